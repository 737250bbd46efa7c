//===- Context.cpp - Contexts beside each other ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "commute/Context.h"

#include "mlir/CAPI/IR.h"
#include "mlir/IR/MLIRContext.h"

using namespace mlir;

MlirContext commuteContextCreateLike(MlirContext context) {
  MLIRContext *model = unwrap(context);
  auto *result = new MLIRContext(model->getDialectRegistry(),
                                 MLIRContext::Threading::DISABLED);
  result->allowUnregisteredDialects(model->allowsUnregisteredDialects());
  return wrap(result);
}
