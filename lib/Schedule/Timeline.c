//===- Timeline.c - A sequence that can be changed in windows -------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Timeline.h"

#include <string.h>

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

static double later(double a, double b) { return a < b ? b : a; }

/// Runs a job on `machines`; returns when its data are there. `*stalls` says
/// whether it held the compute machine.
static double runJob(const CommuteTimeline *timeline, double *machines,
                     uint32_t job, bool *stalls) {
  const CommuteProblem *problem = timeline->problem;
  double *cursor = &machines[COMMUTE_COMPUTE_MACHINE];
  unsigned flags = problem->flags[job];
  *stalls = false;
  if (flags == 0) {
    *cursor += problem->costs[job];
    return *cursor;
  }
  double pending = 0;
  for (uint32_t p = problem->predOffsets[job];
       p < problem->predOffsets[job + 1]; ++p)
    if (problem->preds[p].isPending)
      pending = later(pending, timeline->available[problem->preds[p].job]);
  if ((flags & COMMUTE_JOB_WAITS) && *cursor < pending) {
    *cursor = pending;
    *stalls = true;
  }
  if (flags & COMMUTE_JOB_COLLECTIVE) {
    double *freeAt = &machines[problem->machines[job]];
    *freeAt = later(later(*freeAt, *cursor), pending) + problem->costs[job];
    return *freeAt;
  }
  *cursor += problem->costs[job];
  return later(pending, *cursor);
}

static double *getState(const CommuteTimeline *timeline, uint32_t position) {
  return timeline->states + (size_t)position * timeline->problem->numMachines;
}

static void markStall(CommuteTimeline *timeline, uint32_t position,
                      bool stalls) {
  uint64_t bit = UINT64_C(1) << (position & 63);
  if (stalls)
    timeline->stalls[position >> 6] |= bit;
  else
    timeline->stalls[position >> 6] &= ~bit;
}

/// Returns the last position of a job that data of `job` go to.
static uint32_t findLastUse(const CommuteTimeline *timeline, uint32_t job) {
  const CommuteProblem *problem = timeline->problem;
  uint32_t last = 0;
  for (uint32_t s = problem->succOffsets[job];
       s < problem->succOffsets[job + 1]; ++s)
    if (problem->succs[s].isPending &&
        timeline->positions[problem->succs[s].job] > last)
      last = timeline->positions[problem->succs[s].job];
  return last;
}

/// How two states compare.
typedef struct Comparison {
  bool isSooner;
  bool isLater;
} Comparison;

static Comparison compareStates(const CommuteTimeline *timeline,
                                uint32_t position) {
  const double *state = getState(timeline, position);
  Comparison comparison = {.isSooner = false};
  for (uint32_t m = 0; m < timeline->problem->numMachines; ++m) {
    comparison.isSooner |= timeline->machines[m] < state[m];
    comparison.isLater |= timeline->machines[m] > state[m];
  }
  return comparison;
}

/// Evaluates the sequence from `first` on, the window up to `end` new: whether
/// the makespan stays or falls. `*done` is where it stopped; data of the jobs
/// before are overwritten.
static bool evaluate(CommuteTimeline *timeline, uint32_t first, uint32_t end,
                     uint32_t *done) {
  const CommuteProblem *problem = timeline->problem;
  memcpy(timeline->machines, getState(timeline, first),
         problem->numMachines * sizeof *timeline->machines);
  // One past the last use of data that come sooner, and later, than before.
  uint32_t soonerEnd = 0, laterEnd = 0;
  uint32_t i = first;
  Comparison now = {.isSooner = false};
  while (i < problem->numJobs) {
    uint32_t job = timeline->sequence[i];
    bool stalls;
    double before = timeline->savedAvailable[job];
    double available = runJob(timeline, timeline->machines, job, &stalls);
    timeline->available[job] = available;
    if (available != before && problem->flags[job] != 0) {
      uint32_t last = findLastUse(timeline, job) + 1;
      uint32_t *useEnd = available < before ? &soonerEnd : &laterEnd;
      if (*useEnd < last)
        *useEnd = last;
    }
    ++i;
    if (i < end)
      continue;
    now = compareStates(timeline, i);
    if (!now.isLater && laterEnd <= i) {
      *done = i;
      timeline->steps += i - first;
      return true;
    }
    if (!now.isSooner && soonerEnd <= i)
      break;
  }
  *done = i;
  timeline->steps += i - first;
  if (i < problem->numJobs)
    return false;
  double makespan = 0;
  for (uint32_t m = 0; m < problem->numMachines; ++m)
    makespan = later(makespan, timeline->machines[m]);
  return makespan <= timeline->makespan;
}

/// Brings the states up to date from `first` on, the window up to `end` new.
static void commit(CommuteTimeline *timeline, uint32_t first, uint32_t end) {
  const CommuteProblem *problem = timeline->problem;
  double *machines = timeline->machines;
  size_t size = problem->numMachines * sizeof *machines;
  memcpy(machines, getState(timeline, first), size);
  uint32_t useEnd = end;
  for (uint32_t i = first; i < problem->numJobs; ++i) {
    uint32_t job = timeline->sequence[i];
    bool stalls;
    double before = timeline->savedAvailable[job];
    double available = runJob(timeline, machines, job, &stalls);
    timeline->available[job] = available;
    timeline->savedAvailable[job] = available;
    markStall(timeline, i, stalls);
    if (available != before && problem->flags[job] != 0) {
      uint32_t last = findLastUse(timeline, job) + 1;
      if (useEnd < last)
        useEnd = last;
    }
    double *state = getState(timeline, i + 1);
    if (i + 1 >= useEnd && i + 1 < problem->numJobs &&
        memcmp(state, machines, size) == 0)
      return;
    memcpy(state, machines, size);
  }
  timeline->makespan = 0;
  for (uint32_t m = 0; m < problem->numMachines; ++m)
    timeline->makespan = later(timeline->makespan, machines[m]);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void commuteTimelineFinish(CommuteTimeline *timeline) {
  const CommuteAllocator *allocator = timeline->problem->allocator;
  if (timeline->isLimited)
    commuteOccupancyFinish(&timeline->occupancy);
  commuteMemoryRelease(allocator, timeline->replaced);
  commuteMemoryRelease(allocator, timeline->savedAvailable);
  commuteMemoryRelease(allocator, timeline->machines);
  commuteMemoryRelease(allocator, timeline->available);
  commuteMemoryRelease(allocator, timeline->states);
  commuteMemoryRelease(allocator, timeline->stalls);
  commuteMemoryRelease(allocator, timeline->positions);
  commuteMemoryRelease(allocator, timeline->sequence);
}

static bool allocate(CommuteTimeline *timeline) {
  const CommuteProblem *problem = timeline->problem;
  const CommuteAllocator *allocator = problem->allocator;
  size_t numJobs = problem->numJobs;
  timeline->sequence =
      commuteMemoryAllocate(allocator, numJobs, sizeof *timeline->sequence);
  timeline->positions =
      commuteMemoryAllocate(allocator, numJobs, sizeof *timeline->positions);
  timeline->stalls = commuteMemoryAllocateZeroed(allocator, numJobs / 64 + 1,
                                                 sizeof *timeline->stalls);
  timeline->states = commuteMemoryAllocateZeroed(
      allocator, (numJobs + 1) * problem->numMachines,
      sizeof *timeline->states);
  timeline->available =
      commuteMemoryAllocate(allocator, numJobs, sizeof *timeline->available);
  timeline->machines = commuteMemoryAllocate(allocator, problem->numMachines,
                                             sizeof *timeline->machines);
  timeline->savedAvailable = commuteMemoryAllocateZeroed(
      allocator, numJobs, sizeof *timeline->savedAvailable);
  timeline->replaced =
      commuteMemoryAllocate(allocator, numJobs, sizeof *timeline->replaced);
  return timeline->sequence && timeline->positions && timeline->stalls &&
         timeline->states && timeline->available && timeline->machines &&
         timeline->savedAvailable && timeline->replaced;
}

bool commuteTimelineInit(CommuteTimeline *timeline,
                         const CommuteProblem *problem,
                         const CommuteResidents *residents,
                         const uint32_t *sequence) {
  *timeline = (CommuteTimeline){.problem = problem};
  bool isGood = allocate(timeline);
  if (isGood && residents) {
    timeline->isLimited =
        commuteOccupancyInit(&timeline->occupancy, residents, sequence);
    isGood = timeline->isLimited;
  }
  if (!isGood) {
    commuteTimelineFinish(timeline);
    return false;
  }
  memcpy(timeline->sequence, sequence,
         problem->numJobs * sizeof *timeline->sequence);
  for (uint32_t i = 0; i < problem->numJobs; ++i)
    timeline->positions[sequence[i]] = i;
  commit(timeline, 0, problem->numJobs);
  return true;
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

bool commuteTimelineTry(CommuteTimeline *timeline, uint32_t first,
                        const uint32_t *window, uint32_t length) {
  memcpy(timeline->replaced, timeline->sequence + first,
         length * sizeof *window);
  for (uint32_t i = 0; i < length; ++i) {
    timeline->sequence[first + i] = window[i];
    timeline->positions[window[i]] = first + i;
  }
  uint32_t end = first + length, done = first;
  bool fits = !timeline->isLimited ||
              commuteOccupancyFits(&timeline->occupancy, timeline->sequence,
                                   first, end);
  if (fits && evaluate(timeline, first, end, &done)) {
    commit(timeline, first, end);
    if (timeline->isLimited)
      commuteOccupancyCommit(&timeline->occupancy, timeline->sequence, first,
                             end);
    return true;
  }
  for (uint32_t i = first; i < done; ++i) {
    uint32_t job = timeline->sequence[i];
    timeline->available[job] = timeline->savedAvailable[job];
  }
  for (uint32_t i = 0; i < length; ++i) {
    uint32_t job = timeline->replaced[i];
    timeline->sequence[first + i] = job;
    timeline->positions[job] = first + i;
  }
  return false;
}
