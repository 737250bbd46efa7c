//===- ScheduleLimits.c - How much may be live or in flight ---------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ScheduleLimits.h"

#include "CommonOptions.h"

#include "../IR/Queries.h"
#include "commute/Diagnostics.h"
#include "commute/Ops.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

//===----------------------------------------------------------------------===//
// Kinds
//===----------------------------------------------------------------------===//

static const char *const kinds[] = {
    "comm.all_gather", "comm.reduce_scatter", "comm.all_reduce",
    "comm.all_to_all", "comm.broadcast",      "comm.permute",
    "comm.send",       "comm.recv",           "comm.barrier"};
enum { KIND_COUNT = sizeof kinds / sizeof kinds[0] };

/// How a user calls a kind: without the dialect.
static const char *getMnemonic(size_t kind) {
  return kinds[kind] + sizeof "comm." - 1;
}

/// A limit for collectives of one kind.
typedef struct KindLimit {
  size_t kind;
  uint64_t limit;
} KindLimit;

/// Reads KIND:LIMIT, the limit a number above zero in decimal. Returns false
/// where the text is none.
static bool readKindLimit(MlirStringRef text, KindLimit *limit) {
  const char *colon = memchr(text.data, ':', text.length);
  if (!colon)
    return false;
  size_t length = (size_t)(colon - text.data);
  for (limit->kind = 0; limit->kind < KIND_COUNT; ++limit->kind)
    if (strlen(getMnemonic(limit->kind)) == length &&
        memcmp(getMnemonic(limit->kind), text.data, length) == 0)
      break;
  const char *digit = colon + 1, *end = text.data + text.length;
  limit->limit = 0;
  for (; digit < end && *digit >= '0' && *digit <= '9'; ++digit) {
    uint64_t value = (uint64_t)(*digit - '0');
    if (limit->limit > (INT64_MAX - value) / 10)
      return false;
    limit->limit = 10 * limit->limit + value;
  }
  return limit->kind < KIND_COUNT && digit == end && limit->limit > 0;
}

//===----------------------------------------------------------------------===//
// The limits of a block
//===----------------------------------------------------------------------===//

/// Reads a number of which 0 means any.
static uint64_t getLimit(const CommutePass *pass, size_t option) {
  int64_t value = commutePassGetInteger(pass, option);
  return value == 0 ? COMMUTE_NO_LIMIT : (uint64_t)value;
}

uint64_t commuteScheduleLimitsGetMemory(const CommutePass *pass,
                                        const CommuteLimitOptions *options) {
  return getLimit(pass, options->memory);
}

static void addLimit(CommuteScheduleLimits *limits, CommuteFlightLimit limit) {
  if (limit.bytes != COMMUTE_NO_LIMIT || limit.count != COMMUTE_NO_LIMIT)
    limits->items[limits->count++] = limit;
}

/// Adds the limits of an option for collectives of some kinds.
static void addKindLimits(CommuteScheduleLimits *limits,
                          const CommutePass *pass, size_t option,
                          bool isOfBytes, CommuteBlockGraph *graph) {
  uint32_t numNodes = commuteGraphGetNumNodes(commuteBlockGraphGetGraph(graph));
  for (size_t i = 0, e = commutePassGetListSize(pass, option); i < e; ++i) {
    KindLimit limit;
    if (!readKindLimit(commutePassGetListString(pass, option, i), &limit))
      continue;
    bool *members = limits->members + limits->count * numNodes;
    for (uint32_t v = 0; v < numNodes; ++v) {
      MlirOperation op = commuteBlockGraphGetOperation(graph, v);
      members[v] = !mlirOperationIsNull(op) &&
                   commuteOpIsOrGroups(op, kinds[limit.kind]);
    }
    addLimit(limits, (CommuteFlightLimit){
                         .members = members,
                         .bytes = isOfBytes ? limit.limit : COMMUTE_NO_LIMIT,
                         .count = isOfBytes ? COMMUTE_NO_LIMIT : limit.limit});
  }
}

bool commuteScheduleLimitsRead(CommuteScheduleLimits *limits,
                               const CommutePass *pass,
                               const CommuteLimitOptions *options,
                               CommuteBlockGraph *graph) {
  size_t numNodes = commuteGraphGetNumNodes(commuteBlockGraphGetGraph(graph));
  size_t most = 2 + commutePassGetListSize(pass, options->flightBytesOf) +
                commutePassGetListSize(pass, options->flightCountOf);
  *limits =
      (CommuteScheduleLimits){.items = malloc(most * sizeof *limits->items),
                              .members = malloc(most * numNodes + 1)};
  if (!limits->items || !limits->members)
    return false;
  addLimit(limits,
           (CommuteFlightLimit){.bytes = getLimit(pass, options->flightBytes),
                                .count = getLimit(pass, options->flightCount)});
  addLimit(limits,
           (CommuteFlightLimit){
               .perChannel = true,
               .bytes = getLimit(pass, options->flightBytesPerChannel),
               .count = getLimit(pass, options->flightCountPerChannel)});
  addKindLimits(limits, pass, options->flightBytesOf, true, graph);
  addKindLimits(limits, pass, options->flightCountOf, false, graph);
  return true;
}

void commuteScheduleLimitsFinish(CommuteScheduleLimits *limits) {
  free(limits->members);
  free(limits->items);
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

static const char *getName(const CommutePass *pass, size_t option) {
  return commutePassGetInfo(pass)->options[option].name;
}

static MlirLogicalResult checkKinds(const CommutePass *pass, size_t option,
                                    CommutePassError *error) {
  for (size_t i = 0, e = commutePassGetListSize(pass, option); i < e; ++i) {
    MlirStringRef text = commutePassGetListString(pass, option, i);
    KindLimit limit;
    if (readKindLimit(text, &limit))
      continue;
    commutePassErrorSet(error,
                        "option '%s' expects a collective and a limit above "
                        "zero, as in all_gather:2, got '%s'",
                        getName(pass, option), text.data);
    return mlirLogicalResultFailure();
  }
  return mlirLogicalResultSuccess();
}

MlirLogicalResult commuteScheduleLimitsCheck(const CommutePass *pass,
                                             const CommuteLimitOptions *options,
                                             CommutePassError *error) {
  const size_t numbers[] = {
      options->memory, options->flightBytes, options->flightBytesPerChannel,
      options->flightCount, options->flightCountPerChannel};
  for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; ++i)
    if (mlirLogicalResultIsFailure(
            commutePassCheckInteger(pass, numbers[i], 0, INT64_MAX, error)))
      return mlirLogicalResultFailure();
  if (mlirLogicalResultIsFailure(
          checkKinds(pass, options->flightBytesOf, error)))
    return mlirLogicalResultFailure();
  return checkKinds(pass, options->flightCountOf, error);
}

void commuteScheduleLimitsWarn(const CommutePass *pass,
                               const CommuteLimitOptions *options,
                               CommuteBlockGraph *graph,
                               const CommuteOptimization *result) {
  MlirOperation op =
      mlirBlockGetParentOperation(commuteBlockGraphGetBlock(graph));
  if (result->inputExceedsMemory)
    commuteOpEmitWarning(op,
                         "has %" PRIu64 " bytes live at once, above the memory "
                         "limit of %" PRId64 "; the limit is raised to that",
                         result->input.peakLiveBytes,
                         commutePassGetInteger(pass, options->memory));
  if (result->inputExceedsFlight)
    commuteOpEmitWarning(op, "has more in flight at once than a limit allows; "
                             "the limit is raised to that");
}
