//===- OverlapTable.c - What each step of a pipeline gained ---------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "OverlapTable.h"

#include "commute/Diagnostics.h"
#include "commute/Report.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct Row {
  bool isSet;
  /// Nanoseconds.
  double makespan;
  double exposed;
  double bound;
} Row;

struct CommuteOverlapBlock {
  /// The operation that holds it and the symbol around it.
  char *name;
  size_t nameLength;
  Row rows[];
};

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

void commuteOverlapTableInit(CommuteOverlapTable *table, size_t rowCount) {
  *table = (CommuteOverlapTable){.rowCount = rowCount};
}

void commuteOverlapTableFinish(CommuteOverlapTable *table) {
  for (size_t i = 0; i < table->count; ++i) {
    free(table->blocks[i]->name);
    free(table->blocks[i]);
  }
  free(table->blocks);
}

static bool isNamed(const CommuteOverlapBlock *block, MlirStringRef name) {
  return block->nameLength == name.length &&
         memcmp(block->name, name.data, name.length) == 0;
}

/// Returns NULL where memory runs out.
static CommuteOverlapBlock *createBlock(size_t rowCount, MlirStringRef name) {
  CommuteOverlapBlock *block =
      calloc(1, sizeof(CommuteOverlapBlock) + rowCount * sizeof(Row));
  char *copy = malloc(name.length + 1);
  if (!block || !copy) {
    free(block);
    free(copy);
    return NULL;
  }
  memcpy(copy, name.data, name.length);
  copy[name.length] = '\0';
  block->name = copy;
  block->nameLength = name.length;
  return block;
}

/// Returns NULL where memory runs out.
static CommuteOverlapBlock *addBlock(CommuteOverlapTable *table,
                                     MlirStringRef name) {
  if (table->count == table->capacity) {
    size_t capacity = table->capacity ? 2 * table->capacity : 8;
    CommuteOverlapBlock **blocks =
        realloc(table->blocks, capacity * sizeof *blocks);
    if (!blocks)
      return NULL;
    table->blocks = blocks;
    table->capacity = capacity;
  }
  CommuteOverlapBlock *block = createBlock(table->rowCount, name);
  if (!block)
    return NULL;
  table->last = table->count;
  table->blocks[table->count++] = block;
  return block;
}

/// Returns the first block of a name, from the one found last on, that has no
/// such row; NULL where there is none.
static CommuteOverlapBlock *findBlock(CommuteOverlapTable *table, size_t row,
                                      MlirStringRef name) {
  // All have one, which is so for as long as every block is a new one.
  if (table->numFound == table->count)
    return NULL;
  for (size_t i = 1; i <= table->count; ++i) {
    size_t index = (table->last + i) % table->count;
    CommuteOverlapBlock *block = table->blocks[index];
    if (!block->rows[row].isSet && isNamed(block, name)) {
      table->last = index;
      return block;
    }
  }
  return NULL;
}

CommuteOverlapBlock *commuteOverlapTableFind(CommuteOverlapTable *table,
                                             CommuteBlockGraph *graph,
                                             size_t row) {
  CommuteText text = {.data = NULL};
  commuteOperationPrintTitle(
      mlirBlockGetParentOperation(commuteBlockGraphGetBlock(graph)),
      commuteTextAppendCallback, &text);
  MlirStringRef name = commuteTextGet(&text);
  if (row != table->row)
    table->numFound = 0;
  table->row = row;
  CommuteOverlapBlock *found = findBlock(table, row, name);
  if (!found && !text.isCut)
    found = addBlock(table, name);
  ++table->numFound;
  commuteTextFinish(&text);
  return found;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

MlirLogicalResult commuteOverlapBlockSetRow(CommuteOverlapBlock *block,
                                            size_t row,
                                            CommuteBlockGraph *graph,
                                            const uint32_t *order) {
  if (block->rows[row].isSet)
    return mlirLogicalResultSuccess();
  CommuteGraph *core = commuteBlockGraphGetGraph(graph);
  CommuteSimulation simulation;
  CommuteBounds bounds;
  CommuteError error;
  if (commuteGraphSimulate(core, order, NULL, &simulation, NULL, &error) !=
          COMMUTE_STATUS_OK ||
      commuteBlockGraphComputeBounds(graph, NULL, &bounds, &error) !=
          COMMUTE_STATUS_OK)
    return commuteOpEmitError(
        mlirBlockGetParentOperation(commuteBlockGraphGetBlock(graph)),
        "cannot be simulated: %s", error.message);
  block->rows[row] = (Row){.isSet = true,
                           .makespan = commuteCostGetReal(simulation.makespan),
                           .exposed = commuteCostGetReal(simulation.exposed),
                           .bound = commuteCostGetReal(bounds.lowerBound)};
  return mlirLogicalResultSuccess();
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

enum { NAME_WIDTH = 6 };

/// Appends by how much a time is above another, in percent, in a column.
static void appendDifference(CommuteText *text, double time, double other) {
  // What is left of rounding is no difference.
  double percent = other > 0 ? 100 * (time - other) / other : 0;
  if (other > 0)
    commuteTextAppendFormat(text, "  %+9.1f %%",
                            fabs(percent) < 0.05 ? 0.0 : percent);
  else
    commuteTextAppendFormat(text, "  %11s", "-");
}

static void appendRow(CommuteText *text, const Row *row, const Row *input) {
  commuteTextAppendFormat(text, "  %11.3f us  %11.3f us", row->makespan / 1000,
                          row->exposed / 1000);
  appendDifference(text, row->makespan, input->makespan);
  appendDifference(text, row->makespan, row->bound);
  commuteTextAppendFormat(text, "\n");
}

void commuteOverlapTableFormat(const CommuteOverlapTable *table,
                               CommuteOverlapRowNamer getName, void *userData,
                               CommuteText *text) {
  size_t width = NAME_WIDTH;
  for (size_t row = 0; row < table->rowCount; ++row) {
    size_t length = getName(row, userData).length;
    width = length > width ? length : width;
  }
  for (size_t i = 0; i < table->count; ++i) {
    const CommuteOverlapBlock *block = table->blocks[i];
    commuteTextAppendFormat(text, "overlap of block %zu in %s\n", i,
                            block->name);
    commuteTextAppendFormat(text, "  %-*s  %14s  %14s  %11s  %11s\n",
                            (int)width, "after", "makespan", "exposed",
                            "vs. input", "above bound");
    for (size_t row = 0; row < table->rowCount; ++row) {
      if (!block->rows[row].isSet)
        continue;
      commuteTextAppendFormat(text, "  %-*s", (int)width,
                              getName(row, userData).data);
      appendRow(text, &block->rows[row], &block->rows[0]);
    }
  }
}
