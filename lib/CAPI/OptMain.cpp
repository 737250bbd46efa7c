//===- OptMain.cpp - mlir-opt with Commute --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "Driver.h"

#include "commute/CommandLine.h"
#include "commute/Dialect.h"
#include "commute/Passes.h"

#include "mlir/CAPI/IR.h"
#include "mlir/IR/Dialect.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int commuteOptMain(int argc, char **argv) {
  commuteAddVersionPrinter();
  mlir::registerAllPasses();
  commuteRegisterAllPasses();
  commuteRegisterCommandLineOptions();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllGPUToLLVMIRTranslations(registry);
  commuteRegisterDialect(wrap(&registry));
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "MLIR optimizer with Commute's passes\n", registry));
}
