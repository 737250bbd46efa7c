//===- CommTypes.td - Types and enumerations of comm -------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_IR_COMMTYPES_TD
#define COMMUTE_IR_COMMTYPES_TD

include "commute/IR/CommDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def Comm_Future : TypeDef<Comm_Dialect, "Future"> {
  let mnemonic = "future";
  let summary = "future of a communication's results";
  let description = [{
    What a collective yields when it starts: a promise of the listed tensors
    and memrefs, which `comm.wait` redeems. Comm ops other than `comm.wait`
    take it only for ordering (`after`). It may pass through regions, calls and
    block arguments; a wait whose start is not in sight is ordered against all
    memory.

    A memref in a future is a buffer that the communication writes while it is
    in flight: the collective's destination where it names one, else a buffer
    that the collective allocates.

    Send and barrier promise nothing but their end, and yield `!comm.future`.

    Example:

    ```mlir
    !comm.future
    !comm.future<tensor<4096x4096xbf16>>
    !comm.future<memref<8xf32>, tensor<4xi64>>
    ```
  }];
  let parameters = (ins OptionalArrayRefParameter<
      "::mlir::Type", "what is promised, in order">:$types);
  let assemblyFormat = "(`<` $types^ `>`)?";
  let genVerifyDecl = 1;
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::verify(
        ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError,
        ::llvm::ArrayRef<::mlir::Type> types) {
      return ::commute::verifyFutureTypes(emitError, types);
    }
  }];
}

/// What a future without results is: the type of a send or a barrier.
def Comm_EmptyFuture
    : Type<And<[Comm_Future.predicate,
                CPred<"::llvm::cast<::commute::FutureType>($_self)"
                      ".getTypes().empty()">]>,
           "future of no results", "::commute::FutureType">,
      BuildableType<"::commute::FutureType::get($_builder.getContext(), {})">;

def Comm_Tensor
    : Type<CPred<"::llvm::isa<::mlir::RankedTensorType>($_self)">,
           "ranked tensor">;
def Comm_Buffer
    : Type<CPred<"::llvm::isa<::mlir::MemRefType>($_self)">, "ranked memref">;
def Comm_Data
    : Type<CPred<"::llvm::isa<::mlir::RankedTensorType, ::mlir::MemRefType>("
                 "$_self)">,
           "ranked tensor or memref">;
def Comm_NotFuture
    : Type<Neg<Comm_Future.predicate>,
           "any type but a future (a future is used by comm.wait and by "
           "ordering operands)">;

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

def Comm_ReductionKind
    : I32EnumAttr<"ReductionKind", "how a reducing collective combines ranks",
                  [I32EnumAttrCase<"Sum", 0, "sum">,
                   I32EnumAttrCase<"Avg", 1, "avg">,
                   I32EnumAttrCase<"Product", 2, "product">,
                   I32EnumAttrCase<"Min", 3, "min">,
                   I32EnumAttrCase<"Max", 4, "max">,
                   I32EnumAttrCase<"BitAnd", 5, "band">,
                   I32EnumAttrCase<"BitOr", 6, "bor">,
                   I32EnumAttrCase<"BitXor", 7, "bxor">]> {
  let cppNamespace = "::commute";
}

#endif // COMMUTE_IR_COMMTYPES_TD
