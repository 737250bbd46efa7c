//===- ExactTable.c - Prefixes that dominate others -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ExactTable.h"

#include <string.h>

void commuteExactTableFinish(CommuteExactTable *table) {
  commuteMemoryRelease(table->allocator, table->times);
  commuteMemoryRelease(table->allocator, table->labels);
  commuteMemoryRelease(table->allocator, table->buckets);
}

/// Mixes all bits into the low ones. Where a label lands decides how fast it is
/// found, and nothing else.
static uint32_t findBucket(const CommuteExactTable *table,
                           const CommuteExactSet *jobs) {
  uint64_t hash = 0;
  for (int w = 0; w < COMMUTE_EXACT_WORDS; ++w) {
    hash = (hash ^ jobs->words[w]) * UINT64_C(0x9e3779b97f4a7c15);
    hash ^= hash >> 32;
  }
  return (uint32_t)hash & (table->numBuckets - 1);
}

static bool growBuckets(CommuteExactTable *table) {
  if (table->numLabels < table->numBuckets)
    return true;
  uint32_t count = table->numBuckets == 0 ? 1024 : table->numBuckets * 2;
  uint32_t *buckets =
      commuteMemoryAllocate(table->allocator, count, sizeof *buckets);
  if (!buckets)
    return false;
  commuteMemoryRelease(table->allocator, table->buckets);
  table->buckets = buckets;
  table->numBuckets = count;
  for (uint32_t b = 0; b < count; ++b)
    buckets[b] = COMMUTE_NO_LABEL;
  for (uint32_t i = 0; i < table->numLabels; ++i) {
    uint32_t b = findBucket(table, &table->labels[i].jobs);
    table->labels[i].next = buckets[b];
    buckets[b] = i;
  }
  return true;
}

static bool growLabels(CommuteExactTable *table, uint32_t count) {
  if (table->numLabels == table->labelCapacity) {
    size_t capacity =
        commuteMemoryGrow(table->labelCapacity, table->labelCapacity + 1);
    CommuteExactLabel *labels = commuteMemoryResize(
        table->allocator, table->labels, capacity, sizeof *labels);
    if (!labels)
      return false;
    table->labels = labels;
    table->labelCapacity = capacity;
  }
  if (table->numTimes + count > table->timeCapacity) {
    size_t capacity =
        commuteMemoryGrow(table->timeCapacity, table->numTimes + count);
    int64_t *times = commuteMemoryResize(table->allocator, table->times,
                                         capacity, sizeof *times);
    if (!times)
      return false;
    table->times = times;
    table->timeCapacity = capacity;
  }
  return growBuckets(table);
}

static bool isNowhereLater(const int64_t *times, const int64_t *others,
                           uint32_t count) {
  for (uint32_t i = 0; i < count; ++i)
    if (times[i] > others[i])
      return false;
  return true;
}

CommuteExactEntry commuteExactTableAdd(CommuteExactTable *table,
                                       const CommuteExactSet *jobs,
                                       const int64_t *times, uint32_t count) {
  if (!growLabels(table, count))
    return COMMUTE_EXACT_ENTRY_OUT_OF_MEMORY;
  uint32_t bucket = findBucket(table, jobs);
  for (uint32_t i = table->buckets[bucket]; i != COMMUTE_NO_LABEL;
       i = table->labels[i].next) {
    if (memcmp(&table->labels[i].jobs, jobs, sizeof *jobs) != 0)
      continue;
    int64_t *others = table->times + table->labels[i].times;
    if (isNowhereLater(others, times, count))
      return COMMUTE_EXACT_ENTRY_DOMINATED;
    if (isNowhereLater(times, others, count)) {
      memcpy(others, times, count * sizeof *times);
      return COMMUTE_EXACT_ENTRY_ADDED;
    }
  }
  table->labels[table->numLabels] = (CommuteExactLabel){
      .jobs = *jobs, .next = table->buckets[bucket], .times = table->numTimes};
  table->buckets[bucket] = table->numLabels++;
  memcpy(table->times + table->numTimes, times, count * sizeof *times);
  table->numTimes += count;
  return COMMUTE_EXACT_ENTRY_ADDED;
}
