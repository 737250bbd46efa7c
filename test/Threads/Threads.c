//===- Threads.c - Contexts in threads, and threads in contexts -----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Runs a pipeline on a program in two contexts at the same time, several times
// over, then on the threads of one context, and expects what comes out to be
// the same each time. Prints it.
//
//     commute-test-threads PIPELINE < PROGRAM
//
//===----------------------------------------------------------------------===//

#include "Host.h"

#include "commute/Dialect.h"
#include "commute/Passes.h"
#include "mlir-c/Dialect/Func.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 2, ROUNDS = 3 };

typedef struct Job {
  const char *program, *pipeline;
  char *results[ROUNDS];
} Job;

static MlirDialectRegistry createRegistry(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  commuteRegisterDialect(registry);
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__func__(), registry);
  return registry;
}

/// Each round has a context of its own; the registry belongs to the thread.
static void *work(void *argument) {
  Job *job = argument;
  MlirDialectRegistry registry = createRegistry();
  for (int i = 0; i < ROUNDS; ++i) {
    MlirContext context = createContext(registry, false);
    job->results[i] = runPipeline(context, job->program, job->pipeline);
    mlirContextDestroy(context);
  }
  mlirDialectRegistryDestroy(registry);
  return NULL;
}

int main(int argc, char **argv) {
  if (argc != 2)
    fail("usage: commute-test-threads PIPELINE < PROGRAM");
  char *program = readProgram();
  // Again does nothing.
  commuteRegisterAllPasses();
  commuteRegisterAllPasses();

  Job jobs[THREADS];
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; ++i) {
    jobs[i] = (Job){.program = program, .pipeline = argv[1]};
    if (pthread_create(&threads[i], NULL, work, &jobs[i]))
      fail("no thread");
  }
  for (int i = 0; i < THREADS; ++i)
    pthread_join(threads[i], NULL);

  // A context that has the dialect gets it again, by registry and by handle.
  MlirDialectRegistry registry = createRegistry();
  MlirContext context = createContext(registry, true);
  mlirContextAppendDialectRegistry(context, registry);
  MlirDialectHandle handle = mlirGetDialectHandle__comm__();
  mlirDialectHandleRegisterDialect(handle, context);
  if (!mlirDialectEqual(mlirDialectHandleLoadDialect(handle, context),
                        mlirContextGetOrLoadDialect(
                            context, mlirStringRefCreateFromCString("comm"))))
    fail("two dialects");
  char *expected = runPipeline(context, program, argv[1]);
  mlirContextDestroy(context);
  mlirDialectRegistryDestroy(registry);

  for (int i = 0; i < THREADS; ++i)
    for (int k = 0; k < ROUNDS; ++k) {
      if (strcmp(expected, jobs[i].results[k]) != 0)
        fail("threads differ in what they make of the program");
      free(jobs[i].results[k]);
    }
  puts(expected);
  free(expected);
  free(program);
  return 0;
}
