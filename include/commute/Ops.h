//===- Ops.h - The comm operations from C -------------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Builds every operation of the dialect, and reads what is particular to each.
// What all operations have (operands, results, regions) is read with
// mlir-c/IR.h, the operand groups and the future type with commute/Dialect.h.
//
//     MlirOperation gather = commuteAllGatherCreate(
//         location,
//         &(CommuteCollective){.inputs = {1, &shard},
//                              .group = mlirStringRefCreateFromCString("dp"),
//                              .results = {1, &fullType}},
//         0);
//     mlirBlockAppendOwnedOperation(block, gather);
//     MlirOperation wait = commuteWaitCreate(
//         location, mlirOperationGetResult(gather, 0), (CommuteValues){0});
//
// Builders: the dialect must be loaded in the location's context
// (mlirDialectHandleLoadDialect). What is passed is read during the call only.
// The operation is detached and belongs to the caller, who inserts it. It is
// not verified: mlirOperationVerify says whether shapes, dimensions and ranks
// are right. Builders do not fail.
//
// Accessors: the operation must be one that has what is asked for, and pass
// verification. They may be called from any thread that may read the operation.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_OPS_H
#define COMMUTE_OPS_H

#include "commute/Export.h"
#include "commute/Schedule.h"
#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

/// Borrowed values; zero-initialised, none.
typedef struct CommuteValues {
  intptr_t count;
  const MlirValue *values;
} CommuteValues;

/// Borrowed types; zero-initialised, none.
typedef struct CommuteTypes {
  intptr_t count;
  const MlirType *types;
} CommuteTypes;

/// Borrowed integers; zero-initialised, none.
typedef struct CommuteIntegers {
  intptr_t count;
  const int64_t *integers;
} CommuteIntegers;

//===----------------------------------------------------------------------===//
// Attributes that any operation may have
//===----------------------------------------------------------------------===//

/// Sets `comm.cost_ns`: the time the operation takes, in nanoseconds, finite
/// and not negative.
COMMUTE_EXPORTED void commuteOpSetCost(MlirOperation op, CommuteCost cost);

/// Reads `comm.cost_ns`. Returns false where the operation has none.
COMMUTE_EXPORTED bool commuteOpGetCost(MlirOperation op, CommuteCost *cost);

/// Reads `comm.flops`: how many operations an operation computes. Returns false
/// where it does not say.
COMMUTE_EXPORTED bool commuteOpGetFlops(MlirOperation op, CommuteCost *flops);

/// Reads `comm.bytes`: how many bytes an operation reads and writes. Returns
/// false where it does not say.
COMMUTE_EXPORTED bool commuteOpGetTraffic(MlirOperation op, CommuteCost *bytes);

/// Returns `comm.name`, or a null string. The text belongs to the context.
COMMUTE_EXPORTED MlirStringRef commuteOpGetName(MlirOperation op);

/// Sets `comm.name`, by which reports know the operation.
COMMUTE_EXPORTED void commuteOpSetName(MlirOperation op, MlirStringRef name);

//===----------------------------------------------------------------------===//
// Process groups
//===----------------------------------------------------------------------===//

/// A process group; all but the size may be left out.
typedef struct CommuteProcessGroup {
  /// How many ranks communicate, at least one.
  int64_t size;
  /// The global ranks, in the group's order.
  CommuteIntegers ranks;
  /// 0: not stated.
  int64_t ranksPerNode;
  /// What connects the ranks, such as "nvlink". Empty: not stated.
  MlirStringRef link;
  /// Nanoseconds; stated where `hasLatency`.
  bool hasLatency;
  double latency;
  /// Bytes per second and rank; stated where `hasBandwidth`.
  bool hasBandwidth;
  double bandwidth;
  /// Groups of one channel take turns. Empty: the group has its own.
  MlirStringRef channel;
} CommuteProcessGroup;

/// Builds a comm.process_group, a symbol.
COMMUTE_EXPORTED MlirOperation
commuteProcessGroupCreate(MlirLocation location, MlirStringRef name,
                          const CommuteProcessGroup *group);

/// Reads a process group, save its ranks, of which only the number is set
/// (`ranks.integers` is NULL). The text belongs to the context.
COMMUTE_EXPORTED CommuteProcessGroup commuteProcessGroupGet(MlirOperation op);

/// Returns a global rank by its place in the group. The group must state them.
COMMUTE_EXPORTED int64_t commuteProcessGroupGetRank(MlirOperation op,
                                                    intptr_t position);

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// How a reducing collective combines ranks. The values are the dialect's.
typedef enum CommuteReduction {
  COMMUTE_REDUCTION_SUM = 0,
  COMMUTE_REDUCTION_AVG,
  COMMUTE_REDUCTION_PRODUCT,
  COMMUTE_REDUCTION_MIN,
  COMMUTE_REDUCTION_MAX,
  COMMUTE_REDUCTION_BIT_AND,
  COMMUTE_REDUCTION_BIT_OR,
  COMMUTE_REDUCTION_BIT_XOR
} CommuteReduction;

/// What collectives have in common.
typedef struct CommuteCollective {
  /// What is sent, tensors or memrefs; none for recv and barrier.
  CommuteValues inputs;
  /// The memrefs that receive, or none; none for send and barrier.
  CommuteValues destinations;
  /// What the collective comes after.
  CommuteValues after;
  /// The symbol of the process group, without "@".
  MlirStringRef group;
  /// What the future promises: tensors or memrefs, one for each input (of recv,
  /// any); none for send and barrier.
  CommuteTypes results;
} CommuteCollective;

/// Builds a comm.all_gather.
COMMUTE_EXPORTED MlirOperation commuteAllGatherCreate(
    MlirLocation location, const CommuteCollective *collective, int64_t dim);

/// Builds a comm.reduce_scatter.
COMMUTE_EXPORTED MlirOperation commuteReduceScatterCreate(
    MlirLocation location, const CommuteCollective *collective, int64_t dim,
    CommuteReduction reduction);

/// Builds a comm.all_reduce.
COMMUTE_EXPORTED MlirOperation commuteAllReduceCreate(
    MlirLocation location, const CommuteCollective *collective,
    CommuteReduction reduction);

/// Builds a comm.all_to_all. The parts are equal where `send` and `receive`
/// are both empty; else they are this rank's sizes, one for each rank.
COMMUTE_EXPORTED MlirOperation commuteAllToAllCreate(
    MlirLocation location, const CommuteCollective *collective,
    int64_t splitDim, int64_t concatDim, CommuteIntegers send,
    CommuteIntegers receive);

/// Builds a comm.broadcast from a rank of the group.
COMMUTE_EXPORTED MlirOperation commuteBroadcastCreate(
    MlirLocation location, const CommuteCollective *collective, int64_t root);

/// Builds a comm.permute: the i-th source sends to the i-th target.
COMMUTE_EXPORTED MlirOperation
commutePermuteCreate(MlirLocation location, const CommuteCollective *collective,
                     CommuteIntegers sources, CommuteIntegers targets);

/// Builds a comm.send to a rank of the group.
COMMUTE_EXPORTED MlirOperation
commuteSendCreate(MlirLocation location, const CommuteCollective *collective,
                  int64_t receiver);

/// Builds a comm.recv from a rank of the group.
COMMUTE_EXPORTED MlirOperation commuteRecvCreate(
    MlirLocation location, const CommuteCollective *collective, int64_t sender);

/// Builds a comm.barrier.
COMMUTE_EXPORTED MlirOperation commuteBarrierCreate(
    MlirLocation location, const CommuteCollective *collective);

/// Builds a comm.wait. Its results are what the future promises.
COMMUTE_EXPORTED MlirOperation commuteWaitCreate(MlirLocation location,
                                                 MlirValue future,
                                                 CommuteValues after);

/// Tells whether an operation of any dialect is a collective of this one.
COMMUTE_EXPORTED bool commuteOpIsACollective(MlirOperation op);

/// Returns the symbol of a collective's process group, without "@". The text
/// belongs to the context.
COMMUTE_EXPORTED MlirStringRef commuteCollectiveGetGroup(MlirOperation op);

/// Returns the dimension that an all_gather, reduce_scatter, split_copy_out or
/// chunk_cat works along.
COMMUTE_EXPORTED int64_t commuteOpGetDim(MlirOperation op);

/// Returns how a reduce_scatter or all_reduce combines ranks.
COMMUTE_EXPORTED CommuteReduction
commuteCollectiveGetReduction(MlirOperation op);

/// Return the dimensions of an all_to_all.
COMMUTE_EXPORTED int64_t commuteAllToAllGetSplitDim(MlirOperation op);
COMMUTE_EXPORTED int64_t commuteAllToAllGetConcatDim(MlirOperation op);

/// Tells whether an all_to_all states this rank's parts.
COMMUTE_EXPORTED bool commuteAllToAllHasSplits(MlirOperation op);

/// Return the elements that this rank sends to a rank, and receives from it.
/// The all_to_all must state them.
COMMUTE_EXPORTED int64_t commuteAllToAllGetSend(MlirOperation op,
                                                intptr_t rank);
COMMUTE_EXPORTED int64_t commuteAllToAllGetReceive(MlirOperation op,
                                                   intptr_t rank);

/// Returns the root of a broadcast.
COMMUTE_EXPORTED int64_t commuteBroadcastGetRoot(MlirOperation op);

/// Return the number of pairs of a permute, and the ranks of a pair.
COMMUTE_EXPORTED intptr_t commutePermuteGetNumPairs(MlirOperation op);
COMMUTE_EXPORTED int64_t commutePermuteGetSource(MlirOperation op,
                                                 intptr_t pair);
COMMUTE_EXPORTED int64_t commutePermuteGetTarget(MlirOperation op,
                                                 intptr_t pair);

/// Returns the rank that a send sends to, or a recv receives from.
COMMUTE_EXPORTED int64_t commuteCollectiveGetPeer(MlirOperation op);

//===----------------------------------------------------------------------===//
// Storage and copies
//===----------------------------------------------------------------------===//

/// Builds a comm.resize to a constant number of bytes.
COMMUTE_EXPORTED MlirOperation commuteResizeCreate(MlirLocation location,
                                                   MlirValue buffer,
                                                   int64_t bytes,
                                                   CommuteValues after);

/// Builds a comm.resize to a number of bytes that is a value of type index.
COMMUTE_EXPORTED MlirOperation commuteResizeCreateDynamic(MlirLocation location,
                                                          MlirValue buffer,
                                                          MlirValue bytes,
                                                          CommuteValues after);

/// Reads the bytes of a resize. Returns false where they are an operand.
COMMUTE_EXPORTED bool commuteResizeGetBytes(MlirOperation op, int64_t *bytes);

/// Builds a comm.copy.
COMMUTE_EXPORTED MlirOperation commuteCopyCreate(MlirLocation location,
                                                 MlirValue source,
                                                 MlirValue destination,
                                                 CommuteValues after);

/// Builds a comm.all_gather_copy_in for a rank. `destination` may be null.
COMMUTE_EXPORTED MlirOperation commuteAllGatherCopyInCreate(
    MlirLocation location, CommuteValues inputs, MlirValue destination,
    CommuteValues after, int64_t rank, MlirType inputView, MlirType output);

/// Returns the rank of an all_gather_copy_in.
COMMUTE_EXPORTED int64_t commuteAllGatherCopyInGetRank(MlirOperation op);

/// Builds a comm.split_copy_out. One of `destinations` and `results` is empty.
COMMUTE_EXPORTED MlirOperation commuteSplitCopyOutCreate(
    MlirLocation location, MlirValue source, CommuteValues destinations,
    CommuteValues after, int64_t dim, CommuteIntegers sizes,
    CommuteTypes results);

/// Return the number of parts of a split_copy_out, and the size of one.
COMMUTE_EXPORTED intptr_t commuteSplitCopyOutGetNumParts(MlirOperation op);
COMMUTE_EXPORTED int64_t commuteSplitCopyOutGetSize(MlirOperation op,
                                                    intptr_t part);

/// Builds a comm.chunk_cat. One of `destination` and `result` is null.
COMMUTE_EXPORTED MlirOperation commuteChunkCatCreate(
    MlirLocation location, CommuteValues inputs, MlirValue destination,
    CommuteValues after, int64_t dim, int64_t chunks, MlirType result);

/// Returns the number of chunks of a chunk_cat.
COMMUTE_EXPORTED int64_t commuteChunkCatGetNumChunks(MlirOperation op);

/// Builds a comm.view.
COMMUTE_EXPORTED MlirOperation commuteViewCreate(MlirLocation location,
                                                 MlirStringRef name,
                                                 MlirValue source,
                                                 MlirType result);

//===----------------------------------------------------------------------===//
// Computation and groups
//===----------------------------------------------------------------------===//

/// Builds a comm.compute. `mutates` lists the places, among the inputs, of the
/// buffers that it writes.
COMMUTE_EXPORTED MlirOperation commuteComputeCreate(
    MlirLocation location, MlirStringRef name, CommuteValues inputs,
    CommuteIntegers mutates, CommuteValues after, CommuteTypes results);

/// Tells whether a compute writes an input.
COMMUTE_EXPORTED bool commuteComputeMutates(MlirOperation op, intptr_t input);

/// Returns the name of a compute or a view, which belongs to the context.
COMMUTE_EXPORTED MlirStringRef commuteComputeGetName(MlirOperation op);

/// Builds a comm.schedule_group with an empty block, into which the caller
/// puts the operations and a comm.yield.
COMMUTE_EXPORTED MlirOperation commuteScheduleGroupCreate(MlirLocation location,
                                                          CommuteValues after,
                                                          CommuteTypes results);

/// Returns the block of a schedule group.
COMMUTE_EXPORTED MlirBlock commuteScheduleGroupGetBody(MlirOperation op);

/// Builds a comm.yield.
COMMUTE_EXPORTED MlirOperation commuteYieldCreate(MlirLocation location,
                                                  CommuteValues values);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_OPS_H
