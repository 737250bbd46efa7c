//===- Names.h - What reports call things -------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Report. Copies are to be freed; they are NULL where memory
// runs out.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_REPORT_NAMES_H
#define COMMUTE_LIB_REPORT_NAMES_H

#include "commute/Analysis.h"

/// Copies what commuteOperationPrintTitle writes.
char *commuteNameCopyTitle(MlirOperation op);

/// Copies the name of a process group as in the program, `@dp`.
char *commuteNameCopyGroup(const CommuteAnalysis *analysis, uint32_t group);

/// Copies the name of a node.
char *commuteNameCopyNode(CommuteBlockGraph *graph, uint32_t node);

/// Copies the name of what an operation is, "comm.wait".
char *commuteNameCopyKind(MlirOperation op);

/// Copies where an operation stands into `*copy`, "file:line:column", or NULL
/// where its location does not tell. Returns false where memory runs out.
bool commuteNameCopyLocation(MlirOperation op, char **copy);

#endif // COMMUTE_LIB_REPORT_NAMES_H
