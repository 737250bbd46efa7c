//===- Options.c - The command line of commute-graph ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char commuteOptionsHelp[] =
    "usage: commute-graph [--policy=P[,P...]] [--simulate] [--time] FILE\n"
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
    "  --simulate         print what the order costs, and a lower bound\n"
    "  --single-channel   simulate all collectives on one channel\n"
    "  --time             print how long the policies took, best of several\n"
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

static bool readArgument(CommuteOptions *options, const char *argument) {
  static const char policy[] = "--policy=";
  if (strncmp(argument, policy, strlen(policy)) == 0)
    return readSteps(options, argument + strlen(policy));
  if (strcmp(argument, "--simulate") == 0)
    options->simulate = true;
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
  *options = (CommuteOptions){.path = NULL};
  bool isGood = true;
  for (int i = 1; i < argc && isGood; ++i)
    isGood = readArgument(options, argv[i]);
  if (isGood && !options->path && !options->help && !options->version)
    isGood = fail("expected a file%.*s", "", 0);
  if (!isGood)
    commuteOptionsFinish(options);
  return isGood;
}

void commuteOptionsFinish(CommuteOptions *options) {
  free(options->steps);
  options->steps = NULL;
  options->numSteps = 0;
}
