//===- ReorderBlocks.h - Reorder the blocks of an operation -------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms: what the reordering passes have in common.
//
//   block -> graph -> an order from each policy, on that of the one before it,
//                     or from a scheduler
//         -> the operations in the last order -> block
//
// The orders of all blocks are known before the first operation moves: a
// failure, which can only happen until then, leaves the program as it was.
// Between the two a block keeps one pointer per operation, and only where it
// changes; its graph is gone.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_REORDERBLOCKS_H
#define COMMUTE_LIB_TRANSFORMS_REORDERBLOCKS_H

#include "commute/Analysis.h"

/// Looks at a block after a policy: `step` is the policy's index plus one, and
/// 0 for the block as it was, where `order` is NULL. The block itself has not
/// changed. A failure, with an error emitted, is that of the whole.
typedef MlirLogicalResult (*CommuteReorderObserver)(CommuteBlockGraph *graph,
                                                    const uint32_t *order,
                                                    size_t step,
                                                    void *userData);

/// Finds an order of a block: a permutation of all nodes. A failure, with an
/// error emitted, is that of the whole.
typedef MlirLogicalResult (*CommuteReorderScheduler)(CommuteBlockGraph *graph,
                                                     uint32_t *order,
                                                     void *userData);

typedef struct CommuteReorderRequest {
  /// That of the pass, under which remarks are emitted.
  const char *argument;
  /// With costs, where a policy asks for them.
  CommuteAnalysis *analysis;
  /// At least one, or a scheduler in their place.
  const CommutePolicy *policies;
  size_t policyCount;
  CommuteReorderScheduler schedule;
  /// May be NULL.
  CommuteReorderObserver observe;
  void *userData;
  /// Proves the result by a check that shares nothing with graph and scheduler;
  /// `order` is the constraint that the analysis was made with.
  bool verifyOrder;
  CommuteCollectiveOrder order;
} CommuteReorderRequest;

/// Reorders every schedulable block inside an operation; `*changed` is set to
/// true where that changed anything. Fails, with one error, where a block has
/// no graph, the observer fails or memory runs out, and has changed nothing
/// then; or where the proof fails, which says that Commute has a defect.
MlirLogicalResult commuteReorderBlocks(MlirOperation op,
                                       const CommuteReorderRequest *request,
                                       bool *changed);

#endif // COMMUTE_LIB_TRANSFORMS_REORDERBLOCKS_H
