//===- VerifyStorage.c - Verifiers of resizes, copies and views -----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Verify.h"

#include <inttypes.h>

static CommuteVerifyShape operandShape(MlirOperation op, intptr_t operand,
                                       const char *noun, intptr_t index) {
  return (CommuteVerifyShape){commuteVerifyOperandType(op, operand), noun,
                              index};
}

static CommuteVerifyShape resultShape(MlirOperation op, intptr_t result,
                                      const char *noun, intptr_t index) {
  return (CommuteVerifyShape){commuteVerifyResultType(op, result), noun, index};
}

static bool checkNumElements(MlirOperation op, CommuteVerifyShape shape,
                             int64_t expected) {
  int64_t count = commuteVerifyGetNumElements(shape.type);
  if (commuteVerifySizesAgree(count, expected))
    return true;
  char name[64];
  commuteOpEmitError(op,
                     "expects %s to have %" PRId64 " elements, got %" PRId64,
                     commuteVerifyShapeName(shape, name), expected, count);
  return false;
}

//===----------------------------------------------------------------------===//
// resize, copy
//===----------------------------------------------------------------------===//

bool commuteResizeVerify(MlirOperation op) {
  CommuteOperandRange after = commuteOpGetOperands(op, COMMUTE_OPERAND_AFTER);
  bool hasOperand = mlirOperationGetNumOperands(op) - after.count == 2;
  bool hasConstant =
      !mlirAttributeIsNull(commuteVerifyGetAttribute(op, "bytes"));
  if (hasOperand != hasConstant)
    return true;
  commuteOpEmitError(op, "expects one size in bytes, a constant or an operand");
  return false;
}

bool commuteCopyVerify(MlirOperation op) {
  return commuteVerifySameSizes(op, operandShape(op, 0, "the source", -1),
                                operandShape(op, 1, "the destination", -1), -1,
                                -1);
}

//===----------------------------------------------------------------------===//
// all_gather_copy_in
//===----------------------------------------------------------------------===//

bool commuteAllGatherCopyInVerify(MlirOperation op) {
  if (!commuteVerifyHasInputs(op))
    return false;
  CommuteVerifyShape part = resultShape(op, 0, "the input view", -1);
  CommuteVerifyShape whole = resultShape(op, 1, "the output", -1);
  CommuteOperandRange inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS);
  CommuteOperandRange destination =
      commuteOpGetOperands(op, COMMUTE_OPERAND_DESTINATIONS);
  if (destination.count > 0 &&
      !commuteVerifySameType(
          op, operandShape(op, destination.first, "the destination", -1),
          whole))
    return false;
  if (!commuteVerifySameElementType(op, part, whole))
    return false;

  int64_t sum = 0;
  for (intptr_t i = 0; i < inputs.count; ++i) {
    CommuteVerifyShape input = operandShape(op, inputs.first + i, "input", i);
    if (!commuteVerifySameElementType(op, input, part))
      return false;
    sum = commuteVerifyAddSizes(sum, commuteVerifyGetNumElements(input.type));
  }
  if (!checkNumElements(op, part, sum))
    return false;

  int64_t partCount = commuteVerifyGetNumElements(part.type);
  int64_t wholeCount = commuteVerifyGetNumElements(whole.type);
  if (mlirShapedTypeIsDynamicSize(partCount) ||
      mlirShapedTypeIsDynamicSize(wholeCount))
    return true;
  if (partCount == 0 ? wholeCount != 0 : wholeCount % partCount != 0) {
    commuteOpEmitError(op,
                       "expects the output to hold a whole number of parts of "
                       "%" PRId64 " elements, got %" PRId64 " elements",
                       partCount, wholeCount);
    return false;
  }
  int64_t rank = commuteVerifyGetInteger(op, "rank");
  if (partCount == 0 || rank < wholeCount / partCount)
    return true;
  commuteOpEmitError(op,
                     "expects a rank below %" PRId64
                     ", the number of parts of the output, got %" PRId64,
                     wholeCount / partCount, rank);
  return false;
}

//===----------------------------------------------------------------------===//
// split_copy_out, chunk_cat
//===----------------------------------------------------------------------===//

bool commuteSplitCopyOutVerify(MlirOperation op) {
  CommuteVerifyShape source = operandShape(op, 0, "the source", -1);
  CommuteOperandRange destinations =
      commuteOpGetOperands(op, COMMUTE_OPERAND_DESTINATIONS);
  intptr_t results = mlirOperationGetNumResults(op);
  if ((destinations.count > 0) == (results > 0)) {
    commuteOpEmitError(op, "expects either destinations or results");
    return false;
  }
  int64_t dim = commuteVerifyGetInteger(op, "dim");
  if (!commuteVerifyDim(op, "dim", dim, source))
    return false;
  MlirAttribute sizes = commuteVerifyGetAttribute(op, "sizes");
  intptr_t parts = mlirDenseArrayGetNumElements(sizes);
  intptr_t targets = results + destinations.count;
  if (parts != targets) {
    commuteOpEmitError(op,
                       "expects one size for each destination or result, got "
                       "%" PRIdPTR " sizes and %" PRIdPTR " of those",
                       parts, targets);
    return false;
  }

  int64_t sum = 0;
  if (!commuteVerifySumParts(op, sizes, "sizes", &sum) ||
      !commuteVerifyPartsFill(op, "sizes", sum, dim, source))
    return false;

  int64_t rowElements = 1;
  for (int64_t d = 0, rank = mlirShapedTypeGetRank(source.type); d < rank; ++d)
    if (d != dim)
      rowElements = commuteVerifyMultiplySizes(
          rowElements, mlirShapedTypeGetDimSize(source.type, d));
  for (intptr_t i = 0; i < parts; ++i) {
    CommuteVerifyShape target =
        results > 0
            ? resultShape(op, i, "result", i)
            : operandShape(op, destinations.first + i, "destination", i);
    int64_t part = mlirDenseI64ArrayGetElement(sizes, i);
    if (!commuteVerifySameElementType(op, source, target) ||
        !checkNumElements(op, target,
                          commuteVerifyMultiplySizes(rowElements, part)))
      return false;
  }
  return true;
}

/// The number of elements of one chunk: `dim` is cut into equal parts, rounded
/// up, and dimensions before it are laid flat into the chunk.
static int64_t chunkElements(MlirType type, int64_t dim, int64_t chunks) {
  int64_t size = mlirShapedTypeGetDimSize(type, dim);
  int64_t count = mlirShapedTypeIsDynamicSize(size)
                      ? size
                      : size / chunks + (size % chunks != 0);
  for (int64_t d = 0, rank = mlirShapedTypeGetRank(type); d < rank; ++d)
    if (d != dim)
      count =
          commuteVerifyMultiplySizes(count, mlirShapedTypeGetDimSize(type, d));
  return count;
}

bool commuteChunkCatVerify(MlirOperation op) {
  if (!commuteVerifyHasInputs(op))
    return false;
  CommuteOperandRange inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS);
  CommuteOperandRange destination =
      commuteOpGetOperands(op, COMMUTE_OPERAND_DESTINATIONS);
  intptr_t results = mlirOperationGetNumResults(op);
  if (destination.count + results != 1) {
    commuteOpEmitError(op, "expects either a destination or a result");
    return false;
  }
  int64_t dim = commuteVerifyGetInteger(op, "dim");
  int64_t chunks = commuteVerifyGetInteger(op, "chunks");
  int64_t row = 0;
  for (intptr_t i = 0; i < inputs.count; ++i) {
    CommuteVerifyShape input = operandShape(op, inputs.first + i, "input", i);
    if (!commuteVerifyDim(op, "dim", dim, input))
      return false;
    row = commuteVerifyAddSizes(row, chunkElements(input.type, dim, chunks));
  }
  CommuteVerifyShape target =
      results > 0 ? resultShape(op, 0, "the result", -1)
                  : operandShape(op, destination.first, "the destination", -1);
  return checkNumElements(op, target, commuteVerifyMultiplySizes(row, chunks));
}

//===----------------------------------------------------------------------===//
// view
//===----------------------------------------------------------------------===//

bool commuteViewVerify(MlirOperation op) {
  MlirType source = commuteVerifyOperandType(op, 0);
  MlirType result = commuteVerifyResultType(op, 0);
  if (mlirTypeIsAMemRef(source) == mlirTypeIsAMemRef(result))
    return true;
  CommuteDiagnostic *diagnostic =
      commuteDiagnosticCreate(op, MlirDiagnosticError);
  commuteDiagnosticAppend(
      diagnostic, "expects a buffer to be seen as a buffer and a tensor as a "
                  "tensor, got ");
  commuteDiagnosticAppendType(diagnostic, source);
  commuteDiagnosticAppend(diagnostic, " and ");
  commuteDiagnosticAppendType(diagnostic, result);
  commuteDiagnosticEmit(diagnostic);
  return false;
}
