//===- Text.h - Text that is being put together -------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_TEXT_H
#define COMMUTE_LIB_TRANSFORMS_TEXT_H

#include "commute/Export.h"
#include "mlir-c/Support.h"

#include <stdbool.h>
#include <stddef.h>

/// Zero-initialised, it is empty.
typedef struct CommuteText {
  char *data;
  size_t length;
  size_t capacity;
  /// Memory ran out: the text is not all that was appended.
  bool isCut;
} CommuteText;

void commuteTextAppend(CommuteText *text, MlirStringRef piece);
void commuteTextAppendFormat(CommuteText *text, const char *format, ...)
    COMMUTE_FORMAT(2, 3);

/// Appends what MLIR prints: an MlirStringCallback, with the text as its data.
void commuteTextAppendCallback(MlirStringRef piece, void *text);

/// Returns the text, which stays the CommuteText's.
MlirStringRef commuteTextGet(const CommuteText *text);

void commuteTextFinish(CommuteText *text);

#endif // COMMUTE_LIB_TRANSFORMS_TEXT_H
