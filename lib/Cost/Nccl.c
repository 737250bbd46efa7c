//===- Nccl.c - NCCL's ring with the LL protocol --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Nccl.h"

#include <math.h>
#include <string.h>

static const double gigabyte = 1024.0 * 1024.0 * 1024.0;

/// Gigabytes per second: intra_node_bw and inter_node_bw of the reference.
static const double bandwidthInNode = 300;
static const double bandwidthBetweenNodes = 25;

/// Nanoseconds of a ring with LL.
static const double baseLatency = 6.6e3;
static const double hopLatencyInNode = 0.6e3;
/// PCI, which a step inside a node goes over where there are several.
static const double hopLatencyBesideNetwork = 1.0e3;
static const double hopLatencyBetweenNodes = 2.7e3;

static const double channelCount = 2;

/// The most that LL carries, in gigabytes per second: with one, two, and more
/// nodes.
static const double llMaximum[][3] = {
    [COMMUTE_NCCL_VOLTA] = {39.0, 39.0, 20.4},
    [COMMUTE_NCCL_AMPERE] = {87.7, 22.5, 19.0},
    [COMMUTE_NCCL_HOPPER] = {87.7, 22.5, 19.0},
};

CommuteNcclChip commuteNcclFindChip(const char *device) {
  if (strncmp(device, "V100", strlen("V100")) == 0)
    return COMMUTE_NCCL_VOLTA;
  if (strncmp(device, "H100", strlen("H100")) == 0)
    return COMMUTE_NCCL_HOPPER;
  return COMMUTE_NCCL_AMPERE;
}

/// Bytes per nanosecond.
static double getBandwidth(const CommuteNcclQuery *query, double steps) {
  bool isOneNode = query->nodes <= 1;
  double link = isOneNode ? bandwidthInNode : bandwidthBetweenNodes;
  if (query->bandwidth > 0)
    link = query->bandwidth / gigabyte;
  double efficiency = query->isAllReduce || !isOneNode ? 1.0 / 4 : 1.0 / 3;
  double bus = link * channelCount * efficiency;
  double most = llMaximum[query->chip][isOneNode           ? 0
                                       : query->nodes == 2 ? 1
                                                           : 2];
  bus = bus < most ? bus : most;
  return bus * (double)query->groupSize / steps * gigabyte * 1e-9;
}

static double getLatency(const CommuteNcclQuery *query, double steps) {
  if (query->latency >= 0)
    return query->latency;
  double nodes = (double)query->nodes;
  double between = 0;
  if (query->nodes > 1)
    between = fmin(query->isAllReduce ? 2 * nodes : nodes - 1, steps);
  double inside = query->nodes > 1 ? hopLatencyBesideNetwork : hopLatencyInNode;
  return baseLatency + (steps - between) * inside +
         between * hopLatencyBetweenNodes;
}

double commuteNcclEstimate(const CommuteNcclQuery *query) {
  if (query->groupSize <= 1)
    return 0;
  double steps = (double)(query->groupSize - 1);
  if (query->isAllReduce)
    steps *= 2;
  return getLatency(query, steps) + query->bytes / getBandwidth(query, steps);
}
