//===- BuildCollectives.c - Builders of collectives -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Build.h"

#include "commute/Dialect.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

/// Begins a collective with all that collectives have in common. Those without
/// inputs, or destinations, do not have that group at all.
static CommuteBuild begin(const char *name, MlirLocation location,
                          const CommuteCollective *collective, bool hasInputs,
                          bool hasDestinations) {
  CommuteBuild build = commuteBuildBegin(name, location);
  if (hasInputs)
    commuteBuildAddGroup(&build, collective->inputs);
  if (hasDestinations)
    commuteBuildAddGroup(&build, collective->destinations);
  commuteBuildAddGroup(&build, collective->after);
  commuteBuildAddAttribute(
      &build, "group",
      mlirFlatSymbolRefAttrGet(build.context, collective->group));
  MlirType future = commuteFutureTypeGet(
      build.context, collective->results.count, collective->results.types);
  mlirOperationStateAddResults(&build.state, 1, &future);
  return build;
}

static CommuteBuild beginData(const char *name, MlirLocation location,
                              const CommuteCollective *collective) {
  return begin(name, location, collective, true, true);
}

static void addReduction(CommuteBuild *build, CommuteReduction reduction) {
  commuteBuildAddAttribute(
      build, "reduction",
      mlirIntegerAttrGet(mlirIntegerTypeGet(build->context, 32), reduction));
}

MlirOperation commuteAllGatherCreate(MlirLocation location,
                                     const CommuteCollective *collective,
                                     int64_t dim) {
  CommuteBuild build = beginData("comm.all_gather", location, collective);
  commuteBuildAddInteger(&build, "dim", dim);
  return commuteBuildEnd(&build, true);
}

MlirOperation commuteReduceScatterCreate(MlirLocation location,
                                         const CommuteCollective *collective,
                                         int64_t dim,
                                         CommuteReduction reduction) {
  CommuteBuild build = beginData("comm.reduce_scatter", location, collective);
  commuteBuildAddInteger(&build, "dim", dim);
  addReduction(&build, reduction);
  return commuteBuildEnd(&build, true);
}

MlirOperation commuteAllReduceCreate(MlirLocation location,
                                     const CommuteCollective *collective,
                                     CommuteReduction reduction) {
  CommuteBuild build = beginData("comm.all_reduce", location, collective);
  addReduction(&build, reduction);
  return commuteBuildEnd(&build, true);
}

MlirOperation commuteAllToAllCreate(MlirLocation location,
                                    const CommuteCollective *collective,
                                    int64_t splitDim, int64_t concatDim,
                                    CommuteIntegers send,
                                    CommuteIntegers receive) {
  CommuteBuild build = beginData("comm.all_to_all", location, collective);
  commuteBuildAddInteger(&build, "split_dim", splitDim);
  commuteBuildAddInteger(&build, "concat_dim", concatDim);
  if (send.count || receive.count) {
    commuteBuildAddIntegers(&build, "send_splits", send);
    commuteBuildAddIntegers(&build, "recv_splits", receive);
  }
  return commuteBuildEnd(&build, true);
}

MlirOperation commuteBroadcastCreate(MlirLocation location,
                                     const CommuteCollective *collective,
                                     int64_t root) {
  CommuteBuild build = beginData("comm.broadcast", location, collective);
  commuteBuildAddInteger(&build, "root", root);
  return commuteBuildEnd(&build, true);
}

MlirOperation commutePermuteCreate(MlirLocation location,
                                   const CommuteCollective *collective,
                                   CommuteIntegers sources,
                                   CommuteIntegers targets) {
  CommuteBuild build = beginData("comm.permute", location, collective);
  commuteBuildAddIntegers(&build, "sources", sources);
  commuteBuildAddIntegers(&build, "targets", targets);
  return commuteBuildEnd(&build, true);
}

MlirOperation commuteSendCreate(MlirLocation location,
                                const CommuteCollective *collective,
                                int64_t receiver) {
  CommuteBuild build = begin("comm.send", location, collective, true, false);
  commuteBuildAddInteger(&build, "peer", receiver);
  return commuteBuildEnd(&build, true);
}

MlirOperation commuteRecvCreate(MlirLocation location,
                                const CommuteCollective *collective,
                                int64_t sender) {
  CommuteBuild build = begin("comm.recv", location, collective, false, true);
  commuteBuildAddInteger(&build, "peer", sender);
  return commuteBuildEnd(&build, true);
}

MlirOperation commuteBarrierCreate(MlirLocation location,
                                   const CommuteCollective *collective) {
  CommuteBuild build =
      begin("comm.barrier", location, collective, false, false);
  return commuteBuildEnd(&build, false);
}
