//===- Residents.c - What has to stay below limits ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Of the jobs that touch a storage, one that another one of them comes right
// before can never be the first, and one that another one comes right behind
// never the last. Mostly one of each is left.
//
//===----------------------------------------------------------------------===//

#include "Residents.h"

#include <string.h>

/// A job with more arcs is not looked at for such a neighbour.
enum { MaxNeighbours = 64 };

/// A job that begins or ends an item.
typedef struct Bond {
  uint32_t job;
  uint32_t item;
} Bond;

typedef struct Bonds {
  Bond *bonds;
  size_t count;
  size_t capacity;
} Bonds;

/// The memory of building.
typedef struct Builder {
  CommuteResidents *residents;
  const CommuteGraph *graph;
  size_t itemCapacity;
  Bonds begins;
  Bonds ends;
  /// By job: the last list that has it.
  uint32_t *stamps;
  uint32_t stamp;
  uint32_t *list;
  uint32_t length;
  /// Nodes by storage.
  size_t *touchOffsets;
  uint32_t *touchers;
  uint32_t *channels;
  uint32_t numChannels;
} Builder;

static void finishBuilder(Builder *builder) {
  const CommuteAllocator *allocator = &builder->graph->allocator;
  commuteMemoryRelease(allocator, builder->channels);
  commuteMemoryRelease(allocator, builder->touchers);
  commuteMemoryRelease(allocator, builder->touchOffsets);
  commuteMemoryRelease(allocator, builder->list);
  commuteMemoryRelease(allocator, builder->stamps);
  commuteMemoryRelease(allocator, builder->ends.bonds);
  commuteMemoryRelease(allocator, builder->begins.bonds);
}

static bool initBuilder(Builder *builder, CommuteResidents *residents,
                        const CommuteGraph *graph) {
  const CommuteAllocator *allocator = &graph->allocator;
  uint32_t numJobs = residents->problem->numJobs;
  *builder = (Builder){.residents = residents, .graph = graph};
  builder->stamps =
      commuteMemoryAllocateZeroed(allocator, numJobs, sizeof *builder->stamps);
  builder->list =
      commuteMemoryAllocate(allocator, numJobs, sizeof *builder->list);
  builder->touchOffsets = commuteMemoryAllocateZeroed(
      allocator, (size_t)graph->numStorages + 1, sizeof *builder->touchOffsets);
  builder->touchers = commuteMemoryAllocate(allocator, graph->numTouches,
                                            sizeof *builder->touchers);
  builder->numChannels =
      commuteChannelsNumber(graph, false, &builder->channels);
  return builder->stamps && builder->list && builder->touchOffsets &&
         builder->touchers && builder->channels;
}

static bool addBond(Builder *builder, Bonds *bonds, uint32_t job,
                    uint32_t item) {
  if (bonds->count == bonds->capacity) {
    size_t capacity = commuteMemoryGrow(bonds->capacity, bonds->count + 1);
    Bond *grown = commuteMemoryResize(&builder->graph->allocator, bonds->bonds,
                                      capacity, sizeof *grown);
    if (!grown)
      return false;
    bonds->bonds = grown;
    bonds->capacity = capacity;
  }
  bonds->bonds[bonds->count++] = (Bond){.job = job, .item = item};
  return true;
}

static bool addItem(Builder *builder, CommuteItem item) {
  CommuteResidents *residents = builder->residents;
  if (residents->numItems == builder->itemCapacity) {
    size_t capacity = commuteMemoryGrow(builder->itemCapacity,
                                        (size_t)residents->numItems + 1);
    CommuteItem *items = commuteMemoryResize(
        &builder->graph->allocator, residents->items, capacity, sizeof *items);
    if (!items)
      return false;
    residents->items = items;
    builder->itemCapacity = capacity;
  }
  residents->items[residents->numItems++] = item;
  residents->total += item.bytes;
  if (residents->total < item.bytes)
    residents->total = UINT64_MAX;
  return true;
}

//===----------------------------------------------------------------------===//
// Lists of jobs
//===----------------------------------------------------------------------===//

static void clearList(Builder *builder) {
  ++builder->stamp;
  builder->length = 0;
}

static void listJob(Builder *builder, uint32_t job) {
  if (builder->stamps[job] == builder->stamp)
    return;
  builder->stamps[job] = builder->stamp;
  builder->list[builder->length++] = job;
}

/// Whether a listed job comes right before, or right behind, a job.
static bool hasListed(const Builder *builder, const uint32_t *offsets,
                      const CommuteArc *arcs, uint32_t job) {
  if (offsets[job + 1] - offsets[job] > MaxNeighbours)
    return false;
  for (uint32_t a = offsets[job]; a < offsets[job + 1]; ++a)
    if (builder->stamps[arcs[a].job] == builder->stamp)
      return true;
  return false;
}

/// Bonds an item to those of the list that can be the first, or the last.
static bool addBonds(Builder *builder, bool areBegins, uint32_t item) {
  const CommuteProblem *problem = builder->residents->problem;
  for (uint32_t i = 0; i < builder->length; ++i) {
    uint32_t job = builder->list[i];
    bool isInner =
        areBegins
            ? hasListed(builder, problem->predOffsets, problem->preds, job)
            : hasListed(builder, problem->succOffsets, problem->succs, job);
    if (!isInner &&
        !addBond(builder, areBegins ? &builder->begins : &builder->ends, job,
                 item))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Live bytes
//===----------------------------------------------------------------------===//

static void fillTouchers(Builder *builder) {
  const CommuteGraph *graph = builder->graph;
  size_t *offsets = builder->touchOffsets;
  for (size_t t = 0; t < graph->numTouches; ++t)
    ++offsets[graph->touches[t].storage];
  size_t sum = 0;
  for (uint32_t s = 0; s < graph->numStorages; ++s) {
    sum += offsets[s];
    offsets[s] = sum;
  }
  offsets[graph->numStorages] = sum;
  for (size_t t = graph->numTouches; t-- > 0;)
    builder->touchers[--offsets[graph->touches[t].storage]] =
        graph->touches[t].node;
}

/// A node that is no job stands behind the last of the jobs that come right
/// before it; any of these can be that.
static bool addStorage(Builder *builder, uint32_t storage, uint32_t resource) {
  const CommuteProblem *problem = builder->residents->problem;
  const CommuteGraph *graph = builder->graph;
  uint32_t item = builder->residents->numItems;
  size_t first = builder->touchOffsets[storage];
  size_t end = builder->touchOffsets[storage + 1];
  clearList(builder);
  for (size_t t = first; t < end; ++t)
    if (problem->jobs[builder->touchers[t]] != COMMUTE_NO_JOB)
      listJob(builder, problem->jobs[builder->touchers[t]]);
  if (builder->length == 0)
    return true;
  bool stays = (graph->storageFlags[storage] & COMMUTE_STORAGE_LIVE_OUT) != 0;
  if (!addItem(builder, (CommuteItem){.bytes = graph->storageBytes[storage],
                                      .resource = resource,
                                      .stays = stays}) ||
      !addBonds(builder, /*areBegins=*/true, item))
    return false;
  for (size_t t = first; t < end; ++t) {
    uint32_t v = builder->touchers[t];
    if (problem->jobs[v] == COMMUTE_NO_JOB)
      for (uint32_t s = problem->sourceOffsets[v]; s < problem->sourceEnds[v];
           ++s)
        listJob(builder, problem->sources[s].job);
  }
  return stays || addBonds(builder, /*areBegins=*/false, item);
}

/// What is live-in takes up its part of the limit all the time.
static bool addStorages(Builder *builder, uint64_t limit) {
  const CommuteGraph *graph = builder->graph;
  uint32_t resource = builder->residents->numResources++;
  builder->residents->memory = resource;
  fillTouchers(builder);
  for (uint32_t s = 0; s < graph->numStorages; ++s) {
    uint64_t bytes = graph->storageBytes[s];
    if (bytes == 0 || bytes == COMMUTE_BYTES_UNKNOWN)
      continue;
    if (graph->storageFlags[s] & COMMUTE_STORAGE_LIVE_IN)
      limit -= bytes < limit ? bytes : limit;
    else if (!addStorage(builder, s, resource))
      return false;
  }
  builder->residents->limits[resource] = limit;
  return true;
}

//===----------------------------------------------------------------------===//
// Collectives in flight
//===----------------------------------------------------------------------===//

/// Lists the waits that the data of a collective reach through compute.
static void listWaits(Builder *builder, uint32_t collective) {
  const CommuteProblem *problem = builder->residents->problem;
  clearList(builder);
  listJob(builder, collective);
  for (uint32_t i = 0; i < builder->length; ++i) {
    uint32_t job = builder->list[i];
    if (i > 0 && !(problem->flags[job] & COMMUTE_JOB_PASSES))
      continue;
    for (uint32_t s = problem->succOffsets[job];
         s < problem->succOffsets[job + 1]; ++s) {
      CommuteArc succ = problem->succs[s];
      if (succ.isPending &&
          (problem->flags[succ.job] & (COMMUTE_JOB_PASSES | COMMUTE_JOB_WAITS)))
        listJob(builder, succ.job);
    }
  }
}

static bool addCollective(Builder *builder, uint32_t v, uint64_t bytes,
                          uint32_t resource) {
  const CommuteProblem *problem = builder->residents->problem;
  uint32_t item = builder->residents->numItems;
  uint32_t job = problem->jobs[v];
  if (bytes == 0 || bytes == COMMUTE_BYTES_UNKNOWN)
    return true;
  listWaits(builder, job);
  bool stays = true;
  for (uint32_t i = 1; i < builder->length && stays; ++i)
    stays = !commuteJobWaits(problem, builder->list[i]);
  if (!addItem(builder, (CommuteItem){.bytes = bytes,
                                      .resource = resource,
                                      .endsBefore = true,
                                      .stays = stays}) ||
      !addBond(builder, &builder->begins, job, item))
    return false;
  for (uint32_t i = 1; i < builder->length; ++i)
    if (commuteJobWaits(problem, builder->list[i]) &&
        !addBond(builder, &builder->ends, builder->list[i], item))
      return false;
  return true;
}

/// Adds a resource, or one for each channel, for the bytes or the number of the
/// collectives that a limit is about.
static bool addFlights(Builder *builder, const CommuteFlightLimit *limit,
                       bool isCount, uint64_t value) {
  const CommuteGraph *graph = builder->graph;
  CommuteResidents *residents = builder->residents;
  uint32_t first = residents->numResources;
  residents->numResources += limit->perChannel ? builder->numChannels : 1;
  for (uint32_t r = first; r < residents->numResources; ++r)
    residents->limits[r] = value;
  for (uint32_t v = 0; v < graph->numNodes; ++v) {
    if (!commuteNodeIsCollective(graph, v) ||
        (limit->members && !limit->members[v]))
      continue;
    uint32_t resource =
        limit->perChannel ? first + builder->channels[v] : first;
    if (!addCollective(builder, v, isCount ? 1 : graph->bytes[v], resource))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

static bool makeRows(const CommuteResidents *residents, const Bonds *bonds,
                     uint32_t **offsets, uint32_t **items) {
  const CommuteAllocator *allocator = residents->problem->allocator;
  uint32_t numJobs = residents->problem->numJobs;
  *offsets = commuteMemoryAllocateZeroed(allocator, (size_t)numJobs + 1,
                                         sizeof **offsets);
  *items = commuteMemoryAllocate(allocator, bonds->count, sizeof **items);
  if (!*offsets || !*items || bonds->count > INT32_MAX)
    return false;
  for (size_t b = 0; b < bonds->count; ++b)
    ++(*offsets)[bonds->bonds[b].job];
  uint32_t sum = 0;
  for (uint32_t j = 0; j <= numJobs; ++j) {
    sum += (*offsets)[j];
    (*offsets)[j] = sum;
  }
  for (size_t b = bonds->count; b-- > 0;)
    (*items)[--(*offsets)[bonds->bonds[b].job]] = bonds->bonds[b].item;
  return true;
}

static bool build(Builder *builder, const CommuteOptimizeOptions *options) {
  CommuteResidents *residents = builder->residents;
  if (options->memoryLimit != COMMUTE_NO_LIMIT &&
      !addStorages(builder, options->memoryLimit))
    return false;
  for (size_t l = 0; l < options->numFlightLimits; ++l) {
    const CommuteFlightLimit *limit = &options->flightLimits[l];
    if (limit->bytes != COMMUTE_NO_LIMIT &&
        !addFlights(builder, limit, /*isCount=*/false, limit->bytes))
      return false;
    if (limit->count != COMMUTE_NO_LIMIT &&
        !addFlights(builder, limit, /*isCount=*/true, limit->count))
      return false;
  }
  if (!makeRows(residents, &builder->begins, &residents->beginOffsets,
                &residents->begins) ||
      !makeRows(residents, &builder->ends, &residents->endOffsets,
                &residents->ends))
    return false;
  residents->numEnds = commuteMemoryAllocateZeroed(
      residents->problem->allocator, residents->numItems,
      sizeof *residents->numEnds);
  if (!residents->numEnds)
    return false;
  for (size_t b = 0; b < builder->ends.count; ++b)
    ++residents->numEnds[builder->ends.bonds[b].item];
  return true;
}

bool commuteResidentsInit(CommuteResidents *residents,
                          const CommuteProblem *problem,
                          const CommuteGraph *graph,
                          const CommuteOptimizeOptions *options) {
  *residents = (CommuteResidents){.problem = problem, .memory = UINT32_MAX};
  Builder builder;
  bool isGood = initBuilder(&builder, residents, graph);
  if (isGood) {
    size_t maxResources =
        1 + 2 * options->numFlightLimits * ((size_t)builder.numChannels + 1);
    residents->limits = commuteMemoryAllocate(problem->allocator, maxResources,
                                              sizeof *residents->limits);
    isGood = residents->limits && build(&builder, options);
  }
  finishBuilder(&builder);
  if (!isGood)
    commuteResidentsFinish(residents);
  return isGood;
}

void commuteResidentsFinish(CommuteResidents *residents) {
  const CommuteAllocator *allocator = residents->problem->allocator;
  commuteMemoryRelease(allocator, residents->numEnds);
  commuteMemoryRelease(allocator, residents->ends);
  commuteMemoryRelease(allocator, residents->endOffsets);
  commuteMemoryRelease(allocator, residents->begins);
  commuteMemoryRelease(allocator, residents->beginOffsets);
  commuteMemoryRelease(allocator, residents->items);
  commuteMemoryRelease(allocator, residents->limits);
}

//===----------------------------------------------------------------------===//
// Peaks
//===----------------------------------------------------------------------===//

/// Takes off the items of which a job is the last that ends them.
static void endItems(const CommuteResidents *residents, uint32_t job,
                     bool endsBefore, uint32_t *numLeft, uint64_t *levels) {
  for (uint32_t e = residents->endOffsets[job];
       e < residents->endOffsets[job + 1]; ++e) {
    uint32_t i = residents->ends[e];
    const CommuteItem *item = &residents->items[i];
    if (item->endsBefore == endsBefore && --numLeft[i] == 0 && !item->stays)
      levels[item->resource] -= item->bytes;
  }
}

bool commuteResidentsFindPeaks(const CommuteResidents *residents,
                               const uint32_t *sequence, uint64_t *peaks) {
  const CommuteProblem *problem = residents->problem;
  const CommuteAllocator *allocator = problem->allocator;
  uint32_t numItems = residents->numItems;
  uint32_t *numLeft =
      commuteMemoryAllocate(allocator, numItems, sizeof *numLeft);
  bool *hasBegun =
      commuteMemoryAllocateZeroed(allocator, numItems, sizeof *hasBegun);
  uint64_t *levels = commuteMemoryAllocateZeroed(
      allocator, residents->numResources, sizeof *levels);
  bool isGood = numLeft && hasBegun && levels;
  if (isGood) {
    memcpy(numLeft, residents->numEnds, numItems * sizeof *numLeft);
    memset(peaks, 0, residents->numResources * sizeof *peaks);
  }
  for (uint32_t i = 0; isGood && i < problem->numJobs; ++i) {
    uint32_t job = sequence[i];
    endItems(residents, job, /*endsBefore=*/true, numLeft, levels);
    for (uint32_t b = residents->beginOffsets[job];
         b < residents->beginOffsets[job + 1]; ++b) {
      uint32_t begun = residents->begins[b];
      const CommuteItem *item = &residents->items[begun];
      if (hasBegun[begun])
        continue;
      hasBegun[begun] = true;
      levels[item->resource] += item->bytes;
      if (peaks[item->resource] < levels[item->resource])
        peaks[item->resource] = levels[item->resource];
    }
    endItems(residents, job, /*endsBefore=*/false, numLeft, levels);
  }
  commuteMemoryRelease(allocator, levels);
  commuteMemoryRelease(allocator, hasBegun);
  commuteMemoryRelease(allocator, numLeft);
  return isGood;
}

bool commuteResidentsFit(const CommuteResidents *residents,
                         const uint64_t *peaks) {
  for (uint32_t r = 0; r < residents->numResources; ++r)
    if (peaks[r] > residents->limits[r])
      return false;
  return true;
}
