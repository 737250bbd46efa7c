//===- Overlap.c - A pipeline of passes for overlap -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// reorder_compute_and_comm_for_overlap of PyTorch Inductor: a list of passes,
// Commute's or anybody's. Neighbours in the list that are Commute's reordering
// passes without options of their own run as one: each block becomes a graph
// once, each policy starts from the order that the one before it left, and the
// block changes once. All else runs on the operation itself.
//
//===----------------------------------------------------------------------===//

#include "Passes.h"
#include "ReorderBlocks.h"
#include "ReorderPass.h"

#include "commute/Diagnostics.h"
#include "commute/Pipeline.h"

#include <stdlib.h>
#include <string.h>

enum { OPTION_PASSES, OPTION_ORDER, OPTION_VERIFY, OPTION_COUNT };

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_PASSES] = {.name = "passes",
                       .kind = COMMUTE_PASS_OPTION_PIPELINE,
                       .description = "What to run, one after the other: any "
                                      "registered passes",
                       .initialText = "comm-reorder-compute,comm-sink-waits,"
                                      "comm-raise-collectives"},
    [OPTION_ORDER] = {.name = "order",
                      .kind = COMMUTE_PASS_OPTION_CHOICE,
                      .description = commuteOrderDescription,
                      .choices = commuteOrderChoices,
                      .choiceCount = COMMUTE_ORDER_CHOICE_COUNT,
                      .initialInteger = COMMUTE_COLLECTIVE_ORDER_ALL},
    [OPTION_VERIFY] = {.name = "verify-order",
                       .kind = COMMUTE_PASS_OPTION_BOOL,
                       .description = commuteVerifyOrderDescription},
};

//===----------------------------------------------------------------------===//
// The elements of the list
//===----------------------------------------------------------------------===//

/// The passes that run as one.
static const struct {
  const CommutePassInfo *pass;
  CommutePolicy policy;
} reorderingPasses[] = {
    {&commuteReorderComputePass, COMMUTE_POLICY_REORDER_COMPUTE},
    {&commuteSinkWaitsPass, COMMUTE_POLICY_SINK_WAITS},
    {&commuteRaiseCollectivesPass, COMMUTE_POLICY_RAISE_COLLECTIVES},
};

/// Finds the policy of an element that is the bare name of a reordering pass.
static bool getPolicy(const CommutePass *pass, size_t element,
                      CommutePolicy *policy) {
  MlirStringRef text =
      commutePassGetPipelineElement(pass, OPTION_PASSES, element);
  size_t count = sizeof reorderingPasses / sizeof reorderingPasses[0];
  for (size_t i = 0; i < count; ++i) {
    if (strcmp(text.data, reorderingPasses[i].pass->argument) == 0) {
      *policy = reorderingPasses[i].policy;
      return true;
    }
  }
  return false;
}

/// Tells whether a reordering pass in the list looks at costs.
static bool needCosts(const CommutePass *pass) {
  size_t count = commutePassGetPipelineSize(pass, OPTION_PASSES);
  for (size_t i = 0; i < count; ++i) {
    CommutePolicy policy;
    if (getPolicy(pass, i, &policy) && commutePolicyNeedsCosts(policy))
      return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// Runs the list. `policies` has room for one per element; `*changed` is set to
/// true where the program might have changed.
static MlirLogicalResult runElements(CommutePass *pass, MlirOperation op,
                                     CommuteReorderRequest *request,
                                     CommutePolicy *policies, bool *changed) {
  size_t count = commutePassGetPipelineSize(pass, OPTION_PASSES);
  request->policies = policies;
  for (size_t i = 0; i < count;) {
    size_t end = i;
    while (end < count && getPolicy(pass, end, &policies[end - i]))
      ++end;
    MlirLogicalResult result;
    if (end > i) {
      request->policyCount = end - i;
      result = commuteReorderBlocks(op, request, changed);
      i = end;
    } else {
      *changed = true;
      result = commutePassRunPipelineElement(pass, OPTION_PASSES, i, op);
      ++i;
    }
    if (mlirLogicalResultIsFailure(result))
      return result;
  }
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  CommuteAnalysisOptions analysisOptions = {
      .order = (CommuteCollectiveOrder)commutePassGetChoice(pass, OPTION_ORDER),
      .flags = COMMUTE_ANALYSIS_WARNINGS};
  if (needCosts(pass))
    analysisOptions.flags |= COMMUTE_ANALYSIS_COSTS;

  MlirLogicalResult result = mlirLogicalResultFailure();
  CommuteAnalysis *analysis = commuteAnalysisCreate(&analysisOptions);
  CommutePolicy *policies = malloc(
      commutePassGetPipelineSize(pass, OPTION_PASSES) * sizeof *policies);
  if (!analysis || !policies) {
    result = commuteOpEmitError(op, "out of memory");
    goto cleanup;
  }
  CommuteReorderRequest request = {
      .analysis = analysis,
      .verifyOrder = commutePassVerifiesOrder(pass, OPTION_VERIFY),
      .order = analysisOptions.order};
  bool changed = false;
  result = runElements(pass, op, &request, policies, &changed);
  if (!changed)
    commutePassPreserveAllAnalyses(pass);

cleanup:
  free(policies);
  commuteAnalysisDestroy(analysis);
  return result;
}

static MlirLogicalResult check(const CommutePass *pass,
                               CommutePassError *error) {
  if (commutePassGetPipelineSize(pass, OPTION_PASSES))
    return mlirLogicalResultSuccess();
  commutePassErrorSet(error, "option 'passes' expects at least one pass");
  return mlirLogicalResultFailure();
}

const CommutePassInfo commuteOverlapPass = {
    .argument = "comm-overlap",
    .name = "CommuteOverlap",
    .description = "Overlap communication with computation: a list of passes",
    .options = options,
    .optionCount = OPTION_COUNT,
    .check = check,
    .run = run,
};
