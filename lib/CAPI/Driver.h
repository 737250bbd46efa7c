//===- Driver.h - Main functions of the MLIR tools ----------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the tools: upstream's drivers with everything upstream has, and
// Commute's dialect and passes.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_CAPI_DRIVER_H
#define COMMUTE_LIB_CAPI_DRIVER_H

#ifdef __cplusplus
extern "C" {
#endif

/// Has --version name Commute, too.
void commuteAddVersionPrinter(void);

/// Runs mlir-opt's driver. Returns the exit code of the process.
int commuteOptMain(int argc, char **argv);

/// Runs the language server for MLIR text. Returns the exit code of the
/// process.
int commuteLspMain(int argc, char **argv);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_LIB_CAPI_DRIVER_H
