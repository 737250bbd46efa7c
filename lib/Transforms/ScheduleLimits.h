//===- ScheduleLimits.h - How much may be live or in flight -------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms: limits of the optimizing scheduler from options.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_SCHEDULELIMITS_H
#define COMMUTE_LIB_TRANSFORMS_SCHEDULELIMITS_H

#include "commute/Analysis.h"
#include "commute/Optimize.h"
#include "commute/Pass.h"

/// The options of a pass that limit something: their indices.
typedef struct CommuteLimitOptions {
  /// Bytes; 0 for any number.
  size_t memory;
  size_t flightBytes;
  size_t flightBytesPerChannel;
  /// Numbers of collectives; 0 for any.
  size_t flightCount;
  size_t flightCountPerChannel;
  /// Lists of KIND:LIMIT.
  size_t flightBytesOf;
  size_t flightCountOf;
} CommuteLimitOptions;

/// The limits for a block.
typedef struct CommuteScheduleLimits {
  CommuteFlightLimit *items;
  size_t count;
  /// By limit and node.
  bool *members;
} CommuteScheduleLimits;

/// Reads the limits for a block. Returns false where memory runs out;
/// commuteScheduleLimitsFinish ends what is read, in either case.
bool commuteScheduleLimitsRead(CommuteScheduleLimits *limits,
                               const CommutePass *pass,
                               const CommuteLimitOptions *options,
                               CommuteBlockGraph *graph);

void commuteScheduleLimitsFinish(CommuteScheduleLimits *limits);

/// Returns the value of the option for memory, or COMMUTE_NO_LIMIT.
uint64_t commuteScheduleLimitsGetMemory(const CommutePass *pass,
                                        const CommuteLimitOptions *options);

/// Checks the values of the options.
MlirLogicalResult commuteScheduleLimitsCheck(const CommutePass *pass,
                                             const CommuteLimitOptions *options,
                                             CommutePassError *error);

/// Warns, at the operation that holds the block, of what exceeds a limit.
void commuteScheduleLimitsWarn(const CommutePass *pass,
                               const CommuteLimitOptions *options,
                               CommuteBlockGraph *graph,
                               const CommuteOptimization *result);

#endif // COMMUTE_LIB_TRANSFORMS_SCHEDULELIMITS_H
