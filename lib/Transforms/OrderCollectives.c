//===- OrderCollectives.c - Collectives in the order of the text ----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// decide_global_ordering_of_comms of PyTorch Inductor, start to start: each
// collective of a block names the one before it in `after`, so that the order
// is in the text, for every pass that comes later.
//
// A schedule group in which collectives start, or any other operation with
// regions, stands for all of them, of any number of process groups. The former
// takes `after` itself; into the latter the operand goes at the collectives
// inside. Where there is no result to name, the next collective names the one
// before instead, and a warning says so.
//
//===----------------------------------------------------------------------===//

#include "CommonOptions.h"
#include "Passes.h"

#include "commute/Diagnostics.h"
#include "commute/Dialect.h"
#include "commute/Effects.h"

#include <stdlib.h>

enum { OPTION_SCOPE, OPTION_VERIFY, OPTION_COUNT };
enum { SCOPE_ALL, SCOPE_GROUP, SCOPE_COUNT };

static const CommutePassChoice scopes[SCOPE_COUNT] = {
    [SCOPE_ALL] = {"all", "after the one before it"},
    [SCOPE_GROUP] = {"group", "after the one before it of its process group"},
};

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_SCOPE] = {.name = "scope",
                      .kind = COMMUTE_PASS_OPTION_CHOICE,
                      .description = "What each collective comes after",
                      .choices = scopes,
                      .choiceCount = SCOPE_COUNT,
                      .initialInteger = SCOPE_ALL},
    [OPTION_VERIFY] = COMMUTE_VERIFY_ORDER_OPTION,
};

//===----------------------------------------------------------------------===//
// Operands to add
//===----------------------------------------------------------------------===//

typedef struct Addition {
  MlirOperation op;
  MlirValue value;
} Addition;

/// The operands to add. They are known for all blocks before the first is
/// added, so that a failure leaves the program as it was.
typedef struct Additions {
  CommuteAnalysis *analysis;
  /// Where "out of memory" is reported.
  MlirOperation op;
  Addition *items;
  size_t count;
  size_t capacity;
} Additions;

static bool namesInAfter(MlirOperation op, MlirValue value) {
  CommuteOperandRange after = commuteOpGetOperands(op, COMMUTE_OPERAND_AFTER);
  for (intptr_t i = after.first; i < after.first + after.count; ++i)
    if (mlirValueEqual(mlirOperationGetOperand(op, i), value))
      return true;
  return false;
}

/// Has `op` name `value`, unless it does. Returns false where memory runs out.
static bool addOperand(Additions *additions, MlirOperation op,
                       MlirValue value) {
  if (namesInAfter(op, value))
    return true;
  if (additions->count == additions->capacity) {
    size_t capacity = additions->capacity ? 2 * additions->capacity : 64;
    Addition *items =
        realloc(additions->items, capacity * sizeof *additions->items);
    if (!items)
      return false;
    additions->items = items;
    additions->capacity = capacity;
  }
  additions->items[additions->count++] = (Addition){op, value};
  return true;
}

//===----------------------------------------------------------------------===//
// From one collective to the next
//===----------------------------------------------------------------------===//

/// Returns the result by which an operation is named, a future where it has
/// one, or a null value.
static MlirValue getName(MlirOperation op) {
  intptr_t count = mlirOperationGetNumResults(op);
  for (intptr_t i = 0; i < count; ++i) {
    MlirValue result = mlirOperationGetResult(op, i);
    if (commuteTypeIsAFuture(mlirValueGetType(result)))
      return result;
  }
  return count ? mlirOperationGetResult(op, 0) : (MlirValue){NULL};
}

typedef struct Inside {
  Additions *additions;
  MlirValue value;
  bool isOutOfMemory;
} Inside;

static MlirWalkResult orderInside(MlirOperation op, void *userData) {
  Inside *inside = userData;
  uint32_t traits = commuteOpGetTraits(op);
  if (traits & COMMUTE_OP_ISOLATED_FROM_ABOVE)
    return MlirWalkResultSkip;
  if (!(traits & COMMUTE_OP_COLLECTIVE))
    return MlirWalkResultAdvance;
  if (addOperand(inside->additions, op, inside->value))
    return MlirWalkResultAdvance;
  inside->isOutOfMemory = true;
  return MlirWalkResultInterrupt;
}

/// Has an operation that the scheduler takes for a collective name `value`.
/// Returns false where memory runs out.
static bool orderAfter(Additions *additions, MlirOperation op,
                       MlirValue value) {
  if (commuteOpGetTraits(op) & COMMUTE_OP_ORDERED)
    return addOperand(additions, op, value);
  Inside inside = {.additions = additions, .value = value};
  mlirOperationWalk(op, orderInside, &inside, MlirWalkPreOrder);
  return !inside.isOutOfMemory;
}

/// What is known of the operation of a node.
typedef struct Link {
  /// Named in the place of one that has no result: what it comes after itself.
  MlirValue standIn;
  bool isWarned;
} Link;

/// Returns the value by which whatever comes after an operation names it, or a
/// null value.
static MlirValue findName(MlirOperation op, Link *link) {
  MlirValue name = getName(op);
  if (!mlirValueIsNull(name))
    return name;
  if (!link->isWarned)
    commuteOpEmitWarning(op, "has no result by which the next collective "
                             "could come after it");
  link->isWarned = true;
  return link->standIn;
}

/// Orders along the edges that the analysis has made for that, each from a
/// collective to the next one. `links` has one per node.
static MlirLogicalResult
orderAlongEdges(Additions *additions, CommuteBlockGraph *graph, Link *links) {
  uint32_t count = commuteGraphGetNumEdges(commuteBlockGraphGetGraph(graph));
  for (uint32_t i = 0; i < count; ++i) {
    CommuteDependence edge = commuteBlockGraphGetDependence(graph, i);
    if (edge.reason != COMMUTE_REASON_SAME_GROUP &&
        edge.reason != COMMUTE_REASON_ALL_COLLECTIVES)
      continue;
    MlirValue name = findName(commuteBlockGraphGetOperation(graph, edge.from),
                              &links[edge.from]);
    links[edge.to].standIn = name;
    MlirOperation to = commuteBlockGraphGetOperation(graph, edge.to);
    if (!mlirValueIsNull(name) && !orderAfter(additions, to, name))
      return commuteOpEmitError(additions->op, "out of memory");
  }
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult orderBlock(MlirBlock block, void *userData) {
  Additions *additions = userData;
  CommuteBlockGraph *graph =
      commuteBlockGraphCreate(additions->analysis, block);
  if (!graph)
    return mlirLogicalResultFailure();
  size_t numNodes = commuteGraphGetNumNodes(commuteBlockGraphGetGraph(graph));
  Link *links = calloc(numNodes, sizeof *links);
  MlirLogicalResult result =
      links ? orderAlongEdges(additions, graph, links)
            : commuteOpEmitError(additions->op, "out of memory");
  free(links);
  commuteBlockGraphDestroy(graph);
  return result;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Adds the operands; `*changed` is set to true where there are any.
static MlirLogicalResult
orderBlocks(MlirOperation op, CommuteCollectiveOrder order, bool *changed) {
  CommuteAnalysis *analysis =
      commuteAnalysisCreate(&(CommuteAnalysisOptions){.order = order});
  if (!analysis)
    return commuteOpEmitError(op, "out of memory");
  Additions additions = {.analysis = analysis, .op = op};
  MlirLogicalResult result =
      commuteForEachSchedulableBlock(op, orderBlock, &additions);
  if (mlirLogicalResultIsSuccess(result)) {
    for (size_t i = 0; i < additions.count; ++i)
      commuteOpAppendAfter(additions.items[i].op, 1, &additions.items[i].value);
    *changed = additions.count != 0;
  }
  free(additions.items);
  commuteAnalysisDestroy(analysis);
  return result;
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  CommuteCollectiveOrder order =
      commutePassGetChoice(pass, OPTION_SCOPE) == SCOPE_ALL
          ? COMMUTE_COLLECTIVE_ORDER_ALL
          : COMMUTE_COLLECTIVE_ORDER_GROUP;
  CommuteOrderCheck *check = NULL;
  if (commutePassVerifiesOrder(pass, OPTION_VERIFY)) {
    check = commuteOrderCheckCreate(op, COMMUTE_COLLECTIVE_ORDER_NONE);
    if (!check)
      return mlirLogicalResultFailure();
  }
  bool changed = false;
  MlirLogicalResult result = orderBlocks(op, order, &changed);
  if (check && mlirLogicalResultIsSuccess(result))
    result = commuteOrderCheckRun(check);
  commuteOrderCheckDestroy(check);
  if (!changed)
    commutePassPreserveAllAnalyses(pass);
  return result;
}

const CommutePassInfo commuteOrderCollectivesPass = {
    .argument = "comm-order-collectives",
    .name = "CommuteOrderCollectives",
    .description = "Have each collective come after the one before it, by "
                   "'after' operands",
    .options = options,
    .optionCount = OPTION_COUNT,
    .run = run,
};
