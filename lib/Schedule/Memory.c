//===- Memory.c - Checked allocation --------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "GraphImpl.h"

#include <string.h>

void *commuteMemoryAllocate(const CommuteAllocator *allocator, size_t count,
                            size_t size) {
  if (size != 0 && count > SIZE_MAX / size)
    return NULL;
  size_t total = count * size;
  // An allocator may not be asked for nothing, and NULL means failure here.
  return allocator->reallocate(allocator->context, NULL,
                               total == 0 ? 1 : total);
}

void *commuteMemoryAllocateZeroed(const CommuteAllocator *allocator,
                                  size_t count, size_t size) {
  void *block = commuteMemoryAllocate(allocator, count, size);
  if (block)
    memset(block, 0, count * size);
  return block;
}

void commuteMemoryRelease(const CommuteAllocator *allocator, void *block) {
  allocator->release(allocator->context, block);
}

void *commuteMemoryResize(const CommuteAllocator *allocator, void *block,
                          size_t count, size_t size) {
  if (count > SIZE_MAX / size)
    return NULL;
  return allocator->reallocate(allocator->context, block, count * size);
}

size_t commuteMemoryGrow(size_t capacity, size_t needed) {
  size_t grown = capacity < 16 ? 16 : capacity;
  while (grown < needed)
    grown = grown > SIZE_MAX / 2 ? needed : grown + grown / 2;
  return grown;
}
