//===- ReadySet.c - Ready nodes by rank -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ReadySet.h"

bool commuteReadySetInit(CommuteReadySet *set, uint32_t count,
                         const CommuteAllocator *allocator) {
  size_t sizes[COMMUTE_READY_MAX_LEVELS];
  size_t total = 0;
  size_t below = count;
  set->numLevels = 0;
  set->least = COMMUTE_NO_RANK;
  do {
    below = below / 64 + (below % 64 != 0);
    if (below == 0)
      below = 1;
    sizes[set->numLevels++] = below;
    total += below;
  } while (below > 1);

  set->words =
      commuteMemoryAllocateZeroed(allocator, total, sizeof *set->words);
  if (!set->words)
    return false;
  uint64_t *next = set->words;
  for (uint32_t level = 0; level < set->numLevels; ++level) {
    set->levels[level] = next;
    next += sizes[level];
  }
  return true;
}

void commuteReadySetFinish(CommuteReadySet *set,
                           const CommuteAllocator *allocator) {
  commuteMemoryRelease(allocator, set->words);
  set->words = NULL;
}
