//===- Work.c - What operations compute -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Costing.h"

#include "commute/Dialect.h"
#include "commute/Ops.h"
#include "mlir-c/BuiltinTypes.h"

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

/// Bytes that some values hold.
typedef struct Traffic {
  double bytes;
  /// Some value is a tensor or a buffer.
  bool hasData;
  bool isUnknown;
  /// Of the first of them.
  MlirType elementType;
} Traffic;

static void addType(CommuteCostContext *context, MlirType type,
                    Traffic *traffic) {
  CommuteTypeInfo info;
  if (!commuteAnalysisGetType(context->analysis, type, &info)) {
    context->isOutOfMemory = true;
    traffic->isUnknown = true;
    return;
  }
  if (info.typeClass == COMMUTE_TYPE_POINTER)
    traffic->isUnknown = true;
  if (info.typeClass != COMMUTE_TYPE_TENSOR &&
      info.typeClass != COMMUTE_TYPE_BUFFER)
    return;
  traffic->hasData = true;
  if (mlirTypeIsNull(traffic->elementType))
    traffic->elementType = mlirShapedTypeGetElementType(type);
  double bytes = commuteCostContextCountBytes(context, type);
  if (bytes < 0)
    traffic->isUnknown = true;
  else
    traffic->bytes += bytes;
}

/// What an operation reads and writes: its operands and results.
static Traffic measure(CommuteCostContext *context, MlirOperation op,
                       uint32_t traits) {
  Traffic traffic = {.bytes = 0};
  intptr_t count = mlirOperationGetNumOperands(op);
  if (traits & COMMUTE_OP_ORDERED)
    count -= commuteOpGetOperands(op, COMMUTE_OPERAND_AFTER).count;
  for (intptr_t i = 0; i < count; ++i)
    addType(context, mlirValueGetType(mlirOperationGetOperand(op, i)),
            &traffic);
  for (intptr_t i = 0, e = mlirOperationGetNumResults(op); i < e; ++i)
    addType(context, mlirValueGetType(mlirOperationGetResult(op, i)), &traffic);
  return traffic;
}

//===----------------------------------------------------------------------===//
// Operations that cost nothing of their own
//===----------------------------------------------------------------------===//

/// By what is known of the name alone.
static bool isFreeByName(const CommuteNameInfo *name) {
  switch (name->kind) {
  case COMMUTE_OP_KIND_WAIT:
  case COMMUTE_OP_KIND_RESIZE:
  case COMMUTE_OP_KIND_STORAGE:
  case COMMUTE_OP_KIND_FREE_TENSOR:
  case COMMUTE_OP_KIND_RESHAPE:
    return true;
  default:
    return (name->traits & (COMMUTE_OP_VIEW | COMMUTE_OP_CONSTANT_LIKE |
                            COMMUTE_OP_SYMBOL | COMMUTE_OP_TERMINATOR)) != 0;
  }
}

bool commuteOpCostsWhatIsInside(const CommuteNameInfo *name, MlirOperation op) {
  return commuteNameHasInnerEffects(name) && !commuteNameHasOwnEffects(name) &&
         mlirOperationGetNumRegions(op) > 0;
}

bool commuteOpRunsNothing(CommuteAnalysis *analysis, MlirOperation op,
                          uint32_t name) {
  const CommuteNameInfo info = *commuteAnalysisGetNameInfo(analysis, name);
  if (isFreeByName(&info))
    return true;
  if (commuteNameIsCollective(&info) || info.traits & COMMUTE_OP_CALL ||
      info.kind == COMMUTE_OP_KIND_COMPUTE ||
      info.kind == COMMUTE_OP_KIND_ELEMENT ||
      commuteNameHasUnknownEffects(&info))
    return false;
  CommuteCostContext context = {.analysis = analysis};
  Traffic traffic = measure(&context, op, info.traits);
  return !traffic.hasData && !traffic.isUnknown &&
         commuteOpIsMemoryEffectFree(op);
}

//===----------------------------------------------------------------------===//
// Work
//===----------------------------------------------------------------------===//

/// One element, where an operation reads or writes no more: that of its scalar
/// operand or result.
static const double elementBytes = 8;

/// Counts by kind and shapes. Returns false where that tells nothing.
static bool count(CommuteCostContext *context, MlirOperation op,
                  const CommuteNameInfo *name, CommuteCostWork *work) {
  if (name->kind == COMMUTE_OP_KIND_ELEMENT) {
    work->bytes = elementBytes;
    work->isElement = true;
    return true;
  }
  Traffic traffic = measure(context, op, name->traits);
  work->elementType = traffic.elementType;
  if (traffic.isUnknown)
    return false;
  if (!traffic.hasData)
    return name->kind == COMMUTE_OP_KIND_COMPUTE &&
           commuteOpIsMemoryEffectFree(op);
  if (name->kind == COMMUTE_OP_KIND_LINALG &&
      commuteLinalgCount(context, op, &work->flops, &work->bytes))
    return true;
  work->bytes = traffic.bytes;
  if (name->kind == COMMUTE_OP_KIND_COMPUTE)
    work->flops = commuteComputeCountFlops(context, op);
  return true;
}

bool commuteCostContextGetWork(CommuteCostContext *context, MlirOperation op,
                               CommuteCostWork *work) {
  CommuteAnalysis *analysis = context->analysis;
  uint32_t index = commuteAnalysisGetName(analysis, op);
  if (index == UINT32_MAX) {
    context->isOutOfMemory = true;
    return false;
  }
  // Copies: names are kept in an array that grows.
  const CommuteNameInfo name = *commuteAnalysisGetNameInfo(analysis, index);
  *work = (CommuteCostWork){.flops = 0};
  if (commuteNameIsCollective(&name))
    return false;
  CommuteCost flops;
  CommuteCost bytes;
  bool hasFlops = commuteOpGetFlops(op, &flops);
  bool hasBytes = commuteOpGetTraffic(op, &bytes);
  bool isCounted = false;
  if (!(name.traits & COMMUTE_OP_CALL) && !isFreeByName(&name) &&
      !commuteOpCostsWhatIsInside(&name, op))
    isCounted = count(context, op, &name, work);
  if (hasFlops)
    work->flops = commuteCostGetReal(flops);
  if (hasBytes)
    work->bytes = commuteCostGetReal(bytes);
  return isCounted || hasFlops || hasBytes;
}
