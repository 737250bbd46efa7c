//===- GraphTests.c - Building graphs -------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ScheduleTest.h"

#include <math.h>
#include <string.h>

static void testNodes(void) {
  CommuteGraph *graph = createNamed();
  CommuteNodeInfo info = {.kind = COMMUTE_NODE_COLLECTIVE,
                          .alsoWait = true,
                          .grouped = true,
                          .cost = commuteCostFromReal(2.5),
                          .channel = UINT32_MAX,
                          .bytes = 77};
  uint32_t first, second;
  CHECK(commuteGraphAddNode(graph, &info, &first, NULL) == COMMUTE_STATUS_OK);
  info.kind = COMMUTE_NODE_WAIT;
  info.cost = commuteCostFromInteger(INT64_MIN);
  CHECK(commuteGraphAddNode(graph, &info, &second, NULL) == COMMUTE_STATUS_OK);
  CHECK(first == 0 && second == 1 && commuteGraphGetNumNodes(graph) == 2);

  CommuteNodeInfo read = commuteGraphGetNode(graph, first);
  CHECK(read.kind == COMMUTE_NODE_COLLECTIVE && read.alsoWait && read.grouped);
  CHECK(read.cost.isReal && read.cost.value.real == 2.5);
  CHECK(read.channel == UINT32_MAX && read.bytes == 77);
  read = commuteGraphGetNode(graph, second);
  CHECK(read.kind == COMMUTE_NODE_WAIT && !read.alsoWait && read.grouped);
  CHECK(!read.cost.isReal && read.cost.value.integer == INT64_MIN);

  CommuteError error;
  info.kind = (CommuteNodeKind)3;
  CHECK(commuteGraphAddNode(graph, &info, NULL, &error) ==
        COMMUTE_STATUS_INVALID_ARGUMENT);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT, "unknown kind of node");
  CHECK(error.nodes[0] == COMMUTE_NO_NODE && error.nodes[1] == COMMUTE_NO_NODE);
  info.kind = COMMUTE_NODE_COMPUTE;
  info.cost = commuteCostFromReal((double)INFINITY);
  commuteGraphAddNode(graph, &info, NULL, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT, "expected a finite cost");
  info.cost = commuteCostFromReal((double)NAN);
  CHECK(commuteGraphAddNode(graph, &info, NULL, NULL) ==
        COMMUTE_STATUS_INVALID_ARGUMENT);
  CHECK(commuteGraphGetNumNodes(graph) == 2);
  commuteGraphDestroy(graph);
}

static void testEdges(void) {
  CommuteGraph *graph = createNamed();
  addNode(graph, COMMUTE_NODE_COMPUTE, 1);
  addNode(graph, COMMUTE_NODE_COMPUTE, 1);
  uint32_t first, second;
  CHECK(commuteGraphAddEdge(graph, 0, 1, COMMUTE_EDGE_ORDER, &first, NULL) ==
        COMMUTE_STATUS_OK);
  // A repetition has an id of its own.
  CHECK(commuteGraphAddEdge(graph, 0, 1, COMMUTE_EDGE_DATA, &second, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(first == 0 && second == 1 && commuteGraphGetNumEdges(graph) == 2);
  CommuteEdge edge = commuteGraphGetEdge(graph, first);
  CHECK(edge.from == 0 && edge.to == 1 && edge.kind == COMMUTE_EDGE_ORDER);
  CHECK(commuteGraphGetEdge(graph, second).kind == COMMUTE_EDGE_DATA);

  CommuteError error;
  commuteGraphAddEdge(graph, 0, 2, COMMUTE_EDGE_DATA, NULL, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_UNKNOWN_ID,
              "an edge joins nodes that do not exist");
  CHECK(commuteGraphAddEdge(graph, 2, 0, COMMUTE_EDGE_DATA, NULL, NULL) ==
        COMMUTE_STATUS_UNKNOWN_ID);
  commuteGraphAddEdge(graph, 0, 1, (CommuteEdgeKind)2, NULL, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT, "unknown kind of edge");
  CHECK(commuteGraphGetNumEdges(graph) == 2);
  commuteGraphDestroy(graph);
}

static void testStorages(void) {
  CommuteGraph *graph = createNamed();
  addNode(graph, COMMUTE_NODE_COMPUTE, 1);
  uint32_t storage;
  CHECK(commuteGraphAddStorage(graph, 5, 0, &storage, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(storage == 0);
  CHECK(commuteGraphAddTouch(graph, 0, 0, NULL) == COMMUTE_STATUS_OK);
  CommuteError error;
  commuteGraphAddStorage(graph, 5, 4, NULL, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT,
              "unknown flag of a storage");
  commuteGraphAddTouch(graph, 0, 1, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_UNKNOWN_ID,
              "a touch names a node or a storage that does not exist");
  CHECK(commuteGraphAddTouch(graph, 1, 0, NULL) == COMMUTE_STATUS_UNKNOWN_ID);
  commuteGraphDestroy(graph);
}

static void testReserve(void) {
  CommuteGraph *graph = createNamed();
  CHECK(commuteGraphReserve(graph, 100, 200, NULL) == COMMUTE_STATUS_OK);
  CHECK(commuteGraphReserve(graph, 1, 1, NULL) == COMMUTE_STATUS_OK);
  CommuteError error;
  commuteGraphReserve(graph, (size_t)INT32_MAX, 0, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_OVERFLOW, "more nodes or edges than ids");
  CHECK(commuteGraphReserve(graph, 0, (size_t)INT32_MAX, NULL) ==
        COMMUTE_STATUS_OVERFLOW);
  CHECK(commuteGraphGetNumNodes(graph) == 0);
  CHECK(commuteGraphPrepare(graph, NULL) == COMMUTE_STATUS_OK);
  commuteGraphDestroy(graph);
  commuteGraphDestroy(NULL);
}

static void testStatusNames(void) {
  static const char *const names[] = {
      [COMMUTE_STATUS_OK] = "ok",
      [COMMUTE_STATUS_OUT_OF_MEMORY] = "out of memory",
      [COMMUTE_STATUS_INVALID_ARGUMENT] = "invalid argument",
      [COMMUTE_STATUS_UNKNOWN_ID] = "unknown id",
      [COMMUTE_STATUS_NOT_A_PERMUTATION] = "not a permutation",
      [COMMUTE_STATUS_CYCLE] = "cycle",
      [COMMUTE_STATUS_CONTRADICTING_ORDER] = "contradicting order",
      [COMMUTE_STATUS_ILLEGAL_ORDER] = "illegal order",
      [COMMUTE_STATUS_NEGATIVE_COST] = "negative cost",
      [COMMUTE_STATUS_OVERFLOW] = "overflow",
  };
  for (size_t status = 0; status < sizeof names / sizeof *names; ++status)
    CHECK(strcmp(commuteStatusGetName((CommuteStatus)status), names[status]) ==
          0);
  CHECK(strcmp(commuteStatusGetName((CommuteStatus)99), "unknown status") == 0);
}

void testGraph(void) {
  testNodes();
  testEdges();
  testStorages();
  testReserve();
  testStatusNames();
}
