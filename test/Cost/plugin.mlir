// A model of a user's own, from a plugin in C.

// RUN: commute-opt %s -o /dev/null -verify-diagnostics \
// RUN:   --load-pass-plugin=%commute_lib/libCommuteCostExample.so \
// RUN:   --comm-print-schedule-graph="cost-model=example file=%t.1"
// RUN: FileCheck %s < %t.1

// In stock mlir-opt, which has Commute from a plugin too.
// RUN: %mlir_opt_plugin %s -o /dev/null \
// RUN:   --load-pass-plugin=%commute_lib/libCommuteCostExample.so \
// RUN:   --pass-pipeline='builtin.module(comm-print-schedule-graph{cost-model=example file=%t.2})'
// RUN: FileCheck %s < %t.2

comm.process_group @dp size 8
comm.process_group @wide size 16

// CHECK: "start": collective, 5640 ns
// CHECK: "wide": collective, 17800 ns
// CHECK: "compute": compute, 2000.01{{[0-9]*}} ns
// CHECK: "view": compute, 0 ns
// CHECK: "wait": wait, 0 ns
func.func @f(%a: tensor<8000xi8>, %b: tensor<40000xi8>, %c: tensor<8xf32>) {
  %0 = comm.all_gather %a on @dp dim 0 {comm.name = "start"}
      : tensor<8000xi8> -> !comm.future<tensor<64000xi8>>
  %1 = comm.all_gather %b on @wide dim 0 {comm.name = "wide"}
      : tensor<40000xi8> -> !comm.future<tensor<640000xi8>>
  // expected-warning @+1 {{'comm.compute' op "relu" is not known to the cost model 'example', 'alpha-beta' estimates it}}
  %2 = comm.compute "relu"(%c) {comm.name = "compute"}
      : (tensor<8xf32>) -> tensor<8xf32>
  %3 = comm.compute "relu"(%c) : (tensor<8xf32>) -> tensor<8xf32>
  %v = comm.view "v" %c {comm.name = "view"}
      : tensor<8xf32> -> tensor<2x4xf32>
  %w0 = comm.wait %0 {comm.name = "wait"} : !comm.future<tensor<64000xi8>>
  %w1 = comm.wait %1 : !comm.future<tensor<640000xi8>>
  return
}
