//===- ExactJobs.h - A small graph for the exact search -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The nodes of a graph that an order of it is searched over, with the rules of
// the simulator as sets. A compute node of cost 0 that brings no storage to
// life is left out: right behind the last of its predecessors it changes
// neither times nor peaks.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_EXACTJOBS_H
#define COMMUTE_SCHEDULE_EXACTJOBS_H

#include "GraphImpl.h"
#include "Ticks.h"
#include "commute/Bounds.h"

enum { COMMUTE_EXACT_WORDS = COMMUTE_EXACT_MAX_JOBS / 64 };

/// A set of jobs.
typedef struct CommuteExactSet {
  uint64_t words[COMMUTE_EXACT_WORDS];
} CommuteExactSet;

/// A node that is searched over.
typedef struct CommuteExactJob {
  uint32_t node;
  bool isCollective;
  bool waits;
  /// Brings a storage to life, maybe.
  bool allocates;
  int64_t work;
  /// Of a collective: its dense channel, and its own.
  uint32_t channel;
  uint32_t group;
  uint64_t bytes;
  /// What comes before it, in all, and right before it.
  CommuteExactSet ancestors;
  CommuteExactSet preds;
  /// Whose data it takes, and who takes its data.
  CommuteExactSet sources;
  CommuteExactSet users;
  /// Of a collective: the waits, the last of which takes it out of flight.
  CommuteExactSet waiters;
} CommuteExactJob;

/// A storage that is not live throughout.
typedef struct CommuteExactStorage {
  uint64_t bytes;
  bool isLiveOut;
  /// The jobs of which the first makes it live, and those of which the last
  /// ends it.
  CommuteExactSet starters;
  CommuteExactSet enders;
} CommuteExactStorage;

typedef struct CommuteExactJobs {
  const CommuteAllocator *allocator;
  /// Numbered topologically.
  uint32_t numJobs;
  uint32_t numChannels;
  CommuteExactJob *jobs;
  /// Bytes live throughout, and the other storages.
  uint64_t residentBytes;
  uint32_t numStorages;
  CommuteExactStorage *storages;
} CommuteExactJobs;

/// Fills in the jobs of a prepared graph; `order` is any topological order.
/// Sets `*isTooLarge` where there are too many, and then makes none. Fails with
/// OUT_OF_MEMORY.
CommuteStatus commuteExactJobsInit(CommuteExactJobs *jobs,
                                   const CommuteGraph *graph,
                                   const uint32_t *order, bool singleChannel,
                                   CommuteTicks ticks, bool *isTooLarge,
                                   CommuteError *error);

/// Takes what an Init left, whatever came of it, and what is all zero.
void commuteExactJobsFinish(CommuteExactJobs *jobs);

/// Writes the order of all nodes that an order of the jobs stands for. Fails
/// with OUT_OF_MEMORY.
CommuteStatus commuteExactJobsWriteOrder(const CommuteExactJobs *jobs,
                                         const CommuteGraph *graph,
                                         const uint32_t *sequence,
                                         uint32_t *order, CommuteError *error);

static inline bool commuteExactSetHas(const CommuteExactSet *set,
                                      uint32_t job) {
  return (set->words[job >> 6] >> (job & 63) & 1) != 0;
}

static inline void commuteExactSetAdd(CommuteExactSet *set, uint32_t job) {
  set->words[job >> 6] |= UINT64_C(1) << (job & 63);
}

static inline void commuteExactSetAddAll(CommuteExactSet *set,
                                         const CommuteExactSet *other) {
  for (int w = 0; w < COMMUTE_EXACT_WORDS; ++w)
    set->words[w] |= other->words[w];
}

static inline bool commuteExactSetIsEmpty(const CommuteExactSet *set) {
  for (int w = 0; w < COMMUTE_EXACT_WORDS; ++w)
    if (set->words[w] != 0)
      return false;
  return true;
}

/// Whether all members are in another set.
static inline bool commuteExactSetIsWithin(const CommuteExactSet *set,
                                           const CommuteExactSet *other) {
  for (int w = 0; w < COMMUTE_EXACT_WORDS; ++w)
    if ((set->words[w] & ~other->words[w]) != 0)
      return false;
  return true;
}

/// Whether a member is in another set.
static inline bool commuteExactSetMeets(const CommuteExactSet *set,
                                        const CommuteExactSet *other) {
  for (int w = 0; w < COMMUTE_EXACT_WORDS; ++w)
    if ((set->words[w] & other->words[w]) != 0)
      return true;
  return false;
}

#endif // COMMUTE_SCHEDULE_EXACTJOBS_H
