//===- Options.c - The command line of commute-graph ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char commuteOptionsHelp[] =
    "usage: commute-graph [--policy=P[,P...]] [OPTION...] FILE\n"
    "\n"
    "Reorders a graph of compute, collectives and waits so that communication\n"
    "hides behind computation. Reads the graph as JSON from FILE (- for the\n"
    "standard input) and prints one JSON object.\n"
    "\n"
    "  --policy=P[,P...]  run these from left to right, each on the result of\n"
    "                     the one before (none is the default):\n"
    "    none               the order of the list, made topological\n"
    "    order-collectives  from here on collectives keep their order\n"
    "    sink-waits         waits as late as possible\n"
    "    raise-collectives  collectives as early as possible\n"
    "    reorder-compute    both, and compute behind each collective\n"
    "    pipeline           reorder-compute, sink-waits, raise-collectives\n"
    "    schedule           the best order that can be found\n"
    "  --simulate         print what the order costs, and a lower bound\n"
    "  --bound=B          the lower bound of --simulate: fast (the default), "
    "or\n"
    "                     strong, which takes up to seconds\n"
    "  --single-channel   run all collectives on one channel\n"
    "  --time             print how long the policies took, best of several\n"
    "  --effort=N         of schedule: 0 (default, fast), 1 or 2\n"
    "  --order=SCOPE      collectives that schedule keeps in the list's "
    "order:\n"
    "                     those of each channel (default), all, none\n"
    "  --memory-limit=BYTES\n"
    "                     highest sum of live bytes\n"
    "  --max-in-flight=BYTES, --max-in-flight-count=N\n"
    "                     of collectives started and not yet waited for\n"
    "  --max-in-flight-per-channel=BYTES, --max-in-flight-count-per-channel=N\n"
    "                     the same, for each channel\n"
    "  --prefetch-ops=N, --prefetch-bytes=BYTES, --prefetch-layers=N\n"
    "                     how far ahead of its first use a collective starts\n"
    "                     that has \"prefetch\": true\n"
    "  --min-bytes=BYTES  leave smaller collectives between the computations\n"
    "                     that they stand between\n"
    "  --cost-scale=X     schedule as if collectives took X times as long\n"
    "  --contention=X     compute takes X times as long while a collective\n"
    "                     runs, for schedule and --simulate\n"
    "  --help             print this\n"
    "  --version          print the version\n";

typedef struct StepName {
  const char *name;
  CommuteStep step;
} StepName;

static const StepName stepNames[] = {
    {"none", {.policy = COMMUTE_POLICY_NONE}},
    {"order-collectives", {.ordersCollectives = true}},
    {"sink-waits", {.policy = COMMUTE_POLICY_SINK_WAITS}},
    {"raise-collectives", {.policy = COMMUTE_POLICY_RAISE_COLLECTIVES}},
    {"reorder-compute", {.policy = COMMUTE_POLICY_REORDER_COMPUTE}},
    {"pipeline", {.policy = COMMUTE_POLICY_PIPELINE}},
    {"schedule", {.optimizes = true}},
};

static bool fail(const char *format, const char *argument, size_t length) {
  fputs("commute-graph: error: ", stderr);
  fprintf(stderr, format, (int)length, argument);
  fputs(" (see --help)\n", stderr);
  return false;
}

static bool readStep(const char *name, size_t length, CommuteStep *step) {
  for (size_t i = 0; i < sizeof stepNames / sizeof stepNames[0]; ++i)
    if (strlen(stepNames[i].name) == length &&
        memcmp(stepNames[i].name, name, length) == 0) {
      *step = stepNames[i].step;
      return true;
    }
  return fail("unknown policy '%.*s'", name, length);
}

static bool readSteps(CommuteOptions *options, const char *list) {
  size_t capacity = 1;
  for (const char *at = list; *at; ++at)
    capacity += *at == ',';
  free(options->steps);
  options->numSteps = 0;
  options->steps = malloc(capacity * sizeof *options->steps);
  if (!options->steps)
    return fail("out of memory%.*s", "", 0);
  for (;;) {
    size_t length = strcspn(list, ",");
    if (!readStep(list, length, &options->steps[options->numSteps]))
      return false;
    ++options->numSteps;
    if (list[length] == '\0')
      return true;
    list += length + 1;
  }
}

/// Reads a decimal number without a sign.
static bool readNumber(const char *text, uint64_t *number) {
  uint64_t value = 0;
  const char *at = text;
  for (; *at >= '0' && *at <= '9'; ++at) {
    unsigned digit = (unsigned)(*at - '0');
    if (value > (UINT64_MAX - 1 - digit) / 10)
      break;
    value = value * 10 + digit;
  }
  if (at == text || *at != '\0')
    return fail("expected a number, got '%.*s'", text, strlen(text));
  *number = value;
  return true;
}

static bool readEffort(CommuteOptions *options, const char *text) {
  uint64_t effort = 0;
  if (!readNumber(text, &effort))
    return false;
  if (effort > COMMUTE_MAX_EFFORT)
    return fail("unknown effort '%.*s'", text, strlen(text));
  options->schedule.effort = (unsigned)effort;
  return true;
}

static bool readScope(CommuteOptions *options, const char *text) {
  static const struct {
    const char *name;
    CommuteOrderScope scope;
  } scopes[] = {{"channel", COMMUTE_ORDER_SCOPE_CHANNEL},
                {"all", COMMUTE_ORDER_SCOPE_ALL},
                {"none", COMMUTE_ORDER_SCOPE_NONE}};
  for (size_t i = 0; i < sizeof scopes / sizeof scopes[0]; ++i)
    if (strcmp(scopes[i].name, text) == 0) {
      options->schedule.orderScope = scopes[i].scope;
      return true;
    }
  return fail("unknown order '%.*s'", text, strlen(text));
}

/// Reads a double; false, without a message, for what is none.
static bool readReal(const char *text, double *real) {
  char *end;
  *real = strtod(text, &end);
  return end != text && *end == '\0' && isfinite(*real);
}

static bool readScale(CommuteOptions *options, const char *text) {
  double *scale = &options->schedule.costScale;
  return (readReal(text, scale) && *scale > 0) ||
         fail("expected a cost scale above 0, got '%.*s'", text, strlen(text));
}

static bool readContention(CommuteOptions *options, const char *text) {
  double *contention = &options->schedule.contention;
  return (readReal(text, contention) && *contention >= 1) ||
         fail("expected a contention of at least 1, got '%.*s'", text,
              strlen(text));
}

/// Reads an option with a value. `*isKnown` tells whether it is one.
static bool readValue(CommuteOptions *options, const char *argument,
                      bool *isKnown) {
  CommuteFlightLimit *all = &options->flightLimits[0];
  CommuteFlightLimit *each = &options->flightLimits[1];
  const struct {
    const char *name;
    bool (*read)(CommuteOptions *options, const char *text);
    uint64_t *number;
  } values[] = {
      {"--policy=", readSteps, NULL},
      {"--effort=", readEffort, NULL},
      {"--order=", readScope, NULL},
      {"--cost-scale=", readScale, NULL},
      {"--contention=", readContention, NULL},
      {"--memory-limit=", NULL, &options->schedule.memoryLimit},
      {"--max-in-flight=", NULL, &all->bytes},
      {"--max-in-flight-count=", NULL, &all->count},
      {"--max-in-flight-per-channel=", NULL, &each->bytes},
      {"--max-in-flight-count-per-channel=", NULL, &each->count},
      {"--prefetch-ops=", NULL, &options->controls.prefetchComputations},
      {"--prefetch-bytes=", NULL, &options->controls.prefetchBytes},
      {"--prefetch-layers=", NULL, &options->controls.prefetchLayers},
      {"--min-bytes=", NULL, &options->controls.minBytes}};
  for (size_t i = 0; i < sizeof values / sizeof values[0]; ++i) {
    size_t length = strlen(values[i].name);
    if (strncmp(argument, values[i].name, length) != 0)
      continue;
    *isKnown = true;
    if (values[i].read)
      return values[i].read(options, argument + length);
    return readNumber(argument + length, values[i].number);
  }
  *isKnown = false;
  return true;
}

static bool readArgument(CommuteOptions *options, const char *argument) {
  bool isKnown;
  if (!readValue(options, argument, &isKnown))
    return false;
  if (isKnown)
    return true;
  if (strcmp(argument, "--simulate") == 0)
    options->simulate = true;
  else if (strcmp(argument, "--bound=fast") == 0)
    options->hasStrongBound = false;
  else if (strcmp(argument, "--bound=strong") == 0)
    options->hasStrongBound = true;
  else if (strcmp(argument, "--single-channel") == 0)
    options->singleChannel = true;
  else if (strcmp(argument, "--time") == 0)
    options->time = true;
  else if (strcmp(argument, "--help") == 0)
    options->help = true;
  else if (strcmp(argument, "--version") == 0)
    options->version = true;
  else if (argument[0] == '-' && argument[1] != '\0')
    return fail("unknown option '%.*s'", argument, strlen(argument));
  else if (options->path)
    return fail("expected one file, got another, '%.*s'", argument,
                strlen(argument));
  else
    options->path = argument;
  return true;
}

bool commuteOptionsInit(CommuteOptions *options, int argc, char **argv) {
  static const CommuteFlightLimit noLimit = {.bytes = COMMUTE_NO_LIMIT,
                                             .count = COMMUTE_NO_LIMIT};
  *options = (CommuteOptions){.schedule = commuteOptimizeOptionsGetDefault(),
                              .flightLimits = {noLimit, noLimit},
                              .controls = commuteControlsGetDefault()};
  options->flightLimits[1].perChannel = true;
  bool isGood = true;
  for (int i = 1; i < argc && isGood; ++i)
    isGood = readArgument(options, argv[i]);
  if (isGood && !options->path && !options->help && !options->version)
    isGood = fail("expected a file%.*s", "", 0);
  options->schedule.singleChannel = options->singleChannel;
  options->schedule.flightLimits = options->flightLimits;
  options->schedule.numFlightLimits = 2;
  if (!isGood)
    commuteOptionsFinish(options);
  return isGood;
}

void commuteOptionsFinish(CommuteOptions *options) {
  free(options->steps);
  options->steps = NULL;
  options->numSteps = 0;
}
