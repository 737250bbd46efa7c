//===- OptimizeTests.c - The optimizing scheduler -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Naive.h"
#include "commute/Optimize.h"

#include <string.h>

//===----------------------------------------------------------------------===//
// By hand
//===----------------------------------------------------------------------===//

/// Two gathers (a, c), waited for at once (b, d), and the compute that uses
/// them (e, f).
static CommuteGraph *createGathers(void) {
  CommuteGraph *graph = createNamed();
  for (int i = 0; i < 2; ++i) {
    uint32_t start = addNode(graph, COMMUTE_NODE_COLLECTIVE, 10);
    addData(graph, start, addNode(graph, COMMUTE_NODE_WAIT, 0));
  }
  for (uint32_t i = 0; i < 2; ++i)
    addData(graph, 2 * i + 1, addNode(graph, COMMUTE_NODE_COMPUTE, 10));
  return graph;
}

static void checkOptions(void) {
  CommuteGraph *graph = createGathers();
  CommuteOptimization result;
  CommuteError error;
  uint32_t order[6];
  CommuteOptimizeOptions options = commuteOptimizeOptionsGetDefault();
  options.effort = COMMUTE_MAX_EFFORT + 1;
  CHECK(commuteGraphOptimize(graph, NULL, &options, order, &result, &error) ==
        COMMUTE_STATUS_INVALID_ARGUMENT);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT, "unknown effort");
  options = commuteOptimizeOptionsGetDefault();
  options.orderScope = (CommuteOrderScope)7;
  commuteGraphOptimize(graph, NULL, &options, order, &result, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT, "unknown scope");
  options = commuteOptimizeOptionsGetDefault();
  options.costScale = 0;
  commuteGraphOptimize(graph, NULL, &options, order, &result, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT,
              "expected a cost scale above 0");
  uint32_t list[6] = {0, 0};
  commuteGraphOptimize(graph, list, NULL, order, &result, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_NOT_A_PERMUTATION,
              "the input list repeats 'a'");
  CHECK(commuteGraphGetNumEdges(graph) == 4);
  commuteGraphDestroy(graph);
}

static void checkFailures(void) {
  CommuteOptimization result;
  CommuteError error;
  uint32_t order[2];
  CommuteGraph *graph = createNamed();
  addNode(graph, COMMUTE_NODE_COMPUTE, -1);
  commuteGraphOptimize(graph, NULL, NULL, order, &result, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_NEGATIVE_COST,
              "cannot simulate the negative cost of 'a'");
  addData(graph, 0, 0);
  commuteGraphOptimize(graph, NULL, NULL, order, &result, &error);
  CHECK(error.status == COMMUTE_STATUS_CYCLE);
  commuteGraphDestroy(graph);
}

/// The second gather hides behind the first one's compute.
static void checkGathers(void) {
  CommuteGraph *graph = createGathers();
  CommuteOptimizeOptions options = commuteOptimizeOptionsGetDefault();
  CommuteOptimization result = {.isOptimal = false};
  uint32_t order[6];
  CHECK(commuteGraphOptimize(graph, NULL, &options, order, &result, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(result.input.makespan.value.integer == 40);
  CHECK(result.output.makespan.value.integer == 30);
  CHECK(result.lowerBound.value.integer == 30 && result.isOptimal);
  CHECK(strcmp(commuteOrderSourceGetName(result.source), "policy") == 0);
  commuteGraphDestroy(graph);
}

static void checkNothing(void) {
  CommuteGraph *graph = createNamed();
  CommuteOptimization result = {.isOptimal = false};
  CHECK(commuteGraphOptimize(graph, NULL, NULL, NULL, &result, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(result.isOptimal && result.output.makespan.value.integer == 0);
  commuteGraphDestroy(graph);
}

/// A candidate that breaks the order of the collectives does not count.
static void checkCandidates(void) {
  CommuteGraph *graph = createNamed();
  for (int i = 0; i < 2; ++i) {
    uint32_t start = addNode(graph, COMMUTE_NODE_COLLECTIVE, i == 0 ? 30 : 10);
    addData(graph, start, addNode(graph, COMMUTE_NODE_WAIT, 0));
  }
  addData(graph, 3, addNode(graph, COMMUTE_NODE_COMPUTE, 50));
  const uint32_t swapped[5] = {2, 0, 3, 4, 1};
  const uint32_t illegal[5] = {4, 3, 2, 1, 0};
  const uint32_t *candidates[2] = {illegal, swapped};
  CommuteOptimizeOptions options = commuteOptimizeOptionsGetDefault();
  options.candidates = candidates;
  options.numCandidates = 2;
  CommuteOptimization result = {.isOptimal = false};
  uint32_t order[5];
  commuteGraphOptimize(graph, NULL, &options, order, &result, NULL);
  CHECK(result.output.makespan.value.integer == 90);
  options.orderScope = COMMUTE_ORDER_SCOPE_NONE;
  commuteGraphOptimize(graph, NULL, &options, order, &result, NULL);
  CHECK(result.output.makespan.value.integer == 60);
  CHECK(strcmp(commuteOrderSourceGetName(result.source), "candidate") == 0);
  commuteGraphDestroy(graph);
}

void testOptimize(void) {
  checkOptions();
  checkFailures();
  checkGathers();
  checkNothing();
  checkCandidates();
}

//===----------------------------------------------------------------------===//
// At random
//===----------------------------------------------------------------------===//

/// Whether the collectives of one scope stand in an order as in the input.
static bool keepsOrder(const NaiveGraph *naive, const uint32_t *input,
                       const uint32_t *order, CommuteOrderScope scope) {
  uint32_t positions[NaiveMaxNodes];
  for (uint32_t i = 0; i < naive->numNodes; ++i)
    positions[order[i]] = i;
  for (uint32_t i = 0; i < naive->numNodes; ++i)
    for (uint32_t j = i + 1; j < naive->numNodes; ++j) {
      const CommuteNodeInfo *a = &naive->nodes[input[i]];
      const CommuteNodeInfo *b = &naive->nodes[input[j]];
      bool areBound =
          a->kind == COMMUTE_NODE_COLLECTIVE &&
          b->kind == COMMUTE_NODE_COLLECTIVE &&
          (scope == COMMUTE_ORDER_SCOPE_ALL ||
           (scope == COMMUTE_ORDER_SCOPE_CHANNEL && a->channel == b->channel));
      if (areBound && positions[input[i]] > positions[input[j]])
        return false;
    }
  return true;
}

/// What the optimizer promises, on one graph and list.
static void checkPromises(const NaiveGraph *naive, CommuteGraph *graph,
                          const uint32_t *list,
                          const CommuteOptimizeOptions *options) {
  uint32_t input[NaiveMaxNodes], order[NaiveMaxNodes], other[NaiveMaxNodes];
  CommuteOptimization result = {.isOptimal = false}, again;
  uint32_t numEdges = commuteGraphGetNumEdges(graph);
  CHECK(commuteGraphOptimize(graph, list, options, order, &result, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(commuteGraphGetNumEdges(graph) == numEdges);
  CHECK(commuteGraphCheckOrder(graph, order, naive->numNodes, NULL) ==
        COMMUTE_STATUS_OK);
  naiveRun(naive, COMMUTE_POLICY_NONE, list, input);
  CHECK(keepsOrder(naive, input, order, options->orderScope));

  // The figures are the order's, and the bound is below.
  CommuteSimulation output =
      naiveSimulate(naive, order, options->singleChannel);
  int64_t makespan = output.makespan.value.integer;
  CHECK(result.output.makespan.value.integer == makespan);
  CHECK(result.output.peakLiveBytes == output.peakLiveBytes);
  CHECK(result.lowerBound.value.integer <= makespan);
  CHECK(result.isOptimal == (result.lowerBound.value.integer == makespan));

  // Never worse than the input, nor than a policy that keeps the order.
  CommuteSimulation before =
      naiveSimulate(naive, input, options->singleChannel);
  CHECK(result.input.makespan.value.integer == before.makespan.value.integer);
  CHECK(makespan <= before.makespan.value.integer);
  for (int p = COMMUTE_POLICY_SINK_WAITS; p <= COMMUTE_POLICY_PIPELINE; ++p) {
    commuteGraphRun(graph, (CommutePolicy)p, input, other, NULL);
    if (!keepsOrder(naive, input, other, options->orderScope))
      continue;
    CommuteSimulation after =
        naiveSimulate(naive, other, options->singleChannel);
    CHECK(makespan <= after.makespan.value.integer);
  }

  // The same again.
  CHECK(commuteGraphOptimize(graph, list, options, other, &again, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(memcmp(order, other, naive->numNodes * sizeof *order) == 0);
}

static CommuteOptimizeOptions chooseOptions(Random *random) {
  CommuteOptimizeOptions options = commuteOptimizeOptionsGetDefault();
  options.effort = randomBelow(random, COMMUTE_MAX_EFFORT + 1);
  options.singleChannel = randomBelow(random, 2) == 0;
  options.orderScope = (CommuteOrderScope)randomBelow(random, 3);
  static const double scales[] = {1, 1.1, 0.5};
  options.costScale = scales[randomBelow(random, 3)];
  return options;
}

void testRandomOptimize(void) {
  Random random = {.state = 31};
  for (int round = 0; round < 3000; ++round) {
    NaiveGraph naive;
    uint32_t list[NaiveMaxNodes];
    naiveFill(&naive, &random, 1 + randomBelow(&random, NaiveMaxNodes), 20,
              true);
    CommuteGraph *graph = naiveBuild(&naive, &random);
    randomPermutation(&random, list, naive.numNodes);
    CommuteOptimizeOptions options = chooseOptions(&random);
    checkPromises(&naive, graph, list, &options);
    commuteGraphDestroy(graph);
  }
}

/// Against the best of all orders there are, on small graphs.
void testRandomOptima(void) {
  Random random = {.state = 6};
  unsigned numBest = 0;
  for (int round = 0; round < 400; ++round) {
    NaiveGraph naive;
    uint32_t order[NaiveMaxNodes];
    naiveFill(&naive, &random, 3 + randomBelow(&random, 4), 9, true);
    CommuteGraph *graph = naiveBuild(&naive, &random);
    CommuteOptimizeOptions options = commuteOptimizeOptionsGetDefault();
    options.singleChannel = round % 2 == 0;
    options.orderScope = COMMUTE_ORDER_SCOPE_NONE;
    CommuteOptimization result = {.isOptimal = false};
    CHECK(commuteGraphOptimize(graph, NULL, &options, order, &result, NULL) ==
          COMMUTE_STATUS_OK);
    int64_t best = naiveFindBest(&naive, options.singleChannel);
    int64_t makespan = result.output.makespan.value.integer;
    CHECK(makespan >= best);
    CHECK(!result.isOptimal || makespan == best);
    numBest += makespan == best;
    commuteGraphDestroy(graph);
  }
  CHECK(numBest > 380);
}
