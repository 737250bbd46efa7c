//===- OtherProgram.h - A program beside the one of a pass --------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms: what a pass reads from a file to compare with.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_OTHERPROGRAM_H
#define COMMUTE_LIB_TRANSFORMS_OTHERPROGRAM_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

/// A program in a context of its own, whose errors and warnings go to that of
/// the pass.
typedef struct CommuteOtherProgram {
  MlirContext context;
  MlirModule module;
  /// Where messages go, and are placed where they have no place of their own.
  MlirLocation location;
} CommuteOtherProgram;

/// Reads a program from a file, text or bytecode. Fails with an error where it
/// cannot be read. Either way the program is to be finished; it must stay where
/// it is until then.
MlirLogicalResult commuteOtherProgramRead(CommuteOtherProgram *program,
                                          MlirOperation op, MlirStringRef file);

void commuteOtherProgramFinish(CommuteOtherProgram *program);

#endif // COMMUTE_LIB_TRANSFORMS_OTHERPROGRAM_H
