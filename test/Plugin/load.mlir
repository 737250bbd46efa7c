// The plugin in stock mlir-opt: its dialect parses, its passes are listed.
// mlir-opt goes on without a plugin that it cannot load, so the effect counts.

// RUN: %mlir_opt_plugin %s --cse --verify-roundtrip | FileCheck %s
// RUN: commute-opt %s --cse --verify-roundtrip | FileCheck %s
// RUN: %mlir_opt_plugin --help | FileCheck %s --check-prefix=HELP
// RUN: %mlir_opt_plugin --show-dialects | FileCheck %s --check-prefix=DIALECTS

// Its dialect alone is enough for a program that passes of others run on; the
// passes alone are listed.
// RUN: %preload mlir-opt --load-dialect-plugin=%commute_plugin %s --cse | FileCheck %s
// RUN: %preload mlir-opt --load-pass-plugin=%commute_plugin --help | FileCheck %s --check-prefix=HELP

// Loading it into a tool that has it changes nothing.
// RUN: commute-opt --load-dialect-plugin=%commute_plugin --load-pass-plugin=%commute_plugin %s --cse | FileCheck %s

// A copy is another library; what the tool has stays.
// RUN: cp %commute_plugin %t.so
// RUN: commute-opt --load-dialect-plugin=%t.so --load-pass-plugin=%t.so %s --cse | FileCheck %s

// HELP: --comm-sink-waits
// DIALECTS: ,comm,

// CHECK: comm.process_group @dp size 8
comm.process_group @dp size 8

// Equal collectives stay two.
// CHECK-COUNT-2: comm.all_gather
// CHECK: comm.wait
// CHECK: comm.wait
func.func @f(%t: tensor<8xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %f = comm.all_gather %t on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %g = comm.all_gather %t on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %x = comm.wait %f : !comm.future<tensor<64xf32>>
  %y = comm.wait %g : !comm.future<tensor<64xf32>>
  return %x, %y : tensor<64xf32>, tensor<64xf32>
}
