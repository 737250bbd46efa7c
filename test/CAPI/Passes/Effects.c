//===- Effects.c - Prints what is known of each operation -----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"

#include "commute/Effects.h"

static const struct {
  uint32_t trait;
  const char *word;
} traits[] = {
    {COMMUTE_OP_TERMINATOR, "terminator"},
    {COMMUTE_OP_MEMORY_EFFECTS, "effects"},
    {COMMUTE_OP_RECURSIVE_EFFECTS, "recursive"},
    {COMMUTE_OP_VIEW, "view"},
    {COMMUTE_OP_DISTINCT_OBJECTS, "distinct-objects"},
    {COMMUTE_OP_CALL, "call"},
    {COMMUTE_OP_FUNCTION, "function"},
    {COMMUTE_OP_SYMBOL, "symbol"},
    {COMMUTE_OP_SYMBOL_TABLE, "symbol-table"},
    {COMMUTE_OP_ISOLATED_FROM_ABOVE, "isolated"},
    {COMMUTE_OP_LOOP, "loop"},
    {COMMUTE_OP_REGION_BRANCH, "region-branch"},
    {COMMUTE_OP_CONSTANT_LIKE, "constant"},
    {COMMUTE_OP_WAIT, "wait"},
    {COMMUTE_OP_COLLECTIVE, "collective"},
    {COMMUTE_OP_ORDERED, "ordered"},
};

static void appendEffect(const CommuteEffect *effect, void *userData) {
  static const char *const kinds[] = {"read", "write", "allocate", "free"};
  static const char *const resources[] = {"memory", "channel", "other"};
  TestText *text = userData;
  testTextAppend(text, "  %s %s", kinds[effect->kind],
                 resources[effect->resource]);
  if (!mlirValueIsNull(effect->value)) {
    testTextAppend(text, " of type ");
    mlirTypePrint(mlirValueGetType(effect->value), testTextAppendPiece, text);
  }
  if (!mlirAttributeIsNull(effect->symbol)) {
    testTextAppend(text, " of symbol ");
    mlirAttributePrint(effect->symbol, testTextAppendPiece, text);
  }
  testTextAppend(text, " by ");
  testTextAppendName(text, effect->op);
  testTextAppend(text, "\n");
}

static void visit(MlirOperation op, void *userData) {
  TestText *text = userData;
  testTextAppendName(text, op);
  testTextAppend(text, ":");
  uint32_t mask = commuteOpGetTraits(op);
  if (!(mask & COMMUTE_OP_REGISTERED))
    testTextAppend(text, " unregistered");
  for (size_t i = 0; i < sizeof traits / sizeof traits[0]; ++i)
    if (mask & traits[i].trait)
      testTextAppend(text, " %s", traits[i].word);
  if (commuteOpIsMemoryEffectFree(op))
    testTextAppend(text, " effect-free");
  if (commuteOpIsPure(op))
    testTextAppend(text, " pure");
  MlirValue source, view;
  if (commuteOpGetView(op, &source, &view))
    testTextAppend(text, " views-operand-0=%d result-0-is-view=%d",
                   mlirValueEqual(source, mlirOperationGetOperand(op, 0)),
                   mlirValueEqual(view, mlirOperationGetResult(op, 0)));
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); ++i) {
    MlirValue result = mlirOperationGetResult(op, i);
    if (commuteValueIsAllocation(result))
      testTextAppend(text, " allocates-%d", (int)i);
    MlirAttribute constant = commuteValueGetConstant(result);
    if (!mlirAttributeIsNull(constant)) {
      testTextAppend(text, " is ");
      mlirAttributePrint(constant, testTextAppendPiece, text);
    }
  }
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); ++i)
    if (commuteRegionIsGraph(mlirOperationGetRegion(op, i)))
      testTextAppend(text, " graph-%d", (int)i);
  testTextAppend(text, "\n");
  if (!commuteOpGetEffects(op, appendEffect, text))
    testTextAppend(text, "  unknown\n");
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  TestText text = {.length = 0};
  testWalk(op, visit, &text);
  testTextPrint(&text);
  commutePassPreserveAllAnalyses(pass);
  return mlirLogicalResultSuccess();
}

const CommutePassInfo testEffectsPass = {
    .argument = "test-commute-effects",
    .name = "TestCommuteEffects",
    .description = "Print traits and memory effects of each operation",
    .run = run,
};
