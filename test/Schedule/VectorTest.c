//===- VectorTest.c - Recorded answers of the reference -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// usage: commute-vector-test [--exceptions=LIST] FILE
//
// Answers every question of a recorded graph (Inputs/README.md) and compares
// the answers to the last bit. Exits with 0 if all agree, else with 1 after a
// message for each that does not. LIST names, for a file, the answers that rest
// on a defect of the reference; those must be legal orders and differ.
//
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "TextFile.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Text for "%.*s".
#define PRINTED(text) (int)(text).length, (text).data

/// A file under test.
typedef struct Test {
  const char *path;
  const CommuteJsonTree *json;
  /// The answers.
  uint32_t expect;
  /// The keys that are exceptions, or COMMUTE_JSON_NONE.
  const CommuteJsonTree *exceptionJson;
  uint32_t exceptions;
  /// NULL for a file that names an unknown producer.
  CommuteProgram *program;
  uint32_t *order;
  unsigned numChecks;
  unsigned numFailures;
} Test;

static void failKey(Test *test, CommuteJsonText key, const char *what) {
  fprintf(stderr, "%s: '%.*s': %s\n", test->path, PRINTED(key), what);
  ++test->numFailures;
}

static bool endsWith(CommuteJsonText text, const char *end) {
  size_t length = strlen(end);
  return text.length >= length &&
         memcmp(text.data + text.length - length, end, length) == 0;
}

static bool takePrefix(CommuteJsonText *text, const char *prefix) {
  size_t length = strlen(prefix);
  if (text->length < length || memcmp(text->data, prefix, length) != 0)
    return false;
  text->data += length;
  text->length -= length;
  return true;
}

static bool isText(CommuteJsonText text, const char *string) {
  return text.length == strlen(string) &&
         memcmp(text.data, string, text.length) == 0;
}

static bool isException(const Test *test, CommuteJsonText key) {
  if (test->exceptions == COMMUTE_JSON_NONE)
    return false;
  const CommuteJsonTree *json = test->exceptionJson;
  uint32_t end = commuteJsonGetEnd(json, test->exceptions);
  for (uint32_t v = test->exceptions + 1; v < end; ++v) {
    CommuteJsonText text = commuteJsonGetText(json, v);
    if (text.length == key.length &&
        memcmp(text.data, key.data, key.length) == 0)
      return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Orders
//===----------------------------------------------------------------------===//

/// Answers "KEY" or "KEY@ordered", on a graph of its own, since the ordering
/// edges stay with it. Returns whether there is an answer.
static bool runKey(Test *test, CommuteJsonText key) {
  static const struct {
    const char *name;
    CommutePolicy policy;
  } policies[] = {
      {"sink_waits", COMMUTE_POLICY_SINK_WAITS},
      {"raise_comms", COMMUTE_POLICY_RAISE_COLLECTIVES},
      {"reorder_compute_for_overlap", COMMUTE_POLICY_REORDER_COMPUTE},
      {"pipeline", COMMUTE_POLICY_PIPELINE},
  };
  CommuteJsonText name = key;
  bool isOrdered = endsWith(key, "@ordered");
  if (isOrdered)
    name.length -= strlen("@ordered");
  CommuteProgram program;
  CommuteJsonError ignored;
  if (!commuteProgramInit(&program, test->json, &ignored))
    return false;
  CommuteStatus status = COMMUTE_STATUS_OK;
  if (isOrdered)
    status = commuteGraphOrderCollectives(program.graph,
                                          COMMUTE_ORDER_SCOPE_ALL, NULL, NULL);
  for (size_t i = 0; i < sizeof policies / sizeof policies[0]; ++i)
    if (status == COMMUTE_STATUS_OK && isText(name, policies[i].name))
      status = commuteGraphRun(program.graph, policies[i].policy, NULL,
                               test->order, NULL);
  if (status == COMMUTE_STATUS_OK &&
      commuteGraphCheckOrder(program.graph, test->order, program.numNodes,
                             NULL) != COMMUTE_STATUS_OK)
    failKey(test, key, "the order is not legal");
  commuteProgramFinish(&program);
  return status == COMMUTE_STATUS_OK;
}

static bool isSameOrder(const Test *test, uint32_t list) {
  const CommuteJsonTree *json = test->json;
  uint32_t numNodes = test->program->numNodes;
  if (commuteJsonGetLength(json, list) != numNodes)
    return false;
  for (uint32_t i = 0; i < numNodes; ++i) {
    CommuteJsonText expected = commuteJsonGetText(json, list + 1 + i);
    CommuteJsonText name = test->program->nodes[test->order[i]].name;
    if (name.length != expected.length ||
        memcmp(name.data, expected.data, name.length) != 0)
      return false;
  }
  return true;
}

static void checkOrder(Test *test, CommuteJsonText key, uint32_t result) {
  bool hasAnswer = runKey(test, key);
  uint32_t list = commuteJsonFind(test->json, result, "order");
  if (!hasAnswer) {
    if (list != COMMUTE_JSON_NONE)
      failKey(test, key, "expected an order, got an error");
    return;
  }
  if (list == COMMUTE_JSON_NONE) {
    failKey(test, key, "expected an error, got an order");
    return;
  }
  bool isSame = isSameOrder(test, list);
  if (isException(test, key) == isSame)
    failKey(test, key,
            isSame ? "an exception, but the order is the recorded one"
                   : "the order differs");
}

//===----------------------------------------------------------------------===//
// The global order of collectives
//===----------------------------------------------------------------------===//

/// Whether a string is what output `k` of a node is called.
static bool isOutput(const Test *test, uint32_t value, uint32_t node,
                     uint32_t k) {
  const CommuteProgramNode *info = &test->program->nodes[node];
  char suffix[16] = "";
  if (info->numOutputs > 1)
    snprintf(suffix, sizeof suffix, "#%u", (unsigned)k);
  CommuteJsonText text = commuteJsonGetText(test->json, value);
  return text.length == info->name.length + strlen(suffix) &&
         memcmp(text.data, info->name.data, info->name.length) == 0 &&
         endsWith(text, suffix);
}

/// Compares the edges from `first` on with rows of [collective, output of the
/// one before, first output of the collective].
static bool areSameEdges(const Test *test, const CommuteGraph *graph,
                         uint32_t first, uint32_t rows) {
  const CommuteJsonTree *json = test->json;
  uint32_t row = rows + 1, end = commuteJsonGetEnd(json, rows);
  for (uint32_t e = first; e < commuteGraphGetNumEdges(graph); ++e) {
    CommuteEdge edge = commuteGraphGetEdge(graph, e);
    uint32_t numOutputs = test->program->nodes[edge.from].numOutputs;
    for (uint32_t k = 0; k < numOutputs; ++k) {
      if (row >= end || commuteJsonGetLength(json, row) != 3)
        return false;
      CommuteJsonText name = commuteJsonGetText(json, row + 1);
      CommuteJsonText target = test->program->nodes[edge.to].name;
      if (name.length != target.length ||
          memcmp(name.data, target.data, name.length) != 0 ||
          !isOutput(test, row + 2, edge.from, k) ||
          !isOutput(test, row + 3, edge.to, 0))
        return false;
      row = commuteJsonGetEnd(json, row);
    }
  }
  return row == end;
}

static void checkGlobalOrder(Test *test, CommuteJsonText key, uint32_t result) {
  CommuteGraph *graph = test->program ? test->program->graph : NULL;
  uint32_t numEdges = graph ? commuteGraphGetNumEdges(graph) : 0;
  uint32_t rows = commuteJsonFind(test->json, result, "weak_deps");
  bool isGood =
      graph && commuteGraphOrderCollectives(graph, COMMUTE_ORDER_SCOPE_ALL,
                                            NULL, NULL) == COMMUTE_STATUS_OK;
  if (isGood) {
    if (!areSameEdges(test, graph, numEdges, rows))
      failKey(test, key, "the edges differ");
    return;
  }
  // The reference lists edges without a look at what they close.
  uint32_t next =
      commuteJsonFind(test->json, test->expect, "sink_waits@ordered");
  if (next == COMMUTE_JSON_NONE ||
      commuteJsonFind(test->json, next, "error") == COMMUTE_JSON_NONE)
    failKey(test, key, "expected edges, got an error");
}

//===----------------------------------------------------------------------===//
// The estimate
//===----------------------------------------------------------------------===//

static void checkEstimate(Test *test, CommuteJsonText key, CommuteJsonText list,
                          uint32_t result) {
  // Where the reference's own log failed, what it would have said was recorded
  // under another key.
  char buffer[128];
  snprintf(buffer, sizeof buffer, "visualize_nosummary_%.*s", PRINTED(list));
  uint32_t figure = commuteJsonFind(test->json, test->expect, buffer);
  if (figure != COMMUTE_JSON_NONE)
    result = figure;
  // A list with an unknown producer is not a program here.
  if (!test->program)
    return;

  bool isInput = isText(list, "input");
  if (!isInput && !runKey(test, list)) {
    failKey(test, key, "there is no order to estimate");
    return;
  }
  if (isException(test, list))
    return;
  double nanoseconds = 0;
  bool hasAnswer = commuteGraphVisualizeOverlap(
      test->program->graph, isInput ? NULL : test->order, &nanoseconds);
  uint32_t expected = commuteJsonFind(test->json, result, "est_runtime_ms");
  if (expected == COMMUTE_JSON_NONE) {
    if (hasAnswer)
      failKey(test, key, "expected an error, got an estimate");
    return;
  }
  CommuteCost milliseconds;
  commuteJsonReadNumber(test->json, expected, &milliseconds);
  if (!hasAnswer)
    failKey(test, key, "expected an estimate, got an error");
  else if (nanoseconds / 1000 / 1000 != commuteCostGetReal(milliseconds))
    failKey(test, key, "the estimate differs");
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

static void checkKey(Test *test, CommuteJsonText key, uint32_t result) {
  CommuteJsonText rest = key;
  // The grouping of FSDP communication has a test of its own; figures without a
  // summary are looked up with their key.
  if (isText(key, "enforce_comm_ordering_for_fsdp") ||
      takePrefix(&rest, "visualize_nosummary_"))
    return;
  ++test->numChecks;
  if (takePrefix(&rest, "visualize_"))
    checkEstimate(test, key, rest, result);
  else if (isText(key, "decide_global_ordering_of_comms"))
    checkGlobalOrder(test, key, result);
  else
    checkOrder(test, key, result);
}

static void checkFile(Test *test) {
  const CommuteJsonTree *json = test->json;
  CommuteJsonError error;
  CommuteProgram program;
  if (commuteProgramInit(&program, json, &error))
    test->program = &program;
  size_t numNodes = test->program ? program.numNodes : 0;
  test->order = malloc((numNodes + 1) * sizeof *test->order);
  test->expect = commuteJsonFind(json, 0, "expect");
  if (!test->order || test->expect == COMMUTE_JSON_NONE) {
    fprintf(stderr, "%s: out of memory, or no 'expect'\n", test->path);
    ++test->numFailures;
  } else {
    uint32_t end = commuteJsonGetEnd(json, test->expect);
    for (uint32_t v = test->expect + 1; v < end;
         v = commuteJsonGetEnd(json, v + 1))
      checkKey(test, commuteJsonGetText(json, v), v + 1);
  }
  free(test->order);
  if (test->program)
    commuteProgramFinish(&program);
}

/// A file and what it holds.
typedef struct Document {
  char *text;
  CommuteJsonTree json;
} Document;

static bool openDocument(Document *document, const char *path) {
  size_t size;
  CommuteJsonError error;
  const char *failure = commuteTextFileRead(path, &document->text, &size);
  if (!failure &&
      !commuteJsonTreeInit(&document->json, document->text, size, &error)) {
    failure = "not JSON";
    free(document->text);
  }
  if (failure)
    fprintf(stderr, "%s: %s\n", path, failure);
  return failure == NULL;
}

static void closeDocument(Document *document) {
  commuteJsonTreeFinish(&document->json);
  free(document->text);
}

int main(int argc, char **argv) {
  static const char option[] = "--exceptions=";
  const char *path = argv[argc - 1];
  bool hasExceptions =
      argc == 3 && strncmp(argv[1], option, strlen(option)) == 0;
  if (argc != 2 && !hasExceptions) {
    fputs("usage: commute-vector-test [--exceptions=LIST] FILE\n", stderr);
    return EXIT_FAILURE;
  }
  Document document, exceptions;
  if (!openDocument(&document, path))
    return EXIT_FAILURE;
  if (hasExceptions && !openDocument(&exceptions, argv[1] + strlen(option))) {
    closeDocument(&document);
    return EXIT_FAILURE;
  }
  Test test = {
      .path = path, .json = &document.json, .exceptions = COMMUTE_JSON_NONE};
  if (hasExceptions) {
    const char *slash = strrchr(path, '/');
    test.exceptionJson = &exceptions.json;
    test.exceptions =
        commuteJsonFind(&exceptions.json, 0, slash ? slash + 1 : path);
  }
  checkFile(&test);
  printf("%u answers checked, %u differ\n", test.numChecks, test.numFailures);
  if (hasExceptions)
    closeDocument(&exceptions);
  closeDocument(&document);
  return test.numFailures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
