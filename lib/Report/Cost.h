//===- Cost.h - Arithmetic on the times of a report ---------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Report. Times of one simulation are all integers or all
// doubles; those of several may be both.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_REPORT_COST_H
#define COMMUTE_LIB_REPORT_COST_H

#include "commute/Schedule.h"

static inline bool commuteCostIsLess(CommuteCost a, CommuteCost b) {
  if (!a.isReal && !b.isReal)
    return a.value.integer < b.value.integer;
  return commuteCostGetReal(a) < commuteCostGetReal(b);
}

/// Returns a double where an operand is one, or the sum of two times (never
/// negative) is too large for an integer.
static inline CommuteCost commuteCostAdd(CommuteCost a, CommuteCost b) {
  if (!a.isReal && !b.isReal && a.value.integer <= INT64_MAX - b.value.integer)
    return commuteCostFromInteger(a.value.integer + b.value.integer);
  return commuteCostFromReal(commuteCostGetReal(a) + commuteCostGetReal(b));
}

/// The difference of two times of one simulation.
static inline CommuteCost commuteCostSubtract(CommuteCost a, CommuteCost b) {
  if (!a.isReal && !b.isReal)
    return commuteCostFromInteger(a.value.integer - b.value.integer);
  return commuteCostFromReal(commuteCostGetReal(a) - commuteCostGetReal(b));
}

#endif // COMMUTE_LIB_REPORT_COST_H
