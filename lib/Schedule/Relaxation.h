//===- Relaxation.h - A graph as jobs with precedences --------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What the strong bounds work on: jobs, each on one machine that runs one job
// at a time, and arcs between them, the target of which starts when the source
// has ended or later. A wait is a job of the compute machine, mostly of no
// length. Every order of the graph, as simulated, gives such a schedule of the
// same length; so what bounds the schedules bounds the orders.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_RELAXATION_H
#define COMMUTE_SCHEDULE_RELAXATION_H

#include "GraphImpl.h"
#include "Ticks.h"

/// The machine of a job that only joins arcs, and has no length.
#define COMMUTE_NO_MACHINE UINT32_MAX

/// Jobs are numbered topologically. Machine 0 is compute, c + 1 is channel c.
typedef struct CommuteRelaxation {
  const CommuteAllocator *allocator;
  uint32_t numJobs;
  uint32_t numMachines;
  /// By job. The node is COMMUTE_NO_NODE where it has no machine.
  uint32_t *nodes;
  uint32_t *machines;
  int64_t *works;
  /// Arcs, none of them implied by others: compressed rows by target.
  uint32_t *offsets;
  uint32_t *preds;
  /// By job, `numWords` words each: the jobs that come before it.
  size_t numWords;
  uint64_t *ancestors;
} CommuteRelaxation;

/// Sets are quadratic: graphs of more jobs are not relaxed, for they would take
/// hundreds of megabytes and minutes.
enum { COMMUTE_RELAXATION_MAX_JOBS = 16384 };

/// Makes the relaxation of a prepared graph with costs that are not negative.
/// `order` is any topological order. Sets `*isTooLarge` where it has too many
/// jobs, and then makes none. Fails with OUT_OF_MEMORY.
CommuteStatus commuteRelaxationInit(CommuteRelaxation *relaxation,
                                    const CommuteGraph *graph,
                                    const uint32_t *order, bool singleChannel,
                                    CommuteTicks ticks, bool *isTooLarge,
                                    CommuteError *error);

/// Makes the relaxation with all arcs reversed: job j becomes numJobs - 1 - j,
/// and what was a tail becomes a head. False where memory runs out.
bool commuteRelaxationInitReversed(CommuteRelaxation *reversed,
                                   const CommuteRelaxation *relaxation);

/// An arc from one job to another.
typedef struct CommuteRelaxationArc {
  uint32_t from;
  uint32_t to;
} CommuteRelaxationArc;

/// Makes the relaxation with more arcs. Jobs get new numbers, which
/// `numbers` takes by old number. Sets `*isCyclic` where the arcs close a
/// cycle, and then makes none. False where memory runs out.
bool commuteRelaxationInitWithArcs(CommuteRelaxation *result,
                                   const CommuteRelaxation *relaxation,
                                   const CommuteRelaxationArc *arcs,
                                   size_t numArcs, uint32_t *numbers,
                                   bool *isCyclic);

/// Takes what an Init left, whatever came of it, and what is all zero.
void commuteRelaxationFinish(CommuteRelaxation *relaxation);

/// Makes room for `numJobs` jobs, and arcs; no job has any yet. The rest of the
/// relaxation is set before. False where memory runs out.
bool commuteRelaxationAllocate(CommuteRelaxation *relaxation, size_t numArcs);

/// Finds the ancestors from the arcs.
void commuteRelaxationFillAncestors(CommuteRelaxation *relaxation);

/// Takes steps from a budget.
static inline void commuteStepsTake(uint64_t *stepsLeft, uint64_t numSteps) {
  *stepsLeft -= *stepsLeft < numSteps ? *stepsLeft : numSteps;
}

static inline const uint64_t *
commuteRelaxationGetAncestors(const CommuteRelaxation *relaxation,
                              uint32_t job) {
  return relaxation->ancestors + job * relaxation->numWords;
}

#endif // COMMUTE_SCHEDULE_RELAXATION_H
