//===- Problem.h - A graph as jobs on machines ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What the optimizer works on: the jobs of one compute machine and of a machine
// for each channel. A wait is a job of the compute machine.
//
// About half of the nodes of a recorded program are views. A compute node of
// cost 0 that brings no storage to life is no job: it can be put right behind
// the last of its predecessors in any order without a change of the makespan or
// of the peak, and its predecessors become those of its successors.
//
// Jobs are numbered in the order of the list, which is topological, so that the
// numbers are one, too.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_PROBLEM_H
#define COMMUTE_SCHEDULE_PROBLEM_H

#include "GraphImpl.h"

/// The machine of compute nodes and waits; channel c is machine c + 1.
#define COMMUTE_COMPUTE_MACHINE 0

/// What is no job.
#define COMMUTE_NO_JOB UINT32_MAX

enum {
  COMMUTE_JOB_COLLECTIVE = 1,
  /// Holds the compute machine until its data are there: a wait, or a
  /// collective that waits first.
  COMMUTE_JOB_WAITS = 2,
  /// A compute job that hands on data that may not be there yet.
  COMMUTE_JOB_PASSES = 4,
};

/// An edge between jobs, seen from either end.
typedef struct CommuteArc {
  /// The job at the other end.
  uint32_t job;
  /// Data go along it that may not be there yet when the source is issued.
  bool isPending;
} CommuteArc;

typedef struct CommuteProblem {
  const CommuteAllocator *allocator;
  uint32_t numNodes;
  uint32_t numJobs;
  uint32_t numMachines;
  /// The job of each node, or COMMUTE_NO_JOB; the node of each job.
  uint32_t *jobs;
  uint32_t *nodes;
  /// By job.
  uint8_t *flags;
  uint32_t *machines;
  double *costs;
  /// Whether the costs are not those of the graph, but scaled, or rounded so
  /// that their sums are exact.
  bool hasRoundCosts;
  /// Arcs by job, compressed rows, without repeats.
  uint32_t *predOffsets;
  CommuteArc *preds;
  uint32_t *succOffsets;
  CommuteArc *succs;
  /// The jobs that come right before each node, job or not: sources[i] for i
  /// from sourceOffsets[v] up to sourceEnds[v].
  uint32_t *sourceOffsets;
  uint32_t *sourceEnds;
  CommuteArc *sources;
} CommuteProblem;

/// Makes the problem of a prepared graph; `order` is a legal order. `scale`
/// multiplies the costs of collectives. Returns false where memory runs out;
/// then there is nothing to finish.
bool commuteProblemInit(CommuteProblem *problem, const CommuteGraph *graph,
                        const uint32_t *order, bool singleChannel,
                        double scale);

void commuteProblemFinish(CommuteProblem *problem);

static inline bool commuteJobIsCollective(const CommuteProblem *problem,
                                          uint32_t job) {
  return (problem->flags[job] & COMMUTE_JOB_COLLECTIVE) != 0;
}

static inline bool commuteJobWaits(const CommuteProblem *problem,
                                   uint32_t job) {
  return (problem->flags[job] & COMMUTE_JOB_WAITS) != 0;
}

/// Writes the jobs of a legal order of all nodes, in its order.
void commuteProblemTakeOrder(const CommuteProblem *problem,
                             const uint32_t *order, uint32_t *sequence);

/// Writes the order of all nodes that a legal order of the jobs stands for.
/// `degrees` has room for a number per node. The graph is the one that the
/// problem was made of.
void commuteProblemGiveOrder(const CommuteProblem *problem,
                             const CommuteGraph *graph,
                             const uint32_t *sequence, uint32_t *degrees,
                             uint32_t *order);

#endif // COMMUTE_SCHEDULE_PROBLEM_H
