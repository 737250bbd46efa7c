// Overlaps a gather with a computation, using the scheduler alone.

#include "commute/Schedule.h"
#include "commute/Version.h"

#include <stdio.h>

int main(void) {
  CommuteGraph *graph = commuteGraphCreate(NULL);
  if (!graph)
    return 1;
  CommuteNodeInfo nodes[] = {
      {.kind = COMMUTE_NODE_COLLECTIVE, .cost = commuteCostFromInteger(9)},
      {.kind = COMMUTE_NODE_WAIT},
      {.cost = commuteCostFromInteger(9)},
  };
  CommuteError error;
  CommuteStatus status = COMMUTE_STATUS_OK;
  for (int i = 0; i < 3 && !status; ++i)
    status = commuteGraphAddNode(graph, &nodes[i], NULL, &error);
  if (!status)
    status = commuteGraphAddEdge(graph, 0, 1, COMMUTE_EDGE_DATA, NULL, &error);
  uint32_t order[3];
  if (!status)
    status = commuteGraphRun(graph, COMMUTE_POLICY_REORDER_COMPUTE, NULL, order,
                             &error);
  commuteGraphDestroy(graph);
  if (status) {
    fprintf(stderr, "%s\n", error.message);
    return 1;
  }
  printf("order %u %u %u by %s\n", order[0], order[1], order[2],
         commuteGetVersion());
  return 0;
}
