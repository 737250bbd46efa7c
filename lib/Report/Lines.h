//===- Lines.h - Pieces of lines of text --------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Report: figures and names in columns.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_REPORT_LINES_H
#define COMMUTE_LIB_REPORT_LINES_H

#include "commute/Schedule.h"
#include "mlir-c/Support.h"

enum {
  COMMUTE_LINE_WIDTH = 100,
  COMMUTE_LINE_LABEL_WIDTH = 20,
  COMMUTE_LINE_TIME_WIDTH = 14,
  /// Of a time as text: the digits of an int64_t or of a finite double.
  COMMUTE_LINE_TIME_SIZE = 340,
};

/// Where lines go.
typedef struct CommuteLines {
  MlirStringCallback callback;
  void *userData;
  /// Columns of the last line so far.
  size_t column;
} CommuteLines;

/// Writes formatted text; what does not fit a line's buffer is cut off.
void commuteLinesWrite(CommuteLines *lines, const char *format, ...)
    COMMUTE_FORMAT(2, 3);

/// Writes a name in at most that many columns, as one line of text; fills them,
/// where asked to.
void commuteLinesWriteName(CommuteLines *lines, const char *name, size_t width,
                           bool isFilled);

/// Writes where something stands, the folder of the file aside: " at
/// a.mlir:3:5" behind the line or, where it does not fit there, below it.
/// Writes nothing for NULL. The line is ended either way.
void commuteLinesEndAt(CommuteLines *lines, const char *location);

/// Formats a time in microseconds without its unit. Integers are shown to the
/// nanosecond.
void commuteLinesFormatTime(CommuteCost time, char *text);

void commuteLinesWriteTime(CommuteLines *lines, CommuteCost time);

/// Begins a line with a label and a time.
void commuteLinesWriteLabelled(CommuteLines *lines, const char *label,
                               CommuteCost time);

/// Ends a line with what part of a time another is, and of what.
void commuteLinesWritePercent(CommuteLines *lines, CommuteCost part,
                              CommuteCost whole, const char *meaning);

/// Writes a line with a label and a number of bytes.
void commuteLinesWriteBytes(CommuteLines *lines, const char *label,
                            uint64_t bytes);

/// Returns "s" or nothing.
static inline const char *commuteLinesGetPlural(size_t count) {
  return count == 1 ? "" : "s";
}

#endif // COMMUTE_LIB_REPORT_LINES_H
