//===- CostFile.c - Files that models read --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "CostFile.h"

#include "../Json/TextFile.h"

#include <stdlib.h>
#include <string.h>

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

enum { FIELD_SCHEMA, FIELD_VERSION, FIELD_COUNT };

static const CommuteFieldSpec headFields[FIELD_COUNT] = {
    [FIELD_SCHEMA] = {"schema", COMMUTE_JSON_STRING, COMMUTE_JSON_STRING, true},
    [FIELD_VERSION] = {"version", COMMUTE_JSON_NUMBER, COMMUTE_JSON_NUMBER,
                       true},
};

static bool checkHead(CommuteCostFile *file, const char *schema) {
  const CommuteJsonTree *json = &file->json;
  if (commuteJsonGetKind(json, 0) != COMMUTE_JSON_OBJECT)
    return commuteJsonFail(&file->error, json->values[0].begin,
                           "expected the file to hold an object");
  uint32_t values[FIELD_COUNT];
  if (!commuteFieldsRead(json, 0, "the file", headFields, FIELD_COUNT, values,
                         &file->error))
    return false;
  uint32_t name = values[FIELD_SCHEMA];
  if (!commuteJsonIsString(json, name, schema))
    return commuteJsonFail(&file->error, json->values[name].begin,
                           "expected 'schema' to be \"%s\"", schema);
  CommuteCost version;
  uint32_t number = values[FIELD_VERSION];
  if (!commuteJsonReadNumber(json, number, &version) ||
      commuteCostGetReal(version) != 1)
    return commuteJsonFail(&file->error, json->values[number].begin,
                           "expected 'version' to be 1");
  return true;
}

bool commuteCostFileInit(CommuteCostFile *file, const char *path,
                         const char *schema,
                         CommuteCostDiagnostic *diagnostic) {
  *file = (CommuteCostFile){.path = path};
  size_t size;
  const char *failure = commuteTextFileRead(path, &file->text, &size);
  if (failure)
    return commuteCostDiagnosticSet(diagnostic, "cannot read '%s': %s", path,
                                    failure);
  bool isParsed =
      commuteJsonTreeInit(&file->json, file->text, size, &file->error);
  if (isParsed && checkHead(file, schema))
    return true;
  commuteCostFileFail(file, diagnostic);
  if (isParsed)
    commuteJsonTreeFinish(&file->json);
  free(file->text);
  return false;
}

void commuteCostFileFinish(CommuteCostFile *file) {
  commuteJsonTreeFinish(&file->json);
  free(file->text);
}

bool commuteCostFileFail(const CommuteCostFile *file,
                         CommuteCostDiagnostic *diagnostic) {
  size_t line;
  size_t column;
  commuteJsonLocate(file->text, file->error.offset, &line, &column);
  return commuteCostDiagnosticSetAt(diagnostic, file->path, (unsigned)line,
                                    (unsigned)column, "%s",
                                    file->error.message);
}

bool commuteCostFileRunOut(CommuteCostFile *file) {
  return commuteJsonFail(&file->error, 0, "out of memory");
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

struct CommuteCostBlock {
  struct CommuteCostBlock *next;
  max_align_t items[];
};

void *commuteCostArenaTake(CommuteCostArena *arena, size_t count, size_t size) {
  if (count > (SIZE_MAX - sizeof(struct CommuteCostBlock)) / size)
    return NULL;
  struct CommuteCostBlock *block =
      calloc(1, sizeof(struct CommuteCostBlock) + count * size);
  if (!block)
    return NULL;
  block->next = arena->blocks;
  arena->blocks = block;
  return block->items;
}

const char *commuteCostArenaCopy(CommuteCostArena *arena,
                                 CommuteJsonText text) {
  char *copy = commuteCostArenaTake(arena, text.length + 1, 1);
  if (copy)
    memcpy(copy, text.data, text.length);
  return copy;
}

void commuteCostArenaFinish(CommuteCostArena *arena) {
  while (arena->blocks) {
    struct CommuteCostBlock *next = arena->blocks->next;
    free(arena->blocks);
    arena->blocks = next;
  }
}
