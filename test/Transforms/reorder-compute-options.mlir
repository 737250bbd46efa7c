// RUN: commute-opt %s --comm-reorder-compute | FileCheck %s
// RUN: commute-opt %s --comm-reorder-compute=order=group | FileCheck %s
// RUN: commute-opt %s --comm-reorder-compute=order=all | FileCheck %s
// RUN: commute-opt %s --pass-pipeline='builtin.module(comm-reorder-compute{order=all verify-order})' | FileCheck %s

// RUN: commute-opt %s -o /dev/null --dump-pass-pipeline --comm-reorder-compute 2>&1 | FileCheck %s --check-prefix=DUMP
// DUMP: comm-reorder-compute{cost-model=roofline device= devices= dynamic-size=0 order=none profile= verify-order=false}

comm.process_group @dp size 8
comm.process_group @tp size 2

// As comm-raise-collectives this pass starts collectives in their order of its
// own accord: the barrier could come first, and take "a" with it.
// CHECK: comm.compute "a"
// CHECK-NEXT: comm.all_reduce
// CHECK-NEXT: comm.compute "c"
// CHECK-NEXT: comm.send
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.compute "b"
// CHECK-NEXT: comm.wait
func.func @f(%s: tensor<8xf32>, %signal: tensor<1xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = comm.compute "a"(%s) {comm.cost_ns = 10}
      : (tensor<8xf32>) -> tensor<8xf32>
  %f = comm.all_reduce %a on @dp reduce sum {comm.cost_ns = 10}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %b = comm.compute "b"(%v) {comm.cost_ns = 10}
      : (tensor<8xf32>) -> tensor<8xf32>
  %g = comm.send %signal on @tp to 1 {comm.cost_ns = 20} : tensor<1xf32>
  comm.wait %g : !comm.future
  %c = comm.compute "c"(%a) {comm.cost_ns = 10}
      : (tensor<8xf32>) -> tensor<8xf32>
  return %b, %c : tensor<8xf32>, tensor<8xf32>
}
