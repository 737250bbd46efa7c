//===- Report.c - Where the time of a block goes --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "commute/Report.h"

#include "Cost.h"
#include "Exposure.h"

#include "commute/Diagnostics.h"
#include "mlir-c/BuiltinAttributes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_SIZE = 256 };

/// A report that is being made.
typedef struct Maker {
  const CommuteAnalysis *analysis;
  CommuteBlockGraph *blockGraph;
  CommuteGraph *graph;
  const uint32_t *order;
  CommuteReport *report;
  CommuteInterval *intervals;
  CommuteExposure *exposures;
  /// By node: the number of operations before it in the order.
  uint32_t *places;
  /// By channel: the index of its process group in the report.
  size_t *groupOfChannel;
} Maker;

static void finishMaker(Maker *maker) {
  free(maker->intervals);
  free(maker->exposures);
  free(maker->places);
  free(maker->groupOfChannel);
}

static uint32_t getNode(const Maker *maker, uint32_t position) {
  return maker->order ? maker->order[position] : position;
}

static bool isCollective(CommuteNodeInfo info) {
  return info.kind == COMMUTE_NODE_COLLECTIVE;
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

void commuteOperationPrintTitle(MlirOperation op, MlirStringCallback callback,
                                void *userData) {
  callback(mlirIdentifierStr(mlirOperationGetName(op)), userData);
  for (; !mlirOperationIsNull(op); op = mlirOperationGetParentOperation(op)) {
    MlirAttribute symbol = mlirOperationGetAttributeByName(
        op, mlirStringRefCreateFromCString("sym_name"));
    if (mlirAttributeIsNull(symbol) || !mlirAttributeIsAString(symbol))
      continue;
    // As in the program, where a name of odd characters is quoted.
    callback(mlirStringRefCreateFromCString(" "), userData);
    mlirAttributePrint(mlirFlatSymbolRefAttrGet(mlirOperationGetContext(op),
                                                mlirStringAttrGetValue(symbol)),
                       callback, userData);
    return;
  }
}

/// A string that grows; NULL where memory ran out.
typedef struct String {
  char *characters;
  size_t length;
} String;

static void appendToString(MlirStringRef piece, void *userData) {
  String *string = userData;
  if (!string->characters)
    return;
  char *characters =
      realloc(string->characters, string->length + piece.length + 1);
  if (!characters) {
    free(string->characters);
    string->characters = NULL;
    return;
  }
  memcpy(characters + string->length, piece.data, piece.length);
  string->characters = characters;
  string->length += piece.length;
  characters[string->length] = '\0';
}

static char *copyTitle(MlirOperation op) {
  String title = {.characters = calloc(1, 1)};
  commuteOperationPrintTitle(op, appendToString, &title);
  return title.characters;
}

/// Returns the name of a process group as in the program, `@dp`, or NULL where
/// memory runs out.
static char *copyGroupName(const Maker *maker, uint32_t channel) {
  String name = {.characters = calloc(1, 1)};
  MlirAttribute group =
      commuteAnalysisGetProcessGroup(maker->analysis, channel);
  mlirAttributePrint(group, appendToString, &name);
  return name.characters;
}

/// Returns the name of a node, or NULL where memory runs out.
static char *copyNodeName(const Maker *maker, uint32_t node) {
  char buffer[NAME_SIZE];
  commuteBlockGraphGetNodeName(maker->blockGraph, node, buffer, sizeof buffer);
  size_t size = strlen(buffer) + 1;
  char *name = malloc(size);
  if (name)
    memcpy(name, buffer, size);
  return name;
}

//===----------------------------------------------------------------------===//
// Process groups
//===----------------------------------------------------------------------===//

/// Finds the process groups that communicate. Channels are numbered densely,
/// by first use.
static bool findGroups(Maker *maker) {
  CommuteReport *report = maker->report;
  uint32_t numNodes = commuteGraphGetNumNodes(maker->graph);
  size_t numChannels = 0;
  for (uint32_t v = 0; v < numNodes; ++v) {
    CommuteNodeInfo info = commuteGraphGetNode(maker->graph, v);
    if (isCollective(info) && info.channel >= numChannels)
      numChannels = (size_t)info.channel + 1;
  }
  maker->groupOfChannel =
      calloc(numChannels + 1, sizeof *maker->groupOfChannel);
  report->groups = calloc(numChannels + 1, sizeof *report->groups);
  if (!maker->groupOfChannel || !report->groups)
    return false;
  for (uint32_t v = 0; v < numNodes; ++v) {
    CommuteNodeInfo info = commuteGraphGetNode(maker->graph, v);
    if (isCollective(info))
      maker->groupOfChannel[info.channel] = 1;
  }
  CommuteCost makespan = report->simulation.makespan;
  CommuteCost zero = commuteCostSubtract(makespan, makespan);
  for (uint32_t channel = 0; channel < numChannels; ++channel) {
    if (!maker->groupOfChannel[channel])
      continue;
    maker->groupOfChannel[channel] = report->numGroups;
    CommuteReportGroup *group = &report->groups[report->numGroups++];
    *group = (CommuteReportGroup){.name = copyGroupName(maker, channel),
                                  .communication = zero,
                                  .exposed = zero};
    if (!group->name)
      return false;
  }
  return true;
}

/// Counts what there is, and adds up by process group.
static void addUp(Maker *maker) {
  CommuteReport *report = maker->report;
  for (uint32_t v = 0; v < commuteGraphGetNumNodes(maker->graph); ++v) {
    CommuteNodeInfo info = commuteGraphGetNode(maker->graph, v);
    if (info.kind == COMMUTE_NODE_WAIT)
      ++report->numWaits;
    if (!isCollective(info))
      continue;
    ++report->numCollectives;
    CommuteReportGroup *group =
        &report->groups[maker->groupOfChannel[info.channel]];
    ++group->numCollectives;
    group->communication = commuteCostAdd(group->communication, info.cost);
    group->exposed =
        commuteCostAdd(group->exposed, maker->exposures[v].exposed);
  }
}

//===----------------------------------------------------------------------===//
// The most exposed collectives
//===----------------------------------------------------------------------===//

/// Finds the collectives with the most exposed time, the earlier in the order
/// first where they are equal. Returns how many there are.
static size_t findMostExposed(const Maker *maker, uint32_t *nodes) {
  size_t count = 0;
  for (uint32_t i = 0; i < commuteGraphGetNumNodes(maker->graph); ++i) {
    uint32_t node = getNode(maker, i);
    const CommuteExposure *exposure = &maker->exposures[node];
    if (exposure->wait == COMMUTE_NO_NODE)
      continue;
    size_t rank = count;
    while (rank > 0 &&
           commuteCostIsLess(maker->exposures[nodes[rank - 1]].exposed,
                             exposure->exposed))
      --rank;
    if (rank == COMMUTE_REPORT_MOST_EXPOSED)
      continue;
    if (count < COMMUTE_REPORT_MOST_EXPOSED)
      ++count;
    memmove(&nodes[rank + 1], &nodes[rank], (count - 1 - rank) * sizeof *nodes);
    nodes[rank] = node;
  }
  return count;
}

static bool findPlaces(Maker *maker) {
  uint32_t numNodes = commuteGraphGetNumNodes(maker->graph);
  maker->places = malloc(((size_t)numNodes + 1) * sizeof *maker->places);
  if (!maker->places)
    return false;
  uint32_t place = 0;
  for (uint32_t i = 0; i < numNodes; ++i) {
    uint32_t node = getNode(maker, i);
    maker->places[node] = place;
    place += !mlirOperationIsNull(
        commuteBlockGraphGetOperation(maker->blockGraph, node));
  }
  return true;
}

/// Finds how far a collective could move up.
static bool limitStart(const Maker *maker, uint32_t node,
                       CommuteReportLimit *limit) {
  CommuteDependence holder;
  limit->distance = maker->places[node];
  if (!commuteBlockGraphFindHolder(maker->blockGraph, maker->order, node,
                                   &holder))
    return true;
  limit->distance -= maker->places[holder.from] + 1;
  limit->reason = holder.reason;
  limit->name = copyNodeName(maker, holder.from);
  return limit->name != NULL;
}

/// Finds how far a wait could move down.
static bool limitWait(const Maker *maker, uint32_t node,
                      CommuteReportLimit *limit) {
  CommuteDependence follower;
  limit->distance = maker->report->numOperations - maker->places[node] - 1;
  if (!commuteBlockGraphFindFollower(maker->blockGraph, maker->order, node,
                                     &follower))
    return true;
  limit->distance = maker->places[follower.to] - maker->places[node] - 1;
  limit->reason = follower.reason;
  limit->name = copyNodeName(maker, follower.to);
  return limit->name != NULL;
}

static bool describe(const Maker *maker, uint32_t node,
                     CommuteReportCollective *collective) {
  const CommuteExposure *exposure = &maker->exposures[node];
  CommuteNodeInfo info = commuteGraphGetNode(maker->graph, node);
  *collective =
      (CommuteReportCollective){.name = copyNodeName(maker, node),
                                .group = maker->groupOfChannel[info.channel],
                                .interval = maker->intervals[node],
                                .exposed = exposure->exposed};
  return collective->name && limitStart(maker, node, &collective->earlier) &&
         limitWait(maker, exposure->wait, &collective->later);
}

static bool describeMostExposed(Maker *maker) {
  CommuteReport *report = maker->report;
  uint32_t nodes[COMMUTE_REPORT_MOST_EXPOSED + 1];
  size_t count = findMostExposed(maker, nodes);
  report->mostExposed = calloc(count + 1, sizeof *report->mostExposed);
  if (!report->mostExposed)
    return false;
  for (; report->numMostExposed < count; ++report->numMostExposed)
    if (!describe(maker, nodes[report->numMostExposed],
                  &report->mostExposed[report->numMostExposed])) {
      ++report->numMostExposed;
      return false;
    }
  return true;
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

/// Fails with one error at the operation that holds the block.
static MlirLogicalResult simulate(Maker *maker, MlirOperation holder) {
  CommuteReport *report = maker->report;
  const CommuteSimulationOptions options = {.singleChannel =
                                                report->options.singleChannel};
  CommuteError error;
  if (commuteGraphSimulate(maker->graph, maker->order, &options,
                           &report->simulation, maker->intervals,
                           &error) == COMMUTE_STATUS_OK &&
      commuteBlockGraphComputeBounds(maker->blockGraph, &options,
                                     &report->bounds,
                                     &error) == COMMUTE_STATUS_OK)
    return mlirLogicalResultSuccess();
  return commuteOpEmitError(holder, "cannot be simulated: %s", error.message);
}

static bool fillReport(Maker *maker) {
  CommuteReport *report = maker->report;
  maker->exposures =
      commuteExposureFind(maker->graph, maker->order, maker->intervals,
                          report->options.singleChannel,
                          report->simulation.makespan, &report->tail);
  if (!maker->exposures || !findPlaces(maker) || !findGroups(maker))
    return false;
  addUp(maker);
  return describeMostExposed(maker);
}

static MlirLogicalResult make(Maker *maker, MlirOperation holder) {
  CommuteReport *report = maker->report;
  uint32_t numNodes = commuteGraphGetNumNodes(maker->graph);
  maker->intervals = malloc(((size_t)numNodes + 1) * sizeof *maker->intervals);
  report->title = copyTitle(holder);
  if (!maker->intervals || !report->title)
    return commuteOpEmitError(holder, "out of memory");
  if (mlirLogicalResultIsFailure(simulate(maker, holder)))
    return mlirLogicalResultFailure();
  if (!fillReport(maker))
    return commuteOpEmitError(holder, "out of memory");
  return mlirLogicalResultSuccess();
}

CommuteReport *commuteReportCreate(const CommuteAnalysis *analysis,
                                   CommuteBlockGraph *graph,
                                   const uint32_t *order,
                                   const CommuteReportOptions *options) {
  MlirOperation holder =
      mlirBlockGetParentOperation(commuteBlockGraphGetBlock(graph));
  CommuteReport *report = malloc(sizeof *report);
  if (!report) {
    (void)commuteOpEmitError(holder, "out of memory");
    return NULL;
  }
  *report = (CommuteReport){
      .location = mlirOperationGetLocation(holder),
      .options = options ? *options : (CommuteReportOptions){false},
      .numOperations = commuteBlockGraphGetNumOperations(graph)};
  Maker maker = {.analysis = analysis,
                 .blockGraph = graph,
                 .graph = commuteBlockGraphGetGraph(graph),
                 .order = order,
                 .report = report};
  MlirLogicalResult result = make(&maker, holder);
  finishMaker(&maker);
  if (mlirLogicalResultIsSuccess(result))
    return report;
  commuteReportDestroy(report);
  return NULL;
}

void commuteReportDestroy(CommuteReport *report) {
  if (!report)
    return;
  for (size_t i = 0; i < report->numGroups; ++i)
    free(report->groups[i].name);
  for (size_t i = 0; i < report->numMostExposed; ++i) {
    free(report->mostExposed[i].name);
    free(report->mostExposed[i].earlier.name);
    free(report->mostExposed[i].later.name);
  }
  free(report->groups);
  free(report->mostExposed);
  free(report->title);
  free(report);
}

//===----------------------------------------------------------------------===//
// Totals
//===----------------------------------------------------------------------===//

static uint64_t maxBytes(uint64_t a, uint64_t b) { return a > b ? a : b; }

void commuteReportTotalAdd(CommuteReportTotal *total,
                           const CommuteReport *report) {
  const CommuteSimulation *simulation = &report->simulation;
  ++total->numBlocks;
  total->numCollectives += report->numCollectives;
  total->makespan = commuteCostAdd(total->makespan, simulation->makespan);
  total->compute = commuteCostAdd(total->compute, simulation->compute);
  total->exposed = commuteCostAdd(total->exposed, simulation->exposed);
  total->tail = commuteCostAdd(total->tail, report->tail);
  total->communication =
      commuteCostAdd(total->communication, simulation->communication);
  total->lowerBound =
      commuteCostAdd(total->lowerBound, report->bounds.lowerBound);
  // An unknown number is the greatest one.
  total->peakLiveBytes =
      maxBytes(total->peakLiveBytes, simulation->peakLiveBytes);
  total->peakInFlightBytes =
      maxBytes(total->peakInFlightBytes, simulation->peakInFlightBytes);
}
