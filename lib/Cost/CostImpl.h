//===- CostImpl.h - Models that are in use ------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the cost models and to the analysis that asks them.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_COST_COSTIMPL_H
#define COMMUTE_LIB_COST_COSTIMPL_H

#include "commute/CostModel.h"

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

enum { COMMUTE_COST_MESSAGE_SIZE = 768 };

struct CommuteCostDiagnostic {
  /// Empty as long as there is none.
  char message[COMMUTE_COST_MESSAGE_SIZE];
  /// Empty where the message is not about a file.
  char file[COMMUTE_COST_MESSAGE_SIZE];
  unsigned line;
  unsigned column;
};

/// Makes a diagnostic without a message. Not by an initialiser, which would
/// clear all of the text, once for each operation.
static inline void
commuteCostDiagnosticInit(CommuteCostDiagnostic *diagnostic) {
  diagnostic->message[0] = '\0';
  diagnostic->file[0] = '\0';
  diagnostic->line = 0;
  diagnostic->column = 0;
}

//===----------------------------------------------------------------------===//
// The registry
//===----------------------------------------------------------------------===//

/// Keeps a registered model alive.
typedef struct CommuteCostEntry CommuteCostEntry;

/// A model in use. Built-in models have no entry.
typedef struct CommuteCostModelUse {
  const CommuteCostModel *model;
  CommuteCostEntry *entry;
} CommuteCostModelUse;

/// Begins the use of a model; `model` is NULL where there is none of that name.
CommuteCostModelUse commuteCostModelAcquire(const char *name);

/// Ends a use.
void commuteCostModelRelease(CommuteCostModelUse use);

extern const CommuteCostModel commuteAlphaBetaModel;
extern const CommuteCostModel commuteInductorModel;
extern const CommuteCostModel commuteMeasuredModel;
extern const CommuteCostModel commuteRooflineModel;

//===----------------------------------------------------------------------===//
// A choice
//===----------------------------------------------------------------------===//

/// A model in a chain of fallbacks.
typedef struct CommuteCostLevel {
  CommuteCostModelUse use;
  const CommuteDevice *device;
  void *state;
} CommuteCostLevel;

enum { COMMUTE_COST_MAX_LEVELS = 8 };

typedef struct CommuteDeviceTable CommuteDeviceTable;

struct CommuteCosts {
  /// The model, and what it falls back to.
  CommuteCostLevel levels[COMMUTE_COST_MAX_LEVELS];
  size_t levelCount;
  /// Of the device file; NULL where there is none.
  CommuteDeviceTable *devices;
  int64_t dynamicSize;
};

/// Returns the choice where none is made, the roofline. Static storage.
const CommuteCosts *commuteCostsGetDefault(void);

#endif // COMMUTE_LIB_COST_COSTIMPL_H
