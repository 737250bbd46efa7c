//===- Vector.c - A growing array -----------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Vector.h"

#include <stdlib.h>

enum { INITIAL_CAPACITY = 8 };

bool commuteVectorReserve(CommuteVector *vector, uint32_t more, size_t size) {
  // UINT32_MAX stands for "none" among indices, and is never one.
  if (more > UINT32_MAX - 1 - vector->count)
    return false;
  uint32_t wanted = vector->count + more;
  if (wanted <= vector->capacity)
    return true;
  uint32_t capacity =
      vector->capacity > UINT32_MAX / 2 ? UINT32_MAX : vector->capacity * 2;
  if (capacity < wanted)
    capacity = wanted;
  if (capacity < INITIAL_CAPACITY)
    capacity = INITIAL_CAPACITY;
  if (capacity > SIZE_MAX / size)
    return false;
  void *items = realloc(vector->items, capacity * size);
  if (!items)
    return false;
  vector->items = items;
  vector->capacity = capacity;
  return true;
}

void commuteVectorFinish(CommuteVector *vector) {
  free(vector->items);
  *vector = (CommuteVector){.items = NULL};
}
