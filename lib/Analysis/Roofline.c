//===- Roofline.c - Estimates from shapes ---------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A device like an H100 with NVLink. A kernel takes as long as its arithmetic
// or its memory traffic, whichever is longer, plus a launch; a collective takes
// a latency plus the time of its full tensors at a measured bandwidth.
//
//===----------------------------------------------------------------------===//

#include "Roofline.h"

#include "commute/Dialect.h"
#include "mlir-c/BuiltinTypes.h"

#include <math.h>

/// Nanoseconds.
static const int64_t launch = 2000;
/// Per nanosecond.
static const double flopsRate = 600e3;
static const double bytesRate = 2500.0;

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// Bytes that some values hold.
typedef struct Traffic {
  uint64_t bytes;
  /// Some value is a tensor or a buffer.
  bool hasData;
  bool isUnknown;
} Traffic;

static void addType(CommuteAnalysis *analysis, MlirType type,
                    Traffic *traffic) {
  CommuteTypeInfo info;
  if (!commuteAnalysisGetType(analysis, type, &info) ||
      info.typeClass == COMMUTE_TYPE_POINTER) {
    traffic->isUnknown = true;
    return;
  }
  if (info.typeClass != COMMUTE_TYPE_TENSOR &&
      info.typeClass != COMMUTE_TYPE_BUFFER)
    return;
  traffic->hasData = true;
  if (info.bytes > COMMUTE_BYTES_UNKNOWN - 1 - traffic->bytes)
    traffic->isUnknown = true;
  else
    traffic->bytes += info.bytes;
}

static void addOperands(CommuteAnalysis *analysis, MlirOperation op,
                        CommuteOperandRange range, Traffic *traffic) {
  for (intptr_t i = range.first; i < range.first + range.count; ++i)
    addType(analysis, mlirValueGetType(mlirOperationGetOperand(op, i)),
            traffic);
}

/// What an operation reads and writes: its operands and results.
static Traffic measure(CommuteAnalysis *analysis, MlirOperation op,
                       uint32_t traits) {
  Traffic traffic = {.bytes = 0};
  CommuteOperandRange range = {0, mlirOperationGetNumOperands(op)};
  if (traits & COMMUTE_OP_ORDERED)
    range.count -= commuteOpGetOperands(op, COMMUTE_OPERAND_AFTER).count;
  addOperands(analysis, op, range, &traffic);
  for (intptr_t i = 0, e = mlirOperationGetNumResults(op); i < e; ++i)
    addType(analysis, mlirValueGetType(mlirOperationGetResult(op, i)),
            &traffic);
  return traffic;
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// A latency in nanoseconds and bytes per nanosecond.
typedef struct Link {
  double latency;
  double bandwidth;
} Link;

static Link getLink(CommuteOpKind kind) {
  switch (kind) {
  case COMMUTE_OP_KIND_REDUCE_SCATTER:
    return (Link){27e3, 356.0};
  case COMMUTE_OP_KIND_ALL_REDUCE:
    return (Link){36e3, 206.0};
  case COMMUTE_OP_KIND_ALL_TO_ALL:
    return (Link){32e3, 368.0};
  default:
    return (Link){25e3, 368.0};
  }
}

/// The bytes of the full tensors: what an all-gather or a receive yields, what
/// any other collective sends.
static Traffic measureCollective(CommuteAnalysis *analysis, MlirOperation op,
                                 CommuteOpKind kind) {
  Traffic traffic = {.bytes = 0};
  if (kind != COMMUTE_OP_KIND_ALL_GATHER && kind != COMMUTE_OP_KIND_RECV) {
    addOperands(analysis, op, commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS),
                &traffic);
    return traffic;
  }
  MlirType future = mlirValueGetType(mlirOperationGetResult(op, 0));
  for (intptr_t i = 0, e = commuteFutureTypeGetNumResults(future); i < e; ++i)
    addType(analysis, commuteFutureTypeGetResult(future, i), &traffic);
  return traffic;
}

static bool estimateCollective(CommuteAnalysis *analysis, MlirOperation op,
                               CommuteOpKind kind, CommuteCost *cost) {
  uint32_t index = commuteAnalysisGetGroup(analysis, op);
  if (index == UINT32_MAX)
    return false;
  const CommuteGroupInfo *group = commuteAnalysisGetGroupInfo(analysis, index);
  if (group->size == 1) {
    *cost = commuteCostFromInteger(0);
    return true;
  }
  Traffic traffic = measureCollective(analysis, op, kind);
  if (traffic.isUnknown)
    return false;
  Link link = getLink(kind);
  if (group->latency >= 0.0)
    link.latency = group->latency;
  if (group->bandwidth > 0.0)
    link.bandwidth = group->bandwidth * 1e-9;
  *cost = commuteCostFromReal(link.latency +
                              (double)traffic.bytes / link.bandwidth);
  return true;
}

//===----------------------------------------------------------------------===//
// Computations
//===----------------------------------------------------------------------===//

/// Returns the number of elements of a value, or 0 where it is not known.
static double countElements(MlirValue value) {
  MlirType type = mlirValueGetType(value);
  if (!mlirTypeIsAShaped(type) || !mlirShapedTypeHasRank(type) ||
      !mlirShapedTypeHasStaticShape(type))
    return 0.0;
  double count = 1.0;
  for (int64_t i = 0, e = mlirShapedTypeGetRank(type); i < e; ++i)
    count *= (double)mlirShapedTypeGetDimSize(type, (intptr_t)i);
  return count;
}

/// The product of (b) m x k and k x n takes 2 b m n k flops. The three matrices
/// have b m k, b k n and b m n elements, wherever their dimensions stand.
static double countFlops(MlirOperation op, CommuteOpKind kind) {
  if ((kind != COMMUTE_OP_KIND_MATMUL &&
       kind != COMMUTE_OP_KIND_BATCH_MATMUL) ||
      mlirOperationGetNumOperands(op) != 3)
    return 0.0;
  MlirValue output = mlirOperationGetOperand(op, 2);
  double elements = countElements(mlirOperationGetOperand(op, 0)) *
                    countElements(mlirOperationGetOperand(op, 1)) *
                    countElements(output);
  double batch = 1.0;
  if (kind == COMMUTE_OP_KIND_BATCH_MATMUL && elements > 0.0)
    batch = (double)mlirShapedTypeGetDimSize(mlirValueGetType(output), 0);
  return elements > 0.0 ? 2.0 * sqrt(elements / batch) : 0.0;
}

/// One element, where an operation reads or writes no more: that of its scalar
/// operand or result.
static const double elementBytes = 8.0;

bool commuteRooflineEstimate(CommuteAnalysis *analysis, MlirOperation op,
                             uint32_t name, CommuteCost *cost) {
  // Copies: names are kept in an array that grows.
  const CommuteNameInfo *info = commuteAnalysisGetNameInfo(analysis, name);
  const CommuteOpKind kind = info->kind;
  const uint32_t traits = info->traits;
  const bool hasUnknownEffects = commuteNameHasUnknownEffects(info);
  *cost = commuteCostFromInteger(launch);
  if (commuteNameIsCollective(info))
    return estimateCollective(analysis, op, kind, cost);
  if (kind == COMMUTE_OP_KIND_ELEMENT) {
    *cost = commuteCostFromReal(elementBytes / bytesRate);
    return true;
  }
  if (kind == COMMUTE_OP_KIND_WAIT || kind == COMMUTE_OP_KIND_RESIZE ||
      kind == COMMUTE_OP_KIND_STORAGE || kind == COMMUTE_OP_KIND_FREE_TENSOR ||
      kind == COMMUTE_OP_KIND_RESHAPE ||
      traits & (COMMUTE_OP_VIEW | COMMUTE_OP_CONSTANT_LIKE | COMMUTE_OP_SYMBOL |
                COMMUTE_OP_TERMINATOR)) {
    *cost = commuteCostFromInteger(0);
    return true;
  }
  if (traits & COMMUTE_OP_CALL)
    return false;
  Traffic traffic = measure(analysis, op, traits);
  if (traffic.isUnknown)
    return false;
  if (!traffic.hasData) {
    if (hasUnknownEffects || !commuteOpIsMemoryEffectFree(op))
      return false;
    if (kind != COMMUTE_OP_KIND_COMPUTE)
      *cost = commuteCostFromInteger(0);
    return true;
  }
  double flops = countFlops(op, kind) / flopsRate;
  *cost = commuteCostFromReal((double)launch +
                              fmax(flops, (double)traffic.bytes / bytesRate));
  return true;
}
