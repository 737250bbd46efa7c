//===- MostExposed.c - The collectives that cost the most -----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Cost.h"
#include "Maker.h"
#include "Names.h"

#include <stdlib.h>
#include <string.h>

/// Finds the collectives with the most exposed time, the earlier in the order
/// first where they are equal. Returns how many there are.
static size_t findMostExposed(const CommuteReportMaker *maker,
                              uint32_t *nodes) {
  size_t count = 0;
  for (uint32_t i = 0; i < commuteGraphGetNumNodes(maker->graph); ++i) {
    uint32_t node = commuteReportMakerGetNode(maker, i);
    const CommuteExposure *exposure = &maker->exposures[node];
    if (exposure->wait == COMMUTE_NO_NODE)
      continue;
    size_t rank = count;
    while (rank > 0 &&
           commuteCostIsLess(maker->exposures[nodes[rank - 1]].exposed,
                             exposure->exposed))
      --rank;
    if (rank == COMMUTE_REPORT_MOST_EXPOSED)
      continue;
    if (count < COMMUTE_REPORT_MOST_EXPOSED)
      ++count;
    memmove(&nodes[rank + 1], &nodes[rank], (count - 1 - rank) * sizeof *nodes);
    nodes[rank] = node;
  }
  return count;
}

/// Says what an operation must not pass, and why.
static bool describeLimit(const CommuteReportMaker *maker,
                          const CommuteDependence *dependence, uint32_t node,
                          CommuteReportLimit *limit) {
  limit->reason = dependence->reason;
  limit->name = commuteNameCopyNode(maker->blockGraph, node);
  return limit->name && commuteNameCopyLocation(commuteBlockGraphGetOperation(
                                                    maker->blockGraph, node),
                                                &limit->location);
}

/// Finds how far a collective could move up.
static bool limitStart(const CommuteReportMaker *maker, uint32_t node,
                       CommuteReportLimit *limit) {
  CommuteDependence holder;
  limit->distance = maker->places[node];
  if (!commuteBlockGraphFindHolder(maker->blockGraph, maker->order, node,
                                   &holder))
    return true;
  limit->distance -= maker->places[holder.from] + 1;
  return describeLimit(maker, &holder, holder.from, limit);
}

/// Finds how far a wait could move down.
static bool limitWait(const CommuteReportMaker *maker, uint32_t node,
                      CommuteReportLimit *limit) {
  CommuteDependence follower;
  limit->distance = maker->report->numOperations - maker->places[node] - 1;
  if (!commuteBlockGraphFindFollower(maker->blockGraph, maker->order, node,
                                     &follower))
    return true;
  limit->distance = maker->places[follower.to] - maker->places[node] - 1;
  return describeLimit(maker, &follower, follower.to, limit);
}

static bool describe(const CommuteReportMaker *maker, uint32_t node,
                     CommuteReportCollective *collective) {
  const CommuteExposure *exposure = &maker->exposures[node];
  *collective = (CommuteReportCollective){
      .name = commuteNameCopyNode(maker->blockGraph, node),
      .group = commuteReportMakerGetGroup(maker, node),
      .interval = maker->intervals[node],
      .exposed = exposure->exposed};
  return collective->name &&
         commuteNameCopyLocation(
             commuteBlockGraphGetOperation(maker->blockGraph, node),
             &collective->location) &&
         limitStart(maker, node, &collective->earlier) &&
         limitWait(maker, exposure->wait, &collective->later);
}

bool commuteReportMakerFindMostExposed(CommuteReportMaker *maker) {
  CommuteReport *report = maker->report;
  uint32_t nodes[COMMUTE_REPORT_MOST_EXPOSED + 1];
  size_t count = findMostExposed(maker, nodes);
  report->mostExposed = calloc(count + 1, sizeof *report->mostExposed);
  if (!report->mostExposed)
    return false;
  for (; report->numMostExposed < count; ++report->numMostExposed)
    if (!describe(maker, nodes[report->numMostExposed],
                  &report->mostExposed[report->numMostExposed])) {
      ++report->numMostExposed;
      return false;
    }
  return true;
}
