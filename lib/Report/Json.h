//===- Json.h - Writing JSON --------------------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Report: yajl's generator with the values that reports have.
// The same values are the same text everywhere: integers in full, doubles with
// the fewest digits that give them back, names with U+FFFD for what is no
// UTF-8. The first failure sticks, so that it is asked for once, at the end.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_REPORT_JSON_H
#define COMMUTE_LIB_REPORT_JSON_H

#include "commute/Schedule.h"
#include "mlir-c/Support.h"

/// A document that is being written.
typedef struct CommuteJson CommuteJson;

/// Begins a document, with a line for each value where asked to. The caller
/// finishes it. Returns NULL where memory runs out.
CommuteJson *commuteJsonCreate(MlirStringCallback callback, void *userData,
                               bool isIndented);

/// Ends the document. Returns false where not all of it was written, since
/// memory ran out; so also for NULL.
bool commuteJsonFinish(CommuteJson *json);

void commuteJsonBeginMap(CommuteJson *json);
void commuteJsonEndMap(CommuteJson *json);
void commuteJsonBeginList(CommuteJson *json);
void commuteJsonEndList(CommuteJson *json);

/// Begins a member of a map; its value is to follow.
void commuteJsonKey(CommuteJson *json, const char *key);

/// Writes a string; null for NULL.
void commuteJsonText(CommuteJson *json, const char *text);
void commuteJsonBool(CommuteJson *json, bool value);
void commuteJsonNull(CommuteJson *json);
void commuteJsonSize(CommuteJson *json, uint64_t value);

/// Writes a time as it is, in nanoseconds.
void commuteJsonTime(CommuteJson *json, CommuteCost time);

/// Writes a time in microseconds: to the nanosecond if it is an integer.
void commuteJsonMicroseconds(CommuteJson *json, CommuteCost time);

/// Writes a number of bytes; null where it is not known.
void commuteJsonBytes(CommuteJson *json, uint64_t bytes);

#endif // COMMUTE_LIB_REPORT_JSON_H
