//===- Report.c - Where the time of a block goes --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "commute/Report.h"

#include "Cost.h"
#include "Maker.h"
#include "Names.h"

#include "commute/Diagnostics.h"

#include <stdlib.h>

static void finishMaker(CommuteReportMaker *maker) {
  commuteSuccessorsFinish(&maker->successors);
  free(maker->intervals);
  free(maker->exposures);
  free(maker->lastWaits);
  free(maker->places);
  free(maker->groups);
}

static bool isCollective(CommuteNodeInfo info) {
  return info.kind == COMMUTE_NODE_COLLECTIVE;
}

//===----------------------------------------------------------------------===//
// Process groups
//===----------------------------------------------------------------------===//

/// Finds the process groups that communicate. They are numbered densely, by
/// first use.
static bool findGroups(CommuteReportMaker *maker) {
  CommuteReport *report = maker->report;
  uint32_t numNodes = commuteGraphGetNumNodes(maker->graph);
  size_t numNumbers = 0;
  for (uint32_t v = 0; v < numNodes; ++v) {
    uint32_t group = commuteBlockGraphGetProcessGroup(maker->blockGraph, v);
    if (group != UINT32_MAX && group >= numNumbers)
      numNumbers = (size_t)group + 1;
  }
  maker->groups = calloc(numNumbers + 1, sizeof *maker->groups);
  report->groups = calloc(numNumbers + 1, sizeof *report->groups);
  if (!maker->groups || !report->groups)
    return false;
  for (uint32_t v = 0; v < numNodes; ++v) {
    uint32_t group = commuteBlockGraphGetProcessGroup(maker->blockGraph, v);
    if (group != UINT32_MAX)
      maker->groups[group] = 1;
  }
  CommuteCost makespan = report->simulation.makespan;
  CommuteCost zero = commuteCostSubtract(makespan, makespan);
  for (uint32_t number = 0; number < numNumbers; ++number) {
    if (!maker->groups[number])
      continue;
    maker->groups[number] = report->numGroups;
    CommuteReportGroup *group = &report->groups[report->numGroups++];
    *group = (CommuteReportGroup){
        .name = commuteNameCopyGroup(maker->analysis, number),
        .communication = zero,
        .exposed = zero};
    if (!group->name)
      return false;
  }
  return true;
}

/// Counts what there is, and adds up by process group.
static void addUp(CommuteReportMaker *maker) {
  CommuteReport *report = maker->report;
  for (uint32_t v = 0; v < commuteGraphGetNumNodes(maker->graph); ++v) {
    CommuteNodeInfo info = commuteGraphGetNode(maker->graph, v);
    if (info.kind == COMMUTE_NODE_WAIT)
      ++report->numWaits;
    if (!isCollective(info))
      continue;
    ++report->numCollectives;
    CommuteReportGroup *group =
        &report->groups[commuteReportMakerGetGroup(maker, v)];
    ++group->numCollectives;
    group->communication = commuteCostAdd(group->communication, info.cost);
    group->exposed =
        commuteCostAdd(group->exposed, maker->exposures[v].exposed);
  }
}

//===----------------------------------------------------------------------===//
// Bytes in flight
//===----------------------------------------------------------------------===//

/// The bytes of the collectives of process groups.
typedef struct Flights {
  /// By group: those in flight. No sum is too large: that of all was not.
  uint64_t *bytes;
  /// By node: the first collective that the node is the last wait for, and by
  /// collective the next; or COMMUTE_NO_NODE.
  uint32_t *firstOfWait;
  uint32_t *nextOfWait;
} Flights;

/// Ends what a node is the last wait for.
static void land(const CommuteReportMaker *maker, Flights *flights,
                 uint32_t wait) {
  for (uint32_t c = flights->firstOfWait[wait]; c != COMMUTE_NO_NODE;
       c = flights->nextOfWait[c]) {
    CommuteNodeInfo info = commuteGraphGetNode(maker->graph, c);
    if (info.bytes != COMMUTE_BYTES_UNKNOWN)
      flights->bytes[commuteReportMakerGetGroup(maker, c)] -= info.bytes;
  }
}

/// Lets a collective begin. What has a size that is not known makes its group's
/// peak unknown, which is the greatest number.
static void takeOff(const CommuteReportMaker *maker, Flights *flights,
                    uint32_t node, CommuteNodeInfo info) {
  size_t group = commuteReportMakerGetGroup(maker, node);
  uint64_t *peak = &maker->report->groups[group].peakInFlightBytes;
  if (info.bytes == COMMUTE_BYTES_UNKNOWN) {
    *peak = COMMUTE_BYTES_UNKNOWN;
    return;
  }
  flights->bytes[group] += info.bytes;
  if (flights->bytes[group] > *peak)
    *peak = flights->bytes[group];
  uint32_t wait = maker->lastWaits[node];
  if (wait == COMMUTE_NO_NODE)
    return;
  flights->nextOfWait[node] = flights->firstOfWait[wait];
  flights->firstOfWait[wait] = node;
}

/// Finds the most bytes of each group in flight, as the simulator does for all:
/// a node that waits and then starts ends what it waits for first; other waits
/// end it after their place, where no collective begins.
static bool findInFlight(const CommuteReportMaker *maker) {
  uint32_t numNodes = commuteGraphGetNumNodes(maker->graph);
  size_t size = ((size_t)numNodes + 1) * sizeof(uint32_t);
  Flights flights = {
      .bytes = calloc(maker->report->numGroups + 1, sizeof *flights.bytes),
      .firstOfWait = malloc(size),
      .nextOfWait = malloc(size)};
  bool isDone = flights.bytes && flights.firstOfWait && flights.nextOfWait;
  for (uint32_t v = 0; isDone && v < numNodes; ++v)
    flights.firstOfWait[v] = COMMUTE_NO_NODE;
  for (uint32_t i = 0; isDone && i < numNodes; ++i) {
    uint32_t node = commuteReportMakerGetNode(maker, i);
    CommuteNodeInfo info = commuteGraphGetNode(maker->graph, node);
    land(maker, &flights, node);
    if (isCollective(info))
      takeOff(maker, &flights, node, info);
  }
  free(flights.bytes);
  free(flights.firstOfWait);
  free(flights.nextOfWait);
  return isDone;
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

/// Fails with one error at the operation that holds the block.
static MlirLogicalResult simulate(CommuteReportMaker *maker,
                                  MlirOperation holder) {
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

static bool findPlaces(CommuteReportMaker *maker) {
  uint32_t numNodes = commuteGraphGetNumNodes(maker->graph);
  maker->places = malloc(((size_t)numNodes + 1) * sizeof *maker->places);
  if (!maker->places)
    return false;
  uint32_t place = 0;
  for (uint32_t i = 0; i < numNodes; ++i) {
    uint32_t node = commuteReportMakerGetNode(maker, i);
    maker->places[node] = place;
    place += !mlirOperationIsNull(
        commuteBlockGraphGetOperation(maker->blockGraph, node));
  }
  return true;
}

/// Finds what several parts of a report are made from.
static bool prepare(CommuteReportMaker *maker) {
  CommuteReport *report = maker->report;
  if (!commuteSuccessorsInit(&maker->successors, maker->graph))
    return false;
  maker->exposures =
      commuteExposureFind(maker->graph, maker->order, &maker->successors,
                          maker->intervals, report->options.singleChannel,
                          report->simulation.makespan, &report->tail);
  maker->lastWaits = commuteSuccessorsFindLastWaits(&maker->successors,
                                                    maker->graph, maker->order);
  return maker->exposures && maker->lastWaits && findPlaces(maker);
}

static bool fillReport(CommuteReportMaker *maker) {
  if (!prepare(maker) || !findGroups(maker))
    return false;
  addUp(maker);
  return findInFlight(maker) && commuteReportMakerFindMostExposed(maker);
}

static MlirLogicalResult make(CommuteReportMaker *maker, MlirOperation holder) {
  CommuteReport *report = maker->report;
  uint32_t numNodes = commuteGraphGetNumNodes(maker->graph);
  maker->intervals = malloc(((size_t)numNodes + 1) * sizeof *maker->intervals);
  report->title = commuteNameCopyTitle(holder);
  if (!maker->intervals || !report->title ||
      !commuteNameCopyLocation(holder, &report->location))
    return commuteOpEmitError(holder, "out of memory");
  if (mlirLogicalResultIsFailure(simulate(maker, holder)))
    return mlirLogicalResultFailure();
  if (!fillReport(maker) ||
      (report->options.hasSchedule && !commuteReportMakerListSchedule(maker)))
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
      .options =
          options ? *options : (CommuteReportOptions){.singleChannel = false},
      .numOperations = commuteBlockGraphGetNumOperations(graph)};
  CommuteReportMaker maker = {.analysis = analysis,
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

static void finishLimit(CommuteReportLimit *limit) {
  free(limit->name);
  free(limit->location);
}

void commuteReportDestroy(CommuteReport *report) {
  if (!report)
    return;
  for (size_t i = 0; i < report->numGroups; ++i)
    free(report->groups[i].name);
  for (size_t i = 0; i < report->numMostExposed; ++i) {
    CommuteReportCollective *collective = &report->mostExposed[i];
    free(collective->name);
    free(collective->location);
    finishLimit(&collective->earlier);
    finishLimit(&collective->later);
  }
  for (size_t i = 0; i < report->numScheduled; ++i) {
    free(report->schedule[i].name);
    free(report->schedule[i].kindName);
    free(report->schedule[i].location);
  }
  free(report->groups);
  free(report->mostExposed);
  free(report->schedule);
  free(report->title);
  free(report->location);
  free(report);
}
