//===- OrderRules.h - Dependences, stated once more ---------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the check of orders. Goes over the operations of a block in their
// old order, and finds one that now stands before an operation that it must
// come after. It needs no edges: of every kind of access it keeps the one that
// now stands last.
//
// It shares the tables of names and types with the graph's construction, and
// nothing else.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_ANALYSIS_ORDERRULES_H
#define COMMUTE_LIB_ANALYSIS_ORDERRULES_H

#include "AnalysisImpl.h"

/// Operations of a block in their old order.
typedef struct CommuteOldOrder {
  MlirBlock block;
  const MlirOperation *ops;
  uint32_t count;
  /// Operation -> its old place (first) and its new one (second).
  const CommutePointerMap *places;
} CommuteOldOrder;

/// What a check comes to.
typedef enum CommuteOrderVerdict {
  COMMUTE_ORDER_KEPT,
  /// An error was emitted.
  COMMUTE_ORDER_BROKEN,
  COMMUTE_ORDER_NO_MEMORY,
} CommuteOrderVerdict;

/// Checks the new places of a block's operations.
CommuteOrderVerdict commuteOrderRulesCheck(CommuteAnalysis *names,
                                           const CommuteOldOrder *old,
                                           CommuteCollectiveOrder order);

#endif // COMMUTE_LIB_ANALYSIS_ORDERRULES_H
