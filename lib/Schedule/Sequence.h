//===- Sequence.h - Orders of jobs ----------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_SEQUENCE_H
#define COMMUTE_SCHEDULE_SEQUENCE_H

#include "Contention.h"
#include "Problem.h"

/// The memory of walks over sequences of one problem.
typedef struct CommuteSequencer CommuteSequencer;

/// Returns NULL where memory runs out.
CommuteSequencer *commuteSequencerCreate(const CommuteProblem *problem);

void commuteSequencerDestroy(CommuteSequencer *sequencer);

/// Returns the makespan of a legal sequence at these costs by job: the same
/// sums as the simulator's. `contention` may be NULL.
double commuteSequencerMeasure(CommuteSequencer *sequencer, const double *costs,
                               CommuteContention *contention,
                               const uint32_t *sequence);

/// Starts a walk at these costs; then jobs are run one by one.
void commuteSequencerStart(CommuteSequencer *sequencer, const double *costs);

/// Runs a job; returns when it ends.
double commuteSequencerRun(CommuteSequencer *sequencer, uint32_t job);

/// Whether a job, were it run now, would hold the compute machine.
bool commuteSequencerWouldStall(const CommuteSequencer *sequencer,
                                uint32_t job);

/// Makes a sequence of a legal one that has each machine's jobs in the same
/// order, and each collective as early as its channel's order allows. With
/// `late`, a collective waits for as long as its channel stays busy beyond the
/// next compute job: the same times, fewer bytes.
void commuteSequencerRealise(CommuteSequencer *sequencer,
                             const uint32_t *sequence, bool late,
                             uint32_t *result);

#endif // COMMUTE_SCHEDULE_SEQUENCE_H
