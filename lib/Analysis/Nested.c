//===- Nested.c - Operations inside operations ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A walk in the order of the text that needs no stack: the way back up is in
// the program itself.
//
//===----------------------------------------------------------------------===//

#include "AnalysisImpl.h"

#include "commute/Dialect.h"

static MlirOperation findFirstInBlocks(MlirBlock block) {
  for (; !mlirBlockIsNull(block); block = mlirBlockGetNextInRegion(block)) {
    MlirOperation first = mlirBlockGetFirstOperation(block);
    if (!mlirOperationIsNull(first))
      return first;
  }
  return (MlirOperation){NULL};
}

static MlirOperation findFirstInRegions(MlirRegion region) {
  for (; !mlirRegionIsNull(region);
       region = mlirRegionGetNextInOperation(region)) {
    MlirOperation first = findFirstInBlocks(mlirRegionGetFirstBlock(region));
    if (!mlirOperationIsNull(first))
      return first;
  }
  return (MlirOperation){NULL};
}

MlirOperation commuteOpGetFirstInside(MlirOperation op) {
  if (mlirOperationGetNumRegions(op) == 0)
    return (MlirOperation){NULL};
  return findFirstInRegions(mlirOperationGetFirstRegion(op));
}

MlirOperation commuteOpGetNextInside(MlirOperation root, MlirOperation op) {
  while (!mlirOperationEqual(op, root)) {
    MlirOperation next = mlirOperationGetNextInBlock(op);
    if (!mlirOperationIsNull(next))
      return next;
    MlirBlock block = mlirOperationGetBlock(op);
    next = findFirstInBlocks(mlirBlockGetNextInRegion(block));
    if (!mlirOperationIsNull(next))
      return next;
    next = findFirstInRegions(
        mlirRegionGetNextInOperation(mlirBlockGetParentRegion(block)));
    if (!mlirOperationIsNull(next))
      return next;
    op = mlirBlockGetParentOperation(block);
  }
  return (MlirOperation){NULL};
}

bool commuteOperandIsAfter(MlirOperation op, uint32_t traits, intptr_t index) {
  if (!(traits & COMMUTE_OP_ORDERED))
    return false;
  CommuteOperandRange after = commuteOpGetOperands(op, COMMUTE_OPERAND_AFTER);
  return index >= after.first && index < after.first + after.count;
}

MlirOperation commuteBlockFindAncestor(MlirBlock block, MlirOperation op) {
  while (!mlirOperationIsNull(op) &&
         !mlirBlockEqual(mlirOperationGetBlock(op), block))
    op = mlirOperationGetParentOperation(op);
  return op;
}
