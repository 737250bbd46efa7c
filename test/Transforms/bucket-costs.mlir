// What a bucket costs: what the model says, or where members state their costs
// the share of them that the model says merging leaves, but no less than the
// most costly of them.

// RUN: commute-opt %s --comm-bucket | FileCheck %s
// RUN: commute-opt %s --comm-bucket --comm-unbucket | FileCheck %s --check-prefix=APART

// Two small ones are mostly latency, which is paid once.
comm.process_group @dp size 8 latency 1000.0 bandwidth 1.0e9

// CHECK-LABEL: func.func @model
// CHECK-NEXT: comm.all_reduce
// CHECK-NOT: comm.cost_ns
// CHECK: return
func.func @model(%a: tensor<250xf32>) {
  %f = comm.all_reduce %a on @dp reduce sum : tensor<250xf32> -> !comm.future<tensor<250xf32>>
  %g = comm.all_reduce %a on @dp reduce sum : tensor<250xf32> -> !comm.future<tensor<250xf32>>
  %v = comm.wait %f : !comm.future<tensor<250xf32>>
  %w = comm.wait %g : !comm.future<tensor<250xf32>>
  return
}

// Each is 1000 ns + 1000 bytes / (1 byte / ns), both are 1000 ns + 2000 ns: 3/4
// of 800 ns, rounded up.
// CHECK-LABEL: func.func @stated
// CHECK-NEXT: comm.all_reduce {{.*}} {comm.bucket = [{attributes = {comm.cost_ns = 401 : i64}}, {attributes = {comm.cost_ns = 400 : i64}}], comm.cost_ns = 601 : i64}
// CHECK-NEXT: comm.wait {{.*}} {comm.bucket = [{attributes = {comm.cost_ns = 3 : i64}}, {attributes = {comm.cost_ns = 4 : i64}}], comm.cost_ns = 7 : i64}
// APART-LABEL: func.func @stated
// APART-NEXT: comm.all_reduce {{.*}} {comm.cost_ns = 401 : i64}
// APART-NEXT: comm.all_reduce {{.*}} {comm.cost_ns = 400 : i64}
// APART-NEXT: comm.wait {{.*}} {comm.cost_ns = 3 : i64}
// APART-NEXT: comm.wait {{.*}} {comm.cost_ns = 4 : i64}
func.func @stated(%a: tensor<250xf32>) {
  %f = comm.all_reduce %a on @dp reduce sum {comm.cost_ns = 401} : tensor<250xf32> -> !comm.future<tensor<250xf32>>
  %g = comm.all_reduce %a on @dp reduce sum {comm.cost_ns = 400} : tensor<250xf32> -> !comm.future<tensor<250xf32>>
  %v = comm.wait %f {comm.cost_ns = 3} : !comm.future<tensor<250xf32>>
  %w = comm.wait %g {comm.cost_ns = 4} : !comm.future<tensor<250xf32>>
  return
}

// CHECK-LABEL: func.func @most
// CHECK-NEXT: comm.all_reduce {{.*}}, comm.cost_ns = 4.000000e+03 : f64}
func.func @most(%a: tensor<250xf32>) {
  %f = comm.all_reduce %a on @dp reduce sum {comm.cost_ns = 4000} : tensor<250xf32> -> !comm.future<tensor<250xf32>>
  %g = comm.all_reduce %a on @dp reduce sum {comm.cost_ns = 0.5} : tensor<250xf32> -> !comm.future<tensor<250xf32>>
  %v = comm.wait %f : !comm.future<tensor<250xf32>>
  %w = comm.wait %g : !comm.future<tensor<250xf32>>
  return
}
