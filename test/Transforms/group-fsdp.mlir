// FSDP's communication becomes groups, in an order.

// RUN: commute-opt %s --comm-group-fsdp | FileCheck %s
// RUN: commute-opt %s --pass-pipeline='builtin.module(func.func(comm-group-fsdp))' | FileCheck %s

// The plugin gives the same bytes, and a second run changes nothing.
// RUN: commute-opt %s --comm-group-fsdp -o %t.mlir
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-group-fsdp)' | cmp - %t.mlir
// RUN: commute-opt %t.mlir --comm-group-fsdp | cmp - %t.mlir

// The schedulers move groups as one, in every order of passes.
// RUN: commute-opt %t.mlir --comm-verify-order --comm-overlap | FileCheck %s --check-prefix=MOVED
// RUN: commute-opt %s --comm-verify-order --comm-order-collectives --comm-group-fsdp --comm-overlap -o /dev/null
// RUN: commute-opt %s --comm-verify-order --comm-group-fsdp --comm-order-collectives --comm-overlap -o /dev/null

// What is taken apart again can be grouped again: the same groups.
// RUN: commute-opt %t.mlir --comm-ungroup --comm-group-fsdp --comm-ungroup -o %t.twice.mlir
// RUN: commute-opt %t.mlir --comm-ungroup | FileCheck %s --check-prefix=APART
// APART-NOT: schedule_group
// APART: comm.all_gather {{.*}} after({{.*}} : tensor<64xf32>)
// APART-NOT: schedule_group

comm.process_group @dp size 8
comm.process_group @rp size 2

// The casts that feed the copy-in alone, the copy-in, the gather; its wait and
// the copy-out with the view between; in the place of the first of each, behind
// what they need. What feeds others as well stays out.
// CHECK-LABEL: func.func @gathers
// CHECK-NEXT: %[[SHARED:.*]] = comm.compute "shared"
// CHECK-NEXT: %[[A:.*]] = comm.schedule_group -> (!comm.future<memref<128xf32>>) {
// CHECK-NEXT: comm.compute "cast"
// CHECK-NEXT: comm.all_gather_copy_in
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.yield
// CHECK-NEXT: }
// CHECK-NEXT: %[[EMPTY:.*]] = comm.compute "empty"
// CHECK-NEXT: %[[B:.*]]:2 = comm.schedule_group -> (tensor<64xf32>, tensor<64xf32>) {
// CHECK-NEXT: comm.wait %[[A]]
// CHECK-NEXT: comm.view
// CHECK-NEXT: comm.split_copy_out {{.*}} after(%[[EMPTY]] : tensor<64xf32>)
// CHECK-NEXT: comm.yield
// CHECK-NEXT: }
// CHECK-NEXT: comm.compute "use"(%[[B]]#0, %[[SHARED]])
// CHECK-NEXT: %[[C:.*]] = comm.schedule_group after(%[[B]]#0 : tensor<64xf32>) -> (!comm.future<memref<128xf32>>) {
// CHECK-NEXT: comm.compute "cast2"
// CHECK-NEXT: comm.all_gather_copy_in
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.yield
// CHECK-NEXT: }
// CHECK-NEXT: comm.schedule_group
// CHECK-NEXT: comm.wait %[[C]]
// MOVED-LABEL: func.func @gathers
// MOVED: comm.schedule_group
// MOVED: comm.compute "cast"
// MOVED-NEXT: comm.all_gather_copy_in
// MOVED-NEXT: comm.all_gather
// MOVED-NEXT: comm.yield
func.func @gathers(%a: tensor<16xf64>, %b: tensor<16xf64>, %x: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<64xf32>) {
  %s = comm.compute "shared"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %c = comm.compute "cast"(%a, %s) : (tensor<16xf64>, tensor<4xf32>) -> tensor<16xf32>
  %in, %out = comm.all_gather_copy_in %c rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %g = comm.all_gather %in into %out on @dp dim 0
      : memref<16xf32> into memref<128xf32> -> !comm.future<memref<128xf32>>
  %w = comm.wait %g : !comm.future<memref<128xf32>>
  %e = comm.compute "empty"() : () -> tensor<64xf32>
  %v = comm.view "rows" %w : memref<128xf32> -> memref<8x16xf32>
  %p:2 = comm.split_copy_out %v dim 1 sizes [8, 8] after(%e : tensor<64xf32>)
      : memref<8x16xf32> -> tensor<64xf32>, tensor<64xf32>
  %u = comm.compute "use"(%p#0, %s) : (tensor<64xf32>, tensor<4xf32>) -> tensor<4xf32>
  %d = comm.compute "cast2"(%b, %p#1) : (tensor<16xf64>, tensor<64xf32>) -> tensor<16xf32>
  %in2, %out2 = comm.all_gather_copy_in %d rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %h = comm.all_gather %in2 into %out2 on @dp dim 0
      : memref<16xf32> into memref<128xf32> -> !comm.future<memref<128xf32>>
  %y = comm.wait %h : !comm.future<memref<128xf32>>
  %q = comm.split_copy_out %y dim 0 sizes [128] : memref<128xf32> -> tensor<128xf32>
  %z = comm.compute "use2"(%q, %u) : (tensor<128xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %z, %p#1 : tensor<4xf32>, tensor<64xf32>
}

// The chunk-cat and what follows it up to the reduce-scatter, not what made the
// gradient; its wait, and what follows from that alone. Another collective of
// what was reduced (HSDP) is in no group; the next reduce-scatter comes after
// the group of the wait, named though nothing uses what it gives.
// CHECK-LABEL: func.func @scatters
// CHECK-NEXT: comm.compute "grad"
// CHECK-NEXT: %[[A:.*]] = comm.schedule_group -> (!comm.future<tensor<16xf32>>) {
// CHECK-NEXT: comm.chunk_cat
// CHECK-NEXT: comm.view
// CHECK-NEXT: comm.reduce_scatter
// CHECK-NEXT: comm.yield
// CHECK-NEXT: }
// CHECK-NEXT: %[[B:.*]]:2 = comm.schedule_group -> (tensor<16xf32>, tensor<16xf32>) {
// CHECK-NEXT: comm.wait %[[A]]
// CHECK-NEXT: comm.compute "half"
// CHECK-NEXT: comm.yield
// CHECK-NEXT: }
// CHECK-NEXT: comm.all_reduce %[[B]]#0 on @rp
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.schedule_group after(%[[B]]#0 : tensor<16xf32>)
// CHECK-NEXT: comm.chunk_cat
func.func @scatters(%x: tensor<128xf32>, %p: memref<16xf32>)
    -> (tensor<16xf32>, tensor<16xf32>) {
  %d = comm.compute "grad"(%x) : (tensor<128xf32>) -> tensor<128xf32>
  %c = comm.chunk_cat %d dim 0 chunks 8 : tensor<128xf32> -> tensor<8x16xf32>
  %v = comm.view "flat" %c : tensor<8x16xf32> -> tensor<128xf32>
  %f = comm.reduce_scatter %v on @dp dim 0 reduce avg
      : tensor<128xf32> -> !comm.future<tensor<16xf32>>
  %w = comm.wait %f : !comm.future<tensor<16xf32>>
  %r = comm.all_reduce %w on @rp reduce avg
      : tensor<16xf32> -> !comm.future<tensor<16xf32>>
  %y = comm.wait %r : !comm.future<tensor<16xf32>>
  %h = comm.compute "half"(%w) : (tensor<16xf32>) -> tensor<16xf32>
  %c2 = comm.chunk_cat %x dim 0 chunks 8 : tensor<128xf32> -> tensor<8x16xf32>
  %v2 = comm.view "flat" %c2 : tensor<8x16xf32> -> tensor<128xf32>
  %f2 = comm.reduce_scatter %v2 on @dp dim 0 reduce avg
      : tensor<128xf32> -> !comm.future<tensor<16xf32>>
  %w2 = comm.wait %f2 : !comm.future<tensor<16xf32>>
  comm.compute "store"(%p, %w2) mutates [0] : (memref<16xf32>, tensor<16xf32>) -> ()
  return %y, %h : tensor<16xf32>, tensor<16xf32>
}

// A bucket has several copy-outs; one inside of a loop is grouped there.
// CHECK-LABEL: func.func @bucket
// CHECK-NEXT: scf.for
// CHECK-NEXT: %[[A:.*]] = comm.schedule_group
// CHECK-NEXT: comm.all_gather_copy_in
// CHECK-NEXT: comm.all_gather_copy_in
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.yield
// CHECK-NEXT: }
// CHECK-NEXT: comm.schedule_group
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.split_copy_out
// CHECK-NEXT: comm.split_copy_out
// CHECK-NEXT: comm.yield
func.func @bucket(%a: tensor<16xf32>, %i: index) {
  scf.for %k = %i to %i step %i {
    %i0, %o0 = comm.all_gather_copy_in %a rank 0
        : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
    %i1, %o1 = comm.all_gather_copy_in %a rank 0
        : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
    %g = comm.all_gather %i0, %i1 into %o0, %o1 on @dp dim 0
        : memref<16xf32>, memref<16xf32> into memref<128xf32>, memref<128xf32>
          -> !comm.future<memref<128xf32>, memref<128xf32>>
    %w:2 = comm.wait %g : !comm.future<memref<128xf32>, memref<128xf32>>
    %p = comm.split_copy_out %w#0 dim 0 sizes [128] : memref<128xf32> -> tensor<128xf32>
    %q = comm.split_copy_out %w#1 dim 0 sizes [128] : memref<128xf32> -> tensor<128xf32>
    %u = comm.compute "use"(%p, %q) : (tensor<128xf32>, tensor<128xf32>) -> tensor<4xf32>
  }
  return
}

// All-gathers that are in flight at once already come one after the other.
// CHECK-LABEL: func.func @prefetched
// CHECK-NEXT: comm.schedule_group ->
// CHECK: comm.all_gather
// CHECK: comm.schedule_group ->
// CHECK: comm.wait
// CHECK: comm.schedule_group after
// CHECK: comm.all_gather
// CHECK: comm.schedule_group ->
// CHECK: comm.wait
func.func @prefetched(%a: tensor<16xf32>) -> (tensor<128xf32>, tensor<128xf32>) {
  %i0, %o0 = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %f = comm.all_gather %i0 into %o0 on @dp dim 0
      : memref<16xf32> into memref<128xf32> -> !comm.future<memref<128xf32>>
  %i1, %o1 = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %g = comm.all_gather %i1 into %o1 on @dp dim 0
      : memref<16xf32> into memref<128xf32> -> !comm.future<memref<128xf32>>
  %v = comm.wait %f : !comm.future<memref<128xf32>>
  %p = comm.split_copy_out %v dim 0 sizes [128] : memref<128xf32> -> tensor<128xf32>
  %w = comm.wait %g : !comm.future<memref<128xf32>>
  %q = comm.split_copy_out %w dim 0 sizes [128] : memref<128xf32> -> tensor<128xf32>
  return %p, %q : tensor<128xf32>, tensor<128xf32>
}

// Where the program says the opposite, there is no order: the first copy-out
// waits for what was gathered second.
// CHECK-LABEL: func.func @contradicting
// CHECK-NOT: schedule_group after
// CHECK: return
func.func @contradicting(%a: tensor<16xf32>) -> (tensor<128xf32>, tensor<128xf32>) {
  %i0, %o0 = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %f = comm.all_gather %i0 into %o0 on @dp dim 0
      : memref<16xf32> into memref<128xf32> -> !comm.future<memref<128xf32>>
  %i1, %o1 = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %g = comm.all_gather %i1 into %o1 on @dp dim 0
      : memref<16xf32> into memref<128xf32> -> !comm.future<memref<128xf32>>
  %w = comm.wait %g : !comm.future<memref<128xf32>>
  %q = comm.split_copy_out %w dim 0 sizes [128] : memref<128xf32> -> tensor<128xf32>
  %v = comm.wait %f after(%q : tensor<128xf32>) : !comm.future<memref<128xf32>>
  %p = comm.split_copy_out %v dim 0 sizes [128] : memref<128xf32> -> tensor<128xf32>
  return %p, %q : tensor<128xf32>, tensor<128xf32>
}

// What comes between the members of a group cannot stay there: no such group.
// CHECK-LABEL: func.func @between
// CHECK-NEXT: comm.all_gather_copy_in
// CHECK-NEXT: comm.compute "between"
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.schedule_group ->
// CHECK-NEXT: comm.wait
func.func @between(%a: tensor<16xf32>, %b: memref<4xf32>) -> tensor<128xf32> {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  comm.compute "between"(%out, %b) mutates [0, 1]
      : (memref<128xf32>, memref<4xf32>) -> ()
  %f = comm.all_gather %in into %out on @dp dim 0
      : memref<16xf32> into memref<128xf32> -> !comm.future<memref<128xf32>>
  %v = comm.wait %f : !comm.future<memref<128xf32>>
  %p = comm.split_copy_out %v dim 0 sizes [128] : memref<128xf32> -> tensor<128xf32>
  return %p : tensor<128xf32>
}

// A collective and a wait that belong to no group of FSDP's stay what they are,
// and so does a group that is there.
// CHECK-LABEL: func.func @others
// CHECK-NEXT: comm.schedule_group ->
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.yield
// CHECK-NEXT: }
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.reduce_scatter
// CHECK-NEXT: comm.wait
// CHECK-NEXT: return
func.func @others(%a: tensor<16xf32>) -> (tensor<128xf32>, tensor<2xf32>) {
  %f = comm.schedule_group -> (!comm.future<tensor<128xf32>>) {
    %g = comm.all_gather %a on @dp dim 0
        : tensor<16xf32> -> !comm.future<tensor<128xf32>>
    comm.yield %g : !comm.future<tensor<128xf32>>
  }
  %w = comm.wait %f : !comm.future<tensor<128xf32>>
  %h = comm.reduce_scatter %a on @dp dim 0 reduce sum
      : tensor<16xf32> -> !comm.future<tensor<2xf32>>
  %x = comm.wait %h : !comm.future<tensor<2xf32>>
  return %w, %x : tensor<128xf32>, tensor<2xf32>
}
