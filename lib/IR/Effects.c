//===- Effects.c - Memory effects of comm ops -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A collective reads its inputs and writes its destinations; that it goes on
// doing so until its wait is for the dependence analysis to say, since effects
// have no duration. Collectives and waits read and write the channel, so that
// upstream passes neither drop, merge, duplicate nor speculate them.
//
//===----------------------------------------------------------------------===//

#include "Verify.h"

#include "commute/Effects.h"

static void addChannel(CommuteEffectSink *sink) {
  commuteEffectSinkAddChannel(sink, COMMUTE_EFFECT_READ);
  commuteEffectSinkAddChannel(sink, COMMUTE_EFFECT_WRITE);
}

static void addOperands(MlirOperation op, CommuteEffectSink *sink,
                        CommuteOperandRole role, CommuteEffectKind kind) {
  CommuteOperandRange range = commuteOpGetOperands(op, role);
  for (intptr_t i = 0; i < range.count; ++i)
    commuteEffectSinkAddOperand(sink, kind, range.first + i);
}

/// What an op makes anew: only buffers count.
static void addFreshResults(MlirOperation op, CommuteEffectSink *sink) {
  for (intptr_t i = 0, e = mlirOperationGetNumResults(op); i < e; ++i) {
    commuteEffectSinkAddResult(sink, COMMUTE_EFFECT_ALLOCATE, i);
    commuteEffectSinkAddResult(sink, COMMUTE_EFFECT_WRITE, i);
  }
}

static void addTransfer(MlirOperation op, CommuteEffectSink *sink) {
  addOperands(op, sink, COMMUTE_OPERAND_INPUTS, COMMUTE_EFFECT_READ);
  addOperands(op, sink, COMMUTE_OPERAND_DESTINATIONS, COMMUTE_EFFECT_WRITE);
}

static void addCollective(MlirOperation op, CommuteEffectSink *sink) {
  addChannel(sink);
  addTransfer(op, sink);
}

//===----------------------------------------------------------------------===//
// Collectives and waits
//===----------------------------------------------------------------------===//

void commuteAllGatherEffects(MlirOperation op, CommuteEffectSink *sink) {
  addCollective(op, sink);
}

void commuteReduceScatterEffects(MlirOperation op, CommuteEffectSink *sink) {
  addCollective(op, sink);
}

void commuteAllReduceEffects(MlirOperation op, CommuteEffectSink *sink) {
  addCollective(op, sink);
}

void commuteAllToAllEffects(MlirOperation op, CommuteEffectSink *sink) {
  addCollective(op, sink);
}

void commuteBroadcastEffects(MlirOperation op, CommuteEffectSink *sink) {
  addCollective(op, sink);
}

void commutePermuteEffects(MlirOperation op, CommuteEffectSink *sink) {
  addCollective(op, sink);
}

void commuteSendEffects(MlirOperation op, CommuteEffectSink *sink) {
  addCollective(op, sink);
}

void commuteRecvEffects(MlirOperation op, CommuteEffectSink *sink) {
  addCollective(op, sink);
}

void commuteBarrierEffects(MlirOperation op, CommuteEffectSink *sink) {
  addCollective(op, sink);
}

/// To the rest of the program the buffers of a future are written when it is
/// waited for. They are the start's destinations where it names any, else new;
/// where the start is not in sight either may be, and none is called new.
void commuteWaitEffects(MlirOperation op, CommuteEffectSink *sink) {
  addChannel(sink);
  MlirValue future = mlirOperationGetOperand(op, 0);
  bool fresh = false;
  if (mlirValueIsAOpResult(future)) {
    MlirOperation start = mlirOpResultGetOwner(future);
    fresh =
        (commuteOpGetTraits(start) & COMMUTE_OP_COLLECTIVE) &&
        commuteOpGetOperands(start, COMMUTE_OPERAND_DESTINATIONS).count == 0;
  }
  if (fresh) {
    addFreshResults(op, sink);
    return;
  }
  for (intptr_t i = 0, e = mlirOperationGetNumResults(op); i < e; ++i)
    commuteEffectSinkAddResult(sink, COMMUTE_EFFECT_WRITE, i);
}

//===----------------------------------------------------------------------===//
// Storage, copies, computations
//===----------------------------------------------------------------------===//

/// A resize takes the old content away and brings new storage without content:
/// to every other access it is a write.
void commuteResizeEffects(MlirOperation op, CommuteEffectSink *sink) {
  (void)op;
  commuteEffectSinkAddOperand(sink, COMMUTE_EFFECT_WRITE, 0);
}

void commuteCopyEffects(MlirOperation op, CommuteEffectSink *sink) {
  addTransfer(op, sink);
}

void commuteAllGatherCopyInEffects(MlirOperation op, CommuteEffectSink *sink) {
  addTransfer(op, sink);
  // With a destination both results are views of it. Without one they are two
  // views of one new buffer: an allocation of each would make them distinct, so
  // only the whole is stated as new.
  if (commuteOpGetOperands(op, COMMUTE_OPERAND_DESTINATIONS).count == 0) {
    commuteEffectSinkAddResult(sink, COMMUTE_EFFECT_ALLOCATE, 1);
    commuteEffectSinkAddResult(sink, COMMUTE_EFFECT_WRITE, 1);
  }
}

void commuteSplitCopyOutEffects(MlirOperation op, CommuteEffectSink *sink) {
  addTransfer(op, sink);
  addFreshResults(op, sink);
}

void commuteChunkCatEffects(MlirOperation op, CommuteEffectSink *sink) {
  addTransfer(op, sink);
  addFreshResults(op, sink);
}

void commuteComputeEffects(MlirOperation op, CommuteEffectSink *sink) {
  CommuteOperandRange after = commuteOpGetOperands(op, COMMUTE_OPERAND_AFTER);
  for (intptr_t i = 0, e = mlirOperationGetNumOperands(op) - after.count; i < e;
       ++i)
    commuteEffectSinkAddOperand(sink, COMMUTE_EFFECT_READ, i);
  MlirAttribute mutates = commuteVerifyGetAttribute(op, "mutates");
  if (!mlirAttributeIsNull(mutates))
    for (intptr_t i = 0, e = mlirDenseArrayGetNumElements(mutates); i < e; ++i)
      commuteEffectSinkAddOperand(
          sink, COMMUTE_EFFECT_WRITE,
          (intptr_t)mlirDenseI64ArrayGetElement(mutates, i));
  addFreshResults(op, sink);
}
