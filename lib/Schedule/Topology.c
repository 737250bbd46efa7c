//===- Topology.c - Permutations, topological orders, cycles --------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "GraphImpl.h"

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

CommuteStatus commuteListCheck(const CommuteGraph *graph, const uint32_t *list,
                               CommuteError *error) {
  if (!list)
    return COMMUTE_STATUS_OK;
  const CommuteAllocator *allocator = &graph->allocator;
  bool *seen =
      commuteMemoryAllocateZeroed(allocator, graph->numNodes, sizeof *seen);
  if (!seen)
    return commuteErrorFailMemory(error);

  CommuteStatus status = COMMUTE_STATUS_OK;
  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    uint32_t node = list[i];
    if (node < graph->numNodes && !seen[node]) {
      seen[node] = true;
      continue;
    }
    status = COMMUTE_STATUS_NOT_A_PERMUTATION;
    commuteErrorBegin(error, status);
    commuteErrorAppend(error, "the input list ");
    if (node < graph->numNodes) {
      commuteErrorAppend(error, "repeats ");
      commuteErrorAppendNode(error, graph, node);
    } else {
      commuteErrorAppend(error, "holds an id that is no node's, ");
      commuteErrorAppendNumber(error, node);
    }
    break;
  }
  commuteMemoryRelease(allocator, seen);
  return status;
}

//===----------------------------------------------------------------------===//
// Kahn's algorithm
//===----------------------------------------------------------------------===//

/// Sorts what can be sorted into `order` and returns how many nodes that are.
/// Leaves in `degree` the number of unsorted predecessors of each node.
static uint32_t sortNodes(const CommuteGraph *graph, uint32_t *degree,
                          uint32_t *order) {
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    degree[v] = 0;
  for (uint32_t e = 0; e < graph->numEdges; ++e)
    ++degree[graph->edgeTo[e]];
  uint32_t end = 0;
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    if (degree[v] == 0)
      order[end++] = v;
  for (uint32_t i = 0; i < end; ++i) {
    uint32_t v = order[i];
    for (uint32_t e = graph->offsets[v]; e < graph->offsets[v + 1]; ++e)
      if (--degree[graph->succs[e]] == 0)
        order[end++] = graph->succs[e];
  }
  return end;
}

//===----------------------------------------------------------------------===//
// Cycles
//===----------------------------------------------------------------------===//

/// Each node that Kahn's algorithm leaves has a predecessor among those left,
/// so that walking predecessors from any of them must come back to a node seen.
/// `degree` is what sortNodes left, and is used up.
static uint32_t walkCycle(const CommuteGraph *graph, uint32_t *degree,
                          uint32_t *before, uint32_t *cycle) {
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    before[v] = COMMUTE_NO_NODE;
  for (uint32_t e = 0; e < graph->numEdges; ++e) {
    uint32_t from = graph->edgeFrom[e], to = graph->edgeTo[e];
    if (degree[from] != 0 && degree[to] != 0 && before[to] == COMMUTE_NO_NODE)
      before[to] = from;
  }
  uint32_t node = 0;
  while (degree[node] == 0)
    ++node;
  // A degree of 0 marks what the walk has passed.
  while (degree[node] != 0) {
    degree[node] = 0;
    node = before[node];
  }
  uint32_t length = 0;
  uint32_t first = node;
  do {
    cycle[length++] = node;
    node = before[node];
  } while (node != first);
  for (uint32_t i = 0, j = length - 1; i < j; ++i, --j) {
    uint32_t swapped = cycle[i];
    cycle[i] = cycle[j];
    cycle[j] = swapped;
  }
  return length;
}

CommuteStatus commuteGraphFindCycle(const CommuteGraph *graph, uint32_t *cycle,
                                    uint32_t *length, CommuteError *error) {
  const CommuteAllocator *allocator = &graph->allocator;
  uint32_t *degree =
      commuteMemoryAllocate(allocator, graph->numNodes, sizeof *degree);
  uint32_t *before =
      commuteMemoryAllocate(allocator, graph->numNodes, sizeof *before);
  CommuteStatus status = COMMUTE_STATUS_OK;
  if (!degree || !before)
    status = commuteErrorFailMemory(error);
  else if (sortNodes(graph, degree, before) == graph->numNodes)
    *length = 0;
  else
    *length = walkCycle(graph, degree, before, cycle);
  commuteMemoryRelease(allocator, before);
  commuteMemoryRelease(allocator, degree);
  return status;
}

/// A cycle of thousands of nodes is named by its first and last few.
enum { MAX_NAMED_NODES = 6 };

static void describeCycle(CommuteError *error, const CommuteGraph *graph,
                          const uint32_t *cycle, uint32_t length) {
  commuteErrorBegin(error, COMMUTE_STATUS_CYCLE);
  if (length == 1) {
    commuteErrorAppendNode(error, graph, cycle[0]);
    commuteErrorAppend(error, " depends on itself");
    return;
  }
  commuteErrorAppend(error, "dependences close a cycle of ");
  commuteErrorAppendNumber(error, length);
  commuteErrorAppend(error, " nodes: ");
  for (uint32_t i = 0; i < length; ++i) {
    if (length > MAX_NAMED_NODES && i == MAX_NAMED_NODES - 1) {
      commuteErrorAppend(error, "... -> ");
      i = length - 1;
    }
    if (i < 2)
      commuteErrorAppendNode(error, graph, cycle[i]);
    else
      commuteErrorAppendName(error, graph, cycle[i]);
    commuteErrorAppend(error, " -> ");
  }
  commuteErrorAppendName(error, graph, cycle[0]);
}

CommuteStatus commuteGraphSort(const CommuteGraph *graph, uint32_t *order,
                               CommuteError *error) {
  const CommuteAllocator *allocator = &graph->allocator;
  uint32_t *degree =
      commuteMemoryAllocate(allocator, graph->numNodes, sizeof *degree);
  if (!degree)
    return commuteErrorFailMemory(error);
  uint32_t sorted = sortNodes(graph, degree, order);
  commuteMemoryRelease(allocator, degree);
  if (sorted == graph->numNodes)
    return COMMUTE_STATUS_OK;

  // The order is of no use any more, and has room for any cycle.
  uint32_t length = 0;
  CommuteStatus status = commuteGraphFindCycle(graph, order, &length, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  describeCycle(error, graph, order, length);
  return COMMUTE_STATUS_CYCLE;
}
