//===- VerifyAttributes.c - Verifiers of attributes of any op -------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Verify.h"

#include "commute/Effects.h"

#include <inttypes.h>
#include <math.h>

static bool isNamed(MlirStringRef text, const char *name) {
  return mlirStringRefEqual(text, mlirStringRefCreateFromCString(name));
}

//===----------------------------------------------------------------------===//
// comm.cost_ns, comm.flops, comm.bytes, comm.name
//===----------------------------------------------------------------------===//

/// An integer's sign is that of its bits as a signed number, whatever its
/// width; one of more than 64 bits is nothing sensible.
static bool isQuantity(MlirAttribute attribute) {
  if (mlirAttributeIsAFloat(attribute)) {
    double value = mlirFloatAttrGetValueDouble(attribute);
    return isfinite(value) && value >= 0;
  }
  if (!mlirAttributeIsAInteger(attribute) || mlirAttributeIsABool(attribute))
    return false;
  MlirType type = mlirAttributeGetType(attribute);
  if (mlirTypeIsAInteger(type)) {
    if (mlirIntegerTypeGetWidth(type) > 64)
      return false;
    if (mlirIntegerTypeIsUnsigned(type))
      return mlirIntegerAttrGetValueUInt(attribute) <= INT64_MAX;
    if (mlirIntegerTypeIsSigned(type))
      return mlirIntegerAttrGetValueSInt(attribute) >= 0;
  }
  return mlirIntegerAttrGetValueInt(attribute) >= 0;
}

static bool isString(MlirAttribute attribute) {
  return mlirAttributeIsAString(attribute);
}

//===----------------------------------------------------------------------===//
// comm.bucket
//===----------------------------------------------------------------------===//

static bool isCount(MlirAttribute attribute) {
  return mlirAttributeIsAInteger(attribute) &&
         mlirTypeIsAInteger(mlirAttributeGetType(attribute)) &&
         mlirIntegerTypeGetWidth(mlirAttributeGetType(attribute)) == 64 &&
         mlirIntegerTypeIsSignless(mlirAttributeGetType(attribute)) &&
         mlirIntegerAttrGetValueInt(attribute) > 0;
}

static bool areIndices(MlirAttribute attribute) {
  if (!mlirAttributeIsADenseI64Array(attribute))
    return false;
  for (intptr_t i = 0, e = mlirDenseArrayGetNumElements(attribute); i < e; ++i)
    if (mlirDenseI64ArrayGetElement(attribute, i) < 0)
      return false;
  return true;
}

/// Nothing but what a member can say of itself.
static bool isMember(MlirAttribute attribute) {
  if (!mlirAttributeIsADictionary(attribute))
    return false;
  for (intptr_t i = 0, e = mlirDictionaryAttrGetNumElements(attribute); i < e;
       ++i) {
    MlirNamedAttribute part = mlirDictionaryAttrGetElement(attribute, i);
    MlirStringRef name = mlirIdentifierStr(part.name);
    bool isGood = (isNamed(name, "inputs") && isCount(part.attribute)) ||
                  (isNamed(name, "after") && areIndices(part.attribute)) ||
                  (isNamed(name, "attributes") &&
                   mlirAttributeIsADictionary(part.attribute));
    if (!isGood)
      return false;
  }
  return true;
}

static bool isBucket(MlirAttribute attribute) {
  if (!mlirAttributeIsAArray(attribute) ||
      mlirArrayAttrGetNumElements(attribute) == 0)
    return false;
  for (intptr_t i = 0, e = mlirArrayAttrGetNumElements(attribute); i < e; ++i)
    if (!isMember(mlirArrayAttrGetElement(attribute, i)))
      return false;
  return true;
}

/// The members of a bucket have its inputs, those of a wait its results.
static bool checkBucketSize(MlirOperation op, MlirAttribute bucket) {
  bool isWait = (commuteOpGetTraits(op) & COMMUTE_OP_WAIT) != 0;
  intptr_t expected =
      isWait ? mlirOperationGetNumResults(op)
             : commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS).count;
  if (!(commuteOpGetTraits(op) & (COMMUTE_OP_WAIT | COMMUTE_OP_COLLECTIVE)) ||
      expected == 0) {
    commuteOpEmitError(op, "expects comm.bucket on a collective with inputs or "
                           "its wait alone");
    return false;
  }
  int64_t sum = 0;
  for (intptr_t i = 0, e = mlirArrayAttrGetNumElements(bucket); i < e; ++i) {
    MlirAttribute inputs = mlirDictionaryAttrGetElementByName(
        mlirArrayAttrGetElement(bucket, i),
        mlirStringRefCreateFromCString("inputs"));
    int64_t count =
        mlirAttributeIsNull(inputs) ? 1 : mlirIntegerAttrGetValueInt(inputs);
    sum = count > INT64_MAX - sum ? INT64_MAX : sum + count;
  }
  if (sum == expected)
    return true;
  commuteOpEmitError(op,
                     "expects the members in comm.bucket to have its %s, got "
                     "%" PRId64 " and %" PRIdPTR,
                     isWait ? "results" : "inputs", sum, expected);
  return false;
}

//===----------------------------------------------------------------------===//
// comm.pin, comm.start, comm.layer
//===----------------------------------------------------------------------===//

static bool isUnit(MlirAttribute attribute) {
  return mlirAttributeIsAUnit(attribute);
}

static bool isStart(MlirAttribute attribute) {
  return mlirAttributeIsAString(attribute) &&
         (isNamed(mlirStringAttrGetValue(attribute), "early") ||
          isNamed(mlirStringAttrGetValue(attribute), "late"));
}

static bool isLayer(MlirAttribute attribute) {
  return mlirAttributeIsAInteger(attribute) &&
         mlirTypeIsAInteger(mlirAttributeGetType(attribute)) &&
         mlirIntegerTypeIsSignless(mlirAttributeGetType(attribute)) &&
         mlirIntegerTypeGetWidth(mlirAttributeGetType(attribute)) == 64 &&
         mlirIntegerAttrGetValueInt(attribute) >= 0 &&
         mlirIntegerAttrGetValueInt(attribute) < INT32_MAX;
}

/// Only what starts a collective starts early or late.
static bool checkStarts(MlirOperation op, MlirAttribute attribute) {
  (void)attribute;
  if (commuteOpGetTraits(op) & COMMUTE_OP_COLLECTIVE ||
      isNamed(mlirIdentifierStr(mlirOperationGetName(op)),
              "comm.schedule_group"))
    return true;
  commuteOpEmitError(op,
                     "expects comm.start on a collective or a schedule group");
  return false;
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

/// An attribute, what it must be, and what else its op must be like.
typedef struct Rule {
  const char *name;
  bool (*isGood)(MlirAttribute attribute);
  const char *expected;
  bool (*check)(MlirOperation op, MlirAttribute attribute);
} Rule;

static const char quantity[] =
    "an integer from 0 to 2^63 - 1 or a finite float that is not negative";

static const Rule rules[] = {
    {"comm.cost_ns", isQuantity, quantity, NULL},
    {"comm.flops", isQuantity, quantity, NULL},
    {"comm.bytes", isQuantity, quantity, NULL},
    {"comm.name", isString, "a string", NULL},
    {"comm.bucket", isBucket,
     "an array of dictionaries with inputs (i64, above zero), after (i64 "
     "array, not negative), and attributes (dictionary)",
     checkBucketSize},
    {"comm.pin", isUnit, "a unit attribute", NULL},
    {"comm.start", isStart, "\"early\" or \"late\"", checkStarts},
    {"comm.layer", isLayer, "an i64 from 0 to 2^31 - 2", NULL},
};

static const Rule *findRule(MlirStringRef name) {
  for (size_t i = 0; i < sizeof rules / sizeof rules[0]; ++i)
    if (isNamed(name, rules[i].name))
      return &rules[i];
  return NULL;
}

bool commuteOperationAttributeVerify(MlirOperation op,
                                     MlirNamedAttribute attribute) {
  const Rule *rule = findRule(mlirIdentifierStr(attribute.name));
  if (!rule)
    return true;
  if (rule->isGood(attribute.attribute))
    return !rule->check || rule->check(op, attribute.attribute);
  CommuteDiagnostic *diagnostic =
      commuteDiagnosticCreate(op, MlirDiagnosticError);
  commuteDiagnosticAppend(diagnostic, "expects %s to be %s, got ", rule->name,
                          rule->expected);
  commuteDiagnosticAppendAttribute(diagnostic, attribute.attribute);
  commuteDiagnosticEmit(diagnostic);
  return false;
}
