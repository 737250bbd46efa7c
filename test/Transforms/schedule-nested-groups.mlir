// A collective counts as one of its kind, however many groups it is in.

// RUN: commute-opt %s --comm-schedule | FileCheck %s --check-prefix=FREE
// RUN: commute-opt %s --comm-schedule=max-in-flight-count-of=all_gather:1 | FileCheck %s --check-prefix=ONE
// RUN: commute-opt %s --comm-schedule=prefetch-ops=0 | FileCheck %s --check-prefix=ONE

comm.process_group @dp size 8

// FREE-COUNT-2: comm.all_gather
// FREE: comm.wait

// ONE: comm.all_gather
// ONE: comm.wait
// ONE: comm.all_gather
func.func @layers(%s: tensor<8xf32>, %i: tensor<64xf32>) -> tensor<64xf32> {
  %f = comm.schedule_group -> (!comm.future<tensor<64xf32>>) {
    %inner = comm.schedule_group -> (!comm.future<tensor<64xf32>>) {
      %gather = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 100} : tensor<8xf32> -> !comm.future<tensor<64xf32>>
      comm.yield %gather : !comm.future<tensor<64xf32>>
    }
    comm.yield %inner : !comm.future<tensor<64xf32>>
  }
  %u = comm.wait %f : !comm.future<tensor<64xf32>>
  %x = comm.compute "x"(%i, %u) {comm.cost_ns = 90} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %g = comm.schedule_group -> (!comm.future<tensor<64xf32>>) {
    %inner = comm.schedule_group -> (!comm.future<tensor<64xf32>>) {
      %gather = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 100} : tensor<8xf32> -> !comm.future<tensor<64xf32>>
      comm.yield %gather : !comm.future<tensor<64xf32>>
    }
    comm.yield %inner : !comm.future<tensor<64xf32>>
  }
  %v = comm.wait %g : !comm.future<tensor<64xf32>>
  %y = comm.compute "y"(%x, %v) {comm.cost_ns = 90} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %y : tensor<64xf32>
}
