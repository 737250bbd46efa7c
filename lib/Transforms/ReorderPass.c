//===- ReorderPass.c - Passes that run one policy -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ReorderPass.h"

#include "CommonOptions.h"
#include "ReorderBlocks.h"

#include "commute/Diagnostics.h"

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

#define REORDER_OPTIONS                                                        \
  [COMMUTE_REORDER_OPTION_ORDER] =                                             \
      COMMUTE_ORDER_OPTION(COMMUTE_COLLECTIVE_ORDER_NONE),                     \
  [COMMUTE_REORDER_OPTION_VERIFY] = COMMUTE_VERIFY_ORDER_OPTION

const CommutePassOption commuteReorderOptions[COMMUTE_REORDER_OPTION_COUNT] = {
    REORDER_OPTIONS};

const CommutePassOption
    commuteReorderCostOptions[COMMUTE_REORDER_COST_OPTION_COUNT] = {
        REORDER_OPTIONS, COMMUTE_COST_OPTIONS(COMMUTE_REORDER_OPTION_COUNT)};

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

bool commutePolicyNeedsCosts(CommutePolicy policy) {
  return policy == COMMUTE_POLICY_REORDER_COMPUTE ||
         policy == COMMUTE_POLICY_PIPELINE;
}

MlirLogicalResult commuteReorderPassRun(CommutePass *pass, MlirOperation op,
                                        CommutePolicy policy) {
  CommuteAnalysisOptions options = {
      .order = (CommuteCollectiveOrder)commutePassGetChoice(
          pass, COMMUTE_REORDER_OPTION_ORDER),
      .flags = COMMUTE_ANALYSIS_WARNINGS,
      .root = op};
  if (commutePolicyNeedsCosts(policy)) {
    options.flags |= COMMUTE_ANALYSIS_COSTS;
    options.costs = commutePassGetCosts(pass);
  }
  CommuteAnalysis *analysis = commuteAnalysisCreate(&options);
  if (!analysis)
    return commuteOpEmitError(op, "out of memory");

  CommuteReorderRequest request = {
      .argument = commutePassGetInfo(pass)->argument,
      .analysis = analysis,
      .policies = &policy,
      .policyCount = 1,
      .verifyOrder =
          commutePassVerifiesOrder(pass, COMMUTE_REORDER_OPTION_VERIFY),
      .order = options.order};
  bool changed = false;
  MlirLogicalResult result = commuteReorderBlocks(op, &request, &changed);
  if (!changed)
    commutePassPreserveAllAnalyses(pass);
  commuteAnalysisDestroy(analysis);
  return result;
}
