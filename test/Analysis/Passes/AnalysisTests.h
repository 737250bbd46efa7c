//===- AnalysisTests.h - Passes that test the analysis's C API ----*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_TEST_ANALYSIS_ANALYSISTESTS_H
#define COMMUTE_TEST_ANALYSIS_ANALYSISTESTS_H

#include "commute/Pass.h"

extern const CommutePassInfo testErrorsPass;
extern const CommutePassInfo testEstimatePass;
extern const CommutePassInfo testExplainPass;
extern const CommutePassInfo testOrderCheckPass;

/// Writes formatted text to standard output.
void testPrint(const char *format, ...) COMMUTE_FORMAT(1, 2);

#endif // COMMUTE_TEST_ANALYSIS_ANALYSISTESTS_H
