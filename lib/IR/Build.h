//===- Build.h - The state of an operation to be built ------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the builders: an operation's operands, results and attributes
// are added one after the other, then the operation is made.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_IR_BUILD_H
#define COMMUTE_LIB_IR_BUILD_H

#include "commute/Ops.h"

/// Operands and results go straight into `state`; attributes are collected. An
/// operation has at most three groups of operands and eight attributes.
typedef struct CommuteBuild {
  MlirContext context;
  MlirOperationState state;
  int32_t segments[3];
  unsigned segmentCount;
  MlirNamedAttribute attributes[8];
  intptr_t attributeCount;
} CommuteBuild;

/// Begins an operation, by its full name, a literal.
CommuteBuild commuteBuildBegin(const char *name, MlirLocation location);

/// Adds a group of operands.
void commuteBuildAddGroup(CommuteBuild *build, CommuteValues values);

/// Adds a group of one operand, or of none where the value is null.
void commuteBuildAddValue(CommuteBuild *build, MlirValue value);

/// Adds an attribute; the name is a literal.
void commuteBuildAddAttribute(CommuteBuild *build, const char *name,
                              MlirAttribute attribute);
void commuteBuildAddInteger(CommuteBuild *build, const char *name,
                            int64_t integer);
void commuteBuildAddIntegers(CommuteBuild *build, const char *name,
                             CommuteIntegers integers);
void commuteBuildAddString(CommuteBuild *build, const char *name,
                           MlirStringRef text);

/// Makes the operation; `isSegmented` where it says how many operands each
/// group has.
MlirOperation commuteBuildEnd(CommuteBuild *build, bool isSegmented);

#endif // COMMUTE_LIB_IR_BUILD_H
