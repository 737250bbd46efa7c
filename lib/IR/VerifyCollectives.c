//===- VerifyCollectives.c - Verifiers of collectives and waits -----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Each collective is verified twice: alone (counts, types, dimensions, what
// does not depend on the group) and, where the symbol tables are at hand,
// against the size of its process group.
//
//===----------------------------------------------------------------------===//

#include "Verify.h"

#include "commute/Effects.h"

#include <inttypes.h>

//===----------------------------------------------------------------------===//
// Inputs, destinations, future
//===----------------------------------------------------------------------===//

static MlirType futureType(MlirOperation op) {
  return commuteVerifyResultType(op, 0);
}

/// The i-th input and what the future promises for it.
static CommuteVerifyShape inputShape(MlirOperation op, intptr_t i) {
  CommuteOperandRange inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS);
  return (CommuteVerifyShape){commuteVerifyOperandType(op, inputs.first + i),
                              "input", i};
}

static CommuteVerifyShape resultShape(MlirOperation op, intptr_t i) {
  return (CommuteVerifyShape){commuteFutureTypeGetResult(futureType(op), i),
                              "future result", i};
}

/// Either no destinations or one for each result, of its type.
static bool checkDestinations(MlirOperation op) {
  CommuteOperandRange destinations =
      commuteOpGetOperands(op, COMMUTE_OPERAND_DESTINATIONS);
  if (destinations.count == 0)
    return true;
  intptr_t results = commuteFutureTypeGetNumResults(futureType(op));
  if (destinations.count != results) {
    commuteOpEmitError(op,
                       "expects one destination for each result of the future, "
                       "got %" PRIdPTR " destinations and %" PRIdPTR " results",
                       destinations.count, results);
    return false;
  }
  for (intptr_t i = 0; i < results; ++i) {
    MlirType destination = commuteVerifyOperandType(op, destinations.first + i);
    MlirType promised = resultShape(op, i).type;
    if (mlirTypeEqual(destination, promised))
      continue;
    CommuteDiagnostic *diagnostic =
        commuteDiagnosticCreate(op, MlirDiagnosticError);
    commuteDiagnosticAppend(
        diagnostic, "expects destination #%" PRIdPTR " to have the type ", i);
    commuteDiagnosticAppendType(diagnostic, promised);
    commuteDiagnosticAppend(diagnostic, " that the future promises, got ");
    commuteDiagnosticAppendType(diagnostic, destination);
    commuteDiagnosticEmit(diagnostic);
    return false;
  }
  return true;
}

/// A result for each input, of its element type.
static bool checkInputsAndResults(MlirOperation op) {
  if (!commuteVerifyHasInputs(op))
    return false;
  intptr_t inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS).count;
  intptr_t results = commuteFutureTypeGetNumResults(futureType(op));
  if (inputs != results) {
    commuteOpEmitError(op,
                       "expects a future with one result for each input, got "
                       "%" PRIdPTR " inputs and %" PRIdPTR " results",
                       inputs, results);
    return false;
  }
  for (intptr_t i = 0; i < inputs; ++i)
    if (!commuteVerifySameElementType(op, inputShape(op, i),
                                      resultShape(op, i)))
      return false;
  return checkDestinations(op);
}

/// Results have the shapes of inputs but for two dimensions (-1: none).
static bool checkShapesBut(MlirOperation op, int64_t except,
                           int64_t exceptToo) {
  intptr_t inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS).count;
  for (intptr_t i = 0; i < inputs; ++i)
    if (!commuteVerifySameSizes(op, inputShape(op, i), resultShape(op, i),
                                except, exceptToo))
      return false;
  return true;
}

static bool checkDimOfInputs(MlirOperation op, const char *attribute,
                             int64_t dim) {
  intptr_t inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS).count;
  for (intptr_t i = 0; i < inputs; ++i)
    if (!commuteVerifyDim(op, attribute, dim, inputShape(op, i)))
      return false;
  return true;
}

/// In dimension `dim`, `large` is `groupSize` times `small`.
static bool checkScaled(MlirOperation op, int64_t dim, int64_t groupSize,
                        CommuteVerifyShape small, CommuteVerifyShape large) {
  int64_t part = mlirShapedTypeGetDimSize(small.type, dim);
  int64_t whole = mlirShapedTypeGetDimSize(large.type, dim);
  if (mlirShapedTypeIsDynamicSize(part) || mlirShapedTypeIsDynamicSize(whole))
    return true;
  if (part == 0 ? whole == 0 : whole % part == 0 && whole / part == groupSize)
    return true;
  char smallName[64], largeName[64];
  commuteOpEmitError(
      op,
      "expects dimension %" PRId64 " of %s to be %" PRId64
      " times that of %s, the size of the process group, got %" PRId64
      " and %" PRId64,
      dim, commuteVerifyShapeName(large, largeName), groupSize,
      commuteVerifyShapeName(small, smallName), whole, part);
  return false;
}

/// Bitwise reductions, which Comm_ReductionKind lists last, are for integers.
static bool checkReduction(MlirOperation op) {
  const int64_t firstBitwise = 5;
  if (commuteVerifyGetInteger(op, "reduction") < firstBitwise)
    return true;
  intptr_t inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS).count;
  for (intptr_t i = 0; i < inputs; ++i) {
    MlirType element = mlirShapedTypeGetElementType(inputShape(op, i).type);
    if (mlirTypeIsAInteger(element) || mlirTypeIsAIndex(element))
      continue;
    CommuteDiagnostic *diagnostic =
        commuteDiagnosticCreate(op, MlirDiagnosticError);
    commuteDiagnosticAppend(diagnostic,
                            "expects integers for a bitwise reduction, got ");
    commuteDiagnosticAppendType(diagnostic, element);
    commuteDiagnosticEmit(diagnostic);
    return false;
  }
  return true;
}

static bool checkRank(MlirOperation op, const char *what, int64_t rank,
                      int64_t groupSize) {
  if (rank >= 0 && rank < groupSize)
    return true;
  commuteOpEmitError(op,
                     "expects %s to be a rank of the process group of size "
                     "%" PRId64 ", got %" PRId64,
                     what, groupSize, rank);
  return false;
}

//===----------------------------------------------------------------------===//
// all_gather, reduce_scatter, all_reduce
//===----------------------------------------------------------------------===//

static bool verifyScaling(MlirOperation op) {
  int64_t dim = commuteVerifyGetInteger(op, "dim");
  return checkInputsAndResults(op) && checkDimOfInputs(op, "dim", dim) &&
         checkShapesBut(op, dim, -1);
}

bool commuteAllGatherVerify(MlirOperation op) { return verifyScaling(op); }

bool commuteAllGatherVerifyGroup(MlirOperation op, int64_t groupSize) {
  int64_t dim = commuteVerifyGetInteger(op, "dim");
  intptr_t inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS).count;
  for (intptr_t i = 0; i < inputs; ++i)
    if (!checkScaled(op, dim, groupSize, inputShape(op, i), resultShape(op, i)))
      return false;
  return true;
}

bool commuteReduceScatterVerify(MlirOperation op) {
  return verifyScaling(op) && checkReduction(op);
}

bool commuteReduceScatterVerifyGroup(MlirOperation op, int64_t groupSize) {
  int64_t dim = commuteVerifyGetInteger(op, "dim");
  intptr_t inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS).count;
  for (intptr_t i = 0; i < inputs; ++i)
    if (!checkScaled(op, dim, groupSize, resultShape(op, i), inputShape(op, i)))
      return false;
  return true;
}

bool commuteAllReduceVerify(MlirOperation op) {
  return checkInputsAndResults(op) && checkShapesBut(op, -1, -1) &&
         checkReduction(op);
}

bool commuteAllReduceVerifyGroup(MlirOperation op, int64_t groupSize) {
  (void)op;
  (void)groupSize;
  return true;
}

//===----------------------------------------------------------------------===//
// all_to_all
//===----------------------------------------------------------------------===//

bool commuteAllToAllVerify(MlirOperation op) {
  int64_t split = commuteVerifyGetInteger(op, "split_dim");
  int64_t concat = commuteVerifyGetInteger(op, "concat_dim");
  if (!checkInputsAndResults(op) || !checkDimOfInputs(op, "split", split) ||
      !checkDimOfInputs(op, "concat", concat) ||
      !checkShapesBut(op, split, concat))
    return false;
  bool hasSend =
      !mlirAttributeIsNull(commuteVerifyGetAttribute(op, "send_splits"));
  bool hasRecv =
      !mlirAttributeIsNull(commuteVerifyGetAttribute(op, "recv_splits"));
  if (hasSend != hasRecv) {
    commuteOpEmitError(op, "expects both send and recv sizes, or neither");
    return false;
  }
  if (hasSend && split != concat) {
    commuteOpEmitError(op, "expects split and concat to be the same dimension "
                           "where send and recv sizes are given");
    return false;
  }
  return true;
}

/// The sizes are one for each rank, none negative, and add up to the size of
/// `dim` in every shape.
static bool checkSplits(MlirOperation op, MlirAttribute splits,
                        const char *what, int64_t groupSize, int64_t dim,
                        CommuteVerifyShape (*getShape)(MlirOperation,
                                                       intptr_t)) {
  intptr_t count = mlirDenseArrayGetNumElements(splits);
  if (count != groupSize) {
    commuteOpEmitError(
        op,
        "expects as many %s as the process group of size %" PRId64
        " has ranks, got %" PRIdPTR,
        what, groupSize, count);
    return false;
  }
  int64_t sum = 0;
  if (!commuteVerifySumParts(op, splits, what, &sum))
    return false;
  intptr_t inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS).count;
  for (intptr_t i = 0; i < inputs; ++i)
    if (!commuteVerifyPartsFill(op, what, sum, dim, getShape(op, i)))
      return false;
  return true;
}

bool commuteAllToAllVerifyGroup(MlirOperation op, int64_t groupSize) {
  int64_t split = commuteVerifyGetInteger(op, "split_dim");
  int64_t concat = commuteVerifyGetInteger(op, "concat_dim");
  MlirAttribute send = commuteVerifyGetAttribute(op, "send_splits");
  MlirAttribute recv = commuteVerifyGetAttribute(op, "recv_splits");
  if (!mlirAttributeIsNull(send))
    return checkSplits(op, send, "send sizes", groupSize, split, inputShape) &&
           checkSplits(op, recv, "recv sizes", groupSize, concat, resultShape);
  intptr_t inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS).count;
  for (intptr_t i = 0; i < inputs; ++i) {
    CommuteVerifyShape input = inputShape(op, i), result = resultShape(op, i);
    if (split != concat) {
      if (!checkScaled(op, split, groupSize, result, input) ||
          !checkScaled(op, concat, groupSize, input, result))
        return false;
      continue;
    }
    if (!commuteVerifySameSizes(op, input, result, -1, -1))
      return false;
    int64_t whole = mlirShapedTypeGetDimSize(input.type, split);
    if (mlirShapedTypeIsDynamicSize(whole) || whole % groupSize == 0)
      continue;
    commuteOpEmitError(op,
                       "expects dimension %" PRId64 " of input #%" PRIdPTR
                       " to be a multiple of %" PRId64
                       ", the size of the process group, got %" PRId64,
                       split, i, groupSize, whole);
    return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// broadcast, permute
//===----------------------------------------------------------------------===//

bool commuteBroadcastVerify(MlirOperation op) {
  return checkInputsAndResults(op) && checkShapesBut(op, -1, -1);
}

bool commuteBroadcastVerifyGroup(MlirOperation op, int64_t groupSize) {
  return checkRank(op, "root", commuteVerifyGetInteger(op, "root"), groupSize);
}

bool commutePermuteVerify(MlirOperation op) {
  if (!checkInputsAndResults(op) || !checkShapesBut(op, -1, -1))
    return false;
  intptr_t sources =
      mlirDenseArrayGetNumElements(commuteVerifyGetAttribute(op, "sources"));
  intptr_t targets =
      mlirDenseArrayGetNumElements(commuteVerifyGetAttribute(op, "targets"));
  if (sources == targets)
    return true;
  commuteOpEmitError(op,
                     "expects as many targets as sources, got %" PRIdPTR
                     " sources and %" PRIdPTR " targets",
                     sources, targets);
  return false;
}

/// Each is a rank of the group and stands there once.
static bool checkPermuteRanks(MlirOperation op, const char *attribute,
                              const char *role, int64_t groupSize) {
  MlirAttribute ranks = commuteVerifyGetAttribute(op, attribute);
  for (intptr_t i = 0, e = mlirDenseArrayGetNumElements(ranks); i < e; ++i)
    if (!checkRank(op, role, mlirDenseI64ArrayGetElement(ranks, i), groupSize))
      return false;
  return commuteVerifyDistinctRanks(op, ranks, role);
}

bool commutePermuteVerifyGroup(MlirOperation op, int64_t groupSize) {
  return checkPermuteRanks(op, "sources", "a source", groupSize) &&
         checkPermuteRanks(op, "targets", "a target", groupSize);
}

//===----------------------------------------------------------------------===//
// send, recv, barrier
//===----------------------------------------------------------------------===//

bool commuteSendVerify(MlirOperation op) { return commuteVerifyHasInputs(op); }

bool commuteSendVerifyGroup(MlirOperation op, int64_t groupSize) {
  return checkRank(op, "the receiver", commuteVerifyGetInteger(op, "peer"),
                   groupSize);
}

bool commuteRecvVerify(MlirOperation op) {
  if (commuteFutureTypeGetNumResults(futureType(op)) == 0) {
    commuteOpEmitError(op, "expects a future with at least one result");
    return false;
  }
  return checkDestinations(op);
}

bool commuteRecvVerifyGroup(MlirOperation op, int64_t groupSize) {
  return checkRank(op, "the sender", commuteVerifyGetInteger(op, "peer"),
                   groupSize);
}

bool commuteBarrierVerify(MlirOperation op) {
  (void)op;
  return true;
}

bool commuteBarrierVerifyGroup(MlirOperation op, int64_t groupSize) {
  (void)op;
  (void)groupSize;
  return true;
}

//===----------------------------------------------------------------------===//
// wait
//===----------------------------------------------------------------------===//

/// A future has at most one wait in a block. The uses of a future are its waits
/// and the `after` operands that name it, a handful. Of two waits only the
/// later one is at fault, so that there is one diagnostic.
bool commuteWaitVerify(MlirOperation op) {
  MlirBlock block = mlirOperationGetBlock(op);
  MlirValue future = mlirOperationGetOperand(op, 0);
  for (MlirOpOperand use = mlirValueGetFirstUse(future);
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    if (mlirOperationEqual(user, op) ||
        mlirOpOperandGetOperandNumber(use) != 0 ||
        !mlirBlockEqual(mlirOperationGetBlock(user), block) ||
        !(commuteOpGetTraits(user) & COMMUTE_OP_WAIT) ||
        !mlirOperationIsBeforeInBlock(user, op))
      continue;
    CommuteDiagnostic *diagnostic =
        commuteDiagnosticCreate(op, MlirDiagnosticError);
    commuteDiagnosticAppend(diagnostic,
                            "waits for a future that is waited for already");
    commuteDiagnosticNote(diagnostic, user, "the first wait is here");
    commuteDiagnosticEmit(diagnostic);
    return false;
  }
  return true;
}
