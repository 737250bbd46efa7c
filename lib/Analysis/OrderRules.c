//===- OrderRules.c - Dependences, stated once more -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "OrderRules.h"

#include "OrderRoots.h"

#include "commute/Diagnostics.h"
#include "commute/Dialect.h"

//===----------------------------------------------------------------------===//
// Histories
//===----------------------------------------------------------------------===//

/// Of some operations, the one that now stands last.
typedef struct Last {
  bool exists;
  uint32_t place;
  MlirOperation op;
} Last;

/// The accesses of a kind so far.
typedef struct History {
  Last reads;
  Last writes;
} History;

/// The histories that always exist. Those of allocations and slots follow.
enum {
  /// Accesses that name no value, and all others.
  WHOLE,
  NAMED,
  /// By pointers from elsewhere, by those with slots that may be such, by
  /// arguments, to allocations that such pointers may reach.
  POINTERS,
  POINTER_SLOTS,
  ARGUMENTS,
  REACHABLE,
  /// Communication, and effects on other resources.
  COMMUNICATION,
  OTHER_RESOURCES,
  /// Operations with effects, and those whose effects are unknown.
  EFFECTS,
  UNKNOWN_EFFECTS,
  ALL_STARTS,
  /// All operations.
  OPERATIONS,
  NUM_FIXED_HISTORIES
};

typedef struct Rules {
  CommuteAnalysis *names;
  const CommuteOldOrder *old;
  CommuteCollectiveOrder order;
  CommuteOrderVerdict verdict;
  /// Of History.
  CommuteVector histories;
  /// Root of an allocation, result of a memref.distinct_objects, that operation
  /// itself, resource, process group, message queue -> history; `second` of an
  /// allocation: pointers from elsewhere may reach it.
  CommutePointerMap keys;
  /// Of MlirOperation: each memref.distinct_objects that was met.
  CommuteVector partitions;
  // The operation at hand.
  MlirOperation op;
  uint32_t oldPlace, place;
  bool hasEffects, isUnknown;
  /// The operation whose own effects are being listed, and what they are on:
  /// MlirValue.
  MlirOperation listed;
  CommuteVector effectValues;
} Rules;

static History *getHistory(Rules *rules, uint32_t index) {
  History *histories = rules->histories.items;
  return &histories[index];
}

static bool runOut(Rules *rules) {
  if (rules->verdict == COMMUTE_ORDER_KEPT)
    rules->verdict = COMMUTE_ORDER_NO_MEMORY;
  return false;
}

/// Finds the history of a key, or makes one.
static bool findHistory(Rules *rules, const void *key, uint32_t *index) {
  bool found;
  CommutePointerSlot *slot = commutePointerMapInsert(&rules->keys, key, &found);
  if (!slot)
    return runOut(rules);
  if (!found) {
    History *added = commuteVectorAppend(&rules->histories, sizeof(*added));
    if (!added)
      return runOut(rules);
    *added = (History){.reads = {.exists = false}};
    slot->first = rules->histories.count - 1;
  }
  *index = slot->first;
  return true;
}

//===----------------------------------------------------------------------===//
// The rule
//===----------------------------------------------------------------------===//

/// The operation at hand must stand behind another.
static bool requireBehind(Rules *rules, const Last *last, CommuteReason why) {
  if (!last->exists || last->place <= rules->place)
    return true;
  CommuteDiagnostic *error =
      commuteDiagnosticCreate(rules->op, MlirDiagnosticError);
  commuteDiagnosticAppend(error,
                          "was moved before an operation that it must come "
                          "after: %s",
                          commuteReasonGetName(why));
  commuteDiagnosticNote(error, last->op, "it must come after this one");
  (void)commuteDiagnosticEmit(error);
  rules->verdict = COMMUTE_ORDER_BROKEN;
  return false;
}

/// The access at hand must stand behind those of a history that conflict.
static bool requireHistory(Rules *rules, uint32_t index, bool isWrite) {
  const History *history = getHistory(rules, index);
  return requireBehind(rules, &history->writes,
                       isWrite ? COMMUTE_REASON_WRITE_AFTER_WRITE
                               : COMMUTE_REASON_READ_AFTER_WRITE) &&
         (!isWrite || requireBehind(rules, &history->reads,
                                    COMMUTE_REASON_WRITE_AFTER_READ));
}

static void noteLast(Rules *rules, Last *last) {
  if (!last->exists || rules->place > last->place)
    *last = (Last){true, rules->place, rules->op};
}

static void note(Rules *rules, uint32_t index, bool isWrite) {
  History *history = getHistory(rules, index);
  noteLast(rules, isWrite ? &history->writes : &history->reads);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

static bool isReachable(const Rules *rules, const CommuteRoot *root) {
  const CommutePointerSlot *slot =
      commutePointerMapFind(&rules->keys, root->value.ptr);
  return root->isOutside || (slot && slot->second);
}

/// Slots of every memref.distinct_objects but one.
static bool requireOtherSlots(Rules *rules, MlirOperation except,
                              bool isWrite) {
  const MlirOperation *partitions = rules->partitions.items;
  for (uint32_t i = 0; i < rules->partitions.count; ++i) {
    uint32_t index;
    if (!mlirOperationEqual(partitions[i], except) &&
        (!findHistory(rules, partitions[i].ptr, &index) ||
         !requireHistory(rules, index, isWrite)))
      return false;
  }
  return true;
}

static bool accessAllocation(Rules *rules, const CommuteRoot *root,
                             bool isWrite) {
  uint32_t own;
  bool reachable = isReachable(rules, root);
  if (!findHistory(rules, root->value.ptr, &own) ||
      !requireHistory(rules, own, isWrite) ||
      (reachable && (!requireHistory(rules, POINTERS, isWrite) ||
                     !requireHistory(rules, POINTER_SLOTS, isWrite))))
    return false;
  note(rules, own, isWrite);
  if (reachable)
    note(rules, REACHABLE, isWrite);
  return true;
}

static bool accessSlot(Rules *rules, const CommuteRoot *root, bool isWrite) {
  uint32_t own, partition;
  bool isNew = commutePointerMapFind(&rules->keys, root->partition.ptr) == NULL;
  if (isNew) {
    MlirOperation *added =
        commuteVectorAppend(&rules->partitions, sizeof(*added));
    if (!added)
      return runOut(rules);
    *added = root->partition;
  }
  if (!findHistory(rules, root->slot.ptr, &own) ||
      !findHistory(rules, root->partition.ptr, &partition) ||
      !requireHistory(rules, own, isWrite) ||
      !requireHistory(rules, POINTERS, isWrite) ||
      !requireHistory(rules, ARGUMENTS, isWrite) ||
      !requireOtherSlots(rules, root->partition, isWrite) ||
      (root->kind == COMMUTE_ROOT_POINTER &&
       !requireHistory(rules, REACHABLE, isWrite)))
    return false;
  note(rules, own, isWrite);
  note(rules, partition, isWrite);
  if (root->kind == COMMUTE_ROOT_POINTER)
    note(rules, POINTER_SLOTS, isWrite);
  return true;
}

static bool accessShared(Rules *rules, CommuteRootKind kind, bool isWrite) {
  if (!requireHistory(rules, POINTERS, isWrite) ||
      !requireHistory(rules, ARGUMENTS, isWrite) ||
      !requireOtherSlots(rules, (MlirOperation){NULL}, isWrite) ||
      (kind == COMMUTE_ROOT_POINTER &&
       !requireHistory(rules, REACHABLE, isWrite)))
    return false;
  note(rules, kind == COMMUTE_ROOT_POINTER ? POINTERS : ARGUMENTS, isWrite);
  return true;
}

static bool accessRoot(Rules *rules, const CommuteRoot *root, bool isWrite) {
  rules->hasEffects = true;
  if (root->kind == COMMUTE_ROOT_LOCAL)
    return true;
  if (!requireHistory(rules, WHOLE, isWrite))
    return false;
  note(rules, NAMED, isWrite);
  if (root->kind == COMMUTE_ROOT_ALLOCATION)
    return accessAllocation(rules, root, isWrite);
  if (!mlirOperationIsNull(root->partition))
    return accessSlot(rules, root, isWrite);
  return accessShared(rules, root->kind, isWrite);
}

static bool accessValue(Rules *rules, MlirValue value, bool isWrite) {
  CommuteTypeInfo type;
  if (!commuteAnalysisGetType(rules->names, mlirValueGetType(value), &type))
    return runOut(rules);
  if (!commuteTypeIsMemory(type.typeClass))
    return true;
  CommuteRoot root = commuteRootFind(rules->op, value);
  return accessRoot(rules, &root, isWrite);
}

static bool accessAll(Rules *rules, bool isWrite) {
  rules->hasEffects = true;
  if (!requireHistory(rules, WHOLE, isWrite) ||
      !requireHistory(rules, NAMED, isWrite))
    return false;
  note(rules, WHOLE, isWrite);
  return true;
}

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

static bool accessResource(Rules *rules, const CommuteEffect *effect) {
  bool isWrite = effect->kind != COMMUTE_EFFECT_READ;
  uint32_t own;
  if (!findHistory(rules, effect->resourceID.ptr, &own))
    return false;
  const History *history = getHistory(rules, own);
  if (!requireBehind(rules, &history->writes, COMMUTE_REASON_RESOURCE) ||
      (isWrite &&
       !requireBehind(rules, &history->reads, COMMUTE_REASON_RESOURCE)) ||
      !requireBehind(rules, &getHistory(rules, COMMUNICATION)->writes,
                     COMMUTE_REASON_RESOURCE))
    return false;
  note(rules, own, isWrite);
  note(rules, OTHER_RESOURCES, true);
  return true;
}

static void visitEffect(const CommuteEffect *effect, void *userData) {
  Rules *rules = userData;
  // Those inside have their turn.
  if (rules->verdict != COMMUTE_ORDER_KEPT ||
      !mlirOperationEqual(effect->op, rules->listed))
    return;
  rules->hasEffects = true;
  bool isWrite = effect->kind != COMMUTE_EFFECT_READ;
  if (effect->resource == COMMUTE_RESOURCE_OTHER) {
    (void)accessResource(rules, effect);
    return;
  }
  if (effect->resource != COMMUTE_RESOURCE_MEMORY ||
      effect->kind == COMMUTE_EFFECT_ALLOCATE)
    return;
  if (mlirValueIsNull(effect->value)) {
    const CommuteRoot named = {.kind = COMMUTE_ROOT_POINTER};
    (void)(mlirAttributeIsNull(effect->symbol)
               ? accessAll(rules, isWrite)
               : accessRoot(rules, &named, isWrite));
    return;
  }
  // What the operation makes is not there before it.
  if (mlirValueIsAOpResult(effect->value) &&
      mlirOperationEqual(mlirOpResultGetOwner(effect->value), effect->op))
    return;
  MlirValue *value = commuteVectorAppend(&rules->effectValues, sizeof(*value));
  if (!value) {
    (void)runOut(rules);
    return;
  }
  *value = effect->value;
  (void)accessValue(rules, effect->value, isWrite);
}

/// An allocation that an operation may pass on is within reach of pointers from
/// elsewhere from then on.
static bool expose(Rules *rules, MlirOperation op, MlirValue value) {
  CommuteTypeInfo type;
  if (!commuteAnalysisGetType(rules->names, mlirValueGetType(value), &type))
    return runOut(rules);
  if (!commuteTypeIsMemory(type.typeClass) ||
      !commuteRootMayEscape(rules->names, op, value, &rules->effectValues))
    return true;
  CommuteRoot root = commuteRootFind(rules->op, value);
  uint32_t index;
  if (root.kind != COMMUTE_ROOT_ALLOCATION)
    return true;
  if (!findHistory(rules, root.value.ptr, &index))
    return false;
  commutePointerMapFind(&rules->keys, root.value.ptr)->second = 1;
  const History own = *getHistory(rules, index);
  History *reachable = getHistory(rules, REACHABLE);
  if (own.reads.exists &&
      (!reachable->reads.exists || own.reads.place > reachable->reads.place))
    reachable->reads = own.reads;
  if (own.writes.exists &&
      (!reachable->writes.exists || own.writes.place > reachable->writes.place))
    reachable->writes = own.writes;
  return true;
}

//===----------------------------------------------------------------------===//
// Communication
//===----------------------------------------------------------------------===//

/// Whoever takes a future accesses the buffers of its collective. Not knowing
/// it, a wait accesses all memory.
static bool takeFuture(Rules *rules, MlirOperation op, MlirValue future) {
  MlirOperation start = commuteRootFindStart(rules->old->block, future);
  bool isWait = commuteOpGetTraits(op) & COMMUTE_OP_WAIT;
  if (mlirOperationIsNull(start))
    return !isWait || accessAll(rules, true);
  const CommuteOperandRole roles[] = {COMMUTE_OPERAND_INPUTS,
                                      COMMUTE_OPERAND_DESTINATIONS};
  for (int role = 0; role < 2; ++role) {
    CommuteOperandRange range = commuteOpGetOperands(start, roles[role]);
    for (intptr_t i = range.first; i < range.first + range.count; ++i)
      if (!accessValue(rules, mlirOperationGetOperand(start, i), role == 1))
        return false;
  }
  return true;
}

/// Messages of one queue keep their order.
static bool checkMessage(Rules *rules, MlirAttribute queue) {
  uint32_t index;
  if (!findHistory(rules, queue.ptr, &index) ||
      !requireBehind(rules, &getHistory(rules, index)->writes,
                     COMMUTE_REASON_SAME_PEER))
    return false;
  note(rules, index, true);
  return true;
}

static bool communicate(Rules *rules, MlirOperation op,
                        const CommuteNameInfo *name) {
  bool isStart = name->kind != COMMUTE_OP_KIND_WAIT;
  rules->hasEffects = true;
  if (!requireBehind(rules, &getHistory(rules, OTHER_RESOURCES)->writes,
                     COMMUTE_REASON_RESOURCE))
    return false;
  note(rules, COMMUNICATION, true);
  MlirAttribute queue = commuteOpGetMessageQueue(op, name);
  if (!mlirAttributeIsNull(queue) && !checkMessage(rules, queue))
    return false;
  if (!isStart || rules->order == COMMUTE_COLLECTIVE_ORDER_NONE)
    return true;
  uint32_t index = ALL_STARTS;
  MlirAttribute group = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("group"));
  CommuteReason why = COMMUTE_REASON_ALL_COLLECTIVES;
  if (rules->order == COMMUTE_COLLECTIVE_ORDER_GROUP) {
    why = COMMUTE_REASON_SAME_GROUP;
    if (!findHistory(rules, group.ptr, &index))
      return false;
  }
  if (!requireBehind(rules, &getHistory(rules, index)->writes, why))
    return false;
  note(rules, index, true);
  return true;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

static bool checkOperands(Rules *rules, MlirOperation op, uint32_t traits) {
  for (intptr_t i = 0, e = mlirOperationGetNumOperands(op); i < e; ++i) {
    MlirValue value = mlirOperationGetOperand(op, i);
    bool isAfter = commuteOperandIsAfter(op, traits, i);
    if (mlirValueIsAOpResult(value)) {
      MlirOperation owner = mlirOpResultGetOwner(value);
      const CommutePointerSlot *slot =
          commutePointerMapFind(rules->old->places, owner.ptr);
      Last last = {.exists = false};
      // Where control never gets, values may be used before they are made.
      if (slot &&
          mlirBlockEqual(mlirOperationGetBlock(owner), rules->old->block) &&
          slot->first < rules->oldPlace)
        last = (Last){true, slot->second, owner};
      if (!requireBehind(rules, &last,
                         isAfter ? COMMUTE_REASON_ORDER : COMMUTE_REASON_DATA))
        return false;
    }
    if (!isAfter && commuteTypeIsAFuture(mlirValueGetType(value)) &&
        !commuteRootIsGroupYield(op) && !takeFuture(rules, op, value))
      return false;
  }
  return true;
}

/// A tensor that is made of a buffer without a stated effect reads it.
static bool checkTensorOfBuffer(Rules *rules, MlirOperation op,
                                const CommuteNameInfo *name) {
  if (commuteNameTouchesOperandsOnly(name) || rules->isUnknown ||
      rules->effectValues.count > 0 || mlirOperationGetNumRegions(op) > 0 ||
      mlirOperationGetNumResults(op) == 0 ||
      name->traits & (COMMUTE_OP_VIEW | COMMUTE_OP_DISTINCT_OBJECTS))
    return true;
  CommuteTypeInfo type;
  if (!commuteAnalysisGetType(
          rules->names, mlirValueGetType(mlirOperationGetResult(op, 0)), &type))
    return runOut(rules);
  for (intptr_t i = 0, e = mlirOperationGetNumOperands(op);
       i < e && type.typeClass == COMMUTE_TYPE_TENSOR; ++i)
    if (!accessValue(rules, mlirOperationGetOperand(op, i), false))
      return false;
  return true;
}

/// Checks one operation, in the block or inside one there.
static bool checkOne(Rules *rules, MlirOperation op,
                     const CommuteNameInfo *name, bool doEffectsCount) {
  rules->effectValues.count = 0;
  if (!checkOperands(rules, op, name->traits))
    return false;
  if ((name->kind == COMMUTE_OP_KIND_WAIT || commuteNameIsCollective(name)) &&
      !communicate(rules, op, name))
    return false;
  rules->listed = op;
  if (doEffectsCount && (commuteNameHasUnknownEffects(name) ||
                         commuteOpIsFence(rules->names, op, name)))
    rules->isUnknown = true;
  else if (doEffectsCount && commuteNameHasOwnEffects(name) &&
           !(name->traits & COMMUTE_OP_SYMBOL) &&
           !commuteOpGetEffects(op, visitEffect, rules))
    rules->isUnknown = true;
  if (name->kind == COMMUTE_OP_KIND_FREE_TENSOR &&
      // Any tensor may share its memory.
      !requireBehind(rules, &getHistory(rules, OPERATIONS)->writes,
                     COMMUTE_REASON_WRITE_AFTER_READ))
    return false;
  if (rules->verdict != COMMUTE_ORDER_KEPT ||
      !checkTensorOfBuffer(rules, op, name))
    return false;
  for (intptr_t i = 0, e = mlirOperationGetNumOperands(op); i < e; ++i)
    if (!commuteOperandIsAfter(op, name->traits, i) &&
        !expose(rules, op, mlirOperationGetOperand(op, i)))
      return false;
  return true;
}

/// Checks an operation of the block with all inside it.
static bool checkWithInside(Rules *rules) {
  // Effects inside an operation that tells its own do not count: up to
  // `resume`.
  MlirOperation resume = {NULL};
  bool isPaused = false;
  for (MlirOperation op = rules->op; !mlirOperationIsNull(op);) {
    isPaused = isPaused && !mlirOperationEqual(op, resume);
    uint32_t index = commuteAnalysisGetName(rules->names, op);
    if (index == UINT32_MAX)
      return runOut(rules);
    CommuteNameInfo name = *commuteAnalysisGetNameInfo(rules->names, index);
    if (!checkOne(rules, op, &name, !isPaused))
      return false;
    MlirOperation inside = commuteOpGetFirstInside(op);
    MlirOperation next = commuteOpGetNextInside(rules->op, op);
    if (!mlirOperationIsNull(inside) && !isPaused &&
        !commuteNameHasInnerEffects(&name)) {
      isPaused = true;
      resume = next;
    }
    op = mlirOperationIsNull(inside) || name.traits & COMMUTE_OP_SYMBOL
             ? next
             : inside;
  }
  return true;
}

/// Operations with effects keep their place among those of unknown effects.
static bool checkUnknown(Rules *rules) {
  const Last *effects = &getHistory(rules, EFFECTS)->writes;
  const Last *unknown = &getHistory(rules, UNKNOWN_EFFECTS)->writes;
  if (!rules->hasEffects && !rules->isUnknown)
    return true;
  if (!requireBehind(rules, unknown, COMMUTE_REASON_UNKNOWN_EFFECTS) ||
      (rules->isUnknown &&
       !requireBehind(rules, effects, COMMUTE_REASON_UNKNOWN_EFFECTS)))
    return false;
  note(rules, EFFECTS, true);
  if (rules->isUnknown)
    note(rules, UNKNOWN_EFFECTS, true);
  return true;
}

static bool checkBlock(Rules *rules) {
  for (int i = 0; i < NUM_FIXED_HISTORIES; ++i) {
    History *history = commuteVectorAppend(&rules->histories, sizeof(*history));
    if (!history)
      return runOut(rules);
    *history = (History){.reads = {.exists = false}};
  }
  const CommuteOldOrder *old = rules->old;
  MlirOperation terminator = mlirBlockGetTerminator(old->block);
  for (uint32_t i = 0; i < old->count; ++i) {
    rules->op = old->ops[i];
    rules->oldPlace = i;
    rules->place = commutePointerMapFind(old->places, old->ops[i].ptr)->second;
    rules->hasEffects = rules->isUnknown = false;
    if (mlirOperationEqual(rules->op, terminator)) {
      if (rules->place == old->count - 1)
        continue;
      break;
    }
    if (!checkWithInside(rules) || !checkUnknown(rules))
      return false;
    note(rules, OPERATIONS, true);
  }
  return true;
}

CommuteOrderVerdict commuteOrderRulesCheck(CommuteAnalysis *names,
                                           const CommuteOldOrder *old,
                                           CommuteCollectiveOrder order) {
  Rules rules = {.names = names, .old = old, .order = order};
  (void)checkBlock(&rules);
  commuteVectorFinish(&rules.histories);
  commuteVectorFinish(&rules.partitions);
  commuteVectorFinish(&rules.effectValues);
  commutePointerMapFinish(&rules.keys);
  return rules.verdict;
}
