//===- LastOfSet.h - Bounds from the last job of a set --------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Take some jobs of one machine. In any schedule one of them, e, is the last.
// What its machine runs after e, with all that comes after that or after e, is
// a closed set; the machine runs all of the rest before, and of another machine
// all that is in the set runs after. So the schedule takes at least the work of
// the one machine outside and of the other inside, of the best closed set there
// is for e; and of some e.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_LASTOFSET_H
#define COMMUTE_SCHEDULE_LASTOFSET_H

#include "MinimumCut.h"

typedef struct CommuteLastOfSet {
  const CommuteRelaxation *relaxation;
  CommuteCut cut;
  uint8_t *sides;
  /// By job: its work where it counts outside, and inside; else 0.
  int64_t *outerWorks;
  int64_t *innerWorks;
  /// By job: the longest path from the end of e to its start.
  int64_t *paths;
  /// By job: the shortest time from the end of e to its start, where it comes
  /// after a job of the machine that is after e.
  int64_t *leads;
  /// By job: whether it is in the set, and how many members come after it.
  bool *isMember;
  uint32_t *numBehind;
  /// Members with none behind, and what was found for them.
  uint32_t *lasts;
  int64_t *values;
} CommuteLastOfSet;

/// False where memory runs out. The relaxation must outlive it.
bool commuteLastOfSetInit(CommuteLastOfSet *lastOfSet,
                          const CommuteRelaxation *relaxation);

/// Takes what an Init left, whatever came of it, and what is all zero.
void commuteLastOfSetFinish(CommuteLastOfSet *lastOfSet);

/// Returns the highest bound that sets of jobs give, if it is above `bound`,
/// else `bound`. Heads and tails are by job. Stops where the bound comes to
/// `enough`. Takes what is done from `*stepsLeft`.
int64_t commuteLastOfSetBound(CommuteLastOfSet *lastOfSet, const int64_t *heads,
                              const int64_t *tails, int64_t bound,
                              int64_t enough, uint64_t *stepsLeft);

#endif // COMMUTE_SCHEDULE_LASTOFSET_H
