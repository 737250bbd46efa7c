//===- Example.c - A cost model of one's own ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A plugin as a user would write it: it needs the public headers and
// libCommute.so, and is loaded by --load-pass-plugin. Its model takes a
// collective for a fixed time and a time for each byte, longer between nodes,
// and leaves all else to alpha-beta.
//
//===----------------------------------------------------------------------===//

#include "commute/CostModel.h"
#include "commute/Plugin.h"

/// Nanoseconds.
typedef struct Numbers {
  double start;
  double perByte;
} Numbers;

static const Numbers numbers = {5000, 0.01};

static bool estimate(MlirOperation op, CommuteCostContext *context,
                     double *nanoseconds, CommuteCostDiagnostic *diagnostic) {
  const Numbers *mine = commuteCostContextGetUserData(context);
  CommuteCostCollective collective;
  if (!commuteCostContextGetCollective(context, op, &collective))
    return false;
  if (collective.kind == COMMUTE_COLLECTIVE_BARRIER)
    return commuteCostDiagnosticSet(diagnostic, "cannot be estimated");
  *nanoseconds = mine->start + collective.fullBytes * mine->perByte *
                                   (double)collective.nodes;
  return true;
}

COMMUTE_EXPORTED CommutePassPluginInfo mlirGetPassPluginInfo(void);

static void registerModel(void) {
  (void)commuteCostModelRegister(
      &(CommuteCostModel){.name = "example",
                          .description = "a start and a time for each byte",
                          .fallback = "alpha-beta",
                          .estimate = estimate,
                          .userData = (void *)&numbers});
}

CommutePassPluginInfo mlirGetPassPluginInfo(void) {
  return (CommutePassPluginInfo){COMMUTE_PLUGIN_API_VERSION, "ExampleCostModel",
                                 "1", registerModel};
}
