//===- Timeline.h - A sequence that can be changed in windows -------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A sequence of jobs with the state of all machines before each of them. A
// change of the order within a window is evaluated from the window's start on,
// and no further than to where nothing has changed any more, or to where it is
// clear whether the change is good.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_TIMELINE_H
#define COMMUTE_SCHEDULE_TIMELINE_H

#include "Occupancy.h"
#include "Problem.h"

typedef struct CommuteTimeline {
  const CommuteProblem *problem;
  /// What has to stay below limits, if anything.
  bool isLimited;
  CommuteOccupancy occupancy;
  uint32_t *sequence;
  uint32_t *positions;
  double makespan;
  /// Positions of waits that hold the compute machine: a bit for each.
  uint64_t *stalls;
  /// Machines' times before each position, and at the end: a row for each.
  double *states;
  /// By job: when its data are there.
  double *available;
  // Trials:
  double *machines;
  /// By job, what a trial overwrites; by position, the window before it.
  double *savedAvailable;
  uint32_t *replaced;
  /// Jobs evaluated so far.
  uint64_t steps;
} CommuteTimeline;

/// Makes a timeline of a legal sequence, which is copied. `residents` may be
/// NULL; else the sequence must keep the limits. Returns false where
/// memory runs out; then there is nothing to finish.
bool commuteTimelineInit(CommuteTimeline *timeline,
                         const CommuteProblem *problem,
                         const CommuteResidents *residents,
                         const uint32_t *sequence);

void commuteTimelineFinish(CommuteTimeline *timeline);

/// Puts the jobs of the window from position `first` on into the order of
/// `window`, of `length` jobs, unless the makespan becomes longer or limits of
/// bytes are exceeded. Returns whether it did.
bool commuteTimelineTry(CommuteTimeline *timeline, uint32_t first,
                        const uint32_t *window, uint32_t length);

#endif // COMMUTE_SCHEDULE_TIMELINE_H
