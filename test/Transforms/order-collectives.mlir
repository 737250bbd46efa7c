// Each collective of a block names the one before it.

// RUN: commute-opt %s --comm-order-collectives | FileCheck %s
// RUN: commute-opt %s --comm-order-collectives --comm-verify-order | FileCheck %s
// RUN: commute-opt %s --pass-pipeline='builtin.module(func.func(comm-order-collectives))' | FileCheck %s

// The plugin gives the same bytes, and a second run changes nothing.
// RUN: commute-opt %s --comm-order-collectives -o %t.mlir
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-order-collectives)' | cmp - %t.mlir
// RUN: commute-opt %t.mlir --comm-order-collectives | cmp - %t.mlir

// Passes that come later respect it: @raised would start %g first otherwise.
// RUN: commute-opt %s --comm-order-collectives --comm-raise-collectives | FileCheck %s --check-prefix=RAISED

comm.process_group @dp size 8
comm.process_group @tp size 2

// CHECK-LABEL: func.func @three
// CHECK-NEXT: %[[F:.*]] = comm.all_gather %{{[a-z0-9]+}} on @dp dim 0 :
// CHECK-NEXT: comm.wait %[[F]]
// CHECK-NEXT: %[[G:.*]] = comm.all_reduce %{{.*}} on @tp reduce sum after(%[[F]] : !comm.future<tensor<64xf32>>)
// CHECK-NEXT: comm.wait %[[G]]
// CHECK-NEXT: comm.send %{{.*}} on @dp to 1 after(%[[G]] : !comm.future<tensor<8xf32>>)
func.func @three(%s: tensor<8xf32>, %signal: tensor<1xf32>) -> (tensor<64xf32>, tensor<8xf32>) {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %f : !comm.future<tensor<64xf32>>
  %g = comm.all_reduce %s on @tp reduce sum
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %w = comm.wait %g : !comm.future<tensor<8xf32>>
  %h = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %h : !comm.future
  return %v, %w : tensor<64xf32>, tensor<8xf32>
}

// What is named already is not named again; other operands of `after` stay.
// CHECK-LABEL: func.func @named
// CHECK: %[[F:.*]] = comm.all_gather
// CHECK: %[[A:.*]] = comm.compute
// CHECK: %[[G:.*]] = comm.all_gather {{.*}} after(%[[F]] : !comm.future<tensor<64xf32>>)
// CHECK: comm.all_gather {{.*}} after(%[[A]], %[[G]] : tensor<8xf32>, !comm.future<tensor<64xf32>>)
func.func @named(%s: tensor<8xf32>)
    -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %u = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%s) : (tensor<8xf32>) -> tensor<8xf32>
  %g = comm.all_gather %s on @dp dim 0
      after(%f : !comm.future<tensor<64xf32>>)
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %g : !comm.future<tensor<64xf32>>
  %h = comm.all_gather %s on @dp dim 0 after(%a : tensor<8xf32>)
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %h : !comm.future<tensor<64xf32>>
  return %u, %v, %w : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}

// RAISED-LABEL: func.func @raised
// RAISED-NEXT: comm.compute "long"
// RAISED-NEXT: %[[F:.*]] = comm.reduce_scatter
// RAISED-NEXT: comm.all_gather {{.*}} after(%[[F]]
// RAISED-NEXT: comm.wait %[[F]]
func.func @raised(%s: tensor<8xf32>, %x: tensor<64xf32>)
    -> (tensor<8xf32>, tensor<64xf32>) {
  %a = comm.compute "long"(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %f = comm.reduce_scatter %a on @dp dim 0 reduce sum
      : tensor<64xf32> -> !comm.future<tensor<8xf32>>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %g = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %g : !comm.future<tensor<64xf32>>
  return %v, %w : tensor<8xf32>, tensor<64xf32>
}

// A schedule group takes the operand, and is named by its future, else by any
// other result.
// CHECK-LABEL: func.func @groups
// CHECK: %[[F:.*]] = comm.all_gather
// CHECK: %[[G:.*]]:2 = comm.schedule_group after(%[[F]] : !comm.future<tensor<64xf32>>) ->
// CHECK-NEXT: comm.compute "cast"
// CHECK-NEXT: comm.all_gather {{%[a-z0-9]+}} on @dp dim 0 :
// CHECK: %[[H:.*]] = comm.schedule_group after(%[[G]]#1 : !comm.future<tensor<64xf32>>) ->
// CHECK: comm.send %{{.*}} on @dp to 1 after(%[[H]] : tensor<64xf32>)
func.func @groups(%s: tensor<8xf32>, %signal: tensor<1xf32>)
    -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %u = comm.wait %f : !comm.future<tensor<64xf32>>
  %g:2 = comm.schedule_group
      -> (tensor<8xf32>, !comm.future<tensor<64xf32>>) {
    %c = comm.compute "cast"(%s) : (tensor<8xf32>) -> tensor<8xf32>
    %i = comm.all_gather %c on @dp dim 0
        : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    comm.yield %c, %i : tensor<8xf32>, !comm.future<tensor<64xf32>>
  }
  %v = comm.wait %g#1 : !comm.future<tensor<64xf32>>
  %h = comm.schedule_group -> (tensor<64xf32>) {
    %i = comm.all_gather %s on @dp dim 0
        : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    %w = comm.wait %i : !comm.future<tensor<64xf32>>
    comm.yield %w : tensor<64xf32>
  }
  %b = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %b : !comm.future
  return %u, %v, %h : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}

// Each block for itself; a loop that leaves a collective in flight is ordered
// by what is in it, which comes after what the loop comes after.
// CHECK-LABEL: func.func @regions
// CHECK: %[[F:.*]] = comm.all_gather
// CHECK: %[[L:.*]] = scf.if
// CHECK-NEXT: comm.compute "a"
// CHECK-NEXT: %[[G:.*]] = comm.all_gather {{.*}} after(%[[F]] : !comm.future<tensor<64xf32>>)
// CHECK-NEXT: scf.yield %[[G]]
// CHECK-NEXT: else
// CHECK-NEXT: comm.all_gather {{.*}} after(%[[F]] : !comm.future<tensor<64xf32>>)
// CHECK-NOT: after
// CHECK: comm.all_gather {{.*}} after(%[[L]] : !comm.future<tensor<64xf32>>)
func.func @regions(%s: tensor<8xf32>, %p: i1)
    -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %l = scf.if %p -> (!comm.future<tensor<64xf32>>) {
    %a = comm.compute "a"(%s) : (tensor<8xf32>) -> tensor<8xf32>
    %g = comm.all_gather %a on @dp dim 0
        : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    scf.yield %g : !comm.future<tensor<64xf32>>
  } else {
    %g = comm.all_gather %s on @dp dim 0
        : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    scf.yield %g : !comm.future<tensor<64xf32>>
  }
  %h = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %u = comm.wait %f : !comm.future<tensor<64xf32>>
  %v = comm.wait %l : !comm.future<tensor<64xf32>>
  %w = comm.wait %h : !comm.future<tensor<64xf32>>
  return %u, %v, %w : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}

// So is one that waits for what it starts.
// CHECK-LABEL: func.func @waited_inside
// CHECK: %[[F:.*]] = comm.send %{{.*}} on @dp to 1
// CHECK: %[[L:.*]] = scf.if
// CHECK-NEXT: %[[G:.*]] = comm.all_gather {{.*}} after(%[[F]] : !comm.future)
// CHECK: comm.send %{{.*}} on @dp to 1 after(%[[L]] : tensor<64xf32>)
func.func @waited_inside(%s: tensor<8xf32>, %x: tensor<64xf32>, %p: i1,
    %signal: tensor<1xf32>)
    -> tensor<64xf32> {
  %f = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %f : !comm.future
  %l = scf.if %p -> (tensor<64xf32>) {
    %g = comm.all_gather %s on @dp dim 0
        : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    %w = comm.wait %g : !comm.future<tensor<64xf32>>
    scf.yield %w : tensor<64xf32>
  } else {
    scf.yield %x : tensor<64xf32>
  }
  %h = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %h : !comm.future
  return %l : tensor<64xf32>
}
