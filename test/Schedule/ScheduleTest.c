//===- ScheduleTest.c - Unit tests of the scheduler core ------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ScheduleTest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned numChecks, numFailures;

void checkAt(bool isGood, const char *what, const char *file, int line) {
  ++numChecks;
  if (isGood)
    return;
  ++numFailures;
  fprintf(stderr, "%s:%d: failed: %s\n", file, line, what);
}

void checkErrorAt(const CommuteError *error, CommuteStatus status,
                  const char *message, const char *file, int line) {
  checkAt(error->status == status, commuteStatusGetName(error->status), file,
          line);
  checkAt(strcmp(error->message, message) == 0, error->message, file, line);
}

static void nameByLetter(void *context, uint32_t node, char *buffer,
                         size_t size) {
  (void)context;
  snprintf(buffer, size, "%c", (char)('a' + node % 26));
}

CommuteGraph *createNamed(void) {
  CommuteGraph *graph = commuteGraphCreate(NULL);
  if (!graph)
    abort();
  commuteGraphSetNodeNamer(graph, nameByLetter, NULL);
  return graph;
}

uint32_t addNode(CommuteGraph *graph, CommuteNodeKind kind, int64_t cost) {
  uint32_t node = COMMUTE_NO_NODE;
  CommuteNodeInfo info = {.kind = kind, .cost = commuteCostFromInteger(cost)};
  CHECK(commuteGraphAddNode(graph, &info, &node, NULL) == COMMUTE_STATUS_OK);
  return node;
}

void addData(CommuteGraph *graph, uint32_t from, uint32_t to) {
  CHECK(commuteGraphAddEdge(graph, from, to, COMMUTE_EDGE_DATA, NULL, NULL) ==
        COMMUTE_STATUS_OK);
}

void checkOrderAt(CommuteGraph *graph, CommutePolicy policy,
                  const char *expected, const char *file, int line) {
  uint32_t order[26];
  char letters[27] = "";
  uint32_t numNodes = commuteGraphGetNumNodes(graph);
  CommuteError error = {.message = ""};
  if (commuteGraphRun(graph, policy, NULL, order, &error) !=
      COMMUTE_STATUS_OK) {
    checkAt(false, error.message, file, line);
    return;
  }
  for (uint32_t i = 0; i < numNodes; ++i)
    letters[i] = (char)('a' + order[i]);
  checkAt(strcmp(letters, expected) == 0, letters, file, line);
}

uint32_t randomBelow(Random *random, uint32_t bound) {
  // Knuth's linear congruential generator; the upper bits are the better ones.
  random->state = random->state * UINT64_C(6364136223846793005) +
                  UINT64_C(1442695040888963407);
  return (uint32_t)((random->state >> 33) % bound);
}

void randomPermutation(Random *random, uint32_t *list, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i)
    list[i] = i;
  for (uint32_t i = count; i > 1; --i) {
    uint32_t j = randomBelow(random, i);
    uint32_t swapped = list[i - 1];
    list[i - 1] = list[j];
    list[j] = swapped;
  }
}

int main(int argc, char **argv) {
  static const struct {
    const char *name;
    void (*run)(void);
  } suites[] = {
      {"graph", testGraph},
      {"policies", testPolicies},
      {"collectives", testCollectives},
      {"check-order", testCheckOrder},
      {"simulator", testSimulator},
      {"bounds", testBounds},
      {"buckets", testBuckets},
      {"fsdp-groups", testFsdpGroups},
      {"controls", testControls},
      {"memory", testMemory},
      {"threads", testThreads},
      {"scale", testScale},
      {"random-orders", testRandomOrders},
      {"random-figures", testRandomFigures},
      {"random-bounds", testRandomBounds},
      {"optimize", testOptimize},
      {"random-optimize", testRandomOptimize},
      {"random-optima", testRandomOptima},
      {"exact", testExact},
      {"random-exact", testRandomExact},
      {"random-buckets", testRandomBuckets},
      {"random-fsdp-groups", testRandomFsdpGroups},
      {"random-controls", testRandomControls},
  };
  for (size_t i = 0; i < sizeof suites / sizeof suites[0]; ++i) {
    if (argc != 2 || strcmp(argv[1], suites[i].name) != 0)
      continue;
    suites[i].run();
    printf("%u checks, %u failed\n", numChecks, numFailures);
    return numFailures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
  }
  fputs("usage: commute-schedule-test SUITE\n", stderr);
  return EXIT_FAILURE;
}
