//===- Opaque.c - Ops of which only the effects are known -----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A comm.compute, and any op without a handler, is some fixed function of its
// name, its attributes and all that it reads: a hash. What it writes and yields
// differs from cell to cell and from result to result.
//
// An op that says nothing of its effects reads and writes all memory that
// somebody outside of the function may know, and what it did goes into the
// trace, so that the order of two of them shows.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "commute/Dialect.h"
#include "commute/Effects.h"
#include "commute/Ops.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

#include <string.h>

/// A result of a scalar type stays below this, so that it can bound a loop.
static const CommuteCell scalarLimit = 4;

//===----------------------------------------------------------------------===//
// Digests
//===----------------------------------------------------------------------===//

static void mixText(MlirStringRef text, void *userData) {
  CommuteCell *hash = userData;
  for (size_t i = 0; i < text.length; ++i)
    *hash = commuteCellMix(*hash, (unsigned char)text.data[i]);
}

static bool startsWith(MlirStringRef text, const char *prefix) {
  size_t length = strlen(prefix);
  return text.length >= length && memcmp(text.data, prefix, length) == 0;
}

/// The name and the attributes, save those that say nothing of the meaning.
static CommuteCell digestOp(MlirOperation op) {
  CommuteCell hash =
      commuteCellOfText(mlirIdentifierStr(mlirOperationGetName(op)));
  for (intptr_t i = 0, e = mlirOperationGetNumAttributes(op); i < e; ++i) {
    MlirNamedAttribute attribute = mlirOperationGetAttribute(op, i);
    MlirStringRef name = mlirIdentifierStr(attribute.name);
    if (startsWith(name, "comm.") || startsWith(name, "operandSegmentSizes"))
      continue;
    mixText(name, &hash);
    // The common case, without printing.
    if (mlirAttributeIsAString(attribute.attribute))
      mixText(mlirStringAttrGetValue(attribute.attribute), &hash);
    else
      mlirAttributePrint(attribute.attribute, mixText, &hash);
  }
  return hash;
}

/// What an opaque op knows of each rank.
typedef struct Digest {
  CommuteCell *ofRank;
  /// It read poison that it should not have read.
  bool *isPoison;
} Digest;

static bool makeDigest(CommuteMachine *machine, MlirOperation op,
                       Digest *digest) {
  digest->ofRank = commuteMachineAllocateCells(machine, 1);
  digest->isPoison = commuteMachineAllocate(machine, machine->numRanks,
                                            sizeof *digest->isPoison);
  if (!digest->ofRank || !digest->isPoison)
    return false;
  CommuteCell hash = digestOp(op);
  for (int64_t rank = 0; rank < machine->numRanks; ++rank)
    digest->ofRank[rank] = hash;
  return true;
}

static bool addToDigest(CommuteMachine *machine, Digest *digest,
                        const CommuteData *data, CommuteReadMode mode) {
  if (data->kind != COMMUTE_DATA_VALUE && data->kind != COMMUTE_DATA_BUFFER)
    return true;
  const CommuteCell *cells = commuteDataRead(machine, data, mode, 0);
  if (!cells)
    return false;
  for (int64_t rank = 0; rank < machine->numRanks; ++rank)
    for (int64_t i = 0; i < data->count; ++i) {
      CommuteCell cell = cells[rank * data->count + i];
      digest->isPoison[rank] |=
          cell == COMMUTE_CELL_POISON && mode == COMMUTE_READ_STRICT;
      digest->ofRank[rank] = commuteCellMix(digest->ofRank[rank], cell);
    }
  return true;
}

/// Fills cells of all ranks from the digest; `salt` tells targets apart.
static void fillFromDigest(const CommuteMachine *machine, const Digest *digest,
                           CommuteCell salt, bool isScalar, CommuteCell *cells,
                           int64_t count) {
  for (int64_t rank = 0; rank < machine->numRanks; ++rank)
    for (int64_t i = 0; i < count; ++i) {
      CommuteCell cell = commuteCellMix(
          commuteCellMix(digest->ofRank[rank], salt), (CommuteCell)i);
      cells[rank * count + i] = digest->isPoison[rank] ? COMMUTE_CELL_POISON
                                : isScalar             ? cell % scalarLimit
                                                       : cell;
    }
}

static bool writeFromDigest(CommuteMachine *machine, const Digest *digest,
                            CommuteCell salt, const CommuteData *buffer) {
  CommuteCell *cells = commuteMachineAllocateCells(machine, buffer->count);
  if (!cells)
    return false;
  fillFromDigest(machine, digest, salt, false, cells, buffer->count);
  return commuteDataWrite(machine, buffer, cells, buffer->count);
}

static bool bindFromDigest(CommuteMachine *machine, CommuteFrame *frame,
                           MlirOperation op, const Digest *digest) {
  for (intptr_t i = 0, e = mlirOperationGetNumResults(op); i < e; ++i) {
    MlirType type = mlirValueGetType(mlirOperationGetResult(op, i));
    CommuteCell salt = (CommuteCell)i;
    CommuteData result;
    CommuteCell *cells = NULL;
    bool ok = true;
    if (commuteTypeIsAFuture(type))
      ok = commuteFlightMakeForeign(
          machine, type, commuteCellMix(digest->ofRank[0], salt), &result);
    else if (mlirTypeIsAMemRef(type))
      ok = commuteDataMakeBuffer(machine, &result, type, NULL) &&
           writeFromDigest(machine, digest, salt, &result);
    else if (commuteDataMakeValue(machine, &result, type, NULL, &cells))
      fillFromDigest(machine, digest, salt,
                     mlirTypeIsAInteger(type) || mlirTypeIsAIndex(type), cells,
                     result.count);
    else
      ok = false;
    if (!ok || !commuteFrameBindResult(machine, frame, op, i, &result))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// comm.compute
//===----------------------------------------------------------------------===//

bool commuteComputeRun(CommuteMachine *machine, CommuteFrame *frame,
                       MlirOperation op) {
  intptr_t count = mlirOperationGetNumOperands(op) -
                   commuteOpGetOperands(op, COMMUTE_OPERAND_AFTER).count;
  Digest digest;
  if (!makeDigest(machine, op, &digest))
    return false;
  for (intptr_t i = 0; i < count; ++i) {
    CommuteData input = commuteFrameGetOperand(frame, op, i);
    if (!addToDigest(machine, &digest, &input,
                     commuteComputeMutates(op, i) ? COMMUTE_READ_LOOSE
                                                  : COMMUTE_READ_STRICT))
      return false;
  }
  for (intptr_t i = 0; i < count; ++i) {
    CommuteData input = commuteFrameGetOperand(frame, op, i);
    if (commuteComputeMutates(op, i) && input.kind == COMMUTE_DATA_BUFFER &&
        !writeFromDigest(machine, &digest, ~(CommuteCell)i, &input))
      return false;
  }
  return bindFromDigest(machine, frame, op, &digest);
}

//===----------------------------------------------------------------------===//
// Ops of other dialects
//===----------------------------------------------------------------------===//

/// The effects of an op on its operands.
typedef struct OperandEffects {
  MlirOperation op;
  /// Of each operand.
  bool *isRead;
  bool *isWritten;
  /// There are others, on memory that is not named.
  bool areUnknown;
} OperandEffects;

static void noteEffect(const CommuteEffect *effect, void *userData) {
  OperandEffects *effects = userData;
  if (effect->resource != COMMUTE_RESOURCE_MEMORY)
    return;
  bool isFound = false;
  for (intptr_t i = 0, e = mlirOperationGetNumOperands(effects->op);
       !mlirValueIsNull(effect->value) && i < e; ++i) {
    if (!mlirValueEqual(mlirOperationGetOperand(effects->op, i), effect->value))
      continue;
    isFound = true;
    effects->isRead[i] |= effect->kind == COMMUTE_EFFECT_READ;
    effects->isWritten[i] |= effect->kind == COMMUTE_EFFECT_WRITE;
  }
  bool isResult =
      !mlirValueIsNull(effect->value) && mlirValueIsAOpResult(effect->value) &&
      mlirOperationEqual(mlirOpResultGetOwner(effect->value), effects->op);
  effects->areUnknown |= !isFound && !isResult;
}

bool commuteOpaqueTouchMemory(CommuteMachine *machine, CommuteCell digest,
                              bool writes) {
  CommuteCell hash =
      commuteCellMix(commuteCellMix(machine->trace, machine->numbered), digest);
  // Each memory by itself: their numbers depend on the order of allocation.
  CommuteCell sum = 0;
  for (CommuteMemory *memory = machine->memories; memory;
       memory = memory->next) {
    // Others can look at a full-size parameter, but have no use for what it is
    // between two resizes.
    if (!memory->isVisible || (memory->isResized && !writes))
      continue;
    CommuteCell content = (CommuteCell)memory->bytes;
    for (int64_t i = 0; i < memory->size * machine->numRanks; ++i)
      content = commuteCellMix(content, memory->owners[i % memory->size]
                                            ? COMMUTE_CELL_POISON
                                            : memory->cells[i]);
    sum += content;
    for (int64_t i = 0; writes && i < memory->size * machine->numRanks; ++i)
      memory->cells[i] =
          commuteCellMix(commuteCellMix(hash, content), (CommuteCell)i);
  }
  machine->trace = commuteCellMix(hash, sum);
  return true;
}

/// An op that may do anything.
static bool runUnknown(CommuteMachine *machine, CommuteFrame *frame,
                       MlirOperation op) {
  Digest digest;
  CommuteDataList operands = commuteFrameGetOperands(machine, frame, op, 0);
  if (!operands.data || !makeDigest(machine, op, &digest))
    return false;
  for (intptr_t i = 0; i < operands.count; ++i)
    if (!addToDigest(machine, &digest, &operands.data[i], COMMUTE_READ_LOOSE))
      return false;
  CommuteCell all = 0;
  for (int64_t rank = 0; rank < machine->numRanks; ++rank)
    all = commuteCellMix(all, digest.ofRank[rank]);
  if (!commuteOpaqueTouchMemory(machine, all, true))
    return false;
  for (int64_t rank = 0; rank < machine->numRanks; ++rank)
    digest.ofRank[rank] = commuteCellMix(digest.ofRank[rank], machine->trace);
  for (intptr_t i = 0; i < operands.count; ++i)
    if (operands.data[i].kind == COMMUTE_DATA_BUFFER &&
        !writeFromDigest(machine, &digest, ~(CommuteCell)i, &operands.data[i]))
      return false;
  return bindFromDigest(machine, frame, op, &digest);
}

/// A view of which only that is known: the same cells, or a slice.
static bool runUnknownView(CommuteMachine *machine, CommuteFrame *frame,
                           MlirOperation op, MlirValue source,
                           MlirValue result) {
  CommuteData data = commuteFrameGet(frame, source);
  CommuteData view = {0};
  if (!commuteDataShape(machine, &view, mlirValueGetType(result), NULL))
    return false;
  if (view.count > data.count)
    return commuteMachineRefuse(machine, "is a view larger than its source");
  int64_t *from = commuteMachineAllocate(machine, view.count, sizeof *from);
  if (!from)
    return false;
  CommuteCell slack = (CommuteCell)(data.count - view.count + 1);
  for (int64_t i = 0; i < view.count; ++i)
    from[i] = (int64_t)(digestOp(op) % slack) + i;
  return commuteDataMakeView(machine, &data, &view, from) &&
         commuteFrameBind(machine, frame, result, &view);
}

static bool isBranchOrLoop(MlirOperation op) {
  return mlirOperationGetNumRegions(op) > 0 &&
         (commuteOpGetTraits(op) &
          (COMMUTE_OP_REGION_BRANCH | COMMUTE_OP_LOOP)) != 0;
}

bool commuteOpaqueRun(CommuteMachine *machine, CommuteFrame *frame,
                      MlirOperation op) {
  MlirValue source, view;
  if (isBranchOrLoop(op))
    return commuteMachineRefuse(machine, "cannot be run");
  if (commuteOpGetView(op, &source, &view))
    return runUnknownView(machine, frame, op, source, view);
  intptr_t count = mlirOperationGetNumOperands(op);
  OperandEffects effects = {.op = op};
  effects.isRead = commuteMachineAllocate(machine, count, sizeof(bool));
  effects.isWritten = commuteMachineAllocate(machine, count, sizeof(bool));
  if (!effects.isRead || !effects.isWritten)
    return false;
  if (!commuteOpGetEffects(op, noteEffect, &effects) || effects.areUnknown)
    return runUnknown(machine, frame, op);

  // Where an op writes a whole buffer without reading it is known of linalg;
  // of others it may be a part.
  bool fillsWhole =
      startsWith(mlirIdentifierStr(mlirOperationGetName(op)), "linalg.");
  Digest digest;
  if (!makeDigest(machine, op, &digest))
    return false;
  for (intptr_t i = 0; i < count; ++i) {
    CommuteData input = commuteFrameGetOperand(frame, op, i);
    bool isRead = input.kind == COMMUTE_DATA_VALUE || effects.isRead[i] ||
                  (effects.isWritten[i] && !fillsWhole);
    if (isRead && !addToDigest(machine, &digest, &input,
                               effects.isWritten[i] ? COMMUTE_READ_LOOSE
                                                    : COMMUTE_READ_STRICT))
      return false;
  }
  for (intptr_t i = 0; i < count; ++i) {
    CommuteData input = commuteFrameGetOperand(frame, op, i);
    if (effects.isWritten[i] && input.kind == COMMUTE_DATA_BUFFER &&
        !writeFromDigest(machine, &digest, ~(CommuteCell)i, &input))
      return false;
  }
  return bindFromDigest(machine, frame, op, &digest);
}
