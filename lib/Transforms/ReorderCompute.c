//===- ReorderCompute.c - Computation behind collectives ------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// reorder_compute_for_overlap of PyTorch Inductor: collectives as early and
// waits as late as possible, and behind each collective computations that do
// not depend on it, until they take as long as it does.
//
//===----------------------------------------------------------------------===//

#include "Passes.h"
#include "ReorderPass.h"

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  return commuteReorderPassRun(pass, op, COMMUTE_POLICY_REORDER_COMPUTE);
}

const CommutePassInfo commuteReorderComputePass = {
    .argument = "comm-reorder-compute",
    .name = "CommuteReorderCompute",
    .description = "Put computations of about its cost between each collective "
                   "and its wait",
    .options = commuteReorderCostOptions,
    .optionCount = COMMUTE_REORDER_COST_OPTION_COUNT,
    .prepare = commuteCostOptionsPrepare,
    .release = commuteCostOptionsRelease,
    .run = run,
};
