// Which blocks have a graph: those in which a collective, a wait or a group
// stands, at any depth, outer ones first.

// RUN: commute-opt %s --comm-print-schedule-graph -o /dev/null 2>&1 \
// RUN:   | FileCheck %s
// RUN: commute-opt %s -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(func.func(comm-print-schedule-graph))' \
// RUN:   2>&1 | FileCheck %s --check-prefix=FUNC
// RUN: commute-opt %s -o %t.mlir
// RUN: commute-opt %s --comm-print-schedule-graph 2>/dev/null | diff %t.mlir -

// CHECK: block 0 in func.func @outer: 4 operations
// CHECK: block 1 in scf.for @outer: 3 operations
// CHECK: block 2 in scf.if @outer: 2 operations
// CHECK: block 3 in func.func @branches: 2 operations
// CHECK: block 4 in func.func @branches: 1 operations
// CHECK: block 5 in func.func @inner: 2 operations
// CHECK-NOT: block

// Functions may be looked at by several threads: each prints its own.
// FUNC-DAG: block 0 in func.func @outer: 4 operations
// FUNC-DAG: block 0 in func.func @branches: 2 operations

comm.process_group @dp size 8

func.func private @declared()
func.func @empty() {
  return
}
func.func @no_collectives(%m: memref<8xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<8xf32>
  call @declared() : () -> ()
  return
}

func.func @outer(%i: index, %c: i1) {
  scf.for %j = %i to %i step %i {
    scf.if %c {
      %f = comm.barrier on @dp
      comm.wait %f : !comm.future
    } {comm.cost_ns = 0}
    scf.if %c {
    } else {
    } {comm.cost_ns = 0}
    // Members of a group stay as they are.
    comm.schedule_group {
      %f = comm.barrier on @dp
      comm.wait %f : !comm.future
    }
  } {comm.cost_ns = 0}
  %g = comm.barrier on @dp
  comm.wait %g : !comm.future
  scf.for %j = %i to %i step %i {
  } {comm.cost_ns = 0}
  return
}

func.func @branches(%c: i1) {
  %f = comm.barrier on @dp
  %0 = arith.constant 1 : index
  cf.cond_br %c, ^a, ^b
^a:
  comm.wait %f : !comm.future
  return
^b:
  return
}

// A module's block is a graph region: its order means nothing.
module @nested {
  comm.process_group @dp size 8
  %f = comm.barrier on @dp
  comm.wait %f : !comm.future
  func.func @inner() {
    %g = comm.barrier on @dp
    comm.wait %g : !comm.future
    return
  }
}
