//===- Outcome.h - What a caller sees of a run --------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Runs one function on made-up arguments and keeps what its caller can see:
// the results, what is in the arguments' memory and how large it is, globals,
// what went to others. Two outcomes are compared as a caller would: where the
// first is poison the second may be anything, else they must agree. The second
// must not read poison, nor write to memory that is not there, where the first
// does not.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_INTERPRET_OUTCOME_H
#define COMMUTE_INTERPRET_OUTCOME_H

#include "Machine.h"

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// What a function expects of its arguments.
typedef struct CommuteArgumentFacts {
  intptr_t count;
  /// The buffers that the function fills before it empties them: their memory
  /// is empty at first.
  bool *beginsEmpty;
  /// The buffers that it resizes at all.
  bool *isResized;
  /// memref.distinct_objects promises, each a set of arguments: argument a is
  /// in set s where isInSet[s * count + a].
  intptr_t numSets;
  bool *isInSet;
} CommuteArgumentFacts;

/// Finds them. What it allocates is the arena's. Returns false where memory
/// runs out.
bool commuteArgumentFactsRead(CommuteArgumentFacts *facts, CommuteArena *arena,
                              const CommuteFunction *function);

typedef struct CommuteRunOptions {
  /// Arguments follow from it. 0: cell i of argument a on rank r is
  /// 1000 * (a + 1) + 100 * r + i, to be read by people.
  uint64_t seed;
  /// Buffers share memory at random, where that is allowed.
  bool aliases;
  bool readsAtStart;
} CommuteRunOptions;

/// Makes a function's arguments; fails as the machine does.
bool commuteArgumentsMake(CommuteMachine *machine,
                          const CommuteFunction *function,
                          const CommuteArgumentFacts *facts,
                          const CommuteRunOptions *options,
                          CommuteData *arguments);

//===----------------------------------------------------------------------===//
// Outcomes
//===----------------------------------------------------------------------===//

/// One thing that the caller sees.
typedef struct CommuteObservation {
  char label[96];
  /// Of the memory; -1: there is none.
  int64_t bytes;
  /// Which memory it is; 0: no matter.
  uint32_t memory;
  int64_t count;
  const CommuteCell *cells;
} CommuteObservation;

typedef struct CommuteOutcome {
  CommuteMachine machine;
  intptr_t numObservations;
  CommuteObservation *observations;
} CommuteOutcome;

/// Runs a function. Returns false where it could not be run to its end; why is
/// the machine's failure. The outcome must be finished either way.
bool commuteOutcomeCompute(CommuteOutcome *outcome,
                           const CommuteProgram *program,
                           const CommuteFunction *function,
                           const CommuteArgumentFacts *facts,
                           const CommuteRunOptions *options);

void commuteOutcomeFinish(CommuteOutcome *outcome);

/// Tells whether the second is as good as the first; if not, writes how they
/// differ.
bool commuteOutcomeAgrees(const CommuteOutcome *first,
                          const CommuteOutcome *second, char *difference,
                          size_t size);

/// Counts the cells that the caller sees, and those of them that are defined.
void commuteOutcomeCount(const CommuteOutcome *outcome, int64_t *cells,
                         int64_t *defined);

#endif // COMMUTE_INTERPRET_OUTCOME_H
