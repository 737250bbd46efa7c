// A buffer in flight is accessed: one message at the access, and the program
// stays as it was, that of the functions without a fault, too.

// RUN: commute-opt %s --verify-diagnostics --comm-overlap
// RUN: not commute-opt %s --comm-overlap --mlir-print-ir-after-failure 2>&1 | FileCheck %s
// RUN: not commute-opt %s --comm-overlap -o - 2> %t.err | count 0
// RUN: not commute-opt %s --comm-overlap=report --mlir-print-ir-after-failure 2>&1 | FileCheck %s

// What is wrong in the list is one message, before anything runs.
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-overlap{passes=comm-sink-waits,unheard-of})' 2>&1 | FileCheck %s --check-prefix=PASS
// RUN: not commute-opt /dev/null --comm-overlap=passes=comm-sink-waits,unheard-of 2>&1 | FileCheck %s --check-prefix=PASS
// RUN: not %mlir_opt_plugin /dev/null --pass-pipeline='builtin.module(func.func(comm-overlap{passes=comm-sink-waits,unheard-of}))' 2>&1 | FileCheck %s --check-prefix=PASS
// PASS: error: option 'passes': 'unheard-of' does not refer to a registered pass or pass pipeline
// PASS-NOT: error:
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-overlap{passes=})' 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: error: option 'passes' expects at least one pass
// EMPTY-NOT: error:
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-overlap{passes=comm-sink-waits,,cse})' 2>&1 | FileCheck %s --check-prefix=COMMA
// COMMA: error: option 'passes': expected a pass between commas
// COMMA-NOT: error:
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-overlap{passes=comm-sink-waits{order=some}})' 2>&1 | FileCheck %s --check-prefix=INNER
// INNER: error: option 'passes': option 'order' expects none or group or all, got 'some'
// INNER-NOT: error:
// RUN: not %commute_opt_tests /dev/null --pass-pipeline='builtin.module(comm-overlap{passes=test-commute-options{limit=many}})' 2>&1 | FileCheck %s --check-prefix=INTEGER
// INTEGER: error: option 'passes': option 'limit' expects a 64-bit integer, got 'many'
// INTEGER-NOT: error:

// Other options.
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-overlap{order=some})' 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: error: option 'order' expects none or group or all, got 'some'
// ORDER-NOT: error:
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-overlap{limit=2})' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: {{.*}}no such option limit
// UNKNOWN-NOT: error:

// A pass that cannot run there, and one that fails.
// RUN: not commute-opt %s --pass-pipeline='builtin.module(func.func(comm-overlap{passes=builtin.module(cse)}))' 2>&1 | FileCheck %s --check-prefix=LEVEL
// LEVEL: error: 'func.func' op cannot hold what 'builtin.module(cse)' runs on
// RUN: not %commute_opt_tests %s --comm-overlap='passes=test-commute-diagnostics,cse' 2>&1 | FileCheck %s --check-prefix=FAILING
// FAILING: error: 'func.call' op is wrong in 2 ways
// FAILING-NOT: error: '

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

func.func @call() {
  call @call() {test.error} : () -> ()
  return
}
