//===- Error.c - Statuses and messages ------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "GraphImpl.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

const char *commuteStatusGetName(CommuteStatus status) {
  switch (status) {
  case COMMUTE_STATUS_OK:
    return "ok";
  case COMMUTE_STATUS_OUT_OF_MEMORY:
    return "out of memory";
  case COMMUTE_STATUS_INVALID_ARGUMENT:
    return "invalid argument";
  case COMMUTE_STATUS_UNKNOWN_ID:
    return "unknown id";
  case COMMUTE_STATUS_NOT_A_PERMUTATION:
    return "not a permutation";
  case COMMUTE_STATUS_CYCLE:
    return "cycle";
  case COMMUTE_STATUS_CONTRADICTING_ORDER:
    return "contradicting order";
  case COMMUTE_STATUS_ILLEGAL_ORDER:
    return "illegal order";
  case COMMUTE_STATUS_NEGATIVE_COST:
    return "negative cost";
  case COMMUTE_STATUS_OVERFLOW:
    return "overflow";
  }
  return "unknown status";
}

void commuteErrorBegin(CommuteError *error, CommuteStatus status) {
  if (!error)
    return;
  error->status = status;
  error->nodes[0] = COMMUTE_NO_NODE;
  error->nodes[1] = COMMUTE_NO_NODE;
  error->message[0] = '\0';
}

void commuteErrorAppend(CommuteError *error, const char *text) {
  if (!error)
    return;
  size_t used = strlen(error->message);
  size_t room = sizeof error->message - 1 - used;
  size_t length = strlen(text);
  if (length > room)
    length = room;
  memcpy(error->message + used, text, length);
  error->message[used + length] = '\0';
}

void commuteErrorAppendNumber(CommuteError *error, uint64_t number) {
  char text[24];
  snprintf(text, sizeof text, "%" PRIu64, number);
  commuteErrorAppend(error, text);
}

void commuteErrorAppendName(CommuteError *error, const CommuteGraph *graph,
                            uint32_t node) {
  if (!error)
    return;
  if (!graph->namer) {
    commuteErrorAppend(error, "node ");
    commuteErrorAppendNumber(error, node);
    return;
  }
  // A quarter of a message at most, so that a long name leaves room for the
  // rest.
  char name[sizeof error->message / 4];
  name[0] = '\0';
  graph->namer(graph->namerContext, node, name, sizeof name);
  commuteErrorAppend(error, "'");
  commuteErrorAppend(error, name);
  commuteErrorAppend(error, "'");
}

void commuteErrorAppendNode(CommuteError *error, const CommuteGraph *graph,
                            uint32_t node) {
  if (!error)
    return;
  error->nodes[error->nodes[0] == COMMUTE_NO_NODE ? 0 : 1] = node;
  commuteErrorAppendName(error, graph, node);
}

CommuteStatus commuteErrorFail(CommuteError *error, CommuteStatus status,
                               const char *message) {
  commuteErrorBegin(error, status);
  commuteErrorAppend(error, message);
  return status;
}

CommuteStatus commuteErrorFailMemory(CommuteError *error) {
  return commuteErrorFail(error, COMMUTE_STATUS_OUT_OF_MEMORY, "out of memory");
}
