// Each pass that reorders says of every collective and wait how far it moves, and
// what it must stay behind or before; nobody is told who does not ask.

// RUN: commute-opt %s --comm-sink-waits --remarks-filter='comm-sink-waits' -o /dev/null 2>&1 | FileCheck %s --check-prefix=SINK
// RUN: commute-opt %s --comm-raise-collectives --remarks-filter='comm.*' -o /dev/null 2>&1 | FileCheck %s --check-prefix=RAISE
// RUN: commute-opt %s --comm-overlap --remarks-filter='comm-overlap' -o /dev/null 2>&1 | FileCheck %s --check-prefix=OVERLAP
// RUN: commute-opt %s --comm-schedule --remarks-filter='comm-schedule' -o /dev/null 2>&1 | FileCheck %s --check-prefix=SCHEDULE
// RUN: commute-opt %s --comm-sink-waits -o /dev/null 2>&1 | count 0

// SINK-DAG: move-remarks.mlir:[[#@LINE+13]]:8: remark: [Missed] Collective | Category:comm-sink-waits | Function=step | Remark="'g' stays where it is; nothing in the block must come before it"
// SINK-DAG: remark: [Passed] Wait | Category:comm-sink-waits | Function=step | Remark="'w' moves down by 3 operations; it must come before 'mm' (data)"
// SINK-DAG: remark: [Missed] Wait | Category:comm-sink-waits | Function=step | Remark="'v' stays where it is; nothing in the block must come after it"
// RAISE-DAG: remark: [Passed] Collective | Category:comm-raise-collectives | Function=step | Remark="'r' moves up by {{[0-9]}} operation{{s?}}; it must come after 'a' (data)"
// OVERLAP-DAG: Collective | Category:comm-overlap | Function=step | Remark="'r' moves up by
// OVERLAP-DAG: Wait | Category:comm-overlap | Function=step | Remark="'w' moves down by
// SCHEDULE-DAG: Collective | Category:comm-schedule | Function=step | Remark="'r'
// SCHEDULE-DAG: Wait | Category:comm-schedule | Function=step | Remark="'w'

comm.process_group @dp size 8

func.func @step(%s: tensor<8xf32>, %x: tensor<64xf32>)
    -> (tensor<64xf32>, tensor<64xf32>) {
  %g = comm.all_gather %s on @dp dim 0 {comm.name = "g", comm.cost_ns = 30000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %g {comm.name = "w"} : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) {comm.name = "a", comm.cost_ns = 10000}
      : (tensor<64xf32>) -> tensor<64xf32>
  %b = comm.compute "b"(%x) {comm.name = "b", comm.cost_ns = 10000}
      : (tensor<64xf32>) -> tensor<64xf32>
  %mm = comm.compute "mm"(%w, %b) {comm.name = "mm", comm.cost_ns = 40000}
      : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %r = comm.all_reduce %a on @dp reduce sum
      {comm.name = "r", comm.cost_ns = 20000}
      : tensor<64xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %r {comm.name = "v"} : !comm.future<tensor<64xf32>>
  return %mm, %v : tensor<64xf32>, tensor<64xf32>
}
