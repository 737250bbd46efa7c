//===- Verify.c - What the verifiers share --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Verify.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

MlirAttribute commuteVerifyGetAttribute(MlirOperation op, const char *name) {
  return mlirOperationGetInherentAttributeByName(
      op, mlirStringRefCreateFromCString(name));
}

int64_t commuteVerifyGetInteger(MlirOperation op, const char *name) {
  return mlirIntegerAttrGetValueInt(commuteVerifyGetAttribute(op, name));
}

MlirType commuteVerifyOperandType(MlirOperation op, intptr_t index) {
  return mlirValueGetType(mlirOperationGetOperand(op, index));
}

MlirType commuteVerifyResultType(MlirOperation op, intptr_t index) {
  return mlirValueGetType(mlirOperationGetResult(op, index));
}

const char *commuteVerifyShapeName(CommuteVerifyShape shape, char *buffer) {
  if (shape.index < 0)
    return shape.noun;
  snprintf(buffer, 64, "%s #%" PRIdPTR, shape.noun, shape.index);
  return buffer;
}

bool commuteVerifySizesAgree(int64_t a, int64_t b) {
  return a == b || mlirShapedTypeIsDynamicSize(a) ||
         mlirShapedTypeIsDynamicSize(b);
}

int64_t commuteVerifyMultiplySizes(int64_t a, int64_t b) {
  if (a == 0 || b == 0)
    return 0;
  if (mlirShapedTypeIsDynamicSize(a) || mlirShapedTypeIsDynamicSize(b) ||
      a > INT64_MAX / b)
    return mlirShapedTypeGetDynamicSize();
  return a * b;
}

int64_t commuteVerifyAddSizes(int64_t a, int64_t b) {
  if (mlirShapedTypeIsDynamicSize(a) || mlirShapedTypeIsDynamicSize(b) ||
      a > INT64_MAX - b)
    return mlirShapedTypeGetDynamicSize();
  return a + b;
}

int64_t commuteVerifyGetNumElements(MlirType type) {
  int64_t count = 1;
  for (int64_t dim = 0, rank = mlirShapedTypeGetRank(type); dim < rank; ++dim)
    count =
        commuteVerifyMultiplySizes(count, mlirShapedTypeGetDimSize(type, dim));
  return count;
}

bool commuteVerifyHasInputs(MlirOperation op) {
  if (commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS).count > 0)
    return true;
  commuteOpEmitError(op, "expects at least one input");
  return false;
}

bool commuteVerifyDim(MlirOperation op, const char *attribute, int64_t dim,
                      CommuteVerifyShape shape) {
  int64_t rank = mlirShapedTypeGetRank(shape.type);
  if (dim < rank)
    return true;
  char name[64];
  commuteOpEmitError(
      op, "expects %s below the rank of %s, got %" PRId64 " and rank %" PRId64,
      attribute, commuteVerifyShapeName(shape, name), dim, rank);
  return false;
}

/// "expects X and Y to have the same PROPERTY, got 'T' and 'U'".
static bool failToAgree(MlirOperation op, CommuteVerifyShape a,
                        CommuteVerifyShape b, const char *property) {
  char nameA[64], nameB[64];
  CommuteDiagnostic *diagnostic =
      commuteDiagnosticCreate(op, MlirDiagnosticError);
  commuteDiagnosticAppend(diagnostic, "expects %s and %s to have the same %s",
                          commuteVerifyShapeName(a, nameA),
                          commuteVerifyShapeName(b, nameB), property);
  commuteDiagnosticAppend(diagnostic, ", got ");
  commuteDiagnosticAppendType(diagnostic, a.type);
  commuteDiagnosticAppend(diagnostic, " and ");
  commuteDiagnosticAppendType(diagnostic, b.type);
  commuteDiagnosticEmit(diagnostic);
  return false;
}

bool commuteVerifySameType(MlirOperation op, CommuteVerifyShape a,
                           CommuteVerifyShape b) {
  return mlirTypeEqual(a.type, b.type) || failToAgree(op, a, b, "type");
}

bool commuteVerifySameElementType(MlirOperation op, CommuteVerifyShape a,
                                  CommuteVerifyShape b) {
  return mlirTypeEqual(mlirShapedTypeGetElementType(a.type),
                       mlirShapedTypeGetElementType(b.type)) ||
         failToAgree(op, a, b, "element type");
}

bool commuteVerifySameRank(MlirOperation op, CommuteVerifyShape a,
                           CommuteVerifyShape b) {
  return mlirShapedTypeGetRank(a.type) == mlirShapedTypeGetRank(b.type) ||
         failToAgree(op, a, b, "rank");
}

bool commuteVerifySameSizes(MlirOperation op, CommuteVerifyShape a,
                            CommuteVerifyShape b, int64_t except,
                            int64_t exceptToo) {
  if (!commuteVerifySameRank(op, a, b))
    return false;
  for (int64_t dim = 0, rank = mlirShapedTypeGetRank(a.type); dim < rank;
       ++dim) {
    if (dim == except || dim == exceptToo ||
        commuteVerifySizesAgree(mlirShapedTypeGetDimSize(a.type, dim),
                                mlirShapedTypeGetDimSize(b.type, dim)))
      continue;
    char property[48];
    if (except < 0 && exceptToo < 0)
      return failToAgree(op, a, b, "shape");
    snprintf(property, sizeof(property), "size of dimension %" PRId64, dim);
    return failToAgree(op, a, b, property);
  }
  return true;
}

bool commuteVerifySumParts(MlirOperation op, MlirAttribute sizes,
                           const char *what, int64_t *sum) {
  *sum = 0;
  for (intptr_t i = 0, e = mlirDenseArrayGetNumElements(sizes); i < e; ++i) {
    int64_t size = mlirDenseI64ArrayGetElement(sizes, i);
    if (size < 0) {
      commuteOpEmitError(op, "expects %s that are not negative, got %" PRId64,
                         what, size);
      return false;
    }
    if (*sum > INT64_MAX - size) {
      commuteOpEmitError(op, "expects %s whose sum fits 64 bits", what);
      return false;
    }
    *sum += size;
  }
  return true;
}

bool commuteVerifyPartsFill(MlirOperation op, const char *what, int64_t sum,
                            int64_t dim, CommuteVerifyShape whole) {
  int64_t size = mlirShapedTypeGetDimSize(whole.type, dim);
  if (commuteVerifySizesAgree(size, sum))
    return true;
  char name[64];
  commuteOpEmitError(op,
                     "expects %s to add up to dimension %" PRId64
                     " of %s, got %" PRId64 " and %" PRId64,
                     what, dim, commuteVerifyShapeName(whole, name), sum, size);
  return false;
}

static int compareRanks(const void *a, const void *b) {
  int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;
  return (left > right) - (left < right);
}

bool commuteVerifyDistinctRanks(MlirOperation op, MlirAttribute ranks,
                                const char *role) {
  intptr_t count = mlirDenseArrayGetNumElements(ranks);
  if (count < 2)
    return true;
  int64_t *sorted = malloc((size_t)count * sizeof(*sorted));
  if (!sorted) {
    commuteOpEmitError(op, "out of memory");
    return false;
  }
  for (intptr_t i = 0; i < count; ++i)
    sorted[i] = mlirDenseI64ArrayGetElement(ranks, i);
  qsort(sorted, (size_t)count, sizeof(*sorted), compareRanks);
  bool distinct = true;
  for (intptr_t i = 1; i < count && distinct; ++i) {
    distinct = sorted[i] != sorted[i - 1];
    if (!distinct)
      commuteOpEmitError(
          op, "expects a rank to be %s at most once, got %" PRId64 " twice",
          role, sorted[i]);
  }
  free(sorted);
  return distinct;
}
