//===- Passes.h - The table of Commute's passes -------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms: the entries that Passes.def lists.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_PASSES_H
#define COMMUTE_LIB_TRANSFORMS_PASSES_H

#include "commute/Pass.h"

#define COMMUTE_PASS(entry) extern const CommutePassInfo entry;
#include "Passes.def"

#endif // COMMUTE_LIB_TRANSFORMS_PASSES_H
