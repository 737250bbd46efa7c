//===- Options.c - Prints options of every kind ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"

enum {
  OPTION_VERBOSE,
  OPTION_LIMIT,
  OPTION_FACTOR,
  OPTION_LABEL,
  OPTION_SCOPE,
  OPTION_SIZES,
  OPTION_NAMES,
  OPTION_COUNT
};

static const CommutePassChoice scopes[] = {
    {"all", "everything counts"},
    {"group", "only what is in the same group counts"},
};

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_VERBOSE] = {.name = "verbose",
                        .kind = COMMUTE_PASS_OPTION_BOOL,
                        .description = "Say more"},
    [OPTION_LIMIT] = {.name = "limit",
                      .kind = COMMUTE_PASS_OPTION_INTEGER,
                      .description = "At most this many",
                      .initialInteger = 4},
    [OPTION_FACTOR] = {.name = "factor",
                       .kind = COMMUTE_PASS_OPTION_DOUBLE,
                       .description = "By how much",
                       .initialDouble = 0.5},
    [OPTION_LABEL] = {.name = "label",
                      .kind = COMMUTE_PASS_OPTION_STRING,
                      .description = "What to call it"},
    [OPTION_SCOPE] = {.name = "scope",
                      .kind = COMMUTE_PASS_OPTION_CHOICE,
                      .description = "What counts",
                      .choices = scopes,
                      .choiceCount = sizeof scopes / sizeof scopes[0],
                      .initialInteger = 1},
    [OPTION_SIZES] = {.name = "sizes",
                      .kind = COMMUTE_PASS_OPTION_INTEGER_LIST,
                      .description = "How large",
                      .initialText = "1,2"},
    [OPTION_NAMES] = {.name = "names",
                      .kind = COMMUTE_PASS_OPTION_STRING_LIST,
                      .description = "Which ones"},
};

static MlirLogicalResult check(const CommutePass *pass,
                               CommutePassError *error) {
  if (commutePassGetInteger(pass, OPTION_LIMIT) >= 0)
    return mlirLogicalResultSuccess();
  commutePassErrorSet(error,
                      "option 'limit' expects no negative number, got %d",
                      (int)commutePassGetInteger(pass, OPTION_LIMIT));
  return mlirLogicalResultFailure();
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  TestText text = {.length = 0};
  testTextAppendName(&text, op);
  testTextAppend(&text, ": verbose=%d limit=%lld factor=%g label='%s' scope=%s",
                 commutePassGetBool(pass, OPTION_VERBOSE),
                 (long long)commutePassGetInteger(pass, OPTION_LIMIT),
                 commutePassGetDouble(pass, OPTION_FACTOR),
                 commutePassGetString(pass, OPTION_LABEL).data,
                 scopes[commutePassGetChoice(pass, OPTION_SCOPE)].word);
  testTextAppend(&text, " sizes=");
  for (size_t i = 0; i < commutePassGetListSize(pass, OPTION_SIZES); ++i)
    testTextAppend(&text, "[%lld]",
                   (long long)commutePassGetListInteger(pass, OPTION_SIZES, i));
  testTextAppend(&text, " names=");
  for (size_t i = 0; i < commutePassGetListSize(pass, OPTION_NAMES); ++i)
    testTextAppend(&text, "[%s]",
                   commutePassGetListString(pass, OPTION_NAMES, i).data);
  testTextAppend(&text, " set=");
  for (size_t i = 0; i < OPTION_COUNT; ++i)
    testTextAppend(&text, "%d", commutePassHasOption(pass, i));
  testTextAppend(&text, "\n");
  testTextPrint(&text);
  commutePassPreserveAllAnalyses(pass);
  return mlirLogicalResultSuccess();
}

const CommutePassInfo testOptionsPass = {
    .argument = "test-commute-options",
    .name = "TestCommuteOptions",
    .description = "Print the values of options of every kind",
    .options = options,
    .optionCount = OPTION_COUNT,
    .check = check,
    .run = run,
};
