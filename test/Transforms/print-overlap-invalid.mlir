// What cannot be reported on is one error, and no text.

// RUN: commute-opt %s --split-input-file --verify-diagnostics --comm-print-overlap 2>&1 | FileCheck %s --allow-empty
// CHECK-NOT: overlap of

// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-print-overlap{single-channel=both})' 2>&1 | FileCheck %s --check-prefix=VALUE
// VALUE: error: option 'single-channel' expects true or false, got 'both'
// VALUE-NOT: error:
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-print-overlap{order=all})' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: {{.*}}no such option order

// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-print-overlap{format=pdf})' 2>&1 | FileCheck %s --check-prefix=FORMAT
// FORMAT: error: {{.*}}'pdf'

// A file that cannot be written is one error, too, and one that is there stays as
// it was where there is nothing to write.
// RUN: rm -rf %t && mkdir -p %t/folder && echo before > %t/kept
// RUN: not commute-opt %S/print-overlap.mlir --comm-print-overlap='format=json file=%t/none/report' -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: cannot write '{{.*}}none/report': No such file or directory
// NONE-NOT: error:
// RUN: not commute-opt %S/print-overlap.mlir --comm-print-overlap='file=%t/folder' -o /dev/null 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: error: cannot write '{{.*}}folder': Is a directory
// FOLDER-NOT: error:
// RUN: commute-opt %s --split-input-file --verify-diagnostics --comm-print-overlap='file=%t/kept'
// RUN: echo before | cmp - %t/kept
// RUN: not commute-opt %S/print-overlap.mlir --comm-print-overlap='format=json file=/dev/full' -o /dev/null 2>&1 | FileCheck %s --check-prefix=FULL
// FULL: error: cannot write '/dev/full': No space left on device

// A program to compare with that cannot be read, is none, lacks what is compared,
// or cannot be reported on: one error each, at its place, and nothing written.
// RUN: not commute-opt %S/print-overlap.mlir --comm-print-overlap='before=%t/none.mlir file=%t/kept' -o /dev/null 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: could not open input file {{.*}}none.mlir
// MISSING-NOT: error:
// RUN: echo 'func.func @step() { return' > %t/broken.mlir
// RUN: not commute-opt %S/print-overlap.mlir --comm-print-overlap='before=%t/broken.mlir file=%t/kept' -o /dev/null 2>&1 | FileCheck %s --check-prefix=BROKEN
// BROKEN: broken.mlir:1:27: error: expected
// BROKEN-NOT: error:
// RUN: echo 'module {}' > %t/lacks.mlir
// RUN: not commute-opt %S/print-overlap.mlir --comm-print-overlap='before=%t/lacks.mlir file=%t/kept' -o /dev/null 2>&1 | FileCheck %s --check-prefix=LACKS
// LACKS: error: 'builtin.module' op cannot be compared: '{{.*}}lacks.mlir' has no communication in func.func @step
// LACKS-NOT: error:
// RUN: sed 's/comm.cost_ns = 30000/comm.cost_ns = 9223372036854775807/' %S/print-overlap.mlir > %t/times.mlir
// RUN: not commute-opt %S/print-overlap.mlir --comm-print-overlap='before=%t/times.mlir file=%t/kept' -o /dev/null 2>&1 | FileCheck %s --check-prefix=BEFORE
// BEFORE: times.mlir:{{[0-9]+}}:1: error: 'func.func' op cannot be simulated: the sum of all costs is too large
// BEFORE-NOT: error:
// RUN: echo before | cmp - %t/kept

// Times that do not fit.
comm.process_group @dp size 8

func.func @fine(%s: tensor<8xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  return %w : tensor<64xf32>
}

// expected-error @below {{'func.func' op cannot be simulated: the sum of all costs is too large}}
func.func @times(%s: tensor<8xf32>) -> (tensor<64xf32>, tensor<8xf32>) {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 9223372036854775807}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%s) {comm.cost_ns = 1}
      : (tensor<8xf32>) -> tensor<8xf32>
  return %w, %a : tensor<64xf32>, tensor<8xf32>
}

// -----

// Bytes that do not fit.
comm.process_group @dp size 1

// expected-error @below {{'func.func' op cannot be simulated: the sum of all bytes is too large}}
func.func @bytes(%s: tensor<4611686018427387903xf32>)
    -> tensor<4611686018427387903xf32> {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 1}
      : tensor<4611686018427387903xf32>
      -> !comm.future<tensor<4611686018427387903xf32>>
  %w = comm.wait %f
      : !comm.future<tensor<4611686018427387903xf32>>
  return %w : tensor<4611686018427387903xf32>
}

// -----

// A race.
comm.process_group @dp size 8

func.func @race(%s: memref<8xf32>, %d: memref<64xf32>) {
  // expected-note @below {{the communication starts here}}
  %f = comm.all_gather %s into %d on @dp dim 0
      : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  // expected-error @below {{'comm.compute' op reads a buffer that a communication in flight writes}}
  comm.compute "early"(%d) mutates [0] : (memref<64xf32>) -> ()
  %w = comm.wait %f : !comm.future<memref<64xf32>>
  return
}
