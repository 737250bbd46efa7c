//===- Parameters.h - Parameters behind resized buffers -----------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the project. A traced FSDP2 program uses a parameter through a
// buffer that the caller hands in: it resizes the buffer to its full size,
// copies the gathered value into it, uses it, and resizes it to zero. From the
// resize to full size to that to zero is a *window*; what is copied is the
// window's *source*. Here a function's windows are found, and it is decided for
// each such buffer whether all uses in its windows may read the sources.
//
// They may where, as the text goes,
// - resizes to full size and to zero take turns and end with one to zero; one
//   to zero before all windows, directly in the first block, is not part of
//   any: the buffer was full when the function was called;
// - both resizes of a window, and exactly one copy between them, stand in one
//   block, and every access is in a window, after its copy, or before that
//   first resize to zero;
// - each copy fills the whole buffer from a value of its type, of constant
//   size, which is not written while uses remain;
// - the address goes nowhere but into views and out of the function;
// - nothing in a window accesses memory that is not known to be another, and no
//   other argument that may be the same memory is accessed at all. That
//   excepts the sources: one that shared the buffer's memory would have been
//   lost with the resize.
//
// Time and memory are linear in the operations with their operands; nothing
// recurses.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_ANALYSIS_PARAMETERS_H
#define COMMUTE_LIB_ANALYSIS_PARAMETERS_H

#include "AnalysisImpl.h"

/// "None" among indices of any kind.
#define COMMUTE_NO_INDEX UINT32_MAX

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Why a parameter stays as it is.
typedef enum CommuteParameterFault {
  COMMUTE_PARAMETER_FINE = 0,
  COMMUTE_PARAMETER_SIZE_NOT_CONSTANT,
  COMMUTE_PARAMETER_SIZE_WRONG,
  COMMUTE_PARAMETER_FULL_TWICE,
  COMMUTE_PARAMETER_FREED_TWICE,
  COMMUTE_PARAMETER_FREED_ELSEWHERE,
  COMMUTE_PARAMETER_NOT_FREED,
  COMMUTE_PARAMETER_NOT_COPIED,
  COMMUTE_PARAMETER_COPIED_TWICE,
  COMMUTE_PARAMETER_COPIED_OUTSIDE,
  COMMUTE_PARAMETER_COPIED_IN_PART,
  COMMUTE_PARAMETER_CONVERTED,
  COMMUTE_PARAMETER_COPIED_FROM_ITSELF,
  COMMUTE_PARAMETER_OTHER_BLOCK,
  COMMUTE_PARAMETER_USED_BEFORE_COPY,
  COMMUTE_PARAMETER_USED_AFTER_FREE,
  COMMUTE_PARAMETER_IN_FLIGHT,
  COMMUTE_PARAMETER_PASSED_ON,
  COMMUTE_PARAMETER_UNKNOWN_EFFECTS,
  COMMUTE_PARAMETER_UNKNOWN_MEMORY,
  COMMUTE_PARAMETER_ALIASED,
  COMMUTE_PARAMETER_SOURCE_WRITTEN,
  COMMUTE_NUM_PARAMETER_FAULTS
} CommuteParameterFault;

/// A read of a parameter, or of a view of it, in a window.
typedef struct CommuteParameterUse {
  MlirOperation op;
  intptr_t operand;
  /// The next one of the window.
  uint32_t next;
} CommuteParameterUse;

typedef struct CommuteParameterWindow {
  MlirOperation full;
  MlirOperation copy;
  MlirOperation free;
  MlirBlock block;
  /// Where they stand in the text.
  uint32_t fullAt, copyAt, freeAt;
  /// The operation of `block` that is or holds the last use.
  uint32_t lastUseAt;
  uint32_t firstUse, lastUse;
  /// The root of the source.
  uint32_t source;
  /// Where the source shows another parameter in a window of it: that one's.
  uint32_t sourceWindow;
  /// The next window that has the same window of another as its source.
  uint32_t nextDependent;
  /// The first one that has this window as its source.
  uint32_t firstDependent;
  uint32_t parameter;
  /// The next one of the parameter.
  uint32_t next;
} CommuteParameterWindow;

/// Where the text has come to in the life of a parameter.
typedef enum CommuteParameterState {
  /// As the caller left it.
  COMMUTE_PARAMETER_UNTOUCHED = 0,
  COMMUTE_PARAMETER_FREE,
  COMMUTE_PARAMETER_FULL,
  COMMUTE_PARAMETER_COPIED,
} CommuteParameterState;

/// A memref argument of the function.
typedef struct CommuteParameter {
  MlirValue argument;
  CommuteParameterState state;
  /// Something resizes it to anything but zero, or copies into it.
  bool isCandidate;
  CommuteParameterFault fault;
  MlirOperation faultOp;
  /// The first operation of the user's own that writes it; null where there is
  /// none. An error where there is no fault.
  MlirOperation mutation;
  /// The first use while it is untouched.
  MlirOperation firstUse;
  uint32_t root;
  uint32_t firstWindow, lastWindow, numWindows;
  /// Windows whose source is another parameter that is not decided yet.
  uint32_t numPending;
} CommuteParameter;

/// A resize of, or copy into, a buffer that is no argument.
typedef struct CommuteStrayResize {
  MlirOperation op;
  bool isCopy;
} CommuteStrayResize;

/// The parameters of a function.
typedef struct CommuteParameters {
  MlirOperation function;
  /// Of CommuteParameter, by memref argument; CommuteParameterWindow;
  /// CommuteParameterUse; CommuteStrayResize, once per buffer.
  CommuteVector parameters;
  CommuteVector windows;
  CommuteVector uses;
  CommuteVector strays;
  /// In the order in which they are to be rewritten, indices of `parameters`: a
  /// parameter that is another's source comes first.
  CommuteVector order;
  /// View operation -> where it stands in the text; of views of parameters.
  CommutePointerMap views;
} CommuteParameters;

/// Tells whether the uses of a parameter may read the sources.
static inline bool
commuteParameterIsRewritable(const CommuteParameter *parameter) {
  return parameter->numWindows > 0 &&
         parameter->fault == COMMUTE_PARAMETER_FINE;
}

/// Finds and decides on the parameters of a function with a body. `names` is
/// asked about operations. Returns false where memory runs out; the parameters
/// are to be finished in any case.
bool commuteParametersFind(CommuteParameters *parameters,
                           CommuteAnalysis *names, MlirOperation function);

void commuteParametersFinish(CommuteParameters *parameters);

#endif // COMMUTE_LIB_ANALYSIS_PARAMETERS_H
