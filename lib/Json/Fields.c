//===- Fields.c - The members of a JSON object ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Fields.h"

static const char *const kindNames[] = {
    [COMMUTE_JSON_NULL] = "null",       [COMMUTE_JSON_BOOL] = "true or false",
    [COMMUTE_JSON_NUMBER] = "a number", [COMMUTE_JSON_STRING] = "a string",
    [COMMUTE_JSON_ARRAY] = "a list",    [COMMUTE_JSON_OBJECT] = "an object",
};

static size_t getOffset(const CommuteJsonTree *json, uint32_t value) {
  return json->values[value].begin;
}

bool commuteFieldsRead(const CommuteJsonTree *json, uint32_t object,
                       const char *what, const CommuteFieldSpec *specs,
                       size_t numSpecs, uint32_t *values,
                       CommuteJsonError *error) {
  for (size_t s = 0; s < numSpecs; ++s)
    values[s] = COMMUTE_JSON_NONE;
  uint32_t end = commuteJsonGetEnd(json, object);
  for (uint32_t v = object + 1; v < end; v = commuteJsonGetEnd(json, v + 1)) {
    size_t s = 0;
    while (s < numSpecs && !commuteJsonIsString(json, v, specs[s].key))
      ++s;
    if (s == numSpecs)
      continue;
    if (values[s] != COMMUTE_JSON_NONE)
      return commuteJsonFail(error, getOffset(json, v), "duplicate key '%s'",
                             specs[s].key);
    CommuteJsonKind kind = commuteJsonGetKind(json, v + 1);
    if (kind != specs[s].kind && kind != specs[s].otherKind) {
      bool isEither = specs[s].kind != specs[s].otherKind;
      return commuteJsonFail(error, getOffset(json, v + 1),
                             "expected '%s' to be %s%s%s", specs[s].key,
                             kindNames[specs[s].kind], isEither ? " or " : "",
                             isEither ? kindNames[specs[s].otherKind] : "");
    }
    values[s] = v + 1;
  }
  for (size_t s = 0; s < numSpecs; ++s)
    if (specs[s].isRequired && values[s] == COMMUTE_JSON_NONE)
      return commuteJsonFail(error, getOffset(json, object),
                             "expected %s to have '%s'", what, specs[s].key);
  return true;
}

bool commuteFieldsCheckNoOther(const CommuteJsonTree *json, uint32_t object,
                               const char *what, const CommuteFieldSpec *specs,
                               size_t numSpecs, CommuteJsonError *error) {
  uint32_t end = commuteJsonGetEnd(json, object);
  for (uint32_t v = object + 1; v < end; v = commuteJsonGetEnd(json, v + 1)) {
    size_t s = 0;
    while (s < numSpecs && !commuteJsonIsString(json, v, specs[s].key))
      ++s;
    CommuteJsonText key = commuteJsonGetText(json, v);
    if (s == numSpecs)
      return commuteJsonFail(error, getOffset(json, v),
                             "unknown key '%.*s' in %s", (int)key.length,
                             key.data, what);
  }
  return true;
}

bool commuteFieldsReadQuantity(const CommuteJsonTree *json, uint32_t value,
                               const char *key, bool mayBeZero,
                               double *quantity, CommuteJsonError *error) {
  CommuteCost number = commuteCostFromInteger(-1);
  bool isNumber = commuteJsonGetKind(json, value) == COMMUTE_JSON_NUMBER &&
                  commuteJsonReadNumber(json, value, &number);
  *quantity = commuteCostGetReal(number);
  if (isNumber && (mayBeZero ? *quantity >= 0 : *quantity > 0))
    return true;
  return commuteJsonFail(error, getOffset(json, value),
                         "expected %s to be a finite number %s", key,
                         mayBeZero ? "that is not negative" : "above zero");
}

bool commuteFieldsReadInteger(const CommuteJsonTree *json, uint32_t value,
                              const char *key, int64_t least, int64_t *integer,
                              CommuteJsonError *error) {
  CommuteCost number = commuteCostFromInteger(0);
  bool isNumber = commuteJsonGetKind(json, value) == COMMUTE_JSON_NUMBER &&
                  commuteJsonReadNumber(json, value, &number);
  if (!isNumber || number.isReal || number.value.integer < least)
    return commuteJsonFail(error, getOffset(json, value),
                           "expected %s to be an integer of at least %lld", key,
                           (long long)least);
  *integer = number.value.integer;
  return true;
}

bool commuteFieldsCheckElements(const CommuteJsonTree *json, uint32_t array,
                                const char *key, CommuteJsonKind kind,
                                CommuteJsonError *error) {
  uint32_t end = commuteJsonGetEnd(json, array);
  for (uint32_t v = array + 1; v < end; v = commuteJsonGetEnd(json, v))
    if (commuteJsonGetKind(json, v) != kind)
      return commuteJsonFail(error, getOffset(json, v),
                             "expected each element of '%s' to be %s", key,
                             kindNames[kind]);
  return true;
}

bool commuteFieldsReadBytes(const CommuteJsonTree *json, uint32_t value,
                            const char *key, uint64_t *bytes,
                            CommuteJsonError *error) {
  CommuteCost number = commuteCostFromInteger(-1);
  CommuteJsonKind kind = commuteJsonGetKind(json, value);
  if (kind == COMMUTE_JSON_NULL) {
    *bytes = COMMUTE_BYTES_UNKNOWN;
    return true;
  }
  bool isNumber = kind == COMMUTE_JSON_NUMBER &&
                  commuteJsonReadNumber(json, value, &number);
  if (!isNumber || number.isReal || number.value.integer < 0)
    return commuteJsonFail(error, getOffset(json, value),
                           "expected '%s' to hold numbers of bytes", key);
  *bytes = (uint64_t)number.value.integer;
  return true;
}
