//===- Dialect.c - Prints operand groups and changes them -----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"

#include "commute/Dialect.h"

typedef struct State {
  TestText text;
  // The last future that was made, or null.
  MlirValue future;
  bool append, clear;
} State;

enum { OPTION_APPEND, OPTION_CLEAR, OPTION_COUNT };

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_APPEND] = {.name = "append",
                       .kind = COMMUTE_PASS_OPTION_BOOL,
                       .description = "Order collectives one after another"},
    [OPTION_CLEAR] = {.name = "clear",
                      .kind = COMMUTE_PASS_OPTION_BOOL,
                      .description = "Drop ordering operands"},
};

static void appendRange(TestText *text, const char *name, MlirOperation op,
                        CommuteOperandRole role) {
  CommuteOperandRange range = commuteOpGetOperands(op, role);
  testTextAppend(text, " %s=%d+%d", name, (int)range.first, (int)range.count);
}

static void appendFuture(TestText *text, MlirType type) {
  testTextAppend(text, " future of %d",
                 (int)commuteFutureTypeGetNumResults(type));
  MlirType results[8];
  intptr_t count = commuteFutureTypeGetNumResults(type);
  for (intptr_t i = 0; i < count && i < 8; ++i)
    results[i] = commuteFutureTypeGetResult(type, i);
  MlirType again =
      commuteFutureTypeGet(mlirTypeGetContext(type), count, results);
  testTextAppend(text, mlirTypeEqual(type, again) ? " uniqued" : " not equal");
}

static void visit(MlirOperation op, void *userData) {
  State *state = userData;
  testTextAppendName(&state->text, op);
  appendRange(&state->text, "inputs", op, COMMUTE_OPERAND_INPUTS);
  appendRange(&state->text, "destinations", op, COMMUTE_OPERAND_DESTINATIONS);
  appendRange(&state->text, "after", op, COMMUTE_OPERAND_AFTER);
  bool makesFuture =
      mlirOperationGetNumResults(op) == 1 &&
      commuteTypeIsAFuture(mlirValueGetType(mlirOperationGetResult(op, 0)));
  if (makesFuture)
    appendFuture(&state->text, mlirValueGetType(mlirOperationGetResult(op, 0)));
  if (state->clear && commuteOpSetAfter(op, 0, NULL))
    testTextAppend(&state->text, " cleared");
  if (state->append && makesFuture && !mlirValueIsNull(state->future) &&
      commuteOpAppendAfter(op, 1, &state->future))
    testTextAppend(&state->text, " appended");
  if (makesFuture)
    state->future = mlirOperationGetResult(op, 0);
  testTextAppend(&state->text, "\n");
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  State state = {.future = {NULL},
                 .append = commutePassGetBool(pass, OPTION_APPEND),
                 .clear = commutePassGetBool(pass, OPTION_CLEAR)};
  testWalk(op, visit, &state);
  testTextPrint(&state.text);
  return mlirLogicalResultSuccess();
}

static MlirDialectHandle (*const dialects[])(void) = {
    mlirGetDialectHandle__comm__};

const CommutePassInfo testDialectPass = {
    .argument = "test-commute-dialect",
    .name = "TestCommuteDialect",
    .description = "Print the operand groups of comm operations",
    .options = options,
    .optionCount = OPTION_COUNT,
    .dependentDialects = dialects,
    .dependentDialectCount = 1,
    .run = run,
};
