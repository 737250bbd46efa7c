//===- Report.c - Reports on orders, and what must hold of them -----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A plugin with the pass test-commute-report: reports on each block in the
// order that each policy gives it, which it does not take, and checks that the
// figures add up and that the limits of moves are those of the graph.
//
//===----------------------------------------------------------------------===//

#include "commute/Report.h"
#include "commute/Diagnostics.h"
#include "commute/Output.h"
#include "commute/Pass.h"
#include "commute/Plugin.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

COMMUTE_EXPORTED CommutePassPluginInfo mlirGetPassPluginInfo(void);

/// What is looked at, and how much of it there was.
typedef struct Test {
  CommuteAnalysis *analysis;
  CommuteBlockGraph *blockGraph;
  CommuteGraph *graph;
  uint32_t *order;
  unsigned numReports;
  unsigned numMoves;
} Test;

static MlirLogicalResult fail(const Test *test, const char *what) {
  return commuteOpEmitError(
      mlirBlockGetParentOperation(commuteBlockGraphGetBlock(test->blockGraph)),
      "%s", what);
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Exact for integers that a double holds; sums of doubles may round.
static bool isEqual(double a, CommuteCost b) {
  double other = commuteCostGetReal(b);
  return b.isReal ? fabs(a - other) <= 1e-9 * fabs(other) : a == other;
}

static const char *checkSums(const CommuteReport *report) {
  const CommuteSimulation *simulation = &report->simulation;
  double parts = commuteCostGetReal(simulation->compute) +
                 commuteCostGetReal(simulation->exposed) +
                 commuteCostGetReal(report->tail);
  if (!isEqual(parts, simulation->makespan))
    return "the parts of the makespan are not all of it";
  double exposed = 0, communication = 0;
  uint32_t numCollectives = 0;
  for (size_t i = 0; i < report->numGroups; ++i) {
    const CommuteReportGroup *group = &report->groups[i];
    exposed += commuteCostGetReal(group->exposed);
    communication += commuteCostGetReal(group->communication);
    numCollectives += group->numCollectives;
  }
  if (!isEqual(exposed, simulation->exposed))
    return "what the groups expose is not all that is";
  if (!isEqual(communication, simulation->communication))
    return "what the groups take is not all communication";
  if (numCollectives != report->numCollectives)
    return "the groups' collectives are not all";
  return NULL;
}

static const char *checkRanks(const CommuteReport *report) {
  double sum = 0, last = (double)INFINITY;
  for (size_t i = 0; i < report->numMostExposed; ++i) {
    double exposed = commuteCostGetReal(report->mostExposed[i].exposed);
    if (!(exposed > 0) || exposed > last)
      return "the most exposed do not come first";
    sum += exposed;
    last = exposed;
  }
  if (report->numMostExposed < COMMUTE_REPORT_MOST_EXPOSED
          ? !isEqual(sum, report->simulation.exposed)
          : sum > 1.000001 * commuteCostGetReal(report->simulation.exposed))
    return "what single collectives expose does not add up";
  return NULL;
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

/// Finds the node that has a name.
static bool findPlace(const Test *test, const char *wanted, uint32_t *place) {
  char name[256];
  for (uint32_t i = 0; i < commuteGraphGetNumNodes(test->graph); ++i) {
    commuteBlockGraphGetNodeName(test->blockGraph, test->order[i], name,
                                 sizeof name);
    *place = i;
    if (strcmp(name, wanted) == 0)
      return true;
  }
  return false;
}

/// Moves a node up in the order, or back down.
static void rotate(uint32_t *order, uint32_t from, uint32_t to) {
  uint32_t node = order[from];
  if (from > to)
    memmove(&order[to + 1], &order[to], (from - to) * sizeof *order);
  else
    memmove(&order[from], &order[from + 1], (to - from) * sizeof *order);
  order[to] = node;
}

/// Tells whether the order is legal with a node elsewhere.
static bool mayMove(const Test *test, uint32_t from, uint32_t to) {
  uint32_t numNodes = commuteGraphGetNumNodes(test->graph);
  rotate(test->order, from, to);
  bool isLegal = commuteGraphCheckOrder(test->graph, test->order, numNodes,
                                        NULL) == COMMUTE_STATUS_OK;
  rotate(test->order, to, from);
  return isLegal;
}

/// What all operations are held by is what each one is.
static const char *checkNeighbours(const Test *test) {
  uint32_t count = commuteGraphGetNumNodes(test->graph);
  CommuteDependence *holders = calloc(count + 1, sizeof *holders);
  CommuteDependence *followers = calloc(count + 1, sizeof *followers);
  const char *wrong = NULL;
  if (!holders || !followers ||
      !commuteBlockGraphFindHolders(test->blockGraph, test->order, holders) ||
      !commuteBlockGraphFindFollowers(test->blockGraph, test->order, followers))
    wrong = "out of memory";
  for (uint32_t v = 0; !wrong && v < count; ++v) {
    CommuteDependence one = {.from = COMMUTE_NO_NODE, .to = COMMUTE_NO_NODE};
    if (mlirOperationIsNull(commuteBlockGraphGetOperation(test->blockGraph, v)))
      continue;
    commuteBlockGraphFindHolder(test->blockGraph, test->order, v, &one);
    if (one.from != holders[v].from)
      wrong = "a holder is not that of all";
    one.to = COMMUTE_NO_NODE;
    commuteBlockGraphFindFollower(test->blockGraph, test->order, v, &one);
    if (one.to != followers[v].to)
      wrong = "a follower is not that of all";
  }
  free(holders);
  free(followers);
  return wrong;
}

/// A start may move up as far as stated and no further. Names of recorded
/// programs are their own; join nodes stand in the way of a move.
static const char *checkMoves(Test *test, const CommuteReport *report) {
  if (commuteGraphGetNumNodes(test->graph) != report->numOperations)
    return NULL;
  for (size_t i = 0; i < report->numMostExposed; ++i) {
    const CommuteReportCollective *collective = &report->mostExposed[i];
    const CommuteReportLimit *limit = &collective->earlier;
    uint32_t place;
    if (!findPlace(test, collective->name, &place))
      return "a name is nobody's";
    ++test->numMoves;
    if (!mayMove(test, place, place - limit->distance))
      return "a start cannot move as far as stated";
    if (limit->name ? mayMove(test, place, place - limit->distance - 1)
                    : limit->distance != place)
      return "a start can move further than stated";
  }
  return NULL;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static MlirLogicalResult checkReport(Test *test, bool singleChannel) {
  const CommuteReportOptions options = {.singleChannel = singleChannel};
  CommuteReport *report = commuteReportCreate(test->analysis, test->blockGraph,
                                              test->order, &options);
  if (!report)
    return mlirLogicalResultFailure();
  const char *wrong = checkSums(report);
  wrong = wrong ? wrong : checkRanks(report);
  wrong = wrong ? wrong : checkMoves(test, report);
  // That takes as long as all else: for the last policy of a block.
  if (!wrong && test->numReports % 10 == 8)
    wrong = checkNeighbours(test);
  ++test->numReports;
  commuteReportDestroy(report);
  return wrong ? fail(test, wrong) : mlirLogicalResultSuccess();
}

static MlirLogicalResult checkPolicies(Test *test) {
  static const CommutePolicy policies[] = {
      COMMUTE_POLICY_NONE, COMMUTE_POLICY_SINK_WAITS,
      COMMUTE_POLICY_RAISE_COLLECTIVES, COMMUTE_POLICY_REORDER_COMPUTE,
      COMMUTE_POLICY_PIPELINE};
  for (size_t i = 0; i < sizeof policies / sizeof policies[0]; ++i) {
    CommuteError error;
    if (commuteGraphRun(test->graph, policies[i], NULL, test->order, &error) !=
        COMMUTE_STATUS_OK)
      return commuteBlockGraphEmitError(test->blockGraph, &error);
    if (mlirLogicalResultIsFailure(checkReport(test, false)) ||
        mlirLogicalResultIsFailure(checkReport(test, true)))
      return mlirLogicalResultFailure();
  }
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult checkBlock(MlirBlock block, void *userData) {
  Test *test = userData;
  test->blockGraph = commuteBlockGraphCreate(test->analysis, block);
  if (!test->blockGraph)
    return mlirLogicalResultFailure();
  test->graph = commuteBlockGraphGetGraph(test->blockGraph);
  test->order =
      malloc((commuteGraphGetNumNodes(test->graph) + 1) * sizeof *test->order);
  MlirLogicalResult result =
      test->order ? checkPolicies(test) : fail(test, "out of memory");
  free(test->order);
  commuteBlockGraphDestroy(test->blockGraph);
  return result;
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  (void)pass;
  const CommuteAnalysisOptions options = {.flags = COMMUTE_ANALYSIS_COSTS |
                                                   COMMUTE_ANALYSIS_STORAGES};
  Test test = {.analysis = commuteAnalysisCreate(&options)};
  if (!test.analysis)
    return commuteOpEmitError(op, "out of memory");
  MlirLogicalResult result =
      commuteForEachSchedulableBlock(op, checkBlock, &test);
  commuteAnalysisDestroy(test.analysis);
  char text[64];
  int length = snprintf(text, sizeof text, "%u reports, %u moves\n",
                        test.numReports, test.numMoves);
  commuteOutputWrite(COMMUTE_OUTPUT_ERROR,
                     mlirStringRefCreate(text, (size_t)length));
  return result;
}

static const CommutePassInfo testReportPass = {
    .argument = "test-commute-report",
    .name = "TestCommuteReport",
    .description = "Test reports on orders",
    .run = run,
};

static void registerPasses(void) { (void)commuteRegisterPass(&testReportPass); }

CommutePassPluginInfo mlirGetPassPluginInfo(void) {
  return (CommutePassPluginInfo){COMMUTE_PLUGIN_API_VERSION,
                                 "CommuteReportTests", "1", registerPasses};
}
