//===- Jackson.c - One machine with heads and tails -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Jackson.h"
#include "Time.h"

//===----------------------------------------------------------------------===//
// Jobs by head
//===----------------------------------------------------------------------===//

static void siftLatest(CommuteJob *jobs, uint32_t root, uint32_t count) {
  for (;;) {
    uint32_t child = 2 * root + 1;
    if (child >= count)
      return;
    if (child + 1 < count &&
        commuteTimeIsLess(jobs[child].head, jobs[child + 1].head))
      ++child;
    if (!commuteTimeIsLess(jobs[root].head, jobs[child].head))
      return;
    CommuteJob swapped = jobs[root];
    jobs[root] = jobs[child];
    jobs[child] = swapped;
    root = child;
  }
}

static void sortByHead(CommuteJob *jobs, uint32_t count) {
  for (uint32_t root = count / 2; root-- > 0;)
    siftLatest(jobs, root, count);
  for (uint32_t end = count; end-- > 1;) {
    CommuteJob latest = jobs[0];
    jobs[0] = jobs[end];
    jobs[end] = latest;
    siftLatest(jobs, 0, end);
  }
}

//===----------------------------------------------------------------------===//
// Arrived jobs by tail
//===----------------------------------------------------------------------===//

static bool hasLongerTail(const CommuteJob *jobs, uint32_t a, uint32_t b) {
  return commuteTimeIsLess(jobs[b].tail, jobs[a].tail);
}

static void pushJob(const CommuteJob *jobs, uint32_t *heap, uint32_t *size,
                    uint32_t job) {
  uint32_t place = (*size)++;
  while (place > 0) {
    uint32_t parent = (place - 1) / 2;
    if (!hasLongerTail(jobs, job, heap[parent]))
      break;
    heap[place] = heap[parent];
    place = parent;
  }
  heap[place] = job;
}

static void popJob(const CommuteJob *jobs, uint32_t *heap, uint32_t *size) {
  uint32_t job = heap[--*size];
  uint32_t place = 0;
  for (;;) {
    uint32_t child = 2 * place + 1;
    if (child >= *size)
      break;
    if (child + 1 < *size && hasLongerTail(jobs, heap[child + 1], heap[child]))
      ++child;
    if (!hasLongerTail(jobs, heap[child], job))
      break;
    heap[place] = heap[child];
    place = child;
  }
  heap[place] = job;
}

CommuteCost commuteJacksonBound(CommuteJob *jobs, uint32_t count,
                                uint32_t *heap, CommuteCost zero) {
  sortByHead(jobs, count);
  CommuteCost now = zero, bound = zero;
  uint32_t size = 0, next = 0;
  while (size > 0 || next < count) {
    if (size == 0)
      now = commuteTimeMax(now, jobs[next].head);
    while (next < count && !commuteTimeIsLess(now, jobs[next].head))
      pushJob(jobs, heap, &size, next++);

    // Run the job at the top until it is done or the next one arrives.
    CommuteJob *job = &jobs[heap[0]];
    CommuteCost done = commuteTimeAdd(now, job->work);
    if (next < count && commuteTimeIsLess(jobs[next].head, done)) {
      job->work = commuteTimeSubtract(
          job->work, commuteTimeSubtract(jobs[next].head, now));
      now = jobs[next].head;
      continue;
    }
    now = done;
    bound = commuteTimeMax(bound, commuteTimeAdd(now, job->tail));
    popJob(jobs, heap, &size);
  }
  return bound;
}
