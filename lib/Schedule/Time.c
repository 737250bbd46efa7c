//===- Time.c - Sums of costs ---------------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Time.h"

#include <math.h>

/// Adds times that are not negative; false where the sum does not fit.
static bool addChecked(CommuteCost *sum, CommuteCost time) {
  if (!sum->isReal && sum->value.integer > INT64_MAX - time.value.integer)
    return false;
  *sum = commuteTimeAdd(*sum, time);
  return !sum->isReal || isfinite(sum->value.real);
}

CommuteStatus commuteTimesTotal(const CommuteGraph *graph, CommuteCost *compute,
                                CommuteCost *communication,
                                CommuteError *error) {
  CommuteCost zero = commuteTimeZero(graph);
  CommuteCost all = zero;
  *compute = zero;
  *communication = zero;
  for (uint32_t v = 0; v < graph->numNodes; ++v) {
    CommuteCost cost = commuteTimeOfNode(graph, v);
    if (commuteTimeIsLess(cost, zero)) {
      commuteErrorBegin(error, COMMUTE_STATUS_NEGATIVE_COST);
      commuteErrorAppend(error, "cannot simulate the negative cost of ");
      commuteErrorAppendNode(error, graph, v);
      return COMMUTE_STATUS_NEGATIVE_COST;
    }
    if (!addChecked(&all, cost))
      return commuteErrorFail(error, COMMUTE_STATUS_OVERFLOW,
                              "the sum of all costs is too large");
    CommuteCost *part =
        commuteNodeIsCollective(graph, v) ? communication : compute;
    *part = commuteTimeAdd(*part, cost);
  }
  return COMMUTE_STATUS_OK;
}
