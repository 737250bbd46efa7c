//===- Graph.c - Building graphs ------------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "GraphImpl.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

//===----------------------------------------------------------------------===//
// Lifetime
//===----------------------------------------------------------------------===//

static void *heapReallocate(void *context, void *block, size_t size) {
  (void)context;
  return realloc(block, size);
}

static void heapRelease(void *context, void *block) {
  (void)context;
  free(block);
}

CommuteGraph *commuteGraphCreate(const CommuteAllocator *allocator) {
  CommuteAllocator chosen = {.reallocate = heapReallocate,
                             .release = heapRelease};
  if (allocator)
    chosen = *allocator;
  CommuteGraph *graph =
      commuteMemoryAllocateZeroed(&chosen, 1, sizeof(CommuteGraph));
  if (graph)
    graph->allocator = chosen;
  return graph;
}

static void dropIndex(CommuteGraph *graph) {
  commuteMemoryRelease(&graph->allocator, graph->succs);
  commuteMemoryRelease(&graph->allocator, graph->dataEnds);
  commuteMemoryRelease(&graph->allocator, graph->offsets);
  graph->succs = NULL;
  graph->dataEnds = NULL;
  graph->offsets = NULL;
  graph->indexed = false;
}

void commuteGraphDestroy(CommuteGraph *graph) {
  if (!graph)
    return;
  CommuteAllocator allocator = graph->allocator;
  dropIndex(graph);
  commuteMemoryRelease(&allocator, graph->touches);
  commuteMemoryRelease(&allocator, graph->storageFlags);
  commuteMemoryRelease(&allocator, graph->storageBytes);
  commuteMemoryRelease(&allocator, graph->edgeKinds);
  commuteMemoryRelease(&allocator, graph->edgeTo);
  commuteMemoryRelease(&allocator, graph->edgeFrom);
  commuteMemoryRelease(&allocator, graph->bytes);
  commuteMemoryRelease(&allocator, graph->channels);
  commuteMemoryRelease(&allocator, graph->costs);
  commuteMemoryRelease(&allocator, graph->flags);
  commuteMemoryRelease(&allocator, graph);
}

void commuteGraphSetNodeNamer(CommuteGraph *graph, CommuteNodeNamer namer,
                              void *context) {
  graph->namer = namer;
  graph->namerContext = context;
}

//===----------------------------------------------------------------------===//
// Growth
//===----------------------------------------------------------------------===//

/// Where one of the parallel arrays cannot grow, others may have and the
/// capacity stays as it was, which is harmless.
static bool growNodes(CommuteGraph *graph, size_t capacity) {
  const CommuteAllocator *allocator = &graph->allocator;
  uint8_t *flags =
      commuteMemoryResize(allocator, graph->flags, capacity, sizeof *flags);
  if (flags)
    graph->flags = flags;
  CommuteCostValue *costs =
      commuteMemoryResize(allocator, graph->costs, capacity, sizeof *costs);
  if (costs)
    graph->costs = costs;
  uint32_t *channels = commuteMemoryResize(allocator, graph->channels, capacity,
                                           sizeof *channels);
  if (channels)
    graph->channels = channels;
  uint64_t *bytes =
      commuteMemoryResize(allocator, graph->bytes, capacity, sizeof *bytes);
  if (bytes)
    graph->bytes = bytes;
  if (!flags || !costs || !channels || !bytes)
    return false;
  graph->nodeCapacity = capacity;
  return true;
}

static bool growEdges(CommuteGraph *graph, size_t capacity) {
  const CommuteAllocator *allocator = &graph->allocator;
  uint32_t *edgeFrom = commuteMemoryResize(allocator, graph->edgeFrom, capacity,
                                           sizeof *edgeFrom);
  if (edgeFrom)
    graph->edgeFrom = edgeFrom;
  uint32_t *edgeTo =
      commuteMemoryResize(allocator, graph->edgeTo, capacity, sizeof *edgeTo);
  if (edgeTo)
    graph->edgeTo = edgeTo;
  uint8_t *edgeKinds = commuteMemoryResize(allocator, graph->edgeKinds,
                                           capacity, sizeof *edgeKinds);
  if (edgeKinds)
    graph->edgeKinds = edgeKinds;
  if (!edgeFrom || !edgeTo || !edgeKinds)
    return false;
  graph->edgeCapacity = capacity;
  return true;
}

static bool growStorages(CommuteGraph *graph, size_t capacity) {
  const CommuteAllocator *allocator = &graph->allocator;
  uint64_t *storageBytes = commuteMemoryResize(allocator, graph->storageBytes,
                                               capacity, sizeof *storageBytes);
  if (storageBytes)
    graph->storageBytes = storageBytes;
  uint8_t *storageFlags = commuteMemoryResize(allocator, graph->storageFlags,
                                              capacity, sizeof *storageFlags);
  if (storageFlags)
    graph->storageFlags = storageFlags;
  if (!storageBytes || !storageFlags)
    return false;
  graph->storageCapacity = capacity;
  return true;
}

CommuteStatus commuteGraphReserve(CommuteGraph *graph, size_t nodes,
                                  size_t edges, CommuteError *error) {
  if (nodes > COMMUTE_MAX_NODES || edges > COMMUTE_MAX_EDGES)
    return commuteErrorFail(error, COMMUTE_STATUS_OVERFLOW,
                            "more nodes or edges than ids");
  if (nodes > graph->nodeCapacity && !growNodes(graph, nodes))
    return commuteErrorFailMemory(error);
  if (edges > graph->edgeCapacity && !growEdges(graph, edges))
    return commuteErrorFailMemory(error);
  return COMMUTE_STATUS_OK;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

static bool isKind(int kind) {
  return kind == COMMUTE_NODE_COMPUTE || kind == COMMUTE_NODE_COLLECTIVE ||
         kind == COMMUTE_NODE_WAIT;
}

CommuteStatus commuteGraphAddNode(CommuteGraph *graph,
                                  const CommuteNodeInfo *info, uint32_t *node,
                                  CommuteError *error) {
  if (!isKind((int)info->kind))
    return commuteErrorFail(error, COMMUTE_STATUS_INVALID_ARGUMENT,
                            "unknown kind of node");
  if (info->cost.isReal && !isfinite(info->cost.value.real))
    return commuteErrorFail(error, COMMUTE_STATUS_INVALID_ARGUMENT,
                            "expected a finite cost");
  if (graph->numNodes == COMMUTE_MAX_NODES)
    return commuteErrorFail(error, COMMUTE_STATUS_OVERFLOW,
                            "more nodes than ids");
  if (graph->numNodes == graph->nodeCapacity &&
      !growNodes(graph, commuteMemoryGrow(graph->nodeCapacity,
                                          (size_t)graph->numNodes + 1)))
    return commuteErrorFailMemory(error);

  uint32_t id = graph->numNodes++;
  bool isCollective = info->kind == COMMUTE_NODE_COLLECTIVE;
  unsigned flags = (unsigned)info->kind;
  if (isCollective && info->alsoWait)
    flags |= COMMUTE_FLAG_ALSO_WAIT;
  if (info->grouped)
    flags |= COMMUTE_FLAG_GROUPED;
  if (info->cost.isReal) {
    flags |= COMMUTE_FLAG_REAL_COST;
    graph->costs[id].real = info->cost.value.real;
    ++graph->numRealCosts;
  } else {
    graph->costs[id].integer = info->cost.value.integer;
  }
  graph->flags[id] = (uint8_t)flags;
  graph->channels[id] = info->channel;
  graph->bytes[id] = info->bytes;
  graph->numCollectives += isCollective;
  graph->indexed = false;
  if (node)
    *node = id;
  return COMMUTE_STATUS_OK;
}

uint32_t commuteGraphGetNumNodes(const CommuteGraph *graph) {
  return graph->numNodes;
}

CommuteNodeInfo commuteGraphGetNode(const CommuteGraph *graph, uint32_t node) {
  return (CommuteNodeInfo){
      .kind = commuteNodeGetKind(graph, node),
      .alsoWait = (graph->flags[node] & COMMUTE_FLAG_ALSO_WAIT) != 0,
      .grouped = (graph->flags[node] & COMMUTE_FLAG_GROUPED) != 0,
      .cost = commuteNodeGetCost(graph, node),
      .channel = graph->channels[node],
      .bytes = graph->bytes[node],
  };
}

//===----------------------------------------------------------------------===//
// Edges
//===----------------------------------------------------------------------===//

CommuteStatus commuteGraphAddEdge(CommuteGraph *graph, uint32_t from,
                                  uint32_t to, CommuteEdgeKind kind,
                                  uint32_t *edge, CommuteError *error) {
  if (from >= graph->numNodes || to >= graph->numNodes)
    return commuteErrorFail(error, COMMUTE_STATUS_UNKNOWN_ID,
                            "an edge joins nodes that do not exist");
  if ((int)kind != COMMUTE_EDGE_DATA && (int)kind != COMMUTE_EDGE_ORDER)
    return commuteErrorFail(error, COMMUTE_STATUS_INVALID_ARGUMENT,
                            "unknown kind of edge");
  if (graph->numEdges == COMMUTE_MAX_EDGES)
    return commuteErrorFail(error, COMMUTE_STATUS_OVERFLOW,
                            "more edges than ids");
  if (graph->numEdges == graph->edgeCapacity &&
      !growEdges(graph, commuteMemoryGrow(graph->edgeCapacity,
                                          (size_t)graph->numEdges + 1)))
    return commuteErrorFailMemory(error);

  uint32_t id = graph->numEdges++;
  graph->edgeFrom[id] = from;
  graph->edgeTo[id] = to;
  graph->edgeKinds[id] = (uint8_t)kind;
  graph->indexed = false;
  if (edge)
    *edge = id;
  return COMMUTE_STATUS_OK;
}

uint32_t commuteGraphGetNumEdges(const CommuteGraph *graph) {
  return graph->numEdges;
}

CommuteEdge commuteGraphGetEdge(const CommuteGraph *graph, uint32_t edge) {
  return (CommuteEdge){.from = graph->edgeFrom[edge],
                       .to = graph->edgeTo[edge],
                       .kind = (CommuteEdgeKind)graph->edgeKinds[edge]};
}

//===----------------------------------------------------------------------===//
// The successor index
//===----------------------------------------------------------------------===//

/// Puts the edges of one kind into the rows, each where cursor[from] points.
static void fillRows(CommuteGraph *graph, uint32_t *cursor,
                     CommuteEdgeKind kind) {
  for (uint32_t e = 0; e < graph->numEdges; ++e)
    if (graph->edgeKinds[e] == (uint8_t)kind)
      graph->succs[cursor[graph->edgeFrom[e]]++] = graph->edgeTo[e];
}

CommuteStatus commuteGraphPrepare(CommuteGraph *graph, CommuteError *error) {
  if (graph->indexed)
    return COMMUTE_STATUS_OK;
  dropIndex(graph);

  const CommuteAllocator *allocator = &graph->allocator;
  size_t numNodes = graph->numNodes;
  graph->offsets = commuteMemoryAllocateZeroed(allocator, numNodes + 1,
                                               sizeof *graph->offsets);
  graph->dataEnds =
      commuteMemoryAllocate(allocator, numNodes, sizeof *graph->dataEnds);
  graph->succs =
      commuteMemoryAllocate(allocator, graph->numEdges, sizeof *graph->succs);
  uint32_t *cursor = commuteMemoryAllocate(allocator, numNodes, sizeof *cursor);
  if (!graph->offsets || !graph->dataEnds || !graph->succs || !cursor) {
    commuteMemoryRelease(allocator, cursor);
    dropIndex(graph);
    return commuteErrorFailMemory(error);
  }

  for (uint32_t e = 0; e < graph->numEdges; ++e)
    ++graph->offsets[graph->edgeFrom[e] + 1];
  for (size_t v = 0; v < numNodes; ++v)
    graph->offsets[v + 1] += graph->offsets[v];
  memcpy(cursor, graph->offsets, numNodes * sizeof *cursor);
  fillRows(graph, cursor, COMMUTE_EDGE_DATA);
  memcpy(graph->dataEnds, cursor, numNodes * sizeof *cursor);
  fillRows(graph, cursor, COMMUTE_EDGE_ORDER);
  commuteMemoryRelease(allocator, cursor);
  graph->indexed = true;
  return COMMUTE_STATUS_OK;
}

//===----------------------------------------------------------------------===//
// Storages
//===----------------------------------------------------------------------===//

CommuteStatus commuteGraphAddStorage(CommuteGraph *graph, uint64_t bytes,
                                     unsigned flags, uint32_t *storage,
                                     CommuteError *error) {
  if (flags & ~(unsigned)(COMMUTE_STORAGE_LIVE_IN | COMMUTE_STORAGE_LIVE_OUT))
    return commuteErrorFail(error, COMMUTE_STATUS_INVALID_ARGUMENT,
                            "unknown flag of a storage");
  if (graph->numStorages == COMMUTE_MAX_STORAGES)
    return commuteErrorFail(error, COMMUTE_STATUS_OVERFLOW,
                            "more storages than ids");
  if (graph->numStorages == graph->storageCapacity &&
      !growStorages(graph, commuteMemoryGrow(graph->storageCapacity,
                                             (size_t)graph->numStorages + 1)))
    return commuteErrorFailMemory(error);

  uint32_t id = graph->numStorages++;
  graph->storageBytes[id] = bytes;
  graph->storageFlags[id] = (uint8_t)flags;
  if (storage)
    *storage = id;
  return COMMUTE_STATUS_OK;
}

CommuteStatus commuteGraphAddTouch(CommuteGraph *graph, uint32_t node,
                                   uint32_t storage, CommuteError *error) {
  if (node >= graph->numNodes || storage >= graph->numStorages)
    return commuteErrorFail(error, COMMUTE_STATUS_UNKNOWN_ID,
                            "a touch names a node or a storage that does not "
                            "exist");
  if (graph->numTouches == graph->touchCapacity) {
    size_t capacity =
        commuteMemoryGrow(graph->touchCapacity, graph->numTouches + 1);
    CommuteTouch *touches = commuteMemoryResize(
        &graph->allocator, graph->touches, capacity, sizeof *touches);
    if (!touches)
      return commuteErrorFailMemory(error);
    graph->touches = touches;
    graph->touchCapacity = capacity;
  }
  graph->touches[graph->numTouches++] =
      (CommuteTouch){.node = node, .storage = storage};
  return COMMUTE_STATUS_OK;
}
