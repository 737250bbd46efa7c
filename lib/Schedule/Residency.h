//===- Residency.h - Bytes live and in flight -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_RESIDENCY_H
#define COMMUTE_SCHEDULE_RESIDENCY_H

#include "GraphImpl.h"

/// Computes the highest sum of the bytes of live storages in an order, or
/// COMMUTE_BYTES_UNKNOWN. `positions` is the order's inverse. `trace`, unless
/// it is NULL, takes the sum at each position. Fails with OVERFLOW,
/// OUT_OF_MEMORY.
CommuteStatus commuteResidencyFindLivePeak(const CommuteGraph *graph,
                                           const uint32_t *positions,
                                           uint64_t *peak, uint64_t *trace,
                                           CommuteError *error);

/// Computes the highest sum of the bytes of collectives started and not yet
/// waited for, or COMMUTE_BYTES_UNKNOWN. A collective is in flight from its own
/// position to that of the last wait that takes its data, directly or through
/// compute nodes; to the end where there is none. The graph must be prepared,
/// the order legal. Fails as above.
CommuteStatus commuteResidencyFindInFlightPeak(const CommuteGraph *graph,
                                               const uint32_t *order,
                                               const uint32_t *positions,
                                               uint64_t *peak, uint64_t *trace,
                                               CommuteError *error);

#endif // COMMUTE_SCHEDULE_RESIDENCY_H
