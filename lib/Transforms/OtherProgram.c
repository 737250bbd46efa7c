//===- OtherProgram.c - A program beside the one of a pass ----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "OtherProgram.h"

#include "Text.h"

#include "commute/Context.h"
#include "commute/Diagnostics.h"

/// Says in the context of the pass what is wrong in the other one: notes stay
/// behind, since a message has one place.
static MlirLogicalResult forward(MlirDiagnostic diagnostic, void *userData) {
  const CommuteOtherProgram *program = userData;
  MlirDiagnosticSeverity severity = mlirDiagnosticGetSeverity(diagnostic);
  MlirLocation location = mlirDiagnosticGetLocation(diagnostic);
  if (severity == MlirDiagnosticNote)
    return mlirLogicalResultSuccess();
  CommuteText text = {.data = NULL};
  mlirDiagnosticPrint(diagnostic, commuteTextAppendCallback, &text);
  MlirStringRef message = commuteTextGet(&text);
  MlirLocation place = program->location;
  if (mlirLocationIsAFileLineColRange(location))
    place = mlirLocationFileLineColGet(
        mlirLocationGetContext(program->location),
        mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location)),
        (unsigned)mlirLocationFileLineColRangeGetStartLine(location),
        (unsigned)mlirLocationFileLineColRangeGetStartColumn(location));
  CommuteDiagnostic *copy = commuteDiagnosticCreateAt(place, severity);
  commuteDiagnosticAppend(copy, "%.*s", (int)message.length, message.data);
  (void)commuteDiagnosticEmit(copy);
  commuteTextFinish(&text);
  return mlirLogicalResultSuccess();
}

MlirLogicalResult commuteOtherProgramRead(CommuteOtherProgram *program,
                                          MlirOperation op,
                                          MlirStringRef file) {
  *program = (CommuteOtherProgram){
      .context = commuteContextCreateLike(mlirOperationGetContext(op)),
      .location = mlirOperationGetLocation(op)};
  mlirContextAttachDiagnosticHandler(program->context, forward, program, NULL);
  program->module = mlirModuleCreateParseFromFile(program->context, file);
  return mlirModuleIsNull(program->module) ? mlirLogicalResultFailure()
                                           : mlirLogicalResultSuccess();
}

void commuteOtherProgramFinish(CommuteOtherProgram *program) {
  if (program->module.ptr)
    mlirModuleDestroy(program->module);
  if (program->context.ptr)
    mlirContextDestroy(program->context);
}
