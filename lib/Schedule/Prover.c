//===- Prover.c - Lower bounds of a relaxation ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What holds for heads holds for tails in the mirror image: the tail of job v
// is the head of job numJobs - 1 - v there.
//
//===----------------------------------------------------------------------===//

#include "Prover.h"
#include "Heads.h"
#include "LastOfSet.h"

void commuteProverFinish(CommuteProver *prover) {
  const CommuteAllocator *allocator = prover->relaxation.allocator;
  if (!allocator)
    return;
  commuteMemoryRelease(allocator, prover->tails);
  commuteMemoryRelease(allocator, prover->heads);
  commuteRelaxationFinish(&prover->relaxation);
}

static bool initTimes(CommuteProver *prover) {
  const CommuteAllocator *allocator = prover->relaxation.allocator;
  size_t numJobs = prover->relaxation.numJobs;
  prover->heads =
      commuteMemoryAllocateZeroed(allocator, numJobs, sizeof *prover->heads);
  prover->tails =
      commuteMemoryAllocateZeroed(allocator, numJobs, sizeof *prover->tails);
  return prover->heads && prover->tails;
}

CommuteStatus commuteProverInit(CommuteProver *prover,
                                const CommuteGraph *graph,
                                const uint32_t *order, bool singleChannel,
                                CommuteTicks ticks, bool *isTooLarge,
                                CommuteError *error) {
  *prover = (CommuteProver){.heads = NULL};
  CommuteStatus status =
      commuteRelaxationInit(&prover->relaxation, graph, order, singleChannel,
                            ticks, isTooLarge, error);
  if (status == COMMUTE_STATUS_OK && !*isTooLarge && !initTimes(prover))
    status = commuteErrorFailMemory(error);
  return status;
}

bool commuteProverInitWithArcs(CommuteProver *prover, const CommuteProver *from,
                               const CommuteRelaxationArc *arcs, size_t numArcs,
                               bool *isCyclic) {
  const CommuteRelaxation *relaxation = &from->relaxation;
  const CommuteAllocator *allocator = relaxation->allocator;
  *prover = (CommuteProver){.heads = NULL};
  uint32_t *numbers =
      commuteMemoryAllocate(allocator, relaxation->numJobs, sizeof *numbers);
  bool isDone = numbers &&
                commuteRelaxationInitWithArcs(&prover->relaxation, relaxation,
                                              arcs, numArcs, numbers, isCyclic);
  if (isDone && !*isCyclic) {
    isDone = initTimes(prover);
    for (uint32_t v = 0; isDone && v < relaxation->numJobs; ++v) {
      prover->heads[numbers[v]] = from->heads[v];
      prover->tails[numbers[v]] = from->tails[v];
    }
  }
  commuteMemoryRelease(allocator, numbers);
  return isDone;
}

int64_t commuteProverFollow(CommuteProver *prover, uint64_t *stepsLeft) {
  const CommuteRelaxation *relaxation = &prover->relaxation;
  const uint32_t *offsets = relaxation->offsets;
  const int64_t *works = relaxation->works;
  int64_t *heads = prover->heads, *tails = prover->tails;
  for (uint32_t v = 0; v < relaxation->numJobs; ++v)
    for (uint32_t a = offsets[v]; a < offsets[v + 1]; ++a) {
      uint32_t u = relaxation->preds[a];
      if (heads[v] < heads[u] + works[u])
        heads[v] = heads[u] + works[u];
    }
  int64_t longest = 0;
  for (uint32_t v = relaxation->numJobs; v-- > 0;) {
    for (uint32_t a = offsets[v]; a < offsets[v + 1]; ++a) {
      uint32_t u = relaxation->preds[a];
      if (tails[u] < works[v] + tails[v])
        tails[u] = works[v] + tails[v];
    }
    if (longest < heads[v] + works[v] + tails[v])
      longest = heads[v] + works[v] + tails[v];
  }
  commuteStepsTake(stepsLeft, 2 * ((uint64_t)relaxation->numJobs +
                                   offsets[relaxation->numJobs]));
  return longest;
}

/// Reverses times by job for the mirror image.
static void reverseTimes(int64_t *times, uint32_t count) {
  for (uint32_t i = 0; i < count / 2; ++i) {
    int64_t swapped = times[i];
    times[i] = times[count - 1 - i];
    times[count - 1 - i] = swapped;
  }
}

/// Raises heads with the memory for that.
static bool raiseHeads(const CommuteRelaxation *relaxation, int64_t *values,
                       const int64_t *tails, int64_t *bound,
                       uint64_t *stepsLeft) {
  CommuteHeads heads;
  bool isDone = commuteHeadsInit(&heads, relaxation);
  if (isDone) {
    commuteHeadsRaise(&heads, values, stepsLeft);
    *bound = commuteHeadsBound(&heads, values, tails);
  }
  commuteHeadsFinish(&heads);
  return isDone;
}

bool commuteProverRaise(CommuteProver *prover, int64_t *bound,
                        uint64_t *stepsLeft) {
  uint32_t numJobs = prover->relaxation.numJobs;
  if (!raiseHeads(&prover->relaxation, prover->heads, prover->tails, bound,
                  stepsLeft))
    return false;
  CommuteRelaxation reversed;
  bool isDone = commuteRelaxationInitReversed(&reversed, &prover->relaxation);
  if (isDone) {
    reverseTimes(prover->heads, numJobs);
    reverseTimes(prover->tails, numJobs);
    isDone =
        raiseHeads(&reversed, prover->tails, prover->heads, bound, stepsLeft);
    reverseTimes(prover->heads, numJobs);
    reverseTimes(prover->tails, numJobs);
  }
  commuteRelaxationFinish(&reversed);
  return isDone;
}

static bool trySets(const CommuteRelaxation *relaxation, const int64_t *heads,
                    const int64_t *tails, int64_t *bound, int64_t enough,
                    uint64_t *stepsLeft) {
  CommuteLastOfSet sets;
  bool isDone = commuteLastOfSetInit(&sets, relaxation);
  if (isDone)
    *bound =
        commuteLastOfSetBound(&sets, heads, tails, *bound, enough, stepsLeft);
  commuteLastOfSetFinish(&sets);
  return isDone;
}

bool commuteProverTrySets(const CommuteProver *prover, int64_t *bound,
                          int64_t enough, uint64_t *stepsLeft) {
  uint32_t numJobs = prover->relaxation.numJobs;
  if (!trySets(&prover->relaxation, prover->heads, prover->tails, bound, enough,
               stepsLeft))
    return false;
  CommuteRelaxation reversed;
  bool isDone = commuteRelaxationInitReversed(&reversed, &prover->relaxation);
  if (isDone) {
    reverseTimes(prover->heads, numJobs);
    reverseTimes(prover->tails, numJobs);
    isDone = trySets(&reversed, prover->tails, prover->heads, bound, enough,
                     stepsLeft);
    reverseTimes(prover->heads, numJobs);
    reverseTimes(prover->tails, numJobs);
  }
  commuteRelaxationFinish(&reversed);
  return isDone;
}
