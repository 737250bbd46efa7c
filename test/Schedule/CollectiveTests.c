//===- CollectiveTests.c - Keeping the order of collectives ---------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ScheduleTest.h"

static uint32_t addCollective(CommuteGraph *graph, uint32_t channel) {
  uint32_t node = COMMUTE_NO_NODE;
  CommuteNodeInfo info = {.kind = COMMUTE_NODE_COLLECTIVE, .channel = channel};
  CHECK(commuteGraphAddNode(graph, &info, &node, NULL) == COMMUTE_STATUS_OK);
  return node;
}

static bool isEdge(const CommuteGraph *graph, uint32_t id, uint32_t from,
                   uint32_t to) {
  CommuteEdge edge = commuteGraphGetEdge(graph, id);
  return edge.from == from && edge.to == to && edge.kind == COMMUTE_EDGE_ORDER;
}

static void testScopes(void) {
  CommuteGraph *graph = createNamed();
  addCollective(graph, 7);
  addNode(graph, COMMUTE_NODE_COMPUTE, 1);
  addCollective(graph, UINT32_MAX);
  addCollective(graph, 7);
  addCollective(graph, UINT32_MAX);
  CHECK(commuteGraphOrderCollectives(graph, COMMUTE_ORDER_SCOPE_CHANNEL, NULL,
                                     NULL) == COMMUTE_STATUS_OK);
  CHECK(commuteGraphGetNumEdges(graph) == 2);
  CHECK(isEdge(graph, 0, 0, 3) && isEdge(graph, 1, 2, 4));
  CHECK(commuteGraphOrderCollectives(graph, COMMUTE_ORDER_SCOPE_ALL,
                                     (const uint32_t[]){2, 0, 1, 4, 3},
                                     NULL) == COMMUTE_STATUS_OK);
  CHECK(commuteGraphGetNumEdges(graph) == 5);
  CHECK(isEdge(graph, 2, 2, 0) && isEdge(graph, 3, 0, 4) &&
        isEdge(graph, 4, 4, 3));
  CHECK(commuteGraphOrderCollectives(graph, COMMUTE_ORDER_SCOPE_NONE, NULL,
                                     NULL) == COMMUTE_STATUS_OK);
  CHECK(commuteGraphGetNumEdges(graph) == 5);
  CommuteError error;
  commuteGraphOrderCollectives(graph, (CommuteOrderScope)3, NULL, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT, "unknown scope");
  commuteGraphOrderCollectives(graph, COMMUTE_ORDER_SCOPE_ALL,
                               (const uint32_t[]){0, 0, 0, 0, 0}, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_NOT_A_PERMUTATION,
              "the input list repeats 'a'");
  commuteGraphDestroy(graph);
}

static void testContradiction(void) {
  // d needs b by way of c, and is listed before it.
  CommuteGraph *graph = createNamed();
  for (int i = 0; i < 2; ++i)
    addCollective(graph, 0);
  addNode(graph, COMMUTE_NODE_WAIT, 0);
  for (int i = 0; i < 2; ++i)
    addCollective(graph, 0);
  addData(graph, 1, 2);
  addData(graph, 2, 3);
  const uint32_t list[] = {0, 3, 4, 1, 2};
  CommuteError error;
  commuteGraphOrderCollectives(graph, COMMUTE_ORDER_SCOPE_ALL, list, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_CONTRADICTING_ORDER,
              "collective 'd' is listed before collective 'b' but depends on "
              "it");
  CHECK(error.nodes[0] == 3 && error.nodes[1] == 1);
  // The graph is as it was.
  CHECK(commuteGraphGetNumEdges(graph) == 2);
  CHECK_ORDER(graph, COMMUTE_POLICY_NONE, "abcde");

  // Without a contradiction an unsorted list is no obstacle.
  CHECK(commuteGraphOrderCollectives(graph, COMMUTE_ORDER_SCOPE_ALL,
                                     (const uint32_t[]){2, 4, 1, 3, 0},
                                     NULL) == COMMUTE_STATUS_OK);
  CHECK(commuteGraphGetNumEdges(graph) == 5);
  CHECK_ORDER(graph, COMMUTE_POLICY_NONE, "ebcda");
  commuteGraphDestroy(graph);
}

/// Two channels can contradict one another in turns, neither on its own.
static void testContradictionInTurns(void) {
  CommuteGraph *graph = createNamed();
  for (uint32_t i = 0; i < 4; ++i)
    addCollective(graph, i / 2);
  addData(graph, 1, 2);
  addData(graph, 3, 0);
  CommuteError error;
  commuteGraphOrderCollectives(graph, COMMUTE_ORDER_SCOPE_CHANNEL, NULL,
                               &error);
  CHECK_ERROR(error, COMMUTE_STATUS_CONTRADICTING_ORDER,
              "collective 'a' is listed before collective 'd' but depends on "
              "it");
  commuteGraphDestroy(graph);
}

static void testCycle(void) {
  CommuteGraph *graph = createNamed();
  addCollective(graph, 0);
  addCollective(graph, 0);
  addData(graph, 0, 1);
  addData(graph, 1, 0);
  CommuteError error;
  commuteGraphOrderCollectives(graph, COMMUTE_ORDER_SCOPE_ALL, NULL, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_CYCLE,
              "dependences close a cycle of 2 nodes: 'b' -> 'a' -> 'b'");
  CHECK(commuteGraphGetNumEdges(graph) == 2);
  commuteGraphDestroy(graph);
}

void testCollectives(void) {
  testScopes();
  testContradiction();
  testContradictionInTurns();
  testCycle();
}
