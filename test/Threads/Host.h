//===- Host.h - What the hosts under test have in common ----------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_TEST_THREADS_HOST_H
#define COMMUTE_TEST_THREADS_HOST_H

#include "mlir-c/IR.h"

/// Writes a message to standard error and ends the process with a failure.
_Noreturn void fail(const char *message);

/// Reads standard input. The caller frees the text.
char *readProgram(void);

/// Makes a context with the dialects of a registry, all of them loaded.
MlirContext createContext(MlirDialectRegistry registry, bool isThreaded);

/// Runs a pipeline on a program; returns what came out, as text that the caller
/// frees.
char *runPipeline(MlirContext context, const char *program,
                  const char *pipeline);

#endif // COMMUTE_TEST_THREADS_HOST_H
