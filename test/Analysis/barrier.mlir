// Neither communication nor memory passes a barrier or its wait: what stands on
// either side of it does so for a reason that no operand shows. Computation on
// tensors passes. The wait for a send is no fence.

// RUN: commute-opt %s --comm-print-schedule-graph -o /dev/null 2>&1 \
// RUN:   | FileCheck %s
// RUN: commute-opt %s --comm-raise-collectives --comm-verify-order \
// RUN:   | FileCheck %s --check-prefix=RAISE

comm.process_group @dp size 8

// CHECK-LABEL: func.func @fence
// CHECK: dependences:
// CHECK-NEXT: "store" -> "barrier": unknown effects
// CHECK-NEXT: "send" -> "barrier": unknown effects
// CHECK-NEXT: "barrier" -> "wait": data
// CHECK-NEXT: "wait" -> "load": unknown effects
// CHECK-NEXT: "wait" -> "ag": unknown effects
// CHECK-NEXT: "send" -> "sent": data
// CHECK-NEXT: "wait" -> "sent": unknown effects
// CHECK-NEXT: "ag" -> "full": data
// CHECK-NEXT: "wait" -> "full": unknown effects
// CHECK-NOT: ->

// RAISE-LABEL: func.func @fence
// RAISE: comm.send
// RAISE: comm.barrier
// RAISE: comm.wait {{.*}}: !comm.future
// RAISE: comm.all_gather
func.func @fence(%s: tensor<8xf32>, %m: memref<8xf32>, %i: index, %v: f32) {
  memref.store %v, %m[%i] {comm.name = "store"} : memref<8xf32>
  %t = comm.send %s on @dp to 1 {comm.name = "send"} : tensor<8xf32>
  %b = comm.barrier on @dp {comm.name = "barrier"}
  %p = comm.compute "p"(%s) {comm.name = "pure"}
      : (tensor<8xf32>) -> tensor<8xf32>
  comm.wait %b {comm.name = "wait"} : !comm.future
  %0 = memref.load %m[%i] {comm.name = "load"} : memref<8xf32>
  %f = comm.all_gather %s on @dp dim 0 {comm.name = "ag"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  comm.wait %t {comm.name = "sent"} : !comm.future
  %w = comm.wait %f {comm.name = "full"} : !comm.future<tensor<64xf32>>
  return
}
