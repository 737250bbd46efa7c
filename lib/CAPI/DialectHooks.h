//===- DialectHooks.h - What the generated dialect code calls ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The bridge between the code that TableGen makes and the dialect's C functions
// (lib/IR/CommIR.h): the C++ types that those functions cannot take.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_CAPI_DIALECTHOOKS_H
#define COMMUTE_LIB_CAPI_DIALECTHOOKS_H

#include "../IR/CommIR.h"

#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/Bufferization/IR/BufferViewFlowOpInterface.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace commute {

/// Runs a C effects function and appends what it lists.
void collectEffects(
    mlir::Operation *op,
    llvm::SmallVectorImpl<mlir::MemoryEffects::EffectInstance> &effects,
    CommuteEffectsFunction list);

/// Looks the process group up (one diagnostic where it does not exist or is
/// something else), then runs the C verifier with its size.
llvm::LogicalResult verifyGroupUse(mlir::Operation *op,
                                   mlir::FlatSymbolRefAttr group,
                                   mlir::SymbolTableCollection &symbolTables,
                                   CommuteVerifyGroupFunction verify);

/// A future promises ranked tensors and memrefs, nothing else.
llvm::LogicalResult
verifyFutureTypes(llvm::function_ref<mlir::InFlightDiagnostic()> emitError,
                  llvm::ArrayRef<mlir::Type> types);

/// States that a collective's future depends on its buffers: upstream must not
/// free them before the wait.
void registerFlowIntoFuture(
    mlir::Operation *collective,
    mlir::bufferization::RegisterDependenciesFn registerDependencies);

/// States that a wait's results may be the buffers behind its future.
void registerFlowOutOfFuture(
    mlir::Operation *wait,
    mlir::bufferization::RegisterDependenciesFn registerDependencies);

/// States that the results of an op are views of a buffer, where there is one.
void registerFlowIntoViews(
    mlir::Operation *op, mlir::Value buffer,
    mlir::bufferization::RegisterDependenciesFn registerDependencies);

} // namespace commute

#endif // COMMUTE_LIB_CAPI_DIALECTHOOKS_H
