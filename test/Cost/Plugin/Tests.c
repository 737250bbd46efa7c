//===- Tests.c - Models that go wrong, and the registry -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "commute/CostModel.h"
#include "commute/Output.h"
#include "commute/Pass.h"
#include "commute/Plugin.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

COMMUTE_EXPORTED CommutePassPluginInfo mlirGetPassPluginInfo(void);

static void print(const char *format, ...) COMMUTE_FORMAT(1, 2);

static void print(const char *format, ...) {
  char text[256];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  if (length > 0 && (size_t)length < sizeof text)
    commuteOutputWrite(COMMUTE_OUTPUT_STANDARD,
                       mlirStringRefCreate(text, (size_t)length));
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

/// Says what the user data points to.
static bool estimateConstant(MlirOperation op, CommuteCostContext *context,
                             double *nanoseconds,
                             CommuteCostDiagnostic *diagnostic) {
  (void)op;
  (void)diagnostic;
  *nanoseconds = *(const double *)commuteCostContextGetUserData(context);
  return true;
}

static bool refuse(MlirOperation op, CommuteCostContext *context,
                   double *nanoseconds, CommuteCostDiagnostic *diagnostic) {
  (void)op;
  (void)context;
  *nanoseconds = 0;
  commuteCostDiagnosticSet(diagnostic, "is refused for reason %d", 7);
  return commuteCostDiagnosticSet(diagnostic, "a second message");
}

static bool knowNothing(MlirOperation op, CommuteCostContext *context,
                        double *nanoseconds,
                        CommuteCostDiagnostic *diagnostic) {
  (void)op;
  (void)context;
  (void)nanoseconds;
  (void)diagnostic;
  return false;
}

static bool prepareNothing(void *userData, CommuteCostSetup *setup,
                           void **state, CommuteCostDiagnostic *diagnostic) {
  (void)userData;
  (void)setup;
  (void)state;
  (void)diagnostic;
  return false;
}

static bool prepareBadly(void *userData, CommuteCostSetup *setup, void **state,
                         CommuteCostDiagnostic *diagnostic) {
  (void)userData;
  (void)state;
  return commuteCostDiagnosticSetAt(diagnostic, setup->profile, 3, 14,
                                    "is not as it should be");
}

/// Counts the operations that cost something in a state of its own.
static bool prepareState(void *userData, CommuteCostSetup *setup, void **state,
                         CommuteCostDiagnostic *diagnostic) {
  (void)userData;
  double *cost = malloc(sizeof *cost);
  if (!cost)
    return commuteCostDiagnosticSet(diagnostic, "out of memory");
  *cost = setup->device ? setup->device->launch : 17;
  *state = cost;
  return true;
}

static bool estimateState(MlirOperation op, CommuteCostContext *context,
                          double *nanoseconds,
                          CommuteCostDiagnostic *diagnostic) {
  (void)op;
  (void)diagnostic;
  *nanoseconds = *(const double *)commuteCostContextGetState(context);
  return true;
}

static void releaseState(void *state) {
  print("released\n");
  free(state);
}

static double notANumber = (double)NAN;
static double infinite = (double)INFINITY;
static double negative = -1;

static const CommuteCostModel models[] = {
    {.name = "nan", .estimate = estimateConstant, .userData = &notANumber},
    {.name = "infinite", .estimate = estimateConstant, .userData = &infinite},
    {.name = "negative", .estimate = estimateConstant, .userData = &negative},
    {.name = "refusing", .estimate = refuse},
    {.name = "nothing", .estimate = knowNothing},
    {.name = "self", .estimate = knowNothing, .fallback = "self"},
    {.name = "circle", .estimate = knowNothing, .fallback = "self"},
    {.name = "lost", .estimate = knowNothing, .fallback = "nowhere"},
    {.name = "silent", .estimate = knowNothing, .prepare = prepareNothing},
    {.name = "placed", .estimate = knowNothing, .prepare = prepareBadly},
    {.name = "state",
     .estimate = estimateState,
     .prepare = prepareState,
     .release = releaseState},
    {.name = "elsewhere", .estimate = knowNothing, .device = "nowhere"},
};

/// Each falls back to the next one: more of them than a chain may have.
static void registerChain(void) {
  for (int i = 0; i < 9; ++i) {
    char name[16];
    char next[16];
    (void)snprintf(name, sizeof name, "chain%d", i);
    (void)snprintf(next, sizeof next, "chain%d", i + 1);
    (void)commuteCostModelRegister(&(CommuteCostModel){
        .name = name, .estimate = knowNothing, .fallback = next});
  }
}

//===----------------------------------------------------------------------===//
// The registry
//===----------------------------------------------------------------------===//

static void countDestroyed(void *userData) { ++*(int *)userData; }

static void printModel(const char *name, const char *description,
                       void *prefix) {
  if (strncmp(name, prefix, strlen(prefix)) == 0)
    print("  %s: %s\n", name, description);
}

/// Registers and removes the same model, and uses it, again and again.
static int contend(void *userData) {
  (void)userData;
  int registered = 0;
  for (int i = 0; i < 2000; ++i) {
    registered += commuteCostModelRegister(
        &(CommuteCostModel){.name = "contended", .estimate = knowNothing});
    registered -= commuteCostModelUnregister("contended");
    (void)commuteCostModelIsRegistered("contended");
  }
  return registered;
}

static void testThreads(void) {
  enum { THREAD_COUNT = 4 };
  thrd_t threads[THREAD_COUNT];
  int sum = 0;
  for (int i = 0; i < THREAD_COUNT; ++i)
    if (thrd_create(&threads[i], contend, NULL) != thrd_success)
      abort();
  for (int i = 0; i < THREAD_COUNT; ++i) {
    int left = 0;
    (void)thrd_join(threads[i], &left);
    sum += left;
  }
  print("threads left %d, registered %d\n", sum,
        commuteCostModelIsRegistered("contended"));
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  int destroyed = 0;
  CommuteCostModel model = {.name = "temporary",
                            .description = "for a while",
                            .estimate = knowNothing,
                            .userData = &destroyed,
                            .destroy = countDestroyed};
  print("register %d\n", commuteCostModelRegister(&model));
  print("again %d\n", commuteCostModelRegister(&model));
  print("models:\n");
  print("for each %d\n", commuteCostModelForEach(printModel, "t"));
  CommuteCosts *costs = commuteCostsCreate(
      mlirOperationGetContext(op), &(CommuteCostOptions){.model = "temporary"});
  print("unregister %d\n", commuteCostModelUnregister("temporary"));
  print("registered %d\n", commuteCostModelIsRegistered("temporary"));
  print("in use, destroyed %d\n", destroyed);
  print("device %s\n", commuteCostsGetDevice(costs)->name);
  commuteCostsDestroy(costs);
  print("out of use, destroyed %d\n", destroyed);
  print("unregister %d\n", commuteCostModelUnregister("temporary"));
  print("built in: registered %d, unregister %d\n",
        commuteCostModelIsRegistered("inductor"),
        commuteCostModelUnregister("inductor"));
  model.name = "inductor";
  print("register built in %d\n", commuteCostModelRegister(&model));
  model.name = "";
  print("register without name %d\n", commuteCostModelRegister(&model));
  model = (CommuteCostModel){.name = "empty"};
  print("register without estimate %d\n", commuteCostModelRegister(&model));
  testThreads();
  commutePassPreserveAllAnalyses(pass);
  return mlirLogicalResultSuccess();
}

static const CommutePassInfo registryPass = {
    .argument = "test-commute-cost-registry",
    .name = "TestCommuteCostRegistry",
    .description = "Tests the registry of cost models",
    .run = run,
};

static void registerAll(void) {
  for (size_t i = 0; i < sizeof models / sizeof models[0]; ++i)
    (void)commuteCostModelRegister(&models[i]);
  registerChain();
  (void)commuteRegisterPass(&registryPass);
}

CommutePassPluginInfo mlirGetPassPluginInfo(void) {
  return (CommutePassPluginInfo){COMMUTE_PLUGIN_API_VERSION, "CommuteCostTests",
                                 "1", registerAll};
}
