// The user's own write to a parameter whose uses could be rewritten is an
// error, and the module stays as it was, its other functions, too.

// RUN: commute-opt %s --split-input-file --verify-diagnostics --comm-remove-unsharded-params
// RUN: not commute-opt %s --split-input-file --comm-remove-unsharded-params --mlir-print-ir-after-failure 2>&1 | FileCheck %s
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-remove-unsharded-params{none})' 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: error: {{.*}}no such option none

// CHECK-LABEL: func.func @good
// CHECK-NEXT: comm.resize
// CHECK-NEXT: comm.copy
// CHECK-NEXT: comm.compute
// CHECK-NEXT: comm.resize
func.func @good(%p: memref<16xf32>, %y: tensor<16xf32>) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @mutated(%p: memref<16xf32> {comm.name = "w"}, %y: tensor<16xf32>) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  // expected-error @below {{'comm.compute' op user mutation of an unsharded parameter, #0 ('w')}}
  comm.compute "add_"(%p) mutates [0] : (memref<16xf32>) -> ()
  comm.compute "mul_"(%p) mutates [0] : (memref<16xf32>) -> ()
  comm.resize %p to 0 : memref<16xf32>
  return
}

// -----

func.func @view(%p: memref<4x4xf32>, %y: tensor<4x4xf32>, %c: index, %f: f32) {
  comm.resize %p to 64 : memref<4x4xf32>
  comm.copy %y into %p : tensor<4x4xf32> into memref<4x4xf32>
  %v = memref.subview %p[0, 0] [2, 4] [1, 1]
      : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1]>>
  scf.for %i = %c to %c step %c {
    // expected-error @below {{'memref.store' op user mutation of an unsharded parameter, #0}}
    memref.store %f, %v[%i, %c] : memref<2x4xf32, strided<[4, 1]>>
  }
  comm.resize %p to 0 : memref<4x4xf32>
  return
}

// -----

// While it is full from before the call, too.
func.func @before(%p: memref<16xf32>, %y: tensor<16xf32>) {
  // expected-error @below {{'comm.compute' op user mutation of an unsharded parameter, #0}}
  comm.compute "add_"(%p) mutates [0] : (memref<16xf32>) -> ()
  comm.resize %p to 0 : memref<16xf32>
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

// -----

comm.process_group @dp size 8

func.func @received(%p: memref<16xf32>, %y: tensor<16xf32>) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  // expected-error @below {{'comm.all_reduce' op user mutation of an unsharded parameter, #0}}
  %f = comm.all_reduce %p into %p on @dp reduce sum
      : memref<16xf32> into memref<16xf32> -> !comm.future<memref<16xf32>>
  %w = comm.wait %f : !comm.future<memref<16xf32>>
  comm.resize %p to 0 : memref<16xf32>
  return
}

// -----

func.func @freed(%p: memref<16xf32>, %y: tensor<16xf32>) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  // expected-error @below {{'memref.dealloc' op user mutation of an unsharded parameter, #0}}
  memref.dealloc %p : memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}
