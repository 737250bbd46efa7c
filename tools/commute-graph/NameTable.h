//===- NameTable.h - Numbers by name --------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_TOOLS_NAMETABLE_H
#define COMMUTE_TOOLS_NAMETABLE_H

#include "Json.h"

struct CommuteNameEntry;

/// Numbers by name. Names are borrowed.
typedef struct CommuteNameTable {
  struct CommuteNameEntry *head;
  /// All entries, in the order in which they were added.
  struct CommuteNameEntry *entries;
  size_t numEntries;
  size_t capacity;
} CommuteNameTable;

/// Not a number of any name.
#define COMMUTE_NAME_UNKNOWN UINT32_MAX

/// Makes a table with room for `capacity` names; false where memory runs out.
bool commuteNameTableInit(CommuteNameTable *table, size_t capacity);

void commuteNameTableFinish(CommuteNameTable *table);

/// Returns the number of a name, or COMMUTE_NAME_UNKNOWN.
uint32_t commuteNameTableFind(const CommuteNameTable *table,
                              CommuteJsonText name);

/// Adds a name that is not in the table, which must have room for it; false
/// where memory runs out.
bool commuteNameTableAdd(CommuteNameTable *table, CommuteJsonText name,
                         uint32_t number);

#endif // COMMUTE_TOOLS_NAMETABLE_H
