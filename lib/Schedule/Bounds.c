//===- Bounds.c - What no order can undercut ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Longest paths in the simulator's model, then each machine on its own.
//
// A dependence says two things there. The target is issued after the source, so
// after all compute that the source is issued after (and itself, if it is
// compute): that is the time of the cursor. And by a data edge, a wait or a
// collective cannot go on before the source's data are there: that time is
// pending. Collectives of one channel run in issue order, so that an ordering
// edge between two of them says when the channel is free. Each node's head (the
// least start) and tail (the least time from its end to the end of all) follow
// from one sweep forward and one backward.
//
//===----------------------------------------------------------------------===//

#include "GraphImpl.h"
#include "Jackson.h"
#include "Time.h"

/// Least times of a node.
typedef struct Path {
  /// Forward: of the cursor when the node is reached, then the node's head.
  CommuteCost head;
  /// Forward: of the data that the node takes.
  CommuteCost pending;
  /// Forward: of the channel of a collective.
  CommuteCost freeAt;
  /// Backward: from the cursor after the node to the end.
  CommuteCost tailFromCursor;
  /// Backward: from when the node's data are there to the end.
  CommuteCost tailFromData;
} Path;

typedef struct Bounder {
  CommuteGraph *graph;
  uint32_t *order;
  uint32_t *channels;
  uint32_t numChannels;
  Path *paths;
  /// The jobs of all machines, each machine's in a row: compute, then channels.
  CommuteJob *jobs;
  uint32_t *machineEnds;
  uint32_t *heap;
} Bounder;

static void finishBounder(Bounder *bounder) {
  const CommuteAllocator *allocator = &bounder->graph->allocator;
  commuteMemoryRelease(allocator, bounder->heap);
  commuteMemoryRelease(allocator, bounder->machineEnds);
  commuteMemoryRelease(allocator, bounder->jobs);
  commuteMemoryRelease(allocator, bounder->paths);
  commuteMemoryRelease(allocator, bounder->order);
  commuteMemoryRelease(allocator, bounder->channels);
}

static CommuteStatus initBounder(Bounder *bounder, CommuteGraph *graph,
                                 bool singleChannel, CommuteError *error) {
  const CommuteAllocator *allocator = &graph->allocator;
  size_t numNodes = graph->numNodes;
  *bounder = (Bounder){.graph = graph};
  bounder->numChannels =
      commuteChannelsNumber(graph, singleChannel, &bounder->channels);
  if (!bounder->channels)
    return commuteErrorFailMemory(error);
  bounder->order =
      commuteMemoryAllocate(allocator, numNodes, sizeof *bounder->order);
  bounder->paths =
      commuteMemoryAllocate(allocator, numNodes, sizeof *bounder->paths);
  bounder->jobs =
      commuteMemoryAllocate(allocator, numNodes, sizeof *bounder->jobs);
  bounder->machineEnds =
      commuteMemoryAllocateZeroed(allocator, (size_t)bounder->numChannels + 2,
                                  sizeof *bounder->machineEnds);
  bounder->heap =
      commuteMemoryAllocate(allocator, numNodes, sizeof *bounder->heap);
  if (!bounder->order || !bounder->paths || !bounder->jobs ||
      !bounder->machineEnds || !bounder->heap)
    return commuteErrorFailMemory(error);
  return COMMUTE_STATUS_OK;
}

/// Whether two nodes are collectives of one channel.
static bool shareChannel(const Bounder *bounder, uint32_t a, uint32_t b) {
  return commuteNodeIsCollective(bounder->graph, a) &&
         commuteNodeIsCollective(bounder->graph, b) &&
         bounder->channels[a] == bounder->channels[b];
}

static bool isWaiting(const CommuteGraph *graph, uint32_t v) {
  return commuteNodeGetKind(graph, v) == COMMUTE_NODE_WAIT ||
         (graph->flags[v] & COMMUTE_FLAG_ALSO_WAIT) != 0;
}

//===----------------------------------------------------------------------===//
// Paths
//===----------------------------------------------------------------------===//

static void sweepForward(Bounder *bounder) {
  const CommuteGraph *graph = bounder->graph;
  CommuteCost zero = commuteTimeZero(graph);
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    bounder->paths[v] = (Path){.head = zero,
                               .pending = zero,
                               .freeAt = zero,
                               .tailFromCursor = zero,
                               .tailFromData = zero};
  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    uint32_t v = bounder->order[i];
    Path *path = &bounder->paths[v];
    CommuteCost cost = commuteTimeOfNode(graph, v);
    if (isWaiting(graph, v))
      path->head = commuteTimeMax(path->head, path->pending);
    CommuteCost cursor = path->head;
    CommuteCost pending;
    if (commuteNodeIsCollective(graph, v)) {
      path->head = commuteTimeMax(path->head, path->pending);
      path->head = commuteTimeMax(path->head, path->freeAt);
      pending = commuteTimeAdd(path->head, cost);
    } else {
      cursor = commuteTimeAdd(cursor, cost);
      pending = commuteTimeMax(cursor, path->pending);
    }
    for (uint32_t e = graph->offsets[v]; e < graph->offsets[v + 1]; ++e) {
      Path *succ = &bounder->paths[graph->succs[e]];
      succ->head = commuteTimeMax(succ->head, cursor);
      if (e < graph->dataEnds[v])
        succ->pending = commuteTimeMax(succ->pending, pending);
      else if (shareChannel(bounder, v, graph->succs[e]))
        succ->freeAt = commuteTimeMax(succ->freeAt, pending);
    }
  }
}

static void sweepBackward(Bounder *bounder) {
  const CommuteGraph *graph = bounder->graph;
  for (uint32_t i = graph->numNodes; i-- > 0;) {
    uint32_t v = bounder->order[i];
    Path *path = &bounder->paths[v];
    for (uint32_t e = graph->offsets[v]; e < graph->offsets[v + 1]; ++e) {
      uint32_t succ = graph->succs[e];
      const Path *next = &bounder->paths[succ];
      CommuteCost cost = commuteTimeOfNode(graph, succ);
      // From when the target is reached, and from when its data are there.
      CommuteCost fromCursor, fromData;
      if (commuteNodeIsCollective(graph, succ)) {
        fromData = commuteTimeAdd(cost, next->tailFromData);
        fromCursor = commuteTimeMax(next->tailFromCursor, fromData);
        if (isWaiting(graph, succ) && e < graph->dataEnds[v])
          fromData = fromCursor;
      } else {
        fromCursor = commuteTimeAdd(cost, next->tailFromCursor);
        fromData = isWaiting(graph, succ) ? fromCursor : next->tailFromData;
      }
      path->tailFromCursor = commuteTimeMax(path->tailFromCursor, fromCursor);
      if (e < graph->dataEnds[v] || shareChannel(bounder, v, succ))
        path->tailFromData = commuteTimeMax(path->tailFromData, fromData);
    }
  }
}

//===----------------------------------------------------------------------===//
// Machines
//===----------------------------------------------------------------------===//

static uint32_t getMachine(const Bounder *bounder, uint32_t v) {
  return commuteNodeIsCollective(bounder->graph, v) ? bounder->channels[v] + 1
                                                    : 0;
}

/// Sorts the nodes into the rows of their machines. Afterwards machineEnds[m]
/// is the end of machine m's row, and the start of the next one's.
static void fillJobs(Bounder *bounder) {
  const CommuteGraph *graph = bounder->graph;
  uint32_t numMachines = bounder->numChannels + 1;
  uint32_t *ends = bounder->machineEnds;
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    ++ends[getMachine(bounder, v) + 1];
  for (uint32_t m = 0; m < numMachines; ++m)
    ends[m + 1] += ends[m];
  for (uint32_t v = 0; v < graph->numNodes; ++v) {
    const Path *path = &bounder->paths[v];
    CommuteCost tail = commuteNodeIsCollective(graph, v) ? path->tailFromData
                                                         : path->tailFromCursor;
    bounder->jobs[ends[getMachine(bounder, v)]++] = (CommuteJob){
        .head = path->head, .work = commuteTimeOfNode(graph, v), .tail = tail};
  }
}

static void boundMachines(Bounder *bounder, CommuteBounds *bounds) {
  CommuteCost zero = commuteTimeZero(bounder->graph);
  bounds->criticalPath = zero;
  bounds->channel = zero;
  bounds->headTail = zero;
  uint32_t first = 0;
  for (uint32_t m = 0; m <= bounder->numChannels; ++m) {
    CommuteJob *jobs = bounder->jobs + first;
    uint32_t count = bounder->machineEnds[m] - first;
    CommuteCost sum = zero;
    for (uint32_t j = 0; j < count; ++j) {
      CommuteCost path = commuteTimeAdd(
          commuteTimeAdd(jobs[j].head, jobs[j].work), jobs[j].tail);
      bounds->criticalPath = commuteTimeMax(bounds->criticalPath, path);
      sum = commuteTimeAdd(sum, jobs[j].work);
    }
    if (m > 0)
      bounds->channel = commuteTimeMax(bounds->channel, sum);
    bounds->headTail =
        commuteTimeMax(bounds->headTail,
                       commuteJacksonBound(jobs, count, bounder->heap, zero));
    first = bounder->machineEnds[m];
  }
}

CommuteStatus commuteGraphComputeBounds(CommuteGraph *graph,
                                        const CommuteSimulationOptions *options,
                                        CommuteBounds *bounds,
                                        CommuteError *error) {
  CommuteBounds result = {.compute = commuteTimeZero(graph)};
  CommuteCost communication;
  Bounder bounder;
  CommuteStatus status =
      initBounder(&bounder, graph, options && options->singleChannel, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphPrepare(graph, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphSort(graph, bounder.order, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteTimesTotal(graph, &result.compute, &communication, error);
  if (status == COMMUTE_STATUS_OK) {
    sweepForward(&bounder);
    sweepBackward(&bounder);
    fillJobs(&bounder);
    boundMachines(&bounder, &result);
    result.lowerBound =
        commuteTimeMax(commuteTimeMax(result.criticalPath, result.compute),
                       commuteTimeMax(result.channel, result.headTail));
    *bounds = result;
  }
  finishBounder(&bounder);
  return status;
}
