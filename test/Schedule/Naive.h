//===- Naive.h - The rules, restated without thought of speed -------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Small graphs as plain arrays, and everything computed from the definitions,
// by loops over all pairs.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_TEST_NAIVE_H
#define COMMUTE_TEST_NAIVE_H

#include "ScheduleTest.h"

enum { NaiveMaxNodes = 24, NaiveMaxStorages = 8 };

/// How two nodes are joined.
typedef enum NaiveEdge { NAIVE_NONE, NAIVE_ORDER, NAIVE_DATA } NaiveEdge;

typedef struct NaiveGraph {
  uint32_t numNodes;
  CommuteNodeInfo nodes[NaiveMaxNodes];
  /// edges[from][to].
  NaiveEdge edges[NaiveMaxNodes][NaiveMaxNodes];
  uint32_t numStorages;
  uint64_t bytes[NaiveMaxStorages];
  unsigned flags[NaiveMaxStorages];
  bool touches[NaiveMaxNodes][NaiveMaxStorages];
} NaiveGraph;

/// Makes a graph. With `maxCost` 0 costs are small doubles and integers, mixed
/// and partly negative; else integers up to it. Where not `isAcyclic`, it may
/// have cycles.
void naiveFill(NaiveGraph *graph, Random *random, uint32_t numNodes,
               uint32_t maxCost, bool isAcyclic);

/// Makes the same graph for the core; repeats some edges.
CommuteGraph *naiveBuild(const NaiveGraph *graph, Random *random);

/// Runs a policy other than pipeline; false for a cycle.
bool naiveRun(const NaiveGraph *graph, CommutePolicy policy,
              const uint32_t *list, uint32_t *order);

/// Simulates a legal order, from the definitions of each figure.
CommuteSimulation naiveSimulate(const NaiveGraph *graph, const uint32_t *order,
                                bool singleChannel);

/// Returns the least makespan of all legal orders, by trying them all.
int64_t naiveFindBest(const NaiveGraph *graph, bool singleChannel);

#endif // COMMUTE_TEST_NAIVE_H
