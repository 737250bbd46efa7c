//===- BucketMerge.h - Several collectives made one ---------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_BUCKETMERGE_H
#define COMMUTE_LIB_TRANSFORMS_BUCKETMERGE_H

#include "commute/Schedule.h"
#include "mlir-c/IR.h"

/// Collectives of one kind in one block, with their only waits, and what they
/// become. Arrays are the caller's.
typedef struct CommuteBucketMerge {
  uint32_t count;
  MlirOperation *starts;
  MlirOperation *waits;
  /// Until they are in the block, the merge owns them.
  MlirOperation start;
  MlirOperation wait;
} CommuteBucketMerge;

/// Makes the collective and the wait of a merge. They state the given costs
/// where a member states its own. The block does not change yet. Returns false
/// where memory runs out; there is nothing to abandon then.
bool commuteBucketMergeInit(CommuteBucketMerge *merge, CommuteCost cost,
                            CommuteCost waitCost);

/// Destroys what was made, in place of commuteBucketMergeApply.
void commuteBucketMergeAbandon(CommuteBucketMerge *merge);

/// Puts the collective and the wait at the places of the first members, and
/// takes the members out. Operations between them may have to move.
void commuteBucketMergeApply(CommuteBucketMerge *merge);

/// Has the users of the merged future name it once in `after`, once all merges
/// of the program are applied.
void commuteBucketMergeTidy(const CommuteBucketMerge *merge);

/// Returns the estimate of a collective in the block that states no cost.
typedef CommuteCost (*CommuteBucketEstimate)(MlirOperation collective,
                                             void *userData);

/// Finds the cost of members as one, given what they cost: the estimate of one
/// with all their inputs; where members state their costs, the share that it is
/// of the estimates of each, of the costs they have; but no less than the most
/// costly. Returns false, and leaves `*cost` as it is, where memory runs out.
bool commuteBucketMergeEstimate(const MlirOperation *starts,
                                const CommuteCost *costs, uint32_t count,
                                CommuteBucketEstimate estimate, void *userData,
                                CommuteCost *cost);

#endif // COMMUTE_LIB_TRANSFORMS_BUCKETMERGE_H
