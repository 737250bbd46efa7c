//===- Output.c - What commute-graph prints -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Output.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yajl/yajl_gen.h>

static void writeText(void *context, const char *text, size_t length) {
  // A failure stays with the stream, and is asked for at the end.
  fwrite(text, 1, length, context);
}

static void genString(yajl_gen gen, const char *text, size_t length) {
  yajl_gen_string(gen, (const unsigned char *)text, length);
}

static void genKey(yajl_gen gen, const char *key) {
  genString(gen, key, strlen(key));
}

static void genInteger(yajl_gen gen, int64_t integer) {
  char text[24];
  int length = snprintf(text, sizeof text, "%" PRId64, integer);
  yajl_gen_number(gen, text, (size_t)length);
}

/// Writes the shortest of the usual precisions that reads back as the same
/// double, with a point, so that it reads back as a double at all.
static void genReal(yajl_gen gen, double real) {
  char text[40];
  for (int precision = 15; precision <= 17; ++precision) {
    snprintf(text, sizeof text - 2, "%.*g", precision, real);
    if (strtod(text, NULL) == real)
      break;
  }
  if (!strpbrk(text, ".e"))
    strcat(text, ".0");
  yajl_gen_number(gen, text, strlen(text));
}

static void genCost(yajl_gen gen, const char *key, CommuteCost cost) {
  genKey(gen, key);
  if (cost.isReal)
    genReal(gen, cost.value.real);
  else
    genInteger(gen, cost.value.integer);
}

static void genBytes(yajl_gen gen, const char *key, uint64_t bytes) {
  genKey(gen, key);
  char text[24];
  int length = snprintf(text, sizeof text, "%" PRIu64, bytes);
  if (bytes == COMMUTE_BYTES_UNKNOWN)
    yajl_gen_null(gen);
  else
    yajl_gen_number(gen, text, (size_t)length);
}

/// The reference sums doubles. Where all costs are integers, and the sum is
/// small enough to be exact, it is printed as the integer that it is.
static void genVisualizeOverlap(yajl_gen gen,
                                const CommuteSimulation *simulation,
                                bool isReal) {
  static const double exactLimit = 9007199254740992.0;
  double sum = simulation->visualizeOverlap;
  genKey(gen, "visualize_overlap_ns");
  if (!simulation->hasVisualizeOverlap)
    yajl_gen_null(gen);
  else if (!isReal && fabs(sum) < exactLimit)
    genInteger(gen, (int64_t)sum);
  else
    genReal(gen, sum);
}

static void genSimulation(yajl_gen gen, const CommuteOutput *output) {
  const CommuteSimulation *simulation = output->simulation;
  genKey(gen, "simulation");
  yajl_gen_map_open(gen);
  genCost(gen, "makespan_ns", simulation->makespan);
  genCost(gen, "exposed_ns", simulation->exposed);
  genCost(gen, "lower_bound_ns", output->bounds->lowerBound);
  genCost(gen, "compute_ns", simulation->compute);
  genCost(gen, "communication_ns", simulation->communication);
  genBytes(gen, "peak_live_bytes", simulation->peakLiveBytes);
  genBytes(gen, "peak_in_flight_bytes", simulation->peakInFlightBytes);
  genVisualizeOverlap(gen, simulation, simulation->makespan.isReal);
  yajl_gen_map_close(gen);
}

static void genSchedule(yajl_gen gen, const CommuteOptimization *schedule) {
  const char *source = commuteOrderSourceGetName(schedule->source);
  genKey(gen, "schedule");
  yajl_gen_map_open(gen);
  genCost(gen, "input_makespan_ns", schedule->input.makespan);
  genCost(gen, "makespan_ns", schedule->output.makespan);
  genCost(gen, "lower_bound_ns", schedule->lowerBound);
  genKey(gen, "is_optimal");
  yajl_gen_bool(gen, schedule->isOptimal);
  genBytes(gen, "input_peak_live_bytes", schedule->input.peakLiveBytes);
  genBytes(gen, "peak_live_bytes", schedule->output.peakLiveBytes);
  genKey(gen, "source");
  genString(gen, source, strlen(source));
  yajl_gen_map_close(gen);
}

bool commuteOutputPrint(const CommuteOutput *output) {
  yajl_gen gen = yajl_gen_alloc(NULL);
  if (!gen)
    return false;
  yajl_gen_config(gen, yajl_gen_print_callback, writeText, stdout);
  yajl_gen_map_open(gen);
  genKey(gen, "order");
  yajl_gen_array_open(gen);
  for (uint32_t i = 0; i < output->program->numNodes; ++i) {
    CommuteJsonText name = output->program->nodes[output->order[i]].name;
    genString(gen, name.data, name.length);
  }
  yajl_gen_array_close(gen);
  if (output->simulation)
    genSimulation(gen, output);
  if (output->schedule)
    genSchedule(gen, output->schedule);
  if (output->nanoseconds >= 0) {
    genKey(gen, "time_ns");
    genInteger(gen, output->nanoseconds);
  }
  yajl_gen_map_close(gen);
  yajl_gen_free(gen);
  putchar('\n');
  return fflush(stdout) == 0 && !ferror(stdout);
}
