//===- Layout.h - Parts of tensors along a dimension --------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Cuts tensors of one rank along a dimension and joins them. Exact where a cell
// is one element. Where a cell is several, a tensor is taken for flat: parts
// lie one after the other, in proportion to their sizes.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_INTERPRET_LAYOUT_H
#define COMMUTE_INTERPRET_LAYOUT_H

#include "Machine.h"

/// Cells seen as outer * size * inner, where `size` counts along a dimension.
typedef struct CommuteLayout {
  int64_t outer;
  int64_t size;
  int64_t inner;
} CommuteLayout;

/// One rank's cells of a tensor, in a layout.
typedef struct CommuteSlab {
  const CommuteCell *cells;
  CommuteLayout layout;
} CommuteSlab;

/// Returns the layout of data along a dimension.
CommuteLayout commuteLayoutGet(const CommuteMachine *machine,
                               const CommuteData *data, int64_t dim);

int64_t commuteLayoutCountCells(CommuteLayout layout);

/// Cuts out of a slab what [begin, end) of `total` is along its dimension. The
/// cells are new, NULL where memory runs out.
CommuteSlab commuteSlabCut(CommuteMachine *machine, CommuteSlab slab,
                           int64_t begin, int64_t end, int64_t total);

/// Joins slabs along their dimension into `count` cells.
bool commuteSlabsJoin(CommuteMachine *machine, const CommuteSlab *slabs,
                      int64_t numSlabs, CommuteCell *cells, int64_t count);

#endif // COMMUTE_INTERPRET_LAYOUT_H
