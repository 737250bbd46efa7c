//===- BoundsTests.c - Lower bounds ---------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ScheduleTest.h"

static uint32_t addCollective(CommuteGraph *graph, int64_t cost,
                              uint32_t channel) {
  uint32_t node = COMMUTE_NO_NODE;
  CommuteNodeInfo info = {.kind = COMMUTE_NODE_COLLECTIVE,
                          .cost = commuteCostFromInteger(cost),
                          .channel = channel};
  CHECK(commuteGraphAddNode(graph, &info, &node, NULL) == COMMUTE_STATUS_OK);
  return node;
}

static bool isInteger(CommuteCost cost, int64_t expected) {
  return !cost.isReal && cost.value.integer == expected;
}

static CommuteBounds getBounds(CommuteGraph *graph, bool singleChannel) {
  CommuteSimulationOptions options = {.singleChannel = singleChannel};
  CommuteBounds bounds = {.compute = commuteCostFromInteger(-1)};
  CHECK(commuteGraphComputeBounds(graph, &options, &bounds, NULL) ==
        COMMUTE_STATUS_OK);
  return bounds;
}

/// Two gathers, each with a use: a use cannot start before its gather is done,
/// and one of the gathers is second.
static void testHeadsAndTails(void) {
  CommuteGraph *graph = createNamed();
  for (uint32_t i = 0; i < 2; ++i) {
    uint32_t start = addCollective(graph, 10, i);
    uint32_t wait = addNode(graph, COMMUTE_NODE_WAIT, 0);
    uint32_t use = addNode(graph, COMMUTE_NODE_COMPUTE, 6);
    addData(graph, start, wait);
    addData(graph, wait, use);
  }
  CommuteBounds bounds = getBounds(graph, true);
  CHECK(isInteger(bounds.criticalPath, 16) && isInteger(bounds.compute, 12));
  CHECK(isInteger(bounds.channel, 20) && isInteger(bounds.headTail, 26));
  CHECK(isInteger(bounds.lowerBound, 26));
  bounds = getBounds(graph, false);
  CHECK(isInteger(bounds.channel, 10) && isInteger(bounds.headTail, 22));
  CHECK(isInteger(bounds.lowerBound, 22));
  commuteGraphDestroy(graph);
}

/// An ordering edge between collectives makes a path of both on one channel,
/// and of neither on two.
static void testOrderingEdges(void) {
  for (uint32_t channel = 0; channel < 2; ++channel) {
    CommuteGraph *graph = createNamed();
    uint32_t a = addCollective(graph, 10, 0);
    uint32_t b = addCollective(graph, 7, channel);
    CHECK(commuteGraphAddEdge(graph, a, b, COMMUTE_EDGE_ORDER, NULL, NULL) ==
          COMMUTE_STATUS_OK);
    CHECK(isInteger(getBounds(graph, false).criticalPath,
                    channel == 0 ? 17 : 10));
    commuteGraphDestroy(graph);
  }
}

static void testCornersOfBounds(void) {
  CommuteGraph *graph = createNamed();
  CommuteBounds bounds = getBounds(graph, false);
  CHECK(isInteger(bounds.lowerBound, 0) && isInteger(bounds.headTail, 0));
  addNode(graph, COMMUTE_NODE_COMPUTE, INT64_MAX);
  bounds = getBounds(graph, false);
  CHECK(isInteger(bounds.lowerBound, INT64_MAX));
  CHECK(isInteger(bounds.criticalPath, INT64_MAX));

  CommuteNodeInfo info = {.cost = commuteCostFromReal(0)};
  CHECK(commuteGraphAddNode(graph, &info, NULL, NULL) == COMMUTE_STATUS_OK);
  CHECK(getBounds(graph, false).lowerBound.isReal);

  addData(graph, 0, 1);
  addData(graph, 1, 0);
  CommuteError error;
  commuteGraphComputeBounds(graph, NULL, &bounds, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_CYCLE,
              "dependences close a cycle of 2 nodes: 'b' -> 'a' -> 'b'");
  commuteGraphDestroy(graph);
}

void testBounds(void) {
  testHeadsAndTails();
  testOrderingEdges();
  testCornersOfBounds();
}
