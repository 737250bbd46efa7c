//===- ReportJson.c - Reports for programs --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// docs/report-format.md says what each member means; its version grows with
// every change that a reader could stumble over.
//
//===----------------------------------------------------------------------===//

#include "commute/Report.h"

#include "Json.h"

enum { VERSION = 1 };

//===----------------------------------------------------------------------===//
// Members
//===----------------------------------------------------------------------===//

static void writeTextMember(CommuteJson *json, const char *key,
                            const char *text) {
  commuteJsonKey(json, key);
  commuteJsonText(json, text);
}

static void writeSizeMember(CommuteJson *json, const char *key,
                            uint64_t value) {
  commuteJsonKey(json, key);
  commuteJsonSize(json, value);
}

static void writeTimeMember(CommuteJson *json, const char *key,
                            CommuteCost time) {
  commuteJsonKey(json, key);
  commuteJsonTime(json, time);
}

static void writeBytesMember(CommuteJson *json, const char *key,
                             uint64_t bytes) {
  commuteJsonKey(json, key);
  commuteJsonBytes(json, bytes);
}

static void writeBoolMember(CommuteJson *json, const char *key, bool value) {
  commuteJsonKey(json, key);
  commuteJsonBool(json, value);
}

/// Writes an index into a schedule; null for COMMUTE_REPORT_NONE.
static void writeIndexMember(CommuteJson *json, const char *key, size_t index) {
  commuteJsonKey(json, key);
  if (index == COMMUTE_REPORT_NONE)
    commuteJsonNull(json);
  else
    commuteJsonSize(json, index);
}

static void beginMapMember(CommuteJson *json, const char *key) {
  commuteJsonKey(json, key);
  commuteJsonBeginMap(json);
}

static void beginListMember(CommuteJson *json, const char *key) {
  commuteJsonKey(json, key);
  commuteJsonBeginList(json);
}

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

static void writeTimes(CommuteJson *json, const CommuteReport *report) {
  const CommuteSimulation *simulation = &report->simulation;
  beginMapMember(json, "times");
  writeTimeMember(json, "makespan_ns", simulation->makespan);
  writeTimeMember(json, "compute_ns", simulation->compute);
  writeTimeMember(json, "exposed_ns", simulation->exposed);
  writeTimeMember(json, "tail_ns", report->tail);
  writeTimeMember(json, "communication_ns", simulation->communication);
  commuteJsonKey(json, "visualize_overlap_ns");
  if (simulation->hasVisualizeOverlap)
    commuteJsonTime(json, commuteCostFromReal(simulation->visualizeOverlap));
  else
    commuteJsonNull(json);
  commuteJsonEndMap(json);
}

static void writeBounds(CommuteJson *json, const CommuteBounds *bounds) {
  beginMapMember(json, "bounds");
  writeTimeMember(json, "lower_bound_ns", bounds->lowerBound);
  writeTimeMember(json, "critical_path_ns", bounds->criticalPath);
  writeTimeMember(json, "compute_ns", bounds->compute);
  writeTimeMember(json, "channel_ns", bounds->channel);
  writeTimeMember(json, "head_tail_ns", bounds->headTail);
  commuteJsonEndMap(json);
}

static void writeMemory(CommuteJson *json, uint64_t peakLive,
                        uint64_t peakInFlight) {
  beginMapMember(json, "memory");
  writeBytesMember(json, "peak_live_bytes", peakLive);
  writeBytesMember(json, "peak_in_flight_bytes", peakInFlight);
  commuteJsonEndMap(json);
}

static void writeGroups(CommuteJson *json, const CommuteReport *report) {
  beginListMember(json, "groups");
  for (size_t i = 0; i < report->numGroups; ++i) {
    const CommuteReportGroup *group = &report->groups[i];
    commuteJsonBeginMap(json);
    writeTextMember(json, "name", group->name);
    writeSizeMember(json, "collectives", group->numCollectives);
    writeTimeMember(json, "communication_ns", group->communication);
    writeTimeMember(json, "exposed_ns", group->exposed);
    writeBytesMember(json, "peak_in_flight_bytes", group->peakInFlightBytes);
    commuteJsonEndMap(json);
  }
  commuteJsonEndList(json);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

static void writeLimit(CommuteJson *json, const char *key,
                       const CommuteReportLimit *limit) {
  beginMapMember(json, key);
  writeSizeMember(json, "distance", limit->distance);
  writeTextMember(json, "blocker", limit->name);
  writeTextMember(json, "reason",
                  limit->name ? commuteReasonGetName(limit->reason) : NULL);
  writeTextMember(json, "location", limit->location);
  commuteJsonEndMap(json);
}

static void writeMostExposed(CommuteJson *json, const CommuteReport *report) {
  beginListMember(json, "most_exposed");
  for (size_t i = 0; i < report->numMostExposed; ++i) {
    const CommuteReportCollective *collective = &report->mostExposed[i];
    commuteJsonBeginMap(json);
    writeTextMember(json, "name", collective->name);
    writeTextMember(json, "location", collective->location);
    writeSizeMember(json, "group", collective->group);
    writeTimeMember(json, "start_ns", collective->interval.start);
    writeTimeMember(json, "end_ns", collective->interval.end);
    writeTimeMember(json, "exposed_ns", collective->exposed);
    writeLimit(json, "earlier", &collective->earlier);
    writeLimit(json, "later", &collective->later);
    commuteJsonEndMap(json);
  }
  commuteJsonEndList(json);
}

static const char *getKindName(const CommuteReportOperation *operation) {
  switch (operation->kind) {
  case COMMUTE_NODE_COMPUTE:
    break;
  case COMMUTE_NODE_COLLECTIVE:
    return "collective";
  case COMMUTE_NODE_WAIT:
    return "wait";
  }
  return "compute";
}

/// Writes what only some operations have.
static void writeCommunication(CommuteJson *json,
                               const CommuteReportOperation *operation) {
  bool isCollective = operation->kind == COMMUTE_NODE_COLLECTIVE;
  if (isCollective) {
    writeBoolMember(json, "also_wait", operation->alsoWait);
    writeSizeMember(json, "group", operation->group);
    writeTimeMember(json, "exposed_ns", operation->exposed);
    writeIndexMember(json, "wait", operation->wait);
  }
  if (operation->kind == COMMUTE_NODE_WAIT || operation->alsoWait) {
    beginMapMember(json, "held");
    writeTimeMember(json, "start_ns", operation->held.start);
    writeTimeMember(json, "end_ns", operation->held.end);
    commuteJsonEndMap(json);
  }
}

/// Writes the schedule; with `isCompared`, where its operations were before.
static void writeSchedule(CommuteJson *json, const CommuteReport *report,
                          bool isCompared) {
  beginListMember(json, "schedule");
  for (size_t i = 0; i < report->numScheduled; ++i) {
    const CommuteReportOperation *operation = &report->schedule[i];
    commuteJsonBeginMap(json);
    writeTextMember(json, "name", operation->name);
    writeTextMember(json, "operation", operation->kindName);
    writeTextMember(json, "location", operation->location);
    writeTextMember(json, "kind", getKindName(operation));
    writeTimeMember(json, "cost_ns", operation->cost);
    writeTimeMember(json, "start_ns", operation->interval.start);
    writeTimeMember(json, "end_ns", operation->interval.end);
    writeCommunication(json, operation);
    writeBytesMember(json, "live_bytes", operation->liveBytes);
    writeBytesMember(json, "in_flight_bytes", operation->inFlightBytes);
    if (isCompared)
      writeIndexMember(json, "before", operation->origin);
    commuteJsonEndMap(json);
  }
  commuteJsonEndList(json);
}

//===----------------------------------------------------------------------===//
// Documents
//===----------------------------------------------------------------------===//

/// Writes the members of a report.
static void writeReport(CommuteJson *json, const CommuteReport *report,
                        bool isCompared) {
  writeTextMember(json, "title", report->title);
  writeTextMember(json, "location", report->location);
  writeSizeMember(json, "operations", report->numOperations);
  writeSizeMember(json, "collectives", report->numCollectives);
  writeSizeMember(json, "waits", report->numWaits);
  writeTimes(json, report);
  writeBounds(json, &report->bounds);
  writeMemory(json, report->simulation.peakLiveBytes,
              report->simulation.peakInFlightBytes);
  writeGroups(json, report);
  writeMostExposed(json, report);
  writeSchedule(json, report, isCompared);
}

static void writeBlocks(CommuteJson *json, const CommuteReportSet *set) {
  beginListMember(json, "blocks");
  for (size_t i = 0; i < set->numEntries; ++i) {
    commuteJsonBeginMap(json);
    const CommuteReportEntry *entry = &set->entries[i];
    writeBoolMember(json, "nested", entry->isNested);
    writeReport(json, entry->report, entry->before != NULL);
    if (entry->before) {
      beginMapMember(json, "before");
      writeReport(json, entry->before, false);
      commuteJsonEndMap(json);
    }
    commuteJsonEndMap(json);
  }
  commuteJsonEndList(json);
}

static void writeTotal(CommuteJson *json, const CommuteReportTotal *total) {
  commuteJsonBeginMap(json);
  writeSizeMember(json, "blocks", total->numBlocks);
  writeSizeMember(json, "collectives", total->numCollectives);
  beginMapMember(json, "times");
  writeTimeMember(json, "makespan_ns", total->makespan);
  writeTimeMember(json, "compute_ns", total->compute);
  writeTimeMember(json, "exposed_ns", total->exposed);
  writeTimeMember(json, "tail_ns", total->tail);
  writeTimeMember(json, "communication_ns", total->communication);
  writeTimeMember(json, "lower_bound_ns", total->lowerBound);
  commuteJsonEndMap(json);
  writeMemory(json, total->peakLiveBytes, total->peakInFlightBytes);
  commuteJsonEndMap(json);
}

bool commuteReportWriteJson(const CommuteReportSet *set,
                            MlirStringCallback callback, void *userData) {
  CommuteJson *json = commuteJsonCreate(callback, userData, true);
  if (!json)
    return false;
  commuteJsonBeginMap(json);
  writeTextMember(json, "schema", "commute-overlap-report");
  writeSizeMember(json, "version", VERSION);
  writeTextMember(json, "title", set->title);
  writeBoolMember(json, "single_channel", set->singleChannel);
  writeBlocks(json, set);
  commuteJsonKey(json, "total");
  writeTotal(json, &set->total);
  if (set->before) {
    beginMapMember(json, "before");
    writeTextMember(json, "name", set->beforeName);
    commuteJsonKey(json, "total");
    writeTotal(json, &set->before->total);
    commuteJsonEndMap(json);
  }
  commuteJsonEndMap(json);
  return commuteJsonFinish(json);
}
