// Orders that other overlap schedulers were reported to get wrong, or too
// timid, in whole programs: what the passes make of them.

// RUN: commute-opt %s --comm-overlap=verify-order -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: commute-opt %s --comm-reorder-compute="order=group verify-order" -o %t.mlir
// RUN: FileCheck %s --check-prefix=GROUP < %t.mlir

comm.process_group @world size 8
comm.process_group @pp size 4
comm.process_group @dp size 8

func.func private @synchronize()

// Ranks avoid a deadlock by who sends first: a receive is not hoisted above a
// send or a barrier, though it needs nothing of them, also not of another
// group.
// CHECK-LABEL: func.func @ring
// CHECK: comm.barrier on @world
// CHECK: comm.send %{{.*}} on @pp
// CHECK: comm.recv on @pp
// GROUP-LABEL: func.func @ring
// GROUP: comm.send %{{.*}} on @pp
// GROUP: comm.recv on @pp
func.func @ring(%x: tensor<8xf32>, %y: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %a = comm.compute "a"(%y) {comm.cost_ns = 10}
      : (tensor<8xf32>) -> tensor<8xf32>
  %b = comm.barrier on @world {comm.cost_ns = 1}
  comm.wait %b : !comm.future
  %s = comm.send %a on @pp to 1 {comm.cost_ns = 5} : tensor<8xf32>
  comm.wait %s : !comm.future
  %r = comm.recv on @pp from 3 {comm.cost_ns = 5}
      -> !comm.future<tensor<8xf32>>
  %v = comm.wait %r : !comm.future<tensor<8xf32>>
  return %v, %a : tensor<8xf32>, tensor<8xf32>
}

// Where the host may wait for the device, all ranks must have started the same
// collectives: neither a start nor a wait passes a call of unknown effects.
// CHECK-LABEL: func.func @host
// CHECK: comm.all_to_all
// CHECK: comm.wait
// CHECK: call @synchronize
// CHECK: comm.all_reduce
// CHECK: comm.wait
func.func @host(%x: tensor<8xf32>, %y: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %f = comm.all_to_all %x on @world split 0 concat 0 {comm.cost_ns = 5}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  func.call @synchronize() {comm.cost_ns = 1} : () -> ()
  %g = comm.all_reduce %y on @dp reduce sum {comm.cost_ns = 5}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %w = comm.wait %g : !comm.future<tensor<8xf32>>
  return %v, %w : tensor<8xf32>, tensor<8xf32>
}

// Gradients are reduced in the order in which they are computed, each behind
// the computation of the next: only the last one is exposed.
// CHECK-LABEL: func.func @gradients
// CHECK-NEXT: comm.compute "wgrad0"
// CHECK-NEXT: %[[F0:.*]] = comm.all_reduce
// CHECK-NEXT: comm.compute "wgrad1"
// CHECK-NEXT: %[[F1:.*]] = comm.all_reduce
// CHECK-NEXT: comm.compute "wgrad2"
// CHECK-NEXT: %[[F2:.*]] = comm.all_reduce
// CHECK-NEXT: comm.wait %[[F0]]
// CHECK-NEXT: comm.wait %[[F1]]
// CHECK-NEXT: comm.wait %[[F2]]
// CHECK-NEXT: return
func.func @gradients(%x: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %g0 = comm.compute "wgrad0"(%x) {comm.cost_ns = 10}
      : (tensor<8xf32>) -> tensor<8xf32>
  %f0 = comm.all_reduce %g0 on @dp reduce avg {comm.cost_ns = 10}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %w0 = comm.wait %f0 : !comm.future<tensor<8xf32>>
  %g1 = comm.compute "wgrad1"(%x) {comm.cost_ns = 10}
      : (tensor<8xf32>) -> tensor<8xf32>
  %f1 = comm.all_reduce %g1 on @dp reduce avg {comm.cost_ns = 10}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %w1 = comm.wait %f1 : !comm.future<tensor<8xf32>>
  %g2 = comm.compute "wgrad2"(%x) {comm.cost_ns = 10}
      : (tensor<8xf32>) -> tensor<8xf32>
  %f2 = comm.all_reduce %g2 on @dp reduce avg {comm.cost_ns = 10}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %w2 = comm.wait %f2 : !comm.future<tensor<8xf32>>
  return %w0, %w1, %w2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// A collective of the iteration before, on a buffer: what the loop does with
// any buffer stays on its side of the wait, the new start behind it.
// CHECK-LABEL: func.func @pipelined
// CHECK: scf.for
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.compute "update"
// CHECK-NEXT: comm.all_reduce
// CHECK-NEXT: comm.compute "independent"
// CHECK-NEXT: scf.yield
func.func @pipelined(%m: memref<8xf32>, %x: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %f = comm.all_reduce %m into %m on @dp reduce sum {comm.cost_ns = 10}
      : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  %l = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %f)
      -> !comm.future<memref<8xf32>> {
    %w = comm.wait %g : !comm.future<memref<8xf32>>
    comm.compute "update"(%m) mutates [0] {comm.cost_ns = 1}
        : (memref<8xf32>) -> ()
    %a = comm.compute "independent"(%x) {comm.cost_ns = 1}
        : (tensor<8xf32>) -> tensor<8xf32>
    %h = comm.all_reduce %m into %m on @dp reduce sum {comm.cost_ns = 10}
        : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
    scf.yield %h : !comm.future<memref<8xf32>>
  }
  %w = comm.wait %l : !comm.future<memref<8xf32>>
  return
}

// Collectives that are ordered among each other and were grouped: the order
// inside the group makes it not depend on itself.
// CHECK-LABEL: func.func @bucket
// CHECK: comm.schedule_group
// CHECK: comm.all_reduce %arg0
// CHECK: comm.all_reduce %arg1
// CHECK: comm.compute "independent"
// CHECK: comm.wait
func.func @bucket(%x: tensor<8xf32>, %y: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %f, %g = comm.schedule_group
      -> (!comm.future<tensor<8xf32>>, !comm.future<tensor<8xf32>>) {
    %0 = comm.all_reduce %x on @dp reduce sum {comm.cost_ns = 5}
        : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %1 = comm.all_reduce %y on @dp reduce sum
        after(%0 : !comm.future<tensor<8xf32>>) {comm.cost_ns = 5}
        : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    comm.yield %0, %1 : !comm.future<tensor<8xf32>>,
        !comm.future<tensor<8xf32>>
  }
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %w = comm.wait %g : !comm.future<tensor<8xf32>>
  %a = comm.compute "independent"(%y) {comm.cost_ns = 1}
      : (tensor<8xf32>) -> tensor<8xf32>
  return %v, %w, %a : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
