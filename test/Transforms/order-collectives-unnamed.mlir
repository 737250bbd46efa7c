// A collective that has no result cannot be named: the next one names the one
// before it, and a warning says so.

// RUN: commute-opt %s --comm-order-collectives --verify-diagnostics | FileCheck %s

comm.process_group @dp size 8

// CHECK-LABEL: func.func @unnamed
// CHECK: %[[F:.*]] = comm.all_gather
// CHECK: comm.schedule_group after(%[[F]] : !comm.future<tensor<64xf32>>) {
// CHECK: comm.send %{{.*}} on @dp to 1 after(%[[F]] : !comm.future<tensor<64xf32>>)
func.func @unnamed(%s: tensor<8xf32>, %b: memref<64xf32>,
    %signal: tensor<1xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  // expected-warning @below {{'comm.schedule_group' op has no result by which the next collective could come after it}}
  comm.schedule_group {
    %g = comm.all_gather %s into %b on @dp dim 0
        : tensor<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
    %v = comm.wait %g : !comm.future<memref<64xf32>>
  }
  %h = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %h : !comm.future
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  return %w : tensor<64xf32>
}

// Where nothing stands before it, the next one names nothing.
// CHECK-LABEL: func.func @first
// CHECK: comm.schedule_group {
// CHECK: comm.send %{{.*}} on @dp to 1 : tensor<1xf32>{{$}}
func.func @first(%s: tensor<8xf32>, %b: memref<64xf32>,
    %signal: tensor<1xf32>) {
  // expected-warning @below {{'comm.schedule_group' op has no result by which the next collective could come after it}}
  comm.schedule_group {
    %g = comm.all_gather %s into %b on @dp dim 0
        : tensor<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
    %v = comm.wait %g : !comm.future<memref<64xf32>>
  }
  %h = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %h : !comm.future
  return
}

// CHECK-LABEL: func.func @last
// CHECK: %[[H:.*]] = comm.send %{{.*}} on @dp to 1 : tensor<1xf32>{{$}}
// CHECK: comm.schedule_group after(%[[H]] : !comm.future) {
func.func @last(%s: tensor<8xf32>, %b: memref<64xf32>,
    %signal: tensor<1xf32>) {
  %h = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %h : !comm.future
  comm.schedule_group {
    %g = comm.all_gather %s into %b on @dp dim 0
        : tensor<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
    %v = comm.wait %g : !comm.future<memref<64xf32>>
  }
  return
}
