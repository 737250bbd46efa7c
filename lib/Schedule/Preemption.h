//===- Preemption.h - Jackson's schedule in ticks -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// As Jackson.h, for those who ask many times: jobs by number, times as plain
// integers, and no sorting.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_PREEMPTION_H
#define COMMUTE_SCHEDULE_PREEMPTION_H

#include <stdint.h>

/// What the numbers of jobs stand for, and scratch memory.
typedef struct CommutePreemption {
  const int64_t *heads;
  const int64_t *works;
  const int64_t *tails;
  /// By job, and room for as many numbers as there are jobs.
  int64_t *rests;
  uint32_t *heap;
} CommutePreemption;

/// Returns the length of Jackson's preemptive schedule of `jobs`, which are by
/// increasing head; 0 for none.
int64_t commutePreemptionBound(const CommutePreemption *preemption,
                               const uint32_t *jobs, uint32_t count);

#endif // COMMUTE_SCHEDULE_PREEMPTION_H
