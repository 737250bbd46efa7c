//===- Contention.h - Compute beside communication ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Collectives take memory bandwidth and processors from compute: it runs slower
// by a factor while any of them runs.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_CONTENTION_H
#define COMMUTE_SCHEDULE_CONTENTION_H

#include "GraphImpl.h"

typedef struct CommuteBusyPeriod {
  double start;
  double end;
} CommuteBusyPeriod;

typedef struct CommuteContention {
  double factor;
  /// When any collective runs: disjoint, by time. Those before `first` are
  /// over.
  CommuteBusyPeriod *periods;
  uint32_t first;
  uint32_t count;
} CommuteContention;

/// Returns false where memory runs out; then there is nothing to finish.
/// `factor` is at least 1.
bool commuteContentionInit(CommuteContention *contention,
                           const CommuteAllocator *allocator,
                           uint32_t numCollectives, double factor);

void commuteContentionFinish(CommuteContention *contention,
                             const CommuteAllocator *allocator);

/// Forgets all collectives.
void commuteContentionReset(CommuteContention *contention);

/// Notes a collective.
void commuteContentionAdd(CommuteContention *contention, double start,
                          double end);

/// Returns when compute ends that takes `work` alone, and starts at `time`, not
/// before any other did. Collectives that start meanwhile must be known.
double commuteContentionRun(CommuteContention *contention, double time,
                            double work);

#endif // COMMUTE_SCHEDULE_CONTENTION_H
