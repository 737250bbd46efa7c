//===- MinimumCut.h - Least work outside or inside of a closed set --------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A set of jobs is closed if it holds the successors of its members. Of all
// closed sets that hold some jobs, and leave out others, the one is looked for
// that has the least work of one kind outside plus work of another inside. That
// is a selection problem (J. Rhys, A selection problem of shared fixed costs
// and network flows, Management Science 17, 1970; J.-C. Picard, Maximal closure
// of a graph, Management Science 22, 1976): the work inside flows along arcs
// backwards to work outside, as much as can.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_MINIMUMCUT_H
#define COMMUTE_SCHEDULE_MINIMUMCUT_H

#include "Relaxation.h"

/// What is known of a job before.
typedef enum CommuteSide {
  /// May be inside or outside.
  COMMUTE_SIDE_FREE = 0,
  COMMUTE_SIDE_INSIDE,
  COMMUTE_SIDE_OUTSIDE,
} CommuteSide;

/// A network over the arcs of a relaxation.
typedef struct CommuteCut {
  const CommuteRelaxation *relaxation;
  /// Arcs by source, as places in the rows by target.
  uint32_t *succOffsets;
  uint32_t *succArcs;
  uint32_t *arcTargets;
  /// By arc: what flows from its target to its source.
  int64_t *flows;
  /// By job: what can still flow into it from the source of all, and out of it
  /// to the sink.
  int64_t *supplies;
  int64_t *demands;
  /// By job: its distance from what has a supply; the next edge to look at; the
  /// queue of the search and the path.
  uint32_t *levels;
  uint32_t *nextEdges;
  uint32_t *queue;
  uint32_t *path;
  uint32_t *pathEdges;
} CommuteCut;

/// False where memory runs out. The relaxation must outlive it.
bool commuteCutInit(CommuteCut *cut, const CommuteRelaxation *relaxation);

/// Takes what an Init left, whatever came of it, and what is all zero.
void commuteCutFinish(CommuteCut *cut);

/// Returns the least sum of `outer` outside and of `inner` inside, both by job,
/// counting only free jobs. `sides` says what is known, by job, and must not
/// contradict itself: what comes after a job inside is inside, what comes
/// before one outside is outside. Takes what is done from `*stepsLeft`; where
/// that comes to 0, the sum may be less than the least one.
int64_t commuteCutFind(CommuteCut *cut, const int64_t *outer,
                       const int64_t *inner, const uint8_t *sides,
                       uint64_t *stepsLeft);

#endif // COMMUTE_SCHEDULE_MINIMUMCUT_H
