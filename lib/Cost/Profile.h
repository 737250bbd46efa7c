//===- Profile.h - Measured times ---------------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the cost models: what docs/profiles.md describes.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_COST_PROFILE_H
#define COMMUTE_LIB_COST_PROFILE_H

#include "CostFile.h"

typedef struct CommuteProfileSample {
  double bytes;
  /// Nanoseconds.
  double time;
} CommuteProfileSample;

/// Times of one kind of operation, by size. What it does not state (NULL, 0) it
/// is for any.
typedef struct CommuteProfileEntry {
  const char *op;
  const char *kind;
  const char *elementType;
  int64_t groupSize;
  /// At least one, of growing size.
  CommuteProfileSample *samples;
  size_t sampleCount;
} CommuteProfileEntry;

typedef struct CommuteProfile {
  CommuteCostArena arena;
  /// NULL where it names none.
  const char *fallback;
  CommuteProfileEntry *entries;
  size_t entryCount;
} CommuteProfile;

/// What is looked up; texts are not terminated, and may be empty.
typedef struct CommuteProfileQuery {
  CommuteJsonText op;
  CommuteJsonText kind;
  CommuteJsonText elementType;
  /// 0: no collective.
  int64_t groupSize;
  double bytes;
} CommuteProfileQuery;

/// Reads a profile. Returns NULL, with a message, where it cannot be read or is
/// wrong. The caller owns the result.
CommuteProfile *commuteProfileRead(const char *path,
                                   CommuteCostDiagnostic *diagnostic);

/// Destroys a profile; takes NULL.
void commuteProfileDestroy(CommuteProfile *profile);

/// Gives the nanoseconds of an operation: from the entry that agrees with it
/// and states the most. Returns false where there is none.
bool commuteProfileFind(const CommuteProfile *profile,
                        const CommuteProfileQuery *query, double *nanoseconds);

#endif // COMMUTE_LIB_COST_PROFILE_H
