//===- Cells.c - Cells and what they stand for ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "mlir-c/BuiltinTypes.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

CommuteCell commuteCellMix(CommuteCell a, CommuteCell b) {
  CommuteCell x = (a + UINT64_C(0x9E3779B97F4A7C15)) ^
                  (b * UINT64_C(0xD1342543DE82EF95) + (a << 23));
  x = (x ^ (x >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  x = (x ^ (x >> 27)) * UINT64_C(0x94D049BB133111EB);
  x ^= x >> 31;
  return x == COMMUTE_CELL_POISON ? 1 : x;
}

CommuteCell commuteCellOfText(MlirStringRef text) {
  CommuteCell hash = text.length;
  for (size_t i = 0; i < text.length; ++i)
    hash = commuteCellMix(hash, (unsigned char)text.data[i]);
  return hash;
}

void commuteCellsFit(const CommuteCell *cells, int64_t count,
                     CommuteCell *fitted, int64_t fittedCount) {
  if (count == fittedCount) {
    memcpy(fitted, cells, (size_t)count * sizeof *cells);
    return;
  }
  for (int64_t i = 0; i < fittedCount; ++i) {
    int64_t first = i * count / fittedCount;
    int64_t end = (i + 1) * count / fittedCount;
    CommuteCell cell = first < count ? cells[first] : 0;
    for (int64_t j = first + 1; j < end; ++j)
      cell = cell == COMMUTE_CELL_POISON || cells[j] == COMMUTE_CELL_POISON
                 ? COMMUTE_CELL_POISON
                 : commuteCellMix(cell, cells[j]);
    fitted[i] = cell;
  }
}

//===----------------------------------------------------------------------===//
// Failures and memory
//===----------------------------------------------------------------------===//

bool commuteMachineFail(CommuteMachine *machine, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(machine->failure, sizeof machine->failure, format, arguments);
  va_end(arguments);
  return false;
}

bool commuteMachineRefuse(CommuteMachine *machine, const char *why) {
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(machine->op));
  return commuteMachineFail(machine, "'%.*s' %s", (int)name.length, name.data,
                            why);
}

void *commuteMachineAllocate(CommuteMachine *machine, int64_t count,
                             size_t size) {
  void *memory = commuteArenaAllocate(&machine->arena, (size_t)count, size);
  if (!memory)
    commuteMachineFail(machine, "takes too much memory");
  return memory;
}

CommuteCell *commuteMachineAllocateCells(CommuteMachine *machine,
                                         int64_t count) {
  return commuteMachineAllocate(machine, count * machine->numRanks,
                                sizeof(CommuteCell));
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

int64_t commuteTypeGetBits(MlirType type) {
  if (mlirTypeIsAShaped(type))
    type = mlirShapedTypeGetElementType(type);
  if (mlirTypeIsAComplex(type))
    return 2 * commuteTypeGetBits(mlirComplexTypeGetElementType(type));
  if (mlirTypeIsAInteger(type))
    return mlirIntegerTypeGetWidth(type);
  if (mlirTypeIsAFloat(type))
    return mlirFloatTypeGetWidth(type);
  return 64;
}

int64_t commuteMachineCountCells(const CommuteMachine *machine,
                                 int64_t elements) {
  return elements / machine->granule + (elements % machine->granule != 0);
}

bool commuteDataShape(CommuteMachine *machine, CommuteData *data, MlirType type,
                      const int64_t *dynamic) {
  data->type = type;
  data->numDims = 0;
  data->count = 1;
  if (!mlirTypeIsAShaped(type))
    return true;
  if (!mlirShapedTypeHasRank(type))
    return commuteMachineRefuse(machine, "has an unranked type");
  data->numDims = mlirShapedTypeGetRank(type);
  int64_t *dims = commuteMachineAllocate(machine, data->numDims, sizeof *dims);
  if (!dims)
    return false;
  int64_t elements = 1;
  for (int64_t i = 0; i < data->numDims; ++i) {
    dims[i] = mlirShapedTypeGetDimSize(type, i);
    if (mlirShapedTypeIsDynamicDim(type, i))
      dims[i] = dynamic ? *dynamic++ : 4;
    if (dims[i] < 0 || (dims[i] > 0 && elements > INT64_MAX / 64 / dims[i]))
      return commuteMachineRefuse(machine, "has a type of impossible size");
    elements *= dims[i];
  }
  data->dims = dims;
  data->count = commuteMachineCountCells(machine, elements);
  return true;
}

bool commuteDataMakeValue(CommuteMachine *machine, CommuteData *data,
                          MlirType type, const int64_t *dynamic,
                          CommuteCell **cells) {
  *data = (CommuteData){.kind = COMMUTE_DATA_VALUE};
  if (!commuteDataShape(machine, data, type, dynamic))
    return false;
  *cells = commuteMachineAllocateCells(machine, data->count);
  data->cells = *cells;
  return *cells;
}

bool commuteDataMakeScalar(CommuteMachine *machine, CommuteData *data,
                           MlirType type, int64_t value) {
  CommuteCell *cells = NULL;
  if (!commuteDataMakeValue(machine, data, type, NULL, &cells))
    return false;
  for (int64_t i = 0; i < machine->numRanks * data->count; ++i)
    cells[i] = (CommuteCell)value;
  return true;
}

int64_t commuteDataGetScalar(CommuteMachine *machine, const CommuteData *data) {
  CommuteCell cell = data->cells && data->count > 0 ? data->cells[0] : 0;
  if (cell != COMMUTE_CELL_POISON)
    return (int64_t)cell;
  if (machine->numPoisonReads++ == 0)
    machine->firstPoisonRead = machine->op;
  return 0;
}
