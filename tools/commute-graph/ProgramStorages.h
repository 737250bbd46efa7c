//===- ProgramStorages.h - Whose bytes live how long ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_TOOLS_PROGRAMSTORAGES_H
#define COMMUTE_TOOLS_PROGRAMSTORAGES_H

#include "Program.h"

/// The storages of a program while it is read. They are numbered: inputs, then
/// results without a name, then names.
typedef struct CommuteProgramStorages {
  /// Borrowed; its nodes and inputs are defined.
  const CommuteProgram *program;
  uint64_t *bytes;
  uint8_t *flags;
  uint32_t numStorages;
  /// Where the results of a node begin in `results`; one more than nodes.
  uint32_t *firstResults;
  /// The storage of each result.
  uint32_t *results;
  CommuteNameTable names;
} CommuteProgramStorages;

/// No storage.
#define COMMUTE_STORAGE_NONE UINT32_MAX

/// Reads the storages of inputs, results and outputs. Where it fails, returning
/// false, they are to be finished all the same.
bool commuteProgramStoragesInit(CommuteProgramStorages *storages,
                                const CommuteProgram *program,
                                const CommuteProgramFields *fields,
                                CommuteJsonError *error);

void commuteProgramStoragesFinish(CommuteProgramStorages *storages);

/// Returns the storage of what a name stands for, or COMMUTE_STORAGE_NONE for a
/// node without outputs.
uint32_t commuteProgramStoragesFind(const CommuteProgramStorages *storages,
                                    CommuteProgramRef ref);

#endif // COMMUTE_TOOLS_PROGRAMSTORAGES_H
