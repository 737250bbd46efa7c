//===- ScaleTests.c - Deep and wide graphs --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ScheduleTest.h"

#include <stdlib.h>

enum { NumNodes = 1000000 };

/// A chain of a million nodes: nothing may recurse along it.
static void testDeep(uint32_t *list, uint32_t *order) {
  CommuteGraph *graph = createNamed();
  CommuteError error;
  for (uint32_t v = 0; v < NumNodes; ++v)
    addNode(graph, (CommuteNodeKind)(v % 3), 1);
  for (uint32_t v = 1; v < NumNodes; ++v)
    addData(graph, v - 1, v);
  for (uint32_t i = 0; i < NumNodes; ++i)
    list[i] = NumNodes - 1 - i;
  for (int reversed = 0; reversed < 2; ++reversed) {
    CHECK(commuteGraphRun(graph, COMMUTE_POLICY_PIPELINE,
                          reversed ? list : NULL, order,
                          NULL) == COMMUTE_STATUS_OK);
    uint32_t inPlace = 0;
    for (uint32_t i = 0; i < NumNodes; ++i)
      inPlace += order[i] == i;
    CHECK(inPlace == NumNodes);
  }
  CommuteSimulation simulation;
  CommuteBounds bounds;
  CHECK(commuteGraphSimulate(graph, order, NULL, &simulation, NULL, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(commuteGraphComputeBounds(graph, NULL, &bounds, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(simulation.makespan.value.integer == NumNodes);
  CHECK(bounds.lowerBound.value.integer == NumNodes);
  CHECK(bounds.criticalPath.value.integer == NumNodes);

  addData(graph, NumNodes - 1, 0);
  CHECK(commuteGraphRun(graph, COMMUTE_POLICY_NONE, NULL, order, &error) ==
        COMMUTE_STATUS_CYCLE);
  CHECK_ERROR(error, COMMUTE_STATUS_CYCLE,
              "dependences close a cycle of 1000000 nodes: 'b' -> 'c' -> 'd' "
              "-> 'e' -> 'f' -> ... -> 'a' -> 'b'");
  commuteGraphDestroy(graph);
}

/// All ready at once, taken in the order of a shuffled list.
static void testWide(uint32_t *list, uint32_t *order) {
  CommuteGraph *graph = createNamed();
  Random random = {.state = 7};
  for (uint32_t v = 0; v < NumNodes; ++v)
    addNode(graph, COMMUTE_NODE_COMPUTE, 1);
  randomPermutation(&random, list, NumNodes);
  CHECK(commuteGraphRun(graph, COMMUTE_POLICY_REORDER_COMPUTE, list, order,
                        NULL) == COMMUTE_STATUS_OK);
  uint32_t inPlace = 0;
  for (uint32_t i = 0; i < NumNodes; ++i)
    inPlace += order[i] == list[i];
  CHECK(inPlace == NumNodes);
  commuteGraphDestroy(graph);
}

void testScale(void) {
  uint32_t *list = malloc(NumNodes * sizeof *list);
  uint32_t *order = malloc(NumNodes * sizeof *order);
  CHECK(list && order);
  if (list && order) {
    testDeep(list, order);
    testWide(list, order);
  }
  free(order);
  free(list);
}
