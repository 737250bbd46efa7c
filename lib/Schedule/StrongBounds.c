//===- StrongBounds.c - Lower bounds worth some time ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Prover.h"
#include "Time.h"
#include "commute/Bounds.h"

/// Proves what it can beyond the simple bounds.
static void raiseBounds(CommuteProver *prover, CommuteStrongBounds *bounds) {
  CommuteCost recursive =
      commuteTicksToCost(prover->ticks, commuteProverRaise(prover));
  bounds->recursive = commuteTimeMax(bounds->recursive, recursive);
  bounds->lowerBound = commuteTimeMax(bounds->lowerBound, bounds->recursive);
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
  CommuteProver prover = {.allocator = NULL};
  CommuteStatus status =
      commuteGraphComputeBounds(graph, &simulation, &result.simple, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteProverInit(&prover, graph, chosen.singleChannel,
                               chosen.maxSteps, error);
  if (status == COMMUTE_STATUS_OK) {
    result.recursive = result.simple.headTail;
    result.lowerBound = result.simple.lowerBound;
    if (!prover.isTooLarge)
      raiseBounds(&prover, &result);
    result.numSteps = chosen.maxSteps - prover.stepsLeft;
    result.isComplete = !prover.isTooLarge && prover.stepsLeft > 0;
    *bounds = result;
  }
  commuteProverFinish(&prover);
  return status;
}
