//===- ExactJobs.c - A small graph for the exact search -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// One walk over the nodes in a legal order, each with the sets of jobs that
// come right before it and that it takes data from; a node that is left out
// hands on the sets that it got.
//
//===----------------------------------------------------------------------===//

#include "ExactJobs.h"
#include "Time.h"

/// What a node hands on.
typedef struct Passed {
  /// Jobs right before its successors, all jobs before them, and jobs whose
  /// data it yields.
  CommuteExactSet preds;
  CommuteExactSet ancestors;
  CommuteExactSet sources;
  /// Collectives whose data it yields without a wait.
  CommuteExactSet inFlight;
} Passed;

typedef struct Builder {
  const CommuteGraph *graph;
  CommuteExactJobs *jobs;
  CommuteTicks ticks;
  uint32_t *channels;
  /// By node: what its predecessors hand on, then what it does.
  Passed *passed;
  /// By node: its job, or COMMUTE_NO_NODE.
  uint32_t *jobOfNode;
  /// Edges into nodes, by id.
  uint32_t *edgeOffsets;
  uint32_t *edges;
  /// Storages by node, and by storage the last node of which a predecessor
  /// touches it.
  size_t *touchOffsets;
  uint32_t *touched;
  uint32_t *stamps;
} Builder;

static void finishBuilder(Builder *builder) {
  const CommuteAllocator *allocator = &builder->graph->allocator;
  commuteMemoryRelease(allocator, builder->stamps);
  commuteMemoryRelease(allocator, builder->touched);
  commuteMemoryRelease(allocator, builder->touchOffsets);
  commuteMemoryRelease(allocator, builder->edges);
  commuteMemoryRelease(allocator, builder->edgeOffsets);
  commuteMemoryRelease(allocator, builder->jobOfNode);
  commuteMemoryRelease(allocator, builder->passed);
  commuteMemoryRelease(allocator, builder->channels);
}

static bool initBuilder(Builder *builder, const CommuteGraph *graph,
                        bool singleChannel) {
  const CommuteAllocator *allocator = &graph->allocator;
  size_t numNodes = graph->numNodes;
  builder->jobs->numChannels =
      commuteChannelsNumber(graph, singleChannel, &builder->channels);
  builder->passed =
      commuteMemoryAllocateZeroed(allocator, numNodes, sizeof *builder->passed);
  builder->jobOfNode =
      commuteMemoryAllocate(allocator, numNodes, sizeof *builder->jobOfNode);
  builder->edgeOffsets = commuteMemoryAllocateZeroed(
      allocator, numNodes + 1, sizeof *builder->edgeOffsets);
  builder->edges =
      commuteMemoryAllocate(allocator, graph->numEdges, sizeof *builder->edges);
  builder->touchOffsets = commuteMemoryAllocateZeroed(
      allocator, numNodes + 1, sizeof *builder->touchOffsets);
  builder->touched = commuteMemoryAllocate(allocator, graph->numTouches,
                                           sizeof *builder->touched);
  builder->stamps = commuteMemoryAllocate(allocator, graph->numStorages,
                                          sizeof *builder->stamps);
  return builder->channels && builder->passed && builder->jobOfNode &&
         builder->edgeOffsets && builder->edges && builder->touchOffsets &&
         builder->touched && builder->stamps;
}

//===----------------------------------------------------------------------===//
// What is a job
//===----------------------------------------------------------------------===//

static bool isWaiting(const CommuteGraph *graph, uint32_t v) {
  return commuteNodeGetKind(graph, v) == COMMUTE_NODE_WAIT ||
         (graph->flags[v] & COMMUTE_FLAG_ALSO_WAIT) != 0;
}

static void fillEdges(Builder *builder) {
  const CommuteGraph *graph = builder->graph;
  uint32_t *offsets = builder->edgeOffsets;
  for (uint32_t e = 0; e < graph->numEdges; ++e)
    ++offsets[graph->edgeTo[e]];
  uint32_t sum = 0;
  for (uint32_t v = 0; v <= graph->numNodes; ++v) {
    sum += offsets[v];
    offsets[v] = sum;
  }
  for (uint32_t e = graph->numEdges; e-- > 0;)
    builder->edges[--offsets[graph->edgeTo[e]]] = e;
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
  for (uint32_t s = 0; s < graph->numStorages; ++s)
    builder->stamps[s] = COMMUTE_NO_NODE;
}

/// Whether a node touches a storage that is not live throughout, and that no
/// predecessor touches.
static bool allocates(Builder *builder, uint32_t v) {
  const CommuteGraph *graph = builder->graph;
  const size_t *offsets = builder->touchOffsets;
  for (uint32_t i = builder->edgeOffsets[v]; i < builder->edgeOffsets[v + 1];
       ++i) {
    uint32_t pred = graph->edgeFrom[builder->edges[i]];
    for (size_t t = offsets[pred]; t < offsets[pred + 1]; ++t)
      builder->stamps[builder->touched[t]] = v;
  }
  for (size_t t = offsets[v]; t < offsets[v + 1]; ++t) {
    uint32_t s = builder->touched[t];
    if (builder->stamps[s] != v && graph->storageBytes[s] != 0 &&
        !(graph->storageFlags[s] & COMMUTE_STORAGE_LIVE_IN))
      return true;
  }
  return false;
}

/// Whether a node is a job whatever it touches.
static bool isAlwaysJob(const CommuteGraph *graph, uint32_t v) {
  return commuteNodeGetKind(graph, v) != COMMUTE_NODE_COMPUTE ||
         isWaiting(graph, v) ||
         commuteCostGetReal(commuteNodeGetCost(graph, v)) > 0;
}

static uint32_t countAlwaysJobs(const CommuteGraph *graph) {
  uint32_t count = 0;
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    count += isAlwaysJob(graph, v);
  return count;
}

//===----------------------------------------------------------------------===//
// Jobs
//===----------------------------------------------------------------------===//

/// Makes a job of a node; `passed` is what its predecessors hand on, and
/// becomes what it hands on.
static void addJob(Builder *builder, uint32_t v, bool isAllocating,
                   Passed *passed) {
  const CommuteGraph *graph = builder->graph;
  CommuteExactJobs *jobs = builder->jobs;
  uint32_t number = jobs->numJobs++;
  builder->jobOfNode[v] = number;
  CommuteExactJob *job = &jobs->jobs[number];
  *job = (CommuteExactJob){
      .node = v,
      .isCollective = commuteNodeIsCollective(graph, v),
      .waits = isWaiting(graph, v),
      .allocates = isAllocating,
      .work = commuteTicksFromCost(builder->ticks, commuteTimeOfNode(graph, v)),
      .channel = builder->channels[v],
      .group = graph->channels[v],
      .bytes = graph->bytes[v],
      .ancestors = passed->ancestors,
      .preds = passed->preds,
      .sources = passed->sources};
  for (uint32_t i = 0; i < number; ++i) {
    if (commuteExactSetHas(&passed->sources, i))
      commuteExactSetAdd(&jobs->jobs[i].users, number);
    if (job->waits && commuteExactSetHas(&passed->inFlight, i))
      commuteExactSetAdd(&jobs->jobs[i].waiters, number);
  }
  if (job->isCollective || job->waits)
    passed->inFlight = (CommuteExactSet){.words = {0}};
  if (job->isCollective)
    commuteExactSetAdd(&passed->inFlight, number);
  passed->preds = (CommuteExactSet){.words = {0}};
  passed->sources = (CommuteExactSet){.words = {0}};
  commuteExactSetAdd(&passed->preds, number);
  commuteExactSetAdd(&passed->sources, number);
  commuteExactSetAdd(&passed->ancestors, number);
}

/// Returns false where there are too many jobs.
static bool addNode(Builder *builder, uint32_t v) {
  const CommuteGraph *graph = builder->graph;
  Passed passed = {.preds = {.words = {0}}};
  for (uint32_t i = builder->edgeOffsets[v]; i < builder->edgeOffsets[v + 1];
       ++i) {
    uint32_t edge = builder->edges[i];
    const Passed *pred = &builder->passed[graph->edgeFrom[edge]];
    commuteExactSetAddAll(&passed.preds, &pred->preds);
    commuteExactSetAddAll(&passed.ancestors, &pred->ancestors);
    if (graph->edgeKinds[edge] == COMMUTE_EDGE_DATA) {
      commuteExactSetAddAll(&passed.sources, &pred->sources);
      commuteExactSetAddAll(&passed.inFlight, &pred->inFlight);
    }
  }
  bool isAllocating = allocates(builder, v);
  builder->jobOfNode[v] = COMMUTE_NO_NODE;
  if (isAllocating || isAlwaysJob(graph, v)) {
    if (builder->jobs->numJobs == COMMUTE_EXACT_MAX_JOBS)
      return false;
    addJob(builder, v, isAllocating, &passed);
  }
  builder->passed[v] = passed;
  return true;
}

//===----------------------------------------------------------------------===//
// Storages
//===----------------------------------------------------------------------===//

/// Sums of known bytes fit, as the simulator has found.
static bool addStorages(Builder *builder) {
  const CommuteGraph *graph = builder->graph;
  CommuteExactJobs *jobs = builder->jobs;
  jobs->storages = commuteMemoryAllocateZeroed(
      &graph->allocator, graph->numStorages, sizeof *jobs->storages);
  if (!jobs->storages)
    return false;
  jobs->numStorages = graph->numStorages;
  for (uint32_t s = 0; s < graph->numStorages; ++s) {
    jobs->storages[s].bytes = graph->storageBytes[s];
    jobs->storages[s].isLiveOut =
        (graph->storageFlags[s] & COMMUTE_STORAGE_LIVE_OUT) != 0;
    if (graph->storageFlags[s] & COMMUTE_STORAGE_LIVE_IN) {
      jobs->residentBytes += graph->storageBytes[s];
      // Nothing starts it: it counts no second time.
      jobs->storages[s].bytes = 0;
    }
  }
  for (size_t t = 0; t < graph->numTouches; ++t) {
    CommuteExactStorage *storage = &jobs->storages[graph->touches[t].storage];
    uint32_t node = graph->touches[t].node;
    uint32_t job = builder->jobOfNode[node];
    if (job != COMMUTE_NO_NODE) {
      commuteExactSetAdd(&storage->starters, job);
      commuteExactSetAdd(&storage->enders, job);
    } else {
      commuteExactSetAddAll(&storage->enders, &builder->passed[node].preds);
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

CommuteStatus commuteExactJobsInit(CommuteExactJobs *jobs,
                                   const CommuteGraph *graph,
                                   const uint32_t *order, bool singleChannel,
                                   CommuteTicks ticks, bool *isTooLarge,
                                   CommuteError *error) {
  *jobs = (CommuteExactJobs){.allocator = &graph->allocator};
  *isTooLarge = countAlwaysJobs(graph) > COMMUTE_EXACT_MAX_JOBS;
  if (*isTooLarge)
    return COMMUTE_STATUS_OK;
  Builder builder = {.graph = graph, .jobs = jobs, .ticks = ticks};
  jobs->jobs = commuteMemoryAllocate(jobs->allocator, COMMUTE_EXACT_MAX_JOBS,
                                     sizeof *jobs->jobs);
  bool isDone = jobs->jobs && initBuilder(&builder, graph, singleChannel);
  if (isDone) {
    fillEdges(&builder);
    fillTouches(&builder);
    for (uint32_t i = 0; i < graph->numNodes && !*isTooLarge; ++i)
      *isTooLarge = !addNode(&builder, order[i]);
    isDone = *isTooLarge || addStorages(&builder);
  }
  finishBuilder(&builder);
  return isDone ? COMMUTE_STATUS_OK : commuteErrorFailMemory(error);
}

void commuteExactJobsFinish(CommuteExactJobs *jobs) {
  if (!jobs->allocator)
    return;
  commuteMemoryRelease(jobs->allocator, jobs->storages);
  commuteMemoryRelease(jobs->allocator, jobs->jobs);
}

CommuteStatus commuteExactJobsWriteOrder(const CommuteExactJobs *jobs,
                                         const CommuteGraph *graph,
                                         const uint32_t *sequence,
                                         uint32_t *order, CommuteError *error) {
  uint32_t *degree = commuteMemoryAllocateZeroed(
      jobs->allocator, graph->numNodes, sizeof *degree);
  bool *isJob = commuteMemoryAllocateZeroed(jobs->allocator, graph->numNodes,
                                            sizeof *isJob);
  if (!degree || !isJob) {
    commuteMemoryRelease(jobs->allocator, isJob);
    commuteMemoryRelease(jobs->allocator, degree);
    return commuteErrorFailMemory(error);
  }
  for (uint32_t e = 0; e < graph->offsets[graph->numNodes]; ++e)
    ++degree[graph->succs[e]];
  for (uint32_t j = 0; j < jobs->numJobs; ++j)
    isJob[jobs->jobs[j].node] = true;
  // What is left out comes as soon as it may.
  uint32_t end = 0;
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    if (!isJob[v] && degree[v] == 0)
      order[end++] = v;
  uint32_t begin = 0;
  for (uint32_t i = 0; i <= jobs->numJobs; ++i) {
    for (; begin < end; ++begin)
      for (uint32_t e = graph->offsets[order[begin]];
           e < graph->offsets[order[begin] + 1]; ++e)
        if (--degree[graph->succs[e]] == 0 && !isJob[graph->succs[e]])
          order[end++] = graph->succs[e];
    if (i < jobs->numJobs)
      order[end++] = jobs->jobs[sequence[i]].node;
  }
  commuteMemoryRelease(jobs->allocator, isJob);
  commuteMemoryRelease(jobs->allocator, degree);
  return COMMUTE_STATUS_OK;
}
