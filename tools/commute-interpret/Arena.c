//===- Arena.c - Memory that is freed as a whole --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Arena.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>

struct CommuteArenaChunk {
  CommuteArenaChunk *next;
  size_t size;
  alignas(max_align_t) unsigned char bytes[];
};

static const size_t chunkSize = (size_t)1 << 16;
static const size_t limit = (size_t)1 << 31;

void *commuteArenaAllocate(CommuteArena *arena, size_t count, size_t size) {
  if (size == 0 || count > limit / size)
    return NULL;
  const size_t alignment = alignof(max_align_t);
  size_t bytes = (count * size + alignment - 1) / alignment * alignment;
  CommuteArenaChunk *chunk = arena->chunks;
  if (!chunk || bytes > chunk->size - arena->used) {
    size_t room = bytes > chunkSize ? bytes : chunkSize;
    if (room > limit - arena->total)
      return NULL;
    chunk = calloc(1, sizeof *chunk + room);
    if (!chunk)
      return NULL;
    chunk->next = arena->chunks;
    chunk->size = room;
    arena->chunks = chunk;
    arena->total += room;
    arena->used = 0;
  }
  void *result = chunk->bytes + arena->used;
  arena->used += bytes;
  return result;
}

void commuteArenaFinish(CommuteArena *arena) {
  while (arena->chunks) {
    CommuteArenaChunk *chunk = arena->chunks;
    arena->chunks = chunk->next;
    free(chunk);
  }
  *arena = (CommuteArena){0};
}
