//===- Relaxation.c - Jobs with precedences -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Relaxation.h"
#include "Bitset.h"

#include <string.h>

bool commuteRelaxationAllocate(CommuteRelaxation *relaxation, size_t numArcs) {
  const CommuteAllocator *allocator = relaxation->allocator;
  size_t numJobs = relaxation->numJobs;
  relaxation->numWords = commuteBitsetCountWords(relaxation->numJobs);
  relaxation->nodes =
      commuteMemoryAllocate(allocator, numJobs, sizeof *relaxation->nodes);
  relaxation->machines =
      commuteMemoryAllocate(allocator, numJobs, sizeof *relaxation->machines);
  relaxation->works =
      commuteMemoryAllocate(allocator, numJobs, sizeof *relaxation->works);
  relaxation->offsets = commuteMemoryAllocateZeroed(
      allocator, numJobs + 1, sizeof *relaxation->offsets);
  relaxation->preds =
      commuteMemoryAllocate(allocator, numArcs, sizeof *relaxation->preds);
  relaxation->ancestors = commuteMemoryAllocateZeroed(
      allocator, numJobs * relaxation->numWords, sizeof *relaxation->ancestors);
  return relaxation->nodes && relaxation->machines && relaxation->works &&
         relaxation->offsets && relaxation->preds && relaxation->ancestors;
}

void commuteRelaxationFillAncestors(CommuteRelaxation *relaxation) {
  size_t numWords = relaxation->numWords;
  for (uint32_t v = 0; v < relaxation->numJobs; ++v) {
    uint64_t *ancestors = relaxation->ancestors + v * numWords;
    for (uint32_t a = relaxation->offsets[v]; a < relaxation->offsets[v + 1];
         ++a) {
      uint32_t pred = relaxation->preds[a];
      commuteBitsetAddAll(ancestors, relaxation->ancestors + pred * numWords,
                          numWords);
      commuteBitsetAdd(ancestors, pred);
    }
  }
}

bool commuteRelaxationInitReversed(CommuteRelaxation *reversed,
                                   const CommuteRelaxation *relaxation) {
  uint32_t numJobs = relaxation->numJobs;
  *reversed = (CommuteRelaxation){.allocator = relaxation->allocator,
                                  .numJobs = numJobs,
                                  .numMachines = relaxation->numMachines};
  if (!commuteRelaxationAllocate(reversed, relaxation->offsets[numJobs]))
    return false;
  uint32_t *offsets = reversed->offsets;
  for (uint32_t v = 0; v < numJobs; ++v) {
    reversed->nodes[numJobs - 1 - v] = relaxation->nodes[v];
    reversed->machines[numJobs - 1 - v] = relaxation->machines[v];
    reversed->works[numJobs - 1 - v] = relaxation->works[v];
    for (uint32_t a = relaxation->offsets[v]; a < relaxation->offsets[v + 1];
         ++a)
      ++offsets[numJobs - 1 - relaxation->preds[a]];
  }
  uint32_t sum = 0;
  for (uint32_t v = 0; v <= numJobs; ++v) {
    sum += offsets[v];
    offsets[v] = sum;
  }
  for (uint32_t v = 0; v < numJobs; ++v)
    for (uint32_t a = relaxation->offsets[v]; a < relaxation->offsets[v + 1];
         ++a)
      reversed->preds[--offsets[numJobs - 1 - relaxation->preds[a]]] =
          numJobs - 1 - v;
  commuteRelaxationFillAncestors(reversed);
  return true;
}

void commuteRelaxationFinish(CommuteRelaxation *relaxation) {
  const CommuteAllocator *allocator = relaxation->allocator;
  if (!allocator)
    return;
  commuteMemoryRelease(allocator, relaxation->ancestors);
  commuteMemoryRelease(allocator, relaxation->preds);
  commuteMemoryRelease(allocator, relaxation->offsets);
  commuteMemoryRelease(allocator, relaxation->works);
  commuteMemoryRelease(allocator, relaxation->machines);
  commuteMemoryRelease(allocator, relaxation->nodes);
}

//===----------------------------------------------------------------------===//
// More arcs
//===----------------------------------------------------------------------===//

/// Arcs, old and new, by their sources, and scratch memory.
typedef struct Merge {
  const CommuteRelaxation *relaxation;
  const CommuteRelaxationArc *arcs;
  size_t numArcs;
  size_t *offsets;
  uint32_t *targets;
  uint32_t *degrees;
  /// Old numbers in the new order.
  uint32_t *order;
  uint32_t *list;
} Merge;

static void finishMerge(Merge *merge) {
  const CommuteAllocator *allocator = merge->relaxation->allocator;
  commuteMemoryRelease(allocator, merge->list);
  commuteMemoryRelease(allocator, merge->order);
  commuteMemoryRelease(allocator, merge->degrees);
  commuteMemoryRelease(allocator, merge->targets);
  commuteMemoryRelease(allocator, merge->offsets);
}

static bool initMerge(Merge *merge) {
  const CommuteRelaxation *relaxation = merge->relaxation;
  const CommuteAllocator *allocator = relaxation->allocator;
  size_t numJobs = relaxation->numJobs;
  size_t numOld = relaxation->offsets[numJobs];
  merge->offsets = commuteMemoryAllocateZeroed(allocator, numJobs + 1,
                                               sizeof *merge->offsets);
  merge->targets = commuteMemoryAllocate(allocator, numOld + merge->numArcs,
                                         sizeof *merge->targets);
  merge->degrees =
      commuteMemoryAllocateZeroed(allocator, numJobs, sizeof *merge->degrees);
  merge->order =
      commuteMemoryAllocate(allocator, numJobs, sizeof *merge->order);
  merge->list = commuteMemoryAllocate(allocator, numJobs, sizeof *merge->list);
  return merge->offsets && merge->targets && merge->degrees && merge->order &&
         merge->list;
}

static void fillTargets(Merge *merge) {
  const CommuteRelaxation *relaxation = merge->relaxation;
  uint32_t numJobs = relaxation->numJobs;
  size_t *offsets = merge->offsets;
  for (uint32_t a = 0; a < relaxation->offsets[numJobs]; ++a)
    ++offsets[relaxation->preds[a]];
  for (size_t i = 0; i < merge->numArcs; ++i)
    ++offsets[merge->arcs[i].from];
  size_t sum = 0;
  for (uint32_t v = 0; v <= numJobs; ++v) {
    sum += offsets[v];
    offsets[v] = sum;
  }
  for (uint32_t v = 0; v < numJobs; ++v)
    for (uint32_t a = relaxation->offsets[v]; a < relaxation->offsets[v + 1];
         ++a)
      merge->targets[--offsets[relaxation->preds[a]]] = v;
  for (size_t i = 0; i < merge->numArcs; ++i)
    merge->targets[--offsets[merge->arcs[i].from]] = merge->arcs[i].to;
  for (size_t i = 0; i < offsets[numJobs]; ++i)
    ++merge->degrees[merge->targets[i]];
}

/// Sorts the jobs anew; false where there is a cycle.
static bool sortJobs(Merge *merge, uint32_t *numbers) {
  uint32_t numJobs = merge->relaxation->numJobs, end = 0;
  for (uint32_t v = 0; v < numJobs; ++v)
    if (merge->degrees[v] == 0)
      merge->order[end++] = v;
  for (uint32_t i = 0; i < end; ++i) {
    uint32_t v = merge->order[i];
    numbers[v] = i;
    for (size_t t = merge->offsets[v]; t < merge->offsets[v + 1]; ++t)
      if (--merge->degrees[merge->targets[t]] == 0)
        merge->order[end++] = merge->targets[t];
  }
  return end == numJobs;
}

/// Enters the arcs that no others imply. The rows of ancestors hold what comes
/// right before a job until the job is reached.
static void reduceArcs(Merge *merge, const uint32_t *numbers,
                       CommuteRelaxation *result) {
  size_t numWords = result->numWords;
  for (uint32_t i = 0; i < result->numJobs; ++i) {
    uint32_t v = merge->order[i];
    result->nodes[i] = merge->relaxation->nodes[v];
    result->machines[i] = merge->relaxation->machines[v];
    result->works[i] = merge->relaxation->works[v];
    for (size_t t = merge->offsets[v]; t < merge->offsets[v + 1]; ++t)
      commuteBitsetAdd(
          result->ancestors + numbers[merge->targets[t]] * numWords, i);
  }
  uint32_t end = 0;
  for (uint32_t i = 0; i < result->numJobs; ++i) {
    uint64_t *ancestors = result->ancestors + i * numWords;
    uint32_t count = commuteBitsetList(ancestors, numWords, merge->list);
    memset(ancestors, 0, numWords * sizeof *ancestors);
    while (count-- > 0) {
      uint32_t pred = merge->list[count];
      if (commuteBitsetHas(ancestors, pred))
        continue;
      commuteBitsetAddAll(ancestors, result->ancestors + pred * numWords,
                          numWords);
      commuteBitsetAdd(ancestors, pred);
      result->preds[end++] = pred;
    }
    result->offsets[i + 1] = end;
  }
}

bool commuteRelaxationInitWithArcs(CommuteRelaxation *result,
                                   const CommuteRelaxation *relaxation,
                                   const CommuteRelaxationArc *arcs,
                                   size_t numArcs, uint32_t *numbers,
                                   bool *isCyclic) {
  *result = (CommuteRelaxation){.allocator = relaxation->allocator,
                                .numMachines = relaxation->numMachines};
  *isCyclic = false;
  Merge merge = {.relaxation = relaxation, .arcs = arcs, .numArcs = numArcs};
  bool isDone = initMerge(&merge);
  if (isDone) {
    fillTargets(&merge);
    *isCyclic = !sortJobs(&merge, numbers);
  }
  if (isDone && !*isCyclic) {
    result->numJobs = relaxation->numJobs;
    isDone =
        commuteRelaxationAllocate(result, merge.offsets[relaxation->numJobs]);
    if (isDone)
      reduceArcs(&merge, numbers, result);
  }
  finishMerge(&merge);
  return isDone;
}
