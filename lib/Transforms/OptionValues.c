//===- OptionValues.c - Options of a pass from C values -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "OptionValues.h"

#include <inttypes.h>
#include <stdio.h>

void commuteOptionValuesAddText(CommuteOptionValues *values,
                                const char *value) {
  const char *name = values->info->options[values->option++].name;
  if (value)
    values->values[values->valueCount++] =
        (CommutePassOptionValue){name, mlirStringRefCreateFromCString(value)};
}

void commuteOptionValuesAddBool(CommuteOptionValues *values, bool value) {
  commuteOptionValuesAddText(values, value ? "true" : "false");
}

void commuteOptionValuesAddInteger(CommuteOptionValues *values, int64_t value) {
  char *number = values->numbers[values->option];
  snprintf(number, sizeof values->numbers[0], "%" PRId64, value);
  commuteOptionValuesAddText(values, number);
}

void commuteOptionValuesAddReal(CommuteOptionValues *values, double value) {
  char *number = values->numbers[values->option];
  snprintf(number, sizeof values->numbers[0], "%.17g", value);
  commuteOptionValuesAddText(values, number);
}

void commuteOptionValuesAddChoice(CommuteOptionValues *values, size_t value) {
  const CommutePassOption *option = &values->info->options[values->option];
  if (value < option->choiceCount)
    commuteOptionValuesAddText(values, option->choices[value].word);
  else
    commuteOptionValuesAddInteger(values, (int64_t)value);
}
