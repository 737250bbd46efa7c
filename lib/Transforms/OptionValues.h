//===- OptionValues.h - Options of a pass from C values -----------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the generated functions that create passes: they add the value of
// each option, in the order of the pass's table, then create the pass.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_OPTIONVALUES_H
#define COMMUTE_LIB_TRANSFORMS_OPTIONVALUES_H

#include "commute/Pass.h"

/// More than any pass has options.
enum { COMMUTE_MAX_OPTIONS = 48 };

typedef struct CommuteOptionValues {
  const CommutePassInfo *info;
  /// The option that is next.
  size_t option;
  CommutePassOptionValue values[COMMUTE_MAX_OPTIONS];
  size_t valueCount;
  /// The texts of numbers.
  char numbers[COMMUTE_MAX_OPTIONS][32];
} CommuteOptionValues;

void commuteOptionValuesAddBool(CommuteOptionValues *values, bool value);
void commuteOptionValuesAddInteger(CommuteOptionValues *values, int64_t value);
void commuteOptionValuesAddReal(CommuteOptionValues *values, double value);

/// `value` is an index into the choices; another number is an error when the
/// pass is created.
void commuteOptionValuesAddChoice(CommuteOptionValues *values, size_t value);

/// NULL leaves the option as it is.
void commuteOptionValuesAddText(CommuteOptionValues *values, const char *value);

#endif // COMMUTE_LIB_TRANSFORMS_OPTIONVALUES_H
