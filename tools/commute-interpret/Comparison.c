//===- Comparison.c - Compares programs, and counts -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Comparison.h"
#include "Outcome.h"

#include <inttypes.h>
#include <stdio.h>

static void mixText(MlirStringRef text, void *userData) {
  CommuteCell *hash = userData;
  for (size_t i = 0; i < text.length; ++i)
    *hash = commuteCellMix(*hash, (unsigned char)text.data[i]);
}

static CommuteCell textOf(MlirOperation op) {
  CommuteCell hash = 0;
  mlirOperationPrint(op, mixText, &hash);
  return hash;
}

static bool haveSameSignature(const CommuteFunction *a,
                              const CommuteFunction *b) {
  MlirBlock first = mlirRegionGetFirstBlock(mlirOperationGetRegion(a->op, 0));
  MlirBlock second = mlirRegionGetFirstBlock(mlirOperationGetRegion(b->op, 0));
  intptr_t count = mlirBlockGetNumArguments(first);
  if (mlirBlockGetNumArguments(second) != count)
    return false;
  for (intptr_t i = 0; i < count; ++i)
    if (!mlirTypeEqual(mlirValueGetType(mlirBlockGetArgument(first, i)),
                       mlirValueGetType(mlirBlockGetArgument(second, i))))
      return false;
  return true;
}

static void printDifference(const char *where, const CommuteFunction *function,
                            const CommuteCandidate *candidate,
                            const char *difference,
                            const CommuteRunOptions *run) {
  printf("%s: @%.*s: ", where, (int)function->name.length, function->name.data);
  if (candidate->name[0] != '\0')
    printf("%s: ", candidate->name);
  printf("%s", difference);
  if (run)
    printf(" (seed %" PRIu64 ", inputs are read at the %s%s)", run->seed,
           run->readsAtStart ? "start" : "wait",
           run->aliases ? ", arguments share memory" : "");
  printf("\n");
}

/// One function before, in the two modes.
typedef struct Reference {
  const CommuteProgram *program;
  const CommuteFunction *function;
  CommuteArgumentFacts facts;
  CommuteRunOptions run;
  /// Read at the wait, read at the start.
  CommuteOutcome outcomes[2];
} Reference;

/// Compares a function of a candidate in both modes.
static bool compareRun(const Reference *reference,
                       const CommuteProgram *program,
                       const CommuteCandidate *candidate,
                       const CommuteFunction *function, const char *where) {
  bool agrees = true;
  for (int mode = 0; agrees && mode < 2; ++mode) {
    CommuteRunOptions run = reference->run;
    run.readsAtStart = mode == 1;
    char difference[512];
    CommuteOutcome outcome;
    if (!commuteOutcomeCompute(&outcome, program, function, &reference->facts,
                               &run)) {
      agrees = false;
      snprintf(difference, sizeof difference, "cannot be run any more: %s",
               outcome.machine.failure);
    } else
      agrees = commuteOutcomeAgrees(&reference->outcomes[mode], &outcome,
                                    difference, sizeof difference);
    if (!agrees)
      printDifference(where, reference->function, candidate, difference, &run);
    commuteOutcomeFinish(&outcome);
  }
  return agrees;
}

typedef enum RunState { RUN_FINE, RUN_FAILED, RUN_RACES } RunState;

/// Runs the function before in both modes. Both outcomes must be finished.
static RunState computeReference(Reference *reference, char *why, size_t size) {
  bool ok = true;
  for (int mode = 0; mode < 2; ++mode) {
    CommuteRunOptions run = reference->run;
    run.readsAtStart = mode == 1;
    reference->outcomes[mode] = (CommuteOutcome){0};
    if (!ok)
      continue;
    ok = commuteOutcomeCompute(&reference->outcomes[mode], reference->program,
                               reference->function, &reference->facts, &run);
    if (!ok)
      snprintf(why, size, "%s", reference->outcomes[mode].machine.failure);
  }
  if (!ok)
    return RUN_FAILED;
  return commuteOutcomeAgrees(&reference->outcomes[0], &reference->outcomes[1],
                              why, size) &&
                 commuteOutcomeAgrees(&reference->outcomes[1],
                                      &reference->outcomes[0], why, size)
             ? RUN_FINE
             : RUN_RACES;
}

/// What became of a function in one candidate.
typedef struct Counterpart {
  CommuteProgram program;
  const CommuteFunction *function;
  bool differs;
} Counterpart;

static void compareFunction(const CommuteOptions *options, const char *where,
                            Reference *reference,
                            const CommuteCandidate *candidates,
                            Counterpart *counterparts, int numCandidates,
                            CommuteTally *tally) {
  bool ran = false;
  for (int64_t i = 0; i < options->runs; ++i) {
    reference->run = (CommuteRunOptions){
        .seed = options->seed + (options->seed ? (uint64_t)i : 0),
        .aliases = options->aliases && i % 2 == 1};
    char why[512] = "";
    RunState state = computeReference(reference, why, sizeof why);
    if (state == RUN_FINE) {
      ran = true;
      for (int mode = 0; mode < 2; ++mode) {
        int64_t cells = 0, defined = 0;
        commuteOutcomeCount(&reference->outcomes[mode], &cells, &defined);
        tally->cells += cells;
        tally->defined += defined;
      }
    }
    for (int j = 0; state == RUN_FINE && j < numCandidates; ++j) {
      Counterpart *other = &counterparts[j];
      if (!other->differs && other->function)
        other->differs = !compareRun(reference, &other->program, &candidates[j],
                                     other->function, where);
    }
    for (int mode = 0; mode < 2; ++mode)
      commuteOutcomeFinish(&reference->outcomes[mode]);
    if (state == RUN_FINE)
      continue;
    if (options->isVerbose)
      printf("%s: @%.*s: not compared: %s%s\n", where,
             (int)reference->function->name.length,
             reference->function->name.data,
             state == RUN_RACES ? "has a race: " : "", why);
    tally->notRun += state == RUN_FAILED;
    tally->races += state == RUN_RACES;
    // What fails once fails always, save where memory is shared.
    if (state == RUN_FAILED)
      break;
  }
  for (int j = 0; ran && j < numCandidates; ++j) {
    const Counterpart *other = &counterparts[j];
    if (!other->function)
      continue;
    tally->agree += !other->differs;
    tally->differ += other->differs;
    tally->changed +=
        textOf(reference->function->op) != textOf(other->function->op);
  }
}

/// Reads the programs of the candidates, and has all shrunk alike. Those that
/// cannot be read are left without functions.
static const char *readCounterparts(CommuteProgram *before, MlirModule module,
                                    CommuteArena *arena,
                                    const CommuteCandidate *candidates,
                                    Counterpart *counterparts,
                                    int numCandidates) {
  const char *why =
      commuteProgramRead(before, arena, mlirModuleGetOperation(module));
  for (int i = 0; !why && i < numCandidates; ++i) {
    if (mlirModuleIsNull(candidates[i].module))
      continue;
    why = commuteProgramRead(&counterparts[i].program, arena,
                             mlirModuleGetOperation(candidates[i].module));
    if (!why)
      commuteProgramMatch(before, &counterparts[i].program);
  }
  for (int i = 0; !why && i < numCandidates; ++i)
    commuteProgramMatch(before, &counterparts[i].program);
  return why;
}

static void comparePrograms(const CommuteOptions *options, const char *where,
                            const CommuteProgram *before, CommuteArena *arena,
                            const CommuteCandidate *candidates,
                            Counterpart *counterparts, int numCandidates,
                            CommuteTally *tally) {
  for (intptr_t i = 0; i < before->numFunctions; ++i) {
    Reference reference = {.program = before,
                           .function = &before->functions[i]};
    if (!reference.function->hasBody ||
        !commuteArgumentFactsRead(&reference.facts, arena, reference.function))
      continue;
    for (int j = 0; j < numCandidates; ++j) {
      Counterpart *other = &counterparts[j];
      other->differs = false;
      other->function = NULL;
      if (mlirModuleIsNull(candidates[j].module))
        continue;
      // Functions of nested modules may have one name: the place counts.
      if (i < other->program.numFunctions &&
          mlirStringRefEqual(other->program.functions[i].name,
                             reference.function->name))
        other->function = &other->program.functions[i];
      else
        other->function = commuteProgramGetFunction(&other->program,
                                                    reference.function->name);
      if (other->function && other->function->hasBody &&
          haveSameSignature(reference.function, other->function))
        continue;
      printDifference(where, reference.function, &candidates[j],
                      "is gone, or takes other arguments", NULL);
      other->function = NULL;
      ++tally->differ;
    }
    compareFunction(options, where, &reference, candidates, counterparts,
                    numCandidates, tally);
  }
}

bool commuteProgramsCompare(const CommuteOptions *options, const char *where,
                            MlirModule before,
                            const CommuteCandidate *candidates,
                            int numCandidates, CommuteTally *tally) {
  CommuteArena arena = {0};
  Counterpart *counterparts =
      commuteArenaAllocate(&arena, (size_t)numCandidates, sizeof *counterparts);
  if (!counterparts)
    return false;
  for (int i = 0; i < numCandidates; ++i)
    tally->refused += mlirModuleIsNull(candidates[i].module);
  CommuteProgram program;
  const char *why = readCounterparts(&program, before, &arena, candidates,
                                     counterparts, numCandidates);
  if (why) {
    tally->notRun += program.numFunctions;
    if (options->isVerbose)
      printf("%s: not compared: %s\n", where, why);
  } else
    comparePrograms(options, where, &program, &arena, candidates, counterparts,
                    numCandidates, tally);
  commuteArenaFinish(&arena);
  return true;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static void printOutcome(const CommuteOutcome *outcome) {
  int64_t numRanks = outcome->machine.numRanks;
  for (intptr_t i = 0; i < outcome->numObservations; ++i) {
    const CommuteObservation *observation = &outcome->observations[i];
    printf("  %s:", observation->label);
    if (observation->bytes >= 0)
      printf(" %" PRId64 " bytes", observation->bytes);
    for (int64_t j = 0; j < observation->count; ++j) {
      if (observation->count % numRanks == 0 && j > 0 &&
          j % (observation->count / numRanks) == 0)
        printf(" |");
      if (observation->cells[j] == COMMUTE_CELL_POISON)
        printf(" poison");
      else
        printf(" %" PRId64, (int64_t)observation->cells[j]);
    }
    printf("\n");
  }
  printf("  reads of poison: %" PRId64 ", writes to nowhere: %" PRId64 "\n",
         outcome->machine.numPoisonReads, outcome->machine.numLostWrites);
}

bool commuteProgramPrint(const CommuteOptions *options, const char *where,
                         MlirModule module) {
  CommuteArena arena = {0};
  CommuteProgram program;
  const char *why =
      commuteProgramRead(&program, &arena, mlirModuleGetOperation(module));
  bool ok = !why;
  if (why)
    printf("%s: %s\n", where, why);
  for (intptr_t i = 0; ok && i < program.numFunctions; ++i) {
    Reference reference = {
        .program = &program,
        .function = &program.functions[i],
        .run = {.seed = options->seed, .aliases = options->aliases}};
    if (!reference.function->hasBody)
      continue;
    if (!commuteArgumentFactsRead(&reference.facts, &arena,
                                  reference.function)) {
      ok = false;
      break;
    }
    char text[512] = "";
    RunState state = computeReference(&reference, text, sizeof text);
    printf("@%.*s on %" PRId64 " ranks\n", (int)reference.function->name.length,
           reference.function->name.data, program.numRanks);
    if (state == RUN_FAILED)
      printf("  cannot be run: %s\n", text);
    else
      printOutcome(&reference.outcomes[1]);
    if (state == RUN_RACES)
      printf("  has a race: %s\n", text);
    ok = state != RUN_FAILED;
    for (int mode = 0; mode < 2; ++mode)
      commuteOutcomeFinish(&reference.outcomes[mode]);
  }
  commuteArenaFinish(&arena);
  return ok;
}
