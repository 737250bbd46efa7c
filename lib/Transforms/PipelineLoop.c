//===- PipelineLoop.c - Collectives one iteration ahead -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A collective in a loop whose inputs are known an iteration before, such as
// the gather of the next layer's weights, starts then: this is how
// layer-by-layer prefetch is written by hand. Its future is carried from one
// iteration to the next (PipelineLoopRewrite.h).
//
// It starts behind the wait for the one before it, and behind all that it may
// not pass: what its inputs need, operations of unknown effects, barriers, and
// with the option `order`, collectives of its process group or all of them.
// Only tensors are sent ahead, so that no memory is in the way.
//
// In a loop that does not know beforehand whether it goes on (scf.while) there
// is no next iteration to start for: collectives are never speculated.
//
//===----------------------------------------------------------------------===//

#include "CommonOptions.h"
#include "Passes.h"
#include "PipelineLoopRewrite.h"

#include "../IR/Queries.h"
#include "commute/Diagnostics.h"
#include "commute/Dialect.h"
#include "commute/Effects.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/Arith.h"
#include "mlir-c/Dialect/SCF.h"

#include <math.h>
#include <stdlib.h>

enum { OPTION_ORDER, OPTION_COUNT };

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_ORDER] = COMMUTE_ORDER_OPTION(COMMUTE_COLLECTIVE_ORDER_GROUP),
};

static MlirStringRef getText(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

static MlirBlock getBody(MlirOperation loop) {
  return mlirRegionGetFirstBlock(mlirOperationGetRegion(loop, 0));
}

//===----------------------------------------------------------------------===//
// What a collective may not pass
//===----------------------------------------------------------------------===//

/// What is asked of an operation, and of those inside.
typedef struct Passing {
  CommuteCollectiveOrder order;
  MlirAttribute group;
  bool isHeld;
} Passing;

static MlirAttribute getGroup(MlirOperation op) {
  return mlirOperationGetInherentAttributeByName(op, getText("group"));
}

static MlirWalkResult lookAtCollectives(MlirOperation op, void *userData) {
  Passing *passing = userData;
  if (!(commuteOpGetTraits(op) & COMMUTE_OP_COLLECTIVE))
    return MlirWalkResultAdvance;
  if (commuteOpIsNamed(op, "comm.barrier") ||
      passing->order == COMMUTE_COLLECTIVE_ORDER_ALL ||
      (passing->order == COMMUTE_COLLECTIVE_ORDER_GROUP &&
       mlirAttributeEqual(getGroup(op), passing->group)))
    passing->isHeld = true;
  return MlirWalkResultAdvance;
}

/// Notes effects on what is neither memory nor a channel.
static void lookAtEffect(const CommuteEffect *effect, void *userData) {
  Passing *passing = userData;
  if (effect->resource == COMMUTE_RESOURCE_OTHER)
    passing->isHeld = true;
}

/// Tells whether a collective of a process group may not pass an operation.
static bool isHeldBy(MlirOperation op, MlirAttribute group,
                     CommuteCollectiveOrder order) {
  Passing passing = {.order = order, .group = group};
  if (!commuteOpGetEffects(op, lookAtEffect, &passing))
    return true;
  mlirOperationWalk(op, lookAtCollectives, &passing, MlirWalkPreOrder);
  return passing.isHeld;
}

//===----------------------------------------------------------------------===//
// One collective
//===----------------------------------------------------------------------===//

/// A collective of a loop's body.
typedef struct Candidate {
  MlirOperation loop;
  CommuteCollectiveOrder order;
  /// Those of the loop before it that start ahead, and this one.
  CommuteAhead *ahead;
  intptr_t numBefore;
  MlirOperation wait;
} Candidate;

static CommuteAhead *getAhead(const Candidate *candidate) {
  return &candidate->ahead[candidate->numBefore];
}

/// Returns why the collective's data are not the business of one wait in the
/// body, or NULL; else finds it.
static const char *findWait(Candidate *candidate) {
  MlirOperation start = getAhead(candidate)->start;
  MlirOpOperand use = mlirValueGetFirstUse(mlirOperationGetResult(start, 0));
  if (mlirOpOperandIsNull(use) ||
      !mlirOpOperandIsNull(mlirOpOperandGetNextUse(use)))
    return "its future has another use than one wait";
  candidate->wait = mlirOpOperandGetOwner(use);
  if (!(commuteOpGetTraits(candidate->wait) & COMMUTE_OP_WAIT) ||
      mlirOpOperandGetOperandNumber(use) != 0 ||
      !mlirBlockEqual(mlirOperationGetBlock(candidate->wait),
                      getBody(candidate->loop)))
    return "its future has another use than one wait";
  return NULL;
}

static const char *checkOperands(const Candidate *candidate) {
  MlirOperation start = getAhead(candidate)->start;
  if (commuteOpIsNamed(start, "comm.barrier"))
    return "it is a barrier, which nothing passes";
  if (commuteOpGetOperands(start, COMMUTE_OPERAND_AFTER).count > 0)
    return "it comes after something";
  for (intptr_t i = 0, e = mlirOperationGetNumOperands(start); i < e; ++i)
    if (!mlirTypeIsATensor(mlirValueGetType(mlirOperationGetOperand(start, i))))
      return "it uses memory";
  MlirType future = mlirValueGetType(mlirOperationGetResult(start, 0));
  for (intptr_t i = 0, e = commuteFutureTypeGetNumResults(future); i < e; ++i)
    if (!mlirTypeIsATensor(commuteFutureTypeGetResult(future, i)))
      return "it uses memory";
  return NULL;
}

/// Finds what computes the inputs, in the order of the body.
static const char *findSlice(Candidate *candidate) {
  CommuteAhead *ahead = getAhead(candidate);
  MlirOperation slice[COMMUTE_PIPELINE_MAX_SLICE];
  intptr_t count = commutePipelineFindSlice(ahead->start, slice);
  if (count < 0)
    return "its inputs take too many operations to compute";
  MlirOperation op = mlirBlockGetFirstOperation(getBody(candidate->loop));
  for (; !mlirOperationEqual(op, ahead->start);
       op = mlirOperationGetNextInBlock(op)) {
    intptr_t i = 0;
    while (i < count && !mlirOperationEqual(op, slice[i]))
      ++i;
    if (i == count)
      continue;
    if (!commuteOpIsPure(op) || mlirOperationGetNumRegions(op) > 0)
      return "its inputs are not known in the iteration before";
    ahead->slice[ahead->numSlice++] = op;
  }
  return NULL;
}

/// Tells whether the inputs use argument `number` of the body.
static bool usesArgument(const CommuteAhead *ahead, MlirValue argument) {
  for (intptr_t i = -1; i < ahead->numSlice; ++i) {
    MlirOperation op = i < 0 ? ahead->start : ahead->slice[i];
    for (intptr_t k = 0, e = mlirOperationGetNumOperands(op); k < e; ++k)
      if (mlirValueEqual(mlirOperationGetOperand(op, k), argument))
        return true;
  }
  return false;
}

/// Tells whether the inputs, in the next iteration, need a result of `op`.
static bool isNeeded(const Candidate *candidate, MlirOperation op) {
  MlirBlock body = getBody(candidate->loop);
  MlirOperation yield = mlirBlockGetTerminator(body);
  for (intptr_t i = 0, e = mlirOperationGetNumOperands(yield); i < e; ++i) {
    MlirValue value = mlirOperationGetOperand(yield, i);
    if (!mlirValueIsABlockArgument(value) &&
        mlirOperationEqual(mlirOpResultGetOwner(value), op) &&
        usesArgument(getAhead(candidate), mlirBlockGetArgument(body, i + 1)))
      return true;
  }
  return false;
}

/// Returns what order a collective keeps: messages are matched by theirs, also
/// where none is asked for.
static CommuteCollectiveOrder orderOf(MlirOperation start,
                                      CommuteCollectiveOrder order) {
  bool isMessage = commuteOpIsNamed(start, "comm.send") ||
                   commuteOpIsNamed(start, "comm.recv");
  return isMessage && order == COMMUTE_COLLECTIVE_ORDER_NONE
             ? COMMUTE_COLLECTIVE_ORDER_GROUP
             : order;
}

/// Tells whether an operation is something to hide behind.
static bool takesTime(MlirOperation op) {
  return !(commuteOpGetTraits(op) &
           (COMMUTE_OP_WAIT | COMMUTE_OP_COLLECTIVE | COMMUTE_OP_TERMINATOR |
            COMMUTE_OP_CONSTANT_LIKE));
}

/// Tells whether a collective keeps its order with another.
static bool keepsOrder(const Candidate *candidate, MlirOperation other) {
  return candidate->order == COMMUTE_COLLECTIVE_ORDER_ALL ||
         (candidate->order == COMMUTE_COLLECTIVE_ORDER_GROUP &&
          mlirAttributeEqual(getGroup(getAhead(candidate)->start),
                             getGroup(other)));
}

/// Tells whether another collective that starts ahead does so behind `op`, and
/// comes first.
static bool isPlaceOfEarlier(const Candidate *candidate, MlirOperation op) {
  for (intptr_t i = 0; i < candidate->numBefore; ++i)
    if (mlirOperationEqual(candidate->ahead[i].place, op) &&
        keepsOrder(candidate, candidate->ahead[i].start))
      return true;
  return false;
}

/// Tells whether an operation is a collective that starts ahead, too.
static bool startsAhead(const Candidate *candidate, MlirOperation op) {
  for (intptr_t i = 0; i < candidate->numBefore; ++i)
    if (mlirOperationEqual(candidate->ahead[i].start, op))
      return true;
  return false;
}

/// Finds the place to start at for the next iteration. Sees the body from the
/// front: before the collective there may be nothing that it may not pass; the
/// last thing behind that it may not pass is the place.
static const char *findPlace(Candidate *candidate) {
  CommuteAhead *ahead = getAhead(candidate);
  MlirAttribute group = getGroup(ahead->start);
  bool isBehind = false, hidesBefore = false, hidesBehind = false;
  bool isWaited = false;
  MlirBlock body = getBody(candidate->loop);
  for (MlirOperation op = mlirBlockGetFirstOperation(body);
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    if (commuteOpGetTraits(op) & COMMUTE_OP_TERMINATOR)
      break;
    if (mlirOperationEqual(op, ahead->start)) {
      isBehind = true;
      continue;
    }
    if (mlirOperationEqual(op, candidate->wait))
      isWaited = true;
    bool isHeld =
        !startsAhead(candidate, op) && isHeldBy(op, group, candidate->order);
    if (isHeld && !isBehind)
      return "it may not pass what stands before it";
    if (isHeld || isNeeded(candidate, op) || isPlaceOfEarlier(candidate, op) ||
        mlirOperationEqual(op, candidate->wait)) {
      ahead->place = op;
      hidesBehind = false;
    } else if (takesTime(op)) {
      hidesBehind = true;
      hidesBefore |= !isWaited;
    }
  }
  return hidesBefore || hidesBehind ? NULL : "nothing would hide it";
}

/// Returns why a collective stays where it is, or NULL.
static const char *prepare(Candidate *candidate) {
  const char *reason = findWait(candidate);
  if (!reason)
    reason = checkOperands(candidate);
  if (!reason)
    reason = findSlice(candidate);
  return reason ? reason : findPlace(candidate);
}

//===----------------------------------------------------------------------===//
// One loop
//===----------------------------------------------------------------------===//

/// Reads a bound that is a constant, and so small that the difference of two
/// does not overflow.
static bool readBound(MlirValue value, int64_t *bound) {
  enum { WIDEST = 64 };
  MlirAttribute constant = commuteValueGetConstant(value);
  MlirType type = mlirValueGetType(value);
  if (mlirAttributeIsNull(constant) || !mlirAttributeIsAInteger(constant) ||
      (mlirTypeIsAInteger(type) && mlirIntegerTypeGetWidth(type) > WIDEST))
    return false;
  *bound = mlirIntegerAttrGetValueInt(constant);
  return *bound <= INT64_MAX / 2 && *bound >= INT64_MIN / 2;
}

/// Returns the iterations of a loop, or why it is left alone.
static const char *findTrips(MlirOperation loop, CommuteTrips *trips) {
  int64_t bounds[3];
  if (!mlirAttributeIsNull(mlirOperationGetInherentAttributeByName(
          loop, getText("unsignedCmp"))))
    return "its bounds are unsigned";
  *trips = (CommuteTrips){.isStatic = true};
  for (intptr_t i = 0; i < 3; ++i)
    trips->isStatic &= readBound(mlirOperationGetOperand(loop, i), &bounds[i]);
  if (!trips->isStatic)
    return NULL;
  if (bounds[2] <= 0 || bounds[1] - bounds[0] <= bounds[2])
    return "it does not run twice";
  trips->last = bounds[0] + (bounds[1] - bounds[0] - 1) / bounds[2] * bounds[2];
  return NULL;
}

static void remark(MlirOperation op, CommuteRemarkKind kind, const char *name,
                   const char *reason) {
  if (kind == COMMUTE_REMARK_PASSED)
    commuteOpEmitOptRemark(op, kind, "comm-pipeline-loop", name,
                           "starts one iteration ahead");
  else
    commuteOpEmitOptRemark(op, kind, "comm-pipeline-loop", name,
                           "does not start one iteration ahead: %s", reason);
}

/// The loops of an operation.
typedef struct Loops {
  MlirOperation *items;
  size_t count;
  size_t capacity;
  bool isOutOfMemory;
} Loops;

static bool isCollective(MlirOperation op) {
  return (commuteOpGetTraits(op) & COMMUTE_OP_COLLECTIVE) != 0;
}

/// Remarks on collectives of a loop that is left alone.
static void remarkAll(MlirOperation loop, const char *reason) {
  for (MlirRegion region = mlirOperationGetFirstRegion(loop);
       !mlirRegionIsNull(region); region = mlirRegionGetNextInOperation(region))
    for (MlirOperation op =
             mlirBlockGetFirstOperation(mlirRegionGetFirstBlock(region));
         !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
      if (isCollective(op))
        remark(op, COMMUTE_REMARK_MISSED, "Loop", reason);
}

static MlirWalkResult findLoop(MlirOperation op, void *userData) {
  Loops *loops = userData;
  if (commuteOpIsNamed(op, "scf.while"))
    remarkAll(op, "nothing tells whether there is another iteration");
  if (!commuteOpIsNamed(op, "scf.for"))
    return MlirWalkResultAdvance;
  if (loops->count == loops->capacity) {
    size_t capacity = loops->capacity ? 2 * loops->capacity : 16;
    MlirOperation *items =
        realloc(loops->items, capacity * sizeof *loops->items);
    if (!items) {
      loops->isOutOfMemory = true;
      return MlirWalkResultInterrupt;
    }
    loops->items = items;
    loops->capacity = capacity;
  }
  loops->items[loops->count++] = op;
  return MlirWalkResultAdvance;
}

static intptr_t countCollectives(MlirOperation loop) {
  intptr_t count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(getBody(loop));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
    count += isCollective(op);
  return count;
}

/// Finds the collectives of a loop that can start ahead; returns how many.
static intptr_t findAhead(MlirOperation loop, CommuteCollectiveOrder order,
                          CommuteAhead *ahead) {
  intptr_t count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(getBody(loop));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    if (!isCollective(op))
      continue;
    Candidate candidate = {.loop = loop,
                           .order = orderOf(op, order),
                           .ahead = ahead,
                           .numBefore = count};
    ahead[count] = (CommuteAhead){.start = op};
    const char *reason = prepare(&candidate);
    if (reason)
      remark(op, COMMUTE_REMARK_MISSED, "Collective", reason);
    else
      ++count;
  }
  return count;
}

/// Returns false where memory runs out.
static bool pipelineLoop(MlirOperation loop, CommuteCollectiveOrder order,
                         bool *changed) {
  intptr_t most = countCollectives(loop);
  if (most == 0)
    return true;
  CommuteTrips trips;
  const char *reason = findTrips(loop, &trips);
  if (reason) {
    remarkAll(loop, reason);
    return true;
  }
  CommuteAhead *ahead = malloc((size_t)most * sizeof *ahead);
  if (!ahead)
    return false;
  intptr_t count = findAhead(loop, order, ahead);
  for (intptr_t i = 0; i < count; ++i)
    remark(ahead[i].start, COMMUTE_REMARK_PASSED, "Collective", NULL);
  bool isDone = count == 0 || commuteLoopStartAhead(loop, &trips, ahead, count);
  *changed |= isDone && count > 0;
  free(ahead);
  return isDone;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  CommuteCollectiveOrder order =
      (CommuteCollectiveOrder)commutePassGetChoice(pass, OPTION_ORDER);
  Loops loops = {.items = NULL};
  bool changed = false;
  // Inner loops come first: an outer one's rewrite copies them.
  mlirOperationWalk(op, findLoop, &loops, MlirWalkPostOrder);
  bool isDone = !loops.isOutOfMemory;
  for (size_t i = 0; i < loops.count && isDone; ++i)
    isDone = pipelineLoop(loops.items[i], order, &changed);
  free(loops.items);
  if (!changed)
    commutePassPreserveAllAnalyses(pass);
  return isDone ? mlirLogicalResultSuccess()
                : commuteOpEmitError(op, "out of memory");
}

static MlirDialectHandle (*const dialects[])(void) = {
    mlirGetDialectHandle__arith__, mlirGetDialectHandle__scf__};

const CommutePassInfo commutePipelineLoopPass = {
    .argument = "comm-pipeline-loop",
    .name = "CommutePipelineLoop",
    .description = "Start collectives of loops one iteration ahead",
    .options = options,
    .optionCount = OPTION_COUNT,
    .dependentDialects = dialects,
    .dependentDialectCount = 2,
    .run = run,
};
