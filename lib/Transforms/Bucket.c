//===- Bucket.c - Merge small collectives ---------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Collectives that could be one become one of many inputs, with one wait, where
// the simulator says that the block does not take longer and that limits hold
// (commute/Bucket.h). What is to be done is known, and made, for all blocks
// before the first changes, so that a failure leaves the program as it was.
//
// Bucketing is an idea of PyTorch's DistributedDataParallel (Li et al., VLDB
// 2020), whose buckets of 25 MiB are the default here.
//
//===----------------------------------------------------------------------===//

#include "BucketMembers.h"
#include "BucketMerge.h"
#include "CommonOptions.h"
#include "CostOptions.h"
#include "Passes.h"

#include "commute/Diagnostics.h"

#include <inttypes.h>
#include <stdint.h>
#include <stdlib.h>

enum {
  OPTION_MAX_BYTES,
  OPTION_MIN_COUNT,
  OPTION_MEMORY_LIMIT,
  OPTION_MAX_IN_FLIGHT,
  OPTION_ORDER,
  OPTION_SINGLE_CHANNEL,
  OPTION_COST,
  OPTION_COUNT = OPTION_COST + COMMUTE_COST_OPTION_COUNT
};

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_MAX_BYTES] = {.name = "max-bytes",
                          .kind = COMMUTE_PASS_OPTION_INTEGER,
                          .description = "Most bytes of a bucket, of the full "
                                         "tensors; 0 for any number",
                          .initialInteger = 25 * 1024 * 1024},
    [OPTION_MIN_COUNT] = {.name = "min-count",
                          .kind = COMMUTE_PASS_OPTION_INTEGER,
                          .description = "Fewest collectives of a bucket",
                          .initialInteger = 2},
    [OPTION_MEMORY_LIMIT] = COMMUTE_MEMORY_LIMIT_OPTION,
    [OPTION_MAX_IN_FLIGHT] = COMMUTE_MAX_IN_FLIGHT_OPTION,
    [OPTION_ORDER] = COMMUTE_ORDER_OPTION(COMMUTE_COLLECTIVE_ORDER_NONE),
    [OPTION_SINGLE_CHANNEL] = COMMUTE_SINGLE_CHANNEL_OPTION,
    COMMUTE_COST_OPTIONS(OPTION_COST),
};

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// What comes at a place of a block: an operation, or the collective or wait of
/// a merge.
typedef struct Place {
  MlirOperation op;
  CommuteBucketMerge *merge;
  bool isWait;
} Place;

/// A block that changes. Its arrays are its own.
typedef struct BlockPlan {
  struct BlockPlan *next;
  uint32_t numMerges;
  CommuteBucketMerge *merges;
  /// Those whose operations are made and in no block.
  uint32_t numMade;
  /// Of each merge, its members, and its starts and its waits.
  uint32_t *members;
  MlirOperation *operations;
  uint32_t numPlaces;
  Place *places;
} BlockPlan;

typedef struct Bucketer {
  CommuteAnalysis *analysis;
  /// Where "out of memory" is reported.
  MlirOperation op;
  CommuteBucketOptions options;
  BlockPlan *plans;
  /// A cost could not be estimated, and an error was emitted.
  bool hasNoCost;

  // Of the block at hand.
  CommuteBlockGraph *graph;
  CommuteBucketMembers members;
  uint32_t *order;
  uint8_t *startOrder;
  /// By node: its member, if that has a bucket.
  uint32_t *memberOf;
  /// By member: its bucket, and by the first of a bucket: its merge.
  uint32_t *buckets;
  uint32_t *mergeOf;
  /// Room for the starts of a bucket and their costs.
  MlirOperation *starts;
  CommuteCost *costs;
  bool isOutOfMemory;
} Bucketer;

static MlirLogicalResult emitOutOfMemory(const Bucketer *bucketer) {
  return commuteOpEmitError(bucketer->op, "out of memory");
}

static void destroyPlan(BlockPlan *plan) {
  for (uint32_t i = 0; i < plan->numMade; ++i)
    commuteBucketMergeAbandon(&plan->merges[i]);
  free(plan->places);
  free(plan->operations);
  free(plan->members);
  free(plan->merges);
  free(plan);
}

static void destroyPlans(BlockPlan *plans) {
  while (plans) {
    BlockPlan *next = plans->next;
    destroyPlan(plans);
    plans = next;
  }
}

//===----------------------------------------------------------------------===//
// Finding buckets
//===----------------------------------------------------------------------===//

/// A CommuteBucketEstimate.
static CommuteCost estimate(MlirOperation collective, void *userData) {
  Bucketer *bucketer = userData;
  CommuteCost cost = commuteCostFromInteger(0);
  if (!commuteAnalysisEstimate(bucketer->analysis, collective, &cost))
    bucketer->hasNoCost = true;
  return cost;
}

/// A CommuteBucketCost.
static CommuteCost costBucket(const uint32_t *members, uint32_t count,
                              void *userData) {
  Bucketer *bucketer = userData;
  CommuteGraph *graph = commuteBlockGraphGetGraph(bucketer->graph);
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t start = bucketer->members.items[members[i]].start;
    bucketer->starts[i] = commuteBlockGraphGetOperation(bucketer->graph, start);
    bucketer->costs[i] = commuteGraphGetNode(graph, start).cost;
  }
  CommuteCost cost = commuteCostFromInteger(0);
  if (!commuteBucketMergeEstimate(bucketer->starts, bucketer->costs, count,
                                  estimate, bucketer, &cost))
    bucketer->isOutOfMemory = true;
  return cost;
}

/// Marks the edges that the option `order` has added.
static void markStartOrder(Bucketer *bucketer, uint32_t numEdges) {
  for (uint32_t e = 0; e < numEdges; ++e) {
    CommuteReason reason =
        commuteBlockGraphGetDependence(bucketer->graph, e).reason;
    bucketer->startOrder[e] = reason == COMMUTE_REASON_SAME_GROUP ||
                              reason == COMMUTE_REASON_ALL_COLLECTIVES;
  }
}

static MlirLogicalResult findBuckets(Bucketer *bucketer) {
  CommuteGraph *graph = commuteBlockGraphGetGraph(bucketer->graph);
  markStartOrder(bucketer, commuteGraphGetNumEdges(graph));
  CommuteBucketOptions request = bucketer->options;
  request.startOrder = bucketer->startOrder;
  request.cost = costBucket;
  request.userData = bucketer;
  CommuteError error;
  if (commuteGraphFindBuckets(graph, NULL, bucketer->members.items,
                              bucketer->members.count, &request,
                              bucketer->order, bucketer->buckets,
                              &error) != COMMUTE_STATUS_OK)
    return commuteBlockGraphEmitError(bucketer->graph, &error);
  if (bucketer->hasNoCost)
    return mlirLogicalResultFailure();
  return bucketer->isOutOfMemory ? emitOutOfMemory(bucketer)
                                 : mlirLogicalResultSuccess();
}

//===----------------------------------------------------------------------===//
// From buckets to merges
//===----------------------------------------------------------------------===//

/// Counts the buckets, and the members that have one.
static uint32_t countBuckets(const Bucketer *bucketer, uint32_t *numMembers) {
  uint32_t count = 0;
  *numMembers = 0;
  for (uint32_t m = 0; m < bucketer->members.count; ++m) {
    count += bucketer->buckets[m] == m;
    *numMembers += bucketer->buckets[m] != COMMUTE_NO_BUCKET;
  }
  return count;
}

/// Gives the merges their members, in the order of the program.
static void enterMembers(const Bucketer *bucketer, BlockPlan *plan) {
  const uint32_t *buckets = bucketer->buckets;
  for (uint32_t m = 0; m < bucketer->members.count; ++m) {
    if (buckets[m] == m)
      bucketer->mergeOf[m] = plan->numMerges++;
    if (buckets[m] != COMMUTE_NO_BUCKET)
      ++plan->merges[bucketer->mergeOf[buckets[m]]].count;
  }
  MlirOperation *end = plan->operations;
  for (uint32_t i = 0; i < plan->numMerges; ++i) {
    CommuteBucketMerge *merge = &plan->merges[i];
    merge->starts = end;
    merge->waits = end + merge->count;
    end += 2 * (size_t)merge->count;
    merge->count = 0;
  }
  for (uint32_t m = 0; m < bucketer->members.count; ++m) {
    if (buckets[m] == COMMUTE_NO_BUCKET)
      continue;
    CommuteBucketMerge *merge = &plan->merges[bucketer->mergeOf[buckets[m]]];
    const CommuteBucketMember *member = &bucketer->members.items[m];
    plan->members[(merge->starts - plan->operations) / 2 + merge->count] = m;
    merge->starts[merge->count] =
        commuteBlockGraphGetOperation(bucketer->graph, member->start);
    merge->waits[merge->count++] =
        commuteBlockGraphGetOperation(bucketer->graph, member->wait);
  }
}

/// Lists what comes where: of the members of a bucket, which stand next to each
/// other, the first stands for all.
static void enterPlaces(const Bucketer *bucketer, BlockPlan *plan) {
  CommuteGraph *graph = commuteBlockGraphGetGraph(bucketer->graph);
  uint32_t numNodes = commuteGraphGetNumNodes(graph);
  for (uint32_t v = 0; v < numNodes; ++v)
    bucketer->memberOf[v] = COMMUTE_NO_BUCKET;
  for (uint32_t m = 0; m < bucketer->members.count; ++m) {
    if (bucketer->buckets[m] == COMMUTE_NO_BUCKET)
      continue;
    bucketer->memberOf[bucketer->members.items[m].start] = m;
    bucketer->memberOf[bucketer->members.items[m].wait] = m;
  }
  for (uint32_t i = 0; i < numNodes; ++i) {
    uint32_t v = bucketer->order[i], m = bucketer->memberOf[v];
    Place place = {.op = commuteBlockGraphGetOperation(bucketer->graph, v)};
    if (mlirOperationIsNull(place.op) ||
        (m != COMMUTE_NO_BUCKET && bucketer->buckets[m] != m))
      continue;
    if (m != COMMUTE_NO_BUCKET) {
      place.merge = &plan->merges[bucketer->mergeOf[m]];
      place.isWait = bucketer->members.items[m].wait == v;
    }
    plan->places[plan->numPlaces++] = place;
  }
}

static CommuteCost addCosts(CommuteCost a, CommuteCost b) {
  if (!a.isReal && !b.isReal && a.value.integer <= INT64_MAX - b.value.integer)
    return commuteCostFromInteger(a.value.integer + b.value.integer);
  return commuteCostFromReal(commuteCostGetReal(a) + commuteCostGetReal(b));
}

/// Makes the operations of a merge. Returns false where memory runs out.
static bool makeOperations(Bucketer *bucketer, const BlockPlan *plan,
                           CommuteBucketMerge *merge) {
  CommuteGraph *graph = commuteBlockGraphGetGraph(bucketer->graph);
  const uint32_t *members =
      plan->members + (merge->starts - plan->operations) / 2;
  CommuteCost cost = costBucket(members, merge->count, bucketer);
  CommuteCost waitCost = commuteCostFromInteger(0);
  for (uint32_t i = 0; i < merge->count; ++i)
    waitCost = addCosts(
        waitCost,
        commuteGraphGetNode(graph, bucketer->members.items[members[i]].wait)
            .cost);
  return !bucketer->isOutOfMemory &&
         commuteBucketMergeInit(merge, cost, waitCost);
}

/// Turns the buckets of the block into a plan. Returns false where memory runs
/// out.
static bool addPlan(Bucketer *bucketer) {
  uint32_t numMembers, numMerges = countBuckets(bucketer, &numMembers);
  if (numMerges == 0)
    return true;
  size_t numOps = commuteBlockGraphGetNumOperations(bucketer->graph);
  BlockPlan *plan = calloc(1, sizeof *plan);
  if (!plan)
    return false;
  plan->merges = calloc(numMerges, sizeof *plan->merges);
  plan->operations = malloc(2 * (size_t)numMembers * sizeof(MlirOperation));
  plan->members = malloc(numMembers * sizeof *plan->members);
  plan->places = malloc(numOps * sizeof *plan->places);
  if (plan->merges && plan->operations && plan->members && plan->places) {
    enterMembers(bucketer, plan);
    enterPlaces(bucketer, plan);
    while (plan->numMade < plan->numMerges &&
           makeOperations(bucketer, plan, &plan->merges[plan->numMade]))
      ++plan->numMade;
  }
  if (plan->numMade < numMerges) {
    destroyPlan(plan);
    return false;
  }
  plan->next = bucketer->plans;
  bucketer->plans = plan;
  return true;
}

//===----------------------------------------------------------------------===//
// One block
//===----------------------------------------------------------------------===//

static void finishBlock(Bucketer *bucketer) {
  free(bucketer->costs);
  free(bucketer->starts);
  free(bucketer->startOrder);
  free(bucketer->memberOf);
  free(bucketer->mergeOf);
  free(bucketer->buckets);
  free(bucketer->order);
  commuteBucketMembersFinish(&bucketer->members);
}

/// Returns false where memory runs out; finishBlock is to be called anyway.
static bool initBlock(Bucketer *bucketer) {
  CommuteGraph *graph = commuteBlockGraphGetGraph(bucketer->graph);
  size_t numNodes = commuteGraphGetNumNodes(graph);
  bool isComplete =
      commuteBucketMembersFind(bucketer->graph, &bucketer->members);
  size_t count = (size_t)bucketer->members.count + 1;
  bucketer->order = malloc((numNodes + 1) * sizeof *bucketer->order);
  bucketer->memberOf = malloc((numNodes + 1) * sizeof *bucketer->memberOf);
  bucketer->startOrder = malloc((size_t)commuteGraphGetNumEdges(graph) + 1);
  bucketer->buckets = malloc(count * sizeof *bucketer->buckets);
  bucketer->mergeOf = malloc(count * sizeof *bucketer->mergeOf);
  bucketer->starts = malloc(count * sizeof *bucketer->starts);
  bucketer->costs = malloc(count * sizeof *bucketer->costs);
  return isComplete && bucketer->order && bucketer->memberOf &&
         bucketer->startOrder && bucketer->buckets && bucketer->mergeOf &&
         bucketer->starts && bucketer->costs;
}

static MlirLogicalResult planBlock(MlirBlock block, void *userData) {
  Bucketer *bucketer = userData;
  bucketer->graph = commuteBlockGraphCreate(bucketer->analysis, block);
  if (!bucketer->graph)
    return mlirLogicalResultFailure();
  MlirLogicalResult result;
  if (!initBlock(bucketer))
    result = emitOutOfMemory(bucketer);
  else if (mlirLogicalResultIsSuccess(result = findBuckets(bucketer)) &&
           !addPlan(bucketer))
    result = emitOutOfMemory(bucketer);
  finishBlock(bucketer);
  commuteBlockGraphDestroy(bucketer->graph);
  return result;
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

/// Replaces the members and puts the block into its new order.
static void applyPlan(BlockPlan *plan) {
  MlirBlock block = mlirOperationGetBlock(plan->operations[0]);
  for (uint32_t i = 0; i < plan->numMerges; ++i)
    commuteBucketMergeApply(&plan->merges[i]);
  plan->numMade = 0;
  MlirOperation cursor = mlirBlockGetFirstOperation(block);
  for (uint32_t i = 0; i < plan->numPlaces; ++i) {
    const Place *place = &plan->places[i];
    MlirOperation op = place->op;
    if (place->merge)
      op = place->isWait ? place->merge->wait : place->merge->start;
    if (mlirOperationEqual(op, cursor))
      cursor = mlirOperationGetNextInBlock(cursor);
    else
      mlirOperationMoveBefore(op, cursor);
  }
}

static void report(const CommuteBucketMerge *merge) {
  commuteOpEmitOptRemark(merge->start, COMMUTE_REMARK_PASSED, "comm-bucket",
                         "Merged", "merged %" PRIu32 " collectives",
                         merge->count);
}

static void applyPlans(BlockPlan *plans) {
  for (BlockPlan *plan = plans; plan; plan = plan->next)
    applyPlan(plan);
  for (BlockPlan *plan = plans; plan; plan = plan->next) {
    for (uint32_t i = 0; i < plan->numMerges; ++i) {
      commuteBucketMergeTidy(&plan->merges[i]);
      report(&plan->merges[i]);
    }
  }
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  const CommuteAnalysisOptions analysisOptions = {
      .order = (CommuteCollectiveOrder)commutePassGetChoice(pass, OPTION_ORDER),
      .flags = COMMUTE_ANALYSIS_COSTS | COMMUTE_ANALYSIS_STORAGES |
               COMMUTE_ANALYSIS_WARNINGS,
      .costs = commutePassGetCosts(pass),
      .root = op};
  Bucketer bucketer = {
      .analysis = commuteAnalysisCreate(&analysisOptions),
      .op = op,
      .options = {
          .maxBytes = (uint64_t)commutePassGetInteger(pass, OPTION_MAX_BYTES),
          .minCount = (uint32_t)commutePassGetInteger(pass, OPTION_MIN_COUNT),
          .memoryLimit =
              (uint64_t)commutePassGetInteger(pass, OPTION_MEMORY_LIMIT),
          .inFlightLimit =
              (uint64_t)commutePassGetInteger(pass, OPTION_MAX_IN_FLIGHT),
          .simulation = {.singleChannel =
                             commutePassGetBool(pass, OPTION_SINGLE_CHANNEL)}}};
  if (!bucketer.analysis)
    return emitOutOfMemory(&bucketer);
  MlirLogicalResult result =
      commuteForEachSchedulableBlock(op, planBlock, &bucketer);
  if (mlirLogicalResultIsSuccess(result) && bucketer.plans)
    applyPlans(bucketer.plans);
  else
    commutePassPreserveAllAnalyses(pass);
  destroyPlans(bucketer.plans);
  commuteAnalysisDestroy(bucketer.analysis);
  return result;
}

static MlirLogicalResult check(const CommutePass *pass,
                               CommutePassError *error) {
  static const size_t bytes[] = {OPTION_MAX_BYTES, OPTION_MEMORY_LIMIT,
                                 OPTION_MAX_IN_FLIGHT};
  for (size_t i = 0; i < sizeof bytes / sizeof bytes[0]; ++i)
    if (mlirLogicalResultIsFailure(
            commutePassCheckInteger(pass, bytes[i], 0, INT64_MAX, error)))
      return mlirLogicalResultFailure();
  return commutePassCheckInteger(pass, OPTION_MIN_COUNT, 2, INT32_MAX, error);
}

const CommutePassInfo commuteBucketPass = {
    .argument = "comm-bucket",
    .name = "CommuteBucket",
    .description = "Merge small collectives of one kind into one with many "
                   "inputs",
    .options = options,
    .optionCount = OPTION_COUNT,
    .prepare = commuteCostOptionsPrepare,
    .release = commuteCostOptionsRelease,
    .check = check,
    .run = run,
};
