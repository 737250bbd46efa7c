//===- Arguments.c - Made-up arguments of a function ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"
#include "Outcome.h"

#include "commute/Dialect.h"
#include "commute/Effects.h"
#include "commute/Ops.h"

#include "mlir-c/BuiltinTypes.h"

#include <string.h>

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

typedef struct FactReader {
  CommuteArgumentFacts *facts;
  MlirBlock entry;
} FactReader;

/// The position of the argument that a buffer is a view of, or -1.
static intptr_t rootArgument(const FactReader *reader, MlirValue value) {
  while (mlirValueIsAOpResult(value)) {
    MlirOperation op = mlirOpResultGetOwner(value);
    MlirValue source, view;
    if (commuteOpGetTraits(op) & COMMUTE_OP_DISTINCT_OBJECTS)
      value = mlirOperationGetOperand(op, mlirOpResultGetResultNumber(value));
    else if (commuteOpGetView(op, &source, &view) &&
             mlirValueEqual(view, value))
      value = source;
    else
      return -1;
  }
  return mlirBlockEqual(mlirBlockArgumentGetOwner(value), reader->entry)
             ? mlirBlockArgumentGetArgNumber(value)
             : -1;
}

static MlirWalkResult readFact(MlirOperation op, void *userData) {
  FactReader *reader = userData;
  CommuteArgumentFacts *facts = reader->facts;
  if (commuteOpGetTraits(op) & COMMUTE_OP_DISTINCT_OBJECTS) {
    for (intptr_t i = 0, e = mlirOperationGetNumOperands(op);
         facts->isInSet && i < e; ++i) {
      intptr_t argument = rootArgument(reader, mlirOperationGetOperand(op, i));
      if (argument >= 0)
        facts->isInSet[facts->numSets * facts->count + argument] = true;
    }
    ++facts->numSets;
    return MlirWalkResultAdvance;
  }
  if (!mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                          mlirStringRefCreateFromCString("comm.resize")))
    return MlirWalkResultAdvance;
  intptr_t argument = rootArgument(reader, mlirOperationGetOperand(op, 0));
  if (argument < 0 || facts->isResized[argument])
    return MlirWalkResultAdvance;
  facts->isResized[argument] = true;
  int64_t bytes = 0;
  facts->beginsEmpty[argument] =
      !commuteResizeGetBytes(op, &bytes) || bytes > 0;
  return MlirWalkResultAdvance;
}

bool commuteArgumentFactsRead(CommuteArgumentFacts *facts, CommuteArena *arena,
                              const CommuteFunction *function) {
  FactReader reader = {.facts = facts};
  reader.entry =
      mlirRegionGetFirstBlock(mlirOperationGetRegion(function->op, 0));
  intptr_t count = mlirBlockGetNumArguments(reader.entry);
  *facts = (CommuteArgumentFacts){.count = count};
  facts->beginsEmpty = commuteArenaAllocate(arena, (size_t)count, sizeof(bool));
  facts->isResized = commuteArenaAllocate(arena, (size_t)count, sizeof(bool));
  if (!facts->beginsEmpty || !facts->isResized)
    return false;
  // Once to count the sets, once to fill them.
  mlirOperationWalk(function->op, readFact, &reader, MlirWalkPreOrder);
  facts->isInSet = commuteArenaAllocate(arena, (size_t)(facts->numSets * count),
                                        sizeof(bool));
  if (!facts->isInSet)
    return false;
  facts->numSets = 0;
  mlirOperationWalk(function->op, readFact, &reader, MlirWalkPreOrder);
  return true;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static CommuteCell randomCell(const CommuteRunOptions *options,
                              intptr_t argument, int64_t rank, int64_t i) {
  if (options->seed == 0)
    return (CommuteCell)(1000 * (argument + 1) + 100 * rank + i);
  CommuteCell cell = commuteCellMix(options->seed, (CommuteCell)argument);
  return commuteCellMix(commuteCellMix(cell, (CommuteCell)rank),
                        (CommuteCell)i);
}

static bool promisedDistinct(const CommuteArgumentFacts *facts, intptr_t a,
                             intptr_t b) {
  for (intptr_t set = 0; set < facts->numSets; ++set)
    if (facts->isInSet[set * facts->count + a] &&
        facts->isInSet[set * facts->count + b])
      return true;
  return false;
}

/// Finds an earlier argument whose memory this one may be in.
static const CommuteData *chooseShared(const CommuteArgumentFacts *facts,
                                       const CommuteRunOptions *options,
                                       const CommuteData *arguments,
                                       intptr_t index, MlirType type,
                                       int64_t count) {
  CommuteCell choice = commuteCellMix(options->seed, ~(CommuteCell)index);
  if (index == 0 || choice % 3 != 0)
    return NULL;
  const CommuteData *other = &arguments[choice / 3 % (CommuteCell)index];
  if (other->kind != COMMUTE_DATA_BUFFER || other->count < count ||
      !mlirTypeEqual(mlirShapedTypeGetElementType(other->type),
                     mlirShapedTypeGetElementType(type)))
    return NULL;
  for (intptr_t i = 0; i < index; ++i)
    if (arguments[i].memory == other->memory &&
        promisedDistinct(facts, i, index))
      return NULL;
  return other;
}

static bool makeBuffer(CommuteMachine *machine,
                       const CommuteArgumentFacts *facts,
                       const CommuteRunOptions *options, CommuteData *arguments,
                       intptr_t index, MlirType type) {
  CommuteData *data = &arguments[index];
  *data = (CommuteData){0};
  if (!commuteDataShape(machine, data, type, NULL))
    return false;
  const CommuteData *shared =
      options->aliases
          ? chooseShared(facts, options, arguments, index, type, data->count)
          : NULL;
  if (shared) {
    CommuteData source = *shared;
    source.places = NULL;
    CommuteMemory *memory = source.memory;
    memory->isResized |= facts->isResized[index];
    // Memory that is empty is so by all its names.
    if (facts->beginsEmpty[index] &&
        !commuteMemoryResize(machine, memory, 0, 0))
      return false;
    return commuteDataMakeView(machine, &source, data, NULL);
  }
  if (!commuteDataMakeBuffer(machine, data, type, NULL))
    return false;
  CommuteMemory *memory = data->memory;
  memory->isVisible = true;
  memory->argument = index;
  memory->isResized = facts->isResized[index];
  if (facts->beginsEmpty[index])
    return commuteMemoryResize(machine, memory, 0, 0);
  for (int64_t rank = 0; rank < machine->numRanks; ++rank)
    for (int64_t i = 0; i < memory->size; ++i)
      memory->cells[rank * memory->size + i] =
          randomCell(options, index, rank, i);
  return true;
}

bool commuteArgumentsMake(CommuteMachine *machine,
                          const CommuteFunction *function,
                          const CommuteArgumentFacts *facts,
                          const CommuteRunOptions *options,
                          CommuteData *arguments) {
  MlirBlock entry =
      mlirRegionGetFirstBlock(mlirOperationGetRegion(function->op, 0));
  machine->op = function->op;
  for (intptr_t i = 0; i < facts->count; ++i) {
    MlirType type = mlirValueGetType(mlirBlockGetArgument(entry, i));
    CommuteData *data = &arguments[i];
    CommuteCell *cells = NULL;
    bool ok = true;
    if (commuteTypeIsAFuture(type))
      ok = commuteFlightMakeForeign(machine, type, randomCell(options, i, 0, 0),
                                    data);
    else if (mlirTypeIsAMemRef(type))
      ok = makeBuffer(machine, facts, options, arguments, i, type);
    else if (mlirTypeIsAShaped(type)) {
      ok = commuteDataMakeValue(machine, data, type, NULL, &cells);
      for (int64_t rank = 0; ok && rank < machine->numRanks; ++rank)
        for (int64_t j = 0; j < data->count; ++j)
          cells[rank * data->count + j] = randomCell(options, i, rank, j);
    } else
      // Small: sizes, bounds and conditions.
      ok = commuteDataMakeScalar(
          machine, data, type,
          (int64_t)(randomCell(options, i, 0, 0) %
                    (commuteTypeGetBits(type) == 1 ? 2 : 4)));
    if (!ok)
      return false;
  }
  return true;
}
