//===- Portfolio.h - The best of several orders ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// References, which the result must not be worse than, and what the optimizer
// finds itself. References are compared at the costs as they are. What is found
// is compared at the problem's costs, which may be scaled, and counts only
// where it is no longer than the best reference at the costs as they are.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_PORTFOLIO_H
#define COMMUTE_SCHEDULE_PORTFOLIO_H

#include "Problem.h"
#include "Sequence.h"
#include "commute/Optimize.h"

typedef struct CommutePortfolio {
  const CommuteProblem *problem;
  CommuteSequencer *sequencer;
  /// Costs by job as they are; the problem's own where those are not scaled.
  double *plainCosts;
  /// The best sequence so far, if `hasBest`.
  uint32_t *best;
  bool hasBest;
  CommuteOrderSource source;
  /// Its makespan at the problem's costs.
  double makespan;
  /// The best reference's makespan at the costs as they are.
  double limit;
} CommutePortfolio;

/// Returns false where memory runs out; then there is nothing to finish.
/// `scale` is the one that the problem was made with, `graph` what it was made
/// of.
bool commutePortfolioInit(CommutePortfolio *portfolio,
                          const CommuteProblem *problem,
                          const CommuteGraph *graph, double scale);

void commutePortfolioFinish(CommutePortfolio *portfolio);

/// Offers a reference.
void commutePortfolioRefer(CommutePortfolio *portfolio,
                           const uint32_t *sequence, CommuteOrderSource source);

/// Offers what was found, after all references.
void commutePortfolioOffer(CommutePortfolio *portfolio,
                           const uint32_t *sequence, CommuteOrderSource source);

/// Runs the list passes and offers what they find; stops where the makespan
/// comes down to `bound`. Returns false where memory runs out.
bool commutePortfolioRunLists(CommutePortfolio *portfolio, double bound);

#endif // COMMUTE_SCHEDULE_PORTFOLIO_H
