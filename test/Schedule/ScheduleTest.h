//===- ScheduleTest.h - Unit tests of the scheduler core ------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// usage: commute-schedule-test SUITE
//
// A suite is a function that makes checks. A check that fails prints where it
// is and goes on.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_TEST_SCHEDULETEST_H
#define COMMUTE_TEST_SCHEDULETEST_H

#include "commute/Schedule.h"

/// Notes the result of a check.
void checkAt(bool isGood, const char *what, const char *file, int line);

#define CHECK(condition) checkAt((condition), #condition, __FILE__, __LINE__)

/// Checks that an error has this status and this message.
void checkErrorAt(const CommuteError *error, CommuteStatus status,
                  const char *message, const char *file, int line);

#define CHECK_ERROR(error, status, message)                                    \
  checkErrorAt(&(error), (status), (message), __FILE__, __LINE__)

/// A graph whose nodes are called a, b, c, ... in messages.
CommuteGraph *createNamed(void);

/// Adds a node with an integer cost; returns its id.
uint32_t addNode(CommuteGraph *graph, CommuteNodeKind kind, int64_t cost);

/// Adds a data edge.
void addData(CommuteGraph *graph, uint32_t from, uint32_t to);

/// Checks that a policy gives this order, in letters.
void checkOrderAt(CommuteGraph *graph, CommutePolicy policy,
                  const char *expected, const char *file, int line);

#define CHECK_ORDER(graph, policy, expected)                                   \
  checkOrderAt((graph), (policy), (expected), __FILE__, __LINE__)

/// Numbers that look random, the same in every run.
typedef struct Random {
  uint64_t state;
} Random;

/// Returns a number below `bound` > 0.
uint32_t randomBelow(Random *random, uint32_t bound);

/// Shuffles the ids below `count` into `list`.
void randomPermutation(Random *random, uint32_t *list, uint32_t count);

// The suites.
void testGraph(void);
void testPolicies(void);
void testCollectives(void);
void testCheckOrder(void);
void testSimulator(void);
void testBounds(void);
void testBuckets(void);
void testFsdpGroups(void);
void testControls(void);
void testMemory(void);
void testThreads(void);
void testScale(void);
void testRandomOrders(void);
void testRandomFigures(void);
void testRandomBounds(void);
void testOptimize(void);
void testRandomOptimize(void);
void testRandomOptima(void);
void testExact(void);
void testRandomExact(void);
void testRandomBuckets(void);
void testRandomFsdpGroups(void);
void testRandomControls(void);

#endif // COMMUTE_TEST_SCHEDULETEST_H
