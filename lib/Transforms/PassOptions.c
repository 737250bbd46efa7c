//===- PassOptions.c - Passes with options in a structure -----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Generated from the table of passes; run ninja generate.
//
//===----------------------------------------------------------------------===//

#include "commute/PassOptions.h"

#include "OptionValues.h"
#include "Passes.h"

//===----------------------------------------------------------------------===//
// comm-annotate-costs
//===----------------------------------------------------------------------===//

CommuteAnnotateCostsOptions commuteAnnotateCostsOptionsDefault(void) {
  return (CommuteAnnotateCostsOptions){
      .costModel = "roofline",
      .profile = NULL,
      .device = NULL,
      .devices = NULL,
      .dynamicSize = 0,
  };
}

MlirPass
commuteAnnotateCostsPassCreate(const CommuteAnnotateCostsOptions *options,
                               MlirStringCallback error, void *userData) {
  CommuteAnnotateCostsOptions given =
      options ? *options : commuteAnnotateCostsOptionsDefault();
  CommuteOptionValues values = {.info = &commuteAnnotateCostsPass};
  commuteOptionValuesAddText(&values, given.costModel);
  commuteOptionValuesAddText(&values, given.profile);
  commuteOptionValuesAddText(&values, given.device);
  commuteOptionValuesAddText(&values, given.devices);
  commuteOptionValuesAddInteger(&values, given.dynamicSize);
  return commutePassCreateWithValues(&commuteAnnotateCostsPass,
                                     values.valueCount, values.values, error,
                                     userData);
}

//===----------------------------------------------------------------------===//
// comm-bucket
//===----------------------------------------------------------------------===//

CommuteBucketOptions commuteBucketOptionsDefault(void) {
  return (CommuteBucketOptions){
      .maxBytes = 26214400,
      .minCount = 2,
      .memoryLimit = 0,
      .maxInFlight = 0,
      .order = COMMUTE_OPTION_ORDER_NONE,
      .singleChannel = false,
      .costModel = "roofline",
      .profile = NULL,
      .device = NULL,
      .devices = NULL,
      .dynamicSize = 0,
  };
}

MlirPass commuteBucketPassCreate(const CommuteBucketOptions *options,
                                 MlirStringCallback error, void *userData) {
  CommuteBucketOptions given =
      options ? *options : commuteBucketOptionsDefault();
  CommuteOptionValues values = {.info = &commuteBucketPass};
  commuteOptionValuesAddInteger(&values, given.maxBytes);
  commuteOptionValuesAddInteger(&values, given.minCount);
  commuteOptionValuesAddInteger(&values, given.memoryLimit);
  commuteOptionValuesAddInteger(&values, given.maxInFlight);
  commuteOptionValuesAddChoice(&values, given.order);
  commuteOptionValuesAddBool(&values, given.singleChannel);
  commuteOptionValuesAddText(&values, given.costModel);
  commuteOptionValuesAddText(&values, given.profile);
  commuteOptionValuesAddText(&values, given.device);
  commuteOptionValuesAddText(&values, given.devices);
  commuteOptionValuesAddInteger(&values, given.dynamicSize);
  return commutePassCreateWithValues(&commuteBucketPass, values.valueCount,
                                     values.values, error, userData);
}

//===----------------------------------------------------------------------===//
// comm-fsdp
//===----------------------------------------------------------------------===//

CommuteFsdpOptions commuteFsdpOptionsDefault(void) {
  return (CommuteFsdpOptions){
      .passes = "comm-remove-unsharded-params,comm-reinplace-all-gather,comm-"
                "group-fsdp,comm-reorder-compute",
  };
}

MlirPass commuteFsdpPassCreate(const CommuteFsdpOptions *options,
                               MlirStringCallback error, void *userData) {
  CommuteFsdpOptions given = options ? *options : commuteFsdpOptionsDefault();
  CommuteOptionValues values = {.info = &commuteFsdpPass};
  commuteOptionValuesAddText(&values, given.passes);
  return commutePassCreateWithValues(&commuteFsdpPass, values.valueCount,
                                     values.values, error, userData);
}

//===----------------------------------------------------------------------===//
// comm-group-fsdp
//===----------------------------------------------------------------------===//

MlirPass commuteGroupFsdpPassCreate(MlirStringCallback error, void *userData) {
  return commutePassCreateWithValues(&commuteGroupFsdpPass, 0, NULL, error,
                                     userData);
}

//===----------------------------------------------------------------------===//
// comm-order-collectives
//===----------------------------------------------------------------------===//

CommuteOrderCollectivesOptions commuteOrderCollectivesOptionsDefault(void) {
  return (CommuteOrderCollectivesOptions){
      .scope = COMMUTE_OPTION_SCOPE_ALL,
      .verifyOrder = false,
  };
}

MlirPass
commuteOrderCollectivesPassCreate(const CommuteOrderCollectivesOptions *options,
                                  MlirStringCallback error, void *userData) {
  CommuteOrderCollectivesOptions given =
      options ? *options : commuteOrderCollectivesOptionsDefault();
  CommuteOptionValues values = {.info = &commuteOrderCollectivesPass};
  commuteOptionValuesAddChoice(&values, given.scope);
  commuteOptionValuesAddBool(&values, given.verifyOrder);
  return commutePassCreateWithValues(&commuteOrderCollectivesPass,
                                     values.valueCount, values.values, error,
                                     userData);
}

//===----------------------------------------------------------------------===//
// comm-overlap
//===----------------------------------------------------------------------===//

CommuteOverlapOptions commuteOverlapOptionsDefault(void) {
  return (CommuteOverlapOptions){
      .passes = "comm-reorder-compute,comm-sink-waits,comm-raise-collectives",
      .order = COMMUTE_OPTION_ORDER_ALL,
      .report = false,
      .verifyOrder = false,
      .costModel = "roofline",
      .profile = NULL,
      .device = NULL,
      .devices = NULL,
      .dynamicSize = 0,
  };
}

MlirPass commuteOverlapPassCreate(const CommuteOverlapOptions *options,
                                  MlirStringCallback error, void *userData) {
  CommuteOverlapOptions given =
      options ? *options : commuteOverlapOptionsDefault();
  CommuteOptionValues values = {.info = &commuteOverlapPass};
  commuteOptionValuesAddText(&values, given.passes);
  commuteOptionValuesAddChoice(&values, given.order);
  commuteOptionValuesAddBool(&values, given.report);
  commuteOptionValuesAddBool(&values, given.verifyOrder);
  commuteOptionValuesAddText(&values, given.costModel);
  commuteOptionValuesAddText(&values, given.profile);
  commuteOptionValuesAddText(&values, given.device);
  commuteOptionValuesAddText(&values, given.devices);
  commuteOptionValuesAddInteger(&values, given.dynamicSize);
  return commutePassCreateWithValues(&commuteOverlapPass, values.valueCount,
                                     values.values, error, userData);
}

//===----------------------------------------------------------------------===//
// comm-pipeline-loop
//===----------------------------------------------------------------------===//

CommutePipelineLoopOptions commutePipelineLoopOptionsDefault(void) {
  return (CommutePipelineLoopOptions){
      .order = COMMUTE_OPTION_ORDER_GROUP,
  };
}

MlirPass
commutePipelineLoopPassCreate(const CommutePipelineLoopOptions *options,
                              MlirStringCallback error, void *userData) {
  CommutePipelineLoopOptions given =
      options ? *options : commutePipelineLoopOptionsDefault();
  CommuteOptionValues values = {.info = &commutePipelineLoopPass};
  commuteOptionValuesAddChoice(&values, given.order);
  return commutePassCreateWithValues(&commutePipelineLoopPass,
                                     values.valueCount, values.values, error,
                                     userData);
}

//===----------------------------------------------------------------------===//
// comm-print-overlap
//===----------------------------------------------------------------------===//

CommutePrintOverlapOptions commutePrintOverlapOptionsDefault(void) {
  return (CommutePrintOverlapOptions){
      .format = COMMUTE_PRINT_OVERLAP_FORMAT_TEXT,
      .file = NULL,
      .before = NULL,
      .singleChannel = false,
      .costModel = "roofline",
      .profile = NULL,
      .device = NULL,
      .devices = NULL,
      .dynamicSize = 0,
  };
}

MlirPass
commutePrintOverlapPassCreate(const CommutePrintOverlapOptions *options,
                              MlirStringCallback error, void *userData) {
  CommutePrintOverlapOptions given =
      options ? *options : commutePrintOverlapOptionsDefault();
  CommuteOptionValues values = {.info = &commutePrintOverlapPass};
  commuteOptionValuesAddChoice(&values, given.format);
  commuteOptionValuesAddText(&values, given.file);
  commuteOptionValuesAddText(&values, given.before);
  commuteOptionValuesAddBool(&values, given.singleChannel);
  commuteOptionValuesAddText(&values, given.costModel);
  commuteOptionValuesAddText(&values, given.profile);
  commuteOptionValuesAddText(&values, given.device);
  commuteOptionValuesAddText(&values, given.devices);
  commuteOptionValuesAddInteger(&values, given.dynamicSize);
  return commutePassCreateWithValues(&commutePrintOverlapPass,
                                     values.valueCount, values.values, error,
                                     userData);
}

//===----------------------------------------------------------------------===//
// comm-print-schedule-graph
//===----------------------------------------------------------------------===//

CommutePrintScheduleGraphOptions commutePrintScheduleGraphOptionsDefault(void) {
  return (CommutePrintScheduleGraphOptions){
      .format = COMMUTE_PRINT_SCHEDULE_GRAPH_FORMAT_TEXT,
      .order = COMMUTE_OPTION_ORDER_NONE,
      .file = NULL,
      .costModel = "roofline",
      .profile = NULL,
      .device = NULL,
      .devices = NULL,
      .dynamicSize = 0,
  };
}

MlirPass commutePrintScheduleGraphPassCreate(
    const CommutePrintScheduleGraphOptions *options, MlirStringCallback error,
    void *userData) {
  CommutePrintScheduleGraphOptions given =
      options ? *options : commutePrintScheduleGraphOptionsDefault();
  CommuteOptionValues values = {.info = &commutePrintScheduleGraphPass};
  commuteOptionValuesAddChoice(&values, given.format);
  commuteOptionValuesAddChoice(&values, given.order);
  commuteOptionValuesAddText(&values, given.file);
  commuteOptionValuesAddText(&values, given.costModel);
  commuteOptionValuesAddText(&values, given.profile);
  commuteOptionValuesAddText(&values, given.device);
  commuteOptionValuesAddText(&values, given.devices);
  commuteOptionValuesAddInteger(&values, given.dynamicSize);
  return commutePassCreateWithValues(&commutePrintScheduleGraphPass,
                                     values.valueCount, values.values, error,
                                     userData);
}

//===----------------------------------------------------------------------===//
// comm-raise-collectives
//===----------------------------------------------------------------------===//

CommuteRaiseCollectivesOptions commuteRaiseCollectivesOptionsDefault(void) {
  return (CommuteRaiseCollectivesOptions){
      .order = COMMUTE_OPTION_ORDER_NONE,
      .verifyOrder = false,
  };
}

MlirPass
commuteRaiseCollectivesPassCreate(const CommuteRaiseCollectivesOptions *options,
                                  MlirStringCallback error, void *userData) {
  CommuteRaiseCollectivesOptions given =
      options ? *options : commuteRaiseCollectivesOptionsDefault();
  CommuteOptionValues values = {.info = &commuteRaiseCollectivesPass};
  commuteOptionValuesAddChoice(&values, given.order);
  commuteOptionValuesAddBool(&values, given.verifyOrder);
  return commutePassCreateWithValues(&commuteRaiseCollectivesPass,
                                     values.valueCount, values.values, error,
                                     userData);
}

//===----------------------------------------------------------------------===//
// comm-reinplace-all-gather
//===----------------------------------------------------------------------===//

MlirPass commuteReinplaceAllGatherPassCreate(MlirStringCallback error,
                                             void *userData) {
  return commutePassCreateWithValues(&commuteReinplaceAllGatherPass, 0, NULL,
                                     error, userData);
}

//===----------------------------------------------------------------------===//
// comm-remove-unsharded-params
//===----------------------------------------------------------------------===//

MlirPass commuteRemoveUnshardedParamsPassCreate(MlirStringCallback error,
                                                void *userData) {
  return commutePassCreateWithValues(&commuteRemoveUnshardedParamsPass, 0, NULL,
                                     error, userData);
}

//===----------------------------------------------------------------------===//
// comm-reorder-compute
//===----------------------------------------------------------------------===//

CommuteReorderComputeOptions commuteReorderComputeOptionsDefault(void) {
  return (CommuteReorderComputeOptions){
      .order = COMMUTE_OPTION_ORDER_NONE,
      .verifyOrder = false,
      .costModel = "roofline",
      .profile = NULL,
      .device = NULL,
      .devices = NULL,
      .dynamicSize = 0,
  };
}

MlirPass
commuteReorderComputePassCreate(const CommuteReorderComputeOptions *options,
                                MlirStringCallback error, void *userData) {
  CommuteReorderComputeOptions given =
      options ? *options : commuteReorderComputeOptionsDefault();
  CommuteOptionValues values = {.info = &commuteReorderComputePass};
  commuteOptionValuesAddChoice(&values, given.order);
  commuteOptionValuesAddBool(&values, given.verifyOrder);
  commuteOptionValuesAddText(&values, given.costModel);
  commuteOptionValuesAddText(&values, given.profile);
  commuteOptionValuesAddText(&values, given.device);
  commuteOptionValuesAddText(&values, given.devices);
  commuteOptionValuesAddInteger(&values, given.dynamicSize);
  return commutePassCreateWithValues(&commuteReorderComputePass,
                                     values.valueCount, values.values, error,
                                     userData);
}

//===----------------------------------------------------------------------===//
// comm-schedule
//===----------------------------------------------------------------------===//

CommuteScheduleOptions commuteScheduleOptionsDefault(void) {
  return (CommuteScheduleOptions){
      .effort = 0,
      .order = COMMUTE_OPTION_ORDER_GROUP,
      .singleChannel = false,
      .costScale = 1.0,
      .contention = 0.0,
      .memoryLimit = 0,
      .maxInFlight = 0,
      .maxInFlightCount = 0,
      .maxInFlightPerChannel = 0,
      .maxInFlightCountPerChannel = 0,
      .maxInFlightOf = NULL,
      .maxInFlightCountOf = NULL,
      .prefetchOps = -1,
      .prefetchBytes = -1,
      .prefetchLayers = -1,
      .minBytes = 0,
      .pin = NULL,
      .startEarly = NULL,
      .startLate = NULL,
      .report = false,
      .verifyOrder = false,
      .costModel = "roofline",
      .profile = NULL,
      .device = NULL,
      .devices = NULL,
      .dynamicSize = 0,
  };
}

MlirPass commuteSchedulePassCreate(const CommuteScheduleOptions *options,
                                   MlirStringCallback error, void *userData) {
  CommuteScheduleOptions given =
      options ? *options : commuteScheduleOptionsDefault();
  CommuteOptionValues values = {.info = &commuteSchedulePass};
  commuteOptionValuesAddInteger(&values, given.effort);
  commuteOptionValuesAddChoice(&values, given.order);
  commuteOptionValuesAddBool(&values, given.singleChannel);
  commuteOptionValuesAddReal(&values, given.costScale);
  commuteOptionValuesAddReal(&values, given.contention);
  commuteOptionValuesAddInteger(&values, given.memoryLimit);
  commuteOptionValuesAddInteger(&values, given.maxInFlight);
  commuteOptionValuesAddInteger(&values, given.maxInFlightCount);
  commuteOptionValuesAddInteger(&values, given.maxInFlightPerChannel);
  commuteOptionValuesAddInteger(&values, given.maxInFlightCountPerChannel);
  commuteOptionValuesAddText(&values, given.maxInFlightOf);
  commuteOptionValuesAddText(&values, given.maxInFlightCountOf);
  commuteOptionValuesAddInteger(&values, given.prefetchOps);
  commuteOptionValuesAddInteger(&values, given.prefetchBytes);
  commuteOptionValuesAddInteger(&values, given.prefetchLayers);
  commuteOptionValuesAddInteger(&values, given.minBytes);
  commuteOptionValuesAddText(&values, given.pin);
  commuteOptionValuesAddText(&values, given.startEarly);
  commuteOptionValuesAddText(&values, given.startLate);
  commuteOptionValuesAddBool(&values, given.report);
  commuteOptionValuesAddBool(&values, given.verifyOrder);
  commuteOptionValuesAddText(&values, given.costModel);
  commuteOptionValuesAddText(&values, given.profile);
  commuteOptionValuesAddText(&values, given.device);
  commuteOptionValuesAddText(&values, given.devices);
  commuteOptionValuesAddInteger(&values, given.dynamicSize);
  return commutePassCreateWithValues(&commuteSchedulePass, values.valueCount,
                                     values.values, error, userData);
}

//===----------------------------------------------------------------------===//
// comm-sink-waits
//===----------------------------------------------------------------------===//

CommuteSinkWaitsOptions commuteSinkWaitsOptionsDefault(void) {
  return (CommuteSinkWaitsOptions){
      .order = COMMUTE_OPTION_ORDER_NONE,
      .verifyOrder = false,
  };
}

MlirPass commuteSinkWaitsPassCreate(const CommuteSinkWaitsOptions *options,
                                    MlirStringCallback error, void *userData) {
  CommuteSinkWaitsOptions given =
      options ? *options : commuteSinkWaitsOptionsDefault();
  CommuteOptionValues values = {.info = &commuteSinkWaitsPass};
  commuteOptionValuesAddChoice(&values, given.order);
  commuteOptionValuesAddBool(&values, given.verifyOrder);
  return commutePassCreateWithValues(&commuteSinkWaitsPass, values.valueCount,
                                     values.values, error, userData);
}

//===----------------------------------------------------------------------===//
// comm-unbucket
//===----------------------------------------------------------------------===//

CommuteUnbucketOptions commuteUnbucketOptionsDefault(void) {
  return (CommuteUnbucketOptions){
      .all = false,
  };
}

MlirPass commuteUnbucketPassCreate(const CommuteUnbucketOptions *options,
                                   MlirStringCallback error, void *userData) {
  CommuteUnbucketOptions given =
      options ? *options : commuteUnbucketOptionsDefault();
  CommuteOptionValues values = {.info = &commuteUnbucketPass};
  commuteOptionValuesAddBool(&values, given.all);
  return commutePassCreateWithValues(&commuteUnbucketPass, values.valueCount,
                                     values.values, error, userData);
}

//===----------------------------------------------------------------------===//
// comm-ungroup
//===----------------------------------------------------------------------===//

MlirPass commuteUngroupPassCreate(MlirStringCallback error, void *userData) {
  return commutePassCreateWithValues(&commuteUngroupPass, 0, NULL, error,
                                     userData);
}
