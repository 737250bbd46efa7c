//===- ScheduleControls.h - What people ask of an order -----------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms: reads controls (commute/Controls.h) from options
// and from the attributes of operations:
//
// - comm.pin: keeps its place;
// - comm.start = "early" or "late", of a collective;
// - comm.layer = 3, of an all-gather, or a group that holds one, how far ahead
//   of its first use it may start being limited.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_SCHEDULECONTROLS_H
#define COMMUTE_LIB_TRANSFORMS_SCHEDULECONTROLS_H

#include "commute/Analysis.h"
#include "commute/Controls.h"
#include "commute/Pass.h"

/// The options of a pass that say what to control: their indices.
typedef struct CommuteControlOptions {
  size_t prefetchComputations;
  size_t prefetchBytes;
  size_t prefetchLayers;
  size_t minBytes;
  /// Lists of `comm.name`.
  size_t pinned;
  size_t early;
  size_t late;
} CommuteControlOptions;

/// Adds to a block's graph the edges that the options and the attributes ask
/// for. `*isControlled` tells whether there are any. Fails, with an error
/// emitted, where memory runs out.
MlirLogicalResult
commuteScheduleControlsAdd(const CommutePass *pass,
                           const CommuteControlOptions *options,
                           CommuteBlockGraph *graph, bool *isControlled);

/// Checks the values of the options.
MlirLogicalResult
commuteScheduleControlsCheck(const CommutePass *pass,
                             const CommuteControlOptions *options,
                             CommutePassError *error);

#endif // COMMUTE_LIB_TRANSFORMS_SCHEDULECONTROLS_H
