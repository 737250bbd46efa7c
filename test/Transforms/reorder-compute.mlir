// Behind each collective as much independent computation as it takes itself.

// RUN: commute-opt %s --comm-reorder-compute | FileCheck %s
// RUN: commute-opt %s --comm-reorder-compute --comm-verify-order | FileCheck %s
// RUN: commute-opt %s --pass-pipeline='builtin.module(func.func(comm-reorder-compute))' | FileCheck %s

// The plugin gives the same bytes, and a second run changes nothing.
// RUN: commute-opt %s --comm-reorder-compute -o %t.mlir
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-reorder-compute)' | cmp - %t.mlir
// RUN: commute-opt %t.mlir --comm-reorder-compute | cmp - %t.mlir

comm.process_group @dp size 8

// The gather takes 10: a, 4, and b, 7, which is taken whole. The second gather
// needs neither and still waits for them; c comes behind it.
// CHECK-LABEL: func.func @budget
// CHECK-NEXT: %[[F:.*]] = comm.all_gather
// CHECK-NEXT: comm.compute "a"
// CHECK-NEXT: comm.compute "b"
// CHECK-NEXT: %[[G:.*]] = comm.all_gather
// CHECK-NEXT: comm.compute "c"
// CHECK-NEXT: comm.wait %[[F]]
// CHECK-NEXT: comm.wait %[[G]]
// CHECK-NEXT: return
func.func @budget(%s: tensor<8xf32>, %x: tensor<64xf32>)
    -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 10}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %f : !comm.future<tensor<64xf32>>
  %g = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 1}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %g : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) {comm.cost_ns = 4}
      : (tensor<64xf32>) -> tensor<64xf32>
  %b = comm.compute "b"(%a) {comm.cost_ns = 7}
      : (tensor<64xf32>) -> tensor<64xf32>
  %c = comm.compute "c"(%b) {comm.cost_ns = 4}
      : (tensor<64xf32>) -> tensor<64xf32>
  return %v, %w, %c : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}

// Costs are what they are stated to be, fractions of a nanosecond, too: after
// four computations of 0.1 a rest of the 0.4 is left, by the rules of doubles.
// CHECK-LABEL: func.func @doubles
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.compute "a"
// CHECK-NEXT: comm.compute "b"
// CHECK-NEXT: comm.compute "c"
// CHECK-NEXT: comm.compute "d"
// CHECK-NEXT: comm.compute "e"
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.compute "f"
func.func @doubles(%s: tensor<8xf32>, %x: tensor<64xf32>)
    -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %g = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 0.4}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %g : !comm.future<tensor<64xf32>>
  %h = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 0.4}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %h : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) {comm.cost_ns = 0.1}
      : (tensor<64xf32>) -> tensor<64xf32>
  %b = comm.compute "b"(%a) {comm.cost_ns = 0.1}
      : (tensor<64xf32>) -> tensor<64xf32>
  %c = comm.compute "c"(%b) {comm.cost_ns = 0.1}
      : (tensor<64xf32>) -> tensor<64xf32>
  %d = comm.compute "d"(%c) {comm.cost_ns = 0.1}
      : (tensor<64xf32>) -> tensor<64xf32>
  %e = comm.compute "e"(%d) {comm.cost_ns = 0.1}
      : (tensor<64xf32>) -> tensor<64xf32>
  %f = comm.compute "f"(%e) {comm.cost_ns = 0.1}
      : (tensor<64xf32>) -> tensor<64xf32>
  return %v, %w, %f : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}

// A schedule group is one collective, as costly as what is in it, and stays
// together.
// CHECK-LABEL: func.func @group
// CHECK-NEXT: %[[F:.*]] = comm.schedule_group
// CHECK-NEXT:   comm.compute "cast"
// CHECK-NEXT:   comm.all_gather
// CHECK-NEXT:   comm.yield
// CHECK-NEXT: }
// CHECK-NEXT: comm.compute "a"
// CHECK-NEXT: comm.compute "b"
// CHECK-NEXT: %[[G:.*]] = comm.all_gather
// CHECK-NEXT: comm.wait %[[F]]
// CHECK-NEXT: comm.wait %[[G]]
func.func @group(%s: tensor<8xf64>, %t: tensor<8xf32>, %x: tensor<64xf32>)
    -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %a = comm.compute "a"(%x) {comm.cost_ns = 4}
      : (tensor<64xf32>) -> tensor<64xf32>
  %b = comm.compute "b"(%a) {comm.cost_ns = 4}
      : (tensor<64xf32>) -> tensor<64xf32>
  %f = comm.schedule_group -> (!comm.future<tensor<64xf32>>) {
    %c = comm.compute "cast"(%s) {comm.cost_ns = 2}
        : (tensor<8xf64>) -> tensor<8xf32>
    %h = comm.all_gather %c on @dp dim 0 {comm.cost_ns = 3}
        : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    comm.yield %h : !comm.future<tensor<64xf32>>
  }
  %v = comm.wait %f : !comm.future<tensor<64xf32>>
  %g = comm.all_gather %t on @dp dim 0 {comm.cost_ns = 0}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %g : !comm.future<tensor<64xf32>>
  return %v, %w, %b : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
