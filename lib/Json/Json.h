//===- Json.h - JSON text with places -------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Reads a JSON text into a flat list of values in which each knows where in the
// text it begins, so that an error of meaning can be placed as exactly as an
// error of syntax. Numbers stay text until they are asked for, so that integers
// keep all of their digits. The parser underneath is yajl: of the
// distribution's libraries it alone hands on numbers as text and tells its
// position.
//
// A value is named by its index. What an array or an object holds follows it
// directly; an object holds a key, its value, the next key, ...
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_JSON_JSON_H
#define COMMUTE_LIB_JSON_JSON_H

#include "commute/Schedule.h"

typedef enum CommuteJsonKind {
  COMMUTE_JSON_NULL,
  COMMUTE_JSON_BOOL,
  COMMUTE_JSON_NUMBER,
  COMMUTE_JSON_STRING,
  COMMUTE_JSON_ARRAY,
  COMMUTE_JSON_OBJECT,
} CommuteJsonKind;

typedef struct CommuteJsonValue {
  /// Byte in the text.
  uint32_t begin;
  unsigned kind : 3;
  /// Bytes of a number or a string (decoded), elements of an array, members of
  /// an object; of a bool, its value.
  unsigned length : 29;
  union {
    /// Of a number or a string; not terminated.
    const char *text;
    /// Of an array or an object: the index after all that it holds.
    uint32_t end;
  } of;
} CommuteJsonValue;

/// No value.
#define COMMUTE_JSON_NONE UINT32_MAX

/// A parsed text. The text is borrowed and must outlive it.
typedef struct CommuteJsonTree {
  CommuteJsonValue *values;
  uint32_t numValues;
  /// Strings that had to be decoded, each in an allocation of its own.
  struct CommuteJsonString *decoded;
} CommuteJsonTree;

/// What went wrong, and at which byte of the text.
typedef struct CommuteJsonError {
  size_t offset;
  char message[512];
} CommuteJsonError;

/// A piece of text that is not terminated.
typedef struct CommuteJsonText {
  const char *data;
  size_t length;
} CommuteJsonText;

/// Parses a text that is followed by a newline and a NUL byte, which `size`
/// does not count. Value 0 is the outermost one. Returns false, with nothing to
/// finish, for what is not JSON, for a text of 4 GiB or more, and where memory
/// runs out.
bool commuteJsonTreeInit(CommuteJsonTree *json, const char *text, size_t size,
                         CommuteJsonError *error);

void commuteJsonTreeFinish(CommuteJsonTree *json);

static inline CommuteJsonKind commuteJsonGetKind(const CommuteJsonTree *json,
                                                 uint32_t value) {
  return (CommuteJsonKind)json->values[value].kind;
}

static inline uint32_t commuteJsonGetLength(const CommuteJsonTree *json,
                                            uint32_t value) {
  return json->values[value].length;
}

/// Returns the index after a value and all that it holds.
static inline uint32_t commuteJsonGetEnd(const CommuteJsonTree *json,
                                         uint32_t value) {
  CommuteJsonKind kind = commuteJsonGetKind(json, value);
  bool holds = kind == COMMUTE_JSON_ARRAY || kind == COMMUTE_JSON_OBJECT;
  return holds ? json->values[value].of.end : value + 1;
}

/// Returns the text of a number or a string.
static inline CommuteJsonText commuteJsonGetText(const CommuteJsonTree *json,
                                                 uint32_t value) {
  return (CommuteJsonText){.data = json->values[value].of.text,
                           .length = json->values[value].length};
}

/// Whether a string is this one.
bool commuteJsonIsString(const CommuteJsonTree *json, uint32_t value,
                         const char *string);

/// Returns the value of a key of an object, or COMMUTE_JSON_NONE.
uint32_t commuteJsonFind(const CommuteJsonTree *json, uint32_t object,
                         const char *key);

/// Reads a number: an integer where it is written as one, else a double. Fails,
/// returning false, where it does not fit the type.
bool commuteJsonReadNumber(const CommuteJsonTree *json, uint32_t value,
                           CommuteCost *number);

/// Sets an error at a byte of the text from a printf format; returns false, for
/// the caller to return.
bool commuteJsonFail(CommuteJsonError *error, size_t offset, const char *format,
                     ...) COMMUTE_FORMAT(3, 4);

/// Counts lines and columns (bytes) from 1.
void commuteJsonLocate(const char *text, size_t offset, size_t *line,
                       size_t *column);

#endif // COMMUTE_LIB_JSON_JSON_H
