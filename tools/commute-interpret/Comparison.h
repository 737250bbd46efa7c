//===- Comparison.h - Compares programs, and counts ---------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_INTERPRET_COMPARISON_H
#define COMMUTE_INTERPRET_COMPARISON_H

#include "Options.h"

#include "mlir-c/IR.h"

/// A program that another is compared to.
typedef struct CommuteCandidate {
  /// The pipeline that made it, or "".
  const char *name;
  /// Null: there is none, the passes refused.
  MlirModule module;
} CommuteCandidate;

typedef struct CommuteTally {
  /// Functions with a candidate that ran and agreed, or did not.
  int64_t agree;
  int64_t differ;
  /// Of these, those whose text the candidate changed.
  int64_t changed;
  /// That could not be run, or give another outcome by when a collective reads
  /// its inputs.
  int64_t notRun;
  int64_t races;
  /// Programs that passes refused, and that are none to begin with.
  int64_t refused;
  int64_t invalid;
  /// What callers saw of the functions that ran, and what of it was defined.
  int64_t cells;
  int64_t defined;
} CommuteTally;

/// Compares every function of a program to that of each candidate. `where`
/// begins each line that is printed. Returns false where memory runs out.
bool commuteProgramsCompare(const CommuteOptions *options, const char *where,
                            MlirModule before,
                            const CommuteCandidate *candidates,
                            int numCandidates, CommuteTally *tally);

/// Prints what the caller of every function sees. Returns false where one
/// cannot be run.
bool commuteProgramPrint(const CommuteOptions *options, const char *where,
                         MlirModule module);

#endif // COMMUTE_INTERPRET_COMPARISON_H
