//===- PassOptions.h - Passes with options in a structure ---------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Generated from the table of passes; run ninja generate.
//
// For each pass its options as a structure, what they are where nobody says
// otherwise, and a function that creates the pass:
//
//     CommuteOverlapOptions options = commuteOverlapOptionsDefault();
//     options.report = true;
//     mlirOpPassManagerAddOwnedPass(
//         manager, commuteOverlapPassCreate(&options, NULL, NULL));
//
// Texts are borrowed during the call; lists and pipelines are texts as in a
// textual pipeline ("comm-sink-waits,cse"). NULL options are the default ones.
// The caller owns the pass until a pass manager takes it. Where a value is not
// right, `error`, which may be NULL, is called with pieces of a message, and
// the pass is null (commutePassIsNull).
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_PASSOPTIONS_H
#define COMMUTE_PASSOPTIONS_H

#include "commute/Export.h"
#include "commute/Pass.h"

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// comm-annotate-costs
//===----------------------------------------------------------------------===//

/// Options of comm-annotate-costs.
typedef struct CommuteAnnotateCostsOptions {
  /// What estimates costs: roofline, alpha-beta, inductor, measured, or a model
  /// that was registered.
  const char *costModel;
  /// File of measured times, for cost-model=measured.
  const char *profile;
  /// The device that costs are for; the model's if empty.
  const char *device;
  /// File of devices; that of --comm-devices if empty.
  const char *devices;
  /// The size that dynamic dimensions are taken to have; 0: they are not known.
  int64_t dynamicSize;
} CommuteAnnotateCostsOptions;

/// Returns the options as they are where nobody sets them.
COMMUTE_EXPORTED CommuteAnnotateCostsOptions
commuteAnnotateCostsOptionsDefault(void);

/// Creates the pass: write what each operation costs into comm.cost_ns.
COMMUTE_EXPORTED MlirPass
commuteAnnotateCostsPassCreate(const CommuteAnnotateCostsOptions *options,
                               MlirStringCallback error, void *userData);

//===----------------------------------------------------------------------===//
// comm-bucket
//===----------------------------------------------------------------------===//

/// Which collectives of a block keep their order in this run.
typedef enum CommuteOptionOrder {
  /// None of them.
  COMMUTE_OPTION_ORDER_NONE,
  /// Those of one process group.
  COMMUTE_OPTION_ORDER_GROUP,
  /// All of them.
  COMMUTE_OPTION_ORDER_ALL,
} CommuteOptionOrder;

/// Options of comm-bucket.
typedef struct CommuteBucketOptions {
  /// Most bytes of a bucket, of the full tensors; 0 for any number.
  int64_t maxBytes;
  /// Fewest collectives of a bucket.
  int64_t minCount;
  /// Most bytes that a block may have live at once, unless it has more already;
  /// 0 for any number.
  int64_t memoryLimit;
  /// Most bytes that a block may have in flight at once, unless it has more
  /// already; 0 for any number.
  int64_t maxInFlight;
  /// Which collectives of a block keep their order in this run.
  CommuteOptionOrder order;
  /// Run the collectives of all process groups on one channel, rather than each
  /// group's on its own.
  bool singleChannel;
  /// What estimates costs: roofline, alpha-beta, inductor, measured, or a model
  /// that was registered.
  const char *costModel;
  /// File of measured times, for cost-model=measured.
  const char *profile;
  /// The device that costs are for; the model's if empty.
  const char *device;
  /// File of devices; that of --comm-devices if empty.
  const char *devices;
  /// The size that dynamic dimensions are taken to have; 0: they are not known.
  int64_t dynamicSize;
} CommuteBucketOptions;

/// Returns the options as they are where nobody sets them.
COMMUTE_EXPORTED CommuteBucketOptions commuteBucketOptionsDefault(void);

/// Creates the pass: merge small collectives of one kind into one with many
/// inputs.
COMMUTE_EXPORTED MlirPass
commuteBucketPassCreate(const CommuteBucketOptions *options,
                        MlirStringCallback error, void *userData);

//===----------------------------------------------------------------------===//
// comm-fsdp
//===----------------------------------------------------------------------===//

/// Options of comm-fsdp.
typedef struct CommuteFsdpOptions {
  /// What to run, one after the other.
  const char *passes;
} CommuteFsdpOptions;

/// Returns the options as they are where nobody sets them.
COMMUTE_EXPORTED CommuteFsdpOptions commuteFsdpOptionsDefault(void);

/// Creates the pass: rewrite, group and order an FSDP program so that its
/// communication overlaps.
COMMUTE_EXPORTED MlirPass
commuteFsdpPassCreate(const CommuteFsdpOptions *options,
                      MlirStringCallback error, void *userData);

//===----------------------------------------------------------------------===//
// comm-group-fsdp
//===----------------------------------------------------------------------===//

/// Creates the pass: group FSDP's communication and put it into an order.
COMMUTE_EXPORTED MlirPass commuteGroupFsdpPassCreate(MlirStringCallback error,
                                                     void *userData);

//===----------------------------------------------------------------------===//
// comm-order-collectives
//===----------------------------------------------------------------------===//

/// What each collective comes after.
typedef enum CommuteOptionScope {
  /// After the one before it.
  COMMUTE_OPTION_SCOPE_ALL,
  /// After the one before it of its process group.
  COMMUTE_OPTION_SCOPE_GROUP,
} CommuteOptionScope;

/// Options of comm-order-collectives.
typedef struct CommuteOrderCollectivesOptions {
  /// What each collective comes after.
  CommuteOptionScope scope;
  /// Prove that every dependence was kept, by a check of its own.
  bool verifyOrder;
} CommuteOrderCollectivesOptions;

/// Returns the options as they are where nobody sets them.
COMMUTE_EXPORTED CommuteOrderCollectivesOptions
commuteOrderCollectivesOptionsDefault(void);

/// Creates the pass: have each collective come after the one before it, by
/// 'after' operands.
COMMUTE_EXPORTED MlirPass
commuteOrderCollectivesPassCreate(const CommuteOrderCollectivesOptions *options,
                                  MlirStringCallback error, void *userData);

//===----------------------------------------------------------------------===//
// comm-overlap
//===----------------------------------------------------------------------===//

/// Options of comm-overlap.
typedef struct CommuteOverlapOptions {
  /// What to run, one after the other: any registered passes.
  const char *passes;
  /// Which collectives of a block keep their order in this run.
  CommuteOptionOrder order;
  /// Print to standard error how long each block takes before and after each
  /// pass.
  bool report;
  /// Prove that every dependence was kept, by a check of its own.
  bool verifyOrder;
  /// What estimates costs: roofline, alpha-beta, inductor, measured, or a model
  /// that was registered.
  const char *costModel;
  /// File of measured times, for cost-model=measured.
  const char *profile;
  /// The device that costs are for; the model's if empty.
  const char *device;
  /// File of devices; that of --comm-devices if empty.
  const char *devices;
  /// The size that dynamic dimensions are taken to have; 0: they are not known.
  int64_t dynamicSize;
} CommuteOverlapOptions;

/// Returns the options as they are where nobody sets them.
COMMUTE_EXPORTED CommuteOverlapOptions commuteOverlapOptionsDefault(void);

/// Creates the pass: hide communication behind computation, by a list of
/// passes.
COMMUTE_EXPORTED MlirPass
commuteOverlapPassCreate(const CommuteOverlapOptions *options,
                         MlirStringCallback error, void *userData);

//===----------------------------------------------------------------------===//
// comm-pipeline-loop
//===----------------------------------------------------------------------===//

/// Options of comm-pipeline-loop.
typedef struct CommutePipelineLoopOptions {
  /// Which collectives of a block keep their order in this run.
  CommuteOptionOrder order;
} CommutePipelineLoopOptions;

/// Returns the options as they are where nobody sets them.
COMMUTE_EXPORTED CommutePipelineLoopOptions
commutePipelineLoopOptionsDefault(void);

/// Creates the pass: start collectives of loops one iteration ahead.
COMMUTE_EXPORTED MlirPass
commutePipelineLoopPassCreate(const CommutePipelineLoopOptions *options,
                              MlirStringCallback error, void *userData);

//===----------------------------------------------------------------------===//
// comm-print-overlap
//===----------------------------------------------------------------------===//

/// How the report is written.
typedef enum CommutePrintOverlapFormat {
  /// Tables for people.
  COMMUTE_PRINT_OVERLAP_FORMAT_TEXT,
  /// Everything, for programs.
  COMMUTE_PRINT_OVERLAP_FORMAT_JSON,
  /// Trace events, for perfetto.
  COMMUTE_PRINT_OVERLAP_FORMAT_TRACE,
  /// A timeline as a picture.
  COMMUTE_PRINT_OVERLAP_FORMAT_SVG,
  /// A timeline to look around in, for browsers.
  COMMUTE_PRINT_OVERLAP_FORMAT_HTML,
} CommutePrintOverlapFormat;

/// Options of comm-print-overlap.
typedef struct CommutePrintOverlapOptions {
  /// How the report is written.
  CommutePrintOverlapFormat format;
  /// Where to write it, in place of what the file held; standard error if
  /// empty.
  const char *file;
  /// A file with the program as it was before, to compare with.
  const char *before;
  /// Run the collectives of all process groups on one channel, rather than each
  /// group's on its own.
  bool singleChannel;
  /// What estimates costs: roofline, alpha-beta, inductor, measured, or a model
  /// that was registered.
  const char *costModel;
  /// File of measured times, for cost-model=measured.
  const char *profile;
  /// The device that costs are for; the model's if empty.
  const char *device;
  /// File of devices; that of --comm-devices if empty.
  const char *devices;
  /// The size that dynamic dimensions are taken to have; 0: they are not known.
  int64_t dynamicSize;
} CommutePrintOverlapOptions;

/// Returns the options as they are where nobody sets them.
COMMUTE_EXPORTED CommutePrintOverlapOptions
commutePrintOverlapOptionsDefault(void);

/// Creates the pass: print how long each block takes, and which communication
/// it waits for.
COMMUTE_EXPORTED MlirPass
commutePrintOverlapPassCreate(const CommutePrintOverlapOptions *options,
                              MlirStringCallback error, void *userData);

//===----------------------------------------------------------------------===//
// comm-print-schedule-graph
//===----------------------------------------------------------------------===//

/// How the graph is written.
typedef enum CommutePrintScheduleGraphFormat {
  /// For people.
  COMMUTE_PRINT_SCHEDULE_GRAPH_FORMAT_TEXT,
  /// For graphviz.
  COMMUTE_PRINT_SCHEDULE_GRAPH_FORMAT_DOT,
} CommutePrintScheduleGraphFormat;

/// Options of comm-print-schedule-graph.
typedef struct CommutePrintScheduleGraphOptions {
  /// How the graph is written.
  CommutePrintScheduleGraphFormat format;
  /// Which collectives of a block keep their order in this run.
  CommuteOptionOrder order;
  /// Where to write it; standard error if empty.
  const char *file;
  /// What estimates costs: roofline, alpha-beta, inductor, measured, or a model
  /// that was registered.
  const char *costModel;
  /// File of measured times, for cost-model=measured.
  const char *profile;
  /// The device that costs are for; the model's if empty.
  const char *device;
  /// File of devices; that of --comm-devices if empty.
  const char *devices;
  /// The size that dynamic dimensions are taken to have; 0: they are not known.
  int64_t dynamicSize;
} CommutePrintScheduleGraphOptions;

/// Returns the options as they are where nobody sets them.
COMMUTE_EXPORTED CommutePrintScheduleGraphOptions
commutePrintScheduleGraphOptionsDefault(void);

/// Creates the pass: print what the schedulers see: operations, dependences,
/// reasons.
COMMUTE_EXPORTED MlirPass commutePrintScheduleGraphPassCreate(
    const CommutePrintScheduleGraphOptions *options, MlirStringCallback error,
    void *userData);

//===----------------------------------------------------------------------===//
// comm-raise-collectives
//===----------------------------------------------------------------------===//

/// Options of comm-raise-collectives.
typedef struct CommuteRaiseCollectivesOptions {
  /// Which collectives of a block keep their order in this run.
  CommuteOptionOrder order;
  /// Prove that every dependence was kept, by a check of its own.
  bool verifyOrder;
} CommuteRaiseCollectivesOptions;

/// Returns the options as they are where nobody sets them.
COMMUTE_EXPORTED CommuteRaiseCollectivesOptions
commuteRaiseCollectivesOptionsDefault(void);

/// Creates the pass: move each collective, with what it needs, up to where it
/// can start first.
COMMUTE_EXPORTED MlirPass
commuteRaiseCollectivesPassCreate(const CommuteRaiseCollectivesOptions *options,
                                  MlirStringCallback error, void *userData);

//===----------------------------------------------------------------------===//
// comm-reinplace-all-gather
//===----------------------------------------------------------------------===//

/// Creates the pass: gather into the buffer in which a copy-in laid the shards.
COMMUTE_EXPORTED MlirPass
commuteReinplaceAllGatherPassCreate(MlirStringCallback error, void *userData);

//===----------------------------------------------------------------------===//
// comm-remove-unsharded-params
//===----------------------------------------------------------------------===//

/// Creates the pass: have uses of resized parameters read what was gathered.
COMMUTE_EXPORTED MlirPass commuteRemoveUnshardedParamsPassCreate(
    MlirStringCallback error, void *userData);

//===----------------------------------------------------------------------===//
// comm-reorder-compute
//===----------------------------------------------------------------------===//

/// Options of comm-reorder-compute.
typedef struct CommuteReorderComputeOptions {
  /// Which collectives of a block keep their order in this run.
  CommuteOptionOrder order;
  /// Prove that every dependence was kept, by a check of its own.
  bool verifyOrder;
  /// What estimates costs: roofline, alpha-beta, inductor, measured, or a model
  /// that was registered.
  const char *costModel;
  /// File of measured times, for cost-model=measured.
  const char *profile;
  /// The device that costs are for; the model's if empty.
  const char *device;
  /// File of devices; that of --comm-devices if empty.
  const char *devices;
  /// The size that dynamic dimensions are taken to have; 0: they are not known.
  int64_t dynamicSize;
} CommuteReorderComputeOptions;

/// Returns the options as they are where nobody sets them.
COMMUTE_EXPORTED CommuteReorderComputeOptions
commuteReorderComputeOptionsDefault(void);

/// Creates the pass: put computations of about its cost between each collective
/// and its wait.
COMMUTE_EXPORTED MlirPass
commuteReorderComputePassCreate(const CommuteReorderComputeOptions *options,
                                MlirStringCallback error, void *userData);

//===----------------------------------------------------------------------===//
// comm-schedule
//===----------------------------------------------------------------------===//

/// Options of comm-schedule.
typedef struct CommuteScheduleOptions {
  /// How hard to look for a better order: 0 takes near-linear time, 1 and 2 try
  /// 30 and 300 changes for each operation.
  int64_t effort;
  /// Which collectives of a block keep their order in this run.
  CommuteOptionOrder order;
  /// Run the collectives of all process groups on one channel, rather than each
  /// group's on its own.
  bool singleChannel;
  /// Take collectives for so many times as costly as they are estimated, so
  /// that more is left to hide them.
  double costScale;
  /// How many times as long computations take while a collective runs; 0 for
  /// what the device says.
  double contention;
  /// Most bytes that a block may have live at once, unless it has more already;
  /// 0 for any number.
  int64_t memoryLimit;
  /// Most bytes that a block may have in flight at once, unless it has more
  /// already; 0 for any number.
  int64_t maxInFlight;
  /// Most collectives in flight at once, likewise.
  int64_t maxInFlightCount;
  /// Most bytes of each channel's collectives in flight at once, likewise.
  int64_t maxInFlightPerChannel;
  /// Most collectives of each channel in flight at once, likewise.
  int64_t maxInFlightCountPerChannel;
  /// Most bytes of collectives of some kinds in flight at once, as in
  /// all_gather:1000000.
  const char *maxInFlightOf;
  /// Most collectives of some kinds in flight at once, as in all_gather:2.
  const char *maxInFlightCountOf;
  /// How many computations ahead of its first use an all-gather may start; -1
  /// for any number.
  int64_t prefetchOps;
  /// How many bytes of all-gathers may be ahead of their first use; -1 for any
  /// number.
  int64_t prefetchBytes;
  /// How many layers (comm.layer, else all-gathers) ahead of the one in use an
  /// all-gather may start; -1 for any number.
  int64_t prefetchLayers;
  /// Leave collectives of fewer bytes between the computations that they stand
  /// between.
  int64_t minBytes;
  /// Operations (comm.name) that keep their place, as those with comm.pin do.
  const char *pin;
  /// Collectives (comm.name) that start before all that they do not need, as
  /// those with comm.start = "early" do.
  const char *startEarly;
  /// Collectives (comm.name) that start after all that does not need them, as
  /// those with comm.start = "late" do.
  const char *startLate;
  /// Print to standard error what each block gained, and how far from the best
  /// it can be at most.
  bool report;
  /// Prove that every dependence was kept, by a check of its own.
  bool verifyOrder;
  /// What estimates costs: roofline, alpha-beta, inductor, measured, or a model
  /// that was registered.
  const char *costModel;
  /// File of measured times, for cost-model=measured.
  const char *profile;
  /// The device that costs are for; the model's if empty.
  const char *device;
  /// File of devices; that of --comm-devices if empty.
  const char *devices;
  /// The size that dynamic dimensions are taken to have; 0: they are not known.
  int64_t dynamicSize;
} CommuteScheduleOptions;

/// Returns the options as they are where nobody sets them.
COMMUTE_EXPORTED CommuteScheduleOptions commuteScheduleOptionsDefault(void);

/// Creates the pass: put each block into the best order that can be found,
/// never a worse one.
COMMUTE_EXPORTED MlirPass
commuteSchedulePassCreate(const CommuteScheduleOptions *options,
                          MlirStringCallback error, void *userData);

//===----------------------------------------------------------------------===//
// comm-sink-waits
//===----------------------------------------------------------------------===//

/// Options of comm-sink-waits.
typedef struct CommuteSinkWaitsOptions {
  /// Which collectives of a block keep their order in this run.
  CommuteOptionOrder order;
  /// Prove that every dependence was kept, by a check of its own.
  bool verifyOrder;
} CommuteSinkWaitsOptions;

/// Returns the options as they are where nobody sets them.
COMMUTE_EXPORTED CommuteSinkWaitsOptions commuteSinkWaitsOptionsDefault(void);

/// Creates the pass: move each wait down, behind all operations that can come
/// before it.
COMMUTE_EXPORTED MlirPass
commuteSinkWaitsPassCreate(const CommuteSinkWaitsOptions *options,
                           MlirStringCallback error, void *userData);

//===----------------------------------------------------------------------===//
// comm-unbucket
//===----------------------------------------------------------------------===//

/// Options of comm-unbucket.
typedef struct CommuteUnbucketOptions {
  /// Split every collective of several inputs, also one that was never merged.
  bool all;
} CommuteUnbucketOptions;

/// Returns the options as they are where nobody sets them.
COMMUTE_EXPORTED CommuteUnbucketOptions commuteUnbucketOptionsDefault(void);

/// Creates the pass: split collectives that were merged by comm-bucket.
COMMUTE_EXPORTED MlirPass
commuteUnbucketPassCreate(const CommuteUnbucketOptions *options,
                          MlirStringCallback error, void *userData);

//===----------------------------------------------------------------------===//
// comm-ungroup
//===----------------------------------------------------------------------===//

/// Creates the pass: put the operations of schedule groups in their place.
COMMUTE_EXPORTED MlirPass commuteUngroupPassCreate(MlirStringCallback error,
                                                   void *userData);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_PASSOPTIONS_H
