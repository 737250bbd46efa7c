//===- Verify.h - What the verifiers share ------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/IR. Small checks with one shape of message each; each
// returns true where all is right and else has emitted the one diagnostic.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_IR_VERIFY_H
#define COMMUTE_LIB_IR_VERIFY_H

#include "CommIR.h"
#include "commute/Diagnostics.h"
#include "commute/Dialect.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

/// Returns an inherent attribute, null where the op has none of that name.
MlirAttribute commuteVerifyGetAttribute(MlirOperation op, const char *name);

/// Returns the value of an inherent integer attribute that the op must have.
int64_t commuteVerifyGetInteger(MlirOperation op, const char *name);

/// Returns the type of an operand or of a result.
MlirType commuteVerifyOperandType(MlirOperation op, intptr_t index);
MlirType commuteVerifyResultType(MlirOperation op, intptr_t index);

/// A shaped type and what a message calls it, such as "input #1".
typedef struct CommuteVerifyShape {
  MlirType type;
  const char *noun;
  /// Of the noun, or -1 where there is only one.
  intptr_t index;
} CommuteVerifyShape;

/// "input #1", in a buffer of at least 64 characters.
const char *commuteVerifyShapeName(CommuteVerifyShape shape, char *buffer);

/// Sizes that are not known at compile time agree with any.
bool commuteVerifySizesAgree(int64_t a, int64_t b);

/// Multiplies sizes; a size that is not known, or a product that does not fit,
/// gives a dynamic size.
int64_t commuteVerifyMultiplySizes(int64_t a, int64_t b);

/// Adds sizes, in the same way.
int64_t commuteVerifyAddSizes(int64_t a, int64_t b);

/// Returns the number of elements, dynamic where it is not known.
int64_t commuteVerifyGetNumElements(MlirType type);

bool commuteVerifyHasInputs(MlirOperation op);

bool commuteVerifyDim(MlirOperation op, const char *attribute, int64_t dim,
                      CommuteVerifyShape shape);
bool commuteVerifySameType(MlirOperation op, CommuteVerifyShape a,
                           CommuteVerifyShape b);
bool commuteVerifySameElementType(MlirOperation op, CommuteVerifyShape a,
                                  CommuteVerifyShape b);
bool commuteVerifySameRank(MlirOperation op, CommuteVerifyShape a,
                           CommuteVerifyShape b);

/// All sizes agree but those of two dimensions; -1 excepts none.
bool commuteVerifySameSizes(MlirOperation op, CommuteVerifyShape a,
                            CommuteVerifyShape b, int64_t except,
                            int64_t exceptToo);

/// Adds up the sizes of parts, none of which may be negative; `what` is what
/// the messages call them, such as "send sizes".
bool commuteVerifySumParts(MlirOperation op, MlirAttribute sizes,
                           const char *what, int64_t *sum);

/// The parts make up dimension `dim` of a shape.
bool commuteVerifyPartsFill(MlirOperation op, const char *what, int64_t sum,
                            int64_t dim, CommuteVerifyShape whole);

/// No rank stands twice in an array of ranks; `role` is what the message calls
/// them, such as "a source". Works on a sorted copy: groups have thousands.
bool commuteVerifyDistinctRanks(MlirOperation op, MlirAttribute ranks,
                                const char *role);

#endif // COMMUTE_LIB_IR_VERIFY_H
