//===- TextFile.c - Whole files -------------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "TextFile.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Room for the newline and the NUL byte.
enum { Padding = 2, FirstCapacity = 1 << 16 };

static const char *readStream(FILE *stream, char **text, size_t *size) {
  size_t capacity = FirstCapacity;
  *size = 0;
  *text = malloc(capacity);
  if (!*text)
    return "out of memory";
  for (;;) {
    size_t room = capacity - Padding - *size;
    size_t count = fread(*text + *size, 1, room, stream);
    *size += count;
    if (count < room)
      break;
    if (capacity > SIZE_MAX / 2)
      return "out of memory";
    capacity *= 2;
    char *block = realloc(*text, capacity);
    if (!block)
      return "out of memory";
    *text = block;
  }
  if (ferror(stream))
    return "cannot read the file";
  (*text)[*size] = '\n';
  (*text)[*size + 1] = '\0';
  return NULL;
}

const char *commuteTextFileRead(const char *path, char **text, size_t *size) {
  bool isStandard = strcmp(path, "-") == 0;
  FILE *stream = isStandard ? stdin : fopen(path, "rb");
  if (!stream)
    return "cannot open the file";
  const char *failure = readStream(stream, text, size);
  if (failure) {
    free(*text);
    *text = NULL;
  }
  if (!isStandard)
    fclose(stream);
  return failure;
}
