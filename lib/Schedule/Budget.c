//===- Budget.c - What is left to hide behind a collective ----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Budget.h"

double commuteBudgetRound(const CommuteBudget *budget) {
  if (budget->high == 0)
    return (double)budget->low;
  // Shift the leading bits into one word and keep whether any bit fell out in
  // its lowest one: the conversion then rounds as if it saw them all.
  uint64_t high = budget->high, low = budget->low;
  bool isInexact = false;
  double scale = 1;
  while (high != 0) {
    isInexact |= (low & 1) != 0;
    low = low >> 1 | high << 63;
    high >>= 1;
    scale *= 2;
  }
  return (double)(low | isInexact) * scale;
}
