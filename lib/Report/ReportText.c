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

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum {
  LINE_SIZE = 512,
  LABEL_WIDTH = 20,
  TIME_WIDTH = 14,
  COUNT_WIDTH = 12,
  /// Of names in tables, and in a sentence: longer ones are cut off.
  NAME_WIDTH = 32,
  GROUP_WIDTH = 16,
  PHRASE_WIDTH = 30,
  /// Of a character of UTF-8.
  MAX_BYTES = 4,
  /// Of a time as text: the digits of an int64_t or of a finite double.
  TIME_SIZE = 340,
};

/// Where text goes.
typedef struct Writer {
  MlirStringCallback callback;
  void *userData;
} Writer;

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

static void write(const Writer *writer, const char *format, ...)
    COMMUTE_FORMAT(2, 3);

/// Writes formatted text; what does not fit a line's buffer is cut off.
static void write(const Writer *writer, const char *format, ...) {
  char line[LINE_SIZE];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  if (length < 0)
    return;
  size_t written =
      (size_t)length < sizeof line ? (size_t)length : sizeof line - 1;
  writer->callback(mlirStringRefCreate(line, written), writer->userData);
}

/// Formats a time without its unit. Integers are shown to the nanosecond.
static void formatTime(CommuteCost time, char *text) {
  if (time.isReal)
    (void)snprintf(text, TIME_SIZE, "%.3f", time.value.real / 1000);
  else
    (void)snprintf(text, TIME_SIZE, "%lld.%03d",
                   (long long)(time.value.integer / 1000),
                   (int)(time.value.integer % 1000));
}

static void writeTime(const Writer *writer, CommuteCost time) {
  char text[TIME_SIZE];
  formatTime(time, text);
  write(writer, "%*s us", TIME_WIDTH, text);
}

/// Begins a line with a label and a time.
static void writeLabelled(const Writer *writer, const char *label,
                          CommuteCost time) {
  write(writer, "  %-*s", LABEL_WIDTH, label);
  writeTime(writer, time);
}

/// Ends a line with what part of a time another is, and of what.
static void writePercent(const Writer *writer, CommuteCost part,
                         CommuteCost whole, const char *meaning) {
  double dividend = commuteCostGetReal(part);
  double divisor = commuteCostGetReal(whole);
  // The rounding of doubles may leave a bit less than nothing.
  if (divisor > 0)
    write(writer, "%8.1f %% %s\n",
          dividend > 0 ? 100 * dividend / divisor : 0.0, meaning);
  else
    write(writer, "\n");
}

static const char *getPlural(size_t count) { return count == 1 ? "" : "s"; }

/// Counts the bytes of the character of UTF-8 that a name begins with; of text
/// that is no UTF-8, some.
static size_t countBytes(const char *name) {
  size_t count = 1;
  while (count < MAX_BYTES && ((unsigned char)name[count] & 0xC0U) == 0x80U)
    ++count;
  return count;
}

/// Writes a name in at most that many columns, as one line of text; fills them,
/// where asked to.
static void writeName(const Writer *writer, const char *name, size_t width,
                      bool isFilled) {
  static const char ellipsis[] = "...";
  const size_t room = width - (sizeof ellipsis - 1);
  char text[LINE_SIZE];
  size_t length = 0, cutLength = 0, columns = 0;
  for (; *name && columns < width; ++columns) {
    size_t count = countBytes(name);
    if (columns == room)
      cutLength = length;
    memcpy(text + length, name, count);
    if ((unsigned char)text[length] < ' ')
      text[length] = ' ';
    length += count;
    name += count;
  }
  if (*name) {
    memcpy(text + cutLength, ellipsis, sizeof ellipsis - 1);
    length = cutLength + sizeof ellipsis - 1;
  }
  size_t fill = isFilled ? width - columns : 0;
  write(writer, "%.*s%*s", (int)length, text, (int)fill, "");
}

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
static void writeTimes(const Writer *writer, const Times *times) {
  writeLabelled(writer, "makespan", times->makespan);
  writePercent(writer, commuteCostSubtract(times->makespan, times->lowerBound),
               times->lowerBound, "above the lower bound");
  writeLabelled(writer, "  compute", times->compute);
  writePercent(writer, times->compute, times->makespan, "of the makespan");
  writeLabelled(writer, "  exposed", times->exposed);
  writePercent(writer, times->exposed, times->makespan,
               "of the makespan: compute waits for communication");
  if (commuteCostGetReal(times->tail) > 0) {
    writeLabelled(writer, "  tail", times->tail);
    writePercent(writer, times->tail, times->makespan,
                 "of the makespan: communication after all compute");
  }
  writeLabelled(writer, "communication", times->communication);
  writePercent(writer, times->exposed, times->communication, "of it exposed");
}

static void writeTimeLine(const Writer *writer, const char *label,
                          CommuteCost time) {
  writeLabelled(writer, label, time);
  write(writer, "\n");
}

static void writeBounds(const Writer *writer, const CommuteBounds *bounds) {
  writeTimeLine(writer, "lower bound", bounds->lowerBound);
  writeTimeLine(writer, "  critical path", bounds->criticalPath);
  writeTimeLine(writer, "  compute", bounds->compute);
  writeTimeLine(writer, "  busiest channel", bounds->channel);
  writeTimeLine(writer, "  heads and tails", bounds->headTail);
}

static void writeVisualizeOverlap(const Writer *writer,
                                  const CommuteSimulation *simulation) {
  const char *label = "visualize_overlap";
  if (simulation->hasVisualizeOverlap)
    writeTimeLine(writer, label,
                  commuteCostFromReal(simulation->visualizeOverlap));
  else
    write(writer,
          "  %-*s%*s    (two collectives at once, or a wait for none)\n",
          LABEL_WIDTH, label, TIME_WIDTH, "none");
}

static void writeBytes(const Writer *writer, const char *label,
                       uint64_t bytes) {
  if (bytes == COMMUTE_BYTES_UNKNOWN)
    write(writer, "  %-*s%*s    (some sizes are dynamic)\n", LABEL_WIDTH, label,
          TIME_WIDTH, "unknown");
  else
    write(writer, "  %-*s%*.3f MiB (%llu bytes)\n", LABEL_WIDTH, label,
          TIME_WIDTH, (double)bytes / (1 << 20), (unsigned long long)bytes);
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

static void writeGroups(const Writer *writer, const CommuteReport *report) {
  if (report->numGroups == 0)
    return;
  write(writer, "  %-*s%*s%*s%*s\n", GROUP_WIDTH + 2, "process group",
        COUNT_WIDTH, "collectives", TIME_WIDTH + 3, "communication",
        TIME_WIDTH + 3, "exposed");
  for (size_t i = 0; i < report->numGroups; ++i) {
    const CommuteReportGroup *group = &report->groups[i];
    write(writer, "    ");
    writeName(writer, group->name, GROUP_WIDTH, true);
    write(writer, "%*u", COUNT_WIDTH, (unsigned)group->numCollectives);
    writeTime(writer, group->communication);
    writeTime(writer, group->exposed);
    writePercent(writer, group->exposed, group->communication, "of it");
  }
}

/// Writes how far an operation can move, and what is there.
static void writeLimit(const Writer *writer, const CommuteReportLimit *limit,
                       const char *what, const char *direction,
                       const char *border) {
  write(writer, "      %s ", what);
  if (limit->distance > 0)
    write(writer, "can move %s by %u, ", direction, (unsigned)limit->distance);
  if (!limit->name) {
    write(writer, "%s the %s of the block\n",
          limit->distance > 0 ? "to" : "is at", border);
    return;
  }
  write(writer, "%s past \"", limit->distance > 0 ? "not" : "cannot move");
  writeName(writer, limit->name, PHRASE_WIDTH, false);
  write(writer, "\" (%s)\n", commuteReasonGetName(limit->reason));
}

static void writeMostExposed(const Writer *writer,
                             const CommuteReport *report) {
  if (report->numMostExposed == 0)
    return;
  write(writer, "  %-*s%-*s%*s%*s\n", NAME_WIDTH + 4, "most exposed",
        GROUP_WIDTH, "process group", TIME_WIDTH + 3, "time", TIME_WIDTH + 3,
        "exposed");
  for (size_t i = 0; i < report->numMostExposed; ++i) {
    const CommuteReportCollective *collective = &report->mostExposed[i];
    write(writer, "    ");
    writeName(writer, collective->name, NAME_WIDTH, true);
    write(writer, "  ");
    writeName(writer, report->groups[collective->group].name, GROUP_WIDTH,
              true);
    writeTime(writer, commuteCostSubtract(collective->interval.end,
                                          collective->interval.start));
    writeTime(writer, collective->exposed);
    write(writer, "\n");
    writeLimit(writer, &collective->earlier, "start", "up", "top");
    writeLimit(writer, &collective->later, "wait", "down", "end");
  }
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

static void writeCounts(const Writer *writer, const CommuteReport *report) {
  write(writer, "  %u operation%s, %u collective%s, %u wait%s%s\n",
        (unsigned)report->numOperations, getPlural(report->numOperations),
        (unsigned)report->numCollectives, getPlural(report->numCollectives),
        (unsigned)report->numWaits, getPlural(report->numWaits),
        report->options.singleChannel ? "; one channel for all process groups"
                                      : "");
}

void commuteReportPrint(const CommuteReport *report, size_t block,
                        MlirStringCallback callback, void *userData) {
  const Writer writer = {callback, userData};
  const CommuteSimulation *simulation = &report->simulation;
  write(&writer, "overlap of block %zu in ", block);
  callback(mlirStringRefCreateFromCString(report->title), userData);
  write(&writer, "\n");
  writeCounts(&writer, report);
  const Times times = {.makespan = simulation->makespan,
                       .compute = simulation->compute,
                       .exposed = simulation->exposed,
                       .tail = report->tail,
                       .communication = simulation->communication,
                       .lowerBound = report->bounds.lowerBound};
  writeTimes(&writer, &times);
  writeBounds(&writer, &report->bounds);
  writeVisualizeOverlap(&writer, simulation);
  writeBytes(&writer, "peak live", simulation->peakLiveBytes);
  writeBytes(&writer, "peak in flight", simulation->peakInFlightBytes);
  writeGroups(&writer, report);
  writeMostExposed(&writer, report);
}

void commuteReportTotalPrint(const CommuteReportTotal *total,
                             MlirStringCallback callback, void *userData) {
  const Writer writer = {callback, userData};
  write(&writer, "overlap of %zu block%s, one after the other\n",
        total->numBlocks, getPlural(total->numBlocks));
  write(&writer, "  %zu collective%s\n", total->numCollectives,
        getPlural(total->numCollectives));
  const Times times = {.makespan = total->makespan,
                       .compute = total->compute,
                       .exposed = total->exposed,
                       .tail = total->tail,
                       .communication = total->communication,
                       .lowerBound = total->lowerBound};
  writeTimes(&writer, &times);
  writeTimeLine(&writer, "lower bound", total->lowerBound);
  writeBytes(&writer, "peak live", total->peakLiveBytes);
  writeBytes(&writer, "peak in flight", total->peakInFlightBytes);
}
