//===- Refutation.c - Bounds by contradiction -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Arcs that hold for a length hold for every shorter one. So the search for the
// greatest length that is refuted goes on from the arcs of the least length
// known that is not.
//
//===----------------------------------------------------------------------===//

#include "Refutation.h"
#include "Bitset.h"

#include <string.h>

enum {
  /// No more arcs are added at once; the next round finds the others.
  MaxArcs = 1 << 20,
  /// The first length tried is the bound and 1 part of so many more.
  FirstParts = 512,
  /// So many guesses are tried at once.
  MaxGuesses = 16,
  NumEfforts = 3,
};

/// The search ends where what is left to find is 1 part of so many, by effort.
static const int64_t lastParts[NumEfforts] = {1 << 9, 1 << 12, 1 << 17};

typedef enum Answer {
  ANSWER_REFUTED,
  ANSWER_OPEN,
  ANSWER_OUT_OF_MEMORY,
} Answer;

/// Arcs found, and scratch memory: by machine the set of its jobs; a list.
typedef struct Fixer {
  const CommuteAllocator *allocator;
  uint64_t *stepsLeft;
  uint64_t *members;
  uint32_t *rivals;
  CommuteRelaxationArc *arcs;
  size_t numArcs;
  size_t capacity;
} Fixer;

static bool addArc(Fixer *fixer, uint32_t from, uint32_t to) {
  if (fixer->numArcs == fixer->capacity) {
    size_t capacity = commuteMemoryGrow(fixer->capacity, fixer->numArcs + 1);
    CommuteRelaxationArc *arcs = commuteMemoryResize(
        fixer->allocator, fixer->arcs, capacity, sizeof *arcs);
    if (!arcs)
      return false;
    fixer->arcs = arcs;
    fixer->capacity = capacity;
  }
  fixer->arcs[fixer->numArcs++] =
      (CommuteRelaxationArc){.from = from, .to = to};
  return true;
}

/// Lists the jobs before job `j`, by number, that are of its machine, and that
/// no arcs order; returns how many. `members` holds the machine's jobs.
static uint32_t listRivals(Fixer *fixer, const CommuteRelaxation *relaxation,
                           const uint64_t *members, uint32_t j) {
  const uint64_t *ancestors = commuteRelaxationGetAncestors(relaxation, j);
  uint32_t count = 0;
  for (uint32_t w = 0; w <= j / 64; ++w) {
    uint64_t word = members[w] & ~ancestors[w];
    if (w == j / 64)
      word &= (UINT64_C(1) << j % 64) - 1;
    for (; word != 0; word &= word - 1)
      fixer->rivals[count++] = w * 64 + commuteBitFindLowest(word);
  }
  commuteStepsTake(fixer->stepsLeft, 1 + j / 64 + count);
  return count;
}

/// Finds the arcs between a job and those of its machine before it, by number.
static Answer findArcsOfJob(Fixer *fixer, const CommuteProver *prover,
                            const uint64_t *members, uint32_t j, int64_t time) {
  const CommuteRelaxation *relaxation = &prover->relaxation;
  int64_t before = time - relaxation->works[j] - prover->tails[j];
  int64_t after = time - relaxation->works[j] - prover->heads[j];
  uint32_t count = listRivals(fixer, relaxation, members, j);
  for (uint32_t k = 0; k < count; ++k) {
    uint32_t i = fixer->rivals[k];
    int64_t work = relaxation->works[i];
    bool mayBeFirst = prover->heads[i] + work <= before;
    bool mayBeSecond = work + prover->tails[i] <= after;
    if (mayBeFirst && mayBeSecond)
      continue;
    if (!mayBeFirst && !mayBeSecond)
      return ANSWER_REFUTED;
    if (fixer->numArcs < MaxArcs &&
        !addArc(fixer, mayBeFirst ? i : j, mayBeFirst ? j : i))
      return ANSWER_OUT_OF_MEMORY;
  }
  return ANSWER_OPEN;
}

/// Fills the sets of the machines' jobs.
static void fillMembers(Fixer *fixer, const CommuteRelaxation *relaxation) {
  size_t numWords = relaxation->numWords;
  memset(fixer->members, 0,
         relaxation->numMachines * numWords * sizeof *fixer->members);
  for (uint32_t v = 0; v < relaxation->numJobs; ++v)
    if (relaxation->machines[v] != COMMUTE_NO_MACHINE)
      commuteBitsetAdd(fixer->members + relaxation->machines[v] * numWords, v);
}

static Answer findArcs(Fixer *fixer, const CommuteProver *prover,
                       int64_t time) {
  const CommuteRelaxation *relaxation = &prover->relaxation;
  fixer->numArcs = 0;
  fillMembers(fixer, relaxation);
  Answer answer = ANSWER_OPEN;
  for (uint32_t v = 0; v < relaxation->numJobs && answer == ANSWER_OPEN; ++v)
    if (relaxation->machines[v] != COMMUTE_NO_MACHINE)
      answer = findArcsOfJob(fixer, prover,
                             fixer->members +
                                 relaxation->machines[v] * relaxation->numWords,
                             v, time);
  return answer;
}

/// How much is done about heads and tails.
typedef enum Depth {
  /// Longest paths.
  DEPTH_PATHS,
  /// Jackson's bounds.
  DEPTH_MACHINES,
} Depth;

/// Makes a prover with more arcs than another one. Jobs have new numbers in it.
/// It is to be finished in any case.
static Answer extend(Fixer *fixer, CommuteProver *prover,
                     const CommuteProver *from,
                     const CommuteRelaxationArc *arcs, size_t numArcs,
                     int64_t time) {
  bool isCyclic = false;
  if (!commuteProverInitWithArcs(prover, from, arcs, numArcs, &isCyclic))
    return ANSWER_OUT_OF_MEMORY;
  commuteStepsTake(fixer->stepsLeft, numArcs);
  return isCyclic || commuteProverFollow(prover, fixer->stepsLeft) > time
             ? ANSWER_REFUTED
             : ANSWER_OPEN;
}

/// The same in place.
static Answer addArcs(Fixer *fixer, CommuteProver *prover,
                      const CommuteRelaxationArc *arcs, size_t numArcs,
                      int64_t time) {
  CommuteProver next;
  Answer answer = extend(fixer, &next, prover, arcs, numArcs, time);
  commuteProverFinish(prover);
  *prover = next;
  return answer;
}

/// Adds arcs until there are no more, or the length is refuted.
static Answer closePaths(Fixer *fixer, CommuteProver *prover, int64_t time) {
  Answer answer = findArcs(fixer, prover, time);
  while (answer == ANSWER_OPEN && fixer->numArcs > 0 && *fixer->stepsLeft > 0) {
    answer = addArcs(fixer, prover, fixer->arcs, fixer->numArcs, time);
    if (answer == ANSWER_OPEN)
      answer = findArcs(fixer, prover, time);
  }
  return answer;
}

/// The same with heads and tails raised as `depth` says; paths are cheaper by
/// far, so that machines are looked at when these give no more.
static Answer closeArcs(Fixer *fixer, CommuteProver *prover, int64_t time,
                        Depth depth) {
  Answer answer = closePaths(fixer, prover, time);
  if (depth == DEPTH_PATHS)
    return answer;
  while (answer == ANSWER_OPEN && *fixer->stepsLeft > 0) {
    int64_t bound = 0;
    if (!commuteProverRaise(prover, &bound, fixer->stepsLeft))
      return ANSWER_OUT_OF_MEMORY;
    if (bound > time)
      return ANSWER_REFUTED;
    answer = findArcs(fixer, prover, time);
    if (answer != ANSWER_OPEN || fixer->numArcs == 0)
      return answer;
    answer = addArcs(fixer, prover, fixer->arcs, fixer->numArcs, time);
    if (answer == ANSWER_OPEN)
      answer = closePaths(fixer, prover, time);
  }
  return answer;
}

//===----------------------------------------------------------------------===//
// Guesses
//===----------------------------------------------------------------------===//

/// An order of two jobs of one machine, and how much longer it could take.
typedef struct Guess {
  CommuteRelaxationArc arc;
  int64_t slack;
} Guess;

/// Enters a guess among those of the least slack; returns how many there are.
static uint32_t enterGuess(Guess *guesses, uint32_t count, Guess guess) {
  if (count == MaxGuesses && guess.slack >= guesses[count - 1].slack)
    return count;
  uint32_t place = count < MaxGuesses ? count++ : MaxGuesses - 1;
  for (; place > 0 && guesses[place - 1].slack > guess.slack; --place)
    guesses[place] = guesses[place - 1];
  guesses[place] = guess;
  return count;
}

/// Finds the guesses with the least slack; returns how many.
static uint32_t findGuesses(Fixer *fixer, const CommuteProver *prover,
                            int64_t time, Guess *guesses) {
  const CommuteRelaxation *relaxation = &prover->relaxation;
  uint32_t count = 0;
  fillMembers(fixer, relaxation);
  for (uint32_t j = 0; j < relaxation->numJobs; ++j) {
    uint32_t machine = relaxation->machines[j];
    if (machine == COMMUTE_NO_MACHINE)
      continue;
    uint32_t numRivals = listRivals(
        fixer, relaxation, fixer->members + machine * relaxation->numWords, j);
    for (uint32_t k = 0; k < numRivals; ++k) {
      uint32_t i = fixer->rivals[k];
      int64_t rest = time - relaxation->works[i] - relaxation->works[j];
      Guess first = {.arc = {.from = i, .to = j},
                     .slack = rest - prover->heads[i] - prover->tails[j]};
      Guess second = {.arc = {.from = j, .to = i},
                      .slack = rest - prover->heads[j] - prover->tails[i]};
      count = enterGuess(guesses, count, first);
      count = enterGuess(guesses, count, second);
    }
  }
  return count;
}

/// Assumes a guess. Where that is refuted, its reverse holds: adds it, and sets
/// `*isChanged`.
static Answer tryGuess(Fixer *fixer, CommuteProver *prover, int64_t time,
                       CommuteRelaxationArc arc, Depth depth, bool *isChanged) {
  CommuteProver trial;
  Answer answer = extend(fixer, &trial, prover, &arc, 1, time);
  if (answer == ANSWER_OPEN)
    answer = closeArcs(fixer, &trial, time, depth);
  commuteProverFinish(&trial);
  if (answer != ANSWER_REFUTED)
    return answer;
  *isChanged = true;
  CommuteRelaxationArc reverse = {.from = arc.to, .to = arc.from};
  answer = addArcs(fixer, prover, &reverse, 1, time);
  if (answer == ANSWER_OPEN)
    answer = closeArcs(fixer, prover, time, depth);
  return answer;
}

/// Tries guesses until none of those of the least slack is refuted.
static Answer tryGuesses(Fixer *fixer, CommuteProver *prover, int64_t time,
                         Depth depth) {
  Answer answer = ANSWER_OPEN;
  bool isChanged = true;
  while (isChanged && answer == ANSWER_OPEN) {
    Guess guesses[MaxGuesses];
    uint32_t count = findGuesses(fixer, prover, time, guesses);
    isChanged = false;
    for (uint32_t g = 0; g < count && !isChanged && answer == ANSWER_OPEN &&
                         *fixer->stepsLeft > 0;
         ++g)
      answer = tryGuess(fixer, prover, time, guesses[g].arc, depth, &isChanged);
  }
  return answer;
}

//===----------------------------------------------------------------------===//
// Lengths
//===----------------------------------------------------------------------===//

/// Tries to refute a length, with more and more effort. Where that fails, the
/// prover has more arcs.
static Answer refute(Fixer *fixer, CommuteProver *prover, int64_t time,
                     int effort) {
  Answer answer = closeArcs(fixer, prover, time, DEPTH_MACHINES);
  if (answer == ANSWER_OPEN && effort > 0)
    answer = tryGuesses(fixer, prover, time, DEPTH_PATHS);
  if (answer == ANSWER_OPEN && effort > 0 && *fixer->stepsLeft > 0) {
    int64_t bound = time;
    if (!commuteProverTrySets(prover, &bound, time + 1, fixer->stepsLeft))
      return ANSWER_OUT_OF_MEMORY;
    if (bound > time)
      return ANSWER_REFUTED;
  }
  if (answer == ANSWER_OPEN && effort > 1)
    answer = tryGuesses(fixer, prover, time, DEPTH_MACHINES);
  return answer;
}

/// Makes a prover like another one.
static bool copyProver(CommuteProver *copy, const CommuteProver *prover) {
  bool isCyclic = false;
  return commuteProverInitWithArcs(copy, prover, NULL, 0, &isCyclic);
}

/// Raises the bound with one effort; false where memory runs out.
static bool searchLengths(Fixer *fixer, const CommuteProver *prover, int effort,
                          int64_t *bound, int64_t enough) {
  // The arcs of the least length that is not refuted, or none.
  CommuteProver base;
  bool isDone = copyProver(&base, prover);
  bool hasOpen = false;
  int64_t open = enough;
  int64_t step = *bound / FirstParts + 1;
  while (isDone && *fixer->stepsLeft > 0 &&
         open - *bound > *bound / lastParts[effort]) {
    int64_t left = open - *bound;
    int64_t time = *bound + (hasOpen || step > left / 2 ? left / 2 : step);
    CommuteProver trial;
    Answer answer = ANSWER_OUT_OF_MEMORY;
    if (copyProver(&trial, &base)) {
      answer = refute(fixer, &trial, time, effort);
    }
    isDone = answer != ANSWER_OUT_OF_MEMORY;
    if (answer == ANSWER_REFUTED) {
      *bound = time + 1;
      step *= 2;
    } else if (answer == ANSWER_OPEN) {
      commuteProverFinish(&base);
      base = trial;
      trial = (CommuteProver){.heads = NULL};
      hasOpen = true;
      open = time;
    }
    commuteProverFinish(&trial);
  }
  commuteProverFinish(&base);
  return isDone;
}

bool commuteProverRefuteBelow(const CommuteProver *prover, int64_t *bound,
                              int64_t enough, uint64_t *stepsLeft) {
  const CommuteAllocator *allocator = prover->relaxation.allocator;
  Fixer fixer = {.allocator = allocator, .stepsLeft = stepsLeft};
  const CommuteRelaxation *relaxation = &prover->relaxation;
  fixer.members = commuteMemoryAllocate(
      allocator, relaxation->numMachines * relaxation->numWords,
      sizeof *fixer.members);
  fixer.rivals = commuteMemoryAllocate(allocator, relaxation->numJobs,
                                       sizeof *fixer.rivals);
  bool isDone = fixer.members && fixer.rivals;
  for (int effort = 0; isDone && effort < NumEfforts; ++effort)
    isDone = searchLengths(&fixer, prover, effort, bound, enough);
  commuteMemoryRelease(allocator, fixer.arcs);
  commuteMemoryRelease(allocator, fixer.rivals);
  commuteMemoryRelease(allocator, fixer.members);
  return isDone;
}
