//===- StrongBounds.c - Lower bounds worth some time ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Prover.h"
#include "Refutation.h"
#include "Time.h"
#include "commute/Bounds.h"

/// Proves what it can beyond the simple bounds, up to `enough`. False where
/// memory runs out.
static bool raiseBounds(CommuteProver *prover, CommuteTicks ticks,
                        int64_t enough, CommuteStrongBounds *bounds,
                        uint64_t *stepsLeft) {
  int64_t time = 0;
  if (!commuteProverRaise(prover, &time, stepsLeft))
    return false;
  bounds->recursive =
      commuteTimeMax(bounds->recursive, commuteTicksToCost(ticks, time));
  int64_t simple = commuteTicksFromCost(ticks, bounds->lowerBound);
  if (time < simple)
    time = simple;
  if (time < enough && !commuteProverTrySets(prover, &time, enough, stepsLeft))
    return false;
  if (time < enough &&
      !commuteProverRefuteBelow(prover, &time, enough, stepsLeft))
    return false;
  bounds->lowerBound =
      commuteTimeMax(commuteTimeMax(bounds->lowerBound, bounds->recursive),
                     commuteTicksToCost(ticks, time));
  return true;
}

/// The same for a graph, which may be too large.
static CommuteStatus raiseGraphBounds(CommuteGraph *graph,
                                      const CommuteStrongBoundOptions *options,
                                      CommuteStrongBounds *bounds,
                                      CommuteError *error) {
  const CommuteAllocator *allocator = &graph->allocator;
  CommuteCost compute, communication;
  CommuteStatus status =
      commuteTimesTotal(graph, &compute, &communication, error);
  uint32_t *order =
      commuteMemoryAllocate(allocator, graph->numNodes, sizeof *order);
  if (status == COMMUTE_STATUS_OK)
    status = order ? commuteGraphSort(graph, order, error)
                   : commuteErrorFailMemory(error);
  CommuteProver prover = {.heads = NULL};
  bool isTooLarge = false;
  CommuteCost total = commuteTimeZero(graph);
  if (status == COMMUTE_STATUS_OK) {
    total = commuteTimeAdd(compute, communication);
    status = commuteProverInit(&prover, graph, order, options->singleChannel,
                               commuteTicksForTotal(total), &isTooLarge, error);
  }
  if (status == COMMUTE_STATUS_OK && !isTooLarge) {
    CommuteTicks ticks = commuteTicksForTotal(total);
    // No order takes longer than all one after the other.
    int64_t enough = commuteTicksFromCost(ticks, total) + 1;
    if (options->hasKnown &&
        commuteCostGetReal(options->known) < commuteCostGetReal(total))
      enough = commuteTicksFromCost(ticks, options->known) + ticks.isReal;
    uint64_t stepsLeft = options->maxSteps;
    if (!raiseBounds(&prover, ticks, enough, bounds, &stepsLeft))
      status = commuteErrorFailMemory(error);
    bounds->numSteps = options->maxSteps - stepsLeft;
    bounds->isComplete = stepsLeft > 0;
  }
  commuteProverFinish(&prover);
  commuteMemoryRelease(allocator, order);
  return status;
}

CommuteStatus commuteGraphComputeStrongBounds(
    CommuteGraph *graph, const CommuteStrongBoundOptions *options,
    CommuteStrongBounds *bounds, CommuteError *error) {
  CommuteStrongBoundOptions chosen = {.singleChannel = false};
  if (options)
    chosen = *options;
  if (chosen.maxSteps == 0)
    chosen.maxSteps = COMMUTE_STRONG_BOUND_STEPS;
  CommuteSimulationOptions simulation = {.singleChannel = chosen.singleChannel};
  CommuteStrongBounds result = {.isComplete = false};
  CommuteStatus status =
      commuteGraphComputeBounds(graph, &simulation, &result.simple, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  result.recursive = result.simple.headTail;
  result.lowerBound = result.simple.lowerBound;
  status = raiseGraphBounds(graph, &chosen, &result, error);
  if (status == COMMUTE_STATUS_OK)
    *bounds = result;
  return status;
}
