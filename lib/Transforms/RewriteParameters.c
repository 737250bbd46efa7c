//===- RewriteParameters.c - Reads of sources in windows ------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A *stand-in* is what takes the place of a parameter, or of a view of it, in
// one window: the source, or a copy of the view made from the stand-in of what
// it views. Where the source is a tensor there may be two, a tensor and a
// buffer.
//
//===----------------------------------------------------------------------===//

#include "RewriteParameters.h"

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

/// What form a stand-in has.
typedef enum Form { FORM_TENSOR, FORM_BUFFER, NUM_FORMS } Form;

/// Whether a value shows the parameter through operations alone that take
/// tensors as well.
typedef enum Access { ACCESS_UNKNOWN, ACCESS_ANY, ACCESS_BUFFER } Access;

/// A value whose stand-ins have been asked for.
typedef struct Shown {
  MlirValue value;
  Access access;
  /// Its operation is no more.
  bool isRemoved;
  /// The window that the stand-ins are of.
  uint32_t window;
  /// Null where not made yet.
  MlirValue standIns[NUM_FORMS];
} Shown;

typedef struct Rewriter {
  const CommuteParameters *parameters;
  CommuteAnalysis *names;
  /// Value -> index of `shown`. Of Shown, for the parameter at hand.
  CommutePointerMap map;
  CommuteVector shown;
  /// Of MlirValue, and of int64_t.
  CommuteVector path;
  CommuteVector sizes;
  const CommuteParameter *parameter;
  const CommuteParameterWindow *window;
  uint32_t windowIndex;
  /// The source of the window, which may be another one's stand-in by now.
  MlirValue source;
} Rewriter;

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

static const CommuteNameInfo *getName(Rewriter *rewriter, MlirOperation op) {
  // All operations of the function have been asked about.
  return commuteAnalysisGetNameInfo(
      rewriter->names, commuteAnalysisGetName(rewriter->names, op));
}

/// Returns what a view of the parameter, or another name of it, views.
static MlirValue getViewed(Rewriter *rewriter, MlirValue value) {
  MlirOperation op = mlirOpResultGetOwner(value);
  return commuteResultGetSource(op, getName(rewriter, op),
                                mlirOpResultGetResultNumber(value));
}

static bool isOtherName(Rewriter *rewriter, MlirOperation op) {
  return getName(rewriter, op)->traits & COMMUTE_OP_DISTINCT_OBJECTS;
}

//===----------------------------------------------------------------------===//
// Stand-ins
//===----------------------------------------------------------------------===//

/// Returns what is known of a value, in the window at hand; or NULL.
static Shown *getShown(Rewriter *rewriter, MlirValue value) {
  bool found;
  CommutePointerSlot *slot =
      commutePointerMapInsert(&rewriter->map, value.ptr, &found);
  if (!slot)
    return NULL;
  Shown *shown;
  if (!found) {
    shown = commuteVectorAppend(&rewriter->shown, sizeof(*shown));
    if (!shown)
      return NULL;
    *shown = (Shown){.value = value, .window = COMMUTE_NO_INDEX};
    slot->first = rewriter->shown.count - 1;
  }
  shown = rewriter->shown.items;
  shown += slot->first;
  if (shown->window != rewriter->windowIndex)
    *shown = (Shown){.value = value,
                     .access = shown->access,
                     .window = rewriter->windowIndex};
  return shown;
}

/// Finds whether a tensor can stand in for a value. Returns ACCESS_UNKNOWN
/// where memory runs out.
static Access findAccess(Rewriter *rewriter, MlirValue value) {
  rewriter->path.count = 0;
  Access access = ACCESS_UNKNOWN;
  for (MlirValue at = value;; at = getViewed(rewriter, at)) {
    const Shown *shown = getShown(rewriter, at);
    MlirValue *step = commuteVectorAppend(&rewriter->path, sizeof(*step));
    if (!shown || !step)
      return ACCESS_UNKNOWN;
    *step = at;
    access = shown->access;
    if (mlirValueEqual(at, rewriter->parameter->argument))
      access = ACCESS_ANY;
    if (access != ACCESS_UNKNOWN)
      break;
    MlirOperation op = mlirOpResultGetOwner(at);
    if (!commuteOpIsCommView(op) && !isOtherName(rewriter, op))
      access = ACCESS_BUFFER;
    if (access != ACCESS_UNKNOWN)
      break;
  }
  // What shows a value that takes a buffer does, too.
  const MlirValue *path = rewriter->path.items;
  for (uint32_t i = 0; i < rewriter->path.count; ++i) {
    Shown *shown = getShown(rewriter, path[i]);
    if (!shown)
      return ACCESS_UNKNOWN;
    shown->access = access;
  }
  return access;
}

/// Makes a buffer of a source that is a tensor, where the copy stands.
static MlirValue makeBuffer(const Rewriter *rewriter) {
  MlirOperation copy = rewriter->window->copy;
  MlirContext context = mlirOperationGetContext(copy);
  MlirType type = mlirValueGetType(rewriter->parameter->argument);
  MlirNamedAttribute readOnly = mlirNamedAttributeGet(
      mlirIdentifierGet(context, mlirStringRefCreateFromCString("read_only")),
      mlirUnitAttrGet(context));
  MlirOperationState state = mlirOperationStateGet(
      mlirStringRefCreateFromCString("bufferization.to_buffer"),
      mlirOperationGetLocation(copy));
  mlirOperationStateAddOperands(&state, 1, &rewriter->source);
  mlirOperationStateAddResults(&state, 1, &type);
  mlirOperationStateAddAttributes(&state, 1, &readOnly);
  MlirOperation op = mlirOperationCreate(&state);
  mlirBlockInsertOwnedOperationBefore(rewriter->window->block, copy, op);
  return mlirOperationGetResult(op, 0);
}

/// Returns the type of a tensor with the shape and elements of a buffer, or a
/// null type where memory runs out.
static MlirType getTensorType(Rewriter *rewriter, MlirType buffer) {
  int64_t rank = mlirShapedTypeGetRank(buffer);
  rewriter->sizes.count = 0;
  // One more: no array is empty.
  if (!commuteVectorReserve(&rewriter->sizes, (uint32_t)rank + 1,
                            sizeof(int64_t)))
    return (MlirType){NULL};
  int64_t *sizes = rewriter->sizes.items;
  for (int64_t i = 0; i < rank; ++i)
    sizes[i] = mlirShapedTypeGetDimSize(buffer, (intptr_t)i);
  return mlirRankedTensorTypeGet((intptr_t)rank, sizes,
                                 mlirShapedTypeGetElementType(buffer),
                                 mlirAttributeGetNull());
}

/// Makes a view again, of another value: where it stands if that is in the
/// window, else where the copy stands. Returns a null value where memory runs
/// out.
static MlirValue makeView(Rewriter *rewriter, MlirValue view, MlirValue viewed,
                          MlirValue standIn, Form form) {
  MlirType type = mlirValueGetType(view);
  if (form == FORM_TENSOR)
    type = getTensorType(rewriter, type);
  if (mlirTypeIsNull(type))
    return (MlirValue){NULL};
  MlirOperation original = mlirOpResultGetOwner(view);
  MlirOperation made = mlirOperationClone(original);
  for (intptr_t i = 0, e = mlirOperationGetNumOperands(made); i < e; ++i)
    if (mlirValueEqual(mlirOperationGetOperand(made, i), viewed)) {
      mlirOperationSetOperand(made, i, standIn);
      break;
    }
  MlirValue result =
      mlirOperationGetResult(made, mlirOpResultGetResultNumber(view));
  mlirValueSetType(result, type);
  const CommutePointerSlot *place =
      commutePointerMapFind(&rewriter->parameters->views, original.ptr);
  bool isInWindow = place && place->first > rewriter->window->copyAt &&
                    place->first < rewriter->window->freeAt;
  MlirOperation before = isInWindow ? original : rewriter->window->copy;
  mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(before), before,
                                      made);
  return result;
}

/// Makes the stand-in of a value whose viewed value has one.
static MlirValue makeStandIn(Rewriter *rewriter, MlirValue value, Form form) {
  if (mlirValueEqual(value, rewriter->parameter->argument))
    return form == FORM_BUFFER &&
                   mlirTypeIsATensor(mlirValueGetType(rewriter->source))
               ? makeBuffer(rewriter)
               : rewriter->source;
  MlirValue viewed = getViewed(rewriter, value);
  const Shown *shown = getShown(rewriter, viewed);
  if (!shown)
    return (MlirValue){NULL};
  MlirValue standIn = shown->standIns[form];
  return isOtherName(rewriter, mlirOpResultGetOwner(value))
             ? standIn
             : makeView(rewriter, value, viewed, standIn, form);
}

/// Returns the stand-in of a value in the window at hand, or a null value where
/// memory runs out.
static MlirValue getStandIn(Rewriter *rewriter, MlirValue value, Form form) {
  const MlirValue none = {NULL};
  rewriter->path.count = 0;
  for (MlirValue at = value;; at = getViewed(rewriter, at)) {
    if (rewriter->path.count > 0) {
      const CommutePointerSlot *slot =
          commutePointerMapFind(&rewriter->map, at.ptr);
      const Shown *shown = rewriter->shown.items;
      if (slot && shown[slot->first].window == rewriter->windowIndex &&
          !mlirValueIsNull(shown[slot->first].standIns[form]))
        break;
    }
    MlirValue *step = commuteVectorAppend(&rewriter->path, sizeof(*step));
    if (!step)
      return none;
    *step = at;
    if (mlirValueEqual(at, rewriter->parameter->argument))
      break;
  }
  MlirValue standIn = none;
  while (rewriter->path.count > 0) {
    const MlirValue *path = rewriter->path.items;
    MlirValue next = path[--rewriter->path.count];
    Shown *shown = getShown(rewriter, next);
    if (!shown)
      return none;
    standIn = shown->standIns[form];
    if (!mlirValueIsNull(standIn))
      continue;
    standIn = makeStandIn(rewriter, next, form);
    // Making it may have moved what is known.
    shown = getShown(rewriter, next);
    if (!shown || mlirValueIsNull(standIn))
      return none;
    shown->standIns[form] = standIn;
  }
  return standIn;
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// Has one use read the stand-in. Operations of the dialect take tensors and
/// buffers alike.
static bool rewriteUse(Rewriter *rewriter, const CommuteParameterUse *use) {
  MlirValue value = mlirOperationGetOperand(use->op, use->operand);
  Form form = FORM_BUFFER;
  if (mlirTypeIsATensor(mlirValueGetType(rewriter->source)) &&
      commuteNameTouchesOperandsOnly(getName(rewriter, use->op))) {
    Access access = findAccess(rewriter, value);
    if (access == ACCESS_UNKNOWN)
      return false;
    form = access == ACCESS_ANY ? FORM_TENSOR : FORM_BUFFER;
  }
  MlirValue standIn = getStandIn(rewriter, value, form);
  if (mlirValueIsNull(standIn))
    return false;
  mlirOperationSetOperand(use->op, use->operand, standIn);
  return true;
}

static bool rewriteWindow(Rewriter *rewriter) {
  const CommuteParameterWindow *window = rewriter->window;
  const CommuteParameterUse *uses = rewriter->parameters->uses.items;
  rewriter->source = mlirOperationGetOperand(window->copy, 0);
  for (uint32_t i = window->firstUse; i != COMMUTE_NO_INDEX; i = uses[i].next)
    if (!rewriteUse(rewriter, &uses[i]))
      return false;
  mlirOperationDestroy(window->full);
  mlirOperationDestroy(window->copy);
  mlirOperationDestroy(window->free);
  return true;
}

static bool isUsed(MlirOperation op) {
  for (intptr_t i = 0, e = mlirOperationGetNumResults(op); i < e; ++i)
    if (!mlirOpOperandIsNull(
            mlirValueGetFirstUse(mlirOperationGetResult(op, i))))
      return true;
  return false;
}

/// Removes the views of the parameter that nothing uses any more.
static void removeViews(Rewriter *rewriter) {
  Shown *shown = rewriter->shown.items;
  for (uint32_t i = 0; i < rewriter->shown.count; ++i) {
    Shown *at = &shown[i];
    while (!at->isRemoved &&
           !mlirValueEqual(at->value, rewriter->parameter->argument)) {
      MlirOperation view = mlirOpResultGetOwner(at->value);
      MlirValue viewed = getViewed(rewriter, at->value);
      if (!isOtherName(rewriter, view)) {
        if (isUsed(view))
          break;
        mlirOperationDestroy(view);
        at->isRemoved = true;
      }
      // All that a view shows, up to the parameter, has had a stand-in.
      at = &shown[commutePointerMapFind(&rewriter->map, viewed.ptr)->first];
    }
  }
}

static bool rewriteParameter(Rewriter *rewriter) {
  const CommuteParameterWindow *windows = rewriter->parameters->windows.items;
  rewriter->shown.count = 0;
  commutePointerMapClear(&rewriter->map);
  for (uint32_t i = rewriter->parameter->firstWindow; i != COMMUTE_NO_INDEX;
       i = windows[i].next) {
    rewriter->window = &windows[i];
    rewriter->windowIndex = i;
    if (!rewriteWindow(rewriter))
      return false;
  }
  removeViews(rewriter);
  return true;
}

bool commuteRewriteParameters(const CommuteParameters *parameters,
                              CommuteAnalysis *names) {
  Rewriter rewriter = {.parameters = parameters, .names = names};
  const CommuteParameter *items = parameters->parameters.items;
  const uint32_t *order = parameters->order.items;
  bool isFine = true;
  for (uint32_t i = 0; isFine && i < parameters->order.count; ++i) {
    rewriter.parameter = &items[order[i]];
    if (commuteParameterIsRewritable(rewriter.parameter))
      isFine = rewriteParameter(&rewriter);
  }
  commutePointerMapFinish(&rewriter.map);
  commuteVectorFinish(&rewriter.shown);
  commuteVectorFinish(&rewriter.path);
  commuteVectorFinish(&rewriter.sizes);
  return isFine;
}
