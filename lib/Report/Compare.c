//===- Compare.c - Two orders of one program ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Blocks are matched by title, operations by identity; what is there several
// times, in the order in which it stands.
//
//===----------------------------------------------------------------------===//

#include "Identity.h"

#include <stdlib.h>
#include <string.h>

/// Lists of indices by identity.
typedef struct Queues {
  /// By identity: the first that is left; by index: the next. Or
  /// COMMUTE_REPORT_NONE.
  size_t *first;
  size_t *next;
} Queues;

static bool initQueues(Queues *queues, const CommuteReport *report,
                       size_t numIdentities) {
  queues->first = malloc((numIdentities + 1) * sizeof *queues->first);
  queues->next = malloc((report->numScheduled + 1) * sizeof *queues->next);
  if (!queues->first || !queues->next)
    return false;
  for (size_t i = 0; i < numIdentities; ++i)
    queues->first[i] = COMMUTE_REPORT_NONE;
  for (size_t i = report->numScheduled; i-- > 0;) {
    uint32_t identity = report->schedule[i].identity;
    queues->next[i] = queues->first[identity];
    queues->first[identity] = i;
  }
  return true;
}

static bool matchOperations(CommuteReport *report, const CommuteReport *before,
                            size_t numIdentities) {
  Queues queues = {NULL, NULL};
  bool isDone = initQueues(&queues, before, numIdentities);
  for (size_t i = 0; isDone && i < report->numScheduled; ++i) {
    CommuteReportOperation *operation = &report->schedule[i];
    size_t origin = queues.first[operation->identity];
    operation->origin = origin;
    if (origin != COMMUTE_REPORT_NONE)
      queues.first[operation->identity] = queues.next[origin];
  }
  free(queues.first);
  free(queues.next);
  return isDone;
}

/// Finds the next block of a title behind the one found last, or from the first
/// one on, that is not taken. Where both sets have the same blocks, that is the
/// next one.
static size_t findBlock(const CommuteReportSet *set, const bool *isTaken,
                        size_t last, const char *title) {
  for (size_t i = 0; i < set->numEntries; ++i) {
    size_t index = (last + i) % set->numEntries;
    if (!isTaken[index] &&
        strcmp(set->entries[index].report->title, title) == 0)
      return index;
  }
  return COMMUTE_REPORT_NONE;
}

bool commuteReportSetCompare(CommuteReportSet *set,
                             const CommuteReportSet *before,
                             const CommuteReportIdentities *identities) {
  bool *isTaken = calloc(before->numEntries + 1, sizeof *isTaken);
  bool isDone = isTaken != NULL;
  size_t last = 0;
  set->before = before;
  for (size_t i = 0; isDone && i < set->numEntries; ++i) {
    CommuteReportEntry *entry = &set->entries[i];
    size_t index = findBlock(before, isTaken, last, entry->report->title);
    if (index == COMMUTE_REPORT_NONE)
      continue;
    isTaken[index] = true;
    last = index + 1;
    entry->before = before->entries[index].report;
    isDone = matchOperations(entry->report, entry->before,
                             commuteIdentityGetCount(identities));
  }
  free(isTaken);
  return isDone;
}
