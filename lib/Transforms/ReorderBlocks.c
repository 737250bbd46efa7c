//===- ReorderBlocks.c - Reorder the blocks of an operation ---------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ReorderBlocks.h"

#include "MoveRemarks.h"
#include "Progress.h"

#include "commute/Diagnostics.h"

#include <inttypes.h>
#include <stdlib.h>

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// A block that changes: its operations in their new order.
typedef struct BlockPlan {
  struct BlockPlan *next;
  size_t count;
  MlirOperation operations[];
} BlockPlan;

typedef struct Planner {
  const CommuteReorderRequest *request;
  /// Where "out of memory" is reported.
  MlirOperation op;
  CommuteProgress progress;
  size_t blockCount;
  BlockPlan *plans;
} Planner;

static MlirLogicalResult emitOutOfMemory(MlirOperation op) {
  return commuteOpEmitError(op, "out of memory");
}

/// Tells whether an order has the operations, which are numbered as they stand,
/// where they are. Join nodes stand nowhere.
static bool isBlockOrder(const CommuteBlockGraph *graph, const uint32_t *order,
                         uint32_t nodeCount) {
  uint32_t last = 0;
  for (uint32_t i = 0; i < nodeCount; ++i) {
    uint32_t node = order[i];
    if (mlirOperationIsNull(commuteBlockGraphGetOperation(graph, node)))
      continue;
    if (node < last)
      return false;
    last = node;
  }
  return true;
}

/// Keeps an order until all blocks have one.
static MlirLogicalResult addPlan(Planner *planner, CommuteBlockGraph *graph,
                                 const uint32_t *order, uint32_t nodeCount) {
  size_t count = commuteBlockGraphGetNumOperations(graph);
  BlockPlan *plan =
      malloc(sizeof(BlockPlan) + count * sizeof plan->operations[0]);
  if (!plan)
    return emitOutOfMemory(planner->op);
  plan->count = 0;
  for (uint32_t i = 0; i < nodeCount; ++i) {
    MlirOperation operation = commuteBlockGraphGetOperation(graph, order[i]);
    if (!mlirOperationIsNull(operation))
      plan->operations[plan->count++] = operation;
  }
  plan->next = planner->plans;
  planner->plans = plan;
  return mlirLogicalResultSuccess();
}

/// Puts the operations into their new order. `cursor` is the first one that has
/// not been put into its place yet, so that what is there already stays.
static void applyPlan(const BlockPlan *plan) {
  MlirBlock block = mlirOperationGetBlock(plan->operations[0]);
  MlirOperation cursor = mlirBlockGetFirstOperation(block);
  for (size_t i = 0; i < plan->count; ++i) {
    MlirOperation operation = plan->operations[i];
    if (mlirOperationEqual(operation, cursor))
      cursor = mlirOperationGetNextInBlock(cursor);
    else
      mlirOperationMoveBefore(operation, cursor);
  }
}

static void destroyPlans(BlockPlan *plans) {
  while (plans) {
    BlockPlan *next = plans->next;
    free(plans);
    plans = next;
  }
}

//===----------------------------------------------------------------------===//
// Orders
//===----------------------------------------------------------------------===//

static MlirLogicalResult observe(const CommuteReorderRequest *request,
                                 CommuteBlockGraph *graph,
                                 const uint32_t *order, size_t step) {
  if (!request->observe)
    return mlirLogicalResultSuccess();
  return request->observe(graph, order, step, request->userData);
}

/// Runs the policies, in turn into one half of `orders` and the other. Returns
/// the last order, or NULL after an error.
static const uint32_t *runPolicies(const CommuteReorderRequest *request,
                                   CommuteBlockGraph *graph, uint32_t *orders,
                                   uint32_t nodeCount) {
  const uint32_t *list = NULL;
  if (mlirLogicalResultIsFailure(observe(request, graph, list, 0)))
    return NULL;
  for (size_t i = 0; i < request->policyCount; ++i) {
    uint32_t *order = orders + (i % 2) * (size_t)nodeCount;
    CommuteError error;
    if (commuteGraphRun(commuteBlockGraphGetGraph(graph), request->policies[i],
                        list, order, &error) != COMMUTE_STATUS_OK) {
      (void)commuteBlockGraphEmitError(graph, &error);
      return NULL;
    }
    if (mlirLogicalResultIsFailure(observe(request, graph, order, i + 1)))
      return NULL;
    list = order;
  }
  return list;
}

/// Returns the last order, or NULL after an error.
static const uint32_t *findOrder(const CommuteReorderRequest *request,
                                 CommuteBlockGraph *graph, uint32_t *orders,
                                 uint32_t nodeCount) {
  if (!request->schedule)
    return runPolicies(request, graph, orders, nodeCount);
  return mlirLogicalResultIsSuccess(
             request->schedule(graph, orders, request->userData))
             ? orders
             : NULL;
}

static MlirLogicalResult planBlock(MlirBlock block, void *userData) {
  Planner *planner = userData;
  commuteProgressShow(&planner->progress, "reading block %zu",
                      planner->blockCount);
  CommuteBlockGraph *graph =
      commuteBlockGraphCreate(planner->request->analysis, block);
  if (!graph)
    return mlirLogicalResultFailure();

  MlirLogicalResult result = mlirLogicalResultFailure();
  uint32_t nodeCount =
      commuteGraphGetNumNodes(commuteBlockGraphGetGraph(graph));
  commuteProgressShow(
      &planner->progress, "ordering block %zu, %" PRIu32 " operations",
      planner->blockCount++, commuteBlockGraphGetNumOperations(graph));
  uint32_t *orders = malloc(2 * (size_t)nodeCount * sizeof *orders);
  if (!orders) {
    result = emitOutOfMemory(planner->op);
    goto destroyGraph;
  }
  const uint32_t *order = findOrder(planner->request, graph, orders, nodeCount);
  if (!order || mlirLogicalResultIsFailure(commuteMoveRemarksEmit(
                    graph, order, planner->request->argument)))
    goto freeOrders;
  if (isBlockOrder(graph, order, nodeCount))
    result = mlirLogicalResultSuccess();
  else
    result = addPlan(planner, graph, order, nodeCount);

freeOrders:
  free(orders);
destroyGraph:
  commuteBlockGraphDestroy(graph);
  return result;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

static MlirLogicalResult planAndApply(MlirOperation op,
                                      const CommuteReorderRequest *request,
                                      bool *changed) {
  Planner planner = {.request = request,
                     .op = op,
                     .progress = commuteProgressBegin(request->argument)};
  MlirLogicalResult result =
      commuteForEachSchedulableBlock(op, planBlock, &planner);
  if (mlirLogicalResultIsSuccess(result) && planner.plans) {
    *changed = true;
    commuteProgressShow(&planner.progress, "moving operations");
    for (const BlockPlan *plan = planner.plans; plan; plan = plan->next)
      applyPlan(plan);
  }
  commuteProgressEnd(&planner.progress);
  destroyPlans(planner.plans);
  return result;
}

MlirLogicalResult commuteReorderBlocks(MlirOperation op,
                                       const CommuteReorderRequest *request,
                                       bool *changed) {
  CommuteOrderCheck *check = NULL;
  if (request->verifyOrder) {
    check = commuteOrderCheckCreate(op, request->order);
    if (!check)
      return mlirLogicalResultFailure();
  }
  MlirLogicalResult result = planAndApply(op, request, changed);
  if (check && mlirLogicalResultIsSuccess(result))
    result = commuteOrderCheckRun(check);
  commuteOrderCheckDestroy(check);
  return result;
}
