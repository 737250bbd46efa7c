//===- Successors.c - Where data go ---------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Successors.h"

#include <stdlib.h>

bool commuteSuccessorsInit(CommuteSuccessors *successors,
                           const CommuteGraph *graph) {
  uint32_t numNodes = commuteGraphGetNumNodes(graph);
  uint32_t numEdges = commuteGraphGetNumEdges(graph);
  size_t *offsets = calloc((size_t)numNodes + 1, sizeof *offsets);
  successors->offsets = offsets;
  successors->targets =
      malloc(((size_t)numEdges + 1) * sizeof *successors->targets);
  if (!offsets || !successors->targets)
    return false;
  for (uint32_t i = 0; i < numEdges; ++i) {
    CommuteEdge edge = commuteGraphGetEdge(graph, i);
    if (edge.kind == COMMUTE_EDGE_DATA)
      ++offsets[edge.from];
  }
  // Each offset becomes the end of its row, which filling brings down to the
  // start.
  for (uint32_t v = 1; v <= numNodes; ++v)
    offsets[v] += offsets[v - 1];
  for (uint32_t i = 0; i < numEdges; ++i) {
    CommuteEdge edge = commuteGraphGetEdge(graph, i);
    if (edge.kind == COMMUTE_EDGE_DATA)
      successors->targets[--offsets[edge.from]] = edge.to;
  }
  return true;
}

void commuteSuccessorsFinish(CommuteSuccessors *successors) {
  free(successors->offsets);
  free(successors->targets);
}

/// What a node hands on to those it takes data from: itself where it waits, the
/// last wait behind it where it passes data on.
static uint32_t getWait(const CommuteGraph *graph, const uint32_t *waits,
                        uint32_t node) {
  CommuteNodeInfo info = commuteGraphGetNode(graph, node);
  switch (info.kind) {
  case COMMUTE_NODE_COMPUTE:
    return waits[node];
  case COMMUTE_NODE_WAIT:
    return node;
  case COMMUTE_NODE_COLLECTIVE:
    break;
  }
  return info.alsoWait ? node : COMMUTE_NO_NODE;
}

uint32_t *commuteSuccessorsFindLastWaits(const CommuteSuccessors *successors,
                                         const CommuteGraph *graph,
                                         const uint32_t *order) {
  uint32_t numNodes = commuteGraphGetNumNodes(graph);
  uint32_t *waits = malloc(((size_t)numNodes + 1) * sizeof *waits);
  uint32_t *places = malloc(((size_t)numNodes + 1) * sizeof *places);
  if (!waits || !places) {
    free(waits);
    free(places);
    return NULL;
  }
  for (uint32_t i = 0; i < numNodes; ++i)
    places[order ? order[i] : i] = i;
  for (uint32_t i = numNodes; i-- > 0;) {
    uint32_t node = order ? order[i] : i;
    waits[node] = COMMUTE_NO_NODE;
    for (size_t k = successors->offsets[node];
         k < successors->offsets[node + 1]; ++k) {
      uint32_t wait = getWait(graph, waits, successors->targets[k]);
      if (wait != COMMUTE_NO_NODE && (waits[node] == COMMUTE_NO_NODE ||
                                      places[wait] > places[waits[node]]))
        waits[node] = wait;
    }
  }
  free(places);
  return waits;
}
