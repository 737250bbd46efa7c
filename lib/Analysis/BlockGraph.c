//===- BlockGraph.c - A block as a graph ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "../Cost/CostImpl.h"
#include "Builder.h"
#include "Costing.h"

#include "commute/Diagnostics.h"

#include <stdlib.h>

//===----------------------------------------------------------------------===//
// The analysis
//===----------------------------------------------------------------------===//

CommuteAnalysis *commuteAnalysisCreate(const CommuteAnalysisOptions *options) {
  CommuteAnalysis *analysis = calloc(1, sizeof(*analysis));
  if (!analysis)
    return NULL;
  analysis->options = *options;
  analysis->costs = options->costs ? options->costs : commuteCostsGetDefault();
  return analysis;
}

void commuteAnalysisResume(CommuteAnalysis *analysis, unsigned flags) {
  analysis->options.flags = flags;
  commutePointerMapFinish(&analysis->groupMap);
  commuteVectorFinish(&analysis->groups);
  analysis->symbolTable = analysis->lastParent = (MlirOperation){NULL};
  commuteCalleesForget(analysis);
}

void commuteAnalysisFinish(CommuteAnalysis *analysis) {
  commutePointerMapFinish(&analysis->nameMap);
  commutePointerMapFinish(&analysis->typeMap);
  commutePointerMapFinish(&analysis->groupMap);
  commutePointerMapFinish(&analysis->calleeMap);
  commutePointerMapFinish(&analysis->notices);
  commuteVectorFinish(&analysis->callees);
  commuteVectorFinish(&analysis->names);
  commuteVectorFinish(&analysis->types);
  commuteVectorFinish(&analysis->groups);
}

void commuteAnalysisDestroy(CommuteAnalysis *analysis) {
  if (!analysis)
    return;
  commuteAnalysisFinish(analysis);
  free(analysis);
}

//===----------------------------------------------------------------------===//
// Lifecycle
//===----------------------------------------------------------------------===//

CommuteBlockGraph *commuteBlockGraphCreate(CommuteAnalysis *analysis,
                                           MlirBlock block) {
  unsigned flags = analysis->options.flags;
  CommuteVector bodies = {.items = NULL};
  CommuteBlockGraph *graph = commuteBuildBlock(analysis, block, flags, &bodies);
  // Nobody schedules what is in a group, but it may be wrong.
  while (graph && bodies.count > 0) {
    const MlirBlock *items = bodies.items;
    CommuteBlockGraph *body =
        commuteBuildBlock(analysis, items[--bodies.count],
                          flags & COMMUTE_ANALYSIS_WARNINGS, &bodies);
    if (!body) {
      commuteBlockGraphDestroy(graph);
      graph = NULL;
    }
    commuteBlockGraphDestroy(body);
  }
  commuteVectorFinish(&bodies);
  return graph;
}

void commuteBlockGraphDestroy(CommuteBlockGraph *graph) {
  if (!graph)
    return;
  commuteGraphDestroy(graph->graph);
  commuteVectorFinish(&graph->operations);
  commuteVectorFinish(&graph->processGroups);
  commuteVectorFinish(&graph->reasons);
  commuteVectorFinish(&graph->reasonValues);
  free(graph);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

CommuteGraph *commuteBlockGraphGetGraph(CommuteBlockGraph *graph) {
  return graph->graph;
}

MlirBlock commuteBlockGraphGetBlock(const CommuteBlockGraph *graph) {
  return graph->block;
}

uint32_t commuteBlockGraphGetNumOperations(const CommuteBlockGraph *graph) {
  return graph->numOperations;
}

MlirOperation commuteBlockGraphGetOperation(const CommuteBlockGraph *graph,
                                            uint32_t node) {
  const MlirOperation *operations = graph->operations.items;
  return operations[node];
}

uint32_t commuteBlockGraphGetProcessGroup(const CommuteBlockGraph *graph,
                                          uint32_t node) {
  const uint32_t *groups = graph->processGroups.items;
  return groups[node];
}

CommuteDependence commuteBlockGraphGetDependence(const CommuteBlockGraph *graph,
                                                 uint32_t edge) {
  CommuteEdge ends = commuteGraphGetEdge(graph->graph, edge);
  CommuteDependence dependence = {
      ends.from, ends.to, COMMUTE_REASON_ORDER, {NULL}};
  if (edge < graph->reasons.count) {
    const uint8_t *reasons = graph->reasons.items;
    const MlirValue *values = graph->reasonValues.items;
    dependence.reason = (CommuteReason)reasons[edge];
    dependence.value = values[edge];
  }
  return dependence;
}

//===----------------------------------------------------------------------===//
// Back into the block
//===----------------------------------------------------------------------===//

void commuteBlockGraphApply(CommuteBlockGraph *graph, const uint32_t *order,
                            bool *changed) {
  bool hasMoved = false;
  // The first operation that has not been put into its place yet: what is there
  // already stays.
  MlirOperation cursor = mlirBlockGetFirstOperation(graph->block);
  for (uint32_t i = 0; i < graph->operations.count; ++i) {
    MlirOperation op = commuteBlockGraphGetOperation(graph, order[i]);
    if (mlirOperationIsNull(op))
      continue;
    if (mlirOperationEqual(op, cursor)) {
      cursor = mlirOperationGetNextInBlock(cursor);
    } else {
      mlirOperationMoveBefore(op, cursor);
      hasMoved = true;
    }
  }
  if (changed)
    *changed = hasMoved;
}

MlirLogicalResult commuteBlockGraphEmitError(CommuteBlockGraph *graph,
                                             const CommuteError *error) {
  MlirOperation ops[2] = {{NULL}, {NULL}};
  for (int i = 0; i < 2; ++i)
    if (error->nodes[i] < graph->operations.count)
      ops[i] = commuteBlockGraphGetOperation(graph, error->nodes[i]);
  if (mlirOperationIsNull(ops[0]))
    ops[0] = mlirBlockGetParentOperation(graph->block);
  CommuteDiagnostic *diagnostic =
      commuteDiagnosticCreate(ops[0], MlirDiagnosticError);
  commuteDiagnosticAppend(diagnostic, "cannot be scheduled: %s",
                          error->message);
  if (!mlirOperationIsNull(ops[1]))
    commuteDiagnosticNote(diagnostic, ops[1], "the other operation");
  return commuteDiagnosticEmit(diagnostic);
}
