//===- CommDialect.cpp - The dialect and its type -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "CommDialect.h"

#include "mlir/IR/DialectImplementation.h"
#include "mlir/Transforms/InliningUtils.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace commute;

#include "commute/IR/CommDialect.cpp.inc"

#include "commute/IR/CommEnums.cpp.inc"

#include "commute/IR/CommInterfaces.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "commute/IR/CommTypes.cpp.inc"

namespace {
/// Every op may be inlined: none depends on the function that it is in.
struct CommInliner : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return true;
  }
};
} // namespace

void CommDialect::initialize() {
  registerOperations();
  addTypes<
#define GET_TYPEDEF_LIST
#include "commute/IR/CommTypes.cpp.inc"
      >();
  addInterfaces<CommInliner>();
}

LogicalResult CommDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attribute) {
  MlirNamedAttribute wrapped = {wrap(attribute.getName()),
                                wrap(attribute.getValue())};
  return success(commuteOperationAttributeVerify(wrap(op), wrapped));
}
