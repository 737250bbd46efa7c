//===- ScheduleControls.c - What people ask of an order -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "ScheduleControls.h"

#include "CommonOptions.h"

#include "../IR/Queries.h"
#include "commute/Diagnostics.h"
#include "commute/Ops.h"

#include "mlir-c/BuiltinAttributes.h"

#include <stdlib.h>

static MlirStringRef getText(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

static MlirAttribute getAttribute(MlirOperation op, const char *name) {
  return mlirOperationGetDiscardableAttributeByName(op, getText(name));
}

//===----------------------------------------------------------------------===//
// One operation
//===----------------------------------------------------------------------===//

/// Tells whether an option lists the name of an operation.
static bool isListed(const CommutePass *pass, size_t option,
                     MlirStringRef name) {
  for (size_t i = 0, e = commutePassGetListSize(pass, option); i < e; ++i)
    if (mlirStringRefEqual(commutePassGetListString(pass, option, i), name))
      return true;
  return false;
}

static void readNames(const CommutePass *pass,
                      const CommuteControlOptions *options, MlirOperation op,
                      CommuteNodeControl *control) {
  MlirStringRef name = commuteOpGetName(op);
  if (!name.data)
    return;
  if (isListed(pass, options->pinned, name))
    control->isPinned = true;
  if (isListed(pass, options->early, name))
    control->start = COMMUTE_START_EARLY;
  if (isListed(pass, options->late, name))
    control->start = COMMUTE_START_LATE;
}

/// The dialect has verified the attributes.
static void readAttributes(MlirOperation op, CommuteNodeControl *control) {
  MlirAttribute start = getAttribute(op, "comm.start");
  MlirAttribute layer = getAttribute(op, "comm.layer");
  if (!mlirAttributeIsNull(getAttribute(op, "comm.pin")))
    control->isPinned = true;
  if (!mlirAttributeIsNull(start))
    control->start =
        mlirStringRefEqual(mlirStringAttrGetValue(start), getText("early"))
            ? COMMUTE_START_EARLY
            : COMMUTE_START_LATE;
  if (!mlirAttributeIsNull(layer))
    control->layer = (uint32_t)mlirIntegerAttrGetValueInt(layer);
}

static CommuteNodeControl readControl(const CommutePass *pass,
                                      const CommuteControlOptions *options,
                                      MlirOperation op) {
  CommuteNodeControl control = {.layer = COMMUTE_NO_LAYER};
  if (mlirOperationIsNull(op))
    return control;
  control.isPrefetch = commuteOpIsOrGroups(op, "comm.all_gather");
  if (mlirOperationGetNumDiscardableAttributes(op) > 0) {
    readAttributes(op, &control);
    readNames(pass, options, op, &control);
  }
  return control;
}

//===----------------------------------------------------------------------===//
// The block
//===----------------------------------------------------------------------===//

/// Reads a number of which -1 means any.
static uint64_t getLimit(const CommutePass *pass, size_t option) {
  int64_t value = commutePassGetInteger(pass, option);
  return value < 0 ? COMMUTE_PREFETCH_ANY : (uint64_t)value;
}

MlirLogicalResult
commuteScheduleControlsAdd(const CommutePass *pass,
                           const CommuteControlOptions *options,
                           CommuteBlockGraph *graph, bool *isControlled) {
  CommuteGraph *core = commuteBlockGraphGetGraph(graph);
  uint32_t numNodes = commuteGraphGetNumNodes(core);
  uint32_t numEdges = commuteGraphGetNumEdges(core);
  CommuteNodeControl *nodes = malloc(((size_t)numNodes + 1) * sizeof *nodes);
  if (!nodes)
    return commuteOpEmitError(
        mlirBlockGetParentOperation(commuteBlockGraphGetBlock(graph)),
        "out of memory");
  for (uint32_t v = 0; v < numNodes; ++v)
    nodes[v] =
        readControl(pass, options, commuteBlockGraphGetOperation(graph, v));
  const CommuteControls controls = {
      .nodes = nodes,
      .prefetchComputations = getLimit(pass, options->prefetchComputations),
      .prefetchBytes = getLimit(pass, options->prefetchBytes),
      .prefetchLayers = getLimit(pass, options->prefetchLayers),
      .minBytes = (uint64_t)commutePassGetInteger(pass, options->minBytes)};
  CommuteError error;
  MlirLogicalResult result =
      commuteGraphAddControls(core, NULL, &controls, &error) ==
              COMMUTE_STATUS_OK
          ? mlirLogicalResultSuccess()
          : commuteBlockGraphEmitError(graph, &error);
  *isControlled = commuteGraphGetNumEdges(core) != numEdges;
  free(nodes);
  return result;
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

MlirLogicalResult
commuteScheduleControlsCheck(const CommutePass *pass,
                             const CommuteControlOptions *options,
                             CommutePassError *error) {
  const struct {
    size_t option;
    int64_t least;
  } ranges[] = {{options->prefetchComputations, -1},
                {options->prefetchBytes, -1},
                {options->prefetchLayers, -1},
                {options->minBytes, 0}};
  for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; ++i)
    if (mlirLogicalResultIsFailure(commutePassCheckInteger(
            pass, ranges[i].option, ranges[i].least, INT64_MAX, error)))
      return mlirLogicalResultFailure();
  return mlirLogicalResultSuccess();
}
