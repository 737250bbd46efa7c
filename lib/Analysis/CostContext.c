//===- CostContext.c - What a model can ask -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Costing.h"

#include "commute/Dialect.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

void *commuteCostContextGetState(const CommuteCostContext *context) {
  return context->level->state;
}

void *commuteCostContextGetUserData(const CommuteCostContext *context) {
  return context->level->use.model->userData;
}

const CommuteDevice *
commuteCostContextGetDevice(const CommuteCostContext *context) {
  return context->level->device;
}

MlirStringRef commuteCostGetComputeName(MlirOperation op) {
  const MlirStringRef none = {NULL, 0};
  if (!mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                          mlirStringRefCreateFromCString("comm.compute")))
    return none;
  MlirAttribute name = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("name"));
  return mlirAttributeIsNull(name) ? none : mlirStringAttrGetValue(name);
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

int64_t commuteCostContextGetSize(CommuteCostContext *context, MlirType type,
                                  intptr_t dimension) {
  if (!mlirShapedTypeIsDynamicDim(type, dimension))
    return mlirShapedTypeGetDimSize(type, dimension);
  int64_t size = context->analysis->costs->dynamicSize;
  if (size == 0)
    return -1;
  context->usedDynamicSize = true;
  return size;
}

double commuteCostContextCountElements(CommuteCostContext *context,
                                       MlirType type) {
  if (!mlirShapedTypeHasRank(type))
    return -1;
  double count = 1;
  for (int64_t i = 0, e = mlirShapedTypeGetRank(type); i < e; ++i) {
    int64_t size = commuteCostContextGetSize(context, type, (intptr_t)i);
    if (size < 0)
      return -1;
    count *= (double)size;
  }
  return count;
}

double commuteCostContextCountBytes(CommuteCostContext *context,
                                    MlirType type) {
  uint64_t bytes = commuteElementCountBytes(mlirShapedTypeGetElementType(type));
  double elements = commuteCostContextCountElements(context, type);
  return bytes == 0 || elements < 0 ? -1 : (double)bytes * elements;
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// Those of CommuteOpKind, in the same order.
static CommuteCollectiveKind getCollectiveKind(CommuteOpKind kind) {
  return (CommuteCollectiveKind)(kind - COMMUTE_OP_KIND_ALL_GATHER);
}

_Static_assert(COMMUTE_OP_KIND_BARRIER - COMMUTE_OP_KIND_ALL_GATHER ==
                   COMMUTE_COLLECTIVE_BARRIER,
               "the kinds of collectives have one order");

/// Adds the bytes of a tensor or a buffer. Returns false where they are not
/// known.
static bool addBytes(CommuteCostContext *context, MlirType type, double *bytes,
                     MlirType *elementType) {
  double more = commuteCostContextCountBytes(context, type);
  if (more < 0)
    return false;
  *bytes += more;
  if (mlirTypeIsNull(*elementType))
    *elementType = mlirShapedTypeGetElementType(type);
  return true;
}

/// Counts what a collective sends and what it yields.
static bool countTraffic(CommuteCostContext *context, MlirOperation op,
                         CommuteCostCollective *collective, double *yielded) {
  CommuteOperandRange inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS);
  for (intptr_t i = inputs.first; i < inputs.first + inputs.count; ++i)
    if (!addBytes(context, mlirValueGetType(mlirOperationGetOperand(op, i)),
                  &collective->inputBytes, &collective->elementType))
      return false;
  MlirType future = mlirValueGetType(mlirOperationGetResult(op, 0));
  for (intptr_t i = 0, e = commuteFutureTypeGetNumResults(future); i < e; ++i)
    if (!addBytes(context, commuteFutureTypeGetResult(future, i), yielded,
                  &collective->elementType))
      return false;
  return true;
}

bool commuteCostContextGetCollective(CommuteCostContext *context,
                                     MlirOperation op,
                                     CommuteCostCollective *collective) {
  CommuteAnalysis *analysis = context->analysis;
  uint32_t name = commuteAnalysisGetName(analysis, op);
  if (name == UINT32_MAX) {
    context->isOutOfMemory = true;
    return false;
  }
  const CommuteNameInfo *info = commuteAnalysisGetNameInfo(analysis, name);
  if (!commuteNameIsCollective(info))
    return false;
  *collective = (CommuteCostCollective){.kind = getCollectiveKind(info->kind)};
  uint32_t index = commuteAnalysisGetGroup(analysis, op);
  if (index == UINT32_MAX) {
    context->isOutOfMemory = true;
    return false;
  }
  const CommuteGroupInfo *group = commuteAnalysisGetGroupInfo(analysis, index);
  double yielded = 0;
  if (group->size == 0 || !countTraffic(context, op, collective, &yielded))
    return false;
  bool isOfResults = collective->kind == COMMUTE_COLLECTIVE_ALL_GATHER ||
                     collective->kind == COMMUTE_COLLECTIVE_RECV;
  collective->fullBytes = isOfResults ? yielded : collective->inputBytes;
  collective->groupSize = group->size;
  collective->nodes = group->nodes;
  collective->link = group->link;
  collective->latency = group->latency;
  collective->bandwidth = group->bandwidth;
  return true;
}
