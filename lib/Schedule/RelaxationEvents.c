//===- RelaxationEvents.c - From nodes to jobs with precedences -----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// In two steps. First each node is up to two events, as in Bounds.c: when the
// compute stream is past it, and when its data are there. Where nothing is
// between an event and another one it is the same; where several come together,
// it is a job of no length. Then arcs that others imply are left out, and with
// them most of the jobs of no length.
//
//===----------------------------------------------------------------------===//

#include "Bitset.h"
#include "Relaxation.h"
#include "Time.h"

#include <string.h>

//===----------------------------------------------------------------------===//
// Events
//===----------------------------------------------------------------------===//

/// The event of time 0.
#define NO_EVENT UINT32_MAX

/// Lists of numbers, one after the other.
typedef struct Rows {
  uint32_t *offsets;
  uint32_t *values;
  size_t capacity;
} Rows;

/// The first step's answer: events as jobs, numbered topologically. Row e of
/// `preds` holds what comes right before event e.
typedef struct Events {
  const CommuteGraph *graph;
  const CommuteAllocator *allocator;
  CommuteTicks ticks;
  uint32_t *channels;
  uint32_t numChannels;
  uint32_t count;
  uint32_t *nodes;
  uint32_t *machines;
  int64_t *works;
  Rows preds;
  /// By event: the last event that has it in its row.
  uint32_t *stamps;
  /// By node: the events.
  uint32_t *cursors;
  uint32_t *arrivals;
  /// Edges into nodes: compressed rows of edges as places in graph->succs.
  uint32_t *edgeOffsets;
  uint32_t *edges;
  uint32_t *edgeSources;
} Events;

static void finishEvents(Events *events) {
  const CommuteAllocator *allocator = events->allocator;
  commuteMemoryRelease(allocator, events->edgeSources);
  commuteMemoryRelease(allocator, events->edges);
  commuteMemoryRelease(allocator, events->edgeOffsets);
  commuteMemoryRelease(allocator, events->arrivals);
  commuteMemoryRelease(allocator, events->cursors);
  commuteMemoryRelease(allocator, events->stamps);
  commuteMemoryRelease(allocator, events->preds.values);
  commuteMemoryRelease(allocator, events->preds.offsets);
  commuteMemoryRelease(allocator, events->works);
  commuteMemoryRelease(allocator, events->machines);
  commuteMemoryRelease(allocator, events->nodes);
  commuteMemoryRelease(allocator, events->channels);
}

static bool initEvents(Events *events, const CommuteGraph *graph,
                       bool singleChannel, CommuteTicks ticks) {
  const CommuteAllocator *allocator = &graph->allocator;
  size_t numNodes = graph->numNodes;
  size_t maxEvents = 2 * numNodes;
  *events = (Events){.graph = graph, .allocator = allocator, .ticks = ticks};
  events->numChannels =
      commuteChannelsNumber(graph, singleChannel, &events->channels);
  events->nodes =
      commuteMemoryAllocate(allocator, maxEvents, sizeof *events->nodes);
  events->machines =
      commuteMemoryAllocate(allocator, maxEvents, sizeof *events->machines);
  events->works =
      commuteMemoryAllocate(allocator, maxEvents, sizeof *events->works);
  events->preds.offsets = commuteMemoryAllocateZeroed(
      allocator, maxEvents + 1, sizeof *events->preds.offsets);
  events->stamps =
      commuteMemoryAllocate(allocator, maxEvents, sizeof *events->stamps);
  events->cursors =
      commuteMemoryAllocate(allocator, numNodes, sizeof *events->cursors);
  events->arrivals =
      commuteMemoryAllocate(allocator, numNodes, sizeof *events->arrivals);
  events->edgeOffsets = commuteMemoryAllocateZeroed(
      allocator, numNodes + 1, sizeof *events->edgeOffsets);
  events->edges =
      commuteMemoryAllocate(allocator, graph->numEdges, sizeof *events->edges);
  events->edgeSources = commuteMemoryAllocate(allocator, graph->numEdges,
                                              sizeof *events->edgeSources);
  return events->channels && events->nodes && events->machines &&
         events->works && events->preds.offsets && events->stamps &&
         events->cursors && events->arrivals && events->edgeOffsets &&
         events->edges && events->edgeSources;
}

static void fillEdges(Events *events) {
  const CommuteGraph *graph = events->graph;
  uint32_t *offsets = events->edgeOffsets;
  uint32_t numEdges = graph->offsets[graph->numNodes];
  for (uint32_t e = 0; e < numEdges; ++e)
    ++offsets[graph->succs[e]];
  uint32_t sum = 0;
  for (uint32_t v = 0; v <= graph->numNodes; ++v) {
    sum += offsets[v];
    offsets[v] = sum;
  }
  for (uint32_t v = graph->numNodes; v-- > 0;)
    for (uint32_t e = graph->offsets[v + 1]; e-- > graph->offsets[v];) {
      uint32_t place = --offsets[graph->succs[e]];
      events->edges[place] = e;
      events->edgeSources[place] = v;
    }
}

static bool addValue(Rows *rows, const CommuteAllocator *allocator,
                     uint32_t row, uint32_t value) {
  size_t count = rows->offsets[row + 1];
  if (count == rows->capacity) {
    size_t capacity = commuteMemoryGrow(rows->capacity, count + 1);
    uint32_t *values =
        commuteMemoryResize(allocator, rows->values, capacity, sizeof *values);
    if (!values)
      return false;
    rows->values = values;
    rows->capacity = capacity;
  }
  rows->values[count] = value;
  ++rows->offsets[row + 1];
  return true;
}

/// Starts the row of the next event.
static void beginEvent(Events *events) {
  events->preds.offsets[events->count + 1] =
      events->preds.offsets[events->count];
}

/// Adds an event to the row of the next event.
static bool addPred(Events *events, uint32_t event) {
  if (event == NO_EVENT || events->stamps[event] == events->count)
    return true;
  events->stamps[event] = events->count;
  return addValue(&events->preds, events->allocator, events->count, event);
}

static bool isWaiting(const CommuteGraph *graph, uint32_t v) {
  return commuteNodeGetKind(graph, v) == COMMUTE_NODE_WAIT ||
         (graph->flags[v] & COMMUTE_FLAG_ALSO_WAIT) != 0;
}

/// Ends the row and returns its event: a job, or where it takes no time, and
/// not more than one other event comes right before it, that one.
static uint32_t endEvent(Events *events, uint32_t v, uint32_t machine,
                         int64_t work) {
  uint32_t event = events->count;
  const uint32_t *offsets = events->preds.offsets;
  if (machine == COMMUTE_NO_MACHINE &&
      offsets[event + 1] - offsets[event] <= 1) {
    uint32_t same = NO_EVENT;
    if (offsets[event + 1] > offsets[event]) {
      same = events->preds.values[offsets[event]];
      // The number is given again.
      events->stamps[same] = NO_EVENT;
    }
    return same;
  }
  events->nodes[event] = machine != COMMUTE_NO_MACHINE ? v : COMMUTE_NO_NODE;
  events->machines[event] = machine;
  events->works[event] = work;
  events->stamps[event] = NO_EVENT;
  ++events->count;
  return event;
}

static bool isData(const Events *events, uint32_t place) {
  return events->edges[place] <
         events->graph->dataEnds[events->edgeSources[place]];
}

/// Whether the target of an edge can only run when the source's data are there.
static bool isHeldBy(const Events *events, uint32_t place, uint32_t v) {
  uint32_t source = events->edgeSources[place];
  return isData(events, place) ||
         (commuteNodeIsCollective(events->graph, source) &&
          events->channels[source] == events->channels[v]);
}

static bool addNodeEvents(Events *events, uint32_t v) {
  const CommuteGraph *graph = events->graph;
  bool isCollective = commuteNodeIsCollective(graph, v);
  bool waits = isWaiting(graph, v);
  int64_t work =
      commuteTicksFromCost(events->ticks, commuteTimeOfNode(graph, v));
  uint32_t first = events->edgeOffsets[v], last = events->edgeOffsets[v + 1];

  beginEvent(events);
  for (uint32_t p = first; p < last; ++p) {
    uint32_t source = events->edgeSources[p];
    if (!addPred(events, events->cursors[source]) ||
        (waits && isData(events, p) &&
         !addPred(events, events->arrivals[source])))
      return false;
  }
  bool isJob = !isCollective && (work > 0 || waits);
  events->cursors[v] = endEvent(events, v, isJob ? 0 : COMMUTE_NO_MACHINE,
                                isCollective ? 0 : work);

  beginEvent(events);
  if (!addPred(events, events->cursors[v]))
    return false;
  for (uint32_t p = first; p < last; ++p) {
    uint32_t source = events->edgeSources[p];
    bool isHeld = isCollective
                      ? isHeldBy(events, p, v)
                      : !waits && isData(events, p) &&
                            events->arrivals[source] != events->cursors[source];
    if (isHeld && !addPred(events, events->arrivals[source]))
      return false;
  }
  isJob = isCollective && work > 0;
  events->arrivals[v] =
      endEvent(events, v, isJob ? events->channels[v] + 1 : COMMUTE_NO_MACHINE,
               isJob ? work : 0);
  return true;
}

//===----------------------------------------------------------------------===//
// Reduction
//===----------------------------------------------------------------------===//

/// The second step: rows of jobs without what others imply.
typedef struct Reduction {
  size_t numWords;
  uint64_t *ancestors;
  uint64_t *row;
  uint32_t *list;
  uint32_t *numUses;
  bool *isLeftOut;
  Rows preds;
} Reduction;

static void finishReduction(Reduction *reduction,
                            const CommuteAllocator *allocator) {
  commuteMemoryRelease(allocator, reduction->preds.values);
  commuteMemoryRelease(allocator, reduction->preds.offsets);
  commuteMemoryRelease(allocator, reduction->isLeftOut);
  commuteMemoryRelease(allocator, reduction->numUses);
  commuteMemoryRelease(allocator, reduction->list);
  commuteMemoryRelease(allocator, reduction->row);
  commuteMemoryRelease(allocator, reduction->ancestors);
}

static bool initReduction(Reduction *reduction, const Events *events) {
  const CommuteAllocator *allocator = events->allocator;
  size_t count = events->count;
  *reduction = (Reduction){.numWords = commuteBitsetCountWords(events->count)};
  reduction->ancestors = commuteMemoryAllocateZeroed(
      allocator, count * reduction->numWords, sizeof *reduction->ancestors);
  reduction->row = commuteMemoryAllocate(allocator, reduction->numWords,
                                         sizeof *reduction->row);
  reduction->list =
      commuteMemoryAllocate(allocator, count, sizeof *reduction->list);
  reduction->numUses =
      commuteMemoryAllocateZeroed(allocator, count, sizeof *reduction->numUses);
  reduction->isLeftOut = commuteMemoryAllocateZeroed(
      allocator, count, sizeof *reduction->isLeftOut);
  reduction->preds.offsets = commuteMemoryAllocateZeroed(
      allocator, count + 1, sizeof *reduction->preds.offsets);
  if (!reduction->ancestors || !reduction->row || !reduction->list ||
      !reduction->numUses || !reduction->isLeftOut || !reduction->preds.offsets)
    return false;
  for (uint32_t i = 0; i < events->preds.offsets[events->count]; ++i)
    ++reduction->numUses[events->preds.values[i]];
  return true;
}

/// Lists what comes right before an event, increasing, with what is left out
/// replaced by what comes before that.
static uint32_t listPreds(Reduction *reduction, const Events *events,
                          uint32_t event) {
  memset(reduction->row, 0, reduction->numWords * sizeof *reduction->row);
  for (uint32_t i = events->preds.offsets[event];
       i < events->preds.offsets[event + 1]; ++i) {
    uint32_t pred = events->preds.values[i];
    if (!reduction->isLeftOut[pred]) {
      commuteBitsetAdd(reduction->row, pred);
      continue;
    }
    for (uint32_t k = reduction->preds.offsets[pred];
         k < reduction->preds.offsets[pred + 1]; ++k)
      commuteBitsetAdd(reduction->row, reduction->preds.values[k]);
  }
  return commuteBitsetList(reduction->row, reduction->numWords,
                           reduction->list);
}

static bool reduceEvent(Reduction *reduction, const Events *events,
                        uint32_t event) {
  size_t numWords = reduction->numWords;
  uint64_t *ancestors = reduction->ancestors + event * numWords;
  reduction->preds.offsets[event + 1] = reduction->preds.offsets[event];
  uint32_t count = 0;
  for (uint32_t i = listPreds(reduction, events, event); i-- > 0;) {
    uint32_t pred = reduction->list[i];
    if (commuteBitsetHas(ancestors, pred))
      continue;
    commuteBitsetAddAll(ancestors, reduction->ancestors + pred * numWords,
                        numWords);
    commuteBitsetAdd(ancestors, pred);
    if (!addValue(&reduction->preds, events->allocator, event, pred))
      return false;
    ++count;
  }
  // Leaving out a job of no length must not add arcs.
  uint32_t uses = reduction->numUses[event];
  reduction->isLeftOut[event] =
      events->works[event] == 0 &&
      events->machines[event] == COMMUTE_NO_MACHINE &&
      (count <= 1 || uses <= 1 || (count == 2 && uses == 2));
  return true;
}

/// Numbers what is not left out anew.
static bool takeJobs(CommuteRelaxation *relaxation, const Reduction *reduction,
                     const Events *events) {
  uint32_t *numbers = reduction->list;
  const Rows *preds = &reduction->preds;
  size_t numArcs = 0;
  for (uint32_t e = 0; e < events->count; ++e) {
    if (reduction->isLeftOut[e])
      continue;
    numbers[e] = relaxation->numJobs++;
    numArcs += preds->offsets[e + 1] - preds->offsets[e];
  }
  if (!commuteRelaxationAllocate(relaxation, numArcs))
    return false;
  uint32_t end = 0;
  for (uint32_t e = 0; e < events->count; ++e) {
    if (reduction->isLeftOut[e])
      continue;
    relaxation->nodes[numbers[e]] = events->nodes[e];
    relaxation->machines[numbers[e]] = events->machines[e];
    relaxation->works[numbers[e]] = events->works[e];
    for (uint32_t i = preds->offsets[e]; i < preds->offsets[e + 1]; ++i)
      relaxation->preds[end++] = numbers[preds->values[i]];
    relaxation->offsets[numbers[e] + 1] = end;
  }
  commuteRelaxationFillAncestors(relaxation);
  return true;
}

static bool reduceEvents(CommuteRelaxation *relaxation, const Events *events) {
  Reduction reduction;
  bool isDone = initReduction(&reduction, events);
  for (uint32_t e = 0; isDone && e < events->count; ++e)
    isDone = reduceEvent(&reduction, events, e);
  isDone = isDone && takeJobs(relaxation, &reduction, events);
  finishReduction(&reduction, events->allocator);
  return isDone;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

/// So that twice as many have 32-bit numbers.
enum { MaxEdges = 1 << 26 };

static uint32_t countJobs(const CommuteGraph *graph) {
  uint32_t count = 0;
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    count += isWaiting(graph, v) ||
             commuteCostGetReal(commuteNodeGetCost(graph, v)) > 0;
  return count;
}

CommuteStatus commuteRelaxationInit(CommuteRelaxation *relaxation,
                                    const CommuteGraph *graph,
                                    const uint32_t *order, bool singleChannel,
                                    CommuteTicks ticks, bool *isTooLarge,
                                    CommuteError *error) {
  *relaxation = (CommuteRelaxation){.allocator = &graph->allocator};
  *isTooLarge = countJobs(graph) > COMMUTE_RELAXATION_MAX_JOBS ||
                graph->numEdges > MaxEdges;
  if (*isTooLarge)
    return COMMUTE_STATUS_OK;
  Events events;
  bool isDone = initEvents(&events, graph, singleChannel, ticks);
  if (isDone) {
    fillEdges(&events);
    for (uint32_t i = 0; isDone && i < graph->numNodes; ++i)
      isDone = addNodeEvents(&events, order[i]);
  }
  if (isDone && events.count > COMMUTE_RELAXATION_MAX_JOBS) {
    *isTooLarge = true;
  } else if (isDone) {
    relaxation->numMachines = events.numChannels + 1;
    isDone = reduceEvents(relaxation, &events);
  }
  finishEvents(&events);
  return isDone ? COMMUTE_STATUS_OK : commuteErrorFailMemory(error);
}
