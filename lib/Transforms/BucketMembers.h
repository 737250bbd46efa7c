//===- BucketMembers.h - Collectives that could be merged ---------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_BUCKETMEMBERS_H
#define COMMUTE_LIB_TRANSFORMS_BUCKETMEMBERS_H

#include "commute/Analysis.h"
#include "commute/Bucket.h"

/// The collectives of a block that could be merged with others, in its order:
/// those of any number of inputs, whose future has one wait, in the same block,
/// and is otherwise named in `after` alone; of one element type, and of sizes
/// that are known. Of one kind are those with the same operation, process
/// group, attributes and element type, tensors or buffers alike, with or
/// without destinations.
typedef struct CommuteBucketMembers {
  CommuteBucketMember *items;
  uint32_t count;
} CommuteBucketMembers;

/// Finds the members of a block's graph. Returns false where memory runs out.
/// commuteBucketMembersFinish ends what is found, in either case.
bool commuteBucketMembersFind(CommuteBlockGraph *graph,
                              CommuteBucketMembers *members);

void commuteBucketMembersFinish(CommuteBucketMembers *members);

#endif // COMMUTE_LIB_TRANSFORMS_BUCKETMEMBERS_H
