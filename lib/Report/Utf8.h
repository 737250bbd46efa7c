//===- Utf8.h - Text that is UTF-8 --------------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Report. Names in programs are any bytes; JSON, SVG and HTML
// want UTF-8.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_REPORT_UTF8_H
#define COMMUTE_LIB_REPORT_UTF8_H

#include <stddef.h>

/// Returns the number of bytes of the character that text begins with; 0 where
/// that is none of UTF-8 (Unicode 15, table 3-7), or the text has ended.
size_t commuteUtf8GetLength(const char *text);

/// Copies text with U+FFFD for each byte that is part of no character, to be
/// freed. Returns NULL where memory runs out.
char *commuteUtf8Copy(const char *text);

#endif // COMMUTE_LIB_REPORT_UTF8_H
