//===- Pipeline.c - Runs a pipeline element by element --------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"

#include "commute/Pipeline.h"

static const CommutePassOption options[] = {
    {.name = "passes",
     .kind = COMMUTE_PASS_OPTION_PIPELINE,
     .description = "What to run",
     .initialText = "canonicalize,cse"},
};

static void countOperation(MlirOperation op, void *userData) {
  (void)op;
  ++*(int *)userData;
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  for (size_t i = 0; i < commutePassGetPipelineSize(pass, 0); ++i) {
    if (mlirLogicalResultIsFailure(
            commutePassRunPipelineElement(pass, 0, i, op)))
      return mlirLogicalResultFailure();
    int count = 0;
    testWalk(op, countOperation, &count);
    TestText text = {.length = 0};
    testTextAppend(&text, "after %s: %d operations\n",
                   commutePassGetPipelineElement(pass, 0, i).data, count);
    testTextPrint(&text);
  }
  return mlirLogicalResultSuccess();
}

const CommutePassInfo testPipelinePass = {
    .argument = "test-commute-pipeline",
    .name = "TestCommutePipeline",
    .description = "Run a pipeline, and count operations after each element",
    .options = options,
    .optionCount = 1,
    .run = run,
};
