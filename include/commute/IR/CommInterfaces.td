//===- CommInterfaces.td - Interfaces of comm ops ----------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_IR_COMMINTERFACES_TD
#define COMMUTE_IR_COMMINTERFACES_TD

include "mlir/IR/OpBase.td"

def Comm_OrderedOpInterface : OpInterface<"OrderedOpInterface"> {
  let cppNamespace = "::commute";
  let description = [{
    An op with `after` operands: values it must come after although it does not
    use their data.
  }];
  let methods = [
    InterfaceMethod<"The values this op is ordered after.",
                    "::mlir::OperandRange", "getAfter">,
    InterfaceMethod<"The same, to be changed.", "::mlir::MutableOperandRange",
                    "getAfterMutable">,
  ];
}

def Comm_CollectiveOpInterface : OpInterface<"CollectiveOpInterface"> {
  let cppNamespace = "::commute";
  let description = [{
    The start of a communication: inputs that it reads and destinations that it
    writes until its wait, the process group, and the future. The operand
    groups of every collective are inputs, destinations, after, in that order;
    an op that lacks one of the first two answers with an empty range.
  }];
  let methods = [
    InterfaceMethod<"What is sent.", "::mlir::OperandRange", "getInputs", (ins),
                    [{}],
                    [{ return {$_op->operand_end(), $_op->operand_end()}; }]>,
    InterfaceMethod<"The buffers that receive.", "::mlir::OperandRange",
                    "getDestinations", (ins), [{}],
                    [{ return {$_op->operand_end(), $_op->operand_end()}; }]>,
    InterfaceMethod<"The process group's symbol.", "::llvm::StringRef",
                    "getGroup">,
    InterfaceMethod<"The future.", "::mlir::TypedValue<::commute::FutureType>",
                    "getFuture">,
  ];
}

#endif // COMMUTE_IR_COMMINTERFACES_TD
