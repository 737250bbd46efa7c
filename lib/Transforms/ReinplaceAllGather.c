//===- ReinplaceAllGather.c - Gather where the shards were laid -----------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// reinplace_fsdp_all_gather of PyTorch Inductor: comm.all_gather_copy_in lays
// this rank's shards where an all-gather into its output buffer would find
// them. An all-gather of them that allocates instead gathers into that buffer,
// which saves the size of the full parameters.
//
// Where nothing else uses the buffer nothing can tell the difference: the
// shards are used by the all-gather alone, the output by nothing, and where the
// copy-in was given its buffer, that was new and for nothing else. All of it
// stands in one block, so that each run of the all-gather has a buffer of its
// own.
//
// What the wait gave as a tensor it then gives as a buffer. Operations of the
// dialect take either; all others get a tensor of the buffer, which nothing
// writes any more.
//
//===----------------------------------------------------------------------===//

#include "Passes.h"

#include "../Analysis/AnalysisImpl.h"

#include "commute/Diagnostics.h"
#include "commute/Dialect.h"
#include "commute/Ops.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/Bufferization.h"

static const char argument[] = "comm-reinplace-all-gather";

typedef struct Reinplacer {
  CommuteAnalysis *names;
  /// The all-gathers of the program, MlirOperation.
  CommuteVector gathers;
  /// Of the all-gather at hand: where each input is gathered into, and what the
  /// future then promises.
  CommuteVector outputs;
  CommuteVector types;
  CommuteVector inputs;
  CommuteVector after;
  /// Values that have become buffers, whose uses are to follow.
  CommuteVector pending;
  /// Of MlirOpOperand, and of int64_t.
  CommuteVector uses;
  CommuteVector sizes;
  bool isOutOfMemory;
} Reinplacer;

static const CommuteNameInfo *getName(Reinplacer *reinplacer,
                                      MlirOperation op) {
  uint32_t name = commuteAnalysisGetName(reinplacer->names, op);
  if (name != UINT32_MAX)
    return commuteAnalysisGetNameInfo(reinplacer->names, name);
  static const CommuteNameInfo unknown = {.kind = COMMUTE_OP_KIND_OTHER};
  reinplacer->isOutOfMemory = true;
  return &unknown;
}

static bool appendValue(Reinplacer *reinplacer, CommuteVector *values,
                        MlirValue value) {
  MlirValue *added = commuteVectorAppend(values, sizeof(*added));
  if (added)
    *added = value;
  else
    reinplacer->isOutOfMemory = true;
  return added != NULL;
}

//===----------------------------------------------------------------------===//
// Uses and shapes
//===----------------------------------------------------------------------===//

/// Counts the uses of a value that are more than order, up to two.
static int countUses(MlirValue value) {
  int count = 0;
  for (MlirOpOperand use = mlirValueGetFirstUse(value);
       count < 2 && !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use))
    count += !commuteUseIsAfter(use);
  return count;
}

/// Returns the number of elements, or -1 where it is not known.
static int64_t countElements(MlirType type) {
  if (!mlirShapedTypeHasRank(type) || !mlirShapedTypeHasStaticShape(type))
    return -1;
  int64_t count = 1;
  for (int64_t i = 0, e = mlirShapedTypeGetRank(type); i < e; ++i) {
    int64_t size = mlirShapedTypeGetDimSize(type, (intptr_t)i);
    if (size != 0 && count > INT64_MAX / size)
      return -1;
    count *= size;
  }
  return count;
}

/// Tells whether two shaped types hold as many elements of one type.
static bool isSameAmount(MlirType a, MlirType b) {
  int64_t count = countElements(a);
  return count >= 0 && count == countElements(b) &&
         mlirTypeEqual(mlirShapedTypeGetElementType(a),
                       mlirShapedTypeGetElementType(b));
}

/// Tells whether a buffer's elements lie in memory in their order.
static bool isContiguous(MlirType type) {
  return mlirTypeIsAMemRef(type) &&
         mlirAffineMapIsIdentity(mlirMemRefTypeGetAffineMap(type));
}

/// Tells whether a view shows all elements of its source in their order. A
/// comm.view may be a transpose, but of a flat buffer there is none.
static bool keepsOrder(MlirOperation op, MlirValue source, MlirValue view) {
  MlirType from = mlirValueGetType(source);
  MlirType to = mlirValueGetType(view);
  return isContiguous(from) && isContiguous(to) && isSameAmount(from, to) &&
         (!commuteOpIsCommView(op) || mlirShapedTypeGetRank(from) <= 1);
}

/// Tells whether gathering along a dimension lays the parts behind each other.
static bool isOutermost(MlirType type, int64_t dim) {
  for (int64_t i = 0; i < dim; ++i)
    if (mlirShapedTypeGetDimSize(type, (intptr_t)i) != 1)
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// What can be gathered in place
//===----------------------------------------------------------------------===//

/// Returns the copy-in that an input comes from, directly or through views; a
/// null operation where it comes from none.
static MlirOperation findCopyIn(Reinplacer *reinplacer, MlirValue input) {
  const MlirOperation none = {NULL};
  while (mlirValueIsAOpResult(input)) {
    MlirOperation op = mlirOpResultGetOwner(input);
    const CommuteNameInfo *name = getName(reinplacer, op);
    if (name->kind == COMMUTE_OP_KIND_COPY_IN)
      return mlirOpResultGetResultNumber(input) == 0 ? op : none;
    MlirValue source, view;
    if (!(name->traits & COMMUTE_OP_VIEW) ||
        !commuteOpGetView(op, &source, &view) || !mlirValueEqual(view, input))
      return none;
    input = source;
  }
  return none;
}

/// Tells why the views between a copy-in and an all-gather stand against it, or
/// returns NULL.
static const char *checkViews(Reinplacer *reinplacer, MlirValue input) {
  while (true) {
    if (countUses(input) != 1)
      return "what is gathered has other users";
    MlirOperation op = mlirOpResultGetOwner(input);
    const CommuteNameInfo *name = getName(reinplacer, op);
    if (name->kind == COMMUTE_OP_KIND_COPY_IN)
      return NULL;
    MlirValue source, view;
    if (!commuteOpGetView(op, &source, &view) || !keepsOrder(op, source, view))
      return "a view in between is not known to keep the order of elements";
    input = source;
  }
}

/// Tells why a copy-in's buffer cannot be gathered into, or returns NULL.
static const char *checkBuffer(MlirOperation copyIn, MlirOperation gather) {
  MlirBlock block = mlirOperationGetBlock(gather);
  if (!mlirBlockEqual(mlirOperationGetBlock(copyIn), block))
    return "the copy-in stands in another block";
  if (countUses(mlirOperationGetResult(copyIn, 1)) > 0)
    return "the output buffer of the copy-in has users";
  CommuteOperandRange given =
      commuteOpGetOperands(copyIn, COMMUTE_OPERAND_DESTINATIONS);
  if (given.count == 0)
    return NULL;
  MlirValue buffer = mlirOperationGetOperand(copyIn, given.first);
  if (!commuteValueIsAllocation(buffer) || countUses(buffer) != 1 ||
      !mlirBlockEqual(mlirOperationGetBlock(mlirOpResultGetOwner(buffer)),
                      block))
    return "the buffer of the copy-in is not new, or has other users";
  return NULL;
}

/// Tells why an output buffer does not hold what is gathered, or returns NULL.
static const char *checkTypes(MlirType input, MlirType output,
                              MlirType promised, int64_t dim) {
  if (!isContiguous(output) || !isSameAmount(output, promised) ||
      !isOutermost(input, dim))
    return "the output buffer of the copy-in does not have what is gathered";
  if (mlirTypeIsAMemRef(promised) && !isContiguous(promised))
    return "what is gathered has a layout of its own";
  if (mlirTypeIsATensor(promised) &&
      !mlirAttributeIsNull(mlirRankedTensorTypeGetEncoding(promised)))
    return "what is gathered has an encoding";
  return NULL;
}

/// Tells why an all-gather stays as it is; NULL where it can be in place. Sets
/// `*isFed` where it gathers what a copy-in has laid down.
static const char *checkGather(Reinplacer *reinplacer, MlirOperation gather,
                               bool *isFed) {
  *isFed = false;
  CommuteOperandRange inputs =
      commuteOpGetOperands(gather, COMMUTE_OPERAND_INPUTS);
  MlirValue future = mlirOperationGetResult(gather, 0);
  MlirType promised = mlirValueGetType(future);
  const char *reason = commuteFutureIsOnlyWaitedFor(future)
                           ? NULL
                           : "its future goes elsewhere than to waits";
  for (intptr_t i = 0; i < inputs.count; ++i) {
    MlirValue input = mlirOperationGetOperand(gather, inputs.first + i);
    MlirOperation copyIn = findCopyIn(reinplacer, input);
    if (mlirOperationIsNull(copyIn)) {
      reason = reason ? reason : "another input does not come from a copy-in";
      continue;
    }
    *isFed = true;
    if (!reason)
      reason = checkViews(reinplacer, input);
    if (!reason)
      reason = checkBuffer(copyIn, gather);
    if (!reason)
      reason = checkTypes(mlirValueGetType(input),
                          mlirValueGetType(mlirOperationGetResult(copyIn, 1)),
                          commuteFutureTypeGetResult(promised, i),
                          commuteOpGetDim(gather));
  }
  return reason;
}

//===----------------------------------------------------------------------===//
// From tensors to buffers
//===----------------------------------------------------------------------===//

/// Returns the type of a contiguous buffer with the shape and elements of
/// `like`, in the memory space of `other`; null where memory runs out.
static MlirType getBufferType(Reinplacer *reinplacer, MlirType like,
                              MlirType other) {
  int64_t rank = mlirShapedTypeGetRank(like);
  reinplacer->sizes.count = 0;
  // One more: no array is empty.
  if (!commuteVectorReserve(&reinplacer->sizes, (uint32_t)rank + 1,
                            sizeof(int64_t))) {
    reinplacer->isOutOfMemory = true;
    return (MlirType){NULL};
  }
  int64_t *sizes = reinplacer->sizes.items;
  for (int64_t i = 0; i < rank; ++i)
    sizes[i] = mlirShapedTypeGetDimSize(like, (intptr_t)i);
  return mlirMemRefTypeContiguousGet(mlirShapedTypeGetElementType(like),
                                     (intptr_t)rank, sizes,
                                     mlirMemRefTypeGetMemorySpace(other));
}

/// Makes a tensor of a buffer, right behind what gives the buffer.
static MlirValue makeTensor(MlirValue buffer, MlirType type) {
  MlirOperation giver = mlirOpResultGetOwner(buffer);
  MlirContext context = mlirOperationGetContext(giver);
  MlirNamedAttribute restricted = mlirNamedAttributeGet(
      mlirIdentifierGet(context, mlirStringRefCreateFromCString("restrict")),
      mlirUnitAttrGet(context));
  MlirOperationState state = mlirOperationStateGet(
      mlirStringRefCreateFromCString("bufferization.to_tensor"),
      mlirOperationGetLocation(giver));
  mlirOperationStateAddOperands(&state, 1, &buffer);
  mlirOperationStateAddResults(&state, 1, &type);
  mlirOperationStateAddAttributes(&state, 1, &restricted);
  MlirOperation op = mlirOperationCreate(&state);
  mlirBlockInsertOwnedOperationAfter(mlirOperationGetBlock(giver), giver, op);
  return mlirOperationGetResult(op, 0);
}

static bool collectUses(Reinplacer *reinplacer, MlirValue value) {
  reinplacer->uses.count = 0;
  for (MlirOpOperand use = mlirValueGetFirstUse(value);
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    MlirOpOperand *added =
        commuteVectorAppend(&reinplacer->uses, sizeof(*added));
    if (!added) {
      reinplacer->isOutOfMemory = true;
      return false;
    }
    *added = use;
  }
  return true;
}

/// Turns a tensor into a buffer in the memory space of `like`.
static bool makeBuffer(Reinplacer *reinplacer, MlirValue value, MlirType like) {
  MlirType tensor = mlirValueGetType(value);
  MlirType buffer = getBufferType(reinplacer, tensor, like);
  if (mlirTypeIsNull(buffer) || !collectUses(reinplacer, value))
    return false;
  mlirValueSetType(value, buffer);
  MlirValue made = {NULL};
  const MlirOpOperand *uses = reinplacer->uses.items;
  // Uses are listed from the last one on.
  for (uint32_t i = reinplacer->uses.count; i-- > 0;) {
    MlirOperation user = mlirOpOperandGetOwner(uses[i]);
    if (commuteUseIsAfter(uses[i]) ||
        commuteNameTouchesOperandsOnly(getName(reinplacer, user)))
      continue;
    if (commuteOpIsCommView(user)) {
      if (!appendValue(reinplacer, &reinplacer->pending,
                       mlirOperationGetResult(user, 0)))
        return false;
      continue;
    }
    if (mlirValueIsNull(made))
      made = makeTensor(value, tensor);
    mlirOperationSetOperand(user, mlirOpOperandGetOperandNumber(uses[i]), made);
  }
  return true;
}

/// Has the waits for a future give what it promises by now, and all that shows
/// that show it as a buffer.
static bool followFuture(Reinplacer *reinplacer, MlirValue future) {
  MlirType promised = mlirValueGetType(future);
  for (MlirOpOperand use = mlirValueGetFirstUse(future);
       !mlirOpOperandIsNull(use); use = mlirOpOperandGetNextUse(use)) {
    MlirOperation wait = mlirOpOperandGetOwner(use);
    if (commuteUseIsAfter(use))
      continue;
    for (intptr_t i = 0, e = mlirOperationGetNumResults(wait); i < e; ++i) {
      MlirValue result = mlirOperationGetResult(wait, i);
      MlirType type = commuteFutureTypeGetResult(promised, i);
      if (mlirTypeIsAMemRef(mlirValueGetType(result)))
        continue;
      if (!appendValue(reinplacer, &reinplacer->pending, result))
        return false;
      while (reinplacer->pending.count > 0) {
        const MlirValue *pending = reinplacer->pending.items;
        if (!makeBuffer(reinplacer, pending[--reinplacer->pending.count], type))
          return false;
      }
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

/// Gives the buffer that an input is gathered into, in the shape of what is
/// promised.
static bool addOutput(Reinplacer *reinplacer, MlirOperation gather,
                      MlirValue input, MlirType promised) {
  MlirValue output = mlirOperationGetResult(findCopyIn(reinplacer, input), 1);
  MlirType has = mlirValueGetType(output);
  MlirType wanted = getBufferType(reinplacer, promised, has);
  MlirType *type = commuteVectorAppend(&reinplacer->types, sizeof(*type));
  if (mlirTypeIsNull(wanted) || !type) {
    reinplacer->isOutOfMemory = true;
    return false;
  }
  if (!mlirTypeEqual(has, wanted)) {
    MlirOperation view = commuteViewCreate(
        mlirOperationGetLocation(gather),
        mlirStringRefCreateFromCString("reshape"), output, wanted);
    mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(gather), gather,
                                        view);
    output = mlirOperationGetResult(view, 0);
  }
  *type = wanted;
  return appendValue(reinplacer, &reinplacer->outputs, output);
}

static bool collectOperands(Reinplacer *reinplacer, MlirOperation gather,
                            CommuteOperandRole role, CommuteVector *values) {
  values->count = 0;
  CommuteOperandRange range = commuteOpGetOperands(gather, role);
  for (intptr_t i = 0; i < range.count; ++i)
    if (!appendValue(reinplacer, values,
                     mlirOperationGetOperand(gather, range.first + i)))
      return false;
  return true;
}

static void copyAttributes(MlirOperation from, MlirOperation to) {
  for (intptr_t i = 0, e = mlirOperationGetNumDiscardableAttributes(from);
       i < e; ++i) {
    MlirNamedAttribute attribute =
        mlirOperationGetDiscardableAttribute(from, i);
    mlirOperationSetDiscardableAttributeByName(
        to, mlirIdentifierStr(attribute.name), attribute.attribute);
  }
}

static bool rewriteGather(Reinplacer *reinplacer, MlirOperation gather) {
  if (!collectOperands(reinplacer, gather, COMMUTE_OPERAND_INPUTS,
                       &reinplacer->inputs) ||
      !collectOperands(reinplacer, gather, COMMUTE_OPERAND_AFTER,
                       &reinplacer->after))
    return false;
  reinplacer->outputs.count = 0;
  reinplacer->types.count = 0;
  MlirValue future = mlirOperationGetResult(gather, 0);
  MlirType promised = mlirValueGetType(future);
  const MlirValue *inputs = reinplacer->inputs.items;
  for (uint32_t i = 0; i < reinplacer->inputs.count; ++i)
    if (!addOutput(reinplacer, gather, inputs[i],
                   commuteFutureTypeGetResult(promised, (intptr_t)i)))
      return false;
  const CommuteCollective collective = {
      .inputs = {(intptr_t)reinplacer->inputs.count, reinplacer->inputs.items},
      .destinations = {(intptr_t)reinplacer->outputs.count,
                       reinplacer->outputs.items},
      .after = {(intptr_t)reinplacer->after.count, reinplacer->after.items},
      .group = commuteCollectiveGetGroup(gather),
      .results = {(intptr_t)reinplacer->types.count, reinplacer->types.items},
  };
  MlirOperation made = commuteAllGatherCreate(
      mlirOperationGetLocation(gather), &collective, commuteOpGetDim(gather));
  copyAttributes(gather, made);
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(gather), gather,
                                      made);
  MlirValue madeFuture = mlirOperationGetResult(made, 0);
  mlirValueReplaceAllUsesOfWith(future, madeFuture);
  mlirOperationDestroy(gather);
  commuteOpEmitOptRemark(made, COMMUTE_REMARK_PASSED, argument, "InPlace",
                         "gathers into the output buffer of the copy-in");
  return followFuture(reinplacer, madeFuture);
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static MlirWalkResult findGather(MlirOperation op, void *userData) {
  Reinplacer *reinplacer = userData;
  if (getName(reinplacer, op)->kind == COMMUTE_OP_KIND_ALL_GATHER &&
      commuteOpGetOperands(op, COMMUTE_OPERAND_DESTINATIONS).count == 0) {
    MlirOperation *added =
        commuteVectorAppend(&reinplacer->gathers, sizeof(*added));
    if (added)
      *added = op;
    else
      reinplacer->isOutOfMemory = true;
  }
  return reinplacer->isOutOfMemory ? MlirWalkResultInterrupt
                                   : MlirWalkResultAdvance;
}

/// Rewrites what can be; `*changed` is set to true where there is anything.
static bool rewriteAll(Reinplacer *reinplacer, MlirOperation op,
                       bool *changed) {
  mlirOperationWalk(op, findGather, reinplacer, MlirWalkPreOrder);
  const MlirOperation *gathers = reinplacer->gathers.items;
  for (uint32_t i = 0;
       !reinplacer->isOutOfMemory && i < reinplacer->gathers.count; ++i) {
    bool isFed;
    const char *reason = checkGather(reinplacer, gathers[i], &isFed);
    if (!isFed)
      continue;
    if (reason) {
      commuteOpEmitOptRemark(gathers[i], COMMUTE_REMARK_MISSED, argument,
                             "InPlace", "allocates what it gathers: %s",
                             reason);
      continue;
    }
    *changed = true;
    if (!rewriteGather(reinplacer, gathers[i]))
      return false;
  }
  return !reinplacer->isOutOfMemory;
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  Reinplacer reinplacer = {
      .names = commuteAnalysisCreate(&(CommuteAnalysisOptions){.flags = 0})};
  if (!reinplacer.names)
    return commuteOpEmitError(op, "out of memory");
  bool changed = false;
  MlirLogicalResult result = mlirLogicalResultSuccess();
  if (!rewriteAll(&reinplacer, op, &changed))
    result = commuteOpEmitError(op, "out of memory");
  if (!changed)
    commutePassPreserveAllAnalyses(pass);
  commuteVectorFinish(&reinplacer.gathers);
  commuteVectorFinish(&reinplacer.outputs);
  commuteVectorFinish(&reinplacer.types);
  commuteVectorFinish(&reinplacer.inputs);
  commuteVectorFinish(&reinplacer.after);
  commuteVectorFinish(&reinplacer.pending);
  commuteVectorFinish(&reinplacer.uses);
  commuteVectorFinish(&reinplacer.sizes);
  commuteAnalysisDestroy(reinplacer.names);
  return result;
}

static MlirDialectHandle (*const dialects[])(void) = {
    mlirGetDialectHandle__bufferization__,
};

const CommutePassInfo commuteReinplaceAllGatherPass = {
    .argument = argument,
    .name = "CommuteReinplaceAllGather",
    .description = "Gather into the buffer in which a copy-in laid the shards",
    .dependentDialects = dialects,
    .dependentDialectCount = sizeof(dialects) / sizeof(dialects[0]),
    .run = run,
};
