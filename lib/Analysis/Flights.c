//===- Flights.c - Collectives between start and wait ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A collective reads its inputs and writes its destinations until its wait, or
// until something else takes its future and may wait for it. The wait therefore
// accesses these buffers, too: what conflicts and stands after it stays after
// it, what conflicts and stands before the start stays before the start.
//
// What conflicts and stands in between is an error where it is sure to be the
// same memory: the same buffer, or a part of it and the whole. Where it only
// may be, as with two arguments or two parts of one buffer, it stays in
// between. Counts tell so at once; the flight is only looked for to report it.
//
//===----------------------------------------------------------------------===//

#include "Builder.h"

#include "commute/Diagnostics.h"
#include "commute/Dialect.h"

//===----------------------------------------------------------------------===//
// Making flights
//===----------------------------------------------------------------------===//

static bool addBuffers(CommuteBuilder *builder, MlirOperation start,
                       CommuteOperandRole role, bool isWrite, uint32_t *count) {
  CommuteOperandRange range = commuteOpGetOperands(start, role);
  for (intptr_t i = range.first; i < range.first + range.count; ++i) {
    MlirValue value = mlirOperationGetOperand(start, i);
    CommuteValueInfo info;
    if (!commuteMemoryFindValue(builder, value, &info))
      return false;
    if (!commuteTypeIsMemory(info.typeClass))
      continue;
    CommuteFlightBuffer *buffer =
        commuteBuilderAppend(builder, &builder->flightBuffers, sizeof(*buffer));
    if (!buffer)
      return false;
    *buffer = (CommuteFlightBuffer){info.index, isWrite, value};
    ++*count;
  }
  return true;
}

/// Returns the storage of a buffer that a flight writes.
static uint32_t getStorage(CommuteBuilder *builder, uint32_t buffer) {
  const CommuteFlightBuffer *buffers = builder->flightBuffers.items;
  uint32_t location =
      commuteBuilderGetMemory(builder, buffers[buffer].memory)->location;
  return commuteBuilderGetLocation(builder, location)->storage;
}

/// Finds the bytes of the results, and their storages: those of the
/// destinations, or new ones.
static bool addResults(CommuteBuilder *builder, CommuteFlight *flight) {
  MlirType type = mlirValueGetType(flight->future);
  uint32_t destination =
      flight->firstBuffer + flight->numBuffers - flight->numDestinations;
  for (intptr_t i = 0, e = commuteFutureTypeGetNumResults(type); i < e; ++i) {
    CommuteTypeInfo result;
    if (!commuteAnalysisGetType(builder->analysis,
                                commuteFutureTypeGetResult(type, i), &result))
      return commuteBuilderRunOut(builder);
    // Unknown is the largest number, and stays it.
    flight->bytes = result.bytes > COMMUTE_BYTES_UNKNOWN - flight->bytes
                        ? COMMUTE_BYTES_UNKNOWN
                        : flight->bytes + result.bytes;
    uint32_t storage;
    if (flight->numDestinations > 0)
      storage = getStorage(builder, destination + (uint32_t)i);
    else if (!commuteStorageCreate(builder, result.bytes, 0, &storage))
      return false;
    uint32_t *added =
        commuteBuilderAppend(builder, &builder->flightStorages, sizeof(*added));
    if (!added)
      return false;
    *added = storage;
    ++flight->numStorages;
  }
  return true;
}

bool commuteFlightCreate(CommuteBuilder *builder, MlirOperation start,
                         uint32_t *index) {
  CommuteFlight flight = {
      .start = start,
      .future = mlirOperationGetResult(start, 0),
      .firstBuffer = builder->flightBuffers.count,
      .firstStorage = builder->flightStorages.count,
  };
  if (!addBuffers(builder, start, COMMUTE_OPERAND_INPUTS, false,
                  &flight.numBuffers) ||
      !addBuffers(builder, start, COMMUTE_OPERAND_DESTINATIONS, true,
                  &flight.numDestinations))
    return false;
  flight.numBuffers += flight.numDestinations;
  if (builder->flags & COMMUTE_ANALYSIS_STORAGES &&
      !addResults(builder, &flight))
    return false;
  CommuteFlight *added =
      commuteBuilderAppend(builder, &builder->flights, sizeof(*added));
  if (!added)
    return false;
  *added = flight;
  *index = builder->flights.count - 1;
  return true;
}

//===----------------------------------------------------------------------===//
// Begin and end
//===----------------------------------------------------------------------===//

/// Adds one, or takes one back.
static void count(CommuteFlightCounts *counts, bool isWrite, bool isBegin) {
  uint32_t *counter = isWrite ? &counts->writes : &counts->reads;
  *counter = isBegin ? *counter + 1 : *counter - 1;
}

static void countBuffers(CommuteBuilder *builder, const CommuteFlight *flight,
                         bool isBegin) {
  const CommuteFlightBuffer *buffers = builder->flightBuffers.items;
  for (uint32_t i = 0; i < flight->numBuffers; ++i) {
    const CommuteFlightBuffer *buffer = &buffers[flight->firstBuffer + i];
    if (buffer->memory == COMMUTE_LOCAL_BUFFER)
      continue;
    CommuteMemory *memory = commuteBuilderGetMemory(builder, buffer->memory);
    CommuteLocation *location =
        commuteBuilderGetLocation(builder, memory->location);
    count(&memory->flights, buffer->isWrite, isBegin);
    count(&location->flights, buffer->isWrite, isBegin);
    if (memory->isWhole)
      count(&location->wholeFlights, buffer->isWrite, isBegin);
  }
}

void commuteFlightCount(CommuteBuilder *builder, uint32_t index) {
  CommuteFlight *flight = commuteBuilderGetFlight(builder, index);
  if (flight->isTaken)
    return;
  flight->isCounted = true;
  countBuffers(builder, flight, true);
}

bool commuteFlightTake(CommuteBuilder *builder, uint32_t index) {
  CommuteFlight *flight = commuteBuilderGetFlight(builder, index);
  flight->isTaken = true;
  if (flight->isCounted)
    countBuffers(builder, flight, false);
  flight->isCounted = false;
  const CommuteFlightBuffer *buffers = builder->flightBuffers.items;
  for (uint32_t i = 0; i < flight->numBuffers; ++i) {
    const CommuteFlightBuffer *buffer = &buffers[flight->firstBuffer + i];
    uint32_t memoryClass =
        commuteBuilderGetMemory(builder, buffer->memory)->memoryClass;
    if (!commuteCollectAccess(builder, memoryClass, buffer->isWrite, true,
                              buffer->value))
      return false;
  }
  return true;
}

bool commuteFlightEscape(CommuteBuilder *builder, uint32_t index) {
  const CommuteFlight flight = *commuteBuilderGetFlight(builder, index);
  const CommuteFlightBuffer *buffers = builder->flightBuffers.items;
  for (uint32_t i = 0; i < flight.numBuffers; ++i)
    if (!commuteMemoryEscape(builder, buffers[flight.firstBuffer + i].memory))
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Races
//===----------------------------------------------------------------------===//

/// Tells whether buffers in flight are sure to be, or to overlap, what is
/// accessed.
static bool conflicts(const CommuteMemory *memory,
                      const CommuteLocation *location, bool withReads) {
  uint32_t same = memory->flights.writes;
  uint32_t whole = location->wholeFlights.writes;
  uint32_t any = location->flights.writes;
  if (withReads) {
    same += memory->flights.reads;
    whole += location->wholeFlights.reads;
    any += location->flights.reads;
  }
  return same > 0 || whole > 0 || (memory->isWhole && any > 0);
}

/// Tells whether a flight uses what is accessed, and writes it.
static bool usesMemory(CommuteBuilder *builder, const CommuteFlight *flight,
                       uint32_t index, bool withReads, bool *isWritten) {
  const CommuteFlightBuffer *buffers = builder->flightBuffers.items;
  const CommuteMemory *memory = commuteBuilderGetMemory(builder, index);
  bool isUsed = false;
  for (uint32_t i = 0; i < flight->numBuffers; ++i) {
    const CommuteFlightBuffer *buffer = &buffers[flight->firstBuffer + i];
    const CommuteMemory *other =
        commuteBuilderGetMemory(builder, buffer->memory);
    if (other->location != memory->location ||
        (buffer->memory != index && !other->isWhole && !memory->isWhole))
      continue;
    isUsed |= withReads || buffer->isWrite;
    *isWritten |= buffer->isWrite;
  }
  return isUsed;
}

/// Returns a flight that uses what is accessed. There is one.
static const CommuteFlight *findConflict(CommuteBuilder *builder,
                                         uint32_t index, bool withReads,
                                         bool *isWritten) {
  const CommuteFlight *flights = builder->flights.items;
  for (uint32_t i = 0; i < builder->flights.count; ++i)
    if (flights[i].isCounted &&
        usesMemory(builder, &flights[i], index, withReads, isWritten))
      return &flights[i];
  return NULL;
}

bool commuteFlightCheckAccess(CommuteBuilder *builder, MlirOperation op,
                              uint32_t index, bool isWrite) {
  if (index == COMMUTE_LOCAL_BUFFER)
    return true;
  const CommuteMemory *memory = commuteBuilderGetMemory(builder, index);
  if (!conflicts(memory, commuteBuilderGetLocation(builder, memory->location),
                 isWrite))
    return true;
  bool isWritten = false;
  const CommuteFlight *flight =
      findConflict(builder, index, isWrite, &isWritten);
  CommuteDiagnostic *error = commuteDiagnosticCreate(op, MlirDiagnosticError);
  commuteDiagnosticAppend(
      error, "%s a buffer that a communication in flight %s",
      isWrite ? "writes" : "reads", isWritten ? "writes" : "reads");
  if (flight)
    commuteDiagnosticNote(error, flight->start,
                          "the communication starts here");
  (void)commuteDiagnosticEmit(error);
  builder->state = COMMUTE_BUILD_REPORTED;
  return false;
}

//===----------------------------------------------------------------------===//
// Futures that nothing waits for
//===----------------------------------------------------------------------===//

/// Tells whether a value is used for more than ordering.
static bool isTaken(MlirValue future) {
  for (MlirOpOperand use = mlirValueGetFirstUse(future);
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use))
    if (!commuteUseIsAfter(use))
      return true;
  return false;
}

void commuteFlightsWarn(CommuteBuilder *builder) {
  const CommuteFlight *flights = builder->flights.items;
  for (uint32_t i = 0; i < builder->flights.count; ++i)
    // One that starts deeper inside is for the analysis of that block.
    if (!flights[i].isTaken &&
        mlirBlockEqual(
            mlirOperationGetBlock(mlirOpResultGetOwner(flights[i].future)),
            builder->block) &&
        !isTaken(flights[i].future))
      commuteOpEmitWarning(flights[i].start, "is never waited for");
}
