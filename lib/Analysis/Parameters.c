//===- Parameters.c - Parameters behind resized buffers -------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// After the walk, what needs all of it is decided: who else's memory may be a
// parameter's, and whether sources stay what they were.
//
//===----------------------------------------------------------------------===//

#include "ParametersImpl.h"

#include <stdlib.h>

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

static bool addArguments(CommuteParameterWalk *walk) {
  for (intptr_t i = 0, e = mlirBlockGetNumArguments(walk->entry); i < e; ++i) {
    MlirValue argument = mlirBlockGetArgument(walk->entry, i);
    CommuteTypeInfo type;
    if (!commuteAnalysisGetType(walk->names, mlirValueGetType(argument), &type))
      return false;
    if (type.typeClass != COMMUTE_TYPE_BUFFER)
      continue;
    uint32_t root;
    CommuteParameter *parameter =
        commuteVectorAppend(&walk->result->parameters, sizeof(*parameter));
    if (!parameter || !commuteParameterWalkAddRoot(
                          walk, argument, COMMUTE_ROOT_ARGUMENT, &root))
      return false;
    *parameter = (CommuteParameter){.argument = argument,
                                    .root = root,
                                    .firstWindow = COMMUTE_NO_INDEX,
                                    .lastWindow = COMMUTE_NO_INDEX};
    commuteParameterWalkGetRoot(walk, root)->parameter =
        walk->result->parameters.count - 1;
  }
  return true;
}

/// Has the operation of `op` at hand, the next one of the text. Notes the end
/// of those around the last one that are not around it.
static bool enter(CommuteParameterWalk *walk, MlirOperation op) {
  CommuteOuterOperation *outer = walk->outer.items;
  uint32_t *ends = walk->ends.items;
  MlirOperation parent = mlirOperationGetParentOperation(op);
  while (walk->outer.count > 0 &&
         !mlirOperationEqual(outer[walk->outer.count - 1].op, parent))
    ends[outer[--walk->outer.count].at] = walk->ends.count - 1;
  uint32_t *end = commuteVectorAppend(&walk->ends, sizeof(*end));
  if (!end)
    return false;
  *end = walk->ends.count - 1;
  walk->op = op;
  walk->at = *end;
  uint32_t name = commuteAnalysisGetName(walk->names, op);
  if (name == UINT32_MAX)
    return false;
  walk->name = commuteAnalysisGetNameInfo(walk->names, name);
  return true;
}

static bool pushOuter(CommuteParameterWalk *walk) {
  CommuteOuterOperation *outer =
      commuteVectorAppend(&walk->outer, sizeof(*outer));
  if (outer)
    *outer = (CommuteOuterOperation){walk->op, walk->at};
  return outer != NULL;
}

static bool walkFunction(CommuteParameterWalk *walk) {
  MlirOperation function = walk->result->function;
  MlirOperation op = commuteOpGetFirstInside(function);
  while (!mlirOperationIsNull(op)) {
    if (!enter(walk, op))
      return false;
    MlirOperation inside = {NULL};
    // What is inside a symbol, such as a function, does not run here.
    if (!(walk->name->traits & COMMUTE_OP_SYMBOL)) {
      // Asking about others may move the names.
      CommuteNameInfo name = *walk->name;
      walk->name = &name;
      if (!commuteParameterWalkVisit(walk))
        return false;
      inside = commuteOpGetFirstInside(op);
    }
    if (!mlirOperationIsNull(inside) && !pushOuter(walk))
      return false;
    op = mlirOperationIsNull(inside) ? commuteOpGetNextInside(function, op)
                                     : inside;
  }
  uint32_t *ends = walk->ends.items;
  const CommuteOuterOperation *outer = walk->outer.items;
  while (walk->outer.count > 0)
    ends[outer[--walk->outer.count].at] = walk->ends.count - 1;
  for (uint32_t i = 0; i < walk->result->parameters.count; ++i)
    commuteParameterEnd(walk, i);
  return true;
}

//===----------------------------------------------------------------------===//
// Other arguments
//===----------------------------------------------------------------------===//

/// Tells whether two arguments may be one memory.
static bool mayAlias(const CommuteRoot *a, const CommuteRoot *b) {
  return a != b &&
         (a->partition == COMMUTE_NO_INDEX || a->partition != b->partition);
}

/// Returns the first argument that is accessed, that may be the memory of
/// `root`, and that is not a source of `parameter` alone; or NULL.
static const CommuteRoot *findAccessed(const CommuteParameterWalk *walk,
                                       const CommuteRoot *root,
                                       uint32_t parameter) {
  const CommuteParameters *result = walk->result;
  for (uint32_t i = 0; i < result->parameters.count; ++i) {
    const CommuteRoot *other = commuteParameterWalkGetRoot(
        walk, commuteParametersGet(result, i)->root);
    if (!mlirOperationIsNull(other->firstAccess) && mayAlias(other, root) &&
        (parameter == COMMUTE_NO_INDEX || other->sourceOf != parameter))
      return other;
  }
  return NULL;
}

/// Returns the first argument that is accessed, or NULL.
static const CommuteRoot *findFirstAccessed(const CommuteParameterWalk *walk) {
  const CommuteParameters *result = walk->result;
  for (uint32_t i = 0; i < result->parameters.count; ++i) {
    const CommuteRoot *root = commuteParameterWalkGetRoot(
        walk, commuteParametersGet(result, i)->root);
    if (!mlirOperationIsNull(root->firstAccess))
      return root;
  }
  return NULL;
}

/// Finds for each parameter whether another argument is accessed that may be
/// the same memory. Nearly all have one of two arguments as the answer: the
/// first that is accessed, or, where that cannot be the same memory, the first
/// one that may be the first one's memory. A search of its own is left to the
/// two parameters whose sources these are.
static void findAliases(CommuteParameterWalk *walk) {
  const CommuteRoot *first = findFirstAccessed(walk);
  if (!first)
    return;
  const CommuteRoot *second = findAccessed(walk, first, COMMUTE_NO_INDEX);
  for (uint32_t i = 0; i < walk->result->parameters.count; ++i) {
    CommuteParameter *parameter = commuteParametersGet(walk->result, i);
    const CommuteRoot *root =
        commuteParameterWalkGetRoot(walk, parameter->root);
    const CommuteRoot *other = mayAlias(first, root) ? first : second;
    if (first->sourceOf == i || (second && second->sourceOf == i))
      other = findAccessed(walk, root, i);
    if (other)
      commuteParameterSetFault(parameter, COMMUTE_PARAMETER_ALIASED,
                               other->firstAccess);
  }
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

/// The writes of a function by root, each root's in the order of the text, and
/// those to arguments.
typedef struct WriteTable {
  const CommuteRootWrite *writes;
  /// By root and one more, where its part of `byRoot` begins. Then, indices of
  /// `writes`.
  uint32_t *begins;
  uint32_t *byRoot;
  uint32_t *toArguments;
  uint32_t numToArguments;
} WriteTable;

static void finishTable(WriteTable *table) {
  free(table->begins);
  free(table->byRoot);
  free(table->toArguments);
}

static bool initTable(const CommuteParameterWalk *walk, WriteTable *table) {
  const CommuteRootWrite *writes = walk->writes.items;
  uint32_t count = walk->writes.count;
  uint32_t numRoots = walk->roots.count;
  table->writes = writes;
  table->begins = calloc((size_t)numRoots + 2, sizeof *table->begins);
  table->byRoot = malloc(((size_t)count + 1) * sizeof *table->byRoot);
  table->toArguments = malloc(((size_t)count + 1) * sizeof *table->toArguments);
  if (!table->begins || !table->byRoot || !table->toArguments)
    return false;
  // Shifted by one, so that filling them leaves the beginnings in their place.
  for (uint32_t i = 0; i < count; ++i)
    ++table->begins[writes[i].root + 2];
  for (uint32_t i = 0; i < numRoots; ++i)
    table->begins[i + 2] += table->begins[i + 1];
  for (uint32_t i = 0; i < count; ++i) {
    table->byRoot[table->begins[writes[i].root + 1]++] = i;
    if (commuteParameterWalkGetRoot(walk, writes[i].root)->kind ==
        COMMUTE_ROOT_ARGUMENT)
      table->toArguments[table->numToArguments++] = i;
  }
  return true;
}

/// Returns the first of some writes that stands behind `from` and not behind
/// `to`, or NULL.
static const CommuteRootWrite *findWrite(const WriteTable *table,
                                         const uint32_t *indices,
                                         uint32_t count, uint32_t from,
                                         uint32_t to) {
  uint32_t low = 0, high = count;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (table->writes[indices[middle]].at <= from)
      low = middle + 1;
    else
      high = middle;
  }
  if (low == count || table->writes[indices[low]].at > to)
    return NULL;
  return &table->writes[indices[low]];
}

/// Gives the parameter of a window a fault where its source is written while
/// uses remain.
static void checkSource(CommuteParameterWalk *walk, const WriteTable *table,
                        const CommuteParameterWindow *window) {
  CommuteParameter *parameter =
      commuteParametersGet(walk->result, window->parameter);
  const CommuteRoot *source = commuteParameterWalkGetRoot(walk, window->source);
  const uint32_t *ends = walk->ends.items;
  const CommuteRootWrite *write = NULL;
  switch (source->kind) {
  case COMMUTE_ROOT_TENSOR:
    return;
  case COMMUTE_ROOT_UNKNOWN:
    // The copy is an access to it, in the window.
    return;
  case COMMUTE_ROOT_FRESH:
  case COMMUTE_ROOT_ARGUMENT:
    write = findWrite(table, &table->byRoot[table->begins[window->source]],
                      table->begins[window->source + 1] -
                          table->begins[window->source],
                      window->copyAt, ends[window->lastUseAt]);
    break;
  }
  const CommuteRoot *root = commuteParameterWalkGetRoot(walk, parameter->root);
  if (!write && source->kind == COMMUTE_ROOT_ARGUMENT && mayAlias(source, root))
    write = findWrite(table, table->toArguments, table->numToArguments,
                      window->copyAt, ends[window->lastUseAt]);
  if (write)
    commuteParameterSetFault(parameter, COMMUTE_PARAMETER_SOURCE_WRITTEN,
                             write->op);
}

/// Decides on a parameter whose sources are decided on. Where a source is
/// another parameter that is rewritten, it is that one's source.
static void decide(CommuteParameterWalk *walk, const WriteTable *table,
                   uint32_t index) {
  CommuteParameters *result = walk->result;
  CommuteParameter *parameter = commuteParametersGet(result, index);
  for (uint32_t i = parameter->firstWindow;
       parameter->fault == COMMUTE_PARAMETER_FINE && i != COMMUTE_NO_INDEX;
       i = commuteParametersGetWindow(result, i)->next) {
    CommuteParameterWindow *window = commuteParametersGetWindow(result, i);
    if (window->sourceWindow != COMMUTE_NO_INDEX) {
      const CommuteParameterWindow *other =
          commuteParametersGetWindow(result, window->sourceWindow);
      if (commuteParameterIsRewritable(
              commuteParametersGet(result, other->parameter)))
        window->source = other->source;
    }
    checkSource(walk, table, window);
  }
}

static bool appendOrder(CommuteParameters *result, uint32_t parameter) {
  uint32_t *added = commuteVectorAppend(&result->order, sizeof(*added));
  if (added)
    *added = parameter;
  return added != NULL;
}

/// Tells the windows whose source is a window of a parameter that it has been
/// decided on.
static bool release(CommuteParameters *result, uint32_t index) {
  for (uint32_t i = commuteParametersGet(result, index)->firstWindow;
       i != COMMUTE_NO_INDEX; i = commuteParametersGetWindow(result, i)->next) {
    uint32_t j = commuteParametersGetWindow(result, i)->firstDependent;
    for (; j != COMMUTE_NO_INDEX;
         j = commuteParametersGetWindow(result, j)->nextDependent) {
      uint32_t other = commuteParametersGetWindow(result, j)->parameter;
      CommuteParameter *parameter = commuteParametersGet(result, other);
      if (--parameter->numPending == 0 &&
          parameter->fault == COMMUTE_PARAMETER_FINE &&
          !appendOrder(result, other))
        return false;
    }
  }
  return true;
}

/// Decides on all parameters, one that is another's source first; those with a
/// fault are decided on already. What remains are circles.
static bool decideAll(CommuteParameterWalk *walk, const WriteTable *table) {
  CommuteParameters *result = walk->result;
  uint32_t count = result->parameters.count;
  for (uint32_t i = 0; i < count; ++i) {
    const CommuteParameter *parameter = commuteParametersGet(result, i);
    if ((parameter->fault != COMMUTE_PARAMETER_FINE ||
         parameter->numPending == 0) &&
        !appendOrder(result, i))
      return false;
  }
  for (uint32_t i = 0; i < result->order.count; ++i) {
    const uint32_t *order = result->order.items;
    uint32_t index = order[i];
    decide(walk, table, index);
    if (!release(result, index))
      return false;
  }
  for (uint32_t i = 0; i < count; ++i) {
    CommuteParameter *parameter = commuteParametersGet(result, i);
    if (parameter->numPending > 0)
      commuteParameterSetFault(
          parameter, COMMUTE_PARAMETER_COPIED_FROM_ITSELF,
          commuteParametersGetWindow(result, parameter->firstWindow)->copy);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

static void finishWalk(CommuteParameterWalk *walk) {
  commutePointerMapFinish(&walk->values);
  commutePointerMapFinish(&walk->futures);
  commuteVectorFinish(&walk->roots);
  commuteVectorFinish(&walk->writes);
  commuteVectorFinish(&walk->outer);
  commuteVectorFinish(&walk->flights);
  commuteVectorFinish(&walk->operands);
  commuteVectorFinish(&walk->path);
  commuteVectorFinish(&walk->ends);
}

bool commuteParametersFind(CommuteParameters *parameters,
                           CommuteAnalysis *names, MlirOperation function) {
  *parameters = (CommuteParameters){.function = function};
  CommuteParameterWalk walk = {
      .result = parameters,
      .names = names,
      .entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0)),
  };
  bool isFine = addArguments(&walk) && walkFunction(&walk);
  if (isFine && parameters->windows.count > 0) {
    findAliases(&walk);
    WriteTable table = {.writes = NULL};
    isFine = initTable(&walk, &table) && decideAll(&walk, &table);
    finishTable(&table);
  }
  finishWalk(&walk);
  return isFine;
}

void commuteParametersFinish(CommuteParameters *parameters) {
  commuteVectorFinish(&parameters->parameters);
  commuteVectorFinish(&parameters->windows);
  commuteVectorFinish(&parameters->uses);
  commuteVectorFinish(&parameters->strays);
  commuteVectorFinish(&parameters->order);
  commutePointerMapFinish(&parameters->views);
}
