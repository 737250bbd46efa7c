//===- Neighbours.c - What keeps each operation where it is ---------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What Explain.c finds for one node, for all of them in one walk over the
// edges. Edges into a join node are older than those out of it, so that one
// direction meets all that comes into it first, and the other all that goes
// out.
//
//===----------------------------------------------------------------------===//

#include "Builder.h"

#include <stdlib.h>

/// Returns the places of the nodes in an order; NULL where memory runs out.
static uint32_t *findPlaces(uint32_t count, const uint32_t *order) {
  uint32_t *places = malloc(((size_t)count + 1) * sizeof *places);
  for (uint32_t i = 0; places && i < count; ++i)
    places[order ? order[i] : i] = i;
  return places;
}

static void clear(CommuteDependence *dependences, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i)
    dependences[i] =
        (CommuteDependence){.from = COMMUTE_NO_NODE, .to = COMMUTE_NO_NODE};
}

static bool isJoin(const CommuteBlockGraph *graph, uint32_t node) {
  return mlirOperationIsNull(commuteBlockGraphGetOperation(graph, node));
}

bool commuteBlockGraphFindHolders(const CommuteBlockGraph *graph,
                                  const uint32_t *order,
                                  CommuteDependence *holders) {
  uint32_t count = commuteGraphGetNumNodes(graph->graph);
  uint32_t numEdges = commuteGraphGetNumEdges(graph->graph);
  uint32_t *places = findPlaces(count, order);
  if (!places)
    return false;
  clear(holders, count);
  for (uint32_t edge = 0; edge < numEdges; ++edge) {
    CommuteEdge ends = commuteGraphGetEdge(graph->graph, edge);
    uint32_t from =
        isJoin(graph, ends.from) ? holders[ends.from].from : ends.from;
    CommuteDependence *holder = &holders[ends.to];
    if (from == COMMUTE_NO_NODE || (holder->from != COMMUTE_NO_NODE &&
                                    places[from] <= places[holder->from]))
      continue;
    *holder = commuteBlockGraphGetDependence(graph, edge);
    holder->from = from;
  }
  free(places);
  return true;
}

bool commuteBlockGraphFindFollowers(const CommuteBlockGraph *graph,
                                    const uint32_t *order,
                                    CommuteDependence *followers) {
  uint32_t count = commuteGraphGetNumNodes(graph->graph);
  uint32_t *places = findPlaces(count, order);
  if (!places)
    return false;
  clear(followers, count);
  for (uint32_t edge = commuteGraphGetNumEdges(graph->graph); edge-- > 0;) {
    CommuteEdge ends = commuteGraphGetEdge(graph->graph, edge);
    bool isThroughJoin = isJoin(graph, ends.to);
    uint32_t to = isThroughJoin ? followers[ends.to].to : ends.to;
    CommuteDependence *follower = &followers[ends.from];
    if (to == COMMUTE_NO_NODE ||
        (follower->to != COMMUTE_NO_NODE && places[to] >= places[follower->to]))
      continue;
    // The last edge of the way says why: the first only leads to a join.
    *follower = isThroughJoin ? followers[ends.to]
                              : commuteBlockGraphGetDependence(graph, edge);
    follower->from = ends.from;
    follower->to = to;
  }
  free(places);
  return true;
}
