//===- Heads.h - Least starts of jobs -------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_HEADS_H
#define COMMUTE_SCHEDULE_HEADS_H

#include "Relaxation.h"

/// A row of the jobs of one machine.
typedef struct CommuteMachineJobs {
  uint32_t *jobs;
  uint32_t count;
} CommuteMachineJobs;

/// Memory for Jackson's schedule on all machines of a relaxation.
typedef struct CommuteHeads {
  const CommuteRelaxation *relaxation;
  /// By job: what is left to run of it, and how long it is from its end to the
  /// start of the job that is looked at.
  int64_t *rests;
  int64_t *paths;
  /// By machine: its jobs, by increasing head as far as known.
  CommuteMachineJobs *machines;
  uint32_t *rows;
  uint32_t *list;
  uint32_t *heap;
} CommuteHeads;

/// False where memory runs out. The relaxation must outlive it.
bool commuteHeadsInit(CommuteHeads *heads, const CommuteRelaxation *relaxation);

/// Takes what an Init left, whatever came of it, and what is all zero.
void commuteHeadsFinish(CommuteHeads *heads);

/// Raises heads, one per job, all at least 0, to what they can be proved to be
/// at least: longest paths, and Jackson's bound for the ancestors of a job on
/// each machine, with the longest paths to the job for tails. Takes what is
/// done from `*stepsLeft`; where that comes to 0 the other heads follow from
/// paths alone.
void commuteHeadsRaise(CommuteHeads *heads, int64_t *values,
                       uint64_t *stepsLeft);

/// Returns the largest of Jackson's bounds of the machines, and of the paths
/// through a job, with these heads and tails.
int64_t commuteHeadsBound(CommuteHeads *heads, const int64_t *values,
                          const int64_t *tails);

#endif // COMMUTE_SCHEDULE_HEADS_H
