//===- Explain.c - Why an operation did not move --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Builder.h"

#include <stdio.h>
#include <stdlib.h>

const char *commuteReasonGetName(CommuteReason reason) {
  static const char *const names[] = {
      [COMMUTE_REASON_DATA] = "data",
      [COMMUTE_REASON_ORDER] = "order",
      [COMMUTE_REASON_READ_AFTER_WRITE] = "read after write",
      [COMMUTE_REASON_WRITE_AFTER_READ] = "write after read",
      [COMMUTE_REASON_WRITE_AFTER_WRITE] = "write after write",
      [COMMUTE_REASON_IN_FLIGHT] = "in flight",
      [COMMUTE_REASON_UNKNOWN_EFFECTS] = "unknown effects",
      [COMMUTE_REASON_RESOURCE] = "resource",
      [COMMUTE_REASON_SAME_PEER] = "same peer",
      [COMMUTE_REASON_SAME_GROUP] = "same group",
      [COMMUTE_REASON_ALL_COLLECTIVES] = "all collectives",
  };
  return names[reason];
}

/// Copies text as one line, with spaces for control characters. Cuts off what
/// does not fit, but not in the middle of a character of UTF-8.
static void copyLine(MlirStringRef text, char *buffer, size_t size) {
  size_t length = text.length < size ? text.length : size - 1;
  while (length > 0 && length < text.length &&
         ((unsigned char)text.data[length] & 0xC0U) == 0x80U)
    --length;
  for (size_t i = 0; i < length; ++i)
    buffer[i] = (unsigned char)text.data[i] < ' ' ? ' ' : text.data[i];
  buffer[length] = '\0';
}

void commuteBlockGraphGetNodeName(void *context, uint32_t node, char *buffer,
                                  size_t size) {
  MlirOperation op = commuteBlockGraphGetOperation(context, node);
  if (mlirOperationIsNull(op)) {
    (void)snprintf(buffer, size, "join#%u", (unsigned)node);
    return;
  }
  MlirStringRef given = commuteOpGetName(op);
  if (given.data) {
    copyLine(given, buffer, size);
    return;
  }
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  (void)snprintf(buffer, size, "%.*s#%u", (int)name.length, name.data,
                 (unsigned)node);
}

//===----------------------------------------------------------------------===//
// Neighbours through join nodes
//===----------------------------------------------------------------------===//

/// A search for a neighbour of a node.
typedef struct Search {
  const CommuteBlockGraph *graph;
  /// By node: its place in the order.
  uint32_t *places;
  /// By node: the edge that joins the node asked about, or a join node beside
  /// it, to that join node; COMMUTE_NONE where there is none.
  uint32_t *via;
  uint32_t node;
  CommuteDependence best;
} Search;

static bool isJoin(const Search *search, uint32_t node) {
  return mlirOperationIsNull(
      commuteBlockGraphGetOperation(search->graph, node));
}

static bool beginSearch(Search *search, const CommuteBlockGraph *graph,
                        const uint32_t *order, uint32_t node) {
  uint32_t count = graph->operations.count;
  *search = (Search){.graph = graph, .node = node};
  search->places = malloc(count * sizeof(*search->places));
  search->via = malloc(count * sizeof(*search->via));
  search->best.from = search->best.to = COMMUTE_NONE;
  if (!search->places || !search->via)
    return false;
  for (uint32_t i = 0; i < count; ++i) {
    search->places[order ? order[i] : i] = i;
    search->via[i] = COMMUTE_NONE;
  }
  return true;
}

static void endSearch(Search *search) {
  free(search->places);
  free(search->via);
}

/// Looks at an edge that ends at `near`; `far` is its other end. Returns the
/// edge that says why.
static bool reaches(Search *search, uint32_t near, uint32_t far, uint32_t edge,
                    uint32_t *why) {
  if (near == search->node)
    *why = edge;
  else if (search->via[near] != COMMUTE_NONE)
    *why = search->via[near];
  else
    return false;
  if (!isJoin(search, far))
    return true;
  search->via[far] = *why;
  return false;
}

bool commuteBlockGraphFindHolder(const CommuteBlockGraph *graph,
                                 const uint32_t *order, uint32_t node,
                                 CommuteDependence *dependence) {
  Search search;
  if (beginSearch(&search, graph, order, node)) {
    // The edges into a join node are older than those out of it.
    for (uint32_t edge = commuteGraphGetNumEdges(graph->graph); edge-- > 0;) {
      CommuteEdge ends = commuteGraphGetEdge(graph->graph, edge);
      uint32_t why;
      if (!reaches(&search, ends.to, ends.from, edge, &why))
        continue;
      if (search.best.from != COMMUTE_NONE &&
          search.places[ends.from] < search.places[search.best.from])
        continue;
      search.best = commuteBlockGraphGetDependence(graph, why);
      search.best.from = ends.from;
      search.best.to = node;
    }
  }
  endSearch(&search);
  if (search.best.from == COMMUTE_NONE)
    return false;
  *dependence = search.best;
  return true;
}

bool commuteBlockGraphFindFollower(const CommuteBlockGraph *graph,
                                   const uint32_t *order, uint32_t node,
                                   CommuteDependence *dependence) {
  Search search;
  if (beginSearch(&search, graph, order, node)) {
    uint32_t count = commuteGraphGetNumEdges(graph->graph);
    for (uint32_t edge = 0; edge < count; ++edge) {
      CommuteEdge ends = commuteGraphGetEdge(graph->graph, edge);
      uint32_t why;
      if (!reaches(&search, ends.from, ends.to, edge, &why))
        continue;
      if (search.best.to != COMMUTE_NONE &&
          search.places[ends.to] > search.places[search.best.to])
        continue;
      // The last edge of the way says why: the first only leads to a join.
      search.best = commuteBlockGraphGetDependence(graph, edge);
      search.best.from = node;
    }
  }
  endSearch(&search);
  if (search.best.to == COMMUTE_NONE)
    return false;
  *dependence = search.best;
  return true;
}
