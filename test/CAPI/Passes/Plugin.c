//===- Plugin.c - Registers the passes that test the C API ----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"

#include "commute/Output.h"
#include "commute/Plugin.h"

#include <stdarg.h>
#include <stdio.h>

//===----------------------------------------------------------------------===//
// The plugin
//===----------------------------------------------------------------------===//

COMMUTE_EXPORTED CommutePassPluginInfo mlirGetPassPluginInfo(void);

static const CommutePassInfo *const passes[] = {
    &testOptionsPass, &testPipelinePass,    &testDiagnosticsPass,
    &testEffectsPass, &testDialectPass,     &testCreatePass,
    &testRebuildPass, &testPassOptionsPass,
};

static void registerPasses(void) {
  for (size_t i = 0; i < sizeof passes / sizeof passes[0]; ++i)
    (void)commuteRegisterPass(passes[i]);
}

CommutePassPluginInfo mlirGetPassPluginInfo(void) {
  return (CommutePassPluginInfo){COMMUTE_PLUGIN_API_VERSION, "CommuteTest", "1",
                                 registerPasses};
}

//===----------------------------------------------------------------------===//
// What the passes share
//===----------------------------------------------------------------------===//

void testTextAppend(TestText *text, const char *format, ...) {
  size_t room = sizeof text->characters - text->length;
  va_list arguments;
  va_start(arguments, format);
  int length =
      vsnprintf(text->characters + text->length, room, format, arguments);
  va_end(arguments);
  if (length < 0)
    return;
  text->length += (size_t)length < room ? (size_t)length : room - 1;
}

void testTextAppendPiece(MlirStringRef piece, void *text) {
  testTextAppend(text, "%.*s", (int)piece.length, piece.data);
}

void testTextAppendName(TestText *text, MlirOperation op) {
  testTextAppendPiece(mlirIdentifierStr(mlirOperationGetName(op)), text);
}

void testTextPrint(const TestText *text) {
  commuteOutputWrite(COMMUTE_OUTPUT_STANDARD,
                     mlirStringRefCreate(text->characters, text->length));
}

typedef struct Walk {
  MlirOperation root;
  void (*visit)(MlirOperation op, void *userData);
  void *userData;
} Walk;

static MlirWalkResult visitNested(MlirOperation op, void *userData) {
  Walk *walk = userData;
  if (!mlirOperationEqual(op, walk->root))
    walk->visit(op, walk->userData);
  return MlirWalkResultAdvance;
}

void testWalk(MlirOperation op, void (*visit)(MlirOperation op, void *userData),
              void *userData) {
  Walk walk = {op, visit, userData};
  mlirOperationWalk(op, visitNested, &walk, MlirWalkPreOrder);
}
