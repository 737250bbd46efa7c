// All of FSDP's rewrites and an ordering pass, as one.

// RUN: commute-opt %s --comm-fsdp | FileCheck %s
// RUN: commute-opt %s --pass-pipeline='builtin.module(func.func(comm-fsdp))' | FileCheck %s
// RUN: commute-opt %s --comm-overlap='passes=comm-fsdp' | FileCheck %s
// RUN: commute-opt %s --comm-remove-unsharded-params --comm-reinplace-all-gather --comm-group-fsdp --comm-reorder-compute | FileCheck %s
// RUN: commute-opt %s --comm-fsdp -o %t.mlir
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-fsdp)' | cmp - %t.mlir

// The passes are an option, of this pass and of comm-overlap, which reports.
// RUN: commute-opt %s --comm-fsdp='passes=comm-remove-unsharded-params' | FileCheck %s --check-prefix=ONE
// ONE-NOT: comm.resize
// ONE-NOT: comm.schedule_group
// RUN: commute-opt %s --comm-verify-order --comm-overlap='passes=comm-remove-unsharded-params,comm-reinplace-all-gather,comm-group-fsdp,comm-reorder-compute report=true' 2>&1 -o /dev/null | FileCheck %s --check-prefix=REPORT
// REPORT: overlap of block 0 in func.func @step
// REPORT-NEXT: {{^}}  after
// REPORT-NEXT: {{^}}  input
// REPORT-NEXT: {{^}}  comm-remove-unsharded-params
// REPORT-NEXT: {{^}}  comm-reinplace-all-gather
// REPORT-NEXT: {{^}}  comm-group-fsdp
// REPORT-NEXT: {{^}}  comm-reorder-compute
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-fsdp{passes=comm-none})' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: option 'passes': 'comm-none' does not refer to a registered pass

comm.process_group @dp size 8

// The second gather starts once the first one is copied out, and hides behind
// the first layer.
// CHECK-LABEL: func.func @step
// CHECK: comm.all_gather
// CHECK: comm.wait
// CHECK: comm.all_gather
// CHECK: comm.compute "layer0"
// CHECK: comm.wait
// CHECK: comm.compute "layer1"
// CHECK-NOT: comm.resize
// CHECK: return
func.func @step(%p.arg: memref<128xf32>, %q.arg: memref<128xf32>,
                %a: tensor<16xf32>, %b: tensor<16xf32>, %x: tensor<4xf32>)
    -> tensor<4xf32> {
  %p, %q = memref.distinct_objects %p.arg, %q.arg
      : memref<128xf32>, memref<128xf32>
  %i0, %o0 = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %f = comm.all_gather %i0 on @dp dim 0 {comm.cost_ns = 9000}
      : memref<16xf32> -> !comm.future<tensor<128xf32>>
  %v = comm.wait %f : !comm.future<tensor<128xf32>>
  %c = comm.split_copy_out %v dim 0 sizes [128] : tensor<128xf32> -> tensor<128xf32>
  comm.resize %p to 512 : memref<128xf32>
  comm.copy %c into %p : tensor<128xf32> into memref<128xf32>
  %y = comm.compute "layer0"(%x, %p) {comm.cost_ns = 9000}
      : (tensor<4xf32>, memref<128xf32>) -> tensor<4xf32>
  comm.resize %p to 0 : memref<128xf32>
  %i1, %o1 = comm.all_gather_copy_in %b rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %g = comm.all_gather %i1 on @dp dim 0 {comm.cost_ns = 9000}
      : memref<16xf32> -> !comm.future<tensor<128xf32>>
  %w = comm.wait %g : !comm.future<tensor<128xf32>>
  %d = comm.split_copy_out %w dim 0 sizes [128] : tensor<128xf32> -> tensor<128xf32>
  comm.resize %q to 512 : memref<128xf32>
  comm.copy %d into %q : tensor<128xf32> into memref<128xf32>
  %z = comm.compute "layer1"(%y, %q) {comm.cost_ns = 9000}
      : (tensor<4xf32>, memref<128xf32>) -> tensor<4xf32>
  comm.resize %q to 0 : memref<128xf32>
  return %z : tensor<4xf32>
}
