//===- OrderCollectives.c - Keeping the listed order of collectives -------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Ranks of one program must start their collectives in the same order, or they
// wait for one another forever. An ordering edge from each collective's start
// to the next one's holds them to the order of the list.
//
//===----------------------------------------------------------------------===//

#include "GraphImpl.h"

/// Adds the edges. `channels` numbers the scopes; `last` has room for each.
static CommuteStatus addEdges(CommuteGraph *graph, const uint32_t *list,
                              const uint32_t *channels, uint32_t numChannels,
                              uint32_t *last, CommuteError *error) {
  for (uint32_t c = 0; c < numChannels; ++c)
    last[c] = COMMUTE_NO_NODE;
  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    uint32_t v = list ? list[i] : i;
    if (!commuteNodeIsCollective(graph, v))
      continue;
    uint32_t *before = &last[channels[v]];
    if (*before != COMMUTE_NO_NODE) {
      CommuteStatus status = commuteGraphAddEdge(
          graph, *before, v, COMMUTE_EDGE_ORDER, NULL, error);
      if (status != COMMUTE_STATUS_OK)
        return status;
    }
    *before = v;
  }
  return COMMUTE_STATUS_OK;
}

/// The new edges follow the list and join neighbours among the collectives of
/// their scope. So where they close a cycle, two collectives that follow one
/// another on it go against the list, and only old edges lead from the one to
/// the other.
static void describeContradiction(CommuteError *error,
                                  const CommuteGraph *graph,
                                  const uint32_t *positions, uint32_t *cycle,
                                  uint32_t length) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < length; ++i)
    if (commuteNodeIsCollective(graph, cycle[i]))
      cycle[count++] = cycle[i];
  uint32_t source = cycle[count - 1], target = cycle[0];
  for (uint32_t i = 0; i + 1 < count && positions[source] < positions[target];
       ++i) {
    source = cycle[i];
    target = cycle[i + 1];
  }
  commuteErrorBegin(error, COMMUTE_STATUS_CONTRADICTING_ORDER);
  commuteErrorAppend(error, "collective ");
  commuteErrorAppendNode(error, graph, target);
  commuteErrorAppend(error, " is listed before collective ");
  commuteErrorAppendNode(error, graph, source);
  commuteErrorAppend(error, " but depends on it");
}

static bool isTopological(const CommuteGraph *graph,
                          const uint32_t *positions) {
  for (uint32_t e = 0; e < graph->numEdges; ++e)
    if (positions[graph->edgeFrom[e]] >= positions[graph->edgeTo[e]])
      return false;
  return true;
}

/// Orders the collectives of a list that is not topological: then there may be
/// cycles, with the new edges and without. `cycle` has room for every node.
static CommuteStatus orderUnsorted(CommuteGraph *graph, const uint32_t *list,
                                   const uint32_t *channels,
                                   uint32_t numChannels,
                                   const uint32_t *positions, uint32_t *last,
                                   uint32_t *cycle, CommuteError *error) {
  CommuteStatus status = commuteGraphPrepare(graph, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphSort(graph, cycle, error);
  if (status == COMMUTE_STATUS_OK)
    status = addEdges(graph, list, channels, numChannels, last, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphPrepare(graph, error);
  uint32_t length = 0;
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphFindCycle(graph, cycle, &length, error);
  if (status == COMMUTE_STATUS_OK && length > 0) {
    status = COMMUTE_STATUS_CONTRADICTING_ORDER;
    describeContradiction(error, graph, positions, cycle, length);
  }
  return status;
}

CommuteStatus commuteGraphOrderCollectives(CommuteGraph *graph,
                                           CommuteOrderScope scope,
                                           const uint32_t *list,
                                           CommuteError *error) {
  if ((int)scope != COMMUTE_ORDER_SCOPE_ALL &&
      (int)scope != COMMUTE_ORDER_SCOPE_CHANNEL &&
      (int)scope != COMMUTE_ORDER_SCOPE_NONE)
    return commuteErrorFail(error, COMMUTE_STATUS_INVALID_ARGUMENT,
                            "unknown scope");
  CommuteStatus status = commuteListCheck(graph, list, error);
  if (status != COMMUTE_STATUS_OK || scope == COMMUTE_ORDER_SCOPE_NONE)
    return status;

  const CommuteAllocator *allocator = &graph->allocator;
  uint32_t numEdges = graph->numEdges;
  uint32_t *channels = NULL;
  uint32_t numChannels =
      commuteChannelsNumber(graph, scope == COMMUTE_ORDER_SCOPE_ALL, &channels);
  if (!channels)
    return commuteErrorFailMemory(error);
  uint32_t *last = commuteMemoryAllocate(allocator, numChannels, sizeof *last);
  uint32_t *positions =
      commuteMemoryAllocate(allocator, graph->numNodes, sizeof *positions);
  uint32_t *cycle =
      commuteMemoryAllocate(allocator, graph->numNodes, sizeof *cycle);
  if (!last || !positions || !cycle) {
    status = commuteErrorFailMemory(error);
  } else {
    for (uint32_t i = 0; i < graph->numNodes; ++i)
      positions[list ? list[i] : i] = i;
    if (isTopological(graph, positions))
      status = addEdges(graph, list, channels, numChannels, last, error);
    else
      status = orderUnsorted(graph, list, channels, numChannels, positions,
                             last, cycle, error);
  }
  if (status != COMMUTE_STATUS_OK && graph->numEdges != numEdges) {
    graph->numEdges = numEdges;
    graph->indexed = false;
  }
  commuteMemoryRelease(allocator, cycle);
  commuteMemoryRelease(allocator, positions);
  commuteMemoryRelease(allocator, last);
  commuteMemoryRelease(allocator, channels);
  return status;
}
