//===- Bounds.c - What no order of a block can undercut -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// An order of collectives that a run was asked to keep is the run's choice, not
// the program's: the bounds are those of the graph without it.
//
//===----------------------------------------------------------------------===//

#include "commute/Report.h"

static bool isChosen(CommuteReason reason) {
  return reason == COMMUTE_REASON_SAME_GROUP ||
         reason == COMMUTE_REASON_ALL_COLLECTIVES;
}

static bool hasChosenEdges(const CommuteBlockGraph *blockGraph,
                           const CommuteGraph *graph) {
  uint32_t numEdges = commuteGraphGetNumEdges(graph);
  for (uint32_t i = 0; i < numEdges; ++i)
    if (isChosen(commuteBlockGraphGetDependence(blockGraph, i).reason))
      return true;
  return false;
}

/// Copies what bounds depend on.
static CommuteStatus copyGraph(const CommuteBlockGraph *blockGraph,
                               const CommuteGraph *graph, CommuteGraph *copy,
                               CommuteError *error) {
  uint32_t numNodes = commuteGraphGetNumNodes(graph);
  uint32_t numEdges = commuteGraphGetNumEdges(graph);
  CommuteStatus status = commuteGraphReserve(copy, numNodes, numEdges, error);
  for (uint32_t i = 0; status == COMMUTE_STATUS_OK && i < numNodes; ++i) {
    CommuteNodeInfo info = commuteGraphGetNode(graph, i);
    status = commuteGraphAddNode(copy, &info, NULL, error);
  }
  for (uint32_t i = 0; status == COMMUTE_STATUS_OK && i < numEdges; ++i) {
    CommuteEdge edge = commuteGraphGetEdge(graph, i);
    if (!isChosen(commuteBlockGraphGetDependence(blockGraph, i).reason))
      status =
          commuteGraphAddEdge(copy, edge.from, edge.to, edge.kind, NULL, error);
  }
  return status;
}

CommuteStatus
commuteBlockGraphComputeBounds(CommuteBlockGraph *blockGraph,
                               const CommuteSimulationOptions *options,
                               CommuteBounds *bounds, CommuteError *error) {
  CommuteGraph *graph = commuteBlockGraphGetGraph(blockGraph);
  if (!hasChosenEdges(blockGraph, graph))
    return commuteGraphComputeBounds(graph, options, bounds, error);
  CommuteGraph *copy = commuteGraphCreate(NULL);
  if (!copy) {
    *error = (CommuteError){.status = COMMUTE_STATUS_OUT_OF_MEMORY,
                            .nodes = {COMMUTE_NO_NODE, COMMUTE_NO_NODE},
                            .message = "out of memory"};
    return error->status;
  }
  CommuteStatus status = copyGraph(blockGraph, graph, copy, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphComputeBounds(copy, options, bounds, error);
  commuteGraphDestroy(copy);
  return status;
}
