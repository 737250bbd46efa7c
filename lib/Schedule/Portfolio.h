//===- Portfolio.h - The best of several orders ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// References, which the result must not be worse than, and what the optimizer
// finds itself. What is found is compared at the problem's costs, which may be
// scaled or rounded, and counts only where it is no longer than the best
// reference at the costs as they are.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_PORTFOLIO_H
#define COMMUTE_SCHEDULE_PORTFOLIO_H

#include "Banker.h"
#include "Problem.h"
#include "Residents.h"
#include "Sequence.h"
#include "commute/Optimize.h"

typedef struct CommutePortfolio {
  const CommuteProblem *problem;
  /// NULL where nothing is limited; then there is no banker.
  const CommuteResidents *residents;
  CommuteBanker *banker;
  /// The first reference, which keeps the limits.
  uint32_t *safe;
  uint32_t *followed;
  uint64_t *peaks;
  CommuteSequencer *sequencer;
  /// Slows compute in all that is measured; not where orders are searched for.
  bool isContended;
  CommuteContention contention;
  /// Costs by job as they are; NULL where the problem has them.
  double *plainCosts;
  /// The best sequence so far, if `hasBest`.
  uint32_t *best;
  bool hasBest;
  CommuteOrderSource source;
  /// Its makespan at the problem's costs.
  double makespan;
  /// Its makespan at the costs as they are.
  double plain;
  /// The best reference's makespan at the costs as they are.
  double limit;
} CommutePortfolio;

/// Returns false where memory runs out; then there is nothing to finish.
/// `residents` may be NULL; `graph` is what the problem was made of,
/// `contention` at least 1.
bool commutePortfolioInit(CommutePortfolio *portfolio,
                          const CommuteProblem *problem,
                          const CommuteResidents *residents,
                          const CommuteGraph *graph, double contention);

void commutePortfolioFinish(CommutePortfolio *portfolio);

/// Offers a reference; the first one must keep the limits. Returns false where
/// memory runs out.
bool commutePortfolioRefer(CommutePortfolio *portfolio,
                           const uint32_t *sequence, CommuteOrderSource source);

/// Offers what was found, after all references; where it exceeds a limit, what
/// the banker makes of it. Returns false where memory runs out.
bool commutePortfolioOffer(CommutePortfolio *portfolio,
                           const uint32_t *sequence, CommuteOrderSource source);

/// Runs the list passes and offers what they find; stops where the makespan
/// comes down to `bound`. Returns false where memory runs out.
bool commutePortfolioRunLists(CommutePortfolio *portfolio, double bound);

#endif // COMMUTE_SCHEDULE_PORTFOLIO_H
