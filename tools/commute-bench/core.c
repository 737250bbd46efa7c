//===- core.c - The scheduler core against a topological sort -------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Reordering compute for overlap, on graphs like those of FSDP steps, against
// Kahn's topological sort over the same arrays, the least that any scheduler
// can do. Both count predecessors and take their memory within the measured
// time; the arrays are there before. Runs alternate, since machines are noisy.
//
//===----------------------------------------------------------------------===//

#include "FsdpGraph.h"
#include "GraphImpl.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { NumRuns = 9 };

static int64_t getNanoseconds(void) {
  struct timespec now;
  timespec_get(&now, TIME_UTC);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/// Sorts a graph without a cycle by Kahn's algorithm.
static bool sortGraph(const CommuteGraph *graph, uint32_t *order) {
  uint32_t numNodes = graph->numNodes;
  const uint32_t *offsets = graph->offsets, *succs = graph->succs;
  uint32_t *degree = calloc((size_t)numNodes + 1, sizeof *degree);
  if (!degree)
    return false;
  for (uint32_t e = 0; e < offsets[numNodes]; ++e)
    ++degree[succs[e]];
  uint32_t end = 0;
  for (uint32_t v = 0; v < numNodes; ++v)
    if (degree[v] == 0)
      order[end++] = v;
  for (uint32_t i = 0; i < end; ++i) {
    uint32_t v = order[i];
    for (uint32_t e = offsets[v]; e < offsets[v + 1]; ++e)
      if (--degree[succs[e]] == 0)
        order[end++] = succs[e];
  }
  free(degree);
  return end == numNodes;
}

static int compareTimes(const void *a, const void *b) {
  int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;
  return (left > right) - (left < right);
}

/// Measures both on a graph and prints a line of the table.
static bool measure(CommuteGraph *graph, uint32_t *order, CommuteError *error) {
  int64_t sort[NumRuns], reorder[NumRuns];
  if (commuteGraphPrepare(graph, error) != COMMUTE_STATUS_OK)
    return false;
  for (int run = 0; run < NumRuns; ++run) {
    int64_t begin = getNanoseconds();
    if (!sortGraph(graph, order)) {
      commuteErrorFailMemory(error);
      return false;
    }
    int64_t middle = getNanoseconds();
    if (commuteGraphRun(graph, COMMUTE_POLICY_REORDER_COMPUTE, NULL, order,
                        error) != COMMUTE_STATUS_OK)
      return false;
    reorder[run] = getNanoseconds() - middle;
    sort[run] = middle - begin;
  }
  qsort(sort, NumRuns, sizeof *sort, compareTimes);
  qsort(reorder, NumRuns, sizeof *reorder, compareTimes);
  printf("%9u %9u %10.3f %10.3f %8.2f %8.2f\n", (unsigned)graph->numNodes,
         (unsigned)graph->numEdges, (double)reorder[NumRuns / 2] / 1e6,
         (double)sort[NumRuns / 2] / 1e6,
         (double)reorder[NumRuns / 2] / (double)sort[NumRuns / 2],
         (double)reorder[0] / (double)sort[0]);
  fflush(stdout);
  return true;
}

static bool measureSize(uint32_t numNodes, CommuteError *error) {
  CommuteGraph *graph = commuteGraphCreate(NULL);
  uint32_t *order = malloc(numNodes * sizeof *order);
  bool isGood =
      graph && order &&
      commuteFsdpGraphFill(graph, numNodes, error) == COMMUTE_STATUS_OK &&
      measure(graph, order, error);
  free(order);
  commuteGraphDestroy(graph);
  return isGood;
}

int main(void) {
  static const uint32_t sizes[] = {16706, 100000, 1000000, 5000000};
  printf("%9s %9s %10s %10s %8s %8s\n", "nodes", "edges", "reorder ms",
         "sort ms", "median", "best");
  for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; ++i) {
    CommuteError error = {.message = "out of memory"};
    if (measureSize(sizes[i], &error))
      continue;
    fprintf(stderr, "commute-bench-core: error: %s\n", error.message);
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
