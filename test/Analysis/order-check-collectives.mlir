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

// GROUP: 'comm.send' op was moved before an operation that it must come after: same group
// GROUP: %c = comm.send
// GROUP: note: it must come after this one
// GROUP: %a = comm.send
// ALL: 'comm.send' op was moved before an operation that it must come after: all collectives
// ALL: %c = comm.send
// ALL: note: it must come after this one
// ALL: %b = comm.send
func.func @order(%signal: tensor<1xf32>) {
  %a = comm.send %signal on @dp to 1 {comm.name = "a"} : tensor<1xf32>
  %b = comm.send %signal on @tp to 1 : tensor<1xf32>
  %c = comm.send %signal on @dp to 2 {test.before = "a"} : tensor<1xf32>
  comm.wait %a : !comm.future
  comm.wait %b : !comm.future
  comm.wait %c : !comm.future
  return
}
