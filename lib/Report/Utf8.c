//===- Utf8.c - Text that is UTF-8 ----------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Utf8.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// First bytes, and what may follow them: a second byte in a range of its own,
/// any continuation bytes.
typedef struct Pattern {
  unsigned char first;
  unsigned char last;
  unsigned char secondFirst;
  unsigned char secondLast;
  unsigned char length;
} Pattern;

static const Pattern patterns[] = {
    {0x01, 0x7F, 0, 0, 1},       {0xC2, 0xDF, 0x80, 0xBF, 2},
    {0xE0, 0xE0, 0xA0, 0xBF, 3}, {0xE1, 0xEC, 0x80, 0xBF, 3},
    {0xED, 0xED, 0x80, 0x9F, 3}, {0xEE, 0xEF, 0x80, 0xBF, 3},
    {0xF0, 0xF0, 0x90, 0xBF, 4}, {0xF1, 0xF3, 0x80, 0xBF, 4},
    {0xF4, 0xF4, 0x80, 0x8F, 4},
};

/// Tells whether the bytes behind the first follow a pattern. The zero at the
/// end of text never does.
static int follows(const unsigned char *bytes, const Pattern *pattern) {
  if (pattern->length == 1)
    return 1;
  if (bytes[1] < pattern->secondFirst || bytes[1] > pattern->secondLast)
    return 0;
  for (size_t i = 2; i < pattern->length; ++i)
    if ((bytes[i] & 0xC0U) != 0x80U)
      return 0;
  return 1;
}

size_t commuteUtf8GetLength(const char *text) {
  const unsigned char *bytes = (const unsigned char *)text;
  for (size_t i = 0; i < sizeof patterns / sizeof patterns[0]; ++i)
    if (bytes[0] >= patterns[i].first && bytes[0] <= patterns[i].last)
      return follows(bytes, &patterns[i]) ? patterns[i].length : 0;
  return 0;
}

char *commuteUtf8Copy(const char *text) {
  static const char replacement[] = "\xEF\xBF\xBD";
  size_t size = strlen(text);
  if (size > (SIZE_MAX - 1) / (sizeof replacement - 1))
    return NULL;
  char *copy = malloc(size * (sizeof replacement - 1) + 1);
  if (!copy)
    return NULL;
  char *end = copy;
  while (*text) {
    size_t length = commuteUtf8GetLength(text);
    const char *piece = length ? text : replacement;
    size_t pieceLength = length ? length : sizeof replacement - 1;
    memcpy(end, piece, pieceLength);
    end += pieceLength;
    text += length ? length : 1;
  }
  *end = '\0';
  return copy;
}
