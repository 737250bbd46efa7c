//===- Controls.h - What people ask of an order ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Wishes of people who know their program better than a cost model does, as
// ordering edges of a schedule graph, which every scheduler then respects:
//
//   CommuteControls controls = commuteControlsGetDefault();
//   controls.prefetchComputations = 2;
//   commuteGraphAddControls(graph, NULL, &controls, &error);
//
// All are about a list, the order of the program. The same idea is found as
// scheduling groups, force-early and force-delay in XLA's latency hiding
// scheduler, and as max_compute_pre_fetch in PyTorch Inductor's overlap
// scheduling.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_CONTROLS_H
#define COMMUTE_CONTROLS_H

#include "commute/Schedule.h"

#ifdef __cplusplus
extern "C" {
#endif

/// When a node is to come.
typedef enum CommuteStartHint {
  COMMUTE_START_ANYWHERE = 0,
  /// Before all that it does not need; of several such nodes, the one that
  /// comes first in the list.
  COMMUTE_START_EARLY,
  /// After all that does not need it; of several such nodes, the one that comes
  /// last in the list.
  COMMUTE_START_LATE,
} CommuteStartHint;

/// A layer that is its own.
#define COMMUTE_NO_LAYER UINT32_MAX

/// What is asked of a node.
typedef struct CommuteNodeControl {
  /// Keeps its place: what comes before it in the list does so in every order,
  /// and so does what comes after it.
  bool isPinned;
  CommuteStartHint start;
  /// Of a collective: how far ahead it may start is limited.
  bool isPrefetch;
  /// Of such a collective: the layer it is for, or COMMUTE_NO_LAYER.
  uint32_t layer;
} CommuteNodeControl;

/// No limit.
#define COMMUTE_PREFETCH_ANY UINT64_MAX

/// All that is asked. A prefetch is ahead by what comes, in the list, between
/// it and the first node that needs it.
typedef struct CommuteControls {
  /// By node; NULL asks nothing. Borrowed.
  const CommuteNodeControl *nodes;
  /// How many computations of a cost above 0 a prefetch may be ahead.
  uint64_t prefetchComputations;
  /// How many bytes of prefetches, its own included, may be ahead; at least its
  /// own always may.
  uint64_t prefetchBytes;
  /// How many layers a prefetch may be ahead of the one in use: with 1, it may
  /// start as soon as the data of the layer before its own are waited for.
  /// Prefetches that follow one another with one layer are of one; those
  /// without are layers of their own.
  uint64_t prefetchLayers;
  /// Collectives of fewer bytes stay between the computations of a cost above 0
  /// that they stand between.
  uint64_t minBytes;
} CommuteControls;

/// Returns what asks nothing.
COMMUTE_EXPORTED CommuteControls commuteControlsGetDefault(void);

/// Adds ordering edges that make every legal order do what is asked; those
/// added are the ones whose ids are at least the number of edges before the
/// call. `list` is as for a policy. What is asked never contradicts what the
/// graph needs: a prefetch that something needs earlier starts earlier. Fails
/// with NOT_A_PERMUTATION, CYCLE, OUT_OF_MEMORY, OVERFLOW. O((V + E) log V).
COMMUTE_EXPORTED CommuteStatus
commuteGraphAddControls(CommuteGraph *graph, const uint32_t *list,
                        const CommuteControls *controls, CommuteError *error);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_CONTROLS_H
