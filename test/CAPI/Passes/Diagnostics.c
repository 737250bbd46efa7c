//===- Diagnostics.c - Emits what attributes of operations ask for --------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"

#include "commute/Diagnostics.h"
#include "commute/Output.h"
#include "mlir-c/BuiltinAttributes.h"

typedef struct Report {
  // Where notes point to.
  MlirOperation root;
  bool failed;
} Report;

static bool hasAttribute(MlirOperation op, const char *name) {
  return !mlirAttributeIsNull(mlirOperationGetDiscardableAttributeByName(
      op, mlirStringRefCreateFromCString(name)));
}

static void reportBuilt(MlirOperation op, MlirOperation root) {
  CommuteDiagnostic *diagnostic =
      commuteDiagnosticCreate(op, MlirDiagnosticWarning);
  commuteDiagnosticAppend(diagnostic, "has %d operands and type ",
                          (int)mlirOperationGetNumOperands(op));
  commuteDiagnosticAppendType(diagnostic,
                              mlirValueGetType(mlirOperationGetResult(op, 0)));
  commuteDiagnosticNote(diagnostic, root, "inside ");
  commuteDiagnosticAppendOpName(diagnostic, root);
  commuteDiagnosticAppend(diagnostic, " named ");
  commuteDiagnosticAppendAttribute(
      diagnostic, mlirOperationGetAttributeByName(
                      root, mlirStringRefCreateFromCString("sym_name")));
  (void)commuteDiagnosticEmit(diagnostic);
}

static void visit(MlirOperation op, void *userData) {
  Report *report = userData;
  if (hasAttribute(op, "test.error")) {
    (void)commuteOpEmitError(op, "is wrong in %d ways", 2);
    report->failed = true;
  }
  if (hasAttribute(op, "test.warning"))
    commuteOpEmitWarning(op, "is %s", "odd");
  if (hasAttribute(op, "test.remark"))
    commuteOpEmitRemark(op, "is fine");
  if (hasAttribute(op, "test.built"))
    reportBuilt(op, report->root);
  if (hasAttribute(op, "test.abandoned")) {
    CommuteDiagnostic *diagnostic = commuteDiagnosticCreateAt(
        mlirOperationGetLocation(op), MlirDiagnosticError);
    commuteDiagnosticAppend(diagnostic, "never seen");
    commuteDiagnosticAbandon(diagnostic);
  }
  if (hasAttribute(op, "test.located"))
    report->failed |= mlirLogicalResultIsFailure(commuteLocationEmitError(
        mlirOperationGetLocation(op), "something is wrong here"));
  if (hasAttribute(op, "test.write"))
    report->failed |= mlirLogicalResultIsFailure(commuteOutputWriteFile(
        mlirOperationGetLocation(op),
        mlirStringAttrGetValue(mlirOperationGetDiscardableAttributeByName(
            op, mlirStringRefCreateFromCString("test.write"))),
        mlirStringRefCreateFromCString("written\n")));
  if (hasAttribute(op, "test.opt"))
    commuteOpEmitOptRemark(op, COMMUTE_REMARK_MISSED,
                           "test-commute-diagnostics", "not-moved",
                           "held by %s", "an effect");
}

static MlirLogicalResult run(CommutePass *pass, MlirOperation op) {
  Report report = {op, false};
  testWalk(op, visit, &report);
  // On a function, too: the message must not carry its text.
  if (hasAttribute(op, "test.remark"))
    commuteOpEmitRemark(op, "is a function");
  commutePassPreserveAllAnalyses(pass);
  return report.failed ? mlirLogicalResultFailure()
                       : mlirLogicalResultSuccess();
}

const CommutePassInfo testDiagnosticsPass = {
    .argument = "test-commute-diagnostics",
    .name = "TestCommuteDiagnostics",
    .description = "Emit the diagnostics that operations ask for",
    .run = run,
};
