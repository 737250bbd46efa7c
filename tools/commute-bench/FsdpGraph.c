//===- FsdpGraph.c - Graphs like those of FSDP steps ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The counts by layer are those of a recorded Llama training step.
//
//===----------------------------------------------------------------------===//

#include "FsdpGraph.h"

enum {
  /// Parameters of a layer.
  NumParameters = 9,
  /// Compute nodes behind each parameter's wait, forward and backward.
  NumForwardSteps = 6,
  NumBackwardSteps = 8,
  /// Nodes of a layer: cast, start, wait for each gather; cast, start, wait for
  /// each reduction.
  NumForwardNodes = NumParameters * (3 + NumForwardSteps),
  NumBackwardNodes = NumParameters * (6 + NumBackwardSteps),
};

/// A graph while it grows.
typedef struct Builder {
  CommuteGraph *graph;
  uint32_t numNodes;
  /// The last node of the chain of compute.
  uint32_t chain;
  /// First failure.
  CommuteStatus status;
  CommuteError *error;
} Builder;

static bool isFull(const Builder *builder) {
  return builder->status != COMMUTE_STATUS_OK ||
         commuteGraphGetNumNodes(builder->graph) == builder->numNodes;
}

static void join(Builder *builder, uint32_t from, uint32_t to) {
  if (builder->status == COMMUTE_STATUS_OK && from != COMMUTE_NO_NODE &&
      to != COMMUTE_NO_NODE)
    builder->status = commuteGraphAddEdge(
        builder->graph, from, to, COMMUTE_EDGE_DATA, NULL, builder->error);
}

/// Adds a node behind another one; returns COMMUTE_NO_NODE once there are
/// enough.
static uint32_t add(Builder *builder, CommuteNodeKind kind, int64_t cost,
                    uint32_t before) {
  if (isFull(builder))
    return COMMUTE_NO_NODE;
  uint32_t node = COMMUTE_NO_NODE;
  CommuteNodeInfo info = {.kind = kind, .cost = commuteCostFromInteger(cost)};
  builder->status =
      commuteGraphAddNode(builder->graph, &info, &node, builder->error);
  join(builder, before, node);
  return node;
}

/// Adds cast, start and wait; returns the wait.
static uint32_t communicate(Builder *builder, int64_t cost, uint32_t before) {
  uint32_t cast = add(builder, COMMUTE_NODE_COMPUTE, 0, before);
  uint32_t start = add(builder, COMMUTE_NODE_COLLECTIVE, cost, cast);
  return add(builder, COMMUTE_NODE_WAIT, 0, start);
}

/// Adds a chain of views and real work that takes `data`.
static void compute(Builder *builder, uint32_t numSteps, int64_t cost,
                    uint32_t data) {
  for (uint32_t i = 0; i < numSteps; ++i) {
    uint32_t node =
        add(builder, COMMUTE_NODE_COMPUTE, i % 2 ? cost : 0, builder->chain);
    if (i % 2)
      join(builder, data, node);
    if (node != COMMUTE_NO_NODE)
      builder->chain = node;
  }
}

static int64_t gatherCost(uint32_t parameter) {
  return 25000 + 40000 * (int64_t)(parameter % 3);
}

static void addForward(Builder *builder) {
  for (uint32_t p = 0; p < NumParameters; ++p) {
    uint32_t full = communicate(builder, gatherCost(p), COMMUTE_NO_NODE);
    compute(builder, NumForwardSteps, 18000 + 5000 * (int64_t)(p % 4), full);
  }
}

/// `saved` is the first node of the layer's forward part.
static void addBackward(Builder *builder, uint32_t saved) {
  for (uint32_t p = NumParameters; p-- > 0;) {
    uint32_t full = communicate(builder, gatherCost(p), COMMUTE_NO_NODE);
    compute(builder, NumBackwardSteps, 22000 + 6000 * (int64_t)(p % 4), full);
    uint32_t firstStep = saved + p * (3 + NumForwardSteps) + 3;
    join(builder, firstStep, builder->chain);
    communicate(builder, gatherCost(p) + 2000, builder->chain);
  }
}

CommuteStatus commuteFsdpGraphFill(CommuteGraph *graph, uint32_t numNodes,
                                   CommuteError *error) {
  Builder builder = {.graph = graph,
                     .numNodes = numNodes,
                     .chain = COMMUTE_NO_NODE,
                     .error = error};
  uint32_t numLayers = numNodes / (NumForwardNodes + NumBackwardNodes);
  for (uint32_t layer = 0; layer < numLayers; ++layer)
    addForward(&builder);
  for (uint32_t layer = numLayers; layer-- > 0;)
    addBackward(&builder, layer * NumForwardNodes);
  // What is left over becomes another forward part, cut off.
  while (!isFull(&builder))
    addForward(&builder);
  return builder.status;
}
