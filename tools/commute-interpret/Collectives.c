//===- Collectives.c - What is in flight ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A collective starts, and from then on owns its destinations: nobody can read
// them, and who writes them spoils them. Its wait computes what each rank
// receives from the inputs of all, as they were at the start or are at the
// wait, and delivers it. A program in which that makes a difference has a race.
//
// The other side of point-to-point communication is not in the program. What is
// sent is seen by others, message by message; what is received is made up, and
// depends on the peer and on how often was received from it.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"
#include "Layout.h"

#include "commute/Dialect.h"
#include "commute/Effects.h"
#include "commute/Ops.h"

#include "mlir-c/BuiltinTypes.h"

#include <string.h>

struct CommuteFlight {
  uint32_t number;
  bool isDone;
  /// Null: started outside of the program.
  MlirOperation op;
  const CommuteRankGroup *group;
  /// Their cells are set where they are read at the start.
  CommuteDataList inputs;
  CommuteDataList results;
  /// Of what is received from outside.
  CommuteCell seed;
};

/// How many messages were sent to a peer, or received from one.
struct CommuteMailbox {
  struct CommuteMailbox *next;
  bool isOfSends;
  const CommuteRankGroup *group;
  int64_t peer;
  CommuteCell count;
};

static bool isNamed(MlirOperation op, const char *name) {
  return mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                            mlirStringRefCreateFromCString(name));
}

//===----------------------------------------------------------------------===//
// What a rank receives
//===----------------------------------------------------------------------===//

static CommuteCell combine(CommuteReduction reduction, CommuteCell a,
                           CommuteCell b) {
  if (a == COMMUTE_CELL_POISON || b == COMMUTE_CELL_POISON)
    return COMMUTE_CELL_POISON;
  switch (reduction) {
  case COMMUTE_REDUCTION_SUM:
  case COMMUTE_REDUCTION_AVG:
    return a + b;
  case COMMUTE_REDUCTION_PRODUCT:
    return a * b;
  case COMMUTE_REDUCTION_MIN:
    return a < b ? a : b;
  case COMMUTE_REDUCTION_MAX:
    return a > b ? a : b;
  case COMMUTE_REDUCTION_BIT_AND:
    return a & b;
  case COMMUTE_REDUCTION_BIT_OR:
    return a | b;
  case COMMUTE_REDUCTION_BIT_XOR:
    return a ^ b;
  }
  return COMMUTE_CELL_POISON;
}

/// One input of a collective, as all ranks have it, and one rank's view of it.
typedef struct Exchange {
  CommuteMachine *machine;
  MlirOperation op;
  const CommuteRankGroup *group;
  const CommuteData *input;
  int64_t rank;
  /// Room for a slab of each member.
  CommuteSlab *slabs;
} Exchange;

static const CommuteCell *memberCells(const Exchange *exchange, int64_t i) {
  return exchange->input->cells +
         commuteRankGroupGetMember(exchange->group, exchange->rank, i) *
             exchange->input->count;
}

/// The members' inputs combined, new cells.
static CommuteCell *reduce(const Exchange *exchange) {
  CommuteReduction reduction = commuteCollectiveGetReduction(exchange->op);
  int64_t count = exchange->input->count;
  CommuteCell *cells =
      commuteMachineAllocate(exchange->machine, count, sizeof *cells);
  if (!cells)
    return NULL;
  memcpy(cells, memberCells(exchange, 0), (size_t)count * sizeof *cells);
  for (int64_t i = 1; i < exchange->group->size; ++i) {
    const CommuteCell *others = memberCells(exchange, i);
    for (int64_t j = 0; j < count; ++j)
      cells[j] = combine(reduction, cells[j], others[j]);
  }
  // An average is the sum and something that tells it from one.
  for (int64_t j = 0; reduction == COMMUTE_REDUCTION_AVG && j < count; ++j)
    if (cells[j] != COMMUTE_CELL_POISON)
      cells[j] *= 5;
  return cells;
}

static bool gather(const Exchange *exchange, CommuteCell *cells,
                   int64_t count) {
  CommuteLayout layout = commuteLayoutGet(exchange->machine, exchange->input,
                                          commuteOpGetDim(exchange->op));
  for (int64_t i = 0; i < exchange->group->size; ++i)
    exchange->slabs[i] = (CommuteSlab){memberCells(exchange, i), layout};
  return commuteSlabsJoin(exchange->machine, exchange->slabs,
                          exchange->group->size, cells, count);
}

static bool reduceScatter(const Exchange *exchange, CommuteCell *cells,
                          int64_t count) {
  int64_t position =
      commuteRankGroupGetPosition(exchange->group, exchange->rank);
  CommuteSlab slab = {reduce(exchange),
                      commuteLayoutGet(exchange->machine, exchange->input,
                                       commuteOpGetDim(exchange->op))};
  if (!slab.cells)
    return false;
  slab = commuteSlabCut(exchange->machine, slab, position, position + 1,
                        exchange->group->size);
  if (!slab.cells)
    return false;
  commuteCellsFit(slab.cells, commuteLayoutCountCells(slab.layout), cells,
                  count);
  return true;
}

/// Splits state what this rank sends; a rank that expects another size gets it
/// fitted.
static bool allToAll(const Exchange *exchange, CommuteCell *cells,
                     int64_t count) {
  MlirOperation op = exchange->op;
  int64_t size = exchange->group->size;
  int64_t position =
      commuteRankGroupGetPosition(exchange->group, exchange->rank);
  CommuteLayout split = commuteLayoutGet(exchange->machine, exchange->input,
                                         commuteAllToAllGetSplitDim(op));
  CommuteLayout concat = commuteLayoutGet(exchange->machine, exchange->input,
                                          commuteAllToAllGetConcatDim(op));
  int64_t begin = position, end = position + 1, total = size;
  if (commuteAllToAllHasSplits(op)) {
    begin = total = 0;
    for (int64_t i = 0; i < size; ++i) {
      total += commuteAllToAllGetSend(op, i);
      begin += i < position ? commuteAllToAllGetSend(op, i) : 0;
    }
    end = begin + commuteAllToAllGetSend(op, position);
  }
  for (int64_t i = 0; i < size; ++i) {
    CommuteSlab *slab = &exchange->slabs[i];
    *slab = commuteSlabCut(exchange->machine,
                           (CommuteSlab){memberCells(exchange, i), split},
                           begin, end, total);
    if (!slab->cells)
      return false;
    // The part as the concat dimension sees it: what is before that dimension
    // or after it is smaller by the split.
    int64_t part = commuteLayoutCountCells(slab->layout);
    if (commuteAllToAllGetSplitDim(op) < commuteAllToAllGetConcatDim(op))
      slab->layout = (CommuteLayout){concat.size * concat.inner > 0
                                         ? part / (concat.size * concat.inner)
                                         : 0,
                                     concat.size, concat.inner};
    else if (commuteAllToAllGetSplitDim(op) > commuteAllToAllGetConcatDim(op))
      slab->layout = (CommuteLayout){concat.outer, concat.size,
                                     concat.outer * concat.size > 0
                                         ? part / (concat.outer * concat.size)
                                         : 0};
    if (commuteLayoutCountCells(slab->layout) != part)
      slab->layout = (CommuteLayout){1, part, 1};
  }
  return commuteSlabsJoin(exchange->machine, exchange->slabs, size, cells,
                          count);
}

/// Nobody's data is zero.
static const CommuteCell *permuted(const Exchange *exchange) {
  int64_t position =
      commuteRankGroupGetPosition(exchange->group, exchange->rank);
  for (intptr_t i = 0, e = commutePermuteGetNumPairs(exchange->op); i < e; ++i)
    if (commutePermuteGetTarget(exchange->op, i) == position)
      return memberCells(exchange, commutePermuteGetSource(exchange->op, i));
  return commuteMachineAllocate(exchange->machine, exchange->input->count,
                                sizeof(CommuteCell));
}

/// Computes what one rank receives for one input.
static bool receive(const Exchange *exchange, CommuteCell *cells,
                    int64_t count) {
  MlirOperation op = exchange->op;
  if (isNamed(op, "comm.all_gather"))
    return gather(exchange, cells, count);
  if (isNamed(op, "comm.reduce_scatter"))
    return reduceScatter(exchange, cells, count);
  if (isNamed(op, "comm.all_to_all"))
    return allToAll(exchange, cells, count);
  const CommuteCell *whole =
      isNamed(op, "comm.all_reduce") ? reduce(exchange)
      : isNamed(op, "comm.broadcast")
          ? memberCells(exchange, commuteBroadcastGetRoot(op))
          : permuted(exchange);
  if (!whole)
    return false;
  commuteCellsFit(whole, exchange->input->count, cells, count);
  return true;
}

//===----------------------------------------------------------------------===//
// Start
//===----------------------------------------------------------------------===//

static CommuteFlight *makeFlight(CommuteMachine *machine) {
  CommuteFlight *flight = commuteMachineAllocate(machine, 1, sizeof *flight);
  if (flight)
    flight->number = ++machine->numFlights;
  return flight;
}

/// Makes the results that a future promises: the destinations, or buffers of
/// the flight's own, which only its wait gives out, or tensors.
static bool makeResults(CommuteMachine *machine, CommuteFlight *flight,
                        MlirType future, CommuteDataList destinations) {
  CommuteDataList *results = &flight->results;
  results->count = commuteFutureTypeGetNumResults(future);
  results->data =
      commuteMachineAllocate(machine, results->count, sizeof *results->data);
  if (!results->data)
    return false;
  for (intptr_t i = 0; i < results->count; ++i) {
    MlirType type = commuteFutureTypeGetResult(future, i);
    CommuteData *result = &results->data[i];
    CommuteCell *cells = NULL;
    if (i < destinations.count)
      *result = destinations.data[i];
    else if (mlirTypeIsAMemRef(type)
                 ? !commuteDataMakeBuffer(machine, result, type, NULL)
                 : !commuteDataMakeValue(machine, result, type, NULL, &cells))
      return false;
    if (result->kind == COMMUTE_DATA_BUFFER)
      commuteDataOwn(machine, result, flight->number);
  }
  return true;
}

static bool readInputs(CommuteMachine *machine, CommuteFlight *flight) {
  for (intptr_t i = 0; i < flight->inputs.count; ++i) {
    CommuteData *input = &flight->inputs.data[i];
    input->cells =
        commuteDataRead(machine, input, COMMUTE_READ_STRICT, flight->number);
    if (!input->cells)
      return false;
    input->kind = COMMUTE_DATA_VALUE;
  }
  if (mlirOperationIsNull(flight->op) || !isNamed(flight->op, "comm.send"))
    return true;
  CommuteCell message = flight->seed;
  for (intptr_t i = 0; i < flight->inputs.count; ++i)
    for (int64_t j = 0; j < flight->inputs.data[i].count * machine->numRanks;
         ++j)
      message = commuteCellMix(message, flight->inputs.data[i].cells[j]);
  machine->sent += message;
  return true;
}

/// Gives a number to the next message to or from a peer: messages have no names
/// and are told by their order alone.
static bool numberMessage(CommuteMachine *machine, CommuteFlight *flight,
                          bool isSend) {
  MlirOperation op = flight->op;
  int64_t peer = commuteCollectiveGetPeer(op);
  struct CommuteMailbox *mailbox = machine->mailboxes;
  while (mailbox && (mailbox->group != flight->group || mailbox->peer != peer ||
                     mailbox->isOfSends != isSend))
    mailbox = mailbox->next;
  if (!mailbox) {
    mailbox = commuteMachineAllocate(machine, 1, sizeof *mailbox);
    if (!mailbox)
      return false;
    *mailbox = (struct CommuteMailbox){machine->mailboxes, isSend,
                                       flight->group, peer, 0};
    machine->mailboxes = mailbox;
  }
  CommuteCell queue =
      commuteCellMix(commuteCellOfText(commuteCollectiveGetGroup(op)),
                     (CommuteCell)(2 * peer + isSend));
  flight->seed = commuteCellMix(queue, ++mailbox->count);
  // All messages so far, whatever the order of those of different peers.
  machine->numbered += flight->seed;
  return true;
}

static bool start(CommuteMachine *machine, CommuteFrame *frame,
                  MlirOperation op, CommuteFlight *flight) {
  flight->op = op;
  flight->group =
      commuteProgramGetGroup(machine->program, commuteCollectiveGetGroup(op));
  if (!flight->group)
    return commuteMachineRefuse(machine, "has an unknown process group");
  CommuteOperandRange inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS);
  CommuteOperandRange destinations =
      commuteOpGetOperands(op, COMMUTE_OPERAND_DESTINATIONS);
  CommuteDataList operands = commuteFrameGetOperands(machine, frame, op, 0);
  if (!operands.data)
    return false;
  flight->inputs =
      (CommuteDataList){inputs.count, operands.data + inputs.first};
  bool isSend = isNamed(op, "comm.send");
  if ((isSend || isNamed(op, "comm.recv")) &&
      !numberMessage(machine, flight, isSend))
    return false;
  if (machine->readsAtStart && !readInputs(machine, flight))
    return false;
  CommuteDataList into = {destinations.count,
                          operands.data + destinations.first};
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  CommuteData future = {
      .kind = COMMUTE_DATA_FUTURE, .type = type, .flight = flight};
  return makeResults(machine, flight, type, into) &&
         commuteFrameBindResult(machine, frame, op, 0, &future);
}

static bool runCollective(CommuteMachine *machine, CommuteFrame *frame,
                          MlirOperation op) {
  CommuteFlight *flight = makeFlight(machine);
  return flight && start(machine, frame, op, flight);
}

/// No access to memory moves past a barrier: others may look at it then.
static bool runBarrier(CommuteMachine *machine, CommuteFrame *frame,
                       MlirOperation op) {
  return runCollective(machine, frame, op) &&
         commuteOpaqueTouchMemory(
             machine, commuteCellOfText(commuteCollectiveGetGroup(op)), false);
}

bool commuteFlightMakeForeign(CommuteMachine *machine, MlirType type,
                              CommuteCell seed, CommuteData *data) {
  CommuteFlight *flight = makeFlight(machine);
  if (!flight)
    return false;
  flight->seed = seed;
  *data = (CommuteData){
      .kind = COMMUTE_DATA_FUTURE, .type = type, .flight = flight};
  return makeResults(machine, flight, type, (CommuteDataList){0});
}

//===----------------------------------------------------------------------===//
// Wait
//===----------------------------------------------------------------------===//

/// Computes the cells of all ranks for one result.
static bool computeResult(CommuteMachine *machine, const CommuteFlight *flight,
                          intptr_t index, int64_t count, CommuteCell *cells) {
  if (flight->inputs.count == 0) {
    for (int64_t i = 0; i < count * machine->numRanks; ++i)
      cells[i] = commuteCellMix(
          commuteCellMix(flight->seed, (CommuteCell)index), (CommuteCell)i);
    return true;
  }
  Exchange exchange = {.machine = machine,
                       .op = flight->op,
                       .group = flight->group,
                       .input = &flight->inputs.data[index]};
  exchange.slabs = commuteMachineAllocate(machine, flight->group->size,
                                          sizeof *exchange.slabs);
  if (!exchange.slabs)
    return false;
  for (; exchange.rank < machine->numRanks; ++exchange.rank)
    if (!receive(&exchange, cells + exchange.rank * count, count))
      return false;
  return true;
}

bool commuteFlightFinish(CommuteMachine *machine, CommuteFlight *flight,
                         CommuteDataList *results) {
  *results = flight->results;
  if (flight->isDone)
    return true;
  flight->isDone = true;
  if (!machine->readsAtStart && !readInputs(machine, flight))
    return false;
  if (!mlirOperationIsNull(flight->op) && isNamed(flight->op, "comm.barrier") &&
      !commuteOpaqueTouchMemory(machine, 0, false))
    return false;
  CommuteCell **received =
      commuteMachineAllocate(machine, results->count, sizeof *received);
  if (!received)
    return false;
  for (intptr_t i = 0; i < results->count; ++i) {
    CommuteData *result = &results->data[i];
    received[i] = commuteMachineAllocateCells(machine, result->count);
    if (!received[i] ||
        !computeResult(machine, flight, i, result->count, received[i]))
      return false;
  }
  for (intptr_t i = 0; i < results->count; ++i) {
    CommuteData *result = &results->data[i];
    if (result->kind == COMMUTE_DATA_VALUE)
      result->cells = received[i];
    else if (!commuteDataDeliver(machine, result, received[i], result->count,
                                 flight->number))
      return false;
  }
  return true;
}

static bool runWait(CommuteMachine *machine, CommuteFrame *frame,
                    MlirOperation op) {
  CommuteData future = commuteFrameGetOperand(frame, op, 0);
  CommuteDataList results = {0};
  if (future.kind != COMMUTE_DATA_FUTURE ||
      !commuteFlightFinish(machine, future.flight, &results))
    return false;
  for (intptr_t i = 0; i < results.count; ++i)
    if (!commuteFrameBindResult(machine, frame, op, i, &results.data[i]))
      return false;
  return true;
}

const CommuteHandlerEntry commuteCollectiveHandlers[] = {
    {"comm.wait", runWait},
    {"comm.all_gather", runCollective},
    {"comm.reduce_scatter", runCollective},
    {"comm.all_reduce", runCollective},
    {"comm.all_to_all", runCollective},
    {"comm.broadcast", runCollective},
    {"comm.permute", runCollective},
    {"comm.send", runCollective},
    {"comm.recv", runCollective},
    {"comm.barrier", runBarrier},
    {NULL, NULL},
};
