// A small compiler driver: builds one training step of a two-layer model whose
// weights are sharded over eight ranks (FSDP), schedules it under a cost model
// of its own, and prints what that gained.
//
//     fsdp-step [--print]

#include "commute/CostModel.h"
#include "commute/Dialect.h"
#include "commute/Ops.h"
#include "commute/PassOptions.h"
#include "commute/Report.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/Func.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LAYERS = 2, RANKS = 8, ROWS = 8192, WIDTH = 4096 };

static void print(MlirStringRef text, void *stream) {
  fwrite(text.data, 1, text.length, stream);
}

static MlirStringRef text(const char *characters) {
  return mlirStringRefCreateFromCString(characters);
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

/// Where operations are appended to, and the types of the model.
typedef struct Builder {
  MlirLocation location;
  MlirBlock block;
  MlirType activation, weight, shard;
} Builder;

static MlirType tensorOf(MlirContext context, int64_t rows) {
  int64_t shape[] = {rows, WIDTH};
  return mlirRankedTensorTypeGet(2, shape, mlirBF16TypeGet(context),
                                 mlirAttributeGetNull());
}

/// Appends an operation under a name that reports know it by; returns its
/// result.
static MlirValue append(Builder *builder, MlirOperation op, const char *what,
                        int layer) {
  char name[32];
  snprintf(name, sizeof name, "%s%d", what, layer);
  commuteOpSetName(op, text(name));
  mlirBlockAppendOwnedOperation(builder->block, op);
  return mlirOperationGetResult(op, 0);
}

static MlirValue compute(Builder *builder, const char *kind, const char *what,
                         int layer, MlirValue a, MlirValue b, MlirType result) {
  CommuteValues inputs = {2, (MlirValue[]){a, b}};
  MlirOperation op = commuteComputeCreate(
      builder->location, text(kind), inputs, (CommuteIntegers){0},
      (CommuteValues){0}, (CommuteTypes){1, &result});
  return append(builder, op, what, layer);
}

static MlirValue wait(Builder *builder, MlirValue future, const char *what,
                      int layer) {
  return append(
      builder, commuteWaitCreate(builder->location, future, (CommuteValues){0}),
      what, layer);
}

static MlirValue gather(Builder *builder, const char *what, int layer,
                        MlirValue shard) {
  CommuteCollective all = {.inputs = {1, &shard},
                           .group = text("dp"),
                           .results = {1, &builder->weight}};
  MlirOperation op = commuteAllGatherCreate(builder->location, &all, 0);
  return wait(builder, append(builder, op, what, layer), "weight", layer);
}

static MlirValue scatter(Builder *builder, int layer, MlirValue gradient) {
  CommuteCollective all = {.inputs = {1, &gradient},
                           .group = text("dp"),
                           .results = {1, &builder->shard}};
  MlirOperation op = commuteReduceScatterCreate(builder->location, &all, 0,
                                                COMMUTE_REDUCTION_AVG);
  return wait(builder, append(builder, op, "scatter", layer), "gradient",
              layer);
}

/// Appends the step: forward, then backward, each layer's weights gathered for
/// both. Arguments are the input and the layers' shards; results the shards of
/// the gradients.
static void buildStep(Builder *builder) {
  MlirValue values[LAYERS + 1], gradients[LAYERS];
  values[0] = mlirBlockGetArgument(builder->block, 0);
  for (int i = 0; i < LAYERS; ++i)
    values[i + 1] = compute(builder, "mm", "forward", i, values[i],
                            gather(builder, "gather", i,
                                   mlirBlockGetArgument(builder->block, i + 1)),
                            builder->activation);
  MlirValue loss = values[LAYERS];
  for (int i = LAYERS - 1; i >= 0; --i) {
    // The input of the first layer needs no gradient.
    MlirValue full = {NULL};
    if (i > 0)
      full = gather(builder, "regather", i,
                    mlirBlockGetArgument(builder->block, i + 1));
    gradients[i] = scatter(builder, i,
                           compute(builder, "mm_transposed", "weightgrad", i,
                                   values[i], loss, builder->weight));
    if (i > 0)
      loss = compute(builder, "mm", "inputgrad", i, loss, full,
                     builder->activation);
  }
  MlirOperationState end =
      mlirOperationStateGet(text("func.return"), builder->location);
  mlirOperationStateAddOperands(&end, LAYERS, gradients);
  mlirBlockAppendOwnedOperation(builder->block, mlirOperationCreate(&end));
}

static MlirModule buildModule(MlirContext context) {
  MlirLocation location = mlirLocationUnknownGet(context);
  MlirModule module = mlirModuleCreateEmpty(location);
  CommuteProcessGroup ranks = {.size = RANKS};
  mlirBlockAppendOwnedOperation(
      mlirModuleGetBody(module),
      commuteProcessGroupCreate(location, text("dp"), &ranks));

  Builder builder = {.location = location,
                     .activation = tensorOf(context, ROWS),
                     .weight = tensorOf(context, WIDTH),
                     .shard = tensorOf(context, WIDTH / RANKS)};
  MlirType inputs[LAYERS + 1] = {builder.activation};
  MlirLocation locations[LAYERS + 1] = {location};
  for (int i = 1; i <= LAYERS; ++i) {
    inputs[i] = builder.shard;
    locations[i] = location;
  }
  builder.block = mlirBlockCreate(LAYERS + 1, inputs, locations);
  buildStep(&builder);

  MlirRegion body = mlirRegionCreate();
  mlirRegionAppendOwnedBlock(body, builder.block);
  MlirAttribute type = mlirTypeAttrGet(
      mlirFunctionTypeGet(context, LAYERS + 1, inputs, LAYERS, inputs + 1));
  MlirNamedAttribute attributes[] = {
      mlirNamedAttributeGet(mlirIdentifierGet(context, text("sym_name")),
                            mlirStringAttrGet(context, text("step"))),
      mlirNamedAttributeGet(mlirIdentifierGet(context, text("function_type")),
                            type)};
  MlirOperationState function =
      mlirOperationStateGet(text("func.func"), location);
  mlirOperationStateAddAttributes(&function, 2, attributes);
  mlirOperationStateAddOwnedRegions(&function, 1, &body);
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(module),
                                mlirOperationCreate(&function));
  return module;
}

//===----------------------------------------------------------------------===//
// The cost model
//===----------------------------------------------------------------------===//

/// What was measured on our network: 20 us, then 150 bytes a nanosecond. All
/// else is left to the model that ours falls back to.
typedef struct Network {
  double latency, bytesPerNanosecond;
} Network;

static bool estimate(MlirOperation op, CommuteCostContext *context,
                     double *nanoseconds, CommuteCostDiagnostic *diagnostic) {
  (void)diagnostic;
  const Network *network = commuteCostContextGetUserData(context);
  CommuteCostCollective collective;
  if (!commuteCostContextGetCollective(context, op, &collective))
    return false;
  *nanoseconds =
      network->latency + collective.fullBytes / network->bytesPerNanosecond;
  return true;
}

static bool registerModel(void) {
  Network *network = malloc(sizeof *network);
  if (!network)
    return false;
  *network = (Network){.latency = 20000, .bytesPerNanosecond = 150};
  CommuteCostModel model = {.name = "our-network",
                            .description = "As measured in May",
                            .fallback = "alpha-beta",
                            .estimate = estimate,
                            .userData = network,
                            .destroy = free};
  return commuteCostModelRegister(&model);
}

//===----------------------------------------------------------------------===//
// Report and schedule
//===----------------------------------------------------------------------===//

/// Prints figures of the one function of a module.
static bool report(const char *title, MlirModule module) {
  MlirOperation function = mlirOperationGetNextInBlock(
      mlirBlockGetFirstOperation(mlirModuleGetBody(module)));
  MlirBlock block =
      mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
  CommuteCosts *costs =
      commuteCostsCreate(mlirOperationGetContext(function),
                         &(CommuteCostOptions){.model = "our-network"});
  if (!costs)
    return false;
  CommuteAnalysis *analysis = commuteAnalysisCreate(&(CommuteAnalysisOptions){
      .flags = COMMUTE_ANALYSIS_COSTS | COMMUTE_ANALYSIS_STORAGES,
      .costs = costs});
  CommuteBlockGraph *graph =
      analysis ? commuteBlockGraphCreate(analysis, block) : NULL;
  CommuteReport *data =
      graph ? commuteReportCreate(analysis, graph, NULL, NULL) : NULL;
  if (data) {
    printf("%s: %.0f us, %.0f us of it exposed communication, at least %.0f us "
           "for any order\n",
           title, commuteCostGetReal(data->simulation.makespan) / 1000,
           commuteCostGetReal(data->simulation.exposed) / 1000,
           commuteCostGetReal(data->bounds.lowerBound) / 1000);
    for (size_t i = 0; i < data->numMostExposed; ++i)
      printf("  waits for %s: %.0f us\n", data->mostExposed[i].name,
             commuteCostGetReal(data->mostExposed[i].exposed) / 1000);
  }
  bool isGood = data != NULL;
  commuteReportDestroy(data);
  commuteBlockGraphDestroy(graph);
  commuteAnalysisDestroy(analysis);
  commuteCostsDestroy(costs);
  return isGood;
}

static bool schedule(MlirModule module) {
  MlirOperation op = mlirModuleGetOperation(module);
  CommuteScheduleOptions options = commuteScheduleOptionsDefault();
  options.costModel = "our-network";
  options.verifyOrder = true;
  MlirPass pass = commuteSchedulePassCreate(&options, print, stderr);
  if (commutePassIsNull(pass))
    return false;
  MlirPassManager manager = mlirPassManagerCreate(mlirOperationGetContext(op));
  mlirPassManagerAddOwnedPass(manager, pass);
  MlirLogicalResult result = mlirPassManagerRunOnOp(manager, op);
  mlirPassManagerDestroy(manager);
  return mlirLogicalResultIsSuccess(result);
}

int main(int argc, char **argv) {
  if (!registerModel())
    return 1;
  MlirContext context = mlirContextCreate();
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__comm__(), context);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__func__(), context);
  MlirModule module = buildModule(context);
  MlirOperation op = mlirModuleGetOperation(module);
  bool isGood = mlirOperationVerify(op) && report("as built", module) &&
                schedule(module) && report("scheduled", module);
  if (isGood && argc > 1 && strcmp(argv[1], "--print") == 0)
    mlirOperationPrint(op, print, stdout);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  commuteCostModelUnregister("our-network");
  return isGood ? 0 : 1;
}
