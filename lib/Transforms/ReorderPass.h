//===- ReorderPass.h - Passes that run one policy -----------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms: the options and the body of passes that run a
// single policy.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_REORDERPASS_H
#define COMMUTE_LIB_TRANSFORMS_REORDERPASS_H

#include "CostOptions.h"

#include "commute/Pass.h"
#include "commute/Schedule.h"

/// The options of a pass with one policy.
enum {
  COMMUTE_REORDER_OPTION_ORDER,
  COMMUTE_REORDER_OPTION_VERIFY,
  COMMUTE_REORDER_OPTION_COUNT
};
extern const CommutePassOption
    commuteReorderOptions[COMMUTE_REORDER_OPTION_COUNT];

/// The same, with those of costs behind them.
enum {
  COMMUTE_REORDER_COST_OPTION_COUNT =
      COMMUTE_REORDER_OPTION_COUNT + COMMUTE_COST_OPTION_COUNT
};
extern const CommutePassOption
    commuteReorderCostOptions[COMMUTE_REORDER_COST_OPTION_COUNT];

/// Runs a policy on every schedulable block inside an operation.
MlirLogicalResult commuteReorderPassRun(CommutePass *pass, MlirOperation op,
                                        CommutePolicy policy);

/// Tells whether a policy looks at costs.
bool commutePolicyNeedsCosts(CommutePolicy policy);

#endif // COMMUTE_LIB_TRANSFORMS_REORDERPASS_H
