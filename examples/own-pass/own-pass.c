// A pass of one's own, registered beside Commute's through the same public
// headers: a group of one rank has nobody to talk to, so the results of its
// collectives are their inputs.
//
//     commute-opt --load-pass-plugin=libown-pass.so program.mlir
//         --pass-pipeline='builtin.module(comm-overlap{
//             passes=example-skip-lone-ranks,comm-reorder-compute})'

#include "commute/Dialect.h"
#include "commute/Ops.h"
#include "commute/Pass.h"
#include "commute/Plugin.h"
#include "mlir-c/BuiltinTypes.h"

static bool isNamed(MlirOperation op, const char *name) {
  return mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                            mlirStringRefCreateFromCString(name));
}

/// Tells whether a collective is among one rank. Process groups are symbols of
/// the module that holds the function.
static bool isAlone(MlirOperation collective, MlirOperation function) {
  MlirSymbolTable symbols =
      mlirSymbolTableCreate(mlirOperationGetParentOperation(function));
  if (mlirSymbolTableIsNull(symbols))
    return false;
  MlirOperation group =
      mlirSymbolTableLookup(symbols, commuteCollectiveGetGroup(collective));
  mlirSymbolTableDestroy(symbols);
  return !mlirOperationIsNull(group) && isNamed(group, "comm.process_group") &&
         commuteProcessGroupGet(group).size == 1;
}

/// Returns the collective that a wait alone uses, else a null operation.
static MlirOperation getCollective(MlirOperation wait) {
  MlirValue future = mlirOperationGetOperand(wait, 0);
  MlirOpOperand use = mlirValueGetFirstUse(future);
  if (!mlirValueIsAOpResult(future) ||
      !mlirOpOperandIsNull(mlirOpOperandGetNextUse(use)))
    return (MlirOperation){NULL};
  MlirOperation owner = mlirOpResultGetOwner(future);
  return commuteOpIsACollective(owner) ? owner : (MlirOperation){NULL};
}

/// Replaces the results of a wait by the inputs of its collective, where that
/// is right and neither of them orders anything.
static bool skip(MlirOperation wait, MlirOperation function) {
  MlirOperation collective = getCollective(wait);
  if (mlirOperationIsNull(collective))
    return false;
  CommuteOperandRange inputs =
      commuteOpGetOperands(collective, COMMUTE_OPERAND_INPUTS);
  if (inputs.count == 0 || inputs.count != mlirOperationGetNumResults(wait) ||
      commuteOpGetOperands(collective, COMMUTE_OPERAND_AFTER).count > 0 ||
      commuteOpGetOperands(wait, COMMUTE_OPERAND_AFTER).count > 0 ||
      !isAlone(collective, function))
    return false;
  for (intptr_t i = 0; i < inputs.count; ++i) {
    MlirType type =
        mlirValueGetType(mlirOperationGetOperand(collective, inputs.first + i));
    // A buffer of the result would be another one than that of the input.
    if (!mlirTypeIsATensor(type) ||
        !mlirTypeEqual(type, mlirValueGetType(mlirOperationGetResult(wait, i))))
      return false;
  }
  for (intptr_t i = 0; i < inputs.count; ++i)
    mlirValueReplaceAllUsesOfWith(
        mlirOperationGetResult(wait, i),
        mlirOperationGetOperand(collective, inputs.first + i));
  mlirOperationDestroy(wait);
  mlirOperationDestroy(collective);
  return true;
}

enum { OPTION_LIMIT, OPTION_COUNT };

static const CommutePassOption options[OPTION_COUNT] = {
    [OPTION_LIMIT] = {.name = "limit",
                      .kind = COMMUTE_PASS_OPTION_INTEGER,
                      .description = "Skip at most that many; -1: all",
                      .initialInteger = -1},
};

typedef struct Walk {
  MlirOperation function;
  int64_t limit, count;
} Walk;

static MlirWalkResult visit(MlirOperation op, void *userData) {
  Walk *walk = userData;
  if (walk->count == walk->limit)
    return MlirWalkResultInterrupt;
  if (isNamed(op, "comm.wait") && skip(op, walk->function))
    ++walk->count;
  return MlirWalkResultAdvance;
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation function) {
  Walk walk = {.function = function,
               .limit = commutePassGetInteger(pass, OPTION_LIMIT)};
  mlirOperationWalk(function, visit, &walk, MlirWalkPostOrder);
  if (walk.count == 0)
    commutePassPreserveAllAnalyses(pass);
  return mlirLogicalResultSuccess();
}

static const CommutePassInfo skipLoneRanksPass = {
    .argument = "example-skip-lone-ranks",
    .name = "ExampleSkipLoneRanks",
    .description = "Drop the communication of groups of one rank",
    .options = options,
    .optionCount = OPTION_COUNT,
    .run = run,
};

static void registerPasses(void) {
  (void)commuteRegisterPass(&skipLoneRanksPass);
}

COMMUTE_EXPORTED CommutePassPluginInfo mlirGetPassPluginInfo(void);

CommutePassPluginInfo mlirGetPassPluginInfo(void) {
  return (CommutePassPluginInfo){COMMUTE_PLUGIN_API_VERSION, "ExampleOwnPass",
                                 "1.0", registerPasses};
}
