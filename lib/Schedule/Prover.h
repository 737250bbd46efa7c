//===- Prover.h - Lower bounds of a relaxation ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_PROVER_H
#define COMMUTE_SCHEDULE_PROVER_H

#include "Relaxation.h"

/// A relaxation with heads and tails. The head of a job is a time that it
/// cannot start before, its tail one that passes at least from its end to the
/// end of all.
typedef struct CommuteProver {
  CommuteRelaxation relaxation;
  /// By job.
  int64_t *heads;
  int64_t *tails;
} CommuteProver;

/// Makes the relaxation of a prepared graph, as commuteRelaxationInit. Heads
/// and tails are 0. Fails with OUT_OF_MEMORY.
CommuteStatus commuteProverInit(CommuteProver *prover,
                                const CommuteGraph *graph,
                                const uint32_t *order, bool singleChannel,
                                CommuteTicks ticks, bool *isTooLarge,
                                CommuteError *error);

/// Makes a prover with more arcs than another one, and its heads and tails, as
/// commuteRelaxationInitWithArcs: jobs have new numbers. Sets `*isCyclic` where
/// the arcs close a cycle; then it is of no use. False where memory runs out.
bool commuteProverInitWithArcs(CommuteProver *prover, const CommuteProver *from,
                               const CommuteRelaxationArc *arcs, size_t numArcs,
                               bool *isCyclic);

/// Takes what an Init left, whatever came of it, and what is all zero.
void commuteProverFinish(CommuteProver *prover);

/// Raises heads and tails to the longest paths; returns the longest path.
int64_t commuteProverFollow(CommuteProver *prover, uint64_t *stepsLeft);

/// Raises heads and tails as far as Jackson's bounds can, and writes the bound
/// that follows. False where memory runs out.
bool commuteProverRaise(CommuteProver *prover, int64_t *bound,
                        uint64_t *stepsLeft);

/// Raises `*bound`, which is proved, to what sets of jobs of which one is last,
/// or first, prove. Heads and tails are raised before. Stops where it comes to
/// `enough`. False where memory runs out; the bound is good all the same.
bool commuteProverTrySets(const CommuteProver *prover, int64_t *bound,
                          int64_t enough, uint64_t *stepsLeft);

#endif // COMMUTE_SCHEDULE_PROVER_H
