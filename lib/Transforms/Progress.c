//===- Progress.c - What a long run is at ---------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Progress.h"

#include "commute/CommandLine.h"
#include "commute/Output.h"

#include <stdarg.h>
#include <stdio.h>

/// Back to the first column, and the line away.
static const char clearLine[] = "\r\x1b[K";

CommuteProgress commuteProgressBegin(const char *argument) {
  return (CommuteProgress){.argument = argument,
                           .isShown = commuteProgressIsRequested()};
}

void commuteProgressShow(const CommuteProgress *progress, const char *format,
                         ...) {
  if (!progress->isShown)
    return;
  char what[64], line[128];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(what, sizeof what, format, arguments);
  va_end(arguments);
  snprintf(line, sizeof line, "%s%s: %s", clearLine, progress->argument, what);
  commuteOutputWrite(COMMUTE_OUTPUT_ERROR,
                     mlirStringRefCreateFromCString(line));
}

void commuteProgressEnd(const CommuteProgress *progress) {
  if (progress->isShown)
    commuteOutputWrite(COMMUTE_OUTPUT_ERROR,
                       mlirStringRefCreateFromCString(clearLine));
}
