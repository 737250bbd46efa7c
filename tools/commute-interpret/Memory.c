//===- Memory.c - Storage with resize and poison --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

/// Two writers at once: whoever comes last, what is there is poison.
static const uint32_t clash = UINT32_MAX;

static int64_t placeOf(const CommuteData *data, int64_t i) {
  return data->places ? data->places[i] : i;
}

static void notePoisonRead(CommuteMachine *machine) {
  if (machine->numPoisonReads++ == 0)
    machine->firstPoisonRead = machine->op;
}

static void noteLostWrite(CommuteMachine *machine) {
  if (machine->numLostWrites++ == 0)
    machine->firstLostWrite = machine->op;
}

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

bool commuteMemoryResize(CommuteMachine *machine, CommuteMemory *memory,
                         int64_t bytes, int64_t size) {
  memory->cells = commuteMachineAllocateCells(machine, size);
  memory->owners =
      commuteMachineAllocate(machine, size, sizeof *memory->owners);
  if (!memory->cells || !memory->owners)
    return false;
  memory->size = size;
  memory->bytes = bytes;
  for (int64_t i = 0; i < size * machine->numRanks; ++i)
    memory->cells[i] = COMMUTE_CELL_POISON;
  return true;
}

bool commuteDataMakeBuffer(CommuteMachine *machine, CommuteData *data,
                           MlirType type, const int64_t *dynamic) {
  *data = (CommuteData){.kind = COMMUTE_DATA_BUFFER};
  CommuteMemory *memory = commuteMachineAllocate(machine, 1, sizeof *memory);
  if (!memory || !commuteDataShape(machine, data, type, dynamic))
    return false;
  int64_t elements = 1;
  for (int64_t i = 0; i < data->numDims; ++i)
    elements *= data->dims[i];
  int64_t elementBytes = (commuteTypeGetBits(type) + 7) / 8;
  memory->number = ++machine->numMemories;
  memory->next = machine->memories;
  machine->memories = memory;
  data->memory = memory;
  return commuteMemoryResize(machine, memory, elements * elementBytes,
                             data->count);
}

bool commuteDataMakeView(CommuteMachine *machine, const CommuteData *source,
                         CommuteData *view, const int64_t *from) {
  view->kind = source->kind;
  if (source->kind == COMMUTE_DATA_BUFFER) {
    view->memory = source->memory;
    int64_t *places =
        commuteMachineAllocate(machine, view->count, sizeof *places);
    if (!places)
      return false;
    for (int64_t i = 0; i < view->count; ++i)
      places[i] = placeOf(source, from ? from[i] : i);
    view->places = places;
    return true;
  }
  CommuteCell *cells = commuteMachineAllocateCells(machine, view->count);
  if (!cells)
    return false;
  for (int64_t rank = 0; rank < machine->numRanks; ++rank)
    for (int64_t i = 0; i < view->count; ++i)
      cells[rank * view->count + i] =
          source->cells[rank * source->count + (from ? from[i] : i)];
  view->cells = cells;
  return true;
}

//===----------------------------------------------------------------------===//
// Reads and writes
//===----------------------------------------------------------------------===//

const CommuteCell *commuteDataRead(CommuteMachine *machine,
                                   const CommuteData *data,
                                   CommuteReadMode mode, uint32_t reader) {
  const CommuteCell *cells = data->cells;
  int64_t total = data->count * machine->numRanks;
  if (data->kind == COMMUTE_DATA_BUFFER) {
    const CommuteMemory *memory = data->memory;
    CommuteCell *copy = commuteMachineAllocateCells(machine, data->count);
    if (!copy)
      return NULL;
    for (int64_t i = 0; i < data->count; ++i) {
      int64_t place = placeOf(data, i);
      bool isThere = place < memory->size && (memory->owners[place] == 0 ||
                                              memory->owners[place] == reader);
      for (int64_t rank = 0; rank < machine->numRanks; ++rank)
        copy[rank * data->count + i] =
            isThere ? memory->cells[rank * memory->size + place]
                    : COMMUTE_CELL_POISON;
    }
    cells = copy;
  }
  for (int64_t i = 0; mode == COMMUTE_READ_STRICT && i < total; ++i)
    if (cells[i] == COMMUTE_CELL_POISON) {
      notePoisonRead(machine);
      break;
    }
  return cells;
}

/// Fits what each rank has to the buffer.
static const CommuteCell *fit(CommuteMachine *machine, const CommuteData *data,
                              const CommuteCell *cells, int64_t count) {
  if (count == data->count)
    return cells;
  CommuteCell *fitted = commuteMachineAllocateCells(machine, data->count);
  for (int64_t rank = 0; fitted && rank < machine->numRanks; ++rank)
    commuteCellsFit(cells + rank * count, count, fitted + rank * data->count,
                    data->count);
  return fitted;
}

bool commuteDataWrite(CommuteMachine *machine, const CommuteData *data,
                      const CommuteCell *cells, int64_t count) {
  cells = fit(machine, data, cells, count);
  if (!cells)
    return false;
  CommuteMemory *memory = data->memory;
  bool isLost = false;
  for (int64_t i = 0; i < data->count; ++i) {
    int64_t place = placeOf(data, i);
    if (place >= memory->size) {
      isLost = true;
      continue;
    }
    if (memory->owners[place] != 0)
      memory->owners[place] = clash;
    for (int64_t rank = 0; rank < machine->numRanks; ++rank)
      memory->cells[rank * memory->size + place] =
          cells[rank * data->count + i];
  }
  if (isLost)
    noteLostWrite(machine);
  return true;
}

void commuteDataOwn(CommuteMachine *machine, const CommuteData *data,
                    uint32_t flight) {
  (void)machine;
  CommuteMemory *memory = data->memory;
  for (int64_t i = 0; i < data->count; ++i) {
    int64_t place = placeOf(data, i);
    if (place < memory->size)
      memory->owners[place] =
          memory->owners[place] == 0 || memory->owners[place] == flight ? flight
                                                                        : clash;
  }
}

bool commuteDataDeliver(CommuteMachine *machine, const CommuteData *data,
                        const CommuteCell *cells, int64_t count,
                        uint32_t flight) {
  cells = fit(machine, data, cells, count);
  if (!cells)
    return false;
  CommuteMemory *memory = data->memory;
  bool isLost = false;
  for (int64_t i = 0; i < data->count; ++i) {
    int64_t place = placeOf(data, i);
    // Memory that was resized meanwhile is nobody's.
    isLost |= place >= memory->size || memory->owners[place] == 0;
    if (place >= memory->size)
      continue;
    bool isOurs = memory->owners[place] == flight;
    for (int64_t rank = 0; rank < machine->numRanks; ++rank)
      memory->cells[rank * memory->size + place] =
          isOurs ? cells[rank * data->count + i] : COMMUTE_CELL_POISON;
  }
  for (int64_t i = 0; i < data->count; ++i) {
    int64_t place = placeOf(data, i);
    if (place < memory->size &&
        (memory->owners[place] == flight || memory->owners[place] == clash))
      memory->owners[place] = 0;
  }
  if (isLost)
    noteLostWrite(machine);
  return true;
}
