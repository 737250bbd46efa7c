//===- SinkWaits.c - Waits as late as possible ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// sink_waits of PyTorch Inductor: of the operations that could come next, one
// that is no wait does, and otherwise all stay in their order.
//
//===----------------------------------------------------------------------===//

#include "Passes.h"
#include "ReorderPass.h"

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  return commuteReorderPassRun(pass, op, COMMUTE_POLICY_SINK_WAITS);
}

const CommutePassInfo commuteSinkWaitsPass = {
    .argument = "comm-sink-waits",
    .name = "CommuteSinkWaits",
    .description =
        "Move each wait down, behind all operations that can come before it",
    .options = commuteReorderOptions,
    .optionCount = COMMUTE_REORDER_OPTION_COUNT,
    .run = run,
};
