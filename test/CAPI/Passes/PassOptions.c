//===- PassOptions.c - Creates passes with options in structures ----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"

#include "commute/PassOptions.h"

/// Appends the pipeline of a pass, or the message that came instead of it.
static void show(MlirContext context, MlirPass pass, TestText *text) {
  if (!commutePassIsNull(pass)) {
    MlirPassManager manager = mlirPassManagerCreate(context);
    mlirPassManagerAddOwnedPass(manager, pass);
    mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(manager),
                          testTextAppendPiece, text);
    mlirPassManagerDestroy(manager);
  }
  testTextAppend(text, "\n");
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  (void)pass;
  MlirContext context = mlirOperationGetContext(op);
  TestText text = {.length = 0};
  show(context, commuteSinkWaitsPassCreate(NULL, NULL, NULL), &text);

  CommuteOverlapOptions options = commuteOverlapOptionsDefault();
  show(context, commuteOverlapPassCreate(&options, NULL, NULL), &text);
  options.passes = "cse,comm-sink-waits{order=group verify-order}";
  options.order = COMMUTE_OPTION_ORDER_GROUP;
  options.report = true;
  show(context, commuteOverlapPassCreate(&options, NULL, NULL), &text);

  options.passes = "comm-unheard-of";
  show(context, commuteOverlapPassCreate(&options, testTextAppendPiece, &text),
       &text);
  options = commuteOverlapOptionsDefault();
  options.order = (CommuteOptionOrder)7;
  show(context, commuteOverlapPassCreate(&options, testTextAppendPiece, &text),
       &text);
  // Quotes, braces and blanks in a text are themselves.
  CommutePrintScheduleGraphOptions file = {.file = "a 'b' {c}"};
  show(context, commutePrintScheduleGraphPassCreate(&file, NULL, NULL), &text);
  testTextPrint(&text);
  return mlirLogicalResultSuccess();
}

const CommutePassInfo testPassOptionsPass = {
    .argument = "test-commute-pass-options",
    .name = "TestCommutePassOptions",
    .description = "Creates passes with options in structures",
    .run = run,
};
