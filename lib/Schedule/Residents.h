//===- Residents.h - What has to stay below limits ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Live bytes, and bytes or numbers of collectives in flight, are all of one
// kind: a resource with a limit, and items that take up some of it from the
// first of some jobs to the last of others.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_RESIDENTS_H
#define COMMUTE_SCHEDULE_RESIDENTS_H

#include "Problem.h"
#include "commute/Optimize.h"

typedef struct CommuteItem {
  uint64_t bytes;
  uint32_t resource;
  /// Is gone before the last job that ends it runs, not after.
  bool endsBefore;
  /// Stays to the end.
  bool stays;
} CommuteItem;

typedef struct CommuteResidents {
  const CommuteProblem *problem;
  uint32_t numResources;
  /// What the items of each resource may take up in all, at most.
  uint64_t *limits;
  /// Which of them is live bytes; none where that is not below numResources.
  uint32_t memory;
  uint32_t numItems;
  CommuteItem *items;
  /// What all items together take up.
  uint64_t total;
  /// Items that each job begins, or ends, if it is the first, or the last, of
  /// those that do: compressed rows.
  uint32_t *beginOffsets;
  uint32_t *begins;
  uint32_t *endOffsets;
  uint32_t *ends;
  /// By item: the number of jobs that end it.
  uint32_t *numEnds;
} CommuteResidents;

/// Planning adds and subtracts in signed numbers.
#define COMMUTE_MAX_TOTAL (UINT64_C(1) << 60)

/// Collects what the options limit, in the graph that the problem was made of;
/// the limits are those of the options. Storages of unknown size take up
/// nothing. Returns false where memory runs out; then there is nothing to
/// finish.
bool commuteResidentsInit(CommuteResidents *residents,
                          const CommuteProblem *problem,
                          const CommuteGraph *graph,
                          const CommuteOptimizeOptions *options);

void commuteResidentsFinish(CommuteResidents *residents);

/// Computes the highest sum of each resource in a legal sequence. Returns false
/// where memory runs out.
bool commuteResidentsFindPeaks(const CommuteResidents *residents,
                               const uint32_t *sequence, uint64_t *peaks);

/// Whether peaks keep all limits.
bool commuteResidentsFit(const CommuteResidents *residents,
                         const uint64_t *peaks);

#endif // COMMUTE_SCHEDULE_RESIDENTS_H
