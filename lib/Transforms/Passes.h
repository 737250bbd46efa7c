//===- Passes.h - The table of Commute's passes -------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms: the entries that Passes.def lists.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_PASSES_H
#define COMMUTE_LIB_TRANSFORMS_PASSES_H

#include "commute/Pass.h"

#define COMMUTE_PASS(entry) extern const CommutePassInfo entry;
#include "Passes.def"
extern const CommutePassInfo commuteBucketPass;
extern const CommutePassInfo commuteFsdpPass;
extern const CommutePassInfo commuteGroupFsdpPass;
extern const CommutePassInfo commuteOrderCollectivesPass;
extern const CommutePassInfo commuteOverlapPass;
extern const CommutePassInfo commutePrintOverlapPass;
extern const CommutePassInfo commutePrintScheduleGraphPass;
extern const CommutePassInfo commuteRaiseCollectivesPass;
extern const CommutePassInfo commuteReinplaceAllGatherPass;
extern const CommutePassInfo commuteRemoveUnshardedParamsPass;
extern const CommutePassInfo commuteReorderComputePass;
extern const CommutePassInfo commuteSchedulePass;
extern const CommutePassInfo commuteSinkWaitsPass;
extern const CommutePassInfo commuteUnbucketPass;
extern const CommutePassInfo commuteUngroupPass;

#endif // COMMUTE_LIB_TRANSFORMS_PASSES_H
