//===- FsdpGraph.h - Graphs like those of FSDP steps ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_BENCH_FSDPGRAPH_H
#define COMMUTE_BENCH_FSDPGRAPH_H

#include "commute/Schedule.h"

/// Adds `numNodes` nodes of a training step that shards its parameters: layers
/// of parameters that are gathered before use, forward and again backward, and
/// whose gradients are reduced; each start followed at once by its wait, about
/// half of all nodes views of cost 0, and backward nodes that use what forward
/// ones have saved. The same for the same number. Fails as building graphs
/// does.
CommuteStatus commuteFsdpGraphFill(CommuteGraph *graph, uint32_t numNodes,
                                   CommuteError *error);

#endif // COMMUTE_BENCH_FSDPGRAPH_H
