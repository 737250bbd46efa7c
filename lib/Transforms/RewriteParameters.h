//===- RewriteParameters.h - Reads of sources in windows ----------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_REWRITEPARAMETERS_H
#define COMMUTE_LIB_TRANSFORMS_REWRITEPARAMETERS_H

#include "../Analysis/Parameters.h"

/// Has the uses of all rewritable parameters of a function read the sources of
/// their windows, and removes the resizes and copies. Views of a parameter are
/// made again from the source in each window that uses them. Where a source is
/// a tensor, operations of other dialects see it through a
/// bufferization.to_buffer. `names` is asked about operations. Returns false
/// where memory runs out; some parameters have been rewritten then, and no
/// other.
bool commuteRewriteParameters(const CommuteParameters *parameters,
                              CommuteAnalysis *names);

#endif // COMMUTE_LIB_TRANSFORMS_REWRITEPARAMETERS_H
