// Waits go behind all that can come before them; all else stays in its order.

// RUN: commute-opt %s --comm-sink-waits | FileCheck %s
// RUN: commute-opt %s --comm-sink-waits --comm-verify-order | FileCheck %s
// RUN: commute-opt %s --pass-pipeline='builtin.module(func.func(comm-sink-waits))' | FileCheck %s

// The plugin gives the same bytes, and a second run changes nothing.
// RUN: commute-opt %s --comm-sink-waits -o %t.mlir
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-sink-waits)' | cmp - %t.mlir
// RUN: commute-opt %t.mlir --comm-sink-waits | cmp - %t.mlir

comm.process_group @dp size 8

// CHECK-LABEL: func.func @behind_compute
// CHECK-NEXT: %[[F:.*]] = comm.all_gather
// CHECK-NEXT: %[[A:.*]] = comm.compute "a"
// CHECK-NEXT: %[[B:.*]] = comm.compute "b"
// CHECK-NEXT: %[[W:.*]] = comm.wait %[[F]]
// CHECK-NEXT: %[[Y:.*]] = comm.compute "use"(%[[W]], %[[B]])
// CHECK-NEXT: return %[[Y]]
func.func @behind_compute(%s: tensor<8xf32>, %x: tensor<64xf32>)
    -> tensor<64xf32> {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %b = comm.compute "b"(%a) : (tensor<64xf32>) -> tensor<64xf32>
  %y = comm.compute "use"(%w, %b)
      : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %y : tensor<64xf32>
}

// Behind the starts of other collectives, too, and in the order of the waits.
// CHECK-LABEL: func.func @two
// CHECK-NEXT: %[[F:.*]] = comm.all_gather
// CHECK-NEXT: %[[G:.*]] = comm.all_gather
// CHECK-NEXT: %[[V:.*]] = comm.wait %[[F]]
// CHECK-NEXT: comm.compute "v"(%[[V]])
// CHECK-NEXT: %[[W:.*]] = comm.wait %[[G]]
// CHECK-NEXT: comm.compute "w"(%[[W]])
func.func @two(%s: tensor<8xf32>, %t: tensor<8xf32>)
    -> (tensor<64xf32>, tensor<64xf32>) {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %f : !comm.future<tensor<64xf32>>
  %g = comm.all_gather %t on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %g : !comm.future<tensor<64xf32>>
  %x = comm.compute "v"(%v) : (tensor<64xf32>) -> tensor<64xf32>
  %y = comm.compute "w"(%w) : (tensor<64xf32>) -> tensor<64xf32>
  return %x, %y : tensor<64xf32>, tensor<64xf32>
}

// A wait in the order that data asks for is a wait that stays.
// CHECK-LABEL: func.func @chain
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.reduce_scatter
// CHECK-NEXT: comm.wait
// CHECK-NEXT: return
func.func @chain(%s: tensor<8xf32>) -> tensor<8xf32> {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %f : !comm.future<tensor<64xf32>>
  %g = comm.reduce_scatter %v on @dp dim 0 reduce sum
      : tensor<64xf32> -> !comm.future<tensor<8xf32>>
  %w = comm.wait %g : !comm.future<tensor<8xf32>>
  return %w : tensor<8xf32>
}

// Buffers: what reads the destination follows the wait, what writes the input
// does, and what touches neither comes before it.
// CHECK-LABEL: func.func @buffers
// CHECK-NEXT: %[[S:.*]] = memref.alloc
// CHECK-NEXT: %[[D:.*]] = memref.alloc
// CHECK-NEXT: %[[O:.*]] = memref.alloc
// CHECK-NEXT: %[[F:.*]] = comm.all_gather %[[S]] into %[[D]]
// CHECK-NEXT: comm.compute "other"(%[[O]]) mutates
// CHECK-NEXT: comm.wait %[[F]]
// CHECK-NEXT: comm.compute "reads"(%[[D]])
// CHECK-NEXT: comm.compute "writes"(%[[S]]) mutates
func.func @buffers() -> tensor<64xf32> {
  %s = memref.alloc() : memref<8xf32>
  %d = memref.alloc() : memref<64xf32>
  %o = memref.alloc() : memref<64xf32>
  %f = comm.all_gather %s into %d on @dp dim 0
      : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  %w = comm.wait %f : !comm.future<memref<64xf32>>
  %y = comm.compute "reads"(%d) : (memref<64xf32>) -> tensor<64xf32>
  comm.compute "writes"(%s) mutates [0] : (memref<8xf32>) -> ()
  comm.compute "other"(%o) mutates [0] : (memref<64xf32>) -> ()
  return %y : tensor<64xf32>
}

// `after` operands hold.
// CHECK-LABEL: func.func @after
// CHECK: comm.all_gather
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.compute "a"{{.*}} after(
func.func @after(%s: tensor<8xf32>, %x: tensor<64xf32>)
    -> (tensor<64xf32>, tensor<64xf32>) {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) after(%w : tensor<64xf32>)
      : (tensor<64xf32>) -> tensor<64xf32>
  return %w, %a : tensor<64xf32>, tensor<64xf32>
}
