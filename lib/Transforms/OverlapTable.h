//===- OverlapTable.h - What each step of a pipeline gained -------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms: for each block the simulated times of its order
// after each step, as a table. A step may replace blocks by others, so a block
// is known by the operation that holds it, the symbol around it, and its place
// among those that agree in both.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_OVERLAPTABLE_H
#define COMMUTE_LIB_TRANSFORMS_OVERLAPTABLE_H

#include "Text.h"

#include "commute/Analysis.h"

/// A block in the table, owned by it.
typedef struct CommuteOverlapBlock CommuteOverlapBlock;

typedef struct CommuteOverlapTable {
  CommuteOverlapBlock **blocks;
  size_t count;
  size_t capacity;
  /// Rows of each block.
  size_t rowCount;
  /// The block found last: the next one asked for follows it mostly.
  size_t last;
  /// The row asked for last, and how many blocks were found or added for it.
  size_t row;
  size_t numFound;
} CommuteOverlapTable;

/// Returns the name of a row, zero-terminated.
typedef MlirStringRef (*CommuteOverlapRowNamer)(size_t row, void *userData);

/// Makes a table whose blocks have that many rows.
void commuteOverlapTableInit(CommuteOverlapTable *table, size_t rowCount);

void commuteOverlapTableFinish(CommuteOverlapTable *table);

/// Finds the block of a graph, the first that agrees with it and has no such
/// row yet, or adds it. Returns NULL where memory runs out.
CommuteOverlapBlock *commuteOverlapTableFind(CommuteOverlapTable *table,
                                             CommuteBlockGraph *graph,
                                             size_t row);

/// Fills a row of a block with what an order costs (NULL: that of the block),
/// unless it is filled. Fails, with one error at the operation that holds the
/// block, where times do not fit their type or memory runs out.
MlirLogicalResult commuteOverlapBlockSetRow(CommuteOverlapBlock *block,
                                            size_t row,
                                            CommuteBlockGraph *graph,
                                            const uint32_t *order);

/// Appends the table of each block.
void commuteOverlapTableFormat(const CommuteOverlapTable *table,
                               CommuteOverlapRowNamer getName, void *userData,
                               CommuteText *text);

#endif // COMMUTE_LIB_TRANSFORMS_OVERLAPTABLE_H
