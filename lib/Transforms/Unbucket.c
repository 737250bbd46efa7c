//===- Unbucket.c - Split merged collectives ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The inverse of comm-bucket: a collective that says in `comm.bucket` of which
// it was made becomes those again, where it stands, and so do its waits. Names,
// costs and all other attributes come back; so does what a member itself came
// after. What came after one of them comes after all of them.
//
//===----------------------------------------------------------------------===//

#include "BucketOps.h"
#include "Passes.h"

#include "../IR/Queries.h"
#include "commute/Diagnostics.h"
#include "commute/Dialect.h"
#include "commute/Effects.h"

#include "mlir-c/BuiltinAttributes.h"

#include <stdlib.h>

enum { OPTION_ALL, OPTION_COUNT };

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_ALL] = {.name = "all",
                    .kind = COMMUTE_PASS_OPTION_BOOL,
                    .description = "Split every collective of several inputs, "
                                   "also one that was never merged"},
};

/// A collective to be split.
typedef struct Split {
  MlirOperation start;
  intptr_t numMembers;
  /// What it becomes.
  MlirOperation *members;
} Split;

typedef struct Splitter {
  bool splitsAll;
  bool isOutOfMemory;
  Split *splits;
  size_t count;
  size_t capacity;
  // Room for all members, for the operands and the results of one operation.
  MlirOperation *members;
  MlirValue *values;
  MlirType *types;
} Splitter;

//===----------------------------------------------------------------------===//
// Members
//===----------------------------------------------------------------------===//

/// Returns how many members an operation has: a collective, or a wait.
static intptr_t countMembers(MlirOperation op, intptr_t numInputs) {
  MlirAttribute bucket = commuteBucketGetAttribute(op);
  return mlirAttributeIsNull(bucket) ? numInputs
                                     : mlirArrayAttrGetNumElements(bucket);
}

/// Reads a member; without an attribute every input is one.
static CommuteBucketEntry getMember(MlirAttribute bucket, intptr_t index) {
  if (mlirAttributeIsNull(bucket))
    return (CommuteBucketEntry){.numInputs = 1};
  return commuteBucketEntryGet(bucket, index);
}

/// Writes what a member comes after. Returns how much that is.
static intptr_t getAfter(MlirOperation op, MlirAttribute bucket,
                         const CommuteBucketEntry *entry, MlirValue *values) {
  CommuteOperandRange after = commuteOpGetOperands(op, COMMUTE_OPERAND_AFTER);
  intptr_t count = 0;
  for (intptr_t i = 0; i < after.count; ++i)
    if (commuteBucketEntryComesAfter(bucket, entry, i))
      values[count++] = mlirOperationGetOperand(op, after.first + i);
  return count;
}

static void setAttributes(MlirOperation op, const CommuteBucketEntry *entry) {
  if (mlirAttributeIsNull(entry->attributes))
    return;
  intptr_t count = mlirDictionaryAttrGetNumElements(entry->attributes);
  for (intptr_t i = 0; i < count; ++i) {
    MlirNamedAttribute attribute =
        mlirDictionaryAttrGetElement(entry->attributes, i);
    mlirOperationSetDiscardableAttributeByName(
        op, mlirIdentifierStr(attribute.name), attribute.attribute);
  }
}

/// Returns the location of a member: its own, where the fused one has one for
/// each.
static MlirLocation getLocation(MlirOperation op, intptr_t numMembers,
                                intptr_t index) {
  MlirLocation location = mlirOperationGetLocation(op);
  if (!mlirLocationIsAFused(location) ||
      (intptr_t)mlirLocationFusedGetNumLocations(location) != numMembers)
    return location;
  MlirLocation *parts = malloc((size_t)numMembers * sizeof *parts);
  if (!parts)
    return location;
  mlirLocationFusedGetLocations(location, parts);
  location = parts[index];
  free(parts);
  return location;
}

//===----------------------------------------------------------------------===//
// What can be split
//===----------------------------------------------------------------------===//

static bool isWait(MlirOperation op) {
  return commuteOpIsNamed(op, "comm.wait");
}

/// Returns an operation that passes a future on, or a null operation.
static MlirOperation findPassedOn(MlirValue future) {
  for (MlirOpOperand use = mlirValueGetFirstUse(future);
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    MlirOperation owner = mlirOpOperandGetOwner(use);
    if (!isWait(owner) && !commuteUseIsAfter(use))
      return owner;
  }
  return (MlirOperation){NULL};
}

static void warnOfPassedOn(MlirOperation op, MlirOperation user) {
  CommuteDiagnostic *diagnostic =
      commuteDiagnosticCreate(op, MlirDiagnosticWarning);
  commuteDiagnosticAppend(diagnostic,
                          "is not split, since its future is passed on");
  commuteDiagnosticNote(diagnostic, user, "by this operation");
  (void)commuteDiagnosticEmit(diagnostic);
}

static bool addSplit(Splitter *splitter, MlirOperation start,
                     intptr_t numMembers) {
  if (splitter->count == splitter->capacity) {
    size_t capacity = splitter->capacity ? 2 * splitter->capacity : 64;
    Split *splits =
        realloc(splitter->splits, capacity * sizeof *splitter->splits);
    if (!splits)
      return false;
    splitter->splits = splits;
    splitter->capacity = capacity;
  }
  splitter->splits[splitter->count++] =
      (Split){.start = start, .numMembers = numMembers};
  return true;
}

static MlirWalkResult find(MlirOperation op, void *userData) {
  Splitter *splitter = userData;
  if (!commuteBucketKindFind(op) ||
      (mlirAttributeIsNull(commuteBucketGetAttribute(op)) &&
       !splitter->splitsAll))
    return MlirWalkResultAdvance;
  intptr_t numMembers =
      countMembers(op, commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS).count);
  if (numMembers < 2)
    return MlirWalkResultAdvance;
  MlirOperation user = findPassedOn(mlirOperationGetResult(op, 0));
  if (!mlirOperationIsNull(user)) {
    warnOfPassedOn(op, user);
    return MlirWalkResultAdvance;
  }
  if (addSplit(splitter, op, numMembers))
    return MlirWalkResultAdvance;
  splitter->isOutOfMemory = true;
  return MlirWalkResultInterrupt;
}

//===----------------------------------------------------------------------===//
// Splitting
//===----------------------------------------------------------------------===//

static intptr_t getMax(intptr_t a, intptr_t b) { return a > b ? a : b; }

/// Allocates all that splitting takes, so that it cannot fail.
static bool reserve(Splitter *splitter) {
  intptr_t numMembers = 0, most = 1;
  for (size_t i = 0; i < splitter->count; ++i) {
    const Split *split = &splitter->splits[i];
    MlirValue future = mlirOperationGetResult(split->start, 0);
    numMembers += split->numMembers;
    most = getMax(most, mlirOperationGetNumOperands(split->start));
    for (MlirOpOperand use = mlirValueGetFirstUse(future);
         !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use))
      most =
          getMax(most, mlirOperationGetNumOperands(mlirOpOperandGetOwner(use)));
  }
  splitter->members = malloc((size_t)(numMembers + 1) * sizeof(MlirOperation));
  splitter->values = malloc((size_t)most * sizeof(MlirValue));
  splitter->types = malloc((size_t)most * sizeof(MlirType));
  return splitter->members && splitter->values && splitter->types;
}

/// Writes operands `first` and following; returns the list.
static CommuteValues getOperands(MlirOperation op, intptr_t first,
                                 intptr_t count, MlirValue *values) {
  for (intptr_t i = 0; i < count; ++i)
    values[i] = mlirOperationGetOperand(op, first + i);
  return (CommuteValues){count, values};
}

/// Makes the members of a collective, before it.
static void splitStart(Splitter *splitter, const Split *split) {
  MlirOperation op = split->start;
  MlirAttribute bucket = commuteBucketGetAttribute(op);
  MlirType future = mlirValueGetType(mlirOperationGetResult(op, 0));
  CommuteOperandRange inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS);
  CommuteOperandRange destinations =
      commuteOpGetOperands(op, COMMUTE_OPERAND_DESTINATIONS);
  for (intptr_t m = 0, first = 0; m < split->numMembers; ++m) {
    CommuteBucketEntry entry = getMember(bucket, m);
    intptr_t count = entry.numInputs;
    MlirValue *end = splitter->values;
    CommuteCollectiveParts parts = {.like = op,
                                    .location =
                                        getLocation(op, split->numMembers, m),
                                    .results = {count, splitter->types}};
    parts.inputs = getOperands(op, inputs.first + first, count, end);
    end += count;
    if (destinations.count > 0) {
      parts.destinations =
          getOperands(op, destinations.first + first, count, end);
      end += count;
    }
    parts.after = (CommuteValues){getAfter(op, bucket, &entry, end), end};
    for (intptr_t i = 0; i < count; ++i)
      splitter->types[i] = commuteFutureTypeGetResult(future, first + i);
    split->members[m] = commuteCollectiveCreate(&parts);
    setAttributes(split->members[m], &entry);
    commuteOpInsertBefore(split->members[m], op);
    first += count;
  }
}

/// Tells whether what a wait says of its members agrees with the collective.
static bool agreesWith(MlirAttribute bucket, const Split *split) {
  if (mlirAttributeIsNull(bucket) ||
      mlirArrayAttrGetNumElements(bucket) != split->numMembers)
    return false;
  for (intptr_t m = 0; m < split->numMembers; ++m)
    if (commuteBucketEntryGet(bucket, m).numInputs !=
        commuteFutureTypeGetNumResults(
            mlirValueGetType(mlirOperationGetResult(split->members[m], 0))))
      return false;
  return true;
}

/// Makes the waits for the members, before the wait for all.
static void splitWait(Splitter *splitter, const Split *split,
                      MlirOperation wait) {
  MlirAttribute bucket = commuteBucketGetAttribute(wait);
  if (!agreesWith(bucket, split))
    bucket = mlirAttributeGetNull();
  for (intptr_t m = 0, first = 0; m < split->numMembers; ++m) {
    CommuteBucketEntry entry = getMember(bucket, m);
    MlirValue future = mlirOperationGetResult(split->members[m], 0);
    intptr_t numAfter = getAfter(wait, bucket, &entry, splitter->values);
    MlirOperation own =
        commuteWaitCreate(getLocation(wait, split->numMembers, m), future,
                          (CommuteValues){numAfter, splitter->values});
    setAttributes(own, &entry);
    commuteOpInsertBefore(own, wait);
    for (intptr_t i = 0, e = mlirOperationGetNumResults(own); i < e; ++i)
      mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(wait, first + i),
                                    mlirOperationGetResult(own, i));
    first += mlirOperationGetNumResults(own);
  }
}

/// Returns a wait for the future, or a null operation.
static MlirOperation findWait(MlirValue future) {
  for (MlirOpOperand use = mlirValueGetFirstUse(future);
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use))
    if (isWait(mlirOpOperandGetOwner(use)) && !commuteUseIsAfter(use))
      return mlirOpOperandGetOwner(use);
  return (MlirOperation){NULL};
}

/// Has what comes after the future come after those of all members. The first
/// takes its place, since places may be what a bucket knows its operands by.
static void orderAfterAll(const Split *split) {
  MlirValue future = mlirOperationGetResult(split->start, 0);
  MlirValue first = mlirOperationGetResult(split->members[0], 0);
  MlirOpOperand use = mlirValueGetFirstUse(future);
  for (; !mlirOpOperandIsNull(use); use = mlirValueGetFirstUse(future)) {
    MlirOperation op = mlirOpOperandGetOwner(use);
    mlirOperationReplaceUsesOfWith(op, future, first);
    for (intptr_t m = 1; m < split->numMembers; ++m) {
      MlirValue other = mlirOperationGetResult(split->members[m], 0);
      commuteOpAppendAfter(op, 1, &other);
    }
  }
}

static void splitAll(Splitter *splitter) {
  MlirOperation *end = splitter->members;
  for (size_t i = 0; i < splitter->count; ++i) {
    Split *split = &splitter->splits[i];
    split->members = end;
    end += split->numMembers;
    splitStart(splitter, split);
  }
  for (size_t i = 0; i < splitter->count; ++i) {
    const Split *split = &splitter->splits[i];
    MlirValue future = mlirOperationGetResult(split->start, 0);
    MlirOperation wait = findWait(future);
    for (; !mlirOperationIsNull(wait); wait = findWait(future)) {
      splitWait(splitter, split, wait);
      mlirOperationDestroy(wait);
    }
    // It would count among those that come after others.
    commuteOpSetAfter(split->start, 0, NULL);
  }
  for (size_t i = 0; i < splitter->count; ++i) {
    orderAfterAll(&splitter->splits[i]);
    mlirOperationDestroy(splitter->splits[i].start);
  }
}

static void report(const Splitter *splitter) {
  for (size_t i = 0; i < splitter->count; ++i)
    commuteOpEmitOptRemark(
        splitter->splits[i].members[0], COMMUTE_REMARK_PASSED, "comm-unbucket",
        "Split", "split into %td collectives", splitter->splits[i].numMembers);
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  Splitter splitter = {.splitsAll = commutePassGetBool(pass, OPTION_ALL)};
  MlirLogicalResult result = mlirLogicalResultSuccess();
  mlirOperationWalk(op, find, &splitter, MlirWalkPreOrder);
  if (splitter.isOutOfMemory || !reserve(&splitter)) {
    result = commuteOpEmitError(op, "out of memory");
  } else {
    splitAll(&splitter);
    report(&splitter);
  }
  if (splitter.count == 0)
    commutePassPreserveAllAnalyses(pass);
  free(splitter.types);
  free(splitter.values);
  free(splitter.members);
  free(splitter.splits);
  return result;
}

const CommutePassInfo commuteUnbucketPass = {
    .argument = "comm-unbucket",
    .name = "CommuteUnbucket",
    .description = "Split collectives that were merged by comm-bucket",
    .options = options,
    .optionCount = OPTION_COUNT,
    .run = run,
};
