//===- Options.h - The command line of commute-graph ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_TOOLS_OPTIONS_H
#define COMMUTE_TOOLS_OPTIONS_H

#include "commute/Controls.h"
#include "commute/Optimize.h"

/// One policy of --policy.
typedef struct CommuteStep {
  /// Adds ordering edges instead of reordering.
  bool ordersCollectives;
  /// Runs the optimizing scheduler instead of a policy.
  bool optimizes;
  CommutePolicy policy;
} CommuteStep;

typedef struct CommuteOptions {
  /// Borrowed from the command line.
  const char *path;
  CommuteStep *steps;
  size_t numSteps;
  bool simulate;
  bool time;
  bool singleChannel;
  /// The lower bound of --simulate is the strong one.
  bool hasStrongBound;
  /// For the optimizing scheduler; the flight limits are those below, of which
  /// the first is for all channels together and the second for each.
  CommuteOptimizeOptions schedule;
  CommuteFlightLimit flightLimits[2];
  /// What is asked of its orders; that of nodes is in the text.
  CommuteControls controls;
  /// Asked for instead of a run.
  bool help;
  bool version;
} CommuteOptions;

/// Reads the command line. On failure prints one message to stderr and returns
/// false, with nothing to finish.
bool commuteOptionsInit(CommuteOptions *options, int argc, char **argv);

void commuteOptionsFinish(CommuteOptions *options);

/// What --help prints.
extern const char commuteOptionsHelp[];

#endif // COMMUTE_TOOLS_OPTIONS_H
