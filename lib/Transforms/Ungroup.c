//===- Ungroup.c - No groups any more -------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The operations of each comm.schedule_group stand in its place. What the group
// came after its collectives and waits do, and the groups in it; where it has
// none of them, the first operation that takes `after`.
//
//===----------------------------------------------------------------------===//

#include "Passes.h"

#include "../Analysis/AnalysisImpl.h"

#include "commute/Diagnostics.h"
#include "commute/Dialect.h"
#include "commute/Ops.h"

typedef struct Ungrouper {
  CommuteAnalysis *names;
  /// MlirOperation, outer groups before inner ones.
  CommuteVector groups;
  /// Of the group at hand, MlirValue.
  CommuteVector after;
  bool isOutOfMemory;
} Ungrouper;

static MlirWalkResult findGroup(MlirOperation op, void *userData) {
  Ungrouper *ungrouper = userData;
  uint32_t name = commuteAnalysisGetName(ungrouper->names, op);
  if (name != UINT32_MAX) {
    if (commuteAnalysisGetNameInfo(ungrouper->names, name)->kind !=
        COMMUTE_OP_KIND_GROUP)
      return MlirWalkResultAdvance;
    MlirOperation *added =
        commuteVectorAppend(&ungrouper->groups, sizeof(*added));
    if (added) {
      *added = op;
      return MlirWalkResultAdvance;
    }
  }
  ungrouper->isOutOfMemory = true;
  return MlirWalkResultInterrupt;
}

/// Tells whether an operation of a group communicates, and takes `after`.
static bool isCommunication(Ungrouper *ungrouper, MlirOperation op) {
  uint32_t index = commuteAnalysisGetName(ungrouper->names, op);
  if (index == UINT32_MAX)
    return false;
  const CommuteNameInfo *name =
      commuteAnalysisGetNameInfo(ungrouper->names, index);
  return name->kind == COMMUTE_OP_KIND_GROUP ||
         name->kind == COMMUTE_OP_KIND_WAIT || commuteNameIsCollective(name);
}

/// Has the operations of a group come after what it comes after. The values are
/// kept in `after`: the group has nothing left to say then.
static bool moveOrder(Ungrouper *ungrouper, MlirOperation group) {
  CommuteOperandRange range =
      commuteOpGetOperands(group, COMMUTE_OPERAND_AFTER);
  ungrouper->after.count = 0;
  for (intptr_t i = 0; i < range.count; ++i) {
    MlirValue *added = commuteVectorAppend(&ungrouper->after, sizeof(*added));
    if (!added)
      return false;
    *added = mlirOperationGetOperand(group, range.first + i);
  }
  if (range.count == 0)
    return true;
  MlirOperation first = {NULL};
  bool isTaken = false;
  for (MlirOperation op =
           mlirBlockGetFirstOperation(commuteScheduleGroupGetBody(group));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    if (mlirOperationIsNull(first) &&
        commuteOpGetTraits(op) & COMMUTE_OP_ORDERED)
      first = op;
    if (isCommunication(ungrouper, op))
      isTaken |= commuteOpAppendAfter(op, range.count, ungrouper->after.items);
  }
  if (!isTaken && !mlirOperationIsNull(first))
    isTaken = commuteOpAppendAfter(first, range.count, ungrouper->after.items);
  if (!isTaken)
    commuteOpEmitWarning(group, "has no operation that could come after what "
                                "it comes after");
  return true;
}

static bool ungroup(Ungrouper *ungrouper, MlirOperation group) {
  if (!moveOrder(ungrouper, group))
    return false;
  MlirBlock body = commuteScheduleGroupGetBody(group);
  MlirOperation yield = mlirBlockGetTerminator(body);
  for (intptr_t i = 0, e = mlirOperationGetNumResults(group); i < e; ++i)
    mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(group, i),
                                  mlirOperationGetOperand(yield, i));
  MlirOperation op = mlirBlockGetFirstOperation(body);
  while (!mlirOperationEqual(op, yield)) {
    MlirOperation next = mlirOperationGetNextInBlock(op);
    mlirOperationMoveBefore(op, group);
    op = next;
  }
  mlirOperationDestroy(group);
  return true;
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  Ungrouper ungrouper = {
      .names = commuteAnalysisCreate(&(CommuteAnalysisOptions){.flags = 0})};
  if (!ungrouper.names)
    return commuteOpEmitError(op, "out of memory");
  mlirOperationWalk(op, findGroup, &ungrouper, MlirWalkPreOrder);
  const MlirOperation *groups = ungrouper.groups.items;
  for (uint32_t i = 0; !ungrouper.isOutOfMemory && i < ungrouper.groups.count;
       ++i)
    if (!mlirOperationEqual(groups[i], op) && !ungroup(&ungrouper, groups[i]))
      ungrouper.isOutOfMemory = true;
  if (ungrouper.groups.count == 0)
    commutePassPreserveAllAnalyses(pass);
  MlirLogicalResult result = ungrouper.isOutOfMemory
                                 ? commuteOpEmitError(op, "out of memory")
                                 : mlirLogicalResultSuccess();
  commuteVectorFinish(&ungrouper.groups);
  commuteVectorFinish(&ungrouper.after);
  commuteAnalysisDestroy(ungrouper.names);
  return result;
}

const CommutePassInfo commuteUngroupPass = {
    .argument = "comm-ungroup",
    .name = "CommuteUngroup",
    .description = "Put the operations of schedule groups in their place",
    .run = run,
};
