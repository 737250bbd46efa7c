// REQUIRES: mlir

// commute-opt has what mlir-opt has: dialects, passes, extensions and flags.

// RUN: commute-opt --show-dialects | tr ',' '\n' > %t.commute
// RUN: mlir-opt --show-dialects | tr ',' '\n' > %t.mlir
// RUN: grep -v -x -F -f %t.commute %t.mlir | not grep -v -x ' *test.*'
// RUN: FileCheck %s --check-prefix=DIALECT < %t.commute
// DIALECT: {{^ *}}comm{{$}}

// RUN: commute-opt --list-passes | grep -o -E '^  --[a-z0-9-]+' > %t.commute
// RUN: mlir-opt --list-passes | grep -o -E '^  --[a-z0-9-]+' > %t.mlir
// RUN: grep -v -x -F -f %t.commute %t.mlir | not grep -v test

// Bytecode, the generic form, and a round trip through both.
// RUN: commute-opt %s --emit-bytecode | commute-opt --verify-roundtrip \
// RUN:   | FileCheck %s
// RUN: commute-opt %s --mlir-print-op-generic | commute-opt | FileCheck %s

// RUN: commute-opt %s --convert-func-to-llvm --convert-arith-to-llvm \
// RUN:   --reconcile-unrealized-casts -o /dev/null
// RUN: commute-opt --version | FileCheck %s --check-prefix=VERSION
// VERSION: LLVM version 22

// CHECK: comm.process_group @dp size 8
comm.process_group @dp size 8
// CHECK: %[[F:.*]] = comm.barrier on @dp
// CHECK: comm.wait %[[F]] : !comm.future
func.func @f() {
  %f = comm.barrier on @dp
  comm.wait %f : !comm.future
  return
}
