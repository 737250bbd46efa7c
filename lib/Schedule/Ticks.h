//===- Ticks.h - Costs as plain integers ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The strong bounds and the exact search reckon with 64-bit integers, "ticks",
// whatever the costs are: nanoseconds where these are integers of a sum below
// 2^60, else costs scaled to that and rounded down, so that what bounds their
// sums from below bounds those of the costs as well.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_TICKS_H
#define COMMUTE_SCHEDULE_TICKS_H

#include "commute/Schedule.h"

/// How costs and ticks relate: ticks are costs * 2^exponent.
typedef struct CommuteTicks {
  bool isReal;
  int exponent;
} CommuteTicks;

/// Finds the scale for costs of this sum.
CommuteTicks commuteTicksForTotal(CommuteCost total);

/// Rounds down.
int64_t commuteTicksFromCost(CommuteTicks ticks, CommuteCost cost);

/// Rounds down.
CommuteCost commuteTicksToCost(CommuteTicks ticks, int64_t time);

#endif // COMMUTE_SCHEDULE_TICKS_H
