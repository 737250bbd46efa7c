// Upstream's passes keep every collective and wait, whatever they do around
// them: the interfaces that lib/CAPI gives the ops tell them enough.

// RUN: commute-opt %s --split-input-file --cse --canonicalize \
// RUN:   --loop-invariant-code-motion --sccp --control-flow-sink \
// RUN:   --symbol-dce | FileCheck %s --check-prefixes=CHECK,KEEP
// RUN: commute-opt %s --split-input-file --remove-dead-values \
// RUN:   | FileCheck %s --check-prefixes=CHECK
// RUN: commute-opt %s --split-input-file --inline \
// RUN:   | FileCheck %s --check-prefixes=CHECK,INLINE
// RUN: commute-opt %s --split-input-file \
// RUN:   --pass-pipeline='builtin.module(func.func(optimize-allocation-liveness))' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,LIVENESS
// RUN: %mlir_opt_plugin %s --split-input-file --inline \
// RUN:   | FileCheck %s --check-prefixes=CHECK,INLINE

// Equal collectives are two; one that nobody waits for stays, too.
// CHECK-LABEL: func.func @equal
// CHECK-COUNT-3: comm.all_gather
// CHECK-COUNT-2: comm.wait
comm.process_group @dp size 8
func.func @equal(%t: tensor<8xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %f = comm.all_gather %t on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %g = comm.all_gather %t on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %h = comm.all_gather %t on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %x = comm.wait %f : !comm.future<tensor<64xf32>>
  %y = comm.wait %g : !comm.future<tensor<64xf32>>
  return %x, %y : tensor<64xf32>, tensor<64xf32>
}

// -----

// Loop-invariant operands do not make a collective leave its loop.
// CHECK-LABEL: func.func @loop
// CHECK: scf.for
// CHECK: comm.all_reduce
// CHECK: comm.wait
// CHECK: return
comm.process_group @dp size 8
func.func @loop(%t: tensor<8xf32>, %a: index, %b: index, %s: index) {
  scf.for %i = %a to %b step %s {
    %f = comm.all_reduce %t on @dp reduce sum
        : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %x = comm.wait %f : !comm.future<tensor<8xf32>>
  }
  return
}

// -----

// Two buffers that look alike are written later, and stay two.
// KEEP-LABEL: func.func @fresh
// KEEP-COUNT-2: comm.compute "zeros"
func.func @fresh(%t: tensor<8xf32>) -> (memref<8xf32>, memref<8xf32>) {
  %a = comm.compute "zeros"() : () -> memref<8xf32>
  %b = comm.compute "zeros"() : () -> memref<8xf32>
  comm.copy %t into %a : tensor<8xf32> into memref<8xf32>
  return %a, %b : memref<8xf32>, memref<8xf32>
}

// -----

// A callee with communication can be inlined.
// INLINE-LABEL: func.func @caller
// INLINE-NEXT: comm.all_gather
// INLINE-NEXT: comm.wait
// INLINE-NEXT: return
comm.process_group @dp size 8
func.func private @callee(%t: tensor<8xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %t on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %x = comm.wait %f : !comm.future<tensor<64xf32>>
  return %x : tensor<64xf32>
}
func.func @caller(%t: tensor<8xf32>) -> tensor<64xf32> {
  %x = call @callee(%t) : (tensor<8xf32>) -> tensor<64xf32>
  return %x : tensor<64xf32>
}

// -----

// A buffer in flight is not freed before its wait, nor before the last use of
// what the wait returns, which is the same buffer.
// LIVENESS-LABEL: func.func @in_flight
// LIVENESS: comm.all_gather
// LIVENESS-NEXT: comm.compute "other"
// LIVENESS-NEXT: comm.wait
// LIVENESS-NEXT: comm.compute "use"
// LIVENESS: memref.dealloc
comm.process_group @dp size 8
func.func @in_flight(%m: memref<8xf32>, %t: tensor<8xf32>) -> tensor<8xf32> {
  %n = memref.alloc() : memref<64xf32>
  %f = comm.all_gather %m into %n on @dp dim 0
      : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  %h = comm.compute "other"(%t) : (tensor<8xf32>) -> tensor<8xf32>
  %w = comm.wait %f : !comm.future<memref<64xf32>>
  %u = comm.compute "use"(%w, %h)
      : (memref<64xf32>, tensor<8xf32>) -> tensor<8xf32>
  memref.dealloc %n : memref<64xf32>
  return %u : tensor<8xf32>
}

// -----

// The same where the future passes through a region.
// LIVENESS-LABEL: func.func @future_in_region
// LIVENESS: comm.compute "use"
// LIVENESS-NEXT: memref.dealloc
comm.process_group @dp size 8
func.func @future_in_region(%m: memref<8xf32>, %c: i1) -> tensor<8xf32> {
  %n = memref.alloc() : memref<64xf32>
  %f = comm.all_gather %m into %n on @dp dim 0
      : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  %g = scf.if %c -> !comm.future<memref<64xf32>> {
    scf.yield %f : !comm.future<memref<64xf32>>
  } else {
    scf.yield %f : !comm.future<memref<64xf32>>
  }
  %w = comm.wait %g : !comm.future<memref<64xf32>>
  %u = comm.compute "use"(%w) : (memref<64xf32>) -> tensor<8xf32>
  memref.dealloc %n : memref<64xf32>
  return %u : tensor<8xf32>
}

// -----

// Views, of each op that makes some, are the buffer.
// LIVENESS-LABEL: func.func @views
// LIVENESS: comm.compute "use"
// LIVENESS-NEXT: memref.dealloc
func.func @views(%t: tensor<8xf32>) -> tensor<8xf32> {
  %n = memref.alloc() : memref<64xf32>
  %in, %out = comm.all_gather_copy_in %t into %n rank 0
      : tensor<8xf32> into memref<64xf32> -> memref<8xf32>, memref<64xf32>
  %v = comm.view "aten.slice" %out : memref<64xf32> -> memref<8xf32>
  %g = comm.schedule_group -> (memref<8xf32>) {
    comm.yield %v : memref<8xf32>
  }
  %u = comm.compute "use"(%g) : (memref<8xf32>) -> tensor<8xf32>
  memref.dealloc %n : memref<64xf32>
  return %u : tensor<8xf32>
}
