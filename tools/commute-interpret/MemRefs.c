//===- MemRefs.c - Upstream's ops on buffers and tensors ------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Those whose meaning matters to a program's order: allocations, views, loads,
// stores and copies.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static MlirType resultType(MlirOperation op) {
  return mlirValueGetType(mlirOperationGetResult(op, 0));
}

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

/// Reads scalar operands from `first` on.
static int64_t *readIndices(CommuteMachine *machine, const CommuteFrame *frame,
                            MlirOperation op, intptr_t first) {
  intptr_t count = mlirOperationGetNumOperands(op) - first;
  int64_t *indices = commuteMachineAllocate(machine, count, sizeof *indices);
  for (intptr_t i = 0; indices && i < count; ++i) {
    CommuteData index = commuteFrameGetOperand(frame, op, first + i);
    indices[i] = commuteDataGetScalar(machine, &index);
  }
  return indices;
}

static bool runAlloc(CommuteMachine *machine, CommuteFrame *frame,
                     MlirOperation op) {
  int64_t *sizes = readIndices(machine, frame, op, 0);
  CommuteData buffer;
  return sizes &&
         commuteDataMakeBuffer(machine, &buffer, resultType(op), sizes) &&
         commuteFrameBindResult(machine, frame, op, 0, &buffer);
}

static bool runDealloc(CommuteMachine *machine, CommuteFrame *frame,
                       MlirOperation op) {
  CommuteData buffer = commuteFrameGetOperand(frame, op, 0);
  return buffer.kind != COMMUTE_DATA_BUFFER ||
         commuteMemoryResize(machine, buffer.memory, 0, 0);
}

/// A tensor of whatever.
static bool runEmpty(CommuteMachine *machine, CommuteFrame *frame,
                     MlirOperation op) {
  if (mlirOperationGetNumOperands(op) > 0 &&
      mlirTypeIsAShaped(mlirValueGetType(mlirOperationGetOperand(op, 0))))
    return commuteOpaqueRun(machine, frame, op);
  int64_t *sizes = readIndices(machine, frame, op, 0);
  CommuteData tensor;
  CommuteCell *cells = NULL;
  return sizes &&
         commuteDataMakeValue(machine, &tensor, resultType(op), sizes,
                              &cells) &&
         commuteFrameBindResult(machine, frame, op, 0, &tensor);
}

struct CommuteGlobal {
  struct CommuteGlobal *next;
  MlirStringRef name;
  CommuteData data;
};

bool commuteGlobalGet(CommuteMachine *machine, MlirStringRef name,
                      MlirType type, CommuteData *data) {
  for (struct CommuteGlobal *global = machine->globals; global;
       global = global->next)
    if (mlirStringRefEqual(global->name, name)) {
      *data = global->data;
      data->type = type;
      return true;
    }
  struct CommuteGlobal *global =
      commuteMachineAllocate(machine, 1, sizeof *global);
  if (!global || !commuteDataMakeBuffer(machine, data, type, NULL))
    return false;
  CommuteMemory *memory = data->memory;
  memory->isVisible = true;
  memory->global = name;
  for (int64_t i = 0; i < memory->size * machine->numRanks; ++i)
    memory->cells[i] = commuteCellMix(commuteCellOfText(name), (CommuteCell)i);
  global->name = name;
  global->data = *data;
  global->next = machine->globals;
  machine->globals = global;
  return true;
}

static bool runGetGlobal(CommuteMachine *machine, CommuteFrame *frame,
                         MlirOperation op) {
  MlirAttribute name = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("name"));
  CommuteData data;
  return commuteGlobalGet(machine, mlirFlatSymbolRefAttrGetValue(name),
                          resultType(op), &data) &&
         commuteFrameBindResult(machine, frame, op, 0, &data);
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// Result i is operand i, of another type perhaps: casts, distinct_objects.
static bool runAlias(CommuteMachine *machine, CommuteFrame *frame,
                     MlirOperation op) {
  for (intptr_t i = 0, e = mlirOperationGetNumResults(op); i < e; ++i) {
    CommuteData data = commuteFrameGetOperand(frame, op, i);
    data.type = mlirValueGetType(mlirOperationGetResult(op, i));
    if (!commuteFrameBindResult(machine, frame, op, i, &data))
      return false;
  }
  return true;
}

/// All elements in another shape.
static bool runReshape(CommuteMachine *machine, CommuteFrame *frame,
                       MlirOperation op) {
  CommuteData source = commuteFrameGetOperand(frame, op, 0);
  CommuteData view = {0};
  return (mlirShapedTypeHasStaticShape(resultType(op)) ||
          commuteMachineRefuse(machine, "has a dynamic shape")) &&
         commuteDataShape(machine, &view, resultType(op), NULL) &&
         (view.count == source.count ||
          commuteMachineRefuse(machine, "changes the number of elements")) &&
         commuteDataMakeView(machine, &source, &view, NULL) &&
         commuteFrameBindResult(machine, frame, op, 0, &view);
}

/// The i-th of a list that is constant where it is not dynamic; `operand` is
/// the next dynamic one.
static int64_t mixedSize(MlirOperation op, const char *name, int64_t i,
                         const int64_t *operands, intptr_t *operand) {
  int64_t size = commuteOpGetArrayElement(op, name, i);
  return mlirShapedTypeIsDynamicSize(size) ? operands[(*operand)++] : size;
}

/// memref.subview, tensor.extract_slice: offsets, sizes and strides.
static bool runSlice(CommuteMachine *machine, CommuteFrame *frame,
                     MlirOperation op) {
  CommuteData source = commuteFrameGetOperand(frame, op, 0);
  int64_t *operands = readIndices(machine, frame, op, 1);
  int64_t rank = source.numDims;
  int64_t *parts = commuteMachineAllocate(machine, 4 * rank, sizeof *parts);
  if (!operands || !parts)
    return false;
  int64_t *offsets = parts, *sizes = parts + rank, *strides = parts + 2 * rank;
  intptr_t operand = 0;
  for (int64_t i = 0; i < rank; ++i)
    offsets[i] = mixedSize(op, "static_offsets", i, operands, &operand);
  int64_t elements = 1, total = 1;
  intptr_t firstSize = operand;
  for (int64_t i = 0; i < rank; ++i) {
    sizes[i] = mixedSize(op, "static_sizes", i, operands, &operand);
    elements *= sizes[i];
    total *= source.dims[i];
  }
  for (int64_t i = 0; i < rank; ++i)
    strides[i] = mixedSize(op, "static_strides", i, operands, &operand);
  for (int64_t i = 0; i < rank; ++i)
    if (offsets[i] < 0 || sizes[i] < 0 ||
        (sizes[i] > 0 &&
         offsets[i] + (sizes[i] - 1) * strides[i] >= source.dims[i]))
      return commuteMachineRefuse(machine, "slices out of bounds");

  CommuteData view = {0};
  if (!commuteDataShape(machine, &view, resultType(op), operands + firstSize))
    return false;
  int64_t *from = commuteMachineAllocate(machine, view.count, sizeof *from);
  int64_t *at = parts + 3 * rank;
  if (!from)
    return false;
  for (int64_t i = 0; i < elements; ++i) {
    int64_t flat = 0;
    for (int64_t d = 0; d < rank; ++d)
      flat = flat * source.dims[d] + offsets[d] + at[d] * strides[d];
    from[i / machine->granule] = flat / machine->granule;
    for (int64_t d = rank - 1; d >= 0 && ++at[d] == sizes[d]; --d)
      at[d] = 0;
  }
  return commuteDataMakeView(machine, &source, &view, from) &&
         commuteFrameBindResult(machine, frame, op, 0, &view);
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// One element of a buffer or tensor, by index operands from `first` on.
static bool makeElement(CommuteMachine *machine, const CommuteFrame *frame,
                        MlirOperation op, const CommuteData *data,
                        intptr_t first, CommuteData *element) {
  int64_t *indices = readIndices(machine, frame, op, first);
  int64_t *from = commuteMachineAllocate(machine, 1, sizeof *from);
  if (!indices || !from)
    return false;
  int64_t flat = 0;
  for (int64_t d = 0; d < data->numDims; ++d) {
    if (indices[d] < 0 || indices[d] >= data->dims[d])
      return commuteMachineRefuse(machine, "indexes out of bounds");
    flat = flat * data->dims[d] + indices[d];
  }
  *from = flat / machine->granule;
  *element = (CommuteData){.type = mlirShapedTypeGetElementType(data->type),
                           .count = 1};
  return commuteDataMakeView(machine, data, element, from);
}

static bool runLoad(CommuteMachine *machine, CommuteFrame *frame,
                    MlirOperation op) {
  CommuteData source = commuteFrameGetOperand(frame, op, 0);
  CommuteData element;
  if (!makeElement(machine, frame, op, &source, 1, &element))
    return false;
  element.cells = commuteDataRead(machine, &element, COMMUTE_READ_STRICT, 0);
  element.kind = COMMUTE_DATA_VALUE;
  element.memory = NULL;
  element.places = NULL;
  return element.cells &&
         commuteFrameBindResult(machine, frame, op, 0, &element);
}

static bool runStore(CommuteMachine *machine, CommuteFrame *frame,
                     MlirOperation op) {
  CommuteData value = commuteFrameGetOperand(frame, op, 0);
  CommuteData destination = commuteFrameGetOperand(frame, op, 1);
  CommuteData element;
  return makeElement(machine, frame, op, &destination, 2, &element) &&
         (value.kind == COMMUTE_DATA_VALUE ||
          commuteMachineRefuse(machine, "stores no number")) &&
         commuteDataWrite(machine, &element, value.cells, value.count);
}

static bool runMemRefCopy(CommuteMachine *machine, CommuteFrame *frame,
                          MlirOperation op) {
  CommuteData source = commuteFrameGetOperand(frame, op, 0);
  CommuteData destination = commuteFrameGetOperand(frame, op, 1);
  const CommuteCell *cells =
      commuteDataRead(machine, &source, COMMUTE_READ_STRICT, 0);
  return cells && commuteDataWrite(machine, &destination, cells, source.count);
}

static bool runDim(CommuteMachine *machine, CommuteFrame *frame,
                   MlirOperation op) {
  CommuteData data = commuteFrameGetOperand(frame, op, 0);
  CommuteData index = commuteFrameGetOperand(frame, op, 1);
  int64_t dim = commuteDataGetScalar(machine, &index);
  CommuteData result;
  return (dim >= 0 && dim < data.numDims
              ? true
              : commuteMachineRefuse(machine, "asks for no dimension")) &&
         commuteDataMakeScalar(machine, &result, resultType(op),
                               data.dims[dim]) &&
         commuteFrameBindResult(machine, frame, op, 0, &result);
}

/// A buffer's content as a tensor.
static bool runToTensor(CommuteMachine *machine, CommuteFrame *frame,
                        MlirOperation op) {
  CommuteData data = commuteFrameGetOperand(frame, op, 0);
  data.cells = commuteDataRead(machine, &data, COMMUTE_READ_STRICT, 0);
  data.kind = COMMUTE_DATA_VALUE;
  data.type = resultType(op);
  data.memory = NULL;
  data.places = NULL;
  return data.cells && commuteFrameBindResult(machine, frame, op, 0, &data);
}

/// A tensor's content in a buffer, to be read only.
static bool runToBuffer(CommuteMachine *machine, CommuteFrame *frame,
                        MlirOperation op) {
  CommuteData source = commuteFrameGetOperand(frame, op, 0);
  CommuteData buffer;
  return commuteDataMakeBuffer(machine, &buffer, resultType(op), NULL) &&
         commuteDataWrite(machine, &buffer, source.cells, source.count) &&
         commuteFrameBindResult(machine, frame, op, 0, &buffer);
}

const CommuteHandlerEntry commuteMemRefHandlers[] = {
    {"memref.alloc", runAlloc},
    {"memref.alloca", runAlloc},
    {"memref.dealloc", runDealloc},
    {"memref.get_global", runGetGlobal},
    {"memref.distinct_objects", runAlias},
    {"memref.cast", runAlias},
    {"memref.memory_space_cast", runAlias},
    {"memref.assume_alignment", runAlias},
    {"memref.expand_shape", runReshape},
    {"memref.collapse_shape", runReshape},
    {"memref.subview", runSlice},
    {"memref.load", runLoad},
    {"memref.store", runStore},
    {"memref.copy", runMemRefCopy},
    {"memref.dim", runDim},
    {"tensor.dim", runDim},
    {"tensor.empty", runEmpty},
    {"tensor.cast", runAlias},
    {"tensor.expand_shape", runReshape},
    {"tensor.collapse_shape", runReshape},
    {"tensor.extract_slice", runSlice},
    {"tensor.extract", runLoad},
    {"bufferization.alloc_tensor", runEmpty},
    {"bufferization.dealloc_tensor", runDealloc},
    {"bufferization.to_tensor", runToTensor},
    {"bufferization.to_buffer", runToBuffer},
    {NULL, NULL},
};
