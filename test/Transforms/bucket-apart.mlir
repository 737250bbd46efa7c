// What is not merged.

// RUN: commute-opt %s --comm-bucket | FileCheck %s --implicit-check-not=comm.bucket
// RUN: commute-opt %s -o %t.mlir
// RUN: commute-opt %s --comm-bucket | cmp - %t.mlir

comm.process_group @dp size 8
comm.process_group @ep size 8

// Of other kinds, groups, reductions, element types, dimensions, roots; buffers
// and tensors; with and without destinations.
// CHECK-LABEL: func.func @different
func.func @different(%a: tensor<8x8xf32>, %h: tensor<8x8xf16>,
                     %m: memref<8x8xf32>) {
  %n = memref.alloc() : memref<8x8xf32>
  %f0 = comm.all_reduce %a on @dp reduce sum : tensor<8x8xf32> -> !comm.future<tensor<8x8xf32>>
  %f1 = comm.all_reduce %a on @ep reduce sum : tensor<8x8xf32> -> !comm.future<tensor<8x8xf32>>
  %f2 = comm.all_reduce %a on @dp reduce avg : tensor<8x8xf32> -> !comm.future<tensor<8x8xf32>>
  %f3 = comm.all_reduce %h on @dp reduce sum : tensor<8x8xf16> -> !comm.future<tensor<8x8xf16>>
  %f4 = comm.all_reduce %m into %m on @dp reduce sum : memref<8x8xf32> into memref<8x8xf32> -> !comm.future<memref<8x8xf32>>
  %f5 = comm.all_reduce %a into %n on @ep reduce min : tensor<8x8xf32> into memref<8x8xf32> -> !comm.future<memref<8x8xf32>>
  %f6 = comm.broadcast %a on @dp root 0 : tensor<8x8xf32> -> !comm.future<tensor<8x8xf32>>
  %f7 = comm.broadcast %a on @dp root 1 : tensor<8x8xf32> -> !comm.future<tensor<8x8xf32>>
  %f8 = comm.reduce_scatter %a on @dp dim 0 reduce sum : tensor<8x8xf32> -> !comm.future<tensor<1x8xf32>>
  %f9 = comm.reduce_scatter %a on @dp dim 1 reduce sum : tensor<8x8xf32> -> !comm.future<tensor<8x1xf32>>
  %v0 = comm.wait %f0 : !comm.future<tensor<8x8xf32>>
  %v1 = comm.wait %f1 : !comm.future<tensor<8x8xf32>>
  %v2 = comm.wait %f2 : !comm.future<tensor<8x8xf32>>
  %v3 = comm.wait %f3 : !comm.future<tensor<8x8xf16>>
  %v4 = comm.wait %f4 : !comm.future<memref<8x8xf32>>
  %v5 = comm.wait %f5 : !comm.future<memref<8x8xf32>>
  %v6 = comm.wait %f6 : !comm.future<tensor<8x8xf32>>
  %v7 = comm.wait %f7 : !comm.future<tensor<8x8xf32>>
  %v8 = comm.wait %f8 : !comm.future<tensor<1x8xf32>>
  %v9 = comm.wait %f9 : !comm.future<tensor<8x1xf32>>
  return
}

// Where one needs the other, through data.
// CHECK-LABEL: func.func @data
func.func @data(%a: tensor<8xf32>) -> tensor<8xf32> {
  %f = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %x = comm.compute "x"(%v) : (tensor<8xf32>) -> tensor<8xf32>
  %g = comm.all_reduce %x on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %w = comm.wait %g : !comm.future<tensor<8xf32>>
  return %w : tensor<8xf32>
}

// Through memory.
// CHECK-LABEL: func.func @memory
func.func @memory(%m: memref<8xf32>, %n: memref<8xf32>) {
  %f = comm.all_reduce %m into %m on @dp reduce sum : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  %v = comm.wait %f : !comm.future<memref<8xf32>>
  comm.copy %v into %n : memref<8xf32> into memref<8xf32>
  %g = comm.all_reduce %n into %n on @dp reduce sum : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  %w = comm.wait %g : !comm.future<memref<8xf32>>
  return
}

// Through `after`.
// CHECK-LABEL: func.func @ordering
func.func @ordering(%a: tensor<8xf32>) {
  %f = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %g = comm.all_reduce %a on @dp reduce sum after(%f : !comm.future<tensor<8xf32>>) : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %w = comm.wait %g : !comm.future<tensor<8xf32>>
  return
}

// Through what is between the waits alone.
// CHECK-LABEL: func.func @waits
func.func @waits(%a: tensor<8xf32>) {
  %f = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %g = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %x = comm.compute "x"(%v) : (tensor<8xf32>) -> tensor<8xf32>
  %w = comm.wait %g after(%x : tensor<8xf32>) : !comm.future<tensor<8xf32>>
  return
}

// Through something whose effects are not known.
// CHECK-LABEL: func.func @unknown
func.func private @unknown_effects()
func.func @unknown(%a: tensor<8xf32>) {
  %f = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  call @unknown_effects() {comm.cost_ns = 5} : () -> ()
  %g = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %w = comm.wait %g : !comm.future<tensor<8xf32>>
  return
}

// Where a future goes elsewhere than to one wait of the block.
// CHECK-LABEL: func.func @futures
func.func @futures(%a: tensor<8xf32>, %condition: i1)
    -> !comm.future<tensor<8xf32>> {
  %f = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %g = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  scf.if %condition {
    %w = comm.wait %g : !comm.future<tensor<8xf32>>
  }
  return %f : !comm.future<tensor<8xf32>>
}

// Where a size is not known, nobody can tell whether it is small.
// CHECK-LABEL: func.func @dynamic
func.func @dynamic(%a: tensor<?xf32>) {
  %f = comm.all_reduce %a on @dp reduce sum {comm.cost_ns = 5} : tensor<?xf32> -> !comm.future<tensor<?xf32>>
  %v = comm.wait %f : !comm.future<tensor<?xf32>>
  %g = comm.all_reduce %a on @dp reduce sum {comm.cost_ns = 5} : tensor<?xf32> -> !comm.future<tensor<?xf32>>
  %w = comm.wait %g : !comm.future<tensor<?xf32>>
  return
}

// What is in a schedule group stays there; send, recv and barrier are agreed on
// with other ranks one by one.
// CHECK-LABEL: func.func @other
func.func @other(%a: tensor<8xf32>) {
  comm.schedule_group {
    %f = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %g = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %w = comm.wait %g : !comm.future<tensor<8xf32>>
  }
  %s = comm.send %a on @dp to 1 : tensor<8xf32>
  %t = comm.send %a on @dp to 1 : tensor<8xf32>
  comm.wait %s : !comm.future
  comm.wait %t : !comm.future
  return
}

// Where the first would have to wait for the last, and the program for it: each
// is hidden behind the computation before it.
// CHECK-LABEL: func.func @makespan
func.func @makespan(%a: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %f = comm.all_reduce %a on @dp reduce sum {comm.cost_ns = 100}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %x = comm.compute "x"(%a) {comm.cost_ns = 100} : (tensor<8xf32>) -> tensor<8xf32>
  %g = comm.all_reduce %x on @dp reduce sum {comm.cost_ns = 100}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %y = comm.compute "y"(%v) {comm.cost_ns = 100} : (tensor<8xf32>) -> tensor<8xf32>
  %w = comm.wait %g : !comm.future<tensor<8xf32>>
  %z = comm.compute "z"(%w) {comm.cost_ns = 100} : (tensor<8xf32>) -> tensor<8xf32>
  return %y, %z : tensor<8xf32>, tensor<8xf32>
}
