//===- Ticks.c - Costs as plain integers ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Ticks.h"

#include <float.h>
#include <math.h>

enum { TickBits = 60 };

CommuteTicks commuteTicksForTotal(CommuteCost total) {
  CommuteTicks ticks = {.isReal = total.isReal};
  if (total.isReal) {
    int exponent = 0;
    frexp(total.value.real, &exponent);
    ticks.exponent = total.value.real > 0 ? TickBits - exponent : 0;
    return ticks;
  }
  while (total.value.integer >> -ticks.exponent >> TickBits != 0)
    --ticks.exponent;
  return ticks;
}

int64_t commuteTicksFromCost(CommuteTicks ticks, CommuteCost cost) {
  if (!ticks.isReal)
    return cost.value.integer >> -ticks.exponent;
  return (int64_t)ldexp(commuteCostGetReal(cost), ticks.exponent);
}

CommuteCost commuteTicksToCost(CommuteTicks ticks, int64_t time) {
  if (!ticks.isReal)
    return commuteCostFromInteger(time * (INT64_C(1) << -ticks.exponent));
  // As many digits as a double has.
  int64_t unit = 1;
  while (time / unit >> DBL_MANT_DIG != 0)
    unit *= 2;
  return commuteCostFromReal(
      ldexp((double)(time - time % unit), -ticks.exponent));
}
