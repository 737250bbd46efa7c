//===- Vector.h - A growing array ---------------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the analysis. Elements are of one type, which the user states
// where a vector is declared; they are reached by assigning `items` to a
// pointer of that type.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_ANALYSIS_VECTOR_H
#define COMMUTE_LIB_ANALYSIS_VECTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Zero-initialised, it is empty.
typedef struct CommuteVector {
  void *items;
  uint32_t count;
  uint32_t capacity;
} CommuteVector;

/// Makes room for `more` elements of `size` bytes besides those in it. Returns
/// false, the vector untouched, where memory or 32-bit numbers run out.
bool commuteVectorReserve(CommuteVector *vector, uint32_t more, size_t size);

/// Appends an element of `size` bytes. Returns it, not initialised and good
/// until the next one is appended, or NULL as above.
static inline void *commuteVectorAppend(CommuteVector *vector, size_t size) {
  if (vector->count == vector->capacity &&
      !commuteVectorReserve(vector, 1, size))
    return NULL;
  return (char *)vector->items + (size_t)vector->count++ * size;
}

/// Frees the elements and leaves the vector empty.
void commuteVectorFinish(CommuteVector *vector);

#endif // COMMUTE_LIB_ANALYSIS_VECTOR_H
