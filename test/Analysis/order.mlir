// Collectives keep their order where that is asked for: start to start, those
// of one process group or all, those inside an operation with it.

// RUN: commute-opt %s --comm-print-schedule-graph -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefixes=CHECK,NONE
// RUN: commute-opt %s --comm-print-schedule-graph=order=group -o /dev/null \
// RUN:   2>&1 | FileCheck %s --check-prefixes=CHECK,GROUP
// RUN: commute-opt %s --comm-print-schedule-graph=order=all -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefixes=CHECK,ALL

// RUN: not commute-opt %s --comm-print-schedule-graph=order=some 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WRONG
// WRONG: some

comm.process_group @dp size 8
comm.process_group @tp size 2

// CHECK: "a": collective, {{.*}} channel 0
// CHECK: "b": collective, {{.*}} channel 1
// CHECK: "loop": compute
// CHECK: "c": collective, {{.*}} channel 0
// CHECK: dependences:
// NONE-NEXT: "a" -> "va": data
// NONE-NEXT: "b" -> "vb": data
// NONE-NEXT: "c" -> "vc": data
// NONE-NOT: ->
// GROUP-NEXT: "a" -> "va": data
// GROUP-NEXT: "a" -> "loop": same group
// GROUP-NEXT: "b" -> "loop": same group
// GROUP-NEXT: "b" -> "vb": data
// GROUP-NEXT: "loop" -> "c": same group
// GROUP-NEXT: "c" -> "vc": data
// GROUP-NOT: ->
// ALL-NEXT: "a" -> "va": data
// ALL-NEXT: "a" -> "b": all collectives
// ALL-NEXT: "b" -> "loop": all collectives
// ALL-NEXT: "b" -> "vb": data
// ALL-NEXT: "loop" -> "c": all collectives
// ALL-NEXT: "c" -> "vc": data
// ALL-NOT: ->
// CHECK-LABEL: block 1 in scf.for @order
func.func @order(%s: tensor<8xf32>, %i: index, %signal: tensor<1xf32>) {
  %a = comm.all_gather %s on @dp dim 0 {comm.name = "a"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %va = comm.wait %a {comm.name = "va"} : !comm.future<tensor<64xf32>>
  %b = comm.all_gather %s on @tp dim 0 {comm.name = "b"}
      : tensor<8xf32> -> !comm.future<tensor<16xf32>>
  scf.for %j = %i to %i step %i {
    %f = comm.send %signal on @dp to 1 : tensor<1xf32>
    comm.wait %f : !comm.future
    %g = comm.send %signal on @tp to 1 : tensor<1xf32>
    comm.wait %g : !comm.future
  } {comm.name = "loop", comm.cost_ns = 7}
  %vb = comm.wait %b {comm.name = "vb"} : !comm.future<tensor<16xf32>>
  %c = comm.all_gather %s on @dp dim 0 {comm.name = "c"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %vc = comm.wait %c {comm.name = "vc"} : !comm.future<tensor<64xf32>>
  return
}
