//===- TimeHeap.h - Numbers by time ---------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A binary heap in the caller's array, least time first, then least number.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_TIMEHEAP_H
#define COMMUTE_SCHEDULE_TIMEHEAP_H

#include <stdbool.h>
#include <stdint.h>

typedef struct CommuteTimeEntry {
  double time;
  uint32_t number;
} CommuteTimeEntry;

static inline bool commuteTimeEntryIsLess(CommuteTimeEntry a,
                                          CommuteTimeEntry b) {
  return a.time != b.time ? a.time < b.time : a.number < b.number;
}

/// Adds an entry to a heap of `*size`, for which the array has room.
static inline void commuteTimeHeapPush(CommuteTimeEntry *heap, uint32_t *size,
                                       CommuteTimeEntry entry) {
  uint32_t place = (*size)++;
  while (place > 0) {
    uint32_t parent = (place - 1) / 2;
    if (!commuteTimeEntryIsLess(entry, heap[parent]))
      break;
    heap[place] = heap[parent];
    place = parent;
  }
  heap[place] = entry;
}

/// Removes the least entry, heap[0], of a heap that is not empty.
static inline void commuteTimeHeapPop(CommuteTimeEntry *heap, uint32_t *size) {
  CommuteTimeEntry entry = heap[--*size];
  uint32_t place = 0;
  for (;;) {
    uint32_t child = 2 * place + 1;
    if (child >= *size)
      break;
    if (child + 1 < *size &&
        commuteTimeEntryIsLess(heap[child + 1], heap[child]))
      ++child;
    if (!commuteTimeEntryIsLess(heap[child], entry))
      break;
    heap[place] = heap[child];
    place = child;
  }
  heap[place] = entry;
}

#endif // COMMUTE_SCHEDULE_TIMEHEAP_H
