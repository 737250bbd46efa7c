//===- ExactSearch.h - Branch and bound over prefixes ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_EXACTSEARCH_H
#define COMMUTE_SCHEDULE_EXACTSEARCH_H

#include "ExactTable.h"

/// A job that may come next, and what any order that goes on so takes at least.
typedef struct CommuteExactChoice {
  uint32_t job;
  int64_t start;
  int64_t bound;
} CommuteExactChoice;

/// A prefix, and what is left to try behind it.
typedef struct CommuteExactFrame {
  CommuteExactSet done;
  int64_t cursor;
  /// By channel; and by job done, when its data are there.
  int64_t *freeAt;
  int64_t *arrivals;
  CommuteExactChoice *choices;
  uint32_t numChoices;
  uint32_t nextChoice;
} CommuteExactFrame;

typedef struct CommuteExactSearch {
  const CommuteExactJobs *jobs;
  const CommuteExactOptions *options;
  bool hasLimits;
  /// By job. The tails are the caller's to raise.
  int64_t *works;
  int64_t *tails;
  /// Frame d holds a prefix of d jobs.
  CommuteExactFrame *frames;
  int64_t *times;
  CommuteExactChoice *choices;
  uint32_t *sequence;
  CommuteExactTable table;
  /// By job: of the current bound.
  int64_t *heads;
  int64_t *cursors;
  int64_t *ends;
  int64_t *rests;
  uint32_t *sorted;
  uint32_t *heap;
  int64_t *label;
  /// The best order so far, if any, and its makespan.
  bool hasBest;
  int64_t best;
  uint32_t *bestSequence;
  uint64_t numStates;
} CommuteExactSearch;

/// False where memory runs out. Jobs and options are borrowed.
bool commuteExactSearchInit(CommuteExactSearch *search,
                            const CommuteExactJobs *jobs,
                            const CommuteExactOptions *options);

/// Takes what an Init left, whatever came of it, and what is all zero.
void commuteExactSearchFinish(CommuteExactSearch *search);

/// Takes an order of the jobs, which is legal, for the best so far, if it keeps
/// to the limits.
void commuteExactSearchTry(CommuteExactSearch *search,
                           const uint32_t *sequence);

/// Searches until nothing is left that could be shorter than the best, or this
/// is no longer than `least`, or the budget is used up; `*isDone` tells which.
/// Returns false where memory runs out. To be called once.
bool commuteExactSearchRun(CommuteExactSearch *search, int64_t least,
                           uint64_t maxStates, bool *isDone);

#endif // COMMUTE_SCHEDULE_EXACTSEARCH_H
