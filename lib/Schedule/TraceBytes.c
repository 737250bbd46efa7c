//===- TraceBytes.c - Bytes along an order --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "GraphImpl.h"
#include "Residency.h"

/// An order and its inverse.
typedef struct Places {
  uint32_t *order;
  uint32_t *positions;
} Places;

static CommuteStatus findPlaces(const CommuteGraph *graph,
                                const uint32_t *order, Places *places,
                                CommuteError *error) {
  const CommuteAllocator *allocator = &graph->allocator;
  uint32_t numNodes = graph->numNodes;
  places->order =
      commuteMemoryAllocate(allocator, numNodes, sizeof *places->order);
  places->positions =
      commuteMemoryAllocate(allocator, numNodes, sizeof *places->positions);
  if (!places->order || !places->positions)
    return commuteErrorFailMemory(error);
  for (uint32_t i = 0; i < numNodes; ++i)
    places->order[i] = order ? order[i] : i;
  CommuteStatus status =
      commuteGraphCheckOrder(graph, places->order, numNodes, error);
  for (uint32_t i = 0; status == COMMUTE_STATUS_OK && i < numNodes; ++i)
    places->positions[places->order[i]] = i;
  return status;
}

CommuteStatus commuteGraphTraceBytes(CommuteGraph *graph, const uint32_t *order,
                                     uint64_t *live, uint64_t *inFlight,
                                     CommuteError *error) {
  Places places = {.order = NULL};
  uint64_t peak;
  CommuteStatus status = findPlaces(graph, order, &places, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphPrepare(graph, error);
  if (status == COMMUTE_STATUS_OK && live)
    status = commuteResidencyFindLivePeak(graph, places.positions, &peak, live,
                                          error);
  if (status == COMMUTE_STATUS_OK && inFlight)
    status = commuteResidencyFindInFlightPeak(
        graph, places.order, places.positions, &peak, inFlight, error);
  commuteMemoryRelease(&graph->allocator, places.order);
  commuteMemoryRelease(&graph->allocator, places.positions);
  return status;
}
