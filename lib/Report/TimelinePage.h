//===- TimelinePage.h - The page around a report ------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Report: Timeline.html, which the build turns into C, up to
// the report and behind it.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_REPORT_TIMELINEPAGE_H
#define COMMUTE_LIB_REPORT_TIMELINEPAGE_H

#include <stddef.h>

extern const char commuteTimelinePageHead[];
extern const size_t commuteTimelinePageHeadSize;
extern const char commuteTimelinePageTail[];
extern const size_t commuteTimelinePageTailSize;

#endif // COMMUTE_LIB_REPORT_TIMELINEPAGE_H
