//===- Program.h - What is known of a program before it runs ------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The functions and process groups of a module, how many ranks it takes to run
// it, and how far its tensors are shrunk.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_INTERPRET_PROGRAM_H
#define COMMUTE_INTERPRET_PROGRAM_H

#include "Arena.h"

#include "mlir-c/IR.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct CommuteFunction {
  MlirOperation op;
  MlirStringRef name;
  bool hasBody;
} CommuteFunction;

/// A process group. The program is run by all ranks, each in one group of that
/// name: rank r is member (r / stride) % size of its group, whose members are
/// `stride` apart.
typedef struct CommuteRankGroup {
  MlirStringRef name;
  int64_t size;
  int64_t stride;
} CommuteRankGroup;

typedef struct CommuteProgram {
  CommuteFunction *functions;
  intptr_t numFunctions;
  CommuteRankGroup *groups;
  intptr_t numGroups;
  intptr_t numOps;
  /// How many ranks run it.
  int64_t numRanks;
  /// So many elements of a tensor are one cell. 1: nothing is shrunk.
  int64_t granule;
} CommuteProgram;

/// Reads a module. What it allocates is the arena's. Returns NULL, or, where
/// the program cannot be run, why.
const char *commuteProgramRead(CommuteProgram *program, CommuteArena *arena,
                               MlirOperation module);

/// Makes two programs run by the same ranks on tensors shrunk alike.
void commuteProgramMatch(CommuteProgram *first, CommuteProgram *second);

/// Returns a function by name, or NULL.
const CommuteFunction *commuteProgramGetFunction(const CommuteProgram *program,
                                                 MlirStringRef name);

/// Returns a process group by name, or NULL.
const CommuteRankGroup *commuteProgramGetGroup(const CommuteProgram *program,
                                               MlirStringRef name);

/// Returns the i-th member of the group that a rank is in.
int64_t commuteRankGroupGetMember(const CommuteRankGroup *group, int64_t rank,
                                  int64_t i);

/// Returns which member of its group a rank is.
int64_t commuteRankGroupGetPosition(const CommuteRankGroup *group,
                                    int64_t rank);

#endif // COMMUTE_INTERPRET_PROGRAM_H
