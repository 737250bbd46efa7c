//===- Diagnostics.cpp - Errors, warnings and remarks ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Operation::emitWarning and emitRemark show the operation in a note whatever
// its size; here messages go to the operation's location, and only small
// operations are shown.
//
//===----------------------------------------------------------------------===//

#include "commute/Diagnostics.h"

#include "Format.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/SymbolTable.h"

#include <mutex>

using namespace mlir;

/// Returns the text of a variadic function's format and arguments.
#define COMMUTE_FORMAT_ARGUMENTS(text, format)                                 \
  va_list arguments;                                                           \
  va_start(arguments, format);                                                 \
  std::string text = commute::formatText(format, arguments);                   \
  va_end(arguments)

struct CommuteDiagnostic {
  InFlightDiagnostic diagnostic;
  /// The message or its last note, which text is appended to.
  Diagnostic *current;
  /// What a final note shows, or null.
  Operation *shown;
};

//===----------------------------------------------------------------------===//
// Built messages
//===----------------------------------------------------------------------===//

static InFlightDiagnostic emitAt(Location location,
                                 MlirDiagnosticSeverity severity) {
  switch (severity) {
  case MlirDiagnosticError:
    return emitError(location);
  case MlirDiagnosticWarning:
    return emitWarning(location);
  case MlirDiagnosticNote:
  case MlirDiagnosticRemark:
    break;
  }
  return emitRemark(location);
}

CommuteDiagnostic *commuteDiagnosticCreateAt(MlirLocation location,
                                             MlirDiagnosticSeverity severity) {
  auto *result = new CommuteDiagnostic{emitAt(unwrap(location), severity),
                                       nullptr, nullptr};
  result->current = result->diagnostic.getUnderlyingDiagnostic();
  return result;
}

CommuteDiagnostic *commuteDiagnosticCreate(MlirOperation op,
                                           MlirDiagnosticSeverity severity) {
  Operation *operation = unwrap(op);
  CommuteDiagnostic *result =
      commuteDiagnosticCreateAt(wrap(operation->getLoc()), severity);
  *result->current << "'" << operation->getName() << "' op ";
  if (severity == MlirDiagnosticError && operation->getNumRegions() == 0 &&
      operation->getContext()->shouldPrintOpOnDiagnostic())
    result->shown = operation;
  return result;
}

void commuteDiagnosticAppend(CommuteDiagnostic *diagnostic, const char *format,
                             ...) {
  COMMUTE_FORMAT_ARGUMENTS(text, format);
  *diagnostic->current << text;
}

void commuteDiagnosticAppendType(CommuteDiagnostic *diagnostic, MlirType type) {
  *diagnostic->current << unwrap(type);
}

void commuteDiagnosticAppendAttribute(CommuteDiagnostic *diagnostic,
                                      MlirAttribute attribute) {
  *diagnostic->current << unwrap(attribute);
}

void commuteDiagnosticAppendOpName(CommuteDiagnostic *diagnostic,
                                   MlirOperation op) {
  *diagnostic->current << "'" << unwrap(op)->getName() << "'";
}

void commuteDiagnosticNote(CommuteDiagnostic *diagnostic, MlirOperation op,
                           const char *format, ...) {
  COMMUTE_FORMAT_ARGUMENTS(text, format);
  diagnostic->current =
      &diagnostic->diagnostic.attachNote(unwrap(op)->getLoc());
  *diagnostic->current << text;
}

MlirLogicalResult commuteDiagnosticEmit(CommuteDiagnostic *diagnostic) {
  if (Operation *shown = diagnostic->shown) {
    Diagnostic &note = diagnostic->diagnostic.attachNote(shown->getLoc());
    note << "see current operation: ";
    note.appendOp(*shown, OpPrintingFlags().printGenericOpForm());
  }
  delete diagnostic;
  return mlirLogicalResultFailure();
}

void commuteDiagnosticAbandon(CommuteDiagnostic *diagnostic) {
  if (!diagnostic)
    return;
  diagnostic->diagnostic.abandon();
  delete diagnostic;
}

//===----------------------------------------------------------------------===//
// One message
//===----------------------------------------------------------------------===//

static MlirLogicalResult emitText(CommuteDiagnostic *diagnostic,
                                  const std::string &text) {
  *diagnostic->current << text;
  return commuteDiagnosticEmit(diagnostic);
}

MlirLogicalResult commuteOpEmitError(MlirOperation op, const char *format,
                                     ...) {
  COMMUTE_FORMAT_ARGUMENTS(text, format);
  return emitText(commuteDiagnosticCreate(op, MlirDiagnosticError), text);
}

void commuteOpEmitWarning(MlirOperation op, const char *format, ...) {
  COMMUTE_FORMAT_ARGUMENTS(text, format);
  emitText(commuteDiagnosticCreate(op, MlirDiagnosticWarning), text);
}

void commuteOpEmitRemark(MlirOperation op, const char *format, ...) {
  COMMUTE_FORMAT_ARGUMENTS(text, format);
  emitText(commuteDiagnosticCreate(op, MlirDiagnosticRemark), text);
}

MlirLogicalResult commuteLocationEmitError(MlirLocation location,
                                           const char *format, ...) {
  COMMUTE_FORMAT_ARGUMENTS(text, format);
  return emitText(commuteDiagnosticCreateAt(location, MlirDiagnosticError),
                  text);
}

//===----------------------------------------------------------------------===//
// Optimization remarks
//===----------------------------------------------------------------------===//

bool commuteRemarksAreEnabled(MlirContext context) {
  return unwrap(context)->getRemarkEngine() != nullptr;
}

/// Begins a remark, an empty one where its kind and category are filtered out.
static remark::detail::InFlightRemark
beginRemark(Location location, CommuteRemarkKind kind,
            const remark::RemarkOpts &options) {
  switch (kind) {
  case COMMUTE_REMARK_PASSED:
    return remark::passed(location, options);
  case COMMUTE_REMARK_MISSED:
    return remark::missed(location, options);
  case COMMUTE_REMARK_FAILED:
    return remark::failed(location, options);
  case COMMUTE_REMARK_ANALYSIS:
    break;
  }
  return remark::analysis(location, options);
}

/// Returns the name of the innermost symbol that holds the operation.
static StringRef getEnclosingSymbolName(Operation *op) {
  for (Operation *parent = op; parent; parent = parent->getParentOp())
    if (auto name =
            parent->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
      return name.getValue();
  return StringRef();
}

void commuteOpEmitOptRemark(MlirOperation op, CommuteRemarkKind kind,
                            const char *category, const char *name,
                            const char *format, ...) {
  Operation *operation = unwrap(op);
  if (!operation->getContext()->getRemarkEngine())
    return;
  COMMUTE_FORMAT_ARGUMENTS(text, format);
  // The engine's streamers do not lock, and passes run on many functions.
  static std::mutex mutex;
  std::lock_guard<std::mutex> lock(mutex);
  remark::detail::InFlightRemark remark =
      beginRemark(operation->getLoc(), kind,
                  remark::RemarkOpts::name(name).category(category).function(
                      getEnclosingSymbolName(operation)));
  if (remark)
    remark << text;
}
