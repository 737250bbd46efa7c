//===- AlphaBeta.c - Latency and bandwidth --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A kernel takes as long as its arithmetic or its memory traffic, whichever is
// longer, plus a launch (S. Williams, A. Waterman, D. Patterson, "Roofline",
// CACM 52(4), 2009). A collective takes a latency plus its bytes over a
// bandwidth (R. Hockney, Parallel Computing 20(3), 1994): those that were
// measured, brought from the size of the group that they were measured with to
// that at hand by the steps and the bytes of a ring; else those of a ring.
//
//===----------------------------------------------------------------------===//

#include "Collectives.h"
#include "CostImpl.h"

#include <math.h>

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// Steps of a ring of n devices.
static double countSteps(CommuteCollectiveKind kind, int64_t n) {
  switch (kind) {
  case COMMUTE_COLLECTIVE_ALL_REDUCE:
    return 2.0 * (double)(n - 1);
  case COMMUTE_COLLECTIVE_PERMUTE:
  case COMMUTE_COLLECTIVE_SEND:
  case COMMUTE_COLLECTIVE_RECV:
    return 1;
  default:
    return (double)(n - 1);
  }
}

/// How often the full tensors pass a device of a ring.
static double getPasses(CommuteCollectiveKind kind, int64_t n) {
  switch (kind) {
  case COMMUTE_COLLECTIVE_ALL_REDUCE:
    return 2.0 * (double)(n - 1) / (double)n;
  case COMMUTE_COLLECTIVE_ALL_GATHER:
  case COMMUTE_COLLECTIVE_REDUCE_SCATTER:
  case COMMUTE_COLLECTIVE_ALL_TO_ALL:
    return (double)(n - 1) / (double)n;
  default:
    return 1;
  }
}

/// What is measured, in a group of another size.
static CommuteLinkTime scaleTime(const CommuteLink *link,
                                 CommuteCollectiveKind kind, int64_t size) {
  CommuteLinkTime time = link->times[kind];
  if (time.groupSize < 2 || time.groupSize == size)
    return time;
  double steps = fmax(time.latency - link->baseLatency, 0);
  time.latency -= steps;
  time.latency +=
      steps * countSteps(kind, size) / countSteps(kind, time.groupSize);
  time.bandwidth *= getPasses(kind, time.groupSize) / getPasses(kind, size);
  return time;
}

/// The time of a ring that goes through the nodes one after the other: one step
/// for each node goes over `link`, the others over that in the nodes.
static CommuteLinkTime makeRing(const CommuteDevice *device,
                                const CommuteLink *link,
                                const CommuteCostCollective *collective) {
  double steps = countSteps(collective->kind, collective->groupSize);
  const CommuteLink *inner = commuteDeviceFindLink(device, NULL, 0, 1);
  double outerSteps = steps;
  if (link->betweenNodes && inner && collective->nodes > 1)
    outerSteps = fmin(steps, countSteps(collective->kind, collective->nodes));
  double latency = link->baseLatency + outerSteps * link->hopLatency;
  if (outerSteps < steps)
    latency += (steps - outerSteps) * inner->hopLatency;
  return (CommuteLinkTime){
      latency,
      link->bandwidth / getPasses(collective->kind, collective->groupSize), 0};
}

static bool estimateCollective(const CommuteDevice *device,
                               const CommuteCostCollective *collective,
                               double *nanoseconds,
                               CommuteCostDiagnostic *diagnostic) {
  *nanoseconds = 0;
  if (collective->groupSize == 1)
    return true;
  CommuteLinkTime time = {0, 0, 0};
  if (collective->latency < 0 || collective->bandwidth <= 0) {
    const CommuteLink *link =
        commuteCollectiveFindLink(device, collective, diagnostic);
    if (!link)
      return false;
    time = link->times[collective->kind].bandwidth > 0
               ? scaleTime(link, collective->kind, collective->groupSize)
               : makeRing(device, link, collective);
  }
  if (collective->latency >= 0)
    time.latency = collective->latency;
  if (collective->bandwidth > 0)
    time.bandwidth = collective->bandwidth;
  *nanoseconds = time.latency + collective->fullBytes / (time.bandwidth * 1e-9);
  return true;
}

//===----------------------------------------------------------------------===//
// The models
//===----------------------------------------------------------------------===//

static bool estimate(MlirOperation op, CommuteCostContext *context,
                     double *nanoseconds, CommuteCostDiagnostic *diagnostic) {
  const CommuteDevice *device = commuteCostContextGetDevice(context);
  CommuteCostCollective collective;
  if (commuteCostContextGetCollective(context, op, &collective))
    return estimateCollective(device, &collective, nanoseconds, diagnostic);
  CommuteCostWork work;
  if (!commuteCostContextGetWork(context, op, &work))
    return false;
  *nanoseconds = commuteDeviceComputeKernel(device, &work) +
                 (work.isElement ? 0 : device->launch);
  return true;
}

const CommuteCostModel commuteAlphaBetaModel = {
    .name = "alpha-beta",
    .description = "latency + bytes / bandwidth; arithmetic or memory traffic",
    .device = "H100",
    .estimate = estimate,
};

const CommuteCostModel commuteRooflineModel = {
    .name = "roofline",
    .description = "alpha-beta on an H100 as programs find it",
    .device = "generic",
    .estimate = estimate,
};
