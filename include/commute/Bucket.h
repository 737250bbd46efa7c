//===- Bucket.h - Small collectives that become one ------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Every collective pays a latency, however little it moves. Several of one kind
// can share it: one collective with all their data, one wait for all of them.
// Which ones may, and should, is decided here on the scheduler core's graphs
// (commute/Schedule.h); whoever owns the program then merges its operations.
//
// Functions follow the rules of commute/Schedule.h on failure and memory.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_BUCKET_H
#define COMMUTE_BUCKET_H

#include "commute/Export.h"
#include "commute/Schedule.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A collective that may share a bucket, with its only wait.
typedef struct CommuteBucketMember {
  uint32_t start;
  uint32_t wait;
  /// Only those of one kind share a bucket; any number.
  uint32_t kind;
  /// What counts against CommuteBucketOptions.maxBytes.
  uint64_t bytes;
} CommuteBucketMember;

/// Returns the cost of `count` members, given by their indices, as one
/// collective. Finite and not negative.
typedef CommuteCost (*CommuteBucketCost)(const uint32_t *members,
                                         uint32_t count, void *userData);

typedef struct CommuteBucketOptions {
  /// Most bytes of a bucket; 0 takes any.
  uint64_t maxBytes;
  /// Fewest members of a bucket; less than 2 takes 2.
  uint32_t minCount;
  /// Limits of peakLiveBytes and peakInFlightBytes of the simulation; 0 for
  /// none. An input above a limit gets no higher than it is.
  uint64_t memoryLimit;
  uint64_t inFlightLimit;
  /// By edge, 1 where it only keeps the order in which two collectives start,
  /// which members of a bucket keep by being one; NULL where there are none.
  const uint8_t *startOrder;
  /// The model in which no bucket makes the makespan longer.
  CommuteSimulationOptions simulation;
  /// NULL takes the sum of the members' costs.
  CommuteBucketCost cost;
  void *userData;
} CommuteBucketOptions;

/// The bucket of a member that has none.
#define COMMUTE_NO_BUCKET UINT32_MAX

/// Decides which members share a bucket, and the order that the program then
/// has. `list` is the order of the program (NULL: that of the ids), which must
/// be legal; `members` are given in it. `buckets` takes, for each member, the
/// index of the first one of its bucket, or COMMUTE_NO_BUCKET; `order` a legal
/// order of all nodes, in which the starts of a bucket stand next to each
/// other, and its waits, each in the order of the members.
///
/// No path of edges, but those of `startOrder`, leads from one member of a
/// bucket to another, nor do any number of buckets together close a cycle.
/// Members of a bucket follow one another among those of their kind that depend
/// on equally many of it. Buckets are tried all at once, and in halves, down to
/// halves of single ones, where the makespan, or a limit, says no; and no more
/// once that took about 2^30 visits of nodes and edges.
///
/// Fails with NOT_A_PERMUTATION, ILLEGAL_ORDER, UNKNOWN_ID, INVALID_ARGUMENT (a
/// start that is no collective, a wait that is none, members out of order),
/// NEGATIVE_COST, OVERFLOW, OUT_OF_MEMORY.
COMMUTE_EXPORTED CommuteStatus
commuteGraphFindBuckets(CommuteGraph *graph, const uint32_t *list,
                        const CommuteBucketMember *members, uint32_t numMembers,
                        const CommuteBucketOptions *options, uint32_t *order,
                        uint32_t *buckets, CommuteError *error);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_BUCKET_H
