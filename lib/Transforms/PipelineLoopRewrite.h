//===- PipelineLoopRewrite.h - One iteration ahead ----------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_PIPELINELOOPREWRITE_H
#define COMMUTE_LIB_TRANSFORMS_PIPELINELOOPREWRITE_H

#include "mlir-c/IR.h"

#include <stdbool.h>
#include <stdint.h>

/// Most operations that the inputs of a collective are computed by.
enum { COMMUTE_PIPELINE_MAX_SLICE = 64 };

/// A collective of a loop's body that can start one iteration ahead.
typedef struct CommuteAhead {
  MlirOperation start;
  /// What computes its inputs, in the order of the body: nothing but pure
  /// operations without regions.
  MlirOperation slice[COMMUTE_PIPELINE_MAX_SLICE];
  intptr_t numSlice;
  /// Behind which operation of the body it is to start for the next iteration.
  MlirOperation place;
} CommuteAhead;

/// Finds what computes the operands of an operation in its own block, itself
/// not included, in no order. Returns how many operations that are, or -1 where
/// they are too many; `slice` has room for COMMUTE_PIPELINE_MAX_SLICE.
intptr_t commutePipelineFindSlice(MlirOperation op, MlirOperation *slice);

/// How often a loop runs, at least once.
typedef struct CommuteTrips {
  /// The bounds are constants.
  bool isStatic;
  /// Of the last iteration, where they are.
  int64_t last;
} CommuteTrips;

/// Starts collectives of an scf.for one iteration ahead:
///
///     if the loop runs at all (unless that is known):
///       start for the first iteration
///       for all iterations but the last, with the futures:
///         body, waiting for the futures; start for the next iteration
///       body of the last iteration
///
/// The loop is replaced. Returns false, and changes nothing, where memory runs
/// out.
bool commuteLoopStartAhead(MlirOperation loop, const CommuteTrips *trips,
                           const CommuteAhead *ahead, intptr_t count);

#endif // COMMUTE_LIB_TRANSFORMS_PIPELINELOOPREWRITE_H
