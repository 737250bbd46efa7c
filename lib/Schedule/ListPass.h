//===- ListPass.h - List scheduling of jobs on machines -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Forwards or backwards in time: backwards, every arc is turned around and the
// last job of the program comes first.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_LISTPASS_H
#define COMMUTE_SCHEDULE_LISTPASS_H

#include "Problem.h"

typedef enum CommuteDirection {
  COMMUTE_DIRECTION_FORWARD = 0,
  COMMUTE_DIRECTION_BACKWARD,
} CommuteDirection;

/// Computes, for each job, the longest path that ends with it in a direction,
/// its own cost included. Collectives count `weight` times. `pending` is memory
/// for a number per job.
void commuteProblemFindPaths(const CommuteProblem *problem,
                             CommuteDirection direction, double weight,
                             double *pending, double *ends);

/// How jobs are chosen.
typedef struct CommuteListRules {
  CommuteDirection direction;
  /// By job; the greatest is the best. Not negative.
  const double *priorities;
  /// A machine stays idle for a job of better priority that becomes ready
  /// within so many times the cost of the job that it would run now.
  double computePatience;
  double channelPatience;
  /// Among machines that can start a job at the same time, the last channel
  /// comes first and compute last; else the other way round.
  bool channelsFirst;
} CommuteListRules;

/// The memory of list passes over one problem.
typedef struct CommuteListPass CommuteListPass;

/// Returns NULL where memory runs out.
CommuteListPass *commuteListPassCreate(const CommuteProblem *problem);

void commuteListPassDestroy(CommuteListPass *pass);

/// Always goes on with the machine that can start a job first, and runs the job
/// of the best priority among those that are ready by then. Writes the jobs
/// forwards in time, whatever the direction, and for each when it ends in the
/// direction of the pass. O(V log V + E).
void commuteListPassRun(CommuteListPass *pass, const CommuteListRules *rules,
                        uint32_t *sequence, double *ends);

#endif // COMMUTE_SCHEDULE_LISTPASS_H
