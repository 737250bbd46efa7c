//===- CommBase.td - What all comm ops share ---------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Base classes of the ops. Verifiers and memory effects are C functions named
// after the op (commute<Name>Verify, commute<Name>Effects; lib/IR/CommIR.h);
// the classes here write the one-line forwards.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_IR_COMMBASE_TD
#define COMMUTE_IR_COMMBASE_TD

include "commute/IR/CommTypes.td"
include "commute/IR/CommInterfaces.td"
include "mlir/Dialect/Bufferization/IR/BufferViewFlowOpInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

/// Forwards of one op to its C functions.
class Comm_Forward<string cName> {
  string verifier = !strconcat([{
    ::llvm::LogicalResult $cppClass::verify() {
      return ::llvm::success(commute}], cName, [{Verify(wrap(getOperation())));
    }
  }]);
  string effects = !strconcat([{
    void $cppClass::getEffects(
        ::llvm::SmallVectorImpl<::mlir::MemoryEffects::EffectInstance>
            &effects) {
      ::commute::collectEffects(getOperation(), effects, commute}], cName,
                              [{Effects);
    }
  }]);
  string groupUse = !strconcat([{
    ::llvm::LogicalResult $cppClass::verifySymbolUses(
        ::mlir::SymbolTableCollection &symbolTables) {
      return ::commute::verifyGroupUse(getOperation(), getGroupAttr(),
                                       symbolTables, commute}], cName,
                               [{VerifyGroup);
    }
  }]);
}

class Comm_Op<string mnemonic, list<Trait> traits = []>
    : Op<Comm_Dialect, mnemonic, traits>;

/// An op with a verifier and effects, both in C.
class Comm_EffectOp<string mnemonic, string cName, list<Trait> traits = []>
    : Comm_Op<mnemonic,
              [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>] #
              traits> {
  let hasVerifier = 1;
  let extraClassDefinition =
      !strconcat(Comm_Forward<cName>.verifier, Comm_Forward<cName>.effects);
}

/// The start of a communication. A buffer among the destinations may be what
/// the wait returns, and is in use until then.
class Comm_CollectiveOp<string mnemonic, string cName, list<Trait> traits = []>
    : Comm_Op<mnemonic,
              [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
               DeclareOpInterfaceMethods<SymbolUserOpInterface>,
               DeclareOpInterfaceMethods<BufferViewFlowOpInterface,
                                         ["mayBeTerminalBuffer"]>,
               DeclareOpInterfaceMethods<Comm_CollectiveOpInterface>,
               DeclareOpInterfaceMethods<Comm_OrderedOpInterface>] #
              traits> {
  let hasVerifier = 1;
  let extraClassDefinition = !strconcat(
      Comm_Forward<cName>.verifier, Comm_Forward<cName>.effects,
      Comm_Forward<cName>.groupUse, [{
    void $cppClass::populateDependencies(
        ::mlir::bufferization::RegisterDependenciesFn registerDependencies) {
      ::commute::registerFlowIntoFuture(getOperation(), registerDependencies);
    }
    bool $cppClass::mayBeTerminalBuffer(::mlir::Value) { return false; }
  }]);
}

#endif // COMMUTE_IR_COMMBASE_TD
