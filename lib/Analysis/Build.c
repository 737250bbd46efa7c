//===- Build.c - The walk over a block ------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// One walk over the block, which reads each operation and its operands once;
// after it, only arrays are used.
//
//===----------------------------------------------------------------------===//

#include "Builder.h"

#include "commute/Diagnostics.h"

#include <stdlib.h>

//===----------------------------------------------------------------------===//
// Nodes and edges
//===----------------------------------------------------------------------===//

/// The core fails only where memory, or the numbers of ids, run out.
static bool check(CommuteBuilder *builder, CommuteStatus status) {
  return status == COMMUTE_STATUS_OK || commuteBuilderRunOut(builder);
}

static uint32_t getFirstGroup(const CommuteBuilder *builder) {
  const uint32_t *groups = builder->startGroups.items;
  return groups[0];
}

static bool addNode(CommuteBuilder *builder, const CommuteNodeInfo *info,
                    MlirOperation op, uint32_t *node) {
  CommuteEdgeMark *mark =
      commuteBuilderAppend(builder, &builder->marks, sizeof(*mark));
  MlirOperation *operation = commuteBuilderAppend(
      builder, &builder->result->operations, sizeof(*operation));
  uint32_t *group = commuteBuilderAppend(
      builder, &builder->result->processGroups, sizeof(*group));
  if (!mark || !operation || !group)
    return false;
  *mark = (CommuteEdgeMark){0, 0};
  *operation = op;
  *group = info->kind == COMMUTE_NODE_COLLECTIVE ? getFirstGroup(builder)
                                                 : COMMUTE_NONE;
  return check(builder, commuteGraphAddNode(builder->graph, info, node, NULL));
}

static bool addEdge(CommuteBuilder *builder, uint32_t to,
                    const CommutePendingEdge *edge) {
  uint8_t *reason =
      commuteBuilderAppend(builder, &builder->result->reasons, sizeof(*reason));
  MlirValue *value = commuteBuilderAppend(
      builder, &builder->result->reasonValues, sizeof(*value));
  if (!reason || !value)
    return false;
  *reason = (uint8_t)edge->reason;
  *value = edge->value;
  return check(builder, commuteGraphAddEdge(builder->graph, edge->from, to,
                                            edge->kind, NULL, NULL));
}

bool commuteBuilderAddEdge(CommuteBuilder *builder, uint32_t from,
                           CommuteEdgeKind kind, CommuteReason reason,
                           MlirValue value) {
  CommuteEdgeMark *marks = builder->marks.items;
  CommuteEdgeMark *mark = &marks[from];
  CommutePendingEdge *edge;
  if (mark->visit == builder->visit) {
    CommutePendingEdge *pending = builder->pending.items;
    edge = &pending[mark->edge];
    if (kind != COMMUTE_EDGE_DATA || edge->kind == COMMUTE_EDGE_DATA)
      return true;
  } else {
    *mark = (CommuteEdgeMark){builder->visit, builder->pending.count};
    edge = commuteBuilderAppend(builder, &builder->pending, sizeof(*edge));
    if (!edge)
      return false;
  }
  *edge = (CommutePendingEdge){from, kind, reason, value};
  return true;
}

bool commuteBuilderAddJoin(CommuteBuilder *builder, uint32_t *node) {
  const CommuteNodeInfo info = {.kind = COMMUTE_NODE_COMPUTE};
  return addNode(builder, &info, (MlirOperation){NULL}, node);
}

bool commuteBuilderAddJoinEdge(CommuteBuilder *builder, uint32_t from,
                               uint32_t join, CommuteReason reason) {
  return addEdge(builder, join,
                 &(CommutePendingEdge){from, COMMUTE_EDGE_ORDER, reason,
                                       (MlirValue){NULL}});
}

//===----------------------------------------------------------------------===//
// The order of collectives
//===----------------------------------------------------------------------===//

/// Makes an entry for every process group known.
static bool reserveLastStarts(CommuteBuilder *builder) {
  while (builder->lastStarts.count < builder->analysis->groups.count) {
    uint32_t *last =
        commuteBuilderAppend(builder, &builder->lastStarts, sizeof(*last));
    if (!last)
      return false;
    *last = COMMUTE_NONE;
  }
  return true;
}

static bool orderStarts(CommuteBuilder *builder) {
  CommuteCollectiveOrder order = builder->analysis->options.order;
  if (order == COMMUTE_COLLECTIVE_ORDER_NONE || !builder->startsInside)
    return true;
  const MlirValue none = {NULL};
  if (order == COMMUTE_COLLECTIVE_ORDER_ALL)
    return builder->lastStart == COMMUTE_NONE ||
           commuteBuilderAddEdge(builder, builder->lastStart,
                                 COMMUTE_EDGE_ORDER,
                                 COMMUTE_REASON_ALL_COLLECTIVES, none);
  if (!reserveLastStarts(builder))
    return false;
  const uint32_t *groups = builder->startGroups.items;
  const uint32_t *last = builder->lastStarts.items;
  for (uint32_t i = 0; i < builder->startGroups.count; ++i)
    if (last[groups[i]] != COMMUTE_NONE &&
        !commuteBuilderAddEdge(builder, last[groups[i]], COMMUTE_EDGE_ORDER,
                               COMMUTE_REASON_SAME_GROUP, none))
      return false;
  return true;
}

/// Whatever else passes what: messages between two ranks have no names, and the
/// first that is received is the first that was sent. Where an order was asked
/// for as well, both edges stand: that one is left out where the order is not
/// to bind.
static bool orderMessages(CommuteBuilder *builder) {
  const MlirValue none = {NULL};
  const MlirAttribute *queues = builder->startQueues.items;
  for (uint32_t i = 0; i < builder->startQueues.count; ++i) {
    const CommutePointerSlot *last =
        commutePointerMapFind(&builder->lastMessages, queues[i].ptr);
    if (!last)
      continue;
    CommuteEdgeMark *marks = builder->marks.items;
    const CommutePendingEdge *pending = builder->pending.items;
    CommuteEdgeMark *mark = &marks[last->first];
    if (mark->visit == builder->visit &&
        (pending[mark->edge].reason == COMMUTE_REASON_SAME_GROUP ||
         pending[mark->edge].reason == COMMUTE_REASON_ALL_COLLECTIVES))
      mark->visit = 0;
    if (!commuteBuilderAddEdge(builder, last->first, COMMUTE_EDGE_ORDER,
                               COMMUTE_REASON_SAME_PEER, none))
      return false;
  }
  return true;
}

static bool rememberMessages(CommuteBuilder *builder, uint32_t node) {
  const MlirAttribute *queues = builder->startQueues.items;
  for (uint32_t i = 0; i < builder->startQueues.count; ++i) {
    bool found;
    CommutePointerSlot *last =
        commutePointerMapInsert(&builder->lastMessages, queues[i].ptr, &found);
    if (!last)
      return commuteBuilderRunOut(builder);
    last->first = node;
  }
  return true;
}

static void rememberStarts(CommuteBuilder *builder, uint32_t node) {
  if (!builder->startsInside)
    return;
  builder->lastStart = node;
  const uint32_t *groups = builder->startGroups.items;
  uint32_t *last = builder->lastStarts.items;
  for (uint32_t i = 0; i < builder->startGroups.count; ++i)
    if (groups[i] < builder->lastStarts.count)
      last[groups[i]] = node;
}

//===----------------------------------------------------------------------===//
// One operation
//===----------------------------------------------------------------------===//

static bool yieldsFuture(const CommuteBuilder *builder) {
  const CommuteValueInfo *results = builder->results.items;
  for (uint32_t i = 0; i < builder->results.count; ++i)
    if (results[i].typeClass == COMMUTE_TYPE_FUTURE)
      return true;
  return false;
}

static CommuteNodeKind findKind(const CommuteBuilder *builder,
                                const CommuteNameInfo *name) {
  if (commuteNameIsCollective(name))
    return COMMUTE_NODE_COLLECTIVE;
  if (name->kind == COMMUTE_OP_KIND_WAIT)
    return COMMUTE_NODE_WAIT;
  // Others have collectives and waits only inside.
  if (builder->startsInside && (builder->isGroup || yieldsFuture(builder)))
    return COMMUTE_NODE_COLLECTIVE;
  if (builder->waitsInside && (builder->isGroup || builder->waitsForOutside))
    return COMMUTE_NODE_WAIT;
  return COMMUTE_NODE_COMPUTE;
}

/// Returns false where the cost cannot be found.
static bool describeNode(CommuteBuilder *builder, const CommuteNameInfo *name,
                         CommuteNodeInfo *info) {
  *info = (CommuteNodeInfo){.kind = findKind(builder, name),
                            .grouped = builder->isGroup};
  if (builder->flags & COMMUTE_ANALYSIS_COSTS &&
      !commuteAnalysisEstimate(builder->analysis, builder->op, &info->cost)) {
    builder->state = COMMUTE_BUILD_REPORTED;
    return false;
  }
  if (info->kind != COMMUTE_NODE_COLLECTIVE)
    return true;
  info->alsoWait =
      builder->isGroup ? builder->waitsInside : builder->waitsForOutside;
  info->channel =
      commuteAnalysisGetGroupInfo(builder->analysis, getFirstGroup(builder))
          ->channel;
  const uint32_t *flights = builder->startFlights.items;
  for (uint32_t i = 0; i < builder->startFlights.count; ++i) {
    uint64_t bytes = commuteBuilderGetFlight(builder, flights[i])->bytes;
    info->bytes = bytes > COMMUTE_BYTES_UNKNOWN - info->bytes
                      ? COMMUTE_BYTES_UNKNOWN
                      : info->bytes + bytes;
  }
  return true;
}

/// Begins the flights of collectives that outlive the operation.
static void countFlights(CommuteBuilder *builder, const CommuteNameInfo *name) {
  const uint32_t *flights = builder->startFlights.items;
  if (builder->isGroup || commuteNameIsCollective(name))
    for (uint32_t i = 0; i < builder->startFlights.count; ++i)
      commuteFlightCount(builder, flights[i]);
}

static bool isUsedOutside(const CommuteBuilder *builder, MlirValue value) {
  for (MlirOpOperand use = mlirValueGetFirstUse(value);
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use))
    if (mlirOperationIsNull(commuteBlockFindAncestor(
            builder->block, mlirOpOperandGetOwner(use))))
      return true;
  return false;
}

static bool rememberResults(CommuteBuilder *builder, uint32_t node) {
  CommuteValueInfo *results = builder->results.items;
  for (uint32_t i = 0; i < builder->results.count; ++i) {
    MlirValue value = mlirOperationGetResult(builder->op, (intptr_t)i);
    results[i].node = node;
    if (!commuteMemorySetValue(builder, value, &results[i]) ||
        !commuteStorageTouch(builder, &results[i]))
      return false;
    if (builder->hasSuccessors && isUsedOutside(builder, value))
      commuteStorageKeep(builder, &results[i]);
  }
  return commuteStoragesRemember(builder, node);
}

static void beginOperation(CommuteBuilder *builder, MlirOperation op) {
  builder->op = op;
  ++builder->visit;
  builder->hasEffects = false;
  builder->isUnknown = false;
  builder->startsInside = false;
  builder->waitsInside = false;
  builder->waitsForOutside = false;
  builder->pending.count = 0;
  builder->accesses.count = 0;
  builder->resourceAccesses.count = 0;
  builder->startGroups.count = 0;
  builder->startFlights.count = 0;
  builder->startQueues.count = 0;
  builder->results.count = 0;
  builder->touched.count = 0;
}

static bool visitOperation(CommuteBuilder *builder, MlirOperation op,
                           CommuteVector *bodies) {
  beginOperation(builder, op);
  uint32_t index = commuteAnalysisGetName(builder->analysis, op);
  if (index == COMMUTE_NONE)
    return commuteBuilderRunOut(builder);
  if (!commuteCollectOperation(builder, index) ||
      !commuteHazardsOrder(builder) || !orderStarts(builder) ||
      !orderMessages(builder))
    return false;
  const CommuteNameInfo name =
      *commuteAnalysisGetNameInfo(builder->analysis, index);
  CommuteNodeInfo info;
  uint32_t node;
  if (!describeNode(builder, &name, &info) ||
      !addNode(builder, &info, op, &node))
    return false;
  ++builder->result->numOperations;
  const CommutePendingEdge *pending = builder->pending.items;
  for (uint32_t i = 0; i < builder->pending.count; ++i)
    if (!addEdge(builder, node, &pending[i]))
      return false;
  countFlights(builder, &name);
  rememberStarts(builder, node);
  if (!rememberMessages(builder, node) ||
      !commuteHazardsRemember(builder, node) || !rememberResults(builder, node))
    return false;
  if (!builder->isGroup)
    return true;
  MlirBlock *body = commuteBuilderAppend(builder, bodies, sizeof(*body));
  if (!body)
    return false;
  *body = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
  return true;
}

//===----------------------------------------------------------------------===//
// The block
//===----------------------------------------------------------------------===//

/// Arguments are live whether anything uses them or not.
static bool visitArguments(CommuteBuilder *builder) {
  if (!(builder->flags & COMMUTE_ANALYSIS_STORAGES))
    return true;
  for (intptr_t i = 0, e = mlirBlockGetNumArguments(builder->block); i < e;
       ++i) {
    CommuteValueInfo info;
    if (!commuteMemoryFindValue(builder,
                                mlirBlockGetArgument(builder->block, i), &info))
      return false;
  }
  return true;
}

static bool visitTerminator(CommuteBuilder *builder, MlirOperation terminator) {
  if (!(builder->flags & COMMUTE_ANALYSIS_STORAGES))
    return true;
  for (intptr_t i = 0, e = mlirOperationGetNumOperands(terminator); i < e;
       ++i) {
    CommuteValueInfo info;
    if (!commuteMemoryFindValue(builder, mlirOperationGetOperand(terminator, i),
                                &info))
      return false;
    commuteStorageKeep(builder, &info);
  }
  return true;
}

static bool visitBlock(CommuteBuilder *builder, CommuteVector *bodies) {
  if (!commuteMemoryInit(builder) || !commuteHazardsInit(builder) ||
      !visitArguments(builder))
    return false;
  MlirOperation terminator = mlirBlockGetTerminator(builder->block);
  for (MlirOperation op = mlirBlockGetFirstOperation(builder->block);
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    if (mlirOperationEqual(op, terminator))
      break;
    if (!visitOperation(builder, op, bodies))
      return false;
  }
  if (!mlirOperationIsNull(terminator) && !visitTerminator(builder, terminator))
    return false;
  return check(builder, commuteStoragesFinish(builder));
}

static void finish(CommuteBuilder *builder) {
  CommuteVector *vectors[] = {
      &builder->pending,       &builder->accesses,
      &builder->startGroups,   &builder->resourceAccesses,
      &builder->startFlights,  &builder->results,
      &builder->touched,       &builder->memoryOperands,
      &builder->effectValues,  &builder->marks,
      &builder->memories,      &builder->locations,
      &builder->classes,       &builder->partitions,
      &builder->path,          &builder->flights,
      &builder->flightBuffers, &builder->flightStorages,
      &builder->lastStarts,    &builder->storages,
      &builder->touches,       &builder->startQueues,
  };
  for (size_t i = 0; i < sizeof(vectors) / sizeof(vectors[0]); ++i)
    commuteVectorFinish(vectors[i]);
  commuteHazardsFinish(builder);
  commutePointerMapFinish(&builder->values);
  commutePointerMapFinish(&builder->lastMessages);
}

static void reportNoMemory(MlirBlock block) {
  MlirOperation parent = mlirBlockGetParentOperation(block);
  (void)commuteOpEmitError(parent, "out of memory");
}

CommuteBlockGraph *commuteBuildBlock(CommuteAnalysis *analysis, MlirBlock block,
                                     unsigned flags, CommuteVector *bodies) {
  CommuteBuilder builder = {
      .analysis = analysis,
      .flags = flags,
      .block = block,
      .hasSuccessors = flags & COMMUTE_ANALYSIS_STORAGES &&
                       mlirBlockGetNumSuccessors(block) > 0,
      .lastStart = COMMUTE_NONE,
  };
  CommuteBlockGraph *result = calloc(1, sizeof(*result));
  if (!result) {
    reportNoMemory(block);
    return NULL;
  }
  result->block = block;
  result->graph = commuteGraphCreate(NULL);
  builder.result = result;
  builder.graph = result->graph;
  if (!result->graph)
    commuteBuilderRunOut(&builder);
  else if (visitBlock(&builder, bodies) && flags & COMMUTE_ANALYSIS_WARNINGS)
    commuteFlightsWarn(&builder);
  CommuteBuildState state = builder.state;
  finish(&builder);
  if (state == COMMUTE_BUILD_FINE) {
    commuteGraphSetNodeNamer(result->graph, commuteBlockGraphGetNodeName,
                             result);
    return result;
  }
  if (state == COMMUTE_BUILD_NO_MEMORY)
    reportNoMemory(block);
  commuteBlockGraphDestroy(result);
  return NULL;
}
