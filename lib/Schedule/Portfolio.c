//===- Portfolio.c - The best of several orders ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Portfolio.h"
#include "ListPass.h"

#include <math.h>
#include <string.h>

//===----------------------------------------------------------------------===//
// The best
//===----------------------------------------------------------------------===//

bool commutePortfolioInit(CommutePortfolio *portfolio,
                          const CommuteProblem *problem,
                          const CommuteResidents *residents,
                          const CommuteGraph *graph, double contention) {
  const CommuteAllocator *allocator = problem->allocator;
  *portfolio = (CommutePortfolio){.problem = problem,
                                  .residents = residents,
                                  .makespan = (double)INFINITY,
                                  .limit = (double)INFINITY};
  portfolio->sequencer = commuteSequencerCreate(problem);
  portfolio->best = commuteMemoryAllocate(allocator, problem->numJobs,
                                          sizeof *portfolio->best);
  bool isGood = portfolio->sequencer && portfolio->best;
  if (isGood && contention > 1) {
    portfolio->isContended = commuteContentionInit(
        &portfolio->contention, allocator, graph->numCollectives, contention);
    isGood = portfolio->isContended;
  }
  if (isGood && residents) {
    portfolio->banker = commuteBankerCreate(residents);
    portfolio->safe = commuteMemoryAllocate(allocator, problem->numJobs,
                                            sizeof *portfolio->safe);
    portfolio->followed = commuteMemoryAllocate(allocator, problem->numJobs,
                                                sizeof *portfolio->followed);
    portfolio->peaks = commuteMemoryAllocate(allocator, residents->numResources,
                                             sizeof *portfolio->peaks);
    isGood = portfolio->banker && portfolio->safe && portfolio->followed &&
             portfolio->peaks;
  }
  if (isGood && problem->hasRoundCosts) {
    portfolio->plainCosts = commuteMemoryAllocate(
        allocator, problem->numJobs, sizeof *portfolio->plainCosts);
    isGood = portfolio->plainCosts != NULL;
    for (uint32_t j = 0; isGood && j < problem->numJobs; ++j)
      portfolio->plainCosts[j] =
          commuteCostGetReal(commuteNodeGetCost(graph, problem->nodes[j]));
  }
  if (!isGood)
    commutePortfolioFinish(portfolio);
  return isGood;
}

void commutePortfolioFinish(CommutePortfolio *portfolio) {
  const CommuteAllocator *allocator = portfolio->problem->allocator;
  if (portfolio->isContended)
    commuteContentionFinish(&portfolio->contention, allocator);
  commuteMemoryRelease(allocator, portfolio->plainCosts);
  commuteMemoryRelease(allocator, portfolio->peaks);
  commuteMemoryRelease(allocator, portfolio->followed);
  commuteMemoryRelease(allocator, portfolio->safe);
  commuteBankerDestroy(portfolio->banker);
  commuteMemoryRelease(allocator, portfolio->best);
  commuteSequencerDestroy(portfolio->sequencer);
}

static double measure(CommutePortfolio *portfolio, const double *costs,
                      const uint32_t *sequence) {
  return commuteSequencerMeasure(
      portfolio->sequencer, costs,
      portfolio->isContended ? &portfolio->contention : NULL, sequence);
}

static double measurePlain(CommutePortfolio *portfolio,
                           const uint32_t *sequence, double makespan) {
  if (!portfolio->plainCosts)
    return makespan;
  return measure(portfolio, portfolio->plainCosts, sequence);
}

static void keep(CommutePortfolio *portfolio, const uint32_t *sequence,
                 double makespan, double plain, CommuteOrderSource source) {
  memcpy(portfolio->best, sequence,
         portfolio->problem->numJobs * sizeof *sequence);
  portfolio->hasBest = true;
  portfolio->makespan = makespan;
  portfolio->plain = plain;
  portfolio->source = source;
}

/// Whether a sequence keeps the limits; false in `*isGood` where memory runs
/// out.
static bool fits(CommutePortfolio *portfolio, const uint32_t *sequence,
                 bool *isGood) {
  if (!portfolio->residents)
    return true;
  *isGood = commuteResidentsFindPeaks(portfolio->residents, sequence,
                                      portfolio->peaks);
  return *isGood && commuteResidentsFit(portfolio->residents, portfolio->peaks);
}

/// Keeps a sequence within the limits where it is the best.
static void compare(CommutePortfolio *portfolio, const uint32_t *sequence,
                    CommuteOrderSource source) {
  double makespan = measure(portfolio, portfolio->problem->costs, sequence);
  if (makespan >= portfolio->makespan)
    return;
  double plain = measurePlain(portfolio, sequence, makespan);
  if (plain <= portfolio->limit)
    keep(portfolio, sequence, makespan, plain, source);
}

/// Compares what the banker makes of a sequence that exceeds limits.
static void follow(CommutePortfolio *portfolio, const uint32_t *sequence,
                   CommuteOrderSource source) {
  for (int isEager = 0; isEager < 2; ++isEager) {
    commuteBankerFollow(portfolio->banker, portfolio->sequencer,
                        portfolio->safe, sequence, isEager != 0,
                        portfolio->followed);
    compare(portfolio, portfolio->followed, source);
  }
}

bool commutePortfolioRefer(CommutePortfolio *portfolio,
                           const uint32_t *sequence,
                           CommuteOrderSource source) {
  bool isGood = true;
  if (portfolio->hasBest && !fits(portfolio, sequence, &isGood)) {
    if (isGood)
      follow(portfolio, sequence, source);
    return isGood;
  }
  if (portfolio->residents && !portfolio->hasBest)
    memcpy(portfolio->safe, sequence,
           portfolio->problem->numJobs * sizeof *sequence);
  double makespan = measure(portfolio, portfolio->problem->costs, sequence);
  double plain = measurePlain(portfolio, sequence, makespan);
  if (plain < portfolio->limit)
    portfolio->limit = plain;
  if (!portfolio->hasBest || portfolio->plain > portfolio->limit)
    keep(portfolio, sequence, makespan, plain, source);
  return true;
}

bool commutePortfolioOffer(CommutePortfolio *portfolio,
                           const uint32_t *sequence,
                           CommuteOrderSource source) {
  bool isGood = true;
  if (fits(portfolio, sequence, &isGood))
    compare(portfolio, sequence, source);
  else if (isGood)
    follow(portfolio, sequence, source);
  return isGood;
}

//===----------------------------------------------------------------------===//
// List passes
//===----------------------------------------------------------------------===//

/// How often collectives count in the tails of the forward pass. Any number
/// that is large will do.
static const double collectiveWeight = 32;

/// The memory of the list passes.
typedef struct Lists {
  CommutePortfolio *portfolio;
  CommuteListPass *pass;
  uint32_t *listed;
  uint32_t *sequence;
  double *priorities;
  double *ends;
} Lists;

static void finishLists(Lists *lists) {
  const CommuteAllocator *allocator = lists->portfolio->problem->allocator;
  commuteMemoryRelease(allocator, lists->ends);
  commuteMemoryRelease(allocator, lists->priorities);
  commuteMemoryRelease(allocator, lists->sequence);
  commuteMemoryRelease(allocator, lists->listed);
  commuteListPassDestroy(lists->pass);
}

static bool initLists(Lists *lists, CommutePortfolio *portfolio) {
  const CommuteProblem *problem = portfolio->problem;
  const CommuteAllocator *allocator = problem->allocator;
  size_t numJobs = problem->numJobs;
  *lists = (Lists){.portfolio = portfolio};
  lists->pass = commuteListPassCreate(problem);
  lists->listed =
      commuteMemoryAllocate(allocator, numJobs, sizeof *lists->listed);
  lists->sequence =
      commuteMemoryAllocate(allocator, numJobs, sizeof *lists->sequence);
  lists->priorities =
      commuteMemoryAllocate(allocator, numJobs, sizeof *lists->priorities);
  lists->ends = commuteMemoryAllocate(allocator, numJobs, sizeof *lists->ends);
  if (lists->pass && lists->listed && lists->sequence && lists->priorities &&
      lists->ends)
    return true;
  finishLists(lists);
  return false;
}

/// Runs one pass, and offers its order with the collectives as late as they can
/// be without a change of the times.
static bool runList(Lists *lists, const CommuteListRules *rules) {
  CommutePortfolio *portfolio = lists->portfolio;
  commuteListPassRun(lists->pass, rules, lists->listed, lists->ends);
  commuteSequencerRealise(portfolio->sequencer, lists->listed, /*late=*/true,
                          lists->sequence);
  return commutePortfolioOffer(portfolio, lists->sequence,
                               COMMUTE_ORDER_SOURCE_LIST);
}

/// Backwards by longest head. A machine had better stay idle for a while than
/// begin something long right before what is more urgent.
static bool runByHead(Lists *lists, bool channelsFirst) {
  commuteProblemFindPaths(lists->portfolio->problem, COMMUTE_DIRECTION_FORWARD,
                          1, lists->ends, lists->priorities);
  return runList(lists,
                 &(CommuteListRules){.direction = COMMUTE_DIRECTION_BACKWARD,
                                     .priorities = lists->priorities,
                                     .computePatience = 0.3,
                                     .channelPatience = 0.5,
                                     .channelsFirst = channelsFirst});
}

/// Forwards by longest tail, then backwards by latest end in that.
static bool runByRelaxation(Lists *lists, bool channelsFirst) {
  commuteProblemFindPaths(lists->portfolio->problem, COMMUTE_DIRECTION_BACKWARD,
                          collectiveWeight, lists->ends, lists->priorities);
  if (!runList(lists,
               &(CommuteListRules){.direction = COMMUTE_DIRECTION_FORWARD,
                                   .priorities = lists->priorities,
                                   .channelsFirst = channelsFirst}))
    return false;
  memcpy(lists->priorities, lists->ends,
         lists->portfolio->problem->numJobs * sizeof *lists->ends);
  return runList(lists,
                 &(CommuteListRules){.direction = COMMUTE_DIRECTION_BACKWARD,
                                     .priorities = lists->priorities,
                                     .channelsFirst = channelsFirst});
}

bool commutePortfolioRunLists(CommutePortfolio *portfolio, double bound) {
  Lists lists;
  if (!initLists(&lists, portfolio))
    return false;
  bool isGood = true;
  for (int i = 0; i < 2; ++i) {
    bool channelsFirst = i == 1;
    if (isGood && portfolio->makespan > bound)
      isGood = runByHead(&lists, channelsFirst);
    if (isGood && portfolio->makespan > bound)
      isGood = runByRelaxation(&lists, channelsFirst);
  }
  finishLists(&lists);
  return isGood;
}
