//===- Search.h - Improving a sequence by moves ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_SEARCH_H
#define COMMUTE_SCHEDULE_SEARCH_H

#include "Timeline.h"

/// When to stop.
typedef struct CommuteSearchLimits {
  /// Moves tried, and jobs evaluated, at most.
  uint64_t maxMoves;
  uint64_t maxSteps;
  /// A makespan that cannot be improved.
  double bound;
} CommuteSearchLimits;

/// Descends from a legal sequence by moves that do not make it longer. Writes
/// the result over it, and adds the steps taken to `*steps`. Returns false
/// where memory runs out.
bool commuteSearchImprove(const CommuteProblem *problem,
                          const CommuteResidents *residents,
                          const CommuteSearchLimits *limits, uint32_t *sequence,
                          uint64_t *steps);

#endif // COMMUTE_SCHEDULE_SEARCH_H
