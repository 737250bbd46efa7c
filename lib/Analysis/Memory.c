//===- Memory.c - Which memory a value stands for -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A result of the block is described where its operation is at hand; a value
// from outside where it is first used, by walking up through views to its root.
//
//===----------------------------------------------------------------------===//

#include "Builder.h"

/// Accesses are entered into the set of every partition; a
/// memref.distinct_objects beyond that many tells nothing.
enum { MAX_PARTITIONS = 16 };

//===----------------------------------------------------------------------===//
// The map of values
//===----------------------------------------------------------------------===//

// The second number of a slot holds the class of the type in its low bits.
enum { CLASS_BITS = 3, CLASS_MASK = (1 << CLASS_BITS) - 1 };
#define NO_INDEX (UINT32_MAX >> CLASS_BITS)

static CommuteValueInfo unpack(const CommutePointerSlot *slot) {
  uint32_t index = slot->second >> CLASS_BITS;
  return (CommuteValueInfo){
      .node = slot->first,
      .typeClass = (CommuteTypeClass)(slot->second & CLASS_MASK),
      .index = index == NO_INDEX ? COMMUTE_NONE : index,
  };
}

bool commuteMemorySetValue(CommuteBuilder *builder, MlirValue value,
                           const CommuteValueInfo *info) {
  bool found;
  CommutePointerSlot *slot =
      commutePointerMapInsert(&builder->values, value.ptr, &found);
  if (!slot || (info->index != COMMUTE_NONE && info->index >= NO_INDEX))
    return commuteBuilderRunOut(builder);
  uint32_t index = info->index == COMMUTE_NONE ? NO_INDEX : info->index;
  slot->first = info->node;
  slot->second = index << CLASS_BITS | (uint32_t)info->typeClass;
  return true;
}

//===----------------------------------------------------------------------===//
// Locations
//===----------------------------------------------------------------------===//

static bool addClass(CommuteBuilder *builder, CommuteMemoryClass memoryClass,
                     uint32_t *index) {
  CommuteMemoryClass *added =
      commuteBuilderAppend(builder, &builder->classes, sizeof(*added));
  if (!added)
    return false;
  *added = memoryClass;
  *index = builder->classes.count - 1;
  return true;
}

/// Makes the memory of a root.
static bool addRoot(CommuteBuilder *builder, uint32_t memoryClass,
                    uint64_t bytes, uint32_t storage, uint32_t *memory) {
  CommuteLocation *location =
      commuteBuilderAppend(builder, &builder->locations, sizeof(*location));
  CommuteMemory *added =
      commuteBuilderAppend(builder, &builder->memories, sizeof(*added));
  if (!location || !added)
    return false;
  *location = (CommuteLocation){
      .memoryClass = memoryClass, .bytes = bytes, .storage = storage};
  *added = (CommuteMemory){.location = builder->locations.count - 1,
                           .memoryClass = memoryClass,
                           .isWhole = true};
  *memory = builder->memories.count - 1;
  return true;
}

bool commuteMemoryInit(CommuteBuilder *builder) {
  static const CommuteClassKind kinds[COMMUTE_NUM_FIXED_CLASSES] = {
      [COMMUTE_ALL_MEMORY] = COMMUTE_CLASS_ALL,
      [COMMUTE_UNKNOWN_MEMORY] = COMMUTE_CLASS_UNKNOWN,
      [COMMUTE_ARGUMENT_MEMORY] = COMMUTE_CLASS_ARGUMENT,
      [COMMUTE_LOCAL_MEMORY] = COMMUTE_CLASS_LOCAL,
  };
  uint32_t index;
  for (size_t i = 0; i < COMMUTE_NUM_FIXED_CLASSES; ++i)
    if (!addClass(builder, (CommuteMemoryClass){.kind = kinds[i]}, &index))
      return false;
  uint32_t local;
  return addRoot(builder, COMMUTE_LOCAL_MEMORY, COMMUTE_BYTES_UNKNOWN,
                 COMMUTE_NONE, &local);
}

static bool addAllocation(CommuteBuilder *builder, bool isReachable,
                          uint64_t bytes, uint32_t storage, uint32_t *memory) {
  uint32_t set, index;
  return commuteHazardsAddSet(builder, COMMUTE_SET_OF_MEMORY, &set) &&
         addClass(builder,
                  (CommuteMemoryClass){.kind = COMMUTE_CLASS_FRESH,
                                       .isReachable = isReachable,
                                       .set = set},
                  &index) &&
         addRoot(builder, index, bytes, storage, memory);
}

/// Makes the memory of a view of another one.
static bool addView(CommuteBuilder *builder, uint32_t source, uint64_t bytes,
                    uint32_t *memory) {
  CommuteMemory *added =
      commuteBuilderAppend(builder, &builder->memories, sizeof(*added));
  if (!added)
    return false;
  *added = *commuteBuilderGetMemory(builder, source);
  uint64_t whole = commuteBuilderGetLocation(builder, added->location)->bytes;
  // A view of as many bytes as there are shows all of them.
  added->isWhole = bytes == whole && bytes != COMMUTE_BYTES_UNKNOWN;
  added->flights = (CommuteFlightCounts){.reads = 0};
  *memory = builder->memories.count - 1;
  return true;
}

/// Gives the partition of a memref.distinct_objects, or COMMUTE_NONE.
static bool findPartition(CommuteBuilder *builder, MlirOperation op,
                          uint32_t *partition) {
  const CommutePartition *partitions = builder->partitions.items;
  uint32_t count = builder->partitions.count;
  for (*partition = 0; *partition < count; ++*partition)
    if (mlirOperationEqual(partitions[*partition].op, op))
      return true;
  if (count == MAX_PARTITIONS) {
    *partition = COMMUTE_NONE;
    return true;
  }
  uint32_t set;
  if (!commuteHazardsAddPartitionSet(builder, &set))
    return false;
  CommutePartition *added =
      commuteBuilderAppend(builder, &builder->partitions, sizeof(*added));
  if (!added)
    return false;
  *added = (CommutePartition){op, set};
  return true;
}

/// Makes the memory of a result of a memref.distinct_objects. An allocation is
/// distinct from all else anyway.
static bool addSlot(CommuteBuilder *builder, MlirOperation op, uint32_t source,
                    uint32_t *memory) {
  uint32_t base = commuteBuilderGetMemory(builder, source)->memoryClass;
  CommuteClassKind kind = commuteBuilderGetClass(builder, base)->kind;
  uint32_t partition = COMMUTE_NONE;
  if ((kind == COMMUTE_CLASS_UNKNOWN || kind == COMMUTE_CLASS_ARGUMENT) &&
      !findPartition(builder, op, &partition))
    return false;
  if (partition == COMMUTE_NONE) {
    *memory = source;
    return true;
  }
  uint32_t set, index;
  CommuteMemory *added =
      commuteBuilderAppend(builder, &builder->memories, sizeof(*added));
  if (!added || !commuteHazardsAddSet(builder, COMMUTE_SET_OF_MEMORY, &set) ||
      !addClass(
          builder,
          (CommuteMemoryClass){.kind = COMMUTE_CLASS_SLOT,
                               .isReachable = kind == COMMUTE_CLASS_UNKNOWN,
                               .set = set,
                               .partition = partition},
          &index))
    return false;
  *added = *commuteBuilderGetMemory(builder, source);
  added->memoryClass = index;
  added->flights = (CommuteFlightCounts){.reads = 0};
  *memory = builder->memories.count - 1;
  return true;
}

bool commuteMemoryEscape(CommuteBuilder *builder, uint32_t memory) {
  uint32_t index = commuteBuilderGetMemory(builder, memory)->memoryClass;
  const CommuteMemoryClass *memoryClass =
      commuteBuilderGetClass(builder, index);
  if (memoryClass->kind != COMMUTE_CLASS_FRESH || memoryClass->isReachable)
    return true;
  return commuteHazardsExpose(builder, index);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Gives what is known of a source: a result of the operation at hand is not in
/// the map yet.
static bool findSourceInfo(CommuteBuilder *builder, MlirOperation op,
                           MlirValue source, CommuteValueInfo *info) {
  const CommutePointerSlot *slot =
      commutePointerMapFind(&builder->values, source.ptr);
  if (!slot && mlirOperationEqual(op, builder->op) &&
      mlirValueIsAOpResult(source) &&
      mlirOperationEqual(mlirOpResultGetOwner(source), op)) {
    const CommuteValueInfo *results = builder->results.items;
    *info = results[mlirOpResultGetResultNumber(source)];
    return true;
  }
  return commuteMemoryFindValue(builder, source, info);
}

/// Finds the memory of a result that shows no other value's. `flags` are those
/// of its storage.
static bool describeRoot(CommuteBuilder *builder, MlirOperation op,
                         const CommuteNameInfo *name, MlirValue result,
                         bool isOutside, uint64_t bytes, uint32_t *memory,
                         bool *isAddress) {
  unsigned flags = isOutside ? COMMUTE_STORAGE_LIVE_IN : 0;
  if (name->kind == COMMUTE_OP_KIND_COPY_IN) {
    CommuteTypeInfo whole;
    if (!commuteAnalysisGetType(builder->analysis,
                                mlirValueGetType(mlirOperationGetResult(op, 1)),
                                &whole))
      return commuteBuilderRunOut(builder);
    uint32_t storage, root;
    return commuteStorageCreate(builder, whole.bytes, flags, &storage) &&
           addAllocation(builder, isOutside, whole.bytes, storage, &root) &&
           addView(builder, root, bytes, memory);
  }
  uint32_t storage;
  if (!commuteStorageCreate(builder, bytes, flags, &storage))
    return false;
  if (commuteValueIsAllocation(result))
    return addAllocation(builder, isOutside, bytes, storage, memory);
  *isAddress = true;
  return addRoot(builder, COMMUTE_UNKNOWN_MEMORY, bytes, storage, memory);
}

/// Finds what a result of a wait is, whose flight is in sight.
static bool describeWaitResult(CommuteBuilder *builder, uint32_t index,
                               uint32_t flightIndex, uint64_t bytes,
                               CommuteValueInfo *info) {
  const CommuteFlight *flight = commuteBuilderGetFlight(builder, flightIndex);
  uint32_t storage = COMMUTE_NONE;
  if (flight->numStorages > 0)
    storage = ((uint32_t *)
                   builder->flightStorages.items)[flight->firstStorage + index];
  if (info->typeClass == COMMUTE_TYPE_TENSOR) {
    info->index = storage;
    return true;
  }
  if (flight->numDestinations == 0)
    return addAllocation(builder, false, bytes, storage, &info->index);
  const CommuteFlightBuffer *buffers = builder->flightBuffers.items;
  info->index = buffers[flight->firstBuffer + flight->numBuffers -
                        flight->numDestinations + index]
                    .memory;
  return true;
}

/// The operation at hand, one inside it, or one outside of the block.
typedef enum Place { PLACE_HERE, PLACE_INSIDE, PLACE_OUTSIDE } Place;

static bool describeResult(CommuteBuilder *builder, MlirOperation op,
                           const CommuteNameInfo *name, intptr_t index,
                           Place place, CommuteValueInfo *info,
                           bool *isAddress) {
  MlirValue result = mlirOperationGetResult(op, index);
  CommuteTypeInfo type;
  if (!commuteAnalysisGetType(builder->analysis, mlirValueGetType(result),
                              &type))
    return commuteBuilderRunOut(builder);
  *info = (CommuteValueInfo){COMMUTE_NONE, type.typeClass, COMMUTE_NONE};
  bool isMemory = commuteTypeIsMemory(type.typeClass);
  bool hasStorage = type.typeClass == COMMUTE_TYPE_TENSOR &&
                    builder->flags & COMMUTE_ANALYSIS_STORAGES;
  if (!isMemory && !hasStorage)
    return true;
  if (name->kind == COMMUTE_OP_KIND_WAIT && place != PLACE_OUTSIDE) {
    CommuteValueInfo future;
    if (!commuteMemoryFindValue(builder, mlirOperationGetOperand(op, 0),
                                &future))
      return false;
    if (future.index != COMMUTE_NONE)
      return describeWaitResult(builder, (uint32_t)index, future.index,
                                type.bytes, info);
  }
  MlirValue source = commuteResultGetSource(op, name, index);
  CommuteValueInfo shown = {.typeClass = COMMUTE_TYPE_SCALAR};
  if (!mlirValueIsNull(source) && !findSourceInfo(builder, op, source, &shown))
    return false;
  if (!isMemory) {
    if (shown.typeClass == COMMUTE_TYPE_TENSOR) {
      info->index = shown.index;
      return true;
    }
    return place == PLACE_INSIDE ||
           commuteStorageCreate(builder, type.bytes,
                                place == PLACE_OUTSIDE ? COMMUTE_STORAGE_LIVE_IN
                                                       : 0,
                                &info->index);
  }
  if (commuteTypeIsMemory(shown.typeClass))
    return name->traits & COMMUTE_OP_DISTINCT_OBJECTS
               ? addSlot(builder, op, shown.index, &info->index)
               : addView(builder, shown.index, type.bytes, &info->index);
  if (place == PLACE_INSIDE && (name->kind == COMMUTE_OP_KIND_COPY_IN ||
                                commuteValueIsAllocation(result))) {
    info->index = COMMUTE_LOCAL_BUFFER;
    return true;
  }
  return describeRoot(builder, op, name, result, place == PLACE_OUTSIDE,
                      type.bytes, &info->index, isAddress);
}

bool commuteMemoryDescribeResult(CommuteBuilder *builder, MlirOperation op,
                                 const CommuteNameInfo *name, intptr_t index,
                                 bool isInside, CommuteValueInfo *info,
                                 bool *isAddress) {
  return describeResult(builder, op, name, index,
                        isInside ? PLACE_INSIDE : PLACE_HERE, info, isAddress);
}

//===----------------------------------------------------------------------===//
// Values from outside
//===----------------------------------------------------------------------===//

/// Tells whether an argument is the function's: what it points to existed
/// before anything that the function allocates.
static bool isFunctionArgument(MlirValue argument) {
  MlirBlock block = mlirBlockArgumentGetOwner(argument);
  MlirOperation parent = mlirBlockGetParentOperation(block);
  return !mlirOperationIsNull(parent) &&
         commuteOpGetTraits(parent) & COMMUTE_OP_FUNCTION &&
         mlirBlockEqual(
             mlirRegionGetFirstBlock(mlirBlockGetParentRegion(block)), block);
}

static bool describeArgument(CommuteBuilder *builder, MlirValue argument,
                             CommuteValueInfo *info) {
  CommuteTypeInfo type;
  if (!commuteAnalysisGetType(builder->analysis, mlirValueGetType(argument),
                              &type))
    return commuteBuilderRunOut(builder);
  *info = (CommuteValueInfo){COMMUTE_NONE, type.typeClass, COMMUTE_NONE};
  uint32_t storage;
  if (type.typeClass == COMMUTE_TYPE_SCALAR ||
      type.typeClass == COMMUTE_TYPE_FUTURE)
    return true;
  if (!commuteStorageCreate(builder, type.bytes, COMMUTE_STORAGE_LIVE_IN,
                            &storage))
    return false;
  if (type.typeClass == COMMUTE_TYPE_TENSOR) {
    info->index = storage;
    return true;
  }
  return addRoot(builder,
                 isFunctionArgument(argument) ? COMMUTE_ARGUMENT_MEMORY
                                              : COMMUTE_UNKNOWN_MEMORY,
                 type.bytes, storage, &info->index);
}

static bool describeOutside(CommuteBuilder *builder, MlirValue value,
                            CommuteValueInfo *info) {
  if (mlirValueIsABlockArgument(value))
    return describeArgument(builder, value, info);
  MlirOperation op = mlirOpResultGetOwner(value);
  uint32_t name = commuteAnalysisGetName(builder->analysis, op);
  if (name == COMMUTE_NONE)
    return commuteBuilderRunOut(builder);
  bool isAddress;
  return describeResult(
      builder, op, commuteAnalysisGetNameInfo(builder->analysis, name),
      mlirOpResultGetResultNumber(value), PLACE_OUTSIDE, info, &isAddress);
}

/// Returns the value that one from outside shows, or a null value.
static bool findSourceOutside(CommuteBuilder *builder, MlirValue value,
                              MlirValue *source) {
  *source = (MlirValue){NULL};
  if (mlirValueIsABlockArgument(value))
    return true;
  MlirOperation op = mlirOpResultGetOwner(value);
  uint32_t name = commuteAnalysisGetName(builder->analysis, op);
  if (name == COMMUTE_NONE)
    return commuteBuilderRunOut(builder);
  *source = commuteResultGetSource(
      op, commuteAnalysisGetNameInfo(builder->analysis, name),
      mlirOpResultGetResultNumber(value));
  return true;
}

bool commuteMemoryFindValue(CommuteBuilder *builder, MlirValue value,
                            CommuteValueInfo *info) {
  const CommutePointerSlot *slot =
      commutePointerMapFind(&builder->values, value.ptr);
  if (slot) {
    *info = unpack(slot);
    return true;
  }
  // The sources first, from the root on: each then finds its own in the map.
  builder->path.count = 0;
  while (!mlirValueIsNull(value) &&
         !commutePointerMapFind(&builder->values, value.ptr)) {
    MlirValue *step =
        commuteBuilderAppend(builder, &builder->path, sizeof(*step));
    if (!step)
      return false;
    *step = value;
    // Keeps a cycle, which unreachable code may have, from going on for ever.
    const CommuteValueInfo nothing = {COMMUTE_NONE, COMMUTE_TYPE_SCALAR,
                                      COMMUTE_NONE};
    if (!commuteMemorySetValue(builder, value, &nothing) ||
        !findSourceOutside(builder, value, &value))
      return false;
  }
  while (builder->path.count > 0) {
    const MlirValue *path = builder->path.items;
    MlirValue last = path[--builder->path.count];
    if (!describeOutside(builder, last, info) ||
        !commuteMemorySetValue(builder, last, info))
      return false;
  }
  return true;
}
