// Wrong options are one message, before anything runs.

// RUN: not commute-opt %s --comm-bucket=max-bytes=-1 2>&1 | FileCheck %s --check-prefix=BYTES
// BYTES: option 'max-bytes' expects at least 0, got -1
// BYTES-NOT: option '

// RUN: not commute-opt %s --comm-bucket=min-count=1 2>&1 | FileCheck %s --check-prefix=COUNT
// COUNT: option 'min-count' expects a number from 2 to 2147483647, got 1
// COUNT-NOT: option '

// RUN: not commute-opt %s --comm-bucket=memory-limit=-5 2>&1 | FileCheck %s --check-prefix=MEMORY
// MEMORY: option 'memory-limit' expects at least 0, got -5
// MEMORY-NOT: option '

// RUN: not commute-opt %s --comm-bucket=max-in-flight=-5 2>&1 | FileCheck %s --check-prefix=FLIGHT
// FLIGHT: option 'max-in-flight' expects at least 0, got -5
// FLIGHT-NOT: option '

// RUN: not commute-opt %s --comm-bucket=order=some 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: option 'order' expects none or group or all, got 'some'

// An access to a buffer in flight is one message, and nothing changes.
// RUN: commute-opt %s --verify-diagnostics --comm-bucket
// RUN: not commute-opt %s --comm-bucket --mlir-print-ir-after-failure 2>&1 | FileCheck %s

comm.process_group @dp size 8

// CHECK-LABEL: func.func @good
// CHECK-NEXT: comm.all_reduce %arg0 on
// CHECK-NEXT: comm.all_reduce %arg0 on
func.func @good(%a: tensor<8xf32>) {
  %f = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %g = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %w = comm.wait %g : !comm.future<tensor<8xf32>>
  return
}

func.func @race(%s: memref<8xf32>) {
  // expected-note @below {{the communication starts here}}
  %f = comm.all_gather %s on @dp dim 0 : memref<8xf32> -> !comm.future<tensor<64xf32>>
  // expected-error @below {{'comm.compute' op writes a buffer that a communication in flight reads}}
  comm.compute "write"(%s) mutates [0] : (memref<8xf32>) -> ()
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  return
}
