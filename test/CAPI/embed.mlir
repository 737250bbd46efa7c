// A host written in C, linked to the library and MLIR's C API.

// RUN: commute-test-embed 'any(comm-sink-waits)' < %s | FileCheck %s
// RUN: not commute-test-embed 'any(comm-unheard-of)' < %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNKNOWN
// RUN: not commute-test-embed 'any(comm-sink-waits{unheard-of=1})' < %s 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OPTION

// UNKNOWN: 'comm-unheard-of' does not refer to a registered pass
// OPTION: no such option unheard-of

// CHECK: comm.process_group @dp size 8
comm.process_group @dp size 8

// CHECK: comm.all_gather
// CHECK-NEXT: comm.compute "norm"
// CHECK-NEXT: comm.wait
func.func @f(%w: tensor<8xf32>, %x: tensor<8xf32>)
    -> (tensor<64xf32>, tensor<8xf32>) {
  %f = comm.all_gather %w on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %full = comm.wait %f : !comm.future<tensor<64xf32>>
  %h = comm.compute "norm"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %full, %h : tensor<64xf32>, tensor<8xf32>
}
