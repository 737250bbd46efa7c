//===- PrintOverlap.c - Where the time of a program goes ------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Prints the overlap report of each block that communicates, in the order of
// the text, and their total. One run prints its text in one piece.
//
//===----------------------------------------------------------------------===//

#include "Passes.h"
#include "Text.h"

#include "commute/Analysis.h"
#include "commute/Diagnostics.h"
#include "commute/Output.h"
#include "commute/Report.h"

enum { OPTION_SINGLE_CHANNEL, OPTION_COUNT };

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_SINGLE_CHANNEL] =
        {.name = "single-channel",
         .kind = COMMUTE_PASS_OPTION_BOOL,
         .description = "Run the collectives of all process groups on one "
                        "channel, rather than each group's on its own"},
};

/// What is printed.
typedef struct Printer {
  CommuteAnalysis *analysis;
  CommuteReportOptions options;
  CommuteText text;
  size_t numBlocks;
  /// Of the blocks that stand in no other one with a report: the time of an
  /// operation includes that of the blocks in it.
  CommuteReportTotal total;
  /// The last of those blocks.
  MlirBlock outermost;
} Printer;

/// Tells whether a block is inside the last one that counted. Blocks come in
/// the order of the text, outer before inner, so that no other can hold it.
static bool isInsideOutermost(const Printer *printer, MlirBlock block) {
  MlirOperation op = mlirBlockGetParentOperation(block);
  for (; !mlirOperationIsNull(op); op = mlirOperationGetParentOperation(op)) {
    MlirBlock around = mlirOperationGetBlock(op);
    if (!mlirBlockIsNull(around) && mlirBlockEqual(around, printer->outermost))
      return true;
  }
  return false;
}

static MlirLogicalResult printBlock(MlirBlock block, void *userData) {
  Printer *printer = userData;
  CommuteBlockGraph *graph = commuteBlockGraphCreate(printer->analysis, block);
  if (!graph)
    return mlirLogicalResultFailure();
  CommuteReport *report =
      commuteReportCreate(printer->analysis, graph, NULL, &printer->options);
  commuteBlockGraphDestroy(graph);
  if (!report)
    return mlirLogicalResultFailure();
  commuteReportPrint(report, printer->numBlocks++, commuteTextAppendCallback,
                     &printer->text);
  if (!isInsideOutermost(printer, block)) {
    printer->outermost = block;
    commuteReportTotalAdd(&printer->total, report);
  }
  commuteReportDestroy(report);
  return mlirLogicalResultSuccess();
}

/// Prints what no block says: the total of several, or that there is nothing.
static void finishText(Printer *printer, MlirOperation op) {
  CommuteText *text = &printer->text;
  if (printer->numBlocks == 0) {
    commuteTextAppendFormat(text, "no communication in ");
    commuteOperationPrintTitle(op, commuteTextAppendCallback, text);
    commuteTextAppendFormat(text, "\n");
  } else if (printer->total.numBlocks > 1) {
    commuteReportTotalPrint(&printer->total, commuteTextAppendCallback, text);
  }
}

static MlirLogicalResult printBlocks(Printer *printer, MlirOperation op) {
  if (mlirLogicalResultIsFailure(
          commuteForEachSchedulableBlock(op, printBlock, printer)))
    return mlirLogicalResultFailure();
  finishText(printer, op);
  if (printer->text.isCut)
    return commuteOpEmitError(op, "out of memory");
  commuteOutputWrite(COMMUTE_OUTPUT_ERROR, commuteTextGet(&printer->text));
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  const CommuteAnalysisOptions analysisOptions = {
      .flags = COMMUTE_ANALYSIS_COSTS | COMMUTE_ANALYSIS_STORAGES |
               COMMUTE_ANALYSIS_WARNINGS};
  Printer printer = {.analysis = commuteAnalysisCreate(&analysisOptions),
                     .options = {.singleChannel = commutePassGetBool(
                                     pass, OPTION_SINGLE_CHANNEL)}};
  if (!printer.analysis)
    return commuteOpEmitError(op, "out of memory");
  commutePassPreserveAllAnalyses(pass);
  MlirLogicalResult result = printBlocks(&printer, op);
  commuteTextFinish(&printer.text);
  commuteAnalysisDestroy(printer.analysis);
  return result;
}

const CommutePassInfo commutePrintOverlapPass = {
    .argument = "comm-print-overlap",
    .name = "CommutePrintOverlap",
    .description = "Print how long each block takes, and which communication "
                   "it waits for",
    .options = options,
    .optionCount = OPTION_COUNT,
    .run = run,
};
