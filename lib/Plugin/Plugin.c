//===- Plugin.c - Entry points for mlir-opt's plugin flags ----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What mlir/Tools/Plugins/DialectPlugin.h and PassPlugin.h of MLIR describe, in
// C: each entry point returns, by value, a structure with the version of the
// plugin interface, the plugin's name and version, and a function that
// registers. The host checks the interface's version.
//
//===----------------------------------------------------------------------===//

#include "commute/Dialect.h"
#include "commute/Export.h"
#include "commute/Passes.h"
#include "commute/Version.h"

#include <stdint.h>

enum { PLUGIN_API_VERSION = 1 };

typedef struct DialectPluginInfo {
  uint32_t apiVersion;
  const char *name;
  const char *version;
  // The host passes its mlir::DialectRegistry.
  void (*registerDialects)(void *registry);
} DialectPluginInfo;

typedef struct PassPluginInfo {
  uint32_t apiVersion;
  const char *name;
  const char *version;
  void (*registerPasses)(void);
} PassPluginInfo;

COMMUTE_EXPORTED DialectPluginInfo mlirGetDialectPluginInfo(void);
COMMUTE_EXPORTED PassPluginInfo mlirGetPassPluginInfo(void);

static void registerDialects(void *registry) {
  commuteRegisterDialect((MlirDialectRegistry){registry});
}

DialectPluginInfo mlirGetDialectPluginInfo(void) {
  return (DialectPluginInfo){
      .apiVersion = PLUGIN_API_VERSION,
      .name = "Commute",
      .version = commuteGetVersion(),
      .registerDialects = registerDialects,
  };
}

PassPluginInfo mlirGetPassPluginInfo(void) {
  return (PassPluginInfo){
      .apiVersion = PLUGIN_API_VERSION,
      .name = "Commute",
      .version = commuteGetVersion(),
      .registerPasses = commuteRegisterAllPasses,
  };
}
