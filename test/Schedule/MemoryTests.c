//===- MemoryTests.c - Allocations that fail ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Everything is done again and again, with the first allocation failing, then
// the second, and so on until none does. What failed is tried once more with
// memory, which must then give what it would have given.
//
//===----------------------------------------------------------------------===//

#include "ScheduleTest.h"
#include "commute/Bounds.h"
#include "commute/Optimize.h"

#include "commute/Bucket.h"
#include "commute/Controls.h"

#include <stdlib.h>
#include <string.h>

/// An allocator that fails once, after a number of allocations.
typedef struct Counter {
  size_t numLeft;
  bool hasFailed;
  size_t numBlocks;
} Counter;

static void *reallocateCounted(void *context, void *block, size_t size) {
  Counter *counter = context;
  if (!counter->hasFailed && counter->numLeft-- == 0) {
    counter->hasFailed = true;
    return NULL;
  }
  void *result = realloc(block, size);
  if (!block && result)
    ++counter->numBlocks;
  return result;
}

static void releaseCounted(void *context, void *block) {
  Counter *counter = context;
  counter->numBlocks -= block != NULL;
  free(block);
}

/// Repeats a call that failed for want of memory; it must then succeed.
#define CALL(call)                                                             \
  do {                                                                         \
    CommuteStatus status = (call);                                             \
    if (status == COMMUTE_STATUS_OUT_OF_MEMORY) {                              \
      CHECK(counter->hasFailed);                                               \
      CHECK_ERROR(error, COMMUTE_STATUS_OUT_OF_MEMORY, "out of memory");       \
      status = (call);                                                         \
    }                                                                          \
    CHECK(status == COMMUTE_STATUS_OK);                                        \
  } while (0)

enum { NumNodes = 40 };

static void build(CommuteGraph *graph, const Counter *counter) {
  CommuteError error;
  CALL(commuteGraphReserve(graph, 2, 2, &error));
  for (uint32_t v = 0; v < NumNodes; ++v) {
    CommuteNodeInfo info = {.kind = (CommuteNodeKind)(v % 3),
                            .cost = commuteCostFromInteger(v),
                            .channel = v % 5,
                            .bytes = v};
    CALL(commuteGraphAddNode(graph, &info, NULL, &error));
    CALL(commuteGraphAddStorage(graph, v, 0, NULL, &error));
    CALL(commuteGraphAddTouch(graph, v, v, &error));
    if (v > 0)
      CALL(commuteGraphAddEdge(graph, v / 2, v, COMMUTE_EDGE_DATA, NULL,
                               &error));
  }
}

/// Runs everything; the results are the same whatever failed on the way.
static void runAll(CommuteGraph *graph, const Counter *counter) {
  CommuteError error;
  CommuteSimulation simulation;
  CommuteBounds bounds;
  CommuteStrongBounds strong;
  CommuteStrongBoundOptions effort = {.maxSteps = 2500};
  CommuteExactOptions options = {.maxStates = 2000, .maxInFlightCount = 40};
  CommuteExactResult exact;
  uint32_t list[NumNodes], order[NumNodes];
  CALL(commuteGraphPrepare(graph, &error));
  CALL(commuteGraphOrderCollectives(graph, COMMUTE_ORDER_SCOPE_CHANNEL, NULL,
                                    &error));
  CALL(commuteGraphRun(graph, COMMUTE_POLICY_PIPELINE, NULL, order, &error));
  for (uint32_t i = 0; i < NumNodes; ++i)
    list[i] = NumNodes - 1 - i;
  CALL(commuteGraphRun(graph, COMMUTE_POLICY_REORDER_COMPUTE, list, order,
                       &error));
  // Neither depends on the other, and their waits need only them.
  const CommuteBucketMember members[] = {{.start = 31, .wait = 32},
                                         {.start = 34, .wait = 35}};
  uint32_t buckets[2];
  CALL(commuteGraphFindBuckets(graph, NULL, members, 2,
                               &(CommuteBucketOptions){.maxBytes = 0}, order,
                               buckets, &error));
  CHECK(buckets[0] == 0 && buckets[1] == 0);
  uint32_t numEdges = commuteGraphGetNumEdges(graph);
  CommuteStatus ordered;
  do
    ordered = commuteGraphOrderCollectives(graph, COMMUTE_ORDER_SCOPE_ALL, list,
                                           &error);
  while (ordered == COMMUTE_STATUS_OUT_OF_MEMORY);
  CHECK(ordered == COMMUTE_STATUS_CONTRADICTING_ORDER);
  CHECK(commuteGraphGetNumEdges(graph) == numEdges);
  CALL(commuteGraphCheckOrder(graph, order, NumNodes, &error));
  CALL(commuteGraphSimulate(graph, order, NULL, &simulation, NULL, &error));
  CALL(commuteGraphSimulate(graph, NULL, NULL, &simulation, NULL, &error));
  CALL(commuteGraphComputeBounds(graph, NULL, &bounds, &error));
  CALL(commuteGraphComputeStrongBounds(graph, &effort, &strong, &error));
  CALL(commuteGraphSolveExact(graph, &options, NULL, order, &exact, &error));
  CHECK(exact.hasOrder && exact.isOptimal);
  CHECK(exact.makespan.value.integer >= strong.lowerBound.value.integer);
  CommuteOptimization optimization;
  CommuteFlightLimit flight = {
      .perChannel = true, .bytes = 30, .count = COMMUTE_NO_LIMIT};
  CommuteOptimizeOptions asked = commuteOptimizeOptionsGetDefault();
  asked.effort = 1;
  asked.costScale = 1.5;
  asked.memoryLimit = 100;
  asked.flightLimits = &flight;
  asked.numFlightLimits = 1;
  CALL(commuteGraphOptimize(graph, NULL, &asked, order, &optimization, &error));
  CHECK(commuteGraphGetNumEdges(graph) == numEdges);
  CHECK(simulation.compute.value.integer == 533);
  CHECK(simulation.makespan.value.integer >= bounds.lowerBound.value.integer);

  CommuteNodeControl nodes[NumNodes] = {[20] = {.isPinned = true},
                                        [31] = {.isPrefetch = true},
                                        [34] = {.start = COMMUTE_START_LATE}};
  CommuteControls controls = {.nodes = nodes, .prefetchBytes = 1};
  CALL(commuteGraphAddControls(graph, NULL, &controls, &error));

  addData(graph, NumNodes - 1, 0);
  CommuteStatus cycle;
  do
    cycle = commuteGraphRun(graph, COMMUTE_POLICY_NONE, NULL, order, &error);
  while (cycle == COMMUTE_STATUS_OUT_OF_MEMORY);
  CHECK(cycle == COMMUTE_STATUS_CYCLE);
}

/// The last that allocates is the proof of the optimizer's bound, the same
/// again and again: from there on a few will do.
enum { MaxInTurn = 700, Stride = 101 };

void testMemory(void) {
  Counter counter = {.hasFailed = true};
  size_t numFailures = 0;
  size_t numLeft = 0;
  for (; counter.hasFailed; ++numFailures) {
    counter = (Counter){.numLeft = numLeft};
    numLeft += numFailures < MaxInTurn ? 1 : Stride;
    CommuteAllocator allocator = {.reallocate = reallocateCounted,
                                  .release = releaseCounted,
                                  .context = &counter};
    CommuteGraph *graph = commuteGraphCreate(&allocator);
    if (!graph) {
      CHECK(counter.hasFailed && counter.numBlocks == 0);
      continue;
    }
    build(graph, &counter);
    runAll(graph, &counter);
    commuteGraphDestroy(graph);
    CHECK(counter.numBlocks == 0);
  }
  // Each array of the graph and of every algorithm failed once.
  CHECK(numFailures > 60);
}
