//===- Output.h - What passes print -------------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Passes whose purpose is to print write through here, to the streams of LLVM
// that upstream's passes use. Text of one call stays together, whatever other
// threads write.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_OUTPUT_H
#define COMMUTE_OUTPUT_H

#include "commute/Export.h"
#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A stream of the process.
typedef enum CommuteOutputStream {
  COMMUTE_OUTPUT_STANDARD,
  COMMUTE_OUTPUT_ERROR
} CommuteOutputStream;

/// Writes text to a stream and flushes it. A write error is the stream's: the
/// driver reports it at exit, as for all other output. Any thread may call.
COMMUTE_EXPORTED void commuteOutputWrite(CommuteOutputStream stream,
                                         MlirStringRef text);

/// Writes text to a file in place of what it held, in one go; through links,
/// into devices and pipes, to standard output for "-". Fails where the file
/// cannot be written, with the system's reason at `location` as an error.
COMMUTE_EXPORTED MlirLogicalResult commuteOutputWriteFile(MlirLocation location,
                                                          MlirStringRef path,
                                                          MlirStringRef text);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_OUTPUT_H
