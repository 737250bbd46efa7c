//===- Kinds.c - Names, types and process groups --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "AnalysisImpl.h"

#include "commute/Dialect.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

#include <stdlib.h>
#include <string.h>

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

typedef struct KnownName {
  const char *name;
  CommuteOpKind kind;
} KnownName;

static const KnownName knownNames[] = {
    {"comm.all_gather", COMMUTE_OP_KIND_ALL_GATHER},
    {"comm.reduce_scatter", COMMUTE_OP_KIND_REDUCE_SCATTER},
    {"comm.all_reduce", COMMUTE_OP_KIND_ALL_REDUCE},
    {"comm.all_to_all", COMMUTE_OP_KIND_ALL_TO_ALL},
    {"comm.broadcast", COMMUTE_OP_KIND_BROADCAST},
    {"comm.permute", COMMUTE_OP_KIND_PERMUTE},
    {"comm.send", COMMUTE_OP_KIND_SEND},
    {"comm.recv", COMMUTE_OP_KIND_RECV},
    {"comm.barrier", COMMUTE_OP_KIND_BARRIER},
    {"comm.wait", COMMUTE_OP_KIND_WAIT},
    {"comm.resize", COMMUTE_OP_KIND_RESIZE},
    {"comm.copy", COMMUTE_OP_KIND_COPY},
    {"comm.all_gather_copy_in", COMMUTE_OP_KIND_COPY_IN},
    {"comm.split_copy_out", COMMUTE_OP_KIND_COPY_OUT},
    {"comm.chunk_cat", COMMUTE_OP_KIND_CHUNK_CAT},
    {"comm.compute", COMMUTE_OP_KIND_COMPUTE},
    {"comm.schedule_group", COMMUTE_OP_KIND_GROUP},
    {"memref.alloc", COMMUTE_OP_KIND_STORAGE},
    {"memref.alloca", COMMUTE_OP_KIND_STORAGE},
    {"memref.dealloc", COMMUTE_OP_KIND_STORAGE},
    {"memref.get_global", COMMUTE_OP_KIND_STORAGE},
    {"memref.dim", COMMUTE_OP_KIND_STORAGE},
    {"memref.distinct_objects", COMMUTE_OP_KIND_STORAGE},
    {"memref.assume_alignment", COMMUTE_OP_KIND_STORAGE},
    {"bufferization.alloc_tensor", COMMUTE_OP_KIND_STORAGE},
    {"bufferization.dealloc_tensor", COMMUTE_OP_KIND_FREE_TENSOR},
    {"bufferization.to_buffer", COMMUTE_OP_KIND_RESHAPE},
    {"bufferization.to_tensor", COMMUTE_OP_KIND_RESHAPE},
    {"tensor.empty", COMMUTE_OP_KIND_STORAGE},
    {"tensor.dim", COMMUTE_OP_KIND_STORAGE},
    {"tensor.bitcast", COMMUTE_OP_KIND_RESHAPE},
    {"tensor.cast", COMMUTE_OP_KIND_RESHAPE},
    {"tensor.collapse_shape", COMMUTE_OP_KIND_RESHAPE},
    {"tensor.expand_shape", COMMUTE_OP_KIND_RESHAPE},
    {"tensor.extract_slice", COMMUTE_OP_KIND_RESHAPE},
    {"tensor.reshape", COMMUTE_OP_KIND_RESHAPE},
    {"builtin.unrealized_conversion_cast", COMMUTE_OP_KIND_RESHAPE},
    {"affine.load", COMMUTE_OP_KIND_ELEMENT},
    {"affine.store", COMMUTE_OP_KIND_ELEMENT},
    {"memref.load", COMMUTE_OP_KIND_ELEMENT},
    {"memref.store", COMMUTE_OP_KIND_ELEMENT},
    {"tensor.extract", COMMUTE_OP_KIND_ELEMENT},
    {"scf.for", COMMUTE_OP_KIND_FOR},
};

static CommuteOpKind findKind(MlirStringRef name) {
  for (size_t i = 0; i < sizeof(knownNames) / sizeof(knownNames[0]); ++i)
    if (mlirStringRefEqual(name,
                           mlirStringRefCreateFromCString(knownNames[i].name)))
      return knownNames[i].kind;
  static const char linalg[] = "linalg.";
  const size_t length = sizeof linalg - 1;
  return name.length > length && memcmp(name.data, linalg, length) == 0
             ? COMMUTE_OP_KIND_LINALG
             : COMMUTE_OP_KIND_OTHER;
}

uint32_t commuteAnalysisGetName(CommuteAnalysis *analysis, MlirOperation op) {
  MlirIdentifier name = mlirOperationGetName(op);
  if (name.ptr == analysis->lastName)
    return analysis->lastNameIndex;
  CommutePointerSlot *slot =
      commutePointerMapFind(&analysis->nameMap, name.ptr);
  if (!slot) {
    bool found;
    if (!commuteVectorReserve(&analysis->names, 1, sizeof(CommuteNameInfo)))
      return UINT32_MAX;
    slot = commutePointerMapInsert(&analysis->nameMap, name.ptr, &found);
    if (!slot)
      return UINT32_MAX;
    uint32_t traits = commuteOpGetTraits(op);
    slot->first = analysis->names.count++;
    *commuteAnalysisGetNameInfo(analysis, slot->first) = (CommuteNameInfo){
        .traits = traits,
        .kind = traits & COMMUTE_OP_REGISTERED
                    ? findKind(mlirIdentifierStr(name))
                    : COMMUTE_OP_KIND_OTHER,
    };
  }
  analysis->lastName = name.ptr;
  analysis->lastNameIndex = slot->first;
  return slot->first;
}

bool commuteOpIsFence(CommuteAnalysis *analysis, MlirOperation op,
                      const CommuteNameInfo *name) {
  if (name->kind == COMMUTE_OP_KIND_BARRIER)
    return true;
  if (name->kind != COMMUTE_OP_KIND_WAIT || mlirOperationGetNumResults(op) > 0)
    return false;
  MlirValue future = mlirOperationGetOperand(op, 0);
  if (!mlirValueIsAOpResult(future))
    return false;
  uint32_t index =
      commuteAnalysisGetName(analysis, mlirOpResultGetOwner(future));
  return index != UINT32_MAX &&
         commuteAnalysisGetNameInfo(analysis, index)->kind ==
             COMMUTE_OP_KIND_BARRIER;
}

MlirAttribute commuteOpGetMessageQueue(MlirOperation op,
                                       const CommuteNameInfo *name) {
  if (name->kind != COMMUTE_OP_KIND_SEND && name->kind != COMMUTE_OP_KIND_RECV)
    return (MlirAttribute){NULL};
  MlirContext context = mlirOperationGetContext(op);
  const MlirAttribute parts[] = {
      mlirStringAttrGet(context, mlirIdentifierStr(mlirOperationGetName(op))),
      mlirOperationGetAttributeByName(op,
                                      mlirStringRefCreateFromCString("group")),
      mlirOperationGetAttributeByName(op,
                                      mlirStringRefCreateFromCString("peer"))};
  return mlirArrayAttrGet(context, sizeof(parts) / sizeof(parts[0]), parts);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static CommuteTypeClass findTypeClass(MlirType type) {
  if (mlirTypeIsATensor(type))
    return COMMUTE_TYPE_TENSOR;
  if (mlirTypeIsAMemRef(type))
    return COMMUTE_TYPE_BUFFER;
  if (commuteTypeIsAFuture(type))
    return COMMUTE_TYPE_FUTURE;
  if (mlirTypeIsAVector(type))
    type = mlirShapedTypeGetElementType(type);
  if (mlirTypeIsAInteger(type) || mlirTypeIsAIndex(type) ||
      mlirTypeIsAFloat(type) || mlirTypeIsAComplex(type) ||
      mlirTypeIsANone(type))
    return COMMUTE_TYPE_SCALAR;
  return COMMUTE_TYPE_POINTER;
}

/// Returns the bits of a scalar, or 0 where they are not known.
static uint64_t countBits(MlirType type) {
  uint64_t factor = 1;
  if (mlirTypeIsAComplex(type)) {
    type = mlirComplexTypeGetElementType(type);
    factor = 2;
  }
  if (mlirTypeIsAInteger(type))
    return factor * mlirIntegerTypeGetWidth(type);
  if (mlirTypeIsAFloat(type))
    return factor * mlirFloatTypeGetWidth(type);
  return mlirTypeIsAIndex(type) ? 64 : 0;
}

uint64_t commuteElementCountBytes(MlirType type) {
  // An element of less than a byte has one of its own, as in upstream's memory.
  return (countBits(type) + 7) / 8;
}

uint64_t commuteTypeCountBytes(MlirType type) {
  if (!mlirShapedTypeHasRank(type) || !mlirShapedTypeHasStaticShape(type))
    return COMMUTE_BYTES_UNKNOWN;
  uint64_t bytes = commuteElementCountBytes(mlirShapedTypeGetElementType(type));
  if (bytes == 0)
    return COMMUTE_BYTES_UNKNOWN;
  for (int64_t i = 0, e = mlirShapedTypeGetRank(type); i < e; ++i) {
    uint64_t size = (uint64_t)mlirShapedTypeGetDimSize(type, (intptr_t)i);
    if (size != 0 && bytes > (COMMUTE_BYTES_UNKNOWN - 1) / size)
      return COMMUTE_BYTES_UNKNOWN;
    bytes *= size;
  }
  return bytes;
}

bool commuteAnalysisGetType(CommuteAnalysis *analysis, MlirType type,
                            CommuteTypeInfo *info) {
  if (type.ptr == analysis->lastType) {
    *info = analysis->lastTypeInfo;
    return true;
  }
  CommutePointerSlot *slot =
      commutePointerMapFind(&analysis->typeMap, type.ptr);
  if (!slot) {
    bool found;
    if (!commuteVectorReserve(&analysis->types, 1, sizeof(CommuteTypeInfo)))
      return false;
    slot = commutePointerMapInsert(&analysis->typeMap, type.ptr, &found);
    if (!slot)
      return false;
    CommuteTypeClass typeClass = findTypeClass(type);
    slot->first = analysis->types.count++;
    ((CommuteTypeInfo *)analysis->types.items)[slot->first] = (CommuteTypeInfo){
        .typeClass = typeClass,
        .bytes =
            typeClass == COMMUTE_TYPE_TENSOR || typeClass == COMMUTE_TYPE_BUFFER
                ? commuteTypeCountBytes(type)
                : COMMUTE_BYTES_UNKNOWN,
    };
  }
  CommuteTypeInfo *types = analysis->types.items;
  *info = types[slot->first];
  analysis->lastType = type.ptr;
  analysis->lastTypeInfo = *info;
  return true;
}

//===----------------------------------------------------------------------===//
// Process groups
//===----------------------------------------------------------------------===//

/// Returns a number that an attribute of a process group states, or -1.
static double getNumber(MlirOperation group, const char *name) {
  MlirAttribute attribute = mlirOperationGetAttributeByName(
      group, mlirStringRefCreateFromCString(name));
  if (mlirAttributeIsNull(attribute))
    return -1.0;
  if (mlirAttributeIsAFloat(attribute))
    return mlirFloatAttrGetValueDouble(attribute);
  return -1.0;
}

/// Returns an integer that an attribute of a process group states, or `other`.
static int64_t getInteger(MlirOperation group, const char *name,
                          int64_t other) {
  MlirAttribute attribute = mlirOperationGetAttributeByName(
      group, mlirStringRefCreateFromCString(name));
  if (mlirAttributeIsNull(attribute) || !mlirAttributeIsAInteger(attribute))
    return other;
  return mlirIntegerAttrGetValueInt(attribute);
}

static int compareNodes(const void *a, const void *b) {
  int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;
  return (left > right) - (left < right);
}

/// Counts the nodes that hold the ranks of a group. Returns false where memory
/// runs out.
static bool countNodes(MlirOperation group, int64_t ranksPerNode,
                       CommuteGroupInfo *info) {
  info->nodes = info->size / ranksPerNode + (info->size % ranksPerNode != 0);
  MlirAttribute ranks = mlirOperationGetAttributeByName(
      group, mlirStringRefCreateFromCString("ranks"));
  if (mlirAttributeIsNull(ranks) || !mlirAttributeIsADenseI64Array(ranks))
    return true;
  intptr_t count = mlirDenseArrayGetNumElements(ranks);
  int64_t *nodes = count > 0 ? malloc((size_t)count * sizeof *nodes) : NULL;
  if (!nodes)
    return count == 0;
  for (intptr_t i = 0; i < count; ++i)
    nodes[i] = mlirDenseI64ArrayGetElement(ranks, i) / ranksPerNode;
  qsort(nodes, (size_t)count, sizeof *nodes, compareNodes);
  info->nodes = 1;
  for (intptr_t i = 1; i < count; ++i)
    info->nodes += nodes[i] != nodes[i - 1];
  free(nodes);
  return true;
}

/// Returns false where memory runs out.
static bool lookUpGroup(MlirOperation table, const CommuteDevice *device,
                        CommuteGroupInfo *info) {
  if (mlirOperationIsNull(table))
    return true;
  MlirSymbolTable symbols = mlirSymbolTableCreate(table);
  if (mlirSymbolTableIsNull(symbols))
    return true;
  MlirOperation group = mlirSymbolTableLookup(
      symbols, mlirFlatSymbolRefAttrGetValue(info->symbol));
  mlirSymbolTableDestroy(symbols);
  if (mlirOperationIsNull(group))
    return true;
  info->size = getInteger(group, "size", 0);
  info->latency = getNumber(group, "latency");
  info->bandwidth = getNumber(group, "bandwidth");
  MlirAttribute link = mlirOperationGetAttributeByName(
      group, mlirStringRefCreateFromCString("link"));
  if (!mlirAttributeIsNull(link) && mlirAttributeIsAString(link))
    info->link = mlirStringAttrGetValue(link);
  info->channelName = mlirOperationGetAttributeByName(
      group, mlirStringRefCreateFromCString("channel"));
  return countNodes(
      group, getInteger(group, "ranks_per_node", device->ranksPerNode), info);
}

/// Finds the closest operation around a collective whose symbols it can name,
/// and forgets the groups of another.
static void findSymbolTable(CommuteAnalysis *analysis,
                            MlirOperation collective) {
  MlirOperation op = mlirOperationGetParentOperation(collective);
  if (mlirOperationEqual(op, analysis->lastParent))
    return;
  analysis->lastParent = op;
  while (!mlirOperationIsNull(op) &&
         !(commuteOpGetTraits(op) & COMMUTE_OP_SYMBOL_TABLE))
    op = mlirOperationGetParentOperation(op);
  if (!mlirOperationEqual(op, analysis->symbolTable))
    commutePointerMapClear(&analysis->groupMap);
  analysis->symbolTable = op;
}

/// Returns the first group that has the channel of a group.
static uint32_t findChannel(const CommuteAnalysis *analysis, uint32_t group) {
  MlirAttribute name =
      commuteAnalysisGetGroupInfo(analysis, group)->channelName;
  for (uint32_t i = 0; i < group && !mlirAttributeIsNull(name); ++i)
    if (mlirAttributeEqual(
            commuteAnalysisGetGroupInfo(analysis, i)->channelName, name))
      return i;
  return group;
}

uint32_t commuteAnalysisGetGroup(CommuteAnalysis *analysis,
                                 MlirOperation collective) {
  findSymbolTable(analysis, collective);
  MlirAttribute symbol = mlirOperationGetAttributeByName(
      collective, mlirStringRefCreateFromCString("group"));
  CommutePointerSlot *slot =
      commutePointerMapFind(&analysis->groupMap, symbol.ptr);
  if (slot)
    return slot->first;
  bool found;
  if (!commuteVectorReserve(&analysis->groups, 1, sizeof(CommuteGroupInfo)))
    return UINT32_MAX;
  slot = commutePointerMapInsert(&analysis->groupMap, symbol.ptr, &found);
  if (!slot)
    return UINT32_MAX;
  slot->first = analysis->groups.count++;
  CommuteGroupInfo *info = commuteAnalysisGetGroupInfo(analysis, slot->first);
  *info = (CommuteGroupInfo){.symbol = symbol, .latency = -1, .bandwidth = -1};
  if (!lookUpGroup(analysis->symbolTable,
                   commuteCostsGetDevice(analysis->costs), info))
    return UINT32_MAX;
  info->channel = findChannel(analysis, slot->first);
  return slot->first;
}

MlirAttribute commuteAnalysisGetProcessGroup(const CommuteAnalysis *analysis,
                                             uint32_t group) {
  if (group >= analysis->groups.count)
    return (MlirAttribute){NULL};
  return commuteAnalysisGetGroupInfo(analysis, group)->symbol;
}
