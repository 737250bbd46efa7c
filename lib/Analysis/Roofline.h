//===- Roofline.h - Estimates from shapes -------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the analysis.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_ANALYSIS_ROOFLINE_H
#define COMMUTE_LIB_ANALYSIS_ROOFLINE_H

#include "AnalysisImpl.h"

/// Estimates an operation, without what is inside it, from its kind and shapes
/// (see commuteAnalysisEstimate). Returns false where nothing is known; `*cost`
/// is that of a kernel that does nothing then. `name` is the index of its name.
bool commuteRooflineEstimate(CommuteAnalysis *analysis, MlirOperation op,
                             uint32_t name, CommuteCost *cost);

#endif // COMMUTE_LIB_ANALYSIS_ROOFLINE_H
