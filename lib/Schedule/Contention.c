//===- Contention.c - Compute beside communication ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Contention.h"

#include <string.h>

bool commuteContentionInit(CommuteContention *contention,
                           const CommuteAllocator *allocator,
                           uint32_t numCollectives, double factor) {
  *contention = (CommuteContention){.factor = factor};
  contention->periods = commuteMemoryAllocate(allocator, numCollectives,
                                              sizeof *contention->periods);
  return contention->periods != NULL;
}

void commuteContentionFinish(CommuteContention *contention,
                             const CommuteAllocator *allocator) {
  commuteMemoryRelease(allocator, contention->periods);
}

void commuteContentionReset(CommuteContention *contention) {
  contention->first = 0;
  contention->count = 0;
}

void commuteContentionAdd(CommuteContention *contention, double start,
                          double end) {
  if (start >= end)
    return;
  CommuteBusyPeriod *periods = contention->periods;
  // Mostly it is the last one: channels are few, and each goes on in time.
  uint32_t place = contention->count;
  while (place > contention->first && periods[place - 1].start > start)
    --place;
  if (place > contention->first && periods[place - 1].end >= start) {
    --place;
  } else {
    memmove(&periods[place + 1], &periods[place],
            (contention->count - place) * sizeof *periods);
    periods[place] = (CommuteBusyPeriod){.start = start, .end = end};
    ++contention->count;
  }
  // What it reaches becomes one with it.
  uint32_t next = place + 1;
  if (periods[place].end < end)
    periods[place].end = end;
  for (; next < contention->count && periods[next].start <= periods[place].end;
       ++next)
    if (periods[place].end < periods[next].end)
      periods[place].end = periods[next].end;
  memmove(&periods[place + 1], &periods[next],
          (contention->count - next) * sizeof *periods);
  contention->count -= next - (place + 1);
}

double commuteContentionRun(CommuteContention *contention, double time,
                            double work) {
  const CommuteBusyPeriod *periods = contention->periods;
  while (contention->first < contention->count &&
         periods[contention->first].end <= time)
    ++contention->first;
  for (uint32_t i = contention->first; i < contention->count; ++i) {
    double alone = periods[i].start - time;
    if (alone > 0) {
      if (work <= alone)
        break;
      work -= alone;
      time = periods[i].start;
    }
    double beside = periods[i].end - time;
    if (work * contention->factor <= beside)
      return time + work * contention->factor;
    work -= beside / contention->factor;
    time = periods[i].end;
  }
  return time + work;
}
