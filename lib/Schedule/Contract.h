//===- Contract.h - Nodes that become one ---------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Private to lib/Schedule.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_CONTRACT_H
#define COMMUTE_SCHEDULE_CONTRACT_H

#include "GraphImpl.h"

/// Makes the graph whose node p, described by infos[p], stands for all nodes v
/// of `graph` with parts[v] == p: it has their edges, but for those among
/// themselves, and their touches. It may have cycles. The caller owns the
/// result. Fails with OUT_OF_MEMORY.
CommuteStatus commuteGraphContract(const CommuteGraph *graph,
                                   const uint32_t *parts, uint32_t numParts,
                                   const CommuteNodeInfo *infos,
                                   CommuteGraph **contracted,
                                   CommuteError *error);

#endif // COMMUTE_SCHEDULE_CONTRACT_H
