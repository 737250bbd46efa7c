//===- Nccl.h - NCCL's ring with the LL protocol ------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the cost models: estimate_nccl_collective_runtime of PyTorch
// Inductor 2.7.1 (torch/_inductor/comm_analysis.py), which takes its numbers
// from NCCL's tuning tables.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_COST_NCCL_H
#define COMMUTE_LIB_COST_NCCL_H

#include <stdbool.h>
#include <stdint.h>

typedef enum CommuteNcclChip {
  COMMUTE_NCCL_VOLTA,
  COMMUTE_NCCL_AMPERE,
  COMMUTE_NCCL_HOPPER
} CommuteNcclChip;

typedef struct CommuteNcclQuery {
  CommuteNcclChip chip;
  bool isAllReduce;
  /// Of the inputs.
  double bytes;
  int64_t groupSize;
  /// Nodes that the group spans.
  int64_t nodes;
  /// Nanoseconds; negative: NCCL's.
  double latency;
  /// Bytes per second; not positive: the reference's, in a node and between
  /// nodes.
  double bandwidth;
} CommuteNcclQuery;

/// Finds the chip of a device; one that is not known counts as Ampere.
CommuteNcclChip commuteNcclFindChip(const char *device);

/// Returns nanoseconds.
double commuteNcclEstimate(const CommuteNcclQuery *query);

#endif // COMMUTE_LIB_COST_NCCL_H
