//===- CostFile.h - Files that models read ------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the cost models: a file in JSON, and memory for what is read from
// it that is freed as a whole.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_COST_COSTFILE_H
#define COMMUTE_LIB_COST_COSTFILE_H

#include "CostImpl.h"

#include "../Json/Fields.h"

/// A file that is being read.
typedef struct CommuteCostFile {
  const char *path;
  char *text;
  CommuteJsonTree json;
  /// What is wrong with it.
  CommuteJsonError error;
} CommuteCostFile;

/// Reads and parses a file whose outermost value is an object with the members
/// "schema", which must be `schema`, and "version", which must be 1. Returns
/// false with a message, and with nothing to finish, on failure.
bool commuteCostFileInit(CommuteCostFile *file, const char *path,
                         const char *schema, CommuteCostDiagnostic *diagnostic);

void commuteCostFileFinish(CommuteCostFile *file);

/// Turns the error of a file into a message with its line and column; returns
/// false.
bool commuteCostFileFail(const CommuteCostFile *file,
                         CommuteCostDiagnostic *diagnostic);

/// Memory that is freed as a whole. Zero-initialised, it is empty.
typedef struct CommuteCostArena {
  struct CommuteCostBlock *blocks;
} CommuteCostArena;

/// Returns zeroed memory for `count` items, or NULL where memory runs out.
void *commuteCostArenaTake(CommuteCostArena *arena, size_t count, size_t size);

/// Copies a text, with a NUL behind it; NULL where memory runs out.
const char *commuteCostArenaCopy(CommuteCostArena *arena, CommuteJsonText text);

void commuteCostArenaFinish(CommuteCostArena *arena);

/// Sets the error "out of memory" at the beginning of a file; returns false.
bool commuteCostFileRunOut(CommuteCostFile *file);

#endif // COMMUTE_LIB_COST_COSTFILE_H
