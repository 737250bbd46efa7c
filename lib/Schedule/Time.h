//===- Time.h - Arithmetic on times ---------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Times of a graph are all integers or all doubles. The simulator and the
// bounds sum all costs first, with commuteTimesTotal, which finds what does not
// fit; no time that they compute can be later than that sum.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_TIME_H
#define COMMUTE_SCHEDULE_TIME_H

#include "GraphImpl.h"

static inline CommuteCost commuteTimeZero(const CommuteGraph *graph) {
  return graph->numRealCosts > 0 ? commuteCostFromReal(0)
                                 : commuteCostFromInteger(0);
}

/// Returns a node's cost as a time of its graph.
static inline CommuteCost commuteTimeOfNode(const CommuteGraph *graph,
                                            uint32_t node) {
  CommuteCost cost = commuteNodeGetCost(graph, node);
  return graph->numRealCosts > 0 ? commuteCostFromReal(commuteCostGetReal(cost))
                                 : cost;
}

static inline CommuteCost commuteTimeAdd(CommuteCost a, CommuteCost b) {
  if (a.isReal)
    a.value.real += b.value.real;
  else
    a.value.integer += b.value.integer;
  return a;
}

static inline CommuteCost commuteTimeSubtract(CommuteCost a, CommuteCost b) {
  if (a.isReal)
    a.value.real -= b.value.real;
  else
    a.value.integer -= b.value.integer;
  return a;
}

static inline bool commuteTimeIsLess(CommuteCost a, CommuteCost b) {
  return a.isReal ? a.value.real < b.value.real
                  : a.value.integer < b.value.integer;
}

static inline CommuteCost commuteTimeMax(CommuteCost a, CommuteCost b) {
  return commuteTimeIsLess(a, b) ? b : a;
}

/// Sums the costs of compute nodes and waits, and of collectives. Fails with
/// NEGATIVE_COST, OVERFLOW (all of them together).
CommuteStatus commuteTimesTotal(const CommuteGraph *graph, CommuteCost *compute,
                                CommuteCost *communication,
                                CommuteError *error);

#endif // COMMUTE_SCHEDULE_TIME_H
