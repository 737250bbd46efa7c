//===- OrderCheck.c - Whether a pass only reordered, and rightly ----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Before: the addresses of all operations, block by block. After: each block
// must hold the same ones. An address from before is never followed unless the
// operation was met again.
//
//===----------------------------------------------------------------------===//

#include "OrderRules.h"

#include "commute/Diagnostics.h"

#include <stdlib.h>

typedef struct NotedBlock {
  MlirBlock block;
  uint32_t first, count;
  /// Order means something in it.
  bool isOrdered;
  bool isMet;
} NotedBlock;

struct CommuteOrderCheck {
  MlirOperation root;
  CommuteCollectiveOrder order;
  CommuteVector blocks; // NotedBlock
  CommuteVector ops;    // MlirOperation, block by block
  /// Block -> index into `blocks`; operation -> its block's index, then its old
  /// place in that block, and its new one.
  CommutePointerMap blockMap;
  CommutePointerMap places;
  CommuteAnalysis names;
};

//===----------------------------------------------------------------------===//
// All blocks inside an operation
//===----------------------------------------------------------------------===//

/// Returns the block that follows one in the text of an operation's regions, or
/// a null block; without one, the first.
static MlirBlock getNextBlock(MlirOperation op, MlirBlock block) {
  MlirBlock next = {NULL};
  MlirRegion region;
  if (mlirBlockIsNull(block)) {
    region = mlirOperationGetFirstRegion(op);
  } else {
    next = mlirBlockGetNextInRegion(block);
    region = mlirRegionGetNextInOperation(mlirBlockGetParentRegion(block));
  }
  while (mlirBlockIsNull(next) && !mlirRegionIsNull(region)) {
    next = mlirRegionGetFirstBlock(region);
    region = mlirRegionGetNextInOperation(region);
  }
  return next;
}

/// Calls a function for each block inside an operation, at any depth, until it
/// fails.
static bool forEachBlock(MlirOperation root,
                         bool (*visit)(CommuteOrderCheck *, MlirBlock),
                         CommuteOrderCheck *check) {
  for (MlirOperation op = root; !mlirOperationIsNull(op);) {
    MlirBlock block = {NULL};
    if (mlirOperationGetNumRegions(op) > 0)
      while (block = getNextBlock(op, block), !mlirBlockIsNull(block))
        if (!visit(check, block))
          return false;
    MlirOperation inside = commuteOpGetFirstInside(op);
    op =
        mlirOperationIsNull(inside) ? commuteOpGetNextInside(root, op) : inside;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Before
//===----------------------------------------------------------------------===//

static bool noteBlock(CommuteOrderCheck *check, MlirBlock block) {
  NotedBlock *noted = commuteVectorAppend(&check->blocks, sizeof(*noted));
  bool found;
  CommutePointerSlot *slot =
      commutePointerMapInsert(&check->blockMap, block.ptr, &found);
  if (!noted || !slot)
    return false;
  uint32_t index = check->blocks.count - 1;
  slot->first = index;
  *noted = (NotedBlock){
      .block = block,
      .first = check->ops.count,
      .isOrdered = !commuteRegionIsGraph(mlirBlockGetParentRegion(block)),
  };
  for (MlirOperation op = mlirBlockGetFirstOperation(block);
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    MlirOperation *added = commuteVectorAppend(&check->ops, sizeof(*added));
    slot = commutePointerMapInsert(&check->places, op.ptr, &found);
    if (!added || !slot)
      return false;
    *added = op;
    slot->first = index;
    slot->second = UINT32_MAX;
    ++noted->count;
  }
  return true;
}

CommuteOrderCheck *commuteOrderCheckCreate(MlirOperation op,
                                           CommuteCollectiveOrder order) {
  CommuteOrderCheck *check = calloc(1, sizeof(*check));
  if (check) {
    check->root = op;
    check->order = order;
  }
  if (check && forEachBlock(op, noteBlock, check))
    return check;
  (void)commuteOpEmitError(op, "out of memory");
  commuteOrderCheckDestroy(check);
  return NULL;
}

void commuteOrderCheckDestroy(CommuteOrderCheck *check) {
  if (!check)
    return;
  commuteVectorFinish(&check->blocks);
  commuteVectorFinish(&check->ops);
  commutePointerMapFinish(&check->blockMap);
  commutePointerMapFinish(&check->places);
  commuteAnalysisFinish(&check->names);
  free(check);
}

//===----------------------------------------------------------------------===//
// After
//===----------------------------------------------------------------------===//

/// Finds the new places of a block's operations.
static bool placeBlock(CommuteOrderCheck *check, MlirBlock block) {
  MlirOperation holder = mlirBlockGetParentOperation(block);
  const CommutePointerSlot *noted =
      commutePointerMapFind(&check->blockMap, block.ptr);
  if (!noted) {
    (void)commuteOpEmitError(holder, "has a block that it did not have before");
    return false;
  }
  NotedBlock *blocks = check->blocks.items;
  blocks[noted->first].isMet = true;
  uint32_t count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(block);
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    CommutePointerSlot *slot = commutePointerMapFind(&check->places, op.ptr);
    if (!slot || slot->first != noted->first) {
      (void)commuteOpEmitError(op, "was not in this block before");
      return false;
    }
    slot->second = count++;
  }
  if (count != blocks[noted->first].count) {
    (void)commuteOpEmitError(holder, "has lost operations of a block");
    return false;
  }
  return true;
}

/// Has the operations of a block know their old places.
static void enterOldPlaces(CommuteOrderCheck *check, const NotedBlock *noted) {
  const MlirOperation *ops = check->ops.items;
  for (uint32_t i = 0; i < noted->count; ++i)
    commutePointerMapFind(&check->places, ops[noted->first + i].ptr)->first = i;
}

MlirLogicalResult commuteOrderCheckRun(CommuteOrderCheck *check) {
  if (!forEachBlock(check->root, placeBlock, check))
    return mlirLogicalResultFailure();
  const NotedBlock *blocks = check->blocks.items;
  const MlirOperation *ops = check->ops.items;
  for (uint32_t i = 0; i < check->blocks.count; ++i) {
    if (!blocks[i].isMet)
      return commuteOpEmitError(check->root, "has lost a block");
    if (!blocks[i].isOrdered || blocks[i].count == 0)
      continue;
    enterOldPlaces(check, &blocks[i]);
    const CommuteOldOrder old = {blocks[i].block, &ops[blocks[i].first],
                                 blocks[i].count, &check->places};
    CommuteOrderVerdict verdict =
        commuteOrderRulesCheck(&check->names, &old, check->order);
    if (verdict == COMMUTE_ORDER_NO_MEMORY)
      return commuteOpEmitError(check->root, "out of memory");
    if (verdict == COMMUTE_ORDER_BROKEN)
      return mlirLogicalResultFailure();
  }
  return mlirLogicalResultSuccess();
}
