//===- Arena.h - Memory that is freed as a whole ------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_INTERPRET_ARENA_H
#define COMMUTE_INTERPRET_ARENA_H

#include <stddef.h>

typedef struct CommuteArenaChunk CommuteArenaChunk;

/// Zero-initialised, it is empty.
typedef struct CommuteArena {
  CommuteArenaChunk *chunks;
  size_t used;
  /// Of all chunks.
  size_t total;
} CommuteArena;

/// Returns room for `count` objects of `size` bytes, all bytes zero, that lives
/// until the arena is finished; not NULL for a count of 0. Returns NULL where
/// memory runs out, or the arena would grow beyond 2 GiB.
void *commuteArenaAllocate(CommuteArena *arena, size_t count, size_t size);

/// Frees all, and leaves the arena empty.
void commuteArenaFinish(CommuteArena *arena);

#endif // COMMUTE_INTERPRET_ARENA_H
