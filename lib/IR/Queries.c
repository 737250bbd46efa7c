//===- Queries.c - Small questions about operations -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Queries.h"

#include "commute/Dialect.h"
#include "commute/Effects.h"

/// A search for an operation by its name.
typedef struct NameSearch {
  const char *name;
  bool isFound;
} NameSearch;

static MlirWalkResult findName(MlirOperation op, void *userData) {
  NameSearch *search = userData;
  search->isFound = commuteOpIsNamed(op, search->name);
  return search->isFound ? MlirWalkResultInterrupt : MlirWalkResultAdvance;
}

bool commuteOpIsOrGroups(MlirOperation op, const char *name) {
  if (!commuteOpIsNamed(op, "comm.schedule_group"))
    return commuteOpIsNamed(op, name);
  NameSearch search = {.name = name};
  mlirOperationWalk(op, findName, &search, MlirWalkPreOrder);
  return search.isFound;
}

bool commuteUseIsAfter(MlirOpOperand use) {
  CommuteOperandRange after =
      commuteOpGetOperands(mlirOpOperandGetOwner(use), COMMUTE_OPERAND_AFTER);
  intptr_t index = (intptr_t)mlirOpOperandGetOperandNumber(use);
  return index >= after.first && index < after.first + after.count;
}

bool commuteFutureIsOnlyWaitedFor(MlirValue future) {
  for (MlirOpOperand use = mlirValueGetFirstUse(future);
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use))
    if (!(commuteOpGetTraits(mlirOpOperandGetOwner(use)) & COMMUTE_OP_WAIT) &&
        !commuteUseIsAfter(use))
      return false;
  return true;
}
