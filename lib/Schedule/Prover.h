//===- Prover.h - Lower bounds of a relaxation ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_PROVER_H
#define COMMUTE_SCHEDULE_PROVER_H

#include "Heads.h"

/// A relaxation and its mirror image, with heads in both: the tail of job v is
/// the head of job numJobs - 1 - v of the mirror image.
typedef struct CommuteProver {
  const CommuteAllocator *allocator;
  CommuteTicks ticks;
  /// Nothing can be proved: the graph has too many jobs.
  bool isTooLarge;
  CommuteRelaxation forward;
  CommuteRelaxation backward;
  CommuteHeads forwardHeads;
  CommuteHeads backwardHeads;
  int64_t *heads;
  int64_t *tails;
  int64_t *mirrored;
  /// The budget. Where it is 0, no more is tried.
  uint64_t stepsLeft;
} CommuteProver;

/// Prepares the graph and makes its relaxation. Costs must not be negative, and
/// their sum fit. Fails with CYCLE, OUT_OF_MEMORY.
CommuteStatus commuteProverInit(CommuteProver *prover, CommuteGraph *graph,
                                bool singleChannel, uint64_t maxSteps,
                                CommuteError *error);

/// Takes what an Init left, whatever came of it, and what is all zero.
void commuteProverFinish(CommuteProver *prover);

/// Raises heads and tails as far as Jackson's bounds can; returns the bound
/// that follows.
int64_t commuteProverRaise(CommuteProver *prover);

#endif // COMMUTE_SCHEDULE_PROVER_H
