//===- FsdpVectorTest.c - Recorded groups of FSDP communication -----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// usage: commute-fsdp-vector-test FILE...
//
// Groups each recorded graph and compares with what the reference answered
// (Inputs/README.md, `enforce_comm_ordering_for_fsdp`): who is with whom, which
// group comes after which, and the order, where the recorded one is legal.
// Where the reference failed, there must be groups. Exits with 0 if all agree,
// else with 1 after a message for each that does not.
//
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "TextFile.h"

#include "commute/FsdpGroups.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NONE COMMUTE_NO_NODE

typedef struct Test {
  const char *path;
  const CommuteJsonTree *json;
  CommuteProgram *program;
  CommuteFsdpGroups groups;
  /// By group, its number of members.
  uint32_t *sizes;
  unsigned numFailures;
} Test;

static void fail(Test *test, const char *what) {
  fprintf(stderr, "%s: %s\n", test->path, what);
  ++test->numFailures;
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

/// What the graphs call an operation: a word, or the name of PyTorch's.
static const struct {
  const char *op;
  CommuteFsdpRole role;
} ops[] = {
    {"ag_copy_in", COMMUTE_FSDP_ROLE_COPY_IN},
    {"fsdp.all_gather_copy_in.default", COMMUTE_FSDP_ROLE_COPY_IN},
    {"getitem", COMMUTE_FSDP_ROLE_VIEW},
    {"ag_out", COMMUTE_FSDP_ROLE_ALL_GATHER},
    {"_c10d_functional.all_gather_into_tensor_out.default",
     COMMUTE_FSDP_ROLE_ALL_GATHER},
    {"copy_out", COMMUTE_FSDP_ROLE_COPY_OUT},
    {"fsdp.split_with_sizes_copy.default", COMMUTE_FSDP_ROLE_COPY_OUT},
    {"chunk_cat", COMMUTE_FSDP_ROLE_CHUNK_CAT},
    {"fsdp.chunk_cat.default", COMMUTE_FSDP_ROLE_CHUNK_CAT},
    {"rs", COMMUTE_FSDP_ROLE_REDUCE_SCATTER},
    {"_c10d_functional.reduce_scatter_tensor.default",
     COMMUTE_FSDP_ROLE_REDUCE_SCATTER},
};

static uint8_t findRole(const Test *test, uint32_t node) {
  uint32_t op =
      commuteJsonFind(test->json, test->program->nodes[node].value, "op");
  for (size_t i = 0; op != COMMUTE_JSON_NONE && i < sizeof ops / sizeof ops[0];
       ++i)
    if (commuteJsonIsString(test->json, op, ops[i].op))
      return (uint8_t)ops[i].role;
  return COMMUTE_FSDP_ROLE_OTHER;
}

static bool findGroups(Test *test) {
  uint32_t numNodes = test->program->numNodes;
  uint8_t *roles = malloc((size_t)numNodes + 1);
  if (!roles)
    return false;
  for (uint32_t v = 0; v < numNodes; ++v)
    roles[v] = findRole(test, v);
  CommuteStatus status = commuteGraphFindFsdpGroups(test->program->graph, roles,
                                                    &test->groups, NULL);
  free(roles);
  test->sizes = calloc((size_t)test->groups.numGroups + 1, sizeof(uint32_t));
  if (status != COMMUTE_STATUS_OK || !test->sizes)
    return false;
  for (uint32_t v = 0; v < numNodes; ++v)
    if (test->groups.groups[v] != NONE)
      ++test->sizes[test->groups.groups[v]];
  return true;
}

//===----------------------------------------------------------------------===//
// Comparing
//===----------------------------------------------------------------------===//

/// Returns the node that a string names, or the one that has the output.
static uint32_t findNode(const Test *test, uint32_t value) {
  CommuteProgramRef ref;
  CommuteJsonError error;
  return commuteProgramFindRef(test->program, value, &ref, &error) ? ref.index
                                                                   : NONE;
}

/// Returns the group that has exactly the members in a list, or NONE.
static uint32_t findSameGroup(const Test *test, uint32_t list) {
  const CommuteJsonTree *json = test->json;
  uint32_t group = NONE;
  for (uint32_t v = list + 1; v < commuteJsonGetEnd(json, list); ++v) {
    uint32_t node = findNode(test, v);
    uint32_t found = node == NONE ? NONE : test->groups.groups[node];
    if (found == NONE || (group != NONE && group != found))
      return NONE;
    group = found;
  }
  return group != NONE && test->sizes[group] == commuteJsonGetLength(json, list)
             ? group
             : NONE;
}

/// Compares the groups; writes the recorded order, flat.
static void checkMembers(Test *test, uint32_t list, uint32_t *order) {
  const CommuteJsonTree *json = test->json;
  uint32_t count = 0, end = commuteJsonGetEnd(json, list);
  for (uint32_t v = list + 1; v < end; v = commuteJsonGetEnd(json, v)) {
    bool isGroup = commuteJsonGetKind(json, v) == COMMUTE_JSON_ARRAY;
    if (isGroup && findSameGroup(test, v) == NONE) {
      CommuteJsonText name = commuteJsonGetText(json, v + 1);
      fprintf(stderr, "%s: no group as that of '%.*s'\n", test->path,
              (int)name.length, name.data);
      ++test->numFailures;
    }
    for (uint32_t m = isGroup ? v + 1 : v; m < commuteJsonGetEnd(json, v);
         ++m) {
      uint32_t node = findNode(test, m);
      if (node == NONE || count == test->program->numNodes) {
        fail(test, "the recorded order is not one of the nodes");
        return;
      }
      if (!isGroup && test->groups.groups[node] != NONE)
        fail(test, "a node is in a group that should be in none");
      order[count++] = node;
    }
  }
}

static void checkOrder(Test *test, const uint32_t *recorded) {
  const CommuteGraph *graph = test->program->graph;
  uint32_t numNodes = test->program->numNodes;
  if (commuteGraphCheckOrder(graph, test->groups.order, numNodes, NULL) !=
      COMMUTE_STATUS_OK)
    fail(test, "the order is not legal");
  if (commuteGraphCheckOrder(graph, recorded, numNodes, NULL) ==
          COMMUTE_STATUS_OK &&
      memcmp(recorded, test->groups.order, numNodes * sizeof *recorded) != 0)
    fail(test, "the order differs");
}

static bool hasOrder(const Test *test, uint32_t before, uint32_t after) {
  for (uint32_t i = 0; i < test->groups.numOrders; ++i)
    if (test->groups.orders[i].before == before &&
        test->groups.orders[i].after == after)
      return true;
  return false;
}

/// Compares with rows of [members of a group, an output of the group that it
/// comes after]; there is a row for each output.
static void checkOrders(Test *test, uint32_t rows) {
  const CommuteJsonTree *json = test->json;
  uint32_t numPairs = 0, lastAfter = NONE;
  uint32_t end = commuteJsonGetEnd(json, rows);
  for (uint32_t row = rows + 1; row < end; row = commuteJsonGetEnd(json, row)) {
    uint32_t after = findSameGroup(test, row + 1);
    uint32_t node = findNode(test, commuteJsonGetEnd(json, row + 1));
    if (after == NONE || node == NONE ||
        !hasOrder(test, test->groups.groups[node], after))
      fail(test, "a group does not come after the one before it");
    numPairs += after != lastAfter;
    lastAfter = after;
  }
  if (numPairs != test->groups.numOrders)
    fail(test, "groups are ordered that should not be");
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

static void checkAnswer(Test *test, uint32_t answer) {
  uint32_t list = commuteJsonFind(test->json, answer, "order");
  if (list == COMMUTE_JSON_NONE) {
    if (test->groups.numGroups == 0)
      fail(test, "there are no groups");
    return;
  }
  uint32_t *order = calloc((size_t)test->program->numNodes + 1, sizeof *order);
  if (!order) {
    fail(test, "out of memory");
    return;
  }
  checkMembers(test, list, order);
  checkOrder(test, order);
  checkOrders(test, commuteJsonFind(test->json, answer, "weak_deps"));
  free(order);
}

static void checkProgram(Test *test) {
  uint32_t expect = commuteJsonFind(test->json, 0, "expect");
  uint32_t answer = expect == COMMUTE_JSON_NONE
                        ? COMMUTE_JSON_NONE
                        : commuteJsonFind(test->json, expect,
                                          "enforce_comm_ordering_for_fsdp");
  if (answer == COMMUTE_JSON_NONE)
    fail(test, "no answer is recorded");
  else if (!findGroups(test))
    fail(test, "the groups cannot be found");
  else
    checkAnswer(test, answer);
  commuteFsdpGroupsFinish(&test->groups);
  free(test->sizes);
}

static bool checkFile(const char *path) {
  char *text;
  size_t size;
  const char *failure = commuteTextFileRead(path, &text, &size);
  if (failure) {
    fprintf(stderr, "%s: %s\n", path, failure);
    return false;
  }
  CommuteJsonTree json;
  CommuteProgram program;
  CommuteJsonError error = {.message = ""};
  Test test = {.path = path, .json = &json, .program = &program};
  if (!commuteJsonTreeInit(&json, text, size, &error)) {
    fail(&test, error.message);
  } else {
    if (commuteProgramInit(&program, &json, &error)) {
      checkProgram(&test);
      commuteProgramFinish(&program);
    } else {
      fail(&test, error.message);
    }
    commuteJsonTreeFinish(&json);
  }
  free(text);
  return test.numFailures == 0;
}

int main(int argc, char **argv) {
  int numGood = 0;
  for (int i = 1; i < argc; ++i)
    numGood += checkFile(argv[i]);
  printf("%d files checked, %d differ\n", argc - 1, argc - 1 - numGood);
  return argc > 1 && numGood == argc - 1 ? EXIT_SUCCESS : EXIT_FAILURE;
}
