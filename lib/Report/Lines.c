//===- Lines.c - Pieces of lines of text ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Lines.h"

#include "Cost.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum {
  LINE_SIZE = 512,
  /// Of a location; a longer one loses its front.
  LOCATION_WIDTH = 40,
  /// Of a character of UTF-8.
  MAX_BYTES = 4,
};

/// Counts the columns of text, one for each character of UTF-8.
static void advance(CommuteLines *lines, const char *text, size_t length) {
  for (size_t i = 0; i < length; ++i) {
    if (text[i] == '\n')
      lines->column = 0;
    else if (((unsigned char)text[i] & 0xC0U) != 0x80U)
      ++lines->column;
  }
}

void commuteLinesWrite(CommuteLines *lines, const char *format, ...) {
  char line[LINE_SIZE];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  if (length < 0)
    return;
  size_t written =
      (size_t)length < sizeof line ? (size_t)length : sizeof line - 1;
  advance(lines, line, written);
  lines->callback(mlirStringRefCreate(line, written), lines->userData);
}

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

void commuteLinesFormatTime(CommuteCost time, char *text) {
  if (time.isReal)
    (void)snprintf(text, COMMUTE_LINE_TIME_SIZE, "%.3f",
                   time.value.real / 1000);
  else
    (void)snprintf(text, COMMUTE_LINE_TIME_SIZE, "%lld.%03d",
                   (long long)(time.value.integer / 1000),
                   (int)(time.value.integer % 1000));
}

void commuteLinesWriteTime(CommuteLines *lines, CommuteCost time) {
  char text[COMMUTE_LINE_TIME_SIZE];
  commuteLinesFormatTime(time, text);
  commuteLinesWrite(lines, "%*s us", COMMUTE_LINE_TIME_WIDTH, text);
}

void commuteLinesWriteLabelled(CommuteLines *lines, const char *label,
                               CommuteCost time) {
  commuteLinesWrite(lines, "  %-*s", COMMUTE_LINE_LABEL_WIDTH, label);
  commuteLinesWriteTime(lines, time);
}

void commuteLinesWritePercent(CommuteLines *lines, CommuteCost part,
                              CommuteCost whole, const char *meaning) {
  double dividend = commuteCostGetReal(part);
  double divisor = commuteCostGetReal(whole);
  // The rounding of doubles may leave a bit less than nothing.
  if (divisor > 0)
    commuteLinesWrite(lines, "%8.1f %% %s\n",
                      dividend > 0 ? 100 * dividend / divisor : 0.0, meaning);
  else
    commuteLinesWrite(lines, "\n");
}

void commuteLinesWriteBytes(CommuteLines *lines, const char *label,
                            uint64_t bytes) {
  if (bytes == COMMUTE_BYTES_UNKNOWN)
    commuteLinesWrite(lines, "  %-*s%*s    (some sizes are dynamic)\n",
                      COMMUTE_LINE_LABEL_WIDTH, label, COMMUTE_LINE_TIME_WIDTH,
                      "unknown");
  else
    commuteLinesWrite(lines, "  %-*s%*.3f MiB (%llu bytes)\n",
                      COMMUTE_LINE_LABEL_WIDTH, label, COMMUTE_LINE_TIME_WIDTH,
                      (double)bytes / (1 << 20), (unsigned long long)bytes);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// Counts the bytes of the character of UTF-8 that a name begins with; of text
/// that is no UTF-8, some.
static size_t countBytes(const char *name) {
  size_t count = 1;
  while (count < MAX_BYTES && ((unsigned char)name[count] & 0xC0U) == 0x80U)
    ++count;
  return count;
}

void commuteLinesWriteName(CommuteLines *lines, const char *name, size_t width,
                           bool isFilled) {
  static const char ellipsis[] = "...";
  const size_t room = width - (sizeof ellipsis - 1);
  char text[LINE_SIZE];
  size_t length = 0, cutLength = 0, columns = 0;
  for (; *name && columns < width; ++columns) {
    size_t count = countBytes(name);
    if (columns == room)
      cutLength = length;
    memcpy(text + length, name, count);
    if ((unsigned char)text[length] < ' ')
      text[length] = ' ';
    length += count;
    name += count;
  }
  if (*name) {
    memcpy(text + cutLength, ellipsis, sizeof ellipsis - 1);
    length = cutLength + sizeof ellipsis - 1;
  }
  size_t fill = isFilled ? width - columns : 0;
  commuteLinesWrite(lines, "%.*s%*s", (int)length, text, (int)fill, "");
}

void commuteLinesEndAt(CommuteLines *lines, const char *location) {
  if (location) {
    const char *folder = strrchr(location, '/');
    const char *text = folder ? folder + 1 : location;
    CommuteLines measure = {.column = 0};
    advance(&measure, text, strlen(text));
    const char *ellipsis = measure.column > LOCATION_WIDTH ? "..." : "";
    // Not in the middle of a character.
    while (measure.column > LOCATION_WIDTH - strlen(ellipsis) ||
           ((unsigned char)*text & 0xC0U) == 0x80U) {
      measure.column -= ((unsigned char)*text & 0xC0U) != 0x80U;
      ++text;
    }
    size_t width = measure.column + strlen(ellipsis) + strlen(" at ");
    if (lines->column + width > COMMUTE_LINE_WIDTH)
      commuteLinesWrite(lines, "\n       ");
    commuteLinesWrite(lines, " at %s%s", ellipsis, text);
  }
  commuteLinesWrite(lines, "\n");
}
