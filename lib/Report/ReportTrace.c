//===- ReportTrace.c - Reports for trace viewers --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The JSON object format of Chrome's trace events, as Perfetto reads it. A
// block is a process: thread 0 is its compute stream, thread i + 1 its process
// group i. What a block is compared with is a process before it.
//
//===----------------------------------------------------------------------===//

#include "commute/Report.h"

#include "Cost.h"
#include "Json.h"

#include <stdio.h>

enum { TITLE_SIZE = 512 };

/// A trace that is being written.
typedef struct Trace {
  CommuteJson *json;
  /// Of the block at hand, from 1 on.
  size_t process;
  /// Arrows so far; each has a number of its own.
  size_t numFlows;
} Trace;

static void beginEvent(const Trace *trace, const char *phase, const char *name,
                       size_t thread) {
  CommuteJson *json = trace->json;
  commuteJsonBeginMap(json);
  commuteJsonKey(json, "ph");
  commuteJsonText(json, phase);
  commuteJsonKey(json, "name");
  commuteJsonText(json, name);
  commuteJsonKey(json, "pid");
  commuteJsonSize(json, trace->process);
  commuteJsonKey(json, "tid");
  commuteJsonSize(json, thread);
}

static void writeTimeMember(const Trace *trace, const char *key,
                            CommuteCost time) {
  commuteJsonKey(trace->json, key);
  commuteJsonMicroseconds(trace->json, time);
}

static void beginArguments(const Trace *trace) {
  commuteJsonKey(trace->json, "args");
  commuteJsonBeginMap(trace->json);
}

static void endArguments(const Trace *trace) {
  commuteJsonEndMap(trace->json);
  commuteJsonEndMap(trace->json);
}

/// Names a process or a thread, and places it among the others.
static void writeName(const Trace *trace, const char *what, const char *sort,
                      size_t thread, const char *name) {
  beginEvent(trace, "M", what, thread);
  beginArguments(trace);
  commuteJsonKey(trace->json, "name");
  commuteJsonText(trace->json, name);
  endArguments(trace);
  beginEvent(trace, "M", sort, thread);
  beginArguments(trace);
  commuteJsonKey(trace->json, "sort_index");
  commuteJsonSize(trace->json, thread ? thread : trace->process);
  endArguments(trace);
}

static size_t getThread(const CommuteReportOperation *operation) {
  return operation->kind == COMMUTE_NODE_COLLECTIVE ? operation->group + 1 : 0;
}

static void writeOperation(const Trace *trace,
                           const CommuteReportOperation *operation) {
  static const char *const categories[] = {[COMMUTE_NODE_COMPUTE] = "compute",
                                           [COMMUTE_NODE_COLLECTIVE] =
                                               "collective",
                                           [COMMUTE_NODE_WAIT] = "wait"};
  CommuteJson *json = trace->json;
  beginEvent(trace, "X", operation->name, getThread(operation));
  commuteJsonKey(json, "cat");
  commuteJsonText(json, categories[operation->kind]);
  writeTimeMember(trace, "ts", operation->interval.start);
  writeTimeMember(
      trace, "dur",
      commuteCostSubtract(operation->interval.end, operation->interval.start));
  beginArguments(trace);
  commuteJsonKey(json, "operation");
  commuteJsonText(json, operation->kindName);
  commuteJsonKey(json, "location");
  commuteJsonText(json, operation->location);
  if (operation->kind == COMMUTE_NODE_COLLECTIVE)
    writeTimeMember(trace, "exposed us", operation->exposed);
  endArguments(trace);
}

/// Draws the arrow from a collective to its wait.
static void writeFlow(Trace *trace, const CommuteReportOperation *collective,
                      const CommuteReportOperation *wait) {
  size_t number = ++trace->numFlows;
  beginEvent(trace, "s", "wait", getThread(collective));
  commuteJsonKey(trace->json, "cat");
  commuteJsonText(trace->json, "flow");
  commuteJsonKey(trace->json, "id");
  commuteJsonSize(trace->json, number);
  writeTimeMember(trace, "ts", collective->interval.start);
  commuteJsonEndMap(trace->json);
  beginEvent(trace, "f", "wait", getThread(wait));
  commuteJsonKey(trace->json, "cat");
  commuteJsonText(trace->json, "flow");
  commuteJsonKey(trace->json, "id");
  commuteJsonSize(trace->json, number);
  // To what encloses the point, which is the wait, not to what follows it.
  commuteJsonKey(trace->json, "bp");
  commuteJsonText(trace->json, "e");
  writeTimeMember(trace, "ts", wait->interval.start);
  commuteJsonEndMap(trace->json);
}

static void writeCounter(const Trace *trace, const char *name, CommuteCost time,
                         uint64_t bytes) {
  if (bytes == COMMUTE_BYTES_UNKNOWN)
    return;
  beginEvent(trace, "C", name, 0);
  writeTimeMember(trace, "ts", time);
  beginArguments(trace);
  commuteJsonKey(trace->json, "bytes");
  commuteJsonSize(trace->json, bytes);
  endArguments(trace);
}

/// Writes how many bytes there are, where that changes.
static void writeCounters(const Trace *trace, const CommuteReport *report) {
  const CommuteReportOperation *last = NULL;
  for (size_t i = 0; i < report->numScheduled; ++i) {
    const CommuteReportOperation *operation = &report->schedule[i];
    CommuteCost time = operation->issued;
    if (!last || last->liveBytes != operation->liveBytes)
      writeCounter(trace, "live", time, operation->liveBytes);
    if (!last || last->inFlightBytes != operation->inFlightBytes)
      writeCounter(trace, "in flight", time, operation->inFlightBytes);
    last = operation;
  }
}

static void writeBlock(Trace *trace, const CommuteReport *report,
                       const char *order) {
  char title[TITLE_SIZE];
  ++trace->process;
  (void)snprintf(title, sizeof title, "%s%s", report->title, order);
  writeName(trace, "process_name", "process_sort_index", 0, title);
  writeName(trace, "thread_name", "thread_sort_index", 0, "compute");
  for (size_t i = 0; i < report->numGroups; ++i)
    writeName(trace, "thread_name", "thread_sort_index", i + 1,
              report->groups[i].name);
  for (size_t i = 0; i < report->numScheduled; ++i)
    writeOperation(trace, &report->schedule[i]);
  for (size_t i = 0; i < report->numScheduled; ++i)
    if (report->schedule[i].wait != COMMUTE_REPORT_NONE)
      writeFlow(trace, &report->schedule[i],
                &report->schedule[report->schedule[i].wait]);
  writeCounters(trace, report);
}

bool commuteReportWriteTrace(const CommuteReportSet *set,
                             MlirStringCallback callback, void *userData) {
  Trace trace = {.json = commuteJsonCreate(callback, userData, false)};
  if (!trace.json)
    return false;
  commuteJsonBeginMap(trace.json);
  commuteJsonKey(trace.json, "displayTimeUnit");
  commuteJsonText(trace.json, "ns");
  commuteJsonKey(trace.json, "traceEvents");
  commuteJsonBeginList(trace.json);
  for (size_t i = 0; i < set->numEntries; ++i) {
    const CommuteReportEntry *entry = &set->entries[i];
    if (entry->before)
      writeBlock(&trace, entry->before, ", before");
    writeBlock(&trace, entry->report, "");
  }
  commuteJsonEndList(trace.json);
  commuteJsonEndMap(trace.json);
  return commuteJsonFinish(trace.json);
}
