//===- Hazards.c - Accesses that must keep their order --------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Which accesses conflict is a matter of their classes:
//
//              all  unknown  argument  slot     fresh
//     all       x      x        x        x        x
//     unknown   x      x        x        x      reachable
//     argument  x      x        x        x        -
//     slot      x      x        x      note 1   note 2
//     fresh     x   reachable   -      note 2    same
//
// (1) Two slots conflict unless they are different results of one
// memref.distinct_objects. (2) A slot conflicts with reachable allocations
// where it may be a pointer from elsewhere.
//
// Instead of pairs, an access is entered into every set that some later class
// consults, and consults the few sets of its own class. A set that has several
// accesses and will be consulted again is first joined into one node, so that
// each entry leads to one edge in all of its life. An access that has come
// after everything in a set, and will be seen by whoever consults it, replaces
// it.
//
//===----------------------------------------------------------------------===//

#include "Builder.h"

/// The sets that always exist, by index.
enum {
  /// Entered by unknown, argument, slot; consulted by unknown, argument.
  SHARED = 0,
  /// Entered by reachable fresh; consulted by unknown and slots like it.
  REACHABLE,
  /// Entered by unknown and slots like it; consulted by reachable fresh.
  UNKNOWN,
  /// Entered by all; consulted by each.
  WHOLE,
  /// Entered by each; consulted by all.
  MEMORY,
  NUM_MEMORY_SETS,
  /// Readers: operations with effects since the last unknown one, which is the
  /// only writer.
  EFFECTS = NUM_MEMORY_SETS,
  /// Readers: operations that communicate. Writers: operations with effects on
  /// resources other than memory. Members of a side do not conflict.
  RESOURCES,
  NUM_FIXED_SETS
};

static CommuteAccessSet *getSet(CommuteBuilder *builder, uint32_t index) {
  CommuteAccessSet *sets = builder->sets.items;
  CommuteAccessSet *set = &sets[index];
  if (set->epoch != builder->epochs[set->kind]) {
    set->epoch = builder->epochs[set->kind];
    set->writers.count = 0;
    set->readers.count = 0;
  }
  return set;
}

bool commuteHazardsAddSet(CommuteBuilder *builder, CommuteAccessSetKind kind,
                          uint32_t *set) {
  CommuteAccessSet *added =
      commuteBuilderAppend(builder, &builder->sets, sizeof(*added));
  if (!added)
    return false;
  *added = (CommuteAccessSet){.kind = kind, .epoch = builder->epochs[kind]};
  *set = builder->sets.count - 1;
  return true;
}

bool commuteHazardsInit(CommuteBuilder *builder) {
  uint32_t set;
  for (int i = 0; i < NUM_FIXED_SETS; ++i)
    if (!commuteHazardsAddSet(builder,
                              i < NUM_MEMORY_SETS ? COMMUTE_SET_OF_MEMORY
                                                  : COMMUTE_SET_OF_EFFECTS,
                              &set))
      return false;
  return true;
}

void commuteHazardsFinish(CommuteBuilder *builder) {
  CommuteAccessSet *sets = builder->sets.items;
  for (uint32_t i = 0; i < builder->sets.count; ++i) {
    commuteVectorFinish(&sets[i].writers);
    commuteVectorFinish(&sets[i].readers);
  }
  commuteVectorFinish(&builder->sets);
  commutePointerMapFinish(&builder->resources);
}

//===----------------------------------------------------------------------===//
// Consulting sets
//===----------------------------------------------------------------------===//

/// Why and for what the operation at hand consults sets.
typedef struct Query {
  bool isWrite;
  /// What it consults will hold nothing but this access afterwards.
  bool replaces;
  bool isFlight;
  MlirValue value;
} Query;

/// Puts a join node in the place of several entries.
static bool joinEntries(CommuteBuilder *builder, CommuteVector *list,
                        CommuteReason reason) {
  CommuteAccessEntry *entries = list->items;
  uint32_t join;
  if (!commuteBuilderAddJoin(builder, &join))
    return false;
  bool isFlight = false;
  for (uint32_t i = 0; i < list->count; ++i) {
    isFlight |= entries[i].isFlight;
    if (!commuteBuilderAddJoinEdge(
            builder, entries[i].node, join,
            entries[i].isFlight ? COMMUTE_REASON_IN_FLIGHT : reason))
      return false;
  }
  entries[0] = (CommuteAccessEntry){join, isFlight};
  list->count = 1;
  return true;
}

static bool consultList(CommuteBuilder *builder, CommuteVector *list,
                        const Query *query, CommuteReason reason) {
  if (list->count > 1 && !query->replaces &&
      !joinEntries(builder, list, reason))
    return false;
  const CommuteAccessEntry *entries = list->items;
  for (uint32_t i = 0; i < list->count; ++i) {
    bool isFlight = entries[i].isFlight || query->isFlight;
    if (!commuteBuilderAddEdge(builder, entries[i].node, COMMUTE_EDGE_ORDER,
                               isFlight ? COMMUTE_REASON_IN_FLIGHT : reason,
                               query->value))
      return false;
  }
  return true;
}

/// Has the operation at hand come after what in a set conflicts with it.
static bool consultSet(CommuteBuilder *builder, uint32_t index,
                       const Query *query) {
  CommuteAccessSet *set = getSet(builder, index);
  if (!consultList(builder, &set->writers, query,
                   query->isWrite ? COMMUTE_REASON_WRITE_AFTER_WRITE
                                  : COMMUTE_REASON_READ_AFTER_WRITE))
    return false;
  return !query->isWrite || consultList(builder, &set->readers, query,
                                        COMMUTE_REASON_WRITE_AFTER_READ);
}

static bool consultForAccess(CommuteBuilder *builder,
                             const CommuteAccess *access) {
  const CommuteMemoryClass *memoryClass =
      commuteBuilderGetClass(builder, access->target);
  // A write replaces the sets of its own class. It sees, but does not replace,
  // those that other classes go on using.
  Query own = {access->isWrite, access->isWrite, access->isFlight,
               access->value};
  Query other = own;
  other.replaces = false;
  const CommutePartition *partitions;
  switch (memoryClass->kind) {
  case COMMUTE_CLASS_ALL:
    return consultSet(builder, WHOLE, &own) &&
           consultSet(builder, MEMORY, &own);
  case COMMUTE_CLASS_UNKNOWN:
    return consultSet(builder, WHOLE, &other) &&
           consultSet(builder, SHARED, &own) &&
           consultSet(builder, REACHABLE, &own);
  case COMMUTE_CLASS_ARGUMENT:
    return consultSet(builder, WHOLE, &other) &&
           consultSet(builder, SHARED, &own);
  case COMMUTE_CLASS_FRESH:
    return consultSet(builder, WHOLE, &other) &&
           consultSet(builder, memoryClass->set, &own) &&
           (!memoryClass->isReachable || consultSet(builder, UNKNOWN, &other));
  case COMMUTE_CLASS_SLOT:
    partitions = builder->partitions.items;
    return consultSet(builder, WHOLE, &other) &&
           consultSet(builder, memoryClass->set, &own) &&
           consultSet(builder, partitions[memoryClass->partition].set,
                      &other) &&
           (!memoryClass->isReachable ||
            consultSet(builder, REACHABLE, &other));
  case COMMUTE_CLASS_LOCAL:
    break;
  }
  return true;
}

static bool communicates(const CommuteBuilder *builder) {
  return builder->startsInside || builder->waitsInside;
}

/// Has the operation at hand keep its place among those with effects on the
/// same resources, and, as one that may communicate, among those that do.
static bool orderResources(CommuteBuilder *builder) {
  Query query = {.isWrite = true};
  CommuteAccessSet *resources = getSet(builder, RESOURCES);
  if (communicates(builder) && !consultList(builder, &resources->writers,
                                            &query, COMMUTE_REASON_RESOURCE))
    return false;
  const CommuteAccess *accesses = builder->resourceAccesses.items;
  if (builder->resourceAccesses.count > 0 &&
      !consultList(builder, &getSet(builder, RESOURCES)->readers, &query,
                   COMMUTE_REASON_RESOURCE))
    return false;
  for (uint32_t i = 0; i < builder->resourceAccesses.count; ++i) {
    Query own = {.replaces = accesses[i].isWrite};
    CommuteAccessSet *set = getSet(builder, accesses[i].target);
    if (!consultList(builder, &set->writers, &own, COMMUTE_REASON_RESOURCE) ||
        (accesses[i].isWrite &&
         !consultList(builder, &set->readers, &own, COMMUTE_REASON_RESOURCE)))
      return false;
  }
  return true;
}

bool commuteHazardsOrder(CommuteBuilder *builder) {
  CommuteAccessSet *effects = getSet(builder, EFFECTS);
  Query query = {.replaces = true};
  if (builder->isUnknown)
    // Everything with effects since is ordered after the last unknown one.
    return consultList(builder, &effects->readers, &query,
                       COMMUTE_REASON_UNKNOWN_EFFECTS) &&
           (effects->readers.count > 0 ||
            consultList(builder, &effects->writers, &query,
                        COMMUTE_REASON_UNKNOWN_EFFECTS));
  if (!builder->hasEffects)
    return true;
  const CommuteAccess *accesses = builder->accesses.items;
  for (uint32_t i = 0; i < builder->accesses.count; ++i)
    if (!consultForAccess(builder, &accesses[i]))
      return false;
  return orderResources(builder) &&
         consultList(builder, &getSet(builder, EFFECTS)->writers, &query,
                     COMMUTE_REASON_UNKNOWN_EFFECTS);
}

bool commuteHazardsAddPartitionSet(CommuteBuilder *builder, uint32_t *set) {
  if (!commuteHazardsAddSet(builder, COMMUTE_SET_OF_MEMORY, set))
    return false;
  // Until now, its objects were what all arguments and pointers are.
  CommuteAccessSet *shared = getSet(builder, SHARED);
  CommuteAccessSet *added = getSet(builder, *set);
  CommuteVector *from[] = {&shared->writers, &shared->readers};
  CommuteVector *to[] = {&added->writers, &added->readers};
  for (int side = 0; side < 2; ++side) {
    if (from[side]->count > 1 &&
        !joinEntries(builder, from[side], COMMUTE_REASON_WRITE_AFTER_WRITE))
      return false;
    if (from[side]->count == 0)
      continue;
    CommuteAccessEntry *entry =
        commuteBuilderAppend(builder, to[side], sizeof(*entry));
    if (!entry)
      return false;
    *entry = *(const CommuteAccessEntry *)from[side]->items;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Entering sets
//===----------------------------------------------------------------------===//

static bool enterList(CommuteBuilder *builder, CommuteVector *list,
                      uint32_t node, bool isFlight) {
  CommuteAccessEntry *last = list->items;
  if (list->count > 0 && last[list->count - 1].node == node) {
    last[list->count - 1].isFlight |= isFlight;
    return true;
  }
  CommuteAccessEntry *entry =
      commuteBuilderAppend(builder, list, sizeof(*entry));
  if (!entry)
    return false;
  *entry = (CommuteAccessEntry){node, isFlight};
  return true;
}

static bool enterSet(CommuteBuilder *builder, uint32_t index, uint32_t node,
                     const CommuteAccess *access) {
  CommuteAccessSet *set = getSet(builder, index);
  return enterList(builder, access->isWrite ? &set->writers : &set->readers,
                   node, access->isFlight);
}

/// Enters an access; a write replaces what was there, which it came after.
static bool replaceSet(CommuteBuilder *builder, uint32_t index, uint32_t node,
                       const CommuteAccess *access) {
  if (access->isWrite) {
    CommuteAccessSet *set = getSet(builder, index);
    set->writers.count = 0;
    set->readers.count = 0;
  }
  return enterSet(builder, index, node, access);
}

static void clearSet(CommuteBuilder *builder, uint32_t index) {
  CommuteAccessSet *set = getSet(builder, index);
  set->writers.count = 0;
  set->readers.count = 0;
}

/// Enters an access into the sets of all partitions but one.
static bool enterPartitions(CommuteBuilder *builder, uint32_t except,
                            uint32_t node, const CommuteAccess *access) {
  const CommutePartition *partitions = builder->partitions.items;
  for (uint32_t i = 0; i < builder->partitions.count; ++i)
    if (i != except &&
        !(except == COMMUTE_NONE
              ? replaceSet(builder, partitions[i].set, node, access)
              : enterSet(builder, partitions[i].set, node, access)))
      return false;
  return true;
}

static bool rememberAccess(CommuteBuilder *builder, uint32_t node,
                           const CommuteAccess *access) {
  const CommuteMemoryClass *memoryClass =
      commuteBuilderGetClass(builder, access->target);
  switch (memoryClass->kind) {
  case COMMUTE_CLASS_ALL:
    // What it came after need not be seen any more.
    if (access->isWrite)
      ++builder->epochs[COMMUTE_SET_OF_MEMORY];
    return replaceSet(builder, WHOLE, node, access);
  case COMMUTE_CLASS_UNKNOWN:
    // It came after all that is reachable, and who consults that sees it.
    if (access->isWrite)
      clearSet(builder, REACHABLE);
    if (!replaceSet(builder, UNKNOWN, node, access))
      return false;
    break;
  case COMMUTE_CLASS_ARGUMENT:
    break;
  case COMMUTE_CLASS_FRESH:
    return enterSet(builder, MEMORY, node, access) &&
           replaceSet(builder, memoryClass->set, node, access) &&
           (!memoryClass->isReachable ||
            enterSet(builder, REACHABLE, node, access));
  case COMMUTE_CLASS_SLOT:
    return enterSet(builder, MEMORY, node, access) &&
           enterSet(builder, SHARED, node, access) &&
           replaceSet(builder, memoryClass->set, node, access) &&
           enterPartitions(builder, memoryClass->partition, node, access) &&
           (!memoryClass->isReachable ||
            enterSet(builder, UNKNOWN, node, access));
  case COMMUTE_CLASS_LOCAL:
    return true;
  }
  return enterSet(builder, MEMORY, node, access) &&
         replaceSet(builder, SHARED, node, access) &&
         enterPartitions(builder, COMMUTE_NONE, node, access);
}

static bool rememberResources(CommuteBuilder *builder, uint32_t node) {
  CommuteAccessSet *resources = getSet(builder, RESOURCES);
  if (communicates(builder) &&
      !enterList(builder, &resources->readers, node, false))
    return false;
  const CommuteAccess *accesses = builder->resourceAccesses.items;
  if (builder->resourceAccesses.count > 0 &&
      !enterList(builder, &resources->writers, node, false))
    return false;
  for (uint32_t i = 0; i < builder->resourceAccesses.count; ++i)
    if (!replaceSet(builder, accesses[i].target, node, &accesses[i]))
      return false;
  return true;
}

bool commuteHazardsRemember(CommuteBuilder *builder, uint32_t node) {
  if (builder->isUnknown) {
    // It has come after everything with effects, and everything with effects
    // will come after it.
    ++builder->epochs[COMMUTE_SET_OF_MEMORY];
    ++builder->epochs[COMMUTE_SET_OF_EFFECTS];
    return enterList(builder, &getSet(builder, EFFECTS)->writers, node, false);
  }
  if (!builder->hasEffects)
    return true;
  const CommuteAccess *accesses = builder->accesses.items;
  for (uint32_t i = 0; i < builder->accesses.count; ++i)
    if (!rememberAccess(builder, node, &accesses[i]))
      return false;
  return rememberResources(builder, node) &&
         enterList(builder, &getSet(builder, EFFECTS)->readers, node, false);
}

bool commuteHazardsExpose(CommuteBuilder *builder, uint32_t memoryClass) {
  CommuteMemoryClass *fresh = commuteBuilderGetClass(builder, memoryClass);
  fresh->isReachable = true;
  // Accesses so far are by its own name only; from now on they are reachable,
  // too.
  CommuteAccessSet *own = getSet(builder, fresh->set);
  CommuteAccessSet *reachable = getSet(builder, REACHABLE);
  const CommuteVector *from[] = {&own->writers, &own->readers};
  CommuteVector *to[] = {&reachable->writers, &reachable->readers};
  for (int side = 0; side < 2; ++side) {
    const CommuteAccessEntry *entries = from[side]->items;
    for (uint32_t i = 0; i < from[side]->count; ++i)
      if (!enterList(builder, to[side], entries[i].node, entries[i].isFlight))
        return false;
  }
  return true;
}
