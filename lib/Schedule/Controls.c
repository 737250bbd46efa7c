//===- Controls.c - What people ask of an order ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Each step keeps an order that respects all edges so far, and adds only edges
// that agree with it or, for hints, with the one it then makes: no cycle can
// come of it.
//
//   1. The list, made topological: pins and small collectives.
//   2. The same with each prefetch as late as possible: how far ahead.
//   3. Hints: what the early ones need in front, what needs the late ones at
//      the back.
//
//===----------------------------------------------------------------------===//

#include "commute/Controls.h"

#include "GraphImpl.h"
#include "ReadySet.h"

#include <string.h>

CommuteControls commuteControlsGetDefault(void) {
  return (CommuteControls){.prefetchComputations = COMMUTE_PREFETCH_ANY,
                           .prefetchBytes = COMMUTE_PREFETCH_ANY,
                           .prefetchLayers = COMMUTE_PREFETCH_ANY};
}

/// A collective that may not start too far ahead, in the order of step 2.
typedef struct Prefetch {
  uint32_t node;
  /// Its first wait, or COMMUTE_NO_NODE.
  uint32_t wait;
  uint64_t bytes;
  /// Counts layers.
  uint32_t layer;
} Prefetch;

typedef struct Controller {
  CommuteGraph *graph;
  const CommuteControls *controls;
  uint32_t *order;
  uint32_t *positions;
  /// Room of one entry per node.
  uint32_t *scratch;
  uint32_t *list;
  Prefetch *prefetches;
} Controller;

static void finishController(Controller *controller) {
  const CommuteAllocator *allocator = &controller->graph->allocator;
  commuteMemoryRelease(allocator, controller->prefetches);
  commuteMemoryRelease(allocator, controller->list);
  commuteMemoryRelease(allocator, controller->scratch);
  commuteMemoryRelease(allocator, controller->positions);
  commuteMemoryRelease(allocator, controller->order);
}

static bool initController(Controller *controller) {
  const CommuteAllocator *allocator = &controller->graph->allocator;
  size_t numNodes = controller->graph->numNodes;
  controller->order =
      commuteMemoryAllocate(allocator, numNodes, sizeof(uint32_t));
  controller->positions =
      commuteMemoryAllocate(allocator, numNodes, sizeof(uint32_t));
  controller->scratch =
      commuteMemoryAllocate(allocator, numNodes, sizeof(uint32_t));
  controller->list =
      commuteMemoryAllocate(allocator, numNodes, sizeof(uint32_t));
  controller->prefetches =
      commuteMemoryAllocate(allocator, controller->graph->numCollectives,
                            sizeof *controller->prefetches);
  return controller->order && controller->positions && controller->scratch &&
         controller->list && controller->prefetches;
}

static CommuteNodeControl getControl(const Controller *controller,
                                     uint32_t node) {
  const CommuteNodeControl none = {.layer = COMMUTE_NO_LAYER};
  return controller->controls->nodes ? controller->controls->nodes[node] : none;
}

static CommuteStatus addEdge(Controller *controller, uint32_t from, uint32_t to,
                             CommuteError *error) {
  return commuteGraphAddEdge(controller->graph, from, to, COMMUTE_EDGE_ORDER,
                             NULL, error);
}

static void setPositions(Controller *controller) {
  for (uint32_t i = 0; i < controller->graph->numNodes; ++i)
    controller->positions[controller->order[i]] = i;
}

static bool isComputation(const CommuteGraph *graph, uint32_t node) {
  return commuteNodeGetKind(graph, node) == COMMUTE_NODE_COMPUTE &&
         commuteCostGetReal(commuteNodeGetCost(graph, node)) > 0;
}

//===----------------------------------------------------------------------===//
// Step 1: what keeps its place
//===----------------------------------------------------------------------===//

/// An edge from each node between two pins to the second, and to each from the
/// first.
static CommuteStatus pinNodes(Controller *controller, CommuteError *error) {
  CommuteStatus status = COMMUTE_STATUS_OK;
  uint32_t last = COMMUTE_NO_NODE, first = 0;
  for (uint32_t i = 0;
       i < controller->graph->numNodes && status == COMMUTE_STATUS_OK; ++i) {
    uint32_t v = controller->order[i];
    if (last != COMMUTE_NO_NODE)
      status = addEdge(controller, last, v, error);
    if (!getControl(controller, v).isPinned)
      continue;
    for (; first < i && status == COMMUTE_STATUS_OK; ++first)
      status = addEdge(controller, controller->order[first], v, error);
    first = i + 1;
    last = v;
  }
  return status;
}

static bool isSmall(const Controller *controller, uint32_t node) {
  return commuteNodeIsCollective(controller->graph, node) &&
         controller->graph->bytes[node] < controller->controls->minBytes;
}

/// Holds small collectives between the computations around them. `isForward`
/// holds them behind the one before them.
static CommuteStatus holdSmall(Controller *controller, bool isForward,
                               CommuteError *error) {
  const CommuteGraph *graph = controller->graph;
  CommuteStatus status = COMMUTE_STATUS_OK;
  uint32_t computation = COMMUTE_NO_NODE;
  for (uint32_t i = 0; i < graph->numNodes && status == COMMUTE_STATUS_OK;
       ++i) {
    uint32_t v = controller->order[isForward ? i : graph->numNodes - 1 - i];
    if (isComputation(graph, v))
      computation = v;
    if (computation == COMMUTE_NO_NODE || !isSmall(controller, v))
      continue;
    status = isForward ? addEdge(controller, computation, v, error)
                       : addEdge(controller, v, computation, error);
  }
  return status;
}

//===----------------------------------------------------------------------===//
// Step 2: how far ahead
//===----------------------------------------------------------------------===//

/// Puts each prefetch as late as possible, all else as it is: schedules
/// backwards, a prefetch as soon as it is ready, else what comes last. The
/// graph has no cycle. Returns false where memory runs out.
static bool delayPrefetches(Controller *controller) {
  const CommuteGraph *graph = controller->graph;
  const CommuteAllocator *allocator = &graph->allocator;
  uint32_t numNodes = graph->numNodes;
  uint32_t *numSuccs = controller->scratch;
  // Predecessors of v, as rows.
  uint32_t *offsets = commuteMemoryAllocateZeroed(
      allocator, (size_t)numNodes + 1, sizeof(uint32_t));
  uint32_t *preds =
      commuteMemoryAllocate(allocator, graph->numEdges, sizeof(uint32_t));
  CommuteReadySet ready;
  bool isComplete =
      offsets && preds && commuteReadySetInit(&ready, 2 * numNodes, allocator);
  if (isComplete) {
    for (uint32_t e = 0; e < graph->numEdges; ++e)
      ++offsets[graph->edgeTo[e]];
    for (uint32_t v = 1; v <= numNodes; ++v)
      offsets[v] += offsets[v - 1];
    for (uint32_t e = 0; e < graph->numEdges; ++e)
      preds[--offsets[graph->edgeTo[e]]] = graph->edgeFrom[e];
    memset(numSuccs, 0, numNodes * sizeof *numSuccs);
    for (uint32_t e = 0; e < graph->numEdges; ++e)
      ++numSuccs[graph->edgeFrom[e]];

    // The rank of a node, from the back; prefetches come before all others.
    for (uint32_t v = 0; v < numNodes; ++v)
      controller->positions[v] =
          numNodes - 1 - controller->positions[v] +
          (getControl(controller, v).isPrefetch ? 0 : numNodes);
    // By rank modulo the number of nodes; the order so far has them.
    memcpy(controller->list, controller->order, numNodes * sizeof(uint32_t));
    for (uint32_t v = 0; v < numNodes; ++v)
      if (numSuccs[v] == 0)
        commuteReadySetInsert(&ready, controller->positions[v]);
    for (uint32_t i = numNodes; i-- > 0;) {
      uint32_t rank = commuteReadySetPeek(&ready) % numNodes;
      uint32_t v = controller->list[numNodes - 1 - rank];
      commuteReadySetPop(&ready);
      controller->order[i] = v;
      for (uint32_t e = offsets[v]; e < offsets[v + 1]; ++e)
        if (--numSuccs[preds[e]] == 0)
          commuteReadySetInsert(&ready, controller->positions[preds[e]]);
    }
    commuteReadySetFinish(&ready, allocator);
    setPositions(controller);
  }
  commuteMemoryRelease(allocator, preds);
  commuteMemoryRelease(allocator, offsets);
  return isComplete;
}

/// Returns the first wait for the data of a collective, or COMMUTE_NO_NODE.
static uint32_t findWait(const Controller *controller, uint32_t node) {
  const CommuteGraph *graph = controller->graph;
  uint32_t wait = COMMUTE_NO_NODE;
  for (uint32_t e = graph->offsets[node]; e < graph->dataEnds[node]; ++e) {
    uint32_t succ = graph->succs[e];
    if (commuteNodeGetKind(graph, succ) == COMMUTE_NODE_WAIT &&
        (wait == COMMUTE_NO_NODE ||
         controller->positions[succ] < controller->positions[wait]))
      wait = succ;
  }
  return wait;
}

/// Lists the prefetches in the order; returns how many there are.
static uint32_t listPrefetches(Controller *controller) {
  const CommuteGraph *graph = controller->graph;
  uint32_t count = 0, layer = 0, last = COMMUTE_NO_LAYER;
  for (uint32_t i = 0; i < graph->numNodes; ++i) {
    uint32_t v = controller->order[i];
    CommuteNodeControl control = getControl(controller, v);
    if (!control.isPrefetch || !commuteNodeIsCollective(graph, v))
      continue;
    if (count > 0 &&
        (control.layer == COMMUTE_NO_LAYER || control.layer != last))
      ++layer;
    last = control.layer;
    controller->prefetches[count++] =
        (Prefetch){.node = v,
                   .wait = findWait(controller, v),
                   .bytes = graph->bytes[v],
                   .layer = layer};
  }
  return count;
}

/// Has a prefetch come after another node, if that comes before in the order.
static CommuteStatus holdBack(Controller *controller, uint32_t prefetch,
                              uint32_t node, CommuteError *error) {
  if (node == COMMUTE_NO_NODE ||
      controller->positions[node] > controller->positions[prefetch])
    return COMMUTE_STATUS_OK;
  return addEdge(controller, node, prefetch, error);
}

/// Behind the computation that is one more than allowed ahead.
static CommuteStatus limitComputations(Controller *controller,
                                       CommuteError *error) {
  const CommuteGraph *graph = controller->graph;
  const CommuteControls *controls = controller->controls;
  // No layer ahead is no computation ahead.
  uint64_t most =
      controls->prefetchLayers == 0 ? 0 : controls->prefetchComputations;
  CommuteStatus status = COMMUTE_STATUS_OK;
  uint32_t count = 0;
  for (uint32_t i = 0; i < graph->numNodes && status == COMMUTE_STATUS_OK;
       ++i) {
    uint32_t v = controller->order[i];
    if (isComputation(graph, v))
      controller->scratch[count++] = v;
    else if (getControl(controller, v).isPrefetch && count > most)
      status =
          addEdge(controller, controller->scratch[count - 1 - most], v, error);
  }
  return status;
}

/// Behind the wait of the last prefetch whose bytes would be too many.
static CommuteStatus limitBytes(Controller *controller, uint32_t count,
                                CommuteError *error) {
  const Prefetch *prefetches = controller->prefetches;
  uint64_t most = controller->controls->prefetchBytes, ahead = 0;
  CommuteStatus status = COMMUTE_STATUS_OK;
  for (uint32_t i = 0, first = 0; i < count && status == COMMUTE_STATUS_OK;
       ++i) {
    // Those from `first` on fit together.
    while (first < i &&
           (prefetches[i].bytes > most || ahead > most - prefetches[i].bytes))
      ahead -= prefetches[first++].bytes;
    ahead = first < i ? ahead + prefetches[i].bytes : prefetches[i].bytes;
    if (first > 0)
      status = holdBack(controller, prefetches[i].node,
                        prefetches[first - 1].wait, error);
  }
  return status;
}

/// Behind the first wait of the layer that is as many as allowed before.
static CommuteStatus limitLayers(Controller *controller, uint32_t count,
                                 CommuteError *error) {
  const Prefetch *prefetches = controller->prefetches;
  uint64_t most = controller->controls->prefetchLayers;
  CommuteStatus status = COMMUTE_STATUS_OK;
  for (uint32_t i = 0, first = 0; i < count && status == COMMUTE_STATUS_OK;
       ++i) {
    if (prefetches[i].layer < most)
      continue;
    uint32_t layer = prefetches[i].layer - (uint32_t)most;
    while (prefetches[first].layer < layer)
      ++first;
    if (most > 0)
      status = holdBack(controller, prefetches[i].node, prefetches[first].wait,
                        error);
  }
  return status;
}

static CommuteStatus limitPrefetches(Controller *controller,
                                     CommuteError *error) {
  const CommuteControls *controls = controller->controls;
  bool limitsOthers = controls->prefetchBytes != COMMUTE_PREFETCH_ANY ||
                      controls->prefetchLayers != COMMUTE_PREFETCH_ANY;
  bool limitsComputations =
      controls->prefetchComputations != COMMUTE_PREFETCH_ANY ||
      controls->prefetchLayers == 0;
  if (!controls->nodes || (!limitsComputations && !limitsOthers))
    return COMMUTE_STATUS_OK;
  if (!delayPrefetches(controller))
    return commuteErrorFailMemory(error);
  CommuteStatus status = commuteGraphPrepare(controller->graph, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  uint32_t count = listPrefetches(controller);
  if (controls->prefetchBytes != COMMUTE_PREFETCH_ANY)
    status = limitBytes(controller, count, error);
  if (status == COMMUTE_STATUS_OK &&
      controls->prefetchLayers != COMMUTE_PREFETCH_ANY)
    status = limitLayers(controller, count, error);
  if (status == COMMUTE_STATUS_OK && limitsComputations)
    status = limitComputations(controller, error);
  return status;
}

//===----------------------------------------------------------------------===//
// Step 3: hints
//===----------------------------------------------------------------------===//

/// Numbers the hinted nodes by their places, from the front, or for late ones
/// from the back; then every node by the first of them that needs it, or that
/// it needs. Writes the numbers to `numbers`, those of the nodes that none
/// does as the count, and the hinted nodes to `hinted`. Returns the count.
static uint32_t numberHints(const Controller *controller, CommuteStartHint hint,
                            uint32_t *numbers, uint32_t *hinted) {
  const CommuteGraph *graph = controller->graph;
  uint32_t numNodes = graph->numNodes, count = 0;
  bool isEarly = hint == COMMUTE_START_EARLY;
  for (uint32_t i = 0; i < numNodes; ++i) {
    uint32_t v = controller->order[isEarly ? i : numNodes - 1 - i];
    numbers[v] = COMMUTE_NO_NODE;
    if (getControl(controller, v).start == hint) {
      numbers[v] = count;
      hinted[count++] = v;
    }
  }
  for (uint32_t i = 0; i < numNodes; ++i) {
    uint32_t v = controller->order[isEarly ? numNodes - 1 - i : i];
    for (uint32_t e = graph->offsets[v]; e < graph->offsets[v + 1]; ++e) {
      uint32_t succ = graph->succs[e];
      uint32_t from = isEarly ? succ : v, to = isEarly ? v : succ;
      if (numbers[from] < numbers[to])
        numbers[to] = numbers[from];
    }
  }
  for (uint32_t v = 0; v < numNodes; ++v)
    if (numbers[v] > count)
      numbers[v] = count;
  return count;
}

/// Sorts the order by the numbers, for late hints from the back.
static bool sortByNumbers(Controller *controller, const uint32_t *numbers,
                          uint32_t count, bool isEarly) {
  const CommuteGraph *graph = controller->graph;
  uint32_t numNodes = graph->numNodes;
  uint32_t *ends = commuteMemoryAllocateZeroed(
      &graph->allocator, (size_t)count + 2, sizeof(uint32_t));
  if (!ends)
    return false;
  for (uint32_t v = 0; v < numNodes; ++v)
    ++ends[(isEarly ? numbers[v] : count - numbers[v]) + 1];
  for (uint32_t k = 0; k <= count; ++k)
    ends[k + 1] += ends[k];
  memcpy(controller->list, controller->order, numNodes * sizeof(uint32_t));
  for (uint32_t i = 0; i < numNodes; ++i) {
    uint32_t v = controller->list[i];
    controller->order[ends[isEarly ? numbers[v] : count - numbers[v]]++] = v;
  }
  commuteMemoryRelease(&graph->allocator, ends);
  return true;
}

static CommuteStatus applyHint(Controller *controller, CommuteStartHint hint,
                               CommuteError *error) {
  CommuteStatus status = commuteGraphPrepare(controller->graph, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  bool isEarly = hint == COMMUTE_START_EARLY;
  uint32_t *numbers = controller->scratch, *hinted = controller->list;
  uint32_t count = numberHints(controller, hint, numbers, hinted);
  if (count == 0)
    return COMMUTE_STATUS_OK;
  for (uint32_t v = 0;
       v < controller->graph->numNodes && status == COMMUTE_STATUS_OK; ++v) {
    if (numbers[v] == 0)
      continue;
    uint32_t other = hinted[numbers[v] - 1];
    status = isEarly ? addEdge(controller, other, v, error)
                     : addEdge(controller, v, other, error);
  }
  if (status == COMMUTE_STATUS_OK &&
      !sortByNumbers(controller, numbers, count, isEarly))
    status = commuteErrorFailMemory(error);
  return status;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

static CommuteStatus addControls(Controller *controller, const uint32_t *list,
                                 CommuteError *error) {
  CommuteStatus status = commuteGraphRun(controller->graph, COMMUTE_POLICY_NONE,
                                         list, controller->order, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  setPositions(controller);
  status = pinNodes(controller, error);
  if (status == COMMUTE_STATUS_OK)
    status = holdSmall(controller, true, error);
  if (status == COMMUTE_STATUS_OK)
    status = holdSmall(controller, false, error);
  if (status == COMMUTE_STATUS_OK)
    status = limitPrefetches(controller, error);
  if (status == COMMUTE_STATUS_OK)
    status = applyHint(controller, COMMUTE_START_EARLY, error);
  if (status == COMMUTE_STATUS_OK)
    status = applyHint(controller, COMMUTE_START_LATE, error);
  return status;
}

CommuteStatus commuteGraphAddControls(CommuteGraph *graph, const uint32_t *list,
                                      const CommuteControls *controls,
                                      CommuteError *error) {
  uint32_t numEdges = graph->numEdges;
  Controller controller = {.graph = graph, .controls = controls};
  CommuteStatus status = commuteListCheck(graph, list, error);
  if (status != COMMUTE_STATUS_OK || graph->numNodes == 0)
    return status;
  status = initController(&controller) ? addControls(&controller, list, error)
                                       : commuteErrorFailMemory(error);
  if (status != COMMUTE_STATUS_OK && graph->numEdges != numEdges) {
    graph->numEdges = numEdges;
    graph->indexed = false;
  }
  finishController(&controller);
  return status;
}
