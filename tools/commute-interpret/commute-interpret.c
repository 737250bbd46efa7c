//===- commute-interpret.c - Runs programs and compares their meaning -----===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A tool of the test suite. It reads programs, has passes rewrite them, and
// compares what a caller sees of each function before and after.
//
//   commute-interpret.c  files, programs in them, passes
//   Comparison.c         every function, in every run and mode
//   Outcome.c            what a caller sees of one run
//   Arguments.c          what a function is called with
//   Program.c            ranks, groups, how far tensors are shrunk
//   Interpreter.c        frames, blocks, functions; Control.c: their ops
//   Storages.c, Collectives.c, MemRefs.c, Scalars.c, Opaque.c: what ops do
//   Machine.h            cells (Cells.c), memory (Memory.c), parts (Layout.c)
//
//===----------------------------------------------------------------------===//

#include "Comparison.h"
#include "Options.h"

#include "commute/Dialect.h"
#include "commute/Passes.h"

#include "mlir-c/Diagnostics.h"
#include "mlir-c/Pass.h"
#include "mlir-c/RegisterEverything.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// Reads a file into memory of the caller's, ended by a NUL. Returns NULL after
/// a message.
static char *readFile(const char *path) {
  FILE *file = fopen(path, "rb");
  char *text = NULL;
  long size = -1;
  if (file && fseek(file, 0, SEEK_END) == 0)
    size = ftell(file);
  if (size >= 0 && fseek(file, 0, SEEK_SET) == 0)
    text = calloc((size_t)size + 1, 1);
  if (text && fread(text, 1, (size_t)size, file) != (size_t)size) {
    free(text);
    text = NULL;
  }
  if (file)
    fclose(file);
  if (!text)
    fprintf(stderr, "commute-interpret: error: cannot read '%s'\n", path);
  return text;
}

/// Cuts the next program off the text, which is moved on; NULL: none is left.
static char *nextProgram(char **text) {
  char *program = *text;
  if (!program)
    return NULL;
  static const char separator[] = "\n// -----\n";
  char *end = strstr(program, separator);
  *text = end ? end + sizeof separator - 1 : NULL;
  if (end)
    *end = '\0';
  return program;
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

typedef struct Session {
  MlirContext context;
  const CommuteOptions *options;
  CommuteTally tally;
} Session;

static void print(MlirStringRef text, void *stream) {
  fwrite(text.data, 1, text.length, stream);
}

/// Tests provoke errors: they are shown on demand.
static MlirLogicalResult handleDiagnostic(MlirDiagnostic diagnostic,
                                          void *userData) {
  const Session *session = userData;
  if (session->options->isVerbose) {
    mlirLocationPrint(mlirDiagnosticGetLocation(diagnostic), print, stderr);
    fputs(": ", stderr);
    mlirDiagnosticPrint(diagnostic, print, stderr);
    fputs("\n", stderr);
  }
  return mlirLogicalResultSuccess();
}

static MlirModule parse(const Session *session, const char *program) {
  return mlirModuleCreateParse(session->context,
                               mlirStringRefCreateFromCString(program));
}

/// Tells whether the text of a pipeline is one.
static bool checkPipeline(const Session *session, const char *pipeline) {
  MlirPassManager manager = mlirPassManagerCreate(session->context);
  MlirLogicalResult result = mlirParsePassPipeline(
      mlirPassManagerGetAsOpPassManager(manager),
      mlirStringRefCreateFromCString(pipeline), print, stderr);
  mlirPassManagerDestroy(manager);
  if (mlirLogicalResultIsSuccess(result))
    return true;
  fprintf(stderr, "commute-interpret: error: '%s' is no pipeline\n", pipeline);
  return false;
}

/// Returns what a pipeline makes of a copy of the program; null where it fails.
static MlirModule rewrite(Session *session, MlirModule module,
                          const char *pipeline) {
  MlirPassManager manager = mlirPassManagerCreate(session->context);
  MlirOperation copy = mlirOperationClone(mlirModuleGetOperation(module));
  MlirLogicalResult result = mlirParsePassPipeline(
      mlirPassManagerGetAsOpPassManager(manager),
      mlirStringRefCreateFromCString(pipeline), print, stderr);
  if (mlirLogicalResultIsSuccess(result))
    result = mlirPassManagerRunOnOp(manager, copy);
  mlirPassManagerDestroy(manager);
  if (mlirLogicalResultIsSuccess(result))
    return mlirModuleFromOperation(copy);
  mlirOperationDestroy(copy);
  return (MlirModule){NULL};
}

/// Compares a program to what the pipelines make of it.
static bool comparePipelines(Session *session, const char *where,
                             MlirModule module) {
  const CommuteOptions *options = session->options;
  int count = options->numPipelines;
  CommuteCandidate *candidates = calloc((size_t)count, sizeof *candidates);
  if (!candidates)
    return false;
  for (int i = 0; i < count; ++i) {
    candidates[i].name = options->pipelines[i];
    candidates[i].module = rewrite(session, module, options->pipelines[i]);
    if (options->isVerbose && mlirModuleIsNull(candidates[i].module))
      printf("%s: refused by %s\n", where, options->pipelines[i]);
  }
  bool ok = commuteProgramsCompare(options, where, module, candidates, count,
                                   &session->tally);
  for (int i = 0; i < count; ++i)
    if (!mlirModuleIsNull(candidates[i].module))
      mlirModuleDestroy(candidates[i].module);
  free(candidates);
  return ok;
}

/// Runs one program; `after`, or NULL, is what it is compared to.
static bool runProgram(Session *session, const char *where, const char *program,
                       const char *after) {
  MlirModule module = parse(session, program);
  if (mlirModuleIsNull(module)) {
    if (session->options->isVerbose)
      printf("%s: not a program\n", where);
    ++session->tally.invalid;
    // Suites hold programs that are wrong on purpose.
    return session->options->numPipelines > 0;
  }
  bool ok = true;
  if (session->options->prints)
    ok = commuteProgramPrint(session->options, where, module);
  if (session->options->numPipelines > 0)
    ok &= comparePipelines(session, where, module);
  if (after) {
    CommuteCandidate candidate = {"", parse(session, after)};
    ok &= !mlirModuleIsNull(candidate.module) &&
          commuteProgramsCompare(session->options, where, module, &candidate, 1,
                                 &session->tally);
    if (!mlirModuleIsNull(candidate.module))
      mlirModuleDestroy(candidate.module);
  }
  mlirModuleDestroy(module);
  return ok;
}

/// Runs all programs of a file; `afterPath` may be NULL.
static bool runFile(Session *session, const char *path, const char *afterPath) {
  char *text = readFile(path);
  char *afterText = afterPath ? readFile(afterPath) : NULL;
  bool ok = text && (!afterPath || afterText);
  char *rest = text, *afterRest = afterText;
  for (int64_t number = 1; ok; ++number) {
    char *program = nextProgram(&rest);
    char *after = nextProgram(&afterRest);
    if (!program)
      break;
    char where[512];
    snprintf(where, sizeof where, "%s:%" PRId64, path, number);
    ok = (!afterPath || after) && runProgram(session, where, program, after);
    if (!ok)
      fprintf(stderr, "commute-interpret: error: %s cannot be run\n", where);
  }
  free(text);
  free(afterText);
  return ok;
}

//===----------------------------------------------------------------------===//
// The tool
//===----------------------------------------------------------------------===//

static MlirContext createContext(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  commuteRegisterDialect(registry);
  MlirContext context = mlirContextCreateWithRegistry(registry, false);
  mlirDialectRegistryDestroy(registry);
  // Tests speak of ops that nobody knows.
  mlirContextSetAllowUnregisteredDialects(context, true);
  return context;
}

static void printTally(const CommuteTally *tally) {
  printf("%" PRId64 " agree, %" PRId64 " differ (%" PRId64 " rewritten); "
         "not compared: %" PRId64 " not run, %" PRId64 " races, %" PRId64
         " programs refused, %" PRId64 " invalid; %" PRId64
         "%% of what callers see is defined\n",
         tally->agree, tally->differ, tally->changed, tally->notRun,
         tally->races, tally->refused, tally->invalid,
         tally->cells ? 100 * tally->defined / tally->cells : 100);
}

int main(int argc, char **argv) {
  CommuteOptions options;
  if (!commuteOptionsRead(&options, argc, argv)) {
    commuteOptionsFinish(&options);
    return 2;
  }
  if (options.wantsHelp) {
    fputs(commuteOptionsHelp, stdout);
    commuteOptionsFinish(&options);
    return 0;
  }
  commuteRegisterAllPasses();
  Session session = {.context = createContext(), .options = &options};
  mlirContextAttachDiagnosticHandler(session.context, handleDiagnostic,
                                     &session, NULL);
  bool comparesFiles = !options.prints && options.numPipelines == 0;
  bool ok = true;
  for (int i = 0; ok && i < options.numPipelines; ++i)
    ok = checkPipeline(&session, options.pipelines[i]);
  if (ok && comparesFiles)
    ok = runFile(&session, options.files[0], options.files[1]);
  for (int i = 0; !comparesFiles && ok && i < options.numFiles; ++i)
    ok = runFile(&session, options.files[i], NULL);
  if (!options.prints)
    printTally(&session.tally);
  mlirContextDestroy(session.context);
  commuteOptionsFinish(&options);
  return !ok ? 2 : session.tally.differ > 0 ? 1 : 0;
}
