//===- PipelineLoopRewrite.c - One iteration ahead ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "PipelineLoopRewrite.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

#include <stdlib.h>

/// A loop that is being rewritten. Arrays have room for what the loop carries
/// and the futures.
typedef struct Rewriter {
  MlirOperation loop;
  MlirContext context;
  MlirLocation location;
  const CommuteTrips *trips;
  const CommuteAhead *ahead;
  intptr_t count;
  /// What the loop carries.
  intptr_t numCarried;
  MlirValue lower, upper, step;
  /// Before what new operations go.
  MlirOperation before;
  /// The induction variable of the last iteration.
  MlirValue last;
  MlirValue *values;
  MlirType *types;
  MlirLocation *locations;
  /// The starts in a copy of the body.
  MlirOperation *copies;
  /// Before what each is to start for the next iteration.
  MlirOperation *places;
} Rewriter;

static MlirStringRef getText(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

static void insert(MlirOperation op, MlirOperation before) {
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(before), before,
                                      op);
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// Makes an operation of two operands before another.
static MlirValue makeBinary(const Rewriter *rewriter, const char *name,
                            MlirValue left, MlirValue right, MlirType type,
                            MlirOperation before) {
  MlirOperationState state =
      mlirOperationStateGet(getText(name), rewriter->location);
  const MlirValue operands[] = {left, right};
  mlirOperationStateAddOperands(&state, 2, operands);
  mlirOperationStateAddResults(&state, 1, &type);
  MlirOperation op = mlirOperationCreate(&state);
  insert(op, before);
  return mlirOperationGetResult(op, 0);
}

/// Makes a comparison of the bounds before the loop.
static MlirValue makeRuns(const Rewriter *rewriter) {
  MlirOperationState state =
      mlirOperationStateGet(getText("arith.cmpi"), rewriter->location);
  const MlirValue operands[] = {rewriter->lower, rewriter->upper};
  MlirType boolean = mlirIntegerTypeGet(rewriter->context, 1);
  MlirNamedAttribute signedLess = mlirNamedAttributeGet(
      mlirIdentifierGet(rewriter->context, getText("predicate")),
      mlirIntegerAttrGet(mlirIntegerTypeGet(rewriter->context, 64), 2));
  mlirOperationStateAddOperands(&state, 2, operands);
  mlirOperationStateAddAttributes(&state, 1, &signedLess);
  mlirOperationStateAddResults(&state, 1, &boolean);
  MlirOperation op = mlirOperationCreate(&state);
  insert(op, rewriter->loop);
  return mlirOperationGetResult(op, 0);
}

static MlirValue makeConstant(const Rewriter *rewriter, int64_t number,
                              MlirType type, MlirOperation before) {
  MlirOperationState state =
      mlirOperationStateGet(getText("arith.constant"), rewriter->location);
  MlirNamedAttribute value = mlirNamedAttributeGet(
      mlirIdentifierGet(rewriter->context, getText("value")),
      mlirIntegerAttrGet(type, number));
  mlirOperationStateAddAttributes(&state, 1, &value);
  mlirOperationStateAddResults(&state, 1, &type);
  MlirOperation op = mlirOperationCreate(&state);
  insert(op, before);
  return mlirOperationGetResult(op, 0);
}

/// Makes lower + (upper - lower - 1) / step * step: the loop runs at least
/// once here. The difference may be too large for a signed number, never for an
/// unsigned one.
static MlirValue makeLast(const Rewriter *rewriter) {
  MlirType type = mlirValueGetType(rewriter->lower);
  MlirOperation before = rewriter->before;
  if (rewriter->trips->isStatic)
    return makeConstant(rewriter, rewriter->trips->last, type, before);
  MlirValue one = makeConstant(rewriter, 1, type, before);
  MlirValue length = makeBinary(rewriter, "arith.subi", rewriter->upper,
                                rewriter->lower, type, before);
  length = makeBinary(rewriter, "arith.subi", length, one, type, before);
  MlirValue steps =
      makeBinary(rewriter, "arith.divui", length, rewriter->step, type, before);
  MlirValue distance =
      makeBinary(rewriter, "arith.muli", steps, rewriter->step, type, before);
  return makeBinary(rewriter, "arith.addi", rewriter->lower, distance, type,
                    before);
}

//===----------------------------------------------------------------------===//
// The start for another iteration
//===----------------------------------------------------------------------===//

/// What stands for a value of the body in another iteration: its induction
/// variable, what it carries, and the results of copied operations.
typedef struct Iteration {
  MlirBlock body;
  MlirValue variable;
  /// The first of what the iteration begins with: operands of an operation.
  MlirOperation carriedBy;
  intptr_t firstCarried;
  const CommuteAhead *ahead;
  MlirOperation copies[COMMUTE_PIPELINE_MAX_SLICE];
} Iteration;

static MlirValue mapValue(const Iteration *iteration, intptr_t numCopies,
                          MlirValue value) {
  if (mlirValueIsABlockArgument(value)) {
    if (!mlirBlockEqual(mlirBlockArgumentGetOwner(value), iteration->body))
      return value;
    intptr_t number = mlirBlockArgumentGetArgNumber(value);
    return number == 0
               ? iteration->variable
               : mlirOperationGetOperand(iteration->carriedBy,
                                         iteration->firstCarried + number - 1);
  }
  MlirOperation owner = mlirOpResultGetOwner(value);
  for (intptr_t i = 0; i < numCopies; ++i)
    if (mlirOperationEqual(owner, iteration->ahead->slice[i]))
      return mlirOperationGetResult(iteration->copies[i],
                                    mlirOpResultGetResultNumber(value));
  return value;
}

static MlirOperation copyMapped(const Iteration *iteration, intptr_t numCopies,
                                MlirOperation op, MlirOperation before) {
  MlirOperation copy = mlirOperationClone(op);
  for (intptr_t i = 0, e = mlirOperationGetNumOperands(op); i < e; ++i)
    mlirOperationSetOperand(
        copy, i,
        mapValue(iteration, numCopies, mlirOperationGetOperand(op, i)));
  insert(copy, before);
  return copy;
}

/// Copies a collective with what its inputs are computed by. Returns its
/// future.
static MlirValue copyStart(Iteration *iteration, const CommuteAhead *ahead,
                           MlirOperation before) {
  iteration->ahead = ahead;
  for (intptr_t i = 0; i < ahead->numSlice; ++i)
    iteration->copies[i] = copyMapped(iteration, i, ahead->slice[i], before);
  return mlirOperationGetResult(
      copyMapped(iteration, ahead->numSlice, ahead->start, before), 0);
}

//===----------------------------------------------------------------------===//
// Taking a start out
//===----------------------------------------------------------------------===//

static bool contains(const MlirOperation *ops, intptr_t count,
                     MlirOperation op) {
  for (intptr_t i = 0; i < count; ++i)
    if (mlirOperationEqual(ops[i], op))
      return true;
  return false;
}

intptr_t commutePipelineFindSlice(MlirOperation op, MlirOperation *slice) {
  MlirBlock block = mlirOperationGetBlock(op);
  intptr_t count = 0;
  MlirOperation user = op;
  for (intptr_t next = 0;; user = slice[next++]) {
    for (intptr_t i = 0, e = mlirOperationGetNumOperands(user); i < e; ++i) {
      MlirValue value = mlirOperationGetOperand(user, i);
      if (mlirValueIsABlockArgument(value))
        continue;
      MlirOperation owner = mlirOpResultGetOwner(value);
      if (!mlirBlockEqual(mlirOperationGetBlock(owner), block) ||
          contains(slice, count, owner))
        continue;
      if (count == COMMUTE_PIPELINE_MAX_SLICE)
        return -1;
      slice[count++] = owner;
    }
    if (next == count)
      return count;
  }
}

static bool isUnused(MlirOperation op) {
  for (intptr_t i = 0, e = mlirOperationGetNumResults(op); i < e; ++i)
    if (!mlirOpOperandIsNull(
            mlirValueGetFirstUse(mlirOperationGetResult(op, i))))
      return false;
  return true;
}

/// Takes a start out, whose future another value stands for, and what computed
/// its inputs and nothing else, which is pure.
static void removeStart(MlirOperation start, MlirValue future) {
  MlirOperation slice[COMMUTE_PIPELINE_MAX_SLICE];
  intptr_t count = commutePipelineFindSlice(start, slice);
  mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(start, 0), future);
  mlirOperationDestroy(start);
  for (bool hasRemoved = true; hasRemoved;) {
    hasRemoved = false;
    for (intptr_t i = 0; i < count; ++i) {
      if (!isUnused(slice[i]))
        continue;
      mlirOperationDestroy(slice[i]);
      slice[i--] = slice[--count];
      hasRemoved = true;
    }
  }
}

//===----------------------------------------------------------------------===//
// The body of the last iteration
//===----------------------------------------------------------------------===//

/// Finds the starts in a copy of the loop, by their places.
static void findCopies(const Rewriter *rewriter, MlirBlock body,
                       MlirBlock copy) {
  MlirOperation op = mlirBlockGetFirstOperation(body);
  MlirOperation other = mlirBlockGetFirstOperation(copy);
  for (; !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op),
                                   other = mlirOperationGetNextInBlock(other))
    for (intptr_t i = 0; i < rewriter->count; ++i)
      if (mlirOperationEqual(op, rewriter->ahead[i].start))
        rewriter->copies[i] = other;
}

/// Moves the operations of a copy's body before an operation, for the last
/// iteration of a loop, whose results are what it begins with. Leaves what the
/// iteration ends with in `values`.
static void unpackLast(const Rewriter *rewriter, MlirOperation copy,
                       MlirOperation newLoop) {
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(copy, 0));
  mlirValueReplaceAllUsesOfWith(mlirBlockGetArgument(body, 0), rewriter->last);
  for (intptr_t i = 0; i < rewriter->numCarried; ++i)
    mlirValueReplaceAllUsesOfWith(mlirBlockGetArgument(body, i + 1),
                                  mlirOperationGetResult(newLoop, i));
  for (intptr_t i = 0; i < rewriter->count; ++i)
    removeStart(rewriter->copies[i],
                mlirOperationGetResult(newLoop, rewriter->numCarried + i));
  MlirOperation yield = mlirBlockGetTerminator(body);
  for (intptr_t i = 0; i < rewriter->numCarried; ++i)
    rewriter->values[i] = mlirOperationGetOperand(yield, i);
  MlirOperation op = mlirBlockGetFirstOperation(body);
  while (!mlirOperationEqual(op, yield)) {
    MlirOperation next = mlirOperationGetNextInBlock(op);
    mlirOperationMoveBefore(op, rewriter->before);
    op = next;
  }
  mlirOperationDestroy(copy);
}

//===----------------------------------------------------------------------===//
// The loop
//===----------------------------------------------------------------------===//

/// Makes the loop of all iterations but the last. `values` holds the futures of
/// the first iteration, behind what the loop carries.
static MlirOperation makeLoop(Rewriter *rewriter) {
  intptr_t numAll = rewriter->numCarried + rewriter->count;
  MlirType variable = mlirValueGetType(rewriter->lower);
  for (intptr_t i = 0; i < numAll; ++i) {
    rewriter->types[i + 1] = mlirValueGetType(rewriter->values[i]);
    rewriter->locations[i + 1] = rewriter->location;
  }
  rewriter->types[0] = variable;
  rewriter->locations[0] = rewriter->location;
  MlirBlock block =
      mlirBlockCreate(numAll + 1, rewriter->types, rewriter->locations);
  MlirRegion region = mlirRegionCreate();
  mlirRegionAppendOwnedBlock(region, block);

  MlirOperationState state =
      mlirOperationStateGet(getText("scf.for"), rewriter->location);
  const MlirValue bounds[] = {rewriter->lower, rewriter->last, rewriter->step};
  mlirOperationStateAddOperands(&state, 3, bounds);
  mlirOperationStateAddOperands(&state, numAll, rewriter->values);
  mlirOperationStateAddResults(&state, numAll, rewriter->types + 1);
  mlirOperationStateAddOwnedRegions(&state, 1, &region);
  MlirOperation loop = mlirOperationCreate(&state);
  intptr_t numAttributes =
      mlirOperationGetNumDiscardableAttributes(rewriter->loop);
  for (intptr_t i = 0; i < numAttributes; ++i) {
    MlirNamedAttribute attribute =
        mlirOperationGetDiscardableAttribute(rewriter->loop, i);
    mlirOperationSetDiscardableAttributeByName(
        loop, mlirIdentifierStr(attribute.name), attribute.attribute);
  }
  insert(loop, rewriter->before);
  return loop;
}

/// Moves the body of the old loop into the new one, and starts the collectives
/// for the next iteration there.
static void fillLoop(Rewriter *rewriter, MlirOperation newLoop) {
  MlirBlock body =
      mlirRegionGetFirstBlock(mlirOperationGetRegion(rewriter->loop, 0));
  MlirBlock newBody =
      mlirRegionGetFirstBlock(mlirOperationGetRegion(newLoop, 0));
  MlirOperation yield = mlirBlockGetTerminator(body);

  // The places are of the old body, whose values are mapped to the next
  // iteration; all its arguments become the new ones afterwards.
  // Those of one place stay in their order.
  for (intptr_t i = 0; i < rewriter->count; ++i)
    rewriter->places[i] = mlirOperationGetNextInBlock(rewriter->ahead[i].place);
  for (intptr_t i = 0; i < rewriter->count; ++i) {
    const CommuteAhead *ahead = &rewriter->ahead[i];
    MlirOperation before = rewriter->places[i];
    Iteration next = {.body = body, .carriedBy = yield};
    next.variable =
        makeBinary(rewriter, "arith.addi", mlirBlockGetArgument(body, 0),
                   rewriter->step, mlirValueGetType(rewriter->lower), before);
    rewriter->values[rewriter->numCarried + i] =
        copyStart(&next, ahead, before);
  }
  for (intptr_t i = 0; i < rewriter->numCarried; ++i)
    rewriter->values[i] = mlirOperationGetOperand(yield, i);
  for (intptr_t i = 0; i < rewriter->count; ++i)
    removeStart(rewriter->ahead[i].start,
                mlirBlockGetArgument(newBody, rewriter->numCarried + 1 + i));
  MlirOperationState state =
      mlirOperationStateGet(getText("scf.yield"), rewriter->location);
  mlirOperationStateAddOperands(&state, rewriter->numCarried + rewriter->count,
                                rewriter->values);
  MlirOperation newYield = mlirOperationCreate(&state);
  mlirBlockAppendOwnedOperation(newBody, newYield);
  for (intptr_t i = 0; i <= rewriter->numCarried; ++i)
    mlirValueReplaceAllUsesOfWith(mlirBlockGetArgument(body, i),
                                  mlirBlockGetArgument(newBody, i));
  MlirOperation op = mlirBlockGetFirstOperation(body);
  while (!mlirOperationEqual(op, yield)) {
    MlirOperation next = mlirOperationGetNextInBlock(op);
    mlirOperationMoveBefore(op, newYield);
    op = next;
  }
}

//===----------------------------------------------------------------------===//
// The guard
//===----------------------------------------------------------------------===//

static MlirBlock makeBranch(const Rewriter *rewriter, MlirRegion region) {
  MlirBlock block = mlirBlockCreate(0, NULL, NULL);
  mlirRegionAppendOwnedBlock(region, block);
  MlirOperationState state =
      mlirOperationStateGet(getText("scf.yield"), rewriter->location);
  mlirOperationStateAddOperands(&state, rewriter->numCarried, rewriter->values);
  mlirBlockAppendOwnedOperation(block, mlirOperationCreate(&state));
  return block;
}

/// Makes a branch for a loop that runs, and one for a loop that does not, both
/// ended with what the loop begins with. New operations go into the first.
static MlirOperation makeGuard(Rewriter *rewriter) {
  MlirValue condition = makeRuns(rewriter);
  for (intptr_t i = 0; i < rewriter->numCarried; ++i) {
    rewriter->values[i] = mlirOperationGetOperand(rewriter->loop, 3 + i);
    rewriter->types[i] = mlirValueGetType(rewriter->values[i]);
  }
  MlirRegion regions[] = {mlirRegionCreate(), mlirRegionCreate()};
  MlirBlock runs = makeBranch(rewriter, regions[0]);
  (void)makeBranch(rewriter, regions[1]);
  MlirOperationState state =
      mlirOperationStateGet(getText("scf.if"), rewriter->location);
  mlirOperationStateAddOperands(&state, 1, &condition);
  mlirOperationStateAddResults(&state, rewriter->numCarried, rewriter->types);
  mlirOperationStateAddOwnedRegions(&state, 2, regions);
  MlirOperation guard = mlirOperationCreate(&state);
  insert(guard, rewriter->loop);
  rewriter->before = mlirBlockGetTerminator(runs);
  return guard;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

static void rewrite(Rewriter *rewriter) {
  MlirOperation loop = rewriter->loop;
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(loop, 0));
  MlirOperation guard = {NULL};
  if (!rewriter->trips->isStatic)
    guard = makeGuard(rewriter);
  rewriter->last = makeLast(rewriter);

  MlirOperation copy = mlirOperationClone(loop);
  findCopies(rewriter, body,
             mlirRegionGetFirstBlock(mlirOperationGetRegion(copy, 0)));
  for (intptr_t i = 0; i < rewriter->numCarried; ++i)
    rewriter->values[i] = mlirOperationGetOperand(loop, 3 + i);
  Iteration first = {.body = body,
                     .variable = rewriter->lower,
                     .carriedBy = loop,
                     .firstCarried = 3};
  for (intptr_t i = 0; i < rewriter->count; ++i)
    rewriter->values[rewriter->numCarried + i] =
        copyStart(&first, &rewriter->ahead[i], rewriter->before);
  MlirOperation newLoop = makeLoop(rewriter);
  fillLoop(rewriter, newLoop);
  unpackLast(rewriter, copy, newLoop);

  for (intptr_t i = 0; i < rewriter->numCarried; ++i) {
    MlirValue result = rewriter->values[i];
    if (!mlirOperationIsNull(guard)) {
      mlirOperationSetOperand(rewriter->before, i, result);
      result = mlirOperationGetResult(guard, i);
    }
    mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(loop, i), result);
  }
  mlirOperationDestroy(loop);
}

bool commuteLoopStartAhead(MlirOperation loop, const CommuteTrips *trips,
                           const CommuteAhead *ahead, intptr_t count) {
  intptr_t numCarried = mlirOperationGetNumResults(loop);
  size_t room = (size_t)(numCarried + count + 1);
  Rewriter rewriter = {.loop = loop,
                       .context = mlirOperationGetContext(loop),
                       .location = mlirOperationGetLocation(loop),
                       .trips = trips,
                       .ahead = ahead,
                       .count = count,
                       .numCarried = numCarried,
                       .lower = mlirOperationGetOperand(loop, 0),
                       .upper = mlirOperationGetOperand(loop, 1),
                       .step = mlirOperationGetOperand(loop, 2),
                       .before = loop,
                       .values = malloc(room * sizeof(MlirValue)),
                       .types = malloc(room * sizeof(MlirType)),
                       .locations = malloc(room * sizeof(MlirLocation)),
                       .copies = malloc(room * sizeof(MlirOperation)),
                       .places = malloc(room * sizeof(MlirOperation))};
  bool isComplete = rewriter.values && rewriter.types && rewriter.locations &&
                    rewriter.copies && rewriter.places;
  if (isComplete)
    rewrite(&rewriter);
  free(rewriter.places);
  free(rewriter.copies);
  free(rewriter.locations);
  free(rewriter.types);
  free(rewriter.values);
  return isComplete;
}
