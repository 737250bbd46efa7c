//===- ThreadTests.c - Separate graphs on separate threads ----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ScheduleTest.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { NumThreads = 4, NumNodes = 20000, NumRounds = 5 };

/// Builds a graph, runs the pipeline on it and writes the order; makes no
/// checks, which are not for threads.
/// Returns its argument, or NULL where something failed.
static void *runThread(void *argument) {
  uint32_t *order = argument;
  for (int round = 0; round < NumRounds; ++round) {
    CommuteGraph *graph = commuteGraphCreate(NULL);
    Random random = {.state = 1};
    bool isGood = graph != NULL;
    for (uint32_t v = 0; v < NumNodes && isGood; ++v) {
      CommuteNodeInfo info = {
          .kind = (CommuteNodeKind)randomBelow(&random, 3),
          .cost = commuteCostFromInteger(randomBelow(&random, 100))};
      isGood =
          commuteGraphAddNode(graph, &info, NULL, NULL) == COMMUTE_STATUS_OK;
      for (uint32_t e = 0; e < 2 && v > 0 && isGood; ++e)
        isGood = commuteGraphAddEdge(graph, randomBelow(&random, v), v,
                                     COMMUTE_EDGE_DATA, NULL,
                                     NULL) == COMMUTE_STATUS_OK;
    }
    isGood = isGood && commuteGraphRun(graph, COMMUTE_POLICY_PIPELINE, NULL,
                                       order, NULL) == COMMUTE_STATUS_OK;
    commuteGraphDestroy(graph);
    if (!isGood)
      return NULL;
  }
  return argument;
}

void testThreads(void) {
  pthread_t threads[NumThreads];
  uint32_t *orders = malloc(sizeof *orders * NumThreads * NumNodes);
  CHECK(orders != NULL);
  if (!orders)
    return;
  for (size_t t = 0; t < NumThreads; ++t)
    CHECK(pthread_create(&threads[t], NULL, runThread, orders + t * NumNodes) ==
          0);
  for (size_t t = 0; t < NumThreads; ++t) {
    void *result = NULL;
    CHECK(pthread_join(threads[t], &result) == 0 && result != NULL);
    CHECK(memcmp(orders, orders + t * NumNodes, NumNodes * sizeof *orders) ==
          0);
  }
  free(orders);
}
