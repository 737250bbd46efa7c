//===- Storages.c - Resize, copies and views of the comm dialect ----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"
#include "Layout.h"

#include "commute/Dialect.h"
#include "commute/Ops.h"

#include "mlir-c/BuiltinTypes.h"

//===----------------------------------------------------------------------===//
// resize, copy
//===----------------------------------------------------------------------===//

static bool runResize(CommuteMachine *machine, CommuteFrame *frame,
                      MlirOperation op) {
  CommuteData buffer = commuteFrameGetOperand(frame, op, 0);
  int64_t bytes = 0;
  if (!commuteResizeGetBytes(op, &bytes)) {
    CommuteData size = commuteFrameGetOperand(frame, op, 1);
    bytes = commuteDataGetScalar(machine, &size);
  }
  int64_t width = (commuteTypeGetBits(buffer.type) + 7) / 8;
  int64_t cells = commuteMachineCountCells(machine, bytes / width);
  // A size beyond all that the program names is a mistake, or an attack.
  if (bytes < 0 || cells > (1 << 20))
    return commuteMachineRefuse(machine, "has an impossible size");
  return commuteMemoryResize(machine, buffer.memory, bytes, cells);
}

static bool sameElementType(MlirType a, MlirType b) {
  return mlirTypeEqual(mlirShapedTypeGetElementType(a),
                       mlirShapedTypeGetElementType(b));
}

/// Returns the cells, converted where the element types differ.
static const CommuteCell *convert(CommuteMachine *machine,
                                  const CommuteCell *cells, int64_t count,
                                  MlirType from, MlirType to) {
  if (!cells || sameElementType(from, to))
    return cells;
  CommuteCell *converted =
      commuteMachineAllocate(machine, count, sizeof *converted);
  CommuteCell kind = (CommuteCell)commuteTypeGetBits(to) * 2 +
                     mlirTypeIsAFloat(mlirShapedTypeGetElementType(to));
  for (int64_t i = 0; converted && i < count; ++i)
    converted[i] = cells[i] == COMMUTE_CELL_POISON
                       ? COMMUTE_CELL_POISON
                       : commuteCellMix(kind, cells[i]);
  return converted;
}

static bool runCopy(CommuteMachine *machine, CommuteFrame *frame,
                    MlirOperation op) {
  CommuteData source = commuteFrameGetOperand(frame, op, 0);
  CommuteData destination = commuteFrameGetOperand(frame, op, 1);
  const CommuteCell *cells =
      commuteDataRead(machine, &source, COMMUTE_READ_STRICT, 0);
  cells = convert(machine, cells, source.count * machine->numRanks, source.type,
                  destination.type);
  return cells && commuteDataWrite(machine, &destination, cells, source.count);
}

//===----------------------------------------------------------------------===//
// Copies of several
//===----------------------------------------------------------------------===//

static bool runCopyIn(CommuteMachine *machine, CommuteFrame *frame,
                      MlirOperation op) {
  CommuteOperandRange inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS);
  CommuteOperandRange destinations =
      commuteOpGetOperands(op, COMMUTE_OPERAND_DESTINATIONS);
  CommuteSlab *slabs =
      commuteMachineAllocate(machine, inputs.count, sizeof *slabs);
  CommuteData output;
  if (destinations.count > 0)
    output = commuteFrameGetOperand(frame, op, destinations.first);
  else if (!commuteDataMakeBuffer(
               machine, &output,
               mlirValueGetType(mlirOperationGetResult(op, 1)), NULL))
    return false;

  // This rank's part, as a view of the whole.
  CommuteData part = {0};
  if (!commuteDataShape(machine, &part,
                        mlirValueGetType(mlirOperationGetResult(op, 0)), NULL))
    return false;
  int64_t first = commuteAllGatherCopyInGetRank(op) * part.count;
  int64_t *from = commuteMachineAllocate(machine, part.count, sizeof *from);
  if (!slabs || !from)
    return false;
  for (int64_t i = 0; i < part.count; ++i)
    from[i] = output.count ? (first + i) % output.count : 0;
  if (!commuteDataMakeView(machine, &output, &part, from))
    return false;

  CommuteCell *cells = commuteMachineAllocateCells(machine, part.count);
  CommuteDataList list = {inputs.count, NULL};
  list.data = commuteMachineAllocate(machine, list.count, sizeof *list.data);
  if (!cells || !list.data)
    return false;
  for (intptr_t i = 0; i < list.count; ++i) {
    list.data[i] = commuteFrameGetOperand(frame, op, inputs.first + i);
    list.data[i].cells =
        commuteDataRead(machine, &list.data[i], COMMUTE_READ_STRICT, 0);
    if (!list.data[i].cells)
      return false;
  }
  for (int64_t rank = 0; rank < machine->numRanks; ++rank) {
    for (intptr_t i = 0; i < list.count; ++i)
      slabs[i] = (CommuteSlab){list.data[i].cells + rank * list.data[i].count,
                               {1, list.data[i].count, 1}};
    if (!commuteSlabsJoin(machine, slabs, list.count, cells + rank * part.count,
                          part.count))
      return false;
  }
  return commuteDataWrite(machine, &part, cells, part.count) &&
         commuteFrameBindResult(machine, frame, op, 0, &part) &&
         commuteFrameBindResult(machine, frame, op, 1, &output);
}

static bool runSplitCopyOut(CommuteMachine *machine, CommuteFrame *frame,
                            MlirOperation op) {
  CommuteData source = commuteFrameGetOperand(frame, op, 0);
  CommuteOperandRange destinations =
      commuteOpGetOperands(op, COMMUTE_OPERAND_DESTINATIONS);
  const CommuteCell *cells =
      commuteDataRead(machine, &source, COMMUTE_READ_STRICT, 0);
  if (!cells)
    return false;
  CommuteLayout layout =
      commuteLayoutGet(machine, &source, commuteOpGetDim(op));
  int64_t total = 0, begin = 0;
  for (intptr_t i = 0, e = commuteSplitCopyOutGetNumParts(op); i < e; ++i)
    total += commuteSplitCopyOutGetSize(op, i);
  for (intptr_t i = 0, e = commuteSplitCopyOutGetNumParts(op); i < e; ++i) {
    int64_t end = begin + commuteSplitCopyOutGetSize(op, i);
    CommuteData target;
    CommuteCell *made = NULL;
    if (destinations.count > 0)
      target = commuteFrameGetOperand(frame, op, destinations.first + i);
    else {
      MlirType type = mlirValueGetType(mlirOperationGetResult(op, i));
      if (mlirTypeIsAMemRef(type)
              ? !commuteDataMakeBuffer(machine, &target, type, NULL)
              : !commuteDataMakeValue(machine, &target, type, NULL, &made))
        return false;
    }
    CommuteCell *part =
        made ? made : commuteMachineAllocateCells(machine, target.count);
    if (!part)
      return false;
    for (int64_t rank = 0; rank < machine->numRanks; ++rank) {
      CommuteSlab slab = commuteSlabCut(
          machine, (CommuteSlab){cells + rank * source.count, layout}, begin,
          end, total);
      if (!slab.cells)
        return false;
      commuteCellsFit(slab.cells, commuteLayoutCountCells(slab.layout),
                      part + rank * target.count, target.count);
    }
    if (target.kind == COMMUTE_DATA_BUFFER &&
        !commuteDataWrite(machine, &target, part, target.count))
      return false;
    if (destinations.count == 0 &&
        !commuteFrameBindResult(machine, frame, op, i, &target))
      return false;
    begin = end;
  }
  return true;
}

/// Lays the chunks of one rank's inputs into `cells`.
static bool layChunks(CommuteMachine *machine, const CommuteSlab *inputs,
                      int64_t numInputs, int64_t chunks, CommuteCell *cells,
                      int64_t count) {
  int64_t row = 0;
  for (int64_t i = 0; i < numInputs; ++i) {
    CommuteLayout layout = inputs[i].layout;
    layout.size = (layout.size + chunks - 1) / chunks;
    row += commuteLayoutCountCells(layout);
  }
  // What is not filled is padding: zero.
  CommuteCell *rows =
      commuteMachineAllocate(machine, row * chunks, sizeof *rows);
  if (!rows)
    return false;
  for (int64_t chunk = 0; chunk < chunks; ++chunk) {
    CommuteCell *at = rows + chunk * row;
    for (int64_t i = 0; i < numInputs; ++i) {
      CommuteLayout layout = inputs[i].layout;
      int64_t size = (layout.size + chunks - 1) / chunks;
      for (int64_t outer = 0; outer < layout.outer; ++outer)
        for (int64_t j = 0; j < size * layout.inner; ++j, ++at) {
          int64_t from = chunk * size * layout.inner + j;
          if (from < layout.size * layout.inner)
            *at = inputs[i].cells[outer * layout.size * layout.inner + from];
        }
    }
  }
  commuteCellsFit(rows, row * chunks, cells, count);
  return true;
}

static bool runChunkCat(CommuteMachine *machine, CommuteFrame *frame,
                        MlirOperation op) {
  CommuteOperandRange inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS);
  CommuteOperandRange destinations =
      commuteOpGetOperands(op, COMMUTE_OPERAND_DESTINATIONS);
  CommuteData target;
  CommuteCell *made = NULL;
  if (destinations.count > 0)
    target = commuteFrameGetOperand(frame, op, destinations.first);
  else {
    MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
    if (mlirTypeIsAMemRef(type)
            ? !commuteDataMakeBuffer(machine, &target, type, NULL)
            : !commuteDataMakeValue(machine, &target, type, NULL, &made))
      return false;
  }
  CommuteCell *cells =
      made ? made : commuteMachineAllocateCells(machine, target.count);
  CommuteSlab *slabs =
      commuteMachineAllocate(machine, inputs.count, sizeof *slabs);
  CommuteDataList list = {inputs.count, NULL};
  list.data = commuteMachineAllocate(machine, list.count, sizeof *list.data);
  if (!cells || !slabs || !list.data)
    return false;
  for (intptr_t i = 0; i < list.count; ++i) {
    CommuteData *data = &list.data[i];
    *data = commuteFrameGetOperand(frame, op, inputs.first + i);
    data->cells =
        convert(machine, commuteDataRead(machine, data, COMMUTE_READ_STRICT, 0),
                data->count * machine->numRanks, data->type, target.type);
    if (!data->cells)
      return false;
  }
  for (int64_t rank = 0; rank < machine->numRanks; ++rank) {
    for (intptr_t i = 0; i < list.count; ++i)
      slabs[i] = (CommuteSlab){
          list.data[i].cells + rank * list.data[i].count,
          commuteLayoutGet(machine, &list.data[i], commuteOpGetDim(op))};
    if (!layChunks(machine, slabs, list.count, commuteChunkCatGetNumChunks(op),
                   cells + rank * target.count, target.count))
      return false;
  }
  if (target.kind == COMMUTE_DATA_BUFFER &&
      !commuteDataWrite(machine, &target, cells, target.count))
    return false;
  return destinations.count > 0 ||
         commuteFrameBindResult(machine, frame, op, 0, &target);
}

//===----------------------------------------------------------------------===//
// view
//===----------------------------------------------------------------------===//

/// What a view shows depends on its name, of which nothing else is known. With
/// as many cells as its source it turns them around; with fewer, it is a slice
/// from somewhere.
static bool runView(CommuteMachine *machine, CommuteFrame *frame,
                    MlirOperation op) {
  CommuteData source = commuteFrameGetOperand(frame, op, 0);
  CommuteData view = {0};
  if (!commuteDataShape(machine, &view,
                        mlirValueGetType(mlirOperationGetResult(op, 0)), NULL))
    return false;
  int64_t *from = commuteMachineAllocate(machine, view.count, sizeof *from);
  if (!from)
    return false;
  if (source.count == 0)
    view.count = 0;
  CommuteCell name = commuteCellOfText(commuteComputeGetName(op));
  int64_t offset = 0;
  if (view.count == source.count && view.count > 0)
    offset = (int64_t)(name % (CommuteCell)view.count);
  else if (view.count < source.count)
    offset = (int64_t)(name % (CommuteCell)(source.count - view.count + 1));
  for (int64_t i = 0; i < view.count; ++i)
    from[i] = (offset + i) % source.count;
  return commuteDataMakeView(machine, &source, &view, from) &&
         commuteFrameBindResult(machine, frame, op, 0, &view);
}

const CommuteHandlerEntry commuteStorageHandlers[] = {
    {"comm.compute", commuteComputeRun},
    {"comm.view", runView},
    {"comm.resize", runResize},
    {"comm.copy", runCopy},
    {"comm.all_gather_copy_in", runCopyIn},
    {"comm.split_copy_out", runSplitCopyOut},
    {"comm.chunk_cat", runChunkCat},
    {NULL, NULL},
};
