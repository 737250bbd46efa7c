//===- Exact.c - The best order of a small graph --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ExactSearch.h"
#include "Prover.h"
#include "Time.h"

/// What goes into a search, and the search.
typedef struct Solver {
  CommuteGraph *graph;
  CommuteExactOptions options;
  /// A legal order: the caller's, or else some.
  uint32_t *order;
  CommuteSimulation simulation;
  CommuteProver prover;
  CommuteExactJobs jobs;
  CommuteExactSearch search;
  uint32_t *jobOfNode;
  uint32_t *sequence;
} Solver;

static void finishSolver(Solver *solver) {
  const CommuteAllocator *allocator = &solver->graph->allocator;
  commuteMemoryRelease(allocator, solver->sequence);
  commuteMemoryRelease(allocator, solver->jobOfNode);
  commuteExactSearchFinish(&solver->search);
  commuteExactJobsFinish(&solver->jobs);
  commuteProverFinish(&solver->prover);
  commuteMemoryRelease(allocator, solver->order);
}

//===----------------------------------------------------------------------===//
// The order to start from
//===----------------------------------------------------------------------===//

static CommuteStatus checkSizes(const Solver *solver, CommuteError *error) {
  const CommuteExactOptions *options = &solver->options;
  if (options->maxLiveBytes != 0 &&
      solver->simulation.peakLiveBytes == COMMUTE_BYTES_UNKNOWN)
    return commuteErrorFail(error, COMMUTE_STATUS_INVALID_ARGUMENT,
                            "cannot limit live bytes: a storage has an "
                            "unknown size");
  if ((options->maxInFlightBytes != 0 ||
       options->maxChannelInFlightBytes != 0) &&
      solver->simulation.peakInFlightBytes == COMMUTE_BYTES_UNKNOWN)
    return commuteErrorFail(error, COMMUTE_STATUS_INVALID_ARGUMENT,
                            "cannot limit bytes in flight: a collective has "
                            "an unknown size");
  return COMMUTE_STATUS_OK;
}

/// Finds a legal order; checks it, the costs and the sizes with the simulator.
static CommuteStatus initOrder(Solver *solver, const uint32_t *list,
                               CommuteError *error) {
  CommuteGraph *graph = solver->graph;
  CommuteSimulationOptions options = {.singleChannel =
                                          solver->options.singleChannel};
  solver->order = commuteMemoryAllocate(&graph->allocator, graph->numNodes,
                                        sizeof *solver->order);
  if (!solver->order)
    return commuteErrorFailMemory(error);
  CommuteStatus status = commuteGraphPrepare(graph, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphSort(graph, solver->order, error);
  if (status == COMMUTE_STATUS_OK && list)
    for (uint32_t i = 0; i < graph->numNodes; ++i)
      solver->order[i] = list[i];
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphSimulate(graph, solver->order, &options,
                                  &solver->simulation, NULL, error);
  if (status == COMMUTE_STATUS_OK)
    status = checkSizes(solver, error);
  return status;
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

static CommuteStatus initJobs(Solver *solver, bool *isTooLarge,
                              CommuteError *error) {
  CommuteTicks ticks = commuteTicksForTotal(commuteTimeAdd(
      solver->simulation.compute, solver->simulation.communication));
  CommuteStatus status = commuteExactJobsInit(
      &solver->jobs, solver->graph, solver->order,
      solver->options.singleChannel, ticks, isTooLarge, error);
  if (status != COMMUTE_STATUS_OK || *isTooLarge)
    return status;
  return commuteProverInit(&solver->prover, solver->graph, solver->order,
                           solver->options.singleChannel, ticks, isTooLarge,
                           error);
}

/// Fills in what is by node: the sequence that the order is, and tails.
static CommuteStatus fillSearch(Solver *solver, CommuteError *error) {
  const CommuteAllocator *allocator = &solver->graph->allocator;
  uint32_t numNodes = solver->graph->numNodes;
  solver->jobOfNode =
      commuteMemoryAllocate(allocator, numNodes, sizeof *solver->jobOfNode);
  solver->sequence = commuteMemoryAllocate(allocator, solver->jobs.numJobs,
                                           sizeof *solver->sequence);
  if (!solver->jobOfNode || !solver->sequence ||
      !commuteExactSearchInit(&solver->search, &solver->jobs, &solver->options))
    return commuteErrorFailMemory(error);
  for (uint32_t v = 0; v < numNodes; ++v)
    solver->jobOfNode[v] = COMMUTE_NO_NODE;
  for (uint32_t j = 0; j < solver->jobs.numJobs; ++j)
    solver->jobOfNode[solver->jobs.jobs[j].node] = j;
  uint32_t count = 0;
  for (uint32_t i = 0; i < numNodes; ++i)
    if (solver->jobOfNode[solver->order[i]] != COMMUTE_NO_NODE)
      solver->sequence[count++] = solver->jobOfNode[solver->order[i]];
  // What costs something and is a job here is one there.
  const CommuteRelaxation *relaxation = &solver->prover.relaxation;
  for (uint32_t v = 0; v < relaxation->numJobs; ++v)
    if (relaxation->nodes[v] != COMMUTE_NO_NODE)
      solver->search.tails[solver->jobOfNode[relaxation->nodes[v]]] =
          solver->prover.tails[v];
  return COMMUTE_STATUS_OK;
}

static CommuteStatus searchOrders(Solver *solver, bool hasList,
                                  CommuteExactResult *result,
                                  CommuteError *error) {
  int64_t least = 0;
  uint64_t stepsLeft = COMMUTE_STRONG_BOUND_STEPS;
  if (!commuteProverRaise(&solver->prover, &least, &stepsLeft))
    return commuteErrorFailMemory(error);
  CommuteStatus status = fillSearch(solver, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  if (hasList)
    commuteExactSearchTry(&solver->search, solver->sequence);
  if (!commuteExactSearchRun(&solver->search, least, solver->options.maxStates,
                             &result->isOptimal))
    return commuteErrorFailMemory(error);
  result->numStates = solver->search.numStates;
  result->hasOrder = solver->search.hasBest;
  return COMMUTE_STATUS_OK;
}

/// Turns the best sequence of jobs into an order, in place of the first one.
static CommuteStatus takeOrder(Solver *solver, CommuteError *error) {
  CommuteSimulationOptions options = {.singleChannel =
                                          solver->options.singleChannel};
  CommuteStatus status = commuteExactJobsWriteOrder(
      &solver->jobs, solver->graph, solver->search.bestSequence, solver->order,
      error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphSimulate(solver->graph, solver->order, &options,
                                  &solver->simulation, NULL, error);
  return status;
}

CommuteStatus commuteGraphSolveExact(CommuteGraph *graph,
                                     const CommuteExactOptions *options,
                                     const uint32_t *list, uint32_t *order,
                                     CommuteExactResult *result,
                                     CommuteError *error) {
  Solver solver = {.graph = graph};
  if (options)
    solver.options = *options;
  if (solver.options.maxStates == 0)
    solver.options.maxStates = COMMUTE_EXACT_STATES;
  CommuteExactResult found = {.hasOrder = false};
  bool isTooLarge = false;
  CommuteStatus status = initOrder(&solver, list, error);
  if (status == COMMUTE_STATUS_OK)
    status = initJobs(&solver, &isTooLarge, error);
  if (status == COMMUTE_STATUS_OK && !isTooLarge)
    status = searchOrders(&solver, list != NULL, &found, error);
  if (status == COMMUTE_STATUS_OK && found.hasOrder)
    status = takeOrder(&solver, error);
  if (status == COMMUTE_STATUS_OK) {
    if (found.hasOrder) {
      found.makespan = solver.simulation.makespan;
      for (uint32_t i = 0; i < graph->numNodes; ++i)
        order[i] = solver.order[i];
    }
    *result = found;
  }
  finishSolver(&solver);
  return status;
}
