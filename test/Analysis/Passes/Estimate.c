//===- Estimate.c - Costs from a callback, bytes, one simulation ----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "AnalysisTests.h"

#include "commute/Analysis.h"
#include "commute/Diagnostics.h"
#include "mlir-c/BuiltinAttributes.h"

#include <math.h>

/// Knows the operations that have the attribute test.cost, and counts what it
/// is asked about. An answer that is no time is given for test.nonsense.
static bool estimate(MlirOperation op, CommuteCost *nanoseconds,
                     void *userData) {
  ++*(unsigned *)userData;
  MlirAttribute cost = mlirOperationGetDiscardableAttributeByName(
      op, mlirStringRefCreateFromCString("test.cost"));
  if (!mlirAttributeIsNull(cost)) {
    *nanoseconds = commuteCostFromInteger(mlirIntegerAttrGetValueInt(cost));
    return true;
  }
  MlirAttribute nonsense = mlirOperationGetDiscardableAttributeByName(
      op, mlirStringRefCreateFromCString("test.nonsense"));
  *nanoseconds = commuteCostFromReal((double)NAN);
  return !mlirAttributeIsNull(nonsense);
}

static void printBytes(const char *what, uint64_t bytes) {
  if (bytes == COMMUTE_BYTES_UNKNOWN)
    testPrint("  %s: unknown\n", what);
  else
    testPrint("  %s: %llu bytes\n", what, (unsigned long long)bytes);
}

static MlirLogicalResult visit(MlirBlock block, void *analysis) {
  CommuteBlockGraph *graph = commuteBlockGraphCreate(analysis, block);
  if (!graph)
    return mlirLogicalResultFailure();
  CommuteGraph *nodes = commuteBlockGraphGetGraph(graph);
  char name[64];
  for (uint32_t node = 0; node < commuteGraphGetNumNodes(nodes); ++node) {
    CommuteNodeInfo info = commuteGraphGetNode(nodes, node);
    commuteBlockGraphGetNodeName(graph, node, name, sizeof name);
    testPrint("%s: %g ns\n", name, commuteCostGetReal(info.cost));
    if (info.kind == COMMUTE_NODE_COLLECTIVE)
      printBytes("results", info.bytes);
  }
  CommuteSimulation simulation;
  CommuteError error;
  MlirLogicalResult result = mlirLogicalResultSuccess();
  if (commuteGraphSimulate(nodes, NULL, NULL, &simulation, NULL, &error) !=
      COMMUTE_STATUS_OK) {
    result = commuteBlockGraphEmitError(graph, &error);
  } else {
    testPrint("makespan: %g ns\n", commuteCostGetReal(simulation.makespan));
    printBytes("peak live", simulation.peakLiveBytes);
    printBytes("peak in flight", simulation.peakInFlightBytes);
  }
  commuteBlockGraphDestroy(graph);
  return result;
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  unsigned asked = 0;
  const CommuteAnalysisOptions options = {.flags = COMMUTE_ANALYSIS_COSTS |
                                                   COMMUTE_ANALYSIS_STORAGES,
                                          .estimate = estimate,
                                          .userData = &asked};
  CommuteAnalysis *analysis = commuteAnalysisCreate(&options);
  if (!analysis)
    return commuteOpEmitError(op, "out of memory");
  MlirLogicalResult result =
      commuteForEachSchedulableBlock(op, visit, analysis);
  testPrint("asked %u times\n", asked);
  commuteAnalysisDestroy(analysis);
  commutePassPreserveAllAnalyses(pass);
  return result;
}

const CommutePassInfo testEstimatePass = {
    .argument = "test-commute-estimate",
    .name = "TestCommuteEstimate",
    .description = "Print costs, from a callback where it knows, and bytes",
    .run = run,
};
