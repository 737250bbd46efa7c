//===- ParametersImpl.h - Parameters that are being found ---------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the analysis. The function is walked once in the order of its
// text:
//
//   Parameters.c         drives the walk, and decides when it is over
//   ParameterAccess.c    what an operation does to which memory
//   ParameterWindows.c   what that means for the parameter whose memory it is
//
// A *root* is the memory behind a value that is no view: an argument, an
// allocation, something from elsewhere; or a tensor, which is no memory.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_ANALYSIS_PARAMETERSIMPL_H
#define COMMUTE_LIB_ANALYSIS_PARAMETERSIMPL_H

#include "Parameters.h"

typedef enum CommuteRootKind {
  /// A memref argument of the function.
  COMMUTE_ROOT_ARGUMENT,
  COMMUTE_ROOT_FRESH,
  COMMUTE_ROOT_UNKNOWN,
  /// No memory.
  COMMUTE_ROOT_TENSOR,
} CommuteRootKind;

typedef struct CommuteRoot {
  MlirValue value;
  CommuteRootKind kind;
  /// Argument: its index among the parameters.
  uint32_t parameter;
  /// Argument: the memref.distinct_objects that it is an operand of, counted
  /// from 0, or COMMUTE_NO_INDEX. Those of one are distinct.
  uint32_t partition;
  /// Argument: the first access. Null where there is none.
  MlirOperation firstAccess;
  /// Argument: the parameter whose sources all accesses are, or
  /// COMMUTE_NO_INDEX.
  uint32_t sourceOf;
  bool isStray;
} CommuteRoot;

/// A write to an argument or allocation.
typedef struct CommuteRootWrite {
  uint32_t root;
  uint32_t at;
  MlirOperation op;
} CommuteRootWrite;

/// An operation around the one at hand.
typedef struct CommuteOuterOperation {
  MlirOperation op;
  uint32_t at;
} CommuteOuterOperation;

/// A parameter that a collective reads until its wait.
typedef struct CommuteParameterFlight {
  uint32_t parameter;
  /// The window it started in, or COMMUTE_NO_INDEX.
  uint32_t window;
  /// The next one of the same collective.
  uint32_t next;
} CommuteParameterFlight;

/// A buffer among the operands of the operation at hand.
typedef struct CommuteBufferOperand {
  intptr_t index;
  MlirValue value;
  uint32_t root;
  bool isRead;
  bool isWritten;
} CommuteBufferOperand;

typedef struct CommuteParameterWalk {
  CommuteParameters *result;
  CommuteAnalysis *names;
  MlirBlock entry;
  /// Value -> root.
  CommutePointerMap values;
  /// Future -> the last of `flights` that it ends.
  CommutePointerMap futures;
  /// Of CommuteRoot, CommuteRootWrite, CommuteOuterOperation,
  /// CommuteParameterFlight, CommuteBufferOperand, MlirValue (scratch).
  CommuteVector roots;
  CommuteVector writes;
  CommuteVector outer;
  CommuteVector flights;
  CommuteVector operands;
  CommuteVector path;
  /// By place in the text, uint32_t: the last place inside the operation.
  CommuteVector ends;
  uint32_t numPartitions;
  /// The operation at hand and its place, counted from 0.
  MlirOperation op;
  uint32_t at;
  const CommuteNameInfo *name;
  /// The last operation that may access any memory, and why.
  MlirOperation foreign;
  uint32_t foreignAt;
  CommuteParameterFault foreignFault;
  bool isOutOfMemory;
} CommuteParameterWalk;

static inline CommuteParameter *
commuteParametersGet(const CommuteParameters *parameters, uint32_t index) {
  CommuteParameter *items = parameters->parameters.items;
  return &items[index];
}

static inline CommuteParameterWindow *
commuteParametersGetWindow(const CommuteParameters *parameters,
                           uint32_t index) {
  CommuteParameterWindow *items = parameters->windows.items;
  return &items[index];
}

static inline CommuteRoot *
commuteParameterWalkGetRoot(const CommuteParameterWalk *walk, uint32_t index) {
  CommuteRoot *items = walk->roots.items;
  return &items[index];
}

// Functions that return bool return false where memory runs out.

//===----------------------------------------------------------------------===//
// ParameterAccess.c
//===----------------------------------------------------------------------===//

/// Makes a root. `*index` is its own.
bool commuteParameterWalkAddRoot(CommuteParameterWalk *walk, MlirValue value,
                                 CommuteRootKind kind, uint32_t *index);

/// Finds the root of a tensor or memory.
bool commuteParameterWalkFindRoot(CommuteParameterWalk *walk, MlirValue value,
                                  uint32_t *root);

/// Notes what the operation at hand does.
bool commuteParameterWalkVisit(CommuteParameterWalk *walk);

//===----------------------------------------------------------------------===//
// ParameterWindows.c
//===----------------------------------------------------------------------===//

/// Gives a parameter a fault, unless it has one.
void commuteParameterSetFault(CommuteParameter *parameter,
                              CommuteParameterFault fault, MlirOperation op);

/// The operation at hand resizes a parameter to `bytes`, negative where they
/// are not constant.
bool commuteParameterResize(CommuteParameterWalk *walk, uint32_t parameter,
                            int64_t bytes);

/// The operation at hand copies a value of root `source` into a parameter.
bool commuteParameterCopyInto(CommuteParameterWalk *walk, uint32_t parameter,
                              uint32_t source);

/// The operation at hand reads a parameter through an operand.
bool commuteParameterRead(CommuteParameterWalk *walk, uint32_t parameter,
                          intptr_t operand);

/// The operation at hand, the user's own, writes a parameter.
void commuteParameterWrite(CommuteParameterWalk *walk, uint32_t parameter);

/// The operation at hand, a collective, reads a parameter until its wait.
bool commuteParameterStartFlight(CommuteParameterWalk *walk,
                                 uint32_t parameter);

/// The operation at hand waits for a future.
void commuteParametersEndFlight(CommuteParameterWalk *walk, MlirValue future);

/// The function has ended.
void commuteParameterEnd(CommuteParameterWalk *walk, uint32_t parameter);

#endif // COMMUTE_LIB_ANALYSIS_PARAMETERSIMPL_H
