//===- FsdpOrder.c - Groups in an order -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The stable topological order of the graph in which each group is one node.
// Its nodes are *items*: a group, or a node that is in none. An item is known
// by the place of its first member in the stable topological order of the
// graph.
//
// A group that something outside both follows and precedes closes a cycle. Then
// nothing is ready, and the first node that is left has all it needs: it is its
// group that cannot be, which loses its members.
//
//===----------------------------------------------------------------------===//

#include "FsdpGroupsImpl.h"
#include "ReadySet.h"

#include <string.h>

#define NONE COMMUTE_NO_NODE

typedef struct Sorter {
  const CommuteGraph *graph;
  CommuteFsdpGroups *groups;
  /// The stable topological order of the graph, and each node's place in it.
  uint32_t *list;
  uint32_t *places;
  /// Members of group g, by place: members[begins[g]] up to
  /// members[begins[g + 1]].
  uint32_t *begins;
  uint32_t *members;
  /// By group: the one that has to come after it, or NONE; where it went.
  uint32_t *next;
  uint32_t *positions;
  /// By node: how many of those before it are left.
  uint32_t *nodePending;
  /// By item: how many before it, outside of it, are left.
  uint32_t *itemPending;
  CommuteReadySet ready;
  uint8_t *isDone;
  uint32_t numDone;
  /// All before it in `list` are done.
  uint32_t cursor;
} Sorter;

static uint32_t getItem(const Sorter *sorter, uint32_t node) {
  uint32_t group = sorter->groups->groups[node];
  return sorter
      ->places[group == NONE ? node : sorter->members[sorter->begins[group]]];
}

static bool hasMembers(const Sorter *sorter, uint32_t group) {
  uint32_t begin = sorter->begins[group];
  return begin < sorter->begins[group + 1] &&
         sorter->groups->groups[sorter->members[begin]] == group;
}

/// Lists the members of each group by place.
static void listMembers(Sorter *sorter) {
  const CommuteFsdpGroups *groups = sorter->groups;
  uint32_t numNodes = sorter->graph->numNodes;
  for (uint32_t i = 0; i < numNodes; ++i) {
    uint32_t group = groups->groups[sorter->list[i]];
    sorter->places[sorter->list[i]] = i;
    if (group != NONE)
      ++sorter->begins[group + 2];
  }
  for (uint32_t g = 0; g < groups->numGroups; ++g)
    sorter->begins[g + 2] += sorter->begins[g + 1];
  for (uint32_t i = 0; i < numNodes; ++i) {
    uint32_t group = groups->groups[sorter->list[i]];
    if (group != NONE)
      sorter->members[sorter->begins[group + 1]++] = sorter->list[i];
  }
}

/// Begins to sort: counts what is before each node and item.
static void begin(Sorter *sorter) {
  const CommuteGraph *graph = sorter->graph;
  size_t size = (size_t)graph->numNodes * sizeof(uint32_t);
  memset(sorter->nodePending, 0, size);
  memset(sorter->itemPending, 0, size);
  memset(sorter->isDone, 0, graph->numNodes);
  sorter->numDone = 0;
  sorter->cursor = 0;
  for (uint32_t v = 0; v < graph->numNodes; ++v) {
    for (uint32_t i = graph->offsets[v]; i < graph->offsets[v + 1]; ++i) {
      ++sorter->nodePending[graph->succs[i]];
      uint32_t item = getItem(sorter, graph->succs[i]);
      sorter->itemPending[item] += item != getItem(sorter, v);
    }
  }
  for (uint32_t g = 0; g < sorter->groups->numGroups; ++g)
    if (sorter->next[g] != NONE)
      ++sorter->itemPending[getItem(
          sorter, sorter->members[sorter->begins[sorter->next[g]]])];
  for (uint32_t i = 0; i < graph->numNodes; ++i)
    if (sorter->itemPending[i] == 0 && getItem(sorter, sorter->list[i]) == i)
      commuteReadySetInsert(&sorter->ready, i);
}

/// Something before an item is done.
static void release(Sorter *sorter, uint32_t item) {
  if (--sorter->itemPending[item] == 0)
    commuteReadySetInsert(&sorter->ready, item);
}

static void emitNode(Sorter *sorter, uint32_t node, uint32_t item) {
  const CommuteGraph *graph = sorter->graph;
  sorter->groups->order[sorter->numDone++] = node;
  sorter->isDone[node] = 1;
  for (uint32_t i = graph->offsets[node]; i < graph->offsets[node + 1]; ++i) {
    uint32_t succ = graph->succs[i];
    --sorter->nodePending[succ];
    if (getItem(sorter, succ) != item)
      release(sorter, getItem(sorter, succ));
  }
}

static void emitItem(Sorter *sorter, uint32_t item) {
  uint32_t node = sorter->list[item];
  uint32_t group = sorter->groups->groups[node];
  if (group == NONE) {
    emitNode(sorter, node, item);
    return;
  }
  sorter->positions[group] = sorter->numDone;
  for (uint32_t i = sorter->begins[group]; i < sorter->begins[group + 1]; ++i)
    emitNode(sorter, sorter->members[i], item);
  if (sorter->next[group] != NONE)
    release(
        sorter,
        getItem(sorter, sorter->members[sorter->begins[sorter->next[group]]]));
}

static void emitReady(Sorter *sorter) {
  for (uint32_t item = commuteReadySetPeek(&sorter->ready);
       item != COMMUTE_NO_RANK; item = commuteReadySetPeek(&sorter->ready)) {
    commuteReadySetPop(&sorter->ready);
    emitItem(sorter, item);
  }
}

/// Takes the members from the group of the first node that is left.
static void dissolve(Sorter *sorter) {
  while (sorter->isDone[sorter->list[sorter->cursor]])
    ++sorter->cursor;
  uint32_t *groups = sorter->groups->groups;
  uint32_t group = groups[sorter->list[sorter->cursor]];
  uint32_t end = sorter->begins[group + 1];
  for (uint32_t i = sorter->begins[group]; i < end; ++i)
    groups[sorter->members[i]] = NONE;
  for (uint32_t i = sorter->begins[group]; i < end; ++i) {
    uint32_t node = sorter->members[i];
    uint32_t item = sorter->places[node];
    sorter->itemPending[item] = sorter->nodePending[node];
    if (sorter->nodePending[node] == 0)
      commuteReadySetInsert(&sorter->ready, item);
  }
}

/// Sorts without any order among groups, and takes the members from those that
/// cannot be adjacent.
static void sortFreely(Sorter *sorter) {
  for (uint32_t g = 0; g < sorter->groups->numGroups; ++g)
    sorter->next[g] = NONE;
  begin(sorter);
  emitReady(sorter);
  while (sorter->numDone < sorter->graph->numNodes) {
    dissolve(sorter);
    emitReady(sorter);
  }
}

/// Leaves out orders of groups without members, and, where asked for, those
/// that contradict the last sorting; tells the sorter of the others.
static void filterOrders(Sorter *sorter, bool areSorted) {
  CommuteFsdpGroups *groups = sorter->groups;
  uint32_t count = 0;
  for (uint32_t g = 0; g < groups->numGroups; ++g)
    sorter->next[g] = NONE;
  for (uint32_t i = 0; i < groups->numOrders; ++i) {
    CommuteFsdpOrder order = groups->orders[i];
    if (!hasMembers(sorter, order.before) || !hasMembers(sorter, order.after) ||
        (areSorted &&
         sorter->positions[order.before] > sorter->positions[order.after]))
      continue;
    sorter->next[order.before] = order.after;
    groups->orders[count++] = order;
  }
  groups->numOrders = count;
}

/// Sorts with the orders. Returns whether they allow it.
static bool sortInOrder(Sorter *sorter) {
  begin(sorter);
  emitReady(sorter);
  return sorter->numDone == sorter->graph->numNodes;
}

static void sort(Sorter *sorter) {
  memcpy(sorter->list, sorter->groups->order,
         (size_t)sorter->graph->numNodes * sizeof *sorter->list);
  listMembers(sorter);
  sortFreely(sorter);
  filterOrders(sorter, false);
  if (sorter->groups->numOrders == 0 || sortInOrder(sorter))
    return;
  // Those that agree with an order of the groups agree with each other.
  sortFreely(sorter);
  filterOrders(sorter, true);
  (void)sortInOrder(sorter);
}

CommuteStatus commuteFsdpGroupsOrder(const CommuteGraph *graph,
                                     CommuteFsdpGroups *groups,
                                     CommuteError *error) {
  if (groups->numGroups == 0)
    return COMMUTE_STATUS_OK;
  const CommuteAllocator *allocator = &graph->allocator;
  size_t numNodes = graph->numNodes, numGroups = groups->numGroups;
  const size_t size = sizeof(uint32_t);
  Sorter sorter = {
      .graph = graph,
      .groups = groups,
      .list = commuteMemoryAllocate(allocator, numNodes, size),
      .places = commuteMemoryAllocate(allocator, numNodes, size),
      .begins = commuteMemoryAllocateZeroed(allocator, numGroups + 2, size),
      .members = commuteMemoryAllocate(allocator, numNodes, size),
      .next = commuteMemoryAllocate(allocator, numGroups, size),
      .positions = commuteMemoryAllocate(allocator, numGroups, size),
      .nodePending = commuteMemoryAllocate(allocator, numNodes, size),
      .itemPending = commuteMemoryAllocate(allocator, numNodes, size),
      .isDone = commuteMemoryAllocate(allocator, numNodes, 1),
  };
  CommuteStatus status = COMMUTE_STATUS_OK;
  if (sorter.list && sorter.places && sorter.begins && sorter.members &&
      sorter.next && sorter.positions && sorter.nodePending &&
      sorter.itemPending && sorter.isDone &&
      commuteReadySetInit(&sorter.ready, graph->numNodes, allocator)) {
    sort(&sorter);
    commuteReadySetFinish(&sorter.ready, allocator);
  } else {
    status = commuteErrorFailMemory(error);
  }
  commuteMemoryRelease(allocator, sorter.list);
  commuteMemoryRelease(allocator, sorter.places);
  commuteMemoryRelease(allocator, sorter.begins);
  commuteMemoryRelease(allocator, sorter.members);
  commuteMemoryRelease(allocator, sorter.next);
  commuteMemoryRelease(allocator, sorter.positions);
  commuteMemoryRelease(allocator, sorter.nodePending);
  commuteMemoryRelease(allocator, sorter.itemPending);
  commuteMemoryRelease(allocator, sorter.isDone);
  return status;
}
