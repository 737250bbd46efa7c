//===- Optimize.c - The optimizing scheduler ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Collects orders, the list and what the policies make of it among them, and
// keeps the best. All are compared as sequences of jobs; the simulator has the
// last word.
//
//===----------------------------------------------------------------------===//

#include "commute/Optimize.h"

#include "Portfolio.h"
#include "Problem.h"
#include "Time.h"

#include <math.h>
#include <string.h>

CommuteOptimizeOptions commuteOptimizeOptionsGetDefault(void) {
  return (CommuteOptimizeOptions){.orderScope = COMMUTE_ORDER_SCOPE_CHANNEL,
                                  .costScale = 1};
}

const char *commuteOrderSourceGetName(CommuteOrderSource source) {
  switch (source) {
  case COMMUTE_ORDER_SOURCE_INPUT:
    return "input";
  case COMMUTE_ORDER_SOURCE_POLICY:
    return "policy";
  case COMMUTE_ORDER_SOURCE_CANDIDATE:
    return "candidate";
  case COMMUTE_ORDER_SOURCE_LIST:
    return "list";
  }
  return "unknown";
}

/// The memory of an optimization.
typedef struct Optimizer {
  CommuteGraph *graph;
  const CommuteOptimizeOptions *options;
  /// The graph's own edges.
  uint32_t numEdges;
  /// The list, made topological.
  uint32_t *input;
  uint32_t *orders[2];
  /// By node: its scope among those whose collectives keep their order.
  uint32_t *scopes;
  uint32_t numScopes;
  /// By scope: the position in the input of its last collective.
  uint32_t *lastPositions;
  uint32_t *positions;
  bool hasProblem;
  CommuteProblem problem;
  bool hasPortfolio;
  CommutePortfolio portfolio;
  /// Of jobs.
  uint32_t *sequence;
} Optimizer;

static bool keepsOrder(const Optimizer *optimizer) {
  return optimizer->options->orderScope != COMMUTE_ORDER_SCOPE_NONE;
}

static void finishOptimizer(Optimizer *optimizer) {
  const CommuteAllocator *allocator = &optimizer->graph->allocator;
  commuteMemoryRelease(allocator, optimizer->sequence);
  if (optimizer->hasPortfolio)
    commutePortfolioFinish(&optimizer->portfolio);
  if (optimizer->hasProblem)
    commuteProblemFinish(&optimizer->problem);
  commuteMemoryRelease(allocator, optimizer->positions);
  commuteMemoryRelease(allocator, optimizer->lastPositions);
  commuteMemoryRelease(allocator, optimizer->scopes);
  commuteMemoryRelease(allocator, optimizer->orders[1]);
  commuteMemoryRelease(allocator, optimizer->orders[0]);
  commuteMemoryRelease(allocator, optimizer->input);
}

static CommuteStatus initOptimizer(Optimizer *optimizer, CommuteGraph *graph,
                                   const CommuteOptimizeOptions *options,
                                   CommuteError *error) {
  const CommuteAllocator *allocator = &graph->allocator;
  size_t numNodes = graph->numNodes;
  *optimizer = (Optimizer){
      .graph = graph, .options = options, .numEdges = graph->numEdges};
  optimizer->input =
      commuteMemoryAllocate(allocator, numNodes, sizeof *optimizer->input);
  for (int i = 0; i < 2; ++i)
    optimizer->orders[i] = commuteMemoryAllocate(allocator, numNodes,
                                                 sizeof *optimizer->orders[i]);
  optimizer->positions =
      commuteMemoryAllocate(allocator, numNodes, sizeof *optimizer->positions);
  optimizer->numScopes = commuteChannelsNumber(
      graph, options->orderScope == COMMUTE_ORDER_SCOPE_ALL,
      &optimizer->scopes);
  if (optimizer->scopes)
    optimizer->lastPositions = commuteMemoryAllocate(
        allocator, optimizer->numScopes, sizeof *optimizer->lastPositions);
  if (!optimizer->input || !optimizer->orders[0] || !optimizer->orders[1] ||
      !optimizer->positions || !optimizer->lastPositions)
    return commuteErrorFailMemory(error);
  return COMMUTE_STATUS_OK;
}

static CommuteStatus checkOptions(const CommuteOptimizeOptions *options,
                                  CommuteError *error) {
  const char *message = NULL;
  if (options->effort > COMMUTE_MAX_EFFORT)
    message = "unknown effort";
  else if ((int)options->orderScope != COMMUTE_ORDER_SCOPE_ALL &&
           (int)options->orderScope != COMMUTE_ORDER_SCOPE_CHANNEL &&
           (int)options->orderScope != COMMUTE_ORDER_SCOPE_NONE)
    message = "unknown scope";
  else if (!isfinite(options->costScale) || options->costScale <= 0)
    message = "expected a cost scale above 0";
  if (!message)
    return COMMUTE_STATUS_OK;
  return commuteErrorFail(error, COMMUTE_STATUS_INVALID_ARGUMENT, message);
}

//===----------------------------------------------------------------------===//
// The order of collectives
//===----------------------------------------------------------------------===//

/// Adds edges that keep the order of the collectives, as the options ask.
static CommuteStatus addOrderEdges(Optimizer *optimizer, CommuteError *error) {
  CommuteStatus status = COMMUTE_STATUS_OK;
  if (keepsOrder(optimizer))
    status = commuteGraphOrderCollectives(optimizer->graph,
                                          optimizer->options->orderScope,
                                          optimizer->input, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphPrepare(optimizer->graph, error);
  return status;
}

static void dropOrderEdges(Optimizer *optimizer) {
  CommuteGraph *graph = optimizer->graph;
  if (graph->numEdges == optimizer->numEdges)
    return;
  graph->numEdges = optimizer->numEdges;
  graph->indexed = false;
}

/// Whether an order keeps the order of the collectives, as the options ask.
static bool respectsScopes(Optimizer *optimizer, const uint32_t *order) {
  const CommuteGraph *graph = optimizer->graph;
  if (!keepsOrder(optimizer))
    return true;
  for (uint32_t s = 0; s < optimizer->numScopes; ++s)
    optimizer->lastPositions[s] = 0;
  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    uint32_t v = order[i];
    if (!commuteNodeIsCollective(graph, v))
      continue;
    uint32_t *last = &optimizer->lastPositions[optimizer->scopes[v]];
    if (optimizer->positions[v] < *last)
      return false;
    *last = optimizer->positions[v];
  }
  return true;
}

//===----------------------------------------------------------------------===//
// References
//===----------------------------------------------------------------------===//

static void refer(Optimizer *optimizer, const uint32_t *order,
                  CommuteOrderSource source) {
  if (!respectsScopes(optimizer, order))
    return;
  commuteProblemTakeOrder(&optimizer->problem, order, optimizer->sequence);
  commutePortfolioRefer(&optimizer->portfolio, optimizer->sequence, source);
}

/// Offers what the policies make of the input. Those of the pipeline run one by
/// one, so that its first step is not run twice.
static CommuteStatus referPolicies(Optimizer *optimizer, CommuteError *error) {
  static const struct {
    CommutePolicy policy;
    /// Goes on with what the step before has left, instead of the input.
    bool goesOn;
  } steps[] = {{COMMUTE_POLICY_SINK_WAITS, false},
               {COMMUTE_POLICY_RAISE_COLLECTIVES, false},
               {COMMUTE_POLICY_REORDER_COMPUTE, false},
               {COMMUTE_POLICY_SINK_WAITS, true},
               {COMMUTE_POLICY_RAISE_COLLECTIVES, true}};
  size_t numSteps = sizeof steps / sizeof steps[0];
  for (size_t i = 0; i < numSteps; ++i) {
    uint32_t *order = optimizer->orders[i % 2];
    const uint32_t *list =
        steps[i].goesOn ? optimizer->orders[1 - i % 2] : optimizer->input;
    CommuteStatus status =
        commuteGraphRun(optimizer->graph, steps[i].policy, list, order, error);
    if (status != COMMUTE_STATUS_OK)
      return status;
    refer(optimizer, order, COMMUTE_ORDER_SOURCE_POLICY);
  }
  return COMMUTE_STATUS_OK;
}

static void referCandidates(Optimizer *optimizer) {
  const CommuteOptimizeOptions *options = optimizer->options;
  for (size_t i = 0; i < options->numCandidates; ++i)
    if (commuteGraphCheckOrder(optimizer->graph, options->candidates[i],
                               optimizer->graph->numNodes,
                               NULL) == COMMUTE_STATUS_OK)
      refer(optimizer, options->candidates[i], COMMUTE_ORDER_SOURCE_CANDIDATE);
}

//===----------------------------------------------------------------------===//
// The optimizer
//===----------------------------------------------------------------------===//

static bool makePortfolio(Optimizer *optimizer) {
  const CommuteOptimizeOptions *options = optimizer->options;
  optimizer->hasProblem = commuteProblemInit(
      &optimizer->problem, optimizer->graph, optimizer->input,
      options->singleChannel, options->costScale);
  if (!optimizer->hasProblem)
    return false;
  optimizer->hasPortfolio =
      commutePortfolioInit(&optimizer->portfolio, &optimizer->problem,
                           optimizer->graph, options->costScale);
  optimizer->sequence = commuteMemoryAllocate(&optimizer->graph->allocator,
                                              optimizer->problem.numJobs,
                                              sizeof *optimizer->sequence);
  return optimizer->hasPortfolio && optimizer->sequence;
}

/// All that needs the graph with the edges that keep the collectives' order.
static CommuteStatus readOrderedGraph(Optimizer *optimizer,
                                      const CommuteSimulationOptions *model,
                                      CommuteOptimization *result,
                                      CommuteError *error) {
  CommuteBounds bounds;
  CommuteStatus status = addOrderEdges(optimizer, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphSimulate(optimizer->graph, optimizer->input, model,
                                  &result->input, NULL, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphComputeBounds(optimizer->graph, model, &bounds, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  result->lowerBound = bounds.lowerBound;
  if (!makePortfolio(optimizer))
    return commuteErrorFailMemory(error);
  refer(optimizer, optimizer->input, COMMUTE_ORDER_SOURCE_INPUT);
  if (keepsOrder(optimizer))
    status = referPolicies(optimizer, error);
  return status;
}

static CommuteStatus optimize(Optimizer *optimizer, const uint32_t *list,
                              uint32_t *order, CommuteOptimization *result,
                              CommuteError *error) {
  CommuteGraph *graph = optimizer->graph;
  CommuteSimulationOptions model = {.singleChannel =
                                        optimizer->options->singleChannel};
  CommuteStatus status = commuteGraphRun(graph, COMMUTE_POLICY_NONE, list,
                                         optimizer->input, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  for (uint32_t i = 0; i < graph->numNodes; ++i)
    optimizer->positions[optimizer->input[i]] = i;
  status = readOrderedGraph(optimizer, &model, result, error);
  dropOrderEdges(optimizer);
  if (status == COMMUTE_STATUS_OK)
    status = referPolicies(optimizer, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  referCandidates(optimizer);

  CommutePortfolio *portfolio = &optimizer->portfolio;
  double bound = commuteCostGetReal(result->lowerBound);
  // At other costs the bound is another.
  if (optimizer->options->costScale != 1)
    bound = 0;
  if (portfolio->makespan > bound &&
      !commutePortfolioRunLists(portfolio, bound))
    return commuteErrorFailMemory(error);
  commuteProblemGiveOrder(&optimizer->problem, graph, portfolio->best,
                          optimizer->orders[1], optimizer->orders[0]);
  result->source = portfolio->source;
  status = commuteGraphSimulate(graph, optimizer->orders[0], &model,
                                &result->output, NULL, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  // Sums of more than 2^53 ns are rounded where orders are compared.
  if (commuteTimeIsLess(result->input.makespan, result->output.makespan)) {
    result->source = COMMUTE_ORDER_SOURCE_INPUT;
    result->output = result->input;
    memcpy(optimizer->orders[0], optimizer->input,
           graph->numNodes * sizeof *order);
  }
  result->isOptimal =
      !commuteTimeIsLess(result->lowerBound, result->output.makespan);
  return COMMUTE_STATUS_OK;
}

CommuteStatus commuteGraphOptimize(CommuteGraph *graph, const uint32_t *list,
                                   const CommuteOptimizeOptions *options,
                                   uint32_t *order, CommuteOptimization *result,
                                   CommuteError *error) {
  CommuteOptimizeOptions defaults = commuteOptimizeOptionsGetDefault();
  if (!options)
    options = &defaults;
  CommuteOptimization found = {.isOptimal = false};
  Optimizer optimizer;
  CommuteStatus status = checkOptions(options, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  status = initOptimizer(&optimizer, graph, options, error);
  if (status == COMMUTE_STATUS_OK)
    status = optimize(&optimizer, list, order, &found, error);
  if (status == COMMUTE_STATUS_OK) {
    *result = found;
    // Without nodes there need not be an array for the order.
    if (graph->numNodes > 0)
      memcpy(order, optimizer.orders[0], graph->numNodes * sizeof *order);
  }
  finishOptimizer(&optimizer);
  return status;
}
