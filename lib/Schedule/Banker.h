//===- Banker.h - Following an order below limits -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// As Dijkstra's banker does, it takes a job out of turn only where the rest can
// still be run in a safe order without exceeding a limit. A tree of maxima over
// the positions of the safe order holds what the rest will take up.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_BANKER_H
#define COMMUTE_SCHEDULE_BANKER_H

#include "Residents.h"
#include "Sequence.h"

typedef struct CommuteBanker CommuteBanker;

/// Returns NULL where memory runs out.
CommuteBanker *commuteBankerCreate(const CommuteResidents *residents);

void commuteBankerDestroy(CommuteBanker *banker);

/// Follows `wanted`, a legal sequence, as closely as the limits allow: the next
/// job is the first of the next few ready ones of it that fits, or else the
/// next of `safe`, a legal sequence within the limits. So is the result. With
/// `isEager`, jobs that would hold the compute machine come after all others
/// that fit. The sequencer follows what is run.
void commuteBankerFollow(CommuteBanker *banker, CommuteSequencer *sequencer,
                         const uint32_t *safe, const uint32_t *wanted,
                         bool isEager, uint32_t *result);

#endif // COMMUTE_SCHEDULE_BANKER_H
