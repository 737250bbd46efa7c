//===- BucketOps.c - Collectives that are one or several ------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "BucketOps.h"

#include "commute/Dialect.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static MlirStringRef getText(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

//===----------------------------------------------------------------------===//
// Kinds
//===----------------------------------------------------------------------===//

static const CommuteBucketKind kinds[] = {
    {"comm.all_gather", {"group", "dim"}},
    {"comm.reduce_scatter", {"group", "dim", "reduction"}},
    {"comm.all_reduce", {"group", "reduction"}},
    {"comm.all_to_all",
     {"group", "split_dim", "concat_dim", "send_splits", "recv_splits"}},
    {"comm.broadcast", {"group", "root"}},
    {"comm.permute", {"group", "sources", "targets"}},
};

const CommuteBucketKind *commuteBucketKindFind(MlirOperation op) {
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; ++i)
    if (mlirStringRefEqual(name, getText(kinds[i].op)))
      return &kinds[i];
  return NULL;
}

//===----------------------------------------------------------------------===//
// comm.bucket
//===----------------------------------------------------------------------===//

const char commuteBucketAttribute[] = "comm.bucket";

MlirAttribute commuteBucketGetAttribute(MlirOperation op) {
  return mlirOperationGetDiscardableAttributeByName(
      op, getText(commuteBucketAttribute));
}

CommuteBucketEntry commuteBucketEntryGet(MlirAttribute bucket, intptr_t index) {
  MlirAttribute element = mlirArrayAttrGetElement(bucket, index);
  MlirAttribute inputs =
      mlirDictionaryAttrGetElementByName(element, getText("inputs"));
  return (CommuteBucketEntry){
      .numInputs = mlirAttributeIsNull(inputs)
                       ? 1
                       : (intptr_t)mlirIntegerAttrGetValueInt(inputs),
      .attributes =
          mlirDictionaryAttrGetElementByName(element, getText("attributes")),
      .after = mlirDictionaryAttrGetElementByName(element, getText("after"))};
}

/// Tells whether a member says that it comes after operand `index`.
static bool claims(const CommuteBucketEntry *entry, intptr_t index) {
  if (mlirAttributeIsNull(entry->after))
    return false;
  intptr_t count = mlirDenseArrayGetNumElements(entry->after);
  for (intptr_t i = 0; i < count; ++i)
    if (mlirDenseI64ArrayGetElement(entry->after, i) == index)
      return true;
  return false;
}

bool commuteBucketEntryComesAfter(MlirAttribute bucket,
                                  const CommuteBucketEntry *entry,
                                  intptr_t index) {
  if (mlirAttributeIsNull(bucket) || claims(entry, index))
    return true;
  for (intptr_t i = 0, e = mlirArrayAttrGetNumElements(bucket); i < e; ++i) {
    CommuteBucketEntry other = commuteBucketEntryGet(bucket, i);
    if (claims(&other, index))
      return false;
  }
  return true;
}

static void addNamed(MlirNamedAttribute *attributes, intptr_t *count,
                     MlirContext context, const char *name,
                     MlirAttribute attribute) {
  attributes[(*count)++] = mlirNamedAttributeGet(
      mlirIdentifierGet(context, getText(name)), attribute);
}

MlirAttribute commuteBucketEntryCreate(MlirContext context,
                                       const CommuteBucketEntry *entry) {
  MlirNamedAttribute attributes[3];
  intptr_t count = 0;
  if (!mlirAttributeIsNull(entry->after))
    addNamed(attributes, &count, context, "after", entry->after);
  if (!mlirAttributeIsNull(entry->attributes))
    addNamed(attributes, &count, context, "attributes", entry->attributes);
  if (entry->numInputs != 1)
    addNamed(
        attributes, &count, context, "inputs",
        mlirIntegerAttrGet(mlirIntegerTypeGet(context, 64), entry->numInputs));
  return mlirDictionaryAttrGet(context, count, attributes);
}

//===----------------------------------------------------------------------===//
// Making operations
//===----------------------------------------------------------------------===//

void commuteOpInsertBefore(MlirOperation op, MlirOperation before) {
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(before), before,
                                      op);
}

static void addOperands(MlirOperationState *state, CommuteValues list) {
  mlirOperationStateAddOperands(state, list.count, list.values);
}

MlirOperation commuteCollectiveCreate(const CommuteCollectiveParts *parts) {
  MlirContext context = mlirOperationGetContext(parts->like);
  const CommuteBucketKind *kind = commuteBucketKindFind(parts->like);
  MlirOperationState state =
      mlirOperationStateGet(getText(kind->op), parts->location);
  addOperands(&state, parts->inputs);
  addOperands(&state, parts->destinations);
  addOperands(&state, parts->after);
  MlirType future =
      commuteFutureTypeGet(context, parts->results.count, parts->results.types);
  mlirOperationStateAddResults(&state, 1, &future);

  MlirNamedAttribute attributes[COMMUTE_BUCKET_MAX_ATTRIBUTES + 1];
  intptr_t count = 0;
  for (const char *const *name = kind->attributes; *name; ++name) {
    MlirAttribute attribute =
        mlirOperationGetInherentAttributeByName(parts->like, getText(*name));
    if (!mlirAttributeIsNull(attribute))
      addNamed(attributes, &count, context, *name, attribute);
  }
  const int32_t segments[] = {(int32_t)parts->inputs.count,
                              (int32_t)parts->destinations.count,
                              (int32_t)parts->after.count};
  addNamed(attributes, &count, context, "operandSegmentSizes",
           mlirDenseI32ArrayGet(context, 3, segments));
  mlirOperationStateAddAttributes(&state, count, attributes);
  return mlirOperationCreate(&state);
}
