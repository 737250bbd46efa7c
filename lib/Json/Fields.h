//===- Fields.h - The members of a JSON object ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_JSON_FIELDS_H
#define COMMUTE_LIB_JSON_FIELDS_H

#include "Json.h"

/// A member that an object may have.
typedef struct CommuteFieldSpec {
  const char *key;
  CommuteJsonKind kind;
  /// Another kind that will do; the same where there is none.
  CommuteJsonKind otherKind;
  bool isRequired;
} CommuteFieldSpec;

/// Finds the members of an object that are in `specs`, as value indices, in the
/// order of `specs`, COMMUTE_JSON_NONE for those absent. Other members are
/// ignored. Fails, returning false, where one has another kind, comes twice, or
/// is missing; `what` names the object in messages.
bool commuteFieldsRead(const CommuteJsonTree *json, uint32_t object,
                       const char *what, const CommuteFieldSpec *specs,
                       size_t numSpecs, uint32_t *values,
                       CommuteJsonError *error);

/// Checks that an object has no members but those in `specs`; `what` names it
/// in messages.
bool commuteFieldsCheckNoOther(const CommuteJsonTree *json, uint32_t object,
                               const char *what, const CommuteFieldSpec *specs,
                               size_t numSpecs, CommuteJsonError *error);

/// Reads a number that is finite and at least (or above) zero. `key` names it
/// in messages.
bool commuteFieldsReadQuantity(const CommuteJsonTree *json, uint32_t value,
                               const char *key, bool mayBeZero,
                               double *quantity, CommuteJsonError *error);

/// Reads an integer of at least `least`.
bool commuteFieldsReadInteger(const CommuteJsonTree *json, uint32_t value,
                              const char *key, int64_t least, int64_t *integer,
                              CommuteJsonError *error);

/// Checks that all elements of an array are of a kind. `key` names the array in
/// messages.
bool commuteFieldsCheckElements(const CommuteJsonTree *json, uint32_t array,
                                const char *key, CommuteJsonKind kind,
                                CommuteJsonError *error);

/// Reads a number of bytes; null is COMMUTE_BYTES_UNKNOWN.
bool commuteFieldsReadBytes(const CommuteJsonTree *json, uint32_t value,
                            const char *key, uint64_t *bytes,
                            CommuteJsonError *error);

#endif // COMMUTE_LIB_JSON_FIELDS_H
