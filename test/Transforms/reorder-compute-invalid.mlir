// A buffer in flight is accessed: one message at the access, and the program
// stays as it was, that of the functions without a fault, too.

// RUN: commute-opt %s --verify-diagnostics --comm-reorder-compute
// RUN: not commute-opt %s --comm-reorder-compute --mlir-print-ir-after-failure 2>&1 | FileCheck %s
// RUN: not commute-opt %s --comm-reorder-compute -o - 2> %t.err | count 0

// Wrong options are one message, before anything runs.
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-reorder-compute{order=some})' 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: error: option 'order' expects none or group or all, got 'some'
// ORDER-NOT: error:
// RUN: not commute-opt /dev/null --comm-reorder-compute=order=some 2>&1 | FileCheck %s --check-prefix=FLAG
// FLAG: option 'order' expects none or group or all, got 'some'
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-reorder-compute{verify-order=2})' 2>&1 | FileCheck %s --check-prefix=VERIFY
// VERIFY: error: option 'verify-order' expects true or false, got '2'
// VERIFY-NOT: error:
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-reorder-compute{limit=2})' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: {{.*}}no such option limit
// UNKNOWN-NOT: error:

comm.process_group @dp size 8

// CHECK-LABEL: func.func @good
// CHECK-NEXT: comm.compute "a"
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.compute "b"
func.func @good(%s: tensor<8xf32>, %x: tensor<64xf32>)
    -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %a = comm.compute "a"(%x) : (tensor<64xf32>) -> tensor<64xf32>
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %b = comm.compute "b"(%x) : (tensor<64xf32>) -> tensor<64xf32>
  return %w, %a, %b : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}

func.func @race(%s: memref<8xf32>) -> tensor<64xf32> {
  // expected-note @below {{the communication starts here}}
  %f = comm.all_gather %s on @dp dim 0
      : memref<8xf32> -> !comm.future<tensor<64xf32>>
  // expected-error @below {{'comm.compute' op writes a buffer that a communication in flight reads}}
  comm.compute "write"(%s) mutates [0] : (memref<8xf32>) -> ()
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  return %w : tensor<64xf32>
}
