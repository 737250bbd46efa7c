//===- Residency.c - Bytes live and in flight -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Both are sums over intervals of positions: what begins at a position is added
// before the sum is looked at there, what ends at it is taken off after. The
// sum of all bytes is checked first, so that no partial sum can overflow.
//
//===----------------------------------------------------------------------===//

#include "Residency.h"

/// Bytes that begin and end at a position.
typedef struct Change {
  uint64_t begin;
  uint64_t end;
} Change;

/// Adds bytes to the sum of all; false where it does not fit. The greatest
/// value stands for unknown.
static bool addBytes(uint64_t *sum, uint64_t bytes) {
  if (bytes >= COMMUTE_BYTES_UNKNOWN - *sum)
    return false;
  *sum += bytes;
  return true;
}

/// Writes the sum at each position into `trace`, unless that is NULL.
static uint64_t findPeak(const Change *changes, uint32_t count,
                         uint64_t current, uint64_t *trace) {
  uint64_t peak = current;
  for (uint32_t i = 0; i < count; ++i) {
    current += changes[i].begin;
    if (current > peak)
      peak = current;
    if (trace)
      trace[i] = current;
    current -= changes[i].end;
  }
  return peak;
}

/// The same where a size is not known, and so no sum is.
static uint64_t findUnknownPeak(uint32_t count, uint64_t *trace) {
  for (uint32_t i = 0; trace && i < count; ++i)
    trace[i] = COMMUTE_BYTES_UNKNOWN;
  return COMMUTE_BYTES_UNKNOWN;
}

static CommuteStatus failOverflow(CommuteError *error) {
  return commuteErrorFail(error, COMMUTE_STATUS_OVERFLOW,
                          "the sum of all bytes is too large");
}

//===----------------------------------------------------------------------===//
// Live bytes
//===----------------------------------------------------------------------===//

/// First and last position of a storage's touchers; first > last for none.
typedef struct Span {
  uint32_t first;
  uint32_t last;
} Span;

static void findSpans(const CommuteGraph *graph, const uint32_t *positions,
                      Span *spans) {
  for (uint32_t s = 0; s < graph->numStorages; ++s)
    spans[s] = (Span){.first = UINT32_MAX, .last = 0};
  for (size_t t = 0; t < graph->numTouches; ++t) {
    uint32_t position = positions[graph->touches[t].node];
    Span *span = &spans[graph->touches[t].storage];
    if (position < span->first)
      span->first = position;
    if (position > span->last)
      span->last = position;
  }
}

/// Enters the storages into the changes; `*resident` is what lives from the
/// start to the end, and `*isKnown` whether all sizes are. Returns false where
/// their sum does not fit.
static bool enterStorages(const CommuteGraph *graph, const Span *spans,
                          Change *changes, uint64_t *resident, bool *isKnown) {
  uint64_t sum = 0;
  *resident = 0;
  *isKnown = true;
  for (uint32_t s = 0; s < graph->numStorages; ++s) {
    uint64_t bytes = graph->storageBytes[s];
    bool isLiveIn = (graph->storageFlags[s] & COMMUTE_STORAGE_LIVE_IN) != 0;
    if (!isLiveIn && spans[s].first > spans[s].last)
      continue;
    if (bytes == COMMUTE_BYTES_UNKNOWN) {
      *isKnown = false;
      return true;
    }
    if (!addBytes(&sum, bytes))
      return false;
    if (isLiveIn) {
      *resident += bytes;
      continue;
    }
    changes[spans[s].first].begin += bytes;
    if (!(graph->storageFlags[s] & COMMUTE_STORAGE_LIVE_OUT))
      changes[spans[s].last].end += bytes;
  }
  return true;
}

CommuteStatus commuteResidencyFindLivePeak(const CommuteGraph *graph,
                                           const uint32_t *positions,
                                           uint64_t *peak, uint64_t *trace,
                                           CommuteError *error) {
  const CommuteAllocator *allocator = &graph->allocator;
  Span *spans =
      commuteMemoryAllocate(allocator, graph->numStorages, sizeof *spans);
  Change *changes =
      commuteMemoryAllocateZeroed(allocator, graph->numNodes, sizeof *changes);
  CommuteStatus status = COMMUTE_STATUS_OK;
  if (!spans || !changes) {
    status = commuteErrorFailMemory(error);
  } else {
    uint64_t resident = 0;
    bool isKnown = false;
    findSpans(graph, positions, spans);
    if (!enterStorages(graph, spans, changes, &resident, &isKnown))
      status = failOverflow(error);
    else
      *peak = isKnown ? findPeak(changes, graph->numNodes, resident, trace)
                      : findUnknownPeak(graph->numNodes, trace);
  }
  commuteMemoryRelease(allocator, changes);
  commuteMemoryRelease(allocator, spans);
  return status;
}

//===----------------------------------------------------------------------===//
// Bytes in flight
//===----------------------------------------------------------------------===//

/// Finds, for each node, the position of the last wait that takes data from it
/// directly or through compute nodes; 0, which is before any wait that takes
/// data, for none.
static void findLastWaits(const CommuteGraph *graph, const uint32_t *order,
                          const uint32_t *positions, uint32_t *lastWaits) {
  for (uint32_t i = graph->numNodes; i-- > 0;) {
    uint32_t v = order[i];
    uint32_t last = 0;
    for (uint32_t e = graph->offsets[v]; e < graph->dataEnds[v]; ++e) {
      uint32_t succ = graph->succs[e];
      CommuteNodeKind kind = commuteNodeGetKind(graph, succ);
      bool waits = kind == COMMUTE_NODE_WAIT ||
                   (graph->flags[succ] & COMMUTE_FLAG_ALSO_WAIT) != 0;
      uint32_t candidate = 0;
      if (waits)
        candidate = positions[succ];
      else if (kind == COMMUTE_NODE_COMPUTE)
        candidate = lastWaits[succ];
      if (candidate > last)
        last = candidate;
    }
    lastWaits[v] = last;
  }
}

/// Enters the collectives into the changes. A node that waits and then starts
/// ends what it waits for before it begins its own, hence the position before.
/// `*isKnown` as for storages; returns false where the sum does not fit.
static bool enterCollectives(const CommuteGraph *graph, const uint32_t *order,
                             const uint32_t *lastWaits, Change *changes,
                             bool *isKnown) {
  uint64_t sum = 0;
  *isKnown = true;
  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    uint32_t v = order[i];
    if (!commuteNodeIsCollective(graph, v))
      continue;
    uint64_t bytes = graph->bytes[v];
    if (bytes == COMMUTE_BYTES_UNKNOWN) {
      *isKnown = false;
      return true;
    }
    if (!addBytes(&sum, bytes))
      return false;
    changes[i].begin += bytes;
    if (lastWaits[v] > 0)
      changes[lastWaits[v] - 1].end += bytes;
  }
  return true;
}

CommuteStatus commuteResidencyFindInFlightPeak(const CommuteGraph *graph,
                                               const uint32_t *order,
                                               const uint32_t *positions,
                                               uint64_t *peak, uint64_t *trace,
                                               CommuteError *error) {
  const CommuteAllocator *allocator = &graph->allocator;
  uint32_t *lastWaits =
      commuteMemoryAllocate(allocator, graph->numNodes, sizeof *lastWaits);
  Change *changes =
      commuteMemoryAllocateZeroed(allocator, graph->numNodes, sizeof *changes);
  CommuteStatus status = COMMUTE_STATUS_OK;
  if (!lastWaits || !changes) {
    status = commuteErrorFailMemory(error);
  } else {
    bool isKnown = false;
    findLastWaits(graph, order, positions, lastWaits);
    if (!enterCollectives(graph, order, lastWaits, changes, &isKnown))
      status = failOverflow(error);
    else
      *peak = isKnown ? findPeak(changes, graph->numNodes, 0, trace)
                      : findUnknownPeak(graph->numNodes, trace);
  }
  commuteMemoryRelease(allocator, changes);
  commuteMemoryRelease(allocator, lastWaits);
  return status;
}
