//===- Naive.c - The rules, restated without thought of speed -------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Naive.h"

#include <stdlib.h>
#include <string.h>

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

static CommuteCost makeCost(Random *random, uint32_t maxCost) {
  if (maxCost > 0)
    return commuteCostFromInteger(randomBelow(random, maxCost + 1));
  int64_t tenths = (int64_t)randomBelow(random, 13) - 3;
  if (randomBelow(random, 2))
    return commuteCostFromReal((double)tenths * 0.1);
  return commuteCostFromInteger(tenths);
}

static NaiveEdge makeEdge(Random *random) {
  uint32_t roll = randomBelow(random, 10);
  return roll < 2 ? NAIVE_DATA : roll == 2 ? NAIVE_ORDER : NAIVE_NONE;
}

void naiveFill(NaiveGraph *graph, Random *random, uint32_t numNodes,
               uint32_t maxCost, bool isAcyclic) {
  memset(graph, 0, sizeof *graph);
  graph->numNodes = numNodes;
  uint32_t rank[NaiveMaxNodes];
  randomPermutation(random, rank, numNodes);
  for (uint32_t v = 0; v < numNodes; ++v) {
    CommuteNodeKind kind = (CommuteNodeKind)randomBelow(random, 3);
    graph->nodes[v] = (CommuteNodeInfo){
        .kind = kind,
        .alsoWait = randomBelow(random, 4) == 0,
        .grouped = randomBelow(random, 6) == 0,
        .cost = makeCost(random, maxCost),
        .channel = randomBelow(random, 3) * 1000000007u,
        .bytes = randomBelow(random, 50),
    };
    for (uint32_t w = 0; w < numNodes; ++w)
      if (v != w &&
          (rank[v] < rank[w] || (!isAcyclic && randomBelow(random, 40) == 0)))
        graph->edges[v][w] = makeEdge(random);
  }
  graph->numStorages = randomBelow(random, NaiveMaxStorages + 1);
  for (uint32_t s = 0; s < graph->numStorages; ++s) {
    graph->bytes[s] = randomBelow(random, 100);
    graph->flags[s] = randomBelow(random, 4);
    for (uint32_t v = 0; v < numNodes; ++v)
      graph->touches[v][s] = randomBelow(random, 6) == 0;
  }
}

static void buildEdge(CommuteGraph *graph, uint32_t from, uint32_t to,
                      NaiveEdge edge, Random *random) {
  // An ordering edge beside a data edge takes nothing from it, on either side.
  bool before = randomBelow(random, 4) == 0,
       after = randomBelow(random, 4) == 0;
  if (before || edge == NAIVE_ORDER)
    CHECK(commuteGraphAddEdge(graph, from, to, COMMUTE_EDGE_ORDER, NULL,
                              NULL) == COMMUTE_STATUS_OK);
  if (edge == NAIVE_DATA)
    addData(graph, from, to);
  if (after)
    CHECK(commuteGraphAddEdge(graph, from, to,
                              edge == NAIVE_DATA && before ? COMMUTE_EDGE_DATA
                                                           : COMMUTE_EDGE_ORDER,
                              NULL, NULL) == COMMUTE_STATUS_OK);
}

CommuteGraph *naiveBuild(const NaiveGraph *graph, Random *random) {
  CommuteGraph *built = createNamed();
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    CHECK(commuteGraphAddNode(built, &graph->nodes[v], NULL, NULL) ==
          COMMUTE_STATUS_OK);
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    for (uint32_t w = 0; w < graph->numNodes; ++w)
      if (graph->edges[v][w] != NAIVE_NONE)
        buildEdge(built, v, w, graph->edges[v][w], random);
  for (uint32_t s = 0; s < graph->numStorages; ++s) {
    CHECK(commuteGraphAddStorage(built, graph->bytes[s], graph->flags[s], NULL,
                                 NULL) == COMMUTE_STATUS_OK);
    for (uint32_t v = 0; v < graph->numNodes; ++v)
      if (graph->touches[v][s])
        CHECK(commuteGraphAddTouch(built, v, s, NULL) == COMMUTE_STATUS_OK);
  }
  return built;
}

static bool isCollective(const NaiveGraph *graph, uint32_t v) {
  return graph->nodes[v].kind == COMMUTE_NODE_COLLECTIVE;
}

static bool waits(const NaiveGraph *graph, uint32_t v) {
  return graph->nodes[v].kind == COMMUTE_NODE_WAIT ||
         (isCollective(graph, v) && graph->nodes[v].alsoWait);
}

//===----------------------------------------------------------------------===//
// Policies
//===----------------------------------------------------------------------===//

typedef struct Score {
  uint32_t parts[3];
} Score;

static bool isLower(Score a, Score b) {
  for (int i = 0; i < 3; ++i)
    if (a.parts[i] != b.parts[i])
      return a.parts[i] < b.parts[i];
  return false;
}

/// Warshall's closure: needs[a][b] where b needs a, by any path.
static void findAncestors(const NaiveGraph *graph,
                          bool needs[NaiveMaxNodes][NaiveMaxNodes]) {
  uint32_t n = graph->numNodes;
  for (uint32_t a = 0; a < n; ++a)
    for (uint32_t b = 0; b < n; ++b)
      needs[a][b] = graph->edges[a][b] != NAIVE_NONE;
  for (uint32_t via = 0; via < n; ++via)
    for (uint32_t a = 0; a < n; ++a)
      for (uint32_t b = 0; b < n; ++b)
        needs[a][b] |= needs[a][via] && needs[via][b];
}

static void scoreNodes(const NaiveGraph *graph, const uint32_t *list,
                       bool raise, bool sink, Score *scores) {
  bool needs[NaiveMaxNodes][NaiveMaxNodes];
  findAncestors(graph, needs);
  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    uint32_t v = list[i];
    bool isWait = graph->nodes[v].kind == COMMUTE_NODE_WAIT ||
                  (!raise && waits(graph, v));
    scores[v] = (Score){.parts = {UINT32_MAX, sink && isWait, i}};
  }
  uint32_t number = 0;
  for (uint32_t i = 0; i < graph->numNodes && raise; ++i) {
    uint32_t c = list[i];
    if (!isCollective(graph, c))
      continue;
    scores[c].parts[0] = number;
    for (uint32_t a = 0; a < graph->numNodes; ++a)
      if (needs[a][c] && scores[a].parts[0] > number)
        scores[a].parts[0] = number;
    ++number;
  }
}

/// Returns the ready node of the lowest score, numNodes for none.
static uint32_t findReady(const NaiveGraph *graph, const bool *isDone,
                          const Score *scores, bool fillersOnly) {
  uint32_t best = graph->numNodes;
  for (uint32_t v = 0; v < graph->numNodes; ++v) {
    bool isReady = !isDone[v] && (!fillersOnly ||
                                  graph->nodes[v].kind == COMMUTE_NODE_COMPUTE);
    for (uint32_t p = 0; p < graph->numNodes; ++p)
      if (graph->edges[p][v] != NAIVE_NONE && !isDone[p])
        isReady = false;
    if (isReady &&
        (best == graph->numNodes || isLower(scores[v], scores[best])))
      best = v;
  }
  return best;
}

bool naiveRun(const NaiveGraph *graph, CommutePolicy policy,
              const uint32_t *list, uint32_t *order) {
  bool overlap = policy == COMMUTE_POLICY_REORDER_COMPUTE;
  bool raise = overlap || policy == COMMUTE_POLICY_RAISE_COLLECTIVES;
  bool sink = overlap || policy == COMMUTE_POLICY_SINK_WAITS;
  Score scores[NaiveMaxNodes];
  scoreNodes(graph, list, raise, sink, scores);
  bool isDone[NaiveMaxNodes] = {false};
  uint32_t end = 0;
  for (;;) {
    uint32_t v = findReady(graph, isDone, scores, false);
    if (v == graph->numNodes)
      return end == graph->numNodes;
    isDone[v] = true;
    order[end++] = v;
    if (!overlap || !isCollective(graph, v))
      continue;
    // The costs of these graphs are small, so that int64_t is exact.
    CommuteCost budget = graph->nodes[v].cost;
    while (commuteCostGetReal(budget) > 0) {
      v = findReady(graph, isDone, scores, true);
      if (v == graph->numNodes)
        break;
      isDone[v] = true;
      order[end++] = v;
      CommuteCost cost = graph->nodes[v].cost;
      if (budget.isReal || cost.isReal)
        budget = commuteCostFromReal(commuteCostGetReal(budget) -
                                     commuteCostGetReal(cost));
      else
        budget.value.integer -= cost.value.integer;
    }
  }
}

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

/// When all nodes of an order end, by looking back at what is before each.
static void findEnds(const NaiveGraph *graph, const uint32_t *order,
                     uint32_t count, bool singleChannel, int64_t *cursors,
                     int64_t *ends, int64_t *pendings) {
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t v = order[i];
    int64_t cursor = i > 0 ? cursors[i - 1] : 0;
    int64_t cost = graph->nodes[v].cost.value.integer, there = 0, freeAt = 0;
    for (uint32_t j = 0; j < i; ++j) {
      uint32_t p = order[j];
      if (graph->edges[p][v] == NAIVE_DATA && pendings[p] > there)
        there = pendings[p];
      if (isCollective(graph, p) &&
          (singleChannel ||
           graph->nodes[p].channel == graph->nodes[v].channel) &&
          ends[p] > freeAt)
        freeAt = ends[p];
    }
    if (waits(graph, v) && there > cursor)
      cursor = there;
    if (isCollective(graph, v)) {
      int64_t start = cursor > freeAt ? cursor : freeAt;
      start = start > there ? start : there;
      ends[v] = start + cost;
      pendings[v] = ends[v];
    } else {
      cursor += cost;
      ends[v] = cursor;
      pendings[v] = there > cursor ? there : cursor;
    }
    cursors[i] = cursor;
  }
}

static int64_t findMakespan(const NaiveGraph *graph, const uint32_t *order,
                            bool singleChannel, int64_t *lastCursor) {
  int64_t cursors[NaiveMaxNodes], ends[NaiveMaxNodes], pendings[NaiveMaxNodes];
  int64_t makespan = 0;
  findEnds(graph, order, graph->numNodes, singleChannel, cursors, ends,
           pendings);
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    makespan = ends[v] > makespan ? ends[v] : makespan;
  *lastCursor = graph->numNodes > 0 ? cursors[graph->numNodes - 1] : 0;
  return makespan;
}

/// Whether a wait at or behind position `i` takes data from node `v`.
static bool isWaitedFor(const NaiveGraph *graph, const uint32_t *order,
                        uint32_t i, uint32_t v) {
  bool hasData[NaiveMaxNodes] = {false};
  hasData[v] = true;
  for (uint32_t j = 0; j < graph->numNodes; ++j) {
    uint32_t w = order[j];
    for (uint32_t p = 0; p < graph->numNodes; ++p) {
      if (graph->edges[p][w] != NAIVE_DATA || !hasData[p])
        continue;
      if (waits(graph, w) && j >= i)
        return true;
      if (graph->nodes[w].kind == COMMUTE_NODE_COMPUTE)
        hasData[w] = true;
    }
  }
  return false;
}

static uint64_t findInFlight(const NaiveGraph *graph, const uint32_t *order,
                             uint32_t i) {
  uint64_t sum = 0;
  for (uint32_t j = 0; j <= i; ++j)
    if (isCollective(graph, order[j]) &&
        (isWaitedFor(graph, order, i + 1, order[j]) ||
         !isWaitedFor(graph, order, 0, order[j])))
      sum += graph->nodes[order[j]].bytes;
  return sum;
}

static uint64_t findLive(const NaiveGraph *graph, const uint32_t *order,
                         uint32_t i) {
  uint64_t sum = 0;
  for (uint32_t s = 0; s < graph->numStorages; ++s) {
    bool before = false, after = false;
    for (uint32_t j = 0; j < graph->numNodes; ++j) {
      before |= j <= i && graph->touches[order[j]][s];
      after |= j >= i && graph->touches[order[j]][s];
    }
    after |= (graph->flags[s] & COMMUTE_STORAGE_LIVE_OUT) != 0;
    if ((graph->flags[s] & COMMUTE_STORAGE_LIVE_IN) || (before && after))
      sum += graph->bytes[s];
  }
  return sum;
}

CommuteSimulation naiveSimulate(const NaiveGraph *graph, const uint32_t *order,
                                bool singleChannel) {
  CommuteSimulation result = {.compute = commuteCostFromInteger(0),
                              .communication = commuteCostFromInteger(0)};
  int64_t lastCursor;
  result.makespan = commuteCostFromInteger(
      findMakespan(graph, order, singleChannel, &lastCursor));
  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    const CommuteNodeInfo *info = &graph->nodes[order[i]];
    if (info->kind == COMMUTE_NODE_COLLECTIVE)
      result.communication.value.integer += info->cost.value.integer;
    else
      result.compute.value.integer += info->cost.value.integer;
    uint64_t inFlight = findInFlight(graph, order, i);
    uint64_t live = findLive(graph, order, i);
    if (inFlight > result.peakInFlightBytes)
      result.peakInFlightBytes = inFlight;
    if (live > result.peakLiveBytes)
      result.peakLiveBytes = live;
  }
  // The stream computes or stands still.
  result.exposed =
      commuteCostFromInteger(lastCursor - result.compute.value.integer);
  return result;
}

int64_t naiveFindBest(const NaiveGraph *graph, bool singleChannel) {
  // Permutations in lexical order, those that break an edge left out.
  uint32_t order[NaiveMaxNodes];
  uint32_t n = graph->numNodes;
  int64_t best = INT64_MAX;
  for (uint32_t i = 0; i < n; ++i)
    order[i] = i;
  for (;;) {
    bool isLegal = true;
    for (uint32_t i = 0; i < n; ++i)
      for (uint32_t j = i + 1; j < n; ++j)
        isLegal &= graph->edges[order[j]][order[i]] == NAIVE_NONE;
    int64_t ignored;
    int64_t makespan = isLegal
                           ? findMakespan(graph, order, singleChannel, &ignored)
                           : INT64_MAX;
    best = makespan < best ? makespan : best;

    uint32_t i = n;
    while (i > 1 && order[i - 2] > order[i - 1])
      --i;
    if (i <= 1)
      return best;
    uint32_t pivot = i - 2, j = n - 1;
    while (order[j] < order[pivot])
      --j;
    uint32_t swapped = order[pivot];
    order[pivot] = order[j];
    order[j] = swapped;
    for (uint32_t a = i - 1, b = n - 1; a < b; ++a, --b) {
      swapped = order[a];
      order[a] = order[b];
      order[b] = swapped;
    }
  }
}
