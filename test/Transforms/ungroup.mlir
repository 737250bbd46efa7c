// The operations of groups stand in their place, and come after what the groups
// came after.

// RUN: commute-opt %s --comm-ungroup --verify-diagnostics | FileCheck %s --implicit-check-not=schedule_group --implicit-check-not=comm.yield
// RUN: commute-opt %s --comm-ungroup -o %t.mlir 2> %t.err
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-ungroup)' 2> %t.err | cmp - %t.mlir
// RUN: commute-opt %t.mlir --comm-ungroup | cmp - %t.mlir
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-ungroup{none})' 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: error: {{.*}}no such option none

comm.process_group @dp size 8

// CHECK-LABEL: func.func @communication
// CHECK-NEXT: %[[A:.*]] = comm.compute "a"
// CHECK-NEXT: %[[C:.*]] = comm.compute "c"(%{{.*}}) :
// CHECK-NEXT: %[[F:.*]] = comm.all_gather %[[C]] on @dp dim 0 after(%[[A]] : tensor<16xf32>)
// CHECK-NEXT: %[[W:.*]] = comm.wait %[[F]] after(%[[A]] : tensor<16xf32>)
// CHECK-NEXT: comm.compute "use"(%[[W]], %[[C]])
// CHECK-NEXT: return
func.func @communication(%x: tensor<16xf32>) {
  %a = comm.compute "a"(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %g:2 = comm.schedule_group after(%a : tensor<16xf32>)
      -> (tensor<128xf32>, tensor<16xf32>) {
    %c = comm.compute "c"(%x) : (tensor<16xf32>) -> tensor<16xf32>
    %f = comm.all_gather %c on @dp dim 0
        : tensor<16xf32> -> !comm.future<tensor<128xf32>>
    %w = comm.wait %f : !comm.future<tensor<128xf32>>
    comm.yield %w, %c : tensor<128xf32>, tensor<16xf32>
  }
  comm.compute "use"(%g#0, %g#1) : (tensor<128xf32>, tensor<16xf32>) -> ()
  return
}

// Groups in groups, and what is named in `after`.
// CHECK-LABEL: func.func @nested
// CHECK-NEXT: %[[A:.*]] = comm.compute "a"
// CHECK-NEXT: %[[F:.*]] = comm.barrier on @dp after(%[[A]] : tensor<16xf32>)
// CHECK-NEXT: comm.compute "b"({{.*}}) after(%[[F]] : !comm.future)
// CHECK-NEXT: return
func.func @nested(%x: tensor<16xf32>) {
  %a = comm.compute "a"(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %g = comm.schedule_group after(%a : tensor<16xf32>) -> (!comm.future) {
    %h = comm.schedule_group -> (!comm.future) {
      %f = comm.barrier on @dp
      comm.yield %f : !comm.future
    }
    comm.yield %h : !comm.future
  }
  comm.compute "b"(%x) after(%g : !comm.future) : (tensor<16xf32>) -> ()
  return
}

// Without communication the first operation that can comes after it.
// CHECK-LABEL: func.func @computation
// CHECK-NEXT: %[[A:.*]] = comm.compute "a"
// CHECK-NEXT: tensor.empty
// CHECK-NEXT: comm.compute "b"({{.*}}) after(%[[A]] : tensor<16xf32>)
// CHECK-NEXT: comm.compute "c"({{.*}}) :
// CHECK-NEXT: tensor.empty
// CHECK-NEXT: return
func.func @computation(%x: tensor<16xf32>) {
  %a = comm.compute "a"(%x) : (tensor<16xf32>) -> tensor<16xf32>
  comm.schedule_group after(%a : tensor<16xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    comm.compute "b"(%e) : (tensor<4xf32>) -> ()
    comm.compute "c"(%e) : (tensor<4xf32>) -> ()
  }
  // expected-warning @below {{'comm.schedule_group' op has no operation that could come after what it comes after}}
  comm.schedule_group after(%a : tensor<16xf32>) {
    %f = tensor.empty() : tensor<8xf32>
  }
  return
}
