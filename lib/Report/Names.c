//===- Names.c - What reports call things ---------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Names.h"

#include "commute/Report.h"
#include "mlir-c/BuiltinAttributes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_SIZE = 256, POSITION_SIZE = 32 };

/// A string that grows; NULL where memory ran out.
typedef struct String {
  char *characters;
  size_t length;
} String;

static void appendToString(MlirStringRef piece, void *userData) {
  String *string = userData;
  if (!string->characters)
    return;
  char *characters =
      realloc(string->characters, string->length + piece.length + 1);
  if (!characters) {
    free(string->characters);
    string->characters = NULL;
    return;
  }
  memcpy(characters + string->length, piece.data, piece.length);
  string->characters = characters;
  string->length += piece.length;
  characters[string->length] = '\0';
}

static char *copyText(MlirStringRef text) {
  String copy = {.characters = calloc(1, 1)};
  appendToString(text, &copy);
  return copy.characters;
}

//===----------------------------------------------------------------------===//
// Operations and process groups
//===----------------------------------------------------------------------===//

void commuteOperationPrintTitle(MlirOperation op, MlirStringCallback callback,
                                void *userData) {
  callback(mlirIdentifierStr(mlirOperationGetName(op)), userData);
  for (; !mlirOperationIsNull(op); op = mlirOperationGetParentOperation(op)) {
    MlirAttribute symbol = mlirOperationGetAttributeByName(
        op, mlirStringRefCreateFromCString("sym_name"));
    if (mlirAttributeIsNull(symbol) || !mlirAttributeIsAString(symbol))
      continue;
    // As in the program, where a name of odd characters is quoted.
    callback(mlirStringRefCreateFromCString(" "), userData);
    mlirAttributePrint(mlirFlatSymbolRefAttrGet(mlirOperationGetContext(op),
                                                mlirStringAttrGetValue(symbol)),
                       callback, userData);
    return;
  }
}

char *commuteNameCopyTitle(MlirOperation op) {
  String title = {.characters = calloc(1, 1)};
  commuteOperationPrintTitle(op, appendToString, &title);
  return title.characters;
}

char *commuteNameCopyGroup(const CommuteAnalysis *analysis, uint32_t group) {
  String name = {.characters = calloc(1, 1)};
  mlirAttributePrint(commuteAnalysisGetProcessGroup(analysis, group),
                     appendToString, &name);
  return name.characters;
}

char *commuteNameCopyNode(CommuteBlockGraph *graph, uint32_t node) {
  char buffer[NAME_SIZE];
  commuteBlockGraphGetNodeName(graph, node, buffer, sizeof buffer);
  return copyText(mlirStringRefCreateFromCString(buffer));
}

char *commuteNameCopyKind(MlirOperation op) {
  return copyText(mlirIdentifierStr(mlirOperationGetName(op)));
}

//===----------------------------------------------------------------------===//
// Locations
//===----------------------------------------------------------------------===//

/// Returns the first of the locations that were fused into one; that itself
/// where memory runs out.
static MlirLocation getFirstFused(MlirLocation location) {
  unsigned count = mlirLocationFusedGetNumLocations(location);
  MlirLocation *parts = malloc(count * sizeof *parts);
  if (!parts)
    return location;
  mlirLocationFusedGetLocations(location, parts);
  MlirLocation first = parts[0];
  free(parts);
  return first;
}

/// Finds a place in a file inside a location: what a name is given to, where a
/// call was inlined from, the first of several.
static bool findFileLocation(MlirLocation *location) {
  for (;;) {
    MlirLocation inner;
    if (mlirLocationIsAFileLineColRange(*location))
      return true;
    if (mlirLocationIsAName(*location))
      inner = mlirLocationNameGetChildLoc(*location);
    else if (mlirLocationIsACallSite(*location))
      inner = mlirLocationCallSiteGetCallee(*location);
    else if (mlirLocationIsAFused(*location))
      inner = getFirstFused(*location);
    else
      return false;
    if (mlirLocationEqual(inner, *location))
      return false;
    *location = inner;
  }
}

bool commuteNameCopyLocation(MlirOperation op, char **copy) {
  MlirLocation location = mlirOperationGetLocation(op);
  *copy = NULL;
  if (!findFileLocation(&location))
    return true;
  String text = {.characters = calloc(1, 1)};
  appendToString(
      mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location)),
      &text);
  char position[POSITION_SIZE];
  (void)snprintf(position, sizeof position, ":%d:%d",
                 mlirLocationFileLineColRangeGetStartLine(location),
                 mlirLocationFileLineColRangeGetStartColumn(location));
  appendToString(mlirStringRefCreateFromCString(position), &text);
  *copy = text.characters;
  return text.characters != NULL;
}
