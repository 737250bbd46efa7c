//===- SimulatorTests.c - Simulated orders --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ScheduleTest.h"

#include <math.h>

#include <string.h>

static bool isInteger(CommuteCost cost, int64_t expected) {
  return !cost.isReal && cost.value.integer == expected;
}

static bool isInterval(CommuteInterval interval, int64_t start, int64_t end) {
  return isInteger(interval.start, start) && isInteger(interval.end, end);
}

/// Adds a collective with its bytes in flight.
static uint32_t addCollective(CommuteGraph *graph, int64_t cost,
                              uint32_t channel, uint64_t bytes) {
  uint32_t node = COMMUTE_NO_NODE;
  CommuteNodeInfo info = {.kind = COMMUTE_NODE_COLLECTIVE,
                          .cost = commuteCostFromInteger(cost),
                          .channel = channel,
                          .bytes = bytes};
  CHECK(commuteGraphAddNode(graph, &info, &node, NULL) == COMMUTE_STATUS_OK);
  return node;
}

static CommuteSimulation simulate(CommuteGraph *graph, bool singleChannel,
                                  CommuteInterval *intervals) {
  CommuteSimulationOptions options = {.singleChannel = singleChannel};
  CommuteSimulation simulation = {.peakLiveBytes = 0};
  CHECK(commuteGraphSimulate(graph, NULL, &options, &simulation, intervals,
                             NULL) == COMMUTE_STATUS_OK);
  return simulation;
}

static void testEmpty(void) {
  CommuteGraph *graph = createNamed();
  CommuteSimulation simulation = simulate(graph, false, NULL);
  CHECK(isInteger(simulation.makespan, 0) && isInteger(simulation.exposed, 0));
  CHECK(simulation.peakLiveBytes == 0 && simulation.peakInFlightBytes == 0);
  CHECK(simulation.hasVisualizeOverlap && simulation.visualizeOverlap == 0);
  CHECK(commuteGraphAddStorage(graph, 9, COMMUTE_STORAGE_LIVE_IN, NULL, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(simulate(graph, false, NULL).peakLiveBytes == 9);
  commuteGraphDestroy(graph);
}

/// Two channels, a getitem between start and wait, a wait of two collectives.
static void testMachines(void) {
  CommuteGraph *graph = createNamed();
  CommuteInterval at[7];
  uint32_t a = addCollective(graph, 10, 1, 100);
  uint32_t b = addCollective(graph, 4, 2, 20);
  uint32_t c = addCollective(graph, 5, 1, 3);
  uint32_t d = addNode(graph, COMMUTE_NODE_COMPUTE, 2);
  uint32_t item = addNode(graph, COMMUTE_NODE_COMPUTE, 0);
  uint32_t wait = addNode(graph, COMMUTE_NODE_WAIT, 1);
  uint32_t last = addNode(graph, COMMUTE_NODE_COMPUTE, 3);
  addData(graph, a, item);
  addData(graph, item, wait);
  addData(graph, b, wait);
  addData(graph, wait, last);
  CommuteSimulation simulation = simulate(graph, false, at);
  CHECK(isInterval(at[a], 0, 10) && isInterval(at[b], 0, 4));
  CHECK(isInterval(at[c], 10, 15) && isInterval(at[d], 0, 2));
  CHECK(isInterval(at[item], 2, 2) && isInterval(at[wait], 2, 11));
  CHECK(isInterval(at[last], 11, 14));
  CHECK(isInteger(simulation.makespan, 15) && isInteger(simulation.exposed, 8));
  CHECK(isInteger(simulation.compute, 6));
  CHECK(isInteger(simulation.communication, 19));
  CHECK(simulation.peakInFlightBytes == 123);
  CHECK(!simulation.hasVisualizeOverlap);

  simulation = simulate(graph, true, at);
  CHECK(isInterval(at[b], 10, 14) && isInterval(at[c], 14, 19));
  CHECK(isInteger(simulation.makespan, 19));
  CHECK(isInterval(at[wait], 2, 15) && isInteger(simulation.exposed, 12));
  commuteGraphDestroy(graph);
}

/// An ordering edge hands on no data, and a data edge beside it does.
static void testOrderingEdges(void) {
  CommuteGraph *graph = createNamed();
  uint32_t a = addCollective(graph, 10, 0, 1);
  uint32_t wait = addNode(graph, COMMUTE_NODE_WAIT, 0);
  CHECK(commuteGraphAddEdge(graph, a, wait, COMMUTE_EDGE_ORDER, NULL, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(isInteger(simulate(graph, false, NULL).exposed, 0));
  addData(graph, a, wait);
  CHECK(commuteGraphAddEdge(graph, a, wait, COMMUTE_EDGE_ORDER, NULL, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(isInteger(simulate(graph, false, NULL).exposed, 10));
  commuteGraphDestroy(graph);
}

/// A node that waits and then starts holds the stream for what it waits for; a
/// collective that takes another one's data runs after it, on another channel.
static void testChains(void) {
  CommuteGraph *graph = createNamed();
  CommuteInterval at[4];
  uint32_t a = addCollective(graph, 10, 1, 100);
  CommuteNodeInfo both = {.kind = COMMUTE_NODE_COLLECTIVE,
                          .alsoWait = true,
                          .cost = commuteCostFromInteger(4),
                          .channel = 2,
                          .bytes = 20};
  uint32_t b;
  CHECK(commuteGraphAddNode(graph, &both, &b, NULL) == COMMUTE_STATUS_OK);
  uint32_t c = addCollective(graph, 1, 3, 7);
  uint32_t d = addNode(graph, COMMUTE_NODE_COMPUTE, 2);
  addData(graph, a, b);
  addData(graph, b, c);
  CommuteSimulation simulation = simulate(graph, false, at);
  CHECK(isInterval(at[b], 10, 14) && isInterval(at[c], 14, 15));
  CHECK(isInterval(at[d], 10, 12) && isInteger(simulation.exposed, 10));
  // Waiting comes first: 100, then 20 and 7.
  CHECK(simulation.peakInFlightBytes == 100);
  commuteGraphDestroy(graph);
}

static void testInFlight(void) {
  // In flight until the last of its waits, or to the end.
  CommuteGraph *graph = createNamed();
  uint32_t a = addCollective(graph, 1, 0, 1);
  uint32_t first = addNode(graph, COMMUTE_NODE_WAIT, 0);
  addCollective(graph, 1, 0, 10);
  uint32_t second = addNode(graph, COMMUTE_NODE_WAIT, 0);
  addCollective(graph, 1, 0, 100);
  addData(graph, a, first);
  addData(graph, a, second);
  CHECK(simulate(graph, false, NULL).peakInFlightBytes == 110);
  addCollective(graph, 1, 0, COMMUTE_BYTES_UNKNOWN);
  CHECK(simulate(graph, false, NULL).peakInFlightBytes ==
        COMMUTE_BYTES_UNKNOWN);
  commuteGraphDestroy(graph);
}

static void addStorage(CommuteGraph *graph, uint64_t bytes, unsigned flags,
                       uint32_t first, uint32_t last) {
  uint32_t storage = 0;
  CHECK(commuteGraphAddStorage(graph, bytes, flags, &storage, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(commuteGraphAddTouch(graph, last, storage, NULL) == COMMUTE_STATUS_OK);
  CHECK(commuteGraphAddTouch(graph, first, storage, NULL) == COMMUTE_STATUS_OK);
}

static void testLive(void) {
  CommuteGraph *graph = createNamed();
  for (int i = 0; i < 4; ++i)
    addNode(graph, COMMUTE_NODE_COMPUTE, 1);
  addStorage(graph, 1, COMMUTE_STORAGE_LIVE_IN, 1, 1);
  addStorage(graph, 10, 0, 0, 2);
  addStorage(graph, 100, COMMUTE_STORAGE_LIVE_OUT, 1, 1);
  addStorage(graph, 1000, 0, 3, 3);
  CHECK(simulate(graph, false, NULL).peakLiveBytes == 1101);
  // What nothing touches is not there.
  CHECK(commuteGraphAddStorage(graph, COMMUTE_BYTES_UNKNOWN,
                               COMMUTE_STORAGE_LIVE_OUT, NULL,
                               NULL) == COMMUTE_STATUS_OK);
  CHECK(simulate(graph, false, NULL).peakLiveBytes == 1101);
  addStorage(graph, COMMUTE_BYTES_UNKNOWN, 0, 0, 0);
  CHECK(simulate(graph, false, NULL).peakLiveBytes == COMMUTE_BYTES_UNKNOWN);
  commuteGraphDestroy(graph);
}

/// The sums at each place of an order, of which the peaks are the highest.
static void testTraces(void) {
  CommuteGraph *graph = createNamed();
  uint32_t start = addCollective(graph, 5, 0, 100);
  uint32_t between = addNode(graph, COMMUTE_NODE_COMPUTE, 1);
  uint32_t wait = addNode(graph, COMMUTE_NODE_WAIT, 0);
  addData(graph, start, wait);
  addStorage(graph, 1, COMMUTE_STORAGE_LIVE_IN, start, start);
  addStorage(graph, 20, 0, between, wait);
  uint64_t live[3] = {0}, inFlight[3] = {0};
  CHECK(commuteGraphTraceBytes(graph, NULL, live, inFlight, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(live[0] == 1 && live[1] == 21 && live[2] == 21);
  CHECK(inFlight[0] == 100 && inFlight[1] == 100 && inFlight[2] == 0);
  const uint32_t order[] = {between, start, wait};
  CHECK(commuteGraphTraceBytes(graph, order, live, NULL, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(live[0] == 21 && live[1] == 21 && live[2] == 21);
  CHECK(commuteGraphTraceBytes(graph, order, NULL, inFlight, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(inFlight[0] == 0 && inFlight[1] == 100 && inFlight[2] == 0);

  CommuteError error;
  commuteGraphTraceBytes(graph, (const uint32_t[]){wait, start, between}, live,
                         inFlight, &error);
  CHECK(error.status == COMMUTE_STATUS_ILLEGAL_ORDER);
  addStorage(graph, COMMUTE_BYTES_UNKNOWN, 0, wait, wait);
  CHECK(commuteGraphTraceBytes(graph, NULL, live, NULL, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(live[0] == COMMUTE_BYTES_UNKNOWN && live[2] == COMMUTE_BYTES_UNKNOWN);
  commuteGraphDestroy(graph);
}

static void testReals(void) {
  CommuteGraph *graph = createNamed();
  CommuteNodeInfo info = {.cost = commuteCostFromReal(0.5)};
  CHECK(commuteGraphAddNode(graph, &info, NULL, NULL) == COMMUTE_STATUS_OK);
  addNode(graph, COMMUTE_NODE_COMPUTE, 2);
  CommuteSimulation simulation = simulate(graph, false, NULL);
  CHECK(simulation.makespan.isReal && simulation.makespan.value.real == 2.5);
  CHECK(simulation.exposed.isReal && simulation.communication.isReal);
  CHECK(simulation.hasVisualizeOverlap && simulation.visualizeOverlap == 2.5);
  commuteGraphDestroy(graph);
}

/// Two channels, whose collectives run from 0 to 10 and to 30, then one from
/// 40: compute of 20 beside them takes twice as long, and alone from 30 on.
static void testContention(void) {
  CommuteGraph *graph = createNamed();
  addCollective(graph, 10, 0, 0);
  addCollective(graph, 30, 1, 0);
  addNode(graph, COMMUTE_NODE_COMPUTE, 20);
  addNode(graph, COMMUTE_NODE_WAIT, 7);
  addCollective(graph, 4, 0, 0);
  addNode(graph, COMMUTE_NODE_COMPUTE, 5);
  CommuteSimulationOptions options = {.contention = 2};
  CommuteSimulation simulation = {.peakLiveBytes = 0};
  CommuteInterval intervals[6];
  CHECK(commuteGraphSimulate(graph, NULL, &options, &simulation, intervals,
                             NULL) == COMMUTE_STATUS_OK);
  // 15 of the 20 by 30, the other 5 by 35; a wait is not slowed.
  CHECK(intervals[2].end.isReal && intervals[2].end.value.real == 35);
  CHECK(intervals[3].end.value.real == 42);
  CHECK(intervals[4].end.value.real == 46);
  // 2 of the 5 beside the last collective.
  CHECK(intervals[5].end.value.real == 49);
  CHECK(simulation.makespan.value.real == 49);
  CommuteError error;
  options.contention = (double)INFINITY;
  commuteGraphSimulate(graph, NULL, &options, &simulation, NULL, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT,
              "expected a finite contention");
  options.contention = 1;
  CHECK(commuteGraphSimulate(graph, NULL, &options, &simulation, NULL, NULL) ==
        COMMUTE_STATUS_OK);
  CHECK(isInteger(simulation.makespan, 32));
  commuteGraphDestroy(graph);
}

static void testFailures(void) {
  CommuteGraph *graph = createNamed();
  CommuteError error;
  CommuteSimulation simulation;
  CommuteBounds bounds;
  memset(&simulation, 0xab, sizeof simulation);
  uint32_t a = addNode(graph, COMMUTE_NODE_COMPUTE, INT64_MAX);
  uint32_t b = addNode(graph, COMMUTE_NODE_COMPUTE, 1);
  addData(graph, a, b);
  commuteGraphSimulate(graph, (const uint32_t[]){b, a}, NULL, &simulation, NULL,
                       &error);
  CHECK_ERROR(error, COMMUTE_STATUS_ILLEGAL_ORDER, "'a' must come before 'b'");
  commuteGraphSimulate(graph, (const uint32_t[]){b, b}, NULL, &simulation, NULL,
                       &error);
  CHECK_ERROR(error, COMMUTE_STATUS_NOT_A_PERMUTATION, "the order repeats 'b'");
  commuteGraphSimulate(graph, NULL, NULL, &simulation, NULL, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_OVERFLOW,
              "the sum of all costs is too large");
  CHECK(commuteGraphComputeBounds(graph, NULL, &bounds, NULL) ==
        COMMUTE_STATUS_OVERFLOW);
  addNode(graph, COMMUTE_NODE_COMPUTE, -1);
  CHECK(commuteGraphComputeBounds(graph, NULL, &bounds, &error) ==
        COMMUTE_STATUS_OVERFLOW);
  commuteGraphDestroy(graph);

  graph = createNamed();
  addNode(graph, COMMUTE_NODE_COMPUTE, 1);
  addNode(graph, COMMUTE_NODE_WAIT, -1);
  commuteGraphSimulate(graph, NULL, NULL, &simulation, NULL, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_NEGATIVE_COST,
              "cannot simulate the negative cost of 'b'");
  commuteGraphComputeBounds(graph, NULL, &bounds, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_NEGATIVE_COST,
              "cannot simulate the negative cost of 'b'");
  commuteGraphDestroy(graph);

  graph = createNamed();
  addCollective(graph, 1, 0, UINT64_MAX - 1);
  addCollective(graph, 1, 0, 1);
  commuteGraphSimulate(graph, NULL, NULL, &simulation, NULL, &error);
  CHECK_ERROR(error, COMMUTE_STATUS_OVERFLOW,
              "the sum of all bytes is too large");
  commuteGraphDestroy(graph);

  graph = createNamed();
  addNode(graph, COMMUTE_NODE_COMPUTE, 1);
  addStorage(graph, UINT64_MAX - 1, 0, 0, 0);
  addStorage(graph, 1, 0, 0, 0);
  CHECK(commuteGraphSimulate(graph, NULL, NULL, &simulation, NULL, NULL) ==
        COMMUTE_STATUS_OVERFLOW);
  commuteGraphDestroy(graph);

  // Doubles overflow as well.
  graph = createNamed();
  CommuteNodeInfo info = {.cost = commuteCostFromReal(1.7e308)};
  CHECK(commuteGraphAddNode(graph, &info, NULL, NULL) == COMMUTE_STATUS_OK);
  CHECK(commuteGraphAddNode(graph, &info, NULL, NULL) == COMMUTE_STATUS_OK);
  CHECK(commuteGraphSimulate(graph, NULL, NULL, &simulation, NULL, NULL) ==
        COMMUTE_STATUS_OVERFLOW);
  commuteGraphDestroy(graph);

  // Nothing was written by any of them.
  CommuteSimulation untouched;
  memset(&untouched, 0xab, sizeof untouched);
  CHECK(memcmp(&simulation, &untouched, sizeof simulation) == 0);
}

/// The reference takes a grouped node for compute, whatever it holds.
static void testVisualizeOverlap(void) {
  CommuteGraph *graph = createNamed();
  double sum = -1;
  CommuteNodeInfo info = {.kind = COMMUTE_NODE_COLLECTIVE,
                          .grouped = true,
                          .cost = commuteCostFromInteger(5)};
  CHECK(commuteGraphAddNode(graph, &info, NULL, NULL) == COMMUTE_STATUS_OK);
  addNode(graph, COMMUTE_NODE_COLLECTIVE, 7);
  addNode(graph, COMMUTE_NODE_COMPUTE, 100);
  addNode(graph, COMMUTE_NODE_WAIT, 0);
  addNode(graph, COMMUTE_NODE_COMPUTE, 3);
  CHECK(commuteGraphVisualizeOverlap(graph, NULL, &sum) && sum == 15);
  sum = -1;
  CHECK(!commuteGraphVisualizeOverlap(graph, (const uint32_t[]){3, 0, 1, 2, 4},
                                      &sum));
  CHECK(sum == -1);
  addNode(graph, COMMUTE_NODE_COLLECTIVE, 1);
  CHECK(!commuteGraphVisualizeOverlap(
      graph, (const uint32_t[]){0, 1, 5, 2, 3, 4}, &sum));
  commuteGraphDestroy(graph);
}

void testSimulator(void) {
  testEmpty();
  testMachines();
  testOrderingEdges();
  testChains();
  testInFlight();
  testLive();
  testTraces();
  testReals();
  testContention();
  testFailures();
  testVisualizeOverlap();
}
