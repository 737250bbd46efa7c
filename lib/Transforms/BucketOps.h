//===- BucketOps.h - Collectives that are one or several ----------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms: what merging and splitting collectives have in
// common. A bucket, and its wait, say in `comm.bucket` what they were:
//
//     %f = comm.all_gather %a, %b on @dp dim 0 {comm.bucket = [
//         {attributes = {comm.name = "first"}},
//         {after = array<i64: 0>, attributes = {comm.name = "second"}}]} ...
//
// A member is a number of `inputs` (of the wait: results), 1 where not stated;
// the `attributes` that it had besides what its operation asks for; and which
// of the bucket's `after` operands were its own.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_BUCKETOPS_H
#define COMMUTE_LIB_TRANSFORMS_BUCKETOPS_H

#include "commute/Ops.h"
#include "mlir-c/IR.h"

#include <stdbool.h>
#include <stddef.h>

//===----------------------------------------------------------------------===//
// Kinds
//===----------------------------------------------------------------------===//

/// Most attributes of a kind.
enum { COMMUTE_BUCKET_MAX_ATTRIBUTES = 5 };

/// A kind of collective that takes any number of inputs.
typedef struct CommuteBucketKind {
  const char *op;
  /// What says the same for all inputs, ended by NULL.
  const char *attributes[COMMUTE_BUCKET_MAX_ATTRIBUTES + 1];
} CommuteBucketKind;

/// Returns the kind of an operation, or NULL where it has none.
const CommuteBucketKind *commuteBucketKindFind(MlirOperation op);

//===----------------------------------------------------------------------===//
// comm.bucket
//===----------------------------------------------------------------------===//

extern const char commuteBucketAttribute[];

/// One member, as its bucket or the bucket's wait has it.
typedef struct CommuteBucketEntry {
  intptr_t numInputs;
  /// A dictionary, or null where there are none.
  MlirAttribute attributes;
  /// Indices into the `after` operands, or null where there are none.
  MlirAttribute after;
} CommuteBucketEntry;

/// Returns the attribute of an operation, or null where it has none.
MlirAttribute commuteBucketGetAttribute(MlirOperation op);

/// Reads member `index` of the attribute.
CommuteBucketEntry commuteBucketEntryGet(MlirAttribute bucket, intptr_t index);

/// Tells whether a member comes after `after` operand `index` of its bucket:
/// where it says so, and where no member says so of itself. `bucket` may be
/// null.
bool commuteBucketEntryComesAfter(MlirAttribute bucket,
                                  const CommuteBucketEntry *entry,
                                  intptr_t index);

/// Returns the element of the attribute that a member is.
MlirAttribute commuteBucketEntryCreate(MlirContext context,
                                       const CommuteBucketEntry *entry);

//===----------------------------------------------------------------------===//
// Making operations
//===----------------------------------------------------------------------===//

/// A collective to be made.
typedef struct CommuteCollectiveParts {
  /// Has the name and what all inputs have in common.
  MlirOperation like;
  MlirLocation location;
  CommuteValues inputs;
  CommuteValues destinations;
  CommuteValues after;
  /// What the future promises.
  CommuteTypes results;
} CommuteCollectiveParts;

/// Makes a collective without other attributes. The caller owns it until it is
/// in a block.
MlirOperation commuteCollectiveCreate(const CommuteCollectiveParts *parts);

/// Inserts an operation that is in no block before one that is.
void commuteOpInsertBefore(MlirOperation op, MlirOperation before);

#endif // COMMUTE_LIB_TRANSFORMS_BUCKETOPS_H
