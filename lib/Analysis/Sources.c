//===- Sources.c - What a result shows ------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "AnalysisImpl.h"

#include "commute/Dialect.h"

MlirValue commuteResultGetSource(MlirOperation op, const CommuteNameInfo *name,
                                 intptr_t index) {
  MlirValue none = {NULL};
  MlirValue result = mlirOperationGetResult(op, index);
  if (name->traits & COMMUTE_OP_VIEW) {
    MlirValue source, view;
    return commuteOpGetView(op, &source, &view) && mlirValueEqual(view, result)
               ? source
               : none;
  }
  if (name->traits & COMMUTE_OP_DISTINCT_OBJECTS)
    return mlirOperationGetOperand(op, index);
  MlirOperation start = op;
  if (name->kind == COMMUTE_OP_KIND_WAIT) {
    MlirValue future = mlirOperationGetOperand(op, 0);
    if (!mlirValueIsAOpResult(future))
      return none;
    start = mlirOpResultGetOwner(future);
    if (!(commuteOpGetTraits(start) & COMMUTE_OP_COLLECTIVE))
      return none;
  } else if (name->kind != COMMUTE_OP_KIND_COPY_IN) {
    return none;
  }
  CommuteOperandRange destinations =
      commuteOpGetOperands(start, COMMUTE_OPERAND_DESTINATIONS);
  if (destinations.count == 0)
    // Both results of a copy-in are in one new buffer.
    return name->kind == COMMUTE_OP_KIND_COPY_IN && index == 1
               ? mlirOperationGetResult(op, 0)
               : none;
  return mlirOperationGetOperand(
      start,
      destinations.first + (name->kind == COMMUTE_OP_KIND_COPY_IN ? 0 : index));
}
