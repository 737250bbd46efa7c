//===- NameTable.c - Numbers by name --------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "NameTable.h"

#include <stdlib.h>

// uthash tells of a failed allocation by this hook instead of by exit().
#define HASH_NONFATAL_OOM 1
#define uthash_nonfatal_oom(entry) ((entry)->isLost = true)
#include <uthash.h>

struct CommuteNameEntry {
  uint32_t number;
  bool isLost;
  UT_hash_handle hh;
};

bool commuteNameTableInit(CommuteNameTable *table, size_t capacity) {
  *table = (CommuteNameTable){.capacity = capacity};
  // The hash holds pointers into the entries, so that they may not move.
  table->entries = calloc(capacity + 1, sizeof *table->entries);
  return table->entries != NULL;
}

void commuteNameTableFinish(CommuteNameTable *table) {
  HASH_CLEAR(hh, table->head);
  free(table->entries);
  table->entries = NULL;
}

uint32_t commuteNameTableFind(const CommuteNameTable *table,
                              CommuteJsonText name) {
  struct CommuteNameEntry *entry = NULL;
  HASH_FIND(hh, table->head, name.data, name.length, entry);
  return entry ? entry->number : COMMUTE_NAME_UNKNOWN;
}

bool commuteNameTableAdd(CommuteNameTable *table, CommuteJsonText name,
                         uint32_t number) {
  struct CommuteNameEntry *entry = &table->entries[table->numEntries++];
  entry->number = number;
  HASH_ADD_KEYPTR(hh, table->head, name.data, name.length, entry);
  return !entry->isLost;
}
