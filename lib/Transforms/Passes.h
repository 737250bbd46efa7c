//===- Passes.h - The table of Commute's passes -------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to lib/Transforms. Each pass is one file, which defines its entry.
// A new pass is declared here and listed in Passes.c.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_TRANSFORMS_PASSES_H
#define COMMUTE_LIB_TRANSFORMS_PASSES_H

#include "commute/Pass.h"

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
extern const CommutePassInfo commuteSinkWaitsPass;
extern const CommutePassInfo commuteUnbucketPass;
extern const CommutePassInfo commuteUngroupPass;

#endif // COMMUTE_LIB_TRANSFORMS_PASSES_H
