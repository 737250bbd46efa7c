//===- OrderRoots.c - Where an address comes from -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "OrderRoots.h"

#include "../IR/Queries.h"
#include "commute/Dialect.h"

/// Of a chain of views. Beyond it, nothing is known of a root.
enum { MAX_STEPS = 1 << 20 };

bool commuteRootIsGroupYield(MlirOperation op) {
  return commuteOpIsNamed(op, "comm.yield");
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// Returns what a group yields as one of its results, or a null value.
static MlirValue getYielded(MlirOperation op, intptr_t index) {
  if (!commuteOpIsNamed(op, "comm.schedule_group"))
    return (MlirValue){NULL};
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
  return mlirOperationGetOperand(mlirBlockGetTerminator(body), index);
}

/// Returns the collective whose future a value is, through groups, or null.
static MlirOperation findStart(MlirValue future) {
  while (!mlirValueIsNull(future) && mlirValueIsAOpResult(future)) {
    MlirOperation op = mlirOpResultGetOwner(future);
    if (commuteOpGetTraits(op) & COMMUTE_OP_COLLECTIVE)
      return op;
    future = getYielded(op, mlirOpResultGetResultNumber(future));
  }
  return (MlirOperation){NULL};
}

/// Returns the value that a result shows, or a null value.
static MlirValue getShown(MlirOperation op, uint32_t traits, MlirValue result) {
  MlirValue none = {NULL};
  intptr_t index = mlirOpResultGetResultNumber(result);
  MlirValue source, view;
  if (traits & COMMUTE_OP_VIEW)
    return commuteOpGetView(op, &source, &view) && mlirValueEqual(view, result)
               ? source
               : none;
  if (traits & COMMUTE_OP_DISTINCT_OBJECTS)
    return mlirOperationGetOperand(op, index);
  if (commuteOpIsNamed(op, "comm.all_gather_copy_in")) {
    CommuteOperandRange destination =
        commuteOpGetOperands(op, COMMUTE_OPERAND_DESTINATIONS);
    if (destination.count > 0)
      return mlirOperationGetOperand(op, destination.first);
    return index == 0 ? mlirOperationGetResult(op, 1) : none;
  }
  if (!(traits & COMMUTE_OP_WAIT))
    return getYielded(op, index);
  MlirOperation start = findStart(mlirOperationGetOperand(op, 0));
  if (mlirOperationIsNull(start))
    return none;
  CommuteOperandRange range =
      commuteOpGetOperands(start, COMMUTE_OPERAND_DESTINATIONS);
  return range.count > 0 ? mlirOperationGetOperand(start, range.first + index)
                         : none;
}

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

static bool isFunctionArgument(MlirValue argument) {
  MlirBlock block = mlirBlockArgumentGetOwner(argument);
  MlirOperation parent = mlirBlockGetParentOperation(block);
  return commuteOpGetTraits(parent) & COMMUTE_OP_FUNCTION &&
         mlirBlockEqual(
             mlirRegionGetFirstBlock(mlirBlockGetParentRegion(block)), block);
}

/// Tells whether an allocation is made deep inside `op`: members of a group
/// count as members of the block.
static bool isLocal(MlirOperation op, MlirOperation allocation) {
  if (mlirOperationEqual(op, allocation))
    return false;
  MlirOperation parent = mlirOperationGetParentOperation(allocation);
  if (mlirOperationEqual(parent, op) &&
      commuteOpIsNamed(op, "comm.schedule_group"))
    return false;
  while (!mlirOperationIsNull(parent) && !mlirOperationEqual(parent, op))
    parent = mlirOperationGetParentOperation(parent);
  return !mlirOperationIsNull(parent);
}

CommuteRoot commuteRootFind(MlirOperation op, MlirValue value) {
  CommuteRoot root = {.kind = COMMUTE_ROOT_POINTER};
  // Unreachable code may go round in circles.
  for (int steps = 0; steps < MAX_STEPS; ++steps) {
    root.value = value;
    if (mlirValueIsABlockArgument(value)) {
      if (isFunctionArgument(value))
        root.kind = COMMUTE_ROOT_ARGUMENT;
      return root;
    }
    MlirOperation owner = mlirOpResultGetOwner(value);
    uint32_t traits = commuteOpGetTraits(owner);
    MlirValue shown = getShown(owner, traits, value);
    if (mlirValueIsNull(shown)) {
      if (!commuteValueIsAllocation(value))
        return root;
      root.kind =
          isLocal(op, owner) ? COMMUTE_ROOT_LOCAL : COMMUTE_ROOT_ALLOCATION;
      MlirOperation holder =
          commuteBlockFindAncestor(mlirOperationGetBlock(op), owner);
      root.isOutside = mlirOperationIsNull(holder);
      return root;
    }
    if (traits & COMMUTE_OP_DISTINCT_OBJECTS) {
      root.partition = owner;
      root.slot = value;
    }
    value = shown;
  }
  root.partition = (MlirOperation){NULL};
  return root;
}

MlirOperation commuteRootFindStart(MlirBlock block, MlirValue future) {
  MlirOperation start = findStart(future);
  return mlirOperationIsNull(start) ||
                 mlirOperationIsNull(commuteBlockFindAncestor(block, start))
             ? (MlirOperation){NULL}
             : start;
}

//===----------------------------------------------------------------------===//
// Escapes
//===----------------------------------------------------------------------===//

bool commuteRootMayEscape(CommuteAnalysis *names, MlirOperation op,
                          MlirValue value, const CommuteVector *effectValues) {
  uint32_t index = commuteAnalysisGetName(names, op);
  if (index == UINT32_MAX || commuteRootIsGroupYield(op))
    return false;
  const CommuteNameInfo name = *commuteAnalysisGetNameInfo(names, index);
  if (commuteNameTouchesOperandsOnly(&name) ||
      name.traits & (COMMUTE_OP_VIEW | COMMUTE_OP_DISTINCT_OBJECTS))
    return false;
  for (intptr_t i = 0, e = mlirOperationGetNumResults(op); i < e; ++i) {
    MlirValue result = mlirOperationGetResult(op, i);
    CommuteTypeInfo type;
    if (!commuteAnalysisGetType(names, mlirValueGetType(result), &type))
      continue;
    if (type.typeClass == COMMUTE_TYPE_TENSOR ||
        (commuteTypeIsMemory(type.typeClass) &&
         !commuteValueIsAllocation(result)))
      return true;
  }
  const MlirValue *values = effectValues->items;
  for (uint32_t i = 0; i < effectValues->count; ++i)
    if (mlirValueEqual(values[i], value))
      return false;
  return true;
}
