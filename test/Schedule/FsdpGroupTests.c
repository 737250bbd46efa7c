//===- FsdpGroupTests.c - Tests of groups of FSDP communication -----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Recorded groups are compared by FsdpVectorTest.c; here is what they do not
// show.
//
//===----------------------------------------------------------------------===//

#include "ScheduleTest.h"

#include "commute/FsdpGroups.h"

#include <string.h>

enum { MaxNodes = 60, NumGraphs = 3000 };

/// A graph with the roles of its nodes.
typedef struct Program {
  CommuteGraph *graph;
  uint8_t roles[MaxNodes];
} Program;

static uint32_t add(Program *program, CommuteNodeKind kind,
                    CommuteFsdpRole role) {
  uint32_t node = addNode(program->graph, kind, 1);
  program->roles[node] = (uint8_t)role;
  return node;
}

/// Adds a node that takes from the one before it.
static uint32_t follow(Program *program, CommuteNodeKind kind,
                       CommuteFsdpRole role) {
  uint32_t node = add(program, kind, role);
  addData(program->graph, node - 1, node);
  return node;
}

static void addGather(Program *program) {
  follow(program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_COPY_IN);
  follow(program, COMMUTE_NODE_COLLECTIVE, COMMUTE_FSDP_ROLE_ALL_GATHER);
  follow(program, COMMUTE_NODE_WAIT, COMMUTE_FSDP_ROLE_OTHER);
  follow(program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_COPY_OUT);
}

/// Checks the group of each node, as digits, '-' for none, and the order, as
/// letters.
static void checkGroups(Program *program, const char *groups, const char *order,
                        uint32_t numOrders) {
  CommuteFsdpGroups found;
  CommuteError error;
  char digits[MaxNodes + 1] = "", letters[MaxNodes + 1] = "";
  CHECK(commuteGraphFindFsdpGroups(program->graph, program->roles, &found,
                                   &error) == COMMUTE_STATUS_OK);
  for (uint32_t v = 0; v < commuteGraphGetNumNodes(program->graph); ++v) {
    digits[v] = found.groups[v] == COMMUTE_NO_NODE
                    ? '-'
                    : (char)('0' + found.groups[v]);
    letters[v] = (char)('a' + found.order[v]);
  }
  checkAt(strcmp(digits, groups) == 0, digits, __FILE__, __LINE__);
  checkAt(strcmp(letters, order) == 0, letters, __FILE__, __LINE__);
  CHECK(found.numOrders == numOrders);
  commuteFsdpGroupsFinish(&found);
  commuteGraphDestroy(program->graph);
}

//===----------------------------------------------------------------------===//
// By hand
//===----------------------------------------------------------------------===//

/// A chain of computations that feeds nothing but an all-gather prepares it;
/// what feeds others does not, nor what is before a wait.
static void testProducers(void) {
  Program program = {.graph = createNamed()};
  add(&program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_OTHER);
  follow(&program, COMMUTE_NODE_WAIT, COMMUTE_FSDP_ROLE_OTHER);
  follow(&program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_OTHER);
  uint32_t shared =
      add(&program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_OTHER);
  uint32_t cast = add(&program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_OTHER);
  addGather(&program);
  addData(program.graph, 2, cast);
  addData(program.graph, shared, cast);
  uint32_t user =
      follow(&program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_OTHER);
  addData(program.graph, shared, user);
  checkGroups(&program, "--0-00011-", "abdcefghij", 0);
}

/// What is fixed joins nothing, and so does what is before it.
static void testFixed(void) {
  Program program = {.graph = createNamed()};
  add(&program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_OTHER);
  follow(&program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_FIXED);
  addGather(&program);
  checkGroups(&program, "--0011", "abcdef", 0);
}

/// A wait for what another wait gives is with it.
static void testWaitOfWait(void) {
  Program program = {.graph = createNamed()};
  add(&program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_CHUNK_CAT);
  follow(&program, COMMUTE_NODE_COLLECTIVE, COMMUTE_FSDP_ROLE_REDUCE_SCATTER);
  follow(&program, COMMUTE_NODE_WAIT, COMMUTE_FSDP_ROLE_OTHER);
  follow(&program, COMMUTE_NODE_WAIT, COMMUTE_FSDP_ROLE_OTHER);
  follow(&program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_OTHER);
  follow(&program, COMMUTE_NODE_COLLECTIVE, COMMUTE_FSDP_ROLE_OTHER);
  follow(&program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_OTHER);
  checkGroups(&program, "00111--", "abcdefg", 0);
}

/// A reduce-scatter of what is no chunk-cat's, and an all-gather without a
/// copy-in, are none of FSDP's.
static void testOthers(void) {
  Program program = {.graph = createNamed()};
  add(&program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_OTHER);
  follow(&program, COMMUTE_NODE_COLLECTIVE, COMMUTE_FSDP_ROLE_REDUCE_SCATTER);
  follow(&program, COMMUTE_NODE_WAIT, COMMUTE_FSDP_ROLE_OTHER);
  follow(&program, COMMUTE_NODE_COLLECTIVE, COMMUTE_FSDP_ROLE_ALL_GATHER);
  follow(&program, COMMUTE_NODE_WAIT, COMMUTE_FSDP_ROLE_OTHER);
  checkGroups(&program, "-----", "abcde", 0);
}

/// The second gather comes after what was gathered first, though it stands
/// before; and where that cannot be, it does not.
static void testOrders(void) {
  for (int contradicts = 0; contradicts < 2; ++contradicts) {
    Program program = {.graph = createNamed()};
    for (int i = 0; i < 2; ++i) {
      add(&program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_COPY_IN);
      follow(&program, COMMUTE_NODE_COLLECTIVE, COMMUTE_FSDP_ROLE_ALL_GATHER);
    }
    uint32_t first = add(&program, COMMUTE_NODE_WAIT, COMMUTE_FSDP_ROLE_OTHER);
    uint32_t second = add(&program, COMMUTE_NODE_WAIT, COMMUTE_FSDP_ROLE_OTHER);
    addData(program.graph, 1, first);
    addData(program.graph, 3, second);
    if (contradicts)
      CHECK(commuteGraphAddEdge(program.graph, 3, first, COMMUTE_EDGE_ORDER,
                                NULL, NULL) == COMMUTE_STATUS_OK);
    checkGroups(&program, "002213", contradicts ? "abcdef" : "abecdf",
                contradicts ? 0 : 1);
  }
}

/// Something that a member needs, and that needs another one, leaves no group.
static void testBetween(void) {
  Program program = {.graph = createNamed()};
  add(&program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_COPY_IN);
  follow(&program, COMMUTE_NODE_COMPUTE, COMMUTE_FSDP_ROLE_FIXED);
  follow(&program, COMMUTE_NODE_COLLECTIVE, COMMUTE_FSDP_ROLE_ALL_GATHER);
  addData(program.graph, 0, 2);
  follow(&program, COMMUTE_NODE_WAIT, COMMUTE_FSDP_ROLE_OTHER);
  checkGroups(&program, "---1", "abcd", 0);
}

static void testErrors(void) {
  Program program = {.graph = createNamed()};
  CommuteFsdpGroups groups = {.groups = NULL};
  CommuteError error;
  add(&program, COMMUTE_NODE_COMPUTE, COMMUTE_NUM_FSDP_ROLES);
  CHECK(commuteGraphFindFsdpGroups(program.graph, program.roles, &groups,
                                   &error) == COMMUTE_STATUS_INVALID_ARGUMENT);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT, "not a role");
  program.roles[0] = COMMUTE_FSDP_ROLE_OTHER;
  addData(program.graph, 0, 0);
  CHECK(commuteGraphFindFsdpGroups(program.graph, program.roles, &groups,
                                   &error) == COMMUTE_STATUS_CYCLE);
  CHECK(!groups.groups);
  commuteFsdpGroupsFinish(&groups);
  commuteGraphDestroy(program.graph);
}

//===----------------------------------------------------------------------===//
// At random
//===----------------------------------------------------------------------===//

static void makeRandom(Random *random, Program *program) {
  program->graph = createNamed();
  uint32_t count = 1 + randomBelow(random, MaxNodes);
  // The list need not be topological.
  uint32_t ranks[MaxNodes];
  randomPermutation(random, ranks, count);
  bool isListed = randomBelow(random, 2) == 0;
  for (uint32_t v = 0; v < count; ++v)
    add(program, (CommuteNodeKind)randomBelow(random, 3),
        (CommuteFsdpRole)randomBelow(random, COMMUTE_NUM_FSDP_ROLES));
  for (uint32_t e = randomBelow(random, 2 * count); e > 0; --e) {
    uint32_t a = randomBelow(random, count), b = randomBelow(random, count);
    bool isForward = isListed ? a < b : ranks[a] < ranks[b];
    if (isForward)
      CHECK(commuteGraphAddEdge(program->graph, a, b,
                                randomBelow(random, 4) == 0 ? COMMUTE_EDGE_ORDER
                                                            : COMMUTE_EDGE_DATA,
                                NULL, NULL) == COMMUTE_STATUS_OK);
  }
}

static void checkProperties(const Program *program,
                            const CommuteFsdpGroups *groups) {
  uint32_t count = commuteGraphGetNumNodes(program->graph);
  uint32_t begins[MaxNodes * 2], ends[MaxNodes * 2] = {0};
  CHECK(groups->numGroups <= 2 * count);
  CHECK(commuteGraphCheckOrder(program->graph, groups->order, count, NULL) ==
        COMMUTE_STATUS_OK);
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t node = groups->order[i], group = groups->groups[node];
    if (group == COMMUTE_NO_NODE)
      continue;
    CHECK(group < groups->numGroups);
    CHECK(program->roles[node] != COMMUTE_FSDP_ROLE_FIXED);
    // Members are adjacent.
    CHECK(ends[group] == 0 || ends[group] == i);
    if (ends[group] == 0)
      begins[group] = i;
    ends[group] = i + 1;
  }
  for (uint32_t i = 0; i < groups->numOrders; ++i) {
    CommuteFsdpOrder order = groups->orders[i];
    CHECK(ends[order.before] > 0 && ends[order.after] > 0);
    CHECK(ends[order.before] <= begins[order.after]);
  }
}

void testFsdpGroups(void) {
  testProducers();
  testFixed();
  testWaitOfWait();
  testOthers();
  testOrders();
  testBetween();
  testErrors();
}

void testRandomFsdpGroups(void) {
  Random random = {.state = 20};
  for (int i = 0; i < NumGraphs; ++i) {
    Program program;
    CommuteFsdpGroups groups;
    makeRandom(&random, &program);
    CHECK(commuteGraphFindFsdpGroups(program.graph, program.roles, &groups,
                                     NULL) == COMMUTE_STATUS_OK);
    checkProperties(&program, &groups);
    commuteFsdpGroupsFinish(&groups);
    commuteGraphDestroy(program.graph);
  }
}
