//===- Passes.h - The table of Commute's passes ------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms. Each pass is one file, which defines its entry.
// A new pass is declared here and listed in Passes.c.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_PASSES_H
#define COMMUTE_LIB_TRANSFORMS_PASSES_H

#include "commute/Pass.h"

#endif // COMMUTE_LIB_TRANSFORMS_PASSES_H
