//===- CommDialect.h - The comm dialect in C++ ------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal: the declarations that TableGen makes from include/commute/IR, and
// the resource behind collectives and waits.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_CAPI_COMMDIALECT_H
#define COMMUTE_LIB_CAPI_COMMDIALECT_H

#include "DialectHooks.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace commute {

// Upstream's BufferViewFlowOpInterface declares a parameter without namespace.
using mlir::Value;

/// The state of the communication library.
struct ChannelResource
    : public mlir::SideEffects::Resource::Base<ChannelResource> {
  llvm::StringRef getName() final { return "comm.channel"; }
};

} // namespace commute

#include "commute/IR/CommDialect.h.inc"

#include "commute/IR/CommEnums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "commute/IR/CommTypes.h.inc"

#include "commute/IR/CommInterfaces.h.inc"

#define GET_OP_CLASSES
#include "commute/IR/CommOps.h.inc"

#endif // COMMUTE_LIB_CAPI_COMMDIALECT_H
