//===- LspMain.cpp - The MLIR language server with Commute ----------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Driver.h"

#include "commute/Dialect.h"

#include "mlir/CAPI/IR.h"
#include "mlir/IR/Dialect.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Support/LogicalResult.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"

int commuteLspMain(int argc, char **argv) {
  commuteAddVersionPrinter();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  commuteRegisterDialect(wrap(&registry));
  return mlir::failed(mlir::MlirLspServerMain(argc, argv, registry));
}
