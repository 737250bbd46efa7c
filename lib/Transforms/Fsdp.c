//===- Fsdp.c - All that lets FSDP2 programs overlap ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A traced FSDP2 program cannot overlap as it is: every use of a parameter goes
// through one buffer. The rewrites come first, then the groups, then an
// ordering pass, which moves the groups as one.
//
//===----------------------------------------------------------------------===//

#include "Passes.h"

#include "commute/Pipeline.h"

enum { OPTION_PASSES, OPTION_COUNT };

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_PASSES] = {.name = "passes",
                       .kind = COMMUTE_PASS_OPTION_PIPELINE,
                       .description = "What to run, one after the other",
                       .initialText = "comm-remove-unsharded-params,"
                                      "comm-reinplace-all-gather,"
                                      "comm-group-fsdp,comm-reorder-compute"},
};

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  size_t count = commutePassGetPipelineSize(pass, OPTION_PASSES);
  for (size_t i = 0; i < count; ++i)
    if (mlirLogicalResultIsFailure(
            commutePassRunPipelineElement(pass, OPTION_PASSES, i, op)))
      return mlirLogicalResultFailure();
  return mlirLogicalResultSuccess();
}

const CommutePassInfo commuteFsdpPass = {
    .argument = "comm-fsdp",
    .name = "CommuteFsdp",
    .description = "Rewrite, group and order an FSDP program so that its "
                   "communication overlaps",
    .options = options,
    .optionCount = OPTION_COUNT,
    .run = run,
};
