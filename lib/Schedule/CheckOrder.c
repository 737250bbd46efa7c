//===- CheckOrder.c - Is an order legal? ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Looks at the edges as they were added, and shares nothing with the policies,
// neither their index nor their idea of what is ready.
//
//===----------------------------------------------------------------------===//

#include "GraphImpl.h"

/// Marks a node that has no position yet.
#define NO_POSITION UINT32_MAX

static CommuteStatus placeNodes(const CommuteGraph *graph,
                                const uint32_t *order, size_t length,
                                uint32_t *positions, CommuteError *error) {
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    positions[v] = NO_POSITION;
  for (size_t i = 0; i < length; ++i) {
    uint32_t node = order[i];
    if (node < graph->numNodes && positions[node] == NO_POSITION) {
      positions[node] = (uint32_t)i;
      continue;
    }
    commuteErrorBegin(error, COMMUTE_STATUS_NOT_A_PERMUTATION);
    if (node < graph->numNodes) {
      commuteErrorAppend(error, "the order repeats ");
      commuteErrorAppendNode(error, graph, node);
    } else {
      commuteErrorAppend(error, "the order holds an id that is no node's, ");
      commuteErrorAppendNumber(error, node);
    }
    return COMMUTE_STATUS_NOT_A_PERMUTATION;
  }
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    if (positions[v] == NO_POSITION) {
      commuteErrorBegin(error, COMMUTE_STATUS_NOT_A_PERMUTATION);
      commuteErrorAppend(error, "the order lacks ");
      commuteErrorAppendNode(error, graph, v);
      return COMMUTE_STATUS_NOT_A_PERMUTATION;
    }
  return COMMUTE_STATUS_OK;
}

CommuteStatus commuteGraphCheckOrder(const CommuteGraph *graph,
                                     const uint32_t *order, size_t length,
                                     CommuteError *error) {
  const CommuteAllocator *allocator = &graph->allocator;
  uint32_t *positions =
      commuteMemoryAllocate(allocator, graph->numNodes, sizeof *positions);
  if (!positions)
    return commuteErrorFailMemory(error);
  CommuteStatus status = placeNodes(graph, order, length, positions, error);
  for (uint32_t e = 0; e < graph->numEdges && status == COMMUTE_STATUS_OK;
       ++e) {
    CommuteEdge edge = commuteGraphGetEdge(graph, e);
    if (positions[edge.from] < positions[edge.to])
      continue;
    status = COMMUTE_STATUS_ILLEGAL_ORDER;
    commuteErrorBegin(error, status);
    commuteErrorAppendNode(error, graph, edge.from);
    commuteErrorAppend(error, " must come before ");
    commuteErrorAppendNode(error, graph, edge.to);
  }
  commuteMemoryRelease(allocator, positions);
  return status;
}
