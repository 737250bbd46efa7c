//===- Progress.h - What a long run is at -------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms: a line on standard error that says what a pass is
// at, and is gone when the pass is done. Shown where --comm-progress asks for
// it and standard error is a terminal.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_PROGRESS_H
#define COMMUTE_LIB_TRANSFORMS_PROGRESS_H

#include "commute/Export.h"

#include <stdbool.h>

typedef struct CommuteProgress {
  /// The pass.
  const char *argument;
  bool isShown;
} CommuteProgress;

CommuteProgress commuteProgressBegin(const char *argument);

/// Shows a line in place of the one before; what does not fit is cut off.
void commuteProgressShow(const CommuteProgress *progress, const char *format,
                         ...) COMMUTE_FORMAT(2, 3);

/// Takes the line away.
void commuteProgressEnd(const CommuteProgress *progress);

#endif // COMMUTE_LIB_TRANSFORMS_PROGRESS_H
