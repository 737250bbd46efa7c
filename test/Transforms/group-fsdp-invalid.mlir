// A buffer in flight is accessed: one message at the access, and the program
// stays as it was, that of the functions without a fault, too.

// RUN: commute-opt %s --verify-diagnostics --comm-group-fsdp
// RUN: not commute-opt %s --comm-group-fsdp --mlir-print-ir-after-failure 2>&1 | FileCheck %s --implicit-check-not=schedule_group
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-group-fsdp{none})' 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: error: {{.*}}no such option none

comm.process_group @dp size 8

// CHECK: func.func @good
func.func @good(%a: tensor<16xf32>) {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %f = comm.all_gather %in into %out on @dp dim 0
      : memref<16xf32> into memref<128xf32> -> !comm.future<memref<128xf32>>
  %v = comm.wait %f : !comm.future<memref<128xf32>>
  return
}

func.func @race(%a: tensor<16xf32>) {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  // expected-note @below {{the communication starts here}}
  %f = comm.all_gather %in into %out on @dp dim 0
      : memref<16xf32> into memref<128xf32> -> !comm.future<memref<128xf32>>
  // expected-error @below {{'comm.compute' op reads a buffer that a communication in flight writes}}
  %u = comm.compute "use"(%out) : (memref<128xf32>) -> tensor<4xf32>
  %v = comm.wait %f : !comm.future<memref<128xf32>>
  return
}
