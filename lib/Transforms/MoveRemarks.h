//===- MoveRemarks.h - Saying what a pass moved -------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_MOVEREMARKS_H
#define COMMUTE_LIB_TRANSFORMS_MOVEREMARKS_H

#include "commute/Analysis.h"

/// Emits a remark at each collective and each wait of a block that is about to
/// take an order: how far it moves, and what it must stay behind or before.
/// `argument` is the pass's. Does nothing where nobody listens. Fails with an
/// error where memory runs out.
MlirLogicalResult commuteMoveRemarksEmit(CommuteBlockGraph *graph,
                                         const uint32_t *order,
                                         const char *argument);

#endif // COMMUTE_LIB_TRANSFORMS_MOVEREMARKS_H
