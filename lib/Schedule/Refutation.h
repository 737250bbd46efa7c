//===- Refutation.h - Bounds by contradiction -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Assume that there is a schedule of some length. Then of two jobs of one
// machine that would take too long one after the other, given the head of the
// first and the tail of the second, the second comes first: an arc more, which
// raises heads and tails, which gives more arcs. Where that ends in a cycle, or
// in a bound above the length, there is no such schedule. (Immediate selection;
// J. Carlier and E. Pinson, An algorithm for solving the job-shop problem,
// Management Science 35, 1989.)
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_REFUTATION_H
#define COMMUTE_SCHEDULE_REFUTATION_H

#include "Prover.h"

/// Raises `*bound`, which is proved, by refuting lengths from there on, up to
/// `enough`. Heads and tails are raised before. Stops where the budget is used
/// up. False where memory runs out; the bound is good all the same.
bool commuteProverRefuteBelow(const CommuteProver *prover, int64_t *bound,
                              int64_t enough, uint64_t *stepsLeft);

#endif // COMMUTE_SCHEDULE_REFUTATION_H
