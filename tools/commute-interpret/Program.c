//===- Program.c - What is known of a program before it runs --------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Program.h"

#include "commute/Ops.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

/// More ranks than this are not simulated.
static const int64_t maxRanks = 128;
/// Cells that all ranks together have of all tensors, about.
static const int64_t maxCells = (int64_t)1 << 23;
/// Cells that a rank has of one tensor.
static const int64_t minCellsOfTensor = 64;
static const int64_t maxCellsOfTensor = 8192;

/// What the walk over the module collects.
typedef struct Reader {
  CommuteProgram *program;
  /// NULL: only count.
  CommuteFunction *functions;
  CommuteRankGroup *groups;
  int64_t maxElements;
} Reader;

static bool isNamed(MlirOperation op, const char *name) {
  return mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                            mlirStringRefCreateFromCString(name));
}

static MlirStringRef symbolOf(MlirOperation op) {
  MlirAttribute name = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("sym_name"));
  return !mlirAttributeIsNull(name) && mlirAttributeIsAString(name)
             ? mlirStringAttrGetValue(name)
             : (MlirStringRef){"", 0};
}

/// The distance of the ranks, where it is one and the same; else 1.
static int64_t strideOf(MlirOperation op, const CommuteProcessGroup *group) {
  if (group->ranks.count < 2)
    return 1;
  int64_t stride =
      commuteProcessGroupGetRank(op, 1) - commuteProcessGroupGetRank(op, 0);
  for (intptr_t i = 1; i < group->ranks.count; ++i)
    if (commuteProcessGroupGetRank(op, i) -
            commuteProcessGroupGetRank(op, i - 1) !=
        stride)
      return 1;
  return stride > 0 && stride <= maxRanks ? stride : 1;
}

static void noteType(Reader *reader, MlirType type) {
  if (!mlirTypeIsAShaped(type) || !mlirShapedTypeHasRank(type))
    return;
  int64_t elements = 1;
  for (int64_t i = 0, e = mlirShapedTypeGetRank(type); i < e; ++i) {
    int64_t size = mlirShapedTypeIsDynamicDim(type, i)
                       ? 1
                       : mlirShapedTypeGetDimSize(type, i);
    if (size != 0 && elements > INT64_MAX / 2 / size)
      size = 1;
    elements *= size;
  }
  if (elements > reader->maxElements)
    reader->maxElements = elements;
}

static MlirWalkResult noteOp(MlirOperation op, void *userData) {
  Reader *reader = userData;
  CommuteProgram *program = reader->program;
  ++program->numOps;
  for (intptr_t i = 0, e = mlirOperationGetNumResults(op); i < e; ++i)
    noteType(reader, mlirValueGetType(mlirOperationGetResult(op, i)));
  if (isNamed(op, "func.func")) {
    MlirRegion body = mlirOperationGetRegion(op, 0);
    MlirBlock entry = mlirRegionGetFirstBlock(body);
    if (reader->functions)
      reader->functions[program->numFunctions] =
          (CommuteFunction){op, symbolOf(op), !mlirBlockIsNull(entry)};
    ++program->numFunctions;
    if (!mlirBlockIsNull(entry))
      for (intptr_t i = 0, e = mlirBlockGetNumArguments(entry); i < e; ++i)
        noteType(reader, mlirValueGetType(mlirBlockGetArgument(entry, i)));
  } else if (isNamed(op, "comm.process_group")) {
    if (reader->groups) {
      CommuteProcessGroup group = commuteProcessGroupGet(op);
      reader->groups[program->numGroups] =
          (CommuteRankGroup){symbolOf(op), group.size, strideOf(op, &group)};
    }
    ++program->numGroups;
  }
  return MlirWalkResultAdvance;
}

static int64_t leastCommonMultiple(int64_t a, int64_t b) {
  int64_t x = a, y = b;
  while (y != 0) {
    int64_t rest = x % y;
    x = y;
    y = rest;
  }
  int64_t factor = b / x;
  return a > (maxRanks + 1) / factor ? maxRanks + 1 : a * factor;
}

static void countRanks(CommuteProgram *program) {
  program->numRanks = 1;
  for (intptr_t i = 0; i < program->numGroups; ++i) {
    const CommuteRankGroup *group = &program->groups[i];
    int64_t span = group->size > maxRanks / group->stride
                       ? maxRanks + 1
                       : group->size * group->stride;
    program->numRanks = leastCommonMultiple(program->numRanks, span);
  }
}

static void chooseGranule(CommuteProgram *program, int64_t maxElements) {
  int64_t cells = maxCells / program->numRanks / program->numOps;
  if (cells < minCellsOfTensor)
    cells = minCellsOfTensor;
  if (cells > maxCellsOfTensor)
    cells = maxCellsOfTensor;
  program->granule = 1;
  while (maxElements / program->granule > cells)
    program->granule *= 2;
}

const char *commuteProgramRead(CommuteProgram *program, CommuteArena *arena,
                               MlirOperation module) {
  *program = (CommuteProgram){0};
  Reader reader = {.program = program};
  mlirOperationWalk(module, noteOp, &reader, MlirWalkPreOrder);
  reader.functions = commuteArenaAllocate(arena, (size_t)program->numFunctions,
                                          sizeof *reader.functions);
  reader.groups = commuteArenaAllocate(arena, (size_t)program->numGroups,
                                       sizeof *reader.groups);
  if (!reader.functions || !reader.groups)
    return "out of memory";
  program->functions = reader.functions;
  program->groups = reader.groups;
  program->numFunctions = program->numGroups = program->numOps = 0;
  mlirOperationWalk(module, noteOp, &reader, MlirWalkPreOrder);

  countRanks(program);
  if (program->numRanks > maxRanks) {
    // Members side by side take the fewest ranks.
    for (intptr_t i = 0; i < program->numGroups; ++i)
      program->groups[i].stride = 1;
    countRanks(program);
  }
  if (program->numRanks > maxRanks)
    return "more than 128 ranks";
  chooseGranule(program, reader.maxElements);
  return NULL;
}

void commuteProgramMatch(CommuteProgram *first, CommuteProgram *second) {
  if (second->granule > first->granule)
    first->granule = second->granule;
  second->granule = first->granule;
}

const CommuteFunction *commuteProgramGetFunction(const CommuteProgram *program,
                                                 MlirStringRef name) {
  for (intptr_t i = 0; i < program->numFunctions; ++i)
    if (mlirStringRefEqual(program->functions[i].name, name))
      return &program->functions[i];
  return NULL;
}

const CommuteRankGroup *commuteProgramGetGroup(const CommuteProgram *program,
                                               MlirStringRef name) {
  for (intptr_t i = 0; i < program->numGroups; ++i)
    if (mlirStringRefEqual(program->groups[i].name, name))
      return &program->groups[i];
  return NULL;
}

int64_t commuteRankGroupGetPosition(const CommuteRankGroup *group,
                                    int64_t rank) {
  return rank / group->stride % group->size;
}

int64_t commuteRankGroupGetMember(const CommuteRankGroup *group, int64_t rank,
                                  int64_t i) {
  return rank + (i - commuteRankGroupGetPosition(group, rank)) * group->stride;
}
