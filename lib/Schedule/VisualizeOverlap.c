//===- VisualizeOverlap.c - The reference's estimate ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// PyTorch Inductor's visualize_overlap (2.7.1, torch/_inductor/comms.py). It
// takes a collective to hide whatever runs before the next wait, so that its
// figure is no makespan; it is kept for comparison with the reference.
//
//===----------------------------------------------------------------------===//

#include "GraphImpl.h"

bool commuteGraphVisualizeOverlap(const CommuteGraph *graph,
                                  const uint32_t *list, double *nanoseconds) {
  double sum = 0;
  bool isRunning = false;
  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    uint32_t v = list ? list[i] : i;
    CommuteNodeKind kind = commuteNodeGetKind(graph, v);
    if (graph->flags[v] & COMMUTE_FLAG_GROUPED)
      kind = COMMUTE_NODE_COMPUTE;
    bool startsOrExposes = !isRunning && kind != COMMUTE_NODE_WAIT;
    if (startsOrExposes)
      sum += commuteCostGetReal(commuteNodeGetCost(graph, v));
    if (kind == COMMUTE_NODE_COMPUTE)
      continue;
    if ((kind == COMMUTE_NODE_COLLECTIVE) == isRunning)
      return false;
    isRunning = !isRunning;
  }
  *nanoseconds = sum;
  return true;
}
