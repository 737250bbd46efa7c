//===- Options.c - The command line of commute-interpret ------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char commuteOptionsHelp[] =
    "usage: commute-interpret --print FILE...\n"
    "       commute-interpret --pipeline=P [--pipeline=P...] FILE...\n"
    "       commute-interpret BEFORE AFTER\n"
    "\n"
    "Runs programs of the comm dialect on made-up arguments, on all ranks at\n"
    "once, and tells whether two programs mean the same: each function gives\n"
    "the same results, leaves the same in its caller's memory, and neither\n"
    "reads poison nor writes where no memory is unless it did before. Files "
    "may\n"
    "hold several programs, with lines of // ----- between them.\n"
    "\n"
    "  --print          print what each function's caller sees\n"
    "  --pipeline=P     compare each program to what the passes make of it\n"
    "                   ('any(comm-sink-waits)')\n"
    "  --seed=N         arguments follow from it (1; 0: numbers that count "
    "up)\n"
    "  --runs=N         run each function that often (2)\n"
    "  --alias          in every other run, arguments share memory where the\n"
    "                   program does not promise that they do not\n"
    "  --verbose        print what was not compared, and why\n"
    "  --help           print this\n"
    "\n"
    "Exit code: 0 the same, 1 not the same, 2 cannot tell.\n";

static bool fail(const char *message, const char *argument) {
  fprintf(stderr, "commute-interpret: error: %s '%s' (see --help)\n", message,
          argument);
  return false;
}

static bool readNumber(const char *text, uint64_t *number) {
  char *end = NULL;
  errno = 0;
  unsigned long long value = strtoull(text, &end, 10);
  if (errno != 0 || end == text || *end != '\0' || *text == '-')
    return fail("no number:", text);
  *number = value;
  return true;
}

static bool startsWith(const char *text, const char *prefix) {
  return strncmp(text, prefix, strlen(prefix)) == 0;
}

static bool readOption(CommuteOptions *options, const char *argument) {
  const char *value = strchr(argument, '=');
  value = value ? value + 1 : "";
  uint64_t runs = 0;
  if (startsWith(argument, "--pipeline="))
    options->pipelines[options->numPipelines++] = value;
  else if (startsWith(argument, "--seed="))
    return readNumber(value, &options->seed);
  else if (startsWith(argument, "--runs=")) {
    if (!readNumber(value, &runs))
      return false;
    if (runs == 0 || runs > 1000)
      return fail("runs from 1 to 1000, not", value);
    options->runs = (int64_t)runs;
  } else if (strcmp(argument, "--alias") == 0)
    options->aliases = true;
  else if (strcmp(argument, "--print") == 0)
    options->prints = true;
  else if (strcmp(argument, "--verbose") == 0)
    options->isVerbose = true;
  else if (strcmp(argument, "--help") == 0)
    options->wantsHelp = true;
  else
    return fail("unknown option", argument);
  return true;
}

bool commuteOptionsRead(CommuteOptions *options, int argc, char **argv) {
  *options = (CommuteOptions){.seed = 1, .runs = 2};
  options->pipelines = calloc((size_t)argc + 1, sizeof *options->pipelines);
  options->files = calloc((size_t)argc + 1, sizeof *options->files);
  if (!options->pipelines || !options->files)
    return fail("out of memory", "");
  for (int i = 1; i < argc; ++i)
    if (!startsWith(argv[i], "--"))
      options->files[options->numFiles++] = argv[i];
    else if (!readOption(options, argv[i]))
      return false;
  if (options->wantsHelp)
    return true;
  bool readsAny = options->prints || options->numPipelines > 0;
  if (readsAny ? options->numFiles == 0 : options->numFiles != 2)
    return fail("wrong number of files:",
                options->numFiles ? options->files[0] : "none");
  return true;
}

void commuteOptionsFinish(CommuteOptions *options) {
  free(options->pipelines);
  free(options->files);
}
