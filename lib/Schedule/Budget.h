//===- Budget.h - What is left to hide behind a collective ----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A collective's cost, reduced by the cost of each filler in turn for as long
// as it is positive. Integers are exact: negative fillers can make the budget
// grow out of int64_t, but 2^32 of them not out of 128 bits. The first double
// turns the rest of the budget into one, rounded once, as the reference's
// numbers do.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_BUDGET_H
#define COMMUTE_SCHEDULE_BUDGET_H

#include "GraphImpl.h"

/// A positive integer, high * 2^64 + low, or a double; nothing left where both
/// words are 0 or the double is not positive.
typedef struct CommuteBudget {
  bool isReal;
  double real;
  uint64_t high;
  uint64_t low;
} CommuteBudget;

static inline CommuteBudget commuteBudgetInit(CommuteCost cost) {
  CommuteBudget budget = {.isReal = cost.isReal};
  if (cost.isReal)
    budget.real = cost.value.real;
  else
    budget.low = cost.value.integer > 0 ? (uint64_t)cost.value.integer : 0;
  return budget;
}

static inline bool commuteBudgetIsLeft(const CommuteBudget *budget) {
  if (budget->isReal)
    return budget->real > 0;
  return (budget->high | budget->low) != 0;
}

/// Returns the nearest double of an integer budget.
double commuteBudgetRound(const CommuteBudget *budget);

/// Takes the cost of a filler from a budget of which something is left.
static inline void commuteBudgetSpend(CommuteBudget *budget, CommuteCost cost) {
  if (budget->isReal || cost.isReal) {
    double before = budget->isReal ? budget->real : commuteBudgetRound(budget);
    budget->isReal = true;
    budget->real = before - commuteCostGetReal(cost);
    return;
  }
  int64_t spent = cost.value.integer;
  if (spent < 0) {
    uint64_t before = budget->low;
    budget->low += 0 - (uint64_t)spent;
    budget->high += budget->low < before;
  } else if (budget->high != 0) {
    budget->high -= budget->low < (uint64_t)spent;
    budget->low -= (uint64_t)spent;
  } else {
    budget->low -=
        budget->low < (uint64_t)spent ? budget->low : (uint64_t)spent;
  }
}

#endif // COMMUTE_SCHEDULE_BUDGET_H
