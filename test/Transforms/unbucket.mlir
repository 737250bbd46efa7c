// Collectives of several inputs that were never merged are split on demand.
// RUN: commute-opt %s --comm-unbucket --verify-diagnostics | FileCheck %s --check-prefixes=CHECK,KEPT
// RUN: commute-opt %s --comm-unbucket=all 2> %t.err | FileCheck %s --check-prefixes=CHECK,ALL
// RUN: commute-opt %s --comm-unbucket --remarks-filter=comm.* -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: split into 2 collectives

comm.process_group @dp size 8

// CHECK-LABEL: func.func @never_merged
// KEPT: comm.all_reduce %arg0, %arg1 on
// ALL: %[[F:.*]] = comm.all_reduce %arg0 on
// ALL: %[[G:.*]] = comm.all_reduce %arg1 on
// ALL: %[[V:.*]] = comm.wait %[[F]]
// ALL: %[[W:.*]] = comm.wait %[[G]]
// ALL: return %[[W]]
func.func @never_merged(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %f = comm.all_reduce %a, %b on @dp reduce sum
      : tensor<8xf32>, tensor<8xf32> -> !comm.future<tensor<8xf32>, tensor<8xf32>>
  %v:2 = comm.wait %f : !comm.future<tensor<8xf32>, tensor<8xf32>>
  return %v#1 : tensor<8xf32>
}

// Waits in other blocks, and one that knows nothing of members.
// CHECK-LABEL: func.func @waits
// CHECK: %[[F:.*]] = comm.all_reduce %arg0 on
// CHECK: %[[G:.*]] = comm.all_reduce %arg1 on
// CHECK: scf.if
// CHECK-NEXT: comm.wait %[[F]] : !comm.future
// CHECK-NEXT: comm.wait %[[G]] : !comm.future
// CHECK: else
// CHECK-NEXT: comm.wait %[[F]] {comm.name = "other"}
// CHECK-NEXT: comm.wait %[[G]] : !comm.future
func.func @waits(%a: tensor<8xf32>, %b: tensor<8xf32>, %condition: i1) {
  %f = comm.all_reduce %a, %b on @dp reduce sum {comm.bucket = [{}, {}]}
      : tensor<8xf32>, tensor<8xf32> -> !comm.future<tensor<8xf32>, tensor<8xf32>>
  scf.if %condition {
    %v:2 = comm.wait %f {comm.bucket = [{inputs = 2}]} : !comm.future<tensor<8xf32>, tensor<8xf32>>
  } else {
    %v:2 = comm.wait %f {comm.bucket = [{attributes = {comm.name = "other"}}, {}]} : !comm.future<tensor<8xf32>, tensor<8xf32>>
  }
  return
}

// No wait at all.
// CHECK-LABEL: func.func @unwaited
// CHECK-NEXT: comm.all_reduce %arg0 on
// CHECK-NEXT: comm.all_reduce %arg1 on
// CHECK-NEXT: return
func.func @unwaited(%a: tensor<8xf32>, %b: tensor<8xf32>) {
  %f = comm.all_reduce %a, %b on @dp reduce sum {comm.bucket = [{}, {}]}
      : tensor<8xf32>, tensor<8xf32> -> !comm.future<tensor<8xf32>, tensor<8xf32>>
  return
}

// What no member says that it comes after, all do; one bucket after another.
// CHECK-LABEL: func.func @after
// CHECK: %[[A:.*]] = comm.all_reduce %arg0 on @dp reduce sum :
// CHECK: %[[B:.*]] = comm.all_reduce %arg1 on @dp reduce sum :
// CHECK: comm.all_reduce %arg0 on @dp reduce sum after(%[[A]], %arg2, %[[B]] :
// CHECK: comm.all_reduce %arg1 on @dp reduce sum after(%arg2 :
func.func @after(%a: tensor<8xf32>, %b: tensor<8xf32>, %x: tensor<8xf32>) {
  %f = comm.all_reduce %a, %b on @dp reduce sum {comm.bucket = [{}, {}]}
      : tensor<8xf32>, tensor<8xf32> -> !comm.future<tensor<8xf32>, tensor<8xf32>>
  %g = comm.all_reduce %a, %b on @dp reduce sum
      after(%f, %x : !comm.future<tensor<8xf32>, tensor<8xf32>>, tensor<8xf32>)
      {comm.bucket = [{after = array<i64: 0>}, {}]}
      : tensor<8xf32>, tensor<8xf32> -> !comm.future<tensor<8xf32>, tensor<8xf32>>
  %v:2 = comm.wait %f : !comm.future<tensor<8xf32>, tensor<8xf32>>
  %w:2 = comm.wait %g : !comm.future<tensor<8xf32>, tensor<8xf32>>
  return
}

// CHECK-LABEL: func.func @passed_on
// CHECK-NEXT: comm.all_reduce %arg0, %arg1 on
func.func @passed_on(%a: tensor<8xf32>, %b: tensor<8xf32>)
    -> !comm.future<tensor<8xf32>, tensor<8xf32>> {
  // expected-warning @+1 {{'comm.all_reduce' op is not split, since its future is passed on}}
  %f = comm.all_reduce %a, %b on @dp reduce sum {comm.bucket = [{}, {}]}
      : tensor<8xf32>, tensor<8xf32> -> !comm.future<tensor<8xf32>, tensor<8xf32>>
  // expected-note @+1 {{by this operation}}
  return %f : !comm.future<tensor<8xf32>, tensor<8xf32>>
}
