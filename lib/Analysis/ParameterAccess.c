//===- ParameterAccess.c - Who accesses the memory of parameters ----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ParametersImpl.h"

#include "commute/Dialect.h"
#include "commute/Ops.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

bool commuteParameterWalkAddRoot(CommuteParameterWalk *walk, MlirValue value,
                                 CommuteRootKind kind, uint32_t *index) {
  CommuteRoot *root = commuteVectorAppend(&walk->roots, sizeof(*root));
  if (!root)
    return false;
  *root = (CommuteRoot){.value = value,
                        .kind = kind,
                        .parameter = COMMUTE_NO_INDEX,
                        .partition = COMMUTE_NO_INDEX,
                        .sourceOf = COMMUTE_NO_INDEX};
  *index = walk->roots.count - 1;
  bool found;
  CommutePointerSlot *slot =
      commutePointerMapInsert(&walk->values, value.ptr, &found);
  if (slot)
    slot->first = *index;
  return slot != NULL;
}

/// Returns the buffer that a tensor is made of where the operation that makes
/// it states no read of it, so that the tensor shows what is in it.
static MlirValue findBufferOf(MlirOperation op, const CommuteNameInfo *name) {
  if (name->kind == COMMUTE_OP_KIND_RESHAPE &&
      mlirOperationGetNumOperands(op) > 0) {
    MlirValue operand = mlirOperationGetOperand(op, 0);
    if (mlirTypeIsAMemRef(mlirValueGetType(operand)))
      return operand;
  }
  return (MlirValue){NULL};
}

/// Returns the collective that a future is of, directly or out of groups; a
/// null operation where it is not in sight.
static MlirOperation findStart(MlirValue future) {
  while (mlirValueIsAOpResult(future)) {
    MlirOperation op = mlirOpResultGetOwner(future);
    if (commuteOpGetTraits(op) & COMMUTE_OP_COLLECTIVE)
      return op;
    if (!mlirStringRefEqual(
            mlirIdentifierStr(mlirOperationGetName(op)),
            mlirStringRefCreateFromCString("comm.schedule_group")))
      break;
    future = mlirOperationGetOperand(
        mlirBlockGetTerminator(commuteScheduleGroupGetBody(op)),
        mlirOpResultGetResultNumber(future));
  }
  return (MlirOperation){NULL};
}

/// Gives the value that another one shows, or a null value.
static bool findSource(CommuteParameterWalk *walk, MlirValue value,
                       MlirValue *source) {
  *source = (MlirValue){NULL};
  if (!mlirValueIsAOpResult(value))
    return true;
  MlirOperation op = mlirOpResultGetOwner(value);
  intptr_t index = mlirOpResultGetResultNumber(value);
  uint32_t nameIndex = commuteAnalysisGetName(walk->names, op);
  if (nameIndex == UINT32_MAX)
    return false;
  const CommuteNameInfo *name =
      commuteAnalysisGetNameInfo(walk->names, nameIndex);
  if (name->kind == COMMUTE_OP_KIND_GROUP) {
    *source = mlirOperationGetOperand(
        mlirBlockGetTerminator(commuteScheduleGroupGetBody(op)), index);
    return true;
  }
  if (name->kind == COMMUTE_OP_KIND_WAIT) {
    MlirOperation start = findStart(mlirOperationGetOperand(op, 0));
    if (mlirOperationIsNull(start))
      return true;
    CommuteOperandRange destinations =
        commuteOpGetOperands(start, COMMUTE_OPERAND_DESTINATIONS);
    if (destinations.count > 0)
      *source = mlirOperationGetOperand(start, destinations.first + index);
    return true;
  }
  *source = commuteResultGetSource(op, name, index);
  if (mlirValueIsNull(*source) && mlirTypeIsATensor(mlirValueGetType(value)))
    *source = findBufferOf(op, name);
  return true;
}

static CommuteRootKind findKind(CommuteParameterWalk *walk, MlirValue value,
                                CommuteTypeClass typeClass) {
  if (!commuteTypeIsMemory(typeClass))
    return COMMUTE_ROOT_TENSOR;
  if (!mlirValueIsAOpResult(value))
    return COMMUTE_ROOT_UNKNOWN;
  MlirOperation op = mlirOpResultGetOwner(value);
  uint32_t name = commuteAnalysisGetName(walk->names, op);
  CommuteOpKind kind =
      name == UINT32_MAX ? COMMUTE_OP_KIND_OTHER
                         : commuteAnalysisGetNameInfo(walk->names, name)->kind;
  // The first result of a copy-in stands for all of its new buffer; a wait's
  // that shows no destination is new, if it is known what it waits for.
  if (kind == COMMUTE_OP_KIND_COPY_IN || commuteValueIsAllocation(value) ||
      (kind == COMMUTE_OP_KIND_WAIT &&
       !mlirOperationIsNull(findStart(mlirOperationGetOperand(op, 0)))))
    return COMMUTE_ROOT_FRESH;
  return COMMUTE_ROOT_UNKNOWN;
}

bool commuteParameterWalkFindRoot(CommuteParameterWalk *walk, MlirValue value,
                                  uint32_t *root) {
  walk->path.count = 0;
  for (MlirValue source;; value = source) {
    const CommutePointerSlot *slot =
        commutePointerMapFind(&walk->values, value.ptr);
    if (slot) {
      *root = slot->first;
      break;
    }
    if (!findSource(walk, value, &source))
      return false;
    if (mlirValueIsNull(source)) {
      CommuteTypeInfo type;
      if (!commuteAnalysisGetType(walk->names, mlirValueGetType(value),
                                  &type) ||
          !commuteParameterWalkAddRoot(
              walk, value, findKind(walk, value, type.typeClass), root))
        return false;
      break;
    }
    MlirValue *step = commuteVectorAppend(&walk->path, sizeof(*step));
    if (!step)
      return false;
    *step = value;
  }
  const MlirValue *path = walk->path.items;
  for (uint32_t i = 0; i < walk->path.count; ++i) {
    bool found;
    CommutePointerSlot *slot =
        commutePointerMapInsert(&walk->values, path[i].ptr, &found);
    if (!slot)
      return false;
    slot->first = *root;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// The operation at hand may access any memory.
static void accessForeign(CommuteParameterWalk *walk,
                          CommuteParameterFault fault) {
  if (!mlirOperationIsNull(walk->foreign) && walk->foreignAt == walk->at)
    return;
  walk->foreign = walk->op;
  walk->foreignAt = walk->at;
  walk->foreignFault = fault;
}

/// The operation at hand accesses the memory of a root; `sourceOf` is the
/// parameter that it copies it into, if that is all it does.
static void accessRoot(CommuteParameterWalk *walk, uint32_t index,
                       uint32_t sourceOf) {
  CommuteRoot *root = commuteParameterWalkGetRoot(walk, index);
  if (root->kind == COMMUTE_ROOT_UNKNOWN)
    accessForeign(walk, COMMUTE_PARAMETER_UNKNOWN_MEMORY);
  if (root->kind != COMMUTE_ROOT_ARGUMENT)
    return;
  if (mlirOperationIsNull(root->firstAccess)) {
    root->firstAccess = walk->op;
    root->sourceOf = sourceOf;
  } else if (root->sourceOf != sourceOf) {
    root->sourceOf = COMMUTE_NO_INDEX;
  }
}

static bool writeRoot(CommuteParameterWalk *walk, uint32_t index) {
  accessRoot(walk, index, COMMUTE_NO_INDEX);
  CommuteRootKind kind = commuteParameterWalkGetRoot(walk, index)->kind;
  if (kind != COMMUTE_ROOT_ARGUMENT && kind != COMMUTE_ROOT_FRESH)
    return true;
  CommuteRootWrite *write = commuteVectorAppend(&walk->writes, sizeof(*write));
  if (write)
    *write = (CommuteRootWrite){index, walk->at, walk->op};
  return write != NULL;
}

/// Notes a resize of, or copy into, what is no argument, once per buffer.
static bool addStray(CommuteParameterWalk *walk, uint32_t index, bool isCopy) {
  CommuteRoot *root = commuteParameterWalkGetRoot(walk, index);
  if (root->isStray)
    return true;
  root->isStray = true;
  CommuteStrayResize *stray =
      commuteVectorAppend(&walk->result->strays, sizeof(*stray));
  if (stray)
    *stray = (CommuteStrayResize){walk->op, isCopy};
  return stray != NULL;
}

//===----------------------------------------------------------------------===//
// Resizes and copies
//===----------------------------------------------------------------------===//

/// Returns the bytes that the resize at hand asks for, negative where that is
/// not known.
static int64_t getBytes(const CommuteParameterWalk *walk) {
  MlirAttribute bytes = mlirOperationGetAttributeByName(
      walk->op, mlirStringRefCreateFromCString("bytes"));
  if (mlirAttributeIsNull(bytes))
    bytes = commuteValueGetConstant(mlirOperationGetOperand(walk->op, 1));
  if (mlirAttributeIsNull(bytes) || !mlirAttributeIsAInteger(bytes))
    return -1;
  return mlirIntegerAttrGetValueInt(bytes);
}

static bool visitResize(CommuteParameterWalk *walk) {
  uint32_t index;
  if (!commuteParameterWalkFindRoot(walk, mlirOperationGetOperand(walk->op, 0),
                                    &index) ||
      !writeRoot(walk, index))
    return false;
  const CommuteRoot *root = commuteParameterWalkGetRoot(walk, index);
  if (root->kind != COMMUTE_ROOT_ARGUMENT)
    return addStray(walk, index, false);
  return commuteParameterResize(walk, root->parameter, getBytes(walk));
}

static bool visitCopy(CommuteParameterWalk *walk) {
  uint32_t source, target;
  if (!commuteParameterWalkFindRoot(walk, mlirOperationGetOperand(walk->op, 0),
                                    &source) ||
      !commuteParameterWalkFindRoot(walk, mlirOperationGetOperand(walk->op, 1),
                                    &target))
    return false;
  uint32_t parameter = commuteParameterWalkGetRoot(walk, target)->parameter;
  if (source != target)
    accessRoot(walk, source, parameter);
  const CommuteRoot *root = commuteParameterWalkGetRoot(walk, source);
  if (root->kind == COMMUTE_ROOT_ARGUMENT &&
      mlirTypeIsAMemRef(
          mlirValueGetType(mlirOperationGetOperand(walk->op, 0))) &&
      !commuteParameterRead(walk, root->parameter, 0))
    return false;
  if (!writeRoot(walk, target))
    return false;
  return parameter == COMMUTE_NO_INDEX
             ? addStray(walk, target, true)
             : commuteParameterCopyInto(walk, parameter, source);
}

//===----------------------------------------------------------------------===//
// All other operations
//===----------------------------------------------------------------------===//

static bool collectBuffers(CommuteParameterWalk *walk) {
  walk->operands.count = 0;
  CommuteOperandRange after = {0, 0};
  if (walk->name->traits & COMMUTE_OP_ORDERED)
    after = commuteOpGetOperands(walk->op, COMMUTE_OPERAND_AFTER);
  for (intptr_t i = 0, e = mlirOperationGetNumOperands(walk->op); i < e; ++i) {
    if (i >= after.first && i < after.first + after.count)
      continue;
    MlirValue value = mlirOperationGetOperand(walk->op, i);
    CommuteTypeInfo type;
    if (!commuteAnalysisGetType(walk->names, mlirValueGetType(value), &type))
      return false;
    if (!commuteTypeIsMemory(type.typeClass))
      continue;
    uint32_t root;
    CommuteBufferOperand *operand =
        commuteVectorAppend(&walk->operands, sizeof(*operand));
    if (!operand || !commuteParameterWalkFindRoot(walk, value, &root))
      return false;
    *operand = (CommuteBufferOperand){.index = i, .value = value, .root = root};
  }
  return true;
}

/// Notes an effect on memory that is no operand's.
static bool addOtherEffect(CommuteParameterWalk *walk,
                           const CommuteEffect *effect, bool isWrite) {
  MlirValue value = effect->value;
  if (mlirValueIsNull(value)) {
    accessForeign(walk, COMMUTE_PARAMETER_UNKNOWN_MEMORY);
    return true;
  }
  if (mlirValueIsAOpResult(value) &&
      mlirOperationEqual(mlirOpResultGetOwner(value), walk->op) &&
      commuteNameTouchesOperandsOnly(walk->name))
    return true; // It is new, or lies in an operand that is written.
  uint32_t root;
  if (!commuteParameterWalkFindRoot(walk, value, &root))
    return false;
  const CommuteRoot *info = commuteParameterWalkGetRoot(walk, root);
  if (info->kind == COMMUTE_ROOT_ARGUMENT)
    // Through something that is no operand: nothing says where.
    commuteParameterSetFault(
        commuteParametersGet(walk->result, info->parameter),
        COMMUTE_PARAMETER_PASSED_ON, walk->op);
  if (isWrite)
    return writeRoot(walk, root);
  accessRoot(walk, root, COMMUTE_NO_INDEX);
  return true;
}

static void addEffect(const CommuteEffect *effect, void *userData) {
  CommuteParameterWalk *walk = userData;
  // Those inside have their turn.
  if (effect->resource != COMMUTE_RESOURCE_MEMORY ||
      effect->kind == COMMUTE_EFFECT_ALLOCATE ||
      !mlirOperationEqual(effect->op, walk->op))
    return;
  bool isWrite = effect->kind != COMMUTE_EFFECT_READ;
  bool isOperand = false;
  CommuteBufferOperand *operands = walk->operands.items;
  for (uint32_t i = 0; i < walk->operands.count; ++i) {
    if (!mlirValueEqual(operands[i].value, effect->value))
      continue;
    operands[i].isRead |= !isWrite;
    operands[i].isWritten |= isWrite;
    isOperand = true;
  }
  if (!isOperand && !addOtherEffect(walk, effect, isWrite))
    walk->isOutOfMemory = true;
}

/// Finds what the operation at hand does with its buffers. Returns false where
/// it does not tell.
static bool findEffects(CommuteParameterWalk *walk) {
  if (commuteNameHasUnknownEffects(walk->name))
    return false;
  if (!commuteNameHasOwnEffects(walk->name) ||
      // Most operations of a program: they compute with tensors.
      (commuteNameTouchesOperandsOnly(walk->name) && walk->operands.count == 0))
    return true;
  (void)commuteOpGetEffects(walk->op, addEffect, walk);
  return true;
}

/// Tells whether the operation at hand hands its operands to the caller.
static bool isReturn(const CommuteParameterWalk *walk) {
  return walk->name->traits & COMMUTE_OP_TERMINATOR &&
         mlirOperationGetNumSuccessors(walk->op) == 0 &&
         mlirOperationEqual(mlirOperationGetParentOperation(walk->op),
                            walk->result->function);
}

/// Tells whether the operation at hand does nothing with an operand that it
/// has no effect on but to show it, to describe it, or to return it.
static bool isHarmless(const CommuteParameterWalk *walk,
                       const CommuteBufferOperand *operand) {
  if (walk->name->kind == COMMUTE_OP_KIND_STORAGE ||
      walk->name->traits & COMMUTE_OP_DISTINCT_OBJECTS)
    return true;
  MlirValue source, view;
  if (walk->name->traits & COMMUTE_OP_VIEW)
    return commuteOpGetView(walk->op, &source, &view) &&
           mlirValueEqual(source, operand->value);
  return isReturn(walk);
}

/// Notes what the operation at hand does to a parameter.
static bool visitParameter(CommuteParameterWalk *walk, uint32_t parameter,
                           const CommuteBufferOperand *operand, bool isKnown) {
  CommuteParameter *info = commuteParametersGet(walk->result, parameter);
  if (!isKnown) {
    commuteParameterSetFault(info, COMMUTE_PARAMETER_UNKNOWN_EFFECTS, walk->op);
    return true;
  }
  if (operand->isWritten)
    commuteParameterWrite(walk, parameter);
  // A view that also reads may be made again, which a use may not.
  else if (operand->isRead ? (walk->name->traits & COMMUTE_OP_VIEW) != 0
                           : !isHarmless(walk, operand))
    commuteParameterSetFault(info, COMMUTE_PARAMETER_PASSED_ON, walk->op);
  if (!operand->isRead)
    return true;
  return commuteParameterRead(walk, parameter, operand->index) &&
         (!commuteNameIsCollective(walk->name) ||
          commuteParameterStartFlight(walk, parameter));
}

static bool visitOther(CommuteParameterWalk *walk) {
  if (!collectBuffers(walk))
    return false;
  bool isKnown = findEffects(walk);
  if (walk->isOutOfMemory)
    return false;
  if (!isKnown)
    accessForeign(walk, COMMUTE_PARAMETER_UNKNOWN_EFFECTS);
  const CommuteBufferOperand *operands = walk->operands.items;
  for (uint32_t i = 0; i < walk->operands.count; ++i) {
    bool isWritten = operands[i].isWritten || !isKnown;
    if (isWritten && !writeRoot(walk, operands[i].root))
      return false;
    if (operands[i].isRead)
      accessRoot(walk, operands[i].root, COMMUTE_NO_INDEX);
    const CommuteRoot *root =
        commuteParameterWalkGetRoot(walk, operands[i].root);
    if (root->kind == COMMUTE_ROOT_ARGUMENT &&
        !visitParameter(walk, root->parameter, &operands[i], isKnown))
      return false;
  }
  if (walk->name->kind == COMMUTE_OP_KIND_WAIT) {
    MlirValue future = mlirOperationGetOperand(walk->op, 0);
    if (mlirOperationIsNull(findStart(future)))
      accessForeign(walk, COMMUTE_PARAMETER_UNKNOWN_MEMORY);
    commuteParametersEndFlight(walk, future);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Names of arguments
//===----------------------------------------------------------------------===//

/// A memref.distinct_objects that runs whenever the function does: its operands
/// are distinct.
static void visitDistinctObjects(CommuteParameterWalk *walk) {
  if (!mlirBlockEqual(mlirOperationGetBlock(walk->op), walk->entry))
    return;
  uint32_t partition = walk->numPartitions++;
  for (intptr_t i = 0, e = mlirOperationGetNumOperands(walk->op); i < e; ++i) {
    const CommutePointerSlot *slot = commutePointerMapFind(
        &walk->values, mlirOperationGetOperand(walk->op, i).ptr);
    if (!slot)
      continue;
    CommuteRoot *root = commuteParameterWalkGetRoot(walk, slot->first);
    if (mlirValueEqual(root->value, mlirOperationGetOperand(walk->op, i)) &&
        root->partition == COMMUTE_NO_INDEX)
      root->partition = partition;
  }
}

static bool notePlace(CommuteParameterWalk *walk) {
  bool found;
  CommutePointerSlot *slot =
      commutePointerMapInsert(&walk->result->views, walk->op.ptr, &found);
  if (slot)
    slot->first = walk->at;
  return slot != NULL;
}

bool commuteParameterWalkVisit(CommuteParameterWalk *walk) {
  switch (walk->name->kind) {
  case COMMUTE_OP_KIND_RESIZE:
    return visitResize(walk);
  case COMMUTE_OP_KIND_COPY:
    return visitCopy(walk);
  default:
    break;
  }
  if (walk->name->traits & COMMUTE_OP_DISTINCT_OBJECTS)
    visitDistinctObjects(walk);
  if (walk->name->traits & COMMUTE_OP_VIEW && !notePlace(walk))
    return false;
  return visitOther(walk);
}
