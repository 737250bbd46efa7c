//===- Schedule.h - Scheduling graphs of compute and communication --------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The scheduler core of Commute, without MLIR: build a graph of compute nodes,
// collectives (starts of an asynchronous communication) and waits, run a policy
// that reorders it so that communication hides behind computation, and simulate
// an order to see what was gained.
//
//   CommuteGraph *graph = commuteGraphCreate(NULL);
//   uint32_t gather, full, mm;
//   commuteGraphAddNode(graph,
//                       &(CommuteNodeInfo){.kind = COMMUTE_NODE_COLLECTIVE,
//                                          .cost = commuteCostFromInteger(9)},
//                       &gather, NULL);
//   ...
//   commuteGraphAddEdge(graph, gather, full, COMMUTE_EDGE_DATA, NULL, NULL);
//   commuteGraphRun(graph, COMMUTE_POLICY_REORDER_COMPUTE, NULL, order,
//   &error); commuteGraphDestroy(graph);
//
// Nodes are numbered densely in the order in which they are added, which is the
// default list order. Nothing here recurses over the graph, prints, exits or
// keeps state outside of the graph; separate graphs may be used by separate
// threads at the same time. No result depends on addresses or hashing.
//
// All functions that can fail return a status and take an optional
// CommuteError, which is written on failure only. A failing function changes
// neither the graph nor the caller's other out parameters.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_H
#define COMMUTE_SCHEDULE_H

#include "commute/Export.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Status and errors
//===----------------------------------------------------------------------===//

/// What a function of this header comes back with.
typedef enum CommuteStatus {
  COMMUTE_STATUS_OK = 0,
  /// The allocator returned NULL.
  COMMUTE_STATUS_OUT_OF_MEMORY,
  /// An argument is outside of its stated range: an enumerator that does not
  /// exist, a cost that is not finite, a null pointer where one is needed.
  COMMUTE_STATUS_INVALID_ARGUMENT,
  /// An id names no node, edge or storage of the graph.
  COMMUTE_STATUS_UNKNOWN_ID,
  /// A list is not a permutation of the graph's nodes.
  COMMUTE_STATUS_NOT_A_PERMUTATION,
  /// The edges close a cycle.
  COMMUTE_STATUS_CYCLE,
  /// Keeping the listed order of two collectives contradicts the edges.
  COMMUTE_STATUS_CONTRADICTING_ORDER,
  /// An order breaks an edge.
  COMMUTE_STATUS_ILLEGAL_ORDER,
  /// The simulator was given a negative cost.
  COMMUTE_STATUS_NEGATIVE_COST,
  /// More nodes, edges or storages than ids, or a sum that does not fit its
  /// type.
  COMMUTE_STATUS_OVERFLOW,
} CommuteStatus;

/// "No node" in CommuteError.
#define COMMUTE_NO_NODE UINT32_MAX

/// What went wrong. Owned by the caller; needs no initialisation and no
/// release.
typedef struct CommuteError {
  CommuteStatus status;
  /// The nodes that the message names, in its order; COMMUTE_NO_NODE where it
  /// names fewer. A cycle names its first two nodes.
  uint32_t nodes[2];
  /// One line, lower case, no period; cut off where it does not fit.
  char message[512];
} CommuteError;

/// Returns the name of a status, such as "cycle". Static storage.
COMMUTE_EXPORTED const char *commuteStatusGetName(CommuteStatus status);

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

/// A cost or a time in nanoseconds: an exact integer or a double, as given.
/// Budgets of integers are exact for every int64_t, also where their running
/// value leaves that range; an integer minus a double is a double.
typedef struct CommuteCost {
  bool isReal;
  union {
    int64_t integer;
    double real;
  } value;
} CommuteCost;

/// Returns an integer cost.
static inline CommuteCost commuteCostFromInteger(int64_t integer) {
  CommuteCost cost;
  cost.isReal = false;
  cost.value.integer = integer;
  return cost;
}

/// Returns a floating-point cost.
static inline CommuteCost commuteCostFromReal(double real) {
  CommuteCost cost;
  cost.isReal = true;
  cost.value.real = real;
  return cost;
}

/// Returns the nearest double of a cost.
static inline double commuteCostGetReal(CommuteCost cost) {
  return cost.isReal ? cost.value.real : (double)cost.value.integer;
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

typedef struct CommuteGraph CommuteGraph;

/// Where a graph takes its memory from. Both functions follow realloc and free:
/// `reallocate` grows `block` (or makes one, if it is NULL) to `size` > 0 bytes
/// with the alignment of malloc, and returns NULL, `block` untouched, where it
/// cannot; `release` takes NULL. `context` is passed on as it is.
typedef struct CommuteAllocator {
  void *(*reallocate)(void *context, void *block, size_t size);
  void (*release)(void *context, void *block);
  void *context;
} CommuteAllocator;

/// Writes the name of a node for a message, which puts it in quotes: at most
/// `size` > 0 bytes with the NUL.
typedef void (*CommuteNodeNamer)(void *context, uint32_t node, char *buffer,
                                 size_t size);

typedef enum CommuteNodeKind {
  /// Work on the compute stream.
  COMMUTE_NODE_COMPUTE = 0,
  /// The start of an asynchronous communication.
  COMMUTE_NODE_COLLECTIVE,
  /// Holds the compute stream until the collectives that it takes data from
  /// are done.
  COMMUTE_NODE_WAIT,
} CommuteNodeKind;

/// A number of bytes that is not known.
#define COMMUTE_BYTES_UNKNOWN UINT64_MAX

/// All that describes a node; zero-initialised fields are sensible defaults.
typedef struct CommuteNodeInfo {
  /// A node that stands for several is a collective if any of them is one, else
  /// a wait if any of them is one.
  CommuteNodeKind kind;
  /// On a collective: waits first, then starts. Ignored on the other kinds.
  bool alsoWait;
  /// Stands for several operations. Only the reference's overlap figure looks
  /// at it (CommuteSimulation).
  bool grouped;
  /// Nanoseconds. Finite; may be negative for the policies, not for the
  /// simulator.
  CommuteCost cost;
  /// Of a collective: the channel it runs on, any number.
  uint32_t channel;
  /// Of a collective: the bytes of its results, in flight until its last wait,
  /// or COMMUTE_BYTES_UNKNOWN.
  uint64_t bytes;
} CommuteNodeInfo;

typedef enum CommuteEdgeKind {
  /// The target uses what the source yields.
  COMMUTE_EDGE_DATA = 0,
  /// The target is issued after the source, and no more.
  COMMUTE_EDGE_ORDER,
} CommuteEdgeKind;

typedef struct CommuteEdge {
  uint32_t from;
  uint32_t to;
  CommuteEdgeKind kind;
} CommuteEdge;

/// Makes an empty graph. `allocator` is copied; NULL takes malloc's. The caller
/// owns the graph. Returns NULL where memory runs out.
COMMUTE_EXPORTED CommuteGraph *
commuteGraphCreate(const CommuteAllocator *allocator);

/// Destroys a graph; takes NULL.
COMMUTE_EXPORTED void commuteGraphDestroy(CommuteGraph *graph);

/// Sets how messages name nodes. `context` is borrowed until the graph is
/// destroyed. Without a namer, or with NULL, they read "node 17".
COMMUTE_EXPORTED void commuteGraphSetNodeNamer(CommuteGraph *graph,
                                               CommuteNodeNamer namer,
                                               void *context);

/// Makes room for that many nodes and edges in all. Never needed, only faster.
/// Fails with OUT_OF_MEMORY, OVERFLOW.
COMMUTE_EXPORTED CommuteStatus commuteGraphReserve(CommuteGraph *graph,
                                                   size_t nodes, size_t edges,
                                                   CommuteError *error);

/// Adds a node at the end of the list; `*node`, where asked for, is its id, the
/// number of nodes before it. Fails with INVALID_ARGUMENT (kind, cost not
/// finite), OUT_OF_MEMORY, OVERFLOW (2^31 - 2 nodes).
COMMUTE_EXPORTED CommuteStatus commuteGraphAddNode(CommuteGraph *graph,
                                                   const CommuteNodeInfo *info,
                                                   uint32_t *node,
                                                   CommuteError *error);

/// Adds an edge between existing nodes; `*edge`, where asked for, is its id,
/// the number of edges added before it. The same edge may be added any number
/// of times and counts once; each has an id of its own, so that a caller can
/// keep reasons by id. Where both kinds join two nodes, the data edge counts. A
/// node that depends on itself is a cycle, reported when a policy runs. Fails
/// with UNKNOWN_ID, INVALID_ARGUMENT (kind), OUT_OF_MEMORY, OVERFLOW (2^32 - 1
/// edges).
COMMUTE_EXPORTED CommuteStatus commuteGraphAddEdge(CommuteGraph *graph,
                                                   uint32_t from, uint32_t to,
                                                   CommuteEdgeKind kind,
                                                   uint32_t *edge,
                                                   CommuteError *error);

COMMUTE_EXPORTED uint32_t commuteGraphGetNumNodes(const CommuteGraph *graph);
COMMUTE_EXPORTED uint32_t commuteGraphGetNumEdges(const CommuteGraph *graph);

/// Reads a node back. The id must exist.
COMMUTE_EXPORTED CommuteNodeInfo commuteGraphGetNode(const CommuteGraph *graph,
                                                     uint32_t node);

/// Reads an edge back. The id must exist.
COMMUTE_EXPORTED CommuteEdge commuteGraphGetEdge(const CommuteGraph *graph,
                                                 uint32_t edge);

/// Builds the index over the edges that policies and simulator use. Never
/// needed: they do so where edges were added since. Useful to time a policy
/// alone. Fails with OUT_OF_MEMORY.
COMMUTE_EXPORTED CommuteStatus commuteGraphPrepare(CommuteGraph *graph,
                                                   CommuteError *error);

//===----------------------------------------------------------------------===//
// Storages
//===----------------------------------------------------------------------===//

/// How long a storage lives besides from its first to its last toucher. Flags.
enum {
  /// From the start to the end of every order: an input of the program.
  COMMUTE_STORAGE_LIVE_IN = 1,
  /// To the end: an output of the program.
  COMMUTE_STORAGE_LIVE_OUT = 2,
};

/// Adds a storage of so many bytes (or COMMUTE_BYTES_UNKNOWN), for the
/// simulator's live bytes. An order makes it live from the first node that
/// touches it to the last, both included; one that no node touches counts only
/// where it is live-in. Fails with INVALID_ARGUMENT (flags), OUT_OF_MEMORY,
/// OVERFLOW.
COMMUTE_EXPORTED CommuteStatus commuteGraphAddStorage(CommuteGraph *graph,
                                                      uint64_t bytes,
                                                      unsigned flags,
                                                      uint32_t *storage,
                                                      CommuteError *error);

/// States that a node defines, reads or writes a storage, or a view of it.
/// Repeats are allowed. Fails with UNKNOWN_ID, OUT_OF_MEMORY, OVERFLOW.
COMMUTE_EXPORTED CommuteStatus commuteGraphAddTouch(CommuteGraph *graph,
                                                    uint32_t node,
                                                    uint32_t storage,
                                                    CommuteError *error);

//===----------------------------------------------------------------------===//
// Policies
//===----------------------------------------------------------------------===//

/// The list schedulers of PyTorch Inductor's communication passes (2.7.1,
/// torch/_inductor/comms.py). Each takes the lowest-scored ready node next; the
/// score is (score_0, score_1, position in the input list). Where collectives
/// are raised, score_0 of a collective is its number in list order, and of any
/// other node the lowest number of a collective that needs it, if any. Where
/// waits are sunk, score_1 is 1 for waits, 0 for all else.
typedef enum CommutePolicy {
  /// The list as it is, if it is topological, else the stable topological
  /// order.
  COMMUTE_POLICY_NONE = 0,
  /// sink_waits: waits as late as possible.
  COMMUTE_POLICY_SINK_WAITS,
  /// raise_comms: collectives as early as possible.
  COMMUTE_POLICY_RAISE_COLLECTIVES,
  /// reorder_compute_for_overlap: both, and compute of about its cost behind
  /// every collective.
  COMMUTE_POLICY_REORDER_COMPUTE,
  /// The reference's default list: reorder compute, then sink waits, then raise
  /// collectives, each on the result of the one before.
  COMMUTE_POLICY_PIPELINE,
} CommutePolicy;

/// Runs a policy. `list` is the input order, a permutation of the nodes, or
/// NULL for the order of the ids; it need not be topological. `order` takes as
/// many ids as there are nodes and must not overlap `list`. O((V + E) log V)
/// time, O(V + E) memory. Fails with NOT_A_PERMUTATION, CYCLE (the message
/// names the nodes of one cycle), INVALID_ARGUMENT (policy), OUT_OF_MEMORY.
COMMUTE_EXPORTED CommuteStatus commuteGraphRun(CommuteGraph *graph,
                                               CommutePolicy policy,
                                               const uint32_t *list,
                                               uint32_t *order,
                                               CommuteError *error);

/// Which collectives keep their order.
typedef enum CommuteOrderScope {
  /// All of them, one after the other: decide_global_ordering_of_comms of the
  /// reference, as meant: start to start, not wait to start.
  COMMUTE_ORDER_SCOPE_ALL = 0,
  /// Those of one channel.
  COMMUTE_ORDER_SCOPE_CHANNEL,
  /// None.
  COMMUTE_ORDER_SCOPE_NONE,
} CommuteOrderScope;

/// Adds an ordering edge from each collective of `list` (as for a policy) to
/// the next one in the scope. The edges added are those whose ids are at least
/// the number of edges before the call; they are ordered by their targets'
/// places in the list. Fails with NOT_A_PERMUTATION, CYCLE (without the new
/// edges), CONTRADICTING_ORDER (the message names a collective and a later one
/// that it needs), INVALID_ARGUMENT (scope), OUT_OF_MEMORY, OVERFLOW.
COMMUTE_EXPORTED CommuteStatus
commuteGraphOrderCollectives(CommuteGraph *graph, CommuteOrderScope scope,
                             const uint32_t *list, CommuteError *error);

/// Checks that `order` is a permutation of the nodes that respects every edge.
/// Shares no code with the policies. `length` is the number of ids in `order`.
/// Fails with NOT_A_PERMUTATION (the message names a missing or repeated node),
/// ILLEGAL_ORDER (the message names both ends of a broken edge, source first),
/// OUT_OF_MEMORY.
COMMUTE_EXPORTED CommuteStatus commuteGraphCheckOrder(const CommuteGraph *graph,
                                                      const uint32_t *order,
                                                      size_t length,
                                                      CommuteError *error);

//===----------------------------------------------------------------------===//
// Simulation
//===----------------------------------------------------------------------===//

/// What may be asked of the simulator and the bounds.
typedef struct CommuteSimulationOptions {
  /// All collectives share one channel, whatever their own.
  bool singleChannel;
  /// How many times as long compute takes while a collective runs; more than 1,
  /// or else compute is not slowed. All times are doubles then.
  double contention;
} CommuteSimulationOptions;

/// What an order costs on one compute stream and a channel per process group,
/// each in issue order: a collective starts when its channel is free and the
/// compute issued before it is done; a wait holds the compute stream until the
/// collectives are done that it takes data from, directly or through compute
/// nodes that pass the data on (getitem, views).
/// Times are integers where all costs are, else doubles.
typedef struct CommuteSimulation {
  /// The last end on any machine.
  CommuteCost makespan;
  /// Time that the compute stream stands still in waits.
  CommuteCost exposed;
  /// Sum of the costs of compute nodes and waits.
  CommuteCost compute;
  /// Sum of the costs of collectives.
  CommuteCost communication;
  /// Highest sum of the bytes of live storages; COMMUTE_BYTES_UNKNOWN where a
  /// storage that is ever live has an unknown size.
  uint64_t peakLiveBytes;
  /// Highest sum of the bytes of collectives started and not yet waited for, as
  /// issued; COMMUTE_BYTES_UNKNOWN where a collective's are unknown.
  uint64_t peakInFlightBytes;
  /// The estimate of the reference's visualize_overlap, in nanoseconds, where
  /// it has one: it gives up on two collectives at once and on a wait with
  /// nothing running. It sums doubles in order and takes grouped nodes for
  /// compute.
  bool hasVisualizeOverlap;
  double visualizeOverlap;
} CommuteSimulation;

/// When a node ran. A wait ends when it lets the compute stream go on.
typedef struct CommuteInterval {
  CommuteCost start;
  CommuteCost end;
} CommuteInterval;

/// Simulates `order` (NULL: the order of the ids), which must be legal.
/// `options` may be NULL. `intervals`, where not NULL, takes one per node, by
/// id. O(V + E + T) for T touches. Fails with NOT_A_PERMUTATION, ILLEGAL_ORDER,
/// NEGATIVE_COST (the message names the node), OVERFLOW (times or bytes),
/// INVALID_ARGUMENT (contention not finite), OUT_OF_MEMORY.
COMMUTE_EXPORTED CommuteStatus commuteGraphSimulate(
    CommuteGraph *graph, const uint32_t *order,
    const CommuteSimulationOptions *options, CommuteSimulation *simulation,
    CommuteInterval *intervals, CommuteError *error);

/// Writes the bytes of live storages, and those of collectives started and not
/// yet waited for, at each place of `order` (NULL: the order of the ids), which
/// must be legal: the sums whose highest are the peaks of a simulation, or
/// COMMUTE_BYTES_UNKNOWN throughout. Either of `live` and `inFlight` may be
/// NULL; the other takes one number per node. O(V + E + T). Fails with
/// NOT_A_PERMUTATION, ILLEGAL_ORDER, OVERFLOW (bytes), OUT_OF_MEMORY.
COMMUTE_EXPORTED CommuteStatus commuteGraphTraceBytes(CommuteGraph *graph,
                                                      const uint32_t *order,
                                                      uint64_t *live,
                                                      uint64_t *inFlight,
                                                      CommuteError *error);

/// The reference's visualize_overlap of a list as given, topological or not.
/// Returns false where it has no answer. Fails never: `list` (NULL: the order
/// of the ids) must hold ids of the graph, as many as it has nodes.
COMMUTE_EXPORTED bool commuteGraphVisualizeOverlap(const CommuteGraph *graph,
                                                   const uint32_t *list,
                                                   double *nanoseconds);

/// What no order of the graph can undercut, in the simulator's model.
typedef struct CommuteBounds {
  /// The longest path of dependences.
  CommuteCost criticalPath;
  /// Sum of the costs of compute nodes and waits.
  CommuteCost compute;
  /// The busiest channel's sum of costs.
  CommuteCost channel;
  /// The largest Jackson preemptive bound of a machine, from each node's
  /// longest path before it (head) and after it (tail).
  CommuteCost headTail;
  /// The largest of all.
  CommuteCost lowerBound;
} CommuteBounds;

/// Computes the lower bounds. `options` may be NULL. O((V + E) log V). Fails
/// with CYCLE, NEGATIVE_COST, OVERFLOW, OUT_OF_MEMORY.
COMMUTE_EXPORTED CommuteStatus commuteGraphComputeBounds(
    CommuteGraph *graph, const CommuteSimulationOptions *options,
    CommuteBounds *bounds, CommuteError *error);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_SCHEDULE_H
