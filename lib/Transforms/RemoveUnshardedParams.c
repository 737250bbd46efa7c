//===- RemoveUnshardedParams.c - No use of unsharded parameters -----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// remove_fsdp2_unsharded_param_graph_input_usage of PyTorch Inductor: what a
// traced FSDP2 program reads from a parameter's buffer it reads from what was
// gathered, and the buffer is neither filled nor freed any more. Only then is
// an all-gather free to start early: before, all gathers of a parameter went
// through the one buffer.
//
// lib/Analysis/Parameters.h has the conditions. The reference looks at direct
// arguments alone, counts resizes rather than following them, and gives wrong
// programs without a word where views, aliases, nesting or the order of things
// are not what it expects.
//
//===----------------------------------------------------------------------===//

#include "Passes.h"
#include "RewriteParameters.h"

#include "commute/Diagnostics.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Dialect/Bufferization.h"

#include <inttypes.h>

static const char *const faultTexts[COMMUTE_NUM_PARAMETER_FAULTS] = {
    [COMMUTE_PARAMETER_SIZE_NOT_CONSTANT] = "its size is not constant here",
    [COMMUTE_PARAMETER_SIZE_WRONG] = "its type is not known to fit into the "
                                     "size it is given here",
    [COMMUTE_PARAMETER_FULL_TWICE] =
        "it is resized to its full size again before it is freed",
    [COMMUTE_PARAMETER_FREED_TWICE] = "it is freed again",
    [COMMUTE_PARAMETER_FREED_ELSEWHERE] =
        "it is freed in a nested region or a later block, having been full "
        "when the function was called",
    [COMMUTE_PARAMETER_NOT_FREED] = "it is not freed after this",
    [COMMUTE_PARAMETER_NOT_COPIED] =
        "it is freed without having been copied into",
    [COMMUTE_PARAMETER_COPIED_TWICE] =
        "it is copied into a second time before it is freed",
    [COMMUTE_PARAMETER_COPIED_OUTSIDE] =
        "it is copied into without having been resized to its full size",
    [COMMUTE_PARAMETER_COPIED_IN_PART] = "it is copied into through a view",
    [COMMUTE_PARAMETER_CONVERTED] = "what is copied into it has another type",
    [COMMUTE_PARAMETER_COPIED_FROM_ITSELF] =
        "what is copied into it comes from itself",
    [COMMUTE_PARAMETER_OTHER_BLOCK] =
        "it was resized to its full size in another block",
    [COMMUTE_PARAMETER_USED_BEFORE_COPY] =
        "it is used before it is copied into",
    [COMMUTE_PARAMETER_USED_AFTER_FREE] = "it is used after it was freed",
    [COMMUTE_PARAMETER_IN_FLIGHT] =
        "a collective reads it until a wait that is not known to come before "
        "it is freed",
    [COMMUTE_PARAMETER_PASSED_ON] = "its address is passed on",
    [COMMUTE_PARAMETER_UNKNOWN_EFFECTS] =
        "an operation of unknown effects may access it",
    [COMMUTE_PARAMETER_UNKNOWN_MEMORY] =
        "memory is accessed, while it is full, that may be its own",
    [COMMUTE_PARAMETER_ALIASED] =
        "another argument is accessed that may be the same memory",
    [COMMUTE_PARAMETER_SOURCE_WRITTEN] =
        "what was copied into it is written while uses of it remain",
};

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

/// Returns the name that an importer has given an argument, or a null string.
static MlirStringRef getArgumentName(MlirOperation function, intptr_t index) {
  const MlirStringRef none = {NULL, 0};
  MlirAttribute all = mlirOperationGetAttributeByName(
      function, mlirStringRefCreateFromCString("arg_attrs"));
  if (mlirAttributeIsNull(all) || !mlirAttributeIsAArray(all) ||
      index >= mlirArrayAttrGetNumElements(all))
    return none;
  MlirAttribute own = mlirArrayAttrGetElement(all, index);
  if (!mlirAttributeIsADictionary(own))
    return none;
  MlirAttribute name = mlirDictionaryAttrGetElementByName(
      own, mlirStringRefCreateFromCString("comm.name"));
  if (mlirAttributeIsNull(name) || !mlirAttributeIsAString(name))
    return none;
  return mlirStringAttrGetValue(name);
}

/// Appends "#3 ('primals_4')".
static void appendArgument(CommuteDiagnostic *diagnostic,
                           MlirOperation function, MlirValue argument) {
  intptr_t index = mlirBlockArgumentGetArgNumber(argument);
  MlirStringRef name = getArgumentName(function, index);
  commuteDiagnosticAppend(diagnostic, "#%" PRIdPTR, index);
  if (name.length > 0)
    commuteDiagnosticAppend(diagnostic, " ('%.*s')", (int)name.length,
                            name.data);
}

static void warn(const CommuteParameters *parameters,
                 const CommuteParameter *parameter) {
  CommuteDiagnostic *diagnostic =
      commuteDiagnosticCreate(parameter->faultOp, MlirDiagnosticWarning);
  commuteDiagnosticAppend(diagnostic, "keeps unsharded parameter ");
  appendArgument(diagnostic, parameters->function, parameter->argument);
  commuteDiagnosticAppend(diagnostic, " in use: %s",
                          faultTexts[parameter->fault]);
  commuteDiagnosticEmit(diagnostic);
}

static void warnOfStray(const CommuteStrayResize *stray) {
  commuteOpEmitWarning(stray->op,
                       "%s a buffer that is no argument of the "
                       "function, and stays as it is",
                       stray->isCopy ? "copies into" : "resizes");
}

static void remark(const CommuteParameters *parameters,
                   const CommuteParameter *parameter) {
  const CommuteParameterWindow *windows = parameters->windows.items;
  MlirOperation op = windows[parameter->firstWindow].full;
  intptr_t index = mlirBlockArgumentGetArgNumber(parameter->argument);
  commuteOpEmitOptRemark(op, COMMUTE_REMARK_PASSED,
                         "comm-remove-unsharded-params", "Removed",
                         "uses of unsharded parameter #%" PRIdPTR " in %" PRIu32
                         " window(s) read what is copied into it",
                         index, parameter->numWindows);
}

/// Tells of all parameters of a function. Fails with an error where one that
/// could be rewritten is written by an operation of the user's own.
static MlirLogicalResult report(const CommuteParameters *parameters) {
  const CommuteParameter *items = parameters->parameters.items;
  const CommuteStrayResize *strays = parameters->strays.items;
  MlirLogicalResult result = mlirLogicalResultSuccess();
  for (uint32_t i = 0; i < parameters->strays.count; ++i)
    warnOfStray(&strays[i]);
  for (uint32_t i = 0; i < parameters->parameters.count; ++i) {
    if (!items[i].isCandidate)
      continue;
    if (items[i].fault != COMMUTE_PARAMETER_FINE) {
      warn(parameters, &items[i]);
      continue;
    }
    if (mlirOperationIsNull(items[i].mutation)) {
      remark(parameters, &items[i]);
      continue;
    }
    CommuteDiagnostic *diagnostic =
        commuteDiagnosticCreate(items[i].mutation, MlirDiagnosticError);
    commuteDiagnosticAppend(diagnostic,
                            "user mutation of an unsharded parameter, ");
    appendArgument(diagnostic, parameters->function, items[i].argument);
    return commuteDiagnosticEmit(diagnostic);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// The functions inside an operation, all known before the first is changed.
typedef struct Functions {
  CommuteAnalysis *names;
  /// Of CommuteParameters.
  CommuteVector items;
  bool isOutOfMemory;
} Functions;

static bool hasBody(MlirOperation op) {
  return mlirOperationGetNumRegions(op) > 0 &&
         !mlirBlockIsNull(
             mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)));
}

static MlirWalkResult findFunction(MlirOperation op, void *userData) {
  Functions *functions = userData;
  uint32_t name = commuteAnalysisGetName(functions->names, op);
  if (name != UINT32_MAX) {
    uint32_t traits =
        commuteAnalysisGetNameInfo(functions->names, name)->traits;
    if (!(traits & COMMUTE_OP_FUNCTION) || !hasBody(op))
      return MlirWalkResultAdvance;
    CommuteParameters *parameters =
        commuteVectorAppend(&functions->items, sizeof(*parameters));
    if (parameters && commuteParametersFind(parameters, functions->names, op))
      return MlirWalkResultAdvance;
  }
  functions->isOutOfMemory = true;
  return MlirWalkResultInterrupt;
}

static bool hasRewritable(const CommuteParameters *parameters) {
  const CommuteParameter *items = parameters->parameters.items;
  for (uint32_t i = 0; i < parameters->parameters.count; ++i)
    if (commuteParameterIsRewritable(&items[i]))
      return true;
  return false;
}

static MlirLogicalResult rewrite(Functions *functions, MlirOperation op,
                                 bool *changed) {
  mlirOperationWalk(op, findFunction, functions, MlirWalkPreOrder);
  if (functions->isOutOfMemory)
    return commuteOpEmitError(op, "out of memory");
  const CommuteParameters *items = functions->items.items;
  for (uint32_t i = 0; i < functions->items.count; ++i)
    if (mlirLogicalResultIsFailure(report(&items[i])))
      return mlirLogicalResultFailure();
  for (uint32_t i = 0; i < functions->items.count; ++i) {
    if (!hasRewritable(&items[i]))
      continue;
    *changed = true;
    if (!commuteRewriteParameters(&items[i], functions->names))
      return commuteOpEmitError(op, "out of memory");
  }
  return mlirLogicalResultSuccess();
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  Functions functions = {
      .names = commuteAnalysisCreate(&(CommuteAnalysisOptions){.flags = 0})};
  if (!functions.names)
    return commuteOpEmitError(op, "out of memory");
  bool changed = false;
  MlirLogicalResult result = rewrite(&functions, op, &changed);
  if (!changed)
    commutePassPreserveAllAnalyses(pass);
  CommuteParameters *items = functions.items.items;
  for (uint32_t i = 0; i < functions.items.count; ++i)
    commuteParametersFinish(&items[i]);
  commuteVectorFinish(&functions.items);
  commuteAnalysisDestroy(functions.names);
  return result;
}

static MlirDialectHandle (*const dialects[])(void) = {
    mlirGetDialectHandle__bufferization__,
};

const CommutePassInfo commuteRemoveUnshardedParamsPass = {
    .argument = "comm-remove-unsharded-params",
    .name = "CommuteRemoveUnshardedParams",
    .description = "Have uses of resized parameters read what was gathered",
    .dependentDialects = dialects,
    .dependentDialectCount = sizeof(dialects) / sizeof(dialects[0]),
    .run = run,
};
