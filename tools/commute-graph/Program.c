//===- Program.c - A graph read from JSON ---------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Names may be used before they are defined, so that there are two walks over
// the nodes: one defines them, one joins them.
//
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "Fields.h"
#include "ProgramStorages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Text for "%.*s".
#define PRINTED(text) (int)(text).length, (text).data

static bool failMemory(CommuteJsonError *error) {
  return commuteJsonFail(error, 0, "out of memory");
}

static size_t getOffset(const CommuteProgram *program, uint32_t value) {
  return program->json->values[value].begin;
}

/// Turns a failure of the core into one at a value of the text.
static bool failCore(const CommuteProgram *program, uint32_t value,
                     const CommuteError *failure, CommuteJsonError *error) {
  return commuteJsonFail(error, getOffset(program, value), "%s",
                         failure->message);
}

size_t commuteProgramGetNodeOffset(const CommuteProgram *program,
                                   uint32_t node) {
  return getOffset(program, program->nodes[node].value);
}

//===----------------------------------------------------------------------===//
// References
//===----------------------------------------------------------------------===//

/// Splits "name#k"; false where a text has no such end.
static bool splitOutput(CommuteJsonText *text, uint64_t *output) {
  size_t hash = text->length;
  while (hash > 0 && text->data[hash - 1] != '#')
    --hash;
  size_t digits = text->length - hash;
  if (hash == 0 || digits == 0 || digits > 9)
    return false;
  *output = 0;
  for (size_t i = hash; i < text->length; ++i) {
    if (text->data[i] < '0' || text->data[i] > '9')
      return false;
    *output = *output * 10 + (uint64_t)(text->data[i] - '0');
  }
  text->length = hash - 1;
  return true;
}

bool commuteProgramFindRef(const CommuteProgram *program, uint32_t value,
                           CommuteProgramRef *ref, CommuteJsonError *error) {
  CommuteJsonText text = commuteJsonGetText(program->json, value);
  CommuteJsonText name = text;
  uint64_t output = 0;
  *ref =
      (CommuteProgramRef){.index = commuteNameTableFind(&program->names, name)};
  if (ref->index != COMMUTE_NAME_UNKNOWN)
    return true;
  if (splitOutput(&name, &output))
    ref->index = commuteNameTableFind(&program->names, name);
  if (ref->index == COMMUTE_NAME_UNKNOWN)
    return commuteJsonFail(error, getOffset(program, value),
                           "unknown name '%.*s'", PRINTED(text));
  uint32_t numOutputs = ref->index < program->numNodes
                            ? program->nodes[ref->index].numOutputs
                            : 1;
  if (output >= numOutputs)
    return commuteJsonFail(error, getOffset(program, value),
                           "'%.*s' has no output %u, their number is %u",
                           PRINTED(name), (unsigned)output,
                           (unsigned)numOutputs);
  ref->output = (uint32_t)output;
  return true;
}

//===----------------------------------------------------------------------===//
// Defining nodes and inputs
//===----------------------------------------------------------------------===//

enum NodeField {
  NodeName,
  NodeKind,
  NodeCost,
  NodeDeps,
  NodeOrderDeps,
  NodeOutputs,
  NodeResultBytes,
  NodeStorages,
  NodeChannel,
  NodeAlsoWait,
  NodeGrouped,
  NodePin,
  NodeStart,
  NodePrefetch,
  NodeLayer,
  NumNodeFields
};

static const CommuteFieldSpec nodeSpecs[NumNodeFields] = {
    [NodeName] = {"name", COMMUTE_JSON_STRING, COMMUTE_JSON_STRING, true},
    [NodeKind] = {"kind", COMMUTE_JSON_STRING, COMMUTE_JSON_STRING, true},
    [NodeCost] = {"cost_ns", COMMUTE_JSON_NUMBER, COMMUTE_JSON_NUMBER, true},
    [NodeDeps] = {"deps", COMMUTE_JSON_ARRAY, COMMUTE_JSON_ARRAY, false},
    [NodeOrderDeps] = {"order_deps", COMMUTE_JSON_ARRAY, COMMUTE_JSON_ARRAY,
                       false},
    [NodeOutputs] = {"outputs", COMMUTE_JSON_NUMBER, COMMUTE_JSON_NUMBER,
                     false},
    [NodeResultBytes] = {"result_bytes", COMMUTE_JSON_ARRAY, COMMUTE_JSON_ARRAY,
                         false},
    [NodeStorages] = {"storages", COMMUTE_JSON_ARRAY, COMMUTE_JSON_ARRAY,
                      false},
    [NodeChannel] = {"channel", COMMUTE_JSON_STRING, COMMUTE_JSON_NUMBER,
                     false},
    [NodeAlsoWait] = {"also_wait", COMMUTE_JSON_BOOL, COMMUTE_JSON_BOOL, false},
    [NodeGrouped] = {"grouped", COMMUTE_JSON_BOOL, COMMUTE_JSON_BOOL, false},
    [NodePin] = {"pin", COMMUTE_JSON_BOOL, COMMUTE_JSON_BOOL, false},
    [NodeStart] = {"start", COMMUTE_JSON_STRING, COMMUTE_JSON_STRING, false},
    [NodePrefetch] = {"prefetch", COMMUTE_JSON_BOOL, COMMUTE_JSON_BOOL, false},
    [NodeLayer] = {"layer", COMMUTE_JSON_NUMBER, COMMUTE_JSON_NUMBER, false},
};

static bool readKind(CommuteProgram *program, uint32_t value,
                     CommuteNodeKind *kind, CommuteJsonError *error) {
  static const char *const names[] = {
      [COMMUTE_NODE_COMPUTE] = "compute",
      [COMMUTE_NODE_COLLECTIVE] = "collective",
      [COMMUTE_NODE_WAIT] = "wait",
  };
  for (size_t k = 0; k < sizeof names / sizeof names[0]; ++k)
    if (commuteJsonIsString(program->json, value, names[k])) {
      *kind = (CommuteNodeKind)k;
      return true;
    }
  CommuteJsonText text = commuteJsonGetText(program->json, value);
  return commuteJsonFail(error, getOffset(program, value),
                         "unknown kind '%.*s', expected 'compute', "
                         "'collective' or 'wait'",
                         PRINTED(text));
}

/// Numbers channels from 1; 0 is that of the nodes that name none.
static bool readChannel(CommuteProgram *program, uint32_t value,
                        uint32_t *channel, CommuteJsonError *error) {
  CommuteJsonText text = commuteJsonGetText(program->json, value);
  *channel = commuteNameTableFind(&program->channels, text);
  if (*channel != COMMUTE_NAME_UNKNOWN)
    return true;
  *channel = (uint32_t)program->channels.numEntries + 1;
  return commuteNameTableAdd(&program->channels, text, *channel) ||
         failMemory(error);
}

/// Takes the number of outputs from `outputs`, else from one of the lists by
/// result, else 1; all that are there must agree.
static bool readNumOutputs(CommuteProgram *program, CommuteProgramNode *node,
                           const uint32_t *fields, CommuteJsonError *error) {
  const CommuteJsonTree *json = program->json;
  static const enum NodeField lists[] = {NodeResultBytes, NodeStorages};
  bool isKnown = fields[NodeOutputs] != COMMUTE_JSON_NONE;
  node->numOutputs = 1;
  if (isKnown) {
    CommuteCost number;
    uint32_t value = fields[NodeOutputs];
    if (!commuteJsonReadNumber(json, value, &number) || number.isReal ||
        number.value.integer < 0 || number.value.integer > INT32_MAX)
      return commuteJsonFail(error, getOffset(program, value),
                             "expected 'outputs' to be a number of outputs");
    node->numOutputs = (uint32_t)number.value.integer;
  }
  for (size_t i = 0; i < sizeof lists / sizeof lists[0]; ++i) {
    uint32_t value = fields[lists[i]];
    if (value == COMMUTE_JSON_NONE)
      continue;
    uint32_t length = commuteJsonGetLength(json, value);
    if (isKnown && length != node->numOutputs)
      return commuteJsonFail(error, getOffset(program, value),
                             "expected '%s' to have an element for each of %u "
                             "outputs, got %u",
                             nodeSpecs[lists[i]].key,
                             (unsigned)node->numOutputs, (unsigned)length);
    node->numOutputs = length;
    isKnown = true;
  }
  return true;
}

/// Sums the result bytes of a collective; unknown where one of them is.
static bool sumResultBytes(CommuteProgram *program, uint32_t list,
                           uint64_t *sum, CommuteJsonError *error) {
  const CommuteJsonTree *json = program->json;
  *sum = 0;
  uint32_t end = commuteJsonGetEnd(json, list);
  for (uint32_t v = list + 1; v < end; v = commuteJsonGetEnd(json, v)) {
    uint64_t bytes;
    if (!commuteFieldsReadBytes(json, v, "result_bytes", &bytes, error))
      return false;
    if (bytes == COMMUTE_BYTES_UNKNOWN || *sum == COMMUTE_BYTES_UNKNOWN)
      *sum = COMMUTE_BYTES_UNKNOWN;
    else if (bytes >= COMMUTE_BYTES_UNKNOWN - *sum)
      return commuteJsonFail(error, getOffset(program, list),
                             "the sum of 'result_bytes' is too large");
    else
      *sum += bytes;
  }
  return true;
}

/// Adds a node's or an input's name to the names.
static bool defineName(CommuteProgram *program, uint32_t value, uint32_t number,
                       CommuteJsonError *error) {
  CommuteJsonText name = commuteJsonGetText(program->json, value);
  if (commuteNameTableFind(&program->names, name) != COMMUTE_NAME_UNKNOWN)
    return commuteJsonFail(error, getOffset(program, value),
                           "duplicate name '%.*s'", PRINTED(name));
  return commuteNameTableAdd(&program->names, name, number) ||
         failMemory(error);
}

static bool isTrue(const CommuteJsonTree *json, uint32_t value) {
  return value != COMMUTE_JSON_NONE && commuteJsonGetLength(json, value) != 0;
}

/// Reads what is asked of a node.
static bool readControl(const CommuteProgram *program, const uint32_t *fields,
                        CommuteNodeControl *control, CommuteJsonError *error) {
  const CommuteJsonTree *json = program->json;
  *control =
      (CommuteNodeControl){.isPinned = isTrue(json, fields[NodePin]),
                           .isPrefetch = isTrue(json, fields[NodePrefetch]),
                           .layer = COMMUTE_NO_LAYER};
  uint32_t start = fields[NodeStart], layer = fields[NodeLayer];
  if (start != COMMUTE_JSON_NONE) {
    if (commuteJsonIsString(json, start, "early"))
      control->start = COMMUTE_START_EARLY;
    else if (commuteJsonIsString(json, start, "late"))
      control->start = COMMUTE_START_LATE;
    else
      return commuteJsonFail(error, getOffset(program, start),
                             "expected 'start' to be early or late");
  }
  if (layer == COMMUTE_JSON_NONE)
    return true;
  CommuteCost number = commuteCostFromInteger(-1);
  if (!commuteJsonReadNumber(json, layer, &number) || number.isReal ||
      number.value.integer < 0 || number.value.integer >= INT32_MAX)
    return commuteJsonFail(error, getOffset(program, layer),
                           "expected 'layer' to be an integer from 0 to "
                           "2^31 - 2");
  control->layer = (uint32_t)number.value.integer;
  return true;
}

static bool defineNode(CommuteProgram *program, uint32_t value,
                       CommuteJsonError *error) {
  const CommuteJsonTree *json = program->json;
  if (commuteJsonGetKind(json, value) != COMMUTE_JSON_OBJECT)
    return commuteJsonFail(error, getOffset(program, value),
                           "expected a node to be an object");
  uint32_t fields[NumNodeFields];
  if (!commuteFieldsRead(json, value, "a node", nodeSpecs, NumNodeFields,
                         fields, error))
    return false;

  uint32_t id = program->numNodes;
  CommuteProgramNode *node = &program->nodes[id];
  *node = (CommuteProgramNode){
      .name = commuteJsonGetText(json, fields[NodeName]),
      .value = value,
      .deps = fields[NodeDeps],
      .orderDeps = fields[NodeOrderDeps],
      .resultBytes = fields[NodeResultBytes],
      .storages = fields[NodeStorages],
  };
  CommuteNodeInfo info = {.alsoWait = isTrue(json, fields[NodeAlsoWait]),
                          .grouped = isTrue(json, fields[NodeGrouped]),
                          .bytes = COMMUTE_BYTES_UNKNOWN};
  if (!defineName(program, fields[NodeName], id, error) ||
      !readKind(program, fields[NodeKind], &info.kind, error) ||
      !readNumOutputs(program, node, fields, error) ||
      !readControl(program, fields, &program->controls[id], error))
    return false;
  if (!commuteJsonReadNumber(json, fields[NodeCost], &info.cost))
    return commuteJsonFail(error, getOffset(program, fields[NodeCost]),
                           "'cost_ns' does not fit 64 bits");
  if (fields[NodeChannel] != COMMUTE_JSON_NONE &&
      !readChannel(program, fields[NodeChannel], &info.channel, error))
    return false;
  if (fields[NodeResultBytes] != COMMUTE_JSON_NONE &&
      !sumResultBytes(program, fields[NodeResultBytes], &info.bytes, error))
    return false;
  if (fields[NodeStorages] != COMMUTE_JSON_NONE &&
      !commuteFieldsCheckElements(json, fields[NodeStorages], "storages",
                                  COMMUTE_JSON_STRING, error))
    return false;
  CommuteError failure;
  if (commuteGraphAddNode(program->graph, &info, NULL, &failure) !=
      COMMUTE_STATUS_OK)
    return failCore(program, value, &failure, error);
  ++program->numNodes;
  return true;
}

static bool defineInputs(CommuteProgram *program, uint32_t list,
                         CommuteJsonError *error) {
  const CommuteJsonTree *json = program->json;
  if (!commuteFieldsCheckElements(json, list, "inputs", COMMUTE_JSON_STRING,
                                  error))
    return false;
  uint32_t end = commuteJsonGetEnd(json, list);
  for (uint32_t v = list + 1; v < end; ++v) {
    if (!defineName(program, v, program->numNodes + program->numInputs, error))
      return false;
    program->inputs[program->numInputs++] = v;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Joining nodes
//===----------------------------------------------------------------------===//

/// Joins a node to those of a list. By data, it touches the storages as well.
static bool joinDeps(CommuteProgram *program,
                     const CommuteProgramStorages *storages, uint32_t node,
                     uint32_t list, CommuteEdgeKind kind,
                     CommuteJsonError *error) {
  bool isData = kind == COMMUTE_EDGE_DATA;
  if (list == COMMUTE_JSON_NONE)
    return true;
  if (!commuteFieldsCheckElements(program->json, list,
                                  isData ? "deps" : "order_deps",
                                  COMMUTE_JSON_STRING, error))
    return false;
  uint32_t end = commuteJsonGetEnd(program->json, list);
  for (uint32_t v = list + 1; v < end; ++v) {
    CommuteProgramRef ref;
    CommuteError failure;
    if (!commuteProgramFindRef(program, v, &ref, error))
      return false;
    // An input is there from the start.
    CommuteStatus status = COMMUTE_STATUS_OK;
    if (ref.index < program->numNodes)
      status = commuteGraphAddEdge(program->graph, ref.index, node, kind, NULL,
                                   &failure);
    uint32_t storage = commuteProgramStoragesFind(storages, ref);
    if (status == COMMUTE_STATUS_OK && isData &&
        storage != COMMUTE_STORAGE_NONE)
      status = commuteGraphAddTouch(program->graph, node, storage, &failure);
    if (status != COMMUTE_STATUS_OK)
      return failCore(program, v, &failure, error);
  }
  return true;
}

static bool joinNode(CommuteProgram *program,
                     const CommuteProgramStorages *storages, uint32_t node,
                     CommuteJsonError *error) {
  const CommuteProgramNode *info = &program->nodes[node];
  for (uint32_t r = storages->firstResults[node];
       r < storages->firstResults[node + 1]; ++r) {
    CommuteError failure;
    if (commuteGraphAddTouch(program->graph, node, storages->results[r],
                             &failure) != COMMUTE_STATUS_OK)
      return failCore(program, info->value, &failure, error);
  }
  return joinDeps(program, storages, node, info->deps, COMMUTE_EDGE_DATA,
                  error) &&
         joinDeps(program, storages, node, info->orderDeps, COMMUTE_EDGE_ORDER,
                  error);
}

static bool joinNodes(CommuteProgram *program,
                      const CommuteProgramFields *fields,
                      CommuteJsonError *error) {
  CommuteProgramStorages storages;
  bool isGood = commuteProgramStoragesInit(&storages, program, fields, error);
  for (uint32_t s = 0; s < storages.numStorages && isGood; ++s) {
    CommuteError failure;
    isGood = commuteGraphAddStorage(program->graph, storages.bytes[s],
                                    storages.flags[s], NULL,
                                    &failure) == COMMUTE_STATUS_OK ||
             failCore(program, fields->nodes, &failure, error);
  }
  for (uint32_t node = 0; node < program->numNodes && isGood; ++node)
    isGood = joinNode(program, &storages, node, error);
  commuteProgramStoragesFinish(&storages);
  return isGood;
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

static void nameNode(void *context, uint32_t node, char *buffer, size_t size) {
  const CommuteProgram *program = context;
  snprintf(buffer, size, "%.*s", PRINTED(program->nodes[node].name));
}

enum GraphField { GraphNodes, GraphInputs, GraphInputBytes, GraphOutputs };

static const CommuteFieldSpec graphSpecs[] = {
    [GraphNodes] = {"nodes", COMMUTE_JSON_ARRAY, COMMUTE_JSON_ARRAY, true},
    [GraphInputs] = {"inputs", COMMUTE_JSON_ARRAY, COMMUTE_JSON_ARRAY, false},
    [GraphInputBytes] = {"input_bytes", COMMUTE_JSON_OBJECT, COMMUTE_JSON_ARRAY,
                         false},
    [GraphOutputs] = {"outputs", COMMUTE_JSON_ARRAY, COMMUTE_JSON_ARRAY, false},
};

static bool findGraph(const CommuteJsonTree *json, CommuteProgramFields *fields,
                      CommuteJsonError *error) {
  enum { NumFields = sizeof graphSpecs / sizeof graphSpecs[0] };
  if (commuteJsonGetKind(json, 0) != COMMUTE_JSON_OBJECT)
    return commuteJsonFail(error, json->values[0].begin,
                           "expected a graph to be an object");
  uint32_t graph = commuteJsonFind(json, 0, "input");
  if (graph == COMMUTE_JSON_NONE)
    graph = 0;
  else if (commuteJsonGetKind(json, graph) != COMMUTE_JSON_OBJECT)
    return commuteJsonFail(error, json->values[graph].begin,
                           "expected 'input' to be an object");
  uint32_t values[NumFields];
  if (!commuteFieldsRead(json, graph, "a graph", graphSpecs, NumFields, values,
                         error))
    return false;
  *fields = (CommuteProgramFields){.nodes = values[GraphNodes],
                                   .inputs = values[GraphInputs],
                                   .inputBytes = values[GraphInputBytes],
                                   .outputs = values[GraphOutputs]};
  return true;
}

static bool allocateProgram(CommuteProgram *program,
                            const CommuteProgramFields *fields) {
  const CommuteJsonTree *json = program->json;
  size_t numNodes = commuteJsonGetLength(json, fields->nodes);
  size_t numInputs = fields->inputs == COMMUTE_JSON_NONE
                         ? 0
                         : commuteJsonGetLength(json, fields->inputs);
  program->graph = commuteGraphCreate(NULL);
  program->nodes = malloc((numNodes + 1) * sizeof *program->nodes);
  program->controls = malloc((numNodes + 1) * sizeof *program->controls);
  program->inputs = malloc((numInputs + 1) * sizeof *program->inputs);
  if (!program->graph || !program->nodes || !program->controls ||
      !program->inputs ||
      !commuteNameTableInit(&program->names, numNodes + numInputs) ||
      !commuteNameTableInit(&program->channels, numNodes))
    return false;
  commuteGraphSetNodeNamer(program->graph, nameNode, program);
  return true;
}

static bool readProgram(CommuteProgram *program,
                        const CommuteProgramFields *fields,
                        CommuteJsonError *error) {
  const CommuteJsonTree *json = program->json;
  uint32_t end = commuteJsonGetEnd(json, fields->nodes);
  for (uint32_t v = fields->nodes + 1; v < end; v = commuteJsonGetEnd(json, v))
    if (!defineNode(program, v, error))
      return false;
  if (fields->inputs != COMMUTE_JSON_NONE &&
      !defineInputs(program, fields->inputs, error))
    return false;
  return joinNodes(program, fields, error);
}

bool commuteProgramInit(CommuteProgram *program, const CommuteJsonTree *json,
                        CommuteJsonError *error) {
  CommuteProgramFields fields;
  *program = (CommuteProgram){.json = json};
  if (!findGraph(json, &fields, error))
    return false;
  bool isComplete = allocateProgram(program, &fields)
                        ? readProgram(program, &fields, error)
                        : failMemory(error);
  if (!isComplete)
    commuteProgramFinish(program);
  return isComplete;
}

void commuteProgramFinish(CommuteProgram *program) {
  commuteNameTableFinish(&program->channels);
  commuteNameTableFinish(&program->names);
  free(program->inputs);
  free(program->controls);
  free(program->nodes);
  commuteGraphDestroy(program->graph);
}
