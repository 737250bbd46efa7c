//===- OrderRoots.h - Where an address comes from -----------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the check of orders: finds roots by walking up from a value, each
// time anew, where the graph's construction keeps what it has found.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_ANALYSIS_ORDERROOTS_H
#define COMMUTE_LIB_ANALYSIS_ORDERROOTS_H

#include "AnalysisImpl.h"

typedef enum CommuteRootKind {
  COMMUTE_ROOT_POINTER = 0,
  COMMUTE_ROOT_ARGUMENT,
  COMMUTE_ROOT_ALLOCATION,
  /// An allocation inside the operation that accesses it.
  COMMUTE_ROOT_LOCAL,
} CommuteRootKind;

typedef struct CommuteRoot {
  CommuteRootKind kind;
  MlirValue value;
  /// An allocation outside of the accessing operation's block.
  bool isOutside;
  /// The memref.distinct_objects next to the root, and its result; null where
  /// there is none.
  MlirOperation partition;
  MlirValue slot;
} CommuteRoot;

/// Finds the root of an address that `op`, or an operation inside it, uses.
CommuteRoot commuteRootFind(MlirOperation op, MlirValue value);

/// Finds the collective in a block, or in an operation there, whose future a
/// value is; null where none is in sight.
MlirOperation commuteRootFindStart(MlirBlock block, MlirValue future);

/// Tells whether an operation says what a comm.schedule_group yields.
bool commuteRootIsGroupYield(MlirOperation op);

/// Tells whether an operation may keep, pass on or yield an address that it
/// takes. `effectValues` (MlirValue) are those that it has stated effects on.
bool commuteRootMayEscape(CommuteAnalysis *names, MlirOperation op,
                          MlirValue value, const CommuteVector *effectValues);

#endif // COMMUTE_LIB_ANALYSIS_ORDERROOTS_H
