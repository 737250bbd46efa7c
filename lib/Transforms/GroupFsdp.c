//===- GroupFsdp.c - FSDP's communication as groups -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// enforce_comm_ordering_for_fsdp of PyTorch Inductor: each all-gather with what
// prepares it, its wait with the copy-outs, each reduce-scatter with its
// chunk-cats, and its wait with what follows from it become a
// comm.schedule_group. `after` has the groups of waits come before the next
// all-gather or reduce-scatter, so that every pass that comes later keeps that.
//
// commute/FsdpGroups.h says who joins which group. All blocks are looked at
// before the first is changed.
//
//===----------------------------------------------------------------------===//

#include "Passes.h"

#include "../Analysis/AnalysisImpl.h"

#include "commute/Diagnostics.h"
#include "commute/Dialect.h"
#include "commute/FsdpGroups.h"
#include "commute/Ops.h"

#include <stdlib.h>

static const char argument[] = "comm-group-fsdp";

/// A block with groups.
typedef struct Block {
  CommuteBlockGraph *graph;
  CommuteFsdpGroups groups;
} Block;

typedef struct Grouper {
  CommuteAnalysis *analysis;
  /// Where "out of memory" is reported.
  MlirOperation op;
  /// Of Block.
  CommuteVector blocks;
  /// Of the block at hand: operation -> node; by group, its operation.
  CommutePointerMap nodes;
  MlirOperation *made;
  /// Of the group at hand: what it yields, and of what types.
  CommuteVector values;
  CommuteVector types;
} Grouper;

//===----------------------------------------------------------------------===//
// Finding the groups
//===----------------------------------------------------------------------===//

static CommuteFsdpRole getRole(MlirOperation op, const CommuteNameInfo *name) {
  switch (name->kind) {
  case COMMUTE_OP_KIND_COPY_IN:
    return COMMUTE_FSDP_ROLE_COPY_IN;
  case COMMUTE_OP_KIND_COPY_OUT:
    return COMMUTE_FSDP_ROLE_COPY_OUT;
  case COMMUTE_OP_KIND_CHUNK_CAT:
    return COMMUTE_FSDP_ROLE_CHUNK_CAT;
  case COMMUTE_OP_KIND_REDUCE_SCATTER:
    return COMMUTE_FSDP_ROLE_REDUCE_SCATTER;
  case COMMUTE_OP_KIND_ALL_GATHER:
    return commuteOpGetOperands(op, COMMUTE_OPERAND_DESTINATIONS).count > 0
               ? COMMUTE_FSDP_ROLE_ALL_GATHER
               : COMMUTE_FSDP_ROLE_FIXED;
  case COMMUTE_OP_KIND_WAIT:
    return COMMUTE_FSDP_ROLE_OTHER;
  default:
    break;
  }
  if (name->traits & COMMUTE_OP_VIEW)
    return COMMUTE_FSDP_ROLE_VIEW;
  // What has regions or does more than to compute stays where it is.
  return mlirOperationGetNumRegions(op) > 0 ||
                 commuteNameHasUnknownEffects(name) ||
                 name->traits & (COMMUTE_OP_SYMBOL | COMMUTE_OP_COLLECTIVE)
             ? COMMUTE_FSDP_ROLE_FIXED
             : COMMUTE_FSDP_ROLE_OTHER;
}

/// Sets the roles of all nodes. Returns false where memory runs out.
static bool setRoles(CommuteAnalysis *analysis, const CommuteBlockGraph *graph,
                     uint32_t numNodes, uint8_t *roles) {
  for (uint32_t v = 0; v < numNodes; ++v) {
    MlirOperation op = commuteBlockGraphGetOperation(graph, v);
    roles[v] = COMMUTE_FSDP_ROLE_FIXED;
    if (mlirOperationIsNull(op))
      continue;
    uint32_t name = commuteAnalysisGetName(analysis, op);
    if (name == UINT32_MAX)
      return false;
    roles[v] = (uint8_t)getRole(op, commuteAnalysisGetNameInfo(analysis, name));
  }
  return true;
}

static MlirLogicalResult findGroups(Grouper *grouper, CommuteBlockGraph *graph,
                                    CommuteFsdpGroups *groups) {
  CommuteGraph *core = commuteBlockGraphGetGraph(graph);
  uint32_t numNodes = commuteGraphGetNumNodes(core);
  uint8_t *roles = malloc((size_t)numNodes + 1);
  if (!roles || !setRoles(grouper->analysis, graph, numNodes, roles)) {
    free(roles);
    return commuteOpEmitError(grouper->op, "out of memory");
  }
  CommuteError error;
  CommuteStatus status =
      commuteGraphFindFsdpGroups(core, roles, groups, &error);
  free(roles);
  return status == COMMUTE_STATUS_OK
             ? mlirLogicalResultSuccess()
             : commuteBlockGraphEmitError(graph, &error);
}

static MlirLogicalResult visitBlock(MlirBlock block, void *userData) {
  Grouper *grouper = userData;
  Block found = {.graph = commuteBlockGraphCreate(grouper->analysis, block)};
  if (!found.graph)
    return mlirLogicalResultFailure();
  MlirLogicalResult result = findGroups(grouper, found.graph, &found.groups);
  if (mlirLogicalResultIsSuccess(result) && found.groups.numGroups > 0) {
    Block *added = commuteVectorAppend(&grouper->blocks, sizeof(*added));
    if (added) {
      *added = found;
      return result;
    }
    result = commuteOpEmitError(grouper->op, "out of memory");
  }
  commuteFsdpGroupsFinish(&found.groups);
  commuteBlockGraphDestroy(found.graph);
  return result;
}

//===----------------------------------------------------------------------===//
// Making the groups
//===----------------------------------------------------------------------===//

/// Returns the group that an operation, or the one in the block that holds it,
/// is a member of; COMMUTE_NO_NODE where it is in none, as the terminator.
static uint32_t findGroup(const Grouper *grouper, const Block *block,
                          MlirOperation op) {
  MlirBlock parent = commuteBlockGraphGetBlock(block->graph);
  const CommutePointerSlot *slot = commutePointerMapFind(
      &grouper->nodes, commuteBlockFindAncestor(parent, op).ptr);
  return slot ? block->groups.groups[slot->first] : COMMUTE_NO_NODE;
}

static bool isUsedOutside(const Grouper *grouper, const Block *block,
                          MlirValue value, uint32_t group) {
  for (MlirOpOperand use = mlirValueGetFirstUse(value);
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use))
    if (findGroup(grouper, block, mlirOpOperandGetOwner(use)) != group)
      return true;
  return false;
}

/// A run of nodes in the order of the block.
typedef struct Run {
  uint32_t begin;
  uint32_t end;
} Run;

static bool addYielded(Grouper *grouper, MlirValue value) {
  MlirValue *added = commuteVectorAppend(&grouper->values, sizeof(*added));
  MlirType *type = commuteVectorAppend(&grouper->types, sizeof(*type));
  if (!added || !type)
    return false;
  *added = value;
  *type = mlirValueGetType(value);
  return true;
}

/// Collects what is used outside of a group; if that is nothing, the first
/// result of a member, by which the group can be named.
static bool collectYielded(Grouper *grouper, const Block *block, Run run,
                           uint32_t group) {
  grouper->values.count = grouper->types.count = 0;
  MlirValue name = {NULL};
  for (uint32_t i = run.begin; i < run.end; ++i) {
    MlirOperation op =
        commuteBlockGraphGetOperation(block->graph, block->groups.order[i]);
    for (intptr_t j = 0, e = mlirOperationGetNumResults(op); j < e; ++j) {
      MlirValue result = mlirOperationGetResult(op, j);
      name = mlirValueIsNull(name) ? result : name;
      if (isUsedOutside(grouper, block, result, group) &&
          !addYielded(grouper, result))
        return false;
    }
  }
  return grouper->values.count > 0 || mlirValueIsNull(name) ||
         addYielded(grouper, name);
}

/// Has what is outside of a group use its result in the place of a member's.
static void replaceOutside(const Grouper *grouper, const Block *block,
                           uint32_t group, MlirValue value, MlirValue result) {
  MlirOpOperand use = mlirValueGetFirstUse(value);
  while (!mlirOpOperandIsNull(use)) {
    MlirOpOperand next = mlirOpOperandGetNextUse(use);
    MlirOperation user = mlirOpOperandGetOwner(use);
    if (findGroup(grouper, block, user) != group)
      mlirOperationSetOperand(user, mlirOpOperandGetOperandNumber(use), result);
    use = next;
  }
}

/// Makes a group of the operations of a run, which are adjacent in the block.
static bool makeGroup(Grouper *grouper, const Block *block, Run run,
                      uint32_t group) {
  if (!collectYielded(grouper, block, run, group))
    return false;
  const CommuteValues yielded = {(intptr_t)grouper->values.count,
                                 grouper->values.items};
  const uint32_t *order = block->groups.order;
  MlirOperation first =
      commuteBlockGraphGetOperation(block->graph, order[run.begin]);
  MlirLocation location = mlirOperationGetLocation(first);
  MlirOperation made = commuteScheduleGroupCreate(
      location, (CommuteValues){.count = 0},
      (CommuteTypes){(intptr_t)grouper->types.count, grouper->types.items});
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(first), first,
                                      made);
  for (intptr_t i = 0; i < yielded.count; ++i)
    replaceOutside(grouper, block, group, yielded.values[i],
                   mlirOperationGetResult(made, i));
  MlirOperation yield = commuteYieldCreate(location, yielded);
  mlirBlockAppendOwnedOperation(commuteScheduleGroupGetBody(made), yield);
  for (uint32_t i = run.begin; i < run.end; ++i)
    mlirOperationMoveBefore(
        commuteBlockGraphGetOperation(block->graph, order[i]), yield);
  grouper->made[group] = made;
  return true;
}

static void addOrders(const Grouper *grouper, const CommuteFsdpGroups *groups) {
  for (uint32_t i = 0; i < groups->numOrders; ++i) {
    MlirValue name =
        mlirOperationGetResult(grouper->made[groups->orders[i].before], 0);
    commuteOpAppendAfter(grouper->made[groups->orders[i].after], 1, &name);
  }
}

static bool numberOperations(Grouper *grouper, const Block *block) {
  commutePointerMapClear(&grouper->nodes);
  uint32_t numNodes =
      commuteGraphGetNumNodes(commuteBlockGraphGetGraph(block->graph));
  for (uint32_t v = 0; v < numNodes; ++v) {
    MlirOperation op = commuteBlockGraphGetOperation(block->graph, v);
    bool found;
    if (mlirOperationIsNull(op))
      continue;
    CommutePointerSlot *slot =
        commutePointerMapInsert(&grouper->nodes, op.ptr, &found);
    if (!slot)
      return false;
    slot->first = v;
  }
  return true;
}

static bool makeGroups(Grouper *grouper, const Block *block) {
  const CommuteFsdpGroups *groups = &block->groups;
  grouper->made = calloc(groups->numGroups, sizeof *grouper->made);
  if (!grouper->made || !numberOperations(grouper, block))
    return false;
  commuteBlockGraphApply(block->graph, groups->order, NULL);
  uint32_t numNodes =
      commuteGraphGetNumNodes(commuteBlockGraphGetGraph(block->graph));
  bool isFine = true;
  for (uint32_t i = 0, end; isFine && i < numNodes; i = end) {
    uint32_t group = groups->groups[groups->order[i]];
    end = i + 1;
    if (group == COMMUTE_NO_NODE)
      continue;
    while (end < numNodes && groups->groups[groups->order[end]] == group)
      ++end;
    isFine = makeGroup(grouper, block, (Run){i, end}, group);
  }
  if (isFine)
    addOrders(grouper, groups);
  free(grouper->made);
  grouper->made = NULL;
  return isFine;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static MlirLogicalResult groupAll(Grouper *grouper) {
  MlirLogicalResult result =
      commuteForEachSchedulableBlock(grouper->op, visitBlock, grouper);
  const Block *blocks = grouper->blocks.items;
  for (uint32_t i = 0;
       mlirLogicalResultIsSuccess(result) && i < grouper->blocks.count; ++i)
    if (!makeGroups(grouper, &blocks[i]))
      result = commuteOpEmitError(grouper->op, "out of memory");
  return result;
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  Grouper grouper = {
      .analysis = commuteAnalysisCreate(&(CommuteAnalysisOptions){.flags = 0}),
      .op = op};
  if (!grouper.analysis)
    return commuteOpEmitError(op, "out of memory");
  MlirLogicalResult result = groupAll(&grouper);
  if (grouper.blocks.count == 0)
    commutePassPreserveAllAnalyses(pass);
  Block *blocks = grouper.blocks.items;
  for (uint32_t i = 0; i < grouper.blocks.count; ++i) {
    commuteFsdpGroupsFinish(&blocks[i].groups);
    commuteBlockGraphDestroy(blocks[i].graph);
  }
  commuteVectorFinish(&grouper.blocks);
  commutePointerMapFinish(&grouper.nodes);
  free(grouper.made);
  commuteVectorFinish(&grouper.values);
  commuteVectorFinish(&grouper.types);
  commuteAnalysisDestroy(grouper.analysis);
  return result;
}

const CommutePassInfo commuteGroupFsdpPass = {
    .argument = argument,
    .name = "CommuteGroupFsdp",
    .description = "Group FSDP's communication and put it into an order",
    .run = run,
};
