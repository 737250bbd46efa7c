//===- commute-graph.c - Policies on plain graphs -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// The scheduler core for those without MLIR: a graph as JSON in, an order and
// what it costs as JSON out.
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "Output.h"
#include "TextFile.h"
#include "commute/Bounds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/// A run of --time is repeated this often, unless that takes long.
enum { NumTimedRuns = 5, MaxTimedNanoseconds = 1000000000 };

/// What is needed to place an error.
typedef struct Source {
  const char *path;
  char *text;
  size_t size;
} Source;

static bool failAt(const Source *source, size_t offset, const char *message) {
  size_t line, column;
  commuteJsonLocate(source->text, offset, &line, &column);
  fprintf(stderr, "%s:%zu:%zu: error: %s\n", source->path, line, column,
          message);
  return false;
}

static bool fail(const char *path, const char *message) {
  fprintf(stderr, "%s: error: %s\n", path, message);
  return false;
}

static bool failWrite(void) {
  return fail("commute-graph", "cannot write to the standard output");
}

/// Reports a failure of the core, at the first node that it names.
static bool failCore(const Source *source, const CommuteProgram *program,
                     const CommuteError *error) {
  if (error->nodes[0] == COMMUTE_NO_NODE)
    return fail(source->path, error->message);
  return failAt(source, commuteProgramGetNodeOffset(program, error->nodes[0]),
                error->message);
}

//===----------------------------------------------------------------------===//
// Policies
//===----------------------------------------------------------------------===//

/// Runs the steps on a graph. `order` holds the list, and then the result;
/// `scratch` has the same size. `schedule` is what the last step says that
/// optimizes, if any does.
static CommuteStatus runSteps(CommuteProgram *program,
                              const CommuteOptions *options, uint32_t *order,
                              uint32_t *scratch, CommuteOptimization *schedule,
                              CommuteError *error) {
  CommuteGraph *graph = program->graph;
  CommuteControls controls = options->controls;
  controls.nodes = program->controls;
  size_t size = commuteGraphGetNumNodes(graph) * sizeof *order;
  CommuteStatus status = COMMUTE_STATUS_OK;
  for (size_t i = 0; i < options->numSteps && status == COMMUTE_STATUS_OK;
       ++i) {
    const CommuteStep *step = &options->steps[i];
    if (step->ordersCollectives) {
      status = commuteGraphOrderCollectives(graph, COMMUTE_ORDER_SCOPE_ALL,
                                            order, error);
      continue;
    }
    memcpy(scratch, order, size);
    if (!step->optimizes) {
      status = commuteGraphRun(graph, step->policy, scratch, order, error);
      continue;
    }
    status = commuteGraphAddControls(graph, scratch, &controls, error);
    if (status == COMMUTE_STATUS_OK)
      status = commuteGraphOptimize(graph, scratch, &options->schedule, order,
                                    schedule, error);
  }
  // Without a policy the list stays as it is, if it is an order at all; edges
  // that order-collectives added count here, too.
  if (status == COMMUTE_STATUS_OK &&
      (options->numSteps == 0 ||
       options->steps[options->numSteps - 1].ordersCollectives)) {
    memcpy(scratch, order, size);
    status = commuteGraphRun(graph, COMMUTE_POLICY_NONE, scratch, order, error);
  }
  return status;
}

static void fillList(const CommuteGraph *graph, uint32_t *order) {
  for (uint32_t v = 0; v < commuteGraphGetNumNodes(graph); ++v)
    order[v] = v;
}

static int64_t getNanoseconds(void) {
  struct timespec now;
  timespec_get(&now, TIME_UTC);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/// Times the steps alone, each time on a graph made anew, since steps may add
/// edges; -1 where memory runs out. The steps are known to succeed.
static int64_t timeSteps(const CommuteJsonTree *json,
                         const CommuteOptions *options, uint32_t *order,
                         uint32_t *scratch) {
  int64_t best = -1, sum = 0;
  for (int run = 0; run < NumTimedRuns && sum < MaxTimedNanoseconds; ++run) {
    CommuteProgram program;
    CommuteJsonError error;
    CommuteOptimization schedule;
    if (!commuteProgramInit(&program, json, &error))
      return -1;
    fillList(program.graph, order);
    CommuteStatus status = commuteGraphPrepare(program.graph, NULL);
    int64_t begin = getNanoseconds();
    if (status == COMMUTE_STATUS_OK)
      status = runSteps(&program, options, order, scratch, &schedule, NULL);
    int64_t spent = getNanoseconds() - begin;
    commuteProgramFinish(&program);
    if (status != COMMUTE_STATUS_OK)
      return -1;
    // The clock of the calendar may be set back meanwhile.
    if (spent >= 0 && (best < 0 || spent < best))
      best = spent;
    sum += spent;
  }
  return best < 0 ? 0 : best;
}

static bool hasSchedule(const CommuteOptions *options) {
  for (size_t i = 0; i < options->numSteps; ++i)
    if (options->steps[i].optimizes)
      return true;
  return false;
}

/// Warns where a limit could not be kept.
static void warnOfLimits(const Source *source,
                         const CommuteOptimization *schedule) {
  static const char *const format =
      "%s: warning: the input exceeds the %s; the limit is raised to that\n";
  if (schedule->inputExceedsMemory)
    fprintf(stderr, format, source->path, "memory limit");
  if (schedule->inputExceedsFlight)
    fprintf(stderr, format, source->path, "limit of what is in flight");
}

//===----------------------------------------------------------------------===//
// The tool
//===----------------------------------------------------------------------===//

/// Computes the lower bounds; the largest is the strong one where that is asked
/// for.
static CommuteStatus computeBounds(CommuteGraph *graph,
                                   const CommuteOptions *options,
                                   CommuteBounds *bounds, CommuteError *error) {
  if (!options->hasStrongBound) {
    CommuteSimulationOptions fast = {.singleChannel = options->singleChannel};
    return commuteGraphComputeBounds(graph, &fast, bounds, error);
  }
  CommuteStrongBoundOptions strong = {.singleChannel = options->singleChannel};
  CommuteStrongBounds result;
  CommuteStatus status =
      commuteGraphComputeStrongBounds(graph, &strong, &result, error);
  if (status == COMMUTE_STATUS_OK) {
    *bounds = result.simple;
    bounds->lowerBound = result.lowerBound;
  }
  return status;
}

/// Runs everything that was asked for, and prints it where all went well.
/// `order` holds the list.
static bool runProgram(const Source *source, CommuteProgram *program,
                       const CommuteOptions *options, uint32_t *order,
                       uint32_t *scratch, uint32_t *timed) {
  CommuteSimulationOptions simulationOptions = {
      .singleChannel = options->singleChannel,
      .contention = options->schedule.contention};
  CommuteSimulation simulation;
  CommuteBounds bounds;
  CommuteOptimization schedule;
  CommuteOutput output = {
      .program = program, .order = order, .nanoseconds = -1};
  CommuteError error;

  // The bound is the program's, whatever order of collectives is asked for.
  if (options->simulate) {
    if (computeBounds(program->graph, options, &bounds, &error) !=
        COMMUTE_STATUS_OK)
      return failCore(source, program, &error);
    output.bounds = &bounds;
  }
  if (runSteps(program, options, order, scratch, &schedule, &error) !=
      COMMUTE_STATUS_OK)
    return failCore(source, program, &error);
  if (hasSchedule(options)) {
    output.schedule = &schedule;
    warnOfLimits(source, &schedule);
  }
  if (options->simulate) {
    if (commuteGraphSimulate(program->graph, order, &simulationOptions,
                             &simulation, NULL, &error) != COMMUTE_STATUS_OK)
      return failCore(source, program, &error);
    output.simulation = &simulation;
  }
  if (options->time) {
    output.nanoseconds = timeSteps(program->json, options, timed, scratch);
    if (output.nanoseconds < 0)
      return fail(source->path, "out of memory");
  }
  return commuteOutputPrint(&output) || failWrite();
}

static bool runSource(const Source *source, const CommuteOptions *options) {
  CommuteJsonTree json;
  CommuteProgram program;
  CommuteJsonError error;
  if (!commuteJsonTreeInit(&json, source->text, source->size, &error))
    return failAt(source, error.offset, error.message);
  if (!commuteProgramInit(&program, &json, &error)) {
    commuteJsonTreeFinish(&json);
    return failAt(source, error.offset, error.message);
  }
  size_t size = ((size_t)program.numNodes + 1) * sizeof(uint32_t);
  uint32_t *order = malloc(size);
  uint32_t *scratch = malloc(size);
  uint32_t *timed = malloc(size);
  bool isGood;
  if (order && scratch && timed) {
    fillList(program.graph, order);
    isGood = runProgram(source, &program, options, order, scratch, timed);
  } else {
    isGood = fail(source->path, "out of memory");
  }
  free(timed);
  free(scratch);
  free(order);
  commuteProgramFinish(&program);
  commuteJsonTreeFinish(&json);
  return isGood;
}

static bool runFile(const CommuteOptions *options) {
  Source source = {.path = options->path};
  const char *failure =
      commuteTextFileRead(options->path, &source.text, &source.size);
  if (failure)
    return fail(options->path, failure);
  bool isGood = runSource(&source, options);
  free(source.text);
  return isGood;
}

static bool writeText(const char *text) {
  return (fputs(text, stdout) >= 0 && fflush(stdout) == 0) || failWrite();
}

int main(int argc, char **argv) {
  CommuteOptions options;
  if (!commuteOptionsInit(&options, argc, argv))
    return EXIT_FAILURE;
  bool isGood = true;
  if (options.help)
    isGood = writeText(commuteOptionsHelp);
  else if (options.version)
    isGood = writeText("commute-graph " COMMUTE_VERSION "\n");
  else
    isGood = runFile(&options);
  commuteOptionsFinish(&options);
  return isGood ? EXIT_SUCCESS : EXIT_FAILURE;
}
