//===- Rebuild.c - Makes each operation again with its builder ------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Every comm operation of a function, or of a module's top level, is read with
// the accessors, built again from that and put in the place of the old one: the
// program stays what it is.
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"

#include "commute/Dialect.h"
#include "commute/Ops.h"
#include "mlir-c/BuiltinAttributes.h"

enum { MAX_COUNT = 16 };

/// What an operation has, in the form that builders take.
typedef struct Parts {
  MlirOperation op;
  MlirLocation location;
  MlirValue values[MAX_COUNT];
  MlirType types[MAX_COUNT];
  CommuteTypes results;
  int64_t integers[2][MAX_COUNT];
} Parts;

static bool isNamed(MlirOperation op, const char *name) {
  return mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                            mlirStringRefCreateFromCString(name));
}

static CommuteValues getRange(const Parts *parts, CommuteOperandRange range) {
  return (CommuteValues){range.count, parts->values + range.first};
}

static CommuteValues getGroup(const Parts *parts, CommuteOperandRole role) {
  return getRange(parts, commuteOpGetOperands(parts->op, role));
}

static MlirValue getFirst(CommuteValues values) {
  return values.count ? values.values[0] : (MlirValue){NULL};
}

static CommuteIntegers getIntegers(Parts *parts, int which, intptr_t count,
                                   int64_t (*get)(MlirOperation, intptr_t)) {
  for (intptr_t i = 0; i < count; ++i)
    parts->integers[which][i] = get(parts->op, i);
  return (CommuteIntegers){count, parts->integers[which]};
}

static void readParts(Parts *parts, MlirOperation op) {
  parts->op = op;
  parts->location = mlirOperationGetLocation(op);
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); ++i)
    parts->values[i] = mlirOperationGetOperand(op, i);
  parts->results = (CommuteTypes){mlirOperationGetNumResults(op), parts->types};
  for (intptr_t i = 0; i < parts->results.count; ++i)
    parts->types[i] = mlirValueGetType(mlirOperationGetResult(op, i));
}

/// The future's promises take the place of the result.
static CommuteCollective readCollective(Parts *parts) {
  MlirType future = parts->types[0];
  intptr_t count = commuteFutureTypeGetNumResults(future);
  for (intptr_t i = 0; i < count; ++i)
    parts->types[i] = commuteFutureTypeGetResult(future, i);
  return (CommuteCollective){
      .inputs = getGroup(parts, COMMUTE_OPERAND_INPUTS),
      .destinations = getGroup(parts, COMMUTE_OPERAND_DESTINATIONS),
      .after = getGroup(parts, COMMUTE_OPERAND_AFTER),
      .group = commuteCollectiveGetGroup(parts->op),
      .results = {count, parts->types},
  };
}

static MlirOperation rebuildCollective(Parts *parts) {
  MlirOperation op = parts->op;
  MlirLocation location = parts->location;
  CommuteCollective collective = readCollective(parts);
  if (isNamed(op, "comm.all_gather"))
    return commuteAllGatherCreate(location, &collective, commuteOpGetDim(op));
  if (isNamed(op, "comm.reduce_scatter"))
    return commuteReduceScatterCreate(location, &collective,
                                      commuteOpGetDim(op),
                                      commuteCollectiveGetReduction(op));
  if (isNamed(op, "comm.all_reduce"))
    return commuteAllReduceCreate(location, &collective,
                                  commuteCollectiveGetReduction(op));
  if (isNamed(op, "comm.all_to_all")) {
    CommuteIntegers send = {0}, receive = {0};
    if (commuteAllToAllHasSplits(op)) {
      // Every group in the test has four ranks.
      send = getIntegers(parts, 0, 4, commuteAllToAllGetSend);
      receive = getIntegers(parts, 1, 4, commuteAllToAllGetReceive);
    }
    return commuteAllToAllCreate(
        location, &collective, commuteAllToAllGetSplitDim(op),
        commuteAllToAllGetConcatDim(op), send, receive);
  }
  if (isNamed(op, "comm.broadcast"))
    return commuteBroadcastCreate(location, &collective,
                                  commuteBroadcastGetRoot(op));
  if (isNamed(op, "comm.permute")) {
    intptr_t pairs = commutePermuteGetNumPairs(op);
    return commutePermuteCreate(
        location, &collective,
        getIntegers(parts, 0, pairs, commutePermuteGetSource),
        getIntegers(parts, 1, pairs, commutePermuteGetTarget));
  }
  if (isNamed(op, "comm.send"))
    return commuteSendCreate(location, &collective,
                             commuteCollectiveGetPeer(op));
  if (isNamed(op, "comm.recv"))
    return commuteRecvCreate(location, &collective,
                             commuteCollectiveGetPeer(op));
  return commuteBarrierCreate(location, &collective);
}

static MlirOperation rebuildGroup(Parts *parts) {
  CommuteProcessGroup group = commuteProcessGroupGet(parts->op);
  group.ranks =
      getIntegers(parts, 0, group.ranks.count, commuteProcessGroupGetRank);
  MlirStringRef name = mlirStringAttrGetValue(mlirOperationGetAttributeByName(
      parts->op, mlirStringRefCreateFromCString("sym_name")));
  return commuteProcessGroupCreate(parts->location, name, &group);
}

static MlirOperation rebuildCompute(Parts *parts) {
  MlirOperation op = parts->op;
  CommuteOperandRange after = commuteOpGetOperands(op, COMMUTE_OPERAND_AFTER);
  CommuteValues inputs = {mlirOperationGetNumOperands(op) - after.count,
                          parts->values};
  CommuteIntegers mutates = {0, parts->integers[0]};
  for (intptr_t i = 0; i < inputs.count; ++i)
    if (commuteComputeMutates(op, i))
      parts->integers[0][mutates.count++] = i;
  return commuteComputeCreate(parts->location, commuteComputeGetName(op),
                              inputs, mutates, getRange(parts, after),
                              parts->results);
}

static MlirOperation rebuildScheduleGroup(Parts *parts) {
  MlirOperation op = commuteScheduleGroupCreate(
      parts->location, getGroup(parts, COMMUTE_OPERAND_AFTER), parts->results);
  MlirBlock from = commuteScheduleGroupGetBody(parts->op);
  MlirBlock to = commuteScheduleGroupGetBody(op);
  MlirOperation inner;
  while (!mlirOperationIsNull(inner = mlirBlockGetFirstOperation(from))) {
    mlirOperationRemoveFromParent(inner);
    mlirBlockAppendOwnedOperation(to, inner);
  }
  return op;
}

static MlirOperation rebuildStorage(Parts *parts) {
  MlirOperation op = parts->op;
  MlirLocation location = parts->location;
  CommuteValues inputs = getGroup(parts, COMMUTE_OPERAND_INPUTS);
  CommuteValues destinations = getGroup(parts, COMMUTE_OPERAND_DESTINATIONS);
  CommuteValues after = getGroup(parts, COMMUTE_OPERAND_AFTER);
  if (isNamed(op, "comm.resize")) {
    int64_t bytes;
    if (commuteResizeGetBytes(op, &bytes))
      return commuteResizeCreate(location, parts->values[0], bytes, after);
    return commuteResizeCreateDynamic(location, parts->values[0],
                                      parts->values[1], after);
  }
  if (isNamed(op, "comm.copy"))
    return commuteCopyCreate(location, getFirst(inputs), getFirst(destinations),
                             after);
  if (isNamed(op, "comm.all_gather_copy_in"))
    return commuteAllGatherCopyInCreate(
        location, inputs, getFirst(destinations), after,
        commuteAllGatherCopyInGetRank(op), parts->types[0], parts->types[1]);
  if (isNamed(op, "comm.split_copy_out")) {
    CommuteIntegers sizes =
        getIntegers(parts, 0, commuteSplitCopyOutGetNumParts(op),
                    commuteSplitCopyOutGetSize);
    return commuteSplitCopyOutCreate(location, getFirst(inputs), destinations,
                                     after, commuteOpGetDim(op), sizes,
                                     parts->results);
  }
  if (isNamed(op, "comm.chunk_cat"))
    return commuteChunkCatCreate(
        location, inputs, getFirst(destinations), after, commuteOpGetDim(op),
        commuteChunkCatGetNumChunks(op),
        parts->results.count ? parts->types[0] : (MlirType){NULL});
  return commuteViewCreate(location, commuteComputeGetName(op),
                           parts->values[0], parts->types[0]);
}

/// Returns the same operation again, or null where it is none of the dialect.
static MlirOperation rebuild(MlirOperation op) {
  Parts parts;
  readParts(&parts, op);
  if (mlirOperationGetNumOperands(op) > MAX_COUNT ||
      mlirOperationGetNumResults(op) > MAX_COUNT)
    return (MlirOperation){NULL};
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  if (name.length < 5 ||
      !mlirStringRefEqual(mlirStringRefCreate(name.data, 5),
                          mlirStringRefCreateFromCString("comm.")))
    return (MlirOperation){NULL};
  if (commuteOpIsACollective(op))
    return rebuildCollective(&parts);
  if (isNamed(op, "comm.process_group"))
    return rebuildGroup(&parts);
  if (isNamed(op, "comm.wait"))
    return commuteWaitCreate(parts.location, parts.values[0],
                             getGroup(&parts, COMMUTE_OPERAND_AFTER));
  if (isNamed(op, "comm.compute"))
    return rebuildCompute(&parts);
  if (isNamed(op, "comm.schedule_group"))
    return rebuildScheduleGroup(&parts);
  if (isNamed(op, "comm.yield"))
    return commuteYieldCreate(
        parts.location,
        (CommuteValues){mlirOperationGetNumOperands(op), parts.values});
  return rebuildStorage(&parts);
}

static void replace(MlirOperation op) {
  MlirOperation again = rebuild(op);
  if (mlirOperationIsNull(again))
    return;
  CommuteCost cost;
  if (commuteOpGetCost(op, &cost))
    commuteOpSetCost(again, cost);
  if (commuteOpGetName(op).data)
    commuteOpSetName(again, commuteOpGetName(op));
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(op), op, again);
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); ++i)
    mlirValueReplaceAllUsesOfWith(mlirOperationGetResult(op, i),
                                  mlirOperationGetResult(again, i));
  mlirOperationDestroy(op);
}

/// Rebuilds what is in a block, and in the blocks inside first.
static void rebuildBlock(MlirBlock block) {
  MlirOperation op = mlirBlockGetFirstOperation(block);
  while (!mlirOperationIsNull(op)) {
    MlirOperation next = mlirOperationGetNextInBlock(op);
    for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); ++i) {
      MlirBlock inner = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, i));
      for (; !mlirBlockIsNull(inner); inner = mlirBlockGetNextInRegion(inner))
        rebuildBlock(inner);
    }
    replace(op);
    op = next;
  }
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  (void)pass;
  rebuildBlock(mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)));
  return mlirLogicalResultSuccess();
}

const CommutePassInfo testRebuildPass = {
    .argument = "test-commute-rebuild",
    .name = "TestCommuteRebuild",
    .description = "Makes each operation again with its builder",
    .run = run,
};
