//===- BucketMerge.c - Several collectives made one -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "BucketMerge.h"

#include "BucketOps.h"
#include "Text.h"

#include "../IR/Queries.h"
#include "commute/Dialect.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static MlirStringRef getText(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// The operands of one role of all members.
typedef struct Operands {
  MlirValue *values;
  intptr_t count;
} Operands;

/// Allocates room for the operands of a role, of all members.
static bool reserveOperands(const MlirOperation *members, uint32_t count,
                            CommuteOperandRole role, Operands *operands) {
  size_t total = 0;
  for (uint32_t i = 0; i < count; ++i)
    total += (size_t)commuteOpGetOperands(members[i], role).count;
  *operands = (Operands){.values = malloc((total + 1) * sizeof(MlirValue))};
  return operands->values != NULL;
}

static bool collectOperands(const MlirOperation *members, uint32_t count,
                            CommuteOperandRole role, Operands *operands) {
  if (!reserveOperands(members, count, role, operands))
    return false;
  for (uint32_t i = 0; i < count; ++i) {
    CommuteOperandRange range = commuteOpGetOperands(members[i], role);
    for (intptr_t k = 0; k < range.count; ++k)
      operands->values[operands->count++] =
          mlirOperationGetOperand(members[i], range.first + k);
  }
  return true;
}

static CommuteValues asList(const Operands *operands) {
  return (CommuteValues){operands->count, operands->values};
}

/// Collects what the futures promise. Returns NULL where memory runs out.
static MlirType *collectResults(const MlirOperation *starts, uint32_t count,
                                intptr_t *numResults) {
  *numResults = 0;
  for (uint32_t i = 0; i < count; ++i)
    *numResults += commuteFutureTypeGetNumResults(
        mlirValueGetType(mlirOperationGetResult(starts[i], 0)));
  MlirType *results = malloc((size_t)(*numResults + 1) * sizeof *results);
  intptr_t end = 0;
  for (uint32_t i = 0; results && i < count; ++i) {
    MlirType future = mlirValueGetType(mlirOperationGetResult(starts[i], 0));
    for (intptr_t k = 0; k < commuteFutureTypeGetNumResults(future); ++k)
      results[end++] = commuteFutureTypeGetResult(future, k);
  }
  return results;
}

/// Makes a collective of the members' inputs, without attributes. Returns a
/// null operation where memory runs out.
static MlirOperation createStart(const MlirOperation *starts, uint32_t count,
                                 MlirLocation location, CommuteValues after) {
  Operands inputs = {.values = NULL}, destinations = {.values = NULL};
  intptr_t numResults = 0;
  MlirType *results = collectResults(starts, count, &numResults);
  MlirOperation start = {NULL};
  if (results &&
      collectOperands(starts, count, COMMUTE_OPERAND_INPUTS, &inputs) &&
      collectOperands(starts, count, COMMUTE_OPERAND_DESTINATIONS,
                      &destinations))
    start = commuteCollectiveCreate(
        &(CommuteCollectiveParts){.like = starts[0],
                                  .location = location,
                                  .inputs = asList(&inputs),
                                  .destinations = asList(&destinations),
                                  .after = after,
                                  .results = {numResults, results}});
  free(destinations.values);
  free(inputs.values);
  free(results);
  return start;
}

//===----------------------------------------------------------------------===//
// comm.bucket
//===----------------------------------------------------------------------===//

/// What is being said about the members, of the collective or of the wait.
typedef struct Description {
  /// Each value once.
  Operands after;
  /// Of the `after` operands of one member, the indices into `after`.
  int64_t *indices;
  /// Elements of the attribute.
  MlirAttribute *entries;
  intptr_t numEntries;
  /// Room for those of one member, and for its attributes.
  int64_t *own;
  MlirNamedAttribute *named;
} Description;

static void finishDescription(Description *description) {
  free(description->named);
  free(description->own);
  free(description->entries);
  free(description->indices);
  free(description->after.values);
}

/// Returns how many members an operation stands for itself.
static intptr_t countEntries(MlirOperation member) {
  MlirAttribute bucket = commuteBucketGetAttribute(member);
  return mlirAttributeIsNull(bucket) ? 1 : mlirArrayAttrGetNumElements(bucket);
}

static bool initDescription(Description *description,
                            const MlirOperation *members, uint32_t count) {
  *description = (Description){.numEntries = 0};
  size_t numAfter = 0, numEntries = 0, numAttributes = 0;
  for (uint32_t i = 0; i < count; ++i) {
    numAfter +=
        (size_t)commuteOpGetOperands(members[i], COMMUTE_OPERAND_AFTER).count;
    numEntries += (size_t)countEntries(members[i]);
    size_t own = (size_t)mlirOperationGetNumDiscardableAttributes(members[i]);
    numAttributes = own > numAttributes ? own : numAttributes;
  }
  description->indices = malloc((numAfter + 1) * sizeof(int64_t));
  description->own = malloc((numAfter + 1) * sizeof(int64_t));
  description->entries = malloc((numEntries + 1) * sizeof(MlirAttribute));
  description->named = malloc((numAttributes + 1) * sizeof(MlirNamedAttribute));
  return description->indices && description->own && description->entries &&
         description->named &&
         reserveOperands(members, count, COMMUTE_OPERAND_AFTER,
                         &description->after);
}

/// Returns the index of a value that a member comes after.
static int64_t enterAfter(Description *description, MlirValue value) {
  Operands *after = &description->after;
  for (intptr_t i = 0; i < after->count; ++i)
    if (mlirValueEqual(after->values[i], value))
      return i;
  after->values[after->count] = value;
  return after->count++;
}

/// Returns the attributes that a member has besides those of its operation, as
/// a dictionary, or null where there are none.
static MlirAttribute getAttributes(const Description *description,
                                   MlirOperation member) {
  intptr_t count = mlirOperationGetNumDiscardableAttributes(member);
  for (intptr_t i = 0; i < count; ++i)
    description->named[i] = mlirOperationGetDiscardableAttribute(member, i);
  return count ? mlirDictionaryAttrGet(mlirOperationGetContext(member), count,
                                       description->named)
               : mlirAttributeGetNull();
}

static void addEntry(Description *description, MlirContext context,
                     CommuteBucketEntry entry, intptr_t numOwn) {
  entry.after = numOwn ? mlirDenseI64ArrayGet(context, numOwn, description->own)
                       : mlirAttributeGetNull();
  description->entries[description->numEntries++] =
      commuteBucketEntryCreate(context, &entry);
}

/// Describes a member that is a bucket itself, by its members.
static void describeBucket(Description *description, MlirOperation member,
                           MlirAttribute bucket, const int64_t *indices,
                           intptr_t numAfter) {
  for (intptr_t k = 0, e = mlirArrayAttrGetNumElements(bucket); k < e; ++k) {
    CommuteBucketEntry entry = commuteBucketEntryGet(bucket, k);
    intptr_t numOwn = 0;
    for (intptr_t i = 0; i < numAfter; ++i)
      if (commuteBucketEntryComesAfter(bucket, &entry, i))
        description->own[numOwn++] = indices[i];
    addEntry(description, mlirOperationGetContext(member), entry, numOwn);
  }
}

/// Describes a member; `numInputs` is the number of its inputs or results.
static void describeMember(Description *description, MlirOperation member,
                           intptr_t numInputs) {
  CommuteOperandRange after =
      commuteOpGetOperands(member, COMMUTE_OPERAND_AFTER);
  for (intptr_t i = 0; i < after.count; ++i)
    description->indices[i] = enterAfter(
        description, mlirOperationGetOperand(member, after.first + i));
  MlirAttribute bucket = commuteBucketGetAttribute(member);
  if (!mlirAttributeIsNull(bucket)) {
    describeBucket(description, member, bucket, description->indices,
                   after.count);
    return;
  }
  for (intptr_t i = 0; i < after.count; ++i)
    description->own[i] = description->indices[i];
  addEntry(
      description, mlirOperationGetContext(member),
      (CommuteBucketEntry){.numInputs = numInputs,
                           .attributes = getAttributes(description, member)},
      after.count);
}

/// Describes all members. Returns false where memory runs out.
/// finishDescription ends it in either case.
static bool describeMembers(Description *description,
                            const MlirOperation *members, uint32_t count,
                            bool areWaits) {
  if (!initDescription(description, members, count))
    return false;
  for (uint32_t i = 0; i < count; ++i)
    describeMember(
        description, members[i],
        areWaits
            ? mlirOperationGetNumResults(members[i])
            : commuteOpGetOperands(members[i], COMMUTE_OPERAND_INPUTS).count);
  return true;
}

//===----------------------------------------------------------------------===//
// Attributes of the bucket
//===----------------------------------------------------------------------===//

static const char costAttribute[] = "comm.cost_ns";
static const char nameAttribute[] = "comm.name";

/// Sets what all members say alike.
static void setCommonAttributes(MlirOperation op, const MlirOperation *members,
                                uint32_t count) {
  intptr_t numAttributes = mlirOperationGetNumDiscardableAttributes(members[0]);
  for (intptr_t i = 0; i < numAttributes; ++i) {
    MlirNamedAttribute own =
        mlirOperationGetDiscardableAttribute(members[0], i);
    MlirStringRef name = mlirIdentifierStr(own.name);
    bool isCommon = !mlirStringRefEqual(name, getText(costAttribute)) &&
                    !mlirStringRefEqual(name, getText(commuteBucketAttribute));
    for (uint32_t m = 1; m < count && isCommon; ++m)
      isCommon = mlirAttributeEqual(
          own.attribute,
          mlirOperationGetDiscardableAttributeByName(members[m], name));
    if (isCommon)
      mlirOperationSetDiscardableAttributeByName(op, name, own.attribute);
  }
}

/// Returns the name of a member; of one that is a bucket, that of its first.
static MlirStringRef findName(MlirOperation member) {
  MlirAttribute bucket = commuteBucketGetAttribute(member);
  if (!mlirAttributeIsNull(bucket)) {
    MlirAttribute name = commuteBucketEntryGet(bucket, 0).attributes;
    if (!mlirAttributeIsNull(name))
      name = mlirDictionaryAttrGetElementByName(name, getText(nameAttribute));
    if (!mlirAttributeIsNull(name) && mlirAttributeIsAString(name))
      return mlirStringAttrGetValue(name);
  }
  return commuteOpGetName(member);
}

/// Names a bucket after its first member. Returns false where memory runs out.
static bool setName(MlirOperation op, const MlirOperation *members,
                    intptr_t numEntries) {
  MlirStringRef name = findName(members[0]);
  if (!name.data)
    return true;
  CommuteText text = {.data = NULL};
  commuteTextAppend(&text, name);
  commuteTextAppendFormat(&text, " and %td more", numEntries - 1);
  if (!text.isCut)
    commuteOpSetName(op, commuteTextGet(&text));
  commuteTextFinish(&text);
  return !text.isCut;
}

static bool hasCost(const MlirOperation *members, uint32_t count) {
  CommuteCost cost;
  for (uint32_t i = 0; i < count; ++i)
    if (commuteOpGetCost(members[i], &cost))
      return true;
  return false;
}

/// Returns false where memory runs out.
static bool setAttributes(MlirOperation op, const MlirOperation *members,
                          uint32_t count, const Description *description) {
  setCommonAttributes(op, members, count);
  MlirAttribute bucket =
      mlirArrayAttrGet(mlirOperationGetContext(op), description->numEntries,
                       description->entries);
  mlirOperationSetDiscardableAttributeByName(
      op, getText(commuteBucketAttribute), bucket);
  return setName(op, members, description->numEntries);
}

//===----------------------------------------------------------------------===//
// Making both
//===----------------------------------------------------------------------===//

/// Returns the location of all members. Returns that of the first where memory
/// runs out.
static MlirLocation fuseLocations(const MlirOperation *members,
                                  uint32_t count) {
  MlirLocation first = mlirOperationGetLocation(members[0]);
  MlirLocation *locations = malloc(count * sizeof *locations);
  if (!locations)
    return first;
  for (uint32_t i = 0; i < count; ++i)
    locations[i] = mlirOperationGetLocation(members[i]);
  MlirLocation fused =
      mlirLocationFusedGet(mlirOperationGetContext(members[0]), count,
                           locations, mlirAttributeGetNull());
  free(locations);
  return fused;
}

static bool makeStart(CommuteBucketMerge *merge, CommuteCost cost) {
  Description description;
  bool isComplete = false;
  if (describeMembers(&description, merge->starts, merge->count, false))
    merge->start = createStart(merge->starts, merge->count,
                               fuseLocations(merge->starts, merge->count),
                               asList(&description.after));
  if (!mlirOperationIsNull(merge->start)) {
    isComplete =
        setAttributes(merge->start, merge->starts, merge->count, &description);
    if (hasCost(merge->starts, merge->count))
      commuteOpSetCost(merge->start, cost);
  }
  finishDescription(&description);
  return isComplete;
}

static bool makeWait(CommuteBucketMerge *merge, CommuteCost cost) {
  Description description;
  bool isComplete = false;
  if (describeMembers(&description, merge->waits, merge->count, true)) {
    merge->wait = commuteWaitCreate(fuseLocations(merge->waits, merge->count),
                                    mlirOperationGetResult(merge->start, 0),
                                    asList(&description.after));
    isComplete =
        setAttributes(merge->wait, merge->waits, merge->count, &description);
    if (hasCost(merge->waits, merge->count))
      commuteOpSetCost(merge->wait, cost);
  }
  finishDescription(&description);
  return isComplete;
}

bool commuteBucketMergeInit(CommuteBucketMerge *merge, CommuteCost cost,
                            CommuteCost waitCost) {
  merge->start = merge->wait = (MlirOperation){NULL};
  if (makeStart(merge, cost) && makeWait(merge, waitCost))
    return true;
  commuteBucketMergeAbandon(merge);
  return false;
}

void commuteBucketMergeAbandon(CommuteBucketMerge *merge) {
  if (!mlirOperationIsNull(merge->wait))
    mlirOperationDestroy(merge->wait);
  if (!mlirOperationIsNull(merge->start))
    mlirOperationDestroy(merge->start);
}

//===----------------------------------------------------------------------===//
// Into the block
//===----------------------------------------------------------------------===//

void commuteBucketMergeApply(CommuteBucketMerge *merge) {
  commuteOpInsertBefore(merge->start, merge->starts[0]);
  commuteOpInsertBefore(merge->wait, merge->waits[0]);
  MlirValue future = mlirOperationGetResult(merge->start, 0);
  intptr_t result = 0;
  for (uint32_t i = 0; i < merge->count; ++i) {
    intptr_t count = mlirOperationGetNumResults(merge->waits[i]);
    for (intptr_t k = 0; k < count; ++k)
      mlirValueReplaceAllUsesOfWith(
          mlirOperationGetResult(merge->waits[i], k),
          mlirOperationGetResult(merge->wait, result++));
    mlirOperationDestroy(merge->waits[i]);
  }
  for (uint32_t i = 0; i < merge->count; ++i) {
    mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(merge->starts[i], 0),
                                  future);
    mlirOperationDestroy(merge->starts[i]);
  }
}

/// Has an operation name no value twice in `after`.
static void removeRepeats(MlirOperation op) {
  CommuteOperandRange after = commuteOpGetOperands(op, COMMUTE_OPERAND_AFTER);
  MlirValue *values = malloc((size_t)after.count * sizeof *values);
  intptr_t count = 0;
  for (intptr_t i = 0; values && i < after.count; ++i) {
    MlirValue value = mlirOperationGetOperand(op, after.first + i);
    intptr_t k = 0;
    while (k < count && !mlirValueEqual(values[k], value))
      ++k;
    if (k == count)
      values[count++] = value;
  }
  // Repeats do no harm, if there is no memory to find them.
  if (values && count < after.count)
    commuteOpSetAfter(op, count, values);
  free(values);
}

void commuteBucketMergeTidy(const CommuteBucketMerge *merge) {
  MlirValue future = mlirOperationGetResult(merge->start, 0);
  size_t count = 0;
  for (MlirOpOperand use = mlirValueGetFirstUse(future);
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use))
    ++count;
  MlirOperation *owners = malloc((count + 1) * sizeof *owners);
  size_t numOwners = 0;
  for (MlirOpOperand use = mlirValueGetFirstUse(future);
       owners && !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation owner = mlirOpOperandGetOwner(use);
    // The indices in a bucket are places in its operands.
    if (commuteUseIsAfter(use) &&
        mlirAttributeIsNull(commuteBucketGetAttribute(owner)))
      owners[numOwners++] = owner;
  }
  for (size_t i = 0; i < numOwners; ++i)
    removeRepeats(owners[i]);
  free(owners);
}

//===----------------------------------------------------------------------===//
// What it costs
//===----------------------------------------------------------------------===//

/// Estimates a collective that is not in the block, as if it stood before
/// `place`, and destroys it.
static CommuteCost estimateOnce(MlirOperation collective, MlirOperation place,
                                CommuteBucketEstimate estimate,
                                void *userData) {
  commuteOpInsertBefore(collective, place);
  CommuteCost cost = estimate(collective, userData);
  mlirOperationDestroy(collective);
  return cost;
}

/// Rounds up to an integer.
static CommuteCost roundUp(double cost) {
  return commuteCostFromInteger((int64_t)ceil(fmin(cost, 9.0e18)));
}

bool commuteBucketMergeEstimate(const MlirOperation *starts,
                                const CommuteCost *costs, uint32_t count,
                                CommuteBucketEstimate estimate, void *userData,
                                CommuteCost *cost) {
  const CommuteValues none = {.count = 0};
  MlirOperation last = starts[count - 1];
  MlirLocation location = mlirOperationGetLocation(last);
  MlirOperation all = createStart(starts, count, location, none);
  if (mlirOperationIsNull(all))
    return false;
  CommuteCost together = estimateOnce(all, last, estimate, userData);
  if (!hasCost(starts, count)) {
    *cost = together;
    return true;
  }
  double stated = 0, estimated = 0, most = 0;
  bool isReal = false;
  for (uint32_t i = 0; i < count; ++i) {
    MlirOperation one = createStart(&starts[i], 1, location, none);
    if (mlirOperationIsNull(one))
      return false;
    estimated +=
        commuteCostGetReal(estimateOnce(one, last, estimate, userData));
    stated += commuteCostGetReal(costs[i]);
    most = fmax(most, commuteCostGetReal(costs[i]));
    isReal |= costs[i].isReal;
  }
  double share =
      estimated > 0 ? fmin(commuteCostGetReal(together) / estimated, 1.0) : 1.0;
  double scaled = fmax(stated * share, most);
  *cost = isReal ? commuteCostFromReal(scaled) : roundUp(scaled);
  return true;
}
