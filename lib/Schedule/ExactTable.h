//===- ExactTable.h - Prefixes that dominate others -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Two prefixes of the same jobs leave the same to do. If each time that matters
// for the rest is in the one at most what it is in the other, so is the end of
// any continuation, and the other need not be extended.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_EXACTTABLE_H
#define COMMUTE_SCHEDULE_EXACTTABLE_H

#include "ExactJobs.h"

/// A prefix seen.
typedef struct CommuteExactLabel {
  CommuteExactSet jobs;
  /// The next label of the same bucket, or COMMUTE_NO_LABEL.
  uint32_t next;
  /// Where its times begin.
  size_t times;
} CommuteExactLabel;

#define COMMUTE_NO_LABEL UINT32_MAX

typedef struct CommuteExactTable {
  const CommuteAllocator *allocator;
  uint32_t *buckets;
  uint32_t numBuckets;
  CommuteExactLabel *labels;
  uint32_t numLabels;
  size_t labelCapacity;
  int64_t *times;
  size_t numTimes;
  size_t timeCapacity;
} CommuteExactTable;

typedef enum CommuteExactEntry {
  COMMUTE_EXACT_ENTRY_ADDED = 0,
  /// A prefix seen before dominates it, or is its like.
  COMMUTE_EXACT_ENTRY_DOMINATED,
  COMMUTE_EXACT_ENTRY_OUT_OF_MEMORY,
} CommuteExactEntry;

/// Adds a prefix where none dominates it. `count` is the same for the same
/// jobs.
CommuteExactEntry commuteExactTableAdd(CommuteExactTable *table,
                                       const CommuteExactSet *jobs,
                                       const int64_t *times, uint32_t count);

void commuteExactTableFinish(CommuteExactTable *table);

#endif // COMMUTE_SCHEDULE_EXACTTABLE_H
