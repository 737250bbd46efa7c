//===- Scalars.c - Integer arithmetic, for loops and conditions -----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Other arithmetic is opaque: a function of its operands.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

#include <string.h>

typedef CommuteCell (*Function)(CommuteCell a, CommuteCell b);

static CommuteCell add(CommuteCell a, CommuteCell b) { return a + b; }
static CommuteCell subtract(CommuteCell a, CommuteCell b) { return a - b; }
static CommuteCell multiply(CommuteCell a, CommuteCell b) { return a * b; }
static CommuteCell bitAnd(CommuteCell a, CommuteCell b) { return a & b; }
static CommuteCell bitOr(CommuteCell a, CommuteCell b) { return a | b; }
static CommuteCell bitXor(CommuteCell a, CommuteCell b) { return a ^ b; }

/// In the order of arith.cmpi's predicates; signed and unsigned are the same
/// for the small numbers that indices are.
static CommuteCell compare(int64_t predicate, CommuteCell a, CommuteCell b) {
  int64_t x = (int64_t)a, y = (int64_t)b;
  switch (predicate) {
  case 0:
    return x == y;
  case 1:
    return x != y;
  case 2:
  case 6:
    return x < y;
  case 3:
  case 7:
    return x <= y;
  case 4:
  case 8:
    return x > y;
  default:
    return x >= y;
  }
}

static bool bothAreValues(const CommuteData *a, const CommuteData *b) {
  return a->kind == COMMUTE_DATA_VALUE && b->kind == COMMUTE_DATA_VALUE &&
         a->count == b->count;
}

static bool runBinary(CommuteMachine *machine, CommuteFrame *frame,
                      MlirOperation op, Function function, int64_t predicate) {
  CommuteData a = commuteFrameGetOperand(frame, op, 0);
  CommuteData b = commuteFrameGetOperand(frame, op, 1);
  if (!bothAreValues(&a, &b))
    return commuteOpaqueRun(machine, frame, op);
  CommuteData result;
  CommuteCell *cells = NULL;
  if (!commuteDataMakeValue(machine, &result,
                            mlirValueGetType(mlirOperationGetResult(op, 0)),
                            a.dims, &cells))
    return false;
  bool isBit = commuteTypeGetBits(result.type) == 1;
  for (int64_t i = 0; i < result.count * machine->numRanks; ++i) {
    CommuteCell cell = function ? function(a.cells[i], b.cells[i])
                                : compare(predicate, a.cells[i], b.cells[i]);
    cells[i] =
        a.cells[i] == COMMUTE_CELL_POISON || b.cells[i] == COMMUTE_CELL_POISON
            ? COMMUTE_CELL_POISON
        : isBit ? cell & 1
                : cell;
  }
  return commuteFrameBindResult(machine, frame, op, 0, &result);
}

static bool runInteger(CommuteMachine *machine, CommuteFrame *frame,
                       MlirOperation op) {
  static const struct {
    const char *name;
    Function function;
  } functions[] = {
      {"arith.addi", add},      {"arith.subi", subtract},
      {"arith.muli", multiply}, {"arith.andi", bitAnd},
      {"arith.ori", bitOr},     {"arith.xori", bitXor},
  };
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; ++i)
    if (strlen(functions[i].name) == name.length &&
        memcmp(functions[i].name, name.data, name.length) == 0)
      return runBinary(machine, frame, op, functions[i].function, 0);
  return commuteOpaqueRun(machine, frame, op);
}

static bool runCompare(CommuteMachine *machine, CommuteFrame *frame,
                       MlirOperation op) {
  MlirAttribute predicate = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("predicate"));
  return runBinary(machine, frame, op, NULL,
                   mlirIntegerAttrGetValueInt(predicate));
}

static bool runConstant(CommuteMachine *machine, CommuteFrame *frame,
                        MlirOperation op) {
  MlirAttribute value = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("value"));
  if (!mlirAttributeIsAInteger(value))
    return commuteOpaqueRun(machine, frame, op);
  CommuteData result;
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  return commuteDataMakeScalar(machine, &result, type,
                               commuteTypeGetBits(type) > 64
                                   ? 0
                                   : mlirIntegerAttrGetValueInt(value)) &&
         commuteFrameBindResult(machine, frame, op, 0, &result);
}

/// Either of two values of any kind.
static bool runSelect(CommuteMachine *machine, CommuteFrame *frame,
                      MlirOperation op) {
  CommuteData condition = commuteFrameGetOperand(frame, op, 0);
  if (condition.count != 1)
    return commuteOpaqueRun(machine, frame, op);
  CommuteData chosen = commuteFrameGetOperand(
      frame, op, commuteDataGetScalar(machine, &condition) & 1 ? 1 : 2);
  return commuteFrameBindResult(machine, frame, op, 0, &chosen);
}

static bool runCast(CommuteMachine *machine, CommuteFrame *frame,
                    MlirOperation op) {
  CommuteData source = commuteFrameGetOperand(frame, op, 0);
  source.type = mlirValueGetType(mlirOperationGetResult(op, 0));
  return commuteFrameBindResult(machine, frame, op, 0, &source);
}

const CommuteHandlerEntry commuteScalarHandlers[] = {
    {"arith.constant", runConstant},
    {"arith.cmpi", runCompare},
    {"arith.select", runSelect},
    {"arith.index_cast", runCast},
    {"arith.addi", runInteger},
    {"arith.subi", runInteger},
    {"arith.muli", runInteger},
    {"arith.andi", runInteger},
    {"arith.ori", runInteger},
    {"arith.xori", runInteger},
    {NULL, NULL},
};
