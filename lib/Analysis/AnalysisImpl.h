//===- AnalysisImpl.h - What is known per context -----------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Internal to the analysis, and to rewrites that need the same: facts that hold
// for all operations of one name, all values of one type, all collectives of
// one process group. Names, types and symbol references are unique in a
// context, so that they are known by their address and asked about once.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_LIB_ANALYSIS_ANALYSISIMPL_H
#define COMMUTE_LIB_ANALYSIS_ANALYSISIMPL_H

#include "PointerMap.h"
#include "Vector.h"

#include "../IR/Queries.h"
#include "commute/Analysis.h"
#include "commute/CostModel.h"
#include "commute/Effects.h"
#include "commute/Ops.h"

//===----------------------------------------------------------------------===//
// Operation names
//===----------------------------------------------------------------------===//

/// Operations that the analysis knows more of than their traits. The order is
/// that of the table in Kinds.c.
typedef enum CommuteOpKind {
  COMMUTE_OP_KIND_OTHER = 0,
  COMMUTE_OP_KIND_ALL_GATHER,
  COMMUTE_OP_KIND_REDUCE_SCATTER,
  COMMUTE_OP_KIND_ALL_REDUCE,
  COMMUTE_OP_KIND_ALL_TO_ALL,
  COMMUTE_OP_KIND_BROADCAST,
  COMMUTE_OP_KIND_PERMUTE,
  COMMUTE_OP_KIND_SEND,
  COMMUTE_OP_KIND_RECV,
  COMMUTE_OP_KIND_BARRIER,
  COMMUTE_OP_KIND_WAIT,
  COMMUTE_OP_KIND_RESIZE,
  COMMUTE_OP_KIND_COPY,
  COMMUTE_OP_KIND_COPY_IN,
  COMMUTE_OP_KIND_COPY_OUT,
  COMMUTE_OP_KIND_CHUNK_CAT,
  COMMUTE_OP_KIND_COMPUTE,
  COMMUTE_OP_KIND_GROUP,
  /// Of linalg, whether it has a structure of loops or not.
  COMMUTE_OP_KIND_LINALG,
  /// Allocates, frees or only names memory.
  COMMUTE_OP_KIND_STORAGE,
  /// Frees a tensor.
  COMMUTE_OP_KIND_FREE_TENSOR,
  /// The same tensor, or a part of it, in another shape.
  COMMUTE_OP_KIND_RESHAPE,
  /// Reads or writes one element.
  COMMUTE_OP_KIND_ELEMENT,
  COMMUTE_OP_KIND_FOR,
} CommuteOpKind;

typedef struct CommuteNameInfo {
  /// Of CommuteOpTrait.
  uint32_t traits;
  CommuteOpKind kind;
} CommuteNameInfo;

static inline bool commuteNameIsCollective(const CommuteNameInfo *name) {
  return (name->traits & COMMUTE_OP_COLLECTIVE) != 0;
}

/// Tells whether an operation has the effects of those in its regions, besides
/// its own.
static inline bool commuteNameHasInnerEffects(const CommuteNameInfo *name) {
  return (name->traits & COMMUTE_OP_RECURSIVE_EFFECTS) != 0;
}

/// Tells whether an operation states effects of its own.
static inline bool commuteNameHasOwnEffects(const CommuteNameInfo *name) {
  return (name->traits & COMMUTE_OP_MEMORY_EFFECTS) != 0;
}

/// Tells whether nothing is said about the effects of an operation.
static inline bool commuteNameHasUnknownEffects(const CommuteNameInfo *name) {
  const uint32_t mask = COMMUTE_OP_RECURSIVE_EFFECTS |
                        COMMUTE_OP_MEMORY_EFFECTS | COMMUTE_OP_SYMBOL;
  return (name->traits & mask) == 0;
}

/// Tells whether an operation is a barrier or the wait for one: neither memory
/// nor communication passes it, just as if nothing were known of its effects.
bool commuteOpIsFence(CommuteAnalysis *analysis, MlirOperation op,
                      const CommuteNameInfo *name);

/// Returns what all messages from one rank to another have in common, and no
/// others: of a send or recv, an attribute that holds which of the two it is,
/// the group and the peer; of all else, a null attribute. Messages between two
/// ranks are matched in their order.
MlirAttribute commuteOpGetMessageQueue(MlirOperation op,
                                       const CommuteNameInfo *name);

/// Tells whether the operations touch no memory but that behind their operands
/// and results.
static inline bool commuteNameTouchesOperandsOnly(const CommuteNameInfo *name) {
  return name->kind >= COMMUTE_OP_KIND_ALL_GATHER &&
         name->kind <= COMMUTE_OP_KIND_COMPUTE;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

typedef enum CommuteTypeClass {
  /// Neither data of a size worth counting, nor an address.
  COMMUTE_TYPE_SCALAR = 0,
  COMMUTE_TYPE_TENSOR,
  COMMUTE_TYPE_FUTURE,
  /// A ranked memref.
  COMMUTE_TYPE_BUFFER,
  /// Anything that might be or hold an address.
  COMMUTE_TYPE_POINTER,
} CommuteTypeClass;

typedef struct CommuteTypeInfo {
  CommuteTypeClass typeClass;
  /// Of the data, for tensors and buffers; COMMUTE_BYTES_UNKNOWN where a size
  /// is dynamic or does not fit.
  uint64_t bytes;
} CommuteTypeInfo;

static inline bool commuteTypeIsMemory(CommuteTypeClass typeClass) {
  return typeClass >= COMMUTE_TYPE_BUFFER;
}

//===----------------------------------------------------------------------===//
// Process groups
//===----------------------------------------------------------------------===//

typedef struct CommuteGroupInfo {
  /// The flat symbol reference that collectives have.
  MlirAttribute symbol;
  /// 0 where the group cannot be found.
  int64_t size;
  /// Nanoseconds, and bytes per second; negative where not stated.
  double latency;
  double bandwidth;
  /// What the ranks are joined by; a null string where not stated.
  MlirStringRef link;
  /// The index of the first group with the same channel; the group's own where
  /// it states none.
  uint32_t channel;
  MlirAttribute channelName;
  /// The nodes that the ranks are on, with as many ranks on a node as the group
  /// or else the device has.
  int64_t nodes;
} CommuteGroupInfo;

//===----------------------------------------------------------------------===//
// The analysis
//===----------------------------------------------------------------------===//

struct CommuteAnalysis {
  CommuteAnalysisOptions options;
  /// Name -> index into `names`, type -> index into `types`, symbol reference
  /// -> index into `groups`.
  CommutePointerMap nameMap;
  CommutePointerMap typeMap;
  CommutePointerMap groupMap;
  /// Of CommuteNameInfo, CommuteTypeInfo, CommuteGroupInfo.
  CommuteVector names;
  CommuteVector types;
  CommuteVector groups;
  /// The operation whose symbols the groups in `groupMap` are, and the one that
  /// the collective asked about last was in.
  MlirOperation symbolTable;
  MlirOperation lastParent;
  /// What costs are asked of; never NULL.
  const CommuteCosts *costs;
  /// The functions that may be called from inside `calleeTable`: symbol
  /// reference -> index into `callees`, of CommuteCallee.
  MlirOperation calleeTable;
  CommutePointerMap calleeMap;
  CommuteVector callees;
  /// What has been said about kinds of operations: CommuteCostNotice bits.
  CommutePointerMap notices;
  /// The name and the type asked about last: neighbours are often alike.
  const void *lastName;
  uint32_t lastNameIndex;
  const void *lastType;
  CommuteTypeInfo lastTypeInfo;
};

/// Frees what an analysis holds.
void commuteAnalysisFinish(CommuteAnalysis *analysis);

static inline CommuteNameInfo *
commuteAnalysisGetNameInfo(const CommuteAnalysis *analysis, uint32_t name) {
  CommuteNameInfo *names = analysis->names.items;
  return &names[name];
}

static inline CommuteGroupInfo *
commuteAnalysisGetGroupInfo(const CommuteAnalysis *analysis, uint32_t group) {
  CommuteGroupInfo *groups = analysis->groups.items;
  return &groups[group];
}

/// Returns the index into `names` of an operation's name, or UINT32_MAX where
/// memory runs out.
uint32_t commuteAnalysisGetName(CommuteAnalysis *analysis, MlirOperation op);

/// Returns the bytes of an element of a tensor or a buffer, at least one, or 0
/// where they are not known.
uint64_t commuteElementCountBytes(MlirType type);

/// Gives the type of a value. Returns false where memory runs out.
bool commuteAnalysisGetType(CommuteAnalysis *analysis, MlirType type,
                            CommuteTypeInfo *info);

/// Returns the index into `groups`, the channel, of a collective's process
/// group, or UINT32_MAX where memory runs out.
uint32_t commuteAnalysisGetGroup(CommuteAnalysis *analysis,
                                 MlirOperation collective);

/// Returns the value whose data result `index` of an operation is or shows:
/// what a view views, where a wait's or copy-in's result lies; or a null value.
MlirValue commuteResultGetSource(MlirOperation op, const CommuteNameInfo *name,
                                 intptr_t index);

/// Tells whether an operation is a comm.view: its operand is its source, and
/// may be a tensor or a buffer.
static inline bool commuteOpIsCommView(MlirOperation op) {
  return commuteOpIsNamed(op, "comm.view");
}

//===----------------------------------------------------------------------===//
// Nested operations
//===----------------------------------------------------------------------===//

/// Returns the first operation inside `op`, or a null operation.
MlirOperation commuteOpGetFirstInside(MlirOperation op);

/// Returns what follows `op` and what is inside it in the text of `root`,
/// outside of which it does not go, or a null operation.
MlirOperation commuteOpGetNextInside(MlirOperation root, MlirOperation op);

/// Tells whether operand `index` of an operation only orders it.
bool commuteOperandIsAfter(MlirOperation op, uint32_t traits, intptr_t index);

/// Returns the operation of a block that is `op` or holds it, or a null
/// operation where the block holds neither.
MlirOperation commuteBlockFindAncestor(MlirBlock block, MlirOperation op);

#endif // COMMUTE_LIB_ANALYSIS_ANALYSISIMPL_H
