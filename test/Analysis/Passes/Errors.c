//===- Errors.c - Errors of the core, at operations -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "AnalysisTests.h"

#include "commute/Analysis.h"
#include "commute/Diagnostics.h"

#include <stdlib.h>

/// Closes a cycle of the first two operations; then breaks a list. Both are
/// reported.
static MlirLogicalResult visit(MlirBlock block, void *analysis) {
  CommuteBlockGraph *graph = commuteBlockGraphCreate(analysis, block);
  if (!graph)
    return mlirLogicalResultFailure();
  CommuteGraph *nodes = commuteBlockGraphGetGraph(graph);
  uint32_t *order = calloc(commuteGraphGetNumNodes(nodes), sizeof *order);
  CommuteError error;
  uint32_t edge;
  if (!order)
    goto destroyGraph;
  // A list that names the first node only.
  if (commuteGraphRun(nodes, COMMUTE_POLICY_NONE, order, order, &error) !=
      COMMUTE_STATUS_OK)
    (void)commuteBlockGraphEmitError(graph, &error);
  if (commuteGraphAddEdge(nodes, 1, 0, COMMUTE_EDGE_ORDER, &edge, &error) ==
      COMMUTE_STATUS_OK)
    testPrint("added: %s\n",
              commuteReasonGetName(
                  commuteBlockGraphGetDependence(graph, edge).reason));
  if (commuteGraphRun(nodes, COMMUTE_POLICY_NONE, NULL, order, &error) !=
      COMMUTE_STATUS_OK)
    (void)commuteBlockGraphEmitError(graph, &error);
  free(order);
destroyGraph:
  commuteBlockGraphDestroy(graph);
  // The iteration ends here.
  return mlirLogicalResultFailure();
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

const CommutePassInfo testErrorsPass = {
    .argument = "test-commute-errors",
    .name = "TestCommuteErrors",
    .description = "Report errors of the core at operations",
    .run = run,
};
