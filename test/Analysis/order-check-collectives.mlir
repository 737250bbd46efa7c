// The order of collectives, where it is to be kept.

// RUN: commute-opt %s -o /dev/null \
// RUN:   --load-pass-plugin=%commute_lib/libCommuteAnalysisTests.so \
// RUN:   --pass-pipeline='builtin.module(test-commute-order-check)'
// RUN: not commute-opt %s -o /dev/null \
// RUN:   --load-pass-plugin=%commute_lib/libCommuteAnalysisTests.so \
// RUN:   --pass-pipeline='builtin.module(test-commute-order-check{order=group})' \
// RUN:   2>&1 | FileCheck %s --check-prefix=GROUP
// RUN: not commute-opt %s -o /dev/null \
// RUN:   --load-pass-plugin=%commute_lib/libCommuteAnalysisTests.so \
// RUN:   --pass-pipeline='builtin.module(test-commute-order-check{order=all})' \
// RUN:   2>&1 | FileCheck %s --check-prefix=ALL

comm.process_group @dp size 8
comm.process_group @tp size 2

// GROUP: 'comm.barrier' op was moved before an operation that it must come after: same group
// GROUP: %c = comm.barrier
// GROUP: note: it must come after this one
// GROUP: %a = comm.barrier
// ALL: 'comm.barrier' op was moved before an operation that it must come after: all collectives
// ALL: %c = comm.barrier
// ALL: note: it must come after this one
// ALL: %b = comm.barrier
func.func @order() {
  %a = comm.barrier on @dp {comm.name = "a"}
  %b = comm.barrier on @tp
  %c = comm.barrier on @dp {test.before = "a"}
  comm.wait %a : !comm.future
  comm.wait %b : !comm.future
  comm.wait %c : !comm.future
  return
}
