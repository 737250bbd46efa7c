//===- FsdpGroupsImpl.h - Groups that are being found -------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the core. FsdpGroups.c says who joins which group, FsdpOrder.c
// puts the groups into an order.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_FSDPGROUPSIMPL_H
#define COMMUTE_SCHEDULE_FSDPGROUPSIMPL_H

#include "GraphImpl.h"

#include "commute/FsdpGroups.h"

/// Sets `order`, the orders that the graph allows among those in `groups`, and
/// takes the members from groups that cannot be adjacent. Fails with
/// OUT_OF_MEMORY. The graph must be prepared and free of cycles.
CommuteStatus commuteFsdpGroupsOrder(const CommuteGraph *graph,
                                     CommuteFsdpGroups *groups,
                                     CommuteError *error);

#endif // COMMUTE_SCHEDULE_FSDPGROUPSIMPL_H
