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
// A report tells what each pass of the list gained, from the graphs at hand or,
// after somebody else's pass, from new ones.
//
//===----------------------------------------------------------------------===//

#include "CommonOptions.h"
#include "CostOptions.h"
#include "OverlapTable.h"
#include "Passes.h"
#include "ReorderBlocks.h"
#include "ReorderPass.h"

#include "commute/Diagnostics.h"
#include "commute/Output.h"
#include "commute/Pipeline.h"

#include <stdlib.h>
#include <string.h>

enum {
  OPTION_PASSES,
  OPTION_ORDER,
  OPTION_REPORT,
  OPTION_VERIFY,
  OPTION_COST,
  OPTION_COUNT = OPTION_COST + COMMUTE_COST_OPTION_COUNT
};

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_PASSES] = {.name = "passes",
                       .kind = COMMUTE_PASS_OPTION_PIPELINE,
                       .description = "What to run, one after the other: any "
                                      "registered passes",
                       .initialText = "comm-reorder-compute,comm-sink-waits,"
                                      "comm-raise-collectives"},
    [OPTION_ORDER] = COMMUTE_ORDER_OPTION(COMMUTE_COLLECTIVE_ORDER_ALL),
    [OPTION_REPORT] = {.name = "report",
                       .kind = COMMUTE_PASS_OPTION_BOOL,
                       .description = "Print to standard error how long each "
                                      "block takes before and after each pass"},
    [OPTION_VERIFY] = COMMUTE_VERIFY_ORDER_OPTION,
    COMMUTE_COST_OPTIONS(OPTION_COST),
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
// The report
//===----------------------------------------------------------------------===//

/// Row 0 of its table is the input, row i what the i-th element left.
typedef struct Report {
  const CommutePass *pass;
  CommuteAnalysis *analysis;
  CommuteOverlapTable table;
  /// The row of what the passes that run started from.
  size_t firstRow;
  /// The block they are at.
  CommuteOverlapBlock *block;
} Report;

/// Finds the block of a graph, as one without such a row.
static MlirLogicalResult findBlock(Report *report, CommuteBlockGraph *graph,
                                   size_t row) {
  report->block = commuteOverlapTableFind(&report->table, graph, row);
  if (report->block)
    return mlirLogicalResultSuccess();
  return commuteOpEmitError(
      mlirBlockGetParentOperation(commuteBlockGraphGetBlock(graph)),
      "out of memory");
}

/// A CommuteReorderObserver.
static MlirLogicalResult observe(CommuteBlockGraph *graph,
                                 const uint32_t *order, size_t step,
                                 void *userData) {
  Report *report = userData;
  if (step == 0 && mlirLogicalResultIsFailure(
                       findBlock(report, graph, report->firstRow + 1)))
    return mlirLogicalResultFailure();
  return commuteOverlapBlockSetRow(report->block, report->firstRow + step,
                                   graph, order);
}

static MlirLogicalResult lookAtBlock(MlirBlock block, void *userData) {
  Report *report = userData;
  CommuteBlockGraph *graph = commuteBlockGraphCreate(report->analysis, block);
  if (!graph)
    return mlirLogicalResultFailure();
  MlirLogicalResult result = findBlock(report, graph, report->firstRow);
  if (mlirLogicalResultIsSuccess(result))
    result =
        commuteOverlapBlockSetRow(report->block, report->firstRow, graph, NULL);
  commuteBlockGraphDestroy(graph);
  return result;
}

static MlirStringRef getRowName(size_t row, void *userData) {
  const Report *report = userData;
  if (row == 0)
    return mlirStringRefCreateFromCString("input");
  return commutePassGetPipelineElement(report->pass, OPTION_PASSES, row - 1);
}

static MlirLogicalResult printReport(Report *report, MlirOperation op) {
  CommuteText text = {.data = NULL};
  commuteOverlapTableFormat(&report->table, getRowName, report, &text);
  MlirLogicalResult result = mlirLogicalResultSuccess();
  if (text.isCut)
    result = commuteOpEmitError(op, "out of memory");
  else
    commuteOutputWrite(COMMUTE_OUTPUT_ERROR, commuteTextGet(&text));
  commuteTextFinish(&text);
  return result;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

typedef struct Runner {
  CommutePass *pass;
  MlirOperation op;
  /// All but the policies.
  CommuteReorderRequest request;
  /// Room for one per element.
  CommutePolicy *policies;
  /// Of the analysis after somebody else's pass.
  unsigned flags;
  /// NULL where none is asked for.
  Report *report;
  /// The program might have changed.
  bool hasChanged;
} Runner;

/// Counts the elements from `first` on that run as one, and gets their
/// policies.
static size_t getPolicies(const Runner *runner, size_t first) {
  size_t count = commutePassGetPipelineSize(runner->pass, OPTION_PASSES);
  size_t end = first;
  while (end < count &&
         getPolicy(runner->pass, end, &runner->policies[end - first]))
    ++end;
  return end - first;
}

/// Has what there is to warn of said once, by the first who looks at blocks.
static void warnNoMore(Runner *runner) {
  runner->flags &= ~(unsigned)COMMUTE_ANALYSIS_WARNINGS;
}

/// Takes the row `row` of the report from the blocks as they are.
static MlirLogicalResult lookAtBlocks(Runner *runner, size_t row) {
  Report *report = runner->report;
  if (!report)
    return mlirLogicalResultSuccess();
  report->firstRow = row;
  warnNoMore(runner);
  return commuteForEachSchedulableBlock(runner->op, lookAtBlock, report);
}

static MlirLogicalResult runAsOne(Runner *runner, size_t first, size_t count) {
  if (runner->report)
    runner->report->firstRow = first;
  warnNoMore(runner);
  runner->request.policies = runner->policies;
  runner->request.policyCount = count;
  return commuteReorderBlocks(runner->op, &runner->request,
                              &runner->hasChanged);
}

static MlirLogicalResult runAlone(Runner *runner, size_t element) {
  if (element == 0 && mlirLogicalResultIsFailure(lookAtBlocks(runner, 0)))
    return mlirLogicalResultFailure();
  runner->hasChanged = true;
  if (mlirLogicalResultIsFailure(commutePassRunPipelineElement(
          runner->pass, OPTION_PASSES, element, runner->op)))
    return mlirLogicalResultFailure();
  commuteAnalysisResume(runner->request.analysis, runner->flags);
  return lookAtBlocks(runner, element + 1);
}

static MlirLogicalResult runElements(Runner *runner) {
  size_t count = commutePassGetPipelineSize(runner->pass, OPTION_PASSES);
  for (size_t i = 0; i < count;) {
    size_t asOne = getPolicies(runner, i);
    MlirLogicalResult result =
        asOne ? runAsOne(runner, i, asOne) : runAlone(runner, i);
    if (mlirLogicalResultIsFailure(result))
      return result;
    i += asOne ? asOne : 1;
  }
  if (!runner->report)
    return mlirLogicalResultSuccess();
  return printReport(runner->report, runner->op);
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  size_t count = commutePassGetPipelineSize(pass, OPTION_PASSES);
  bool hasReport = commutePassGetBool(pass, OPTION_REPORT);
  CommuteAnalysisOptions analysisOptions = {
      .order = (CommuteCollectiveOrder)commutePassGetChoice(pass, OPTION_ORDER),
      .flags = COMMUTE_ANALYSIS_WARNINGS,
      .costs = commutePassGetCosts(pass),
      .root = op};
  if (hasReport || needCosts(pass))
    analysisOptions.flags |= COMMUTE_ANALYSIS_COSTS;

  CommuteAnalysis *analysis = commuteAnalysisCreate(&analysisOptions);
  Report report = {.pass = pass, .analysis = analysis};
  commuteOverlapTableInit(&report.table, count + 1);
  Runner runner = {
      .pass = pass,
      .op = op,
      .request = {.argument = commutePassGetInfo(pass)->argument,
                  .analysis = analysis,
                  .observe = hasReport ? observe : NULL,
                  .userData = &report,
                  .verifyOrder = commutePassVerifiesOrder(pass, OPTION_VERIFY),
                  .order = analysisOptions.order},
      .policies = malloc(count * sizeof *runner.policies),
      .flags = analysisOptions.flags,
      .report = hasReport ? &report : NULL};
  MlirLogicalResult result = analysis && runner.policies
                                 ? runElements(&runner)
                                 : commuteOpEmitError(op, "out of memory");
  if (!runner.hasChanged)
    commutePassPreserveAllAnalyses(pass);
  free(runner.policies);
  commuteOverlapTableFinish(&report.table);
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
    .description = "Hide communication behind computation, by a list of passes",
    .options = options,
    .optionCount = OPTION_COUNT,
    .prepare = commuteCostOptionsPrepare,
    .release = commuteCostOptionsRelease,
    .check = check,
    .run = run,
};
