// A compiler that is not built on MLIR hands a graph of its own to the
// scheduler: two layers, each of which gathers its weights before it computes.
//
//     schedule-only

#include "commute/Schedule.h"

#include <stdio.h>
#include <stdlib.h>

static const struct {
  const char *name;
  CommuteNodeKind kind;
  int64_t nanoseconds;
  int needs[2]; // nodes whose results this one uses, by number; -1: none
} program[] = {
    {"gather0", COMMUTE_NODE_COLLECTIVE, 40000, {-1, -1}},
    {"weights0", COMMUTE_NODE_WAIT, 0, {0, -1}},
    {"layer0", COMMUTE_NODE_COMPUTE, 50000, {1, -1}},
    {"gather1", COMMUTE_NODE_COLLECTIVE, 40000, {-1, -1}},
    {"weights1", COMMUTE_NODE_WAIT, 0, {3, -1}},
    {"layer1", COMMUTE_NODE_COMPUTE, 50000, {4, 2}},
};
enum { COUNT = sizeof program / sizeof program[0] };

static void check(CommuteStatus status, const CommuteError *error) {
  if (status == COMMUTE_STATUS_OK)
    return;
  fprintf(stderr, "%s: %s\n", commuteStatusGetName(status), error->message);
  exit(1);
}

static void report(CommuteGraph *graph, const char *title,
                   const uint32_t *order) {
  CommuteSimulation simulation;
  CommuteError error;
  check(commuteGraphSimulate(graph, order, NULL, &simulation, NULL, &error),
        &error);
  printf("%s: %.0f ns, %.0f ns of it exposed communication\n", title,
         commuteCostGetReal(simulation.makespan),
         commuteCostGetReal(simulation.exposed));
  for (int i = 0; i < COUNT; ++i)
    printf(" %s", program[order ? order[i] : (uint32_t)i].name);
  printf("\n");
}

int main(void) {
  CommuteError error;
  CommuteGraph *graph = commuteGraphCreate(NULL);
  if (!graph)
    return 1;
  for (int i = 0; i < COUNT; ++i) {
    CommuteNodeInfo info = {.kind = program[i].kind,
                            .cost =
                                commuteCostFromInteger(program[i].nanoseconds)};
    check(commuteGraphAddNode(graph, &info, NULL, &error), &error);
  }
  for (uint32_t i = 0; i < COUNT; ++i)
    for (int k = 0; k < 2; ++k)
      if (program[i].needs[k] >= 0)
        check(commuteGraphAddEdge(graph, (uint32_t)program[i].needs[k], i,
                                  COMMUTE_EDGE_DATA, NULL, &error),
              &error);

  uint32_t order[COUNT];
  check(commuteGraphRun(graph, COMMUTE_POLICY_REORDER_COMPUTE, NULL, order,
                        &error),
        &error);
  report(graph, "as written", NULL);
  report(graph, "reordered", order);
  commuteGraphDestroy(graph);
  return 0;
}
