// RUN: commute-opt %s --comm-schedule | FileCheck %s --check-prefix=GROUP
// RUN: commute-opt %s --comm-schedule=order=group | FileCheck %s --check-prefix=GROUP
// RUN: commute-opt %s --comm-schedule=order=none | FileCheck %s --check-prefix=NONE
// RUN: commute-opt %s --comm-schedule=order=all | FileCheck %s --check-prefix=ALL
// RUN: commute-opt %s --comm-schedule='order=none effort=0 verify-order=true' | FileCheck %s --check-prefix=NONE

// One channel for both groups, and communication that takes three times as long.
// RUN: commute-opt %s --comm-schedule='order=none single-channel=true report=true' -o /dev/null 2>&1 | FileCheck %s --check-prefix=SINGLE
// RUN: commute-opt %s --comm-schedule='order=none report=true' -o /dev/null 2>&1 | FileCheck %s --check-prefix=OWN
// RUN: commute-opt %s --comm-schedule='order=none cost-scale=3 report=true' -o /dev/null 2>&1 | FileCheck %s --check-prefix=SCALE

// Computations that take longer beside communication.
// RUN: commute-opt %s --comm-schedule='order=none contention=3 report=true' -o /dev/null 2>&1 | FileCheck %s --check-prefix=CONTENTION
// RUN: commute-opt %s --comm-schedule='order=none devices=%S/../Cost/Inputs/devices.json device=mine report=true' -o /dev/null 2>&1 | FileCheck %s --check-prefix=DEVICE

// RUN: commute-opt %s -o /dev/null --dump-pass-pipeline --comm-schedule 2>&1 | FileCheck %s --check-prefix=DUMP
// DUMP: comm-schedule{contention={{0[.0e+]*}} cost-model=roofline cost-scale={{1[.0e+]*}} {{.*}}effort=0 {{.*}}order=group {{.*}}report=false single-channel=false {{.*}}verify-order=false}

comm.process_group @dp size 8
comm.process_group @tp size 2

// The first is needed last: the second, of the same group, should start before.
// GROUP-LABEL: func.func @order
// GROUP: comm.all_reduce {{.*}} on @dp {{.*}} "a"
// GROUP: comm.all_reduce {{.*}} on @dp {{.*}} "b"
// NONE-LABEL: func.func @order
// NONE: comm.all_reduce {{.*}} on @dp {{.*}} "b"
// NONE: comm.all_reduce {{.*}} on @dp {{.*}} "a"
// ALL-LABEL: func.func @order
// ALL: comm.all_reduce {{.*}} on @dp {{.*}} "a"
// ALL: comm.all_reduce {{.*}} on @dp {{.*}} "b"
// ALL: comm.all_reduce {{.*}} on @tp {{.*}} "c"

// OWN: result 0.110 us
// SINGLE: result 0.210 us
// SCALE: result 0.110 us
// CONTENTION: result 0.177 us
// DEVICE: result 0.130 us
func.func @order(%s: tensor<8xf32>) -> tensor<8xf32> {
  %f = comm.all_reduce %s on @dp reduce sum {comm.cost_ns = 100, comm.name = "a"} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %g = comm.all_reduce %s on @dp reduce sum {comm.cost_ns = 10, comm.name = "b"} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %h = comm.all_reduce %s on @tp reduce sum {comm.cost_ns = 100, comm.name = "c"} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %w = comm.wait %g : !comm.future<tensor<8xf32>>
  %x = comm.compute "x"(%w) {comm.cost_ns = 100} : (tensor<8xf32>) -> tensor<8xf32>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %u = comm.wait %h : !comm.future<tensor<8xf32>>
  %y = comm.compute "y"(%x, %v, %u) {comm.cost_ns = 0} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
