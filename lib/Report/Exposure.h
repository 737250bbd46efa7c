//===- Exposure.h - Which collectives compute waits for -----------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Report: charges the time that waits hold the compute stream
// to collectives.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_REPORT_EXPOSURE_H
#define COMMUTE_LIB_REPORT_EXPOSURE_H

#include "Successors.h"

/// How long compute stands still while a collective runs.
typedef struct CommuteExposure {
  /// In all.
  CommuteCost exposed;
  /// The wait that holds compute the longest meanwhile, and how long;
  /// COMMUTE_NO_NODE where none takes any time.
  uint32_t wait;
  CommuteCost longest;
  /// Of a wait: when compute stands still in it; empty where it does not.
  CommuteInterval held;
} CommuteExposure;

/// Charges waits to collectives in an order (NULL: that of the ids) whose
/// simulation gave `intervals`. `successors` are those of the graph. Returns
/// one exposure per node, to be freed; NULL where memory runs out. `*tail` is
/// how long collectives run after the last computation.
CommuteExposure *commuteExposureFind(const CommuteGraph *graph,
                                     const uint32_t *order,
                                     const CommuteSuccessors *successors,
                                     const CommuteInterval *intervals,
                                     bool singleChannel, CommuteCost makespan,
                                     CommuteCost *tail);

#endif // COMMUTE_LIB_REPORT_EXPOSURE_H
