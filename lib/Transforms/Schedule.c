//===- Schedule.c - The best order that can be found ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Runs the optimizing scheduler (commute/Optimize.h) on each block. The order
// of collectives, where it is to be kept, is in the graph, since what starts in
// one operation may be of several process groups. The reference's policies know
// nothing of it: those of their orders that keep it all the same are
// candidates, so that the result is not worse than any of them.
//
//===----------------------------------------------------------------------===//

#include "CommonOptions.h"
#include "CostOptions.h"
#include "Passes.h"
#include "ReorderBlocks.h"
#include "ScheduleControls.h"
#include "ScheduleLimits.h"
#include "ScheduleReport.h"

#include "commute/Diagnostics.h"
#include "commute/Optimize.h"
#include "commute/Output.h"

#include <math.h>
#include <stdlib.h>

enum {
  OPTION_EFFORT,
  OPTION_ORDER,
  OPTION_SINGLE_CHANNEL,
  OPTION_COST_SCALE,
  OPTION_CONTENTION,
  OPTION_MEMORY_LIMIT,
  OPTION_MAX_IN_FLIGHT,
  OPTION_MAX_IN_FLIGHT_COUNT,
  OPTION_MAX_IN_FLIGHT_PER_CHANNEL,
  OPTION_MAX_IN_FLIGHT_COUNT_PER_CHANNEL,
  OPTION_MAX_IN_FLIGHT_OF,
  OPTION_MAX_IN_FLIGHT_COUNT_OF,
  OPTION_PREFETCH_OPS,
  OPTION_PREFETCH_BYTES,
  OPTION_PREFETCH_LAYERS,
  OPTION_MIN_BYTES,
  OPTION_PIN,
  OPTION_START_EARLY,
  OPTION_START_LATE,
  OPTION_REPORT,
  OPTION_VERIFY,
  OPTION_COST,
  OPTION_COUNT = OPTION_COST + COMMUTE_COST_OPTION_COUNT
};

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_EFFORT] = {.name = "effort",
                       .kind = COMMUTE_PASS_OPTION_INTEGER,
                       .description = "How hard to look for a better order: 0 "
                                      "takes near-linear time, 1 and 2 try 30 "
                                      "and 300 changes for each operation"},
    [OPTION_ORDER] = COMMUTE_ORDER_OPTION(COMMUTE_COLLECTIVE_ORDER_GROUP),
    [OPTION_SINGLE_CHANNEL] = COMMUTE_SINGLE_CHANNEL_OPTION,
    [OPTION_COST_SCALE] = {.name = "cost-scale",
                           .kind = COMMUTE_PASS_OPTION_DOUBLE,
                           .description =
                               "Take collectives for so many times as costly "
                               "as they are estimated, so that more is left "
                               "to hide them",
                           .initialDouble = 1.0},
    [OPTION_CONTENTION] = {.name = "contention",
                           .kind = COMMUTE_PASS_OPTION_DOUBLE,
                           .description =
                               "How many times as long computations take "
                               "while a collective runs; 0 for what the "
                               "device says"},
    [OPTION_MEMORY_LIMIT] = COMMUTE_MEMORY_LIMIT_OPTION,
    [OPTION_MAX_IN_FLIGHT] = COMMUTE_MAX_IN_FLIGHT_OPTION,
    [OPTION_MAX_IN_FLIGHT_COUNT] = {.name = "max-in-flight-count",
                                    .kind = COMMUTE_PASS_OPTION_INTEGER,
                                    .description =
                                        "Most collectives in flight at once, "
                                        "likewise"},
    [OPTION_MAX_IN_FLIGHT_PER_CHANNEL] =
        {.name = "max-in-flight-per-channel",
         .kind = COMMUTE_PASS_OPTION_INTEGER,
         .description = "Most bytes of each channel's collectives in flight at "
                        "once, likewise"},
    [OPTION_MAX_IN_FLIGHT_COUNT_PER_CHANNEL] =
        {.name = "max-in-flight-count-per-channel",
         .kind = COMMUTE_PASS_OPTION_INTEGER,
         .description = "Most collectives of each channel in flight at once, "
                        "likewise"},
    [OPTION_MAX_IN_FLIGHT_OF] =
        {.name = "max-in-flight-of",
         .kind = COMMUTE_PASS_OPTION_STRING_LIST,
         .description = "Most bytes of collectives of some kinds in flight at "
                        "once, as in all_gather:1000000"},
    [OPTION_MAX_IN_FLIGHT_COUNT_OF] =
        {.name = "max-in-flight-count-of",
         .kind = COMMUTE_PASS_OPTION_STRING_LIST,
         .description = "Most collectives of some kinds in flight at once, as "
                        "in all_gather:2"},
    [OPTION_PREFETCH_OPS] = {.name = "prefetch-ops",
                             .kind = COMMUTE_PASS_OPTION_INTEGER,
                             .description =
                                 "How many computations ahead of its first use "
                                 "an all-gather may start; -1 for any number",
                             .initialInteger = -1},
    [OPTION_PREFETCH_BYTES] = {.name = "prefetch-bytes",
                               .kind = COMMUTE_PASS_OPTION_INTEGER,
                               .description =
                                   "How many bytes of all-gathers may be ahead "
                                   "of their first use; -1 for any number",
                               .initialInteger = -1},
    [OPTION_PREFETCH_LAYERS] =
        {.name = "prefetch-layers",
         .kind = COMMUTE_PASS_OPTION_INTEGER,
         .description = "How many layers (comm.layer, else all-gathers) ahead "
                        "of the one in use an all-gather may start; -1 for any "
                        "number",
         .initialInteger = -1},
    [OPTION_MIN_BYTES] = {.name = "min-bytes",
                          .kind = COMMUTE_PASS_OPTION_INTEGER,
                          .description =
                              "Leave collectives of fewer bytes between the "
                              "computations that they stand between"},
    [OPTION_PIN] = {.name = "pin",
                    .kind = COMMUTE_PASS_OPTION_STRING_LIST,
                    .description = "Operations (comm.name) that keep their "
                                   "place, as those with comm.pin do"},
    [OPTION_START_EARLY] = {.name = "start-early",
                            .kind = COMMUTE_PASS_OPTION_STRING_LIST,
                            .description =
                                "Collectives (comm.name) that start before all "
                                "that they do not need, as those with "
                                "comm.start = \"early\" do"},
    [OPTION_START_LATE] = {.name = "start-late",
                           .kind = COMMUTE_PASS_OPTION_STRING_LIST,
                           .description =
                               "Collectives (comm.name) that start after all "
                               "that does not need them, as those with "
                               "comm.start = \"late\" do"},
    [OPTION_REPORT] = {.name = "report",
                       .kind = COMMUTE_PASS_OPTION_BOOL,
                       .description = "Print to standard error what each block "
                                      "gained, and how far from the best it "
                                      "can be at most"},
    [OPTION_VERIFY] = COMMUTE_VERIFY_ORDER_OPTION,
    COMMUTE_COST_OPTIONS(OPTION_COST),
};

static const CommuteLimitOptions limitOptions = {
    .memory = OPTION_MEMORY_LIMIT,
    .flightBytes = OPTION_MAX_IN_FLIGHT,
    .flightBytesPerChannel = OPTION_MAX_IN_FLIGHT_PER_CHANNEL,
    .flightCount = OPTION_MAX_IN_FLIGHT_COUNT,
    .flightCountPerChannel = OPTION_MAX_IN_FLIGHT_COUNT_PER_CHANNEL,
    .flightBytesOf = OPTION_MAX_IN_FLIGHT_OF,
    .flightCountOf = OPTION_MAX_IN_FLIGHT_COUNT_OF};

static const CommuteControlOptions controlOptions = {
    .prefetchComputations = OPTION_PREFETCH_OPS,
    .prefetchBytes = OPTION_PREFETCH_BYTES,
    .prefetchLayers = OPTION_PREFETCH_LAYERS,
    .minBytes = OPTION_MIN_BYTES,
    .pinned = OPTION_PIN,
    .early = OPTION_START_EARLY,
    .late = OPTION_START_LATE};

//===----------------------------------------------------------------------===//
// One block
//===----------------------------------------------------------------------===//

typedef struct Scheduler {
  const CommutePass *pass;
  CommuteOptimizeOptions options;
  CommuteCollectiveOrder order;
  /// NULL where none is asked for.
  CommuteText *report;
  size_t numBlocks;
} Scheduler;

static MlirLogicalResult emitOutOfMemory(CommuteBlockGraph *graph) {
  return commuteOpEmitError(
      mlirBlockGetParentOperation(commuteBlockGraphGetBlock(graph)),
      "out of memory");
}

/// The policies whose orders are candidates.
static const CommutePolicy policies[] = {
    COMMUTE_POLICY_SINK_WAITS, COMMUTE_POLICY_RAISE_COLLECTIVES,
    COMMUTE_POLICY_REORDER_COMPUTE, COMMUTE_POLICY_PIPELINE};
enum { POLICY_COUNT = sizeof policies / sizeof policies[0] };

/// Copies a graph without the edges that keep the order of collectives, those
/// from `numOwnEdges` on, which controls have added, and storages, which no
/// policy looks at. Returns NULL where memory runs out.
static CommuteGraph *copyUnordered(CommuteBlockGraph *blockGraph,
                                   uint32_t numOwnEdges) {
  CommuteGraph *graph = commuteBlockGraphGetGraph(blockGraph);
  CommuteGraph *copy = commuteGraphCreate(NULL);
  uint32_t numNodes = commuteGraphGetNumNodes(graph);
  bool isComplete = copy && commuteGraphReserve(copy, numNodes, numOwnEdges,
                                                NULL) == COMMUTE_STATUS_OK;
  for (uint32_t v = 0; v < numNodes && isComplete; ++v) {
    CommuteNodeInfo info = commuteGraphGetNode(graph, v);
    isComplete =
        commuteGraphAddNode(copy, &info, NULL, NULL) == COMMUTE_STATUS_OK;
  }
  for (uint32_t e = 0; e < numOwnEdges && isComplete; ++e) {
    CommuteReason reason = commuteBlockGraphGetDependence(blockGraph, e).reason;
    if (reason == COMMUTE_REASON_SAME_GROUP ||
        reason == COMMUTE_REASON_ALL_COLLECTIVES)
      continue;
    CommuteEdge edge = commuteGraphGetEdge(graph, e);
    isComplete = commuteGraphAddEdge(copy, edge.from, edge.to, edge.kind, NULL,
                                     NULL) == COMMUTE_STATUS_OK;
  }
  if (isComplete)
    return copy;
  commuteGraphDestroy(copy);
  return NULL;
}

/// Writes the orders of the policies, where neither the order of collectives
/// nor controls bind them. Returns false where memory runs out.
static bool findCandidates(CommuteBlockGraph *blockGraph, uint32_t numOwnEdges,
                           uint32_t *orders, const uint32_t **candidates) {
  CommuteGraph *graph = copyUnordered(blockGraph, numOwnEdges);
  if (!graph)
    return false;
  size_t numNodes = commuteGraphGetNumNodes(graph);
  bool isComplete = true;
  for (size_t i = 0; i < POLICY_COUNT && isComplete; ++i) {
    candidates[i] = orders + i * numNodes;
    isComplete =
        commuteGraphRun(graph, policies[i], NULL, orders + i * numNodes,
                        NULL) == COMMUTE_STATUS_OK;
  }
  commuteGraphDestroy(graph);
  return isComplete;
}

static MlirLogicalResult optimize(Scheduler *scheduler,
                                  CommuteBlockGraph *blockGraph,
                                  const CommuteOptimizeOptions *request,
                                  uint32_t *order) {
  CommuteOptimization result;
  CommuteError error;
  if (commuteGraphOptimize(commuteBlockGraphGetGraph(blockGraph), NULL, request,
                           order, &result, &error) != COMMUTE_STATUS_OK)
    return commuteBlockGraphEmitError(blockGraph, &error);
  commuteScheduleLimitsWarn(scheduler->pass, &limitOptions, blockGraph,
                            &result);
  if (scheduler->report)
    commuteScheduleReportAppend(scheduler->report, scheduler->numBlocks++,
                                blockGraph, &result);
  return mlirLogicalResultSuccess();
}

/// Optimizes a block, with candidates where something binds more than the
/// policies know.
static MlirLogicalResult optimizeBound(Scheduler *scheduler,
                                       CommuteBlockGraph *graph,
                                       CommuteOptimizeOptions *request,
                                       uint32_t numOwnEdges, uint32_t *order) {
  size_t numNodes = commuteGraphGetNumNodes(commuteBlockGraphGetGraph(graph));
  const uint32_t *candidates[POLICY_COUNT];
  uint32_t *orders = malloc((POLICY_COUNT * numNodes + 1) * sizeof *orders);
  MlirLogicalResult result;
  if (orders && findCandidates(graph, numOwnEdges, orders, candidates)) {
    request->candidates = candidates;
    request->numCandidates = POLICY_COUNT;
    result = optimize(scheduler, graph, request, order);
  } else {
    result = emitOutOfMemory(graph);
  }
  free(orders);
  return result;
}

/// A CommuteReorderScheduler.
static MlirLogicalResult scheduleBlock(CommuteBlockGraph *graph,
                                       uint32_t *order, void *userData) {
  Scheduler *scheduler = userData;
  CommuteOptimizeOptions request = scheduler->options;
  uint32_t numOwnEdges =
      commuteGraphGetNumEdges(commuteBlockGraphGetGraph(graph));
  bool isControlled;
  if (mlirLogicalResultIsFailure(commuteScheduleControlsAdd(
          scheduler->pass, &controlOptions, graph, &isControlled)))
    return mlirLogicalResultFailure();
  CommuteScheduleLimits limits;
  MlirLogicalResult result;
  if (commuteScheduleLimitsRead(&limits, scheduler->pass, &limitOptions,
                                graph)) {
    request.flightLimits = limits.items;
    request.numFlightLimits = limits.count;
    if (isControlled || scheduler->order != COMMUTE_COLLECTIVE_ORDER_NONE)
      result = optimizeBound(scheduler, graph, &request, numOwnEdges, order);
    else
      result = optimize(scheduler, graph, &request, order);
  } else {
    result = emitOutOfMemory(graph);
  }
  commuteScheduleLimitsFinish(&limits);
  return result;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static Scheduler readOptions(const CommutePass *pass) {
  Scheduler scheduler = {.pass = pass,
                         .options = commuteOptimizeOptionsGetDefault(),
                         .order = (CommuteCollectiveOrder)commutePassGetChoice(
                             pass, OPTION_ORDER)};
  scheduler.options.effort =
      (unsigned)commutePassGetInteger(pass, OPTION_EFFORT);
  scheduler.options.singleChannel =
      commutePassGetBool(pass, OPTION_SINGLE_CHANNEL);
  // The graph has the edges.
  scheduler.options.orderScope = COMMUTE_ORDER_SCOPE_NONE;
  scheduler.options.costScale = commutePassGetDouble(pass, OPTION_COST_SCALE);
  scheduler.options.contention = commutePassGetDouble(pass, OPTION_CONTENTION);
  if (scheduler.options.contention == 0)
    scheduler.options.contention =
        commuteCostsGetDevice(commutePassGetCosts(pass))->contention;
  scheduler.options.memoryLimit =
      commuteScheduleLimitsGetMemory(pass, &limitOptions);
  return scheduler;
}

static MlirLogicalResult print(const CommuteText *report, MlirOperation op) {
  if (report->isCut)
    return commuteOpEmitError(op, "out of memory");
  commuteOutputWrite(COMMUTE_OUTPUT_ERROR, commuteTextGet(report));
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  CommuteText report = {.data = NULL};
  Scheduler scheduler = readOptions(pass);
  if (commutePassGetBool(pass, OPTION_REPORT))
    scheduler.report = &report;
  const CommuteAnalysisOptions analysisOptions = {
      .order = scheduler.order,
      .flags = COMMUTE_ANALYSIS_COSTS | COMMUTE_ANALYSIS_STORAGES |
               COMMUTE_ANALYSIS_WARNINGS,
      .costs = commutePassGetCosts(pass),
      .root = op};
  CommuteAnalysis *analysis = commuteAnalysisCreate(&analysisOptions);
  if (!analysis)
    return commuteOpEmitError(op, "out of memory");
  CommuteReorderRequest request = {
      .argument = commutePassGetInfo(pass)->argument,
      .analysis = analysis,
      .schedule = scheduleBlock,
      .userData = &scheduler,
      .verifyOrder = commutePassVerifiesOrder(pass, OPTION_VERIFY),
      .order = scheduler.order};
  bool changed = false;
  MlirLogicalResult result = commuteReorderBlocks(op, &request, &changed);
  if (mlirLogicalResultIsSuccess(result) && scheduler.report)
    result = print(&report, op);
  if (!changed)
    commutePassPreserveAllAnalyses(pass);
  commuteAnalysisDestroy(analysis);
  commuteTextFinish(&report);
  return result;
}

static MlirLogicalResult check(const CommutePass *pass,
                               CommutePassError *error) {
  if (mlirLogicalResultIsFailure(commutePassCheckInteger(
          pass, OPTION_EFFORT, 0, COMMUTE_MAX_EFFORT, error)))
    return mlirLogicalResultFailure();
  double scale = commutePassGetDouble(pass, OPTION_COST_SCALE);
  if (!(isfinite(scale) && scale > 0)) {
    commutePassErrorSet(
        error, "option 'cost-scale' expects a finite number above zero, got %g",
        scale);
    return mlirLogicalResultFailure();
  }
  double contention = commutePassGetDouble(pass, OPTION_CONTENTION);
  if (contention != 0 && !(isfinite(contention) && contention >= 1)) {
    commutePassErrorSet(error,
                        "option 'contention' expects 0 or a finite number of "
                        "at least 1, got %g",
                        contention);
    return mlirLogicalResultFailure();
  }
  if (mlirLogicalResultIsFailure(
          commuteScheduleLimitsCheck(pass, &limitOptions, error)))
    return mlirLogicalResultFailure();
  return commuteScheduleControlsCheck(pass, &controlOptions, error);
}

const CommutePassInfo commuteSchedulePass = {
    .argument = "comm-schedule",
    .name = "CommuteSchedule",
    .description = "Put each block into the best order that can be found, "
                   "never a worse one",
    .options = options,
    .optionCount = OPTION_COUNT,
    .prepare = commuteCostOptionsPrepare,
    .release = commuteCostOptionsRelease,
    .check = check,
    .run = run,
};
