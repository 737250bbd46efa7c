//===- Text.c - Text that is being put together ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { INITIAL_CAPACITY = 4096 };

/// Makes room for that many characters more and a NUL.
static bool reserve(CommuteText *text, size_t more) {
  if (text->isCut)
    return false;
  size_t capacity = text->capacity ? text->capacity : INITIAL_CAPACITY;
  while (capacity - text->length <= more && capacity <= SIZE_MAX / 2)
    capacity *= 2;
  if (capacity == text->capacity)
    return true;
  char *data =
      capacity - text->length > more ? realloc(text->data, capacity) : NULL;
  if (!data) {
    text->isCut = true;
    return false;
  }
  text->data = data;
  text->capacity = capacity;
  return true;
}

void commuteTextAppend(CommuteText *text, MlirStringRef piece) {
  if (piece.length == 0 || !reserve(text, piece.length))
    return;
  memcpy(text->data + text->length, piece.data, piece.length);
  text->length += piece.length;
}

void commuteTextAppendCallback(MlirStringRef piece, void *text) {
  commuteTextAppend(text, piece);
}

void commuteTextAppendFormat(CommuteText *text, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(NULL, 0, format, arguments);
  va_end(arguments);
  if (length <= 0 || !reserve(text, (size_t)length))
    return;
  va_start(arguments, format);
  (void)vsnprintf(text->data + text->length, (size_t)length + 1, format,
                  arguments);
  va_end(arguments);
  text->length += (size_t)length;
}

MlirStringRef commuteTextGet(const CommuteText *text) {
  return (MlirStringRef){text->data, text->length};
}

void commuteTextFinish(CommuteText *text) {
  free(text->data);
  *text = (CommuteText){.data = NULL};
}
