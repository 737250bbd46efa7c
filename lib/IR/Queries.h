//===- Queries.h - Small questions about operations ---------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal: what analyses, passes and tools ask about operations and their
// operands.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_IR_QUERIES_H
#define COMMUTE_LIB_IR_QUERIES_H

#include "mlir-c/IR.h"

#include <stdbool.h>

/// Tells whether an operation has a name, such as "comm.barrier".
static inline bool commuteOpIsNamed(MlirOperation op, const char *name) {
  return mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                            mlirStringRefCreateFromCString(name));
}

/// Tells whether an operation has a name or is a comm.schedule_group with such
/// an operation inside.
bool commuteOpIsOrGroups(MlirOperation op, const char *name);

/// Tells whether a use is one of the `after` operands of its operation.
bool commuteUseIsAfter(MlirOpOperand use);

/// Tells whether a future is used by nothing but waits and `after` operands.
bool commuteFutureIsOnlyWaitedFor(MlirValue future);

#endif // COMMUTE_LIB_IR_QUERIES_H
