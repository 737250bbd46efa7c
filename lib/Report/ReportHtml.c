//===- ReportHtml.c - Reports for browsers --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A page that needs nothing but itself: Timeline.html around the report as
// JSON, which its script draws.
//
//===----------------------------------------------------------------------===//

#include "commute/Report.h"

#include "TimelinePage.h"

#include <string.h>

/// Where JSON goes on its way into a page.
typedef struct Sink {
  MlirStringCallback callback;
  void *userData;
} Sink;

/// Writes JSON so that nothing in it ends the element around it: a `<` stands
/// in strings alone, where it may be escaped.
static void writeEscaped(MlirStringRef text, void *userData) {
  const Sink *sink = userData;
  while (text.length > 0) {
    const char *end = memchr(text.data, '<', text.length);
    size_t length = end ? (size_t)(end - text.data) : text.length;
    sink->callback(mlirStringRefCreate(text.data, length), sink->userData);
    if (!end)
      return;
    sink->callback(mlirStringRefCreateFromCString("\\u003c"), sink->userData);
    text = mlirStringRefCreate(end + 1, text.length - length - 1);
  }
}

bool commuteReportWriteHtml(const CommuteReportSet *set,
                            MlirStringCallback callback, void *userData) {
  Sink sink = {callback, userData};
  callback(
      mlirStringRefCreate(commuteTimelinePageHead, commuteTimelinePageHeadSize),
      userData);
  bool isDone = commuteReportWriteJson(set, writeEscaped, &sink);
  callback(
      mlirStringRefCreate(commuteTimelinePageTail, commuteTimelinePageTailSize),
      userData);
  return isDone;
}
