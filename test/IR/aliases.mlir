// What upstream's alias analysis makes of the buffers of comm ops: a view is its
// source, a fresh buffer is distinct from all else, and nothing is called distinct
// that may be the same.

// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(func.func(test-alias-analysis))' -o /dev/null 2>&1 | FileCheck %s

// CHECK-DAG: view#0 <-> view_of_view#0: MustAlias
// CHECK-DAG: view#0 <-> func.region0#0: MustAlias
// CHECK-DAG: view_of_view#0 <-> func.region0#0: MustAlias

// CHECK-DAG: view#0 <-> fresh#0: NoAlias
// CHECK-DAG: fresh#0 <-> other#0: NoAlias
// CHECK-DAG: fresh#0 <-> func.region0#0: NoAlias

// A group's results are what it yields.
// CHECK-DAG: fresh#0 <-> group#0: MustAlias
// CHECK-DAG: other#0 <-> group#0: NoAlias

// Both results of a packing are views of one new buffer.
// CHECK-DAG: copy_in#0 <-> copy_in#1: MayAlias
// CHECK-DAG: fresh#0 <-> copy_in#1: NoAlias

// With a destination they are views of that.
// CHECK-DAG: copy_in#0 <-> copy_into#0: MayAlias
// CHECK-DAG: copy_in#1 <-> copy_into#0: MayAlias
// CHECK-DAG: copy_in#1 <-> copy_into#1: MayAlias

// A wait returns its start's destinations, else a new buffer; where the start is
// not in sight, anything.
// CHECK-DAG: copy_in#1 <-> wait_into#0: MayAlias
// CHECK-DAG: fresh#0 <-> wait_fresh#0: NoAlias
// CHECK-DAG: copy_in#1 <-> wait_fresh#0: NoAlias
// CHECK-DAG: wait_fresh#0 <-> func.region0#0: NoAlias
// CHECK-DAG: fresh#0 <-> wait_any#0: MayAlias
// CHECK-DAG: wait_any#0 <-> func.region0#0: MayAlias

comm.process_group @dp size 8
func.func @aliases(%m: memref<8xf32>, %t: tensor<8xf32>,
                   %any: !comm.future<memref<64xf32>>) attributes {test.ptr = "func"} {
  %v = comm.view "v" %m {test.ptr = "view"} : memref<8xf32> -> memref<4xf32>
  %w = comm.view "v" %v {test.ptr = "view_of_view"} : memref<4xf32> -> memref<2xf32>
  %fresh = comm.compute "zeros"() {test.ptr = "fresh"} : () -> memref<8xf32>
  %other = comm.compute "zeros"() {test.ptr = "other"} : () -> memref<8xf32>
  %group = comm.schedule_group -> (memref<8xf32>) attributes {test.ptr = "group"} {
    comm.yield %fresh : memref<8xf32>
  }
  %part, %whole = comm.all_gather_copy_in %t rank 0 {test.ptr = "copy_in"}
      : tensor<8xf32> -> memref<8xf32>, memref<64xf32>
  %part2, %whole2 = comm.all_gather_copy_in %t into %whole rank 0 {test.ptr = "copy_into"}
      : tensor<8xf32> into memref<64xf32> -> memref<8xf32>, memref<64xf32>
  %f = comm.all_gather %part into %whole on @dp dim 0
      : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  %a = comm.wait %f {test.ptr = "wait_into"} : !comm.future<memref<64xf32>>
  %g = comm.all_gather %part on @dp dim 0 : memref<8xf32> -> !comm.future<memref<64xf32>>
  %b = comm.wait %g {test.ptr = "wait_fresh"} : !comm.future<memref<64xf32>>
  %c = comm.wait %any {test.ptr = "wait_any"} : !comm.future<memref<64xf32>>
  return
}
