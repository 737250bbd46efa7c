//===- Optimize.h - The optimizing scheduler ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Searches for the order of a schedule graph with the least makespan in the
// model of the simulator (commuteGraphSimulate), and says how far from the best
// possible it can be at most. What it returns is never worse than the list it
// was given, nor than what any policy of Schedule.h makes of it.
//
//   CommuteOptimizeOptions options = commuteOptimizeOptionsGetDefault();
//   CommuteOptimization result;
//   commuteGraphOptimize(graph, NULL, &options, order, &result, &error);
//
// The answer depends on the graph, the list and the options alone: budgets
// count steps, and numbers that look random come from a fixed seed.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_OPTIMIZE_H
#define COMMUTE_OPTIMIZE_H

#include "commute/Schedule.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

/// The greatest effort.
#define COMMUTE_MAX_EFFORT 0

/// What to look for, and how hard.
typedef struct CommuteOptimizeOptions {
  /// 0: list scheduling, in near-linear time.
  unsigned effort;
  /// All collectives share one channel, whatever their own.
  bool singleChannel;
  /// Which collectives keep the order that they have in the list, once it is
  /// topological. Where ranks may see different programs, those of one channel
  /// have to.
  CommuteOrderScope orderScope;
  /// Multiplies the costs of collectives while orders are compared: more than 1
  /// keeps a reserve for communication that takes longer than estimated. The
  /// result is not worse than the list at the costs as they are.
  double costScale;
  /// More orders that the result must not be worse than, each of all nodes.
  /// Those that break an edge or the order of collectives do not count.
  const uint32_t *const *candidates;
  size_t numCandidates;
} CommuteOptimizeOptions;

/// Returns the defaults: effort 0, a channel for each process group, whose
/// collectives keep their order, costs as they are.
COMMUTE_EXPORTED CommuteOptimizeOptions commuteOptimizeOptionsGetDefault(void);

//===----------------------------------------------------------------------===//
// Result
//===----------------------------------------------------------------------===//

/// Where an order comes from.
typedef enum CommuteOrderSource {
  /// The list, made topological.
  COMMUTE_ORDER_SOURCE_INPUT = 0,
  /// A policy of Schedule.h.
  COMMUTE_ORDER_SOURCE_POLICY,
  /// One of the caller's candidates.
  COMMUTE_ORDER_SOURCE_CANDIDATE,
  /// List scheduling.
  COMMUTE_ORDER_SOURCE_LIST,
} CommuteOrderSource;

/// Returns a source's name, such as "list". Static storage.
COMMUTE_EXPORTED const char *
commuteOrderSourceGetName(CommuteOrderSource source);

/// What came of it.
typedef struct CommuteOptimization {
  /// The list, made topological, and the result, at the costs as they are.
  CommuteSimulation input;
  CommuteSimulation output;
  /// What no order can undercut that keeps the order of the collectives.
  CommuteCost lowerBound;
  /// No such order is shorter than the result.
  bool isOptimal;
  CommuteOrderSource source;
} CommuteOptimization;

/// Finds a good order. `list` is the input order, as for a policy; `order`
/// takes as many ids as there are nodes and must not overlap `list`. `options`
/// may be NULL. The graph is left as it was. Fails with NOT_A_PERMUTATION,
/// CYCLE, NEGATIVE_COST, OVERFLOW, INVALID_ARGUMENT (effort, scope, scale),
/// OUT_OF_MEMORY.
///
/// The two list passes of effort 0 schedule backwards from the end, by longest
/// head, and by the times of a forward pass in which collectives weigh most:
/// that a collective ends just in time matters more than that it starts early.
COMMUTE_EXPORTED CommuteStatus
commuteGraphOptimize(CommuteGraph *graph, const uint32_t *list,
                     const CommuteOptimizeOptions *options, uint32_t *order,
                     CommuteOptimization *result, CommuteError *error);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_OPTIMIZE_H
