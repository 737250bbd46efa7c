//===- Schedule.c - What each operation of a block does -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Cost.h"
#include "Identity.h"
#include "Maker.h"
#include "Names.h"

#include <stdlib.h>

/// Bytes by place in the order.
typedef struct Bytes {
  uint64_t *live;
  uint64_t *inFlight;
} Bytes;

/// Traces what the simulation has found to fit, so that only memory can be
/// lacking.
static bool traceBytes(const CommuteReportMaker *maker, Bytes *bytes) {
  size_t size =
      ((size_t)commuteGraphGetNumNodes(maker->graph) + 1) * sizeof(uint64_t);
  bytes->live = malloc(size);
  bytes->inFlight = malloc(size);
  return bytes->live && bytes->inFlight &&
         commuteGraphTraceBytes(maker->graph, maker->order, bytes->live,
                                bytes->inFlight, NULL) == COMMUTE_STATUS_OK;
}

static bool list(const CommuteReportMaker *maker, uint32_t node,
                 CommuteReportOperation *operation) {
  MlirOperation op = commuteBlockGraphGetOperation(maker->blockGraph, node);
  CommuteNodeInfo info = commuteGraphGetNode(maker->graph, node);
  bool isCollective = info.kind == COMMUTE_NODE_COLLECTIVE;
  uint32_t wait = isCollective ? maker->lastWaits[node] : COMMUTE_NO_NODE;
  const CommuteExposure *exposure = &maker->exposures[node];
  *operation = (CommuteReportOperation){
      .name = commuteNameCopyNode(maker->blockGraph, node),
      .kindName = commuteNameCopyKind(op),
      .kind = info.kind,
      .alsoWait = isCollective && info.alsoWait,
      .group = isCollective ? commuteReportMakerGetGroup(maker, node)
                            : COMMUTE_REPORT_NONE,
      .cost = info.cost,
      .interval = maker->intervals[node],
      .held = exposure->held,
      .exposed = exposure->exposed,
      .origin = COMMUTE_REPORT_NONE,
      .wait =
          wait == COMMUTE_NO_NODE ? COMMUTE_REPORT_NONE : maker->places[wait]};
  return operation->name && operation->kindName &&
         commuteNameCopyLocation(op, &operation->location);
}

/// Tells which operations they are, where anybody asks.
static bool identify(const CommuteReportMaker *maker) {
  CommuteReport *report = maker->report;
  CommuteReportIdentities *identities = report->options.identities;
  if (!identities)
    return true;
  uint32_t numNodes = commuteGraphGetNumNodes(maker->graph);
  uint32_t *numbers = malloc(((size_t)numNodes + 1) * sizeof *numbers);
  bool isDone =
      numbers && commuteIdentityNumber(identities, maker->blockGraph, numbers);
  for (uint32_t node = 0; isDone && node < numNodes; ++node)
    if (!mlirOperationIsNull(
            commuteBlockGraphGetOperation(maker->blockGraph, node)))
      report->schedule[maker->places[node]].identity = numbers[node];
  free(numbers);
  return isDone;
}

/// Returns when the compute stream, which comes to an operation at a time, has
/// done the waiting in it.
static CommuteCost getIssueTime(const CommuteReportOperation *operation,
                                CommuteCost cursor) {
  return commuteCostIsLess(operation->held.start, operation->held.end)
             ? operation->held.end
             : cursor;
}

bool commuteReportMakerListSchedule(CommuteReportMaker *maker) {
  CommuteReport *report = maker->report;
  Bytes bytes = {NULL, NULL};
  report->schedule =
      calloc((size_t)report->numOperations + 1, sizeof *report->schedule);
  bool isDone = report->schedule && traceBytes(maker, &bytes);
  uint32_t numNodes = commuteGraphGetNumNodes(maker->graph);
  CommuteCost makespan = report->simulation.makespan;
  CommuteCost cursor = commuteCostSubtract(makespan, makespan);
  for (uint32_t i = 0; isDone && i < numNodes; ++i) {
    uint32_t node = commuteReportMakerGetNode(maker, i);
    if (mlirOperationIsNull(
            commuteBlockGraphGetOperation(maker->blockGraph, node)))
      continue;
    CommuteReportOperation *operation =
        &report->schedule[report->numScheduled++];
    isDone = list(maker, node, operation);
    operation->issued = getIssueTime(operation, cursor);
    cursor = operation->kind == COMMUTE_NODE_COLLECTIVE
                 ? operation->issued
                 : operation->interval.end;
    operation->liveBytes = bytes.live[i];
    operation->inFlightBytes = bytes.inFlight[i];
  }
  free(bytes.live);
  free(bytes.inFlight);
  return isDone && identify(maker);
}
