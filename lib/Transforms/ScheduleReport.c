//===- ScheduleReport.c - What an optimized block gained ------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ScheduleReport.h"

#include "commute/Report.h"

#include <inttypes.h>

/// Appends a number of bytes in a column.
static void appendBytes(CommuteText *text, uint64_t bytes) {
  if (bytes == COMMUTE_BYTES_UNKNOWN)
    commuteTextAppendFormat(text, "  %16s", "unknown");
  else
    commuteTextAppendFormat(text, "  %16" PRIu64, bytes);
}

static void appendRow(CommuteText *text, const char *name,
                      const CommuteSimulation *simulation) {
  commuteTextAppendFormat(text, "  %-6s  %11.3f us  %11.3f us", name,
                          commuteCostGetReal(simulation->makespan) / 1000,
                          commuteCostGetReal(simulation->exposed) / 1000);
  appendBytes(text, simulation->peakLiveBytes);
  appendBytes(text, simulation->peakInFlightBytes);
  commuteTextAppendFormat(text, "\n");
}

/// Appends how good the order is known to be, and where it comes from.
static void appendProof(CommuteText *text, const CommuteOptimization *result) {
  const char *source = commuteOrderSourceGetName(result->source);
  if (result->isOptimal) {
    commuteTextAppendFormat(text, "  proved optimal, found by: %s\n", source);
    return;
  }
  double bound = commuteCostGetReal(result->lowerBound);
  double makespan = commuteCostGetReal(result->output.makespan);
  commuteTextAppendFormat(text, "  lower bound %.3f us", bound / 1000);
  if (bound > 0)
    commuteTextAppendFormat(text, ", the result is at most %.2f %% above",
                            100 * (makespan - bound) / bound);
  commuteTextAppendFormat(text, ", found by: %s\n", source);
}

void commuteScheduleReportAppend(CommuteText *text, size_t block,
                                 CommuteBlockGraph *graph,
                                 const CommuteOptimization *result) {
  commuteTextAppendFormat(text, "schedule of block %zu in ", block);
  commuteOperationPrintTitle(
      mlirBlockGetParentOperation(commuteBlockGraphGetBlock(graph)),
      commuteTextAppendCallback, text);
  commuteTextAppendFormat(text, "\n  %-6s  %14s  %14s  %16s  %16s\n", "order",
                          "makespan", "exposed", "live bytes",
                          "in flight bytes");
  appendRow(text, "input", &result->input);
  appendRow(text, "result", &result->output);
  appendProof(text, result);
}
