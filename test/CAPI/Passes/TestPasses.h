//===- TestPasses.h - Passes that test the C API ------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A plugin of its own: what an out-of-tree user of the C API would build. Each
// pass prints what the functions under test answer.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_TEST_CAPI_TESTPASSES_H
#define COMMUTE_TEST_CAPI_TESTPASSES_H

#include "commute/Export.h"
#include "commute/Pass.h"

extern const CommutePassInfo testOptionsPass;
extern const CommutePassInfo testPipelinePass;
extern const CommutePassInfo testDiagnosticsPass;
extern const CommutePassInfo testEffectsPass;
extern const CommutePassInfo testDialectPass;
extern const CommutePassInfo testCreatePass;
extern const CommutePassInfo testPassOptionsPass;
extern const CommutePassInfo testRebuildPass;

/// Text that is printed in one piece.
typedef struct TestText {
  char characters[8192];
  size_t length;
} TestText;

/// Appends formatted text; what does not fit is cut off.
void testTextAppend(TestText *text, const char *format, ...)
    COMMUTE_FORMAT(2, 3);

/// Appends pieces of text: an MlirStringCallback, its user data a TestText.
void testTextAppendPiece(MlirStringRef piece, void *text);

/// Writes the text to standard output.
void testTextPrint(const TestText *text);

/// Calls back for each operation in the regions of one, outer ones first.
void testWalk(MlirOperation op, void (*visit)(MlirOperation op, void *userData),
              void *userData);

/// Appends an operation's name.
void testTextAppendName(TestText *text, MlirOperation op);

#endif // COMMUTE_TEST_CAPI_TESTPASSES_H
