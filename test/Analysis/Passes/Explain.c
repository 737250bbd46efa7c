//===- Explain.c - What keeps each operation in its place -----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "AnalysisTests.h"

#include "commute/Analysis.h"
#include "commute/Diagnostics.h"

#include <stdlib.h>

enum { NAME_SIZE = 64 };

static void printNeighbours(CommuteBlockGraph *graph, const uint32_t *order,
                            uint32_t node) {
  char name[NAME_SIZE];
  char other[NAME_SIZE];
  CommuteDependence dependence;
  commuteBlockGraphGetNodeName(graph, node, name, sizeof name);
  if (commuteBlockGraphFindHolder(graph, order, node, &dependence)) {
    commuteBlockGraphGetNodeName(graph, dependence.from, other, sizeof other);
    testPrint("%s after %s: %s\n", name, other,
              commuteReasonGetName(dependence.reason));
  }
  if (commuteBlockGraphFindFollower(graph, order, node, &dependence)) {
    commuteBlockGraphGetNodeName(graph, dependence.to, other, sizeof other);
    testPrint("%s before %s: %s\n", name, other,
              commuteReasonGetName(dependence.reason));
  }
}

static MlirLogicalResult visit(MlirBlock block, void *analysis) {
  CommuteBlockGraph *graph = commuteBlockGraphCreate(analysis, block);
  if (!graph)
    return mlirLogicalResultFailure();
  MlirLogicalResult result = mlirLogicalResultFailure();
  CommuteGraph *nodes = commuteBlockGraphGetGraph(graph);
  uint32_t count = commuteGraphGetNumNodes(nodes);
  uint32_t *order = malloc(count * sizeof *order);
  CommuteError error;
  if (!order)
    goto destroyGraph;
  testPrint("%u operations, as they stand\n",
            (unsigned)commuteBlockGraphGetNumOperations(graph));
  for (uint32_t node = 0; node < count; ++node)
    printNeighbours(graph, NULL, node);
  if (commuteGraphRun(nodes, COMMUTE_POLICY_SINK_WAITS, NULL, order, &error) !=
      COMMUTE_STATUS_OK)
    goto freeOrder;
  testPrint("waits sunk\n");
  for (uint32_t i = 0; i < count; ++i)
    printNeighbours(graph, order, order[i]);
  bool changed = false;
  commuteBlockGraphApply(graph, order, &changed);
  testPrint("changed: %d\n", changed);
  commuteBlockGraphApply(graph, order, &changed);
  testPrint("changed again: %d\n", changed);
  result = mlirLogicalResultSuccess();
freeOrder:
  free(order);
destroyGraph:
  commuteBlockGraphDestroy(graph);
  return result;
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  (void)pass;
  const CommuteAnalysisOptions options = {.flags = 0};
  CommuteAnalysis *analysis = commuteAnalysisCreate(&options);
  if (!analysis)
    return commuteOpEmitError(op, "out of memory");
  MlirLogicalResult result =
      commuteForEachSchedulableBlock(op, visit, analysis);
  commuteAnalysisDestroy(analysis);
  return result;
}

const CommutePassInfo testExplainPass = {
    .argument = "test-commute-explain",
    .name = "TestCommuteExplain",
    .description = "Print what keeps operations in place, sink waits, again",
    .run = run,
};
