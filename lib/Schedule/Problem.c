//===- Problem.c - A graph as jobs on machines ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// One walk over the nodes in a legal order. A node that is no job keeps the
// list of the jobs that come right before it, which its successors take over.
//
//===----------------------------------------------------------------------===//

#include "Problem.h"
#include "Time.h"

#include <math.h>
#include <string.h>

enum {
  /// A node stays a job where more jobs come right before it: else arcs could
  /// be more than linear in the edges.
  MaxSources = 32,
  /// A node stays a job where its predecessors touch more storages in all.
  MaxTouches = 256,
  /// Of a double's 53 one is left for the rounding.
  CostBits = 52,
};

/// The memory of the walk.
typedef struct Builder {
  const CommuteGraph *graph;
  CommuteProblem *problem;
  const uint32_t *order;
  /// Predecessors by node: edges into it as places in `graph->succs`, with the
  /// source.
  uint32_t *predOffsets;
  CommuteArc *preds;
  /// Storages by node.
  size_t *touchOffsets;
  uint32_t *touched;
  /// By storage: the last node of which a predecessor touches it.
  uint32_t *storageStamps;
  /// By job: the last node that has it among its sources, and where.
  uint32_t *jobStamps;
  uint32_t *jobPlaces;
  /// Of the problem's sources.
  size_t numSources;
  size_t sourceCapacity;
} Builder;

static void finishBuilder(Builder *builder) {
  const CommuteAllocator *allocator = &builder->graph->allocator;
  commuteMemoryRelease(allocator, builder->jobPlaces);
  commuteMemoryRelease(allocator, builder->jobStamps);
  commuteMemoryRelease(allocator, builder->storageStamps);
  commuteMemoryRelease(allocator, builder->touched);
  commuteMemoryRelease(allocator, builder->touchOffsets);
  commuteMemoryRelease(allocator, builder->preds);
  commuteMemoryRelease(allocator, builder->predOffsets);
}

static bool initBuilder(Builder *builder, const CommuteGraph *graph,
                        CommuteProblem *problem, const uint32_t *order) {
  const CommuteAllocator *allocator = &graph->allocator;
  size_t numNodes = graph->numNodes;
  *builder = (Builder){.graph = graph, .problem = problem, .order = order};
  builder->predOffsets = commuteMemoryAllocateZeroed(
      allocator, numNodes + 1, sizeof *builder->predOffsets);
  builder->preds =
      commuteMemoryAllocate(allocator, graph->numEdges, sizeof *builder->preds);
  builder->touchOffsets = commuteMemoryAllocateZeroed(
      allocator, numNodes + 1, sizeof *builder->touchOffsets);
  builder->touched = commuteMemoryAllocate(allocator, graph->numTouches,
                                           sizeof *builder->touched);
  builder->storageStamps = commuteMemoryAllocate(
      allocator, graph->numStorages, sizeof *builder->storageStamps);
  builder->jobStamps =
      commuteMemoryAllocate(allocator, numNodes, sizeof *builder->jobStamps);
  builder->jobPlaces =
      commuteMemoryAllocate(allocator, numNodes, sizeof *builder->jobPlaces);
  return builder->predOffsets && builder->preds && builder->touchOffsets &&
         builder->touched && builder->storageStamps && builder->jobStamps &&
         builder->jobPlaces;
}

//===----------------------------------------------------------------------===//
// Indices by node
//===----------------------------------------------------------------------===//

/// Counting sort into rows: shifts the ends, which filling left, back to the
/// starts.
static void fillPreds(Builder *builder) {
  const CommuteGraph *graph = builder->graph;
  uint32_t *offsets = builder->predOffsets;
  for (uint32_t e = 0; e < graph->numEdges; ++e)
    ++offsets[graph->succs[e]];
  uint32_t sum = 0;
  for (uint32_t v = 0; v <= graph->numNodes; ++v) {
    sum += offsets[v];
    offsets[v] = sum;
  }
  for (uint32_t v = graph->numNodes; v-- > 0;)
    for (uint32_t e = graph->offsets[v + 1]; e-- > graph->offsets[v];)
      builder->preds[--offsets[graph->succs[e]]] =
          (CommuteArc){.job = v, .isPending = e < graph->dataEnds[v]};
}

static void fillTouches(Builder *builder) {
  const CommuteGraph *graph = builder->graph;
  size_t *offsets = builder->touchOffsets;
  for (size_t t = 0; t < graph->numTouches; ++t)
    ++offsets[graph->touches[t].node];
  size_t sum = 0;
  for (uint32_t v = 0; v <= graph->numNodes; ++v) {
    sum += offsets[v];
    offsets[v] = sum;
  }
  for (size_t t = graph->numTouches; t-- > 0;)
    builder->touched[--offsets[graph->touches[t].node]] =
        graph->touches[t].storage;
}

//===----------------------------------------------------------------------===//
// What is a job
//===----------------------------------------------------------------------===//

/// Whether every storage that a node touches is live by then in any order:
/// live-in, empty, or touched by a predecessor.
static bool bringsNothing(Builder *builder, uint32_t v) {
  const CommuteGraph *graph = builder->graph;
  const size_t *offsets = builder->touchOffsets;
  if (offsets[v] == offsets[v + 1])
    return true;
  uint32_t room = MaxTouches;
  for (uint32_t p = builder->predOffsets[v]; p < builder->predOffsets[v + 1];
       ++p) {
    uint32_t pred = builder->preds[p].job;
    if (offsets[pred + 1] - offsets[pred] > room)
      return false;
    room -= (uint32_t)(offsets[pred + 1] - offsets[pred]);
    for (size_t t = offsets[pred]; t < offsets[pred + 1]; ++t)
      builder->storageStamps[builder->touched[t]] = v;
  }
  for (size_t t = offsets[v]; t < offsets[v + 1]; ++t) {
    uint32_t storage = builder->touched[t];
    if (builder->storageStamps[storage] != v &&
        graph->storageBytes[storage] != 0 &&
        !(graph->storageFlags[storage] & COMMUTE_STORAGE_LIVE_IN))
      return false;
  }
  return true;
}

/// Appends a job to the sources of `v`, once.
static bool addSource(Builder *builder, uint32_t v, CommuteArc source) {
  if (builder->jobStamps[source.job] == v) {
    if (source.isPending)
      builder->problem->sources[builder->jobPlaces[source.job]].isPending =
          true;
    return true;
  }
  if (builder->numSources == builder->sourceCapacity) {
    size_t capacity =
        commuteMemoryGrow(builder->sourceCapacity, builder->numSources + 1);
    CommuteArc *sources = commuteMemoryResize(&builder->graph->allocator,
                                              builder->problem->sources,
                                              capacity, sizeof *sources);
    if (!sources)
      return false;
    builder->problem->sources = sources;
    builder->sourceCapacity = capacity;
  }
  builder->jobStamps[source.job] = v;
  builder->jobPlaces[source.job] = (uint32_t)builder->numSources;
  builder->problem->sources[builder->numSources++] = source;
  return true;
}

/// Collects the jobs that come right before `v`: its predecessors, or what
/// comes right before those that are no jobs.
static bool collectSources(Builder *builder, uint32_t v) {
  const CommuteProblem *problem = builder->problem;
  for (uint32_t p = builder->predOffsets[v]; p < builder->predOffsets[v + 1];
       ++p) {
    CommuteArc pred = builder->preds[p];
    uint32_t job = problem->jobs[pred.job];
    if (job != COMMUTE_NO_JOB) {
      bool hands = (problem->flags[job] &
                    (COMMUTE_JOB_COLLECTIVE | COMMUTE_JOB_PASSES)) != 0;
      if (!addSource(
              builder, v,
              (CommuteArc){.job = job, .isPending = pred.isPending && hands}))
        return false;
      continue;
    }
    for (uint32_t s = builder->problem->sourceOffsets[pred.job];
         s < builder->problem->sourceEnds[pred.job]; ++s) {
      CommuteArc source = builder->problem->sources[s];
      source.isPending = source.isPending && pred.isPending;
      if (!addSource(builder, v, source))
        return false;
    }
  }
  return true;
}

static bool isJob(Builder *builder, uint32_t v, uint32_t numSources) {
  const CommuteGraph *graph = builder->graph;
  return commuteNodeGetKind(graph, v) != COMMUTE_NODE_COMPUTE ||
         commuteCostGetReal(commuteNodeGetCost(graph, v)) > 0 ||
         numSources > MaxSources || !bringsNothing(builder, v);
}

static void makeJob(Builder *builder, uint32_t v, const uint32_t *channels,
                    double scale, bool takesPending) {
  CommuteProblem *problem = builder->problem;
  const CommuteGraph *graph = builder->graph;
  uint32_t job = problem->numJobs++;
  problem->jobs[v] = job;
  problem->nodes[job] = v;
  double cost = commuteCostGetReal(commuteNodeGetCost(graph, v));
  unsigned flags = 0;
  switch (commuteNodeGetKind(graph, v)) {
  case COMMUTE_NODE_COMPUTE:
    if (takesPending)
      flags |= COMMUTE_JOB_PASSES;
    break;
  case COMMUTE_NODE_COLLECTIVE:
    flags |= COMMUTE_JOB_COLLECTIVE;
    cost *= scale;
    if (graph->flags[v] & COMMUTE_FLAG_ALSO_WAIT)
      flags |= COMMUTE_JOB_WAITS;
    break;
  case COMMUTE_NODE_WAIT:
    flags |= COMMUTE_JOB_WAITS;
    break;
  }
  problem->flags[job] = (uint8_t)flags;
  problem->costs[job] = cost;
  problem->machines[job] = flags & COMMUTE_JOB_COLLECTIVE
                               ? channels[v] + 1
                               : COMMUTE_COMPUTE_MACHINE;
}

/// Makes the jobs and leaves the sources of each in the row of its node.
static bool makeJobs(Builder *builder, const uint32_t *channels, double scale) {
  const CommuteGraph *graph = builder->graph;
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    builder->jobStamps[v] = COMMUTE_NO_NODE;
  for (uint32_t s = 0; s < graph->numStorages; ++s)
    builder->storageStamps[s] = COMMUTE_NO_NODE;
  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    uint32_t v = builder->order[i];
    builder->problem->sourceOffsets[v] = (uint32_t)builder->numSources;
    if (!collectSources(builder, v) || builder->numSources > INT32_MAX)
      return false;
    uint32_t first = builder->problem->sourceOffsets[v];
    uint32_t end = (uint32_t)builder->numSources;
    builder->problem->sourceEnds[v] = end;
    builder->problem->jobs[v] = COMMUTE_NO_JOB;
    if (!isJob(builder, v, end - first))
      continue;
    bool takesPending = false;
    for (uint32_t s = first; s < end && !takesPending; ++s)
      takesPending = builder->problem->sources[s].isPending;
    makeJob(builder, v, channels, scale, takesPending);
  }
  return true;
}

/// Rounds the costs to a grid so coarse that every sum of them is exact: the
/// same work in another order then takes the same time.
static void roundCosts(CommuteProblem *problem) {
  double total = 0;
  for (uint32_t j = 0; j < problem->numJobs; ++j)
    total += problem->costs[j];
  int exponent = 0;
  frexp(total, &exponent);
  for (uint32_t j = 0; j < problem->numJobs; ++j)
    problem->costs[j] =
        ldexp(rint(ldexp(problem->costs[j], CostBits - exponent)),
              exponent - CostBits);
}

//===----------------------------------------------------------------------===//
// Arcs
//===----------------------------------------------------------------------===//

/// Turns the sources of jobs into the problem's arcs.
static bool makeArcs(Builder *builder) {
  CommuteProblem *problem = builder->problem;
  size_t numArcs = 0;
  for (uint32_t j = 0; j < problem->numJobs; ++j) {
    uint32_t v = problem->nodes[j];
    numArcs +=
        builder->problem->sourceEnds[v] - builder->problem->sourceOffsets[v];
  }
  const CommuteAllocator *allocator = problem->allocator;
  size_t numRows = (size_t)problem->numJobs + 1;
  problem->predOffsets =
      commuteMemoryAllocate(allocator, numRows, sizeof *problem->predOffsets);
  problem->succOffsets = commuteMemoryAllocateZeroed(
      allocator, numRows, sizeof *problem->succOffsets);
  problem->preds =
      commuteMemoryAllocate(allocator, numArcs, sizeof *problem->preds);
  problem->succs =
      commuteMemoryAllocate(allocator, numArcs, sizeof *problem->succs);
  if (!problem->predOffsets || !problem->succOffsets || !problem->preds ||
      !problem->succs)
    return false;

  uint32_t end = 0;
  for (uint32_t j = 0; j < problem->numJobs; ++j) {
    uint32_t v = problem->nodes[j];
    problem->predOffsets[j] = end;
    for (uint32_t s = builder->problem->sourceOffsets[v];
         s < builder->problem->sourceEnds[v]; ++s) {
      problem->preds[end++] = builder->problem->sources[s];
      ++problem->succOffsets[builder->problem->sources[s].job];
    }
  }
  problem->predOffsets[problem->numJobs] = end;
  uint32_t sum = 0;
  for (uint32_t j = 0; j <= problem->numJobs; ++j) {
    sum += problem->succOffsets[j];
    problem->succOffsets[j] = sum;
  }
  for (uint32_t j = problem->numJobs; j-- > 0;)
    for (uint32_t p = problem->predOffsets[j]; p < problem->predOffsets[j + 1];
         ++p) {
      CommuteArc pred = problem->preds[p];
      problem->succs[--problem->succOffsets[pred.job]] =
          (CommuteArc){.job = j, .isPending = pred.isPending};
    }
  return true;
}

bool commuteProblemInit(CommuteProblem *problem, const CommuteGraph *graph,
                        const uint32_t *order, bool singleChannel,
                        double scale) {
  const CommuteAllocator *allocator = &graph->allocator;
  size_t numNodes = graph->numNodes;
  *problem =
      (CommuteProblem){.allocator = allocator, .numNodes = graph->numNodes};
  uint32_t *channels = NULL;
  uint32_t numChannels = commuteChannelsNumber(graph, singleChannel, &channels);
  problem->numMachines = numChannels + 1;
  problem->jobs =
      commuteMemoryAllocate(allocator, numNodes, sizeof *problem->jobs);
  problem->nodes =
      commuteMemoryAllocate(allocator, numNodes, sizeof *problem->nodes);
  problem->flags =
      commuteMemoryAllocate(allocator, numNodes, sizeof *problem->flags);
  problem->machines =
      commuteMemoryAllocate(allocator, numNodes, sizeof *problem->machines);
  problem->sourceOffsets = commuteMemoryAllocate(
      allocator, numNodes, sizeof *problem->sourceOffsets);
  problem->sourceEnds =
      commuteMemoryAllocate(allocator, numNodes, sizeof *problem->sourceEnds);
  problem->costs =
      commuteMemoryAllocate(allocator, numNodes, sizeof *problem->costs);
  Builder builder;
  bool isGood = initBuilder(&builder, graph, problem, order) && channels &&
                problem->jobs && problem->nodes && problem->flags &&
                problem->machines && problem->costs && problem->sourceOffsets &&
                problem->sourceEnds;
  if (isGood) {
    fillPreds(&builder);
    fillTouches(&builder);
    isGood = makeJobs(&builder, channels, scale) && makeArcs(&builder);
    problem->hasRoundCosts = graph->numRealCosts > 0 || scale != 1;
    if (isGood && problem->hasRoundCosts)
      roundCosts(problem);
  }
  finishBuilder(&builder);
  commuteMemoryRelease(allocator, channels);
  if (!isGood)
    commuteProblemFinish(problem);
  return isGood;
}

void commuteProblemFinish(CommuteProblem *problem) {
  const CommuteAllocator *allocator = problem->allocator;
  commuteMemoryRelease(allocator, problem->sources);
  commuteMemoryRelease(allocator, problem->sourceEnds);
  commuteMemoryRelease(allocator, problem->sourceOffsets);
  commuteMemoryRelease(allocator, problem->succs);
  commuteMemoryRelease(allocator, problem->preds);
  commuteMemoryRelease(allocator, problem->succOffsets);
  commuteMemoryRelease(allocator, problem->predOffsets);
  commuteMemoryRelease(allocator, problem->costs);
  commuteMemoryRelease(allocator, problem->machines);
  commuteMemoryRelease(allocator, problem->flags);
  commuteMemoryRelease(allocator, problem->nodes);
  commuteMemoryRelease(allocator, problem->jobs);
}

//===----------------------------------------------------------------------===//
// Orders
//===----------------------------------------------------------------------===//

void commuteProblemTakeOrder(const CommuteProblem *problem,
                             const uint32_t *order, uint32_t *sequence) {
  uint32_t end = 0;
  for (uint32_t i = 0; i < problem->numNodes; ++i)
    if (problem->jobs[order[i]] != COMMUTE_NO_JOB)
      sequence[end++] = problem->jobs[order[i]];
}

/// Appends to an order the nodes that are no jobs and have become ready, from
/// `*first` on; those that they make ready follow.
static void giveReady(const CommuteProblem *problem, const CommuteGraph *graph,
                      uint32_t *degrees, uint32_t *order, uint32_t *first,
                      uint32_t *end) {
  for (; *first < *end; ++*first) {
    uint32_t v = order[*first];
    for (uint32_t e = graph->offsets[v]; e < graph->offsets[v + 1]; ++e) {
      uint32_t succ = graph->succs[e];
      if (--degrees[succ] == 0 && problem->jobs[succ] == COMMUTE_NO_JOB)
        order[(*end)++] = succ;
    }
  }
}

void commuteProblemGiveOrder(const CommuteProblem *problem,
                             const CommuteGraph *graph,
                             const uint32_t *sequence, uint32_t *degrees,
                             uint32_t *order) {
  memset(degrees, 0, problem->numNodes * sizeof *degrees);
  for (uint32_t e = 0; e < graph->numEdges; ++e)
    ++degrees[graph->succs[e]];
  uint32_t first = 0, end = 0;
  for (uint32_t v = 0; v < problem->numNodes; ++v)
    if (degrees[v] == 0 && problem->jobs[v] == COMMUTE_NO_JOB)
      order[end++] = v;
  giveReady(problem, graph, degrees, order, &first, &end);
  for (uint32_t i = 0; i < problem->numJobs; ++i) {
    order[end++] = problem->nodes[sequence[i]];
    giveReady(problem, graph, degrees, order, &first, &end);
  }
}
