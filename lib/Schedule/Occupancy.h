//===- Occupancy.h - What a changing sequence takes up --------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What items take up before and after a window of positions does not depend on
// the order within it, so that only the window has to be looked at.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_SCHEDULE_OCCUPANCY_H
#define COMMUTE_SCHEDULE_OCCUPANCY_H

#include "Residents.h"

typedef struct CommuteOccupancy {
  const CommuteResidents *residents;
  /// What is taken up after each position: a row for each, from 1 on.
  uint64_t *levels;
  /// By item: the positions of the first job that begins it, and of the last
  /// that ends it.
  uint32_t *firsts;
  uint32_t *lasts;
  // Of the window looked at:
  uint64_t *current;
  /// By item, valid where the stamp is the window's: jobs to come that end it,
  /// and whether it has begun.
  uint32_t *stamps;
  uint32_t *numEnds;
  bool *hasBegun;
  uint32_t stamp;
} CommuteOccupancy;

/// Makes the occupancy of a legal sequence. Returns false where memory runs
/// out; then there is nothing to finish.
bool commuteOccupancyInit(CommuteOccupancy *occupancy,
                          const CommuteResidents *residents,
                          const uint32_t *sequence);

void commuteOccupancyFinish(CommuteOccupancy *occupancy);

/// Whether the limits are kept within a window, from position `first` up to
/// `end`, of a sequence that differs there alone from the one last committed.
bool commuteOccupancyFits(CommuteOccupancy *occupancy, const uint32_t *sequence,
                          uint32_t first, uint32_t end);

/// Makes such a sequence the one that others are compared with.
void commuteOccupancyCommit(CommuteOccupancy *occupancy,
                            const uint32_t *sequence, uint32_t first,
                            uint32_t end);

#endif // COMMUTE_SCHEDULE_OCCUPANCY_H
