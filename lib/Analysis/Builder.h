//===- Builder.h - A block graph that is being built --------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the analysis. The block is walked once; what is asked of an
// operation is asked while it is at hand:
//
//   Build.c     drives the walk, makes nodes and edges
//   Collect.c   what the operation, with all inside it, uses and does
//   Memory.c    which memory a value stands for
//   Flights.c   collectives between start and wait: their buffers, races
//   Hazards.c   what must come before an access, and what of it later ones see
//   Storages.c  which storages are touched, for the bytes that are live
//
// Terms: a *location* is the memory behind one root: an allocation, an
// argument, a pointer from elsewhere. A *class* is a set of locations that
// accesses are compared by: each allocation, all arguments, all pointers from
// elsewhere. A *flight* is a collective from its start to its wait.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_ANALYSIS_BUILDER_H
#define COMMUTE_LIB_ANALYSIS_BUILDER_H

#include "AnalysisImpl.h"

/// "None" among indices of any kind.
#define COMMUTE_NONE UINT32_MAX

//===----------------------------------------------------------------------===//
// The result
//===----------------------------------------------------------------------===//

struct CommuteBlockGraph {
  CommuteGraph *graph;
  MlirBlock block;
  /// By node, MlirOperation; null for join nodes.
  CommuteVector operations;
  /// By node, uint32_t: the process group of a collective, of an operation with
  /// several the first one's; else COMMUTE_NONE.
  CommuteVector processGroups;
  uint32_t numOperations;
  /// By edge, uint8_t and MlirValue.
  CommuteVector reasons;
  CommuteVector reasonValues;
};

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// What is known of a value.
typedef struct CommuteValueInfo {
  /// The node that defines it, or COMMUTE_NONE where that is none of the
  /// block's: an argument, a value from outside, one from inside an operation.
  uint32_t node;
  CommuteTypeClass typeClass;
  /// Of a buffer or pointer: its memory. Of a future: its flight, if that is in
  /// sight. Of a tensor: its storage, if storages are asked for. Else
  /// COMMUTE_NONE.
  uint32_t index;
} CommuteValueInfo;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

typedef enum CommuteClassKind {
  /// All memory: effects that name no value.
  COMMUTE_CLASS_ALL = 0,
  /// What pointers from elsewhere point to.
  COMMUTE_CLASS_UNKNOWN,
  /// What arguments of the function point to.
  COMMUTE_CLASS_ARGUMENT,
  /// An allocation.
  COMMUTE_CLASS_FRESH,
  /// A result of a memref.distinct_objects that is no allocation.
  COMMUTE_CLASS_SLOT,
  /// All that is allocated inside an operation of the block: none of the
  /// block's concern, since whatever gets hold of it depends on that operation.
  COMMUTE_CLASS_LOCAL,
} CommuteClassKind;

/// The classes that always exist, by index.
enum {
  COMMUTE_ALL_MEMORY = 0,
  COMMUTE_UNKNOWN_MEMORY,
  COMMUTE_ARGUMENT_MEMORY,
  COMMUTE_LOCAL_MEMORY,
  COMMUTE_NUM_FIXED_CLASSES
};

/// The memory of all buffers that are allocated inside operations.
enum { COMMUTE_LOCAL_BUFFER = 0 };

typedef struct CommuteMemoryClass {
  CommuteClassKind kind;
  /// A pointer from elsewhere may point into it. Of slots: into it, besides
  /// arguments.
  bool isReachable;
  /// Fresh, slot: the set of accesses to it alone.
  uint32_t set;
  /// Slot: the memref.distinct_objects it belongs to.
  uint32_t partition;
  /// The last operation that accesses it, and where that access is listed.
  uint32_t visit;
  uint32_t access;
} CommuteMemoryClass;

typedef struct CommutePartition {
  MlirOperation op;
  /// Accesses to all that is not among the results of the operation.
  uint32_t set;
} CommutePartition;

/// How many buffers are in flight.
typedef struct CommuteFlightCounts {
  uint32_t reads;
  uint32_t writes;
} CommuteFlightCounts;

typedef struct CommuteLocation {
  uint32_t memoryClass;
  /// COMMUTE_BYTES_UNKNOWN where they are.
  uint64_t bytes;
  uint32_t storage;
  /// Of buffers that are a part or all of it, and of those that are all of it.
  CommuteFlightCounts flights;
  CommuteFlightCounts wholeFlights;
} CommuteLocation;

/// What a buffer or pointer stands for.
typedef struct CommuteMemory {
  uint32_t location;
  /// The location's, or a slot.
  uint32_t memoryClass;
  /// Stands for all of the location.
  bool isWhole;
  CommuteFlightCounts flights;
} CommuteMemory;

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// One access by the operation at hand: to a class, or to a resource that is
/// not memory, which is a set.
typedef struct CommuteAccess {
  uint32_t target;
  bool isWrite;
  /// By a collective that is waited for here.
  bool isFlight;
  MlirValue value;
} CommuteAccess;

/// Hazards.c: an access that later ones may have to come after.
typedef struct CommuteAccessEntry {
  uint32_t node;
  bool isFlight;
} CommuteAccessEntry;

/// Hazards.c: what a set is about. All of a kind become outdated at once.
typedef enum CommuteAccessSetKind {
  COMMUTE_SET_OF_MEMORY,
  COMMUTE_SET_OF_EFFECTS,
  COMMUTE_NUM_SET_KINDS
} CommuteAccessSetKind;

/// Hazards.c: accesses since the last one that came after all before. Outdated,
/// it is empty.
typedef struct CommuteAccessSet {
  CommuteAccessSetKind kind;
  uint32_t epoch;
  /// Of CommuteAccessEntry.
  CommuteVector writers;
  CommuteVector readers;
} CommuteAccessSet;

//===----------------------------------------------------------------------===//
// Flights
//===----------------------------------------------------------------------===//

/// A buffer that a collective uses until its wait.
typedef struct CommuteFlightBuffer {
  uint32_t memory;
  bool isWrite;
  MlirValue value;
} CommuteFlightBuffer;

typedef struct CommuteFlight {
  MlirOperation start;
  /// The future that the block sees: the start's, or a result of its group.
  MlirValue future;
  /// Inputs, then destinations.
  uint32_t firstBuffer, numBuffers;
  /// Of the destinations; 0 where the collective allocates its results.
  uint32_t numDestinations;
  /// Of the results.
  uint32_t firstStorage, numStorages;
  uint64_t bytes;
  /// Its buffers are counted as in flight.
  bool isCounted;
  /// Something has taken the future that may wait for it.
  bool isTaken;
} CommuteFlight;

//===----------------------------------------------------------------------===//
// The builder
//===----------------------------------------------------------------------===//

typedef enum CommuteBuildState {
  COMMUTE_BUILD_FINE = 0,
  COMMUTE_BUILD_NO_MEMORY,
  /// An error has been emitted.
  COMMUTE_BUILD_REPORTED,
} CommuteBuildState;

typedef struct CommutePendingEdge {
  uint32_t from;
  CommuteEdgeKind kind;
  CommuteReason reason;
  MlirValue value;
} CommutePendingEdge;

/// By node: the last operation that has an edge from it, and which one.
typedef struct CommuteEdgeMark {
  uint32_t visit;
  uint32_t edge;
} CommuteEdgeMark;

typedef struct CommuteStorage {
  uint64_t bytes;
  unsigned flags;
  /// The last operation that touches it.
  uint32_t visit;
} CommuteStorage;

typedef struct CommuteTouch {
  uint32_t node;
  uint32_t storage;
} CommuteTouch;

typedef struct CommuteBuilder {
  CommuteAnalysis *analysis;
  /// Of COMMUTE_ANALYSIS_*.
  unsigned flags;
  CommuteBlockGraph *result;
  CommuteGraph *graph;
  MlirBlock block;
  /// Values used outside of the block are to be found.
  bool hasSuccessors;
  CommuteBuildState state;

  // The operation at hand, numbered from 1, with all inside it.
  MlirOperation op;
  uint32_t visit;
  bool isGroup;
  bool hasEffects;
  bool isUnknown;
  bool startsInside, waitsInside, waitsForOutside;
  CommuteVector pending;          // CommutePendingEdge
  CommuteVector accesses;         // CommuteAccess
  CommuteVector resourceAccesses; // CommuteAccess
  CommuteVector startGroups;      // uint32_t: process groups of the starts
  CommuteVector startFlights;     // uint32_t: flights of the starts
  CommuteVector startQueues;      // MlirAttribute: of messages among the starts
  CommuteVector results;          // CommuteValueInfo
  CommuteVector touched;          // uint32_t: storages

  // The operation, at hand or inside, whose own effects are being listed.
  MlirOperation listed;
  bool touchesOperandsOnly;
  CommuteVector memoryOperands; // MlirValue
  CommuteVector effectValues;   // MlirValue

  // The block.
  CommutePointerMap values; // CommuteValueInfo (Memory.c packs it)
  CommuteVector marks;      // CommuteEdgeMark
  CommuteVector memories;   // CommuteMemory
  CommuteVector locations;  // CommuteLocation
  CommuteVector classes;    // CommuteMemoryClass
  CommuteVector partitions; // CommutePartition
  CommuteVector path;       // MlirValue
  CommuteVector sets;       // CommuteAccessSet
  uint32_t epochs[COMMUTE_NUM_SET_KINDS]; // of the sets
  CommutePointerMap resources;            // type id -> set
  CommuteVector flights;                  // CommuteFlight
  CommuteVector flightBuffers;            // CommuteFlightBuffer
  CommuteVector flightStorages;           // uint32_t
  CommuteVector lastStarts;               // uint32_t: by process group, a node
  uint32_t lastStart;
  CommutePointerMap lastMessages; // queue -> node
  uint32_t firstUnfreed;  // The first node that no freed tensor comes after.
  CommuteVector storages; // CommuteStorage
  CommuteVector touches;  // CommuteTouch
} CommuteBuilder;

/// Notes that memory ran out. Returns false.
static inline bool commuteBuilderRunOut(CommuteBuilder *builder) {
  if (builder->state == COMMUTE_BUILD_FINE)
    builder->state = COMMUTE_BUILD_NO_MEMORY;
  return false;
}

/// Appends to a vector of the builder, as commuteVectorAppend does.
static inline void *commuteBuilderAppend(CommuteBuilder *builder,
                                         CommuteVector *vector, size_t size) {
  void *item = commuteVectorAppend(vector, size);
  if (!item)
    commuteBuilderRunOut(builder);
  return item;
}

static inline CommuteMemory *commuteBuilderGetMemory(CommuteBuilder *builder,
                                                     uint32_t index) {
  CommuteMemory *memories = builder->memories.items;
  return &memories[index];
}

static inline CommuteLocation *
commuteBuilderGetLocation(CommuteBuilder *builder, uint32_t index) {
  CommuteLocation *locations = builder->locations.items;
  return &locations[index];
}

static inline CommuteMemoryClass *
commuteBuilderGetClass(CommuteBuilder *builder, uint32_t index) {
  CommuteMemoryClass *classes = builder->classes.items;
  return &classes[index];
}

static inline CommuteFlight *commuteBuilderGetFlight(CommuteBuilder *builder,
                                                     uint32_t index) {
  CommuteFlight *flights = builder->flights.items;
  return &flights[index];
}

// All functions that return bool return false where memory ran out or an error
// was emitted; the builder's state says which.

//===----------------------------------------------------------------------===//
// Build.c
//===----------------------------------------------------------------------===//

/// Builds the graph of a block. Bodies of groups in it, which nobody else will
/// look into, are appended to `bodies` (MlirBlock). Returns NULL after an
/// error.
CommuteBlockGraph *commuteBuildBlock(CommuteAnalysis *analysis, MlirBlock block,
                                     unsigned flags, CommuteVector *bodies);

/// Has the operation at hand come after a node, at most once. A data edge takes
/// the place of an ordering one.
bool commuteBuilderAddEdge(CommuteBuilder *builder, uint32_t from,
                           CommuteEdgeKind kind, CommuteReason reason,
                           MlirValue value);

/// Makes a join node. `*node` is its id.
bool commuteBuilderAddJoin(CommuteBuilder *builder, uint32_t *node);

/// Adds an edge to a join node.
bool commuteBuilderAddJoinEdge(CommuteBuilder *builder, uint32_t from,
                               uint32_t join, CommuteReason reason);

//===----------------------------------------------------------------------===//
// Collect.c
//===----------------------------------------------------------------------===//

/// Collects what the operation at hand uses and does, and what its results
/// are.
bool commuteCollectOperation(CommuteBuilder *builder, uint32_t name);

/// Adds an access to a class by the operation at hand.
bool commuteCollectAccess(CommuteBuilder *builder, uint32_t memoryClass,
                          bool isWrite, bool isFlight, MlirValue value);

//===----------------------------------------------------------------------===//
// Memory.c
//===----------------------------------------------------------------------===//

/// Makes the classes that always exist.
bool commuteMemoryInit(CommuteBuilder *builder);

/// Gives what is known of an operand.
bool commuteMemoryFindValue(CommuteBuilder *builder, MlirValue value,
                            CommuteValueInfo *info);

/// Notes what is known of a result.
bool commuteMemorySetValue(CommuteBuilder *builder, MlirValue value,
                           const CommuteValueInfo *info);

/// Finds what result `index` of an operation stands for, whose flights are
/// known. `isInside`: of an operation inside the one at hand. `*isAddress` is
/// set where it is an address that the operation does not allocate.
bool commuteMemoryDescribeResult(CommuteBuilder *builder, MlirOperation op,
                                 const CommuteNameInfo *name, intptr_t index,
                                 bool isInside, CommuteValueInfo *info,
                                 bool *isAddress);

/// Notes that a pointer from elsewhere may from now on point to a memory.
bool commuteMemoryEscape(CommuteBuilder *builder, uint32_t memory);

//===----------------------------------------------------------------------===//
// Flights.c
//===----------------------------------------------------------------------===//

/// Makes the flight of a collective, the operation at hand or inside it.
bool commuteFlightCreate(CommuteBuilder *builder, MlirOperation start,
                         uint32_t *flight);

/// Has the operation at hand take the future of a flight, and access its
/// buffers.
bool commuteFlightTake(CommuteBuilder *builder, uint32_t flight);

/// Notes that others may get hold of the buffers of a flight: its future is
/// passed on to where they cannot be seen.
bool commuteFlightEscape(CommuteBuilder *builder, uint32_t index);

/// Counts the buffers of a flight as in flight, until it is taken.
void commuteFlightCount(CommuteBuilder *builder, uint32_t flight);

/// Emits an error where an access by `op` to a memory conflicts with a buffer
/// in flight.
bool commuteFlightCheckAccess(CommuteBuilder *builder, MlirOperation op,
                              uint32_t memory, bool isWrite);

/// Warns of futures that nothing takes.
void commuteFlightsWarn(CommuteBuilder *builder);

//===----------------------------------------------------------------------===//
// Hazards.c
//===----------------------------------------------------------------------===//

/// Makes the sets that always exist.
bool commuteHazardsInit(CommuteBuilder *builder);
void commuteHazardsFinish(CommuteBuilder *builder);

/// Makes a set of accesses.
bool commuteHazardsAddSet(CommuteBuilder *builder, CommuteAccessSetKind kind,
                          uint32_t *set);

/// Makes a set of accesses to what is not among the results of a
/// memref.distinct_objects, with what is known of so far.
bool commuteHazardsAddPartitionSet(CommuteBuilder *builder, uint32_t *set);

/// Has the operation at hand come after what its accesses, resources and
/// effects ask for.
bool commuteHazardsOrder(CommuteBuilder *builder);

/// Remembers the accesses of the operation at hand, which is `node`.
bool commuteHazardsRemember(CommuteBuilder *builder, uint32_t node);

/// Notes that an allocation is reachable from now on.
bool commuteHazardsExpose(CommuteBuilder *builder, uint32_t memoryClass);

//===----------------------------------------------------------------------===//
// Storages.c
//===----------------------------------------------------------------------===//

/// Makes a storage; `*storage` is COMMUTE_NONE where none are asked for.
bool commuteStorageCreate(CommuteBuilder *builder, uint64_t bytes,
                          unsigned flags, uint32_t *storage);

/// Has the operation at hand touch what a value stands for.
bool commuteStorageTouch(CommuteBuilder *builder, const CommuteValueInfo *info);

/// Marks what a value stands for as live to the end.
void commuteStorageKeep(CommuteBuilder *builder, const CommuteValueInfo *info);

/// Notes which storages the operation at hand, which is `node`, touches.
bool commuteStoragesRemember(CommuteBuilder *builder, uint32_t node);

/// Puts all into the graph.
CommuteStatus commuteStoragesFinish(CommuteBuilder *builder);

#endif // COMMUTE_LIB_ANALYSIS_BUILDER_H
