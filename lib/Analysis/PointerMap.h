//===- PointerMap.h - A hash map keyed by addresses ---------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the analysis. Open addressing: a key and two numbers in 16 bytes,
// so that a look-up touches one cache line. The analysis does one or two
// look-ups for every operand of a program, and nothing else in it is as hot.
//
// Objects that were made one after the other lie side by side and are looked up
// one after the other, so a key's first slot is its address: neighbours share
// cache lines, which halves the time of a million look-ups. Where addresses
// collide, a stride of the key's own leads to the next slots: a densely filled
// range is left at once, however long it is.
//
// Never iterated, so that no result depends on addresses.
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

/// Returns the first slot of a key: objects of the IR are at least 32 bytes.
static inline size_t commutePointerMapFirst(const void *key, size_t mask) {
  return (size_t)((uintptr_t)key >> 5) & mask;
}

/// Returns the slot of a key that comes after `slot`. The stride is odd, so
/// that all slots have their turn in a capacity that is a power of two.
static inline size_t commutePointerMapNext(const void *key, size_t slot,
                                           size_t mask) {
  uint64_t mixed = (uint64_t)(uintptr_t)key * UINT64_C(0x9E3779B97F4A7C15);
  return (slot + ((size_t)(mixed >> 32) | 1)) & mask;
}

/// Returns the slot of a key, or NULL.
static inline CommutePointerSlot *
commutePointerMapFind(const CommutePointerMap *map, const void *key) {
  if (map->capacity == 0)
    return NULL;
  size_t mask = map->capacity - 1;
  for (size_t at = commutePointerMapFirst(key, mask);;
       at = commutePointerMapNext(key, at, mask)) {
    CommutePointerSlot *slot = &map->slots[at];
    if (slot->key == key)
      return slot;
    if (!slot->key)
      return NULL;
  }
}

#endif // COMMUTE_LIB_ANALYSIS_POINTERMAP_H
