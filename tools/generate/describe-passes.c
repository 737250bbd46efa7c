//===- describe-passes.c - The table of passes as JSON --------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What tools/generate/generate.py makes pages and bindings from: every pass
// with its options, in the order of the table.
//
//===----------------------------------------------------------------------===//

#include "commute/Passes.h"

#include <stdio.h>
#include <string.h>
#include <yajl/yajl_gen.h>

static void putText(yajl_gen json, const char *text) {
  if (text)
    yajl_gen_string(json, (const unsigned char *)text, strlen(text));
  else
    yajl_gen_null(json);
}

static void putField(yajl_gen json, const char *key, const char *text) {
  putText(json, key);
  putText(json, text);
}

static const char *getKind(CommutePassOptionKind kind) {
  switch (kind) {
  case COMMUTE_PASS_OPTION_BOOL:
    return "bool";
  case COMMUTE_PASS_OPTION_INTEGER:
    return "integer";
  case COMMUTE_PASS_OPTION_DOUBLE:
    return "double";
  case COMMUTE_PASS_OPTION_STRING:
    return "string";
  case COMMUTE_PASS_OPTION_CHOICE:
    return "choice";
  case COMMUTE_PASS_OPTION_INTEGER_LIST:
    return "integers";
  case COMMUTE_PASS_OPTION_STRING_LIST:
    return "strings";
  case COMMUTE_PASS_OPTION_PIPELINE:
    return "passes";
  }
  return NULL;
}

static void putInitial(yajl_gen json, const CommutePassOption *option) {
  switch (option->kind) {
  case COMMUTE_PASS_OPTION_BOOL:
    yajl_gen_bool(json, option->initialInteger != 0);
    break;
  case COMMUTE_PASS_OPTION_INTEGER:
  case COMMUTE_PASS_OPTION_CHOICE:
    yajl_gen_integer(json, option->initialInteger);
    break;
  case COMMUTE_PASS_OPTION_DOUBLE:
    yajl_gen_double(json, option->initialDouble);
    break;
  default:
    putText(json, option->initialText);
  }
}

static void putOption(yajl_gen json, const CommutePassOption *option) {
  yajl_gen_map_open(json);
  putField(json, "name", option->name);
  putField(json, "kind", getKind(option->kind));
  putField(json, "description", option->description);
  putText(json, "initial");
  putInitial(json, option);
  putText(json, "choices");
  yajl_gen_array_open(json);
  for (size_t i = 0; i < option->choiceCount; ++i) {
    yajl_gen_map_open(json);
    putField(json, "word", option->choices[i].word);
    putField(json, "description", option->choices[i].description);
    yajl_gen_map_close(json);
  }
  yajl_gen_array_close(json);
  yajl_gen_map_close(json);
}

static void putPass(yajl_gen json, const CommutePassInfo *pass) {
  yajl_gen_map_open(json);
  putField(json, "argument", pass->argument);
  putField(json, "name", pass->name);
  putField(json, "description", pass->description);
  putText(json, "options");
  yajl_gen_array_open(json);
  for (size_t i = 0; i < pass->optionCount; ++i)
    putOption(json, &pass->options[i]);
  yajl_gen_array_close(json);
  yajl_gen_map_close(json);
}

int main(void) {
  yajl_gen json = yajl_gen_alloc(NULL);
  if (!json)
    return 1;
  yajl_gen_array_open(json);
  const CommutePassInfo *const *passes = commuteGetAllPasses();
  for (size_t i = 0; passes[i]; ++i)
    putPass(json, passes[i]);
  yajl_gen_array_close(json);
  const unsigned char *text;
  size_t length;
  bool isGood = yajl_gen_get_buf(json, &text, &length) == yajl_gen_status_ok &&
                fwrite(text, 1, length, stdout) == length &&
                fflush(stdout) == 0;
  yajl_gen_free(json);
  return isGood ? 0 : 1;
}
