//===- Options.h - The command line of commute-interpret ----------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_INTERPRET_OPTIONS_H
#define COMMUTE_INTERPRET_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct CommuteOptions {
  /// Text of pass pipelines.
  const char **pipelines;
  int numPipelines;
  const char **files;
  int numFiles;
  uint64_t seed;
  int64_t runs;
  bool aliases;
  bool prints;
  bool isVerbose;
  bool wantsHelp;
} CommuteOptions;

extern const char commuteOptionsHelp[];

/// Reads the command line; its strings are kept, not copied. Returns false
/// after a message on the standard error.
bool commuteOptionsRead(CommuteOptions *options, int argc, char **argv);

void commuteOptionsFinish(CommuteOptions *options);

#endif // COMMUTE_INTERPRET_OPTIONS_H
