// The order with the least time: proved here by the bound.

// RUN: commute-opt %s --comm-schedule -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: commute-opt %s --comm-schedule --comm-verify-order | cmp - %t.mlir
// RUN: commute-opt %s --pass-pipeline='builtin.module(func.func(comm-schedule))' | cmp - %t.mlir
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-schedule)' | cmp - %t.mlir

// RUN: commute-opt %s --comm-schedule=report=true -o /dev/null 2>&1 | FileCheck %s --check-prefix=REPORT --strict-whitespace

comm.process_group @dp size 8
comm.process_group @tp size 2

// The computation hides the gather.
// CHECK-LABEL: func.func @hide
// CHECK-NEXT: %[[F:.*]] = comm.all_gather
// CHECK-NEXT: %[[A:.*]] = comm.compute "a"
// CHECK-NEXT: %[[W:.*]] = comm.wait %[[F]]
// CHECK-NEXT: comm.compute "use"(%[[W]], %[[A]])

// REPORT-LABEL: schedule of block 0 in func.func @hide
// REPORT-NEXT:  order         makespan         exposed        live bytes   in flight bytes
// REPORT-NEXT:  input         0.250 us        0.100 us              1056               256
// REPORT-NEXT:  result        0.150 us        0.000 us              1056               256
// REPORT-NEXT:  proved optimal, found by: policy
func.func @hide(%s: tensor<8xf32>, %x: tensor<64xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 100}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) {comm.cost_ns = 100} : (tensor<64xf32>) -> tensor<64xf32>
  %y = comm.compute "use"(%w, %a) {comm.cost_ns = 50}
      : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %y : tensor<64xf32>
}

// Where nothing communicates there is nothing to do.
// CHECK-LABEL: func.func @as_it_is
// CHECK-NEXT: %[[A:.*]] = comm.compute "a"
// CHECK-NEXT: return
// REPORT-NOT: as_it_is
func.func @as_it_is(%x: tensor<64xf32>) -> tensor<64xf32> {
  %a = comm.compute "a"(%x) : (tensor<64xf32>) -> tensor<64xf32>
  return %a : tensor<64xf32>
}

// Blocks inside, each for itself: both regions of a loop.
// CHECK-LABEL: func.func @loops
// CHECK: scf.while
// CHECK: comm.all_reduce
// CHECK-NEXT: comm.compute "a"
// CHECK-NEXT: comm.wait
// CHECK: scf.condition
// CHECK: ^bb0
// CHECK-NEXT: comm.all_reduce
// CHECK-NEXT: comm.compute "b"
// CHECK-NEXT: comm.wait
// CHECK: scf.for
// CHECK: comm.all_reduce
// CHECK-NEXT: comm.compute "c"
// CHECK-NEXT: comm.wait

// REPORT-LABEL: schedule of block 1 in scf.while @loops
// REPORT-LABEL: schedule of block 2 in scf.while @loops
// REPORT-LABEL: schedule of block 3 in scf.for @loops
func.func @loops(%s: tensor<8xf32>, %condition: i1, %n: index) {
  scf.while (%x = %s) : (tensor<8xf32>) -> tensor<8xf32> {
    %f = comm.all_reduce %x on @dp reduce sum {comm.cost_ns = 9} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %w = comm.wait %f : !comm.future<tensor<8xf32>>
    %a = comm.compute "a"(%x) {comm.cost_ns = 9} : (tensor<8xf32>) -> tensor<8xf32>
    %b = comm.compute "both"(%w, %a) {comm.cost_ns = 9} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    scf.condition(%condition) %b : tensor<8xf32>
  } do {
  ^bb0(%x: tensor<8xf32>):
    %f = comm.all_reduce %x on @dp reduce sum {comm.cost_ns = 9} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %w = comm.wait %f : !comm.future<tensor<8xf32>>
    %a = comm.compute "b"(%x) {comm.cost_ns = 9} : (tensor<8xf32>) -> tensor<8xf32>
    %b = comm.compute "both"(%w, %a) {comm.cost_ns = 9} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    scf.yield %b : tensor<8xf32>
  }
  scf.for %i = %n to %n step %n {
    %f = comm.all_reduce %s on @dp reduce sum {comm.cost_ns = 9} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %w = comm.wait %f : !comm.future<tensor<8xf32>>
    %a = comm.compute "c"(%s) {comm.cost_ns = 9} : (tensor<8xf32>) -> tensor<8xf32>
    %b = comm.compute "both"(%w, %a) {comm.cost_ns = 9} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  }
  return
}
