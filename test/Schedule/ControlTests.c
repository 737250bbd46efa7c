//===- ControlTests.c - Tests of what people ask of an order --------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Naive.h"

#include "commute/Controls.h"

#include <string.h>

//===----------------------------------------------------------------------===//
// By hand
//===----------------------------------------------------------------------===//

/// Tells whether every legal order has one node before another.
static bool isBefore(const CommuteGraph *graph, uint32_t from, uint32_t to) {
  bool isReached[26] = {false};
  uint32_t numNodes = commuteGraphGetNumNodes(graph);
  isReached[from] = true;
  for (uint32_t round = 0; round < numNodes; ++round)
    for (uint32_t e = 0; e < commuteGraphGetNumEdges(graph); ++e) {
      CommuteEdge edge = commuteGraphGetEdge(graph, e);
      isReached[edge.to] |= isReached[edge.from];
    }
  return isReached[to];
}

/// a0 collectives of 10 bytes, all started first, each waited for and used by a
/// computation in turn: abc, then d e, f g, h i.
static CommuteGraph *createLayers(void) {
  CommuteGraph *graph = createNamed();
  for (uint32_t i = 0; i < 3; ++i) {
    CommuteNodeInfo info = {.kind = COMMUTE_NODE_COLLECTIVE,
                            .cost = commuteCostFromInteger(5),
                            .bytes = 10 + i};
    CHECK(commuteGraphAddNode(graph, &info, NULL, NULL) == COMMUTE_STATUS_OK);
  }
  for (uint32_t i = 0; i < 3; ++i) {
    uint32_t wait = addNode(graph, COMMUTE_NODE_WAIT, 0);
    uint32_t use = addNode(graph, COMMUTE_NODE_COMPUTE, 5);
    addData(graph, i, wait);
    addData(graph, wait, use);
    if (i > 0)
      addData(graph, use - 2, use);
  }
  return graph;
}

enum { A, B, C, D, E, F, G, H, I, NumNodes };

static CommuteGraph *control(CommuteNodeControl *nodes,
                             CommuteControls controls) {
  CommuteGraph *graph = createLayers();
  controls.nodes = nodes;
  CHECK(commuteGraphAddControls(graph, NULL, &controls, NULL) ==
        COMMUTE_STATUS_OK);
  return graph;
}

static void testPins(void) {
  CommuteNodeControl nodes[NumNodes] = {
      [B] = {.isPinned = true}, [F] = {.isPinned = true}};
  CommuteGraph *graph = control(nodes, commuteControlsGetDefault());
  CHECK(isBefore(graph, A, B) && isBefore(graph, B, C));
  CHECK(isBefore(graph, B, D) && isBefore(graph, C, F));
  CHECK(isBefore(graph, E, F) && isBefore(graph, F, I));
  CHECK(!isBefore(graph, C, D) && !isBefore(graph, C, E));
  commuteGraphDestroy(graph);
}

static void testPrefetches(void) {
  CommuteNodeControl nodes[NumNodes] = {
      [A] = {.isPrefetch = true, .layer = COMMUTE_NO_LAYER},
      [B] = {.isPrefetch = true, .layer = COMMUTE_NO_LAYER},
      [C] = {.isPrefetch = true, .layer = COMMUTE_NO_LAYER}};
  CommuteControls controls = commuteControlsGetDefault();
  CommuteGraph *graph = control(nodes, controls);
  CHECK(commuteGraphGetNumEdges(graph) == 8);
  commuteGraphDestroy(graph);

  // C is needed behind the computations E and G.
  controls.prefetchComputations = 0;
  graph = control(nodes, controls);
  CHECK(isBefore(graph, E, B) && isBefore(graph, G, C));
  commuteGraphDestroy(graph);
  controls.prefetchComputations = 1;
  graph = control(nodes, controls);
  CHECK(!isBefore(graph, D, B) && isBefore(graph, E, C));
  CHECK(!isBefore(graph, F, C));
  commuteGraphDestroy(graph);
  controls.prefetchComputations = 2;
  graph = control(nodes, controls);
  CHECK(commuteGraphGetNumEdges(graph) == 8);
  commuteGraphDestroy(graph);

  // Of 10, 11 and 12 bytes two fit, one, and never less than one.
  controls = commuteControlsGetDefault();
  controls.prefetchBytes = 23;
  graph = control(nodes, controls);
  CHECK(isBefore(graph, D, C) && !isBefore(graph, D, B));
  CHECK(!isBefore(graph, F, C));
  commuteGraphDestroy(graph);
  controls.prefetchBytes = 20;
  graph = control(nodes, controls);
  CHECK(isBefore(graph, D, B) && isBefore(graph, F, C));
  commuteGraphDestroy(graph);
  controls.prefetchBytes = 0;
  graph = control(nodes, controls);
  CHECK(isBefore(graph, D, B) && isBefore(graph, F, C));
  CHECK(!isBefore(graph, E, B));
  commuteGraphDestroy(graph);

  controls = commuteControlsGetDefault();
  controls.prefetchLayers = 0;
  graph = control(nodes, controls);
  CHECK(isBefore(graph, E, B) && isBefore(graph, G, C));
  commuteGraphDestroy(graph);
  controls.prefetchLayers = 1;
  graph = control(nodes, controls);
  CHECK(isBefore(graph, D, B) && isBefore(graph, F, C));
  CHECK(!isBefore(graph, E, B));
  commuteGraphDestroy(graph);
  // A and B are of one layer, which is the one before that of C.
  nodes[A].layer = nodes[B].layer = 7;
  nodes[C].layer = 8;
  graph = control(nodes, controls);
  CHECK(!isBefore(graph, D, B) && isBefore(graph, D, C));
  CHECK(!isBefore(graph, F, C));
  commuteGraphDestroy(graph);
}

/// What something needs earlier starts earlier, whatever was asked.
static void testNeeded(void) {
  CommuteNodeControl nodes[NumNodes] = {[C] = {.isPrefetch = true}};
  CommuteControls controls = commuteControlsGetDefault();
  controls.nodes = nodes;
  controls.prefetchComputations = 0;
  CommuteGraph *graph = createLayers();
  CHECK(commuteGraphAddEdge(graph, C, D, COMMUTE_EDGE_ORDER, NULL, NULL) ==
        COMMUTE_STATUS_OK);
  uint32_t numEdges = commuteGraphGetNumEdges(graph);
  CHECK(commuteGraphAddControls(graph, NULL, &controls, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(commuteGraphGetNumEdges(graph) == numEdges);
  commuteGraphDestroy(graph);
}

static void testSmall(void) {
  CommuteControls controls = commuteControlsGetDefault();
  controls.minBytes = 12;
  CommuteGraph *graph = createLayers();
  const uint32_t list[] = {A, D, E, B, F, G, C, H, I};
  CHECK(commuteGraphAddControls(graph, list, &controls, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(isBefore(graph, A, E) && isBefore(graph, E, B));
  CHECK(isBefore(graph, B, G) && !isBefore(graph, G, C));
  CHECK(!isBefore(graph, B, C));
  commuteGraphDestroy(graph);
}

static void testHints(void) {
  CommuteNodeControl nodes[NumNodes] = {[C] = {.start = COMMUTE_START_EARLY}};
  CommuteGraph *graph = control(nodes, commuteControlsGetDefault());
  CHECK(isBefore(graph, C, A) && isBefore(graph, C, B));
  CHECK(isBefore(graph, C, D));
  commuteGraphDestroy(graph);

  nodes[G].start = COMMUTE_START_EARLY;
  graph = control(nodes, commuteControlsGetDefault());
  CHECK(isBefore(graph, C, A) && isBefore(graph, G, H));
  CHECK(isBefore(graph, A, G) && !isBefore(graph, B, A));
  commuteGraphDestroy(graph);

  nodes[G].start = COMMUTE_START_ANYWHERE;
  nodes[C].start = COMMUTE_START_LATE;
  graph = control(nodes, commuteControlsGetDefault());
  CHECK(isBefore(graph, G, C) && isBefore(graph, C, H));
  commuteGraphDestroy(graph);

  // C as late as B leaves it: what C needs not is before C, B and F included.
  nodes[B].start = COMMUTE_START_LATE;
  graph = control(nodes, commuteControlsGetDefault());
  CHECK(isBefore(graph, E, B) && isBefore(graph, G, C));
  commuteGraphDestroy(graph);

  // Early against late: the early one goes first, with what it needs.
  nodes[A].start = COMMUTE_START_LATE;
  nodes[B].start = COMMUTE_START_ANYWHERE;
  nodes[C].start = COMMUTE_START_ANYWHERE;
  nodes[D].start = COMMUTE_START_EARLY;
  graph = control(nodes, commuteControlsGetDefault());
  CHECK(isBefore(graph, D, B) && isBefore(graph, D, C));
  commuteGraphDestroy(graph);
}

static void testErrors(void) {
  CommuteGraph *graph = createLayers();
  CommuteControls controls = commuteControlsGetDefault();
  CommuteError error;
  const uint32_t repeated[] = {A, A, B, C, D, E, F, G, H};
  CHECK(commuteGraphAddControls(graph, repeated, &controls, &error) ==
        COMMUTE_STATUS_NOT_A_PERMUTATION);
  addData(graph, I, A);
  CHECK(commuteGraphAddControls(graph, NULL, &controls, &error) ==
        COMMUTE_STATUS_CYCLE);
  commuteGraphDestroy(graph);
}

void testControls(void) {
  testPins();
  testPrefetches();
  testNeeded();
  testSmall();
  testHints();
  testErrors();
}

//===----------------------------------------------------------------------===//
// At random
//===----------------------------------------------------------------------===//

/// Fills the controls; returns how many nodes are pinned.
static uint32_t askSomething(const NaiveGraph *naive, Random *random,
                             CommuteNodeControl *nodes,
                             CommuteControls *controls) {
  uint32_t numPins = 0;
  for (uint32_t v = 0; v < naive->numNodes; ++v) {
    nodes[v] = (CommuteNodeControl){
        .isPinned = randomBelow(random, 12) == 0,
        .start = (CommuteStartHint)(randomBelow(random, 4) == 0
                                        ? 1 + randomBelow(random, 2)
                                        : 0),
        .isPrefetch = randomBelow(random, 2) == 0,
        .layer =
            randomBelow(random, 2) ? COMMUTE_NO_LAYER : randomBelow(random, 4)};
    numPins += nodes[v].isPinned;
  }
  *controls = commuteControlsGetDefault();
  controls->nodes = nodes;
  controls->minBytes = randomBelow(random, 60);
  if (randomBelow(random, 2))
    controls->prefetchComputations = randomBelow(random, 4);
  if (randomBelow(random, 2))
    controls->prefetchBytes = randomBelow(random, 99);
  if (randomBelow(random, 2))
    controls->prefetchLayers = randomBelow(random, 4);
  return numPins;
}

/// Whatever is asked can be done, and what is pinned stays.
void testRandomControls(void) {
  Random random = {.state = 31};
  unsigned numPinned = 0;
  for (int round = 0; round < 3000; ++round) {
    NaiveGraph naive;
    uint32_t list[NaiveMaxNodes], input[NaiveMaxNodes], order[NaiveMaxNodes];
    CommuteNodeControl nodes[NaiveMaxNodes];
    CommuteControls controls;
    naiveFill(&naive, &random, 1 + randomBelow(&random, NaiveMaxNodes), 9,
              true);
    numPinned += askSomething(&naive, &random, nodes, &controls);
    CommuteGraph *graph = naiveBuild(&naive, &random);
    randomPermutation(&random, list, naive.numNodes);
    CHECK(commuteGraphRun(graph, COMMUTE_POLICY_NONE, list, input, NULL) ==
          COMMUTE_STATUS_OK);
    CHECK(commuteGraphAddControls(graph, list, &controls, NULL) ==
          COMMUTE_STATUS_OK);
    randomPermutation(&random, list, naive.numNodes);
    CHECK(commuteGraphRun(graph, COMMUTE_POLICY_NONE, list, order, NULL) ==
          COMMUTE_STATUS_OK);
    for (uint32_t i = 0; i < naive.numNodes; ++i)
      CHECK(!nodes[input[i]].isPinned || order[i] == input[i]);
    commuteGraphDestroy(graph);
  }
  CHECK(numPinned > 2000);
}
