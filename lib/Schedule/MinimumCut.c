//===- MinimumCut.c - Least work outside or inside of a closed set --------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Dinic's algorithm: breadth first from what has work left to send, then paths
// along increasing levels until none is left, again and again. An edge runs
// from each free job to each free predecessor without limit, and back as much
// as flows.
//
//===----------------------------------------------------------------------===//

#include "MinimumCut.h"

void commuteCutFinish(CommuteCut *cut) {
  if (!cut->relaxation)
    return;
  const CommuteAllocator *allocator = cut->relaxation->allocator;
  commuteMemoryRelease(allocator, cut->pathEdges);
  commuteMemoryRelease(allocator, cut->path);
  commuteMemoryRelease(allocator, cut->queue);
  commuteMemoryRelease(allocator, cut->nextEdges);
  commuteMemoryRelease(allocator, cut->levels);
  commuteMemoryRelease(allocator, cut->demands);
  commuteMemoryRelease(allocator, cut->supplies);
  commuteMemoryRelease(allocator, cut->flows);
  commuteMemoryRelease(allocator, cut->arcTargets);
  commuteMemoryRelease(allocator, cut->succArcs);
  commuteMemoryRelease(allocator, cut->succOffsets);
}

static void fillSuccs(CommuteCut *cut) {
  const CommuteRelaxation *relaxation = cut->relaxation;
  uint32_t numJobs = relaxation->numJobs;
  uint32_t *offsets = cut->succOffsets;
  for (uint32_t a = 0; a < relaxation->offsets[numJobs]; ++a)
    ++offsets[relaxation->preds[a]];
  uint32_t sum = 0;
  for (uint32_t v = 0; v <= numJobs; ++v) {
    sum += offsets[v];
    offsets[v] = sum;
  }
  for (uint32_t v = numJobs; v-- > 0;)
    for (uint32_t a = relaxation->offsets[v + 1];
         a-- > relaxation->offsets[v];) {
      cut->succArcs[--offsets[relaxation->preds[a]]] = a;
      cut->arcTargets[a] = v;
    }
}

bool commuteCutInit(CommuteCut *cut, const CommuteRelaxation *relaxation) {
  const CommuteAllocator *allocator = relaxation->allocator;
  size_t numJobs = relaxation->numJobs;
  size_t numArcs = relaxation->offsets[numJobs];
  *cut = (CommuteCut){.relaxation = relaxation};
  cut->succOffsets = commuteMemoryAllocateZeroed(allocator, numJobs + 1,
                                                 sizeof *cut->succOffsets);
  cut->succArcs =
      commuteMemoryAllocate(allocator, numArcs, sizeof *cut->succArcs);
  cut->arcTargets =
      commuteMemoryAllocate(allocator, numArcs, sizeof *cut->arcTargets);
  cut->flows = commuteMemoryAllocate(allocator, numArcs, sizeof *cut->flows);
  cut->supplies =
      commuteMemoryAllocate(allocator, numJobs, sizeof *cut->supplies);
  cut->demands =
      commuteMemoryAllocate(allocator, numJobs, sizeof *cut->demands);
  cut->levels = commuteMemoryAllocate(allocator, numJobs, sizeof *cut->levels);
  cut->nextEdges =
      commuteMemoryAllocate(allocator, numJobs, sizeof *cut->nextEdges);
  cut->queue = commuteMemoryAllocate(allocator, numJobs, sizeof *cut->queue);
  cut->path = commuteMemoryAllocate(allocator, numJobs, sizeof *cut->path);
  cut->pathEdges =
      commuteMemoryAllocate(allocator, numJobs, sizeof *cut->pathEdges);
  if (!cut->succOffsets || !cut->succArcs || !cut->arcTargets || !cut->flows ||
      !cut->supplies || !cut->demands || !cut->levels || !cut->nextEdges ||
      !cut->queue || !cut->path || !cut->pathEdges)
    return false;
  fillSuccs(cut);
  return true;
}

//===----------------------------------------------------------------------===//
// Edges
//===----------------------------------------------------------------------===//

/// No level: not reached.
#define UNREACHED UINT32_MAX

/// An edge out of a job: along an arc backwards, or forwards, undoing flow.
typedef struct Edge {
  uint32_t arc;
  uint32_t target;
  bool isForward;
} Edge;

static uint32_t countEdges(const CommuteCut *cut, uint32_t v) {
  return cut->relaxation->offsets[v + 1] - cut->relaxation->offsets[v] +
         cut->succOffsets[v + 1] - cut->succOffsets[v];
}

/// Returns edge `i` of a job, those backwards first.
static Edge getEdge(const CommuteCut *cut, uint32_t v, uint32_t i) {
  uint32_t first = cut->relaxation->offsets[v];
  uint32_t numPreds = cut->relaxation->offsets[v + 1] - first;
  if (i < numPreds)
    return (Edge){.arc = first + i,
                  .target = cut->relaxation->preds[first + i]};
  uint32_t arc = cut->succArcs[cut->succOffsets[v] + i - numPreds];
  return (Edge){.arc = arc, .target = cut->arcTargets[arc], .isForward = true};
}

static bool isOpen(const CommuteCut *cut, const uint8_t *sides, Edge edge) {
  return sides[edge.target] == COMMUTE_SIDE_FREE &&
         (!edge.isForward || cut->flows[edge.arc] > 0);
}

//===----------------------------------------------------------------------===//
// Flow
//===----------------------------------------------------------------------===//

/// Finds the levels; false where nothing more can reach the sink.
static bool findLevels(CommuteCut *cut, const uint8_t *sides,
                       uint64_t *numSteps) {
  uint32_t numJobs = cut->relaxation->numJobs;
  uint32_t end = 0;
  bool reachesSink = false;
  for (uint32_t v = 0; v < numJobs; ++v) {
    cut->levels[v] = UNREACHED;
    cut->nextEdges[v] = 0;
    if (sides[v] == COMMUTE_SIDE_FREE && cut->supplies[v] > 0) {
      cut->levels[v] = 0;
      cut->queue[end++] = v;
    }
  }
  for (uint32_t begin = 0; begin < end; ++begin) {
    uint32_t v = cut->queue[begin];
    reachesSink |= cut->demands[v] > 0;
    uint32_t count = countEdges(cut, v);
    *numSteps += count;
    for (uint32_t i = 0; i < count; ++i) {
      Edge edge = getEdge(cut, v, i);
      if (cut->levels[edge.target] != UNREACHED || !isOpen(cut, sides, edge))
        continue;
      cut->levels[edge.target] = cut->levels[v] + 1;
      cut->queue[end++] = edge.target;
    }
  }
  *numSteps += numJobs;
  return reachesSink;
}

/// Sends what the path allows from its first job to the sink behind its last.
static int64_t sendAlong(CommuteCut *cut, uint32_t length) {
  int64_t amount = cut->supplies[cut->path[0]];
  uint32_t last = cut->path[length];
  if (amount > cut->demands[last])
    amount = cut->demands[last];
  for (uint32_t i = 0; i < length; ++i) {
    Edge edge = getEdge(cut, cut->path[i], cut->pathEdges[i]);
    if (edge.isForward && amount > cut->flows[edge.arc])
      amount = cut->flows[edge.arc];
  }
  for (uint32_t i = 0; i < length; ++i) {
    Edge edge = getEdge(cut, cut->path[i], cut->pathEdges[i]);
    cut->flows[edge.arc] += edge.isForward ? -amount : amount;
  }
  cut->supplies[cut->path[0]] -= amount;
  cut->demands[last] -= amount;
  return amount;
}

/// Follows edges to higher levels from the end of the path until there is a
/// job with a demand; goes back where there is none. Returns the length of the
/// path, or UNREACHED.
static uint32_t findPath(CommuteCut *cut, const uint8_t *sides, uint32_t length,
                         uint64_t *numSteps) {
  for (;;) {
    uint32_t v = cut->path[length];
    if (cut->demands[v] > 0)
      return length;
    uint32_t count = countEdges(cut, v);
    bool isLonger = false;
    for (; cut->nextEdges[v] < count && !isLonger; ++*numSteps) {
      Edge edge = getEdge(cut, v, cut->nextEdges[v]);
      isLonger = cut->levels[edge.target] == cut->levels[v] + 1 &&
                 isOpen(cut, sides, edge);
      if (!isLonger) {
        ++cut->nextEdges[v];
        continue;
      }
      cut->pathEdges[length] = cut->nextEdges[v];
      cut->path[++length] = edge.target;
    }
    if (isLonger)
      continue;
    if (length == 0)
      return UNREACHED;
    ++cut->nextEdges[cut->path[--length]];
  }
}

/// Sends as much as can go along the levels.
static int64_t sendBlocking(CommuteCut *cut, const uint8_t *sides,
                            uint64_t *numSteps) {
  int64_t sum = 0;
  for (uint32_t v = 0; v < cut->relaxation->numJobs; ++v) {
    if (cut->levels[v] != 0)
      continue;
    cut->path[0] = v;
    while (cut->supplies[v] > 0) {
      uint32_t length = findPath(cut, sides, 0, numSteps);
      if (length == UNREACHED)
        break;
      *numSteps += length;
      sum += sendAlong(cut, length);
    }
  }
  return sum;
}

int64_t commuteCutFind(CommuteCut *cut, const int64_t *outer,
                       const int64_t *inner, const uint8_t *sides,
                       uint64_t *stepsLeft) {
  const CommuteRelaxation *relaxation = cut->relaxation;
  for (uint32_t v = 0; v < relaxation->numJobs; ++v) {
    bool isFree = sides[v] == COMMUTE_SIDE_FREE;
    cut->supplies[v] = isFree ? inner[v] : 0;
    cut->demands[v] = isFree ? outer[v] : 0;
  }
  for (uint32_t a = 0; a < relaxation->offsets[relaxation->numJobs]; ++a)
    cut->flows[a] = 0;
  int64_t sum = 0;
  while (*stepsLeft > 0) {
    uint64_t numSteps = 0;
    bool isDone = !findLevels(cut, sides, &numSteps);
    if (!isDone)
      sum += sendBlocking(cut, sides, &numSteps);
    commuteStepsTake(stepsLeft, numSteps);
    if (isDone)
      break;
  }
  return sum;
}
