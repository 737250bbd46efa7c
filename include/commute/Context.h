//===- Context.h - Contexts beside each other ---------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// For a pass that reads another program than the one it runs on: while passes
// run, dialects cannot be loaded into their context.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_CONTEXT_H
#define COMMUTE_CONTEXT_H

#include "commute/Export.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Makes a context of one thread that reads what another one does: the dialects
/// registered there, with their extensions, and unregistered ones where it
/// allows them. The caller owns it (mlirContextDestroy).
COMMUTE_EXPORTED MlirContext commuteContextCreateLike(MlirContext context);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_CONTEXT_H
