// What keeps an operation from standing earlier or later, through join nodes,
// in the block's order and in another; that order in the block.

// RUN: commute-opt %s --load-pass-plugin=%commute_lib/libCommuteAnalysisTests.so \
// RUN:   --pass-pipeline='builtin.module(test-commute-explain)' | FileCheck %s

comm.process_group @dp size 8

// CHECK: 9 operations, as they stand
// CHECK-NEXT: start before wait: data
// CHECK-NEXT: wait after start: data
// CHECK-NEXT: wait before use: data
// CHECK-NEXT: use after wait: data
// CHECK-NEXT: d before w0: data
// CHECK-NEXT: w0 after d: data
// CHECK-NEXT: w0 before r0: read after write
// CHECK-NEXT: w1 after d: data
// CHECK-NEXT: w1 before r0: read after write
// The join node has neighbours of its own.
// CHECK: r0 after w1: read after write
// CHECK-NEXT: r1 after w1: read after write
// CHECK-NOT: r1
// CHECK: waits sunk
// CHECK-NEXT: start before wait: data
// CHECK-NEXT: d before w0: data
// CHECK: r1 after w1: read after write
// CHECK-NEXT: wait after start: data
// CHECK-NEXT: wait before use: data
// CHECK-NEXT: use after wait: data
// CHECK-NEXT: changed: 1
// CHECK-NEXT: changed again: 0
// CHECK-LABEL: func.func @f
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.compute "free"
// CHECK-NEXT: memref.distinct_objects
// CHECK-NEXT: comm.compute "w0"
// CHECK-NEXT: comm.compute "w1"
// CHECK-NEXT: comm.compute "r0"
// CHECK-NEXT: comm.compute "r1"
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.compute "use"
// CHECK-NEXT: return
func.func @f(%s: tensor<8xf32>, %a: memref<8xf32>, %b: memref<8xf32>) {
  %f = comm.all_gather %s on @dp dim 0 {comm.name = "start"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f {comm.name = "wait"} : !comm.future<tensor<64xf32>>
  %u = comm.compute "use"(%w) {comm.name = "use"}
      : (tensor<64xf32>) -> tensor<64xf32>
  %v = comm.compute "free"(%s) {comm.name = "free"}
      : (tensor<8xf32>) -> tensor<8xf32>
  %d:2 = memref.distinct_objects %a, %b {comm.name = "d"}
      : memref<8xf32>, memref<8xf32>
  comm.compute "w0"(%d#0) mutates [0] {comm.name = "w0"}
      : (memref<8xf32>) -> ()
  comm.compute "w1"(%d#1) mutates [0] {comm.name = "w1"}
      : (memref<8xf32>) -> ()
  comm.compute "r0"(%a) {comm.name = "r0"} : (memref<8xf32>) -> ()
  comm.compute "r1"(%b) {comm.name = "r1"} : (memref<8xf32>) -> ()
  return
}
