//===- Exposure.c - Which collectives compute waits for -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Follows the data of collectives along the order as the simulator does: a
// collective hands itself on along data edges, through compute nodes, to the
// waits. A wait that meets several knows the last of them to end, and from
// there goes back over what ran before it on its channel while compute stood
// still. A collective ends in one such time at most, so that this is linear in
// all.
//
//===----------------------------------------------------------------------===//

#include "Exposure.h"

#include "Cost.h"

#include <stdlib.h>

typedef struct Walk {
  const CommuteGraph *graph;
  const uint32_t *order;
  const CommuteInterval *intervals;
  const CommuteSuccessors *successors;
  /// By node: the collective whose data it takes last, or COMMUTE_NO_NODE.
  uint32_t *pending;
  /// By channel: the collective issued last, or COMMUTE_NO_NODE; by
  /// collective: the one before it.
  uint32_t *last;
  uint32_t *previous;
  bool singleChannel;
  CommuteExposure *exposures;
  /// When the compute stream is free.
  CommuteCost cursor;
} Walk;

static void finishWalk(Walk *walk) {
  free(walk->pending);
  free(walk->last);
  free(walk->previous);
}

/// Channels of an analysis are numbered densely.
static size_t countChannels(const CommuteGraph *graph) {
  size_t count = 1;
  for (uint32_t v = 0; v < commuteGraphGetNumNodes(graph); ++v) {
    CommuteNodeInfo info = commuteGraphGetNode(graph, v);
    if (info.kind == COMMUTE_NODE_COLLECTIVE && info.channel >= count)
      count = (size_t)info.channel + 1;
  }
  return count;
}

static bool initWalk(Walk *walk) {
  size_t numNodes = commuteGraphGetNumNodes(walk->graph);
  walk->pending = malloc((numNodes + 1) * sizeof *walk->pending);
  size_t numChannels = countChannels(walk->graph);
  walk->last = malloc(numChannels * sizeof *walk->last);
  walk->previous = malloc((numNodes + 1) * sizeof *walk->previous);
  walk->exposures = malloc((numNodes + 1) * sizeof *walk->exposures);
  if (!walk->pending || !walk->last || !walk->previous || !walk->exposures)
    return false;
  for (size_t i = 0; i < numChannels; ++i)
    walk->last[i] = COMMUTE_NO_NODE;
  return true;
}

/// Charges a part of the time that a wait takes to a collective.
static void charge(Walk *walk, uint32_t collective, uint32_t wait,
                   CommuteCost held) {
  CommuteExposure *exposure = &walk->exposures[collective];
  exposure->exposed = commuteCostAdd(exposure->exposed, held);
  if (commuteCostIsLess(exposure->longest, held)) {
    exposure->longest = held;
    exposure->wait = wait;
  }
}

/// Has a wait hold the compute stream for what it takes.
static void hold(Walk *walk, uint32_t wait) {
  uint32_t awaited = walk->pending[wait];
  if (awaited == COMMUTE_NO_NODE)
    return;
  const CommuteInterval *intervals = walk->intervals;
  CommuteCost from = walk->cursor, to = intervals[awaited].end;
  if (!commuteCostIsLess(from, to))
    return;
  walk->cursor = to;
  walk->exposures[wait].held = (CommuteInterval){from, to};
  // What ran before it, last first; the rest of the time is its own.
  CommuteCost own = commuteCostSubtract(to, from);
  for (uint32_t c = walk->previous[awaited];
       c != COMMUTE_NO_NODE && commuteCostIsLess(from, intervals[c].end);
       c = walk->previous[c]) {
    CommuteCost begin = intervals[c].start;
    if (commuteCostIsLess(begin, from))
      begin = from;
    CommuteCost held = commuteCostSubtract(intervals[c].end, begin);
    charge(walk, c, wait, held);
    own = commuteCostSubtract(own, held);
  }
  charge(walk, awaited, wait, own);
}

/// Gives the successors of a node the collective that it hands on.
static void handOn(Walk *walk, uint32_t node, uint32_t collective) {
  if (collective == COMMUTE_NO_NODE)
    return;
  CommuteCost end = walk->intervals[collective].end;
  const size_t *offsets = walk->successors->offsets;
  for (size_t i = offsets[node]; i < offsets[node + 1]; ++i) {
    uint32_t *pending = &walk->pending[walk->successors->targets[i]];
    if (*pending == COMMUTE_NO_NODE ||
        commuteCostIsLess(walk->intervals[*pending].end, end))
      *pending = collective;
  }
}

static void visit(Walk *walk, uint32_t node) {
  CommuteNodeInfo info = commuteGraphGetNode(walk->graph, node);
  bool isCollective = info.kind == COMMUTE_NODE_COLLECTIVE;
  if (info.kind == COMMUTE_NODE_WAIT || (isCollective && info.alsoWait))
    hold(walk, node);
  if (isCollective) {
    uint32_t *last = &walk->last[walk->singleChannel ? 0 : info.channel];
    walk->previous[node] = *last;
    *last = node;
  } else {
    walk->cursor = walk->intervals[node].end;
  }
  handOn(walk, node, isCollective ? node : walk->pending[node]);
}

CommuteExposure *commuteExposureFind(const CommuteGraph *graph,
                                     const uint32_t *order,
                                     const CommuteSuccessors *successors,
                                     const CommuteInterval *intervals,
                                     bool singleChannel, CommuteCost makespan,
                                     CommuteCost *tail) {
  Walk walk = {.graph = graph,
               .order = order,
               .successors = successors,
               .intervals = intervals,
               .singleChannel = singleChannel};
  if (!initWalk(&walk)) {
    free(walk.exposures);
    finishWalk(&walk);
    return NULL;
  }
  CommuteCost zero = commuteCostSubtract(makespan, makespan);
  uint32_t numNodes = commuteGraphGetNumNodes(graph);
  for (uint32_t v = 0; v < numNodes; ++v) {
    walk.pending[v] = COMMUTE_NO_NODE;
    walk.exposures[v] = (CommuteExposure){
        zero, COMMUTE_NO_NODE, zero, {intervals[v].start, intervals[v].start}};
  }
  walk.cursor = zero;
  for (uint32_t i = 0; i < numNodes; ++i)
    visit(&walk, order ? order[i] : i);
  *tail = commuteCostSubtract(makespan, walk.cursor);
  finishWalk(&walk);
  return walk.exposures;
}
