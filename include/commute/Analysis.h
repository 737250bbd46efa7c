//===- Analysis.h - From a block to a scheduling graph ------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Turns the operations of a block, of any dialects, into a graph for the
// scheduler core (commute/Schedule.h), keeps for every edge why it is there,
// and puts an order of the graph back into the block. Also here: finding the
// blocks worth scheduling, costs, and a check that shares nothing with the
// graph.
//
//     CommuteAnalysis *analysis = commuteAnalysisCreate(&options);
//     CommuteBlockGraph *graph = commuteBlockGraphCreate(analysis, block);
//     ... commuteGraphRun(commuteBlockGraphGetGraph(graph), policy, NULL,
//                         order, &error) ...
//     commuteBlockGraphApply(graph, order, &changed);
//     commuteBlockGraphDestroy(graph);
//     commuteAnalysisDestroy(analysis);
//
// What must not move past what:
//
// 1. An operation comes after those whose results it, or an operation in its
//    regions, uses or names in `after`. The terminator stays last.
// 2. Of two accesses to memory that may be the same, one of them a write, the
//    later stays later. Effects are those of upstream's interface. Views share
//    the memory of what they view; a fresh allocation is distinct from all
//    other memory, except from pointers that came from somewhere unknown after
//    the allocation itself went there; results of memref.distinct_objects are
//    distinct from each other; all other memory may be the same. A tensor that
//    is freed (bufferization.dealloc_tensor) is freed after all before it.
// 3. A collective reads its inputs and writes its destinations until its wait.
//    A wait whose start is not in the block is an access to all memory.
// 4. An operation of unknown effects keeps its place among all operations with
//    effects, collectives and waits; so do a barrier and its wait. One with
//    effects on a resource that is not memory keeps its place among those of
//    that resource, collectives and waits.
// 5. Messages to one rank of a process group, and those from one, start in the
//    order in which they stand: they are matched by it.
// 6. Where asked for, collectives of one process group, or all, start in the
//    order in which they stand.
//
// Time and memory are linear in the operations with their operands, nested
// ones included; nothing recurses. Separate analyses may be used by separate
// threads at the same time. No result depends on addresses.
//
// Functions that can fail have emitted exactly one error then, at the operation
// that is the reason; "out of memory" is one, at the operation that holds the
// block.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_ANALYSIS_H
#define COMMUTE_ANALYSIS_H

#include "commute/CostModel.h"
#include "commute/Export.h"
#include "commute/Schedule.h"
#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// The analysis of one pass run
//===----------------------------------------------------------------------===//

/// What is known per kind of operation, the process groups seen, and the
/// warnings given so far, for any number of blocks of one context.
typedef struct CommuteAnalysis CommuteAnalysis;

/// Estimates the time an operation takes. Returns false where it cannot tell;
/// then the cost model decides. The cost must be finite and not negative.
/// A group of operations is estimated by its members.
typedef bool (*CommuteCostEstimator)(MlirOperation op, CommuteCost *nanoseconds,
                                     void *userData);

/// Which collectives keep their order.
typedef enum CommuteCollectiveOrder {
  COMMUTE_COLLECTIVE_ORDER_NONE = 0,
  /// Those of one process group, as NCCL and MPI need where ranks might
  /// differ.
  COMMUTE_COLLECTIVE_ORDER_GROUP,
  COMMUTE_COLLECTIVE_ORDER_ALL
} CommuteCollectiveOrder;

/// What a graph is built with, besides the dependences. Flags.
enum {
  /// Costs; without it all are 0, and nothing warns of unknown ones.
  COMMUTE_ANALYSIS_COSTS = 1 << 0,
  /// Storages and who touches them, and the bytes of collectives.
  COMMUTE_ANALYSIS_STORAGES = 1 << 1,
  /// A warning at every future that nothing waits for.
  COMMUTE_ANALYSIS_WARNINGS = 1 << 2
};

/// Zero-initialised fields are sensible defaults.
typedef struct CommuteAnalysisOptions {
  CommuteCollectiveOrder order;
  /// COMMUTE_ANALYSIS_* flags.
  unsigned flags;
  /// Asked before the cost model; may be NULL.
  CommuteCostEstimator estimate;
  void *userData;
  /// The cost model (commute/CostModel.h), which must outlive the analysis;
  /// NULL for the roofline.
  const CommuteCosts *costs;
  /// What the pass runs on, whose functions may be looked into where they are
  /// called: those outside may be changing. Null: no function is.
  MlirOperation root;
} CommuteAnalysisOptions;

/// Begins an analysis; the options are copied. The caller owns the result.
/// Returns NULL where memory runs out.
COMMUTE_EXPORTED CommuteAnalysis *
commuteAnalysisCreate(const CommuteAnalysisOptions *options);

/// Goes on after anything in the program may have changed: process groups are
/// looked up again, and graphs made from now on have other flags. Kinds of
/// operations that a warning was about stay known.
COMMUTE_EXPORTED void commuteAnalysisResume(CommuteAnalysis *analysis,
                                            unsigned flags);

/// Ends an analysis; takes NULL. Graphs made by it may outlive it.
COMMUTE_EXPORTED void commuteAnalysisDestroy(CommuteAnalysis *analysis);

/// Gives what an operation costs, in nanoseconds: `comm.cost_ns` where it has
/// that, else the estimator's answer, else that of the cost model, else what is
/// known without one: 0 for what runs nothing (views, reshapes, constants,
/// allocations, resizes, waits, scalar operations without effects); the sum of
/// those inside for operations with regions, a loop times its trip count, a
/// branch the most costly region; what the function costs for a call.
/// Where nothing is known, the cost is 2 us, and a warning says so; where a
/// loop has no known trip count it counts once, with a remark; both once for
/// each kind of operation and analysis. Fails where the cost model does, or
/// memory runs out, with one error at the operation.
COMMUTE_EXPORTED bool commuteAnalysisEstimate(CommuteAnalysis *analysis,
                                              MlirOperation op,
                                              CommuteCost *nanoseconds);

/// Returns the bytes of a ranked tensor or memref, or COMMUTE_BYTES_UNKNOWN
/// where a size is dynamic, the element is none with a width, or the number
/// does not fit. An element of less than a byte takes one.
COMMUTE_EXPORTED uint64_t commuteTypeCountBytes(MlirType type);

//===----------------------------------------------------------------------===//
// Blocks worth scheduling
//===----------------------------------------------------------------------===//

/// Receives a block. A failure ends the iteration.
typedef MlirLogicalResult (*CommuteBlockCallback)(MlirBlock block,
                                                  void *userData);

/// Calls back for every block inside an operation, at any depth, in the order
/// of the text and outer before inner, that holds a collective, a wait, or a
/// group of them; not for blocks of graph regions, nor for what is inside a
/// comm.schedule_group, which stays as it is. The callback may move the
/// operations of the block it is given. Fails where the callback does, or where
/// memory runs out.
COMMUTE_EXPORTED MlirLogicalResult commuteForEachSchedulableBlock(
    MlirOperation op, CommuteBlockCallback callback, void *userData);

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

/// A block as a graph. Nodes stand for the operations but the terminator, in
/// their order, with ids from 0; between them there may be join nodes, which
/// cost nothing and only keep the number of edges linear: any number of
/// accesses before, any number after. The block must not change while the
/// graph is in use, except by commuteBlockGraphApply.
typedef struct CommuteBlockGraph CommuteBlockGraph;

/// Why an operation comes after another.
typedef enum CommuteReason {
  /// It uses a result.
  COMMUTE_REASON_DATA = 0,
  /// It names a result in `after`.
  COMMUTE_REASON_ORDER,
  COMMUTE_REASON_READ_AFTER_WRITE,
  COMMUTE_REASON_WRITE_AFTER_READ,
  COMMUTE_REASON_WRITE_AFTER_WRITE,
  /// A buffer of the collective may not be touched before the wait.
  COMMUTE_REASON_IN_FLIGHT,
  /// One of the two does not tell its effects, or is a barrier or its wait.
  COMMUTE_REASON_UNKNOWN_EFFECTS,
  /// Both have effects on a resource that is not memory, or one of them has and
  /// the other communicates.
  COMMUTE_REASON_RESOURCE,
  /// Both send to, or both receive from, the same rank of a process group, in
  /// whose messages the order tells which is which.
  COMMUTE_REASON_SAME_PEER,
  /// Both start a collective of the same process group, which keeps its order.
  COMMUTE_REASON_SAME_GROUP,
  /// Both start a collective, and all keep their order.
  COMMUTE_REASON_ALL_COLLECTIVES
} CommuteReason;

/// Returns a reason in words, such as "read after write". Static storage.
COMMUTE_EXPORTED const char *commuteReasonGetName(CommuteReason reason);

/// One operation after another, and why. Where several reasons hold, the first
/// that was found, data before all others.
typedef struct CommuteDependence {
  uint32_t from;
  uint32_t to;
  CommuteReason reason;
  /// The value used, or whose memory is accessed by the later of the two; null
  /// where no single value is the reason.
  MlirValue value;
} CommuteDependence;

/// Builds the graph of a block: nodes with kind, cost, channel (process groups
/// are numbered by first use in the analysis) and, where asked for, bytes;
/// edges with reasons; storages. A group is a collective if it holds one, else
/// a wait if it holds one. Any other operation with regions is a collective
/// where a collective inside outlives it, else a wait where it waits for one
/// from outside, else compute.
///
/// Returns NULL after an error: an access to a buffer in flight, or out of
/// memory. The caller owns the result.
COMMUTE_EXPORTED CommuteBlockGraph *
commuteBlockGraphCreate(CommuteAnalysis *analysis, MlirBlock block);

/// Destroys a graph; takes NULL.
COMMUTE_EXPORTED void commuteBlockGraphDestroy(CommuteBlockGraph *graph);

/// Returns the core's graph, which the block graph owns. Edges may be added to
/// it; their reason is COMMUTE_REASON_ORDER.
COMMUTE_EXPORTED CommuteGraph *
commuteBlockGraphGetGraph(CommuteBlockGraph *graph);

COMMUTE_EXPORTED MlirBlock
commuteBlockGraphGetBlock(const CommuteBlockGraph *graph);

/// Returns the number of the process group that a collective's node runs in, of
/// a node with several collectives the first one's; UINT32_MAX for other nodes.
COMMUTE_EXPORTED uint32_t
commuteBlockGraphGetProcessGroup(const CommuteBlockGraph *graph, uint32_t node);

/// Returns the reference to the process group of a number, a flat symbol
/// reference; null where none has it. Numbers are those of one analysis.
COMMUTE_EXPORTED MlirAttribute
commuteAnalysisGetProcessGroup(const CommuteAnalysis *analysis, uint32_t group);

/// Returns the number of operations, join nodes and terminator not counted.
COMMUTE_EXPORTED uint32_t
commuteBlockGraphGetNumOperations(const CommuteBlockGraph *graph);

/// Returns the operation of a node, or a null operation for a join node.
COMMUTE_EXPORTED MlirOperation
commuteBlockGraphGetOperation(const CommuteBlockGraph *graph, uint32_t node);

/// Returns an edge of the core's graph with its reason. Its ends may be join
/// nodes.
COMMUTE_EXPORTED CommuteDependence
commuteBlockGraphGetDependence(const CommuteBlockGraph *graph, uint32_t edge);

/// Finds what keeps an operation from standing earlier in `order` (NULL: the
/// order of the block): of the operations it must come after, the last in the
/// order. Looks through join nodes. Returns false where there is none, or
/// memory runs out. Takes time linear in the graph.
COMMUTE_EXPORTED bool
commuteBlockGraphFindHolder(const CommuteBlockGraph *graph,
                            const uint32_t *order, uint32_t node,
                            CommuteDependence *dependence);

/// Finds what keeps an operation from standing later, in the same way: of the
/// operations that must come after it, the first in the order.
COMMUTE_EXPORTED bool
commuteBlockGraphFindFollower(const CommuteBlockGraph *graph,
                              const uint32_t *order, uint32_t node,
                              CommuteDependence *dependence);

/// Finds what commuteBlockGraphFindHolder finds, for all operations at once:
/// one dependence per node, whose `from` is COMMUTE_NO_NODE where there is
/// none; those of join nodes mean nothing. Returns false where memory runs out.
/// Takes time linear in the graph.
COMMUTE_EXPORTED bool
commuteBlockGraphFindHolders(const CommuteBlockGraph *graph,
                             const uint32_t *order, CommuteDependence *holders);

/// The same for commuteBlockGraphFindFollower, and `to`.
COMMUTE_EXPORTED bool
commuteBlockGraphFindFollowers(const CommuteBlockGraph *graph,
                               const uint32_t *order,
                               CommuteDependence *followers);

/// Writes a node's name for messages and reports: `comm.name` where the
/// operation has it, else the operation's name and the node's number
/// ("comm.wait#17"); "join#4" for a join node. One line, with spaces for
/// control characters. Cut off where it does not fit `size` > 0 bytes with the
/// NUL. A CommuteNodeNamer; the graph's is set to it.
COMMUTE_EXPORTED void commuteBlockGraphGetNodeName(void *graph, uint32_t node,
                                                   char *buffer, size_t size);

/// Puts the operations of the block into an order: a permutation of all nodes
/// that respects the graph. Touches the block only where the order differs from
/// its own; `*changed`, where asked for, tells. Each operation moves at most
/// once. Cannot fail.
COMMUTE_EXPORTED void commuteBlockGraphApply(CommuteBlockGraph *graph,
                                             const uint32_t *order,
                                             bool *changed);

/// Emits an error of the core as one at the operation that it names first, with
/// a note at the second; at the operation that holds the block where it names
/// none. Returns failure.
COMMUTE_EXPORTED MlirLogicalResult
commuteBlockGraphEmitError(CommuteBlockGraph *graph, const CommuteError *error);

//===----------------------------------------------------------------------===//
// Checking what a pass did
//===----------------------------------------------------------------------===//

/// The order of all blocks inside an operation before a pass runs on it.
typedef struct CommuteOrderCheck CommuteOrderCheck;

/// Notes the order of every operation inside `op`, with what it accesses.
/// `order` is the constraint that the pass is to keep. The caller owns the
/// result. Returns NULL after an error: out of memory.
COMMUTE_EXPORTED CommuteOrderCheck *
commuteOrderCheckCreate(MlirOperation op, CommuteCollectiveOrder order);

/// Compares with what has become of it: each block must hold the operations it
/// held, in an order that keeps every dependence of the order noted. The
/// dependences are found by the rules above from the order noted, operation by
/// operation, by code that shares nothing with the graph or the scheduler.
/// Fails with one error: an operation that is missing, new, or in another
/// block, or one that stands before another on which it depends (with a note
/// there); out of memory. Operations may have gained operands.
COMMUTE_EXPORTED MlirLogicalResult
commuteOrderCheckRun(CommuteOrderCheck *check);

/// Destroys a check; takes NULL.
COMMUTE_EXPORTED void commuteOrderCheckDestroy(CommuteOrderCheck *check);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_ANALYSIS_H
