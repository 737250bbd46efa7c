// A call costs what the function does, where the pass runs on both.

// RUN: commute-opt %s -verify-diagnostics -o /dev/null \
// RUN:   --comm-print-schedule-graph=file=%t
// RUN: FileCheck %s < %t

// A pass on functions sees no other function: it may be changing.
// RUN: commute-opt %s -o %t.mlir 2>&1 \
// RUN:   --pass-pipeline='builtin.module(func.func(comm-annotate-costs))' \
// RUN:   | FileCheck --check-prefix=FUNCTION %s
// FUNCTION: warning: 'func.call' op has no known cost, 2000 ns are assumed

comm.process_group @dp size 8
func.func private @declared()

func.func @leaf() {
  comm.compute "a"() {comm.cost_ns = 5} : () -> ()
  comm.compute "a"() {comm.cost_ns = 6.5} : () -> ()
  return
}

func.func @middle() {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %10 = arith.constant 10 : index
  call @leaf() : () -> ()
  scf.for %i = %0 to %10 step %1 {
    func.call @leaf() : () -> ()
  }
  return
}

// It has no cost that can be known; the other operation has.
func.func @recursive() {
  comm.compute "a"() {comm.cost_ns = 100} : () -> ()
  call @other() : () -> ()
  return
}

func.func @other() {
  // expected-warning @+1 {{'func.call' op has no known cost, 2000 ns are assumed}}
  call @recursive() : () -> ()
  return
}

// CHECK-LABEL: func.func @calls
// CHECK: "leaf": compute, 11.5 ns
// CHECK: "middle": compute, 126.5 ns
// CHECK: "again": compute, 126.5 ns
// CHECK: "given": compute, 3 ns
// CHECK: "recursive": compute, 2100 ns
// CHECK: "declared": compute, 2000 ns
func.func @calls() {
  %0 = comm.barrier on @dp
  comm.wait %0 : !comm.future
  call @leaf() {comm.name = "leaf"} : () -> ()
  call @middle() {comm.name = "middle"} : () -> ()
  call @middle() {comm.name = "again"} : () -> ()
  call @middle() {comm.name = "given", comm.cost_ns = 3} : () -> ()
  call @recursive() {comm.name = "recursive"} : () -> ()
  call @declared() {comm.name = "declared"} : () -> ()
  return
}

// Symbols are those of the closest module.
// CHECK-LABEL: func.func @inner
// CHECK: "leaf": compute, 1 ns
module {
  comm.process_group @dp size 8
  func.func @leaf() {
    comm.compute "a"() {comm.cost_ns = 1} : () -> ()
    return
  }
  func.func @inner() {
    %0 = comm.barrier on @dp
    comm.wait %0 : !comm.future
    call @leaf() {comm.name = "leaf"} : () -> ()
    return
  }
}
