//===- TextComparison.h - What an order gained, for people --------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Report.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_REPORT_TEXTCOMPARISON_H
#define COMMUTE_LIB_REPORT_TEXTCOMPARISON_H

#include "Lines.h"

#include "commute/Report.h"

/// Writes what has changed since `entry->before`, of that name.
void commuteTextComparisonWrite(CommuteLines *lines,
                                const CommuteReportEntry *entry,
                                const char *name);

/// Writes what has changed of all blocks that are compared.
void commuteTextComparisonWriteTotal(CommuteLines *lines,
                                     const CommuteReportSet *set);

#endif // COMMUTE_LIB_REPORT_TEXTCOMPARISON_H
