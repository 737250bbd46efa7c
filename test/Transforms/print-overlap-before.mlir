// Two orders of one program: what moved, what it gained. Operations are known by
// `comm.name` or by what they are and work on, whatever their place.

// RUN: split-file %s %t
// RUN: commute-opt %t/after.mlir --comm-print-overlap=before=%t/before.mlir -o /dev/null 2>%t/text
// RUN: FileCheck %s --strict-whitespace --match-full-lines < %t/text
// RUN: %mlir_opt_plugin %t/after.mlir --pass-pipeline='builtin.module(comm-print-overlap{before=%t/before.mlir})' -o /dev/null 2>&1 | cmp - %t/text

// CHECK:  compared with before.mlir
// CHECK-NEXT:                                    before               now      change
// CHECK-NEXT:    makespan                     60.000 us         42.000 us     -30.0 %
// CHECK-NEXT:    exposed                      20.000 us          2.000 us     -90.0 %
// CHECK-NEXT:    peak live                    0.001 MiB         0.001 MiB      +0.0 %
// CHECK-NEXT:    peak in flight               0.000 MiB         0.000 MiB      +0.0 %
// CHECK-NEXT:    starts: 0 earlier, 1 later; waits: 0 earlier, 1 later; 1 new collective
// CHECK-NEXT:  most changed                           start      wait    exposed before               now
// CHECK-NEXT:    g                                       +2        +3         20.000 us          0.000 us
// CHECK-NEXT:overlap of block 1 in func.func @same
// CHECK:  compared with before.mlir
// CHECK-NEXT:                                    before               now      change
// CHECK-NEXT:    makespan                      1.000 us          1.000 us      +0.0 %
// CHECK-NEXT:    exposed                       1.000 us          1.000 us      +0.0 %
// CHECK:    starts: 0 earlier, 0 later; waits: 0 earlier, 0 later
// CHECK-NEXT:overlap of 2 blocks, one after the other
// CHECK:  compared with before.mlir
// CHECK-NEXT:                                    before               now      change
// CHECK-NEXT:    makespan                     61.000 us         43.000 us     -29.5 %

// What is compared with may have more functions, and be bytecode.
// RUN: commute-opt %t/before.mlir --emit-bytecode -o %t/before.mlirbc
// RUN: commute-opt %t/after.mlir --pass-pipeline='builtin.module(func.func(comm-print-overlap{before=%t/before.mlirbc}))' -o /dev/null 2>&1 | FileCheck %s --check-prefix=EACH
// EACH-DAG: makespan 60.000 us 42.000 us -30.0 %
// EACH-DAG: makespan 1.000 us 1.000 us +0.0 %

//--- before.mlir
comm.process_group @dp size 8
func.func @step(%s: tensor<8xf32>, %x: tensor<64xf32>)
    -> (tensor<64xf32>, tensor<64xf32>) {
  %f = comm.all_gather %s on @dp dim 0 {comm.name = "g", comm.cost_ns = 20000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %g = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) {comm.cost_ns = 30000}
      : (tensor<64xf32>) -> tensor<64xf32>
  %b = comm.compute "b"(%a, %g) {comm.cost_ns = 10000}
      : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %a, %b : tensor<64xf32>, tensor<64xf32>
}
func.func @same(%s: tensor<8xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 1000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %g = comm.wait %f : !comm.future<tensor<64xf32>>
  return %g : tensor<64xf32>
}
func.func @more(%s: tensor<8xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 1000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %g = comm.wait %f : !comm.future<tensor<64xf32>>
  return %g : tensor<64xf32>
}

//--- after.mlir
comm.process_group @dp size 8
func.func @step(%s: tensor<8xf32>, %x: tensor<64xf32>)
    -> (tensor<64xf32>, tensor<64xf32>) {
  %n = comm.broadcast %s on @dp root 0 {comm.name = "n", comm.cost_ns = 2000}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %m = comm.wait %n : !comm.future<tensor<8xf32>>
  %f = comm.all_gather %s on @dp dim 0 {comm.name = "g", comm.cost_ns = 20000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) {comm.cost_ns = 30000}
      : (tensor<64xf32>) -> tensor<64xf32>
  %g = comm.wait %f : !comm.future<tensor<64xf32>>
  %b = comm.compute "b"(%a, %g) {comm.cost_ns = 10000}
      : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %a, %b : tensor<64xf32>, tensor<64xf32>
}
func.func @same(%s: tensor<8xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 1000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %g = comm.wait %f : !comm.future<tensor<64xf32>>
  return %g : tensor<64xf32>
}
