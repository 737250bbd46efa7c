//===- ReorderPass.c - Passes that run one policy -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ReorderPass.h"

#include "ReorderBlocks.h"

#include "commute/CommandLine.h"
#include "commute/Diagnostics.h"

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

const CommutePassChoice commuteOrderChoices[COMMUTE_ORDER_CHOICE_COUNT] = {
    [COMMUTE_COLLECTIVE_ORDER_NONE] = {"none", "none of them"},
    [COMMUTE_COLLECTIVE_ORDER_GROUP] = {"group", "those of one process group"},
    [COMMUTE_COLLECTIVE_ORDER_ALL] = {"all", "all of them"},
};

const char commuteOrderDescription[] =
    "Which collectives of a block keep their order in this run";

const char commuteVerifyOrderDescription[] =
    "Prove that every dependence was kept, by a check of its own";

#define REORDER_OPTIONS                                                        \
  [COMMUTE_REORDER_OPTION_ORDER] = {.name = "order",                           \
                                    .kind = COMMUTE_PASS_OPTION_CHOICE,        \
                                    .description = commuteOrderDescription,    \
                                    .choices = commuteOrderChoices,            \
                                    .choiceCount = COMMUTE_ORDER_CHOICE_COUNT, \
                                    .initialInteger =                          \
                                        COMMUTE_COLLECTIVE_ORDER_NONE},        \
  [COMMUTE_REORDER_OPTION_VERIFY] = {.name = "verify-order",                   \
                                     .kind = COMMUTE_PASS_OPTION_BOOL,         \
                                     .description =                            \
                                         commuteVerifyOrderDescription}

const CommutePassOption commuteReorderOptions[COMMUTE_REORDER_OPTION_COUNT] = {
    REORDER_OPTIONS};

const CommutePassOption
    commuteReorderCostOptions[COMMUTE_REORDER_COST_OPTION_COUNT] = {
        REORDER_OPTIONS, COMMUTE_COST_OPTIONS(COMMUTE_REORDER_OPTION_COUNT)};

bool commutePassVerifiesOrder(const CommutePass *pass, size_t option) {
  return commutePassGetBool(pass, option) || commuteVerifyOrderIsRequested();
}

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
