//===- Svg.c - Pieces of pictures -----------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Svg.h"

#include "Utf8.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { MARKUP_SIZE = 1024 };

/// In pieces, since a string of C11 may not be longer than 4095 characters.
const char *const commuteSvgStyle[] = {
    "svg{--bg:#fff;--fg:#1f2328;--dim:#59636e;--grid:#d8dee4;--lane:#f6f8fa;"
    "--compute:#4c78a8;--exposed:#d1242f;--live:#8c959f;--flight:#1b7c83;"
    "--on:#fff;--g0:#2f8f46;--g1:#8957c9;--g2:#b26a00;--g3:#0b7d88;"
    "--g4:#a8456f;--g5:#6b6f1d}",
    "@media (prefers-color-scheme:dark){svg{--bg:#0d1117;--fg:#e6edf3;"
    "--dim:#9198a1;--grid:#30363d;--lane:#161b22;--compute:#6ca0dc;"
    "--exposed:#ff6b62;--live:#848d97;--flight:#39c5cf;--on:#0d1117;"
    "--g0:#56c271;--g1:#b392f0;--g2:#e3a13b;--g3:#4fc3d0;--g4:#f08fb5;"
    "--g5:#c2c65a}}",
    "text{font:12px system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',"
    "sans-serif;fill:var(--fg)}.title{font-size:16px;font-weight:600}"
    ".head{font-weight:600}.dim{fill:var(--dim)}.small{font-size:10px}"
    ".end{text-anchor:end}.middle{text-anchor:middle}"
    ".bg{fill:var(--bg)}.back{fill:var(--lane)}"
    ".grid{stroke:var(--grid);stroke-width:1}"
    ".bound{stroke:var(--fg);stroke-width:1.5;stroke-dasharray:4 3}",
    ".bar{stroke:var(--bg);stroke-width:.5}.compute{fill:var(--compute)}"
    ".label{font-size:10px;fill:var(--on);pointer-events:none}"
    ".held{fill:url(#hatch);stroke:var(--exposed);stroke-width:.75}"
    ".many{stroke:none}.band{fill:var(--exposed);opacity:.12}.exposed{fill:var("
    "--exposed)}"
    ".hatchline{stroke:var(--exposed);stroke-width:2}"
    ".live{fill:var(--live);opacity:.45}"
    ".flight{fill:var(--flight);opacity:.8}"
    ".g0{fill:var(--g0)}.g1{fill:var(--g1)}.g2{fill:var(--g2)}"
    ".g3{fill:var(--g3)}.g4{fill:var(--g4)}.g5{fill:var(--g5)}",
    NULL,
};

//===----------------------------------------------------------------------===//
// Markup
//===----------------------------------------------------------------------===//

void commuteSvgWrite(const CommuteSvg *svg, const char *format, ...) {
  char text[MARKUP_SIZE];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  if (length < 0)
    return;
  size_t written =
      (size_t)length < sizeof text ? (size_t)length : sizeof text - 1;
  svg->callback(mlirStringRefCreate(text, written), svg->userData);
}

/// Returns what stands for a character in markup; NULL for itself. Control
/// characters are none of XML's.
static const char *getEscape(unsigned char first) {
  switch (first) {
  case '&':
    return "&amp;";
  case '<':
    return "&lt;";
  case '>':
    return "&gt;";
  case '"':
    return "&quot;";
  default:
    return first < ' ' || first == 0x7F ? " " : NULL;
  }
}

void commuteSvgWriteText(const CommuteSvg *svg, const char *text,
                         size_t maxCharacters) {
  for (size_t count = 0; *text; ++count) {
    if (count == maxCharacters) {
      commuteSvgWrite(svg, "\xE2\x80\xA6");
      return;
    }
    size_t length = commuteUtf8GetLength(text);
    const char *escape = getEscape((unsigned char)*text);
    // U+FFFE and U+FFFF are characters of UTF-8, but not of XML.
    if (length == 0 || strncmp(text, "\xEF\xBF\xBE", 3) == 0 ||
        strncmp(text, "\xEF\xBF\xBF", 3) == 0)
      escape = "\xEF\xBF\xBD";
    if (escape)
      commuteSvgWrite(svg, "%s", escape);
    else
      svg->callback(mlirStringRefCreate(text, length), svg->userData);
    text += length ? length : 1;
  }
}

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

CommuteSvgUnit commuteSvgGetUnit(double nanoseconds) {
  if (nanoseconds >= 1e10)
    return (CommuteSvgUnit){"s", 1e9};
  if (nanoseconds >= 1e6)
    return (CommuteSvgUnit){"ms", 1e6};
  return (CommuteSvgUnit){"us", 1e3};
}

void commuteSvgFormatTime(double nanoseconds, char *text, size_t size) {
  CommuteSvgUnit unit = commuteSvgGetUnit(nanoseconds);
  double value = nanoseconds / unit.nanoseconds;
  int decimals = value < 10 ? 3 : value < 100 ? 2 : value < 1000 ? 1 : 0;
  (void)snprintf(text, size, "%.*f %s", decimals, value, unit.name);
}

void commuteSvgFormatBytes(uint64_t bytes, char *text, size_t size) {
  static const char *const units[] = {"B",   "KiB", "MiB", "GiB",
                                      "TiB", "PiB", "EiB"};
  if (bytes == COMMUTE_BYTES_UNKNOWN) {
    (void)snprintf(text, size, "unknown");
    return;
  }
  double value = (double)bytes;
  size_t unit = 0;
  for (; value >= 1024 && unit + 1 < sizeof units / sizeof units[0]; ++unit)
    value /= 1024;
  (void)snprintf(text, size, "%.*f %s", unit > 0 && value < 100 ? 1 : 0, value,
                 units[unit]);
}

double commuteSvgGetStep(double nanoseconds) {
  enum { MOST_MARKS = 10 };
  double least = nanoseconds / MOST_MARKS;
  double power = pow(10, floor(log10(least)));
  static const double factors[] = {1, 2, 5};
  for (size_t i = 0; i < sizeof factors / sizeof factors[0]; ++i)
    if (factors[i] * power >= least)
      return factors[i] * power;
  return 10 * power;
}
