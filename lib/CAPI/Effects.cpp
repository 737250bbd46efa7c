//===- Effects.cpp - What an operation is known to do ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "commute/Effects.h"

#include "CommDialect.h"

#include "mlir/CAPI/Support.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Memory effects
//===----------------------------------------------------------------------===//

static CommuteEffectKind getKind(const MemoryEffects::Effect *effect) {
  if (isa<MemoryEffects::Read>(effect))
    return COMMUTE_EFFECT_READ;
  if (isa<MemoryEffects::Write>(effect))
    return COMMUTE_EFFECT_WRITE;
  if (isa<MemoryEffects::Allocate>(effect))
    return COMMUTE_EFFECT_ALLOCATE;
  return COMMUTE_EFFECT_FREE;
}

static CommuteEffectResource
getResource(const SideEffects::Resource *resource) {
  TypeID id = resource->getResourceID();
  // What lives in an automatic allocation scope is memory like any other.
  if (id == SideEffects::DefaultResource::getResourceID() ||
      id == SideEffects::AutomaticAllocationScopeResource::getResourceID())
    return COMMUTE_RESOURCE_MEMORY;
  if (id == commute::ChannelResource::getResourceID())
    return COMMUTE_RESOURCE_CHANNEL;
  return COMMUTE_RESOURCE_OTHER;
}

/// Calls back for the effects that one operation tells of itself.
static void reportEffects(MemoryEffectOpInterface op,
                          CommuteEffectCallback callback, void *userData) {
  SmallVector<MemoryEffects::EffectInstance, 8> effects;
  op.getEffects(effects);
  for (const MemoryEffects::EffectInstance &effect : effects) {
    CommuteEffect reported = {getKind(effect.getEffect()),
                              getResource(effect.getResource()),
                              wrap(effect.getResource()->getResourceID()),
                              wrap(effect.getValue()),
                              wrap(Attribute(effect.getSymbolRef())),
                              wrap(op.getOperation())};
    callback(&reported, userData);
  }
}

bool commuteOpGetEffects(MlirOperation op, CommuteEffectCallback callback,
                         void *userData) {
  bool known = true;
  // The operations left to ask, the next one last.
  SmallVector<Operation *, 16> pending = {unwrap(op)};
  while (!pending.empty()) {
    Operation *next = pending.pop_back_val();
    bool recursive = next->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
    if (auto own = dyn_cast<MemoryEffectOpInterface>(next))
      reportEffects(own, callback, userData);
    else if (!recursive)
      known = false;
    if (!recursive)
      continue;
    size_t begin = pending.size();
    for (Region &region : next->getRegions())
      for (Block &block : region)
        for (Operation &nested : block)
          pending.push_back(&nested);
    std::reverse(pending.begin() + static_cast<ptrdiff_t>(begin),
                 pending.end());
  }
  return known;
}

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

uint32_t commuteOpGetTraits(MlirOperation op) {
  std::optional<RegisteredOperationName> name =
      unwrap(op)->getName().getRegisteredInfo();
  if (!name)
    return 0;
  uint32_t traits = COMMUTE_OP_REGISTERED;
  auto add = [&](bool holds, CommuteOpTrait trait) {
    traits |= holds ? static_cast<uint32_t>(trait) : 0u;
  };
  add(name->hasTrait<OpTrait::IsTerminator>(), COMMUTE_OP_TERMINATOR);
  add(name->hasInterface<MemoryEffectOpInterface>(), COMMUTE_OP_MEMORY_EFFECTS);
  add(name->hasTrait<OpTrait::HasRecursiveMemoryEffects>(),
      COMMUTE_OP_RECURSIVE_EFFECTS);
  add(name->hasInterface<ViewLikeOpInterface>(), COMMUTE_OP_VIEW);
  add(name->hasTrait<OpTrait::DistinctObjectsTrait>(),
      COMMUTE_OP_DISTINCT_OBJECTS);
  add(name->hasInterface<CallOpInterface>(), COMMUTE_OP_CALL);
  add(name->hasInterface<FunctionOpInterface>(), COMMUTE_OP_FUNCTION);
  add(name->hasInterface<SymbolOpInterface>(), COMMUTE_OP_SYMBOL);
  add(name->hasTrait<OpTrait::SymbolTable>(), COMMUTE_OP_SYMBOL_TABLE);
  add(name->hasTrait<OpTrait::IsIsolatedFromAbove>(),
      COMMUTE_OP_ISOLATED_FROM_ABOVE);
  add(name->hasInterface<LoopLikeOpInterface>(), COMMUTE_OP_LOOP);
  add(name->hasInterface<RegionBranchOpInterface>(), COMMUTE_OP_REGION_BRANCH);
  add(name->hasTrait<OpTrait::ConstantLike>(), COMMUTE_OP_CONSTANT_LIKE);
  add(name->getTypeID() == TypeID::get<commute::WaitOp>(), COMMUTE_OP_WAIT);
  add(name->hasInterface<commute::CollectiveOpInterface>(),
      COMMUTE_OP_COLLECTIVE);
  add(name->hasInterface<commute::OrderedOpInterface>(), COMMUTE_OP_ORDERED);
  return traits;
}

bool commuteOpIsMemoryEffectFree(MlirOperation op) {
  return isMemoryEffectFree(unwrap(op));
}

bool commuteOpIsPure(MlirOperation op) { return isPure(unwrap(op)); }

bool commuteOpGetView(MlirOperation op, MlirValue *source, MlirValue *view) {
  auto viewLike = dyn_cast<ViewLikeOpInterface>(unwrap(op));
  if (!viewLike)
    return false;
  *source = wrap(viewLike.getViewSource());
  *view = wrap(viewLike.getViewDest());
  return true;
}

bool commuteValueIsAllocation(MlirValue value) {
  auto result = dyn_cast<OpResult>(unwrap(value));
  if (!result)
    return false;
  auto effects = dyn_cast<MemoryEffectOpInterface>(result.getOwner());
  return effects &&
         effects.getEffectOnValue<MemoryEffects::Allocate>(result).has_value();
}

bool commuteRegionIsGraph(MlirRegion region) {
  return !mayHaveSSADominance(*unwrap(region));
}

MlirAttribute commuteValueGetConstant(MlirValue value) {
  Attribute constant;
  if (!matchPattern(unwrap(value), m_Constant(&constant)))
    return wrap(Attribute());
  return wrap(constant);
}
