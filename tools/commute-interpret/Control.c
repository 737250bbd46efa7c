//===- Control.c - Calls, conditions and loops ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "mlir-c/BuiltinAttributes.h"

#include <string.h>

/// Binds all results of an op.
static bool bindResults(CommuteMachine *machine, CommuteFrame *frame,
                        MlirOperation op, CommuteDataList list) {
  intptr_t count = mlirOperationGetNumResults(op);
  if (list.count < count)
    return commuteMachineRefuse(machine, "has more results than are yielded");
  for (intptr_t i = 0; i < count; ++i)
    if (!commuteFrameBindResult(machine, frame, op, i, &list.data[i]))
      return false;
  return true;
}

/// Runs a region that takes nothing, and binds what it yields.
static bool runPlain(CommuteMachine *machine, CommuteFrame *frame,
                     MlirOperation op, intptr_t region) {
  MlirOperation terminator = {NULL};
  CommuteDataList results = {0};
  return commuteRegionRun(machine, frame, mlirOperationGetRegion(op, region),
                          (CommuteDataList){0}, &terminator, &results) &&
         bindResults(machine, frame, op, results);
}

/// comm.schedule_group, scf.execute_region.
static bool runBody(CommuteMachine *machine, CommuteFrame *frame,
                    MlirOperation op) {
  return runPlain(machine, frame, op, 0);
}

static bool runIf(CommuteMachine *machine, CommuteFrame *frame,
                  MlirOperation op) {
  CommuteData condition = commuteFrameGetOperand(frame, op, 0);
  if (commuteDataGetScalar(machine, &condition) & 1)
    return runPlain(machine, frame, op, 0);
  if (mlirBlockIsNull(mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 1))))
    return true;
  return runPlain(machine, frame, op, 1);
}

static bool runFor(CommuteMachine *machine, CommuteFrame *frame,
                   MlirOperation op) {
  CommuteData lower = commuteFrameGetOperand(frame, op, 0);
  CommuteData upper = commuteFrameGetOperand(frame, op, 1);
  CommuteData step = commuteFrameGetOperand(frame, op, 2);
  int64_t end = commuteDataGetScalar(machine, &upper);
  int64_t by = commuteDataGetScalar(machine, &step);
  if (by <= 0)
    return commuteMachineRefuse(machine, "has a step that is not positive");
  // The induction variable takes the place of the step, carried values follow.
  CommuteDataList values = commuteFrameGetOperands(machine, frame, op, 2);
  for (int64_t i = commuteDataGetScalar(machine, &lower);
       values.data && i < end; i += by) {
    MlirOperation terminator = {NULL};
    CommuteDataList yielded = {0};
    if (!commuteDataMakeScalar(machine, &values.data[0], lower.type, i) ||
        !commuteRegionRun(machine, frame, mlirOperationGetRegion(op, 0), values,
                          &terminator, &yielded))
      return false;
    memcpy(values.data + 1, yielded.data,
           (size_t)yielded.count * sizeof *yielded.data);
  }
  return values.data &&
         bindResults(machine, frame, op,
                     (CommuteDataList){values.count - 1, values.data + 1});
}

static bool runWhile(CommuteMachine *machine, CommuteFrame *frame,
                     MlirOperation op) {
  CommuteDataList values = commuteFrameGetOperands(machine, frame, op, 0);
  while (values.data) {
    MlirOperation terminator = {NULL};
    CommuteDataList passed = {0};
    if (!commuteRegionRun(machine, frame, mlirOperationGetRegion(op, 0), values,
                          &terminator, &passed))
      return false;
    // scf.condition: the condition, then what goes on.
    bool goesOn = commuteDataGetScalar(machine, &passed.data[0]) & 1;
    passed = (CommuteDataList){passed.count - 1, passed.data + 1};
    if (!goesOn)
      return bindResults(machine, frame, op, passed);
    if (!commuteRegionRun(machine, frame, mlirOperationGetRegion(op, 1), passed,
                          &terminator, &values))
      return false;
  }
  return false;
}

static bool runCall(CommuteMachine *machine, CommuteFrame *frame,
                    MlirOperation op) {
  MlirAttribute callee = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("callee"));
  const CommuteFunction *function = commuteProgramGetFunction(
      machine->program, mlirFlatSymbolRefAttrGetValue(callee));
  if (!function || !function->hasBody)
    return commuteOpaqueRun(machine, frame, op);
  CommuteDataList arguments = commuteFrameGetOperands(machine, frame, op, 0);
  CommuteDataList results = {0};
  return arguments.data &&
         commuteFunctionRun(machine, function, arguments, &results) &&
         bindResults(machine, frame, op, results);
}

const CommuteHandlerEntry commuteControlHandlers[] = {
    {"comm.schedule_group", runBody},
    {"scf.execute_region", runBody},
    {"scf.if", runIf},
    {"scf.for", runFor},
    {"scf.while", runWhile},
    {"func.call", runCall},
    {NULL, NULL},
};
