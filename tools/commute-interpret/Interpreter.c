//===- Interpreter.c - Frames, blocks and functions -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Recursion follows the nesting of regions and calls, which is bounded: the
// depth of both together.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "mlir-c/BuiltinAttributes.h"

#include <stdlib.h>
#include <string.h>

static const int maxDepth = 64;
static const int64_t maxSteps = 1000000;

//===----------------------------------------------------------------------===//
// Frames
//===----------------------------------------------------------------------===//

void commuteFrameFinish(CommuteFrame *frame) {
  commutePointerMapFinish(&frame->map);
  free(frame->data);
  *frame = (CommuteFrame){0};
}

bool commuteFrameBind(CommuteMachine *machine, CommuteFrame *frame,
                      MlirValue value, const CommuteData *data) {
  bool found = false;
  CommutePointerSlot *slot =
      commutePointerMapInsert(&frame->map, value.ptr, &found);
  if (!slot)
    return commuteMachineFail(machine, "takes too much memory");
  if (!found) {
    if (frame->count == frame->capacity) {
      uint32_t capacity = frame->capacity ? 2 * frame->capacity : 64;
      CommuteData *grown =
          realloc(frame->data, (size_t)capacity * sizeof *grown);
      if (!grown)
        return commuteMachineFail(machine, "takes too much memory");
      frame->data = grown;
      frame->capacity = capacity;
    }
    slot->first = frame->count++;
  }
  frame->data[slot->first] = *data;
  return true;
}

CommuteData commuteFrameGet(const CommuteFrame *frame, MlirValue value) {
  const CommutePointerSlot *slot =
      commutePointerMapFind(&frame->map, value.ptr);
  return slot ? frame->data[slot->first] : (CommuteData){0};
}

CommuteData commuteFrameGetOperand(const CommuteFrame *frame, MlirOperation op,
                                   intptr_t index) {
  return commuteFrameGet(frame, mlirOperationGetOperand(op, index));
}

bool commuteFrameBindResult(CommuteMachine *machine, CommuteFrame *frame,
                            MlirOperation op, intptr_t index,
                            const CommuteData *data) {
  return commuteFrameBind(machine, frame, mlirOperationGetResult(op, index),
                          data);
}

CommuteDataList commuteFrameGetOperands(CommuteMachine *machine,
                                        const CommuteFrame *frame,
                                        MlirOperation op, intptr_t first) {
  CommuteDataList list = {mlirOperationGetNumOperands(op) - first, NULL};
  list.data = commuteMachineAllocate(machine, list.count, sizeof *list.data);
  for (intptr_t i = 0; list.data && i < list.count; ++i)
    list.data[i] = commuteFrameGetOperand(frame, op, first + i);
  return list;
}

//===----------------------------------------------------------------------===//
// Ops and blocks
//===----------------------------------------------------------------------===//

static CommuteHandler findHandler(MlirOperation op) {
  static const CommuteHandlerEntry *const tables[] = {
      commuteStorageHandlers, commuteCollectiveHandlers, commuteControlHandlers,
      commuteMemRefHandlers, commuteScalarHandlers};
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  for (size_t i = 0; i < sizeof tables / sizeof tables[0]; ++i)
    for (const CommuteHandlerEntry *entry = tables[i]; entry->name; ++entry)
      if (strlen(entry->name) == name.length &&
          memcmp(entry->name, name.data, name.length) == 0)
        return entry->run;
  return commuteOpaqueRun;
}

/// Gives the block that a branch goes to and the operands it passes there.
static MlirBlock takeBranch(CommuteMachine *machine, const CommuteFrame *frame,
                            MlirOperation branch, CommuteDataList *arguments) {
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(branch));
  bool isConditional =
      mlirStringRefEqual(name, mlirStringRefCreateFromCString("cf.cond_br"));
  intptr_t successor = 0, first = 0;
  MlirBlock target = mlirOperationGetSuccessor(branch, 0);
  if (isConditional) {
    CommuteData condition = commuteFrameGetOperand(frame, branch, 0);
    first = 1;
    if (!(commuteDataGetScalar(machine, &condition) & 1)) {
      first += mlirBlockGetNumArguments(target);
      successor = 1;
      target = mlirOperationGetSuccessor(branch, successor);
    }
  } else if (!mlirStringRefEqual(name,
                                 mlirStringRefCreateFromCString("cf.br"))) {
    commuteMachineRefuse(machine, "is a branch that cannot be run");
    return (MlirBlock){NULL};
  }
  *arguments = commuteFrameGetOperands(machine, frame, branch, first);
  arguments->count = mlirBlockGetNumArguments(target);
  return arguments->data ? target : (MlirBlock){NULL};
}

/// Runs the ops of a block up to its terminator, which is given.
static bool runBlock(CommuteMachine *machine, CommuteFrame *frame,
                     MlirBlock block, CommuteDataList arguments,
                     MlirOperation *terminator) {
  intptr_t count = mlirBlockGetNumArguments(block);
  if (count != arguments.count)
    return commuteMachineRefuse(machine, "passes other arguments than taken");
  for (intptr_t i = 0; i < count; ++i)
    if (!commuteFrameBind(machine, frame, mlirBlockGetArgument(block, i),
                          &arguments.data[i]))
      return false;
  MlirOperation last = mlirBlockGetTerminator(block);
  for (MlirOperation op = mlirBlockGetFirstOperation(block);
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    if (++machine->steps > maxSteps)
      return commuteMachineFail(machine, "takes too many steps");
    machine->op = op;
    if (mlirOperationEqual(op, last)) {
      *terminator = op;
      return true;
    }
    if (!findHandler(op)(machine, frame, op))
      return false;
  }
  return commuteMachineFail(machine, "a block has no terminator");
}

bool commuteRegionRun(CommuteMachine *machine, CommuteFrame *frame,
                      MlirRegion region, CommuteDataList arguments,
                      MlirOperation *terminator, CommuteDataList *results) {
  if (machine->depth == maxDepth)
    return commuteMachineRefuse(machine, "is nested too deep");
  ++machine->depth;
  MlirBlock block = mlirRegionGetFirstBlock(region);
  bool ok = !mlirBlockIsNull(block) ||
            commuteMachineRefuse(machine, "has an empty region");
  while (ok) {
    ok = runBlock(machine, frame, block, arguments, terminator);
    if (!ok)
      break;
    if (mlirOperationGetNumSuccessors(*terminator) == 0) {
      *results = commuteFrameGetOperands(machine, frame, *terminator, 0);
      ok = results->data;
      break;
    }
    block = takeBranch(machine, frame, *terminator, &arguments);
    ok = !mlirBlockIsNull(block);
  }
  --machine->depth;
  return ok;
}

bool commuteFunctionRun(CommuteMachine *machine,
                        const CommuteFunction *function,
                        CommuteDataList arguments, CommuteDataList *results) {
  CommuteFrame frame = {0};
  MlirOperation terminator = {NULL};
  bool ok =
      commuteRegionRun(machine, &frame, mlirOperationGetRegion(function->op, 0),
                       arguments, &terminator, results);
  commuteFrameFinish(&frame);
  return ok;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static MlirAttribute getAttribute(MlirOperation op, const char *name) {
  return mlirOperationGetAttributeByName(op,
                                         mlirStringRefCreateFromCString(name));
}

int64_t commuteOpGetArraySize(MlirOperation op, const char *name) {
  MlirAttribute array = getAttribute(op, name);
  return !mlirAttributeIsNull(array) && mlirAttributeIsADenseI64Array(array)
             ? mlirDenseArrayGetNumElements(array)
             : 0;
}

int64_t commuteOpGetArrayElement(MlirOperation op, const char *name,
                                 int64_t index) {
  return mlirDenseI64ArrayGetElement(getAttribute(op, name), index);
}
