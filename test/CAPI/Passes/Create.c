//===- Create.c - Creates and registers passes ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"

static MlirLogicalResult runNothing(CommutePass *pass, MlirOperation op) {
  (void)op;
  TestText text = {.length = 0};
  testTextAppend(&text, "run with limit=%d and user data '%s'\n",
                 (int)commutePassGetInteger(pass, 0),
                 (const char *)commutePassGetUserData(pass));
  testTextPrint(&text);
  return mlirLogicalResultSuccess();
}

static const CommutePassOption options[] = {
    {.name = "limit",
     .kind = COMMUTE_PASS_OPTION_INTEGER,
     .description = "A number",
     .initialInteger = 7},
};

static char userData[] = "given";

static const CommutePassInfo inner = {
    .argument = "test-commute-created",
    .name = "TestCommuteCreated",
    .description = "Is created, never registered",
    .options = options,
    .optionCount = 1,
    .run = runNothing,
    .userData = userData,
};

// Another pass under the argument of one that exists.
static const CommutePassInfo rival = {
    .argument = "cse",
    .name = "TestCommuteRival",
    .description = "Is refused",
    .run = runNothing,
};

/// Runs the inner pass with the given options on the operation, in a pass
/// manager of its own.
static void runCreated(const char *given, MlirOperation op, TestText *text) {
  testTextAppend(text, "create with '%s': ", given);
  MlirPass pass = commutePassCreate(
      &inner, mlirStringRefCreateFromCString(given), testTextAppendPiece, text);
  if (commutePassIsNull(pass)) {
    testTextAppend(text, "\n");
    return;
  }
  testTextAppend(text, "created\n");
  testTextPrint(text);
  text->length = 0;
  MlirPassManager manager = mlirPassManagerCreate(mlirOperationGetContext(op));
  mlirPassManagerAddOwnedPass(manager, pass);
  (void)mlirPassManagerRunOnOp(manager, op);
  mlirPassManagerDestroy(manager);
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  TestText text = {.length = 0};
  MlirOperation copy = mlirOperationClone(op);
  runCreated("", copy, &text);
  runCreated("limit=9", copy, &text);
  runCreated("limit=many", copy, &text);
  mlirOperationDestroy(copy);
  testTextAppend(
      &text, "known: %d, taken: %d\n",
      mlirLogicalResultIsSuccess(commuteRegisterPass(commutePassGetInfo(pass))),
      mlirLogicalResultIsFailure(commuteRegisterPass(&rival)));
  testTextPrint(&text);
  return mlirLogicalResultSuccess();
}

const CommutePassInfo testCreatePass = {
    .argument = "test-commute-create",
    .name = "TestCommuteCreate",
    .description = "Create passes and register them again",
    .run = run,
};
