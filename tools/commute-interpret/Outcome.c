//===- Outcome.c - What a caller sees of a run ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Outcome.h"
#include "Interpreter.h"

#include "commute/Dialect.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

//===----------------------------------------------------------------------===//
// Observation
//===----------------------------------------------------------------------===//

static CommuteObservation *observe(CommuteOutcome *outcome, const char *label) {
  CommuteObservation *observation =
      &outcome->observations[outcome->numObservations++];
  *observation = (CommuteObservation){.bytes = -1};
  snprintf(observation->label, sizeof observation->label, "%s", label);
  return observation;
}

static bool observeData(CommuteOutcome *outcome, const CommuteData *data,
                        const char *label, uint32_t memory) {
  CommuteObservation *observation = observe(outcome, label);
  observation->memory = memory;
  if (data->kind == COMMUTE_DATA_BUFFER)
    observation->bytes = data->memory->bytes;
  observation->count = data->count * outcome->machine.numRanks;
  observation->cells =
      commuteDataRead(&outcome->machine, data, COMMUTE_READ_LOOSE, 0);
  return observation->cells;
}

/// The memory behind, as the caller can tell it: arguments' by number, others
/// by the result that had it first.
static uint32_t identify(const CommuteDataList *results, intptr_t index,
                         const CommuteMemory *memory) {
  if (memory->isVisible)
    return memory->number;
  for (intptr_t i = 0; i < index; ++i)
    if (results->data[i].memory == memory)
      return UINT32_MAX - (uint32_t)i;
  return UINT32_MAX - (uint32_t)index;
}

static bool observeResults(CommuteOutcome *outcome,
                           const CommuteDataList *results) {
  char label[64];
  for (intptr_t i = 0; i < results->count; ++i) {
    const CommuteData *data = &results->data[i];
    snprintf(label, sizeof label, "result %" PRIdPTR, i);
    CommuteDataList promised = {1, &results->data[i]};
    // The caller waits for what it is handed in flight.
    if (data->kind == COMMUTE_DATA_FUTURE &&
        !commuteFlightFinish(&outcome->machine, data->flight, &promised))
      return false;
    for (intptr_t j = 0; j < promised.count; ++j) {
      uint32_t memory = data->kind == COMMUTE_DATA_BUFFER
                            ? identify(results, i, data->memory)
                            : 0;
      if (!observeData(outcome, &promised.data[j], label, memory))
        return false;
    }
  }
  return true;
}

static intptr_t countObservations(const CommuteMachine *machine,
                                  const CommuteDataList *results) {
  // The trace and the messages; each visible memory.
  intptr_t count = 2 + (intptr_t)machine->numMemories;
  for (intptr_t i = 0; i < results->count; ++i)
    count += results->data[i].kind == COMMUTE_DATA_FUTURE
                 ? commuteFutureTypeGetNumResults(results->data[i].type)
                 : 1;
  return count;
}

static bool observeRest(CommuteOutcome *outcome) {
  CommuteMachine *machine = &outcome->machine;
  for (CommuteMemory *memory = machine->memories; memory;
       memory = memory->next) {
    if (!memory->isVisible)
      continue;
    CommuteData all = {
        .kind = COMMUTE_DATA_BUFFER, .count = memory->size, .memory = memory};
    char label[96];
    if (memory->global.length > 0)
      snprintf(label, sizeof label, "global %.*s", (int)memory->global.length,
               memory->global.data);
    else
      snprintf(label, sizeof label, "argument %" PRIdPTR, memory->argument);
    if (!observeData(outcome, &all, label, 0))
      return false;
  }
  CommuteCell *cells = commuteMachineAllocate(machine, 2, sizeof *cells);
  if (!cells)
    return false;
  cells[0] = machine->trace;
  cells[1] = commuteCellMix(machine->sent, machine->numbered);
  CommuteObservation *trace = observe(outcome, "order of unknown effects");
  trace->count = 1;
  trace->cells = cells;
  CommuteObservation *sent = observe(outcome, "messages");
  sent->count = 1;
  sent->cells = cells + 1;
  return true;
}

bool commuteOutcomeCompute(CommuteOutcome *outcome,
                           const CommuteProgram *program,
                           const CommuteFunction *function,
                           const CommuteArgumentFacts *facts,
                           const CommuteRunOptions *options) {
  *outcome = (CommuteOutcome){0};
  CommuteMachine *machine = &outcome->machine;
  machine->program = program;
  machine->numRanks = program->numRanks;
  machine->granule = program->granule;
  machine->readsAtStart = options->readsAtStart;
  CommuteDataList arguments = {facts->count, NULL};
  arguments.data =
      commuteMachineAllocate(machine, facts->count, sizeof *arguments.data);
  CommuteDataList results = {0};
  if (!arguments.data ||
      !commuteArgumentsMake(machine, function, facts, options,
                            arguments.data) ||
      !commuteFunctionRun(machine, function, arguments, &results))
    return false;
  outcome->observations =
      commuteMachineAllocate(machine, countObservations(machine, &results),
                             sizeof *outcome->observations);
  return outcome->observations && observeResults(outcome, &results) &&
         observeRest(outcome);
}

void commuteOutcomeFinish(CommuteOutcome *outcome) {
  commuteArenaFinish(&outcome->machine.arena);
  outcome->observations = NULL;
  outcome->numObservations = 0;
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

static bool observationsAgree(const CommuteObservation *first,
                              const CommuteObservation *second,
                              int64_t numRanks, char *difference, size_t size) {
  if (strcmp(first->label, second->label) != 0) {
    snprintf(difference, size, "%s became %s", first->label, second->label);
    return false;
  }
  if (first->bytes != second->bytes) {
    snprintf(difference, size,
             "%s: %" PRId64 " bytes of memory became %" PRId64, first->label,
             first->bytes, second->bytes);
    return false;
  }
  if (first->memory != second->memory) {
    snprintf(difference, size, "%s is in another memory", first->label);
    return false;
  }
  if (first->count != second->count) {
    snprintf(difference, size, "%s changed its size", first->label);
    return false;
  }
  int64_t ofRank = first->count >= numRanks ? first->count / numRanks : 1;
  for (int64_t i = 0; i < first->count; ++i) {
    CommuteCell a = first->cells[i], b = second->cells[i];
    if (a == b || a == COMMUTE_CELL_POISON)
      continue;
    int at =
        snprintf(difference, size,
                 "%s, rank %" PRId64 ", cell %" PRId64 ": %" PRIx64 " became ",
                 first->label, i / ofRank, i % ofRank, a);
    if (at > 0 && (size_t)at < size) {
      if (b == COMMUTE_CELL_POISON)
        snprintf(difference + at, size - (size_t)at, "poison");
      else
        snprintf(difference + at, size - (size_t)at, "%" PRIx64, b);
    }
    return false;
  }
  return true;
}

static bool eventsAgree(int64_t first, int64_t second, MlirOperation op,
                        const char *what, char *difference, size_t size) {
  if (first > 0 || second == 0)
    return true;
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  snprintf(difference, size, "'%.*s' %s", (int)name.length, name.data, what);
  return false;
}

/// The observation of that label, mostly the one at the same place: globals may
/// come in another order.
static const CommuteObservation *findAlike(const CommuteOutcome *outcome,
                                           const CommuteObservation *wanted,
                                           intptr_t place) {
  for (intptr_t i = 0; i < outcome->numObservations; ++i) {
    const CommuteObservation *candidate =
        &outcome->observations[(place + i) % outcome->numObservations];
    if (strcmp(candidate->label, wanted->label) == 0)
      return candidate;
  }
  return &outcome->observations[place];
}

bool commuteOutcomeAgrees(const CommuteOutcome *first,
                          const CommuteOutcome *second, char *difference,
                          size_t size) {
  if (first->numObservations != second->numObservations) {
    snprintf(difference, size, "the number of results changed");
    return false;
  }
  for (intptr_t i = 0; i < first->numObservations; ++i)
    if (!observationsAgree(&first->observations[i],
                           findAlike(second, &first->observations[i], i),
                           first->machine.numRanks, difference, size))
      return false;
  return eventsAgree(first->machine.numPoisonReads,
                     second->machine.numPoisonReads,
                     second->machine.firstPoisonRead, "now reads poison",
                     difference, size) &&
         eventsAgree(
             first->machine.numLostWrites, second->machine.numLostWrites,
             second->machine.firstLostWrite,
             "now writes to memory that is not there", difference, size);
}

void commuteOutcomeCount(const CommuteOutcome *outcome, int64_t *cells,
                         int64_t *defined) {
  *cells = *defined = 0;
  for (intptr_t i = 0; i < outcome->numObservations; ++i) {
    const CommuteObservation *observation = &outcome->observations[i];
    *cells += observation->count;
    for (int64_t j = 0; j < observation->count; ++j)
      *defined += observation->cells[j] != COMMUTE_CELL_POISON;
  }
}
