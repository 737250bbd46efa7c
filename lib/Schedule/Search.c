//===- Search.c - Improving a sequence by moves ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Two moves keep every order legal. Pulling a job to an earlier position takes
// its ancestors in between along; pushing it to a later one takes its
// descendants. Most moves aim at a wait that holds the compute machine: the
// best of them pull later compute in front of it.
//
//===----------------------------------------------------------------------===//

#include "Search.h"
#include "ReadySet.h"

#include <string.h>

typedef struct Search {
  const CommuteProblem *problem;
  CommuteTimeline timeline;
  /// The new order of a window.
  uint32_t *window;
  uint32_t *rest;
  /// By job: the last move in which it was marked.
  uint32_t *marks;
  uint32_t mark;
  uint64_t random;
} Search;

//===----------------------------------------------------------------------===//
// Numbers that look random
//===----------------------------------------------------------------------===//

/// Marsaglia's xorshift64*.
static uint32_t drawBelow(Search *search, uint32_t bound) {
  uint64_t x = search->random;
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  search->random = x;
  uint64_t high = (x * UINT64_C(0x2545f4914f6cdd1d)) >> 32;
  return (uint32_t)((high * bound) >> 32);
}

/// Draws a distance, up to 512, in any order of magnitude.
static uint32_t drawDistance(Search *search) {
  return 1 + drawBelow(search, UINT32_C(2) << drawBelow(search, 9));
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

static void nextMark(Search *search) {
  if (++search->mark != 0)
    return;
  memset(search->marks, 0, search->problem->numJobs * sizeof *search->marks);
  search->mark = 1;
}

/// Pulls the job at position `from` to `to` before it.
static bool pull(Search *search, uint32_t from, uint32_t to) {
  const CommuteProblem *problem = search->problem;
  const uint32_t *sequence = search->timeline.sequence;
  nextMark(search);
  search->marks[sequence[from]] = search->mark;
  uint32_t length = from - to + 1;
  // Backwards, so that every job is marked before it is reached.
  uint32_t end = length, numRest = 0;
  for (uint32_t i = length; i-- > 0;) {
    uint32_t job = sequence[to + i];
    if (search->marks[job] != search->mark) {
      search->window[--end] = job;
      continue;
    }
    search->rest[numRest++] = job;
    for (uint32_t p = problem->predOffsets[job];
         p < problem->predOffsets[job + 1]; ++p)
      search->marks[problem->preds[p].job] = search->mark;
  }
  if (numRest == length)
    return false;
  for (uint32_t i = 0; i < numRest; ++i)
    search->window[numRest - 1 - i] = search->rest[i];
  // What moves nothing at the start of the window need not be evaluated.
  return commuteTimelineTry(&search->timeline, to, search->window, length);
}

/// Pushes the job at position `from` to `to` after it.
static bool push(Search *search, uint32_t from, uint32_t to) {
  const CommuteProblem *problem = search->problem;
  const uint32_t *sequence = search->timeline.sequence;
  nextMark(search);
  search->marks[sequence[from]] = search->mark;
  uint32_t length = to - from + 1;
  uint32_t end = 0, numRest = 0;
  for (uint32_t i = 0; i < length; ++i) {
    uint32_t job = sequence[from + i];
    if (search->marks[job] != search->mark) {
      search->window[end++] = job;
      continue;
    }
    search->rest[numRest++] = job;
    for (uint32_t s = problem->succOffsets[job];
         s < problem->succOffsets[job + 1]; ++s)
      search->marks[problem->succs[s].job] = search->mark;
  }
  if (numRest == length)
    return false;
  memcpy(search->window + end, search->rest, numRest * sizeof *search->rest);
  return commuteTimelineTry(&search->timeline, from, search->window, length);
}

static uint32_t getEarlier(uint32_t position, uint32_t distance) {
  return position < distance ? 0 : position - distance;
}

static uint32_t getLater(const Search *search, uint32_t position,
                         uint32_t distance) {
  uint32_t last = search->problem->numJobs - 1;
  return last - position < distance ? last : position + distance;
}

//===----------------------------------------------------------------------===//
// Choosing moves
//===----------------------------------------------------------------------===//

/// Finds the first stall from a position on, and then from the start; false
/// where there is none.
static bool findStall(const Search *search, uint32_t from, uint32_t *position) {
  const uint64_t *stalls = search->timeline.stalls;
  uint32_t numWords = search->problem->numJobs / 64 + 1;
  uint32_t word = from >> 6;
  uint64_t bits = stalls[word] & ~UINT64_C(0) << (from & 63);
  for (uint32_t i = 0; bits == 0 && i < numWords; ++i) {
    word = word + 1 == numWords ? 0 : word + 1;
    bits = stalls[word];
  }
  if (bits == 0)
    return false;
  *position = word << 6 | commuteBitFindLowest(bits);
  return true;
}

/// Returns the position of the collective that a wait stalls for.
static uint32_t findCulprit(const Search *search, uint32_t wait) {
  const CommuteProblem *problem = search->problem;
  const CommuteTimeline *timeline = &search->timeline;
  uint32_t culprit = COMMUTE_NO_JOB;
  for (uint32_t p = problem->predOffsets[wait];
       p < problem->predOffsets[wait + 1]; ++p) {
    uint32_t pred = problem->preds[p].job;
    if (problem->preds[p].isPending &&
        (culprit == COMMUTE_NO_JOB ||
         timeline->available[culprit] < timeline->available[pred]))
      culprit = pred;
  }
  return culprit == COMMUTE_NO_JOB ? timeline->positions[wait]
                                   : timeline->positions[culprit];
}

/// One move at a wait that stalls.
static void moveAtStall(Search *search, uint32_t position) {
  uint32_t distance = drawDistance(search);
  switch (drawBelow(search, 8)) {
  default: {
    // Something to do meanwhile.
    uint32_t from = getLater(search, position, distance);
    if (from > position)
      pull(search, from, position);
    return;
  }
  case 5:
    // The wait later.
    if (position + 1 < search->problem->numJobs)
      push(search, position, getLater(search, position, distance));
    return;
  case 6:
  case 7: {
    // What it waits for earlier.
    uint32_t culprit = findCulprit(search, search->timeline.sequence[position]);
    uint32_t to = getEarlier(culprit, distance);
    if (to < culprit)
      pull(search, culprit, to);
    return;
  }
  }
}

static void moveAnywhere(Search *search) {
  uint32_t position = drawBelow(search, search->problem->numJobs);
  uint32_t distance = drawDistance(search);
  if (drawBelow(search, 2) == 0) {
    uint32_t to = getEarlier(position, distance);
    if (to < position)
      pull(search, position, to);
  } else {
    uint32_t to = getLater(search, position, distance);
    if (to > position)
      push(search, position, to);
  }
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

static void finishSearch(Search *search) {
  const CommuteAllocator *allocator = search->problem->allocator;
  commuteMemoryRelease(allocator, search->marks);
  commuteMemoryRelease(allocator, search->rest);
  commuteMemoryRelease(allocator, search->window);
}

static bool initSearch(Search *search, const CommuteProblem *problem) {
  const CommuteAllocator *allocator = problem->allocator;
  *search = (Search){.problem = problem, .random = 0x9e3779b97f4a7c15};
  search->window = commuteMemoryAllocate(allocator, problem->numJobs,
                                         sizeof *search->window);
  search->rest =
      commuteMemoryAllocate(allocator, problem->numJobs, sizeof *search->rest);
  search->marks = commuteMemoryAllocateZeroed(allocator, problem->numJobs,
                                              sizeof *search->marks);
  if (search->window && search->rest && search->marks)
    return true;
  finishSearch(search);
  return false;
}

bool commuteSearchImprove(const CommuteProblem *problem,
                          const CommuteResidents *residents,
                          const CommuteSearchLimits *limits, uint32_t *sequence,
                          uint64_t *steps) {
  if (problem->numJobs < 2)
    return true;
  Search search;
  if (!initSearch(&search, problem))
    return false;
  CommuteTimeline *timeline = &search.timeline;
  if (!commuteTimelineInit(timeline, problem, residents, sequence)) {
    finishSearch(&search);
    return false;
  }
  for (uint64_t move = 0;
       move < limits->maxMoves && timeline->steps < limits->maxSteps &&
       timeline->makespan > limits->bound;
       ++move) {
    uint32_t stall = 0;
    uint32_t from = drawBelow(&search, problem->numJobs);
    if (drawBelow(&search, 3) != 0 && findStall(&search, from, &stall))
      moveAtStall(&search, stall);
    else
      moveAnywhere(&search);
  }
  memcpy(sequence, timeline->sequence, problem->numJobs * sizeof *sequence);
  *steps += timeline->steps;
  commuteTimelineFinish(timeline);
  finishSearch(&search);
  return true;
}
