//===- PrintOverlap.c - Where the time of a program goes ------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Reports on each block that communicates, in the order of the text, and on all
// of them. One run writes its report in one piece.
//
//===----------------------------------------------------------------------===//

#include "CommonOptions.h"
#include "CostOptions.h"
#include "OtherProgram.h"
#include "Passes.h"
#include "Text.h"

#include "commute/Analysis.h"
#include "commute/Diagnostics.h"
#include "commute/Output.h"
#include "commute/Report.h"

enum {
  OPTION_FORMAT,
  OPTION_FILE,
  OPTION_BEFORE,
  OPTION_SINGLE_CHANNEL,
  OPTION_COST,
  OPTION_COUNT = OPTION_COST + COMMUTE_COST_OPTION_COUNT
};
enum {
  FORMAT_TEXT,
  FORMAT_JSON,
  FORMAT_TRACE,
  FORMAT_SVG,
  FORMAT_HTML,
  FORMAT_COUNT
};

static const CommutePassChoice formats[FORMAT_COUNT] = {
    [FORMAT_TEXT] = {"text", "tables for people"},
    [FORMAT_JSON] = {"json", "everything, for programs"},
    [FORMAT_TRACE] = {"trace", "trace events, for Perfetto"},
    [FORMAT_SVG] = {"svg", "a timeline as a picture"},
    [FORMAT_HTML] = {"html", "a timeline to look around in, for browsers"},
};

/// How the formats are written, and whether from a list of all operations.
static const struct {
  CommuteReportWriter write;
  bool needsSchedule;
} writers[FORMAT_COUNT] = {
    [FORMAT_TEXT] = {commuteReportWriteText, false},
    [FORMAT_JSON] = {commuteReportWriteJson, true},
    [FORMAT_TRACE] = {commuteReportWriteTrace, true},
    [FORMAT_SVG] = {commuteReportWriteSvg, true},
    [FORMAT_HTML] = {commuteReportWriteHtml, true},
};

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_FORMAT] = {.name = "format",
                       .kind = COMMUTE_PASS_OPTION_CHOICE,
                       .description = "How the report is written",
                       .choices = formats,
                       .choiceCount = FORMAT_COUNT},
    [OPTION_FILE] = {.name = "file",
                     .kind = COMMUTE_PASS_OPTION_STRING,
                     .description = "Where to write it, in place of what the "
                                    "file held; standard error if empty"},
    [OPTION_BEFORE] = {.name = "before",
                       .kind = COMMUTE_PASS_OPTION_STRING,
                       .description = "A file with the program as it was "
                                      "before, to compare with"},
    [OPTION_SINGLE_CHANNEL] = COMMUTE_SINGLE_CHANNEL_OPTION,
    COMMUTE_COST_OPTIONS(OPTION_COST),
};

//===----------------------------------------------------------------------===//
// Collecting
//===----------------------------------------------------------------------===//

/// What reports are collected from.
typedef struct Collector {
  CommuteAnalysis *analysis;
  CommuteReportOptions options;
  CommuteReportSet *set;
  /// The last block that stands in no other one with a report: the time of an
  /// operation includes that of the blocks in it.
  MlirBlock outermost;
} Collector;

/// Tells whether a block is inside the last one that counted. Blocks come in
/// the order of the text, outer before inner, so that no other can hold it.
static bool isInsideOutermost(const Collector *collector, MlirBlock block) {
  MlirOperation op = mlirBlockGetParentOperation(block);
  for (; !mlirOperationIsNull(op); op = mlirOperationGetParentOperation(op)) {
    MlirBlock around = mlirOperationGetBlock(op);
    if (!mlirBlockIsNull(around) &&
        mlirBlockEqual(around, collector->outermost))
      return true;
  }
  return false;
}

static MlirLogicalResult collectBlock(MlirBlock block, void *userData) {
  Collector *collector = userData;
  CommuteBlockGraph *graph =
      commuteBlockGraphCreate(collector->analysis, block);
  if (!graph)
    return mlirLogicalResultFailure();
  CommuteReport *report = commuteReportCreate(collector->analysis, graph, NULL,
                                              &collector->options);
  commuteBlockGraphDestroy(graph);
  if (!report)
    return mlirLogicalResultFailure();
  bool isNested = isInsideOutermost(collector, block);
  if (!isNested)
    collector->outermost = block;
  if (commuteReportSetAdd(collector->set, report, isNested))
    return mlirLogicalResultSuccess();
  return commuteOpEmitError(mlirBlockGetParentOperation(block),
                            "out of memory");
}

/// Reports on the blocks inside an operation.
static MlirLogicalResult collect(const CommutePass *pass, MlirOperation op,
                                 CommuteReportIdentities *identities,
                                 CommuteReportSet *set) {
  const CommuteAnalysisOptions analysisOptions = {
      .flags = COMMUTE_ANALYSIS_COSTS | COMMUTE_ANALYSIS_STORAGES |
               COMMUTE_ANALYSIS_WARNINGS,
      .costs = commutePassGetCosts(pass),
      .root = op};
  size_t format = commutePassGetChoice(pass, OPTION_FORMAT);
  Collector collector = {
      .analysis = commuteAnalysisCreate(&analysisOptions),
      .options = {.singleChannel =
                      commutePassGetBool(pass, OPTION_SINGLE_CHANNEL),
                  .hasSchedule = writers[format].needsSchedule || identities,
                  .identities = identities},
      .set = set};
  if (!collector.analysis)
    return commuteOpEmitError(op, "out of memory");
  set->singleChannel = collector.options.singleChannel;
  MlirLogicalResult result =
      commuteForEachSchedulableBlock(op, collectBlock, &collector);
  commuteAnalysisDestroy(collector.analysis);
  return result;
}

//===----------------------------------------------------------------------===//
// Comparing
//===----------------------------------------------------------------------===//

/// What is compared with.
typedef struct Before {
  CommuteReportIdentities *identities;
  CommuteReportSet set;
} Before;

static MlirLogicalResult compare(MlirOperation op, MlirStringRef file,
                                 const Before *before, CommuteReportSet *set) {
  set->beforeName = file.data;
  if (!commuteReportSetCompare(set, &before->set, before->identities))
    return commuteOpEmitError(op, "out of memory");
  for (size_t i = 0; i < set->numEntries; ++i)
    if (!set->entries[i].before)
      return commuteOpEmitError(
          op, "cannot be compared: '%s' has no communication in %s", file.data,
          set->entries[i].report->title);
  return mlirLogicalResultSuccess();
}

/// Reports on the program before, which lives in a context of its own. Of a
/// program with more blocks, those that nothing is compared with stay behind.
static MlirLogicalResult collectBefore(const CommutePass *pass,
                                       MlirOperation op, MlirStringRef file,
                                       Before *before) {
  before->identities = commuteReportIdentitiesCreate();
  if (!before->identities)
    return commuteOpEmitError(op, "out of memory");
  CommuteOtherProgram program;
  MlirLogicalResult result = commuteOtherProgramRead(&program, op, file);
  if (mlirLogicalResultIsSuccess(result))
    result = collect(pass, mlirModuleGetOperation(program.module),
                     before->identities, &before->set);
  commuteOtherProgramFinish(&program);
  return result;
}

/// Reports on the program, and compares it where asked to.
static MlirLogicalResult collectAll(const CommutePass *pass, MlirOperation op,
                                    Before *before, CommuteReportSet *set) {
  MlirStringRef file = commutePassGetString(pass, OPTION_BEFORE);
  if (file.length == 0)
    return collect(pass, op, NULL, set);
  if (mlirLogicalResultIsFailure(collectBefore(pass, op, file, before)) ||
      mlirLogicalResultIsFailure(collect(pass, op, before->identities, set)))
    return mlirLogicalResultFailure();
  return compare(op, file, before, set);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static MlirLogicalResult writeOut(const CommutePass *pass, MlirOperation op,
                                  MlirStringRef text) {
  MlirStringRef file = commutePassGetString(pass, OPTION_FILE);
  if (file.length > 0)
    return commuteOutputWriteFile(mlirOperationGetLocation(op), file, text);
  commuteOutputWrite(COMMUTE_OUTPUT_ERROR, text);
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult writeSet(const CommutePass *pass, MlirOperation op,
                                  CommuteReportSet *set) {
  CommuteText title = {.data = NULL}, text = {.data = NULL};
  commuteOperationPrintTitle(op, commuteTextAppendCallback, &title);
  commuteTextAppend(&title, mlirStringRefCreate("", 1));
  set->title = commuteTextGet(&title).data;
  size_t format = commutePassGetChoice(pass, OPTION_FORMAT);
  bool isDone = !title.isCut &&
                writers[format].write(set, commuteTextAppendCallback, &text) &&
                !text.isCut;
  MlirLogicalResult result = isDone ? writeOut(pass, op, commuteTextGet(&text))
                                    : commuteOpEmitError(op, "out of memory");
  set->title = NULL;
  commuteTextFinish(&title);
  commuteTextFinish(&text);
  return result;
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  CommuteReportSet set = {.entries = NULL};
  commutePassPreserveAllAnalyses(pass);
  Before before = {.identities = NULL};
  MlirLogicalResult result = collectAll(pass, op, &before, &set);
  if (mlirLogicalResultIsSuccess(result))
    result = writeSet(pass, op, &set);
  commuteReportSetFinish(&set);
  commuteReportSetFinish(&before.set);
  commuteReportIdentitiesDestroy(before.identities);
  return result;
}

const CommutePassInfo commutePrintOverlapPass = {
    .argument = "comm-print-overlap",
    .name = "CommutePrintOverlap",
    .description = "Print how long each block takes, and which communication "
                   "it waits for",
    .options = options,
    .optionCount = OPTION_COUNT,
    .prepare = commuteCostOptionsPrepare,
    .release = commuteCostOptionsRelease,
    .run = run,
};
