//===- Cost.c - What an operation costs -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The order in which the sources of a cost are asked, and what is made of the
// costs of what is inside an operation. Roofline.c estimates single operations.
//
//===----------------------------------------------------------------------===//

#include "Roofline.h"

#include "commute/Diagnostics.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

#include <math.h>

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Adds two costs: exactly, where both are integers and the sum is one.
static CommuteCost add(CommuteCost a, CommuteCost b) {
  if (!a.isReal && !b.isReal && a.value.integer <= INT64_MAX - b.value.integer)
    return commuteCostFromInteger(a.value.integer + b.value.integer);
  return commuteCostFromReal(commuteCostGetReal(a) + commuteCostGetReal(b));
}

static CommuteCost multiply(CommuteCost cost, int64_t factor) {
  if (!cost.isReal && (factor == 0 || cost.value.integer <= INT64_MAX / factor))
    return commuteCostFromInteger(cost.value.integer * factor);
  return commuteCostFromReal(commuteCostGetReal(cost) * (double)factor);
}

static CommuteCost takeLarger(CommuteCost a, CommuteCost b) {
  return commuteCostGetReal(a) < commuteCostGetReal(b) ? b : a;
}

//===----------------------------------------------------------------------===//
// One operation
//===----------------------------------------------------------------------===//

/// Asks the user's estimator. An answer that is no time is none.
static bool askEstimator(const CommuteAnalysis *analysis, MlirOperation op,
                         CommuteCost *cost) {
  const CommuteAnalysisOptions *options = &analysis->options;
  if (!options->estimate || !options->estimate(op, cost, options->userData))
    return false;
  double real = commuteCostGetReal(*cost);
  return isfinite(real) && real >= 0.0;
}

/// Warns of an operation, once for each kind.
static void warn(CommuteNameInfo *name, MlirOperation op, const char *message) {
  if (name->isCostWarned)
    return;
  name->isCostWarned = true;
  commuteOpEmitWarning(op, "%s", message);
}

/// Finds the cost of an operation, unless it is that of what is inside.
/// Returns whether it is.
static bool estimateOne(CommuteAnalysis *analysis, MlirOperation op,
                        uint32_t index, CommuteCost *cost) {
  if (commuteOpGetCost(op, cost))
    return true;
  CommuteNameInfo *name = commuteAnalysisGetNameInfo(analysis, index);
  if (name->kind != COMMUTE_OP_KIND_GROUP && askEstimator(analysis, op, cost))
    return true;
  if (commuteNameHasInnerEffects(name) && !commuteNameHasOwnEffects(name) &&
      mlirOperationGetNumRegions(op) > 0)
    return false;
  if (!commuteRooflineEstimate(analysis, op, index, cost))
    // The name may have moved.
    warn(commuteAnalysisGetNameInfo(analysis, index), op,
         "has no known cost, 2000 ns are assumed");
  return true;
}

//===----------------------------------------------------------------------===//
// Operations with others inside
//===----------------------------------------------------------------------===//

/// An operation whose cost is that of what is inside, so far.
typedef struct Frame {
  MlirOperation op;
  uint32_t name;
  /// The region that is being looked at, and its cost.
  MlirRegion region;
  CommuteCost regionCost;
  /// Of the regions before: the largest cost of a branch, the sum of a loop.
  CommuteCost cost;
} Frame;

/// Gives how often the body of a loop runs. Returns false where that is not
/// known.
static bool findTripCount(MlirOperation op, const CommuteNameInfo *name,
                          int64_t *count) {
  int64_t bounds[3];
  if (name->kind != COMMUTE_OP_KIND_FOR)
    return false;
  for (intptr_t i = 0; i < 3; ++i) {
    MlirAttribute constant =
        commuteValueGetConstant(mlirOperationGetOperand(op, i));
    if (mlirAttributeIsNull(constant) || !mlirAttributeIsAInteger(constant))
      return false;
    bounds[i] = mlirIntegerAttrGetValueInt(constant);
  }
  if (bounds[2] <= 0)
    return false;
  double length = (double)bounds[1] - (double)bounds[0];
  *count =
      length <= 0 ? 0 : (int64_t)fmin(ceil(length / (double)bounds[2]), 9.0e18);
  return true;
}

static bool isLoop(CommuteAnalysis *analysis, const Frame *frame) {
  return commuteAnalysisGetNameInfo(analysis, frame->name)->traits &
         COMMUTE_OP_LOOP;
}

static void closeRegion(CommuteAnalysis *analysis, Frame *frame) {
  frame->cost = isLoop(analysis, frame)
                    ? add(frame->cost, frame->regionCost)
                    : takeLarger(frame->cost, frame->regionCost);
  frame->regionCost = commuteCostFromInteger(0);
}

static CommuteCost closeFrame(CommuteAnalysis *analysis, Frame *frame) {
  closeRegion(analysis, frame);
  if (!isLoop(analysis, frame))
    return frame->cost;
  CommuteNameInfo *name = commuteAnalysisGetNameInfo(analysis, frame->name);
  int64_t count;
  if (findTripCount(frame->op, name, &count))
    return multiply(frame->cost, count);
  warn(name, frame->op,
       "has no known number of iterations, the cost of one is assumed");
  return frame->cost;
}

static Frame *getTop(const CommuteVector *frames) {
  Frame *items = frames->items;
  return &items[frames->count - 1];
}

static bool pushFrame(CommuteVector *frames, MlirOperation op, uint32_t name) {
  Frame *frame = commuteVectorAppend(frames, sizeof(*frame));
  if (frame)
    *frame = (Frame){.op = op, .name = name};
  return frame != NULL;
}

/// Closes all frames above the one of `op`, or all if it is null. Returns the
/// cost of the last one.
static CommuteCost popFrames(CommuteAnalysis *analysis, CommuteVector *frames,
                             MlirOperation op) {
  CommuteCost cost = commuteCostFromInteger(0);
  while (frames->count > 0 && !mlirOperationEqual(getTop(frames)->op, op)) {
    cost = closeFrame(analysis, getTop(frames));
    if (--frames->count > 0)
      getTop(frames)->regionCost = add(getTop(frames)->regionCost, cost);
  }
  return cost;
}

/// Adds up what is inside `root`. Returns false where memory runs out.
static bool estimateInside(CommuteAnalysis *analysis, MlirOperation root,
                           uint32_t rootName, CommuteVector *frames,
                           CommuteCost *cost) {
  if (!pushFrame(frames, root, rootName))
    return false;
  MlirOperation op = commuteOpGetFirstInside(root);
  while (!mlirOperationIsNull(op)) {
    (void)popFrames(analysis, frames, mlirOperationGetParentOperation(op));
    Frame *frame = getTop(frames);
    MlirRegion region = mlirBlockGetParentRegion(mlirOperationGetBlock(op));
    if (!mlirRegionEqual(region, frame->region)) {
      closeRegion(analysis, frame);
      frame->region = region;
    }
    uint32_t name = commuteAnalysisGetName(analysis, op);
    if (name == UINT32_MAX)
      return false;
    MlirOperation next = {NULL};
    if (estimateOne(analysis, op, name, cost))
      frame->regionCost = add(frame->regionCost, *cost);
    else if (pushFrame(frames, op, name))
      next = commuteOpGetFirstInside(op);
    else
      return false;
    op = mlirOperationIsNull(next) ? commuteOpGetNextInside(root, op) : next;
  }
  *cost = popFrames(analysis, frames, (MlirOperation){NULL});
  return true;
}

CommuteCost commuteAnalysisEstimate(CommuteAnalysis *analysis,
                                    MlirOperation op) {
  CommuteCost cost;
  CommuteVector frames = {.items = NULL};
  uint32_t name = commuteAnalysisGetName(analysis, op);
  if (name == UINT32_MAX ||
      (!estimateOne(analysis, op, name, &cost) &&
       !estimateInside(analysis, op, name, &frames, &cost))) {
    commuteOpEmitWarning(op, "has no known cost, 2000 ns are assumed");
    cost = commuteCostFromInteger(2000);
  }
  commuteVectorFinish(&frames);
  return cost;
}
