//===- GraphImpl.h - What the parts of the scheduler core share -----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The layout of a graph, its memory and its errors. Private to lib/Schedule.
//
// Nodes and edges are parallel arrays by id. What walks the graph does so along
// the successor index (compressed rows), built when it is first needed after
// edges were added; nothing needs predecessors, since every walk that asks for
// them is a backward sweep over a topological order instead.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_GRAPHIMPL_H
#define COMMUTE_SCHEDULE_GRAPHIMPL_H

#include "commute/Schedule.h"

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

/// A node's kind (CommuteNodeKind) is the low bits of its flags.
enum {
  COMMUTE_FLAG_KIND = 3,
  COMMUTE_FLAG_ALSO_WAIT = 4,
  COMMUTE_FLAG_GROUPED = 8,
  COMMUTE_FLAG_REAL_COST = 16,
};

/// One bit less than ids have, since Policies.c keeps scores and numbers of
/// edges in words whose lowest bit says something else, and whose greatest
/// value is none of them.
#define COMMUTE_MAX_NODES ((uint32_t)INT32_MAX - 1)
#define COMMUTE_MAX_EDGES ((uint32_t)INT32_MAX - 1)
#define COMMUTE_MAX_STORAGES (UINT32_MAX - 1)

typedef union CommuteCostValue {
  int64_t integer;
  double real;
} CommuteCostValue;

typedef struct CommuteTouch {
  uint32_t node;
  uint32_t storage;
} CommuteTouch;

struct CommuteGraph {
  CommuteAllocator allocator;
  CommuteNodeNamer namer;
  void *namerContext;

  // Nodes.
  uint32_t numNodes;
  size_t nodeCapacity;
  uint8_t *flags;
  CommuteCostValue *costs;
  uint32_t *channels;
  uint64_t *bytes;
  uint32_t numCollectives;
  uint32_t numRealCosts;

  // Edges, as added.
  uint32_t numEdges;
  size_t edgeCapacity;
  uint32_t *edgeFrom;
  uint32_t *edgeTo;
  uint8_t *edgeKinds;

  // Successors of v: succs[offsets[v]] up to succs[offsets[v + 1]], those by
  // data before dataEnds[v].
  bool indexed;
  uint32_t *offsets;
  uint32_t *dataEnds;
  uint32_t *succs;

  // Storages.
  uint32_t numStorages;
  size_t storageCapacity;
  uint64_t *storageBytes;
  uint8_t *storageFlags;
  size_t numTouches;
  size_t touchCapacity;
  CommuteTouch *touches;
};

static inline CommuteNodeKind commuteNodeGetKind(const CommuteGraph *graph,
                                                 uint32_t node) {
  return (CommuteNodeKind)(graph->flags[node] & COMMUTE_FLAG_KIND);
}

static inline bool commuteNodeIsCollective(const CommuteGraph *graph,
                                           uint32_t node) {
  return commuteNodeGetKind(graph, node) == COMMUTE_NODE_COLLECTIVE;
}

static inline CommuteCost commuteNodeGetCost(const CommuteGraph *graph,
                                             uint32_t node) {
  if (graph->flags[node] & COMMUTE_FLAG_REAL_COST)
    return commuteCostFromReal(graph->costs[node].real);
  return commuteCostFromInteger(graph->costs[node].integer);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Returns `count` elements of `size` bytes, not initialised, to be given back
/// with commuteMemoryRelease; NULL where memory runs out. Never NULL for none.
void *commuteMemoryAllocate(const CommuteAllocator *allocator, size_t count,
                            size_t size);

/// As commuteMemoryAllocate, all bytes zero.
void *commuteMemoryAllocateZeroed(const CommuteAllocator *allocator,
                                  size_t count, size_t size);

void commuteMemoryRelease(const CommuteAllocator *allocator, void *block);

/// Makes `block` (or a new one, where it is NULL) hold `count` > 0 elements of
/// `size` bytes; returns NULL, the block as it was, where memory runs out.
void *commuteMemoryResize(const CommuteAllocator *allocator, void *block,
                          size_t count, size_t size);

/// Returns the capacity to give an array that must hold `needed` elements.
size_t commuteMemoryGrow(size_t capacity, size_t needed);

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

/// Starts an error: sets its status and an empty message. All functions here
/// take a NULL error and do nothing then.
void commuteErrorBegin(CommuteError *error, CommuteStatus status);

/// Appends text to the message.
void commuteErrorAppend(CommuteError *error, const char *text);

/// Appends a number to the message.
void commuteErrorAppendNumber(CommuteError *error, uint64_t number);

/// Appends a node's name to the message, without recording the node.
void commuteErrorAppendName(CommuteError *error, const CommuteGraph *graph,
                            uint32_t node);

/// Appends a node's name, and records the node as the next one named.
void commuteErrorAppendNode(CommuteError *error, const CommuteGraph *graph,
                            uint32_t node);

/// Fails with a fixed message; returns `status`.
CommuteStatus commuteErrorFail(CommuteError *error, CommuteStatus status,
                               const char *message);

/// Fails for want of memory.
CommuteStatus commuteErrorFailMemory(CommuteError *error);

//===----------------------------------------------------------------------===//
// Orders
//===----------------------------------------------------------------------===//

/// Checks that `list`, which may be NULL, is a permutation of the nodes.
CommuteStatus commuteListCheck(const CommuteGraph *graph, const uint32_t *list,
                               CommuteError *error);

/// Writes some topological order, the same for the same graph, by Kahn's
/// algorithm. Fails with CYCLE (the message names the nodes of one), and
/// OUT_OF_MEMORY. The graph must be prepared.
CommuteStatus commuteGraphSort(const CommuteGraph *graph, uint32_t *order,
                               CommuteError *error);

/// Finds a cycle: writes its nodes in edge order to `cycle`, which has room for
/// every node, and their number to `*length`; 0 where there is none. Fails with
/// OUT_OF_MEMORY. The graph must be prepared.
CommuteStatus commuteGraphFindCycle(const CommuteGraph *graph, uint32_t *cycle,
                                    uint32_t *length, CommuteError *error);

//===----------------------------------------------------------------------===//
// Channels
//===----------------------------------------------------------------------===//

/// Numbers the channels of the collectives densely, by increasing channel, or
/// all 0 with `singleChannel`. `*numbers` holds one per node, meaningless for
/// other kinds, and is the caller's to release. Returns the number of channels,
/// and COMMUTE_NO_NODE where memory runs out.
uint32_t commuteChannelsNumber(const CommuteGraph *graph, bool singleChannel,
                               uint32_t **numbers);

#endif // COMMUTE_SCHEDULE_GRAPHIMPL_H
