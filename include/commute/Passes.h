//===- Passes.h - The passes of Commute ---------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Makes the passes known to MLIR, so that pipelines can name them:
// mlirParsePassPipeline and mlirOpPassManagerAddPipeline of mlir-c/Pass.h
// create them by name with their options. commute/PassOptions.h has a function
// for each pass that creates it with options in a structure.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_PASSES_H
#define COMMUTE_PASSES_H

#include "commute/Export.h"
#include "commute/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Registers all passes of Commute with MLIR's global pass registry. A pass
/// whose argument is taken already stays what it is. To be called on one
/// thread, before pipelines are parsed; calling it again does nothing.
COMMUTE_EXPORTED void commuteRegisterAllPasses(void);

/// Returns the table entries of all passes of Commute, in the order of their
/// arguments, and NULL behind the last. Static storage.
COMMUTE_EXPORTED const CommutePassInfo *const *commuteGetAllPasses(void);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_PASSES_H
