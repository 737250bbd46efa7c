//===- Simulator.c - What the hardware does with an order -----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// One walk over the order. The compute stream has a cursor, each channel a time
// from which it is free. A collective is only issued by the compute stream and
// ends later; when its data are there is handed on along data edges, through
// compute nodes, up to the wait that holds the stream for them.
//
//===----------------------------------------------------------------------===//

#include "Contention.h"
#include "GraphImpl.h"
#include "Residency.h"
#include "Time.h"

#include <math.h>

/// The memory of a simulation.
typedef struct Simulator {
  CommuteGraph *graph;
  const uint32_t *order;
  /// The order of the ids, where the caller gave none.
  uint32_t *identity;
  uint32_t *positions;
  uint32_t *channels;
  CommuteCost *channelFree;
  uint32_t numChannels;
  /// When the data that a node takes are there.
  CommuteCost *pending;
  /// Times are doubles then.
  bool isContended;
  CommuteContention contention;
} Simulator;

static void finishSimulator(Simulator *simulator) {
  const CommuteAllocator *allocator = &simulator->graph->allocator;
  if (simulator->isContended)
    commuteContentionFinish(&simulator->contention, allocator);
  commuteMemoryRelease(allocator, simulator->pending);
  commuteMemoryRelease(allocator, simulator->channelFree);
  commuteMemoryRelease(allocator, simulator->channels);
  commuteMemoryRelease(allocator, simulator->positions);
  commuteMemoryRelease(allocator, simulator->identity);
}

static CommuteStatus initSimulator(Simulator *simulator, CommuteGraph *graph,
                                   const uint32_t *order,
                                   const CommuteSimulationOptions *options,
                                   CommuteError *error) {
  const CommuteAllocator *allocator = &graph->allocator;
  uint32_t numNodes = graph->numNodes;
  bool singleChannel = options && options->singleChannel;
  *simulator = (Simulator){.graph = graph, .order = order};
  if (options && options->contention > 1) {
    simulator->isContended =
        commuteContentionInit(&simulator->contention, allocator,
                              graph->numCollectives, options->contention);
    if (!simulator->isContended)
      return commuteErrorFailMemory(error);
  }
  simulator->numChannels =
      commuteChannelsNumber(graph, singleChannel, &simulator->channels);
  if (!simulator->channels)
    return commuteErrorFailMemory(error);
  simulator->channelFree = commuteMemoryAllocate(
      allocator, simulator->numChannels, sizeof *simulator->channelFree);
  simulator->pending =
      commuteMemoryAllocate(allocator, numNodes, sizeof *simulator->pending);
  simulator->positions =
      commuteMemoryAllocate(allocator, numNodes, sizeof *simulator->positions);
  if (!order) {
    simulator->identity =
        commuteMemoryAllocate(allocator, numNodes, sizeof *simulator->identity);
    simulator->order = simulator->identity;
  }
  if (!simulator->channelFree || !simulator->pending || !simulator->positions ||
      !simulator->order)
    return commuteErrorFailMemory(error);
  if (simulator->identity)
    for (uint32_t v = 0; v < numNodes; ++v)
      simulator->identity[v] = v;
  return COMMUTE_STATUS_OK;
}

/// Runs the machines; the order is legal and no sum can overflow.
static void runMachines(Simulator *simulator, CommuteSimulation *simulation,
                        CommuteInterval *intervals) {
  const CommuteGraph *graph = simulator->graph;
  bool isContended = simulator->isContended;
  CommuteCost zero =
      isContended ? commuteCostFromReal(0) : commuteTimeZero(graph);
  CommuteCost cursor = zero, makespan = zero, exposed = zero;
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    simulator->pending[v] = zero;
  for (uint32_t c = 0; c < simulator->numChannels; ++c)
    simulator->channelFree[c] = zero;

  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    uint32_t v = simulator->order[i];
    CommuteNodeKind kind = commuteNodeGetKind(graph, v);
    CommuteCost cost = commuteTimeOfNode(graph, v);
    if (isContended)
      cost = commuteCostFromReal(commuteCostGetReal(cost));
    CommuteCost pending = simulator->pending[v];
    CommuteInterval interval = {.start = cursor};
    bool waits = kind == COMMUTE_NODE_WAIT ||
                 (graph->flags[v] & COMMUTE_FLAG_ALSO_WAIT) != 0;
    if (waits && commuteTimeIsLess(cursor, pending)) {
      exposed = commuteTimeAdd(exposed, commuteTimeSubtract(pending, cursor));
      cursor = pending;
    }
    if (kind == COMMUTE_NODE_COLLECTIVE) {
      CommuteCost *freeAt = &simulator->channelFree[simulator->channels[v]];
      interval.start = commuteTimeMax(commuteTimeMax(*freeAt, cursor), pending);
      interval.end = commuteTimeAdd(interval.start, cost);
      *freeAt = interval.end;
      pending = interval.end;
      if (isContended)
        commuteContentionAdd(&simulator->contention, interval.start.value.real,
                             interval.end.value.real);
    } else {
      if (isContended && kind == COMMUTE_NODE_COMPUTE)
        cursor.value.real = commuteContentionRun(
            &simulator->contention, cursor.value.real, cost.value.real);
      else
        cursor = commuteTimeAdd(cursor, cost);
      interval.end = cursor;
      pending = commuteTimeMax(pending, cursor);
    }
    makespan = commuteTimeMax(makespan, interval.end);
    for (uint32_t e = graph->offsets[v]; e < graph->dataEnds[v]; ++e) {
      CommuteCost *succ = &simulator->pending[graph->succs[e]];
      *succ = commuteTimeMax(*succ, pending);
    }
    if (intervals)
      intervals[v] = interval;
  }
  simulation->makespan = makespan;
  simulation->exposed = exposed;
}

CommuteStatus commuteGraphSimulate(CommuteGraph *graph, const uint32_t *order,
                                   const CommuteSimulationOptions *options,
                                   CommuteSimulation *simulation,
                                   CommuteInterval *intervals,
                                   CommuteError *error) {
  CommuteSimulation result = {.peakLiveBytes = 0};
  Simulator simulator;
  if (options && !isfinite(options->contention))
    return commuteErrorFail(error, COMMUTE_STATUS_INVALID_ARGUMENT,
                            "expected a finite contention");
  CommuteStatus status =
      initSimulator(&simulator, graph, order, options, error);
  if (status == COMMUTE_STATUS_OK)
    status =
        commuteGraphCheckOrder(graph, simulator.order, graph->numNodes, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphPrepare(graph, error);
  if (status == COMMUTE_STATUS_OK)
    status =
        commuteTimesTotal(graph, &result.compute, &result.communication, error);
  if (status == COMMUTE_STATUS_OK) {
    for (uint32_t i = 0; i < graph->numNodes; ++i)
      simulator.positions[simulator.order[i]] = i;
    status = commuteResidencyFindLivePeak(graph, simulator.positions,
                                          &result.peakLiveBytes, NULL, error);
  }
  if (status == COMMUTE_STATUS_OK)
    status = commuteResidencyFindInFlightPeak(
        graph, simulator.order, simulator.positions, &result.peakInFlightBytes,
        NULL, error);
  if (status == COMMUTE_STATUS_OK) {
    runMachines(&simulator, &result, intervals);
    result.hasVisualizeOverlap = commuteGraphVisualizeOverlap(
        graph, simulator.order, &result.visualizeOverlap);
    *simulation = result;
  }
  finishSimulator(&simulator);
  return status;
}
