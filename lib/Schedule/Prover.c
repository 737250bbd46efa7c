//===- Prover.c - Lower bounds of a relaxation ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Prover.h"
#include "Time.h"

void commuteProverFinish(CommuteProver *prover) {
  const CommuteAllocator *allocator = prover->allocator;
  if (!allocator)
    return;
  commuteMemoryRelease(allocator, prover->mirrored);
  commuteMemoryRelease(allocator, prover->tails);
  commuteMemoryRelease(allocator, prover->heads);
  commuteHeadsFinish(&prover->backwardHeads);
  commuteHeadsFinish(&prover->forwardHeads);
  commuteRelaxationFinish(&prover->backward);
  commuteRelaxationFinish(&prover->forward);
}

/// Adds all that goes with the relaxation.
static bool initRest(CommuteProver *prover) {
  const CommuteAllocator *allocator = prover->allocator;
  size_t numJobs = prover->forward.numJobs;
  if (!commuteRelaxationInitReversed(&prover->backward, &prover->forward) ||
      !commuteHeadsInit(&prover->forwardHeads, &prover->forward) ||
      !commuteHeadsInit(&prover->backwardHeads, &prover->backward))
    return false;
  prover->heads =
      commuteMemoryAllocateZeroed(allocator, numJobs, sizeof *prover->heads);
  prover->tails =
      commuteMemoryAllocateZeroed(allocator, numJobs, sizeof *prover->tails);
  prover->mirrored =
      commuteMemoryAllocateZeroed(allocator, numJobs, sizeof *prover->mirrored);
  return prover->heads && prover->tails && prover->mirrored;
}

CommuteStatus commuteProverInit(CommuteProver *prover, CommuteGraph *graph,
                                bool singleChannel, uint64_t maxSteps,
                                CommuteError *error) {
  const CommuteAllocator *allocator = &graph->allocator;
  *prover = (CommuteProver){.allocator = allocator, .stepsLeft = maxSteps};
  CommuteCost compute, communication;
  uint32_t *order =
      commuteMemoryAllocate(allocator, graph->numNodes, sizeof *order);
  CommuteStatus status =
      order ? commuteGraphPrepare(graph, error) : commuteErrorFailMemory(error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphSort(graph, order, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteTimesTotal(graph, &compute, &communication, error);
  if (status == COMMUTE_STATUS_OK) {
    prover->ticks =
        commuteTicksForTotal(commuteTimeAdd(compute, communication));
    status =
        commuteRelaxationInit(&prover->forward, graph, order, singleChannel,
                              prover->ticks, &prover->isTooLarge, error);
  }
  commuteMemoryRelease(allocator, order);
  if (status == COMMUTE_STATUS_OK && !prover->isTooLarge && !initRest(prover))
    status = commuteErrorFailMemory(error);
  return status;
}

int64_t commuteProverRaise(CommuteProver *prover) {
  uint32_t numJobs = prover->forward.numJobs;
  commuteHeadsRaise(&prover->forwardHeads, prover->heads, &prover->stepsLeft);
  commuteHeadsRaise(&prover->backwardHeads, prover->mirrored,
                    &prover->stepsLeft);
  for (uint32_t v = 0; v < numJobs; ++v)
    prover->tails[v] = prover->mirrored[numJobs - 1 - v];
  return commuteHeadsBound(&prover->forwardHeads, prover->heads, prover->tails);
}
