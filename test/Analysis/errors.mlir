// Errors of the core are reported at the operations they name, and end the
// iteration.

// RUN: commute-opt %s --load-pass-plugin=%commute_lib/libCommuteAnalysisTests.so \
// RUN:   --pass-pipeline='builtin.module(test-commute-errors)' \
// RUN:   -verify-diagnostics -o /dev/null | FileCheck %s

// CHECK: added: order
// CHECK-NOT: added

comm.process_group @dp size 8
func.func @f() {
  // expected-error @+2 {{'comm.barrier' op cannot be scheduled: }}
  // expected-note @+1 {{the other operation}}
  %f = comm.barrier on @dp {comm.name = "start"}
  // expected-error @+1 {{'comm.wait' op cannot be scheduled: dependences close a cycle of 2 nodes: 'wait' -> 'start' -> 'wait'}}
  comm.wait %f {comm.name = "wait"} : !comm.future
  return
}

func.func @not_reached() {
  %f = comm.barrier on @dp
  comm.wait %f : !comm.future
  return
}
