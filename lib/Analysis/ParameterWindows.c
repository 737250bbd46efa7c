//===- ParameterWindows.c - The windows of a parameter --------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What happens to a parameter, in the order of the text. A window that begins
// and ends in one block has all of the text between in that block or inside its
// operations, so that the text tells what happens while the parameter is full,
// whatever the control flow around the block.
//
//===----------------------------------------------------------------------===//

#include "ParametersImpl.h"

#include "mlir-c/BuiltinTypes.h"

void commuteParameterSetFault(CommuteParameter *parameter,
                              CommuteParameterFault fault, MlirOperation op) {
  if (parameter->fault != COMMUTE_PARAMETER_FINE)
    return;
  parameter->fault = fault;
  parameter->faultOp = op;
}

static bool isHere(const CommuteParameterWalk *walk, MlirBlock block) {
  return mlirBlockEqual(mlirOperationGetBlock(walk->op), block);
}

/// Returns where the operation of a block stands that is, or holds, the one at
/// hand.
static uint32_t findPlaceIn(const CommuteParameterWalk *walk, MlirBlock block) {
  uint32_t at = walk->at;
  if (isHere(walk, block))
    return at;
  const CommuteOuterOperation *outer = walk->outer.items;
  for (uint32_t i = walk->outer.count; i-- > 0;) {
    at = outer[i].at;
    if (mlirBlockEqual(mlirOperationGetBlock(outer[i].op), block))
      break;
  }
  return at;
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

static bool openWindow(CommuteParameterWalk *walk, uint32_t index) {
  CommuteParameters *result = walk->result;
  CommuteParameterWindow *window =
      commuteVectorAppend(&result->windows, sizeof(*window));
  if (!window)
    return false;
  *window = (CommuteParameterWindow){
      .full = walk->op,
      .block = mlirOperationGetBlock(walk->op),
      .fullAt = walk->at,
      .firstUse = COMMUTE_NO_INDEX,
      .lastUse = COMMUTE_NO_INDEX,
      .source = COMMUTE_NO_INDEX,
      .sourceWindow = COMMUTE_NO_INDEX,
      .nextDependent = COMMUTE_NO_INDEX,
      .firstDependent = COMMUTE_NO_INDEX,
      .parameter = index,
      .next = COMMUTE_NO_INDEX,
  };
  CommuteParameter *parameter = commuteParametersGet(result, index);
  uint32_t added = result->windows.count - 1;
  if (parameter->numWindows++ == 0)
    parameter->firstWindow = added;
  else
    commuteParametersGetWindow(result, parameter->lastWindow)->next = added;
  parameter->lastWindow = added;
  parameter->state = COMMUTE_PARAMETER_FULL;
  return true;
}

static bool resizeToFull(CommuteParameterWalk *walk, uint32_t index) {
  CommuteParameter *parameter = commuteParametersGet(walk->result, index);
  parameter->isCandidate = true;
  switch (parameter->state) {
  case COMMUTE_PARAMETER_UNTOUCHED:
    // The function is called while the parameter is freed.
    if (!mlirOperationIsNull(parameter->firstUse))
      commuteParameterSetFault(parameter, COMMUTE_PARAMETER_USED_BEFORE_COPY,
                               parameter->firstUse);
    break;
  case COMMUTE_PARAMETER_FREE:
    break;
  case COMMUTE_PARAMETER_FULL:
  case COMMUTE_PARAMETER_COPIED:
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_FULL_TWICE, walk->op);
    break;
  }
  return openWindow(walk, index);
}

static void resizeToZero(CommuteParameterWalk *walk, uint32_t index) {
  CommuteParameters *result = walk->result;
  CommuteParameter *parameter = commuteParametersGet(result, index);
  CommuteParameterWindow *window =
      parameter->numWindows > 0
          ? commuteParametersGetWindow(result, parameter->lastWindow)
          : NULL;
  CommuteParameterState before = parameter->state;
  parameter->state = COMMUTE_PARAMETER_FREE;
  if (before == COMMUTE_PARAMETER_UNTOUCHED) {
    if (!isHere(walk, walk->entry))
      commuteParameterSetFault(parameter, COMMUTE_PARAMETER_FREED_ELSEWHERE,
                               walk->op);
    return;
  }
  if (before == COMMUTE_PARAMETER_FREE) {
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_FREED_TWICE,
                             walk->op);
    return;
  }
  if (!isHere(walk, window->block))
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_OTHER_BLOCK,
                             walk->op);
  if (before == COMMUTE_PARAMETER_FULL)
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_NOT_COPIED,
                             window->full);
  if (!mlirOperationIsNull(walk->foreign) && walk->foreignAt > window->fullAt)
    commuteParameterSetFault(parameter, walk->foreignFault, walk->foreign);
  window->free = walk->op;
  window->freeAt = walk->at;
}

bool commuteParameterResize(CommuteParameterWalk *walk, uint32_t index,
                            int64_t bytes) {
  if (bytes == 0) {
    resizeToZero(walk, index);
    return true;
  }
  CommuteParameter *parameter = commuteParametersGet(walk->result, index);
  CommuteTypeInfo type;
  if (!commuteAnalysisGetType(walk->names,
                              mlirValueGetType(parameter->argument), &type))
    return false;
  if (bytes < 0)
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_SIZE_NOT_CONSTANT,
                             walk->op);
  else if (type.bytes == COMMUTE_BYTES_UNKNOWN || (uint64_t)bytes < type.bytes)
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_SIZE_WRONG, walk->op);
  return resizeToFull(walk, index);
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// Tells whether two shaped types have one shape and one type of elements.
static bool isSameData(MlirType a, MlirType b) {
  int64_t rank = mlirShapedTypeGetRank(a);
  if (rank != mlirShapedTypeGetRank(b) ||
      !mlirTypeEqual(mlirShapedTypeGetElementType(a),
                     mlirShapedTypeGetElementType(b)))
    return false;
  for (int64_t i = 0; i < rank; ++i)
    if (mlirShapedTypeGetDimSize(a, (intptr_t)i) !=
        mlirShapedTypeGetDimSize(b, (intptr_t)i))
      return false;
  return true;
}

/// Tells whether a buffer is an argument, perhaps by another name.
static bool isArgument(MlirValue buffer, MlirValue argument) {
  while (!mlirValueEqual(buffer, argument)) {
    if (!mlirValueIsAOpResult(buffer))
      return false;
    MlirOperation op = mlirOpResultGetOwner(buffer);
    if (!(commuteOpGetTraits(op) & COMMUTE_OP_DISTINCT_OBJECTS))
      return false;
    buffer = mlirOperationGetOperand(op, mlirOpResultGetResultNumber(buffer));
  }
  return true;
}

/// Notes that the source of a window is another parameter, in a window of it or
/// before all of them.
static void setSource(CommuteParameterWalk *walk, uint32_t windowIndex,
                      uint32_t root) {
  CommuteParameters *result = walk->result;
  CommuteParameterWindow *window =
      commuteParametersGetWindow(result, windowIndex);
  window->source = root;
  const CommuteRoot *source = commuteParameterWalkGetRoot(walk, root);
  if (source->kind != COMMUTE_ROOT_ARGUMENT)
    return;
  const CommuteParameter *other =
      commuteParametersGet(result, source->parameter);
  if (other->state != COMMUTE_PARAMETER_COPIED)
    return;
  CommuteParameterWindow *otherWindow =
      commuteParametersGetWindow(result, other->lastWindow);
  window->sourceWindow = other->lastWindow;
  window->nextDependent = otherWindow->firstDependent;
  otherWindow->firstDependent = windowIndex;
  ++commuteParametersGet(result, window->parameter)->numPending;
}

bool commuteParameterCopyInto(CommuteParameterWalk *walk, uint32_t index,
                              uint32_t source) {
  CommuteParameters *result = walk->result;
  CommuteParameter *parameter = commuteParametersGet(result, index);
  parameter->isCandidate = true;
  switch (parameter->state) {
  case COMMUTE_PARAMETER_UNTOUCHED:
  case COMMUTE_PARAMETER_FREE:
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_COPIED_OUTSIDE,
                             walk->op);
    return true;
  case COMMUTE_PARAMETER_COPIED:
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_COPIED_TWICE,
                             walk->op);
    return true;
  case COMMUTE_PARAMETER_FULL:
    break;
  }
  CommuteParameterWindow *window =
      commuteParametersGetWindow(result, parameter->lastWindow);
  MlirType from = mlirValueGetType(mlirOperationGetOperand(walk->op, 0));
  MlirType to = mlirValueGetType(parameter->argument);
  if (!isHere(walk, window->block))
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_OTHER_BLOCK,
                             walk->op);
  if (!isArgument(mlirOperationGetOperand(walk->op, 1), parameter->argument))
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_COPIED_IN_PART,
                             walk->op);
  if (source == parameter->root)
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_COPIED_FROM_ITSELF,
                             walk->op);
  if (mlirTypeIsAMemRef(from) ? !mlirTypeEqual(from, to)
                              : !isSameData(from, to))
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_CONVERTED, walk->op);
  window->copy = walk->op;
  window->copyAt = walk->at;
  window->lastUseAt = walk->at;
  parameter->state = COMMUTE_PARAMETER_COPIED;
  setSource(walk, parameter->lastWindow, source);
  return true;
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

/// Tells whether a parameter may be accessed where the text has come to; gives
/// it a fault if not.
static bool checkAccess(CommuteParameterWalk *walk,
                        CommuteParameter *parameter) {
  switch (parameter->state) {
  case COMMUTE_PARAMETER_UNTOUCHED:
    if (mlirOperationIsNull(parameter->firstUse))
      parameter->firstUse = walk->op;
    return true;
  case COMMUTE_PARAMETER_FREE:
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_USED_AFTER_FREE,
                             walk->op);
    return false;
  case COMMUTE_PARAMETER_FULL:
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_USED_BEFORE_COPY,
                             walk->op);
    return false;
  case COMMUTE_PARAMETER_COPIED:
    break;
  }
  CommuteParameterWindow *window =
      commuteParametersGetWindow(walk->result, parameter->lastWindow);
  window->lastUseAt = findPlaceIn(walk, window->block);
  return true;
}

bool commuteParameterRead(CommuteParameterWalk *walk, uint32_t index,
                          intptr_t operand) {
  CommuteParameters *result = walk->result;
  CommuteParameter *parameter = commuteParametersGet(result, index);
  if (!checkAccess(walk, parameter) ||
      parameter->state != COMMUTE_PARAMETER_COPIED)
    return true;
  CommuteParameterUse *use = commuteVectorAppend(&result->uses, sizeof(*use));
  if (!use)
    return false;
  *use = (CommuteParameterUse){walk->op, operand, COMMUTE_NO_INDEX};
  uint32_t added = result->uses.count - 1;
  CommuteParameterWindow *window =
      commuteParametersGetWindow(result, parameter->lastWindow);
  CommuteParameterUse *uses = result->uses.items;
  if (window->firstUse == COMMUTE_NO_INDEX)
    window->firstUse = added;
  else
    uses[window->lastUse].next = added;
  window->lastUse = added;
  return true;
}

void commuteParameterWrite(CommuteParameterWalk *walk, uint32_t index) {
  CommuteParameter *parameter = commuteParametersGet(walk->result, index);
  if (checkAccess(walk, parameter) && mlirOperationIsNull(parameter->mutation))
    parameter->mutation = walk->op;
}

//===----------------------------------------------------------------------===//
// Flights
//===----------------------------------------------------------------------===//

/// Returns the window that a parameter is in.
static uint32_t getWindow(const CommuteParameter *parameter) {
  return parameter->state == COMMUTE_PARAMETER_COPIED ? parameter->lastWindow
                                                      : COMMUTE_NO_INDEX;
}

bool commuteParameterStartFlight(CommuteParameterWalk *walk, uint32_t index) {
  CommuteParameter *parameter = commuteParametersGet(walk->result, index);
  MlirValue future = mlirOperationGetResult(walk->op, 0);
  if (!commuteFutureIsOnlyWaitedFor(future)) {
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_IN_FLIGHT, walk->op);
    return true;
  }
  bool found;
  CommutePointerSlot *slot =
      commutePointerMapInsert(&walk->futures, future.ptr, &found);
  CommuteParameterFlight *flight =
      commuteVectorAppend(&walk->flights, sizeof(*flight));
  if (!slot || !flight)
    return false;
  *flight = (CommuteParameterFlight){index, getWindow(parameter),
                                     found ? slot->first : COMMUTE_NO_INDEX};
  slot->first = walk->flights.count - 1;
  return true;
}

void commuteParametersEndFlight(CommuteParameterWalk *walk, MlirValue future) {
  const CommutePointerSlot *slot =
      commutePointerMapFind(&walk->futures, future.ptr);
  const CommuteParameterFlight *flights = walk->flights.items;
  for (uint32_t i = slot ? slot->first : COMMUTE_NO_INDEX;
       i != COMMUTE_NO_INDEX; i = flights[i].next) {
    CommuteParameter *parameter =
        commuteParametersGet(walk->result, flights[i].parameter);
    if (getWindow(parameter) != flights[i].window)
      commuteParameterSetFault(parameter, COMMUTE_PARAMETER_IN_FLIGHT,
                               walk->op);
    else
      (void)checkAccess(walk, parameter);
  }
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

void commuteParameterEnd(CommuteParameterWalk *walk, uint32_t index) {
  CommuteParameter *parameter = commuteParametersGet(walk->result, index);
  if (parameter->state == COMMUTE_PARAMETER_FULL ||
      parameter->state == COMMUTE_PARAMETER_COPIED)
    commuteParameterSetFault(
        parameter, COMMUTE_PARAMETER_NOT_FREED,
        commuteParametersGetWindow(walk->result, parameter->lastWindow)->full);
}
