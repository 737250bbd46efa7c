// What a node counts as.

// RUN: commute-opt %s --comm-print-schedule-graph -o /dev/null 2>&1 | FileCheck %s

comm.process_group @dp size 8
comm.process_group @tp size 2

// A group is a collective if any member is one, else a wait if any is one.
// CHECK-LABEL: func.func @groups
// CHECK: "both": collective and wait, {{.*}} channel 0
// CHECK: "start": collective, {{.*}} channel 1
// CHECK: "wait": wait
// CHECK: "neither": compute
// CHECK: "nested": collective and wait
func.func @groups(%s: tensor<8xf32>, %x: tensor<8xf32>, %i: index) {
  comm.schedule_group attributes {comm.name = "both"} {
    %f = comm.all_gather %s on @dp dim 0
        : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    %w = comm.wait %f : !comm.future<tensor<64xf32>>
  }
  %g = comm.schedule_group -> (!comm.future<tensor<16xf32>>)
      attributes {comm.name = "start"} {
    %c = comm.compute "cast"(%s) : (tensor<8xf32>) -> tensor<8xf32>
    %f = comm.all_gather %c on @tp dim 0
        : tensor<8xf32> -> !comm.future<tensor<16xf32>>
    comm.yield %f : !comm.future<tensor<16xf32>>
  }
  comm.schedule_group attributes {comm.name = "wait"} {
    %w = comm.wait %g : !comm.future<tensor<16xf32>>
    %c = comm.compute "cast"(%w) : (tensor<16xf32>) -> tensor<16xf32>
  }
  comm.schedule_group attributes {comm.name = "neither"} {
    %c = comm.compute "cast"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  }
  comm.schedule_group attributes {comm.name = "nested"} {
    comm.schedule_group {
      %f = comm.barrier on @dp
      comm.wait %f : !comm.future
    }
  }
  return
}

// Another operation with regions counts as what it does to the block around it:
// one that starts and waits inside computes.
// CHECK-LABEL: func.func @regions
// CHECK: "inside": compute, 3 ns
// CHECK: "start": collective, 3 ns, channel 0
// CHECK: "wait": wait, 3 ns
// CHECK: "pipelined": collective and wait, 3 ns, channel 1
func.func @regions(%s: tensor<8xf32>, %c: i1, %i: index) {
  scf.if %c {
    %f = comm.barrier on @dp
    comm.wait %f : !comm.future
  } {comm.name = "inside", comm.cost_ns = 3}
  %g = scf.if %c -> !comm.future {
    %f = comm.barrier on @dp
    scf.yield %f : !comm.future
  } else {
    %f = comm.barrier on @dp
    scf.yield %f : !comm.future
  } {comm.name = "start", comm.cost_ns = 3}
  scf.if %c {
    comm.wait %g : !comm.future
  } {comm.name = "wait", comm.cost_ns = 3}
  %h = comm.barrier on @tp
  %n = scf.if %c -> !comm.future {
    comm.wait %h : !comm.future
    %f = comm.barrier on @tp
    scf.yield %f : !comm.future
  } else {
    %f = comm.barrier on @tp
    scf.yield %f : !comm.future
  } {comm.name = "pipelined", comm.cost_ns = 3}
  comm.wait %n : !comm.future
  return
}
