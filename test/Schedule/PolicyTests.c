//===- PolicyTests.c - The list schedulers --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The rules themselves are held to the reference's recorded answers; here are
// the corners that no recording has.
//
//===----------------------------------------------------------------------===//

#include "ScheduleTest.h"

#include <string.h>

static const CommutePolicy allPolicies[] = {
    COMMUTE_POLICY_NONE, COMMUTE_POLICY_SINK_WAITS,
    COMMUTE_POLICY_RAISE_COLLECTIVES, COMMUTE_POLICY_REORDER_COMPUTE,
    COMMUTE_POLICY_PIPELINE};

enum { NumPolicies = sizeof allPolicies / sizeof allPolicies[0] };

static void testSmall(void) {
  for (int p = 0; p < NumPolicies; ++p) {
    CommuteGraph *graph = createNamed();
    CHECK(commuteGraphRun(graph, allPolicies[p], NULL, NULL, NULL) ==
          COMMUTE_STATUS_OK);
    addNode(graph, COMMUTE_NODE_WAIT, 3);
    CHECK_ORDER(graph, allPolicies[p], "a");
    commuteGraphDestroy(graph);
  }
}

static void testCycles(void) {
  for (int p = 0; p < NumPolicies; ++p) {
    CommuteGraph *graph = createNamed();
    CommuteError error;
    uint32_t order[16];
    memset(order, 0xab, sizeof order);
    addNode(graph, COMMUTE_NODE_COMPUTE, 1);
    addNode(graph, COMMUTE_NODE_COLLECTIVE, 1);
    addData(graph, 1, 1);
    CHECK(commuteGraphRun(graph, allPolicies[p], NULL, order, &error) ==
          COMMUTE_STATUS_CYCLE);
    CHECK_ERROR(error, COMMUTE_STATUS_CYCLE, "'b' depends on itself");
    CHECK(error.nodes[0] == 1 && error.nodes[1] == COMMUTE_NO_NODE);
    // Nothing was written.
    CHECK(order[0] == 0xabababab && order[1] == 0xabababab);
    commuteGraphDestroy(graph);

    // A cycle is found behind nodes that only follow it.
    graph = createNamed();
    for (int i = 0; i < 5; ++i)
      addNode(graph, COMMUTE_NODE_COMPUTE, 1);
    addData(graph, 1, 0);
    addData(graph, 1, 2);
    addData(graph, 2, 3);
    CHECK(commuteGraphAddEdge(graph, 3, 1, COMMUTE_EDGE_ORDER, NULL, NULL) ==
          COMMUTE_STATUS_OK);
    addData(graph, 4, 1);
    commuteGraphRun(graph, allPolicies[p], NULL, order, &error);
    CHECK_ERROR(error, COMMUTE_STATUS_CYCLE,
                "dependences close a cycle of 3 nodes: 'c' -> 'd' -> 'b' -> "
                "'c'");
    CHECK(error.nodes[0] == 2 && error.nodes[1] == 3);
    commuteGraphDestroy(graph);

    // A long one is named by its ends.
    graph = createNamed();
    for (uint32_t i = 0; i < 10; ++i)
      addNode(graph, COMMUTE_NODE_COMPUTE, 1);
    for (uint32_t i = 0; i < 10; ++i)
      addData(graph, i, (i + 1) % 10);
    commuteGraphRun(graph, allPolicies[p], NULL, order, &error);
    CHECK_ERROR(error, COMMUTE_STATUS_CYCLE,
                "dependences close a cycle of 10 nodes: 'b' -> 'c' -> 'd' -> "
                "'e' -> 'f' -> ... -> 'a' -> 'b'");
    commuteGraphDestroy(graph);
  }
}

static void testLists(void) {
  CommuteGraph *graph = createNamed();
  for (int i = 0; i < 3; ++i)
    addNode(graph, COMMUTE_NODE_COMPUTE, 1);
  addData(graph, 2, 0);
  CommuteError error;
  uint32_t order[3];
  commuteGraphRun(graph, COMMUTE_POLICY_NONE, (const uint32_t[]){0, 1, 1},
                  order, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_NOT_A_PERMUTATION,
              "the input list repeats 'b'");
  commuteGraphRun(graph, COMMUTE_POLICY_NONE, (const uint32_t[]){0, 1, 3},
                  order, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_NOT_A_PERMUTATION,
              "the input list holds an id that is no node's, 3");
  commuteGraphRun(graph, (CommutePolicy)5, NULL, order, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT, "unknown policy");
  CHECK(commuteGraphRun(graph, (CommutePolicy)-1, NULL, order, NULL) ==
        COMMUTE_STATUS_INVALID_ARGUMENT);

  // None keeps a topological list, and sorts another by place in it.
  CHECK(commuteGraphRun(graph, COMMUTE_POLICY_NONE, (const uint32_t[]){2, 1, 0},
                        order, NULL) == COMMUTE_STATUS_OK);
  CHECK(order[0] == 2 && order[1] == 1 && order[2] == 0);
  CHECK(commuteGraphRun(graph, COMMUTE_POLICY_NONE, (const uint32_t[]){0, 2, 1},
                        order, NULL) == COMMUTE_STATUS_OK);
  CHECK(order[0] == 2 && order[1] == 0 && order[2] == 1);
  commuteGraphDestroy(graph);
}

/// A node that waits and starts is sunk where waits are, unless collectives are
/// raised.
static void testAlsoWait(void) {
  CommuteGraph *graph = createNamed();
  CommuteNodeInfo both = {.kind = COMMUTE_NODE_COLLECTIVE,
                          .alsoWait = true,
                          .cost = commuteCostFromInteger(5)};
  CHECK(commuteGraphAddNode(graph, &both, NULL, NULL) == COMMUTE_STATUS_OK);
  addNode(graph, COMMUTE_NODE_COMPUTE, 5);
  addNode(graph, COMMUTE_NODE_COMPUTE, 5);
  CHECK_ORDER(graph, COMMUTE_POLICY_SINK_WAITS, "bca");
  CHECK_ORDER(graph, COMMUTE_POLICY_RAISE_COLLECTIVES, "abc");
  CHECK_ORDER(graph, COMMUTE_POLICY_REORDER_COMPUTE, "abc");
  commuteGraphDestroy(graph);
}

/// Adds a second collective, which runs once the first one's budget is spent,
/// and `count` fillers behind both in the list.
static CommuteGraph *createFilled(CommuteCost first, const CommuteCost *fillers,
                                  uint32_t count) {
  CommuteGraph *graph = createNamed();
  CommuteNodeInfo info = {.kind = COMMUTE_NODE_COLLECTIVE, .cost = first};
  CHECK(commuteGraphAddNode(graph, &info, NULL, NULL) == COMMUTE_STATUS_OK);
  addNode(graph, COMMUTE_NODE_COLLECTIVE, 0);
  for (uint32_t i = 0; i < count; ++i) {
    info = (CommuteNodeInfo){.cost = fillers[i]};
    CHECK(commuteGraphAddNode(graph, &info, NULL, NULL) == COMMUTE_STATUS_OK);
  }
  return graph;
}

static void testBudgets(void) {
  // The budget leaves int64_t and comes back.
  CommuteCost wide[] = {
      commuteCostFromInteger(INT64_MIN), commuteCostFromInteger(INT64_MIN),
      commuteCostFromInteger(INT64_MAX), commuteCostFromInteger(INT64_MAX),
      commuteCostFromInteger(3),         commuteCostFromInteger(1)};
  CommuteGraph *graph = createFilled(commuteCostFromInteger(1), wide, 6);
  // 1 + 2^64 - 2 (2^63 - 1) = 3.
  CHECK_ORDER(graph, COMMUTE_POLICY_REORDER_COMPUTE, "acdefgbh");
  commuteGraphDestroy(graph);
  wide[4] = commuteCostFromInteger(2);
  graph = createFilled(commuteCostFromInteger(1), wide, 6);
  CHECK_ORDER(graph, COMMUTE_POLICY_REORDER_COMPUTE, "acdefghb");
  commuteGraphDestroy(graph);

  // A double rounds the whole budget, once: 2^64 + 2^11 + 1 lies just above the
  // middle between two doubles and goes up, so that something is left.
  CommuteCost round[] = {
      commuteCostFromInteger(INT64_MIN), commuteCostFromInteger(INT64_MIN),
      commuteCostFromReal(18446744073709551616.0), commuteCostFromInteger(1)};
  graph = createFilled(commuteCostFromInteger(2049), round, 4);
  CHECK_ORDER(graph, COMMUTE_POLICY_REORDER_COMPUTE, "acdefb");
  commuteGraphDestroy(graph);
  // One less is the middle, and goes down to the even one.
  graph = createFilled(commuteCostFromInteger(2048), round, 4);
  CHECK_ORDER(graph, COMMUTE_POLICY_REORDER_COMPUTE, "acdebf");
  commuteGraphDestroy(graph);

  // Collectives of no or negative cost take no fillers; fillers of no cost
  // never use up a budget.
  CommuteCost zeros[] = {commuteCostFromInteger(0), commuteCostFromReal(-0.0)};
  graph = createFilled(commuteCostFromInteger(-1), zeros, 2);
  CHECK_ORDER(graph, COMMUTE_POLICY_REORDER_COMPUTE, "abcd");
  commuteGraphDestroy(graph);
  graph = createFilled(commuteCostFromReal(-1), zeros, 2);
  CHECK_ORDER(graph, COMMUTE_POLICY_REORDER_COMPUTE, "abcd");
  commuteGraphDestroy(graph);
  graph = createFilled(commuteCostFromReal(1e-300), zeros, 2);
  CHECK_ORDER(graph, COMMUTE_POLICY_REORDER_COMPUTE, "acdb");
  commuteGraphDestroy(graph);
}

void testPolicies(void) {
  testSmall();
  testCycles();
  testLists();
  testAlsoWait();
  testBudgets();
}
