// JSON, to the letter where it is not a list that others check: names are any
// bytes, of which those that are no UTF-8 become U+FFFD, and doubles have as
// many digits as they need.

// RUN: commute-opt %s --comm-print-overlap='format=json file=-' -o /dev/null | FileCheck %s

// CHECK: "schema": "commute-overlap-report",
// CHECK-NEXT: "version": 1,
// CHECK-NEXT: "title": "builtin.module",
// CHECK-NEXT: "single_channel": false,
// CHECK-NEXT: "blocks": [
// CHECK: "nested": false,
// CHECK-NEXT: "title": "func.func @step",
// CHECK-NEXT: "location": "{{.*}}json.mlir:[[#]]:1",
// CHECK-NEXT: "operations": 3,
// CHECK: "makespan_ns": 1001.1,
// CHECK-NEXT: "compute_ns": 0.1,
// CHECK-NEXT: "exposed_ns": 1001,
// CHECK: "visualize_overlap_ns": 1001.1
// CHECK: "peak_live_bytes": null,
// CHECK-NEXT: "peak_in_flight_bytes": 256
// CHECK: "most_exposed"
// CHECK: "name": "a \" b \\ c  d � e é <&>",
// CHECK-NEXT: "location": null,
// CHECK-NEXT: "group": 0,
// CHECK-NEXT: "start_ns": 0,
// CHECK-NEXT: "end_ns": 1001,
// CHECK-NEXT: "exposed_ns": 1001,
// CHECK: "distance": 0,
// CHECK-NEXT: "blocker": null,
// CHECK-NEXT: "reason": null,
// CHECK-NEXT: "location": null
// CHECK: "distance": 1,
// CHECK-NEXT: "blocker": null,
// CHECK: "schedule"
// CHECK: "also_wait": false,
// CHECK-NEXT: "group": 0,
// CHECK-NEXT: "exposed_ns": 1001,
// CHECK-NEXT: "wait": 1,
// CHECK-NEXT: "live_bytes": null,
// CHECK-NEXT: "in_flight_bytes": 256
// CHECK: "location": "call.py:7:3",
// CHECK-NEXT: "kind": "wait",
// CHECK: "held": {
// CHECK-NEXT: "start_ns": 0,
// CHECK-NEXT: "end_ns": 1001
// CHECK: "location": "first.py:1:2",
// CHECK-NEXT: "kind": "compute",
// CHECK: "total": {
// CHECK-NEXT: "blocks": 1,

comm.process_group @dp size 8
func.func @step(%s: tensor<8xf32>, %n: index)
    -> (tensor<64xf32>, tensor<?xf32>) {
  %f = comm.all_gather %s on @dp dim 0
      {comm.name = "a \22 b \\ c \0A d \FF e é <&>", comm.cost_ns = 1001.0}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>> loc(unknown)
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
      loc(callsite("inlined"("call.py":7:3) at "caller.py":1:1))
  %a = comm.compute "a"(%n) {comm.cost_ns = 0.1} : (index) -> tensor<?xf32>
      loc(fused["first.py":1:2, "second.py":3:4])
  return %w, %a : tensor<64xf32>, tensor<?xf32>
}
