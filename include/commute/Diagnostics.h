//===- Diagnostics.h - Errors, warnings and remarks ---------------*- C -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Reports what is wrong with, or worth knowing about, an operation. The short
// functions emit one message; the builder joins formatted text, types, values
// and notes at other operations. All go to the diagnostic engine of the
// operation's context, whose handler decides what becomes of them.
//
// Messages are lower case without a period. A message about an operation is
// preceded by its name ("'comm.wait' op ").
//
// An error about an operation without regions shows the operation in a note
// where the context asks for that, as upstream's do. Warnings, remarks and
// operations with regions are never printed: a function's text can take
// megabytes.
//
// Any thread may emit. A builder belongs to one thread.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_DIAGNOSTICS_H
#define COMMUTE_DIAGNOSTICS_H

#include "commute/Export.h"
#include "mlir-c/Diagnostics.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// One message
//===----------------------------------------------------------------------===//

/// Emits an error at an operation, preceded by its name. Returns failure, so
/// that a verifier can return the call's value.
COMMUTE_EXPORTED MlirLogicalResult commuteOpEmitError(MlirOperation op,
                                                      const char *format, ...)
    COMMUTE_FORMAT(2, 3);

/// Emits a warning at an operation, preceded by its name.
COMMUTE_EXPORTED void commuteOpEmitWarning(MlirOperation op, const char *format,
                                           ...) COMMUTE_FORMAT(2, 3);

/// Emits a remark at an operation, preceded by its name.
COMMUTE_EXPORTED void commuteOpEmitRemark(MlirOperation op, const char *format,
                                          ...) COMMUTE_FORMAT(2, 3);

/// Emits an error at a location, without a prefix. Returns failure.
COMMUTE_EXPORTED MlirLogicalResult commuteLocationEmitError(
    MlirLocation location, const char *format, ...) COMMUTE_FORMAT(2, 3);

//===----------------------------------------------------------------------===//
// Built messages
//===----------------------------------------------------------------------===//

/// A diagnostic that is being built. commuteDiagnosticEmit ends its life.
typedef struct CommuteDiagnostic CommuteDiagnostic;

/// Begins a diagnostic at an operation, preceded by its name. The severity is
/// an error, a warning or a remark. The caller owns the result and passes it to
/// commuteDiagnosticEmit or commuteDiagnosticAbandon. Never returns NULL.
COMMUTE_EXPORTED CommuteDiagnostic *
commuteDiagnosticCreate(MlirOperation op, MlirDiagnosticSeverity severity);

/// Begins a diagnostic at a location, without a prefix. Owned as above.
COMMUTE_EXPORTED CommuteDiagnostic *
commuteDiagnosticCreateAt(MlirLocation location,
                          MlirDiagnosticSeverity severity);

/// Appends formatted text to the message, or to the last note if there is one;
/// so do the other Append functions.
COMMUTE_EXPORTED void commuteDiagnosticAppend(CommuteDiagnostic *diagnostic,
                                              const char *format, ...)
    COMMUTE_FORMAT(2, 3);

/// Appends a type in single quotes.
COMMUTE_EXPORTED void commuteDiagnosticAppendType(CommuteDiagnostic *diagnostic,
                                                  MlirType type);

/// Appends an attribute as the assembly shows it.
COMMUTE_EXPORTED void
commuteDiagnosticAppendAttribute(CommuteDiagnostic *diagnostic,
                                 MlirAttribute attribute);

/// Appends an operation's name in single quotes.
COMMUTE_EXPORTED void
commuteDiagnosticAppendOpName(CommuteDiagnostic *diagnostic, MlirOperation op);

/// Begins a note at another operation; no prefix.
COMMUTE_EXPORTED void commuteDiagnosticNote(CommuteDiagnostic *diagnostic,
                                            MlirOperation op,
                                            const char *format, ...)
    COMMUTE_FORMAT(3, 4);

/// Reports the diagnostic and frees it. Returns failure, whatever its severity.
COMMUTE_EXPORTED MlirLogicalResult
commuteDiagnosticEmit(CommuteDiagnostic *diagnostic);

/// Frees the diagnostic without reporting it. NULL is ignored.
COMMUTE_EXPORTED void commuteDiagnosticAbandon(CommuteDiagnostic *diagnostic);

//===----------------------------------------------------------------------===//
// Optimization remarks
//===----------------------------------------------------------------------===//

/// What an optimization remark tells: a transformation that was made, one that
/// was not possible, one that was tried and failed, or a fact.
typedef enum CommuteRemarkKind {
  COMMUTE_REMARK_PASSED,
  COMMUTE_REMARK_MISSED,
  COMMUTE_REMARK_FAILED,
  COMMUTE_REMARK_ANALYSIS
} CommuteRemarkKind;

/// Tells whether anyone listens to optimization remarks, so that what they say
/// need not be found out otherwise.
COMMUTE_EXPORTED bool commuteRemarksAreEnabled(MlirContext context);

/// Emits an optimization remark (--remarks-filter of mlir-opt) at an operation.
/// The category is the pass's argument ("comm-sink-waits"), the name identifies
/// the remark within it. The symbol that encloses the operation, if there is
/// one, is given as the function. Does nothing where nobody listens.
COMMUTE_EXPORTED void
commuteOpEmitOptRemark(MlirOperation op, CommuteRemarkKind kind,
                       const char *category, const char *name,
                       const char *format, ...) COMMUTE_FORMAT(5, 6);

#ifdef __cplusplus
}
#endif

#endif // COMMUTE_DIAGNOSTICS_H
