//===- CheckOrderTests.c - The check of orders ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ScheduleTest.h"

void testCheckOrder(void) {
  CommuteGraph *graph = createNamed();
  CHECK(commuteGraphCheckOrder(graph, NULL, 0, NULL) == COMMUTE_STATUS_OK);
  for (int i = 0; i < 3; ++i)
    addNode(graph, COMMUTE_NODE_COMPUTE, 1);
  addData(graph, 0, 1);
  CHECK(commuteGraphAddEdge(graph, 2, 1, COMMUTE_EDGE_ORDER, NULL, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(commuteGraphCheckOrder(graph, (const uint32_t[]){2, 0, 1}, 3, NULL) ==
        COMMUTE_STATUS_OK);

  CommuteError error;
  commuteGraphCheckOrder(graph, (const uint32_t[]){1, 0, 2}, 3, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_ILLEGAL_ORDER, "'a' must come before 'b'");
  CHECK(error.nodes[0] == 0 && error.nodes[1] == 1);
  // Ordering edges count as well.
  commuteGraphCheckOrder(graph, (const uint32_t[]){0, 1, 2}, 3, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_ILLEGAL_ORDER, "'c' must come before 'b'");
  commuteGraphCheckOrder(graph, (const uint32_t[]){2, 0}, 2, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_NOT_A_PERMUTATION, "the order lacks 'b'");
  commuteGraphCheckOrder(graph, (const uint32_t[]){2, 0, 2}, 3, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_NOT_A_PERMUTATION, "the order repeats 'c'");
  commuteGraphCheckOrder(graph, (const uint32_t[]){2, 0, 9}, 3, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_NOT_A_PERMUTATION,
              "the order holds an id that is no node's, 9");
  commuteGraphCheckOrder(graph, (const uint32_t[]){2, 0, 1, 1}, 4, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_NOT_A_PERMUTATION, "the order repeats 'b'");

  // Without a namer nodes go by their ids; a node before itself is never legal.
  commuteGraphSetNodeNamer(graph, NULL, NULL);
  addData(graph, 2, 2);
  commuteGraphCheckOrder(graph, (const uint32_t[]){2, 0, 1}, 3, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_ILLEGAL_ORDER,
              "node 2 must come before node 2");
  commuteGraphDestroy(graph);
}
