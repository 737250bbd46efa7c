//===- Blocks.c - Blocks worth scheduling ---------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "AnalysisImpl.h"

#include "commute/Diagnostics.h"

/// Blocks that are still to be looked into, the next one last, and those that
/// are worth it. Both hold MlirBlock.
typedef struct Finder {
  /// Names that are asked about again and again are kept here.
  CommuteAnalysis names;
  CommuteVector pending;
  CommuteVector schedulable;
} Finder;

static bool append(CommuteVector *blocks, MlirBlock block) {
  MlirBlock *added = commuteVectorAppend(blocks, sizeof(*added));
  if (added)
    *added = block;
  return added != NULL;
}

static bool addRegions(Finder *finder, MlirOperation op) {
  for (MlirRegion region = mlirOperationGetFirstRegion(op);
       !mlirRegionIsNull(region); region = mlirRegionGetNextInOperation(region))
    for (MlirBlock block = mlirRegionGetFirstBlock(region);
         !mlirBlockIsNull(block); block = mlirBlockGetNextInRegion(block))
      if (!append(&finder->pending, block))
        return false;
  return true;
}

/// Puts the blocks from `begin` on into the opposite order.
static void reverse(CommuteVector *blocks, uint32_t begin) {
  MlirBlock *items = blocks->items;
  for (uint32_t end = blocks->count; begin + 1 < end; ++begin) {
    MlirBlock block = items[begin];
    items[begin] = items[--end];
    items[end] = block;
  }
}

static bool visitBlock(Finder *finder, MlirBlock block) {
  bool communicates = false;
  for (MlirOperation op = mlirBlockGetFirstOperation(block);
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    uint32_t index = commuteAnalysisGetName(&finder->names, op);
    if (index == UINT32_MAX)
      return false;
    const CommuteNameInfo *name =
        commuteAnalysisGetNameInfo(&finder->names, index);
    if (name->kind == COMMUTE_OP_KIND_GROUP ||
        name->kind == COMMUTE_OP_KIND_WAIT || commuteNameIsCollective(name))
      communicates = true;
    // The members of a group stay as they are.
    if (name->kind != COMMUTE_OP_KIND_GROUP &&
        mlirOperationGetNumRegions(op) > 0 && !addRegions(finder, op))
      return false;
  }
  return !communicates ||
         commuteRegionIsGraph(mlirBlockGetParentRegion(block)) ||
         append(&finder->schedulable, block);
}

static bool findBlocks(Finder *finder, MlirOperation op) {
  if (!addRegions(finder, op))
    return false;
  reverse(&finder->pending, 0);
  while (finder->pending.count > 0) {
    const MlirBlock *blocks = finder->pending.items;
    uint32_t begin = --finder->pending.count;
    if (!visitBlock(finder, blocks[begin]))
      return false;
    reverse(&finder->pending, begin);
  }
  return true;
}

MlirLogicalResult commuteForEachSchedulableBlock(MlirOperation op,
                                                 CommuteBlockCallback callback,
                                                 void *userData) {
  Finder finder = {.pending = {.items = NULL}};
  MlirLogicalResult result = mlirLogicalResultSuccess();
  if (!findBlocks(&finder, op))
    result = commuteOpEmitError(op, "out of memory");
  const MlirBlock *blocks = finder.schedulable.items;
  for (uint32_t i = 0;
       mlirLogicalResultIsSuccess(result) && i < finder.schedulable.count; ++i)
    result = callback(blocks[i], userData);
  commuteAnalysisFinish(&finder.names);
  commuteVectorFinish(&finder.pending);
  commuteVectorFinish(&finder.schedulable);
  return result;
}
