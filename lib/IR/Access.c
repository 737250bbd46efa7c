//===- Access.c - Accessors of comm operations ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "commute/Ops.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

/// Returns an attribute that the operation declares; null where it has none.
static MlirAttribute getAttribute(MlirOperation op, const char *name) {
  return mlirOperationGetInherentAttributeByName(
      op, mlirStringRefCreateFromCString(name));
}

static int64_t getInteger(MlirOperation op, const char *name) {
  return mlirIntegerAttrGetValueInt(getAttribute(op, name));
}

static int64_t getElement(MlirOperation op, const char *name, intptr_t place) {
  return mlirDenseI64ArrayGetElement(getAttribute(op, name), place);
}

//===----------------------------------------------------------------------===//
// Attributes that any operation may have
//===----------------------------------------------------------------------===//

void commuteOpSetCost(MlirOperation op, CommuteCost cost) {
  MlirContext context = mlirOperationGetContext(op);
  MlirAttribute attribute =
      cost.isReal ? mlirFloatAttrDoubleGet(context, mlirF64TypeGet(context),
                                           cost.value.real)
                  : mlirIntegerAttrGet(mlirIntegerTypeGet(context, 64),
                                       cost.value.integer);
  mlirOperationSetDiscardableAttributeByName(
      op, mlirStringRefCreateFromCString("comm.cost_ns"), attribute);
}

void commuteOpSetName(MlirOperation op, MlirStringRef name) {
  mlirOperationSetDiscardableAttributeByName(
      op, mlirStringRefCreateFromCString("comm.name"),
      mlirStringAttrGet(mlirOperationGetContext(op), name));
}

/// Reads a discardable attribute that holds a quantity, which the dialect has
/// verified.
static bool getQuantity(MlirOperation op, const char *name, CommuteCost *cost) {
  if (mlirOperationGetNumDiscardableAttributes(op) == 0)
    return false;
  MlirAttribute attribute = mlirOperationGetDiscardableAttributeByName(
      op, mlirStringRefCreateFromCString(name));
  if (mlirAttributeIsNull(attribute))
    return false;
  if (mlirAttributeIsAFloat(attribute)) {
    *cost = commuteCostFromReal(mlirFloatAttrGetValueDouble(attribute));
    return true;
  }
  MlirType type = mlirAttributeGetType(attribute);
  int64_t integer;
  if (mlirTypeIsAInteger(type) && mlirIntegerTypeIsSigned(type))
    integer = mlirIntegerAttrGetValueSInt(attribute);
  else if (mlirTypeIsAInteger(type) && mlirIntegerTypeIsUnsigned(type))
    integer = (int64_t)mlirIntegerAttrGetValueUInt(attribute);
  else
    integer = mlirIntegerAttrGetValueInt(attribute);
  *cost = commuteCostFromInteger(integer);
  return true;
}

bool commuteOpGetCost(MlirOperation op, CommuteCost *cost) {
  return getQuantity(op, "comm.cost_ns", cost);
}

bool commuteOpGetFlops(MlirOperation op, CommuteCost *flops) {
  return getQuantity(op, "comm.flops", flops);
}

bool commuteOpGetTraffic(MlirOperation op, CommuteCost *bytes) {
  return getQuantity(op, "comm.bytes", bytes);
}

MlirStringRef commuteOpGetName(MlirOperation op) {
  MlirAttribute name = mlirOperationGetDiscardableAttributeByName(
      op, mlirStringRefCreateFromCString("comm.name"));
  if (mlirAttributeIsNull(name) || !mlirAttributeIsAString(name))
    return (MlirStringRef){NULL, 0};
  return mlirStringAttrGetValue(name);
}

//===----------------------------------------------------------------------===//
// Process groups
//===----------------------------------------------------------------------===//

CommuteProcessGroup commuteProcessGroupGet(MlirOperation op) {
  CommuteProcessGroup group = {.size = getInteger(op, "size")};
  MlirAttribute attribute = getAttribute(op, "ranks");
  if (!mlirAttributeIsNull(attribute))
    group.ranks.count = mlirDenseArrayGetNumElements(attribute);
  attribute = getAttribute(op, "ranks_per_node");
  if (!mlirAttributeIsNull(attribute))
    group.ranksPerNode = mlirIntegerAttrGetValueInt(attribute);
  attribute = getAttribute(op, "link");
  if (!mlirAttributeIsNull(attribute))
    group.link = mlirStringAttrGetValue(attribute);
  attribute = getAttribute(op, "latency");
  group.hasLatency = !mlirAttributeIsNull(attribute);
  if (group.hasLatency)
    group.latency = mlirFloatAttrGetValueDouble(attribute);
  attribute = getAttribute(op, "bandwidth");
  group.hasBandwidth = !mlirAttributeIsNull(attribute);
  if (group.hasBandwidth)
    group.bandwidth = mlirFloatAttrGetValueDouble(attribute);
  attribute = getAttribute(op, "channel");
  if (!mlirAttributeIsNull(attribute))
    group.channel = mlirStringAttrGetValue(attribute);
  return group;
}

int64_t commuteProcessGroupGetRank(MlirOperation op, intptr_t position) {
  return getElement(op, "ranks", position);
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

bool commuteOpIsACollective(MlirOperation op) {
  static const char *const names[] = {
      "comm.all_gather", "comm.reduce_scatter", "comm.all_reduce",
      "comm.all_to_all", "comm.broadcast",      "comm.permute",
      "comm.send",       "comm.recv",           "comm.barrier"};
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  for (size_t i = 0; i < sizeof names / sizeof names[0]; ++i)
    if (mlirStringRefEqual(name, mlirStringRefCreateFromCString(names[i])))
      return true;
  return false;
}

MlirStringRef commuteCollectiveGetGroup(MlirOperation op) {
  return mlirFlatSymbolRefAttrGetValue(getAttribute(op, "group"));
}

int64_t commuteOpGetDim(MlirOperation op) { return getInteger(op, "dim"); }

CommuteReduction commuteCollectiveGetReduction(MlirOperation op) {
  return (CommuteReduction)getInteger(op, "reduction");
}

int64_t commuteAllToAllGetSplitDim(MlirOperation op) {
  return getInteger(op, "split_dim");
}

int64_t commuteAllToAllGetConcatDim(MlirOperation op) {
  return getInteger(op, "concat_dim");
}

bool commuteAllToAllHasSplits(MlirOperation op) {
  return !mlirAttributeIsNull(getAttribute(op, "send_splits"));
}

int64_t commuteAllToAllGetSend(MlirOperation op, intptr_t rank) {
  return getElement(op, "send_splits", rank);
}

int64_t commuteAllToAllGetReceive(MlirOperation op, intptr_t rank) {
  return getElement(op, "recv_splits", rank);
}

int64_t commuteBroadcastGetRoot(MlirOperation op) {
  return getInteger(op, "root");
}

intptr_t commutePermuteGetNumPairs(MlirOperation op) {
  return mlirDenseArrayGetNumElements(getAttribute(op, "sources"));
}

int64_t commutePermuteGetSource(MlirOperation op, intptr_t pair) {
  return getElement(op, "sources", pair);
}

int64_t commutePermuteGetTarget(MlirOperation op, intptr_t pair) {
  return getElement(op, "targets", pair);
}

int64_t commuteCollectiveGetPeer(MlirOperation op) {
  return getInteger(op, "peer");
}

//===----------------------------------------------------------------------===//
// Storage and copies
//===----------------------------------------------------------------------===//

bool commuteResizeGetBytes(MlirOperation op, int64_t *bytes) {
  MlirAttribute attribute = getAttribute(op, "bytes");
  if (mlirAttributeIsNull(attribute))
    return false;
  *bytes = mlirIntegerAttrGetValueInt(attribute);
  return true;
}

int64_t commuteAllGatherCopyInGetRank(MlirOperation op) {
  return getInteger(op, "rank");
}

intptr_t commuteSplitCopyOutGetNumParts(MlirOperation op) {
  return mlirDenseArrayGetNumElements(getAttribute(op, "sizes"));
}

int64_t commuteSplitCopyOutGetSize(MlirOperation op, intptr_t part) {
  return getElement(op, "sizes", part);
}

int64_t commuteChunkCatGetNumChunks(MlirOperation op) {
  return getInteger(op, "chunks");
}

//===----------------------------------------------------------------------===//
// Computation and groups
//===----------------------------------------------------------------------===//

bool commuteComputeMutates(MlirOperation op, intptr_t input) {
  MlirAttribute mutates = getAttribute(op, "mutates");
  if (mlirAttributeIsNull(mutates))
    return false;
  for (intptr_t i = 0, e = mlirDenseArrayGetNumElements(mutates); i < e; ++i)
    if (mlirDenseI64ArrayGetElement(mutates, i) == input)
      return true;
  return false;
}

MlirStringRef commuteComputeGetName(MlirOperation op) {
  return mlirStringAttrGetValue(getAttribute(op, "name"));
}

MlirBlock commuteScheduleGroupGetBody(MlirOperation op) {
  return mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
}
