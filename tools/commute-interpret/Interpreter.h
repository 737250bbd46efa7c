//===- Interpreter.h - Runs the ops of a program ------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A frame binds the values of one call of a function. What an op does is a
// handler, found by the op's name; ops without one are run by what they say of
// their memory effects, or, where they say nothing, as if they read and wrote
// all that they may see (Opaque.c).
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_INTERPRET_INTERPRETER_H
#define COMMUTE_INTERPRET_INTERPRETER_H

#include "Machine.h"

#include "PointerMap.h"

//===----------------------------------------------------------------------===//
// Frames
//===----------------------------------------------------------------------===//

/// Zero-initialised, nothing is bound.
typedef struct CommuteFrame {
  CommutePointerMap map;
  CommuteData *data;
  uint32_t count;
  uint32_t capacity;
} CommuteFrame;

void commuteFrameFinish(CommuteFrame *frame);

/// Binds a value, or fails.
bool commuteFrameBind(CommuteMachine *machine, CommuteFrame *frame,
                      MlirValue value, const CommuteData *data);

/// Returns what a value is bound to. Good until the next value is bound.
CommuteData commuteFrameGet(const CommuteFrame *frame, MlirValue value);

/// Returns what an operand or result of an op is bound to.
CommuteData commuteFrameGetOperand(const CommuteFrame *frame, MlirOperation op,
                                   intptr_t index);

/// Binds a result of an op, or fails.
bool commuteFrameBindResult(CommuteMachine *machine, CommuteFrame *frame,
                            MlirOperation op, intptr_t index,
                            const CommuteData *data);

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

/// Borrowed data, of the machine's arena.
typedef struct CommuteDataList {
  intptr_t count;
  CommuteData *data;
} CommuteDataList;

/// Returns the operands of an op from `first` on, or fails with data NULL.
CommuteDataList commuteFrameGetOperands(CommuteMachine *machine,
                                        const CommuteFrame *frame,
                                        MlirOperation op, intptr_t first);

/// Runs a region's blocks, given the arguments of the first, until a terminator
/// leaves it; gives that and its operands.
bool commuteRegionRun(CommuteMachine *machine, CommuteFrame *frame,
                      MlirRegion region, CommuteDataList arguments,
                      MlirOperation *terminator, CommuteDataList *results);

/// Runs a function.
bool commuteFunctionRun(CommuteMachine *machine,
                        const CommuteFunction *function,
                        CommuteDataList arguments, CommuteDataList *results);

/// Runs one op: binds its results, or fails.
typedef bool (*CommuteHandler)(CommuteMachine *machine, CommuteFrame *frame,
                               MlirOperation op);

typedef struct CommuteHandlerEntry {
  const char *name;
  CommuteHandler run;
} CommuteHandlerEntry;

/// The handlers, each table ended by a NULL name.
extern const CommuteHandlerEntry commuteControlHandlers[];
extern const CommuteHandlerEntry commuteCollectiveHandlers[];
extern const CommuteHandlerEntry commuteStorageHandlers[];
extern const CommuteHandlerEntry commuteMemRefHandlers[];
extern const CommuteHandlerEntry commuteScalarHandlers[];

/// Runs an op that has no handler.
bool commuteOpaqueRun(CommuteMachine *machine, CommuteFrame *frame,
                      MlirOperation op);

/// Runs a comm.compute.
bool commuteComputeRun(CommuteMachine *machine, CommuteFrame *frame,
                       MlirOperation op);

/// Computes nothing but the trace: what an op of unknown effects, or a barrier,
/// can see of memory. With `writes`, it is also changed.
bool commuteOpaqueTouchMemory(CommuteMachine *machine, CommuteCell digest,
                              bool writes);

/// Waits for a flight: after it, the buffers in `results` are written.
bool commuteFlightFinish(CommuteMachine *machine, CommuteFlight *flight,
                         CommuteDataList *results);

/// Makes a future that something outside of the program started.
bool commuteFlightMakeForeign(CommuteMachine *machine, MlirType type,
                              CommuteCell seed, CommuteData *data);

/// Makes the buffer of a global, or finds the one made before.
bool commuteGlobalGet(CommuteMachine *machine, MlirStringRef name,
                      MlirType type, CommuteData *data);

/// Reads an array attribute of an op; `count` is 0 where it has none.
int64_t commuteOpGetArraySize(MlirOperation op, const char *name);
int64_t commuteOpGetArrayElement(MlirOperation op, const char *name,
                                 int64_t index);

#endif // COMMUTE_INTERPRET_INTERPRETER_H
