//===- ReorderPass.h - Passes that run one policy -----------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms: the options that reordering passes share, and the
// body of those that run a single policy.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_REORDERPASS_H
#define COMMUTE_LIB_TRANSFORMS_REORDERPASS_H

#include "CostOptions.h"

#include "commute/Analysis.h"
#include "commute/Pass.h"

/// Of an option `order`: by CommuteCollectiveOrder.
enum { COMMUTE_ORDER_CHOICE_COUNT = 3 };
extern const CommutePassChoice commuteOrderChoices[COMMUTE_ORDER_CHOICE_COUNT];

extern const char commuteOrderDescription[];
extern const char commuteVerifyOrderDescription[];

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

/// Tells whether the result of a pass is to be proved: `option` is its bool
/// option verify-order.
bool commutePassVerifiesOrder(const CommutePass *pass, size_t option);

/// Tells whether a policy looks at costs.
bool commutePolicyNeedsCosts(CommutePolicy policy);

#endif // COMMUTE_LIB_TRANSFORMS_REORDERPASS_H
