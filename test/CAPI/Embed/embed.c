//===- embed.c - A compiler that embeds Commute ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What a host written in C does: make a context with the dialect, parse a
// program, run a pipeline named in text on it, print it.
//
//     embed PIPELINE < PROGRAM
//
//===----------------------------------------------------------------------===//

#include "commute/Dialect.h"
#include "commute/Passes.h"

#include "mlir-c/Dialect/Func.h"
#include "mlir-c/Pass.h"

#include <stdio.h>

static void printTo(MlirStringRef text, void *stream) {
  fwrite(text.data, 1, text.length, stream);
}

/// Runs a pipeline on a module and prints the result.
static MlirLogicalResult runPipeline(MlirContext context, MlirModule module,
                                     const char *pipeline) {
  MlirPassManager manager = mlirPassManagerCreate(context);
  MlirOperation op = mlirModuleGetOperation(module);
  MlirLogicalResult result = mlirParsePassPipeline(
      mlirPassManagerGetAsOpPassManager(manager),
      mlirStringRefCreateFromCString(pipeline), printTo, stderr);
  if (mlirLogicalResultIsSuccess(result))
    result = mlirPassManagerRunOnOp(manager, op);
  if (mlirLogicalResultIsSuccess(result))
    mlirOperationPrint(op, printTo, stdout);
  mlirPassManagerDestroy(manager);
  return result;
}

int main(int argc, char **argv) {
  static char program[65536];
  if (argc != 2) {
    fprintf(stderr, "usage: embed PIPELINE < PROGRAM\n");
    return 2;
  }
  program[fread(program, 1, sizeof program - 1, stdin)] = '\0';

  commuteRegisterAllPasses();
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  commuteRegisterDialect(registry);
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__func__(), registry);
  MlirContext context = mlirContextCreateWithRegistry(registry, false);
  mlirDialectRegistryDestroy(registry);
  mlirContextLoadAllAvailableDialects(context);

  MlirModule module =
      mlirModuleCreateParse(context, mlirStringRefCreateFromCString(program));
  MlirLogicalResult result = mlirLogicalResultFailure();
  if (!mlirModuleIsNull(module)) {
    result = runPipeline(context, module, argv[1]);
    mlirModuleDestroy(module);
  }
  mlirContextDestroy(context);
  return mlirLogicalResultIsSuccess(result) ? 0 : 1;
}
