//===- Plugin.h - Plugins of one's own, in C ----------------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What mlir-opt and other hosts look for in a file that is given to
// --load-pass-plugin or --load-dialect-plugin, in C: the structures of
// mlir/Tools/Plugins/PassPlugin.h and DialectPlugin.h. A plugin with passes
// (commute/Pass.h) defines
//
//     COMMUTE_EXPORTED CommutePassPluginInfo mlirGetPassPluginInfo(void);
//
//     CommutePassPluginInfo mlirGetPassPluginInfo(void) {
//       return (CommutePassPluginInfo){COMMUTE_PLUGIN_API_VERSION, "Mine",
//                                      "1.0", registerMyPasses};
//     }
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_PLUGIN_H
#define COMMUTE_PLUGIN_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of the interface between host and plugin, which hosts check.
enum { COMMUTE_PLUGIN_API_VERSION = 1 };

/// What mlirGetPassPluginInfo returns. All it points to has static storage.
typedef struct CommutePassPluginInfo {
  uint32_t apiVersion;
  const char *name;
  const char *version;
  /// Registers the plugin's passes; the host calls it once, on one thread.
  void (*registerPasses)(void);
} CommutePassPluginInfo;

/// What mlirGetDialectPluginInfo returns. All it points to has static storage.
typedef struct CommuteDialectPluginInfo {
  uint32_t apiVersion;
  const char *name;
  const char *version;
  /// Adds the plugin's dialects to the host's registry, which is the `ptr` of
  /// an MlirDialectRegistry.
  void (*registerDialects)(void *registry);
} CommuteDialectPluginInfo;

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_PLUGIN_H
