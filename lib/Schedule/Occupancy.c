//===- Occupancy.c - What a changing sequence takes up --------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Occupancy.h"

#include <string.h>

//===----------------------------------------------------------------------===//
// One window
//===----------------------------------------------------------------------===//

/// Starts an item in a window.
static void stampItem(CommuteOccupancy *occupancy, uint32_t i) {
  if (occupancy->stamps[i] == occupancy->stamp)
    return;
  occupancy->stamps[i] = occupancy->stamp;
  occupancy->numEnds[i] = 0;
  occupancy->hasBegun[i] = false;
}

/// Counts the ends of the items that end within the window.
static void countEnds(CommuteOccupancy *occupancy, const uint32_t *sequence,
                      uint32_t first, uint32_t end) {
  const CommuteResidents *residents = occupancy->residents;
  if (++occupancy->stamp == 0) {
    memset(occupancy->stamps, 0,
           residents->numItems * sizeof *occupancy->stamps);
    occupancy->stamp = 1;
  }
  for (uint32_t p = first; p < end; ++p) {
    uint32_t job = sequence[p];
    for (uint32_t e = residents->endOffsets[job];
         e < residents->endOffsets[job + 1]; ++e) {
      uint32_t i = residents->ends[e];
      stampItem(occupancy, i);
      if (occupancy->lasts[i] < end)
        ++occupancy->numEnds[i];
    }
  }
}

static void beginItems(CommuteOccupancy *occupancy, uint32_t job,
                       uint32_t first) {
  const CommuteResidents *residents = occupancy->residents;
  for (uint32_t b = residents->beginOffsets[job];
       b < residents->beginOffsets[job + 1]; ++b) {
    uint32_t i = residents->begins[b];
    stampItem(occupancy, i);
    if (occupancy->firsts[i] < first || occupancy->hasBegun[i])
      continue;
    occupancy->hasBegun[i] = true;
    occupancy->current[residents->items[i].resource] +=
        residents->items[i].bytes;
  }
}

static void endItems(CommuteOccupancy *occupancy, uint32_t job,
                     bool endsBefore) {
  const CommuteResidents *residents = occupancy->residents;
  for (uint32_t e = residents->endOffsets[job];
       e < residents->endOffsets[job + 1]; ++e) {
    uint32_t i = residents->ends[e];
    const CommuteItem *item = &residents->items[i];
    if (item->endsBefore == endsBefore && occupancy->numEnds[i] > 0 &&
        --occupancy->numEnds[i] == 0 && !item->stays)
      occupancy->current[item->resource] -= item->bytes;
  }
}

static uint64_t *getLevels(const CommuteOccupancy *occupancy,
                           uint32_t position) {
  return occupancy->levels +
         (size_t)position * occupancy->residents->numResources;
}

static void enterWindow(CommuteOccupancy *occupancy, const uint32_t *sequence,
                        uint32_t first, uint32_t end) {
  memcpy(occupancy->current, getLevels(occupancy, first),
         occupancy->residents->numResources * sizeof *occupancy->current);
  countEnds(occupancy, sequence, first, end);
}

bool commuteOccupancyFits(CommuteOccupancy *occupancy, const uint32_t *sequence,
                          uint32_t first, uint32_t end) {
  enterWindow(occupancy, sequence, first, end);
  for (uint32_t p = first; p < end; ++p) {
    endItems(occupancy, sequence[p], /*endsBefore=*/true);
    beginItems(occupancy, sequence[p], first);
    if (!commuteResidentsFit(occupancy->residents, occupancy->current))
      return false;
    endItems(occupancy, sequence[p], /*endsBefore=*/false);
  }
  return true;
}

void commuteOccupancyCommit(CommuteOccupancy *occupancy,
                            const uint32_t *sequence, uint32_t first,
                            uint32_t end) {
  const CommuteResidents *residents = occupancy->residents;
  enterWindow(occupancy, sequence, first, end);
  for (uint32_t p = first; p < end; ++p) {
    uint32_t job = sequence[p];
    endItems(occupancy, job, /*endsBefore=*/true);
    beginItems(occupancy, job, first);
    endItems(occupancy, job, /*endsBefore=*/false);
    memcpy(getLevels(occupancy, p + 1), occupancy->current,
           residents->numResources * sizeof *occupancy->current);
  }
  // The first place that begins an item, and the last that ends it, unless
  // these are out of the window.
  for (uint32_t p = end; p-- > first;)
    for (uint32_t b = residents->beginOffsets[sequence[p]];
         b < residents->beginOffsets[sequence[p] + 1]; ++b)
      if (occupancy->firsts[residents->begins[b]] >= first)
        occupancy->firsts[residents->begins[b]] = p;
  for (uint32_t p = first; p < end; ++p)
    for (uint32_t e = residents->endOffsets[sequence[p]];
         e < residents->endOffsets[sequence[p] + 1]; ++e)
      if (occupancy->lasts[residents->ends[e]] < end)
        occupancy->lasts[residents->ends[e]] = p;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void commuteOccupancyFinish(CommuteOccupancy *occupancy) {
  const CommuteAllocator *allocator = occupancy->residents->problem->allocator;
  commuteMemoryRelease(allocator, occupancy->hasBegun);
  commuteMemoryRelease(allocator, occupancy->numEnds);
  commuteMemoryRelease(allocator, occupancy->stamps);
  commuteMemoryRelease(allocator, occupancy->current);
  commuteMemoryRelease(allocator, occupancy->lasts);
  commuteMemoryRelease(allocator, occupancy->firsts);
  commuteMemoryRelease(allocator, occupancy->levels);
}

bool commuteOccupancyInit(CommuteOccupancy *occupancy,
                          const CommuteResidents *residents,
                          const uint32_t *sequence) {
  const CommuteAllocator *allocator = residents->problem->allocator;
  uint32_t numJobs = residents->problem->numJobs;
  size_t numItems = residents->numItems;
  *occupancy = (CommuteOccupancy){.residents = residents};
  occupancy->levels = commuteMemoryAllocateZeroed(
      allocator, ((size_t)numJobs + 1) * residents->numResources,
      sizeof *occupancy->levels);
  // Every item is in the window, which is everything.
  occupancy->firsts = commuteMemoryAllocateZeroed(allocator, numItems,
                                                  sizeof *occupancy->firsts);
  occupancy->lasts = commuteMemoryAllocateZeroed(allocator, numItems,
                                                 sizeof *occupancy->lasts);
  occupancy->current = commuteMemoryAllocate(allocator, residents->numResources,
                                             sizeof *occupancy->current);
  occupancy->stamps = commuteMemoryAllocateZeroed(allocator, numItems,
                                                  sizeof *occupancy->stamps);
  occupancy->numEnds =
      commuteMemoryAllocate(allocator, numItems, sizeof *occupancy->numEnds);
  occupancy->hasBegun =
      commuteMemoryAllocate(allocator, numItems, sizeof *occupancy->hasBegun);
  if (!occupancy->levels || !occupancy->firsts || !occupancy->lasts ||
      !occupancy->current || !occupancy->stamps || !occupancy->numEnds ||
      !occupancy->hasBegun) {
    commuteOccupancyFinish(occupancy);
    return false;
  }
  commuteOccupancyCommit(occupancy, sequence, 0, numJobs);
  return true;
}
