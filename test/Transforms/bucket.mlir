// Small collectives of one kind become one, and their waits one; comm-unbucket
// makes them what they were.

// RUN: commute-opt %s --comm-bucket -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: commute-opt %s --pass-pipeline='builtin.module(func.func(comm-bucket))' | cmp - %t.mlir
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-bucket)' | cmp - %t.mlir
// RUN: commute-opt %t.mlir | cmp - %t.mlir

// A second run finds nothing left to merge.
// RUN: commute-opt %t.mlir --comm-bucket | cmp - %t.mlir

// RUN: commute-opt %t.mlir --comm-unbucket -o %t.apart.mlir
// RUN: FileCheck %s --check-prefix=APART --implicit-check-not=comm.bucket < %t.apart.mlir

// Merging again what was merged gives the same.
// RUN: commute-opt %t.apart.mlir --comm-bucket | cmp - %t.mlir

// RUN: commute-opt %s --comm-bucket --remarks-filter=comm.* -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK-DAG: merged 2 collectives
// REMARK-DAG: merged 3 collectives

// RUN: commute-interpret '--pipeline=any(comm-bucket)' '--pipeline=any(comm-bucket,comm-unbucket)' '--pipeline=any(comm-unbucket{all})' %s | FileCheck %s --check-prefix=MEANING
// MEANING: {{[0-9]+}} agree, 0 differ ({{[0-9]+}} rewritten)

comm.process_group @dp size 8

// The names of the members, and of their waits, are kept; those of their
// results come back with them.
// CHECK-LABEL: func.func @names
// CHECK-NEXT: %[[F:.*]] = comm.all_gather %{{.*}}, %{{.*}} on @dp dim 0 {comm.bucket = [{attributes = {comm.name = "a"}}, {attributes = {comm.name = "b"}}], comm.name = "a and 1 more"} : tensor<8xf32>, tensor<16xf32> -> !comm.future<tensor<64xf32>, tensor<128xf32>>
// CHECK-NEXT: %[[W:.*]]:2 = comm.wait %[[F]] {comm.bucket = [{attributes = {comm.name = "wait a"}}, {}], comm.name = "wait a and 1 more"}
// CHECK-NEXT: %[[P:.*]] = comm.compute "p"(%[[W]]#0)
// CHECK-NEXT: %[[Q:.*]] = comm.compute "q"(%[[W]]#1)
// CHECK-NEXT: return %[[P]], %[[Q]]

// APART-LABEL: func.func @names
// APART-NEXT: %[[F:.*]] = comm.all_gather %arg0 on @dp dim 0 {comm.name = "a"} : tensor<8xf32> -> !comm.future<tensor<64xf32>>
// APART-NEXT: %[[G:.*]] = comm.all_gather %arg1 on @dp dim 0 {comm.name = "b"} : tensor<16xf32> -> !comm.future<tensor<128xf32>>
// APART-NEXT: %[[V:.*]] = comm.wait %[[F]] {comm.name = "wait a"} : !comm.future<tensor<64xf32>>
// APART-NEXT: %[[W:.*]] = comm.wait %[[G]] : !comm.future<tensor<128xf32>>
// APART-NEXT: %[[P:.*]] = comm.compute "p"(%[[V]])
// APART-NEXT: %[[Q:.*]] = comm.compute "q"(%[[W]])
// APART-NEXT: return %[[P]], %[[Q]]
func.func @names(%a: tensor<8xf32>, %b: tensor<16xf32>)
    -> (tensor<64xf32>, tensor<128xf32>) {
  %f = comm.all_gather %a on @dp dim 0 {comm.name = "a"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %f {comm.name = "wait a"} : !comm.future<tensor<64xf32>>
  %p = comm.compute "p"(%v) : (tensor<64xf32>) -> tensor<64xf32>
  %g = comm.all_gather %b on @dp dim 0 {comm.name = "b"}
      : tensor<16xf32> -> !comm.future<tensor<128xf32>>
  %w = comm.wait %g : !comm.future<tensor<128xf32>>
  %q = comm.compute "q"(%w) : (tensor<128xf32>) -> tensor<128xf32>
  return %p, %q : tensor<64xf32>, tensor<128xf32>
}

// Every kind with inputs; inputs, destinations and results stay in the order of
// the program.
// CHECK-LABEL: func.func @kinds
// CHECK: comm.reduce_scatter %{{.*}}, %{{.*}} on @dp dim 0 reduce avg
// CHECK: comm.all_reduce %[[X:.*]], %[[Y:.*]] into %[[X]], %[[Y]] on @dp reduce sum {{.*}} : memref<64xf32>, memref<32xf32> into memref<64xf32>, memref<32xf32> -> !comm.future<memref<64xf32>, memref<32xf32>>
// CHECK: comm.all_to_all %{{.*}}, %{{.*}} on @dp split 0 concat 0
// CHECK: comm.broadcast %{{.*}}, %{{.*}} on @dp root 1
// CHECK: comm.permute %{{.*}}, %{{.*}} on @dp from [0, 1] to [1, 0]
// APART-LABEL: func.func @kinds
// APART-COUNT-2: comm.reduce_scatter
// APART: comm.all_reduce %[[X:.*]] into %[[X]] on @dp reduce sum : memref<64xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
// APART: comm.all_reduce %[[Y:.*]] into %[[Y]] on @dp reduce sum : memref<32xf32> into memref<32xf32> -> !comm.future<memref<32xf32>>
func.func @kinds(%a: tensor<64xf32>) {
  %m = memref.alloc() : memref<64xf32>
  %n = memref.alloc() : memref<32xf32>
  %f0 = comm.reduce_scatter %a on @dp dim 0 reduce avg : tensor<64xf32> -> !comm.future<tensor<8xf32>>
  %f1 = comm.all_reduce %m into %m on @dp reduce sum : memref<64xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  %f2 = comm.all_to_all %a on @dp split 0 concat 0 : tensor<64xf32> -> !comm.future<tensor<64xf32>>
  %f3 = comm.broadcast %a on @dp root 1 : tensor<64xf32> -> !comm.future<tensor<64xf32>>
  %f4 = comm.permute %a on @dp from [0, 1] to [1, 0] : tensor<64xf32> -> !comm.future<tensor<64xf32>>
  %g0 = comm.reduce_scatter %a on @dp dim 0 reduce avg : tensor<64xf32> -> !comm.future<tensor<8xf32>>
  %g1 = comm.all_reduce %n into %n on @dp reduce sum : memref<32xf32> into memref<32xf32> -> !comm.future<memref<32xf32>>
  %g2 = comm.all_to_all %a on @dp split 0 concat 0 : tensor<64xf32> -> !comm.future<tensor<64xf32>>
  %g3 = comm.broadcast %a on @dp root 1 : tensor<64xf32> -> !comm.future<tensor<64xf32>>
  %g4 = comm.permute %a on @dp from [0, 1] to [1, 0] : tensor<64xf32> -> !comm.future<tensor<64xf32>>
  %v0 = comm.wait %f0 : !comm.future<tensor<8xf32>>
  %v1 = comm.wait %f1 : !comm.future<memref<64xf32>>
  %v2 = comm.wait %f2 : !comm.future<tensor<64xf32>>
  %v3 = comm.wait %f3 : !comm.future<tensor<64xf32>>
  %v4 = comm.wait %f4 : !comm.future<tensor<64xf32>>
  %w0 = comm.wait %g0 : !comm.future<tensor<8xf32>>
  %w1 = comm.wait %g1 : !comm.future<memref<32xf32>>
  %w2 = comm.wait %g2 : !comm.future<tensor<64xf32>>
  %w3 = comm.wait %g3 : !comm.future<tensor<64xf32>>
  %w4 = comm.wait %g4 : !comm.future<tensor<64xf32>>
  return
}

// What was one of several inputs comes back as that, and two with one operand
// stay two.
// CHECK-LABEL: func.func @several
// CHECK: comm.all_gather %arg0, %arg1, %arg0, %arg0 on @dp dim 0 {comm.bucket = [{inputs = 2 : i64}, {}, {}]}
// CHECK: comm.wait %{{.*}} {comm.bucket = [{inputs = 2 : i64}, {}, {}]}
// APART-LABEL: func.func @several
// APART-NEXT: comm.all_gather %arg0, %arg1 on @dp dim 0 :
// APART-NEXT: comm.all_gather %arg0 on @dp dim 0 :
// APART-NEXT: comm.all_gather %arg0 on @dp dim 0 :
// APART-NEXT: %[[U:.*]]:2 = comm.wait
// APART-NEXT: %[[V:.*]] = comm.wait
// APART-NEXT: %[[W:.*]] = comm.wait
// APART-NEXT: return %[[U]]#1, %[[V]], %[[W]]
func.func @several(%a: tensor<8xf32>, %b: tensor<16xf32>)
    -> (tensor<128xf32>, tensor<64xf32>, tensor<64xf32>) {
  %f = comm.all_gather %a, %b on @dp dim 0
      : tensor<8xf32>, tensor<16xf32> -> !comm.future<tensor<64xf32>, tensor<128xf32>>
  %u:2 = comm.wait %f : !comm.future<tensor<64xf32>, tensor<128xf32>>
  %g = comm.all_gather %a on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %g : !comm.future<tensor<64xf32>>
  %h = comm.all_gather %a on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %h : !comm.future<tensor<64xf32>>
  return %u#1, %v, %w : tensor<128xf32>, tensor<64xf32>, tensor<64xf32>
}

// What a member comes after, the bucket does; it comes back to that member
// alone. What came after a member comes after the bucket, and then after all.
// CHECK-LABEL: func.func @after
// CHECK: %[[F:.*]] = comm.all_gather %{{.*}}, %{{.*}} on @dp dim 0 after(%arg2, %arg3 : {{.*}}) {comm.bucket = [{after = array<i64: 0>}, {after = array<i64: 0, 1>}]}
// CHECK: comm.wait %[[F]] after(%arg3 : {{.*}}) {comm.bucket = [{}, {after = array<i64: 0>}]}
// CHECK: comm.barrier on @dp after(%[[F]] : !comm.future<tensor<64xf32>, tensor<64xf32>>)
// APART-LABEL: func.func @after
// APART: %[[F:.*]] = comm.all_gather %arg0 on @dp dim 0 after(%arg2 :
// APART: %[[G:.*]] = comm.all_gather %arg1 on @dp dim 0 after(%arg2, %arg3 :
// APART: comm.wait %[[F]] : !comm.future
// APART: comm.wait %[[G]] after(%arg3 :
// APART: comm.barrier on @dp after(%[[F]], %[[G]] :
func.func @after(%a: tensor<8xf32>, %b: tensor<8xf32>, %x: tensor<8xf32>,
                 %y: tensor<8xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %f = comm.all_gather %a on @dp dim 0 after(%x : tensor<8xf32>)
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %f : !comm.future<tensor<64xf32>>
  %g = comm.all_gather %b on @dp dim 0
      after(%x, %y : tensor<8xf32>, tensor<8xf32>)
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %g after(%y : tensor<8xf32>) : !comm.future<tensor<64xf32>>
  %h = comm.barrier on @dp
      after(%f, %g : !comm.future<tensor<64xf32>>, !comm.future<tensor<64xf32>>)
  comm.wait %h : !comm.future
  return %v, %w : tensor<64xf32>, tensor<64xf32>
}

// Blocks inside are looked into, too.
// CHECK-LABEL: func.func @nested
// CHECK: scf.for
// CHECK-NEXT: comm.all_reduce %{{.*}}, %{{.*}} on @dp reduce sum
func.func @nested(%a: tensor<8xf32>, %lower: index, %upper: index, %step: index) {
  scf.for %i = %lower to %upper step %step {
    %f = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %g = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %w = comm.wait %g : !comm.future<tensor<8xf32>>
  }
  return
}
