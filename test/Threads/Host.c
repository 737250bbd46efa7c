//===- Host.c - What the hosts under test have in common ------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Host.h"

#include "mlir-c/Pass.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn void fail(const char *message) {
  fprintf(stderr, "error: %s\n", message);
  exit(1);
}

typedef struct Text {
  char *characters;
  size_t length, capacity;
} Text;

static void append(MlirStringRef piece, void *userData) {
  Text *text = userData;
  if (text->length + piece.length + 1 > text->capacity) {
    text->capacity = 2 * (text->length + piece.length + 1);
    text->characters = realloc(text->characters, text->capacity);
    if (!text->characters)
      fail("out of memory");
  }
  memcpy(text->characters + text->length, piece.data, piece.length);
  text->length += piece.length;
  text->characters[text->length] = '\0';
}

char *readProgram(void) {
  Text text = {0};
  char buffer[4096];
  size_t length;
  while ((length = fread(buffer, 1, sizeof buffer, stdin)) > 0)
    append(mlirStringRefCreate(buffer, length), &text);
  if (!text.characters)
    fail("no program on standard input");
  return text.characters;
}

MlirContext createContext(MlirDialectRegistry registry, bool isThreaded) {
  MlirContext context = mlirContextCreateWithRegistry(registry, isThreaded);
  mlirContextLoadAllAvailableDialects(context);
  return context;
}

char *runPipeline(MlirContext context, const char *program,
                  const char *pipeline) {
  MlirModule module =
      mlirModuleCreateParse(context, mlirStringRefCreateFromCString(program));
  if (mlirModuleIsNull(module))
    fail("the program does not parse");
  MlirPassManager manager = mlirPassManagerCreate(context);
  Text text = {0};
  if (mlirLogicalResultIsFailure(mlirParsePassPipeline(
          mlirPassManagerGetAsOpPassManager(manager),
          mlirStringRefCreateFromCString(pipeline), append, &text)))
    fail(text.characters);
  MlirOperation op = mlirModuleGetOperation(module);
  if (mlirLogicalResultIsFailure(mlirPassManagerRunOnOp(manager, op)))
    fail("the pipeline failed");
  mlirOperationPrint(op, append, &text);
  mlirPassManagerDestroy(manager);
  mlirModuleDestroy(module);
  return text.characters;
}
