// RUN: commute-opt %s --comm-sink-waits | FileCheck %s --check-prefix=NONE
// RUN: commute-opt %s --comm-sink-waits=order=none | FileCheck %s --check-prefix=NONE
// RUN: commute-opt %s --comm-sink-waits=order=all | FileCheck %s --check-prefix=ALL
// RUN: commute-opt %s --comm-sink-waits=order=group | FileCheck %s --check-prefix=NONE
// RUN: commute-opt %s --pass-pipeline='builtin.module(comm-sink-waits{order=all verify-order})' | FileCheck %s --check-prefix=ALL

// The constraint leaves no trace in the text.
// RUN: commute-opt %s --comm-sink-waits=order=all | FileCheck %s --check-prefix=TRACE --implicit-check-not=after

// RUN: commute-opt %s -o /dev/null --dump-pass-pipeline --comm-sink-waits 2>&1 | FileCheck %s --check-prefix=DUMP
// DUMP: comm-sink-waits{order=none verify-order=false}

comm.process_group @dp size 8
comm.process_group @tp size 2

// The gather needs the reduction's result. The barrier needs nothing: it goes
// before the waits, unless all collectives keep their order.

// TRACE: func.func
// NONE: comm.all_reduce
// NONE-NEXT: %[[B:.*]] = comm.send
// NONE-NEXT: comm.wait
// NONE-NEXT: comm.all_gather

// ALL: comm.all_reduce
// ALL-NEXT: comm.wait
// ALL-NEXT: comm.all_gather
// ALL-NEXT: comm.send
func.func @f(%s: tensor<8xf32>, %signal: tensor<1xf32>) -> tensor<64xf32> {
  %f = comm.all_reduce %s on @dp reduce sum
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %g = comm.all_gather %v on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %b = comm.send %signal on @tp to 1 : tensor<1xf32>
  comm.wait %b : !comm.future
  %w = comm.wait %g : !comm.future<tensor<64xf32>>
  return %w : tensor<64xf32>
}
