//===- Optimize.h - The optimizing scheduler ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Searches for the order of a schedule graph with the least makespan in the
// model of the simulator (commuteGraphSimulate), and says how far from the best
// possible it can be at most. What it returns is never worse than the list it
// was given, nor than what any policy of Schedule.h makes of it, on its own or
// with the collectives ordered first.
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

/// No limit.
#define COMMUTE_NO_LIMIT UINT64_MAX

/// How much may be in flight at once: of some collectives, from their start to
/// the last wait for their data.
typedef struct CommuteFlightLimit {
  /// By node, which collectives the limit is about; NULL for all. Borrowed.
  const bool *members;
  /// The limit holds for the collectives of each channel on their own.
  bool perChannel;
  /// Of their bytes (CommuteNodeInfo), and of their number; or
  /// COMMUTE_NO_LIMIT.
  uint64_t bytes;
  uint64_t count;
} CommuteFlightLimit;

/// The greatest effort.
#define COMMUTE_MAX_EFFORT 2

/// The nodes that take time or memory, at most, for an exact solution.
#define COMMUTE_OPTIMIZE_MAX_EXACT 40

/// The budget that goes with the effort.
#define COMMUTE_STEPS_BY_EFFORT UINT64_MAX

/// What to look for, and how hard.
typedef struct CommuteOptimizeOptions {
  /// 0: list scheduling, in near-linear time. 1 and 2: a search after it, which
  /// tries 30 and 300 changes for each node that takes time or memory, and
  /// stronger bounds. Below limits the search tries 3, 100 and 600. Whatever
  /// the effort, graphs of at most COMMUTE_OPTIMIZE_MAX_EXACT such nodes are
  /// solved exactly, within the budget of Bounds.h.
  unsigned effort;
  /// Nodes that the search evaluates at most, or COMMUTE_STEPS_BY_EFFORT: then
  /// 2^26 at effort 0, 2^28 at effort 1, 2^31 at effort 2.
  uint64_t maxSteps;
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
  /// As in CommuteSimulationOptions; 1 for none. Orders are compared with it,
  /// but searched for and bounded without.
  double contention;
  /// For the live bytes (CommuteSimulation), or COMMUTE_NO_LIMIT. A limit that
  /// the list exceeds counts as the list's own peak: what the result exceeds,
  /// the list does, and by no less. Storages of unknown size count nothing.
  uint64_t memoryLimit;
  /// For what is in flight. The same is true of them.
  const CommuteFlightLimit *flightLimits;
  size_t numFlightLimits;
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
  /// The search.
  COMMUTE_ORDER_SOURCE_SEARCH,
  /// Branch and bound (commuteGraphSolveExact).
  COMMUTE_ORDER_SOURCE_EXACT,
} CommuteOrderSource;

/// Returns a source's name, such as "list". Static storage.
COMMUTE_EXPORTED const char *
commuteOrderSourceGetName(CommuteOrderSource source);

/// What came of it.
typedef struct CommuteOptimization {
  /// The list, made topological, and the result, at the costs as they are.
  CommuteSimulation input;
  CommuteSimulation output;
  /// What no order can undercut that keeps the order of the collectives; of
  /// those within the limits, where there is an exact solution.
  CommuteCost lowerBound;
  /// No such order, within the limits, is shorter than the result.
  bool isOptimal;
  CommuteOrderSource source;
  /// The input exceeds the memory limit, or one for what is in flight.
  bool inputExceedsMemory;
  bool inputExceedsFlight;
  /// What the search used of its budget.
  uint64_t steps;
  /// What the exact solution used of its budget; 0 where there was none.
  uint64_t numStates;
} CommuteOptimization;

/// Finds a good order. `list` is the input order, as for a policy; `order`
/// takes as many ids as there are nodes and must not overlap `list`. `options`
/// may be NULL. The graph is left as it was. Fails with NOT_A_PERMUTATION,
/// CYCLE, NEGATIVE_COST, OVERFLOW (below limits bytes of 2^60 and more in all),
/// INVALID_ARGUMENT (effort, scope, scale,
/// contention), OUT_OF_MEMORY.
///
/// The two list passes of effort 0 schedule backwards from the end, by longest
/// head, and by the times of a forward pass in which collectives weigh most:
/// that a collective ends just in time matters more than that it starts early.
/// Below limits a banker (E. W. Dijkstra, EWD 108) follows what they want.
COMMUTE_EXPORTED CommuteStatus
commuteGraphOptimize(CommuteGraph *graph, const uint32_t *list,
                     const CommuteOptimizeOptions *options, uint32_t *order,
                     CommuteOptimization *result, CommuteError *error);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_OPTIMIZE_H
