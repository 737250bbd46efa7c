//===- CommandLine.h - Flags of drivers ---------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Flags of the process that hold for every pass of Commute, for drivers that
// parse their command line with LLVM. Without them each pass follows its own
// options alone.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_COMMANDLINE_H
#define COMMUTE_COMMANDLINE_H

#include "commute/Export.h"

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Adds the flags to LLVM's command line:
///   --comm-verify-order   every reordering pass proves its result, as with its
///                         option verify-order
///   --comm-devices=FILE   passes without an option `devices` of their own read
///                         their devices from this file (docs/devices.md)
/// To be called on one thread, before the command line is parsed; calling it
/// again does nothing.
COMMUTE_EXPORTED void commuteRegisterCommandLineOptions(void);

/// Tells whether --comm-verify-order was given; false where there is no such
/// flag.
COMMUTE_EXPORTED bool commuteVerifyOrderIsRequested(void);

/// Tells whether --comm-progress was given and standard error is a terminal.
COMMUTE_EXPORTED bool commuteProgressIsRequested(void);

/// Returns the file of --comm-devices, zero-terminated; empty where it was not
/// given or there is no such flag. It lives as long as the process.
COMMUTE_EXPORTED const char *commuteGetDeviceFile(void);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_COMMANDLINE_H
