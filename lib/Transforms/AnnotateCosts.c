//===- AnnotateCosts.c - Costs as attributes ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Writes what each operation costs into its attribute comm.cost_ns, where it
// can be seen and edited, and where it stays, whatever model a later pass has.
// All costs are known before the first is written, so that a failure leaves the
// program as it was.
//
//===----------------------------------------------------------------------===//

#include "CostOptions.h"
#include "Passes.h"

#include "commute/Analysis.h"
#include "commute/Diagnostics.h"
#include "commute/Effects.h"
#include "commute/Ops.h"

#include <stdlib.h>

enum { OPTION_COST, OPTION_COUNT = OPTION_COST + COMMUTE_COST_OPTION_COUNT };

static const CommutePassOption options[OPTION_COUNT] = {
    COMMUTE_COST_OPTIONS(OPTION_COST)};

/// A cost to write.
typedef struct Annotation {
  MlirOperation op;
  CommuteCost cost;
} Annotation;

typedef struct Annotator {
  CommuteAnalysis *analysis;
  MlirOperation root;
  Annotation *items;
  size_t count;
  size_t capacity;
  bool hasFailed;
} Annotator;

/// Returns false where memory runs out.
static bool addAnnotation(Annotator *annotator, Annotation annotation) {
  if (annotator->count == annotator->capacity) {
    size_t capacity = annotator->capacity ? 2 * annotator->capacity : 64;
    Annotation *items =
        realloc(annotator->items, capacity * sizeof *annotator->items);
    if (!items)
      return false;
    annotator->items = items;
    annotator->capacity = capacity;
  }
  annotator->items[annotator->count++] = annotation;
  return true;
}

static MlirWalkResult fail(Annotator *annotator) {
  annotator->hasFailed = true;
  return MlirWalkResultInterrupt;
}

/// Tells whether an operation has no cost, but declares something or ends a
/// block.
static bool isNoStep(const Annotator *annotator, MlirOperation op,
                     uint32_t traits) {
  return mlirOperationEqual(op, annotator->root) ||
         traits & (COMMUTE_OP_SYMBOL | COMMUTE_OP_SYMBOL_TABLE |
                   COMMUTE_OP_FUNCTION | COMMUTE_OP_TERMINATOR);
}

static MlirWalkResult visit(MlirOperation op, void *userData) {
  Annotator *annotator = userData;
  uint32_t traits = commuteOpGetTraits(op);
  if (isNoStep(annotator, op, traits))
    return MlirWalkResultAdvance;
  CommuteCost cost;
  bool isStated = commuteOpGetCost(op, &cost);
  if (!commuteAnalysisEstimate(annotator->analysis, op, &cost))
    return fail(annotator);
  if (!isStated && !addAnnotation(annotator, (Annotation){op, cost})) {
    (void)commuteOpEmitError(annotator->root, "out of memory");
    return fail(annotator);
  }
  // The body of a kernel is no program.
  bool isProgram = (traits & COMMUTE_OP_RECURSIVE_EFFECTS) != 0 &&
                   (traits & COMMUTE_OP_MEMORY_EFFECTS) == 0;
  return isProgram ? MlirWalkResultAdvance : MlirWalkResultSkip;
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  const CommuteAnalysisOptions analysisOptions = {
      .costs = commutePassGetCosts(pass), .root = op};
  Annotator annotator = {.analysis = commuteAnalysisCreate(&analysisOptions),
                         .root = op};
  if (!annotator.analysis)
    return commuteOpEmitError(op, "out of memory");
  mlirOperationWalk(op, visit, &annotator, MlirWalkPreOrder);
  for (size_t i = 0; i < annotator.count && !annotator.hasFailed; ++i)
    commuteOpSetCost(annotator.items[i].op, annotator.items[i].cost);
  if (annotator.hasFailed || annotator.count == 0)
    commutePassPreserveAllAnalyses(pass);
  free(annotator.items);
  commuteAnalysisDestroy(annotator.analysis);
  return annotator.hasFailed ? mlirLogicalResultFailure()
                             : mlirLogicalResultSuccess();
}

const CommutePassInfo commuteAnnotateCostsPass = {
    .argument = "comm-annotate-costs",
    .name = "CommuteAnnotateCosts",
    .description = "Write what each operation costs into comm.cost_ns",
    .options = options,
    .optionCount = OPTION_COUNT,
    .prepare = commuteCostOptionsPrepare,
    .release = commuteCostOptionsRelease,
    .run = run,
};
