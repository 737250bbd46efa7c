//===- Bucket.c - Small collectives that become one -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A plan says who could share a bucket (BucketPlan.c). A trial contracts some
// slices of it to buckets, beside those there are already, and simulates two
// orders of the result: one in which a bucket, and its wait, stand where the
// first of their members stood, if what they need is there by then; and one in
// which all that a bucket needs moves there, too. The better one decides.
//
// A trial costs walks over the whole graph, and most slices are good. So all
// are tried at once; what is refused is halved, and tried again in parts.
//
//===----------------------------------------------------------------------===//

#include "commute/Bucket.h"

#include "BucketPlan.h"
#include "Contract.h"
#include "Time.h"

#include <string.h>

/// Visits of nodes and edges after which no trial begins, and how many a trial
/// makes of each, about.
#define MAX_VISITS (UINT64_C(1) << 30)
enum { VISITS_PER_TRIAL = 12 };

/// Slices of the plan, not tried yet or refused as a whole.
typedef struct Range {
  uint32_t first;
  uint32_t last;
} Range;

/// What an order costs.
typedef struct Figures {
  CommuteCost makespan;
  uint64_t peakLiveBytes;
  uint64_t peakInFlightBytes;
} Figures;

/// The cost of a bucket, found when it is first tried.
typedef struct BucketCost {
  CommuteCost cost;
  /// Its members; 0 where nothing has been tried.
  uint32_t count;
} BucketCost;

typedef struct Bucketer {
  CommuteGraph *graph;
  const CommuteBucketMember *members;
  uint32_t numMembers;
  const CommuteBucketOptions *options;
  uint32_t minCount;
  /// Of the order given, and of what the buckets so far make of it.
  Figures input;
  Figures figures;
  uint32_t *order;
  /// By member: the first member of its bucket, itself where it has none. What
  /// is refused is taken out again.
  uint32_t *tried;
  /// By first member.
  BucketCost *costs;
  CommuteBucketCandidate *plan;
  Range *ranges;
  uint32_t numRanges;
  uint64_t numVisits;
  /// By node: the member that it starts or waits for, or COMMUTE_NO_BUCKET.
  uint32_t *memberOf;

  // Of a trial.
  /// By member: the next one of its bucket; the parts of its bucket and of the
  /// bucket's wait.
  uint32_t *next;
  uint32_t *startParts;
  uint32_t *waitParts;
  /// The members of a bucket.
  uint32_t *group;
  /// By node.
  uint32_t *parts;
  /// By part.
  CommuteNodeInfo *infos;
  uint32_t *firstNodes;
  uint32_t *keys;
  /// Two orders of the parts, and room to sort.
  uint32_t *late;
  uint32_t *early;
  uint32_t *offsets;
} Bucketer;

static void finishBucketer(Bucketer *bucketer) {
  const CommuteAllocator *allocator = &bucketer->graph->allocator;
  void *const blocks[] = {
      bucketer->offsets,    bucketer->early,      bucketer->late,
      bucketer->keys,       bucketer->firstNodes, bucketer->infos,
      bucketer->parts,      bucketer->group,      bucketer->waitParts,
      bucketer->startParts, bucketer->next,       bucketer->memberOf,
      bucketer->ranges,     bucketer->plan,       bucketer->costs,
      bucketer->tried,      bucketer->order,
  };
  for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; ++i)
    commuteMemoryRelease(allocator, blocks[i]);
}

/// Allocates an array; `*isComplete` becomes false where memory runs out.
static void *allocate(const Bucketer *bucketer, size_t count, size_t size,
                      bool *isComplete) {
  void *block =
      commuteMemoryAllocateZeroed(&bucketer->graph->allocator, count, size);
  *isComplete = *isComplete && block;
  return block;
}

static uint32_t *allocateIds(const Bucketer *bucketer, size_t count,
                             bool *isComplete) {
  return allocate(bucketer, count, sizeof(uint32_t), isComplete);
}

static bool initBucketer(Bucketer *bucketer) {
  size_t numNodes = bucketer->graph->numNodes, count = bucketer->numMembers;
  bool isComplete = true;
  bucketer->order = allocateIds(bucketer, numNodes, &isComplete);
  bucketer->tried = allocateIds(bucketer, count, &isComplete);
  bucketer->costs =
      allocate(bucketer, count, sizeof *bucketer->costs, &isComplete);
  bucketer->plan =
      allocate(bucketer, count, sizeof *bucketer->plan, &isComplete);
  // Ranges do not overlap, and have at least one member each.
  bucketer->ranges =
      allocate(bucketer, count + 1, sizeof *bucketer->ranges, &isComplete);
  bucketer->memberOf = allocateIds(bucketer, numNodes, &isComplete);
  bucketer->next = allocateIds(bucketer, count, &isComplete);
  bucketer->startParts = allocateIds(bucketer, count, &isComplete);
  bucketer->waitParts = allocateIds(bucketer, count, &isComplete);
  bucketer->group = allocateIds(bucketer, count, &isComplete);
  bucketer->parts = allocateIds(bucketer, numNodes, &isComplete);
  bucketer->infos =
      allocate(bucketer, numNodes, sizeof *bucketer->infos, &isComplete);
  bucketer->firstNodes = allocateIds(bucketer, numNodes, &isComplete);
  bucketer->keys = allocateIds(bucketer, numNodes, &isComplete);
  bucketer->late = allocateIds(bucketer, numNodes, &isComplete);
  bucketer->early = allocateIds(bucketer, numNodes, &isComplete);
  bucketer->offsets = allocateIds(bucketer, numNodes + 1, &isComplete);
  return isComplete;
}

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

static CommuteStatus simulate(const Bucketer *bucketer, CommuteGraph *graph,
                              const uint32_t *order, Figures *figures,
                              CommuteError *error) {
  CommuteSimulation simulation;
  CommuteStatus status = commuteGraphSimulate(
      graph, order, &bucketer->options->simulation, &simulation, NULL, error);
  if (status == COMMUTE_STATUS_OK)
    *figures = (Figures){.makespan = simulation.makespan,
                         .peakLiveBytes = simulation.peakLiveBytes,
                         .peakInFlightBytes = simulation.peakInFlightBytes};
  return status;
}

/// The cost of a bucket may be real where all others are integers.
static bool isShorter(CommuteCost a, CommuteCost b) {
  if (a.isReal == b.isReal)
    return commuteTimeIsLess(a, b);
  return commuteCostGetReal(a) < commuteCostGetReal(b);
}

static bool isWithin(uint64_t bytes, uint64_t limit, uint64_t input) {
  return limit == 0 || bytes <= limit || bytes <= input;
}

static bool isAllowed(const Bucketer *bucketer, const Figures *figures) {
  return !isShorter(bucketer->figures.makespan, figures->makespan) &&
         isWithin(figures->peakLiveBytes, bucketer->options->memoryLimit,
                  bucketer->input.peakLiveBytes) &&
         isWithin(figures->peakInFlightBytes, bucketer->options->inFlightLimit,
                  bucketer->input.peakInFlightBytes);
}

/// Allowed before not allowed, then the shorter, then the one of less memory.
static bool isBetter(const Bucketer *bucketer, const Figures *a,
                     const Figures *b) {
  if (isAllowed(bucketer, a) != isAllowed(bucketer, b))
    return isAllowed(bucketer, a);
  if (isShorter(a->makespan, b->makespan))
    return true;
  return !isShorter(b->makespan, a->makespan) &&
         a->peakLiveBytes < b->peakLiveBytes;
}

//===----------------------------------------------------------------------===//
// The contracted graph
//===----------------------------------------------------------------------===//

/// Links the members of each bucket tried in their order: bucketer->next.
static void linkMembers(Bucketer *bucketer) {
  // startParts serves as the last member seen of each bucket.
  uint32_t *following = bucketer->startParts;
  for (uint32_t m = 0; m < bucketer->numMembers; ++m)
    following[m] = COMMUTE_NO_BUCKET;
  for (uint32_t m = bucketer->numMembers; m-- > 0;) {
    uint32_t first = bucketer->tried[m];
    bucketer->next[m] = following[first];
    following[first] = m;
  }
}

static bool isBucket(const Bucketer *bucketer, uint32_t first) {
  return bucketer->next[first] != COMMUTE_NO_BUCKET;
}

static CommuteCost findCost(Bucketer *bucketer, uint32_t first) {
  uint32_t count = 0;
  for (uint32_t m = first; m != COMMUTE_NO_BUCKET; m = bucketer->next[m])
    bucketer->group[count++] = m;
  BucketCost *known = &bucketer->costs[first];
  if (known->count == count)
    return known->cost;
  known->count = count;
  const CommuteBucketOptions *options = bucketer->options;
  if (options->cost) {
    known->cost = options->cost(bucketer->group, count, options->userData);
    return known->cost;
  }
  known->cost = commuteTimeZero(bucketer->graph);
  for (uint32_t i = 0; i < count; ++i)
    known->cost = commuteTimeAdd(
        known->cost,
        commuteTimeOfNode(bucketer->graph,
                          bucketer->members[bucketer->group[i]].start));
  return known->cost;
}

/// Describes a bucket.
static CommuteNodeInfo describeStart(Bucketer *bucketer, uint32_t first) {
  CommuteNodeInfo info =
      commuteGraphGetNode(bucketer->graph, bucketer->members[first].start);
  info.cost = findCost(bucketer, first);
  for (uint32_t m = bucketer->next[first]; m != COMMUTE_NO_BUCKET;
       m = bucketer->next[m]) {
    uint64_t bytes = bucketer->graph->bytes[bucketer->members[m].start];
    info.bytes = bytes >= COMMUTE_BYTES_UNKNOWN - info.bytes
                     ? COMMUTE_BYTES_UNKNOWN
                     : info.bytes + bytes;
  }
  return info;
}

/// Describes the wait of a bucket.
static CommuteNodeInfo describeWait(const Bucketer *bucketer, uint32_t first) {
  const CommuteGraph *graph = bucketer->graph;
  CommuteNodeInfo info =
      commuteGraphGetNode(graph, bucketer->members[first].wait);
  info.cost = commuteTimeZero(graph);
  for (uint32_t m = first; m != COMMUTE_NO_BUCKET; m = bucketer->next[m])
    info.cost = commuteTimeAdd(
        info.cost, commuteTimeOfNode(graph, bucketer->members[m].wait));
  return info;
}

/// Adds the part of a node that begins one.
static uint32_t addPart(Bucketer *bucketer, uint32_t node, uint32_t *numParts) {
  uint32_t part = (*numParts)++;
  uint32_t m = bucketer->memberOf[node];
  bucketer->firstNodes[part] = node;
  if (m == COMMUTE_NO_BUCKET || !isBucket(bucketer, bucketer->tried[m]))
    bucketer->infos[part] = commuteGraphGetNode(bucketer->graph, node);
  else if (bucketer->members[m].start == node)
    bucketer->infos[part] = describeStart(bucketer, bucketer->tried[m]);
  else
    bucketer->infos[part] = describeWait(bucketer, bucketer->tried[m]);
  return part;
}

/// Numbers the parts in the order of their first nodes. Returns how many there
/// are.
static uint32_t numberParts(Bucketer *bucketer) {
  linkMembers(bucketer);
  for (uint32_t m = 0; m < bucketer->numMembers; ++m)
    bucketer->startParts[m] = bucketer->waitParts[m] = COMMUTE_NO_BUCKET;
  uint32_t numParts = 0;
  for (uint32_t i = 0; i < bucketer->graph->numNodes; ++i) {
    uint32_t node = bucketer->order[i];
    uint32_t m = bucketer->memberOf[node];
    uint32_t own = COMMUTE_NO_BUCKET, *part = &own;
    if (m != COMMUTE_NO_BUCKET && bucketer->members[m].start == node)
      part = &bucketer->startParts[bucketer->tried[m]];
    else if (m != COMMUTE_NO_BUCKET)
      part = &bucketer->waitParts[bucketer->tried[m]];
    if (*part == COMMUTE_NO_BUCKET)
      *part = addPart(bucketer, node, &numParts);
    bucketer->parts[node] = *part;
  }
  return numParts;
}

/// Sorts the parts, as they are in `late`, by the place of the first bucket
/// that needs them, or their own, into `early`.
static void raiseNeeded(Bucketer *bucketer, const CommuteGraph *contracted) {
  uint32_t numParts = contracted->numNodes;
  uint32_t *keys = bucketer->keys, *offsets = bucketer->offsets;
  for (uint32_t i = numParts; i-- > 0;) {
    uint32_t p = bucketer->late[i];
    uint32_t m = bucketer->memberOf[bucketer->firstNodes[p]];
    keys[p] = COMMUTE_NO_BUCKET;
    if (m != COMMUTE_NO_BUCKET && isBucket(bucketer, bucketer->tried[m]) &&
        commuteNodeIsCollective(contracted, p))
      keys[p] = p;
    for (uint32_t e = contracted->offsets[p]; e < contracted->offsets[p + 1];
         ++e)
      if (keys[contracted->succs[e]] < keys[p])
        keys[p] = keys[contracted->succs[e]];
  }
  memset(offsets, 0, ((size_t)numParts + 1) * sizeof *offsets);
  for (uint32_t p = 0; p < numParts; ++p) {
    if (p < keys[p])
      keys[p] = p;
    ++offsets[keys[p] + 1];
  }
  for (uint32_t p = 0; p < numParts; ++p)
    offsets[p + 1] += offsets[p];
  for (uint32_t i = 0; i < numParts; ++i) {
    uint32_t p = bucketer->late[i];
    bucketer->early[offsets[keys[p]]++] = p;
  }
}

/// Makes the order of the parts that of the nodes.
static void takeOrder(Bucketer *bucketer, const uint32_t *partOrder,
                      uint32_t numParts) {
  uint32_t end = 0;
  for (uint32_t i = 0; i < numParts; ++i) {
    uint32_t node = bucketer->firstNodes[partOrder[i]];
    uint32_t m = bucketer->memberOf[node];
    if (m == COMMUTE_NO_BUCKET) {
      bucketer->order[end++] = node;
      continue;
    }
    bool isStart = bucketer->members[m].start == node;
    for (m = bucketer->tried[m]; m != COMMUTE_NO_BUCKET; m = bucketer->next[m])
      bucketer->order[end++] =
          isStart ? bucketer->members[m].start : bucketer->members[m].wait;
  }
}

//===----------------------------------------------------------------------===//
// Trials
//===----------------------------------------------------------------------===//

/// Finds the better order of the contracted graph, and what it costs.
static CommuteStatus chooseOrder(Bucketer *bucketer, CommuteGraph *contracted,
                                 const uint32_t **order, Figures *figures,
                                 CommuteError *error) {
  CommuteStatus status = commuteGraphRun(contracted, COMMUTE_POLICY_NONE, NULL,
                                         bucketer->late, error);
  if (status == COMMUTE_STATUS_OK)
    status = simulate(bucketer, contracted, bucketer->late, figures, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  raiseNeeded(bucketer, contracted);
  uint32_t *early = bucketer->keys;
  Figures earlyFigures = *figures;
  status = commuteGraphRun(contracted, COMMUTE_POLICY_NONE, bucketer->early,
                           early, error);
  if (status == COMMUTE_STATUS_OK)
    status = simulate(bucketer, contracted, early, &earlyFigures, error);
  *order = bucketer->late;
  if (status == COMMUTE_STATUS_OK &&
      isBetter(bucketer, &earlyFigures, figures)) {
    *order = early;
    *figures = earlyFigures;
  }
  return status;
}

/// Tries what `tried` says and takes it over where it is allowed.
static CommuteStatus tryBuckets(Bucketer *bucketer, bool *isTaken,
                                CommuteError *error) {
  CommuteGraph *contracted = NULL;
  uint32_t numParts = numberParts(bucketer);
  bucketer->numVisits +=
      ((uint64_t)bucketer->graph->numNodes + bucketer->graph->numEdges + 1) *
      VISITS_PER_TRIAL;
  *isTaken = false;
  CommuteStatus status =
      commuteGraphContract(bucketer->graph, bucketer->parts, numParts,
                           bucketer->infos, &contracted, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  const uint32_t *partOrder = NULL;
  Figures figures;
  status = chooseOrder(bucketer, contracted, &partOrder, &figures, error);
  if (status == COMMUTE_STATUS_CYCLE) {
    status = COMMUTE_STATUS_OK;
  } else if (status == COMMUTE_STATUS_OK && isAllowed(bucketer, &figures)) {
    *isTaken = true;
    bucketer->figures = figures;
    takeOrder(bucketer, partOrder, numParts);
  }
  commuteGraphDestroy(contracted);
  return status;
}

/// Adds the slices of a range to `tried`, or takes them out again.
static void setTried(Bucketer *bucketer, Range range, bool isIn) {
  uint32_t first = COMMUTE_NO_BUCKET;
  for (uint32_t i = range.first; i < range.last; ++i) {
    uint32_t m = bucketer->plan[i].member;
    if (bucketer->plan[i].begins)
      first = m;
    bucketer->tried[m] = isIn ? first : m;
  }
}

/// Returns where to halve a range: where a slice begins, if it has several, or
/// within its only one.
static uint32_t findMiddle(Bucketer *bucketer, Range range) {
  uint32_t middle = range.first + (range.last - range.first) / 2;
  for (uint32_t i = middle; i < range.last; ++i)
    if (bucketer->plan[i].begins && i > range.first)
      return i;
  for (uint32_t i = middle; i > range.first; --i)
    if (bucketer->plan[i].begins)
      return i;
  bucketer->plan[middle].begins = true;
  return middle;
}

static void pushRange(Bucketer *bucketer, uint32_t first, uint32_t last) {
  if (last - first >= bucketer->minCount)
    bucketer->ranges[bucketer->numRanges++] = (Range){first, last};
}

/// Tries the plan, the front first wherever it is halved.
static CommuteStatus tryPlan(Bucketer *bucketer, uint32_t length,
                             CommuteError *error) {
  CommuteStatus status = COMMUTE_STATUS_OK;
  pushRange(bucketer, 0, length);
  while (bucketer->numRanges > 0 && status == COMMUTE_STATUS_OK &&
         bucketer->numVisits < MAX_VISITS) {
    Range range = bucketer->ranges[--bucketer->numRanges];
    bool isTaken;
    setTried(bucketer, range, true);
    status = tryBuckets(bucketer, &isTaken, error);
    if (status != COMMUTE_STATUS_OK || isTaken)
      continue;
    setTried(bucketer, range, false);
    if (range.last - range.first < 2)
      continue;
    uint32_t middle = findMiddle(bucketer, range);
    pushRange(bucketer, middle, range.last);
    pushRange(bucketer, range.first, middle);
  }
  return status;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

/// Checks the members and enters them into memberOf.
static CommuteStatus enterMembers(Bucketer *bucketer, CommuteError *error) {
  const CommuteGraph *graph = bucketer->graph;
  // The place of each node, for a moment.
  uint32_t *places = bucketer->parts;
  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    places[bucketer->order[i]] = i;
    bucketer->memberOf[i] = COMMUTE_NO_BUCKET;
  }
  for (uint32_t m = 0; m < bucketer->numMembers; ++m) {
    CommuteBucketMember member = bucketer->members[m];
    if (member.start >= graph->numNodes || member.wait >= graph->numNodes)
      return commuteErrorFail(error, COMMUTE_STATUS_UNKNOWN_ID,
                              "a member names a node that does not exist");
    if (!commuteNodeIsCollective(graph, member.start) ||
        commuteNodeGetKind(graph, member.wait) != COMMUTE_NODE_WAIT)
      return commuteErrorFail(error, COMMUTE_STATUS_INVALID_ARGUMENT,
                              "expected a collective and its wait");
    if (bucketer->memberOf[member.start] != COMMUTE_NO_BUCKET ||
        bucketer->memberOf[member.wait] != COMMUTE_NO_BUCKET ||
        (m > 0 &&
         places[bucketer->members[m - 1].start] > places[member.start]))
      return commuteErrorFail(error, COMMUTE_STATUS_INVALID_ARGUMENT,
                              "expected each member once, in the order of the "
                              "list");
    bucketer->memberOf[member.start] = bucketer->memberOf[member.wait] = m;
    bucketer->tried[m] = m;
  }
  return COMMUTE_STATUS_OK;
}

static CommuteStatus findBuckets(Bucketer *bucketer, const uint32_t *list,
                                 CommuteError *error) {
  CommuteGraph *graph = bucketer->graph;
  for (uint32_t i = 0; i < graph->numNodes; ++i)
    bucketer->order[i] = list ? list[i] : i;
  CommuteStatus status =
      simulate(bucketer, graph, bucketer->order, &bucketer->input, error);
  if (status == COMMUTE_STATUS_OK)
    status = enterMembers(bucketer, error);
  uint32_t length = 0;
  if (status == COMMUTE_STATUS_OK)
    status = commuteBucketPlan(
        graph, bucketer->order, bucketer->members, bucketer->numMembers,
        bucketer->options, bucketer->minCount, bucketer->plan, &length, error);
  bucketer->figures = bucketer->input;
  if (status == COMMUTE_STATUS_OK)
    status = tryPlan(bucketer, length, error);
  return status;
}

/// Hands out the result.
static void giveBuckets(Bucketer *bucketer, uint32_t *order,
                        uint32_t *buckets) {
  memcpy(order, bucketer->order, bucketer->graph->numNodes * sizeof *order);
  linkMembers(bucketer);
  for (uint32_t m = 0; m < bucketer->numMembers; ++m) {
    uint32_t first = bucketer->tried[m];
    buckets[m] = isBucket(bucketer, first) ? first : COMMUTE_NO_BUCKET;
  }
}

CommuteStatus commuteGraphFindBuckets(CommuteGraph *graph, const uint32_t *list,
                                      const CommuteBucketMember *members,
                                      uint32_t numMembers,
                                      const CommuteBucketOptions *options,
                                      uint32_t *order, uint32_t *buckets,
                                      CommuteError *error) {
  CommuteStatus status = commuteListCheck(graph, list, error);
  if (status != COMMUTE_STATUS_OK || graph->numNodes == 0)
    return status;
  Bucketer bucketer = {.graph = graph,
                       .members = members,
                       .numMembers = numMembers,
                       .options = options,
                       .minCount =
                           options->minCount < 2 ? 2 : options->minCount};
  status = initBucketer(&bucketer) ? findBuckets(&bucketer, list, error)
                                   : commuteErrorFailMemory(error);
  if (status == COMMUTE_STATUS_OK)
    giveBuckets(&bucketer, order, buckets);
  finishBucketer(&bucketer);
  return status;
}
