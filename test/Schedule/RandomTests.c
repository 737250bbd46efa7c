//===- RandomTests.c - The core against the naive statement ---------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Naive.h"

#include <string.h>

static void checkPolicy(const NaiveGraph *naive, CommuteGraph *graph,
                        CommutePolicy policy, const uint32_t *list) {
  uint32_t expected[NaiveMaxNodes], order[NaiveMaxNodes];
  bool isAcyclic = naiveRun(naive, policy, list, expected);
  CommuteStatus status = commuteGraphRun(graph, policy, list, order, NULL);
  CHECK(status == (isAcyclic ? COMMUTE_STATUS_OK : COMMUTE_STATUS_CYCLE));
  if (!isAcyclic || status != COMMUTE_STATUS_OK)
    return;
  CHECK(memcmp(order, expected, naive->numNodes * sizeof *order) == 0);
  CHECK(commuteGraphCheckOrder(graph, order, naive->numNodes, NULL) ==
        COMMUTE_STATUS_OK);
}

/// Lists that are topological and lists that are not, costs of both kinds.
void testRandomOrders(void) {
  Random random = {.state = 2024};
  for (int round = 0; round < 3000; ++round) {
    NaiveGraph naive;
    uint32_t list[NaiveMaxNodes];
    naiveFill(&naive, &random, randomBelow(&random, NaiveMaxNodes + 1),
              randomBelow(&random, 2) * 9, round % 4 != 0);
    CommuteGraph *graph = naiveBuild(&naive, &random);
    for (int p = COMMUTE_POLICY_NONE; p < COMMUTE_POLICY_PIPELINE; ++p) {
      randomPermutation(&random, list, naive.numNodes);
      checkPolicy(&naive, graph, (CommutePolicy)p, list);
      uint32_t sorted[NaiveMaxNodes];
      if (naiveRun(&naive, COMMUTE_POLICY_NONE, list, sorted))
        checkPolicy(&naive, graph, (CommutePolicy)p, sorted);
    }
    commuteGraphDestroy(graph);
  }
}

static bool isSame(CommuteCost a, CommuteCost b) {
  return !a.isReal && !b.isReal && a.value.integer == b.value.integer;
}

void testRandomFigures(void) {
  Random random = {.state = 77};
  for (int round = 0; round < 3000; ++round) {
    NaiveGraph naive;
    uint32_t list[NaiveMaxNodes], order[NaiveMaxNodes];
    naiveFill(&naive, &random, 1 + randomBelow(&random, NaiveMaxNodes), 20,
              true);
    CommuteGraph *graph = naiveBuild(&naive, &random);
    randomPermutation(&random, list, naive.numNodes);
    CommuteSimulationOptions options = {.singleChannel = round % 2 == 0};
    CHECK(commuteGraphRun(graph, COMMUTE_POLICY_NONE, list, order, NULL) ==
          COMMUTE_STATUS_OK);
    CommuteSimulation expected =
        naiveSimulate(&naive, order, options.singleChannel);
    CommuteSimulation simulation = {.peakLiveBytes = 0};
    CommuteBounds bounds = {.compute = commuteCostFromInteger(-1)};
    CHECK(commuteGraphSimulate(graph, order, &options, &simulation, NULL,
                               NULL) == COMMUTE_STATUS_OK);
    CHECK(isSame(simulation.makespan, expected.makespan));
    CHECK(isSame(simulation.exposed, expected.exposed));
    CHECK(isSame(simulation.compute, expected.compute));
    CHECK(isSame(simulation.communication, expected.communication));
    CHECK(simulation.peakLiveBytes == expected.peakLiveBytes);
    CHECK(simulation.peakInFlightBytes == expected.peakInFlightBytes);
    CHECK(commuteGraphComputeBounds(graph, &options, &bounds, NULL) ==
          COMMUTE_STATUS_OK);
    CHECK(bounds.lowerBound.value.integer <= simulation.makespan.value.integer);
    commuteGraphDestroy(graph);
  }
}

/// No order is better than the bound, of all there are.
void testRandomBounds(void) {
  Random random = {.state = 5};
  unsigned numTight = 0;
  for (int round = 0; round < 400; ++round) {
    NaiveGraph naive;
    naiveFill(&naive, &random, 3 + randomBelow(&random, 4), 9, true);
    CommuteGraph *graph = naiveBuild(&naive, &random);
    CommuteSimulationOptions options = {.singleChannel = round % 2 == 0};
    CommuteBounds bounds = {.compute = commuteCostFromInteger(-1)};
    CHECK(commuteGraphComputeBounds(graph, &options, &bounds, NULL) ==
          COMMUTE_STATUS_OK);
    int64_t best = naiveFindBest(&naive, options.singleChannel);
    CHECK(bounds.lowerBound.value.integer <= best);
    CHECK(bounds.criticalPath.value.integer <= best);
    CHECK(bounds.headTail.value.integer <= best);
    CHECK(bounds.channel.value.integer <= best);
    numTight += bounds.lowerBound.value.integer == best;
    commuteGraphDestroy(graph);
  }
  // The bound is worth something: mostly it is reached.
  CHECK(numTight > 300);
}
