//===- PointerMap.h - A hash map keyed by addresses -------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the analysis. Open addressing with linear probing: a key and two
// numbers in 16 bytes, so that a look-up touches one cache line. The analysis
// does one or two look-ups for every operand of a program, and nothing else in
// it is as hot. Never iterated, so that no result depends on addresses.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_ANALYSIS_POINTERMAP_H
#define COMMUTE_LIB_ANALYSIS_POINTERMAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct CommutePointerSlot {
  /// NULL where the slot is free.
  const void *key;
  uint32_t first;
  uint32_t second;
} CommutePointerSlot;

/// Zero-initialised, it is empty.
typedef struct CommutePointerMap {
  CommutePointerSlot *slots;
  /// Zero or a power of two.
  size_t capacity;
  size_t count;
} CommutePointerMap;

/// Makes room for that many keys in all. Returns false where memory runs out.
bool commutePointerMapReserve(CommutePointerMap *map, size_t count);

/// Returns the slot of a key, not NULL, to be filled by the caller where
/// `*found` is false. It is good until the next insertion. Returns NULL where
/// memory runs out.
CommutePointerSlot *commutePointerMapInsert(CommutePointerMap *map,
                                            const void *key, bool *found);

/// Frees what the map holds and leaves it empty.
void commutePointerMapFinish(CommutePointerMap *map);

/// Forgets all keys, and keeps the memory.
void commutePointerMapClear(CommutePointerMap *map);

static inline size_t commutePointerMapHash(const void *key) {
  // Objects are aligned; the multiplication spreads what is left over the high
  // bits, which are then used.
  uint64_t bits = (uint64_t)(uintptr_t)key >> 3;
  return (size_t)((bits * UINT64_C(0x9E3779B97F4A7C15)) >> 32);
}

/// Returns the slot of a key, or NULL.
static inline CommutePointerSlot *
commutePointerMapFind(const CommutePointerMap *map, const void *key) {
  if (map->capacity == 0)
    return NULL;
  size_t mask = map->capacity - 1;
  for (size_t at = commutePointerMapHash(key) & mask;; at = (at + 1) & mask) {
    CommutePointerSlot *slot = &map->slots[at];
    if (slot->key == key)
      return slot;
    if (!slot->key)
      return NULL;
  }
}

#endif // COMMUTE_LIB_ANALYSIS_POINTERMAP_H
