//===- Set.c - Reports of several blocks ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Cost.h"

#include "commute/Report.h"

#include <stdlib.h>

enum { INITIAL_CAPACITY = 8 };

//===----------------------------------------------------------------------===//
// Totals
//===----------------------------------------------------------------------===//

static uint64_t maxBytes(uint64_t a, uint64_t b) { return a > b ? a : b; }

void commuteReportTotalAdd(CommuteReportTotal *total,
                           const CommuteReport *report) {
  const CommuteSimulation *simulation = &report->simulation;
  ++total->numBlocks;
  total->numCollectives += report->numCollectives;
  total->makespan = commuteCostAdd(total->makespan, simulation->makespan);
  total->compute = commuteCostAdd(total->compute, simulation->compute);
  total->exposed = commuteCostAdd(total->exposed, simulation->exposed);
  total->tail = commuteCostAdd(total->tail, report->tail);
  total->communication =
      commuteCostAdd(total->communication, simulation->communication);
  total->lowerBound =
      commuteCostAdd(total->lowerBound, report->bounds.lowerBound);
  // An unknown number is the greatest one.
  total->peakLiveBytes =
      maxBytes(total->peakLiveBytes, simulation->peakLiveBytes);
  total->peakInFlightBytes =
      maxBytes(total->peakInFlightBytes, simulation->peakInFlightBytes);
}

//===----------------------------------------------------------------------===//
// Sets
//===----------------------------------------------------------------------===//

bool commuteReportSetAdd(CommuteReportSet *set, CommuteReport *report,
                         bool isNested) {
  if (set->numEntries == set->capacity) {
    size_t capacity = set->capacity ? 2 * set->capacity : INITIAL_CAPACITY;
    CommuteReportEntry *entries =
        realloc(set->entries, capacity * sizeof *entries);
    if (!entries) {
      commuteReportDestroy(report);
      return false;
    }
    set->entries = entries;
    set->capacity = capacity;
  }
  set->entries[set->numEntries++] =
      (CommuteReportEntry){.report = report, .isNested = isNested};
  if (!isNested)
    commuteReportTotalAdd(&set->total, report);
  return true;
}

void commuteReportSetFinish(CommuteReportSet *set) {
  for (size_t i = 0; i < set->numEntries; ++i)
    commuteReportDestroy(set->entries[i].report);
  free(set->entries);
  *set = (CommuteReportSet){.entries = NULL};
}
