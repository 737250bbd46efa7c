//===- Maker.h - A report that is being made ----------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Report: what its parts are made from.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_REPORT_MAKER_H
#define COMMUTE_LIB_REPORT_MAKER_H

#include "Exposure.h"

#include "commute/Report.h"

/// A report that is being made.
typedef struct CommuteReportMaker {
  const CommuteAnalysis *analysis;
  CommuteBlockGraph *blockGraph;
  CommuteGraph *graph;
  const uint32_t *order;
  CommuteReport *report;
  CommuteSuccessors successors;
  CommuteInterval *intervals;
  CommuteExposure *exposures;
  /// By node: the last wait that takes data from it.
  uint32_t *lastWaits;
  /// By node: the number of operations before it in the order.
  uint32_t *places;
  /// By number of a process group: its index in the report.
  size_t *groups;
} CommuteReportMaker;

/// Returns the index of the process group of a collective's node.
static inline size_t commuteReportMakerGetGroup(const CommuteReportMaker *maker,
                                                uint32_t node) {
  return maker
      ->groups[commuteBlockGraphGetProcessGroup(maker->blockGraph, node)];
}

/// Returns the node at a place of the order.
static inline uint32_t
commuteReportMakerGetNode(const CommuteReportMaker *maker, uint32_t position) {
  return maker->order ? maker->order[position] : position;
}

/// Describes the most exposed collectives. Returns false where memory runs out.
bool commuteReportMakerFindMostExposed(CommuteReportMaker *maker);

/// Lists all operations. Returns false where memory runs out.
bool commuteReportMakerListSchedule(CommuteReportMaker *maker);

#endif // COMMUTE_LIB_REPORT_MAKER_H
