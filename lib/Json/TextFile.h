//===- TextFile.h - Whole files -------------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_JSON_TEXTFILE_H
#define COMMUTE_LIB_JSON_TEXTFILE_H

#include <stdbool.h>
#include <stddef.h>

/// Reads a file, "-" being the standard input, and puts a newline and a NUL
/// byte behind it, which `*size` does not count. The caller frees `*text`.
/// Returns NULL, else what failed, in static storage.
const char *commuteTextFileRead(const char *path, char **text, size_t *size);

#endif // COMMUTE_LIB_JSON_TEXTFILE_H
