//===- Costing.h - Between the analysis and cost models -----------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the analysis: what a model is asked in, how work is counted, and
// which functions are looked into.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_ANALYSIS_COSTING_H
#define COMMUTE_LIB_ANALYSIS_COSTING_H

#include "../Cost/CostImpl.h"
#include "AnalysisImpl.h"

//===----------------------------------------------------------------------===//
// Context
//===----------------------------------------------------------------------===//

struct CommuteCostContext {
  CommuteAnalysis *analysis;
  const CommuteCostLevel *level;
  /// An answer took a dynamic dimension to have the size of the options.
  bool usedDynamicSize;
  bool isOutOfMemory;
};

/// What has been said about a kind of operation. Bits.
typedef enum CommuteCostNotice {
  COMMUTE_COST_NOTICE_UNKNOWN = 1 << 0,
  COMMUTE_COST_NOTICE_FALLBACK = 1 << 1,
  COMMUTE_COST_NOTICE_TRIPS = 1 << 2,
  COMMUTE_COST_NOTICE_DYNAMIC = 1 << 3
} CommuteCostNotice;

/// Returns a dimension, or that of the options where it is dynamic; negative
/// where it is not known.
int64_t commuteCostContextGetSize(CommuteCostContext *context, MlirType type,
                                  intptr_t dimension);

/// Returns the number of elements of a tensor or a buffer; negative where it is
/// not known.
double commuteCostContextCountElements(CommuteCostContext *context,
                                       MlirType type);

/// Returns its bytes; negative where they are not known.
double commuteCostContextCountBytes(CommuteCostContext *context, MlirType type);

//===----------------------------------------------------------------------===//
// Work
//===----------------------------------------------------------------------===//

/// Tells whether an operation runs nothing that takes time: views, reshapes,
/// constants, allocations, waits, scalar operations without effects. `name` is
/// the index of its name.
bool commuteOpRunsNothing(CommuteAnalysis *analysis, MlirOperation op,
                          uint32_t name);

/// Tells whether what an operation costs is what the operations inside cost.
bool commuteOpCostsWhatIsInside(const CommuteNameInfo *name, MlirOperation op);

/// Counts the operations of a loop nest of linalg, and the bytes that it reads
/// and writes. Returns false where the operation is none, or a size is not
/// known.
bool commuteLinalgCount(CommuteCostContext *context, MlirOperation op,
                        double *flops, double *bytes);

/// Counts the operations of a computation by its name (docs/costs.md lists
/// them) and its shapes: 0 where the name or the shapes tell nothing.
double commuteComputeCountFlops(CommuteCostContext *context, MlirOperation op);

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

typedef enum CommuteCalleeState {
  COMMUTE_CALLEE_NEW = 0,
  /// Its cost is being added up.
  COMMUTE_CALLEE_OPEN,
  COMMUTE_CALLEE_DONE
} CommuteCalleeState;

typedef struct CommuteCallee {
  MlirOperation function;
  CommuteCalleeState state;
  CommuteCost cost;
} CommuteCallee;

/// Gives the index into the analysis's callees of the function that an
/// operation calls, UINT32_MAX where there is none that may be looked into.
/// Returns false where memory runs out.
bool commuteCalleeFind(CommuteAnalysis *analysis, MlirOperation call,
                       uint32_t *callee);

/// Forgets all functions.
void commuteCalleesForget(CommuteAnalysis *analysis);

static inline CommuteCallee *commuteCalleeGet(const CommuteAnalysis *analysis,
                                              uint32_t callee) {
  CommuteCallee *callees = analysis->callees.items;
  return &callees[callee];
}

#endif // COMMUTE_LIB_ANALYSIS_COSTING_H
