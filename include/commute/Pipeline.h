//===- Pipeline.h - Pipelines inside a pass -----------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A pass with an option of kind COMMUTE_PASS_OPTION_PIPELINE runs other passes,
// one element of the pipeline at a time, so that it can look at the program in
// between. The passes may be anyone's that are registered.
//
// An element is what stands between the commas of a textual pipeline: a pass
// with its options ("cse", "comm-sink-waits{...}"), or an anchor with a
// pipeline of its own ("func.func(canonicalize,cse)", "any(...)").
//
// An element runs on the operation that it can run on:
// - a pass that takes the operation runs on it;
// - a pass that does not (one for functions, where the operation is a module)
//   runs on the operations directly inside that it takes;
// - an anchor that names the operation's own kind runs on it, every other one
//   on the operations directly inside;
// - what takes none of these but something around the operation (a module's
//   pass, where the operation is a function) is an error.
//
// The text is parsed when the option is parsed: an unknown pass or a wrong
// option is one error there, before anything runs.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_PIPELINE_H
#define COMMUTE_PIPELINE_H

#include "commute/Export.h"
#include "commute/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the number of elements of a pipeline option.
COMMUTE_EXPORTED size_t commutePassGetPipelineSize(const CommutePass *pass,
                                                   size_t option);

/// Returns the text of an element, its options included, zero-terminated. It
/// lives as long as the pass.
COMMUTE_EXPORTED MlirStringRef commutePassGetPipelineElement(
    const CommutePass *pass, size_t option, size_t element);

/// Runs an element on an operation: the one that the pass runs on, or one
/// inside it. Fails where a pass fails (which has emitted a diagnostic) or the
/// element cannot run there (an error is emitted at the operation).
COMMUTE_EXPORTED MlirLogicalResult commutePassRunPipelineElement(
    CommutePass *pass, size_t option, size_t element, MlirOperation op);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_PIPELINE_H
