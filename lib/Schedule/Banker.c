//===- Banker.c - Following an order below limits -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Banker.h"

#include <string.h>

enum {
  /// How many ready jobs of the wanted order are tried, and how many of its
  /// jobs are looked at for them.
  MaxTries = 50,
  MaxLooks = 400,
};

/// Far below all sums of bytes, and far above the least number.
#define PASSED (INT64_MIN / 4)

/// An item in a plan: it takes up its bytes from the position `first` up to
/// `last`; nowhere where `first` > `last`.
typedef struct Span {
  int64_t first;
  int64_t last;
} Span;

/// A change of the plan, and what it was before.
typedef struct Change {
  uint32_t item;
  uint32_t endsLeft;
  bool hasBegun;
  Span before;
  Span after;
} Change;

struct CommuteBanker {
  const CommuteResidents *residents;
  uint32_t numJobs;
  const uint32_t *safe;
  uint32_t *positions;
  /// The first position in the safe order that has not run.
  uint32_t next;
  bool *hasRun;
  uint32_t *degrees;
  /// What the items that have begun, and have not ended, take up.
  int64_t *levels;
  /// For each resource a tree: `maxima` of the parts, `added` to a whole part.
  int64_t *maxima;
  int64_t *added;
  uint32_t numLeaves;
  // By item:
  bool *hasBegun;
  uint32_t *firsts;
  /// Positions of the jobs that end it, increasing, from endOffsets[i] on; how
  /// many are left up to the last that has not run.
  uint32_t *endOffsets;
  uint32_t *endPositions;
  uint32_t *endsLeft;
  /// What the last job run has changed.
  Change *changes;
  uint32_t numChanges;
  int64_t *savedLevels;
};

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void commuteBankerDestroy(CommuteBanker *banker) {
  if (!banker)
    return;
  const CommuteAllocator *allocator = banker->residents->problem->allocator;
  commuteMemoryRelease(allocator, banker->savedLevels);
  commuteMemoryRelease(allocator, banker->changes);
  commuteMemoryRelease(allocator, banker->endsLeft);
  commuteMemoryRelease(allocator, banker->endPositions);
  commuteMemoryRelease(allocator, banker->endOffsets);
  commuteMemoryRelease(allocator, banker->firsts);
  commuteMemoryRelease(allocator, banker->hasBegun);
  commuteMemoryRelease(allocator, banker->added);
  commuteMemoryRelease(allocator, banker->maxima);
  commuteMemoryRelease(allocator, banker->levels);
  commuteMemoryRelease(allocator, banker->degrees);
  commuteMemoryRelease(allocator, banker->hasRun);
  commuteMemoryRelease(allocator, banker->positions);
  commuteMemoryRelease(allocator, banker);
}

/// Returns the largest number of items that one job begins and ends.
static size_t countChanges(const CommuteResidents *residents) {
  size_t most = 0;
  for (uint32_t j = 0; j < residents->problem->numJobs; ++j) {
    size_t count = residents->beginOffsets[j + 1] - residents->beginOffsets[j] +
                   residents->endOffsets[j + 1] - residents->endOffsets[j];
    if (most < count)
      most = count;
  }
  return most;
}

CommuteBanker *commuteBankerCreate(const CommuteResidents *residents) {
  const CommuteAllocator *allocator = residents->problem->allocator;
  CommuteBanker *banker =
      commuteMemoryAllocateZeroed(allocator, 1, sizeof *banker);
  if (!banker)
    return NULL;
  uint32_t numJobs = residents->problem->numJobs;
  size_t numItems = residents->numItems;
  banker->residents = residents;
  banker->numJobs = numJobs;
  banker->numLeaves = 1;
  while (banker->numLeaves < numJobs)
    banker->numLeaves *= 2;
  size_t treeSize = 2 * (size_t)banker->numLeaves * residents->numResources;
  banker->positions =
      commuteMemoryAllocate(allocator, numJobs, sizeof *banker->positions);
  banker->hasRun =
      commuteMemoryAllocate(allocator, numJobs, sizeof *banker->hasRun);
  banker->degrees =
      commuteMemoryAllocate(allocator, numJobs, sizeof *banker->degrees);
  banker->levels = commuteMemoryAllocate(allocator, residents->numResources,
                                         sizeof *banker->levels);
  banker->maxima =
      commuteMemoryAllocate(allocator, treeSize, sizeof *banker->maxima);
  banker->added =
      commuteMemoryAllocate(allocator, treeSize, sizeof *banker->added);
  banker->hasBegun =
      commuteMemoryAllocate(allocator, numItems, sizeof *banker->hasBegun);
  banker->firsts =
      commuteMemoryAllocate(allocator, numItems, sizeof *banker->firsts);
  banker->endOffsets = commuteMemoryAllocate(allocator, numItems + 1,
                                             sizeof *banker->endOffsets);
  banker->endPositions = commuteMemoryAllocate(
      allocator, residents->endOffsets[numJobs], sizeof *banker->endPositions);
  banker->endsLeft =
      commuteMemoryAllocate(allocator, numItems, sizeof *banker->endsLeft);
  banker->changes = commuteMemoryAllocate(allocator, countChanges(residents),
                                          sizeof *banker->changes);
  banker->savedLevels = commuteMemoryAllocate(
      allocator, residents->numResources, sizeof *banker->savedLevels);
  if (banker->positions && banker->hasRun && banker->degrees &&
      banker->levels && banker->maxima && banker->added && banker->hasBegun &&
      banker->firsts && banker->endOffsets && banker->endPositions &&
      banker->endsLeft && banker->changes && banker->savedLevels)
    return banker;
  commuteBankerDestroy(banker);
  return NULL;
}

//===----------------------------------------------------------------------===//
// The tree
//===----------------------------------------------------------------------===//

static void addToPart(int64_t *maxima, int64_t *added, uint32_t part,
                      int64_t bytes) {
  maxima[part] += bytes;
  added[part] += bytes;
}

static void refresh(int64_t *maxima, const int64_t *added, uint32_t part) {
  while (part > 1) {
    part /= 2;
    int64_t left = maxima[2 * part], right = maxima[2 * part + 1];
    maxima[part] = (left < right ? right : left) + added[part];
  }
}

/// Adds bytes to the positions of a span.
static void addBytes(CommuteBanker *banker, uint32_t resource, Span span,
                     int64_t bytes) {
  if (span.first > span.last)
    return;
  size_t tree = 2 * (size_t)banker->numLeaves * resource;
  int64_t *maxima = banker->maxima + tree, *added = banker->added + tree;
  uint32_t first = (uint32_t)span.first + banker->numLeaves;
  uint32_t last = (uint32_t)span.last + banker->numLeaves;
  for (uint32_t left = first, right = last + 1; left < right;
       left /= 2, right /= 2) {
    if (left & 1)
      addToPart(maxima, added, left++, bytes);
    if (right & 1)
      addToPart(maxima, added, --right, bytes);
  }
  refresh(maxima, added, first);
  refresh(maxima, added, last);
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// Where an item is in the plan: now, or from the first job of the safe order
/// that begins it, to the last one left that ends it.
static Span getSpan(const CommuteBanker *banker, uint32_t i) {
  const CommuteItem *item = &banker->residents->items[i];
  Span span = {.first = banker->firsts[i], .last = banker->numJobs - 1};
  if (banker->hasBegun[i])
    span.first = banker->next;
  if (item->stays)
    return span;
  uint32_t left = banker->endsLeft[i];
  // What has ended is nowhere, and what will end before it begins.
  span.last =
      left == 0
          ? -1
          : (int64_t)banker->endPositions[banker->endOffsets[i] + left - 1] -
                (item->endsBefore ? 1 : 0);
  return span;
}

static void move(CommuteBanker *banker, uint32_t i, Span from, Span to) {
  const CommuteItem *item = &banker->residents->items[i];
  if (from.first == to.first && from.last == to.last)
    return;
  addBytes(banker, item->resource, from, -(int64_t)item->bytes);
  addBytes(banker, item->resource, to, (int64_t)item->bytes);
}

/// Passes the ends that have run.
static void passEnds(CommuteBanker *banker, uint32_t i) {
  const uint32_t *positions = banker->endPositions + banker->endOffsets[i];
  while (banker->endsLeft[i] > 0 &&
         banker->hasRun[banker->safe[positions[banker->endsLeft[i] - 1]]])
    --banker->endsLeft[i];
}

static void start(CommuteBanker *banker, const uint32_t *safe) {
  const CommuteResidents *residents = banker->residents;
  const CommuteProblem *problem = residents->problem;
  banker->safe = safe;
  banker->next = 0;
  size_t treeSize = 2 * (size_t)banker->numLeaves * residents->numResources;
  memset(banker->maxima, 0, treeSize * sizeof *banker->maxima);
  memset(banker->added, 0, treeSize * sizeof *banker->added);
  memset(banker->levels, 0, residents->numResources * sizeof *banker->levels);
  uint32_t sum = 0;
  for (uint32_t i = 0; i < residents->numItems; ++i) {
    banker->hasBegun[i] = false;
    banker->firsts[i] = UINT32_MAX;
    banker->endsLeft[i] = 0;
    banker->endOffsets[i] = sum;
    sum += residents->numEnds[i];
  }
  for (uint32_t p = 0; p < banker->numJobs; ++p) {
    uint32_t job = safe[p];
    banker->positions[job] = p;
    banker->hasRun[job] = false;
    banker->degrees[job] =
        problem->predOffsets[job + 1] - problem->predOffsets[job];
    for (uint32_t b = residents->beginOffsets[job];
         b < residents->beginOffsets[job + 1]; ++b)
      if (banker->firsts[residents->begins[b]] == UINT32_MAX)
        banker->firsts[residents->begins[b]] = p;
    for (uint32_t e = residents->endOffsets[job];
         e < residents->endOffsets[job + 1]; ++e) {
      uint32_t i = residents->ends[e];
      banker->endPositions[banker->endOffsets[i] + banker->endsLeft[i]++] = p;
    }
  }
  for (uint32_t i = 0; i < residents->numItems; ++i)
    addBytes(banker, residents->items[i].resource, getSpan(banker, i),
             (int64_t)residents->items[i].bytes);
}

//===----------------------------------------------------------------------===//
// Running jobs
//===----------------------------------------------------------------------===//

/// Brings an item's part in the plan up to date, and notes how it was.
static void update(CommuteBanker *banker, uint32_t i, bool begins) {
  Change *change = &banker->changes[banker->numChanges++];
  *change = (Change){.item = i,
                     .endsLeft = banker->endsLeft[i],
                     .hasBegun = banker->hasBegun[i],
                     .before = getSpan(banker, i)};
  if (begins)
    banker->hasBegun[i] = true;
  else
    passEnds(banker, i);
  change->after = getSpan(banker, i);
  move(banker, i, change->before, change->after);
}

/// Takes the items that a job ends out of the plan.
static void endItems(CommuteBanker *banker, uint32_t job, bool endsBefore) {
  const CommuteResidents *residents = banker->residents;
  for (uint32_t e = residents->endOffsets[job];
       e < residents->endOffsets[job + 1]; ++e) {
    uint32_t i = residents->ends[e];
    const CommuteItem *item = &residents->items[i];
    if (item->endsBefore != endsBefore)
      continue;
    update(banker, i, /*begins=*/false);
    if (banker->endsLeft[i] == 0 && banker->hasBegun[i] && !item->stays)
      banker->levels[item->resource] -= (int64_t)item->bytes;
  }
}

/// Puts the items that a job begins into the plan; whether they fit now.
static bool beginItems(CommuteBanker *banker, uint32_t job) {
  const CommuteResidents *residents = banker->residents;
  bool fits = true;
  for (uint32_t b = residents->beginOffsets[job];
       b < residents->beginOffsets[job + 1]; ++b) {
    uint32_t i = residents->begins[b];
    const CommuteItem *item = &residents->items[i];
    if (banker->hasBegun[i])
      continue;
    update(banker, i, /*begins=*/true);
    int64_t *level = &banker->levels[item->resource];
    *level += (int64_t)item->bytes;
    fits = fits && (uint64_t)*level <= residents->limits[item->resource];
  }
  return fits;
}

static void passPosition(CommuteBanker *banker, uint32_t job, int64_t bytes) {
  Span span = {.first = banker->positions[job], .last = banker->positions[job]};
  for (uint32_t r = 0; r < banker->residents->numResources; ++r)
    addBytes(banker, r, span, bytes);
}

static bool fitsLater(const CommuteBanker *banker) {
  const CommuteResidents *residents = banker->residents;
  for (uint32_t r = 0; r < residents->numResources; ++r) {
    int64_t highest = banker->maxima[2 * (size_t)banker->numLeaves * r + 1];
    if (highest > 0 && (uint64_t)highest > residents->limits[r])
      return false;
  }
  return true;
}

/// Runs a ready job, where that keeps the limits now and leaves the rest
/// possible; else nothing changes.
static bool run(CommuteBanker *banker, uint32_t job) {
  const CommuteResidents *residents = banker->residents;
  size_t levelsSize = residents->numResources * sizeof *banker->levels;
  memcpy(banker->savedLevels, banker->levels, levelsSize);
  banker->numChanges = 0;
  banker->hasRun[job] = true;
  passPosition(banker, job, PASSED);
  endItems(banker, job, /*endsBefore=*/true);
  bool fits = beginItems(banker, job);
  endItems(banker, job, /*endsBefore=*/false);
  if (fits && fitsLater(banker))
    return true;
  banker->hasRun[job] = false;
  passPosition(banker, job, -PASSED);
  while (banker->numChanges > 0) {
    const Change *change = &banker->changes[--banker->numChanges];
    move(banker, change->item, change->after, change->before);
    banker->endsLeft[change->item] = change->endsLeft;
    banker->hasBegun[change->item] = change->hasBegun;
  }
  memcpy(banker->levels, banker->savedLevels, levelsSize);
  return false;
}

//===----------------------------------------------------------------------===//
// Following
//===----------------------------------------------------------------------===//

/// Runs the first of the ready jobs of `wanted`, from `from` on, that fits, and
/// returns it; COMMUTE_NO_JOB where none of the next few does. With a
/// sequencer, jobs that would stall are passed over.
static uint32_t runWanted(CommuteBanker *banker,
                          const CommuteSequencer *sequencer,
                          const uint32_t *wanted, uint32_t from) {
  uint32_t numTries = 0;
  for (uint32_t i = from;
       i < banker->numJobs && i - from < MaxLooks && numTries < MaxTries; ++i) {
    uint32_t job = wanted[i];
    if (banker->hasRun[job] || banker->degrees[job] != 0)
      continue;
    if (sequencer && commuteSequencerWouldStall(sequencer, job))
      continue;
    ++numTries;
    if (run(banker, job))
      return job;
  }
  return COMMUTE_NO_JOB;
}

void commuteBankerFollow(CommuteBanker *banker, CommuteSequencer *sequencer,
                         const uint32_t *safe, const uint32_t *wanted,
                         bool isEager, uint32_t *result) {
  const CommuteProblem *problem = banker->residents->problem;
  start(banker, safe);
  commuteSequencerStart(sequencer, problem->costs);
  uint32_t from = 0;
  for (uint32_t end = 0; end < banker->numJobs; ++end) {
    while (banker->hasRun[wanted[from]])
      ++from;
    uint32_t job = COMMUTE_NO_JOB;
    if (isEager)
      job = runWanted(banker, sequencer, wanted, from);
    if (job == COMMUTE_NO_JOB)
      job = runWanted(banker, NULL, wanted, from);
    if (job == COMMUTE_NO_JOB) {
      // In turn everything fits.
      job = safe[banker->next];
      run(banker, job);
    }
    result[end] = job;
    commuteSequencerRun(sequencer, job);
    for (uint32_t s = problem->succOffsets[job];
         s < problem->succOffsets[job + 1]; ++s)
      --banker->degrees[problem->succs[s].job];
    while (banker->next < banker->numJobs && banker->hasRun[safe[banker->next]])
      ++banker->next;
  }
}
