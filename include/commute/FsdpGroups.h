//===- FsdpGroups.h - What FSDP communicates, as groups -----------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// enforce_comm_ordering_for_fsdp of PyTorch Inductor (2.7.1,
// torch/_inductor/comms.py) on a graph of the scheduler core: which nodes
// FSDP's communication is made of, and in which order it is to go.
//
// - An all-gather in place, with the copy-in that feeds it, and with all that
//   prepares either and feeds nothing else.
// - Its waits and the copy-outs that follow from them.
// - A reduce-scatter, with the chunk-cats that feed it and what stands between.
// - Its waits and all that follows only from them.
//
// The second group of an all-gather comes before the first one of the next
// all-gather in the list, and so for reduce-scatters: no two are in flight at
// once. No other collective or wait joins a group.
//
// As for the rest of the core: no globals, no recursion, no result that depends
// on addresses; failing, a function changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_FSDPGROUPS_H
#define COMMUTE_FSDPGROUPS_H

#include "commute/Export.h"
#include "commute/Schedule.h"

#ifdef __cplusplus
extern "C" {
#endif

/// What a node is to FSDP. That it starts or waits its kind says.
typedef enum CommuteFsdpRole {
  /// Anything that may join a group.
  COMMUTE_FSDP_ROLE_OTHER = 0,
  /// Joins no group.
  COMMUTE_FSDP_ROLE_FIXED,
  /// Shows what it takes by another name or in another shape.
  COMMUTE_FSDP_ROLE_VIEW,
  COMMUTE_FSDP_ROLE_COPY_IN,
  /// An all-gather into its copy-in's buffer.
  COMMUTE_FSDP_ROLE_ALL_GATHER,
  COMMUTE_FSDP_ROLE_COPY_OUT,
  COMMUTE_FSDP_ROLE_CHUNK_CAT,
  COMMUTE_FSDP_ROLE_REDUCE_SCATTER,
  COMMUTE_NUM_FSDP_ROLES
} CommuteFsdpRole;

/// One group after another.
typedef struct CommuteFsdpOrder {
  uint32_t before;
  uint32_t after;
} CommuteFsdpOrder;

/// Groups are numbered in the order of their collectives in the list, the first
/// group of each before its second one. Some may have no members. They outlive
/// the graph: their memory is malloc's, whatever the graph's allocator.
typedef struct CommuteFsdpGroups {
  uint32_t numGroups;
  /// By node: its group, or COMMUTE_NO_NODE.
  uint32_t *groups;
  /// A permutation of the nodes that respects every edge and every entry of
  /// `orders`, with the members of each group adjacent, in their order. Else
  /// the lowest id, or the group with the lowest one, comes first.
  uint32_t *order;
  uint32_t numOrders;
  CommuteFsdpOrder *orders;
} CommuteFsdpGroups;

/// Finds the groups of a graph. `roles` has a CommuteFsdpRole for each node.
/// The list is that of the ids. A group whose members cannot be adjacent, since
/// something else comes between by the edges, has none; an order that the edges
/// contradict is left out. O((V + E) log V) time, O(V + E) memory. Fails with
/// CYCLE, INVALID_ARGUMENT (role), OUT_OF_MEMORY; else the caller releases
/// `groups` with commuteFsdpGroupsFinish.
COMMUTE_EXPORTED CommuteStatus
commuteGraphFindFsdpGroups(CommuteGraph *graph, const uint8_t *roles,
                           CommuteFsdpGroups *groups, CommuteError *error);

/// Frees what groups hold; takes zero-initialised ones.
COMMUTE_EXPORTED void commuteFsdpGroupsFinish(CommuteFsdpGroups *groups);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_FSDPGROUPS_H
