//===- Contract.c - Nodes that become one ---------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Contract.h"

static CommuteStatus addEdges(CommuteGraph *contracted,
                              const CommuteGraph *graph, const uint32_t *parts,
                              CommuteError *error) {
  CommuteStatus status = COMMUTE_STATUS_OK;
  for (uint32_t e = 0; e < graph->numEdges && status == COMMUTE_STATUS_OK;
       ++e) {
    uint32_t from = parts[graph->edgeFrom[e]], to = parts[graph->edgeTo[e]];
    if (from != to)
      status = commuteGraphAddEdge(contracted, from, to,
                                   (CommuteEdgeKind)graph->edgeKinds[e], NULL,
                                   error);
  }
  return status;
}

static CommuteStatus addStorages(CommuteGraph *contracted,
                                 const CommuteGraph *graph,
                                 const uint32_t *parts, CommuteError *error) {
  CommuteStatus status = COMMUTE_STATUS_OK;
  for (uint32_t s = 0; s < graph->numStorages && status == COMMUTE_STATUS_OK;
       ++s)
    status = commuteGraphAddStorage(contracted, graph->storageBytes[s],
                                    graph->storageFlags[s], NULL, error);
  for (size_t t = 0; t < graph->numTouches && status == COMMUTE_STATUS_OK; ++t)
    status = commuteGraphAddTouch(contracted, parts[graph->touches[t].node],
                                  graph->touches[t].storage, error);
  return status;
}

CommuteStatus commuteGraphContract(const CommuteGraph *graph,
                                   const uint32_t *parts, uint32_t numParts,
                                   const CommuteNodeInfo *infos,
                                   CommuteGraph **contracted,
                                   CommuteError *error) {
  CommuteGraph *result = commuteGraphCreate(&graph->allocator);
  if (!result)
    return commuteErrorFailMemory(error);
  CommuteStatus status =
      commuteGraphReserve(result, numParts, graph->numEdges, error);
  for (uint32_t p = 0; p < numParts && status == COMMUTE_STATUS_OK; ++p)
    status = commuteGraphAddNode(result, &infos[p], NULL, error);
  if (status == COMMUTE_STATUS_OK)
    status = addEdges(result, graph, parts, error);
  if (status == COMMUTE_STATUS_OK)
    status = addStorages(result, graph, parts, error);
  if (status == COMMUTE_STATUS_OK)
    *contracted = result;
  else
    commuteGraphDestroy(result);
  return status;
}
