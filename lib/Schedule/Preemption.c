//===- Preemption.c - Jackson's schedule in ticks -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Preemption.h"

static void pushJob(const int64_t *tails, uint32_t *heap, uint32_t *size,
                    uint32_t job) {
  uint32_t place = (*size)++;
  while (place > 0) {
    uint32_t parent = (place - 1) / 2;
    if (tails[job] <= tails[heap[parent]])
      break;
    heap[place] = heap[parent];
    place = parent;
  }
  heap[place] = job;
}

static void popJob(const int64_t *tails, uint32_t *heap, uint32_t *size) {
  uint32_t job = heap[--*size];
  uint32_t place = 0;
  for (;;) {
    uint32_t child = 2 * place + 1;
    if (child >= *size)
      break;
    if (child + 1 < *size && tails[heap[child + 1]] > tails[heap[child]])
      ++child;
    if (tails[heap[child]] <= tails[job])
      break;
    heap[place] = heap[child];
    place = child;
  }
  heap[place] = job;
}

int64_t commutePreemptionBound(const CommutePreemption *preemption,
                               const uint32_t *jobs, uint32_t count) {
  const int64_t *heads = preemption->heads;
  const int64_t *tails = preemption->tails;
  int64_t *rests = preemption->rests;
  uint32_t *heap = preemption->heap;
  int64_t now = 0, bound = 0;
  uint32_t size = 0, next = 0;
  while (size > 0 || next < count) {
    if (size == 0 && now < heads[jobs[next]])
      now = heads[jobs[next]];
    while (next < count && heads[jobs[next]] <= now) {
      rests[jobs[next]] = preemption->works[jobs[next]];
      pushJob(tails, heap, &size, jobs[next++]);
    }
    // Run the job at the top until it is done or the next one arrives.
    uint32_t job = heap[0];
    int64_t done = now + rests[job];
    if (next < count && heads[jobs[next]] < done) {
      rests[job] = done - heads[jobs[next]];
      now = heads[jobs[next]];
      continue;
    }
    now = done;
    if (bound < now + tails[job])
      bound = now + tails[job];
    popJob(tails, heap, &size);
  }
  return bound;
}
