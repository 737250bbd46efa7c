//===- ExactSearch.c - Branch and bound over prefixes ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A prefix of an order decides what the machines do up to then. From there, a
// sweep over what is left gives each job a head; with tails that hold for any
// order, Jackson's bound of each machine says what the best continuation takes
// at least. Depth first, most promising first, on a stack of frames.
//
// Some jobs need no choice: of whatever continuation, the one in which such a
// job is moved to the front is no longer. A job of no length that need not
// wait is one; without limits, so is a collective that is done before any other
// of its channel could start.
//
//===----------------------------------------------------------------------===//

#include "ExactSearch.h"
#include "Bitset.h"
#include "Preemption.h"

#include <string.h>

static int64_t maxTime(int64_t a, int64_t b) { return a < b ? b : a; }

void commuteExactSearchFinish(CommuteExactSearch *search) {
  if (!search->jobs)
    return;
  const CommuteAllocator *allocator = search->jobs->allocator;
  commuteExactTableFinish(&search->table);
  commuteMemoryRelease(allocator, search->bestSequence);
  commuteMemoryRelease(allocator, search->label);
  commuteMemoryRelease(allocator, search->heap);
  commuteMemoryRelease(allocator, search->sorted);
  commuteMemoryRelease(allocator, search->rests);
  commuteMemoryRelease(allocator, search->ends);
  commuteMemoryRelease(allocator, search->cursors);
  commuteMemoryRelease(allocator, search->heads);
  commuteMemoryRelease(allocator, search->sequence);
  commuteMemoryRelease(allocator, search->choices);
  commuteMemoryRelease(allocator, search->times);
  commuteMemoryRelease(allocator, search->frames);
  commuteMemoryRelease(allocator, search->tails);
  commuteMemoryRelease(allocator, search->works);
}

bool commuteExactSearchInit(CommuteExactSearch *search,
                            const CommuteExactJobs *jobs,
                            const CommuteExactOptions *options) {
  const CommuteAllocator *allocator = jobs->allocator;
  *search = (CommuteExactSearch){.jobs = jobs, .options = options};
  search->best = INT64_MAX;
  search->hasLimits =
      options->maxLiveBytes != 0 || options->maxInFlightBytes != 0 ||
      options->maxInFlightCount != 0 || options->maxChannelInFlightBytes != 0 ||
      options->maxChannelInFlightCount != 0;
  size_t numJobs = search->jobs->numJobs;
  size_t numChannels = search->jobs->numChannels;
  search->table = (CommuteExactTable){.allocator = allocator};
  search->works =
      commuteMemoryAllocate(allocator, numJobs, sizeof *search->works);
  search->tails =
      commuteMemoryAllocateZeroed(allocator, numJobs, sizeof *search->tails);
  search->frames =
      commuteMemoryAllocate(allocator, numJobs + 1, sizeof *search->frames);
  search->times = commuteMemoryAllocateZeroed(
      allocator, (numJobs + 1) * (numJobs + numChannels),
      sizeof *search->times);
  search->choices = commuteMemoryAllocate(allocator, (numJobs + 1) * numJobs,
                                          sizeof *search->choices);
  search->sequence =
      commuteMemoryAllocate(allocator, numJobs, sizeof *search->sequence);
  search->heads =
      commuteMemoryAllocate(allocator, numJobs, sizeof *search->heads);
  search->cursors =
      commuteMemoryAllocate(allocator, numJobs, sizeof *search->cursors);
  search->ends =
      commuteMemoryAllocate(allocator, numJobs, sizeof *search->ends);
  search->rests =
      commuteMemoryAllocate(allocator, numJobs, sizeof *search->rests);
  search->sorted =
      commuteMemoryAllocate(allocator, numJobs, sizeof *search->sorted);
  search->heap =
      commuteMemoryAllocate(allocator, numJobs, sizeof *search->heap);
  search->label = commuteMemoryAllocate(allocator, numJobs + numChannels + 1,
                                        sizeof *search->label);
  search->bestSequence =
      commuteMemoryAllocate(allocator, numJobs, sizeof *search->bestSequence);
  if (!search->works || !search->tails || !search->frames || !search->times ||
      !search->choices || !search->sequence || !search->heads ||
      !search->cursors || !search->ends || !search->rests || !search->sorted ||
      !search->heap || !search->label || !search->bestSequence)
    return false;
  for (size_t d = 0; d <= numJobs; ++d)
    search->frames[d] = (CommuteExactFrame){
        .freeAt = search->times + d * (numJobs + numChannels),
        .arrivals = search->times + d * (numJobs + numChannels) + numChannels,
        .choices = search->choices + d * numJobs};
  for (uint32_t j = 0; j < jobs->numJobs; ++j)
    search->works[j] = jobs->jobs[j].work;
  return true;
}

//===----------------------------------------------------------------------===//
// The machines
//===----------------------------------------------------------------------===//

static uint32_t listMembers(const CommuteExactSet *set, uint32_t *members) {
  return commuteBitsetList(set->words, COMMUTE_EXACT_WORDS, members);
}

/// Returns when the data are there that a job takes from what is done.
static int64_t findArrival(const CommuteExactFrame *frame,
                           const CommuteExactJob *job) {
  uint32_t sources[COMMUTE_EXACT_MAX_JOBS];
  uint32_t count = listMembers(&job->sources, sources);
  int64_t arrival = 0;
  for (uint32_t i = 0; i < count; ++i)
    if (commuteExactSetHas(&frame->done, sources[i]))
      arrival = maxTime(arrival, frame->arrivals[sources[i]]);
  return arrival;
}

/// Writes what comes of a prefix when a job, which is ready, is put behind it.
static void extendFrame(const CommuteExactSearch *search,
                        const CommuteExactFrame *frame, uint32_t j,
                        CommuteExactFrame *next) {
  const CommuteExactJob *job = &search->jobs->jobs[j];
  int64_t arrival = findArrival(frame, job);
  next->done = frame->done;
  commuteExactSetAdd(&next->done, j);
  // Arrivals follow the times of the channels.
  memcpy(next->freeAt, frame->freeAt,
         (search->jobs->numChannels + search->jobs->numJobs) *
             sizeof *next->freeAt);
  next->cursor = frame->cursor;
  if (job->waits)
    next->cursor = maxTime(next->cursor, arrival);
  if (job->isCollective) {
    int64_t start =
        maxTime(next->freeAt[job->channel], maxTime(next->cursor, arrival));
    next->freeAt[job->channel] = start + job->work;
    next->arrivals[j] = start + job->work;
  } else {
    next->cursor += job->work;
    next->arrivals[j] = maxTime(next->cursor, arrival);
  }
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

/// Gives each job that is left a head; returns the longest path.
static int64_t sweepHeads(CommuteExactSearch *search,
                          const CommuteExactFrame *frame) {
  const CommuteExactJob *jobs = search->jobs->jobs;
  int64_t longest = frame->cursor;
  for (uint32_t c = 0; c < search->jobs->numChannels; ++c)
    longest = maxTime(longest, frame->freeAt[c]);
  for (uint32_t j = 0; j < search->jobs->numJobs; ++j) {
    if (commuteExactSetHas(&frame->done, j))
      continue;
    const CommuteExactJob *job = &jobs[j];
    int64_t cursor = frame->cursor, arrival = findArrival(frame, job);
    int64_t freeAt = job->isCollective ? frame->freeAt[job->channel] : 0;
    uint32_t preds[COMMUTE_EXACT_MAX_JOBS];
    uint32_t count = listMembers(&job->preds, preds);
    for (uint32_t i = 0; i < count; ++i) {
      uint32_t p = preds[i];
      if (commuteExactSetHas(&frame->done, p))
        continue;
      cursor = maxTime(cursor, search->cursors[p]);
      if (commuteExactSetHas(&job->sources, p))
        arrival = maxTime(arrival, search->ends[p]);
      if (job->isCollective && jobs[p].isCollective &&
          jobs[p].channel == job->channel)
        freeAt = maxTime(freeAt, search->ends[p]);
    }
    if (job->waits)
      cursor = maxTime(cursor, arrival);
    int64_t start = cursor;
    if (job->isCollective) {
      start = maxTime(start, maxTime(arrival, freeAt));
      search->ends[j] = start + job->work;
    } else {
      cursor += job->work;
      search->ends[j] = maxTime(cursor, arrival);
    }
    search->cursors[j] = cursor;
    search->heads[j] = start;
    longest = maxTime(longest, start + job->work + search->tails[j]);
  }
  return longest;
}

/// Returns what any order that begins so takes at least.
static int64_t boundFrame(CommuteExactSearch *search,
                          const CommuteExactFrame *frame) {
  const CommuteExactJob *jobs = search->jobs->jobs;
  CommutePreemption preemption = {.heads = search->heads,
                                  .works = search->works,
                                  .tails = search->tails,
                                  .rests = search->rests,
                                  .heap = search->heap};
  int64_t bound = sweepHeads(search, frame);
  for (uint32_t m = 0; m <= search->jobs->numChannels; ++m) {
    if (bound >= search->best)
      break;
    uint32_t count = 0;
    for (uint32_t j = 0; j < search->jobs->numJobs; ++j) {
      if (jobs[j].work == 0 || commuteExactSetHas(&frame->done, j) ||
          (jobs[j].isCollective ? jobs[j].channel + 1 : 0) != m)
        continue;
      uint32_t place = count++;
      for (; place > 0 &&
             search->heads[search->sorted[place - 1]] > search->heads[j];
           --place)
        search->sorted[place] = search->sorted[place - 1];
      search->sorted[place] = j;
    }
    bound = maxTime(bound,
                    commutePreemptionBound(&preemption, search->sorted, count));
  }
  return bound;
}

//===----------------------------------------------------------------------===//
// Limits
//===----------------------------------------------------------------------===//

static bool fits(uint64_t amount, uint64_t limit) {
  return limit == 0 || amount <= limit;
}

/// Whether the bytes live at a job, put behind a prefix, are within the limit.
static bool fitsLive(const CommuteExactSearch *search,
                     const CommuteExactFrame *frame, uint32_t j) {
  if (search->options->maxLiveBytes == 0)
    return true;
  CommuteExactSet done = frame->done;
  commuteExactSetAdd(&done, j);
  uint64_t live = search->jobs->residentBytes;
  for (uint32_t s = 0; s < search->jobs->numStorages; ++s) {
    const CommuteExactStorage *storage = &search->jobs->storages[s];
    if (commuteExactSetMeets(&storage->starters, &done) &&
        (storage->isLiveOut ||
         !commuteExactSetIsWithin(&storage->enders, &frame->done)))
      live += storage->bytes;
  }
  return live <= search->options->maxLiveBytes;
}

/// Whether what is in flight once a job is issued is within the limits.
static bool fitsInFlight(const CommuteExactSearch *search,
                         const CommuteExactFrame *frame, uint32_t j) {
  const CommuteExactOptions *options = search->options;
  const CommuteExactJob *jobs = search->jobs->jobs;
  if (!jobs[j].isCollective)
    return true;
  CommuteExactSet done = frame->done;
  commuteExactSetAdd(&done, j);
  uint64_t bytes = 0, count = 0, groupBytes = 0, groupCount = 0;
  for (uint32_t i = 0; i < search->jobs->numJobs; ++i) {
    if (!jobs[i].isCollective || !commuteExactSetHas(&done, i) ||
        (!commuteExactSetIsEmpty(&jobs[i].waiters) &&
         commuteExactSetIsWithin(&jobs[i].waiters, &done)))
      continue;
    bytes += jobs[i].bytes;
    ++count;
    if (jobs[i].group == jobs[j].group) {
      groupBytes += jobs[i].bytes;
      ++groupCount;
    }
  }
  return fits(bytes, options->maxInFlightBytes) &&
         fits(count, options->maxInFlightCount) &&
         fits(groupBytes, options->maxChannelInFlightBytes) &&
         fits(groupCount, options->maxChannelInFlightCount);
}

static bool fitsLimits(const CommuteExactSearch *search,
                       const CommuteExactFrame *frame, uint32_t j) {
  return !search->hasLimits ||
         (fitsLive(search, frame, j) && fitsInFlight(search, frame, j));
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// Whether a job that is ready can as well come at once. The heads are those of
/// the frame.
static bool needsNoChoice(const CommuteExactSearch *search,
                          const CommuteExactFrame *frame, uint32_t j) {
  const CommuteExactJob *jobs = search->jobs->jobs;
  const CommuteExactJob *job = &jobs[j];
  if (!job->isCollective)
    return job->work == 0 &&
           !(job->waits && findArrival(frame, job) > frame->cursor) &&
           !(job->allocates && search->options->maxLiveBytes != 0);
  if (search->hasLimits || job->waits)
    return false;
  int64_t end = search->heads[j] + job->work;
  for (uint32_t i = 0; i < search->jobs->numJobs; ++i)
    if (i != j && jobs[i].isCollective && jobs[i].channel == job->channel &&
        !commuteExactSetHas(&frame->done, i) && search->heads[i] < end)
      return false;
  return true;
}

/// Whether a choice is to be tried before another.
static bool isBetter(const CommuteExactSearch *search,
                     const CommuteExactChoice *a, const CommuteExactChoice *b) {
  if (a->bound != b->bound)
    return a->bound < b->bound;
  if (a->start != b->start)
    return a->start < b->start;
  if (search->tails[a->job] != search->tails[b->job])
    return search->tails[a->job] > search->tails[b->job];
  return a->job < b->job;
}

/// Finds the choices behind a prefix. `scratch` is the next frame.
static void expandFrame(CommuteExactSearch *search, CommuteExactFrame *frame,
                        CommuteExactFrame *scratch) {
  frame->numChoices = 0;
  frame->nextChoice = 0;
  sweepHeads(search, frame);
  uint32_t ready[COMMUTE_EXACT_MAX_JOBS];
  int64_t starts[COMMUTE_EXACT_MAX_JOBS];
  uint32_t numReady = 0;
  for (uint32_t j = 0; j < search->jobs->numJobs; ++j) {
    if (commuteExactSetHas(&frame->done, j) ||
        !commuteExactSetIsWithin(&search->jobs->jobs[j].preds, &frame->done))
      continue;
    starts[numReady] = search->heads[j];
    ready[numReady++] = j;
    if (!needsNoChoice(search, frame, j))
      continue;
    starts[0] = search->heads[j];
    ready[0] = j;
    numReady = 1;
    break;
  }
  for (uint32_t i = 0; i < numReady; ++i) {
    if (!fitsLimits(search, frame, ready[i]))
      continue;
    extendFrame(search, frame, ready[i], scratch);
    ++search->numStates;
    CommuteExactChoice choice = {.job = ready[i],
                                 .start = starts[i],
                                 .bound = boundFrame(search, scratch)};
    if (choice.bound >= search->best)
      continue;
    uint32_t place = frame->numChoices++;
    for (; place > 0 && isBetter(search, &choice, &frame->choices[place - 1]);
         --place)
      frame->choices[place] = frame->choices[place - 1];
    frame->choices[place] = choice;
  }
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

/// Enters a prefix into the table, with the times that matter for the rest:
/// none of them before the cursor.
static CommuteExactEntry enterFrame(CommuteExactSearch *search,
                                    const CommuteExactFrame *frame) {
  const CommuteExactJobs *jobs = search->jobs;
  uint32_t count = 0;
  search->label[count++] = frame->cursor;
  for (uint32_t c = 0; c < jobs->numChannels; ++c)
    search->label[count++] = maxTime(frame->freeAt[c], frame->cursor);
  for (uint32_t j = 0; j < jobs->numJobs; ++j)
    if (commuteExactSetHas(&frame->done, j) &&
        !commuteExactSetIsWithin(&jobs->jobs[j].users, &frame->done))
      search->label[count++] = maxTime(frame->arrivals[j], frame->cursor);
  return commuteExactTableAdd(&search->table, &frame->done, search->label,
                              count);
}

/// Notes a whole order that is the best so far.
static void takeBest(CommuteExactSearch *search,
                     const CommuteExactFrame *frame) {
  int64_t makespan = frame->cursor;
  for (uint32_t c = 0; c < search->jobs->numChannels; ++c)
    makespan = maxTime(makespan, frame->freeAt[c]);
  if (search->hasBest && makespan >= search->best)
    return;
  search->best = makespan;
  search->hasBest = true;
  memcpy(search->bestSequence, search->sequence,
         search->jobs->numJobs * sizeof *search->bestSequence);
}

void commuteExactSearchTry(CommuteExactSearch *search,
                           const uint32_t *sequence) {
  uint32_t numJobs = search->jobs->numJobs;
  CommuteExactFrame *frames = search->frames;
  for (uint32_t d = 0; d < numJobs; ++d) {
    if (!fitsLimits(search, &frames[d], sequence[d]))
      return;
    search->sequence[d] = sequence[d];
    extendFrame(search, &frames[d], sequence[d], &frames[d + 1]);
  }
  takeBest(search, &frames[numJobs]);
}

bool commuteExactSearchRun(CommuteExactSearch *search, int64_t least,
                           uint64_t maxStates, bool *isDone) {
  uint32_t numJobs = search->jobs->numJobs;
  CommuteExactFrame *frames = search->frames;
  *isDone = true;
  if (numJobs == 0) {
    takeBest(search, &frames[0]);
    return true;
  }
  uint32_t depth = 0;
  expandFrame(search, &frames[0], &frames[1]);
  for (;;) {
    if (search->hasBest && search->best <= least)
      return true;
    CommuteExactFrame *frame = &frames[depth];
    if (frame->nextChoice == frame->numChoices ||
        frame->choices[frame->nextChoice].bound >= search->best) {
      if (depth == 0)
        return true;
      --depth;
      continue;
    }
    if (search->numStates >= maxStates) {
      *isDone = false;
      return true;
    }
    uint32_t job = frame->choices[frame->nextChoice++].job;
    search->sequence[depth] = job;
    CommuteExactFrame *next = &frames[depth + 1];
    extendFrame(search, frame, job, next);
    if (depth + 1 == numJobs) {
      takeBest(search, next);
      continue;
    }
    CommuteExactEntry entry = enterFrame(search, next);
    if (entry == COMMUTE_EXACT_ENTRY_OUT_OF_MEMORY)
      return false;
    if (entry == COMMUTE_EXACT_ENTRY_DOMINATED)
      continue;
    expandFrame(search, next, &frames[++depth + 1]);
  }
}
