//===- Measured.c - Costs from a profile ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Collectives.h"
#include "Profile.h"

#include <string.h>

static bool prepare(void *userData, CommuteCostSetup *setup, void **state,
                    CommuteCostDiagnostic *diagnostic) {
  (void)userData;
  if (!setup->profile)
    return commuteCostDiagnosticSet(
        diagnostic, "the cost model 'measured' needs a profile");
  CommuteProfile *profile = commuteProfileRead(setup->profile, diagnostic);
  if (!profile)
    return false;
  if (profile->fallback)
    setup->fallback = profile->fallback;
  *state = profile;
  return true;
}

static void release(void *state) { commuteProfileDestroy(state); }

static CommuteJsonText makeText(MlirStringRef text) {
  return (CommuteJsonText){text.data, text.length};
}

static bool estimate(MlirOperation op, CommuteCostContext *context,
                     double *nanoseconds, CommuteCostDiagnostic *diagnostic) {
  (void)diagnostic;
  CommuteProfileQuery query = {
      .op = makeText(mlirIdentifierStr(mlirOperationGetName(op)))};
  MlirType elementType;
  CommuteCostCollective collective;
  CommuteCostWork work;
  if (commuteCostContextGetCollective(context, op, &collective)) {
    // Nobody measures a group of one.
    *nanoseconds = 0;
    if (collective.groupSize == 1)
      return true;
    const char *kind = commuteCollectiveKindGetName(collective.kind);
    query.kind = (CommuteJsonText){kind, strlen(kind)};
    query.groupSize = collective.groupSize;
    query.bytes = collective.fullBytes;
    elementType = collective.elementType;
  } else if (commuteCostContextGetWork(context, op, &work)) {
    query.kind = makeText(commuteCostGetComputeName(op));
    query.bytes = work.bytes;
    elementType = work.elementType;
  } else {
    return false;
  }
  CommuteTypeName name;
  commuteTypeNameInit(&name, elementType);
  query.elementType = (CommuteJsonText){name.text, name.length};
  return commuteProfileFind(commuteCostContextGetState(context), &query,
                            nanoseconds);
}

const CommuteCostModel commuteMeasuredModel = {
    .name = "measured",
    .description = "a profile of measured times",
    .fallback = "roofline",
    .estimate = estimate,
    .prepare = prepare,
    .release = release,
};
