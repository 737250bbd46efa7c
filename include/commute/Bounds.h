//===- Bounds.h - Proofs of how good an order can be ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What no order of a schedule graph can undercut in the model of the simulator
// (commuteGraphSimulate), beyond the near-linear bounds of Schedule.h; and, for
// small graphs, the best order itself with the proof that it is.
//
//   CommuteStrongBounds bounds;
//   commuteGraphComputeStrongBounds(graph, NULL, &bounds, &error);
//
//   CommuteExactResult result;
//   commuteGraphSolveExact(graph, NULL, list, order, &result, &error);
//   if (result.isOptimal) ...
//
// Ordering edges of the graph count: with those of commuteGraphOrderCollectives
// both answers hold for the orders that respect them, and only for those.
//
// Budgets count steps, so that the answers depend on the arguments alone.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_BOUNDS_H
#define COMMUTE_BOUNDS_H

#include "commute/Schedule.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Lower bounds
//===----------------------------------------------------------------------===//

/// What to bound, and how hard.
typedef struct CommuteStrongBoundOptions {
  /// All collectives share one channel, whatever their own.
  bool singleChannel;
  /// How many steps to take about; a step is a job, an arc or a word of a set
  /// looked at, some nanoseconds. 0: COMMUTE_STRONG_BOUND_STEPS.
  uint64_t maxSteps;
  /// Whether `known` is set: the makespan of an order. No work is spent to
  /// raise the bound above it.
  bool hasKnown;
  CommuteCost known;
} CommuteStrongBoundOptions;

/// The budget that 0 stands for.
#define COMMUTE_STRONG_BOUND_STEPS UINT64_C(200000000)

/// Lower bounds, each at least as high as the one before it.
typedef struct CommuteStrongBounds {
  /// The near-linear ones.
  CommuteBounds simple;
  /// As headTail, where a node's head is at least Jackson's bound for each
  /// machine's jobs among its ancestors, and likewise its tail.
  CommuteCost recursive;
  /// The largest of all.
  CommuteCost lowerBound;
  /// How many steps were taken.
  uint64_t numSteps;
  /// Whether all of it fitted: the graph is small enough for sets of ancestors,
  /// and the budget lasted.
  bool isComplete;
} CommuteStrongBounds;

/// Computes the strong lower bounds, which ignore memory. `options` may be
/// NULL. The memory is quadratic in the number of waits and of nodes that cost
/// something, up to a fixed size from which on only the simple bounds are
/// computed. Fails with CYCLE, NEGATIVE_COST, OVERFLOW, OUT_OF_MEMORY.
///
/// - Heads and tails from Jackson's bound (J. Carlier, The one-machine
///   sequencing problem, EJOR 11, 1982) over all ancestors, as J. Carlier and
///   E. Pinson, A practical use of Jackson's preemptive schedule for solving
///   the job-shop problem, Annals of OR 26, 1990.
/// - Of any set of jobs of one machine one is last: what then still has to run
///   on the others is a minimum cut. The set is the greatest that proves more.
/// - Lengths are refuted: orders of two jobs that would take too long, and
/// those
///   that lead to such, give arcs, and these raise heads and tails (J. Carlier
///   and E. Pinson, An algorithm for solving the job-shop problem, Management
///   Science 35, 1989; P. Martin and D. Shmoys, A new approach to computing
///   optimal schedules for the job-shop scheduling problem, IPCO 1996).
COMMUTE_EXPORTED CommuteStatus commuteGraphComputeStrongBounds(
    CommuteGraph *graph, const CommuteStrongBoundOptions *options,
    CommuteStrongBounds *bounds, CommuteError *error);

//===----------------------------------------------------------------------===//
// Exact solutions
//===----------------------------------------------------------------------===//

/// What an order must keep to, besides the edges. A limit of 0 is none. A
/// limit on bytes needs all of the sizes it is about to be known.
typedef struct CommuteExactOptions {
  /// All collectives share one channel, whatever their own.
  bool singleChannel;
  /// How many partial orders to extend at most. 0: COMMUTE_EXACT_STATES.
  uint64_t maxStates;
  /// Highest peakLiveBytes of CommuteSimulation.
  uint64_t maxLiveBytes;
  /// Highest peakInFlightBytes, and the same for the number of collectives
  /// started and not yet waited for.
  uint64_t maxInFlightBytes;
  uint64_t maxInFlightCount;
  /// The same for the collectives of each `channel` of the nodes, also where
  /// all of them share one.
  uint64_t maxChannelInFlightBytes;
  uint64_t maxChannelInFlightCount;
} CommuteExactOptions;

/// The budget that 0 stands for.
#define COMMUTE_EXACT_STATES UINT64_C(200000)

/// The largest number of nodes that an order is searched for, after those that
/// cost nothing and touch no new storage are left out.
enum { COMMUTE_EXACT_MAX_JOBS = 128 };

typedef struct CommuteExactResult {
  /// Whether `order` was written: the best order found, or `list` where it
  /// keeps to the limits and nothing better was found.
  bool hasOrder;
  /// Whether the search was finished: no order that keeps to the limits is
  /// shorter than `makespan`, or without an order, none keeps to the limits.
  bool isOptimal;
  /// With an order, its makespan.
  CommuteCost makespan;
  /// How many partial orders were extended. 0 where the graph is too large.
  uint64_t numStates;
} CommuteExactResult;

/// Searches for the order with the least makespan, by branch and bound over
/// prefixes of orders: depth first, with Jackson's bound on what is left; of
/// prefixes of the same nodes only those are extended that no other one
/// dominates, being nowhere later. `options` may be NULL. `list` is a legal
/// order to start from, or NULL. `order` takes as many ids as there are nodes
/// and must not overlap `list`. Deterministic; where costs are doubles, they
/// are compared to 60 binary digits of their sum. Fails with
/// NOT_A_PERMUTATION, ILLEGAL_ORDER, CYCLE, NEGATIVE_COST, OVERFLOW,
/// INVALID_ARGUMENT (a limit on bytes, where a size is unknown), OUT_OF_MEMORY.
COMMUTE_EXPORTED CommuteStatus
commuteGraphSolveExact(CommuteGraph *graph, const CommuteExactOptions *options,
                       const uint32_t *list, uint32_t *order,
                       CommuteExactResult *result, CommuteError *error);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_BOUNDS_H
