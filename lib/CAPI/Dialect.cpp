//===- Dialect.cpp - The comm dialect from C ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#include "commute/Dialect.h"

#include "CommDialect.h"

#include "mlir/CAPI/Registration.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace commute;

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Comm, comm, commute::CommDialect)

void commuteRegisterDialect(MlirDialectRegistry registry) {
  // A second dialect of one name ends the process.
  DialectRegistry &dialects = *unwrap(registry);
  if (!dialects.getDialectAllocator(CommDialect::getDialectNamespace()))
    dialects.insert<CommDialect>();
}

//===----------------------------------------------------------------------===//
// The future type
//===----------------------------------------------------------------------===//

bool commuteTypeIsAFuture(MlirType type) {
  return isa<FutureType>(unwrap(type));
}

MlirType commuteFutureTypeGet(MlirContext context, intptr_t count,
                              const MlirType *results) {
  SmallVector<Type, 4> types;
  for (intptr_t i = 0; i < count; ++i)
    types.push_back(unwrap(results[i]));
  MLIRContext *unwrapped = unwrap(context);
  auto emitError = [&] { return mlir::emitError(UnknownLoc::get(unwrapped)); };
  return wrap(
      FutureType::getChecked(emitError, unwrapped, ArrayRef<Type>(types)));
}

intptr_t commuteFutureTypeGetNumResults(MlirType future) {
  return static_cast<intptr_t>(
      cast<FutureType>(unwrap(future)).getTypes().size());
}

MlirType commuteFutureTypeGetResult(MlirType future, intptr_t position) {
  return wrap(cast<FutureType>(unwrap(future))
                  .getTypes()[static_cast<size_t>(position)]);
}

//===----------------------------------------------------------------------===//
// Operand groups
//===----------------------------------------------------------------------===//

/// Where a range of the operation's operands stands.
static CommuteOperandRange locate(OperandRange range) {
  if (range.empty())
    return {0, 0};
  return {static_cast<intptr_t>(range.getBeginOperandIndex()),
          static_cast<intptr_t>(range.size())};
}

CommuteOperandRange commuteOpGetOperands(MlirOperation op,
                                         CommuteOperandRole role) {
  Operation *operation = unwrap(op);
  if (role == COMMUTE_OPERAND_AFTER) {
    if (auto ordered = dyn_cast<OrderedOpInterface>(operation))
      return locate(ordered.getAfter());
    return {0, 0};
  }
  bool inputs = role == COMMUTE_OPERAND_INPUTS;
  if (auto collective = dyn_cast<CollectiveOpInterface>(operation))
    return locate(inputs ? collective.getInputs()
                         : collective.getDestinations());
  // Copies begin with the group that they read and the group that they write.
  return TypeSwitch<Operation *, CommuteOperandRange>(operation)
      .Case<CopyOp, AllGatherCopyInOp, SplitCopyOutOp, ChunkCatOp>(
          [&](auto copy) {
            return locate(copy.getODSOperands(inputs ? 0 : 1));
          })
      .Default(CommuteOperandRange{0, 0});
}

static SmallVector<Value, 4> unwrapValues(intptr_t count,
                                          const MlirValue *values) {
  SmallVector<Value, 4> result;
  for (intptr_t i = 0; i < count; ++i)
    result.push_back(unwrap(values[i]));
  return result;
}

bool commuteOpAppendAfter(MlirOperation op, intptr_t count,
                          const MlirValue *values) {
  auto ordered = dyn_cast<OrderedOpInterface>(unwrap(op));
  if (!ordered)
    return false;
  ordered.getAfterMutable().append(unwrapValues(count, values));
  return true;
}

bool commuteOpSetAfter(MlirOperation op, intptr_t count,
                       const MlirValue *values) {
  auto ordered = dyn_cast<OrderedOpInterface>(unwrap(op));
  if (!ordered)
    return false;
  ordered.getAfterMutable().assign(unwrapValues(count, values));
  return true;
}
