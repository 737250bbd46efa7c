//===- Heads.c - Least starts of jobs -------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Heads.h"
#include "Bitset.h"
#include "Preemption.h"

#include <string.h>

void commuteHeadsFinish(CommuteHeads *heads) {
  if (!heads->relaxation)
    return;
  const CommuteAllocator *allocator = heads->relaxation->allocator;
  commuteMemoryRelease(allocator, heads->heap);
  commuteMemoryRelease(allocator, heads->list);
  commuteMemoryRelease(allocator, heads->rows);
  commuteMemoryRelease(allocator, heads->machines);
  commuteMemoryRelease(allocator, heads->paths);
  commuteMemoryRelease(allocator, heads->rests);
}

/// Gives each machine a row as long as it has jobs.
static void layOutMachines(CommuteHeads *heads) {
  const CommuteRelaxation *relaxation = heads->relaxation;
  for (uint32_t v = 0; v < relaxation->numJobs; ++v)
    if (relaxation->machines[v] != COMMUTE_NO_MACHINE)
      ++heads->machines[relaxation->machines[v]].count;
  uint32_t *row = heads->rows;
  for (uint32_t m = 0; m < relaxation->numMachines; ++m) {
    heads->machines[m].jobs = row;
    row += heads->machines[m].count;
  }
}

bool commuteHeadsInit(CommuteHeads *heads,
                      const CommuteRelaxation *relaxation) {
  const CommuteAllocator *allocator = relaxation->allocator;
  size_t numJobs = relaxation->numJobs;
  *heads = (CommuteHeads){.relaxation = relaxation};
  heads->rests =
      commuteMemoryAllocate(allocator, numJobs, sizeof *heads->rests);
  heads->paths =
      commuteMemoryAllocate(allocator, numJobs, sizeof *heads->paths);
  heads->machines = commuteMemoryAllocateZeroed(
      allocator, relaxation->numMachines, sizeof *heads->machines);
  heads->rows = commuteMemoryAllocate(allocator, numJobs, sizeof *heads->rows);
  heads->list = commuteMemoryAllocate(allocator, numJobs, sizeof *heads->list);
  heads->heap = commuteMemoryAllocate(allocator, numJobs, sizeof *heads->heap);
  if (!heads->rests || !heads->paths || !heads->machines || !heads->rows ||
      !heads->list || !heads->heap)
    return false;
  layOutMachines(heads);
  return true;
}

//===----------------------------------------------------------------------===//
// Machines
//===----------------------------------------------------------------------===//

/// Bounds one machine; `jobs` are by increasing head.
static int64_t boundMachine(CommuteHeads *heads, const int64_t *values,
                            const int64_t *tails, const uint32_t *jobs,
                            uint32_t count) {
  CommutePreemption preemption = {.heads = values,
                                  .works = heads->relaxation->works,
                                  .tails = tails,
                                  .rests = heads->rests,
                                  .heap = heads->heap};
  return commutePreemptionBound(&preemption, jobs, count);
}

/// Adds a job to the row of its machine. Heads grow along the topological
/// numbers, so that its place is mostly near the end.
static void insertJob(CommuteHeads *heads, const int64_t *values, uint32_t v) {
  if (heads->relaxation->machines[v] == COMMUTE_NO_MACHINE)
    return;
  CommuteMachineJobs *machine =
      &heads->machines[heads->relaxation->machines[v]];
  uint32_t place = machine->count++;
  for (; place > 0 && values[machine->jobs[place - 1]] > values[v]; --place)
    machine->jobs[place] = machine->jobs[place - 1];
  machine->jobs[place] = v;
}

//===----------------------------------------------------------------------===//
// Ancestors
//===----------------------------------------------------------------------===//

/// Finds the longest path from the end of each ancestor to the start of `v`.
/// Returns the number of steps.
static uint64_t findPaths(CommuteHeads *heads, uint32_t v) {
  const CommuteRelaxation *relaxation = heads->relaxation;
  const uint32_t *offsets = relaxation->offsets;
  uint32_t count =
      commuteBitsetList(commuteRelaxationGetAncestors(relaxation, v),
                        relaxation->numWords, heads->list);
  for (uint32_t i = 0; i < count; ++i)
    heads->paths[heads->list[i]] = 0;
  uint64_t numSteps = relaxation->numWords;
  for (uint32_t i = count; i-- > 0;) {
    uint32_t u = heads->list[i];
    int64_t path = heads->paths[u] + relaxation->works[u];
    for (uint32_t a = offsets[u]; a < offsets[u + 1]; ++a)
      if (heads->paths[relaxation->preds[a]] < path)
        heads->paths[relaxation->preds[a]] = path;
    numSteps += 1 + offsets[u + 1] - offsets[u];
  }
  return numSteps;
}

/// Returns the largest bound of a machine's jobs among the ancestors of `v`.
static int64_t boundAncestors(CommuteHeads *heads, const int64_t *values,
                              uint32_t v) {
  const uint64_t *ancestors =
      commuteRelaxationGetAncestors(heads->relaxation, v);
  int64_t bound = 0;
  for (uint32_t m = 0; m < heads->relaxation->numMachines; ++m) {
    const CommuteMachineJobs *machine = &heads->machines[m];
    uint32_t count = 0;
    for (uint32_t i = 0; i < machine->count; ++i)
      if (commuteBitsetHas(ancestors, machine->jobs[i]))
        heads->list[count++] = machine->jobs[i];
    int64_t length =
        boundMachine(heads, values, heads->paths, heads->list, count);
    if (bound < length)
      bound = length;
  }
  return bound;
}

void commuteHeadsRaise(CommuteHeads *heads, int64_t *values,
                       uint64_t *stepsLeft) {
  const CommuteRelaxation *relaxation = heads->relaxation;
  const uint32_t *offsets = relaxation->offsets;
  for (uint32_t m = 0; m < relaxation->numMachines; ++m)
    heads->machines[m].count = 0;
  for (uint32_t v = 0; v < relaxation->numJobs; ++v) {
    for (uint32_t a = offsets[v]; a < offsets[v + 1]; ++a) {
      uint32_t pred = relaxation->preds[a];
      if (values[v] < values[pred] + relaxation->works[pred])
        values[v] = values[pred] + relaxation->works[pred];
    }
    // With one job right before it, the bound for that one says it all.
    if (offsets[v + 1] - offsets[v] > 1 && *stepsLeft > 0) {
      commuteStepsTake(stepsLeft, findPaths(heads, v) + v);
      int64_t bound = boundAncestors(heads, values, v);
      if (values[v] < bound)
        values[v] = bound;
    }
    insertJob(heads, values, v);
  }
}

int64_t commuteHeadsBound(CommuteHeads *heads, const int64_t *values,
                          const int64_t *tails) {
  const CommuteRelaxation *relaxation = heads->relaxation;
  int64_t bound = 0;
  for (uint32_t m = 0; m < relaxation->numMachines; ++m)
    heads->machines[m].count = 0;
  for (uint32_t v = 0; v < relaxation->numJobs; ++v) {
    int64_t path = values[v] + relaxation->works[v] + tails[v];
    if (bound < path)
      bound = path;
    insertJob(heads, values, v);
  }
  for (uint32_t m = 0; m < relaxation->numMachines; ++m) {
    int64_t length = boundMachine(heads, values, tails, heads->machines[m].jobs,
                                  heads->machines[m].count);
    if (bound < length)
      bound = length;
  }
  return bound;
}
