//===- Identity.c - Which operations are the same -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// An operation is described by a line of text, which has the numbers of its
// operands in place of their names. Equal lines have equal numbers.
//
//===----------------------------------------------------------------------===//

#include "Identity.h"

#include "mlir-c/BuiltinAttributes.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uthash.h>

/// A line and its number.
typedef struct Line {
  UT_hash_handle hh;
  uint32_t number;
  char text[];
} Line;

/// An operation of the block at hand and its number.
typedef struct Entry {
  UT_hash_handle hh;
  void *op;
  uint32_t number;
} Entry;

struct CommuteReportIdentities {
  Line *lines;
  uint32_t count;
};

/// A block that is being numbered.
typedef struct Numbering {
  Entry *table;
  Entry *entries;
  uint32_t numEntries;
  /// The line at hand.
  char *text;
  size_t length;
  size_t capacity;
  bool isCut;
} Numbering;

CommuteReportIdentities *commuteReportIdentitiesCreate(void) {
  return calloc(1, sizeof(CommuteReportIdentities));
}

void commuteReportIdentitiesDestroy(CommuteReportIdentities *identities) {
  if (!identities)
    return;
  Line *line, *next;
  HASH_ITER(hh, identities->lines, line, next) {
    HASH_DEL(identities->lines, line);
    free(line);
  }
  free(identities);
}

size_t commuteIdentityGetCount(const CommuteReportIdentities *identities) {
  return identities->count;
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

static void append(MlirStringRef piece, void *userData) {
  Numbering *numbering = userData;
  size_t needed = numbering->length + piece.length;
  if (needed > numbering->capacity) {
    size_t capacity = 2 * needed;
    char *text = realloc(numbering->text, capacity);
    if (!text) {
      numbering->isCut = true;
      return;
    }
    numbering->text = text;
    numbering->capacity = capacity;
  }
  if (piece.length > 0)
    memcpy(numbering->text + numbering->length, piece.data, piece.length);
  numbering->length += piece.length;
}

static void appendText(Numbering *numbering, const char *text) {
  append(mlirStringRefCreateFromCString(text), numbering);
}

static void appendNumber(Numbering *numbering, const char *prefix,
                         intptr_t number) {
  char text[32];
  (void)snprintf(text, sizeof text, "%s%lld", prefix, (long long)number);
  appendText(numbering, text);
}

/// Appends the attributes of an operation that make it what it is.
static void appendAttributes(Numbering *numbering, MlirOperation op) {
  intptr_t count = mlirOperationGetNumAttributes(op);
  for (intptr_t i = 0; i < count; ++i) {
    MlirNamedAttribute named = mlirOperationGetAttribute(op, i);
    MlirStringRef name = mlirIdentifierStr(named.name);
    if (mlirStringRefEqual(name,
                           mlirStringRefCreateFromCString("comm.cost_ns")))
      continue;
    appendText(numbering, " ");
    append(name, numbering);
    appendText(numbering, "=");
    mlirAttributePrint(named.attribute, append, numbering);
  }
}

/// Appends a value: the number of the operation in the block that yields it,
/// else all that can be said of it.
static void appendOperand(Numbering *numbering, MlirValue value) {
  if (mlirValueIsABlockArgument(value)) {
    appendNumber(numbering, " a", mlirBlockArgumentGetArgNumber(value));
    return;
  }
  MlirOperation definer = mlirOpResultGetOwner(value);
  Entry *entry;
  HASH_FIND_PTR(numbering->table, &definer.ptr, entry);
  if (entry) {
    appendNumber(numbering, " o", (intptr_t)entry->number);
  } else {
    appendText(numbering, " x");
    append(mlirIdentifierStr(mlirOperationGetName(definer)), numbering);
  }
  appendNumber(numbering, "#", mlirOpResultGetResultNumber(value));
}

static MlirWalkResult appendInner(MlirOperation op, void *userData) {
  Numbering *numbering = userData;
  appendText(numbering, ";");
  append(mlirIdentifierStr(mlirOperationGetName(op)), numbering);
  appendAttributes(numbering, op);
  return MlirWalkResultAdvance;
}

/// Returns the name that an operation was given; null where it has none.
static MlirAttribute getGivenName(MlirOperation op) {
  MlirAttribute name = mlirOperationGetAttributeByName(
      op, mlirStringRefCreateFromCString("comm.name"));
  return !mlirAttributeIsNull(name) && mlirAttributeIsAString(name)
             ? name
             : (MlirAttribute){NULL};
}

static void describe(Numbering *numbering, MlirOperation op) {
  numbering->length = 0;
  append(mlirIdentifierStr(mlirOperationGetName(op)), numbering);
  MlirAttribute name = getGivenName(op);
  if (!mlirAttributeIsNull(name)) {
    appendText(numbering, "\"");
    append(mlirStringAttrGetValue(name), numbering);
    return;
  }
  appendAttributes(numbering, op);
  for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); ++i)
    appendOperand(numbering, mlirOperationGetOperand(op, i));
  for (intptr_t i = 0; i < mlirOperationGetNumResults(op); ++i) {
    appendText(numbering, " ");
    mlirTypePrint(mlirValueGetType(mlirOperationGetResult(op, i)), append,
                  numbering);
  }
  if (mlirOperationGetNumRegions(op) > 0)
    mlirOperationWalk(op, appendInner, numbering, MlirWalkPreOrder);
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// Finds the number of the line at hand, or gives it one.
static bool findNumber(CommuteReportIdentities *identities,
                       const Numbering *numbering, uint32_t *number) {
  Line *line;
  HASH_FIND(hh, identities->lines, numbering->text, numbering->length, line);
  if (line) {
    *number = line->number;
    return true;
  }
  line = malloc(sizeof *line + numbering->length);
  if (!line)
    return false;
  memcpy(line->text, numbering->text, numbering->length);
  line->number = identities->count++;
  *number = line->number;
  HASH_ADD_KEYPTR(hh, identities->lines, line->text, numbering->length, line);
  return true;
}

static bool numberOperation(CommuteReportIdentities *identities,
                            Numbering *numbering, MlirOperation op,
                            uint32_t *number) {
  describe(numbering, op);
  if (numbering->isCut || !findNumber(identities, numbering, number))
    return false;
  Entry *entry = &numbering->entries[numbering->numEntries++];
  entry->op = op.ptr;
  entry->number = *number;
  HASH_ADD_PTR(numbering->table, op, entry);
  return true;
}

bool commuteIdentityNumber(CommuteReportIdentities *identities,
                           const CommuteBlockGraph *graph, uint32_t *numbers) {
  uint32_t numOperations = commuteBlockGraphGetNumOperations(graph);
  Numbering numbering = {
      .entries = calloc((size_t)numOperations + 1, sizeof *numbering.entries)};
  bool isDone = numbering.entries != NULL;
  // Nodes are numbered in the order of the block, so that operands come first.
  for (uint32_t node = 0; isDone && numbering.numEntries < numOperations;
       ++node) {
    MlirOperation op = commuteBlockGraphGetOperation(graph, node);
    if (!mlirOperationIsNull(op))
      isDone = numberOperation(identities, &numbering, op, &numbers[node]);
  }
  HASH_CLEAR(hh, numbering.table);
  free(numbering.entries);
  free(numbering.text);
  return isDone;
}
