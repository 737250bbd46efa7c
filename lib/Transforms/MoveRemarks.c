//===- MoveRemarks.c - Saying what a pass moved ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "MoveRemarks.h"

#include "commute/Diagnostics.h"

#include <stdio.h>
#include <stdlib.h>

enum { NAME_SIZE = 256, MOVE_SIZE = 64 };

/// A block that is about to take an order.
typedef struct Moves {
  CommuteBlockGraph *graph;
  CommuteGraph *nodes;
  const char *argument;
  /// By node: the operations before it in the new order.
  uint32_t *places;
  CommuteDependence *holders;
  CommuteDependence *followers;
} Moves;

static void formatMove(uint32_t from, uint32_t to, char *text) {
  uint32_t distance = from < to ? to - from : from - to;
  if (distance == 0)
    (void)snprintf(text, MOVE_SIZE, "stays where it is");
  else
    (void)snprintf(text, MOVE_SIZE, "moves %s by %u operation%s",
                   from < to ? "down" : "up", (unsigned)distance,
                   distance == 1 ? "" : "s");
}

/// Says how far an operation moves, and what bounds the way that is of use: up
/// for a collective, down for a wait.
static void emit(const Moves *moves, uint32_t node, uint32_t from) {
  MlirOperation op = commuteBlockGraphGetOperation(moves->graph, node);
  bool isCollective =
      commuteGraphGetNode(moves->nodes, node).kind == COMMUTE_NODE_COLLECTIVE;
  char name[NAME_SIZE], other[NAME_SIZE], move[MOVE_SIZE];
  uint32_t to = moves->places[node];
  formatMove(from, to, move);
  commuteBlockGraphGetNodeName(moves->graph, node, name, sizeof name);
  CommuteRemarkKind kind =
      from == to ? COMMUTE_REMARK_MISSED : COMMUTE_REMARK_PASSED;
  const char *remark = isCollective ? "Collective" : "Wait";
  const CommuteDependence *bound =
      isCollective ? &moves->holders[node] : &moves->followers[node];
  uint32_t neighbour = isCollective ? bound->from : bound->to;
  if (neighbour == COMMUTE_NO_NODE) {
    commuteOpEmitOptRemark(op, kind, moves->argument, remark,
                           "'%s' %s; nothing in the block must come %s it",
                           name, move, isCollective ? "before" : "after");
    return;
  }
  commuteBlockGraphGetNodeName(moves->graph, neighbour, other, sizeof other);
  commuteOpEmitOptRemark(op, kind, moves->argument, remark,
                         "'%s' %s; it must come %s '%s' (%s)", name, move,
                         isCollective ? "after" : "before", other,
                         commuteReasonGetName(bound->reason));
}

static bool findPlaces(const Moves *moves, const uint32_t *order) {
  uint32_t count = commuteGraphGetNumNodes(moves->nodes), place = 0;
  for (uint32_t i = 0; i < count; ++i) {
    moves->places[order[i]] = place;
    place += !mlirOperationIsNull(
        commuteBlockGraphGetOperation(moves->graph, order[i]));
  }
  return commuteBlockGraphFindHolders(moves->graph, order, moves->holders) &&
         commuteBlockGraphFindFollowers(moves->graph, order, moves->followers);
}

static void emitAll(const Moves *moves) {
  uint32_t count = commuteGraphGetNumNodes(moves->nodes), place = 0;
  for (uint32_t node = 0; node < count; ++node) {
    if (mlirOperationIsNull(commuteBlockGraphGetOperation(moves->graph, node)))
      continue;
    if (commuteGraphGetNode(moves->nodes, node).kind != COMMUTE_NODE_COMPUTE)
      emit(moves, node, place);
    ++place;
  }
}

MlirLogicalResult commuteMoveRemarksEmit(CommuteBlockGraph *graph,
                                         const uint32_t *order,
                                         const char *argument) {
  MlirOperation holder =
      mlirBlockGetParentOperation(commuteBlockGraphGetBlock(graph));
  if (!commuteRemarksAreEnabled(mlirOperationGetContext(holder)))
    return mlirLogicalResultSuccess();
  CommuteGraph *nodes = commuteBlockGraphGetGraph(graph);
  size_t size = (size_t)commuteGraphGetNumNodes(nodes) + 1;
  Moves moves = {.graph = graph,
                 .nodes = nodes,
                 .argument = argument,
                 .places = malloc(size * sizeof *moves.places),
                 .holders = malloc(size * sizeof *moves.holders),
                 .followers = malloc(size * sizeof *moves.followers)};
  bool isDone = moves.places && moves.holders && moves.followers &&
                findPlaces(&moves, order);
  if (isDone)
    emitAll(&moves);
  free(moves.places);
  free(moves.holders);
  free(moves.followers);
  return isDone ? mlirLogicalResultSuccess()
                : commuteOpEmitError(holder, "out of memory");
}
