//===- ProgramStorages.c - Whose bytes live how long ----------------------===//
//
// Part of Commute, under the Apache License v2.0. See LICENSE for details.
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

#include "Fields.h"
#include "Program.h"

#include <stdlib.h>

/// The storages while they are read. They are numbered: inputs, then results
/// without a name, then names.
typedef struct StorageReader {
  CommuteProgram *program;
  uint64_t *bytes;
  uint8_t *flags;
  uint32_t numStorages;
  /// Where the results of a node begin in `results`; one more than nodes.
  uint32_t *firstResults;
  /// The storage of each result.
  uint32_t *results;
  CommuteNameTable names;
} StorageReader;

static void finishReader(StorageReader *reader) {
  commuteNameTableFinish(&reader->names);
  free(reader->results);
  free(reader->firstResults);
  free(reader->flags);
  free(reader->bytes);
}

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
static bool initReader(StorageReader *reader, CommuteProgram *program,
                       CommuteJsonError *error) {
  uint32_t numNodes = program->numNodes;
  *reader = (StorageReader){.program = program};
  reader->firstResults =
      malloc(((size_t)numNodes + 1) * sizeof *reader->firstResults);
  if (!reader->firstResults)
    return commuteJsonFail(error, 0, "out of memory");
  uint64_t numResults = 0;
  size_t numNames = 0;
  for (uint32_t node = 0; node < numNodes; ++node) {
    const CommuteProgramNode *info = &program->nodes[node];
    reader->firstResults[node] = (uint32_t)numResults;
    numResults += countResults(info);
    if (info->storages != COMMUTE_JSON_NONE)
      numNames += info->numOutputs;
    if (numResults + program->numInputs >= UINT32_MAX)
      return commuteJsonFail(error, commuteProgramGetNodeOffset(program, node),
                             "too many outputs");
  }
  reader->firstResults[numNodes] = (uint32_t)numResults;

  size_t capacity = (size_t)numResults + program->numInputs + 1;
  reader->results = malloc(capacity * sizeof *reader->results);
  reader->bytes = malloc(capacity * sizeof *reader->bytes);
  reader->flags = calloc(capacity, sizeof *reader->flags);
  if (!reader->results || !reader->bytes || !reader->flags ||
      !commuteNameTableInit(&reader->names, numNames))
    return commuteJsonFail(error, 0, "out of memory");
  return true;
}

static uint32_t addStorage(StorageReader *reader, uint64_t bytes) {
  reader->bytes[reader->numStorages] = bytes;
  return reader->numStorages++;
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// Reads `input_bytes` as an object, from name to bytes.
static bool readNamedBytes(StorageReader *reader, uint32_t object,
                           CommuteJsonError *error) {
  const CommuteProgram *program = reader->program;
  const CommuteJson *json = program->json;
  uint32_t end = commuteJsonGetEnd(json, object);
  for (uint32_t v = object + 1; v < end; v = commuteJsonGetEnd(json, v + 1)) {
    CommuteJsonText name = commuteJsonGetText(json, v);
    uint32_t number = commuteNameTableFind(&program->names, name);
    if (number == COMMUTE_NAME_UNKNOWN || number < program->numNodes)
      return commuteJsonFail(error, json->values[v].begin,
                             "'%.*s' is not one of the inputs",
                             (int)name.length, name.data);
    if (!commuteFieldsReadBytes(json, v + 1, "input_bytes",
                                &reader->bytes[number - program->numNodes],
                                error))
      return false;
  }
  return true;
}

/// Reads `input_bytes` as a list, in the order of the inputs.
static bool readListedBytes(StorageReader *reader, uint32_t list,
                            CommuteJsonError *error) {
  const CommuteProgram *program = reader->program;
  const CommuteJson *json = program->json;
  uint32_t length = commuteJsonGetLength(json, list);
  if (length != program->numInputs)
    return commuteJsonFail(error, json->values[list].begin,
                           "expected 'input_bytes' to have an element for each "
                           "of %u inputs, got %u",
                           (unsigned)program->numInputs, (unsigned)length);
  uint32_t v = list + 1;
  for (uint32_t i = 0; i < length; ++i, v = commuteJsonGetEnd(json, v))
    if (!commuteFieldsReadBytes(json, v, "input_bytes", &reader->bytes[i],
                                error))
      return false;
  return true;
}

static bool addInputs(StorageReader *reader, uint32_t inputBytes,
                      CommuteJsonError *error) {
  const CommuteJson *json = reader->program->json;
  for (uint32_t i = 0; i < reader->program->numInputs; ++i) {
    uint32_t storage = addStorage(reader, COMMUTE_BYTES_UNKNOWN);
    reader->flags[storage] = COMMUTE_STORAGE_LIVE_IN;
  }
  if (inputBytes == COMMUTE_JSON_NONE)
    return true;
  return commuteJsonGetKind(json, inputBytes) == COMMUTE_JSON_OBJECT
             ? readNamedBytes(reader, inputBytes, error)
             : readListedBytes(reader, inputBytes, error);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Reads the bytes of the results of a node, which were checked before.
/// `*value` is the next element, COMMUTE_JSON_NONE where nothing is known.
static uint64_t nextBytes(const CommuteJson *json, uint32_t *value) {
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

static void addUnnamedResults(StorageReader *reader, uint32_t node) {
  const CommuteProgramNode *info = &reader->program->nodes[node];
  uint32_t value = firstElement(info->resultBytes);
  for (uint32_t k = 0; k < countResults(info); ++k)
    reader->results[reader->firstResults[node] + k] =
        addStorage(reader, nextBytes(reader->program->json, &value));
}

/// Returns the storage of what a name stands for, or COMMUTE_NAME_UNKNOWN for a
/// node without outputs.
static uint32_t findStorage(const StorageReader *reader,
                            CommuteProgramRef ref) {
  const CommuteProgram *program = reader->program;
  if (ref.index >= program->numNodes)
    return ref.index - program->numNodes;
  const CommuteProgramNode *info = &program->nodes[ref.index];
  if (ref.output >= info->numOutputs)
    return COMMUTE_NAME_UNKNOWN;
  uint32_t result = listsResults(info) ? ref.output : 0;
  return reader->results[reader->firstResults[ref.index] + result];
}

/// Returns the storage that is called as a value is, COMMUTE_NAME_UNKNOWN where
/// there is no such value, or its node names its storages itself.
static uint32_t findValueStorage(const StorageReader *reader, uint32_t value) {
  const CommuteProgram *program = reader->program;
  CommuteJsonError ignored;
  CommuteProgramRef ref;
  if (!commuteProgramFindRef(program, value, &ref, &ignored))
    return COMMUTE_NAME_UNKNOWN;
  if (ref.index < program->numNodes &&
      program->nodes[ref.index].storages != COMMUTE_JSON_NONE)
    return COMMUTE_NAME_UNKNOWN;
  return findStorage(reader, ref);
}

static bool addNamedResults(StorageReader *reader, uint32_t node,
                            CommuteJsonError *error) {
  const CommuteJson *json = reader->program->json;
  const CommuteProgramNode *info = &reader->program->nodes[node];
  uint32_t value = firstElement(info->resultBytes);
  for (uint32_t k = 0; k < info->numOutputs; ++k) {
    uint32_t name = info->storages + 1 + k;
    uint64_t bytes = nextBytes(json, &value);
    CommuteJsonText text = commuteJsonGetText(json, name);
    uint32_t storage = commuteNameTableFind(&reader->names, text);
    if (storage == COMMUTE_NAME_UNKNOWN)
      storage = findValueStorage(reader, name);
    if (storage == COMMUTE_NAME_UNKNOWN) {
      storage = addStorage(reader, bytes);
      if (!commuteNameTableAdd(&reader->names, text, storage))
        return commuteJsonFail(error, 0, "out of memory");
    }
    reader->results[reader->firstResults[node] + k] = storage;
  }
  return true;
}

static bool markOutputs(StorageReader *reader, uint32_t list,
                        CommuteJsonError *error) {
  const CommuteProgram *program = reader->program;
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
    uint32_t storage = findStorage(reader, ref);
    if (storage != COMMUTE_NAME_UNKNOWN)
      reader->flags[storage] |= COMMUTE_STORAGE_LIVE_OUT;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// The graph's storages
//===----------------------------------------------------------------------===//

static CommuteStatus addTouches(StorageReader *reader, uint32_t node,
                                CommuteError *failure) {
  CommuteProgram *program = reader->program;
  const CommuteProgramNode *info = &program->nodes[node];
  CommuteStatus status = COMMUTE_STATUS_OK;
  for (uint32_t r = reader->firstResults[node];
       r < reader->firstResults[node + 1] && status == COMMUTE_STATUS_OK; ++r)
    status =
        commuteGraphAddTouch(program->graph, node, reader->results[r], failure);
  if (info->deps == COMMUTE_JSON_NONE)
    return status;
  uint32_t end = commuteJsonGetEnd(program->json, info->deps);
  for (uint32_t v = info->deps + 1; v < end && status == COMMUTE_STATUS_OK;
       ++v) {
    CommuteJsonError ignored;
    CommuteProgramRef ref;
    if (!commuteProgramFindRef(program, v, &ref, &ignored))
      continue;
    uint32_t storage = findStorage(reader, ref);
    if (storage != COMMUTE_NAME_UNKNOWN)
      status = commuteGraphAddTouch(program->graph, node, storage, failure);
  }
  return status;
}

static bool fillGraph(StorageReader *reader, CommuteJsonError *error) {
  CommuteProgram *program = reader->program;
  CommuteError failure;
  CommuteStatus status = COMMUTE_STATUS_OK;
  for (uint32_t s = 0; s < reader->numStorages && status == COMMUTE_STATUS_OK;
       ++s)
    status = commuteGraphAddStorage(program->graph, reader->bytes[s],
                                    reader->flags[s], NULL, &failure);
  for (uint32_t node = 0;
       node < program->numNodes && status == COMMUTE_STATUS_OK; ++node)
    status = addTouches(reader, node, &failure);
  return status == COMMUTE_STATUS_OK ||
         commuteJsonFail(error, 0, "%s", failure.message);
}

bool commuteProgramAddStorages(CommuteProgram *program,
                               const CommuteProgramFields *fields,
                               CommuteJsonError *error) {
  StorageReader reader;
  bool isGood = initReader(&reader, program, error) &&
                addInputs(&reader, fields->inputBytes, error);
  for (uint32_t node = 0; node < program->numNodes && isGood; ++node)
    if (program->nodes[node].storages == COMMUTE_JSON_NONE)
      addUnnamedResults(&reader, node);
  for (uint32_t node = 0; node < program->numNodes && isGood; ++node)
    if (program->nodes[node].storages != COMMUTE_JSON_NONE)
      isGood = addNamedResults(&reader, node, error);
  isGood = isGood && markOutputs(&reader, fields->outputs, error) &&
           fillGraph(&reader, error);
  finishReader(&reader);
  return isGood;
}
