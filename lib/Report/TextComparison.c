//===- TextComparison.c - What an order gained, for people ----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "TextComparison.h"

#include "Cost.h"

#include <string.h>

enum {
  NAME_WIDTH = 32,
  FILE_WIDTH = 24,
  PLACES_WIDTH = 10,
  LABEL_WIDTH = 20,
  VALUE_WIDTH = COMMUTE_LINE_TIME_WIDTH + 4,
  CHANGE_WIDTH = 12,
};

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

static void writeHeader(CommuteLines *lines, const char *name) {
  const char *folder = strrchr(name, '/');
  commuteLinesWrite(lines, "  compared with ");
  commuteLinesWriteName(lines, folder ? folder + 1 : name, FILE_WIDTH, false);
  commuteLinesWrite(lines, "\n    %-*s%*s%*s%*s\n", LABEL_WIDTH, "",
                    VALUE_WIDTH, "before", VALUE_WIDTH, "now", CHANGE_WIDTH,
                    "change");
}

/// Ends a line with the change of a figure in percent, if there is one.
static void writeChange(CommuteLines *lines, double before, double now) {
  if (before > 0)
    commuteLinesWrite(lines, "%+*.1f %%\n", CHANGE_WIDTH - 2,
                      100 * (now - before) / before);
  else
    commuteLinesWrite(lines, "%*s\n", CHANGE_WIDTH, now > 0 ? "new" : "-");
}

static void writeTimes(CommuteLines *lines, const char *label,
                       CommuteCost before, CommuteCost now) {
  commuteLinesWrite(lines, "    %-*s ", LABEL_WIDTH, label);
  commuteLinesWriteTime(lines, before);
  commuteLinesWrite(lines, " ");
  commuteLinesWriteTime(lines, now);
  writeChange(lines, commuteCostGetReal(before), commuteCostGetReal(now));
}

static void writeBytesValue(CommuteLines *lines, uint64_t bytes) {
  if (bytes == COMMUTE_BYTES_UNKNOWN)
    commuteLinesWrite(lines, "%*s", VALUE_WIDTH, "unknown");
  else
    commuteLinesWrite(lines, "%*.3f MiB", VALUE_WIDTH - 4,
                      (double)bytes / (1 << 20));
}

static void writeBytes(CommuteLines *lines, const char *label, uint64_t before,
                       uint64_t now) {
  commuteLinesWrite(lines, "    %-*s", LABEL_WIDTH, label);
  writeBytesValue(lines, before);
  writeBytesValue(lines, now);
  if (before == COMMUTE_BYTES_UNKNOWN || now == COMMUTE_BYTES_UNKNOWN)
    commuteLinesWrite(lines, "\n");
  else
    writeChange(lines, (double)before, (double)now);
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

/// How a collective has moved.
typedef struct Move {
  const CommuteReportOperation *now;
  const CommuteReportOperation *before;
  /// By so many places down; up where negative.
  long long start;
  long long wait;
} Move;

/// How many have moved.
typedef struct Counts {
  size_t earlierStarts;
  size_t laterStarts;
  size_t earlierWaits;
  size_t laterWaits;
  size_t newOnes;
} Counts;

static Move getMove(const CommuteReportEntry *entry, size_t index) {
  Move move = {.now = &entry->report->schedule[index]};
  size_t origin = move.now->origin;
  if (origin == COMMUTE_REPORT_NONE)
    return move;
  move.before = &entry->before->schedule[origin];
  move.start = (long long)index - (long long)origin;
  if (move.now->wait != COMMUTE_REPORT_NONE &&
      move.before->wait != COMMUTE_REPORT_NONE)
    move.wait = (long long)move.now->wait - (long long)move.before->wait;
  return move;
}

static void countMove(Counts *counts, const Move *move) {
  counts->newOnes += !move->before;
  counts->earlierStarts += move->start < 0;
  counts->laterStarts += move->start > 0;
  counts->earlierWaits += move->wait < 0;
  counts->laterWaits += move->wait > 0;
}

/// By how much less of it is exposed than was before, or more.
static double getChange(const Move *move) {
  double change = commuteCostGetReal(move->now->exposed) -
                  commuteCostGetReal(move->before->exposed);
  return change < 0 ? -change : change;
}

/// Puts a move among those that changed most; the earlier in the order comes
/// first where they are equal. Returns how many there are.
static size_t rankMove(Move *moves, size_t count, const Move *move) {
  if (!move->before || !(getChange(move) > 0))
    return count;
  size_t rank = count;
  while (rank > 0 && getChange(&moves[rank - 1]) < getChange(move))
    --rank;
  if (rank == COMMUTE_REPORT_MOST_EXPOSED)
    return count;
  if (count < COMMUTE_REPORT_MOST_EXPOSED)
    ++count;
  memmove(&moves[rank + 1], &moves[rank], (count - 1 - rank) * sizeof *moves);
  moves[rank] = *move;
  return count;
}

static void writeCounts(CommuteLines *lines, const Counts *counts) {
  commuteLinesWrite(lines, "    starts: %zu earlier, %zu later",
                    counts->earlierStarts, counts->laterStarts);
  commuteLinesWrite(lines, "; waits: %zu earlier, %zu later",
                    counts->earlierWaits, counts->laterWaits);
  if (counts->newOnes > 0)
    commuteLinesWrite(lines, "; %zu new collective%s", counts->newOnes,
                      commuteLinesGetPlural(counts->newOnes));
  commuteLinesWrite(lines, "\n");
}

static void writeMoves(CommuteLines *lines, const CommuteReportEntry *entry) {
  Move moves[COMMUTE_REPORT_MOST_EXPOSED + 1];
  Counts counts = {.newOnes = 0};
  size_t numMoves = 0;
  for (size_t i = 0; i < entry->report->numScheduled; ++i) {
    if (entry->report->schedule[i].kind != COMMUTE_NODE_COLLECTIVE)
      continue;
    Move move = getMove(entry, i);
    countMove(&counts, &move);
    numMoves = rankMove(moves, numMoves, &move);
  }
  writeCounts(lines, &counts);
  if (numMoves == 0)
    return;
  commuteLinesWrite(lines, "  %-*s%*s%*s%*s%*s\n", NAME_WIDTH + 2,
                    "most changed", PLACES_WIDTH, "start", PLACES_WIDTH, "wait",
                    VALUE_WIDTH, "exposed before", VALUE_WIDTH, "now");
  for (size_t i = 0; i < numMoves; ++i) {
    commuteLinesWrite(lines, "    ");
    commuteLinesWriteName(lines, moves[i].now->name, NAME_WIDTH, true);
    commuteLinesWrite(lines, "%+*lld%+*lld ", PLACES_WIDTH, moves[i].start,
                      PLACES_WIDTH, moves[i].wait);
    commuteLinesWriteTime(lines, moves[i].before->exposed);
    commuteLinesWrite(lines, " ");
    commuteLinesWriteTime(lines, moves[i].now->exposed);
    commuteLinesWrite(lines, "\n");
  }
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

void commuteTextComparisonWrite(CommuteLines *lines,
                                const CommuteReportEntry *entry,
                                const char *name) {
  const CommuteSimulation *before = &entry->before->simulation;
  const CommuteSimulation *now = &entry->report->simulation;
  writeHeader(lines, name);
  writeTimes(lines, "makespan", before->makespan, now->makespan);
  writeTimes(lines, "exposed", before->exposed, now->exposed);
  writeBytes(lines, "peak live", before->peakLiveBytes, now->peakLiveBytes);
  writeBytes(lines, "peak in flight", before->peakInFlightBytes,
             now->peakInFlightBytes);
  writeMoves(lines, entry);
}

void commuteTextComparisonWriteTotal(CommuteLines *lines,
                                     const CommuteReportSet *set) {
  CommuteReportTotal before = {.numBlocks = 0};
  for (size_t i = 0; i < set->numEntries; ++i)
    if (!set->entries[i].isNested)
      commuteReportTotalAdd(&before, set->entries[i].before);
  const CommuteReportTotal *now = &set->total;
  writeHeader(lines, set->beforeName);
  writeTimes(lines, "makespan", before.makespan, now->makespan);
  writeTimes(lines, "exposed", before.exposed, now->exposed);
  writeBytes(lines, "peak live", before.peakLiveBytes, now->peakLiveBytes);
  writeBytes(lines, "peak in flight", before.peakInFlightBytes,
             now->peakInFlightBytes);
}
