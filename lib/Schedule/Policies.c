//===- Policies.c - The list schedulers -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// One scheduler for all policies: they differ in their scores only, and in
// whether compute fills up the time behind a collective.
//
//   1. Sweep backwards over the list. It is topological if every successor has
//      been passed before its node; in the same walk, each node learns the
//      lowest number of a collective among what needs it, and is counted as a
//      predecessor. A list that is not topological is sorted first, and the
//      walk goes over the sorted nodes.
//   2. Turn scores into ranks by counting: score_0 and score_1 make a bucket,
//      and list order is the order within one.
//   3. Take the node of the lowest rank that is ready until none is left. Ready
//      nodes wait in two sets, compute (which may fill) and the rest.
//
// The reference keeps a set of ancestors for each node instead, and scans all
// ready nodes for each filler.
//
//===----------------------------------------------------------------------===//

#include "Budget.h"
#include "GraphImpl.h"
#include "ReadySet.h"

#include <string.h>

/// How a policy scores.
typedef struct Rules {
  bool raise;
  bool sink;
  bool overlap;
} Rules;

/// What the scheduler knows of a node, in one place since the inner loop needs
/// all of it for each edge.
typedef struct NodeState {
  /// Steps 1 and 2: the lowest number of a collective that is this node or
  /// needs it, Unraised where there is none. Step 3: the rank.
  uint32_t rank;
  /// Twice the number of predecessors that are not scheduled, plus 1 where the
  /// node is compute.
  uint32_t degree;
} NodeState;

#define UNRAISED UINT32_MAX

/// The memory of a run.
typedef struct Run {
  CommuteGraph *graph;
  NodeState *states;
  /// The node of each rank.
  uint32_t *byRank;
  /// Next rank of each bucket: two for each collective, by score_1, and two for
  /// what has no score_0.
  uint32_t *buckets;
  CommuteReadySet fillers;
  CommuteReadySet others;
} Run;

static void finishRun(Run *run) {
  const CommuteAllocator *allocator = &run->graph->allocator;
  commuteReadySetFinish(&run->others, allocator);
  commuteReadySetFinish(&run->fillers, allocator);
  commuteMemoryRelease(allocator, run->buckets);
  commuteMemoryRelease(allocator, run->byRank);
  commuteMemoryRelease(allocator, run->states);
}

static bool initRun(Run *run, CommuteGraph *graph) {
  const CommuteAllocator *allocator = &graph->allocator;
  uint32_t numNodes = graph->numNodes;
  *run = (Run){.graph = graph};
  run->states = commuteMemoryAllocate(allocator, numNodes, sizeof *run->states);
  run->byRank = commuteMemoryAllocate(allocator, numNodes, sizeof *run->byRank);
  run->buckets = commuteMemoryAllocate(
      allocator, 2 * ((size_t)graph->numCollectives + 1), sizeof *run->buckets);
  bool isComplete = run->states && run->byRank && run->buckets &&
                    commuteReadySetInit(&run->fillers, numNodes, allocator) &&
                    commuteReadySetInit(&run->others, numNodes, allocator);
  if (!isComplete)
    finishRun(run);
  return isComplete;
}

//===----------------------------------------------------------------------===//
// Step 1: topology and collectives
//===----------------------------------------------------------------------===//

/// Marks nodes that the sweep has not passed.
#define NOT_PASSED UINT32_MAX

/// Sweeps backwards over `list`. Returns false where the list is not
/// topological. `numbers`, where not NULL, is each collective's number; else
/// the list is what they are numbered by.
static bool sweepBackwards(Run *run, const uint32_t *list,
                           const uint32_t *numbers) {
  const CommuteGraph *graph = run->graph;
  NodeState *states = run->states;
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    states[v] = (NodeState){.degree = NOT_PASSED};

  uint32_t number = graph->numCollectives;
  for (uint32_t i = graph->numNodes; i-- > 0;) {
    uint32_t v = list ? list[i] : i;
    uint32_t lowest = UNRAISED;
    for (uint32_t e = graph->offsets[v]; e < graph->offsets[v + 1]; ++e) {
      NodeState *succ = &states[graph->succs[e]];
      if (succ->degree == NOT_PASSED)
        return false;
      succ->degree += 2;
      if (succ->rank < lowest)
        lowest = succ->rank;
    }
    CommuteNodeKind kind = commuteNodeGetKind(graph, v);
    if (kind == COMMUTE_NODE_COLLECTIVE) {
      uint32_t own = numbers ? numbers[v] : --number;
      if (own < lowest)
        lowest = own;
    }
    states[v] =
        (NodeState){.rank = lowest, .degree = kind == COMMUTE_NODE_COMPUTE};
  }
  return true;
}

/// Sweeps over a sorted copy of a list that is not topological. A collective's
/// own score is then its number, although what it needs may have a lower one.
static CommuteStatus sweepSorted(Run *run, const uint32_t *list,
                                 CommuteError *error) {
  const CommuteGraph *graph = run->graph;
  CommuteStatus status = commuteGraphSort(graph, run->byRank, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  uint32_t *numbers = commuteMemoryAllocate(&graph->allocator, graph->numNodes,
                                            sizeof *numbers);
  if (!numbers)
    return commuteErrorFailMemory(error);
  uint32_t number = 0;
  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    uint32_t v = list ? list[i] : i;
    if (commuteNodeIsCollective(graph, v))
      numbers[v] = number++;
  }
  sweepBackwards(run, run->byRank, numbers);
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    if (commuteNodeIsCollective(graph, v))
      run->states[v].rank = numbers[v];
  commuteMemoryRelease(&graph->allocator, numbers);
  return COMMUTE_STATUS_OK;
}

//===----------------------------------------------------------------------===//
// Step 2: ranks
//===----------------------------------------------------------------------===//

static uint32_t getBucket(const Run *run, uint32_t node, Rules rules) {
  const CommuteGraph *graph = run->graph;
  uint32_t last = graph->numCollectives;
  uint32_t score0 = run->states[node].rank;
  if (!rules.raise || score0 == UNRAISED)
    score0 = last;
  unsigned flags = graph->flags[node];
  bool isWait = (flags & COMMUTE_FLAG_KIND) == COMMUTE_NODE_WAIT;
  // With collectives raised, a node that is both counts as a collective.
  if (!rules.raise && (flags & COMMUTE_FLAG_ALSO_WAIT))
    isWait = true;
  return 2 * score0 + (rules.sink && isWait);
}

static void assignRanks(Run *run, const uint32_t *list, Rules rules) {
  const CommuteGraph *graph = run->graph;
  size_t numBuckets = 2 * ((size_t)graph->numCollectives + 1);
  memset(run->buckets, 0, numBuckets * sizeof *run->buckets);
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    ++run->buckets[getBucket(run, v, rules)];
  uint32_t first = 0;
  for (size_t b = 0; b < numBuckets; ++b) {
    uint32_t count = run->buckets[b];
    run->buckets[b] = first;
    first += count;
  }
  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    uint32_t v = list ? list[i] : i;
    uint32_t rank = run->buckets[getBucket(run, v, rules)]++;
    run->states[v].rank = rank;
    run->byRank[rank] = v;
  }
}

//===----------------------------------------------------------------------===//
// Step 3: scheduling
//===----------------------------------------------------------------------===//

static inline void insertReady(Run *run, NodeState state) {
  commuteReadySetInsert(state.degree == 1 ? &run->fillers : &run->others,
                        state.rank);
}

/// Takes the first node out of a set and makes its successors ready.
static inline uint32_t scheduleFirst(Run *run, CommuteReadySet *set) {
  const CommuteGraph *graph = run->graph;
  uint32_t v = run->byRank[commuteReadySetPeek(set)];
  commuteReadySetPop(set);
  for (uint32_t e = graph->offsets[v]; e < graph->offsets[v + 1]; ++e) {
    NodeState *succ = &run->states[graph->succs[e]];
    succ->degree -= 2;
    if (succ->degree < 2)
      insertReady(run, *succ);
  }
  return v;
}

/// Schedules all nodes; the graph is known to have no cycle.
static void scheduleAll(Run *run, Rules rules, uint32_t *order) {
  const CommuteGraph *graph = run->graph;
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    if (run->states[v].degree < 2)
      insertReady(run, run->states[v]);

  for (uint32_t end = 0; end < graph->numNodes;) {
    CommuteReadySet *first = &run->others;
    if (commuteReadySetPeek(&run->fillers) < commuteReadySetPeek(first))
      first = &run->fillers;
    uint32_t v = scheduleFirst(run, first);
    order[end++] = v;
    if (!rules.overlap || !commuteNodeIsCollective(graph, v))
      continue;
    CommuteBudget budget = commuteBudgetInit(commuteNodeGetCost(graph, v));
    while (commuteBudgetIsLeft(&budget) &&
           commuteReadySetPeek(&run->fillers) != COMMUTE_NO_RANK) {
      v = scheduleFirst(run, &run->fillers);
      order[end++] = v;
      commuteBudgetSpend(&budget, commuteNodeGetCost(graph, v));
    }
  }
}

static CommuteStatus runRules(Run *run, Rules rules, const uint32_t *list,
                              uint32_t *order, CommuteError *error) {
  if (!sweepBackwards(run, list, NULL)) {
    CommuteStatus status = sweepSorted(run, list, error);
    if (status != COMMUTE_STATUS_OK)
      return status;
  }
  assignRanks(run, list, rules);
  scheduleAll(run, rules, order);
  return COMMUTE_STATUS_OK;
}

//===----------------------------------------------------------------------===//
// Policies
//===----------------------------------------------------------------------===//

enum { MAX_STEPS = 3 };

/// The steps of a policy, each on the result of the one before.
typedef struct PolicySteps {
  Rules steps[MAX_STEPS];
  uint32_t numSteps;
} PolicySteps;

#define SINK_WAITS                                                             \
  { .sink = true }
#define RAISE_COLLECTIVES                                                      \
  { .raise = true }
#define REORDER_COMPUTE                                                        \
  { .raise = true, .sink = true, .overlap = true }

static const PolicySteps policySteps[] = {
    // With no scores, a topological list comes back as it is.
    [COMMUTE_POLICY_NONE] = {.steps = {{.raise = false}}, .numSteps = 1},
    [COMMUTE_POLICY_SINK_WAITS] = {.steps = {SINK_WAITS}, .numSteps = 1},
    [COMMUTE_POLICY_RAISE_COLLECTIVES] = {.steps = {RAISE_COLLECTIVES},
                                          .numSteps = 1},
    [COMMUTE_POLICY_REORDER_COMPUTE] = {.steps = {REORDER_COMPUTE},
                                        .numSteps = 1},
    [COMMUTE_POLICY_PIPELINE] = {.steps = {REORDER_COMPUTE, SINK_WAITS,
                                           RAISE_COLLECTIVES},
                                 .numSteps = MAX_STEPS},
};

CommuteStatus commuteGraphRun(CommuteGraph *graph, CommutePolicy policy,
                              const uint32_t *list, uint32_t *order,
                              CommuteError *error) {
  if ((int)policy < 0 ||
      (size_t)policy >= sizeof policySteps / sizeof policySteps[0])
    return commuteErrorFail(error, COMMUTE_STATUS_INVALID_ARGUMENT,
                            "unknown policy");
  CommuteStatus status = commuteListCheck(graph, list, error);
  if (status == COMMUTE_STATUS_OK)
    status = commuteGraphPrepare(graph, error);
  // Without nodes there need not be an array for the order.
  if (status != COMMUTE_STATUS_OK || graph->numNodes == 0)
    return status;

  // The first step finds every cycle before it writes anything, and may have to
  // allocate; later ones get a topological list and cannot fail.
  const PolicySteps *steps = &policySteps[policy];
  const CommuteAllocator *allocator = &graph->allocator;
  uint32_t *between = NULL;
  Run run;
  if (!initRun(&run, graph))
    return commuteErrorFailMemory(error);
  if (steps->numSteps > 1) {
    between =
        commuteMemoryAllocate(allocator, graph->numNodes, sizeof *between);
    if (!between)
      status = commuteErrorFailMemory(error);
  }
  if (status == COMMUTE_STATUS_OK)
    status = runRules(&run, steps->steps[0], list, order, error);
  for (uint32_t i = 1; i < steps->numSteps && status == COMMUTE_STATUS_OK;
       ++i) {
    memcpy(between, order, graph->numNodes * sizeof *order);
    status = runRules(&run, steps->steps[i], between, order, error);
  }
  commuteMemoryRelease(allocator, between);
  finishRun(&run);
  return status;
}
