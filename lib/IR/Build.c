//===- Build.c - Builders of comm operations ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Build.h"

#include "commute/Dialect.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

//===----------------------------------------------------------------------===//
// The state
//===----------------------------------------------------------------------===//

CommuteBuild commuteBuildBegin(const char *name, MlirLocation location) {
  return (CommuteBuild){
      .context = mlirLocationGetContext(location),
      .state =
          mlirOperationStateGet(mlirStringRefCreateFromCString(name), location),
  };
}

void commuteBuildAddGroup(CommuteBuild *build, CommuteValues values) {
  build->segments[build->segmentCount++] = (int32_t)values.count;
  mlirOperationStateAddOperands(&build->state, values.count, values.values);
}

void commuteBuildAddValue(CommuteBuild *build, MlirValue value) {
  commuteBuildAddGroup(build,
                       (CommuteValues){mlirValueIsNull(value) ? 0 : 1, &value});
}

void commuteBuildAddAttribute(CommuteBuild *build, const char *name,
                              MlirAttribute attribute) {
  build->attributes[build->attributeCount++] = mlirNamedAttributeGet(
      mlirIdentifierGet(build->context, mlirStringRefCreateFromCString(name)),
      attribute);
}

void commuteBuildAddInteger(CommuteBuild *build, const char *name,
                            int64_t integer) {
  commuteBuildAddAttribute(
      build, name,
      mlirIntegerAttrGet(mlirIntegerTypeGet(build->context, 64), integer));
}

void commuteBuildAddIntegers(CommuteBuild *build, const char *name,
                             CommuteIntegers integers) {
  commuteBuildAddAttribute(
      build, name,
      mlirDenseI64ArrayGet(build->context, integers.count, integers.integers));
}

void commuteBuildAddString(CommuteBuild *build, const char *name,
                           MlirStringRef text) {
  commuteBuildAddAttribute(build, name,
                           mlirStringAttrGet(build->context, text));
}

MlirOperation commuteBuildEnd(CommuteBuild *build, bool isSegmented) {
  if (isSegmented)
    commuteBuildAddAttribute(build, "operandSegmentSizes",
                             mlirDenseI32ArrayGet(build->context,
                                                  build->segmentCount,
                                                  build->segments));
  mlirOperationStateAddAttributes(&build->state, build->attributeCount,
                                  build->attributes);
  return mlirOperationCreate(&build->state);
}

static void addResults(CommuteBuild *build, CommuteTypes types) {
  mlirOperationStateAddResults(&build->state, types.count, types.types);
}

//===----------------------------------------------------------------------===//
// Process groups
//===----------------------------------------------------------------------===//

static void addReal(CommuteBuild *build, const char *name, double real) {
  commuteBuildAddAttribute(
      build, name,
      mlirFloatAttrDoubleGet(build->context, mlirF64TypeGet(build->context),
                             real));
}

MlirOperation commuteProcessGroupCreate(MlirLocation location,
                                        MlirStringRef name,
                                        const CommuteProcessGroup *group) {
  CommuteBuild build = commuteBuildBegin("comm.process_group", location);
  commuteBuildAddString(&build, "sym_name", name);
  commuteBuildAddInteger(&build, "size", group->size);
  if (group->ranks.count)
    commuteBuildAddIntegers(&build, "ranks", group->ranks);
  if (group->ranksPerNode)
    commuteBuildAddInteger(&build, "ranks_per_node", group->ranksPerNode);
  if (group->link.length)
    commuteBuildAddString(&build, "link", group->link);
  if (group->hasLatency)
    addReal(&build, "latency", group->latency);
  if (group->hasBandwidth)
    addReal(&build, "bandwidth", group->bandwidth);
  if (group->channel.length)
    commuteBuildAddString(&build, "channel", group->channel);
  return commuteBuildEnd(&build, false);
}

//===----------------------------------------------------------------------===//
// Waits, storage and copies
//===----------------------------------------------------------------------===//

MlirOperation commuteWaitCreate(MlirLocation location, MlirValue future,
                                CommuteValues after) {
  CommuteBuild build = commuteBuildBegin("comm.wait", location);
  commuteBuildAddValue(&build, future);
  commuteBuildAddGroup(&build, after);
  MlirType type = mlirValueGetType(future);
  for (intptr_t i = 0, e = commuteFutureTypeGetNumResults(type); i < e; ++i) {
    MlirType result = commuteFutureTypeGetResult(type, i);
    mlirOperationStateAddResults(&build.state, 1, &result);
  }
  return commuteBuildEnd(&build, false);
}

MlirOperation commuteResizeCreate(MlirLocation location, MlirValue buffer,
                                  int64_t bytes, CommuteValues after) {
  CommuteBuild build = commuteBuildBegin("comm.resize", location);
  commuteBuildAddValue(&build, buffer);
  commuteBuildAddValue(&build, (MlirValue){NULL});
  commuteBuildAddGroup(&build, after);
  commuteBuildAddInteger(&build, "bytes", bytes);
  return commuteBuildEnd(&build, true);
}

MlirOperation commuteResizeCreateDynamic(MlirLocation location,
                                         MlirValue buffer, MlirValue bytes,
                                         CommuteValues after) {
  CommuteBuild build = commuteBuildBegin("comm.resize", location);
  commuteBuildAddValue(&build, buffer);
  commuteBuildAddValue(&build, bytes);
  commuteBuildAddGroup(&build, after);
  return commuteBuildEnd(&build, true);
}

MlirOperation commuteCopyCreate(MlirLocation location, MlirValue source,
                                MlirValue destination, CommuteValues after) {
  CommuteBuild build = commuteBuildBegin("comm.copy", location);
  commuteBuildAddValue(&build, source);
  commuteBuildAddValue(&build, destination);
  commuteBuildAddGroup(&build, after);
  return commuteBuildEnd(&build, false);
}

MlirOperation commuteAllGatherCopyInCreate(
    MlirLocation location, CommuteValues inputs, MlirValue destination,
    CommuteValues after, int64_t rank, MlirType inputView, MlirType output) {
  CommuteBuild build = commuteBuildBegin("comm.all_gather_copy_in", location);
  commuteBuildAddGroup(&build, inputs);
  commuteBuildAddValue(&build, destination);
  commuteBuildAddGroup(&build, after);
  commuteBuildAddInteger(&build, "rank", rank);
  addResults(&build, (CommuteTypes){2, (MlirType[]){inputView, output}});
  return commuteBuildEnd(&build, true);
}

MlirOperation commuteSplitCopyOutCreate(MlirLocation location, MlirValue source,
                                        CommuteValues destinations,
                                        CommuteValues after, int64_t dim,
                                        CommuteIntegers sizes,
                                        CommuteTypes results) {
  CommuteBuild build = commuteBuildBegin("comm.split_copy_out", location);
  commuteBuildAddValue(&build, source);
  commuteBuildAddGroup(&build, destinations);
  commuteBuildAddGroup(&build, after);
  commuteBuildAddInteger(&build, "dim", dim);
  commuteBuildAddIntegers(&build, "sizes", sizes);
  addResults(&build, results);
  return commuteBuildEnd(&build, true);
}

MlirOperation commuteChunkCatCreate(MlirLocation location, CommuteValues inputs,
                                    MlirValue destination, CommuteValues after,
                                    int64_t dim, int64_t chunks,
                                    MlirType result) {
  CommuteBuild build = commuteBuildBegin("comm.chunk_cat", location);
  commuteBuildAddGroup(&build, inputs);
  commuteBuildAddValue(&build, destination);
  commuteBuildAddGroup(&build, after);
  commuteBuildAddInteger(&build, "dim", dim);
  commuteBuildAddInteger(&build, "chunks", chunks);
  addResults(&build, (CommuteTypes){mlirTypeIsNull(result) ? 0 : 1, &result});
  return commuteBuildEnd(&build, true);
}

MlirOperation commuteViewCreate(MlirLocation location, MlirStringRef name,
                                MlirValue source, MlirType result) {
  CommuteBuild build = commuteBuildBegin("comm.view", location);
  commuteBuildAddValue(&build, source);
  commuteBuildAddString(&build, "name", name);
  addResults(&build, (CommuteTypes){1, &result});
  return commuteBuildEnd(&build, false);
}

//===----------------------------------------------------------------------===//
// Computation and groups
//===----------------------------------------------------------------------===//

MlirOperation commuteComputeCreate(MlirLocation location, MlirStringRef name,
                                   CommuteValues inputs,
                                   CommuteIntegers mutates, CommuteValues after,
                                   CommuteTypes results) {
  CommuteBuild build = commuteBuildBegin("comm.compute", location);
  commuteBuildAddGroup(&build, inputs);
  commuteBuildAddGroup(&build, after);
  commuteBuildAddString(&build, "name", name);
  if (mutates.count)
    commuteBuildAddIntegers(&build, "mutates", mutates);
  addResults(&build, results);
  return commuteBuildEnd(&build, true);
}

MlirOperation commuteScheduleGroupCreate(MlirLocation location,
                                         CommuteValues after,
                                         CommuteTypes results) {
  CommuteBuild build = commuteBuildBegin("comm.schedule_group", location);
  commuteBuildAddGroup(&build, after);
  addResults(&build, results);
  MlirRegion body = mlirRegionCreate();
  mlirRegionAppendOwnedBlock(body, mlirBlockCreate(0, NULL, NULL));
  mlirOperationStateAddOwnedRegions(&build.state, 1, &body);
  return commuteBuildEnd(&build, false);
}

MlirOperation commuteYieldCreate(MlirLocation location, CommuteValues values) {
  CommuteBuild build = commuteBuildBegin("comm.yield", location);
  commuteBuildAddGroup(&build, values);
  return commuteBuildEnd(&build, false);
}
