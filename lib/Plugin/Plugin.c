//===- Plugin.c - Entry points for mlir-opt's plugin flags ----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Both entry points of commute/Plugin.h.
//
//===----------------------------------------------------------------------===//

#include "commute/Plugin.h"
#include "commute/Dialect.h"
#include "commute/Export.h"
#include "commute/Passes.h"
#include "commute/Version.h"

COMMUTE_EXPORTED CommuteDialectPluginInfo mlirGetDialectPluginInfo(void);
COMMUTE_EXPORTED CommutePassPluginInfo mlirGetPassPluginInfo(void);

static void registerDialects(void *registry) {
  commuteRegisterDialect((MlirDialectRegistry){registry});
}

CommuteDialectPluginInfo mlirGetDialectPluginInfo(void) {
  return (CommuteDialectPluginInfo){
      .apiVersion = COMMUTE_PLUGIN_API_VERSION,
      .name = "Commute",
      .version = commuteGetVersion(),
      .registerDialects = registerDialects,
  };
}

CommutePassPluginInfo mlirGetPassPluginInfo(void) {
  return (CommutePassPluginInfo){
      .apiVersion = COMMUTE_PLUGIN_API_VERSION,
      .name = "Commute",
      .version = commuteGetVersion(),
      .registerPasses = commuteRegisterAllPasses,
  };
}
