//===- BucketPlan.h - Which collectives could share a bucket --------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Private to lib/Schedule.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_BUCKETPLAN_H
#define COMMUTE_SCHEDULE_BUCKETPLAN_H

#include "commute/Bucket.h"

#include "GraphImpl.h"

/// A member at its place in the plan: those of a slice follow one another.
typedef struct CommuteBucketCandidate {
  uint32_t kind;
  /// Members of its kind on the longest path to it.
  uint32_t level;
  uint32_t member;
  /// The first of a slice.
  bool begins;
} CommuteBucketCandidate;

/// Plans slices of members that do not depend on each other, by kind, by level,
/// in the order of the program: each at most `maxBytes` together, and at least
/// `minCount` of them. `order` is topological; `plan` has room for all members.
/// Fails with OUT_OF_MEMORY.
CommuteStatus commuteBucketPlan(const CommuteGraph *graph,
                                const uint32_t *order,
                                const CommuteBucketMember *members,
                                uint32_t numMembers,
                                const CommuteBucketOptions *options,
                                uint32_t minCount, CommuteBucketCandidate *plan,
                                uint32_t *length, CommuteError *error);

#endif // COMMUTE_SCHEDULE_BUCKETPLAN_H
