//===- ReportText.c - Reports for people ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Times are in microseconds throughout, so that the columns of one report, and
// the reports of two orders, can be compared by eye and line by line.
//
//===----------------------------------------------------------------------===//

#include "commute/Report.h"

#include "Cost.h"
#include "Lines.h"
#include "TextComparison.h"

enum {
  COUNT_WIDTH = 12,
  /// Of names in tables, and in a sentence: longer ones are cut off.
  NAME_WIDTH = 32,
  GROUP_WIDTH = 16,
  PHRASE_WIDTH = 30,
  PERCENT_WIDTH = 10,
  BYTES_WIDTH = 14,
};

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

/// The times that a block and a total have.
typedef struct Times {
  CommuteCost makespan;
  CommuteCost compute;
  CommuteCost exposed;
  CommuteCost tail;
  CommuteCost communication;
  CommuteCost lowerBound;
} Times;

/// Writes how long it takes, what that consists of, and what it hides.
static void writeTimes(CommuteLines *lines, const Times *times) {
  commuteLinesWriteLabelled(lines, "makespan", times->makespan);
  commuteLinesWritePercent(
      lines, commuteCostSubtract(times->makespan, times->lowerBound),
      times->lowerBound, "above the lower bound");
  commuteLinesWriteLabelled(lines, "  compute", times->compute);
  commuteLinesWritePercent(lines, times->compute, times->makespan,
                           "of the makespan");
  commuteLinesWriteLabelled(lines, "  exposed", times->exposed);
  commuteLinesWritePercent(lines, times->exposed, times->makespan,
                           "of the makespan: compute waits for communication");
  if (commuteCostGetReal(times->tail) > 0) {
    commuteLinesWriteLabelled(lines, "  tail", times->tail);
    commuteLinesWritePercent(
        lines, times->tail, times->makespan,
        "of the makespan: communication after all compute");
  }
  commuteLinesWriteLabelled(lines, "communication", times->communication);
  commuteLinesWritePercent(lines, times->exposed, times->communication,
                           "of it exposed");
}

static void writeTimeLine(CommuteLines *lines, const char *label,
                          CommuteCost time) {
  commuteLinesWriteLabelled(lines, label, time);
  commuteLinesWrite(lines, "\n");
}

static void writeBounds(CommuteLines *lines, const CommuteBounds *bounds) {
  writeTimeLine(lines, "lower bound", bounds->lowerBound);
  writeTimeLine(lines, "  critical path", bounds->criticalPath);
  writeTimeLine(lines, "  compute", bounds->compute);
  writeTimeLine(lines, "  busiest channel", bounds->channel);
  writeTimeLine(lines, "  heads and tails", bounds->headTail);
}

static void writeVisualizeOverlap(CommuteLines *lines,
                                  const CommuteSimulation *simulation) {
  const char *label = "visualize_overlap";
  if (simulation->hasVisualizeOverlap)
    writeTimeLine(lines, label,
                  commuteCostFromReal(simulation->visualizeOverlap));
  else
    commuteLinesWrite(
        lines, "  %-*s%*s    (two collectives at once, or a wait for none)\n",
        COMMUTE_LINE_LABEL_WIDTH, label, COMMUTE_LINE_TIME_WIDTH, "none");
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

static void writeGroupExposed(CommuteLines *lines,
                              const CommuteReportGroup *group) {
  double exposed = commuteCostGetReal(group->exposed);
  double whole = commuteCostGetReal(group->communication);
  commuteLinesWriteTime(lines, group->exposed);
  if (whole > 0)
    commuteLinesWrite(lines, "%8.1f %%",
                      exposed > 0 ? 100 * exposed / whole : 0.0);
  else
    commuteLinesWrite(lines, "%*s", PERCENT_WIDTH, "");
}

static void writeGroupBytes(CommuteLines *lines, uint64_t bytes) {
  if (bytes == COMMUTE_BYTES_UNKNOWN)
    commuteLinesWrite(lines, "%*s\n", BYTES_WIDTH + 4, "unknown");
  else
    commuteLinesWrite(lines, "%*.3f MiB\n", BYTES_WIDTH,
                      (double)bytes / (1 << 20));
}

static void writeGroups(CommuteLines *lines, const CommuteReport *report) {
  if (report->numGroups == 0)
    return;
  commuteLinesWrite(lines, "  %-*s%*s%*s%*s%*s%*s\n", GROUP_WIDTH + 2,
                    "process group", COUNT_WIDTH, "collectives",
                    COMMUTE_LINE_TIME_WIDTH + 3, "communication",
                    COMMUTE_LINE_TIME_WIDTH + 3, "exposed", PERCENT_WIDTH,
                    "of it", BYTES_WIDTH + 4, "peak in flight");
  for (size_t i = 0; i < report->numGroups; ++i) {
    const CommuteReportGroup *group = &report->groups[i];
    commuteLinesWrite(lines, "    ");
    commuteLinesWriteName(lines, group->name, GROUP_WIDTH, true);
    commuteLinesWrite(lines, "%*u", COUNT_WIDTH,
                      (unsigned)group->numCollectives);
    commuteLinesWriteTime(lines, group->communication);
    writeGroupExposed(lines, group);
    writeGroupBytes(lines, group->peakInFlightBytes);
  }
}

/// Writes how far an operation can move, and what is there.
static void writeLimit(CommuteLines *lines, const CommuteReportLimit *limit,
                       const char *what, const char *direction,
                       const char *border) {
  commuteLinesWrite(lines, "      %s ", what);
  if (limit->distance > 0)
    commuteLinesWrite(lines, "can move %s by %u, ", direction,
                      (unsigned)limit->distance);
  if (!limit->name) {
    commuteLinesWrite(lines, "%s the %s of the block\n",
                      limit->distance > 0 ? "to" : "is at", border);
    return;
  }
  commuteLinesWrite(lines, "%s past \"",
                    limit->distance > 0 ? "not" : "cannot move");
  commuteLinesWriteName(lines, limit->name, PHRASE_WIDTH, false);
  commuteLinesWrite(lines, "\" (%s)", commuteReasonGetName(limit->reason));
  commuteLinesEndAt(lines, limit->location);
}

static void writeMostExposed(CommuteLines *lines, const CommuteReport *report) {
  if (report->numMostExposed == 0)
    return;
  commuteLinesWrite(lines, "  %-*s%-*s%*s%*s\n", NAME_WIDTH + 4, "most exposed",
                    GROUP_WIDTH, "process group", COMMUTE_LINE_TIME_WIDTH + 3,
                    "time", COMMUTE_LINE_TIME_WIDTH + 3, "exposed");
  for (size_t i = 0; i < report->numMostExposed; ++i) {
    const CommuteReportCollective *collective = &report->mostExposed[i];
    commuteLinesWrite(lines, "    ");
    commuteLinesWriteName(lines, collective->name, NAME_WIDTH, true);
    commuteLinesWrite(lines, "  ");
    commuteLinesWriteName(lines, report->groups[collective->group].name,
                          GROUP_WIDTH, true);
    commuteLinesWriteTime(lines,
                          commuteCostSubtract(collective->interval.end,
                                              collective->interval.start));
    commuteLinesWriteTime(lines, collective->exposed);
    commuteLinesEndAt(lines, collective->location);
    writeLimit(lines, &collective->earlier, "start", "up", "top");
    writeLimit(lines, &collective->later, "wait", "down", "end");
  }
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

static void writeCounts(CommuteLines *lines, const CommuteReport *report) {
  commuteLinesWrite(
      lines, "  %u operation%s, %u collective%s, %u wait%s%s\n",
      (unsigned)report->numOperations,
      commuteLinesGetPlural(report->numOperations),
      (unsigned)report->numCollectives,
      commuteLinesGetPlural(report->numCollectives), (unsigned)report->numWaits,
      commuteLinesGetPlural(report->numWaits),
      report->options.singleChannel ? "; one channel for all process groups"
                                    : "");
}

static void writeBlock(CommuteLines *lines, const CommuteReport *report,
                       size_t block) {
  const CommuteSimulation *simulation = &report->simulation;
  commuteLinesWrite(lines, "overlap of block %zu in ", block);
  lines->callback(mlirStringRefCreateFromCString(report->title),
                  lines->userData);
  commuteLinesWrite(lines, "\n");
  writeCounts(lines, report);
  const Times times = {.makespan = simulation->makespan,
                       .compute = simulation->compute,
                       .exposed = simulation->exposed,
                       .tail = report->tail,
                       .communication = simulation->communication,
                       .lowerBound = report->bounds.lowerBound};
  writeTimes(lines, &times);
  writeBounds(lines, &report->bounds);
  writeVisualizeOverlap(lines, simulation);
  commuteLinesWriteBytes(lines, "peak live", simulation->peakLiveBytes);
  commuteLinesWriteBytes(lines, "peak in flight",
                         simulation->peakInFlightBytes);
  writeGroups(lines, report);
  writeMostExposed(lines, report);
}

static void writeTotal(CommuteLines *lines, const CommuteReportSet *set) {
  const CommuteReportTotal *total = &set->total;
  commuteLinesWrite(lines, "overlap of %zu block%s, one after the other\n",
                    total->numBlocks, commuteLinesGetPlural(total->numBlocks));
  commuteLinesWrite(lines, "  %zu collective%s\n", total->numCollectives,
                    commuteLinesGetPlural(total->numCollectives));
  const Times times = {.makespan = total->makespan,
                       .compute = total->compute,
                       .exposed = total->exposed,
                       .tail = total->tail,
                       .communication = total->communication,
                       .lowerBound = total->lowerBound};
  writeTimes(lines, &times);
  writeTimeLine(lines, "lower bound", total->lowerBound);
  commuteLinesWriteBytes(lines, "peak live", total->peakLiveBytes);
  commuteLinesWriteBytes(lines, "peak in flight", total->peakInFlightBytes);
  if (set->before)
    commuteTextComparisonWriteTotal(lines, set);
}

static void writeEntry(CommuteLines *lines, const CommuteReportSet *set,
                       size_t block) {
  const CommuteReportEntry *entry = &set->entries[block];
  writeBlock(lines, entry->report, block);
  if (entry->before)
    commuteTextComparisonWrite(lines, entry, set->beforeName);
}

bool commuteReportWriteText(const CommuteReportSet *set,
                            MlirStringCallback callback, void *userData) {
  CommuteLines lines = {.callback = callback, .userData = userData};
  for (size_t i = 0; i < set->numEntries; ++i)
    writeEntry(&lines, set, i);
  if (set->numEntries == 0) {
    commuteLinesWrite(&lines, "no communication in ");
    callback(mlirStringRefCreateFromCString(set->title), userData);
    commuteLinesWrite(&lines, "\n");
  }
  if (set->total.numBlocks > 1)
    writeTotal(&lines, set);
  return true;
}
