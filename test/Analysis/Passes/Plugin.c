//===- Plugin.c - Registers the passes that test the analysis -------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "AnalysisTests.h"

#include "commute/Output.h"
#include "commute/Plugin.h"

#include <stdarg.h>
#include <stdio.h>

COMMUTE_EXPORTED CommutePassPluginInfo mlirGetPassPluginInfo(void);

static const CommutePassInfo *const passes[] = {
    &testErrorsPass,
    &testEstimatePass,
    &testExplainPass,
    &testOrderCheckPass,
};

static void registerPasses(void) {
  for (size_t i = 0; i < sizeof passes / sizeof passes[0]; ++i)
    (void)commuteRegisterPass(passes[i]);
}

CommutePassPluginInfo mlirGetPassPluginInfo(void) {
  return (CommutePassPluginInfo){COMMUTE_PLUGIN_API_VERSION,
                                 "CommuteAnalysisTests", "1", registerPasses};
}

void testPrint(const char *format, ...) {
  char text[1024];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  if (length > 0 && (size_t)length < sizeof text)
    commuteOutputWrite(COMMUTE_OUTPUT_STANDARD,
                       mlirStringRefCreate(text, (size_t)length));
}
