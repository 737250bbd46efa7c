//===- BucketTests.c - Tests of buckets -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ScheduleTest.h"

#include "commute/Bucket.h"

#include <string.h>

enum { MaxNodes = 64, MaxMembers = 20 };

//===----------------------------------------------------------------------===//
// By hand
//===----------------------------------------------------------------------===//

/// Collectives of 10 bytes each, one after the other, each waited for at once,
/// with a computation that uses it and takes as long.
typedef struct Chain {
  CommuteGraph *graph;
  uint32_t numMembers;
  CommuteBucketMember members[MaxMembers];
  uint32_t users[MaxMembers];
} Chain;

static Chain createChain(uint32_t numMembers, int64_t cost) {
  Chain chain = {.graph = createNamed(), .numMembers = numMembers};
  for (uint32_t m = 0; m < numMembers; ++m) {
    CommuteNodeInfo info = {.kind = COMMUTE_NODE_COLLECTIVE,
                            .cost = commuteCostFromInteger(cost),
                            .bytes = 10};
    CommuteBucketMember *member = &chain.members[m];
    CHECK(commuteGraphAddNode(chain.graph, &info, &member->start, NULL) ==
          COMMUTE_STATUS_OK);
    member->wait = addNode(chain.graph, COMMUTE_NODE_WAIT, 0);
    member->bytes = 10;
    chain.users[m] = addNode(chain.graph, COMMUTE_NODE_COMPUTE, cost);
    addData(chain.graph, member->start, member->wait);
    addData(chain.graph, member->wait, chain.users[m]);
  }
  return chain;
}

static CommuteStatus find(const Chain *chain,
                          const CommuteBucketOptions *options, uint32_t *order,
                          uint32_t *buckets) {
  CommuteError error;
  return commuteGraphFindBuckets(chain->graph, NULL, chain->members,
                                 chain->numMembers, options, order, buckets,
                                 &error);
}

/// Checks which bucket each member has, as letters: '-' for none, else that of
/// its first member.
static void checkBuckets(const Chain *chain,
                         const CommuteBucketOptions *options,
                         const char *expected) {
  uint32_t order[MaxNodes], buckets[MaxMembers];
  char letters[MaxMembers + 1] = "";
  CHECK(find(chain, options, order, buckets) == COMMUTE_STATUS_OK);
  for (uint32_t m = 0; m < chain->numMembers; ++m)
    letters[m] =
        buckets[m] == COMMUTE_NO_BUCKET ? '-' : (char)('a' + buckets[m]);
  checkAt(strcmp(letters, expected) == 0, letters, __FILE__, __LINE__);
  CHECK(commuteGraphCheckOrder(chain->graph, order,
                               commuteGraphGetNumNodes(chain->graph),
                               NULL) == COMMUTE_STATUS_OK);
}

/// A bucket takes as long as one of them.
static CommuteCost takeOne(const uint32_t *members, uint32_t count,
                           void *userData) {
  (void)members;
  (void)count;
  return *(const CommuteCost *)userData;
}

static void testOptions(void) {
  Chain chain = createChain(5, 10);
  CommuteCost one = commuteCostFromInteger(10);
  CommuteBucketOptions options = {.cost = takeOne, .userData = &one};
  checkBuckets(&chain, &options, "aaaaa");
  options.maxBytes = 30;
  checkBuckets(&chain, &options, "aaadd");
  options.maxBytes = 29;
  checkBuckets(&chain, &options, "aacc-");
  options.maxBytes = 9;
  checkBuckets(&chain, &options, "-----");
  options.maxBytes = 30;
  options.minCount = 3;
  checkBuckets(&chain, &options, "aaa--");
  options.minCount = 4;
  checkBuckets(&chain, &options, "-----");
  options.minCount = 0;
  options.maxBytes = 0;
  chain.members[1].kind = 7;
  checkBuckets(&chain, &options, "a-aaa");
  chain.members[4].kind = 7;
  checkBuckets(&chain, &options, "abaab");
  commuteGraphDestroy(chain.graph);
}

/// A bucket of all that takes as long as all of them delays the first user by
/// the rest; behind long computations nobody notices.
static void testMakespan(void) {
  Chain chain = createChain(4, 10);
  // Each start may already follow at once, in the order of the list only.
  uint32_t list[12], order[12], buckets[4];
  for (uint32_t m = 0; m < 4; ++m) {
    list[m] = chain.members[m].start;
    list[4 + 2 * m] = chain.members[m].wait;
    list[5 + 2 * m] = chain.users[m];
  }
  CommuteBucketOptions options = {.maxBytes = 0};
  CHECK(commuteGraphFindBuckets(chain.graph, list, chain.members, 4, &options,
                                order, buckets, NULL) == COMMUTE_STATUS_OK);
  // One after the other they hide all but the first: 50, where the first two as
  // one would make it 60. The last two are needed late enough to be one.
  for (uint32_t m = 0; m < 4; ++m)
    CHECK(buckets[m] == COMMUTE_NO_BUCKET);
  CommuteCost one = commuteCostFromReal(10.0);
  options.cost = takeOne;
  options.userData = &one;
  CHECK(commuteGraphFindBuckets(chain.graph, list, chain.members, 4, &options,
                                order, buckets, NULL) == COMMUTE_STATUS_OK);
  for (uint32_t m = 0; m < 4; ++m)
    CHECK(buckets[m] == 0);
  commuteGraphDestroy(chain.graph);
}

/// What depends on one another stays apart, whatever the path goes through.
static void testPaths(void) {
  CommuteCost one = commuteCostFromInteger(10);
  CommuteBucketOptions options = {.cost = takeOne, .userData = &one};
  Chain chain = createChain(3, 10);
  addData(chain.graph, chain.users[0], chain.members[1].start);
  checkBuckets(&chain, &options, "a-a");
  commuteGraphDestroy(chain.graph);

  chain = createChain(3, 10);
  CHECK(commuteGraphAddEdge(chain.graph, chain.members[0].start,
                            chain.members[1].start, COMMUTE_EDGE_ORDER, NULL,
                            NULL) == COMMUTE_STATUS_OK);
  checkBuckets(&chain, &options, "a-a");
  commuteGraphDestroy(chain.graph);

  // From wait to wait.
  chain = createChain(2, 10);
  addData(chain.graph, chain.users[0], chain.members[1].wait);
  checkBuckets(&chain, &options, "--");
  commuteGraphDestroy(chain.graph);

  // Two pairs that exclude each other: a before b, c before d, {a, d} and
  // {b, c} would close a cycle.
  chain = createChain(4, 10);
  chain.members[1].kind = chain.members[2].kind = 1;
  addData(chain.graph, chain.users[0], chain.members[1].start);
  addData(chain.graph, chain.users[2], chain.members[3].start);
  checkBuckets(&chain, &options, "a--a");
  commuteGraphDestroy(chain.graph);
}

/// The order of starts does not keep them apart, unless another stands between.
static void testStartOrder(void) {
  CommuteCost one = commuteCostFromInteger(10);
  Chain chain = createChain(4, 10);
  CommuteBucketOptions options = {.cost = takeOne, .userData = &one};
  uint32_t first = commuteGraphGetNumEdges(chain.graph);
  CHECK(commuteGraphOrderCollectives(chain.graph, COMMUTE_ORDER_SCOPE_ALL, NULL,
                                     NULL) == COMMUTE_STATUS_OK);
  uint8_t startOrder[32] = {0};
  for (uint32_t e = first; e < commuteGraphGetNumEdges(chain.graph); ++e)
    startOrder[e] = 1;
  checkBuckets(&chain, &options, "----");
  options.startOrder = startOrder;
  checkBuckets(&chain, &options, "aaaa");
  chain.members[2].kind = 1;
  checkBuckets(&chain, &options, "aa--");
  commuteGraphDestroy(chain.graph);
}

/// Results are live from the start of the bucket on.
static void testLimits(void) {
  CommuteCost one = commuteCostFromInteger(10);
  CommuteBucketOptions options = {.cost = takeOne, .userData = &one};
  Chain chain = createChain(4, 10);
  for (uint32_t m = 0; m < 4; ++m) {
    uint32_t storage;
    CHECK(commuteGraphAddStorage(chain.graph, 100, 0, &storage, NULL) ==
          COMMUTE_STATUS_OK);
    CHECK(commuteGraphAddTouch(chain.graph, chain.members[m].start, storage,
                               NULL) == COMMUTE_STATUS_OK);
    CHECK(commuteGraphAddTouch(chain.graph, chain.users[m], storage, NULL) ==
          COMMUTE_STATUS_OK);
  }
  checkBuckets(&chain, &options, "aaaa");
  options.memoryLimit = 399;
  checkBuckets(&chain, &options, "aacc");
  options.memoryLimit = 199;
  checkBuckets(&chain, &options, "----");
  // Below what the input takes, the input is the limit.
  options.memoryLimit = 1;
  checkBuckets(&chain, &options, "----");
  options.memoryLimit = 0;
  options.inFlightLimit = 39;
  checkBuckets(&chain, &options, "aacc");
  commuteGraphDestroy(chain.graph);
}

static void testErrors(void) {
  Chain chain = createChain(2, 10);
  CommuteBucketOptions options = {.maxBytes = 0};
  CommuteError error;
  uint32_t order[6] = {9}, buckets[2] = {9, 9};
  CommuteBucketMember swapped[] = {chain.members[1], chain.members[0]};
  CHECK(commuteGraphFindBuckets(chain.graph, NULL, swapped, 2, &options, order,
                                buckets,
                                &error) == COMMUTE_STATUS_INVALID_ARGUMENT);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT,
              "expected each member once, in the order of the list");
  swapped[0] = (CommuteBucketMember){.start = chain.users[0], .wait = 1};
  CHECK(commuteGraphFindBuckets(chain.graph, NULL, swapped, 1, &options, order,
                                buckets,
                                &error) == COMMUTE_STATUS_INVALID_ARGUMENT);
  CHECK_ERROR(error, COMMUTE_STATUS_INVALID_ARGUMENT,
              "expected a collective and its wait");
  swapped[0] = (CommuteBucketMember){.start = 0, .wait = 6};
  CHECK(commuteGraphFindBuckets(chain.graph, NULL, swapped, 1, &options, order,
                                buckets, &error) == COMMUTE_STATUS_UNKNOWN_ID);
  CHECK_ERROR(error, COMMUTE_STATUS_UNKNOWN_ID,
              "a member names a node that does not exist");
  const uint32_t illegal[] = {5, 4, 3, 2, 1, 0},
                 repeated[] = {0, 0, 1, 2, 3, 4};
  CHECK(commuteGraphFindBuckets(chain.graph, illegal, chain.members, 2,
                                &options, order, buckets,
                                &error) == COMMUTE_STATUS_ILLEGAL_ORDER);
  CHECK(commuteGraphFindBuckets(chain.graph, repeated, chain.members, 2,
                                &options, order, buckets,
                                &error) == COMMUTE_STATUS_NOT_A_PERMUTATION);
  CHECK(order[0] == 9 && buckets[0] == 9);
  commuteGraphDestroy(chain.graph);
}

void testBuckets(void) {
  testOptions();
  testMakespan();
  testPaths();
  testStartOrder();
  testLimits();
  testErrors();
}

//===----------------------------------------------------------------------===//
// At random
//===----------------------------------------------------------------------===//

/// A program of computations and collectives with their waits.
typedef struct Program {
  CommuteGraph *graph;
  uint32_t numNodes;
  CommuteNodeInfo infos[MaxNodes];
  bool edges[MaxNodes][MaxNodes];
  uint32_t numMembers;
  CommuteBucketMember members[MaxMembers];
} Program;

static uint32_t addRandomNode(Program *program, Random *random,
                              CommuteNodeKind kind) {
  uint32_t v = program->numNodes++;
  CommuteNodeInfo *info = &program->infos[v];
  *info = (CommuteNodeInfo){
      .kind = kind,
      .cost = commuteCostFromInteger(
          kind == COMMUTE_NODE_WAIT ? 0 : randomBelow(random, 20)),
      .channel = randomBelow(random, 2),
      .bytes = 1 + randomBelow(random, 9)};
  CHECK(commuteGraphAddNode(program->graph, info, NULL, NULL) ==
        COMMUTE_STATUS_OK);
  uint32_t storage;
  CHECK(commuteGraphAddStorage(program->graph, info->bytes, 0, &storage,
                               NULL) == COMMUTE_STATUS_OK);
  CHECK(commuteGraphAddTouch(program->graph, v, storage, NULL) ==
        COMMUTE_STATUS_OK);
  return v;
}

/// Storage i is that of node i.
static void use(Program *program, uint32_t from, uint32_t to) {
  program->edges[from][to] = true;
  addData(program->graph, from, to);
  CHECK(commuteGraphAddTouch(program->graph, to, from, NULL) ==
        COMMUTE_STATUS_OK);
}

static void useSome(Program *program, Random *random, uint32_t node) {
  for (uint32_t n = randomBelow(random, 3); n > 0 && node > 0; --n) {
    uint32_t from = randomBelow(random, node);
    if (program->infos[from].kind != COMMUTE_NODE_COLLECTIVE)
      use(program, from, node);
  }
}

static void fillProgram(Program *program, Random *random) {
  memset(program, 0, sizeof *program);
  program->graph = createNamed();
  uint32_t pending[MaxMembers], numPending = 0;
  while (program->numNodes < MaxNodes - MaxMembers) {
    uint32_t roll = randomBelow(random, 3);
    if (roll == 0 && program->numMembers < MaxMembers) {
      uint32_t v = addRandomNode(program, random, COMMUTE_NODE_COLLECTIVE);
      useSome(program, random, v);
      pending[numPending++] = program->numMembers;
      program->members[program->numMembers++] = (CommuteBucketMember){
          .start = v,
          .kind = 2 * program->infos[v].channel + randomBelow(random, 2),
          .bytes = program->infos[v].bytes};
    } else if (roll == 1 && numPending > 0) {
      uint32_t i = randomBelow(random, numPending);
      CommuteBucketMember *member = &program->members[pending[i]];
      pending[i] = pending[--numPending];
      member->wait = addRandomNode(program, random, COMMUTE_NODE_WAIT);
      use(program, member->start, member->wait);
    } else {
      useSome(program, random,
              addRandomNode(program, random, COMMUTE_NODE_COMPUTE));
    }
  }
  while (numPending > 0) {
    CommuteBucketMember *member = &program->members[pending[--numPending]];
    member->wait = addRandomNode(program, random, COMMUTE_NODE_WAIT);
    use(program, member->start, member->wait);
  }
}

/// A latency of 5, and half of what they cost alone.
static CommuteCost costHalf(const uint32_t *members, uint32_t count,
                            void *userData) {
  const Program *program = userData;
  int64_t sum = 10;
  for (uint32_t i = 0; i < count; ++i)
    sum +=
        program->infos[program->members[members[i]].start].cost.value.integer;
  return commuteCostFromInteger(sum / 2);
}

/// Makes the program with its buckets, in the order: node i is what comes at
/// place i, of a bucket its first member.
static CommuteGraph *mergeBuckets(const Program *program, const uint32_t *order,
                                  const uint32_t *buckets) {
  CommuteGraph *merged = createNamed();
  uint32_t ids[MaxNodes], representative[MaxNodes];
  for (uint32_t v = 0; v < program->numNodes; ++v)
    representative[v] = v;
  for (uint32_t m = 0; m < program->numMembers; ++m) {
    if (buckets[m] == COMMUTE_NO_BUCKET)
      continue;
    const CommuteBucketMember *first = &program->members[buckets[m]];
    representative[program->members[m].start] = first->start;
    representative[program->members[m].wait] = first->wait;
  }
  for (uint32_t i = 0; i < program->numNodes; ++i) {
    uint32_t v = order[i];
    if (representative[v] != v)
      continue;
    CommuteNodeInfo info = program->infos[v];
    uint32_t group[MaxMembers], count = 0;
    for (uint32_t m = 0; m < program->numMembers; ++m)
      if (buckets[m] != COMMUTE_NO_BUCKET &&
          program->members[buckets[m]].start == v)
        group[count++] = m;
    if (count > 0) {
      info.cost = costHalf(group, count, (void *)program);
      info.bytes = 0;
      for (uint32_t k = 0; k < count; ++k)
        info.bytes += program->infos[program->members[group[k]].start].bytes;
    }
    CHECK(commuteGraphAddNode(merged, &info, &ids[v], NULL) ==
          COMMUTE_STATUS_OK);
  }
  for (uint32_t v = 0; v < program->numNodes; ++v) {
    uint32_t storage;
    CHECK(commuteGraphAddStorage(merged, program->infos[v].bytes, 0, &storage,
                                 NULL) == COMMUTE_STATUS_OK);
    CHECK(commuteGraphAddTouch(merged, ids[representative[v]], v, NULL) ==
          COMMUTE_STATUS_OK);
  }
  for (uint32_t v = 0; v < program->numNodes; ++v)
    for (uint32_t w = 0; w < program->numNodes; ++w) {
      if (!program->edges[v][w])
        continue;
      addData(merged, ids[representative[v]], ids[representative[w]]);
      CHECK(commuteGraphAddTouch(merged, ids[representative[w]], v, NULL) ==
            COMMUTE_STATUS_OK);
    }
  return merged;
}

static void checkMembers(const Program *program, const uint32_t *order,
                         const uint32_t *buckets,
                         const CommuteBucketOptions *options) {
  uint32_t places[MaxNodes];
  for (uint32_t i = 0; i < program->numNodes; ++i)
    places[order[i]] = i;
  for (uint32_t first = 0; first < program->numMembers; ++first) {
    uint32_t count = 0, kind = program->members[first].kind;
    uint64_t bytes = 0;
    for (uint32_t m = 0; m < program->numMembers; ++m) {
      if (buckets[m] != first)
        continue;
      const CommuteBucketMember *member = &program->members[m];
      CHECK(m >= first && member->kind == kind);
      CHECK(places[member->start] ==
            places[program->members[first].start] + count);
      CHECK(places[member->wait] ==
            places[program->members[first].wait] + count);
      bytes += member->bytes;
      ++count;
    }
    CHECK(count == 0 || count >= options->minCount);
    CHECK(count == 0 || options->maxBytes == 0 || bytes <= options->maxBytes);
  }
}

void testRandomBuckets(void) {
  Random random = {.state = 606};
  unsigned numBuckets = 0, numShorter = 0;
  for (int round = 0; round < 1000; ++round) {
    Program program;
    fillProgram(&program, &random);
    CommuteSimulation input, output;
    CommuteBucketOptions options = {
        .maxBytes = randomBelow(&random, 60),
        .minCount = 2 + randomBelow(&random, 2),
        .simulation = {.singleChannel = randomBelow(&random, 2) == 0},
        .cost = costHalf,
        .userData = &program};
    CHECK(commuteGraphSimulate(program.graph, NULL, &options.simulation, &input,
                               NULL, NULL) == COMMUTE_STATUS_OK);
    if (randomBelow(&random, 2))
      options.memoryLimit = input.peakLiveBytes + randomBelow(&random, 30);
    if (randomBelow(&random, 2))
      options.inFlightLimit =
          input.peakInFlightBytes + randomBelow(&random, 10);
    uint32_t order[MaxNodes], buckets[MaxMembers];
    CHECK(commuteGraphFindBuckets(program.graph, NULL, program.members,
                                  program.numMembers, &options, order, buckets,
                                  NULL) == COMMUTE_STATUS_OK);
    CHECK(commuteGraphCheckOrder(program.graph, order, program.numNodes,
                                 NULL) == COMMUTE_STATUS_OK);
    checkMembers(&program, order, buckets, &options);
    // It is legal, too, where the members are one: NULL is the order given.
    CommuteGraph *merged = mergeBuckets(&program, order, buckets);
    CHECK(commuteGraphSimulate(merged, NULL, &options.simulation, &output, NULL,
                               NULL) == COMMUTE_STATUS_OK);
    CHECK(output.makespan.value.integer <= input.makespan.value.integer);
    CHECK(options.memoryLimit == 0 ||
          output.peakLiveBytes <= options.memoryLimit);
    CHECK(options.inFlightLimit == 0 ||
          output.peakInFlightBytes <= options.inFlightLimit);
    numShorter += output.makespan.value.integer < input.makespan.value.integer;
    for (uint32_t m = 0; m < program.numMembers; ++m)
      numBuckets += buckets[m] == m;
    commuteGraphDestroy(merged);
    commuteGraphDestroy(program.graph);
  }
  CHECK(numBuckets > 1000 && numShorter > 300);
}
