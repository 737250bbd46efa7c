// Collectives, with what they need, go before all else; their order is kept.

// RUN: commute-opt %s --comm-raise-collectives | FileCheck %s
// RUN: commute-opt %s --comm-raise-collectives --comm-verify-order | FileCheck %s
// RUN: commute-opt %s --pass-pipeline='builtin.module(func.func(comm-raise-collectives))' | FileCheck %s

// The plugin gives the same bytes, and a second run changes nothing.
// RUN: commute-opt %s --comm-raise-collectives -o %t.mlir
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-raise-collectives)' | cmp - %t.mlir
// RUN: commute-opt %t.mlir --comm-raise-collectives | cmp - %t.mlir

comm.process_group @dp size 8

// The cast that feeds the gather moves with it.
// CHECK-LABEL: func.func @with_its_input
// CHECK-NEXT: %[[C:.*]] = comm.compute "cast"
// CHECK-NEXT: %[[F:.*]] = comm.all_gather %[[C]]
// CHECK-NEXT: comm.compute "a"
// CHECK-NEXT: comm.compute "b"
// CHECK-NEXT: comm.wait %[[F]]
func.func @with_its_input(%s: tensor<8xf64>, %x: tensor<64xf32>)
    -> (tensor<64xf32>, tensor<64xf32>) {
  %a = comm.compute "a"(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %b = comm.compute "b"(%a) : (tensor<64xf32>) -> tensor<64xf32>
  %c = comm.compute "cast"(%s) : (tensor<8xf64>) -> tensor<8xf32>
  %f = comm.all_gather %c on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  return %w, %b : tensor<64xf32>, tensor<64xf32>
}

// Two independent gathers start one after the other, before the first wait;
// the scatter of a gradient stays behind what it sends.
// CHECK-LABEL: func.func @three
// CHECK-NEXT: %[[F:.*]] = comm.all_gather
// CHECK-NEXT: %[[G:.*]] = comm.all_gather
// CHECK-NEXT: %[[V:.*]] = comm.wait %[[F]]
// CHECK-NEXT: %[[X:.*]] = comm.compute "grad"(%[[V]])
// CHECK-NEXT: %[[H:.*]] = comm.reduce_scatter %[[X]]
// CHECK-NEXT: comm.wait %[[G]]
// CHECK-NEXT: comm.wait %[[H]]
func.func @three(%s: tensor<8xf32>, %t: tensor<8xf32>)
    -> (tensor<64xf32>, tensor<8xf32>) {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %f : !comm.future<tensor<64xf32>>
  %g = comm.all_gather %t on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %g : !comm.future<tensor<64xf32>>
  %x = comm.compute "grad"(%v) : (tensor<64xf32>) -> tensor<64xf32>
  %h = comm.reduce_scatter %x on @dp dim 0 reduce avg
      : tensor<64xf32> -> !comm.future<tensor<8xf32>>
  %y = comm.wait %h : !comm.future<tensor<8xf32>>
  return %w, %y : tensor<64xf32>, tensor<8xf32>
}

// A collective that reads a buffer stays behind the write to it, and the writes
// to others wait for it to start.
// CHECK-LABEL: func.func @buffers
// CHECK: comm.compute "fills"(%[[S:.*]]) mutates [0]
// CHECK-NEXT: comm.all_gather %[[S]]
// CHECK-NEXT: comm.compute "a"
// CHECK-NEXT: comm.wait
func.func @buffers(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %s = memref.alloc() : memref<8xf32>
  %a = comm.compute "a"(%x) : (tensor<64xf32>) -> tensor<64xf32>
  comm.compute "fills"(%s) mutates [0] : (memref<8xf32>) -> ()
  %f = comm.all_gather %s on @dp dim 0
      : memref<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  return %w, %a : tensor<64xf32>, tensor<64xf32>
}
