//===- Svg.h - Pieces of pictures ---------------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Report: markup, and times on a scale. Lengths are in the
// pixels of the picture.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_REPORT_SVG_H
#define COMMUTE_LIB_REPORT_SVG_H

#include "commute/Schedule.h"
#include "mlir-c/Support.h"

/// Where markup goes.
typedef struct CommuteSvg {
  MlirStringCallback callback;
  void *userData;
} CommuteSvg;

/// Writes formatted markup of at most some hundred characters.
void commuteSvgWrite(const CommuteSvg *svg, const char *format, ...)
    COMMUTE_FORMAT(2, 3);

/// Writes text inside an element: escaped, U+FFFD for what is no UTF-8, cut off
/// after so many characters.
void commuteSvgWriteText(const CommuteSvg *svg, const char *text,
                         size_t maxCharacters);

/// A unit that times of a magnitude are readable in.
typedef struct CommuteSvgUnit {
  const char *name;
  double nanoseconds;
} CommuteSvgUnit;

/// Returns the unit for times of up to so many nanoseconds.
CommuteSvgUnit commuteSvgGetUnit(double nanoseconds);

/// Formats a time with its own unit in four digits, "12.35 ms".
void commuteSvgFormatTime(double nanoseconds, char *text, size_t size);

/// Formats bytes, "1.5 GiB", or "unknown".
void commuteSvgFormatBytes(uint64_t bytes, char *text, size_t size);

/// Returns the distance of marks on an axis of such a length, so that there are
/// five to twelve: 1, 2 or 5 times a power of ten.
double commuteSvgGetStep(double nanoseconds);

/// The style sheet: colours for light and dark, classes of shapes.
extern const char *const commuteSvgStyle[];

#endif // COMMUTE_LIB_REPORT_SVG_H
