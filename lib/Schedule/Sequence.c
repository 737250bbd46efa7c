//===- Sequence.c - Orders of jobs ----------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Sequence.h"
#include "TimeHeap.h"

#include <string.h>

struct CommuteSequencer {
  const CommuteProblem *problem;
  /// By job, borrowed.
  const double *costs;
  /// Borrowed, of the walk that measures, or NULL.
  CommuteContention *contention;
  /// The machines' state: of compute, then of channels.
  double *freeAt;
  /// By job: when its data are there.
  double *available;
  // Realising:
  /// By job: arcs into it from jobs that are not in the result.
  uint32_t *degrees;
  /// The collectives, each machine's in a row, and the next of each machine.
  uint32_t *rows;
  uint32_t *nexts;
  uint32_t *rowEnds;
  /// Machines whose next collective can be issued, by when they are free.
  CommuteTimeEntry *issuable;
  uint32_t numIssuable;
  uint32_t *result;
  uint32_t end;
};

void commuteSequencerDestroy(CommuteSequencer *sequencer) {
  if (!sequencer)
    return;
  const CommuteAllocator *allocator = sequencer->problem->allocator;
  commuteMemoryRelease(allocator, sequencer->issuable);
  commuteMemoryRelease(allocator, sequencer->rowEnds);
  commuteMemoryRelease(allocator, sequencer->nexts);
  commuteMemoryRelease(allocator, sequencer->rows);
  commuteMemoryRelease(allocator, sequencer->degrees);
  commuteMemoryRelease(allocator, sequencer->available);
  commuteMemoryRelease(allocator, sequencer->freeAt);
  commuteMemoryRelease(allocator, sequencer);
}

CommuteSequencer *commuteSequencerCreate(const CommuteProblem *problem) {
  const CommuteAllocator *allocator = problem->allocator;
  size_t numJobs = problem->numJobs, numMachines = problem->numMachines;
  CommuteSequencer *sequencer =
      commuteMemoryAllocateZeroed(allocator, 1, sizeof *sequencer);
  if (!sequencer)
    return NULL;
  sequencer->problem = problem;
  sequencer->freeAt =
      commuteMemoryAllocate(allocator, numMachines, sizeof *sequencer->freeAt);
  sequencer->available =
      commuteMemoryAllocate(allocator, numJobs, sizeof *sequencer->available);
  sequencer->degrees =
      commuteMemoryAllocate(allocator, numJobs, sizeof *sequencer->degrees);
  sequencer->rows =
      commuteMemoryAllocate(allocator, numJobs, sizeof *sequencer->rows);
  sequencer->nexts =
      commuteMemoryAllocate(allocator, numMachines, sizeof *sequencer->nexts);
  sequencer->rowEnds =
      commuteMemoryAllocate(allocator, numMachines, sizeof *sequencer->rowEnds);
  sequencer->issuable = commuteMemoryAllocate(allocator, numMachines,
                                              sizeof *sequencer->issuable);
  if (sequencer->freeAt && sequencer->available && sequencer->degrees &&
      sequencer->rows && sequencer->nexts && sequencer->rowEnds &&
      sequencer->issuable)
    return sequencer;
  commuteSequencerDestroy(sequencer);
  return NULL;
}

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

static double later(double a, double b) { return a < b ? b : a; }

void commuteSequencerStart(CommuteSequencer *sequencer, const double *costs) {
  sequencer->costs = costs;
  for (uint32_t m = 0; m < sequencer->problem->numMachines; ++m)
    sequencer->freeAt[m] = 0;
}

/// Returns when the data that a job takes are there; 0 where it takes none.
static double findPending(const CommuteSequencer *sequencer, uint32_t job) {
  const CommuteProblem *problem = sequencer->problem;
  double pending = 0;
  if (problem->flags[job] != 0)
    for (uint32_t p = problem->predOffsets[job];
         p < problem->predOffsets[job + 1]; ++p)
      if (problem->preds[p].isPending)
        pending = later(pending, sequencer->available[problem->preds[p].job]);
  return pending;
}

/// Returns when the compute machine is done with a job, were it run now.
static double findEnd(const CommuteSequencer *sequencer, uint32_t job) {
  double cursor = sequencer->freeAt[COMMUTE_COMPUTE_MACHINE];
  if (commuteJobWaits(sequencer->problem, job))
    cursor = later(cursor, findPending(sequencer, job));
  return cursor + sequencer->costs[job];
}

double commuteSequencerRun(CommuteSequencer *sequencer, uint32_t job) {
  const CommuteProblem *problem = sequencer->problem;
  double *cursor = &sequencer->freeAt[COMMUTE_COMPUTE_MACHINE];
  double pending = findPending(sequencer, job);
  if (commuteJobWaits(problem, job))
    *cursor = later(*cursor, pending);
  double end;
  if (commuteJobIsCollective(problem, job)) {
    double *freeAt = &sequencer->freeAt[problem->machines[job]];
    double start = later(later(*freeAt, *cursor), pending);
    end = start + sequencer->costs[job];
    *freeAt = end;
    pending = end;
    if (sequencer->contention)
      commuteContentionAdd(sequencer->contention, start, end);
  } else if (sequencer->contention && !commuteJobWaits(problem, job)) {
    end = commuteContentionRun(sequencer->contention, *cursor,
                               sequencer->costs[job]);
    *cursor = end;
    pending = later(pending, end);
  } else {
    end = *cursor + sequencer->costs[job];
    *cursor = end;
    pending = later(pending, end);
  }
  sequencer->available[job] = pending;
  return end;
}

bool commuteSequencerWouldStall(const CommuteSequencer *sequencer,
                                uint32_t job) {
  return commuteJobWaits(sequencer->problem, job) &&
         sequencer->freeAt[COMMUTE_COMPUTE_MACHINE] <
             findPending(sequencer, job);
}

double commuteSequencerMeasure(CommuteSequencer *sequencer, const double *costs,
                               CommuteContention *contention,
                               const uint32_t *sequence) {
  commuteSequencerStart(sequencer, costs);
  sequencer->contention = contention;
  if (contention)
    commuteContentionReset(contention);
  double makespan = 0;
  for (uint32_t i = 0; i < sequencer->problem->numJobs; ++i)
    makespan = later(makespan, commuteSequencerRun(sequencer, sequence[i]));
  sequencer->contention = NULL;
  return makespan;
}

//===----------------------------------------------------------------------===//
// Realising
//===----------------------------------------------------------------------===//

/// Sorts the collectives into rows by machine.
static void fillRows(CommuteSequencer *sequencer, const uint32_t *sequence) {
  const CommuteProblem *problem = sequencer->problem;
  memset(sequencer->rowEnds, 0,
         problem->numMachines * sizeof *sequencer->rowEnds);
  for (uint32_t j = 0; j < problem->numJobs; ++j)
    ++sequencer->rowEnds[problem->machines[j]];
  uint32_t first = 0;
  for (uint32_t m = 0; m < problem->numMachines; ++m) {
    uint32_t count = sequencer->rowEnds[m];
    sequencer->nexts[m] = first;
    sequencer->rowEnds[m] = first;
    first += count;
  }
  for (uint32_t i = 0; i < problem->numJobs; ++i) {
    uint32_t m = problem->machines[sequence[i]];
    sequencer->rows[sequencer->rowEnds[m]++] = sequence[i];
  }
}

/// Enters a channel whose next collective can be issued.
static void enterChannel(CommuteSequencer *sequencer, uint32_t m) {
  if (m == COMMUTE_COMPUTE_MACHINE ||
      sequencer->nexts[m] == sequencer->rowEnds[m] ||
      sequencer->degrees[sequencer->rows[sequencer->nexts[m]]] != 0)
    return;
  commuteTimeHeapPush(
      sequencer->issuable, &sequencer->numIssuable,
      (CommuteTimeEntry){.time = sequencer->freeAt[m], .number = m});
}

static void append(CommuteSequencer *sequencer, uint32_t job) {
  const CommuteProblem *problem = sequencer->problem;
  commuteSequencerRun(sequencer, job);
  sequencer->result[sequencer->end++] = job;
  uint32_t own = problem->machines[job];
  ++sequencer->nexts[own];
  for (uint32_t s = problem->succOffsets[job];
       s < problem->succOffsets[job + 1]; ++s) {
    uint32_t succ = problem->succs[s].job;
    uint32_t m = problem->machines[succ];
    // The channel's own next one is entered below.
    if (--sequencer->degrees[succ] == 0 && m != own &&
        sequencer->rows[sequencer->nexts[m]] == succ)
      enterChannel(sequencer, m);
  }
  enterChannel(sequencer, own);
}

/// Issues the next collective of the channel that is free first.
static void issue(CommuteSequencer *sequencer) {
  uint32_t m = sequencer->issuable[0].number;
  commuteTimeHeapPop(sequencer->issuable, &sequencer->numIssuable);
  append(sequencer, sequencer->rows[sequencer->nexts[m]]);
}

void commuteSequencerRealise(CommuteSequencer *sequencer,
                             const uint32_t *sequence, bool late,
                             uint32_t *result) {
  const CommuteProblem *problem = sequencer->problem;
  sequencer->result = result;
  sequencer->end = 0;
  sequencer->numIssuable = 0;
  commuteSequencerStart(sequencer, problem->costs);
  fillRows(sequencer, sequence);
  for (uint32_t j = 0; j < problem->numJobs; ++j)
    sequencer->degrees[j] =
        problem->predOffsets[j + 1] - problem->predOffsets[j];
  for (uint32_t m = 1; m < problem->numMachines; ++m)
    enterChannel(sequencer, m);

  uint32_t computeEnd = sequencer->rowEnds[COMMUTE_COMPUTE_MACHINE];
  for (uint32_t i = 0; i < computeEnd; ++i) {
    uint32_t job = sequencer->rows[i];
    while (sequencer->degrees[job] != 0)
      issue(sequencer);
    double end = findEnd(sequencer, job);
    while (sequencer->numIssuable > 0 &&
           (!late || sequencer->issuable[0].time < end))
      issue(sequencer);
    append(sequencer, job);
  }
  while (sequencer->numIssuable > 0)
    issue(sequencer);
}
