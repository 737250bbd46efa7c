//===- LastOfSet.c - Bounds from the last job of a set --------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The sets are those of the jobs with the longest tails, or with the most work
// of the other machine behind them: it is among these that being last hurts.
//
//===----------------------------------------------------------------------===//

#include "LastOfSet.h"
#include "Bitset.h"

void commuteLastOfSetFinish(CommuteLastOfSet *lastOfSet) {
  if (!lastOfSet->relaxation)
    return;
  const CommuteAllocator *allocator = lastOfSet->relaxation->allocator;
  commuteMemoryRelease(allocator, lastOfSet->values);
  commuteMemoryRelease(allocator, lastOfSet->lasts);
  commuteMemoryRelease(allocator, lastOfSet->numBehind);
  commuteMemoryRelease(allocator, lastOfSet->isMember);
  commuteMemoryRelease(allocator, lastOfSet->leads);
  commuteMemoryRelease(allocator, lastOfSet->paths);
  commuteMemoryRelease(allocator, lastOfSet->innerWorks);
  commuteMemoryRelease(allocator, lastOfSet->outerWorks);
  commuteMemoryRelease(allocator, lastOfSet->sides);
  commuteCutFinish(&lastOfSet->cut);
}

bool commuteLastOfSetInit(CommuteLastOfSet *lastOfSet,
                          const CommuteRelaxation *relaxation) {
  const CommuteAllocator *allocator = relaxation->allocator;
  size_t numJobs = relaxation->numJobs;
  *lastOfSet = (CommuteLastOfSet){.relaxation = relaxation};
  lastOfSet->sides =
      commuteMemoryAllocate(allocator, numJobs, sizeof *lastOfSet->sides);
  lastOfSet->outerWorks =
      commuteMemoryAllocate(allocator, numJobs, sizeof *lastOfSet->outerWorks);
  lastOfSet->innerWorks =
      commuteMemoryAllocate(allocator, numJobs, sizeof *lastOfSet->innerWorks);
  lastOfSet->paths =
      commuteMemoryAllocate(allocator, numJobs, sizeof *lastOfSet->paths);
  lastOfSet->leads =
      commuteMemoryAllocate(allocator, numJobs, sizeof *lastOfSet->leads);
  lastOfSet->isMember =
      commuteMemoryAllocate(allocator, numJobs, sizeof *lastOfSet->isMember);
  lastOfSet->numBehind =
      commuteMemoryAllocate(allocator, numJobs, sizeof *lastOfSet->numBehind);
  lastOfSet->lasts =
      commuteMemoryAllocate(allocator, numJobs, sizeof *lastOfSet->lasts);
  lastOfSet->values =
      commuteMemoryAllocate(allocator, numJobs, sizeof *lastOfSet->values);
  return lastOfSet->sides && lastOfSet->outerWorks && lastOfSet->innerWorks &&
         lastOfSet->paths && lastOfSet->leads && lastOfSet->isMember &&
         lastOfSet->numBehind && lastOfSet->lasts && lastOfSet->values &&
         commuteCutInit(&lastOfSet->cut, relaxation);
}

//===----------------------------------------------------------------------===//
// One last job
//===----------------------------------------------------------------------===//

/// What is asked: the machine of the set, the other one, and its jobs' limits.
typedef struct Question {
  CommuteLastOfSet *lastOfSet;
  const int64_t *heads;
  const int64_t *tails;
  uint32_t outer;
  uint32_t inner;
  int64_t bound;
  /// Work counts outside from this head on, and inside from this tail on.
  int64_t leastHead;
  int64_t leastTail;
  uint64_t *stepsLeft;
} Question;

static int64_t minTime(int64_t a, int64_t b) { return a < b ? a : b; }

static int64_t maxTime(int64_t a, int64_t b) { return a < b ? b : a; }

static bool isBefore(const CommuteRelaxation *relaxation, uint32_t u,
                     uint32_t v) {
  return commuteBitsetHas(commuteRelaxationGetAncestors(relaxation, v), u);
}

/// Finds, for each job, the least time that passes from when a job of the outer
/// machine starts, of those before it, until it can start: INT64_MAX for none.
static void findLeads(Question *question) {
  const CommuteRelaxation *relaxation = question->lastOfSet->relaxation;
  int64_t *leads = question->lastOfSet->leads;
  for (uint32_t v = 0; v < relaxation->numJobs; ++v) {
    leads[v] = INT64_MAX;
    for (uint32_t a = relaxation->offsets[v]; a < relaxation->offsets[v + 1];
         ++a) {
      uint32_t u = relaxation->preds[a];
      if (relaxation->machines[u] == question->outer &&
          relaxation->works[u] > 0)
        leads[v] = minTime(leads[v], relaxation->works[u]);
      else if (leads[u] != INT64_MAX)
        leads[v] = minTime(leads[v], leads[u] + relaxation->works[u]);
    }
  }
}

/// Returns a bound for the schedules in which `e`, a member with none behind,
/// is the last of the set: a lower one than there is where that is not above
/// the bound already known.
static int64_t boundLast(Question *question, uint32_t e) {
  CommuteLastOfSet *lastOfSet = question->lastOfSet;
  const CommuteRelaxation *relaxation = lastOfSet->relaxation;
  uint8_t *sides = lastOfSet->sides;
  int64_t *paths = lastOfSet->paths;
  int64_t outside = 0, inside = 0, freeOuter = 0, freeInner = 0;
  int64_t lead = INT64_MAX;
  for (uint32_t v = 0; v < relaxation->numJobs; ++v) {
    int64_t start = lastOfSet->leads[v];
    if (v > e && isBefore(relaxation, e, v)) {
      sides[v] = COMMUTE_SIDE_INSIDE;
      paths[v] = 0;
      for (uint32_t a = relaxation->offsets[v]; a < relaxation->offsets[v + 1];
           ++a) {
        uint32_t u = relaxation->preds[a];
        if (sides[u] == COMMUTE_SIDE_INSIDE)
          paths[v] = maxTime(paths[v], paths[u] + relaxation->works[u]);
      }
      start = paths[v];
      inside += lastOfSet->innerWorks[v];
    } else if (lastOfSet->isMember[v] || lastOfSet->numBehind[v] > 0) {
      sides[v] = COMMUTE_SIDE_OUTSIDE;
      outside += lastOfSet->outerWorks[v];
      continue;
    } else {
      sides[v] = COMMUTE_SIDE_FREE;
      freeOuter += lastOfSet->outerWorks[v];
      freeInner += lastOfSet->innerWorks[v];
    }
    if (lastOfSet->innerWorks[v] > 0)
      lead = minTime(lead, start);
  }
  commuteStepsTake(question->stepsLeft, relaxation->numJobs);
  // The first head and the last tail are those of work that counts.
  if (outside == 0 || inside == 0)
    return 0;
  int64_t bound =
      question->leastHead + outside + inside + lead + question->leastTail;
  if (bound + minTime(freeOuter, freeInner) > question->bound)
    bound += commuteCutFind(&lastOfSet->cut, lastOfSet->outerWorks,
                            lastOfSet->innerWorks, sides, question->stepsLeft);
  return bound;
}

//===----------------------------------------------------------------------===//
// Sets
//===----------------------------------------------------------------------===//

/// Starts with all jobs of the outer machine; returns how many of them may be
/// the last.
static uint32_t fillSet(Question *question) {
  CommuteLastOfSet *lastOfSet = question->lastOfSet;
  const CommuteRelaxation *relaxation = lastOfSet->relaxation;
  for (uint32_t v = 0; v < relaxation->numJobs; ++v) {
    lastOfSet->isMember[v] = relaxation->machines[v] == question->outer;
    lastOfSet->numBehind[v] = 0;
  }
  for (uint32_t v = 0; v < relaxation->numJobs; ++v)
    if (lastOfSet->isMember[v])
      for (uint32_t u = 0; u < v; ++u)
        lastOfSet->numBehind[u] += isBefore(relaxation, u, v);
  uint32_t count = 0;
  for (uint32_t v = 0; v < relaxation->numJobs; ++v)
    if (lastOfSet->isMember[v] && lastOfSet->numBehind[v] == 0)
      lastOfSet->lasts[count++] = v;
  return count;
}

/// Takes the member at a place of `lasts` out of the set; returns how many may
/// be the last now.
static uint32_t takeOut(Question *question, uint32_t place, uint32_t count) {
  CommuteLastOfSet *lastOfSet = question->lastOfSet;
  const CommuteRelaxation *relaxation = lastOfSet->relaxation;
  uint32_t e = lastOfSet->lasts[place];
  lastOfSet->isMember[e] = false;
  lastOfSet->lasts[place] = lastOfSet->lasts[--count];
  lastOfSet->values[place] = lastOfSet->values[count];
  for (uint32_t u = 0; u < e; ++u)
    if (isBefore(relaxation, u, e) && --lastOfSet->numBehind[u] == 0 &&
        lastOfSet->isMember[u])
      lastOfSet->lasts[count++] = u;
  return count;
}

/// The bound for one last job only falls when members are taken out. So what is
/// left when all are taken out whose bound is not above a certain one is the
/// greatest set that proves more, if it is not empty. What it proves is tried
/// to be raised likewise, from that set on.
static void trySets(Question *question, int64_t enough) {
  CommuteLastOfSet *lastOfSet = question->lastOfSet;
  uint32_t count = fillSet(question);
  // How many in a row are above the bound, with the set as it is.
  uint32_t numAbove = 0, place = 0;
  while (count > 0 && *question->stepsLeft != 0 && enough > question->bound) {
    if (place >= count)
      place = 0;
    int64_t value = boundLast(question, lastOfSet->lasts[place]);
    if (value <= question->bound) {
      count = takeOut(question, place, count);
      numAbove = 0;
      continue;
    }
    lastOfSet->values[place++] = value;
    if (++numAbove < count)
      continue;
    question->bound = INT64_MAX;
    for (uint32_t i = 0; i < count; ++i)
      question->bound = minTime(question->bound, lastOfSet->values[i]);
    numAbove = 0;
  }
}

/// Finds the levels of heads, or tails, from which on to count the work of a
/// machine: the least, and that before which the machine must be idle longest.
static uint32_t findLevels(Question *question, uint32_t machine,
                           const int64_t *values, int64_t *levels) {
  CommuteLastOfSet *lastOfSet = question->lastOfSet;
  const CommuteRelaxation *relaxation = lastOfSet->relaxation;
  uint32_t count = 0;
  for (uint32_t v = 0; v < relaxation->numJobs; ++v) {
    if (relaxation->machines[v] != machine || relaxation->works[v] == 0)
      continue;
    uint32_t place = count++;
    for (; place > 0 && values[lastOfSet->lasts[place - 1]] > values[v];
         --place)
      lastOfSet->lasts[place] = lastOfSet->lasts[place - 1];
    lastOfSet->lasts[place] = v;
  }
  if (count == 0)
    return 0;
  levels[0] = levels[1] = values[lastOfSet->lasts[0]];
  int64_t sum = 0, idle = levels[0];
  for (uint32_t i = 0; i < count; ++i) {
    int64_t value = values[lastOfSet->lasts[i]];
    if (value - sum > idle) {
      idle = value - sum;
      levels[1] = value;
    }
    sum += relaxation->works[lastOfSet->lasts[i]];
  }
  return levels[0] == levels[1] ? 1 : 2;
}

static void setLevels(Question *question, int64_t head, int64_t tail) {
  CommuteLastOfSet *lastOfSet = question->lastOfSet;
  const CommuteRelaxation *relaxation = lastOfSet->relaxation;
  question->leastHead = head;
  question->leastTail = tail;
  for (uint32_t v = 0; v < relaxation->numJobs; ++v) {
    bool isOuter = relaxation->machines[v] == question->outer &&
                   question->heads[v] >= head;
    bool isInner = relaxation->machines[v] == question->inner &&
                   question->tails[v] >= tail;
    lastOfSet->outerWorks[v] = isOuter ? relaxation->works[v] : 0;
    lastOfSet->innerWorks[v] = isInner ? relaxation->works[v] : 0;
  }
}

int64_t commuteLastOfSetBound(CommuteLastOfSet *lastOfSet, const int64_t *heads,
                              const int64_t *tails, int64_t bound,
                              int64_t enough, uint64_t *stepsLeft) {
  const CommuteRelaxation *relaxation = lastOfSet->relaxation;
  Question question = {.lastOfSet = lastOfSet,
                       .heads = heads,
                       .tails = tails,
                       .bound = bound,
                       .stepsLeft = stepsLeft};
  for (uint32_t outer = 0; outer < relaxation->numMachines; ++outer)
    for (uint32_t inner = 0; inner < relaxation->numMachines; ++inner) {
      if (inner == outer)
        continue;
      question.outer = outer;
      question.inner = inner;
      findLeads(&question);
      int64_t headLevels[2], tailLevels[2];
      uint32_t numHeads = findLevels(&question, outer, heads, headLevels);
      uint32_t numTails = findLevels(&question, inner, tails, tailLevels);
      for (uint32_t h = 0; h < numHeads; ++h)
        for (uint32_t t = 0; t < numTails; ++t) {
          setLevels(&question, headLevels[h], tailLevels[t]);
          trySets(&question, enough);
        }
    }
  return question.bound;
}
