//===- Inductor.c - The cost model of PyTorch Inductor --------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Kernels by the longer of arithmetic at the device's peak and memory traffic
// at its full bandwidth (torch/_inductor/scheduler.py), collectives by Nccl.c.
// The reference knows all-gather, reduce-scatter and all-reduce; what else
// there is has the steps of an all-gather.
//
//===----------------------------------------------------------------------===//

#include "Collectives.h"
#include "CostImpl.h"
#include "Nccl.h"

static double estimateCollective(const CommuteDevice *device,
                                 const CommuteCostCollective *collective) {
  bool isReceive = collective->kind == COMMUTE_COLLECTIVE_RECV;
  return commuteNcclEstimate(&(CommuteNcclQuery){
      .chip = commuteNcclFindChip(device->name),
      .isAllReduce = collective->kind == COMMUTE_COLLECTIVE_ALL_REDUCE,
      .bytes = isReceive ? collective->fullBytes : collective->inputBytes,
      .groupSize = collective->groupSize,
      .nodes = collective->nodes,
      .latency = collective->latency,
      .bandwidth = collective->bandwidth});
}

static bool estimate(MlirOperation op, CommuteCostContext *context,
                     double *nanoseconds, CommuteCostDiagnostic *diagnostic) {
  (void)diagnostic;
  const CommuteDevice *device = commuteCostContextGetDevice(context);
  CommuteCostCollective collective;
  if (commuteCostContextGetCollective(context, op, &collective)) {
    *nanoseconds = estimateCollective(device, &collective);
    return true;
  }
  CommuteCostWork work;
  if (!commuteCostContextGetWork(context, op, &work))
    return false;
  *nanoseconds = commuteDeviceComputeKernel(device, &work);
  return true;
}

const CommuteCostModel commuteInductorModel = {
    .name = "inductor",
    .description = "that of PyTorch Inductor: NCCL's ring with LL",
    .device = "H100",
    .estimate = estimate,
};
