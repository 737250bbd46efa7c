//===- FsdpGroups.c - What FSDP communicates, as groups -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Only data edges make a group. Each node joins at most one, the first that
// wants it in the order of the collectives; what a group looks at besides its
// members is found by an edge of a member.
//
// The reference takes every producer of an all-gather, however far, and every
// user of a reduce-scatter's wait, other collectives included; it ends a group
// at the second copy-out. Here a producer joins if it feeds nothing else, a
// user if it takes nothing else, and copy-outs all join.
//
//===----------------------------------------------------------------------===//

#include "FsdpGroupsImpl.h"

#include <stdlib.h>

/// No group yet.
#define NONE COMMUTE_NO_NODE

/// In `counts`: among the candidates of the search at hand; a chunk-cat.
#define CANDIDATE (UINT32_MAX - 1)
#define CHUNK_CAT UINT32_MAX

typedef struct Grouper {
  const CommuteGraph *graph;
  const uint8_t *roles;
  uint32_t *groups;
  /// Predecessors by data of v: preds[offsets[v]] up to preds[offsets[v + 1]].
  uint32_t *offsets;
  uint32_t *preds;
  /// By node: the search that has looked at it last, and what it found.
  uint32_t *stamps;
  uint32_t *counts;
  uint32_t stamp;
  /// Nodes whose neighbours are to be looked at; has room for every node.
  uint32_t *stack;
  uint32_t depth;
  /// Nodes that the group at hand has found to be candidates; the same.
  uint32_t *found;
  uint32_t numFound;
} Grouper;

//===----------------------------------------------------------------------===//
// Neighbours
//===----------------------------------------------------------------------===//

typedef struct Neighbours {
  const uint32_t *begin;
  const uint32_t *end;
} Neighbours;

static Neighbours getUsers(const Grouper *grouper, uint32_t node) {
  const CommuteGraph *graph = grouper->graph;
  return (Neighbours){&graph->succs[graph->offsets[node]],
                      &graph->succs[graph->dataEnds[node]]};
}

static Neighbours getProducers(const Grouper *grouper, uint32_t node) {
  return (Neighbours){&grouper->preds[grouper->offsets[node]],
                      &grouper->preds[grouper->offsets[node + 1]]};
}

static uint32_t countNeighbours(Neighbours neighbours) {
  return (uint32_t)(neighbours.end - neighbours.begin);
}

static bool initProducers(Grouper *grouper) {
  const CommuteGraph *graph = grouper->graph;
  uint32_t numEdges = 0;
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    numEdges += countNeighbours(getUsers(grouper, v));
  grouper->offsets = commuteMemoryAllocateZeroed(
      &graph->allocator, (size_t)graph->numNodes + 2, sizeof *grouper->offsets);
  grouper->preds = commuteMemoryAllocate(&graph->allocator, numEdges,
                                         sizeof *grouper->preds);
  if (!grouper->offsets || !grouper->preds)
    return false;
  // Shifted by one, so that filling them leaves the beginnings in their place.
  for (uint32_t v = 0; v < graph->numNodes; ++v) {
    Neighbours users = getUsers(grouper, v);
    for (const uint32_t *u = users.begin; u != users.end; ++u)
      ++grouper->offsets[*u + 2];
  }
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    grouper->offsets[v + 2] += grouper->offsets[v + 1];
  for (uint32_t v = 0; v < graph->numNodes; ++v) {
    Neighbours users = getUsers(grouper, v);
    for (const uint32_t *u = users.begin; u != users.end; ++u)
      grouper->preds[grouper->offsets[*u + 1]++] = v;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Members and candidates
//===----------------------------------------------------------------------===//

static CommuteFsdpRole getRole(const Grouper *grouper, uint32_t node) {
  return (CommuteFsdpRole)grouper->roles[node];
}

/// Tells whether a node may join, as a part of the computation around a
/// collective.
static bool mayJoin(const Grouper *grouper, uint32_t node) {
  CommuteFsdpRole role = getRole(grouper, node);
  return grouper->groups[node] == NONE &&
         commuteNodeGetKind(grouper->graph, node) == COMMUTE_NODE_COMPUTE &&
         role != COMMUTE_FSDP_ROLE_FIXED;
}

static void push(Grouper *grouper, uint32_t node) {
  grouper->stack[grouper->depth++] = node;
}

/// Has a node join, and its neighbours looked at.
static void join(Grouper *grouper, uint32_t node, uint32_t group) {
  grouper->groups[node] = group;
  push(grouper, node);
}

/// Begins a search: nothing is counted or found.
static void beginSearch(Grouper *grouper) {
  ++grouper->stamp;
  grouper->numFound = 0;
}

/// Counts one more neighbour of a node that is in the group at hand.
static uint32_t count(Grouper *grouper, uint32_t node) {
  if (grouper->stamps[node] != grouper->stamp) {
    grouper->stamps[node] = grouper->stamp;
    grouper->counts[node] = 0;
  }
  return ++grouper->counts[node];
}

static bool isMarked(const Grouper *grouper, uint32_t node, uint32_t mark) {
  return grouper->stamps[node] == grouper->stamp &&
         grouper->counts[node] == mark;
}

/// Makes a node a candidate.
static void addCandidate(Grouper *grouper, uint32_t node, uint32_t mark) {
  grouper->stamps[node] = grouper->stamp;
  grouper->counts[node] = mark;
  grouper->found[grouper->numFound++] = node;
}

//===----------------------------------------------------------------------===//
// All-gathers
//===----------------------------------------------------------------------===//

/// Finds the copy-ins that feed an all-gather, directly or through views. They
/// and the views become candidates. Returns whether there is any.
static bool findCopyIns(Grouper *grouper, uint32_t gather) {
  bool isFed = false;
  beginSearch(grouper);
  push(grouper, gather);
  while (grouper->depth > 0) {
    Neighbours producers =
        getProducers(grouper, grouper->stack[--grouper->depth]);
    for (const uint32_t *p = producers.begin; p != producers.end; ++p) {
      CommuteFsdpRole role = getRole(grouper, *p);
      if (!mayJoin(grouper, *p) || isMarked(grouper, *p, CANDIDATE) ||
          (role != COMMUTE_FSDP_ROLE_VIEW && role != COMMUTE_FSDP_ROLE_COPY_IN))
        continue;
      addCandidate(grouper, *p, CANDIDATE);
      if (role == COMMUTE_FSDP_ROLE_COPY_IN)
        isFed = true;
      else
        push(grouper, *p);
    }
  }
  return isFed;
}

/// Has those producers of members join that feed nothing but members.
static void joinProducers(Grouper *grouper, uint32_t group) {
  beginSearch(grouper);
  while (grouper->depth > 0) {
    Neighbours producers =
        getProducers(grouper, grouper->stack[--grouper->depth]);
    for (const uint32_t *p = producers.begin; p != producers.end; ++p) {
      CommuteFsdpRole role = getRole(grouper, *p);
      if (mayJoin(grouper, *p) && role != COMMUTE_FSDP_ROLE_COPY_OUT &&
          role != COMMUTE_FSDP_ROLE_CHUNK_CAT &&
          count(grouper, *p) == countNeighbours(getUsers(grouper, *p)))
        join(grouper, *p, group);
    }
  }
}

/// Has the views between a collective and its waits join its group, and the
/// waits, those for what another one gives as well, that of the waits. The
/// users of the waits are to be looked at then.
static void joinWaits(Grouper *grouper, uint32_t collective, uint32_t group) {
  beginSearch(grouper);
  push(grouper, collective);
  while (grouper->depth > 0) {
    uint32_t node = grouper->stack[--grouper->depth];
    Neighbours users = getUsers(grouper, node);
    for (const uint32_t *u = users.begin; u != users.end; ++u) {
      if (grouper->groups[*u] != NONE)
        continue;
      if (commuteNodeGetKind(grouper->graph, *u) == COMMUTE_NODE_WAIT) {
        if (getRole(grouper, *u) == COMMUTE_FSDP_ROLE_FIXED)
          continue;
        join(grouper, *u, group + 1);
        addCandidate(grouper, *u, CANDIDATE);
      } else if (grouper->groups[node] == group && mayJoin(grouper, *u) &&
                 getRole(grouper, *u) == COMMUTE_FSDP_ROLE_VIEW) {
        join(grouper, *u, group);
      }
    }
  }
  for (uint32_t i = 0; i < grouper->numFound; ++i)
    push(grouper, grouper->found[i]);
}

/// Has the copy-outs of what the waits give join, with the views in between.
static void joinCopyOuts(Grouper *grouper, uint32_t group) {
  beginSearch(grouper);
  while (grouper->depth > 0) {
    Neighbours users = getUsers(grouper, grouper->stack[--grouper->depth]);
    for (const uint32_t *u = users.begin; u != users.end; ++u) {
      if (!mayJoin(grouper, *u) || isMarked(grouper, *u, CANDIDATE))
        continue;
      if (getRole(grouper, *u) == COMMUTE_FSDP_ROLE_VIEW) {
        addCandidate(grouper, *u, CANDIDATE);
        push(grouper, *u);
      } else if (getRole(grouper, *u) == COMMUTE_FSDP_ROLE_COPY_OUT) {
        grouper->groups[*u] = group;
      }
    }
  }
  // Views come behind what they view: from the last to the first.
  for (uint32_t i = grouper->numFound; i-- > 0;) {
    uint32_t view = grouper->found[i];
    Neighbours users = getUsers(grouper, view);
    for (const uint32_t *u = users.begin; u != users.end; ++u)
      if (grouper->groups[*u] == group)
        grouper->groups[view] = group;
  }
}

static void groupAllGather(Grouper *grouper, uint32_t gather, uint32_t group) {
  if (!findCopyIns(grouper, gather))
    return;
  join(grouper, gather, group);
  for (uint32_t i = 0; i < grouper->numFound; ++i)
    join(grouper, grouper->found[i], group);
  joinProducers(grouper, group);
  joinWaits(grouper, gather, group);
  joinCopyOuts(grouper, group + 1);
}

//===----------------------------------------------------------------------===//
// Reduce-scatters
//===----------------------------------------------------------------------===//

/// Finds what feeds a reduce-scatter and nothing else, up to chunk-cats.
static void findChunkCats(Grouper *grouper, uint32_t scatter) {
  beginSearch(grouper);
  push(grouper, scatter);
  while (grouper->depth > 0) {
    Neighbours producers =
        getProducers(grouper, grouper->stack[--grouper->depth]);
    for (const uint32_t *p = producers.begin; p != producers.end; ++p) {
      if (!mayJoin(grouper, *p) || isMarked(grouper, *p, CHUNK_CAT))
        continue;
      if (getRole(grouper, *p) == COMMUTE_FSDP_ROLE_CHUNK_CAT) {
        // What is before it prepares nothing.
        addCandidate(grouper, *p, CHUNK_CAT);
      } else if (count(grouper, *p) == countNeighbours(getUsers(grouper, *p))) {
        addCandidate(grouper, *p, CANDIDATE);
        push(grouper, *p);
      }
    }
  }
}

/// Has the chunk-cats join, and the candidates that follow from one. Returns
/// whether there is any.
static bool joinChunkCats(Grouper *grouper, uint32_t group) {
  for (uint32_t i = 0; i < grouper->numFound; ++i)
    if (isMarked(grouper, grouper->found[i], CHUNK_CAT))
      join(grouper, grouper->found[i], group);
  bool isFed = grouper->depth > 0;
  while (grouper->depth > 0) {
    Neighbours users = getUsers(grouper, grouper->stack[--grouper->depth]);
    for (const uint32_t *u = users.begin; u != users.end; ++u)
      if (isMarked(grouper, *u, CANDIDATE) && grouper->groups[*u] == NONE)
        join(grouper, *u, group);
  }
  return isFed;
}

/// Has those users of members join that take nothing but from members.
static void joinUsers(Grouper *grouper, uint32_t group) {
  beginSearch(grouper);
  while (grouper->depth > 0) {
    Neighbours users = getUsers(grouper, grouper->stack[--grouper->depth]);
    for (const uint32_t *u = users.begin; u != users.end; ++u)
      if (mayJoin(grouper, *u) &&
          count(grouper, *u) == countNeighbours(getProducers(grouper, *u)))
        join(grouper, *u, group);
  }
}

static void groupReduceScatter(Grouper *grouper, uint32_t scatter,
                               uint32_t group) {
  findChunkCats(grouper, scatter);
  if (!joinChunkCats(grouper, group))
    return;
  grouper->groups[scatter] = group;
  joinWaits(grouper, scatter, group);
  joinUsers(grouper, group + 1);
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

static bool isGrouped(const Grouper *grouper, uint32_t node,
                      CommuteFsdpRole role) {
  return getRole(grouper, node) == role &&
         commuteNodeIsCollective(grouper->graph, node) &&
         grouper->groups[node] == NONE;
}

/// Notes that the second group of the last collective of a role comes before
/// the first one of this one.
static void addOrder(CommuteFsdpGroups *groups, uint32_t *last,
                     uint32_t group) {
  if (*last != NONE)
    groups->orders[groups->numOrders++] = (CommuteFsdpOrder){*last + 1, group};
  *last = group;
}

static void findGroups(Grouper *grouper, CommuteFsdpGroups *groups) {
  uint32_t lastGather = NONE, lastScatter = NONE;
  for (uint32_t v = 0; v < grouper->graph->numNodes; ++v) {
    uint32_t group = groups->numGroups;
    if (isGrouped(grouper, v, COMMUTE_FSDP_ROLE_ALL_GATHER))
      groupAllGather(grouper, v, group);
    else if (isGrouped(grouper, v, COMMUTE_FSDP_ROLE_REDUCE_SCATTER))
      groupReduceScatter(grouper, v, group);
    if (grouper->groups[v] != group)
      continue;
    groups->numGroups += 2;
    addOrder(groups,
             getRole(grouper, v) == COMMUTE_FSDP_ROLE_ALL_GATHER ? &lastGather
                                                                 : &lastScatter,
             group);
  }
}

static bool initGrouper(Grouper *grouper, CommuteFsdpGroups *groups) {
  const CommuteGraph *graph = grouper->graph;
  size_t count = graph->numNodes;
  groups->groups = malloc((count + 1) * sizeof *groups->groups);
  groups->order = malloc((count + 1) * sizeof *groups->order);
  groups->orders =
      malloc(((size_t)graph->numCollectives + 1) * sizeof *groups->orders);
  grouper->stamps =
      commuteMemoryAllocate(&graph->allocator, count, sizeof *grouper->stamps);
  grouper->counts =
      commuteMemoryAllocate(&graph->allocator, count, sizeof *grouper->counts);
  grouper->stack =
      commuteMemoryAllocate(&graph->allocator, count, sizeof *grouper->stack);
  grouper->found =
      commuteMemoryAllocate(&graph->allocator, count, sizeof *grouper->found);
  grouper->groups = groups->groups;
  if (!groups->groups || !groups->order || !groups->orders ||
      !grouper->stamps || !grouper->counts || !grouper->stack ||
      !grouper->found)
    return false;
  for (size_t v = 0; v < count; ++v)
    grouper->stamps[v] = groups->groups[v] = NONE;
  return initProducers(grouper);
}

static void finishGrouper(Grouper *grouper) {
  const CommuteAllocator *allocator = &grouper->graph->allocator;
  commuteMemoryRelease(allocator, grouper->offsets);
  commuteMemoryRelease(allocator, grouper->preds);
  commuteMemoryRelease(allocator, grouper->stamps);
  commuteMemoryRelease(allocator, grouper->counts);
  commuteMemoryRelease(allocator, grouper->stack);
  commuteMemoryRelease(allocator, grouper->found);
}

CommuteStatus commuteGraphFindFsdpGroups(CommuteGraph *graph,
                                         const uint8_t *roles,
                                         CommuteFsdpGroups *groups,
                                         CommuteError *error) {
  for (uint32_t v = 0; v < graph->numNodes; ++v)
    if (roles[v] >= COMMUTE_NUM_FSDP_ROLES)
      return commuteErrorFail(error, COMMUTE_STATUS_INVALID_ARGUMENT,
                              "not a role");
  CommuteStatus status = commuteGraphPrepare(graph, error);
  if (status != COMMUTE_STATUS_OK)
    return status;
  CommuteFsdpGroups found = {.groups = NULL};
  Grouper grouper = {.graph = graph, .roles = roles};
  if (initGrouper(&grouper, &found))
    status =
        commuteGraphRun(graph, COMMUTE_POLICY_NONE, NULL, found.order, error);
  else
    status = commuteErrorFailMemory(error);
  if (status == COMMUTE_STATUS_OK) {
    findGroups(&grouper, &found);
    status = commuteFsdpGroupsOrder(graph, &found, error);
  }
  finishGrouper(&grouper);
  if (status == COMMUTE_STATUS_OK)
    *groups = found;
  else
    commuteFsdpGroupsFinish(&found);
  return status;
}

void commuteFsdpGroupsFinish(CommuteFsdpGroups *groups) {
  free(groups->groups);
  free(groups->order);
  free(groups->orders);
  *groups = (CommuteFsdpGroups){.groups = NULL};
}
