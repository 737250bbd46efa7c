//===- Bitset.h - Sets of small numbers -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A set is a row of 64-bit words, member i being bit i % 64 of word i / 64. All
// rows of a family have the same number of words.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_BITSET_H
#define COMMUTE_SCHEDULE_BITSET_H

#include "ReadySet.h"

static inline size_t commuteBitsetCountWords(uint32_t numMembers) {
  return ((size_t)numMembers + 63) / 64;
}

static inline bool commuteBitsetHas(const uint64_t *set, uint32_t member) {
  return (set[member >> 6] >> (member & 63) & 1) != 0;
}

static inline void commuteBitsetAdd(uint64_t *set, uint32_t member) {
  set[member >> 6] |= UINT64_C(1) << (member & 63);
}

static inline void commuteBitsetRemove(uint64_t *set, uint32_t member) {
  set[member >> 6] &= ~(UINT64_C(1) << (member & 63));
}

static inline void commuteBitsetAddAll(uint64_t *set, const uint64_t *other,
                                       size_t numWords) {
  for (size_t w = 0; w < numWords; ++w)
    set[w] |= other[w];
}

/// Writes the members in increasing order; returns how many there are.
static inline uint32_t commuteBitsetList(const uint64_t *set, size_t numWords,
                                         uint32_t *members) {
  uint32_t count = 0;
  for (size_t w = 0; w < numWords; ++w)
    for (uint64_t word = set[w]; word != 0; word &= word - 1)
      members[count++] = (uint32_t)(w * 64) + commuteBitFindLowest(word);
  return count;
}

#endif // COMMUTE_SCHEDULE_BITSET_H
