//===- Callees.c - Functions that are called ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A function is looked into only inside of what the pass runs on: others may be
// changed at the same time, by the same pass on another thread.
//
//===----------------------------------------------------------------------===//

#include "Costing.h"

#include "mlir-c/BuiltinAttributes.h"

void commuteCalleesForget(CommuteAnalysis *analysis) {
  commutePointerMapFinish(&analysis->calleeMap);
  commuteVectorFinish(&analysis->callees);
  analysis->calleeTable = (MlirOperation){NULL};
}

/// Returns the closest operation around one whose symbols it can name, if that
/// is inside what the pass runs on, else a null operation.
static MlirOperation findTable(const CommuteAnalysis *analysis,
                               MlirOperation op) {
  MlirOperation table = {NULL};
  MlirOperation root = analysis->options.root;
  if (mlirOperationIsNull(root))
    return table;
  for (op = mlirOperationGetParentOperation(op); !mlirOperationIsNull(op);
       op = mlirOperationGetParentOperation(op)) {
    if (mlirOperationIsNull(table) &&
        commuteOpGetTraits(op) & COMMUTE_OP_SYMBOL_TABLE)
      table = op;
    if (mlirOperationEqual(op, root))
      return table;
  }
  return (MlirOperation){NULL};
}

/// Adds the function `op`, if it is one with a body. Returns false where memory
/// runs out.
static bool addCallee(CommuteAnalysis *analysis, MlirOperation op) {
  if (!(commuteOpGetTraits(op) & COMMUTE_OP_FUNCTION) ||
      mlirOperationIsNull(commuteOpGetFirstInside(op)))
    return true;
  MlirAttribute name = mlirOperationGetAttributeByName(
      op, mlirSymbolTableGetSymbolAttributeName());
  if (mlirAttributeIsNull(name) || !mlirAttributeIsAString(name))
    return true;
  MlirAttribute symbol = mlirFlatSymbolRefAttrGet(mlirOperationGetContext(op),
                                                  mlirStringAttrGetValue(name));
  bool found;
  CommuteCallee *callee =
      commuteVectorAppend(&analysis->callees, sizeof *callee);
  CommutePointerSlot *slot =
      callee ? commutePointerMapInsert(&analysis->calleeMap, symbol.ptr, &found)
             : NULL;
  if (!slot)
    return false;
  *callee = (CommuteCallee){.function = op};
  slot->first = analysis->callees.count - 1;
  return true;
}

static bool enterTable(CommuteAnalysis *analysis, MlirOperation table) {
  commuteCalleesForget(analysis);
  MlirOperation op = commuteOpGetFirstInside(table);
  for (; !mlirOperationIsNull(op); op = commuteOpGetNextInside(table, op))
    if (!addCallee(analysis, op))
      return false;
  analysis->calleeTable = table;
  return true;
}

bool commuteCalleeFind(CommuteAnalysis *analysis, MlirOperation call,
                       uint32_t *callee) {
  *callee = UINT32_MAX;
  MlirAttribute symbol = mlirOperationGetAttributeByName(
      call, mlirStringRefCreateFromCString("callee"));
  if (mlirAttributeIsNull(symbol) || !mlirAttributeIsAFlatSymbolRef(symbol))
    return true;
  MlirOperation table = findTable(analysis, call);
  if (mlirOperationIsNull(table))
    return true;
  if (!mlirOperationEqual(table, analysis->calleeTable) &&
      !enterTable(analysis, table))
    return false;
  const CommutePointerSlot *slot =
      commutePointerMapFind(&analysis->calleeMap, symbol.ptr);
  if (slot)
    *callee = slot->first;
  return true;
}
