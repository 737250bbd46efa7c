// RUN: commute-opt %s --comm-raise-collectives | FileCheck %s
// RUN: commute-opt %s --comm-raise-collectives=order=group | FileCheck %s
// RUN: commute-opt %s --comm-raise-collectives=order=all | FileCheck %s
// RUN: commute-opt %s --pass-pipeline='builtin.module(comm-raise-collectives{order=all verify-order})' | FileCheck %s

// RUN: commute-opt %s -o /dev/null --dump-pass-pipeline --comm-raise-collectives 2>&1 | FileCheck %s --check-prefix=DUMP
// DUMP: comm-raise-collectives{order=none verify-order=false}

comm.process_group @dp size 8
comm.process_group @tp size 2

// This pass starts collectives in their order of its own accord: the barrier
// could come first.
// CHECK: comm.compute "a"
// CHECK-NEXT: comm.all_reduce
// CHECK-NEXT: comm.send
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.compute "b"
// CHECK-NEXT: comm.wait
func.func @f(%s: tensor<8xf32>, %signal: tensor<1xf32>) -> tensor<8xf32> {
  %a = comm.compute "a"(%s) : (tensor<8xf32>) -> tensor<8xf32>
  %f = comm.all_reduce %a on @dp reduce sum
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %b = comm.compute "b"(%v) : (tensor<8xf32>) -> tensor<8xf32>
  %g = comm.send %signal on @tp to 1 : tensor<1xf32>
  comm.wait %g : !comm.future
  return %b : tensor<8xf32>
}
