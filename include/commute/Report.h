//===- Report.h - Where the time of a block goes ------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What the simulator says about a block in an order, as data that outlive the
// block, and as text for people:
//
//     CommuteReport *report =
//         commuteReportCreate(analysis, graph, order, &options);
//     commuteReportSetAdd(&set, report, false);
//     commuteReportWriteText(&set, callback, userData);
//     commuteReportSetFinish(&set);
//
// Communication is exposed while computation stands still for it: while a wait
// holds the compute stream. That time is charged to the collectives that run
// meanwhile on the channel of the one waited for (the last to end, if there are
// several), be it that one or those before it, so that the figures of all
// collectives add up to that of the block.
//
// Reports of several blocks make a set, which each format writes as one piece:
// text for people, JSON for programs.
//
// Data go one way: graph and order -> report -> text. Nothing here writes to a
// stream.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_REPORT_H
#define COMMUTE_REPORT_H

#include "commute/Analysis.h"
#include "commute/Export.h"
#include "commute/Schedule.h"
#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// One block
//===----------------------------------------------------------------------===//

/// Which operations of several reports are the same. Needed to compare orders.
typedef struct CommuteReportIdentities CommuteReportIdentities;

/// The caller owns the result. Returns NULL where memory runs out.
COMMUTE_EXPORTED CommuteReportIdentities *commuteReportIdentitiesCreate(void);

/// Destroys identities; takes NULL. Reports made with them may outlive them.
COMMUTE_EXPORTED void
commuteReportIdentitiesDestroy(CommuteReportIdentities *identities);

/// How many of the most exposed collectives a report names.
enum { COMMUTE_REPORT_MOST_EXPOSED = 10 };

/// Zero-initialised fields are sensible defaults.
typedef struct CommuteReportOptions {
  /// All process groups share one channel, as on one communication stream.
  bool singleChannel;
  /// Lists every operation: for all formats but the text.
  bool hasSchedule;
  /// Where the operations of a schedule are to be known by, beside those of
  /// other reports; borrowed until the report is made. May be NULL.
  CommuteReportIdentities *identities;
} CommuteReportOptions;

/// A process group, in the order of first use in the analysis.
typedef struct CommuteReportGroup {
  /// With the `@`.
  char *name;
  uint32_t numCollectives;
  /// Sum of the costs of its collectives.
  CommuteCost communication;
  CommuteCost exposed;
  /// Highest sum of the bytes of its collectives that are started and not yet
  /// waited for, or COMMUTE_BYTES_UNKNOWN.
  uint64_t peakInFlightBytes;
} CommuteReportGroup;

/// How far an operation could move in the order, if nothing else did.
typedef struct CommuteReportLimit {
  /// The operation that it must not pass; NULL where the block ends first.
  char *name;
  /// Where that stands, "file:line:column"; NULL where that is not known.
  char *location;
  /// Why; only where there is such an operation.
  CommuteReason reason;
  /// Operations that it could pass before.
  uint32_t distance;
} CommuteReportLimit;

/// A collective that compute stands still for.
typedef struct CommuteReportCollective {
  char *name;
  /// "file:line:column"; NULL where that is not known.
  char *location;
  /// Index into the report's groups.
  size_t group;
  /// When it runs on its channel.
  CommuteInterval interval;
  CommuteCost exposed;
  /// Its start to the front, and the wait that holds compute the longest while
  /// it runs to the back.
  CommuteReportLimit earlier;
  CommuteReportLimit later;
} CommuteReportCollective;

/// No operation of a schedule.
#define COMMUTE_REPORT_NONE SIZE_MAX

/// What an operation does in the simulation.
typedef struct CommuteReportOperation {
  /// As reports call it: `comm.name`, or "comm.wait#17".
  char *name;
  /// What it is: "comm.wait".
  char *kindName;
  /// "file:line:column"; NULL where that is not known.
  char *location;
  CommuteNodeKind kind;
  /// On a collective: waits first, then starts.
  bool alsoWait;
  /// Of a collective: index into the report's groups.
  size_t group;
  CommuteCost cost;
  /// When it runs: a collective on its channel, all else on the compute stream.
  CommuteInterval interval;
  /// When the compute stream has come to it and done the waiting in it.
  CommuteCost issued;
  /// When compute stands still in it; empty for all that do not wait.
  CommuteInterval held;
  /// Of a collective: how long compute stands still while it runs.
  CommuteCost exposed;
  /// Of a collective: the index of the last wait for it in the schedule, or
  /// COMMUTE_REPORT_NONE.
  size_t wait;
  /// While it is issued; or COMMUTE_BYTES_UNKNOWN.
  uint64_t liveBytes;
  uint64_t inFlightBytes;
  /// Equal where operations of several reports are the same.
  uint32_t identity;
  /// The same operation in the report that this one is compared with: an index
  /// into its schedule, or COMMUTE_REPORT_NONE.
  size_t origin;
} CommuteReportOperation;

/// Times are nanoseconds, all integers or all doubles.
typedef struct CommuteReport {
  /// The operation that holds the block, and the closest symbol around:
  /// "func.func @step".
  char *title;
  /// Of that operation: "file:line:column"; NULL where that is not known.
  char *location;
  CommuteReportOptions options;
  uint32_t numOperations;
  uint32_t numCollectives;
  uint32_t numWaits;
  /// The makespan is the sum of its compute, its exposed, and the tail.
  CommuteSimulation simulation;
  /// What runs on after the last computation, since no wait asks for it.
  CommuteCost tail;
  CommuteBounds bounds;
  CommuteReportGroup *groups;
  size_t numGroups;
  /// Those with the most exposed time, most first, none without.
  CommuteReportCollective *mostExposed;
  size_t numMostExposed;
  /// All operations in the order, where asked for.
  CommuteReportOperation *schedule;
  size_t numScheduled;
} CommuteReport;

/// Reports on a block in an order (NULL: its own), which must respect the
/// graph. The graph is one of the analysis, which has not been resumed since,
/// built with costs, and with storages if the bytes are to mean anything.
/// `options` may be NULL. The caller owns the result. Returns NULL after an
/// error at the operation that holds the block: times or bytes that do not fit
/// their type, or out of memory.
COMMUTE_EXPORTED CommuteReport *
commuteReportCreate(const CommuteAnalysis *analysis, CommuteBlockGraph *graph,
                    const uint32_t *order, const CommuteReportOptions *options);

/// Destroys a report; takes NULL.
COMMUTE_EXPORTED void commuteReportDestroy(CommuteReport *report);

/// Computes what no order of a block can undercut, whatever order of
/// collectives the graph was built to keep. `options` may be NULL; `error` may
/// not. Fails as commuteGraphComputeBounds does.
COMMUTE_EXPORTED CommuteStatus commuteBlockGraphComputeBounds(
    CommuteBlockGraph *graph, const CommuteSimulationOptions *options,
    CommuteBounds *bounds, CommuteError *error);

//===----------------------------------------------------------------------===//
// Several blocks
//===----------------------------------------------------------------------===//

/// Blocks that run one after the other, each once. Zero-initialised, there are
/// none.
typedef struct CommuteReportTotal {
  size_t numBlocks;
  size_t numCollectives;
  /// Sums of those of the blocks; doubles where integers do not hold them.
  CommuteCost makespan;
  CommuteCost compute;
  CommuteCost exposed;
  CommuteCost tail;
  CommuteCost communication;
  CommuteCost lowerBound;
  /// The highest of any block, or COMMUTE_BYTES_UNKNOWN.
  uint64_t peakLiveBytes;
  uint64_t peakInFlightBytes;
} CommuteReportTotal;

/// Adds a block.
COMMUTE_EXPORTED void commuteReportTotalAdd(CommuteReportTotal *total,
                                            const CommuteReport *report);

/// A block in a set.
typedef struct CommuteReportEntry {
  CommuteReport *report;
  /// What it is compared with, the report of another set; NULL where there is
  /// none.
  const CommuteReport *before;
  /// It is part of an operation of another block of the set, whose time
  /// includes its own.
  bool isNested;
} CommuteReportEntry;

/// Reports of blocks. Zero-initialised, there are none.
typedef struct CommuteReportSet {
  CommuteReportEntry *entries;
  size_t numEntries;
  size_t capacity;
  /// Of all that are not nested.
  CommuteReportTotal total;
  /// The operation whose blocks they are, "builtin.module"; borrowed.
  const char *title;
  /// What the reports were made with.
  bool singleChannel;
  /// What it is compared with, and the name of that; NULL where there is none.
  const struct CommuteReportSet *before;
  const char *beforeName;
} CommuteReportSet;

/// Adds a report, which the set owns from then on, whatever comes of it.
/// Returns false where memory runs out.
COMMUTE_EXPORTED bool commuteReportSetAdd(CommuteReportSet *set,
                                          CommuteReport *report, bool isNested);

/// Compares a set with another one, which must outlive it: blocks of one title,
/// in the order in which they stand. All reports must have schedules, made with
/// the identities. Returns false where memory runs out.
COMMUTE_EXPORTED bool
commuteReportSetCompare(CommuteReportSet *set, const CommuteReportSet *before,
                        const CommuteReportIdentities *identities);

/// Destroys the reports of a set.
COMMUTE_EXPORTED void commuteReportSetFinish(CommuteReportSet *set);

//===----------------------------------------------------------------------===//
// Formats
//===----------------------------------------------------------------------===//

/// Writes a set in a format. Returns false where memory runs out.
typedef bool (*CommuteReportWriter)(const CommuteReportSet *set,
                                    MlirStringCallback callback,
                                    void *userData);

/// Writes lines of text of at most 100 columns, titles aside. Times are in
/// microseconds with three decimals, which is exact for integers.
COMMUTE_EXPORTED bool commuteReportWriteText(const CommuteReportSet *set,
                                             MlirStringCallback callback,
                                             void *userData);

/// Writes JSON (docs/report-format.md). The reports must have schedules.
COMMUTE_EXPORTED bool commuteReportWriteJson(const CommuteReportSet *set,
                                             MlirStringCallback callback,
                                             void *userData);

/// Writes trace events, which Perfetto and Chrome open: a process for each
/// block, a thread for its compute stream and for each process group, arrows
/// from collectives to their waits. The reports must have schedules.
COMMUTE_EXPORTED bool commuteReportWriteTrace(const CommuteReportSet *set,
                                              MlirStringCallback callback,
                                              void *userData);

/// Writes a picture: a timeline of each block, below that of what it is
/// compared with, on one scale. What is too short to be seen alone is drawn as
/// one. The reports must have schedules.
COMMUTE_EXPORTED bool commuteReportWriteSvg(const CommuteReportSet *set,
                                            MlirStringCallback callback,
                                            void *userData);

/// Writes the same as a page of its own, with all operations, to zoom into. The
/// reports must have schedules.
COMMUTE_EXPORTED bool commuteReportWriteHtml(const CommuteReportSet *set,
                                             MlirStringCallback callback,
                                             void *userData);

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// Writes which operation it is: its name, and the closest symbol, its own or
/// around it ("scf.for @step").
COMMUTE_EXPORTED void commuteOperationPrintTitle(MlirOperation op,
                                                 MlirStringCallback callback,
                                                 void *userData);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_REPORT_H
