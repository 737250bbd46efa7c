//===- Effects.h - What an operation is known to do ---------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Asks upstream's interfaces and traits, which the C API of MLIR does not
// offer: the memory effects of an operation of any dialect, whether it may be
// moved, what it views, which results are fresh allocations.
//
// All functions only read, and may be called from any thread that may read the
// operation.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_EFFECTS_H
#define COMMUTE_EFFECTS_H

#include "commute/Export.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Memory effects
//===----------------------------------------------------------------------===//

typedef enum CommuteEffectKind {
  COMMUTE_EFFECT_READ,
  COMMUTE_EFFECT_WRITE,
  COMMUTE_EFFECT_ALLOCATE,
  COMMUTE_EFFECT_FREE
} CommuteEffectKind;

/// What is read or written.
typedef enum CommuteEffectResource {
  /// Memory.
  COMMUTE_RESOURCE_MEMORY,
  /// The state of the communication library: collectives and waits read and
  /// write it, so that none of them is taken for dead or equal to another.
  COMMUTE_RESOURCE_CHANNEL,
  /// Something else that a dialect keeps; it never overlaps with memory.
  COMMUTE_RESOURCE_OTHER
} CommuteEffectResource;

/// One effect of an operation.
typedef struct CommuteEffect {
  CommuteEffectKind kind;
  CommuteEffectResource resource;
  /// Identifies the resource among those of kind OTHER.
  MlirTypeID resourceID;
  /// The value whose memory is meant, or null: then all of the resource, or
  /// what `symbol` names.
  MlirValue value;
  /// The symbol whose memory is meant, or null.
  MlirAttribute symbol;
  /// The operation that has the effect: the one asked for, or one inside it.
  MlirOperation op;
} CommuteEffect;

/// Receives one effect.
typedef void (*CommuteEffectCallback)(const CommuteEffect *effect,
                                      void *userData);

/// Calls back for each effect of the operation and, where its effects are those
/// of its regions, of the operations inside, in their order. Returns whether
/// that is all: false where the operation, or one inside it that counts, tells
/// nothing about its effects (a call, an unregistered operation). The callback
/// may have been called then, too.
COMMUTE_EXPORTED bool commuteOpGetEffects(MlirOperation op,
                                          CommuteEffectCallback callback,
                                          void *userData);

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

/// What holds for every operation of one name. Bits of a mask.
typedef enum CommuteOpTrait {
  /// Registered with the context; without it no other bit is set.
  COMMUTE_OP_REGISTERED = 1 << 0,
  COMMUTE_OP_TERMINATOR = 1 << 1,
  /// Tells its own memory effects.
  COMMUTE_OP_MEMORY_EFFECTS = 1 << 2,
  /// Has the effects of the operations in its regions.
  COMMUTE_OP_RECURSIVE_EFFECTS = 1 << 3,
  /// Its result is a view of an operand.
  COMMUTE_OP_VIEW = 1 << 4,
  /// Result i is operand i, and all results are distinct objects.
  COMMUTE_OP_DISTINCT_OBJECTS = 1 << 5,
  /// Calls a function.
  COMMUTE_OP_CALL = 1 << 6,
  /// Is a function.
  COMMUTE_OP_FUNCTION = 1 << 7,
  COMMUTE_OP_SYMBOL = 1 << 8,
  COMMUTE_OP_SYMBOL_TABLE = 1 << 9,
  COMMUTE_OP_ISOLATED_FROM_ABOVE = 1 << 10,
  /// A loop, whose regions may run more than once.
  COMMUTE_OP_LOOP = 1 << 11,
  /// Passes control between its regions and itself as upstream's interface for
  /// that says.
  COMMUTE_OP_REGION_BRANCH = 1 << 12,
  COMMUTE_OP_CONSTANT_LIKE = 1 << 13,
  /// comm.wait, the starts of collectives, and all ops that take `after`.
  COMMUTE_OP_WAIT = 1 << 14,
  COMMUTE_OP_COLLECTIVE = 1 << 15,
  COMMUTE_OP_ORDERED = 1 << 16
} CommuteOpTrait;

/// Returns the mask of CommuteOpTrait of the operation. It depends on the name
/// alone, and may be kept per name (mlirOperationGetName).
COMMUTE_EXPORTED uint32_t commuteOpGetTraits(MlirOperation op);

/// Tells whether the operation, with all inside it, has no memory effects.
COMMUTE_EXPORTED bool commuteOpIsMemoryEffectFree(MlirOperation op);

/// Tells whether the operation, with all inside it, neither has memory effects
/// nor undefined behavior that its place guards against.
COMMUTE_EXPORTED bool commuteOpIsPure(MlirOperation op);

/// Gives the value that a view views and the value that is the view. Returns
/// false, and gives nothing, where the operation is no view.
COMMUTE_EXPORTED bool commuteOpGetView(MlirOperation op, MlirValue *source,
                                       MlirValue *view);

/// Tells whether a value is a result that its operation allocates, and thus
/// distinct from all memory that existed before.
COMMUTE_EXPORTED bool commuteValueIsAllocation(MlirValue value);

/// Tells whether control flow of the region's blocks is a graph: order carries
/// no meaning there.
COMMUTE_EXPORTED bool commuteRegionIsGraph(MlirRegion region);

/// Returns the constant that a value is known to be, or a null attribute.
COMMUTE_EXPORTED MlirAttribute commuteValueGetConstant(MlirValue value);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_EFFECTS_H
