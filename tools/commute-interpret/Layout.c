//===- Layout.c - Parts of tensors along a dimension ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Layout.h"

#include <string.h>

CommuteLayout commuteLayoutGet(const CommuteMachine *machine,
                               const CommuteData *data, int64_t dim) {
  CommuteLayout layout = {1, data->count, 1};
  if (machine->granule > 1 || dim >= data->numDims)
    return layout;
  layout.size = data->dims[dim];
  for (int64_t i = 0; i < dim; ++i)
    layout.outer *= data->dims[i];
  for (int64_t i = dim + 1; i < data->numDims; ++i)
    layout.inner *= data->dims[i];
  return layout;
}

int64_t commuteLayoutCountCells(CommuteLayout layout) {
  return layout.outer * layout.size * layout.inner;
}

CommuteSlab commuteSlabCut(CommuteMachine *machine, CommuteSlab slab,
                           int64_t begin, int64_t end, int64_t total) {
  CommuteLayout from = slab.layout;
  if (total > 0 && from.size != total) {
    // Sizes are small enough: they have at most 63 bits less the granule's.
    begin = (int64_t)((double)from.size * (double)begin / (double)total);
    end = (int64_t)((double)from.size * (double)end / (double)total);
  }
  if (end > from.size)
    end = from.size;
  if (begin > end)
    begin = end;
  CommuteLayout to = {from.outer, end - begin, from.inner};
  CommuteCell *cells = commuteMachineAllocate(
      machine, commuteLayoutCountCells(to), sizeof *cells);
  int64_t run = to.size * to.inner;
  for (int64_t i = 0; cells && i < to.outer; ++i)
    memcpy(cells + i * run, slab.cells + (i * from.size + begin) * from.inner,
           (size_t)run * sizeof *cells);
  return (CommuteSlab){cells, to};
}

bool commuteSlabsJoin(CommuteMachine *machine, const CommuteSlab *slabs,
                      int64_t numSlabs, CommuteCell *cells, int64_t count) {
  int64_t total = 0;
  bool isFlat = false;
  for (int64_t i = 0; i < numSlabs; ++i) {
    total += commuteLayoutCountCells(slabs[i].layout);
    isFlat |= slabs[i].layout.outer != slabs[0].layout.outer;
  }
  CommuteCell *joined = commuteMachineAllocate(machine, total, sizeof *joined);
  if (!joined)
    return false;
  int64_t outer = isFlat || numSlabs == 0 ? 1 : slabs[0].layout.outer;
  int64_t at = 0;
  for (int64_t i = 0; i < outer; ++i)
    for (int64_t j = 0; j < numSlabs; ++j) {
      int64_t run = commuteLayoutCountCells(slabs[j].layout) / outer;
      memcpy(joined + at, slabs[j].cells + i * run,
             (size_t)run * sizeof *joined);
      at += run;
    }
  commuteCellsFit(joined, total, cells, count);
  return true;
}
