//===- CommIR.h - The dialect's C functions -----------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the dialect. The code that TableGen makes from
// include/commute/IR forwards to these functions: for each op a verifier that
// needs nothing but the op, for each collective one that also sees its process
// group (run with the symbol tables at hand), and for each op with memory
// effects a function that lists them.
//
// Verifiers return true where the op is right; else they have emitted exactly
// one diagnostic. They may run on several ops at once.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_IR_COMMIR_H
#define COMMUTE_LIB_IR_COMMIR_H

#include "commute/Effects.h"
#include "mlir-c/IR.h"

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Effects (the sink is implemented in lib/CAPI)
//===----------------------------------------------------------------------===//

/// Where an op's effects function puts its effects.
typedef struct CommuteEffectSink CommuteEffectSink;

/// Adds an effect on the memory behind operand `index`. Operands that are not
/// buffers have no memory: the call is ignored for them.
void commuteEffectSinkAddOperand(CommuteEffectSink *sink,
                                 CommuteEffectKind kind, intptr_t index);

/// Adds an effect on the memory behind result `index`, ignored for results
/// that are not buffers.
void commuteEffectSinkAddResult(CommuteEffectSink *sink, CommuteEffectKind kind,
                                intptr_t index);

/// Adds an effect on the channel: the resource that keeps collectives and
/// waits from being dropped, merged, duplicated or speculated.
void commuteEffectSinkAddChannel(CommuteEffectSink *sink,
                                 CommuteEffectKind kind);

typedef void (*CommuteEffectsFunction)(MlirOperation op,
                                       CommuteEffectSink *sink);

void commuteAllGatherEffects(MlirOperation op, CommuteEffectSink *sink);
void commuteReduceScatterEffects(MlirOperation op, CommuteEffectSink *sink);
void commuteAllReduceEffects(MlirOperation op, CommuteEffectSink *sink);
void commuteAllToAllEffects(MlirOperation op, CommuteEffectSink *sink);
void commuteBroadcastEffects(MlirOperation op, CommuteEffectSink *sink);
void commutePermuteEffects(MlirOperation op, CommuteEffectSink *sink);
void commuteSendEffects(MlirOperation op, CommuteEffectSink *sink);
void commuteRecvEffects(MlirOperation op, CommuteEffectSink *sink);
void commuteBarrierEffects(MlirOperation op, CommuteEffectSink *sink);
void commuteWaitEffects(MlirOperation op, CommuteEffectSink *sink);
void commuteResizeEffects(MlirOperation op, CommuteEffectSink *sink);
void commuteCopyEffects(MlirOperation op, CommuteEffectSink *sink);
void commuteAllGatherCopyInEffects(MlirOperation op, CommuteEffectSink *sink);
void commuteSplitCopyOutEffects(MlirOperation op, CommuteEffectSink *sink);
void commuteChunkCatEffects(MlirOperation op, CommuteEffectSink *sink);
void commuteComputeEffects(MlirOperation op, CommuteEffectSink *sink);

//===----------------------------------------------------------------------===//
// Verifiers of the op alone
//===----------------------------------------------------------------------===//

bool commuteProcessGroupVerify(MlirOperation op);
bool commuteAllGatherVerify(MlirOperation op);
bool commuteReduceScatterVerify(MlirOperation op);
bool commuteAllReduceVerify(MlirOperation op);
bool commuteAllToAllVerify(MlirOperation op);
bool commuteBroadcastVerify(MlirOperation op);
bool commutePermuteVerify(MlirOperation op);
bool commuteSendVerify(MlirOperation op);
bool commuteRecvVerify(MlirOperation op);
bool commuteBarrierVerify(MlirOperation op);
bool commuteWaitVerify(MlirOperation op);
bool commuteResizeVerify(MlirOperation op);
bool commuteCopyVerify(MlirOperation op);
bool commuteAllGatherCopyInVerify(MlirOperation op);
bool commuteSplitCopyOutVerify(MlirOperation op);
bool commuteChunkCatVerify(MlirOperation op);
bool commuteViewVerify(MlirOperation op);
bool commuteComputeVerify(MlirOperation op);
bool commuteYieldVerify(MlirOperation op);

/// Verifies one discardable attribute of any op (`comm.cost_ns`, `comm.name`).
bool commuteOperationAttributeVerify(MlirOperation op,
                                     MlirNamedAttribute attribute);

//===----------------------------------------------------------------------===//
// Verifiers of a collective against the size of its process group
//===----------------------------------------------------------------------===//

typedef bool (*CommuteVerifyGroupFunction)(MlirOperation op, int64_t groupSize);

bool commuteAllGatherVerifyGroup(MlirOperation op, int64_t groupSize);
bool commuteReduceScatterVerifyGroup(MlirOperation op, int64_t groupSize);
bool commuteAllReduceVerifyGroup(MlirOperation op, int64_t groupSize);
bool commuteAllToAllVerifyGroup(MlirOperation op, int64_t groupSize);
bool commuteBroadcastVerifyGroup(MlirOperation op, int64_t groupSize);
bool commutePermuteVerifyGroup(MlirOperation op, int64_t groupSize);
bool commuteSendVerifyGroup(MlirOperation op, int64_t groupSize);
bool commuteRecvVerifyGroup(MlirOperation op, int64_t groupSize);
bool commuteBarrierVerifyGroup(MlirOperation op, int64_t groupSize);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_LIB_IR_COMMIR_H
