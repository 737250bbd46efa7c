//===- Program.h - A graph read from JSON ---------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The format is described in docs/graph-format.md.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_TOOLS_PROGRAM_H
#define COMMUTE_TOOLS_PROGRAM_H

#include "Json.h"
#include "NameTable.h"

#include "commute/Controls.h"

/// A node as the text has it. Value indices are COMMUTE_JSON_NONE where absent.
typedef struct CommuteProgramNode {
  CommuteJsonText name;
  /// The node's object.
  uint32_t value;
  uint32_t deps;
  uint32_t orderDeps;
  uint32_t resultBytes;
  uint32_t storages;
  uint32_t numOutputs;
} CommuteProgramNode;

/// A program: a schedule graph and the names of its nodes. Node ids are places
/// in the text's list.
typedef struct CommuteProgram {
  /// Borrowed; must outlive the program.
  const CommuteJsonTree *json;
  CommuteGraph *graph;
  CommuteProgramNode *nodes;
  /// What is asked of each node.
  CommuteNodeControl *controls;
  uint32_t numNodes;
  /// Value indices of the inputs' names.
  uint32_t *inputs;
  uint32_t numInputs;
  /// Nodes by name, then inputs, numbered from numNodes on.
  CommuteNameTable names;
  /// Names of channels.
  CommuteNameTable channels;
} CommuteProgram;

/// The program's values in the text.
typedef struct CommuteProgramFields {
  uint32_t nodes;
  uint32_t inputs;
  uint32_t inputBytes;
  uint32_t outputs;
} CommuteProgramFields;

/// Reads a program: the text's outermost object, or what it holds as `input`.
/// Returns false, with nothing to finish, for whatever is wrong with it, cycles
/// excepted.
bool commuteProgramInit(CommuteProgram *program, const CommuteJsonTree *json,
                        CommuteJsonError *error);

void commuteProgramFinish(CommuteProgram *program);

/// Returns the byte of the text at which a node begins.
size_t commuteProgramGetNodeOffset(const CommuteProgram *program,
                                   uint32_t node);

/// What a name in `deps` and the like stands for.
typedef struct CommuteProgramRef {
  /// A node, or numNodes + i for input i.
  uint32_t index;
  /// Which of the node's outputs; one with none has an output 0 in name only.
  uint32_t output;
} CommuteProgramRef;

/// Finds what a string value names; false with an error where it is nothing.
bool commuteProgramFindRef(const CommuteProgram *program, uint32_t value,
                           CommuteProgramRef *ref, CommuteJsonError *error);

#endif // COMMUTE_TOOLS_PROGRAM_H
