//===- ScheduleReport.h - What an optimized block gained ----------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_SCHEDULEREPORT_H
#define COMMUTE_LIB_TRANSFORMS_SCHEDULEREPORT_H

#include "Text.h"

#include "commute/Analysis.h"
#include "commute/Optimize.h"

/// Appends what a block took before and after, and how far that is from the
/// best possible at most; `block` is the number that the text calls it by.
void commuteScheduleReportAppend(CommuteText *text, size_t block,
                                 CommuteBlockGraph *graph,
                                 const CommuteOptimization *result);

#endif // COMMUTE_LIB_TRANSFORMS_SCHEDULEREPORT_H
