//===- OrderCheck.c - Breaks an order, and has that found -----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Moves the operations that have the attribute test.before in front of the one
// whose comm.name it is, wherever that stands; erases those with test.erase;
// adds a copy of those with test.copy; gives those with test.block a region's
// block more. Then runs the check.
//
//===----------------------------------------------------------------------===//

#include "AnalysisTests.h"

#include "commute/Analysis.h"
#include "mlir-c/BuiltinAttributes.h"

enum { OPTION_ORDER, OPTION_COUNT };
enum { MAX_OPS = 256 };

/// The operations inside one, in the order of the text.
typedef struct Ops {
  MlirOperation items[MAX_OPS];
  size_t count;
} Ops;

static MlirWalkResult collect(MlirOperation op, void *userData) {
  Ops *ops = userData;
  if (ops->count < MAX_OPS)
    ops->items[ops->count++] = op;
  return MlirWalkResultAdvance;
}

static MlirAttribute getAttribute(MlirOperation op, const char *name) {
  return mlirOperationGetDiscardableAttributeByName(
      op, mlirStringRefCreateFromCString(name));
}

static MlirOperation find(const Ops *ops, MlirAttribute name) {
  for (size_t i = 0; i < ops->count; ++i)
    if (mlirAttributeEqual(getAttribute(ops->items[i], "comm.name"), name))
      return ops->items[i];
  return (MlirOperation){NULL};
}

static void change(const Ops *ops, MlirOperation op) {
  MlirAttribute before = getAttribute(op, "test.before");
  if (!mlirAttributeIsNull(before))
    mlirOperationMoveBefore(op, find(ops, before));
  if (!mlirAttributeIsNull(getAttribute(op, "test.copy")))
    mlirBlockInsertOwnedOperationAfter(mlirOperationGetBlock(op), op,
                                       mlirOperationClone(op));
  if (!mlirAttributeIsNull(getAttribute(op, "test.block")))
    mlirRegionAppendOwnedBlock(mlirOperationGetRegion(op, 0),
                               mlirBlockCreate(0, NULL, NULL));
  if (!mlirAttributeIsNull(getAttribute(op, "test.erase_block"))) {
    MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
    mlirBlockDetach(block);
    mlirBlockDestroy(block);
  }
  if (!mlirAttributeIsNull(getAttribute(op, "test.erase")))
    mlirOperationDestroy(op);
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  CommuteOrderCheck *check = commuteOrderCheckCreate(
      op, (CommuteCollectiveOrder)commutePassGetChoice(pass, OPTION_ORDER));
  if (!check)
    return mlirLogicalResultFailure();
  Ops ops = {.count = 0};
  mlirOperationWalk(op, collect, &ops, MlirWalkPreOrder);
  for (size_t i = 0; i < ops.count; ++i)
    change(&ops, ops.items[i]);
  MlirLogicalResult result = commuteOrderCheckRun(check);
  commuteOrderCheckDestroy(check);
  return result;
}

static const CommutePassChoice orders[] = {
    [COMMUTE_COLLECTIVE_ORDER_NONE] = {"none", "none"},
    [COMMUTE_COLLECTIVE_ORDER_GROUP] = {"group", "of one group"},
    [COMMUTE_COLLECTIVE_ORDER_ALL] = {"all", "all"},
};

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_ORDER] = {.name = "order",
                      .kind = COMMUTE_PASS_OPTION_CHOICE,
                      .description = "Collectives that keep their order",
                      .choices = orders,
                      .choiceCount = 3},
};

const CommutePassInfo testOrderCheckPass = {
    .argument = "test-commute-order-check",
    .name = "TestCommuteOrderCheck",
    .description = "Change operations as their attributes say, and check that",
    .options = options,
    .optionCount = OPTION_COUNT,
    .run = run,
};
