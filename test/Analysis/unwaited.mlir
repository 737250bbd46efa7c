// A future that nothing waits for is a warning at its start, one in a run.

// RUN: commute-opt %s --comm-sink-waits -verify-diagnostics -o /dev/null
// RUN: commute-opt %s --comm-print-schedule-graph -verify-diagnostics \
// RUN:   -o /dev/null

comm.process_group @dp size 8
func.func private @take(!comm.future<tensor<64xf32>>)

func.func @never(%x: tensor<8xf32>) {
  // expected-warning @+1 {{'comm.all_gather' op is never waited for}}
  %f = comm.all_gather %x on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  // Ordering is no wait.
  // expected-warning @+1 {{'comm.barrier' op is never waited for}}
  %g = comm.barrier on @dp after(%f : !comm.future<tensor<64xf32>>)
  return
}

func.func @inside(%x: tensor<8xf32>, %i: index) {
  scf.for %j = %i to %i step %i {
    // expected-warning @+1 {{'comm.barrier' op is never waited for}}
    %f = comm.barrier on @dp
  } {comm.cost_ns = 0}
  comm.schedule_group {
    // expected-warning @+1 {{'comm.barrier' op is never waited for}}
    %f = comm.barrier on @dp
  }
  %g = comm.schedule_group -> (!comm.future) {
    // expected-warning @+1 {{'comm.barrier' op is never waited for}}
    %f = comm.barrier on @dp
    comm.yield %f : !comm.future
  }
  return
}

// Someone else may wait for these.
func.func @elsewhere(%x: tensor<8xf32>, %i: index, %c: i1)
    -> !comm.future<tensor<64xf32>> {
  %f = comm.all_gather %x on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  call @take(%f) {comm.cost_ns = 0} : (!comm.future<tensor<64xf32>>) -> ()
  %g = comm.all_gather %x on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %h = scf.if %c -> !comm.future<tensor<64xf32>> {
    scf.yield %g : !comm.future<tensor<64xf32>>
  } else {
    %k = comm.all_gather %x on @dp dim 0
        : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    scf.yield %k : !comm.future<tensor<64xf32>>
  }
  return %h : !comm.future<tensor<64xf32>>
}

func.func @other_block(%x: tensor<8xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %x on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  cf.br ^next
^next:
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  return %w : tensor<64xf32>
}
