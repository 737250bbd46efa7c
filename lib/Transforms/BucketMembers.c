//===- BucketMembers.c - Collectives that could be merged -----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "BucketMembers.h"

#include "BucketOps.h"

#include "../IR/Queries.h"
#include "commute/Dialect.h"
#include "commute/Effects.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// What members of one kind agree in. Attributes and types are unique in a
/// context, and thus known by their address.
typedef struct Key {
  const CommuteBucketKind *kind;
  /// The attributes and the element type.
  const void *parts[COMMUTE_BUCKET_MAX_ATTRIBUTES + 1];
  /// Bits: destinations, tensors or buffers in, tensors or buffers out. As wide
  /// as a pointer, so that keys have no padding and compare as bytes.
  uintptr_t shape;
} Key;

/// A member with its key, before kinds have numbers.
typedef struct Candidate {
  Key key;
  uint32_t member;
} Candidate;

typedef struct Finder {
  CommuteBlockGraph *graph;
  CommuteBucketMembers *members;
  /// By member.
  Candidate *candidates;
  MlirOperation *waits;
  /// By node, or NO_MEMBER.
  uint32_t *memberOf;
} Finder;

#define NO_MEMBER UINT32_MAX

//===----------------------------------------------------------------------===//
// One collective
//===----------------------------------------------------------------------===//

/// Returns the wait of a future if it has one, in the given block, and
/// everything else only names it in `after`; else a null operation.
static MlirOperation findOnlyWait(MlirValue future, MlirBlock block) {
  MlirOperation wait = {NULL};
  for (MlirOpOperand use = mlirValueGetFirstUse(future);
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    MlirOperation owner = mlirOpOperandGetOwner(use);
    if (commuteUseIsAfter(use))
      continue;
    if (!commuteOpIsNamed(owner, "comm.wait") || !mlirOperationIsNull(wait) ||
        !mlirBlockEqual(mlirOperationGetBlock(owner), block))
      return (MlirOperation){NULL};
    wait = owner;
  }
  return wait;
}

static void fillKey(MlirOperation op, const CommuteBucketKind *kind, Key *key) {
  memset(key, 0, sizeof *key);
  key->kind = kind;
  size_t count = 0;
  for (const char *const *name = kind->attributes; *name; ++name)
    key->parts[count++] = mlirOperationGetInherentAttributeByName(
                              op, mlirStringRefCreateFromCString(*name))
                              .ptr;
  CommuteOperandRange destinations =
      commuteOpGetOperands(op, COMMUTE_OPERAND_DESTINATIONS);
  key->shape = destinations.count > 0 ? 1 : 0;
}

/// Enters a type into the key and its bytes into `*bytes`. Returns false where
/// it has another element type than those before, or no known size.
static bool enterType(MlirType type, uintptr_t role, Key *key,
                      uint64_t *bytes) {
  const void **element = &key->parts[COMMUTE_BUCKET_MAX_ATTRIBUTES];
  const void *own = mlirShapedTypeGetElementType(type).ptr;
  *bytes = commuteTypeCountBytes(type);
  if (*bytes == COMMUTE_BYTES_UNKNOWN || (*element && *element != own))
    return false;
  *element = own;
  key->shape |= role << (mlirTypeIsAMemRef(type) ? 1 : 0);
  return true;
}

/// Describes a collective by its key and its bytes, those of the full tensors.
/// Returns false where it can be no member.
static bool describe(MlirOperation op, Key *key, uint64_t *bytes) {
  enum { INPUT = 1 << 1, RESULT = 1 << 3 };
  const CommuteBucketKind *kind = commuteBucketKindFind(op);
  if (!kind)
    return false;
  fillKey(op, kind, key);
  CommuteOperandRange inputs = commuteOpGetOperands(op, COMMUTE_OPERAND_INPUTS);
  MlirType future = mlirValueGetType(mlirOperationGetResult(op, 0));
  *bytes = 0;
  for (intptr_t i = 0; i < inputs.count; ++i) {
    MlirType input =
        mlirValueGetType(mlirOperationGetOperand(op, inputs.first + i));
    uint64_t inputBytes, resultBytes;
    if (!enterType(input, INPUT, key, &inputBytes) ||
        !enterType(commuteFutureTypeGetResult(future, i), RESULT, key,
                   &resultBytes))
      return false;
    uint64_t larger = inputBytes > resultBytes ? inputBytes : resultBytes;
    if (larger > COMMUTE_BYTES_UNKNOWN - 1 - *bytes)
      return false;
    *bytes += larger;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// The block
//===----------------------------------------------------------------------===//

/// Finds the members, whose waits are known as operations only.
static void findStarts(Finder *finder, uint32_t numNodes) {
  MlirBlock block = commuteBlockGraphGetBlock(finder->graph);
  for (uint32_t v = 0; v < numNodes; ++v) {
    MlirOperation op = commuteBlockGraphGetOperation(finder->graph, v);
    finder->memberOf[v] = NO_MEMBER;
    if (mlirOperationIsNull(op))
      continue;
    uint32_t m = finder->members->count;
    CommuteBucketMember *member = &finder->members->items[m];
    Candidate *candidate = &finder->candidates[m];
    *member = (CommuteBucketMember){.start = v};
    candidate->member = m;
    if (!describe(op, &candidate->key, &member->bytes))
      continue;
    finder->waits[m] = findOnlyWait(mlirOperationGetResult(op, 0), block);
    if (mlirOperationIsNull(finder->waits[m]))
      continue;
    finder->memberOf[v] = m;
    ++finder->members->count;
  }
}

/// Finds the nodes of the waits: an edge leads to each.
static void findWaits(Finder *finder) {
  CommuteGraph *graph = commuteBlockGraphGetGraph(finder->graph);
  uint32_t numEdges = commuteGraphGetNumEdges(graph);
  for (uint32_t e = 0; e < numEdges; ++e) {
    CommuteEdge edge = commuteGraphGetEdge(graph, e);
    uint32_t m = finder->memberOf[edge.from];
    if (m != NO_MEMBER && mlirOperationEqual(commuteBlockGraphGetOperation(
                                                 finder->graph, edge.to),
                                             finder->waits[m]))
      finder->members->items[m].wait = edge.to;
  }
}

/// Any order of the keys, those that are equal by member.
static int compareCandidates(const void *a, const void *b) {
  const Candidate *left = a, *right = b;
  int order = memcmp(&left->key, &right->key, sizeof left->key);
  if (order)
    return order;
  return (left->member > right->member) - (left->member < right->member);
}

/// Numbers the kinds by their first members, so that nothing depends on
/// addresses.
static void numberKinds(Finder *finder) {
  uint32_t count = finder->members->count;
  if (count == 0)
    return;
  Candidate *candidates = finder->candidates;
  qsort(candidates, count, sizeof *candidates, compareCandidates);
  uint32_t first = 0;
  for (uint32_t i = 0; i < count; ++i) {
    if (memcmp(&candidates[i].key, &candidates[first].key,
               sizeof candidates[i].key) != 0)
      first = i;
    finder->members->items[candidates[i].member].kind =
        candidates[first].member;
  }
}

bool commuteBucketMembersFind(CommuteBlockGraph *graph,
                              CommuteBucketMembers *members) {
  uint32_t numNodes = commuteGraphGetNumNodes(commuteBlockGraphGetGraph(graph));
  *members = (CommuteBucketMembers){.count = 0};
  if (numNodes == 0)
    return true;
  members->items = malloc(numNodes * sizeof *members->items);
  Finder finder = {.graph = graph,
                   .members = members,
                   .candidates = malloc(numNodes * sizeof(Candidate)),
                   .waits = malloc(numNodes * sizeof(MlirOperation)),
                   .memberOf = malloc(numNodes * sizeof(uint32_t))};
  bool isComplete =
      members->items && finder.candidates && finder.waits && finder.memberOf;
  if (isComplete) {
    findStarts(&finder, numNodes);
    findWaits(&finder);
    numberKinds(&finder);
  }
  free(finder.memberOf);
  free(finder.waits);
  free(finder.candidates);
  return isComplete;
}

void commuteBucketMembersFinish(CommuteBucketMembers *members) {
  free(members->items);
}
