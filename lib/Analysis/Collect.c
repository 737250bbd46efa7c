//===- Collect.c - What an operation uses and does ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Looks at an operation of the block and at all inside it. Effects are asked of
// each operation that counts by itself, in the order of the text, so that a
// wait inside ends its flight before what stands behind it is looked at. What
// stands inside an operation that has only effects of its own has none that
// count, but uses values.
//
//===----------------------------------------------------------------------===//

#include "Builder.h"

#include "commute/Dialect.h"

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

bool commuteCollectAccess(CommuteBuilder *builder, uint32_t index, bool isWrite,
                          bool isFlight, MlirValue value) {
  builder->hasEffects = true;
  CommuteMemoryClass *memoryClass = commuteBuilderGetClass(builder, index);
  if (memoryClass->kind == COMMUTE_CLASS_LOCAL)
    return true;
  if (memoryClass->visit == builder->visit) {
    CommuteAccess *accesses = builder->accesses.items;
    accesses[memoryClass->access].isWrite |= isWrite;
    accesses[memoryClass->access].isFlight |= isFlight;
    return true;
  }
  memoryClass->visit = builder->visit;
  memoryClass->access = builder->accesses.count;
  CommuteAccess *access =
      commuteBuilderAppend(builder, &builder->accesses, sizeof(*access));
  if (!access)
    return false;
  *access = (CommuteAccess){index, isWrite, isFlight, value};
  return true;
}

static bool addResourceAccess(CommuteBuilder *builder,
                              const CommuteEffect *effect) {
  bool found;
  CommutePointerSlot *slot = commutePointerMapInsert(
      &builder->resources, effect->resourceID.ptr, &found);
  if (!slot)
    return commuteBuilderRunOut(builder);
  if (!found &&
      !commuteHazardsAddSet(builder, COMMUTE_SET_OF_EFFECTS, &slot->first))
    return false;
  bool isWrite = effect->kind != COMMUTE_EFFECT_READ;
  CommuteAccess *accesses = builder->resourceAccesses.items;
  for (uint32_t i = 0; i < builder->resourceAccesses.count; ++i)
    if (accesses[i].target == slot->first) {
      accesses[i].isWrite |= isWrite;
      return true;
    }
  CommuteAccess *access = commuteBuilderAppend(
      builder, &builder->resourceAccesses, sizeof(*access));
  if (!access)
    return false;
  *access = (CommuteAccess){.target = slot->first, .isWrite = isWrite};
  return true;
}

/// A tensor that is freed by hand may share its memory with others, made of it
/// by operations without effects: it is freed after all that stands before. An
/// earlier one that is freed speaks for what stands before that.
static bool orderAfterAll(CommuteBuilder *builder, MlirValue freed) {
  uint32_t count = builder->marks.count;
  for (uint32_t node = builder->firstUnfreed; node < count; ++node)
    if (!commuteBuilderAddEdge(builder, node, COMMUTE_EDGE_ORDER,
                               COMMUTE_REASON_WRITE_AFTER_READ, freed))
      return false;
  builder->firstUnfreed = count;
  return true;
}

static bool addValueEffect(CommuteBuilder *builder, const CommuteEffect *effect,
                           bool isWrite) {
  if (mlirValueIsAOpResult(effect->value) &&
      mlirOperationEqual(mlirOpResultGetOwner(effect->value), effect->op)) {
    // Whoever gets hold of what is made here comes later anyway. A copy-in's
    // first result is a part of its second one.
    return commuteValueIsAllocation(effect->value) ||
           builder->touchesOperandsOnly ||
           commuteCollectAccess(builder, COMMUTE_UNKNOWN_MEMORY, isWrite, false,
                                effect->value);
  }
  CommuteValueInfo info;
  if (!commuteMemoryFindValue(builder, effect->value, &info))
    return false;
  if (!commuteTypeIsMemory(info.typeClass))
    return true; // Tensors carry no memory.
  MlirValue *value =
      commuteBuilderAppend(builder, &builder->effectValues, sizeof(*value));
  if (!value)
    return false;
  *value = effect->value;
  return commuteFlightCheckAccess(builder, effect->op, info.index, isWrite) &&
         commuteCollectAccess(
             builder, commuteBuilderGetMemory(builder, info.index)->memoryClass,
             isWrite, false, effect->value);
}

static void addEffect(const CommuteEffect *effect, void *userData) {
  CommuteBuilder *builder = userData;
  // Those inside have their turn.
  if (builder->state != COMMUTE_BUILD_FINE ||
      !mlirOperationEqual(effect->op, builder->listed))
    return;
  builder->hasEffects = true;
  bool isWrite = effect->kind != COMMUTE_EFFECT_READ;
  if (effect->resource == COMMUTE_RESOURCE_OTHER)
    (void)addResourceAccess(builder, effect);
  if (effect->resource != COMMUTE_RESOURCE_MEMORY ||
      effect->kind == COMMUTE_EFFECT_ALLOCATE)
    return;
  if (!mlirValueIsNull(effect->value))
    (void)addValueEffect(builder, effect, isWrite);
  else
    // What a symbol names is no allocation.
    (void)commuteCollectAccess(builder,
                               mlirAttributeIsNull(effect->symbol)
                                   ? COMMUTE_ALL_MEMORY
                                   : COMMUTE_UNKNOWN_MEMORY,
                               isWrite, false, effect->value);
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Tells whether a value is defined inside the operation at hand.
static bool isInside(const CommuteBuilder *builder, MlirValue value) {
  MlirOperation parent =
      mlirValueIsAOpResult(value)
          ? mlirOpResultGetOwner(value)
          : mlirBlockGetParentOperation(mlirBlockArgumentGetOwner(value));
  while (!mlirOperationIsNull(parent)) {
    if (mlirOperationEqual(parent, builder->op))
      return true;
    parent = mlirOperationGetParentOperation(parent);
  }
  return false;
}

/// Tells whether an operation says what the group at hand yields.
static bool isGroupYield(const CommuteBuilder *builder, MlirOperation op,
                         const CommuteNameInfo *name) {
  return builder->isGroup && name->traits & COMMUTE_OP_TERMINATOR &&
         mlirOperationEqual(mlirOperationGetParentOperation(op), builder->op);
}

/// Has the operation at hand take a future, by `op`, which is it or inside it.
static bool takeFuture(CommuteBuilder *builder, MlirOperation op,
                       const CommuteNameInfo *name, MlirValue future,
                       const CommuteValueInfo *info) {
  if (name->kind == COMMUTE_OP_KIND_WAIT &&
      !mlirOperationEqual(op, builder->op) && !isInside(builder, future))
    builder->waitsForOutside = true;
  if (info->index != COMMUTE_NONE) {
    // A group passes the futures of its members on.
    if (isGroupYield(builder, op, name))
      return true;
    // A wait that is reached by another way knows not what it waits for.
    return commuteFlightTake(builder, info->index) &&
           (name->kind == COMMUTE_OP_KIND_WAIT ||
            commuteFlightEscape(builder, info->index));
  }
  return name->kind != COMMUTE_OP_KIND_WAIT ||
         commuteCollectAccess(builder, COMMUTE_ALL_MEMORY, true, true, future);
}

static bool collectOperands(CommuteBuilder *builder, MlirOperation op,
                            const CommuteNameInfo *name) {
  builder->memoryOperands.count = 0;
  CommuteOperandRange after = {0, 0};
  if (name->traits & COMMUTE_OP_ORDERED)
    after = commuteOpGetOperands(op, COMMUTE_OPERAND_AFTER);
  for (intptr_t i = 0, e = mlirOperationGetNumOperands(op); i < e; ++i) {
    MlirValue value = mlirOperationGetOperand(op, i);
    CommuteValueInfo info;
    if (!commuteMemoryFindValue(builder, value, &info))
      return false;
    bool isAfter = i >= after.first && i < after.first + after.count;
    if (info.node != COMMUTE_NONE &&
        !commuteBuilderAddEdge(
            builder, info.node,
            isAfter ? COMMUTE_EDGE_ORDER : COMMUTE_EDGE_DATA,
            isAfter ? COMMUTE_REASON_ORDER : COMMUTE_REASON_DATA, value))
      return false;
    if (isAfter || info.typeClass == COMMUTE_TYPE_SCALAR)
      continue;
    if (!commuteStorageTouch(builder, &info) ||
        (info.typeClass == COMMUTE_TYPE_FUTURE &&
         !takeFuture(builder, op, name, value, &info)))
      return false;
    if (!commuteTypeIsMemory(info.typeClass))
      continue;
    MlirValue *operand = commuteBuilderAppend(builder, &builder->memoryOperands,
                                              sizeof(*operand));
    if (!operand)
      return false;
    *operand = value;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

/// Collects the effects that an operation has by itself.
static bool collectEffects(CommuteBuilder *builder, MlirOperation op,
                           const CommuteNameInfo *name) {
  builder->effectValues.count = 0;
  if (name->kind == COMMUTE_OP_KIND_WAIT || commuteNameIsCollective(name))
    builder->hasEffects = true;
  if (commuteNameHasUnknownEffects(name) ||
      commuteOpIsFence(builder->analysis, op, name)) {
    builder->isUnknown = true;
    return true;
  }
  if (!commuteNameHasOwnEffects(name) ||
      (name->traits & COMMUTE_OP_SYMBOL) != 0 ||
      // Most operations of a program: they compute with tensors.
      (commuteNameTouchesOperandsOnly(name) &&
       builder->memoryOperands.count == 0))
    return true;
  builder->listed = op;
  builder->touchesOperandsOnly = commuteNameTouchesOperandsOnly(name);
  if (!commuteOpGetEffects(op, addEffect, builder))
    builder->isUnknown = true;
  return builder->state == COMMUTE_BUILD_FINE;
}

/// Tells whether an operation may do more with a pointer that it takes than
/// read and write what it points to, or show it.
static bool mayKeepAddresses(const CommuteNameInfo *name) {
  return !commuteNameTouchesOperandsOnly(name) &&
         !(name->traits & (COMMUTE_OP_VIEW | COMMUTE_OP_DISTINCT_OBJECTS));
}

static bool hasEffectOn(const CommuteBuilder *builder, MlirValue value) {
  const MlirValue *values = builder->effectValues.items;
  for (uint32_t i = 0; i < builder->effectValues.count; ++i)
    if (mlirValueEqual(values[i], value))
      return true;
  return false;
}

/// Notes which allocations others may get hold of through an operation: it
/// takes one without an effect on it (it may store the address, or pass it on),
/// or yields an address that may be that of any it takes.
static bool collectEscapes(CommuteBuilder *builder, bool yieldsAddress,
                           bool doEffectsCount) {
  const MlirValue *operands = builder->memoryOperands.items;
  for (uint32_t i = 0; i < builder->memoryOperands.count; ++i) {
    if (doEffectsCount && !yieldsAddress && hasEffectOn(builder, operands[i]))
      continue;
    CommuteValueInfo info;
    if (!commuteMemoryFindValue(builder, operands[i], &info) ||
        !commuteMemoryEscape(builder, info.index))
      return false;
  }
  return true;
}

/// A tensor made of a buffer shows what is in it, also where the operation that
/// makes it (builtin.unrealized_conversion_cast) states no effect.
static bool collectTensorOfBuffer(CommuteBuilder *builder, MlirOperation op) {
  if (builder->effectValues.count > 0 || builder->isUnknown ||
      mlirOperationGetNumRegions(op) > 0 || mlirOperationGetNumResults(op) == 0)
    return true;
  MlirValue result = mlirOperationGetResult(op, 0);
  CommuteTypeInfo type;
  if (!commuteAnalysisGetType(builder->analysis, mlirValueGetType(result),
                              &type))
    return commuteBuilderRunOut(builder);
  if (type.typeClass != COMMUTE_TYPE_TENSOR)
    return true;
  const MlirValue *operands = builder->memoryOperands.items;
  for (uint32_t i = 0; i < builder->memoryOperands.count; ++i) {
    CommuteValueInfo info;
    if (!commuteMemoryFindValue(builder, operands[i], &info) ||
        !commuteFlightCheckAccess(builder, op, info.index, false) ||
        !commuteCollectAccess(
            builder, commuteBuilderGetMemory(builder, info.index)->memoryClass,
            false, false, operands[i]))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

static bool collectCommunication(CommuteBuilder *builder, MlirOperation op,
                                 const CommuteNameInfo *name) {
  if (name->kind == COMMUTE_OP_KIND_WAIT) {
    builder->waitsInside = true;
    return true;
  }
  builder->startsInside = true;
  uint32_t *group =
      commuteBuilderAppend(builder, &builder->startGroups, sizeof(*group));
  uint32_t *flight =
      commuteBuilderAppend(builder, &builder->startFlights, sizeof(*flight));
  if (!group || !flight)
    return false;
  *group = commuteAnalysisGetGroup(builder->analysis, op);
  if (*group == COMMUTE_NONE)
    return commuteBuilderRunOut(builder);
  MlirAttribute queue = commuteOpGetMessageQueue(op, name);
  if (!mlirAttributeIsNull(queue)) {
    MlirAttribute *added =
        commuteBuilderAppend(builder, &builder->startQueues, sizeof(*added));
    if (!added)
      return false;
    *added = queue;
  }
  return commuteFlightCreate(builder, op, flight);
}

static bool collectResults(CommuteBuilder *builder, MlirOperation op,
                           const CommuteNameInfo *name, bool *yieldsAddress) {
  bool isHere = mlirOperationEqual(op, builder->op);
  // Members of a group run once, as if they stood in the block.
  bool isInner =
      !isHere &&
      !(builder->isGroup &&
        mlirOperationEqual(mlirOperationGetParentOperation(op), builder->op));
  for (intptr_t i = 0, e = mlirOperationGetNumResults(op); i < e; ++i) {
    CommuteValueInfo info;
    if (!commuteMemoryDescribeResult(builder, op, name, i, isInner, &info,
                                     yieldsAddress))
      return false;
    if (info.typeClass == COMMUTE_TYPE_FUTURE &&
        commuteNameIsCollective(name)) {
      const uint32_t *flights = builder->startFlights.items;
      info.index = flights[builder->startFlights.count - 1];
    }
    // A tensor made of a buffer may be turned into one again.
    if (info.typeClass == COMMUTE_TYPE_TENSOR)
      *yieldsAddress = true;
    // An allocation is an effect.
    if (commuteTypeIsMemory(info.typeClass) &&
        commuteNameTouchesOperandsOnly(name))
      builder->hasEffects = true;
    if (!isHere) {
      if (!commuteMemorySetValue(builder, mlirOperationGetResult(op, i), &info))
        return false;
      continue;
    }
    CommuteValueInfo *result =
        commuteBuilderAppend(builder, &builder->results, sizeof(*result));
    if (!result)
      return false;
    *result = info;
  }
  return true;
}

/// Collects one operation, at hand or inside, without those inside it.
static bool collectOne(CommuteBuilder *builder, MlirOperation op,
                       const CommuteNameInfo *name, bool doEffectsCount) {
  if (!collectOperands(builder, op, name))
    return false;
  builder->effectValues.count = 0;
  if (doEffectsCount && !collectEffects(builder, op, name))
    return false;
  if ((name->kind == COMMUTE_OP_KIND_WAIT || commuteNameIsCollective(name)) &&
      !collectCommunication(builder, op, name))
    return false;
  if (name->kind == COMMUTE_OP_KIND_FREE_TENSOR &&
      !orderAfterAll(builder, mlirOperationGetOperand(op, 0)))
    return false;
  bool yieldsAddress = false;
  if (!collectResults(builder, op, name, &yieldsAddress))
    return false;
  if (builder->memoryOperands.count == 0 || !mayKeepAddresses(name) ||
      isGroupYield(builder, op, name))
    return true;
  return collectTensorOfBuffer(builder, op) &&
         collectEscapes(builder, yieldsAddress, doEffectsCount);
}

/// Gives the results of a group what its members yield.
static bool collectGroupResults(CommuteBuilder *builder) {
  MlirBlock body =
      mlirRegionGetFirstBlock(mlirOperationGetRegion(builder->op, 0));
  MlirOperation yield = mlirBlockGetTerminator(body);
  CommuteValueInfo *results = builder->results.items;
  for (uint32_t i = 0; i < builder->results.count; ++i) {
    CommuteValueInfo info;
    MlirValue value = mlirOperationGetOperand(yield, (intptr_t)i);
    if (!commuteMemoryFindValue(builder, value, &info))
      return false;
    if (info.typeClass == COMMUTE_TYPE_FUTURE && info.index != COMMUTE_NONE)
      commuteBuilderGetFlight(builder, info.index)->future =
          mlirOperationGetResult(builder->op, (intptr_t)i);
    if (info.index != COMMUTE_NONE)
      results[i].index = info.index;
  }
  return true;
}

static bool collectInside(CommuteBuilder *builder,
                          const CommuteNameInfo *outer) {
  // Where effects do not count, up to the operation that follows; null is the
  // end.
  bool doEffectsCount = commuteNameHasInnerEffects(outer);
  MlirOperation resume = {NULL};
  MlirOperation op = commuteOpGetFirstInside(builder->op);
  bool isPaused = false;
  while (!mlirOperationIsNull(op)) {
    if (isPaused && mlirOperationEqual(op, resume))
      isPaused = false;
    uint32_t index = commuteAnalysisGetName(builder->analysis, op);
    if (index == COMMUTE_NONE)
      return commuteBuilderRunOut(builder);
    CommuteNameInfo name =
        *commuteAnalysisGetNameInfo(builder->analysis, index);
    if (!collectOne(builder, op, &name, doEffectsCount && !isPaused))
      return false;
    MlirOperation inside = commuteOpGetFirstInside(op);
    if (mlirOperationIsNull(inside)) {
      op = commuteOpGetNextInside(builder->op, op);
      continue;
    }
    if (!isPaused && !commuteNameHasInnerEffects(&name)) {
      isPaused = true;
      resume = commuteOpGetNextInside(builder->op, op);
    }
    op = inside;
  }
  return true;
}

bool commuteCollectOperation(CommuteBuilder *builder, uint32_t index) {
  // A copy: names are kept in an array that grows.
  CommuteNameInfo name = *commuteAnalysisGetNameInfo(builder->analysis, index);
  builder->isGroup = name.kind == COMMUTE_OP_KIND_GROUP;
  if (!collectOne(builder, builder->op, &name, true))
    return false;
  // What is inside a symbol, such as a function, does not run here.
  if (mlirOperationGetNumRegions(builder->op) == 0 ||
      name.traits & COMMUTE_OP_SYMBOL)
    return true;
  return collectInside(builder, &name) &&
         (!builder->isGroup || collectGroupResults(builder));
}
