// Wrong options are one message, before anything runs.

// RUN: not commute-opt %s --comm-schedule=effort=-1 2>&1 | FileCheck %s --check-prefix=EFFORT
// EFFORT: option 'effort' expects a number from 0 to {{[0-9]}}, got -1
// EFFORT-NOT: option '

// RUN: not commute-opt %s --comm-schedule=effort=77 2>&1 | FileCheck %s --check-prefix=MUCH
// MUCH: option 'effort' expects a number from 0 to {{[0-9]}}, got 77

// RUN: not commute-opt %s --comm-schedule=contention=0.5 2>&1 | FileCheck %s --check-prefix=CONTENTION
// CONTENTION: option 'contention' expects 0 or a finite number of at least 1, got 0.5

// RUN: not commute-opt %s --comm-schedule=cost-scale=0 2>&1 | FileCheck %s --check-prefix=SCALE
// SCALE: option 'cost-scale' expects a finite number above zero, got 0
// SCALE-NOT: option '

// RUN: not commute-opt %s --comm-schedule=cost-scale=inf 2>&1 | FileCheck %s --check-prefix=INFINITE
// INFINITE: option 'cost-scale' expects a finite number above zero, got inf

// RUN: not commute-opt %s --comm-schedule=prefetch-ops=-2 2>&1 | FileCheck %s --check-prefix=OPS
// OPS: option 'prefetch-ops' expects at least -1, got -2
// OPS-NOT: option '
// RUN: not commute-opt %s --comm-schedule=prefetch-bytes=-2 2>&1 | FileCheck %s --check-prefix=BYTES
// BYTES: option 'prefetch-bytes' expects at least -1, got -2
// RUN: not commute-opt %s --comm-schedule=prefetch-layers=-2 2>&1 | FileCheck %s --check-prefix=LAYERS
// LAYERS: option 'prefetch-layers' expects at least -1, got -2
// RUN: not commute-opt %s --comm-schedule=min-bytes=-1 2>&1 | FileCheck %s --check-prefix=SMALL
// SMALL: option 'min-bytes' expects at least 0, got -1

// RUN: not commute-opt %s --comm-schedule=memory-limit=-1 2>&1 | FileCheck %s --check-prefix=MEMORY
// MEMORY: option 'memory-limit' expects at least 0, got -1
// RUN: not commute-opt %s --comm-schedule=max-in-flight=-1 2>&1 | FileCheck %s --check-prefix=FLIGHT
// FLIGHT: option 'max-in-flight' expects at least 0, got -1
// RUN: not commute-opt %s --comm-schedule=max-in-flight-count-per-channel=-1 2>&1 | FileCheck %s --check-prefix=CHANNEL
// CHANNEL: option 'max-in-flight-count-per-channel' expects at least 0, got -1
// RUN: not commute-opt %s --comm-schedule=max-in-flight-of=all_gather 2>&1 | FileCheck %s --check-prefix=KIND
// KIND: option 'max-in-flight-of' expects a collective and a limit above zero, as in all_gather:2, got 'all_gather'
// RUN: not commute-opt %s --comm-schedule=max-in-flight-count-of=gather:2 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: option 'max-in-flight-count-of' expects a collective and a limit above zero, as in all_gather:2, got 'gather:2'
// RUN: not commute-opt %s --comm-schedule=max-in-flight-count-of=all_gather:0 2>&1 | FileCheck %s --check-prefix=ZERO
// ZERO: got 'all_gather:0'
// RUN: not commute-opt %s --comm-schedule=max-in-flight-count-of=all_gather:2x 2>&1 | FileCheck %s --check-prefix=LETTER
// LETTER: got 'all_gather:2x'
// RUN: not commute-opt %s --comm-schedule=max-in-flight-count-of=all_gather:9223372036854775808 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: got 'all_gather:9223372036854775808'

// RUN: not commute-opt %s --comm-schedule=order=some 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: option 'order' expects none or group or all, got 'some'

// An access to a buffer in flight is one message, and nothing changes.
// RUN: commute-opt %s --verify-diagnostics --comm-schedule
// RUN: not commute-opt %s --comm-schedule --mlir-print-ir-after-failure 2>&1 | FileCheck %s

comm.process_group @dp size 8

// CHECK-LABEL: func.func @good
// CHECK-NEXT: comm.all_reduce
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.compute "a"
func.func @good(%a: tensor<8xf32>) {
  %f = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %w = comm.compute "a"(%a) : (tensor<8xf32>) -> tensor<8xf32>
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
