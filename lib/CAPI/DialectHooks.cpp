//===- DialectHooks.cpp - From generated code to the C functions ----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "CommDialect.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

struct CommuteEffectSink {
  Operation *op;
  SmallVectorImpl<MemoryEffects::EffectInstance> &effects;
};

static MemoryEffects::Effect *getEffect(CommuteEffectKind kind) {
  switch (kind) {
  case COMMUTE_EFFECT_READ:
    return MemoryEffects::Read::get();
  case COMMUTE_EFFECT_WRITE:
    return MemoryEffects::Write::get();
  case COMMUTE_EFFECT_ALLOCATE:
    return MemoryEffects::Allocate::get();
  case COMMUTE_EFFECT_FREE:
    break;
  }
  return MemoryEffects::Free::get();
}

void commuteEffectSinkAddOperand(CommuteEffectSink *sink,
                                 CommuteEffectKind kind, intptr_t index) {
  OpOperand &operand = sink->op->getOpOperand(static_cast<unsigned>(index));
  if (isa<BaseMemRefType>(operand.get().getType()))
    sink->effects.emplace_back(getEffect(kind), &operand);
}

void commuteEffectSinkAddResult(CommuteEffectSink *sink, CommuteEffectKind kind,
                                intptr_t index) {
  OpResult result = sink->op->getOpResult(static_cast<unsigned>(index));
  if (isa<BaseMemRefType>(result.getType()))
    sink->effects.emplace_back(getEffect(kind), result);
}

void commuteEffectSinkAddChannel(CommuteEffectSink *sink,
                                 CommuteEffectKind kind) {
  sink->effects.emplace_back(getEffect(kind), commute::ChannelResource::get());
}

void commute::collectEffects(
    Operation *op, SmallVectorImpl<MemoryEffects::EffectInstance> &effects,
    CommuteEffectsFunction list) {
  CommuteEffectSink sink{op, effects};
  list(wrap(op), &sink);
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

LogicalResult commute::verifyGroupUse(Operation *op, FlatSymbolRefAttr group,
                                      SymbolTableCollection &symbolTables,
                                      CommuteVerifyGroupFunction verify) {
  Operation *symbol = symbolTables.lookupNearestSymbolFrom(op, group);
  if (!symbol)
    return op->emitOpError("uses ") << group << ", which is not declared";
  auto declaration = dyn_cast<ProcessGroupOp>(symbol);
  if (!declaration) {
    InFlightDiagnostic diagnostic =
        op->emitOpError("uses ") << group << ", which is not a process group";
    diagnostic.attachNote(symbol->getLoc()) << "declared here";
    return diagnostic;
  }
  return success(verify(wrap(op), static_cast<int64_t>(declaration.getSize())));
}

LogicalResult
commute::verifyFutureTypes(function_ref<InFlightDiagnostic()> emitError,
                           ArrayRef<Type> types) {
  for (Type type : types)
    if (!isa<RankedTensorType, MemRefType>(type))
      return emitError() << "expected a future of ranked tensors and ranked "
                            "memrefs, got "
                         << type;
  return success();
}

//===----------------------------------------------------------------------===//
// Buffers behind futures
//===----------------------------------------------------------------------===//

/// States that a value may be behind another one; values without memory are of
/// no interest.
static void
registerFlow(Value from, Value to,
             bufferization::RegisterDependenciesFn registerDependencies) {
  auto hasMemory = [](Value value) {
    return isa<BaseMemRefType, commute::FutureType>(value.getType());
  };
  if (hasMemory(from) && hasMemory(to))
    registerDependencies({from}, {to});
}

void commute::registerFlowIntoFuture(
    Operation *op, bufferization::RegisterDependenciesFn registerDependencies) {
  auto collective = cast<CollectiveOpInterface>(op);
  for (Value input : collective.getInputs())
    registerFlow(input, collective.getFuture(), registerDependencies);
  for (Value destination : collective.getDestinations())
    registerFlow(destination, collective.getFuture(), registerDependencies);
}

void commute::registerFlowOutOfFuture(
    Operation *wait,
    bufferization::RegisterDependenciesFn registerDependencies) {
  for (Value result : wait->getResults())
    registerFlow(wait->getOperand(0), result, registerDependencies);
}

void commute::registerFlowIntoViews(
    Operation *op, Value buffer,
    bufferization::RegisterDependenciesFn registerDependencies) {
  if (!buffer)
    return;
  for (Value result : op->getResults())
    registerFlow(buffer, result, registerDependencies);
}
