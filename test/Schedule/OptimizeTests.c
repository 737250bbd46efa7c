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
  options = commuteOptimizeOptionsGetDefault();
  options.contention = 0.5;
  commuteGraphOptimize(graph, NULL, &options, order, &result, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT,
              "expected a contention of at least 1");
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

/// Beside the second gather the first one's compute takes twice as long, and
/// still the two hide 5 of it.
static void checkContention(void) {
  CommuteGraph *graph = createGathers();
  CommuteOptimizeOptions options = commuteOptimizeOptionsGetDefault();
  options.contention = 2;
  CommuteOptimization result = {.isOptimal = true};
  uint32_t order[6];
  CHECK(commuteGraphOptimize(graph, NULL, &options, order, &result, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(result.input.makespan.value.real == 40);
  CHECK(result.output.makespan.value.real == 35);
  CHECK(!result.isOptimal);
  commuteGraphDestroy(graph);
}

/// Collectives that depend on each other at random, and what uses them.
static CommuteGraph *createRandom(Random *random) {
  CommuteGraph *graph = createNamed();
  for (uint32_t i = 0; i < 60; ++i) {
    uint32_t cast = addNode(graph, COMMUTE_NODE_COMPUTE, 1);
    uint32_t start =
        addNode(graph, COMMUTE_NODE_COLLECTIVE, 1 + randomBelow(random, 50));
    uint32_t wait = addNode(graph, COMMUTE_NODE_WAIT, 0);
    uint32_t use =
        addNode(graph, COMMUTE_NODE_COMPUTE, 1 + randomBelow(random, 50));
    addData(graph, cast, start);
    addData(graph, start, wait);
    addData(graph, wait, use);
    if (i > 0)
      addData(graph, 4 * randomBelow(random, i) + 3, use);
    if (i > 6)
      addData(graph, 4 * (i - 1 - randomBelow(random, 6)) + 3, cast);
  }
  return graph;
}

/// Limits that limit nothing cost nothing: below others the search has more to
/// do.
static void checkUnlimited(void) {
  Random random = {.state = 3};
  uint64_t limitedSteps = 0, steps = 0;
  uint32_t numOpen = 0;
  CommuteFlightLimit limits[] = {
      {.bytes = COMMUTE_NO_LIMIT},
      {.bytes = COMMUTE_NO_LIMIT, .count = COMMUTE_NO_LIMIT}};
  CommuteOptimizeOptions options = commuteOptimizeOptionsGetDefault();
  options.flightLimits = limits;
  options.numFlightLimits = 2;
  for (int round = 0; round < 20; ++round) {
    CommuteGraph *graph = createRandom(&random);
    CommuteOptimization result = {.isOptimal = true};
    uint32_t order[4 * 60];
    limits[0].count = 4;
    CHECK(commuteGraphOptimize(graph, NULL, &options, order, &result, NULL) ==
          COMMUTE_STATUS_OK);
    limitedSteps += result.steps;
    limits[0].count = COMMUTE_NO_LIMIT;
    CHECK(commuteGraphOptimize(graph, NULL, &options, order, &result, NULL) ==
          COMMUTE_STATUS_OK);
    steps += result.steps;
    numOpen += !result.isOptimal;
    commuteGraphDestroy(graph);
  }
  CHECK(limitedSteps > 0);
  CHECK(numOpen > 0);
  CHECK(steps == 0);
}

void testOptimize(void) {
  checkOptions();
  checkFailures();
  checkGathers();
  checkNothing();
  checkCandidates();
  checkContention();
  checkUnlimited();
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

/// Returns the highest sum of what one limit is about, on one channel, or on
/// all with `channel` negative.
static uint64_t findFlight(const NaiveGraph *naive, const uint32_t *order,
                           const CommuteFlightLimit *limit, bool isCount,
                           int64_t channel) {
  NaiveGraph masked = *naive;
  for (uint32_t v = 0; v < naive->numNodes; ++v) {
    CommuteNodeInfo *node = &masked.nodes[v];
    bool counts = (!limit->members || limit->members[v]) &&
                  (channel < 0 || node->channel == (uint32_t)channel);
    if (!counts || node->bytes == COMMUTE_BYTES_UNKNOWN)
      node->bytes = counts && isCount;
    else if (isCount)
      node->bytes = 1;
  }
  return naiveSimulate(&masked, order, true).peakInFlightBytes;
}

static bool keepsFlight(const NaiveGraph *naive, const uint32_t *input,
                        const uint32_t *order, const CommuteFlightLimit *limit,
                        bool isCount) {
  uint64_t value = isCount ? limit->count : limit->bytes;
  for (uint32_t v = 0; v < naive->numNodes; ++v) {
    int64_t channel = limit->perChannel ? (int64_t)naive->nodes[v].channel : -1;
    uint64_t before = findFlight(naive, input, limit, isCount, channel);
    uint64_t after = findFlight(naive, order, limit, isCount, channel);
    if (after > value && after > before)
      return false;
  }
  return true;
}

static uint64_t findPeak(const NaiveGraph *naive, const uint32_t *order) {
  NaiveGraph known = *naive;
  for (uint32_t s = 0; s < naive->numStorages; ++s)
    if (known.bytes[s] == COMMUTE_BYTES_UNKNOWN)
      known.bytes[s] = 0;
  return naiveSimulate(&known, order, true).peakLiveBytes;
}

/// Whether an order exceeds no limit that the input keeps, and no other by more
/// than the input.
static bool keepsLimits(const NaiveGraph *naive, const uint32_t *input,
                        const uint32_t *order,
                        const CommuteOptimizeOptions *options) {
  uint64_t peak = findPeak(naive, order);
  if (peak > options->memoryLimit && peak > findPeak(naive, input))
    return false;
  for (size_t l = 0; l < options->numFlightLimits; ++l) {
    const CommuteFlightLimit *limit = &options->flightLimits[l];
    if (!keepsFlight(naive, input, order, limit, /*isCount=*/false) ||
        !keepsFlight(naive, input, order, limit, /*isCount=*/true))
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

  CHECK(keepsLimits(naive, input, order, options));
  if (result.input.peakLiveBytes != COMMUTE_BYTES_UNKNOWN)
    CHECK(result.inputExceedsMemory ==
          (result.input.peakLiveBytes > options->memoryLimit));

  // Never worse than the input, nor than a policy that keeps all that has to be
  // kept, on its own or after the collectives were ordered.
  CommuteSimulation before =
      naiveSimulate(naive, input, options->singleChannel);
  CHECK(result.input.makespan.value.integer == before.makespan.value.integer);
  CHECK(makespan <= before.makespan.value.integer);
  CommuteGraph *ordered = naiveBuild(naive, &(Random){.state = 1});
  CHECK(commuteGraphOrderCollectives(ordered, COMMUTE_ORDER_SCOPE_ALL, input,
                                     NULL) == COMMUTE_STATUS_OK);
  for (int p = 0; p < 2 * COMMUTE_POLICY_PIPELINE; ++p) {
    commuteGraphRun(p % 2 ? ordered : graph, (CommutePolicy)(1 + p / 2), input,
                    other, NULL);
    if (!keepsOrder(naive, input, other, options->orderScope) ||
        !keepsLimits(naive, input, other, options))
      continue;
    CommuteSimulation after =
        naiveSimulate(naive, other, options->singleChannel);
    CHECK(makespan <= after.makespan.value.integer);
  }
  commuteGraphDestroy(ordered);

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
  if (randomBelow(random, 3) == 0)
    options.memoryLimit = randomBelow(random, 200);
  return options;
}

/// With contention nothing is known but the simulator, which must not call the
/// result worse than the input, or than a policy.
static void checkContended(const NaiveGraph *naive, CommuteGraph *graph,
                           CommuteOptimizeOptions options) {
  uint32_t order[NaiveMaxNodes], other[NaiveMaxNodes];
  options.contention = 1.5;
  options.effort = options.effort > 0;
  CommuteSimulationOptions model = {.singleChannel = options.singleChannel,
                                    .contention = options.contention};
  CommuteOptimization result = {.isOptimal = false};
  CommuteSimulation simulation = {.peakLiveBytes = 0};
  CHECK(commuteGraphOptimize(graph, NULL, &options, order, &result, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(commuteGraphSimulate(graph, order, &model, &simulation, NULL, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(simulation.makespan.value.real == result.output.makespan.value.real);
  uint32_t input[NaiveMaxNodes];
  commuteGraphRun(graph, COMMUTE_POLICY_NONE, NULL, input, NULL);
  for (int p = COMMUTE_POLICY_NONE; p <= COMMUTE_POLICY_PIPELINE; ++p) {
    commuteGraphRun(graph, (CommutePolicy)p, input, other, NULL);
    if (!keepsOrder(naive, input, other, options.orderScope) ||
        !keepsLimits(naive, input, other, &options))
      continue;
    commuteGraphSimulate(graph, other, &model, &simulation, NULL, NULL);
    CHECK(result.output.makespan.value.real <=
          simulation.makespan.value.real + 1e-9);
  }
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
    bool members[NaiveMaxNodes];
    for (uint32_t v = 0; v < naive.numNodes; ++v)
      members[v] = randomBelow(&random, 2) == 0;
    CommuteFlightLimit limits[2] = {{.perChannel = round % 3 == 0,
                                     .bytes = randomBelow(&random, 60),
                                     .count = COMMUTE_NO_LIMIT},
                                    {.members = members,
                                     .bytes = COMMUTE_NO_LIMIT,
                                     .count = 1 + randomBelow(&random, 2)}};
    options.flightLimits = limits;
    options.numFlightLimits = randomBelow(&random, 3);
    checkPromises(&naive, graph, list, &options);
    // The bound is hardly ever reached then, so that the search goes on.
    if (round % 8 == 0)
      checkContended(&naive, graph, options);
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
    options.effort = 1;
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
  // Small enough to be solved exactly.
  CHECK(numBest == 400);
}
