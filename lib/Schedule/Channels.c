//===- Channels.c - Dense numbers for channels ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "GraphImpl.h"

static void siftDown(uint32_t *values, size_t root, size_t count) {
  for (;;) {
    size_t child = 2 * root + 1;
    if (child >= count)
      return;
    if (child + 1 < count && values[child] < values[child + 1])
      ++child;
    if (values[root] >= values[child])
      return;
    uint32_t swapped = values[root];
    values[root] = values[child];
    values[child] = swapped;
    root = child;
  }
}

/// Heapsort: the library's qsort may allocate, and that behind the back of the
/// graph's allocator.
static void sortValues(uint32_t *values, size_t count) {
  for (size_t root = count / 2; root-- > 0;)
    siftDown(values, root, count);
  for (size_t end = count; end-- > 1;) {
    uint32_t greatest = values[0];
    values[0] = values[end];
    values[end] = greatest;
    siftDown(values, 0, end);
  }
}

static uint32_t findValue(const uint32_t *values, uint32_t count,
                          uint32_t value) {
  uint32_t first = 0, last = count;
  while (first < last) {
    uint32_t middle = first + (last - first) / 2;
    if (values[middle] < value)
      first = middle + 1;
    else
      last = middle;
  }
  return first;
}

uint32_t commuteChannelsNumber(const CommuteGraph *graph, bool singleChannel,
                               uint32_t **numbers) {
  const CommuteAllocator *allocator = &graph->allocator;
  uint32_t *result =
      commuteMemoryAllocateZeroed(allocator, graph->numNodes, sizeof *result);
  uint32_t *distinct =
      commuteMemoryAllocate(allocator, graph->numCollectives, sizeof *distinct);
  if (!result || !distinct) {
    commuteMemoryRelease(allocator, distinct);
    commuteMemoryRelease(allocator, result);
    return COMMUTE_NO_NODE;
  }
  uint32_t count = 0;
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    if (commuteNodeIsCollective(graph, v))
      distinct[count++] = singleChannel ? 0 : graph->channels[v];
  sortValues(distinct, count);
  uint32_t numChannels = 0;
  for (uint32_t i = 0; i < count; ++i)
    if (i == 0 || distinct[i] != distinct[numChannels - 1])
      distinct[numChannels++] = distinct[i];
  if (!singleChannel)
    for (uint32_t v = 0; v < graph->numNodes; ++v)
      if (commuteNodeIsCollective(graph, v))
        result[v] = findValue(distinct, numChannels, graph->channels[v]);
  commuteMemoryRelease(allocator, distinct);
  *numbers = result;
  return numChannels;
}
