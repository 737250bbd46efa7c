//===- Loading.c - Loads the library again and again ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Loads the plugin, registers what it has and unloads it, several times, as a
// host may; then runs a pipeline on a program and prints what comes out. What
// MLIR's registries have kept of the plugin must still be there.
//
//     commute-test-loading PLUGIN PIPELINE < PROGRAM
//
//===----------------------------------------------------------------------===//

#include "Host.h"

#include "commute/Plugin.h"
#include "mlir-c/Dialect/Func.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

/// POSIX has dlsym return functions as pointers to objects.
typedef union Symbol {
  void *object;
  CommutePassPluginInfo (*getPasses)(void);
  CommuteDialectPluginInfo (*getDialects)(void);
} Symbol;

static Symbol find(void *library, const char *name) {
  Symbol symbol = {.object = dlsym(library, name)};
  if (!symbol.object)
    fail(dlerror());
  return symbol;
}

static void load(const char *file, MlirDialectRegistry registry) {
  void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (!library)
    fail(dlerror());
  CommutePassPluginInfo passes =
      find(library, "mlirGetPassPluginInfo").getPasses();
  CommuteDialectPluginInfo dialects =
      find(library, "mlirGetDialectPluginInfo").getDialects();
  if (passes.apiVersion != COMMUTE_PLUGIN_API_VERSION ||
      dialects.apiVersion != COMMUTE_PLUGIN_API_VERSION)
    fail("another version of the plugin interface");
  passes.registerPasses();
  dialects.registerDialects(registry.ptr);
  if (dlclose(library))
    fail(dlerror());
}

int main(int argc, char **argv) {
  if (argc != 3)
    fail("usage: commute-test-loading PLUGIN PIPELINE < PROGRAM");
  char *program = readProgram();
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  for (int i = 0; i < 3; ++i)
    load(argv[1], registry);
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__func__(), registry);
  MlirContext context = createContext(registry, true);
  char *result = runPipeline(context, program, argv[2]);
  puts(result);
  free(result);
  mlirContextDestroy(context);
  mlirDialectRegistryDestroy(registry);
  free(program);
  return 0;
}
