//===- CommOps.cpp - The dialect's ops ------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// What TableGen makes of include/commute/IR/CommOps.td, in a file of its own
// for the time that it takes to compile.
//
//===----------------------------------------------------------------------===//

#include "CommDialect.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "commute/IR/CommOps.cpp.inc"

void commute::CommDialect::registerOperations() {
  addOperations<
#define GET_OP_LIST
#include "commute/IR/CommOps.cpp.inc"
      >();
}
