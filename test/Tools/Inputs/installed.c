//===- installed.c - A program that uses an installed scheduler -----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include <commute/Schedule.h>

#include <stdio.h>

/// Adds a node of that kind; returns false where that fails.
static bool add(CommuteGraph *graph, CommuteNodeKind kind, uint32_t *node) {
  CommuteNodeInfo info = {.kind = kind, .cost = commuteCostFromInteger(5)};
  return commuteGraphAddNode(graph, &info, node, NULL) == COMMUTE_STATUS_OK;
}

int main(void) {
  uint32_t compute, start, wait, order[3];
  CommuteGraph *graph = commuteGraphCreate(NULL);
  bool isGood = graph && add(graph, COMMUTE_NODE_COMPUTE, &compute) &&
                add(graph, COMMUTE_NODE_COLLECTIVE, &start) &&
                add(graph, COMMUTE_NODE_WAIT, &wait) &&
                commuteGraphAddEdge(graph, start, wait, COMMUTE_EDGE_DATA, NULL,
                                    NULL) == COMMUTE_STATUS_OK &&
                commuteGraphRun(graph, COMMUTE_POLICY_REORDER_COMPUTE, NULL,
                                order, NULL) == COMMUTE_STATUS_OK;
  if (isGood)
    printf("order: %u %u %u\n", order[0], order[1], order[2]);
  commuteGraphDestroy(graph);
  return isGood ? 0 : 1;
}
