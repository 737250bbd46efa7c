//===- PointerMap.c - A hash map keyed by addresses -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "PointerMap.h"

#include <stdlib.h>
#include <string.h>

enum { INITIAL_CAPACITY = 64 };

/// Returns the slot of a key in slots that have room.
static CommutePointerSlot *findSlot(CommutePointerSlot *slots, size_t capacity,
                                    const void *key) {
  size_t mask = capacity - 1;
  size_t at = commutePointerMapFirst(key, mask);
  while (slots[at].key && slots[at].key != key)
    at = commutePointerMapNext(key, at, mask);
  return &slots[at];
}

static bool rehash(CommutePointerMap *map, size_t capacity) {
  CommutePointerSlot *slots = calloc(capacity, sizeof(*slots));
  if (!slots)
    return false;
  for (size_t i = 0; i < map->capacity; ++i)
    if (map->slots[i].key)
      *findSlot(slots, capacity, map->slots[i].key) = map->slots[i];
  free(map->slots);
  map->slots = slots;
  map->capacity = capacity;
  return true;
}

bool commutePointerMapReserve(CommutePointerMap *map, size_t count) {
  // At most three quarters of the slots are in use.
  size_t capacity = map->capacity ? map->capacity : INITIAL_CAPACITY;
  while (capacity / 4 * 3 < count) {
    if (capacity > SIZE_MAX / 2 / sizeof(CommutePointerSlot))
      return false;
    capacity *= 2;
  }
  return capacity == map->capacity || rehash(map, capacity);
}

CommutePointerSlot *commutePointerMapInsert(CommutePointerMap *map,
                                            const void *key, bool *found) {
  if (map->count + 1 > map->capacity / 4 * 3 &&
      !commutePointerMapReserve(map, map->count + 1))
    return NULL;
  CommutePointerSlot *slot = findSlot(map->slots, map->capacity, key);
  *found = slot->key != NULL;
  if (!*found) {
    slot->key = key;
    ++map->count;
  }
  return slot;
}

void commutePointerMapFinish(CommutePointerMap *map) {
  free(map->slots);
  *map = (CommutePointerMap){.slots = NULL};
}

void commutePointerMapClear(CommutePointerMap *map) {
  if (map->count > 0)
    memset(map->slots, 0, map->capacity * sizeof(*map->slots));
  map->count = 0;
}
