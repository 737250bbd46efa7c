// Wrong orders that users of other schedulers have reported: each must be
// impossible here.

// RUN: commute-opt %s --comm-print-schedule-graph -allow-unregistered-dialect \
// RUN:   -o /dev/null 2>&1 | FileCheck %s
// RUN: commute-opt %s -allow-unregistered-dialect \
// RUN:   --comm-sink-waits=verify-order --comm-raise-collectives=verify-order \
// RUN:   --comm-reorder-compute=verify-order -o %t.mlir
// RUN: FileCheck %s --check-prefix=MOVED < %t.mlir

comm.process_group @dp size 8

// A collective does not pass a communication of a kind it does not know, nor
// anything of unknown effects; foreign communication between native ones keeps
// its place.
// CHECK-LABEL: func.func @unknown_communication
// CHECK: "a" -> "foreign": unknown effects
// CHECK: "foreign" -> "b": unknown effects
// CHECK: "va" -> "call": unknown effects
// CHECK: "call" -> "vb": unknown effects
// MOVED-LABEL: func.func @unknown_communication
// MOVED-NEXT: comm.all_gather
// MOVED-NEXT: "nccl.barrier"
// MOVED: comm.all_gather
// MOVED: "other.call"
func.func @unknown_communication(%s: tensor<8xf32>) {
  %a = comm.all_gather %s on @dp dim 0 {comm.name = "a"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  "nccl.barrier"() {comm.name = "foreign", comm.cost_ns = 1} : () -> ()
  %b = comm.all_gather %s on @dp dim 0 {comm.name = "b"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %va = comm.wait %a {comm.name = "va"} : !comm.future<tensor<64xf32>>
  "other.call"() {comm.name = "call", comm.cost_ns = 1} : () -> ()
  %vb = comm.wait %b {comm.name = "vb"} : !comm.future<tensor<64xf32>>
  return
}

// An edge that only orders does not take the place of a data edge.
// CHECK-LABEL: func.func @both_edges
// CHECK: dependences:
// CHECK-NEXT: "a" -> "use": data
// CHECK-NEXT: "b" -> "free": data
// CHECK-NEXT: "f" -> "v": data
// CHECK-NOT: ->
func.func @both_edges(%s: tensor<8xf32>, %m: memref<8xf32>,
    %signal: tensor<1xf32>) {
  %a = comm.compute "a"(%s) {comm.name = "a"}
      : (tensor<8xf32>) -> tensor<8xf32>
  %u = comm.compute "use"(%a) after(%a : tensor<8xf32>) {comm.name = "use"}
      : (tensor<8xf32>) -> tensor<8xf32>
  %b = memref.alloc() {comm.name = "b"} : memref<8xf32>
  comm.resize %b to 0 after(%b : memref<8xf32>) {comm.name = "free"}
      : memref<8xf32>
  %f = comm.send %signal on @dp to 1 {comm.name = "f"} : tensor<1xf32>
  comm.wait %f after(%f : !comm.future) {comm.name = "v"} : !comm.future
  return
}

// A collective in place, on a buffer or a view of it, writes the buffer until
// its wait.
// CHECK-LABEL: func.func @in_place
// CHECK: "before" -> "start": write after read on %
// CHECK: "wait" -> "after": in flight on %arg0
// MOVED-LABEL: func.func @in_place
// MOVED: comm.compute "before"
// MOVED: comm.all_reduce
// MOVED: comm.wait
// MOVED: comm.compute "after"
func.func @in_place(%m: memref<8x8xf32>) {
  comm.compute "before"(%m) {comm.name = "before"} : (memref<8x8xf32>) -> ()
  %v = comm.view "aten.view" %m : memref<8x8xf32> -> memref<64xf32>
  %f = comm.all_reduce %v into %v on @dp reduce sum {comm.name = "start"}
      : memref<64xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  %w = comm.wait %f {comm.name = "wait"} : !comm.future<memref<64xf32>>
  comm.compute "after"(%m) {comm.name = "after"} : (memref<8x8xf32>) -> ()
  return
}

// The input of a collective in flight is not overwritten before its wait.
// CHECK-LABEL: func.func @input
// CHECK: "wait" -> "overwrite": in flight on %arg0
// MOVED-LABEL: func.func @input
// MOVED: comm.all_gather
// MOVED: comm.wait
// MOVED: comm.copy
func.func @input(%m: memref<8xf32>, %x: tensor<8xf32>) {
  %f = comm.all_gather %m on @dp dim 0 {comm.name = "start"}
      : memref<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f {comm.name = "wait"} : !comm.future<tensor<64xf32>>
  comm.copy %x into %m {comm.name = "overwrite"}
      : tensor<8xf32> into memref<8xf32>
  return
}

// What uses the buffer that the start was given, rather than the wait's result,
// still comes after the wait.
// CHECK-LABEL: func.func @user_of_start
// CHECK: "user": compute
// CHECK-NEXT: not before "wait": in flight on %arg1
// MOVED-LABEL: func.func @user_of_start
// MOVED: comm.wait
// MOVED: comm.compute "user"
func.func @user_of_start(%x: tensor<8xf32>, %m: memref<64xf32>,
                         %c: tensor<8xf32>) {
  %f = comm.all_gather %x into %m on @dp dim 0 {comm.name = "start"}
      : tensor<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  %w = comm.wait %f {comm.name = "wait"} : !comm.future<memref<64xf32>>
  comm.compute "user"(%m) after(%f : !comm.future<memref<64xf32>>)
      {comm.name = "user"} : (memref<64xf32>) -> ()
  %o = comm.compute "other"(%c) : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// Neither a user that does nothing nor the terminator holds a wait where it is,
// before its first real use.
// CHECK-LABEL: func.func @no_op_user
// CHECK: "wait": wait
// CHECK-NEXT: not before "start": data
// CHECK-NEXT: not after "view": data
// CHECK: "view": compute, 0 ns
// CHECK-NEXT: not before "wait": data
// CHECK-NOT: not after
// CHECK: dependences:
// MOVED-LABEL: func.func @no_op_user
// MOVED-NEXT: comm.all_gather
// MOVED-NEXT: comm.compute "a"
// MOVED-NEXT: comm.wait
// MOVED-NEXT: comm.view
// MOVED-NEXT: return
func.func @no_op_user(%s: tensor<8xf32>, %x: tensor<8xf32>)
    -> (tensor<64xf32>, tensor<8x8xf32>, tensor<8xf32>) {
  %f = comm.all_gather %s on @dp dim 0 {comm.name = "start"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f {comm.name = "wait"} : !comm.future<tensor<64xf32>>
  %v = comm.view "v" %w {comm.name = "view"} : tensor<64xf32> -> tensor<8x8xf32>
  %a = comm.compute "a"(%x) {comm.name = "a"}
      : (tensor<8xf32>) -> tensor<8xf32>
  return %w, %v, %a : tensor<64xf32>, tensor<8x8xf32>, tensor<8xf32>
}
