//===- VerifyProgram.c - Verifiers of groups and computations -------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Verify.h"

#include <inttypes.h>
#include <math.h>

//===----------------------------------------------------------------------===//
// process_group
//===----------------------------------------------------------------------===//

/// As many ranks as the size says, none negative, each once.
static bool checkRanks(MlirOperation op) {
  MlirAttribute ranks = commuteVerifyGetAttribute(op, "ranks");
  if (mlirAttributeIsNull(ranks))
    return true;
  int64_t size = commuteVerifyGetInteger(op, "size");
  intptr_t count = mlirDenseArrayGetNumElements(ranks);
  if (count != size) {
    commuteOpEmitError(op,
                       "expects as many ranks as its size, got %" PRIdPTR
                       " ranks and size %" PRId64,
                       count, size);
    return false;
  }
  for (intptr_t i = 0; i < count; ++i) {
    int64_t rank = mlirDenseI64ArrayGetElement(ranks, i);
    if (rank >= 0)
      continue;
    commuteOpEmitError(op, "expects ranks that are not negative, got %" PRId64,
                       rank);
    return false;
  }
  return commuteVerifyDistinctRanks(op, ranks, "a member");
}

/// A quantity that is finite and at least (or above) zero.
static bool checkQuantity(MlirOperation op, const char *attribute,
                          bool mayBeZero) {
  MlirAttribute value = commuteVerifyGetAttribute(op, attribute);
  if (mlirAttributeIsNull(value))
    return true;
  double number = mlirFloatAttrGetValueDouble(value);
  if (isfinite(number) && (mayBeZero ? number >= 0 : number > 0))
    return true;
  commuteOpEmitError(op, "expects a finite %s %s, got %g", attribute,
                     mayBeZero ? "that is not negative" : "above zero", number);
  return false;
}

/// Where a link or a channel is stated, it has a name.
static bool checkName(MlirOperation op, const char *attribute) {
  MlirAttribute name = commuteVerifyGetAttribute(op, attribute);
  if (mlirAttributeIsNull(name) || mlirStringAttrGetValue(name).length > 0)
    return true;
  commuteOpEmitError(op, "expects a %s that has a name", attribute);
  return false;
}

bool commuteProcessGroupVerify(MlirOperation op) {
  return checkRanks(op) && checkName(op, "link") && checkName(op, "channel") &&
         checkQuantity(op, "latency", true) &&
         checkQuantity(op, "bandwidth", false);
}

//===----------------------------------------------------------------------===//
// compute
//===----------------------------------------------------------------------===//

bool commuteComputeVerify(MlirOperation op) {
  MlirAttribute mutates = commuteVerifyGetAttribute(op, "mutates");
  if (mlirAttributeIsNull(mutates))
    return true;
  CommuteOperandRange after = commuteOpGetOperands(op, COMMUTE_OPERAND_AFTER);
  intptr_t inputs = mlirOperationGetNumOperands(op) - after.count;
  for (intptr_t i = 0, e = mlirDenseArrayGetNumElements(mutates); i < e; ++i) {
    int64_t index = mlirDenseI64ArrayGetElement(mutates, i);
    if (index < 0 || index >= inputs) {
      commuteOpEmitError(
          op, "mutates operand #%" PRId64 ", but has %" PRIdPTR " operands",
          index, inputs);
      return false;
    }
    MlirType type = commuteVerifyOperandType(op, (intptr_t)index);
    if (!mlirTypeIsAMemRef(type) && !mlirTypeIsAUnrankedMemRef(type)) {
      commuteOpEmitError(op, "mutates operand #%" PRId64 ", which is no buffer",
                         index);
      return false;
    }
    if (i > 0 && index <= mlirDenseI64ArrayGetElement(mutates, i - 1)) {
      commuteOpEmitError(
          op, "expects the mutated operands in ascending order, each once");
      return false;
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// yield
//===----------------------------------------------------------------------===//

/// Its values are the results of the group that it ends.
bool commuteYieldVerify(MlirOperation op) {
  MlirOperation group = mlirOperationGetParentOperation(op);
  intptr_t results = mlirOperationGetNumResults(group);
  intptr_t values = mlirOperationGetNumOperands(op);
  if (values != results) {
    commuteOpEmitError(op,
                       "expects one value for each result of the group, got "
                       "%" PRIdPTR " values and %" PRIdPTR " results",
                       values, results);
    return false;
  }
  for (intptr_t i = 0; i < results; ++i) {
    MlirType given = commuteVerifyOperandType(op, i);
    MlirType expected = commuteVerifyResultType(group, i);
    if (mlirTypeEqual(given, expected))
      continue;
    CommuteDiagnostic *diagnostic =
        commuteDiagnosticCreate(op, MlirDiagnosticError);
    commuteDiagnosticAppend(diagnostic,
                            "expects value #%" PRIdPTR " to have the type ", i);
    commuteDiagnosticAppendType(diagnostic, expected);
    commuteDiagnosticAppend(diagnostic, " of the group's result, got ");
    commuteDiagnosticAppendType(diagnostic, given);
    commuteDiagnosticEmit(diagnostic);
    return false;
  }
  return true;
}
