// Where nothing moves, nothing is touched: analyses stay valid, and with them
// the verification of the program is spared. CSE computes dominance where it is
// not there.

// RUN: commute-opt %s -o /dev/null -mlir-disable-threading -mlir-timing -mlir-timing-display=tree --pass-pipeline='builtin.module(func.func(cse,comm-sink-waits,comm-raise-collectives,comm-reorder-compute,comm-order-collectives,comm-overlap,cse))' 2>&1 | FileCheck %s --check-prefix=PRESERVED
// PRESERVED-COUNT-1: (A) DominanceInfo
// PRESERVED-NOT: (A) DominanceInfo

func.func @no_collectives(%x: tensor<64xf32>) -> tensor<64xf32> {
  %a = comm.compute "a"(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %b = comm.compute "b"(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %c = comm.compute "c"(%a, %b)
      : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %c : tensor<64xf32>
}
