// Collectives that stay in their iteration, and why.

// RUN: commute-opt %s --comm-pipeline-loop --remarks-filter=comm.* -o %t.mlir 2> %t.txt
// RUN: FileCheck %s < %t.txt
// RUN: commute-opt %s | cmp - %t.mlir

// Without an order to keep, only that is given up.
// RUN: commute-opt %s --comm-pipeline-loop=order=none | FileCheck %s --check-prefix=NONE
// RUN: commute-opt %s --comm-pipeline-loop=order=all --remarks-filter=comm.* -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALL

// RUN: not commute-opt %s --comm-pipeline-loop=order=some 2>&1 | FileCheck %s --check-prefix=WRONG
// WRONG: option 'order' expects none or group or all, got 'some'

comm.process_group @dp size 8
comm.process_group @tp size 2
func.func private @unknown()

// CHECK-DAG: does not start one iteration ahead: nothing tells whether there is another iteration
func.func @while(%x: tensor<8xf32>, %condition: i1) {
  scf.while (%y = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    scf.condition(%condition) %y : tensor<8xf32>
  } do {
  ^bb0(%y: tensor<8xf32>):
    %f = comm.all_reduce %x on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %z = comm.compute "z"(%v) : (tensor<8xf32>) -> tensor<8xf32>
    scf.yield %z : tensor<8xf32>
  }
  return
}

// CHECK-DAG: does not start one iteration ahead: it does not run twice
func.func @once(%x: tensor<8xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %one step %one {
    %f = comm.all_reduce %x on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %z = comm.compute "z"(%v) : (tensor<8xf32>) -> tensor<8xf32>
  }
  return
}

// CHECK-DAG: does not start one iteration ahead: its bounds are unsigned
func.func @unsigned(%x: tensor<8xf32>, %n: i32) {
  scf.for unsigned %i = %n to %n step %n : i32 {
    %f = comm.all_reduce %x on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %z = comm.compute "z"(%v) : (tensor<8xf32>) -> tensor<8xf32>
  }
  return
}

// CHECK-DAG: does not start one iteration ahead: its future has another use than one wait
func.func @future(%x: tensor<8xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %f = comm.all_reduce %x on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %z = comm.compute "z"(%v) after(%f : !comm.future<tensor<8xf32>>) : (tensor<8xf32>) -> tensor<8xf32>
  }
  return
}

// CHECK-DAG: does not start one iteration ahead: it comes after something
func.func @after(%x: tensor<8xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %f = comm.all_reduce %x on @dp reduce sum after(%x : tensor<8xf32>) : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %z = comm.compute "z"(%v) : (tensor<8xf32>) -> tensor<8xf32>
  }
  return
}

// CHECK-DAG: does not start one iteration ahead: it uses memory
func.func @memory(%x: memref<8xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %f = comm.all_reduce %x on @dp reduce sum : memref<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %z = comm.compute "z"(%v) : (tensor<8xf32>) -> tensor<8xf32>
  }
  return
}

// CHECK-DAG: does not start one iteration ahead: its inputs are not known in the iteration before
func.func @inputs(%x: tensor<8xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %e = comm.broadcast %x on @tp root 0 after(%x : tensor<8xf32>) : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %u = comm.wait %e : !comm.future<tensor<8xf32>>
    %f = comm.all_reduce %u on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %z = comm.compute "z"(%v) : (tensor<8xf32>) -> tensor<8xf32>
  }
  return
}

// CHECK-DAG: does not start one iteration ahead: nothing would hide it
func.func @hidden(%x: tensor<8xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %f = comm.all_reduce %x on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
  }
  return
}

// CHECK-DAG: does not start one iteration ahead: it may not pass what stands before it
func.func @call(%x: tensor<8xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    func.call @unknown() : () -> ()
    %f = comm.all_reduce %x on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %z = comm.compute "z"(%v) : (tensor<8xf32>) -> tensor<8xf32>
  }
  return
}

// A collective of the same group before it.
// NONE-LABEL: func.func @group
// NONE: scf.if
// NONE: comm.all_reduce
// NONE: scf.for
// NONE: comm.permute
// NONE: comm.wait
// NONE: comm.all_reduce
func.func @group(%x: tensor<8xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %e = comm.permute %x on @dp from [0] to [1] after(%x : tensor<8xf32>) : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %u = comm.wait %e : !comm.future<tensor<8xf32>>
    %f = comm.all_reduce %x on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %z = comm.compute "z"(%v, %u) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  }
  return
}

// A barrier: it would pass the message.
// CHECK-DAG: does not start one iteration ahead: it is a barrier, which nothing passes
// NONE-LABEL: func.func @barrier
// NONE: scf.for
// NONE: comm.send
// NONE: comm.barrier
func.func @barrier(%x: tensor<8xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %y = comm.compute "y"(%x) after(%x : tensor<8xf32>) : (tensor<8xf32>) -> tensor<8xf32>
    %e = comm.send %y on @tp to 1 after(%x : tensor<8xf32>) : tensor<8xf32>
    comm.wait %e : !comm.future
    %f = comm.barrier on @dp
    comm.wait %f : !comm.future
  }
  return
}

// The second of two messages to one rank, in any order: it would be taken for
// the first.
// NONE-LABEL: func.func @messages
// NONE: scf.for
// NONE: comm.send
// NONE: comm.send
// NONE: }
func.func @messages(%x: tensor<8xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %e = comm.send %x on @dp to 1 after(%x : tensor<8xf32>) : tensor<8xf32>
    comm.wait %e : !comm.future
    %f = comm.send %x on @dp to 1 : tensor<8xf32>
    comm.wait %f : !comm.future
    %z = comm.compute "z"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  }
  return
}

// ALL-COUNT-13: does not start one iteration ahead
