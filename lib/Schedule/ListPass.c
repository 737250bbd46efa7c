//===- ListPass.c - List scheduling of jobs on machines -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What an arc says about times, forwards: the target starts after the end of a
// compute job; after the start of a collective, since that only has to be
// issued by then; and a wait or a collective that data go to starts after the
// data are there, which is after the collective's end, or what a compute job
// passes on. Backwards the same, mirrored.
//
//===----------------------------------------------------------------------===//

#include "ListPass.h"
#include "ReadySet.h"
#include "TimeHeap.h"

#include <math.h>
#include <string.h>

//===----------------------------------------------------------------------===//
// Times along arcs
//===----------------------------------------------------------------------===//

/// When something becomes possible for a job.
typedef struct Release {
  /// To run the job.
  double start;
  /// To use what it passes on.
  double pending;
} Release;

static double later(double a, double b) { return a < b ? b : a; }

/// Takes data that become available at `time` at a job.
static void takePending(const CommuteProblem *problem, uint32_t job,
                        double time, Release *release) {
  if (problem->flags[job] & (COMMUTE_JOB_WAITS | COMMUTE_JOB_COLLECTIVE))
    release->start = later(release->start, time);
  else
    release->pending = later(release->pending, time);
}

/// Releases the target of an arc from a job that ran up to `end`.
static void releaseForward(const CommuteProblem *problem, uint32_t job,
                           double cost, double end, double pending,
                           CommuteArc arc, Release *release) {
  bool isCollective = commuteJobIsCollective(problem, job);
  release->start = later(release->start, isCollective ? end - cost : end);
  if (arc.isPending)
    takePending(problem, arc.job, later(end, pending), release);
}

/// Releases the source of an arc to a job that ran, backwards, up to `end`.
static void releaseBackward(const CommuteProblem *problem, uint32_t job,
                            double end, double pending, CommuteArc arc,
                            double cost, Release *release) {
  bool isCollective = commuteJobIsCollective(problem, arc.job);
  release->start = later(release->start, isCollective ? end - cost : end);
  if (!arc.isPending)
    return;
  bool passes = (problem->flags[job] & COMMUTE_JOB_PASSES) != 0;
  double time = passes ? pending : end;
  if (isCollective)
    release->start = later(release->start, time);
  else
    release->pending = later(release->pending, time);
}

//===----------------------------------------------------------------------===//
// Longest paths
//===----------------------------------------------------------------------===//

static double weigh(const CommuteProblem *problem, uint32_t job,
                    double weight) {
  double cost = problem->costs[job];
  return commuteJobIsCollective(problem, job) ? cost * weight : cost;
}

void commuteProblemFindPaths(const CommuteProblem *problem,
                             CommuteDirection direction, double weight,
                             double *pending, double *ends) {
  bool isForward = direction == COMMUTE_DIRECTION_FORWARD;
  for (uint32_t i = 0; i < problem->numJobs; ++i) {
    uint32_t j = isForward ? i : problem->numJobs - 1 - i;
    double cost = weigh(problem, j, weight);
    Release release = {.start = 0};
    if (isForward)
      for (uint32_t p = problem->predOffsets[j];
           p < problem->predOffsets[j + 1]; ++p) {
        CommuteArc arc = problem->preds[p];
        uint32_t pred = arc.job;
        arc.job = j;
        releaseForward(problem, pred, weigh(problem, pred, weight), ends[pred],
                       pending[pred], arc, &release);
      }
    else
      for (uint32_t s = problem->succOffsets[j];
           s < problem->succOffsets[j + 1]; ++s) {
        CommuteArc arc = problem->succs[s];
        uint32_t succ = arc.job;
        arc.job = j;
        releaseBackward(problem, succ, ends[succ], pending[succ], arc, cost,
                        &release);
      }
    ends[j] = release.start + cost;
    pending[j] = release.pending;
  }
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// One machine of a pass.
typedef struct Machine {
  double freeAt;
  /// Ranks of the jobs that are ready.
  CommuteReadySet ready;
  /// Jobs that become ready, by time.
  CommuteTimeEntry *future;
  uint32_t numFuture;
  /// Number of jobs.
  uint32_t numJobs;
  /// The job of each rank.
  uint32_t *byRank;
} Machine;

struct CommuteListPass {
  const CommuteProblem *problem;
  Machine *machines;
  CommuteTimeEntry *futures;
  uint32_t *byRank;
  /// By job: rank among the jobs of its machine, and arcs not yet released.
  uint32_t *ranks;
  uint32_t *degrees;
  Release *releases;
  /// Machines by when they can start a job: a tree of winners, the leaves from
  /// `numLeaves` on. Ties go to the left, so that `channelsFirst` numbers the
  /// machines from the right.
  CommuteTimeEntry *winners;
  uint32_t numLeaves;
  bool channelsFirst;
  /// Jobs and keys, twice, for sorting.
  uint32_t *sorted[2];
  uint64_t *keys[2];
};

void commuteListPassDestroy(CommuteListPass *pass) {
  if (!pass)
    return;
  const CommuteAllocator *allocator = pass->problem->allocator;
  for (int i = 0; i < 2; ++i) {
    commuteMemoryRelease(allocator, pass->keys[i]);
    commuteMemoryRelease(allocator, pass->sorted[i]);
  }
  commuteMemoryRelease(allocator, pass->winners);
  commuteMemoryRelease(allocator, pass->releases);
  commuteMemoryRelease(allocator, pass->degrees);
  commuteMemoryRelease(allocator, pass->ranks);
  commuteMemoryRelease(allocator, pass->byRank);
  commuteMemoryRelease(allocator, pass->futures);
  for (uint32_t m = 0; pass->machines && m < pass->problem->numMachines; ++m)
    commuteReadySetFinish(&pass->machines[m].ready, allocator);
  commuteMemoryRelease(allocator, pass->machines);
  commuteMemoryRelease(allocator, pass);
}

/// Gives each machine its part of the arrays.
static bool divide(CommuteListPass *pass) {
  const CommuteProblem *problem = pass->problem;
  for (uint32_t j = 0; j < problem->numJobs; ++j)
    ++pass->machines[problem->machines[j]].numJobs;
  uint32_t first = 0;
  for (uint32_t m = 0; m < problem->numMachines; ++m) {
    Machine *machine = &pass->machines[m];
    machine->future = pass->futures + first;
    machine->byRank = pass->byRank + first;
    first += machine->numJobs;
    if (!commuteReadySetInit(&machine->ready, machine->numJobs,
                             problem->allocator)) {
      machine->ready = (CommuteReadySet){.words = NULL};
      return false;
    }
  }
  return true;
}

CommuteListPass *commuteListPassCreate(const CommuteProblem *problem) {
  const CommuteAllocator *allocator = problem->allocator;
  size_t numJobs = problem->numJobs;
  CommuteListPass *pass =
      commuteMemoryAllocateZeroed(allocator, 1, sizeof *pass);
  if (!pass)
    return NULL;
  pass->problem = problem;
  pass->numLeaves = 1;
  while (pass->numLeaves < problem->numMachines)
    pass->numLeaves *= 2;
  pass->machines = commuteMemoryAllocateZeroed(allocator, problem->numMachines,
                                               sizeof *pass->machines);
  pass->futures =
      commuteMemoryAllocate(allocator, numJobs, sizeof *pass->futures);
  pass->byRank =
      commuteMemoryAllocate(allocator, numJobs, sizeof *pass->byRank);
  pass->ranks = commuteMemoryAllocate(allocator, numJobs, sizeof *pass->ranks);
  pass->degrees =
      commuteMemoryAllocate(allocator, numJobs, sizeof *pass->degrees);
  pass->releases =
      commuteMemoryAllocate(allocator, numJobs, sizeof *pass->releases);
  pass->winners = commuteMemoryAllocate(allocator, 2 * (size_t)pass->numLeaves,
                                        sizeof *pass->winners);
  bool isGood = pass->machines && pass->futures && pass->byRank &&
                pass->ranks && pass->degrees && pass->releases && pass->winners;
  for (int i = 0; i < 2; ++i) {
    pass->sorted[i] =
        commuteMemoryAllocate(allocator, numJobs, sizeof *pass->sorted[i]);
    pass->keys[i] =
        commuteMemoryAllocate(allocator, numJobs, sizeof *pass->keys[i]);
    isGood = isGood && pass->sorted[i] && pass->keys[i];
  }
  if (isGood && divide(pass))
    return pass;
  commuteListPassDestroy(pass);
  return NULL;
}

//===----------------------------------------------------------------------===//
// Ranks
//===----------------------------------------------------------------------===//

enum { DigitBits = 11, NumDigits = 1 << DigitBits };

/// Sorts the jobs by decreasing priority, ties in their order in the direction:
/// radix sort of the bits, which compare as the numbers do.
static const uint32_t *sortJobs(CommuteListPass *pass,
                                const CommuteListRules *rules) {
  uint32_t numJobs = pass->problem->numJobs;
  uint64_t differing = 0;
  for (uint32_t i = 0; i < numJobs; ++i) {
    bool isForward = rules->direction == COMMUTE_DIRECTION_FORWARD;
    uint32_t j = isForward ? i : numJobs - 1 - i;
    uint64_t bits;
    // A job that takes no time comes at once: it can only make others ready.
    double priority =
        pass->problem->costs[j] > 0 ? rules->priorities[j] : (double)INFINITY;
    memcpy(&bits, &priority, sizeof bits);
    pass->keys[0][i] = ~bits;
    pass->sorted[0][i] = j;
    differing |= pass->keys[0][i] ^ pass->keys[0][0];
  }
  int from = 0;
  for (unsigned shift = 0; shift < 64; shift += DigitBits) {
    if ((differing >> shift & (NumDigits - 1)) == 0)
      continue;
    uint32_t places[NumDigits] = {0};
    const uint64_t *keys = pass->keys[from];
    for (uint32_t i = 0; i < numJobs; ++i)
      ++places[keys[i] >> shift & (NumDigits - 1)];
    uint32_t sum = 0;
    for (uint32_t d = 0; d < NumDigits; ++d) {
      uint32_t count = places[d];
      places[d] = sum;
      sum += count;
    }
    for (uint32_t i = 0; i < numJobs; ++i) {
      uint32_t place = places[keys[i] >> shift & (NumDigits - 1)]++;
      pass->keys[1 - from][place] = keys[i];
      pass->sorted[1 - from][place] = pass->sorted[from][i];
    }
    from = 1 - from;
  }
  return pass->sorted[from];
}

static void assignRanks(CommuteListPass *pass, const CommuteListRules *rules) {
  const CommuteProblem *problem = pass->problem;
  const uint32_t *sorted = sortJobs(pass, rules);
  for (uint32_t m = 0; m < problem->numMachines; ++m)
    pass->machines[m].numJobs = 0;
  for (uint32_t i = 0; i < problem->numJobs; ++i) {
    uint32_t j = sorted[i];
    Machine *machine = &pass->machines[problem->machines[j]];
    pass->ranks[j] = machine->numJobs;
    machine->byRank[machine->numJobs++] = j;
  }
}

//===----------------------------------------------------------------------===//
// Machines
//===----------------------------------------------------------------------===//

/// Enters when a machine can start a job into the tree.
static void enterMachine(CommuteListPass *pass, uint32_t m) {
  const Machine *machine = &pass->machines[m];
  CommuteTimeEntry entry = {
      .time = (double)INFINITY,
      .number = pass->channelsFirst ? pass->problem->numMachines - 1 - m : m};
  if (commuteReadySetPeek(&machine->ready) != COMMUTE_NO_RANK)
    entry.time = machine->freeAt;
  else if (machine->numFuture > 0)
    entry.time = later(machine->freeAt, machine->future[0].time);
  uint32_t place = pass->numLeaves + entry.number;
  pass->winners[place] = entry;
  while (place > 1) {
    place /= 2;
    CommuteTimeEntry left = pass->winners[2 * place];
    CommuteTimeEntry right = pass->winners[2 * place + 1];
    pass->winners[place] = commuteTimeEntryIsLess(right, left) ? right : left;
  }
}

static void enterJob(CommuteListPass *pass, uint32_t job) {
  uint32_t m = pass->problem->machines[job];
  Machine *machine = &pass->machines[m];
  commuteTimeHeapPush(
      machine->future, &machine->numFuture,
      (CommuteTimeEntry){.time = pass->releases[job].start, .number = job});
  enterMachine(pass, m);
}

static void initMachines(CommuteListPass *pass, CommuteDirection direction) {
  const CommuteProblem *problem = pass->problem;
  for (uint32_t i = 0; i < 2 * pass->numLeaves; ++i)
    pass->winners[i] =
        (CommuteTimeEntry){.time = (double)INFINITY, .number = UINT32_MAX};
  for (uint32_t m = 0; m < problem->numMachines; ++m) {
    pass->machines[m].freeAt = 0;
    pass->machines[m].numFuture = 0;
  }
  const uint32_t *offsets = direction == COMMUTE_DIRECTION_FORWARD
                                ? problem->predOffsets
                                : problem->succOffsets;
  for (uint32_t j = 0; j < problem->numJobs; ++j) {
    pass->releases[j] = (Release){.start = 0};
    pass->degrees[j] = offsets[j + 1] - offsets[j];
    if (pass->degrees[j] == 0)
      enterJob(pass, j);
  }
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// How many of the jobs to come a machine looks at.
enum { MaxPatience = 64 };

/// Returns the first time before `limit` at which a job of a better rank
/// becomes ready, or `limit`. The heap is a tree: only what comes before the
/// limit is looked at.
static double findBetter(const CommuteListPass *pass, const Machine *machine,
                         uint32_t rank, double limit) {
  uint32_t places[MaxPatience];
  uint32_t numPlaces = 0;
  if (machine->numFuture > 0)
    places[numPlaces++] = 0;
  double best = limit;
  for (uint32_t i = 0; i < numPlaces; ++i) {
    CommuteTimeEntry entry = machine->future[places[i]];
    if (entry.time >= best)
      continue;
    if (pass->ranks[entry.number] < rank)
      best = entry.time;
    for (uint32_t child = 2 * places[i] + 1;
         child <= 2 * places[i] + 2 && child < machine->numFuture &&
         numPlaces < MaxPatience;
         ++child)
      places[numPlaces++] = child;
  }
  return best;
}

/// Moves what is ready by `time` to the ready jobs.
static void makeReady(const CommuteListPass *pass, Machine *machine,
                      double time) {
  while (machine->numFuture > 0 && machine->future[0].time <= time) {
    commuteReadySetInsert(&machine->ready,
                          pass->ranks[machine->future[0].number]);
    commuteTimeHeapPop(machine->future, &machine->numFuture);
  }
}

/// Releases what follows a job, in the direction of the pass, that has run up
/// to `end`.
static void releaseNext(CommuteListPass *pass, CommuteDirection direction,
                        uint32_t job, double end) {
  const CommuteProblem *problem = pass->problem;
  bool isForward = direction == COMMUTE_DIRECTION_FORWARD;
  const uint32_t *offsets =
      isForward ? problem->succOffsets : problem->predOffsets;
  const CommuteArc *arcs = isForward ? problem->succs : problem->preds;
  double pending = pass->releases[job].pending;
  for (uint32_t a = offsets[job]; a < offsets[job + 1]; ++a) {
    CommuteArc arc = arcs[a];
    Release *release = &pass->releases[arc.job];
    if (isForward)
      releaseForward(problem, job, problem->costs[job], end, pending, arc,
                     release);
    else
      releaseBackward(problem, job, end, pending, arc, problem->costs[arc.job],
                      release);
    if (--pass->degrees[arc.job] == 0)
      enterJob(pass, arc.job);
  }
}

void commuteListPassRun(CommuteListPass *pass, const CommuteListRules *rules,
                        uint32_t *sequence, double *ends) {
  const CommuteProblem *problem = pass->problem;
  pass->channelsFirst = rules->channelsFirst;
  assignRanks(pass, rules);
  initMachines(pass, rules->direction);
  for (uint32_t done = 0; done < problem->numJobs;) {
    uint32_t m = pass->winners[1].number;
    if (rules->channelsFirst)
      m = problem->numMachines - 1 - m;
    double now = pass->winners[1].time;
    Machine *machine = &pass->machines[m];
    makeReady(pass, machine, now);
    uint32_t rank = commuteReadySetPeek(&machine->ready);
    uint32_t job = machine->byRank[rank];
    double patience = m == COMMUTE_COMPUTE_MACHINE ? rules->computePatience
                                                   : rules->channelPatience;
    double limit = now + patience * problem->costs[job];
    double better = findBetter(pass, machine, rank, limit);
    if (better < limit) {
      machine->freeAt = better;
      enterMachine(pass, m);
      continue;
    }
    commuteReadySetPop(&machine->ready);
    machine->freeAt = now + problem->costs[job];
    ends[job] = machine->freeAt;
    bool isForward = rules->direction == COMMUTE_DIRECTION_FORWARD;
    sequence[isForward ? done : problem->numJobs - 1 - done] = job;
    ++done;
    enterMachine(pass, m);
    releaseNext(pass, rules->direction, job, machine->freeAt);
  }
}
