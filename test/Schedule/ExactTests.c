//===- ExactTests.c - Strong bounds and exact solutions -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Naive.h"

#include "commute/Bounds.h"

#include <string.h>

static uint32_t addCollective(CommuteGraph *graph, int64_t cost,
                              uint64_t bytes) {
  uint32_t node = COMMUTE_NO_NODE;
  CommuteNodeInfo info = {.kind = COMMUTE_NODE_COLLECTIVE,
                          .cost = commuteCostFromInteger(cost),
                          .bytes = bytes};
  CHECK(commuteGraphAddNode(graph, &info, &node, NULL) == COMMUTE_STATUS_OK);
  return node;
}

/// A gather, its wait and its use; returns the gather.
static uint32_t addGather(CommuteGraph *graph, int64_t gatherCost,
                          int64_t useCost, uint64_t bytes) {
  uint32_t gather = addCollective(graph, gatherCost, bytes);
  uint32_t wait = addNode(graph, COMMUTE_NODE_WAIT, 0);
  uint32_t use = addNode(graph, COMMUTE_NODE_COMPUTE, useCost);
  addData(graph, gather, wait);
  addData(graph, wait, use);
  return gather;
}

static CommuteExactResult solve(CommuteGraph *graph,
                                const CommuteExactOptions *options,
                                const uint32_t *list, uint32_t *order) {
  CommuteExactResult result = {.numStates = 0};
  CHECK(commuteGraphSolveExact(graph, options, list, order, &result, NULL) ==
        COMMUTE_STATUS_OK);
  return result;
}

static int64_t getStrongBound(CommuteGraph *graph, bool singleChannel) {
  CommuteStrongBoundOptions options = {.singleChannel = singleChannel};
  CommuteStrongBounds bounds = {.isComplete = false};
  CHECK(commuteGraphComputeStrongBounds(graph, &options, &bounds, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(bounds.isComplete);
  CHECK(bounds.simple.headTail.value.integer <= bounds.recursive.value.integer);
  CHECK(bounds.recursive.value.integer <= bounds.lowerBound.value.integer);
  return bounds.lowerBound.value.integer;
}

//===----------------------------------------------------------------------===//
// Exact solutions
//===----------------------------------------------------------------------===//

/// The gather with the long use comes first, as in the two-machine flow shop.
static void testTwoGathers(void) {
  CommuteGraph *graph = createNamed();
  addGather(graph, 10, 2, 5);
  addGather(graph, 4, 9, 7);
  uint32_t order[6];
  CommuteExactResult result = solve(graph, NULL, NULL, order);
  CHECK(result.hasOrder && result.isOptimal);
  CHECK(result.makespan.value.integer == 16);
  CHECK(order[0] == 3 && order[1] == 0);

  // One in flight at a time: the second starts when the first is waited for.
  CommuteExactOptions one = {.maxInFlightCount = 1};
  result = solve(graph, &one, NULL, order);
  CHECK(result.hasOrder && result.isOptimal);
  CHECK(result.makespan.value.integer == 16);
  CHECK(order[0] == 3 && order[1] == 4);
  CommuteExactOptions few = {.maxInFlightBytes = 6};
  result = solve(graph, &few, NULL, order);
  CHECK(!result.hasOrder && result.isOptimal);
  commuteGraphDestroy(graph);
}

/// A list that is the best already is kept, and a budget that is used up is
/// told.
static void testListsAndBudgets(void) {
  CommuteGraph *graph = createNamed();
  Random random = {.state = 4};
  enum { NumGathers = 12, NumNodes = 3 * NumGathers };
  for (uint32_t i = 0; i < NumGathers; ++i)
    addGather(graph, 1 + randomBelow(&random, 50), 1 + randomBelow(&random, 50),
              0);
  uint32_t list[NumNodes], order[NumNodes];
  CommuteExactOptions options = {.maxStates = 1};
  for (uint32_t v = 0; v < NumNodes; ++v)
    list[v] = v;
  CommuteExactResult result = solve(graph, &options, list, order);
  CHECK(result.hasOrder && !result.isOptimal);
  CHECK(memcmp(order, list, sizeof list) == 0);
  result = solve(graph, NULL, list, order);
  CHECK(result.hasOrder && result.isOptimal && result.numStates > 0);
  CHECK(commuteGraphCheckOrder(graph, order, NumNodes, NULL) ==
        COMMUTE_STATUS_OK);
  CommuteExactResult again = solve(graph, NULL, order, list);
  CHECK(again.makespan.value.integer == result.makespan.value.integer);
  CHECK(memcmp(order, list, sizeof list) == 0);
  commuteGraphDestroy(graph);
}

static void testTooLarge(void) {
  CommuteGraph *graph = createNamed();
  uint32_t order[COMMUTE_EXACT_MAX_JOBS + 1];
  for (uint32_t v = 0; v <= COMMUTE_EXACT_MAX_JOBS; ++v)
    addNode(graph, COMMUTE_NODE_COMPUTE, 1);
  CommuteExactResult result = solve(graph, NULL, NULL, order);
  CHECK(!result.hasOrder && !result.isOptimal && result.numStates == 0);
  commuteGraphDestroy(graph);
}

static void testErrors(void) {
  CommuteGraph *graph = createNamed();
  uint32_t order[2] = {1, 0};
  CommuteError error;
  CommuteExactResult result;
  CommuteExactOptions inFlight = {.maxInFlightBytes = 1};
  CommuteExactOptions live = {.maxLiveBytes = 1};
  uint32_t gather = addCollective(graph, 3, COMMUTE_BYTES_UNKNOWN);
  CHECK(commuteGraphSolveExact(graph, &inFlight, NULL, order, &result,
                               &error) == COMMUTE_STATUS_INVALID_ARGUMENT);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT,
              "cannot limit bytes in flight: a collective has an unknown size");
  CHECK(commuteGraphAddStorage(graph, COMMUTE_BYTES_UNKNOWN, 0, NULL, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(commuteGraphAddTouch(graph, gather, 0, NULL) == COMMUTE_STATUS_OK);
  CHECK(commuteGraphSolveExact(graph, &live, NULL, order, &result, &error) ==
        COMMUTE_STATUS_INVALID_ARGUMENT);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT,
              "cannot limit live bytes: a storage has an unknown size");
  addData(graph, gather, addNode(graph, COMMUTE_NODE_WAIT, 0));
  uint32_t list[2] = {1, 0};
  CHECK(commuteGraphSolveExact(graph, NULL, list, order, &result, &error) ==
        COMMUTE_STATUS_ILLEGAL_ORDER);
  CHECK(order[0] == 1 && order[1] == 0);
  addData(graph, 1, 0);
  CommuteStrongBounds bounds;
  CHECK(commuteGraphComputeStrongBounds(graph, NULL, &bounds, &error) ==
        COMMUTE_STATUS_CYCLE);
  CHECK_ERROR(error, COMMUTE_STATUS_CYCLE,
              "dependences close a cycle of 2 nodes: 'b' -> 'a' -> 'b'");
  commuteGraphDestroy(graph);
}

/// What is asked of the bounds besides: less effort, and no more than needed.
static void testBudgetsOfBounds(void) {
  CommuteGraph *graph = createNamed();
  Random random = {.state = 9};
  int64_t total = 0;
  for (uint32_t i = 0; i < 30; ++i) {
    uint32_t last = addGather(graph, 1 + randomBelow(&random, 90),
                              1 + randomBelow(&random, 90), 0);
    if (i > 2)
      addData(graph, last - 3 * randomBelow(&random, 3) - 1, last);
  }
  for (uint32_t v = 0; v < commuteGraphGetNumNodes(graph); ++v)
    total += commuteGraphGetNode(graph, v).cost.value.integer;
  CommuteStrongBounds full, bounds;
  CHECK(commuteGraphComputeStrongBounds(graph, NULL, &full, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(full.isComplete && full.numSteps > 0);
  CHECK(full.lowerBound.value.integer > full.simple.lowerBound.value.integer);
  CHECK(full.lowerBound.value.integer <= total);

  CommuteStrongBoundOptions options = {.maxSteps = 50};
  CHECK(commuteGraphComputeStrongBounds(graph, &options, &bounds, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(!bounds.isComplete && bounds.numSteps == 50);
  CHECK(bounds.lowerBound.value.integer <= full.lowerBound.value.integer);

  options = (CommuteStrongBoundOptions){.hasKnown = true,
                                        .known = full.simple.lowerBound};
  CHECK(commuteGraphComputeStrongBounds(graph, &options, &bounds, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(bounds.isComplete && bounds.numSteps < full.numSteps);
  CHECK(bounds.lowerBound.value.integer >=
        bounds.simple.lowerBound.value.integer);
  commuteGraphDestroy(graph);
}

/// The same graph with costs that are doubles, or near the end of the range.
static void testScalesOfBounds(void) {
  for (int kind = 0; kind < 3; ++kind) {
    CommuteGraph *graph = createNamed();
    int64_t unit = kind == 1 ? INT64_MAX / 40 : 1;
    for (uint32_t i = 0; i < 2; ++i)
      addGather(graph, 10 * unit, 6 * unit, 0);
    if (kind == 2) {
      CommuteNodeInfo info = {.cost = commuteCostFromReal(0.5)};
      CHECK(commuteGraphAddNode(graph, &info, NULL, NULL) == COMMUTE_STATUS_OK);
    }
    CommuteStrongBounds bounds;
    uint32_t order[7];
    CHECK(commuteGraphComputeStrongBounds(graph, NULL, &bounds, NULL) ==
          COMMUTE_STATUS_OK);
    CommuteExactResult result = solve(graph, NULL, NULL, order);
    CHECK(result.isOptimal && result.hasOrder);
    double bound = commuteCostGetReal(bounds.lowerBound);
    double makespan = commuteCostGetReal(result.makespan);
    CHECK(bounds.lowerBound.isReal == (kind == 2));
    CHECK(bound <= makespan && makespan <= bound * (1 + 1e-9));
    CHECK(bound <= 26.0 * (double)unit && bound > 25.9 * (double)unit);
    commuteGraphDestroy(graph);
  }
}

/// Too many jobs for sets of ancestors.
static void testHugeBounds(void) {
  CommuteGraph *graph = createNamed();
  enum { NumNodes = 20000 };
  for (uint32_t v = 0; v < NumNodes; ++v)
    addNode(graph, COMMUTE_NODE_COMPUTE, 1);
  CommuteStrongBounds bounds;
  CHECK(commuteGraphComputeStrongBounds(graph, NULL, &bounds, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(!bounds.isComplete && bounds.numSteps == 0);
  CHECK(bounds.lowerBound.value.integer == NumNodes);
  commuteGraphDestroy(graph);
}

void testExact(void) {
  testBudgetsOfBounds();
  testScalesOfBounds();
  testHugeBounds();
  testTwoGathers();
  testListsAndBudgets();
  testTooLarge();
  testErrors();
}

//===----------------------------------------------------------------------===//
// Against all orders
//===----------------------------------------------------------------------===//

enum { MaxTried = 7 };

/// What is known of each order of a graph.
typedef struct Trial {
  const NaiveGraph *graph;
  CommuteExactOptions options;
  /// The same graph with other bytes, to count collectives, and to look at the
  /// bytes of one channel.
  NaiveGraph counted;
  NaiveGraph channelBytes[3];
  NaiveGraph channelCounted[3];
  bool hasBest;
  int64_t best;
} Trial;

static void initTrial(Trial *trial, const NaiveGraph *graph) {
  memset(trial, 0, sizeof *trial);
  trial->graph = graph;
  trial->counted = *graph;
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    trial->counted.nodes[v].bytes = 1;
  for (uint32_t c = 0; c < 3; ++c) {
    trial->channelBytes[c] = *graph;
    trial->channelCounted[c] = trial->counted;
    for (uint32_t v = 0; v < graph->numNodes; ++v)
      if (graph->nodes[v].channel != c * 1000000007u) {
        trial->channelBytes[c].nodes[v].bytes = 0;
        trial->channelCounted[c].nodes[v].bytes = 0;
      }
  }
}

static bool isWithin(uint64_t amount, uint64_t limit) {
  return limit == 0 || amount <= limit;
}

static uint64_t findInFlightPeak(const NaiveGraph *graph,
                                 const uint32_t *order) {
  return naiveSimulate(graph, order, false).peakInFlightBytes;
}

static bool keepsLimits(const Trial *trial, const uint32_t *order) {
  const CommuteExactOptions *options = &trial->options;
  CommuteSimulation simulation =
      naiveSimulate(trial->graph, order, options->singleChannel);
  bool keeps =
      isWithin(simulation.peakLiveBytes, options->maxLiveBytes) &&
      isWithin(simulation.peakInFlightBytes, options->maxInFlightBytes) &&
      (options->maxInFlightCount == 0 ||
       findInFlightPeak(&trial->counted, order) <= options->maxInFlightCount);
  for (uint32_t c = 0; c < 3; ++c) {
    if (options->maxChannelInFlightBytes != 0)
      keeps &= findInFlightPeak(&trial->channelBytes[c], order) <=
               options->maxChannelInFlightBytes;
    if (options->maxChannelInFlightCount != 0)
      keeps &= findInFlightPeak(&trial->channelCounted[c], order) <=
               options->maxChannelInFlightCount;
  }
  return keeps;
}

/// Looks at every legal order: the next in lexicographic order, until none is
/// left.
static void tryAll(Trial *trial) {
  uint32_t numNodes = trial->graph->numNodes;
  uint32_t order[MaxTried], place[MaxTried];
  for (uint32_t v = 0; v < numNodes; ++v)
    order[v] = v;
  for (;;) {
    bool isLegal = true;
    for (uint32_t i = 0; i < numNodes; ++i)
      place[order[i]] = i;
    for (uint32_t v = 0; v < numNodes; ++v)
      for (uint32_t w = 0; w < numNodes; ++w)
        isLegal &=
            trial->graph->edges[v][w] == NAIVE_NONE || place[v] < place[w];
    if (isLegal && keepsLimits(trial, order)) {
      int64_t makespan =
          naiveSimulate(trial->graph, order, trial->options.singleChannel)
              .makespan.value.integer;
      if (!trial->hasBest || makespan < trial->best)
        trial->best = makespan;
      trial->hasBest = true;
    }
    uint32_t i = numNodes - 1;
    while (i > 0 && order[i - 1] > order[i])
      --i;
    if (i == 0)
      return;
    uint32_t j = numNodes - 1;
    while (order[j] < order[i - 1])
      --j;
    uint32_t swapped = order[i - 1];
    order[i - 1] = order[j];
    order[j] = swapped;
    for (uint32_t k = numNodes - 1; i < k; ++i, --k) {
      swapped = order[i];
      order[i] = order[k];
      order[k] = swapped;
    }
  }
}

/// Sets some limits, most of them such that some orders keep them, and some do
/// not.
static void limit(CommuteExactOptions *options, Random *random) {
  if (randomBelow(random, 2) == 0)
    options->maxLiveBytes = 1 + randomBelow(random, 300);
  if (randomBelow(random, 3) == 0)
    options->maxInFlightBytes = 1 + randomBelow(random, 100);
  if (randomBelow(random, 3) == 0)
    options->maxInFlightCount = 1 + randomBelow(random, 3);
  if (randomBelow(random, 3) == 0)
    options->maxChannelInFlightBytes = 1 + randomBelow(random, 60);
  if (randomBelow(random, 3) == 0)
    options->maxChannelInFlightCount = 1 + randomBelow(random, 2);
}

static void checkTrial(Trial *trial, CommuteGraph *graph, bool hasList) {
  uint32_t list[MaxTried], order[MaxTried];
  CHECK(commuteGraphRun(graph, COMMUTE_POLICY_NONE, NULL, list, NULL) ==
        COMMUTE_STATUS_OK);
  tryAll(trial);
  CommuteExactResult result =
      solve(graph, &trial->options, hasList ? list : NULL, order);
  CHECK(result.isOptimal);
  CHECK(result.hasOrder == trial->hasBest);
  if (!result.hasOrder || !trial->hasBest)
    return;
  CHECK(result.makespan.value.integer == trial->best);
  CHECK(commuteGraphCheckOrder(graph, order, trial->graph->numNodes, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(keepsLimits(trial, order));
  CHECK(naiveSimulate(trial->graph, order, trial->options.singleChannel)
            .makespan.value.integer == trial->best);
}

/// The solver finds what the best of all orders is, with and without limits,
/// and no bound is above it.
void testRandomExact(void) {
  Random random = {.state = 11};
  unsigned numTight = 0, numFree = 0, numInfeasible = 0;
  for (int round = 0; round < 600; ++round) {
    NaiveGraph naive;
    naiveFill(&naive, &random, 3 + randomBelow(&random, MaxTried - 3 + 1), 9,
              true);
    // Mostly sparse: few edges leave many orders.
    for (uint32_t v = 0; v < naive.numNodes; ++v)
      for (uint32_t w = 0; w < naive.numNodes; ++w)
        if (round % 3 != 0 && randomBelow(&random, 2) == 0)
          naive.edges[v][w] = NAIVE_NONE;
    CommuteGraph *graph = naiveBuild(&naive, &random);
    Trial trial;
    initTrial(&trial, &naive);
    trial.options.singleChannel = round % 2 == 0;
    bool hasLimits = round % 4 > 1;
    if (hasLimits)
      limit(&trial.options, &random);
    checkTrial(&trial, graph, randomBelow(&random, 2) == 0);
    if (!hasLimits) {
      int64_t bound = getStrongBound(graph, trial.options.singleChannel);
      CHECK(bound <= trial.best);
      numTight += bound == trial.best;
      ++numFree;
    }
    numInfeasible += !trial.hasBest;
    commuteGraphDestroy(graph);
  }
  CHECK(numTight * 10 > numFree * 9);
  CHECK(numInfeasible > 20 && numInfeasible < 200);
}
