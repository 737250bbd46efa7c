//===- RaiseCollectives.c - Collectives as early as possible --------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// raise_comms of PyTorch Inductor: whatever the first collective needs comes
// first, then what the second needs, and so on; their order is kept.
//
//===----------------------------------------------------------------------===//

#include "Passes.h"
#include "ReorderPass.h"

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  return commuteReorderPassRun(pass, op, COMMUTE_POLICY_RAISE_COLLECTIVES);
}

const CommutePassInfo commuteRaiseCollectivesPass = {
    .argument = "comm-raise-collectives",
    .name = "CommuteRaiseCollectives",
    .description = "Move each collective, with what it needs, up to where it "
                   "can start first",
    .options = commuteReorderOptions,
    .optionCount = COMMUTE_REORDER_OPTION_COUNT,
    .run = run,
};
