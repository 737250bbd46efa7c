//===- Machine.h - All ranks, their memory and what they hold -----*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The machine runs a program on all ranks at once, op by op: a value of the
// program is an array of cells for each rank. A cell is a 64-bit integer, and
// stands for one element of a tensor, or, where tensors are too large, for
// `granule` neighbours.
//
// A buffer is a list of places in a storage. Storage can be resized, and cells
// that were never written, or are gone, read as poison. So does what a
// collective in flight is about to write. Poison spreads to what is computed
// from it; the first read of poison and the first write to cells that do not
// exist are kept with the op that did it.
//
// Control flow is the same on all ranks, as in programs of this dialect: rank
// 0 decides.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_INTERPRET_MACHINE_H
#define COMMUTE_INTERPRET_MACHINE_H

#include "Arena.h"
#include "Program.h"

#include "commute/Export.h"
#include "mlir-c/IR.h"

#include <stdbool.h>
#include <stdint.h>

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

typedef uint64_t CommuteCell;

/// Content that nothing can be told of.
#define COMMUTE_CELL_POISON UINT64_C(0x706f69736f6e6564)

/// Returns a number that depends on both, and is never poison.
CommuteCell commuteCellMix(CommuteCell a, CommuteCell b);

/// Returns a number that depends on the text.
CommuteCell commuteCellOfText(MlirStringRef text);

/// Fits `count` cells into `fitted` ones: each becomes one, several, or is
/// mixed with its neighbours.
void commuteCellsFit(const CommuteCell *cells, int64_t count,
                     CommuteCell *fitted, int64_t fittedCount);

//===----------------------------------------------------------------------===//
// What values of a program hold
//===----------------------------------------------------------------------===//

typedef struct CommuteFlight CommuteFlight;

/// Memory of every rank, laid out alike on all.
typedef struct CommuteMemory {
  struct CommuteMemory *next;
  /// In the order of allocation, from 1.
  uint32_t number;
  /// What the caller, and ops of unknown effects, may see: the memory of an
  /// argument, or of a global of that name.
  bool isVisible;
  intptr_t argument;
  MlirStringRef global;
  /// The function gives it other sizes: a full-size parameter.
  bool isResized;
  /// How many cells there are now, and how many bytes they stand for.
  int64_t size;
  int64_t bytes;
  /// Cell i of rank r is cells[r * size + i].
  CommuteCell *cells;
  /// The collective in flight that will write a cell; 0: none. One for each
  /// cell, as all ranks have the same in flight.
  uint32_t *owners;
} CommuteMemory;

typedef enum CommuteDataKind {
  /// Not bound.
  COMMUTE_DATA_NONE,
  /// Cells: a tensor, or, with one cell, a scalar.
  COMMUTE_DATA_VALUE,
  COMMUTE_DATA_BUFFER,
  COMMUTE_DATA_FUTURE
} CommuteDataKind;

typedef struct CommuteData {
  CommuteDataKind kind;
  MlirType type;
  /// The sizes of a tensor or buffer, in elements.
  int64_t numDims;
  const int64_t *dims;
  /// Cells of each rank.
  int64_t count;
  /// VALUE: cell i of rank r is cells[r * count + i].
  const CommuteCell *cells;
  /// BUFFER: cell i is cell places[i] of the memory, or i where there are no
  /// places.
  CommuteMemory *memory;
  const int64_t *places;
  /// FUTURE.
  CommuteFlight *flight;
} CommuteData;

//===----------------------------------------------------------------------===//
// The machine
//===----------------------------------------------------------------------===//

typedef struct CommuteMachine {
  const CommuteProgram *program;
  /// Of all that the run makes.
  CommuteArena arena;
  int64_t numRanks;
  int64_t granule;
  /// A collective's inputs are read when it starts, else when it is waited for.
  bool readsAtStart;
  CommuteMemory *memories;
  uint32_t numMemories;
  uint32_t numFlights;
  int64_t steps;
  int depth;
  /// What others can see besides memory: of each op with unknown effects, in
  /// their order; which messages were sent and received; what was sent.
  CommuteCell trace;
  CommuteCell numbered;
  CommuteCell sent;
  struct CommuteMailbox *mailboxes;
  /// Memory of globals that the program named so far.
  struct CommuteGlobal *globals;
  /// The op that runs.
  MlirOperation op;
  int64_t numPoisonReads;
  MlirOperation firstPoisonRead;
  int64_t numLostWrites;
  MlirOperation firstLostWrite;
  /// Why the program could not be run to its end; empty: it could.
  char failure[256];
} CommuteMachine;

/// Fails: writes the reason, and returns false.
bool commuteMachineFail(CommuteMachine *machine, const char *format, ...)
    COMMUTE_FORMAT(2, 3);

/// Fails because of the op that runs.
bool commuteMachineRefuse(CommuteMachine *machine, const char *why);

/// Returns zeroed memory for the run, or fails and returns NULL.
void *commuteMachineAllocate(CommuteMachine *machine, int64_t count,
                             size_t size);

/// Returns `count` cells for each rank, or fails and returns NULL.
CommuteCell *commuteMachineAllocateCells(CommuteMachine *machine,
                                         int64_t count);

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Returns the bits of an element of a type, of a scalar those of itself.
int64_t commuteTypeGetBits(MlirType type);

/// Returns how many cells so many elements are.
int64_t commuteMachineCountCells(const CommuteMachine *machine,
                                 int64_t elements);

/// Gives data the type, and the sizes, dynamic ones taken from `dynamic`, or 4
/// each where it is NULL.
bool commuteDataShape(CommuteMachine *machine, CommuteData *data, MlirType type,
                      const int64_t *dynamic);

/// Makes a value of a type with new cells, all zero, in `*cells`.
bool commuteDataMakeValue(CommuteMachine *machine, CommuteData *data,
                          MlirType type, const int64_t *dynamic,
                          CommuteCell **cells);

/// Makes a buffer of a type with memory of its own, never written.
bool commuteDataMakeBuffer(CommuteMachine *machine, CommuteData *data,
                           MlirType type, const int64_t *dynamic);

//===----------------------------------------------------------------------===//
// Access
//===----------------------------------------------------------------------===//

/// How poison that is read counts.
typedef enum CommuteReadMode {
  /// As a read of poison.
  COMMUTE_READ_STRICT,
  /// Not at all: the reader writes the buffer, perhaps before it reads.
  COMMUTE_READ_LOOSE
} CommuteReadMode;

/// Returns the cells of a tensor or buffer, NULL where memory runs out. The
/// flight `reader`, or 0, sees what it owns.
const CommuteCell *commuteDataRead(CommuteMachine *machine,
                                   const CommuteData *data,
                                   CommuteReadMode mode, uint32_t reader);

/// Writes all cells of a buffer. `count` cells are fitted.
bool commuteDataWrite(CommuteMachine *machine, const CommuteData *data,
                      const CommuteCell *cells, int64_t count);

/// Makes a flight the owner of a buffer's cells.
void commuteDataOwn(CommuteMachine *machine, const CommuteData *data,
                    uint32_t flight);

/// Writes a buffer that the flight owns, and gives it free. What others wrote
/// meanwhile becomes poison.
bool commuteDataDeliver(CommuteMachine *machine, const CommuteData *data,
                        const CommuteCell *cells, int64_t count,
                        uint32_t flight);

/// Gives the memory behind a buffer a new size; what was in it is lost.
bool commuteMemoryResize(CommuteMachine *machine, CommuteMemory *memory,
                         int64_t bytes, int64_t size);

/// Makes a view: cell i is cell `from[i]` of the source, or i without `from`.
bool commuteDataMakeView(CommuteMachine *machine, const CommuteData *source,
                         CommuteData *view, const int64_t *from);

/// Returns rank 0's value of a scalar as a signed number; 0 for poison, which
/// counts as read.
int64_t commuteDataGetScalar(CommuteMachine *machine, const CommuteData *data);

/// Makes a scalar that is the same on all ranks.
bool commuteDataMakeScalar(CommuteMachine *machine, CommuteData *data,
                           MlirType type, int64_t value);

#endif // COMMUTE_INTERPRET_MACHINE_H
