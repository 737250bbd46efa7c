//===- Jackson.h - One machine with heads and tails -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Jackson's preemptive schedule (J. Carlier, The one-machine sequencing
// problem, EJOR 11, 1982): of the jobs that have arrived, always run the one
// with the longest tail. It is the best preemptive schedule, so no schedule of
// the machine is shorter.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_JACKSON_H
#define COMMUTE_SCHEDULE_JACKSON_H

#include "GraphImpl.h"

typedef struct CommuteJob {
  /// No earlier start.
  CommuteCost head;
  /// Time on the machine.
  CommuteCost work;
  /// Time that passes after it before all is done.
  CommuteCost tail;
} CommuteJob;

/// Returns the length of Jackson's preemptive schedule, `zero` for no jobs.
/// Reorders the jobs and uses up their work; `heap` has room for `count`
/// indices. O(count log count).
CommuteCost commuteJacksonBound(CommuteJob *jobs, uint32_t count,
                                uint32_t *heap, CommuteCost zero);

#endif // COMMUTE_SCHEDULE_JACKSON_H
