//===- ReadySet.h - Ready nodes by rank -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A set of ranks below a fixed number, with insertion and removal of the least.
// Scores are a permutation, so a node's rank says all that a comparison of
// scores would: a tree of bits, 64 to a word, one bit of a level for each word
// of the level below that is not empty. The upper levels stay in the nearest
// cache, which no heap of keys does. As in van Emde Boas's trees the least rank
// is kept outside, so that a set of one, the rule along a chain, never comes to
// the bits; and what follows it is mostly found in the same word.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_READYSET_H
#define COMMUTE_SCHEDULE_READYSET_H

#include "GraphImpl.h"

/// Enough for 2^32 ranks.
enum { COMMUTE_READY_MAX_LEVELS = 6 };

typedef struct CommuteReadySet {
  /// The least rank, which has no bit; COMMUTE_NO_RANK where the set is empty.
  uint32_t least;
  /// levels[0] holds the ranks; levels[numLevels - 1] is one word.
  uint64_t *levels[COMMUTE_READY_MAX_LEVELS];
  uint32_t numLevels;
  uint64_t *words;
} CommuteReadySet;

/// No rank, and greater than all.
#define COMMUTE_NO_RANK UINT32_MAX

/// Makes an empty set of ranks below `count`; false where memory runs out, and
/// then there is nothing to finish.
bool commuteReadySetInit(CommuteReadySet *set, uint32_t count,
                         const CommuteAllocator *allocator);

void commuteReadySetFinish(CommuteReadySet *set,
                           const CommuteAllocator *allocator);

/// Returns the index of the lowest bit set in a word that is not 0, by the
/// product with a de Bruijn sequence.
static inline uint32_t commuteBitFindLowest(uint64_t word) {
  static const uint8_t indices[64] = {
      0,  1,  2,  53, 3,  7,  54, 27, 4,  38, 41, 8,  34, 55, 48, 28,
      62, 5,  39, 46, 44, 42, 22, 9,  24, 35, 59, 56, 49, 18, 29, 11,
      63, 52, 6,  26, 37, 40, 33, 47, 61, 45, 43, 21, 23, 58, 17, 10,
      51, 25, 36, 32, 60, 20, 57, 16, 50, 31, 19, 15, 30, 14, 13, 12};
  return indices[((word & (0 - word)) * UINT64_C(0x022fdd63cc95386d)) >> 58];
}

/// Inserts a rank that is not in the set.
static inline void commuteReadySetInsert(CommuteReadySet *set, uint32_t rank) {
  uint32_t greater = set->least;
  if (rank < greater) {
    set->least = rank;
    if (greater == COMMUTE_NO_RANK)
      return;
    rank = greater;
  }
  for (uint32_t level = 0; level < set->numLevels; ++level) {
    uint64_t *word = &set->levels[level][rank >> 6];
    uint64_t before = *word;
    *word = before | UINT64_C(1) << (rank & 63);
    if (before != 0)
      return;
    rank >>= 6;
  }
}

/// Returns the least rank, or COMMUTE_NO_RANK where the set is empty.
static inline uint32_t commuteReadySetPeek(const CommuteReadySet *set) {
  return set->least;
}

/// Removes the least rank of a set that is not empty.
static inline void commuteReadySetPop(CommuteReadySet *set) {
  // All bits stand for greater ranks: the first word that is not empty, from
  // the one of the least rank upwards, leads to the next.
  uint32_t level = 0, index = set->least >> 6;
  while (set->levels[level][index] == 0) {
    if (++level == set->numLevels) {
      set->least = COMMUTE_NO_RANK;
      return;
    }
    index >>= 6;
  }
  for (;; --level) {
    index = index << 6 | commuteBitFindLowest(set->levels[level][index]);
    if (level == 0)
      break;
  }
  set->least = index;
  for (; level < set->numLevels; ++level) {
    uint64_t *word = &set->levels[level][index >> 6];
    *word &= *word - 1;
    if (*word != 0)
      return;
    index >>= 6;
  }
}

#endif // COMMUTE_SCHEDULE_READYSET_H
