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
#include "commute/Bounds.h"

#include "Portfolio.h"
#include "Problem.h"
#include "Search.h"
#include "Time.h"

#include <math.h>
#include <string.h>

CommuteOptimizeOptions commuteOptimizeOptionsGetDefault(void) {
  return (CommuteOptimizeOptions){.orderScope = COMMUTE_ORDER_SCOPE_CHANNEL,
                                  .costScale = 1,
                                  .contention = 1,
                                  .memoryLimit = COMMUTE_NO_LIMIT,
                                  .maxSteps = COMMUTE_STEPS_BY_EFFORT};
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
  case COMMUTE_ORDER_SOURCE_SEARCH:
    return "search";
  case COMMUTE_ORDER_SOURCE_EXACT:
    return "exact";
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
  bool hasResidents;
  CommuteResidents residents;
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
  if (optimizer->hasResidents)
    commuteResidentsFinish(&optimizer->residents);
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
  else if (!isfinite(options->contention) || options->contention < 1)
    message = "expected a contention of at least 1";
  if (!message)
    return COMMUTE_STATUS_OK;
  return commuteErrorFail(error, COMMUTE_STATUS_INVALID_ARGUMENT, message);
}

//===----------------------------------------------------------------------===//
// The order of collectives
//===----------------------------------------------------------------------===//

/// Adds edges that keep the order of the collectives of a scope.
static CommuteStatus addOrderEdges(Optimizer *optimizer,
                                   CommuteOrderScope scope,
                                   CommuteError *error) {
  CommuteStatus status = commuteGraphOrderCollectives(optimizer->graph, scope,
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

static bool refer(Optimizer *optimizer, const uint32_t *order,
                  CommuteOrderSource source) {
  if (!respectsScopes(optimizer, order))
    return true;
  commuteProblemTakeOrder(&optimizer->problem, order, optimizer->sequence);
  return commutePortfolioRefer(&optimizer->portfolio, optimizer->sequence,
                               source);
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
    if (!refer(optimizer, order, COMMUTE_ORDER_SOURCE_POLICY))
      return commuteErrorFailMemory(error);
  }
  return COMMUTE_STATUS_OK;
}

/// Offers what the policies make of the input with the edges of a scope.
static CommuteStatus referScope(Optimizer *optimizer, CommuteOrderScope scope,
                                CommuteError *error) {
  CommuteStatus status = addOrderEdges(optimizer, scope, error);
  if (status == COMMUTE_STATUS_OK)
    status = referPolicies(optimizer, error);
  dropOrderEdges(optimizer);
  return status;
}

static bool referCandidates(Optimizer *optimizer) {
  const CommuteOptimizeOptions *options = optimizer->options;
  for (size_t i = 0; i < options->numCandidates; ++i)
    if (commuteGraphCheckOrder(optimizer->graph, options->candidates[i],
                               optimizer->graph->numNodes,
                               NULL) == COMMUTE_STATUS_OK &&
        !refer(optimizer, options->candidates[i],
               COMMUTE_ORDER_SOURCE_CANDIDATE))
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Limits
//===----------------------------------------------------------------------===//

/// Raises limits to what the input takes up, where it exceeds them.
static bool raiseLimits(Optimizer *optimizer, CommuteOptimization *result) {
  CommuteResidents *residents = &optimizer->residents;
  const CommuteAllocator *allocator = &optimizer->graph->allocator;
  uint64_t *peaks =
      commuteMemoryAllocate(allocator, residents->numResources, sizeof *peaks);
  bool isGood =
      peaks && commuteResidentsFindPeaks(residents, optimizer->sequence, peaks);
  for (uint32_t r = 0; isGood && r < residents->numResources; ++r) {
    if (residents->limits[r] >= peaks[r])
      continue;
    residents->limits[r] = peaks[r];
    if (r != residents->memory)
      result->inputExceedsFlight = true;
  }
  commuteMemoryRelease(allocator, peaks);
  return isGood;
}

static bool hasLimits(const CommuteOptimizeOptions *options) {
  bool isLimited = options->memoryLimit != COMMUTE_NO_LIMIT;
  for (size_t l = 0; l < options->numFlightLimits; ++l)
    isLimited |= options->flightLimits[l].bytes != COMMUTE_NO_LIMIT ||
                 options->flightLimits[l].count != COMMUTE_NO_LIMIT;
  return isLimited;
}

static CommuteStatus makePortfolio(Optimizer *optimizer,
                                   CommuteOptimization *result,
                                   CommuteError *error) {
  const CommuteOptimizeOptions *options = optimizer->options;
  optimizer->hasProblem = commuteProblemInit(
      &optimizer->problem, optimizer->graph, optimizer->input,
      options->singleChannel, options->costScale);
  if (!optimizer->hasProblem)
    return commuteErrorFailMemory(error);
  optimizer->sequence = commuteMemoryAllocate(&optimizer->graph->allocator,
                                              optimizer->problem.numJobs,
                                              sizeof *optimizer->sequence);
  if (!optimizer->sequence)
    return commuteErrorFailMemory(error);
  commuteProblemTakeOrder(&optimizer->problem, optimizer->input,
                          optimizer->sequence);
  if (hasLimits(options)) {
    optimizer->hasResidents = commuteResidentsInit(
        &optimizer->residents, &optimizer->problem, optimizer->graph, options);
    if (!optimizer->hasResidents || !raiseLimits(optimizer, result))
      return commuteErrorFailMemory(error);
    if (optimizer->residents.total >= COMMUTE_MAX_TOTAL)
      return commuteErrorFail(error, COMMUTE_STATUS_OVERFLOW,
                              "the sum of all bytes is too large");
  }
  optimizer->hasPortfolio = commutePortfolioInit(
      &optimizer->portfolio, &optimizer->problem,
      optimizer->hasResidents ? &optimizer->residents : NULL, optimizer->graph,
      options->contention);
  if (!optimizer->hasPortfolio)
    return commuteErrorFailMemory(error);
  return COMMUTE_STATUS_OK;
}

/// All that needs the graph with the edges that keep the collectives' order.
static CommuteStatus readOrderedGraph(Optimizer *optimizer,
                                      const CommuteSimulationOptions *model,
                                      CommuteOptimization *result,
                                      CommuteError *error) {
  CommuteBounds bounds;
  CommuteStatus status =
      addOrderEdges(optimizer, optimizer->options->orderScope, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphSimulate(optimizer->graph, optimizer->input, model,
                                  &result->input, NULL, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphComputeBounds(optimizer->graph, model, &bounds, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  result->lowerBound = bounds.lowerBound;
  result->inputExceedsMemory =
      result->input.peakLiveBytes != COMMUTE_BYTES_UNKNOWN &&
      result->input.peakLiveBytes > optimizer->options->memoryLimit;
  status = makePortfolio(optimizer, result, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  if (!refer(optimizer, optimizer->input, COMMUTE_ORDER_SOURCE_INPUT))
    return commuteErrorFailMemory(error);
  return COMMUTE_STATUS_OK;
}

//===----------------------------------------------------------------------===//
// Proofs
//===----------------------------------------------------------------------===//

/// Strengthens the bound, in the graph that keeps the collectives' order.
static CommuteStatus strengthenBound(Optimizer *optimizer,
                                     CommuteOptimization *result,
                                     CommuteError *error) {
  static const uint64_t stepsByEffort[] = {0, UINT64_C(1) << 24, 0};
  unsigned effort = optimizer->options->effort;
  CommuteStrongBoundOptions options = {.singleChannel =
                                           optimizer->options->singleChannel,
                                       .maxSteps = stepsByEffort[effort]};
  // Rounded, or scaled, it would be another one.
  static const double exactLimit = 9007199254740992.0;
  if (!optimizer->problem.hasRoundCosts &&
      optimizer->portfolio.plain < exactLimit) {
    options.hasKnown = true;
    options.known = commuteCostFromInteger((int64_t)optimizer->portfolio.plain);
  }
  CommuteStrongBounds bounds;
  CommuteStatus status = commuteGraphComputeStrongBounds(
      optimizer->graph, &options, &bounds, error);
  if (status == COMMUTE_STATUS_OK)
    result->lowerBound = bounds.lowerBound;
  return status;
}

/// Takes over a limit for which 0 stands for none; false where it cannot be
/// said.
static bool takeLimit(uint64_t limit, uint64_t *exact) {
  if (limit == COMMUTE_NO_LIMIT)
    return true;
  if (*exact == 0 || limit < *exact)
    *exact = limit;
  return limit > 0;
}

/// Takes over the limits; false where the exact solution does not know all of
/// them.
static bool takeLimits(const Optimizer *optimizer,
                       const CommuteOptimization *result,
                       CommuteExactOptions *exact) {
  const CommuteOptimizeOptions *options = optimizer->options;
  uint64_t peak = result->input.peakLiveBytes;
  uint64_t limit = options->memoryLimit;
  if (limit != COMMUTE_NO_LIMIT && peak == COMMUTE_BYTES_UNKNOWN)
    return false;
  if (!takeLimit(limit < peak ? peak : limit, &exact->maxLiveBytes) ||
      result->inputExceedsFlight)
    return false;
  for (size_t l = 0; l < options->numFlightLimits; ++l) {
    const CommuteFlightLimit *flight = &options->flightLimits[l];
    bool isAny =
        flight->bytes != COMMUTE_NO_LIMIT || flight->count != COMMUTE_NO_LIMIT;
    if (isAny && flight->members)
      return false;
    if (flight->bytes != COMMUTE_NO_LIMIT &&
        result->input.peakInFlightBytes == COMMUTE_BYTES_UNKNOWN)
      return false;
    if (!takeLimit(flight->bytes, flight->perChannel
                                      ? &exact->maxChannelInFlightBytes
                                      : &exact->maxInFlightBytes) ||
        !takeLimit(flight->count, flight->perChannel
                                      ? &exact->maxChannelInFlightCount
                                      : &exact->maxInFlightCount))
      return false;
  }
  return true;
}

/// Solves a small graph, in which the collectives keep their order, exactly.
static CommuteStatus solve(Optimizer *optimizer, CommuteOptimization *result,
                           CommuteError *error) {
  CommuteGraph *graph = optimizer->graph;
  CommuteExactOptions options = {.singleChannel =
                                     optimizer->options->singleChannel};
  if (!takeLimits(optimizer, result, &options))
    return COMMUTE_STATUS_OK;
  CommuteExactResult exact;
  commuteProblemGiveOrder(&optimizer->problem, graph, optimizer->portfolio.best,
                          optimizer->orders[1], optimizer->orders[0]);
  CommuteStatus status =
      commuteGraphSolveExact(graph, &options, optimizer->orders[0],
                             optimizer->orders[1], &exact, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  result->numStates = exact.numStates;
  if (!exact.hasOrder)
    return COMMUTE_STATUS_OK;
  commuteProblemTakeOrder(&optimizer->problem, optimizer->orders[1],
                          optimizer->sequence);
  if (!commutePortfolioOffer(&optimizer->portfolio, optimizer->sequence,
                             COMMUTE_ORDER_SOURCE_EXACT))
    return commuteErrorFailMemory(error);
  if (exact.isOptimal && !exact.makespan.isReal)
    result->lowerBound = exact.makespan;
  return COMMUTE_STATUS_OK;
}

/// Whatever is to be known of the graph that keeps the collectives' order, once
/// there are orders.
static CommuteStatus prove(Optimizer *optimizer, CommuteOptimization *result,
                           CommuteError *error) {
  bool isSmall = optimizer->problem.numJobs <= COMMUTE_OPTIMIZE_MAX_EXACT &&
                 optimizer->options->costScale == 1;
  if (!isSmall && optimizer->options->effort == 0)
    return COMMUTE_STATUS_OK;
  CommuteStatus status =
      addOrderEdges(optimizer, optimizer->options->orderScope, error);
  if (status == COMMUTE_STATUS_OK && optimizer->options->effort > 0)
    status = strengthenBound(optimizer, result, error);
  if (status == COMMUTE_STATUS_OK && isSmall)
    status = solve(optimizer, result, error);
  dropOrderEdges(optimizer);
  return status == COMMUTE_STATUS_OK
             ? commuteGraphPrepare(optimizer->graph, error)
             : status;
}

//===----------------------------------------------------------------------===//
// The optimizer
//===----------------------------------------------------------------------===//

/// Searches on from the best order so far, as the effort asks. Below limits the
/// list passes leave more to do, and many changes come to nothing.
static bool search(Optimizer *optimizer, double bound, uint64_t *steps) {
  static const struct {
    uint64_t maxMoves;
    uint64_t maxLimitedMoves;
    uint64_t maxSteps;
  } byEffort[] = {{0, 3, UINT64_C(1) << 26},
                  {30, 100, UINT64_C(1) << 28},
                  {300, 600, UINT64_C(1) << 31}};
  CommutePortfolio *portfolio = &optimizer->portfolio;
  unsigned effort = optimizer->options->effort;
  CommuteSearchLimits limits = {
      .maxMoves = portfolio->residents ? byEffort[effort].maxLimitedMoves
                                       : byEffort[effort].maxMoves,
      .maxSteps = byEffort[effort].maxSteps,
      .bound = bound};
  limits.maxMoves *= optimizer->problem.numJobs;
  if (optimizer->options->maxSteps != COMMUTE_STEPS_BY_EFFORT)
    limits.maxSteps = optimizer->options->maxSteps;
  if (limits.maxMoves == 0)
    return true;
  memcpy(optimizer->sequence, portfolio->best,
         optimizer->problem.numJobs * sizeof *optimizer->sequence);
  return commuteSearchImprove(&optimizer->problem, portfolio->residents,
                              &limits, optimizer->sequence, steps) &&
         commutePortfolioOffer(portfolio, optimizer->sequence,
                               COMMUTE_ORDER_SOURCE_SEARCH);
}

/// The bound to stop at. At scaled costs it is another, which is not known.
static double getBound(const Optimizer *optimizer,
                       const CommuteOptimization *result) {
  return optimizer->options->costScale == 1
             ? commuteCostGetReal(result->lowerBound)
             : 0;
}

/// Goes through all that finds orders, while there can be a better one.
static CommuteStatus improve(Optimizer *optimizer, CommuteOptimization *result,
                             CommuteError *error) {
  CommutePortfolio *portfolio = &optimizer->portfolio;
  if (portfolio->makespan > getBound(optimizer, result) &&
      !commutePortfolioRunLists(portfolio, getBound(optimizer, result)))
    return commuteErrorFailMemory(error);
  if (portfolio->makespan <= getBound(optimizer, result))
    return COMMUTE_STATUS_OK;
  CommuteStatus status = prove(optimizer, result, error);
  if (status == COMMUTE_STATUS_OK &&
      portfolio->makespan > getBound(optimizer, result) &&
      !search(optimizer, getBound(optimizer, result), &result->steps))
    return commuteErrorFailMemory(error);
  return status;
}

/// Simulates the best order, and leaves it in `orders[0]`.
static CommuteStatus conclude(Optimizer *optimizer,
                              const CommuteSimulationOptions *model,
                              CommuteOptimization *result,
                              CommuteError *error) {
  CommuteGraph *graph = optimizer->graph;
  commuteProblemGiveOrder(&optimizer->problem, graph, optimizer->portfolio.best,
                          optimizer->orders[1], optimizer->orders[0]);
  result->source = optimizer->portfolio.source;
  CommuteStatus status = commuteGraphSimulate(
      graph, optimizer->orders[0], model, &result->output, NULL, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  // Sums of more than 2^53 ns are rounded where orders are compared.
  if (commuteTimeIsLess(result->input.makespan, result->output.makespan)) {
    result->source = COMMUTE_ORDER_SOURCE_INPUT;
    result->output = result->input;
    memcpy(optimizer->orders[0], optimizer->input,
           graph->numNodes * sizeof *optimizer->input);
  }
  // Only one of them need be a double.
  result->isOptimal =
      result->lowerBound.isReal == result->output.makespan.isReal
          ? !commuteTimeIsLess(result->lowerBound, result->output.makespan)
          : commuteCostGetReal(result->lowerBound) >=
                commuteCostGetReal(result->output.makespan);
  return COMMUTE_STATUS_OK;
}

static CommuteStatus optimize(Optimizer *optimizer, const uint32_t *list,
                              CommuteOptimization *result,
                              CommuteError *error) {
  CommuteGraph *graph = optimizer->graph;
  CommuteSimulationOptions model = {
      .singleChannel = optimizer->options->singleChannel,
      .contention = optimizer->options->contention};
  CommuteStatus status = commuteGraphRun(graph, COMMUTE_POLICY_NONE, list,
                                         optimizer->input, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  for (uint32_t i = 0; i < graph->numNodes; ++i)
    optimizer->positions[optimizer->input[i]] = i;
  status = readOrderedGraph(optimizer, &model, result, error);
  dropOrderEdges(optimizer);
  for (int scope = COMMUTE_ORDER_SCOPE_ALL;
       scope <= COMMUTE_ORDER_SCOPE_NONE && status == COMMUTE_STATUS_OK;
       ++scope)
    if (optimizer->portfolio.makespan > getBound(optimizer, result))
      status = referScope(optimizer, (CommuteOrderScope)scope, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphPrepare(graph, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  if (!referCandidates(optimizer))
    return commuteErrorFailMemory(error);
  status = improve(optimizer, result, error);
  return status == COMMUTE_STATUS_OK
             ? conclude(optimizer, &model, result, error)
             : status;
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
    status = optimize(&optimizer, list, &found, error);
  if (status == COMMUTE_STATUS_OK) {
    *result = found;
    // Without nodes there need not be an array for the order.
    if (graph->numNodes > 0)
      memcpy(order, optimizer.orders[0], graph->numNodes * sizeof *order);
  }
  finishOptimizer(&optimizer);
  return status;
}
