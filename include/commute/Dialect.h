//===- Dialect.h - The comm dialect from C ------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The dialect's handle, its type, and the operand groups of its operations.
// Builders and accessors of single operations are in commute/Ops.h.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_DIALECT_H
#define COMMUTE_DIALECT_H

#include "commute/Export.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

/// Returns the dialect's handle.
COMMUTE_EXPORTED MlirDialectHandle mlirGetDialectHandle__comm__(void);

/// Adds the dialect to a registry. Does nothing where a dialect named comm is
/// in it already (the plugin loaded into a tool that has it).
COMMUTE_EXPORTED void commuteRegisterDialect(MlirDialectRegistry registry);

//===----------------------------------------------------------------------===//
// The future type
//===----------------------------------------------------------------------===//

/// Tells whether a type is a !comm.future.
COMMUTE_EXPORTED bool commuteTypeIsAFuture(MlirType type);

/// Returns the future of the given result types. The dialect must be loaded in
/// the context. Returns a null type, after an error at an unknown location,
/// where a result type is neither a ranked tensor nor a memref.
COMMUTE_EXPORTED MlirType commuteFutureTypeGet(MlirContext context,
                                               intptr_t count,
                                               const MlirType *results);

/// Returns the number of results of a future.
COMMUTE_EXPORTED intptr_t commuteFutureTypeGetNumResults(MlirType future);

/// Returns the type of a result of a future.
COMMUTE_EXPORTED MlirType commuteFutureTypeGetResult(MlirType future,
                                                     intptr_t position);

//===----------------------------------------------------------------------===//
// Operand groups
//===----------------------------------------------------------------------===//

/// A role that operands of comm operations have.
typedef enum CommuteOperandRole {
  /// What a collective sends, or a copy reads.
  COMMUTE_OPERAND_INPUTS,
  /// Where a collective puts what it receives, or a copy what it read.
  COMMUTE_OPERAND_DESTINATIONS,
  /// What any ordered operation comes after.
  COMMUTE_OPERAND_AFTER
} CommuteOperandRole;

/// A run of adjacent operands.
typedef struct CommuteOperandRange {
  intptr_t first;
  intptr_t count;
} CommuteOperandRange;

/// Returns the operands of a role; an empty range where the operation has no
/// such role. Operations of other dialects have none.
COMMUTE_EXPORTED CommuteOperandRange
commuteOpGetOperands(MlirOperation op, CommuteOperandRole role);

/// Appends values to the `after` operands of an ordered comm operation.
/// Returns false, and does nothing, where the operation takes none.
COMMUTE_EXPORTED bool commuteOpAppendAfter(MlirOperation op, intptr_t count,
                                           const MlirValue *values);

/// Replaces the `after` operands of an ordered comm operation. Returns as
/// above.
COMMUTE_EXPORTED bool commuteOpSetAfter(MlirOperation op, intptr_t count,
                                        const MlirValue *values);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_DIALECT_H
