//===- ProgramStorages.c - Whose bytes live how long ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Each input has a storage, and so has each result of a node without
// `storages`, both called as the value is. All other results have the storage
// that their node names: one of these, or one by a new name, whose size is that
// of the first result in the list that has it. The results of a node that lists
// nothing by result share a storage, of unknown size: their number is only a
// number in the text, and may not decide how much memory is taken.
//
//===----------------------------------------------------------------------===//

#include "ProgramStorages.h"
#include "Fields.h"

#include <stdlib.h>

static bool listsResults(const CommuteProgramNode *info) {
  return info->resultBytes != COMMUTE_JSON_NONE ||
         info->storages != COMMUTE_JSON_NONE;
}

/// Returns how many results a node has, those that share a storage counted
/// once.
static uint32_t countResults(const CommuteProgramNode *info) {
  if (listsResults(info))
    return info->numOutputs;
  return info->numOutputs > 0;
}

/// Counts results and names, and makes room for their storages.
static bool allocate(CommuteProgramStorages *storages,
                     const CommuteProgram *program, CommuteJsonError *error) {
  uint32_t numNodes = program->numNodes;
  *storages = (CommuteProgramStorages){.program = program};
  storages->firstResults =
      malloc(((size_t)numNodes + 1) * sizeof *storages->firstResults);
  if (!storages->firstResults)
    return commuteJsonFail(error, 0, "out of memory");
  uint64_t numResults = 0;
  size_t numNames = 0;
  for (uint32_t node = 0; node < numNodes; ++node) {
    const CommuteProgramNode *info = &program->nodes[node];
    storages->firstResults[node] = (uint32_t)numResults;
    numResults += countResults(info);
    if (info->storages != COMMUTE_JSON_NONE)
      numNames += info->numOutputs;
    if (numResults + program->numInputs >= UINT32_MAX)
      return commuteJsonFail(error, commuteProgramGetNodeOffset(program, node),
                             "too many outputs");
  }
  storages->firstResults[numNodes] = (uint32_t)numResults;

  size_t capacity = (size_t)numResults + program->numInputs + 1;
  storages->results = malloc(capacity * sizeof *storages->results);
  storages->bytes = malloc(capacity * sizeof *storages->bytes);
  storages->flags = calloc(capacity, sizeof *storages->flags);
  if (!storages->results || !storages->bytes || !storages->flags ||
      !commuteNameTableInit(&storages->names, numNames))
    return commuteJsonFail(error, 0, "out of memory");
  return true;
}

static uint32_t addStorage(CommuteProgramStorages *storages, uint64_t bytes) {
  storages->bytes[storages->numStorages] = bytes;
  return storages->numStorages++;
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// Reads `input_bytes` as an object, from name to bytes. `isGiven` tells, by
/// input, whether it has been named already.
static bool readNamedBytes(CommuteProgramStorages *storages, uint32_t object,
                           bool *isGiven, CommuteJsonError *error) {
  const CommuteProgram *program = storages->program;
  const CommuteJsonTree *json = program->json;
  uint32_t end = commuteJsonGetEnd(json, object);
  for (uint32_t v = object + 1; v < end; v = commuteJsonGetEnd(json, v + 1)) {
    CommuteJsonText name = commuteJsonGetText(json, v);
    uint32_t number = commuteNameTableFind(&program->names, name);
    if (number == COMMUTE_NAME_UNKNOWN || number < program->numNodes)
      return commuteJsonFail(error, json->values[v].begin,
                             "'%.*s' is not one of the inputs",
                             (int)name.length, name.data);
    uint32_t input = number - program->numNodes;
    if (isGiven[input])
      return commuteJsonFail(error, json->values[v].begin,
                             "duplicate key '%.*s'", (int)name.length,
                             name.data);
    isGiven[input] = true;
    if (!commuteFieldsReadBytes(json, v + 1, "input_bytes",
                                &storages->bytes[input], error))
      return false;
  }
  return true;
}

/// Reads `input_bytes` as a list, in the order of the inputs.
static bool readListedBytes(CommuteProgramStorages *storages, uint32_t list,
                            CommuteJsonError *error) {
  const CommuteProgram *program = storages->program;
  const CommuteJsonTree *json = program->json;
  uint32_t length = commuteJsonGetLength(json, list);
  if (length != program->numInputs)
    return commuteJsonFail(error, json->values[list].begin,
                           "expected 'input_bytes' to have an element for each "
                           "of %u inputs, got %u",
                           (unsigned)program->numInputs, (unsigned)length);
  uint32_t v = list + 1;
  for (uint32_t i = 0; i < length; ++i, v = commuteJsonGetEnd(json, v))
    if (!commuteFieldsReadBytes(json, v, "input_bytes", &storages->bytes[i],
                                error))
      return false;
  return true;
}

static bool addInputs(CommuteProgramStorages *storages, uint32_t inputBytes,
                      CommuteJsonError *error) {
  const CommuteJsonTree *json = storages->program->json;
  for (uint32_t i = 0; i < storages->program->numInputs; ++i) {
    uint32_t storage = addStorage(storages, COMMUTE_BYTES_UNKNOWN);
    storages->flags[storage] = COMMUTE_STORAGE_LIVE_IN;
  }
  if (inputBytes == COMMUTE_JSON_NONE)
    return true;
  if (commuteJsonGetKind(json, inputBytes) != COMMUTE_JSON_OBJECT)
    return readListedBytes(storages, inputBytes, error);
  bool *isGiven =
      calloc((size_t)storages->program->numInputs + 1, sizeof *isGiven);
  if (!isGiven)
    return commuteJsonFail(error, 0, "out of memory");
  bool isGood = readNamedBytes(storages, inputBytes, isGiven, error);
  free(isGiven);
  return isGood;
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Reads the bytes of the results of a node, which were checked before.
/// `*value` is the next element, COMMUTE_JSON_NONE where nothing is known.
static uint64_t nextBytes(const CommuteJsonTree *json, uint32_t *value) {
  uint64_t bytes = COMMUTE_BYTES_UNKNOWN;
  CommuteJsonError ignored;
  if (*value == COMMUTE_JSON_NONE)
    return bytes;
  commuteFieldsReadBytes(json, *value, "result_bytes", &bytes, &ignored);
  *value = commuteJsonGetEnd(json, *value);
  return bytes;
}

static uint32_t firstElement(uint32_t list) {
  return list == COMMUTE_JSON_NONE ? COMMUTE_JSON_NONE : list + 1;
}

static void addUnnamedResults(CommuteProgramStorages *storages, uint32_t node) {
  const CommuteProgramNode *info = &storages->program->nodes[node];
  uint32_t value = firstElement(info->resultBytes);
  for (uint32_t k = 0; k < countResults(info); ++k)
    storages->results[storages->firstResults[node] + k] =
        addStorage(storages, nextBytes(storages->program->json, &value));
}

uint32_t commuteProgramStoragesFind(const CommuteProgramStorages *storages,
                                    CommuteProgramRef ref) {
  const CommuteProgram *program = storages->program;
  if (ref.index >= program->numNodes)
    return ref.index - program->numNodes;
  const CommuteProgramNode *info = &program->nodes[ref.index];
  if (ref.output >= info->numOutputs)
    return COMMUTE_STORAGE_NONE;
  uint32_t result = listsResults(info) ? ref.output : 0;
  return storages->results[storages->firstResults[ref.index] + result];
}

/// Returns the storage that is called as a value is, COMMUTE_NAME_UNKNOWN where
/// there is no such value, or its node names its storages itself.
static uint32_t findValueStorage(const CommuteProgramStorages *storages,
                                 uint32_t value) {
  const CommuteProgram *program = storages->program;
  CommuteJsonError ignored;
  CommuteProgramRef ref;
  if (!commuteProgramFindRef(program, value, &ref, &ignored))
    return COMMUTE_NAME_UNKNOWN;
  if (ref.index < program->numNodes &&
      program->nodes[ref.index].storages != COMMUTE_JSON_NONE)
    return COMMUTE_NAME_UNKNOWN;
  return commuteProgramStoragesFind(storages, ref);
}

static bool addNamedResults(CommuteProgramStorages *storages, uint32_t node,
                            CommuteJsonError *error) {
  const CommuteJsonTree *json = storages->program->json;
  const CommuteProgramNode *info = &storages->program->nodes[node];
  uint32_t value = firstElement(info->resultBytes);
  for (uint32_t k = 0; k < info->numOutputs; ++k) {
    uint32_t name = info->storages + 1 + k;
    uint64_t bytes = nextBytes(json, &value);
    CommuteJsonText text = commuteJsonGetText(json, name);
    uint32_t storage = commuteNameTableFind(&storages->names, text);
    if (storage == COMMUTE_NAME_UNKNOWN)
      storage = findValueStorage(storages, name);
    if (storage == COMMUTE_NAME_UNKNOWN) {
      storage = addStorage(storages, bytes);
      if (!commuteNameTableAdd(&storages->names, text, storage))
        return commuteJsonFail(error, 0, "out of memory");
    }
    storages->results[storages->firstResults[node] + k] = storage;
  }
  return true;
}

static bool markOutputs(CommuteProgramStorages *storages, uint32_t list,
                        CommuteJsonError *error) {
  const CommuteProgram *program = storages->program;
  if (list == COMMUTE_JSON_NONE)
    return true;
  if (!commuteFieldsCheckElements(program->json, list, "outputs",
                                  COMMUTE_JSON_STRING, error))
    return false;
  uint32_t end = commuteJsonGetEnd(program->json, list);
  for (uint32_t v = list + 1; v < end; ++v) {
    CommuteProgramRef ref;
    if (!commuteProgramFindRef(program, v, &ref, error))
      return false;
    uint32_t storage = commuteProgramStoragesFind(storages, ref);
    if (storage != COMMUTE_NAME_UNKNOWN)
      storages->flags[storage] |= COMMUTE_STORAGE_LIVE_OUT;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

bool commuteProgramStoragesInit(CommuteProgramStorages *storages,
                                const CommuteProgram *program,
                                const CommuteProgramFields *fields,
                                CommuteJsonError *error) {
  if (!allocate(storages, program, error) ||
      !addInputs(storages, fields->inputBytes, error))
    return false;
  for (uint32_t node = 0; node < program->numNodes; ++node)
    if (program->nodes[node].storages == COMMUTE_JSON_NONE)
      addUnnamedResults(storages, node);
  for (uint32_t node = 0; node < program->numNodes; ++node)
    if (program->nodes[node].storages != COMMUTE_JSON_NONE &&
        !addNamedResults(storages, node, error))
      return false;
  return markOutputs(storages, fields->outputs, error);
}

void commuteProgramStoragesFinish(CommuteProgramStorages *storages) {
  commuteNameTableFinish(&storages->names);
  free(storages->results);
  free(storages->firstResults);
  free(storages->flags);
  free(storages->bytes);
}
