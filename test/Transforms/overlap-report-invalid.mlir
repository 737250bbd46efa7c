// A report on times that cannot be had is an error, before anything moves; the
// policies take any costs.

// RUN: commute-opt %s --verify-diagnostics --comm-overlap=report
// RUN: not commute-opt %s --comm-overlap=report --mlir-print-ir-after-failure 2>&1 | FileCheck %s --check-prefix=INPUT
// RUN: commute-opt %s --comm-overlap 2>&1 | FileCheck %s

// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-overlap{report=often})' 2>&1 | FileCheck %s --check-prefix=VALUE
// VALUE: error: option 'report' expects true or false, got 'often'
// VALUE-NOT: error:

comm.process_group @dp size 8

// INPUT: comm.wait
// INPUT-NEXT: comm.compute "a"
// CHECK: comm.compute "a"
// CHECK: comm.wait
// expected-error @below {{'func.func' op cannot be simulated: the sum of all costs is too large}}
func.func @step(%s: tensor<8xf32>)
    -> (tensor<64xf32>, tensor<8xf32>, tensor<8xf32>) {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 20}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%s) {comm.cost_ns = 9223372036854775807}
      : (tensor<8xf32>) -> tensor<8xf32>
  %b = comm.compute "b"(%s) {comm.cost_ns = 9223372036854775807}
      : (tensor<8xf32>) -> tensor<8xf32>
  return %w, %a, %b : tensor<64xf32>, tensor<8xf32>, tensor<8xf32>
}
