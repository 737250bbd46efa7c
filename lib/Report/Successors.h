//===- Successors.h - Where data go -------------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Report: the data edges of a graph by source, and what follows
// from them alone.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_REPORT_SUCCESSORS_H
#define COMMUTE_LIB_REPORT_SUCCESSORS_H

#include "commute/Schedule.h"

/// The successors of v by data: targets[offsets[v]] up to
/// targets[offsets[v + 1]].
typedef struct CommuteSuccessors {
  size_t *offsets;
  uint32_t *targets;
} CommuteSuccessors;

/// Indexes the data edges of a graph. Returns false where memory runs out;
/// either way the successors are to be finished.
bool commuteSuccessorsInit(CommuteSuccessors *successors,
                           const CommuteGraph *graph);

void commuteSuccessorsFinish(CommuteSuccessors *successors);

/// Finds, for each node, the last wait in the order (NULL: that of the ids)
/// that takes data from it directly or through compute nodes, or
/// COMMUTE_NO_NODE. Returns one per node, to be freed; NULL where memory runs
/// out.
uint32_t *commuteSuccessorsFindLastWaits(const CommuteSuccessors *successors,
                                         const CommuteGraph *graph,
                                         const uint32_t *order);

#endif // COMMUTE_LIB_REPORT_SUCCESSORS_H
