//===- CommDialect.td - The comm dialect -------------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Declares the dialect. Its hooks are C functions (lib/IR); the generated C++
// forwards to them in one line each.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_IR_COMMDIALECT_TD
#define COMMUTE_IR_COMMDIALECT_TD

include "mlir/IR/OpBase.td"

def Comm_Dialect : Dialect {
  let name = "comm";
  let summary = "Communication in flight, beside the computation it can hide "
                "under";
  let description = [{
    The `comm` dialect states what a distributed program communicates, with
    whom, and from where to where it is in flight. A collective is two ops: the
    start, which yields a `!comm.future`, and the `comm.wait` that turns the
    future into values. Whatever stands between the two runs while the data
    moves. Scheduling communication is then nothing but moving ops.

    ```mlir
    comm.process_group @dp size 8

    func.func @layer(%w: tensor<512x4096xbf16>, %x: tensor<64x4096xbf16>)
        -> tensor<64x4096xbf16> {
      %f = comm.all_gather %w on @dp dim 0
          : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
      %h = comm.compute "norm"(%x) {comm.cost_ns = 9000}
          : (tensor<64x4096xbf16>) -> tensor<64x4096xbf16>
      %full = comm.wait %f : !comm.future<tensor<4096x4096xbf16>>
      %y = comm.compute "mm"(%h, %full)
          : (tensor<64x4096xbf16>, tensor<4096x4096xbf16>)
          -> tensor<64x4096xbf16>
      return %y : tensor<64x4096xbf16>
    }
    ```

    Data is a tensor (a value) or a memref (a buffer). The program is that of
    one rank; all ranks of a group run the same collectives of that group.

    Some attributes mean the same on any op of any dialect:

    - `comm.cost_ns`, a non-negative finite integer or float: the time the op
      takes, in nanoseconds. It overrides every estimate.
    - `comm.flops` and `comm.bytes`, of the same kinds: how many operations the
      op computes, and how many bytes it reads and writes, for cost models.
    - `comm.name`, a string: the name by which reports and importers know the
      op.
  }];
  let cppNamespace = "::commute";
  let hasOperationAttrVerify = 1;
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = [{
    /// Adds the ops, in a source file of their own.
    void registerOperations();
  }];
}

#endif // COMMUTE_IR_COMMDIALECT_TD
