//===- Output.h - What commute-graph prints -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_TOOLS_OUTPUT_H
#define COMMUTE_TOOLS_OUTPUT_H

#include "Program.h"
#include "commute/Optimize.h"

/// What there is to print.
typedef struct CommuteOutput {
  const CommuteProgram *program;
  const uint32_t *order;
  /// NULL where it was not asked for; then `bounds` is, too.
  const CommuteSimulation *simulation;
  const CommuteBounds *bounds;
  /// What the optimizing scheduler says, if it ran; else NULL.
  const CommuteOptimization *schedule;
  /// Negative where it was not asked for.
  int64_t nanoseconds;
} CommuteOutput;

/// Prints one JSON object and a newline to the standard output. Returns false
/// where it could not be written.
bool commuteOutputPrint(const CommuteOutput *output);

#endif // COMMUTE_TOOLS_OUTPUT_H
