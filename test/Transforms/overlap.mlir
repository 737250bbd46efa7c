// Reorder compute, sink waits, raise collectives, as one.

// RUN: commute-opt %s --comm-overlap | FileCheck %s
// RUN: commute-opt %s --comm-overlap --comm-verify-order | FileCheck %s
// RUN: commute-opt %s --pass-pipeline='builtin.module(func.func(comm-overlap))' | FileCheck %s

// The plugin gives the same bytes.
// RUN: commute-opt %s --comm-overlap -o %t.mlir
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-overlap)' | cmp - %t.mlir
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(func.func(comm-overlap))' | cmp - %t.mlir

// It is what its passes give one after the other.
// RUN: commute-opt %s --comm-reorder-compute=order=all --comm-sink-waits=order=all --comm-raise-collectives=order=all | cmp - %t.mlir

comm.process_group @dp size 8

// Both gathers start before anything else. Every program that comes out of a
// tracer looks like this one: each start is followed by its wait.
// CHECK-LABEL: func.func @step
// CHECK-NEXT: comm.view
// CHECK-NEXT: %[[F:.*]] = comm.all_gather
// CHECK-NEXT: comm.view
// CHECK-NEXT: %[[G:.*]] = comm.all_gather
// CHECK-NEXT: %[[V:.*]] = comm.wait %[[F]]
// CHECK-NEXT: %[[A:.*]] = comm.compute "mm"(%{{.*}}, %[[V]])
// CHECK-NEXT: %[[B:.*]] = comm.compute "norm"(%[[A]])
// CHECK-NEXT: %[[W:.*]] = comm.wait %[[G]]
// CHECK-NEXT: %[[C:.*]] = comm.compute "mm"(%[[B]], %[[W]])
// CHECK-NEXT: return %[[C]]
func.func @step(%x: tensor<64xf32>, %p: tensor<2x4xf32>, %q: tensor<2x4xf32>)
    -> tensor<64xf32> {
  %s = comm.view "flat" %p : tensor<2x4xf32> -> tensor<8xf32>
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "mm"(%x, %v)
      : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %b = comm.compute "norm"(%a) : (tensor<64xf32>) -> tensor<64xf32>
  %t = comm.view "flat" %q : tensor<2x4xf32> -> tensor<8xf32>
  %g = comm.all_gather %t on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %g : !comm.future<tensor<64xf32>>
  %c = comm.compute "mm"(%b, %w)
      : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %c : tensor<64xf32>
}
