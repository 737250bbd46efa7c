//===- BucketPlan.c - Which collectives could share a bucket --------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The level of a node, for a kind, is the number of members of that kind on the
// longest path to it. Where a path leads from one member to another, the level
// of the latter is higher: members of one level do not depend on each other.
//
//===----------------------------------------------------------------------===//

#include "BucketPlan.h"

#include <stdlib.h>
#include <string.h>

/// The edges by their source, unlike the graph's own index with their ids.
typedef struct Rows {
  uint32_t *offsets;
  uint32_t *edges;
} Rows;

/// The memory of a plan.
typedef struct Planner {
  const CommuteGraph *graph;
  const uint32_t *order;
  const CommuteBucketMember *members;
  const CommuteBucketOptions *options;
  Rows rows;
  /// By node, 1 where it starts a member of the kind at hand.
  uint8_t *isOfKind;
  /// By node.
  uint32_t *levels;
} Planner;

static void finishPlanner(Planner *planner) {
  const CommuteAllocator *allocator = &planner->graph->allocator;
  commuteMemoryRelease(allocator, planner->levels);
  commuteMemoryRelease(allocator, planner->isOfKind);
  commuteMemoryRelease(allocator, planner->rows.edges);
  commuteMemoryRelease(allocator, planner->rows.offsets);
}

static bool initPlanner(Planner *planner) {
  const CommuteGraph *graph = planner->graph;
  const CommuteAllocator *allocator = &graph->allocator;
  size_t numNodes = graph->numNodes;
  planner->rows.offsets =
      commuteMemoryAllocateZeroed(allocator, numNodes + 1, sizeof(uint32_t));
  planner->rows.edges =
      commuteMemoryAllocate(allocator, graph->numEdges, sizeof(uint32_t));
  planner->isOfKind = commuteMemoryAllocateZeroed(allocator, numNodes, 1);
  planner->levels =
      commuteMemoryAllocate(allocator, numNodes, sizeof(uint32_t));
  if (!planner->rows.offsets || !planner->rows.edges || !planner->isOfKind ||
      !planner->levels)
    return false;

  // Counting sort: an offset is first the end of its row, and where the row
  // begins once that is filled, from its end.
  uint32_t *offsets = planner->rows.offsets;
  for (uint32_t e = 0; e < graph->numEdges; ++e)
    ++offsets[graph->edgeFrom[e]];
  for (size_t v = 1; v <= numNodes; ++v)
    offsets[v] += offsets[v - 1];
  for (uint32_t e = graph->numEdges; e-- > 0;)
    planner->rows.edges[--offsets[graph->edgeFrom[e]]] = e;
  return true;
}

/// Finds the level of every node, for the kind that is marked. An edge that
/// only keeps the order in which two of them start counts for none: as one
/// collective they keep it.
static void findLevels(Planner *planner) {
  const CommuteGraph *graph = planner->graph;
  const uint8_t *startOrder = planner->options->startOrder;
  uint32_t *levels = planner->levels;
  memset(levels, 0, graph->numNodes * sizeof *levels);
  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    uint32_t v = planner->order[i];
    const uint32_t *offsets = planner->rows.offsets;
    for (uint32_t k = offsets[v]; k < offsets[v + 1]; ++k) {
      uint32_t e = planner->rows.edges[k];
      uint32_t to = graph->edgeTo[e];
      bool isWithin = startOrder && startOrder[e] && planner->isOfKind[to];
      uint32_t level = levels[v] + (planner->isOfKind[v] && !isWithin);
      if (levels[to] < level)
        levels[to] = level;
    }
  }
}

static int compareNumbers(uint32_t a, uint32_t b) { return (a > b) - (a < b); }

static int compareCandidates(const void *a, const void *b) {
  const CommuteBucketCandidate *left = a, *right = b;
  int order = compareNumbers(left->kind, right->kind);
  if (order == 0)
    order = compareNumbers(left->level, right->level);
  return order ? order : compareNumbers(left->member, right->member);
}

static void sortCandidates(CommuteBucketCandidate *plan, uint32_t count) {
  if (count > 0)
    qsort(plan, count, sizeof *plan, compareCandidates);
}

/// Returns the end of the run of candidates of one kind that begins at `first`.
static uint32_t findKindEnd(const CommuteBucketCandidate *plan, uint32_t count,
                            uint32_t first) {
  uint32_t last = first;
  while (last < count && plan[last].kind == plan[first].kind)
    ++last;
  return last;
}

static void mark(Planner *planner, const CommuteBucketCandidate *plan,
                 uint32_t first, uint32_t last, uint8_t value) {
  for (uint32_t i = first; i < last; ++i)
    planner->isOfKind[planner->members[plan[i].member].start] = value;
}

/// Gives all candidates, which are sorted by kind, their levels.
static void assignLevels(Planner *planner, CommuteBucketCandidate *plan,
                         uint32_t count, uint32_t minCount) {
  for (uint32_t first = 0, last; first < count; first = last) {
    last = findKindEnd(plan, count, first);
    if (last - first < minCount)
      continue;
    mark(planner, plan, first, last, 1);
    findLevels(planner);
    mark(planner, plan, first, last, 0);
    for (uint32_t i = first; i < last; ++i)
      plan[i].level = planner->levels[planner->members[plan[i].member].start];
  }
}

/// Returns the end of the slice that begins at `first`.
static uint32_t findSliceEnd(const Planner *planner,
                             const CommuteBucketCandidate *plan, uint32_t count,
                             uint32_t first) {
  uint64_t left = planner->options->maxBytes;
  bool isBounded = left != 0;
  uint32_t last = first;
  for (; last < count && plan[last].kind == plan[first].kind &&
         plan[last].level == plan[first].level;
       ++last) {
    uint64_t bytes = planner->members[plan[last].member].bytes;
    if (isBounded && bytes > left)
      break;
    left -= isBounded ? bytes : 0;
  }
  // What is too large for any bucket is a slice, too, of one.
  return last > first ? last : first + 1;
}

/// Cuts the sorted candidates into slices and drops those that are too small.
/// Returns how many candidates are left.
static uint32_t cutSlices(const Planner *planner, CommuteBucketCandidate *plan,
                          uint32_t count, uint32_t minCount) {
  uint32_t length = 0;
  for (uint32_t first = 0, last; first < count; first = last) {
    last = findSliceEnd(planner, plan, count, first);
    if (last - first < minCount)
      continue;
    for (uint32_t i = first; i < last; ++i) {
      plan[length] = plan[i];
      plan[length++].begins = i == first;
    }
  }
  return length;
}

CommuteStatus commuteBucketPlan(const CommuteGraph *graph,
                                const uint32_t *order,
                                const CommuteBucketMember *members,
                                uint32_t numMembers,
                                const CommuteBucketOptions *options,
                                uint32_t minCount, CommuteBucketCandidate *plan,
                                uint32_t *length, CommuteError *error) {
  Planner planner = {
      .graph = graph, .order = order, .members = members, .options = options};
  CommuteStatus status = COMMUTE_STATUS_OK;
  if (initPlanner(&planner)) {
    for (uint32_t m = 0; m < numMembers; ++m)
      plan[m] = (CommuteBucketCandidate){.kind = members[m].kind, .member = m};
    sortCandidates(plan, numMembers);
    assignLevels(&planner, plan, numMembers, minCount);
    sortCandidates(plan, numMembers);
    *length = cutSlices(&planner, plan, numMembers, minCount);
  } else {
    status = commuteErrorFailMemory(error);
  }
  finishPlanner(&planner);
  return status;
}
