// Left alone, all gathers start at once, since the first takes long to hide.
// RUN: commute-opt %s --comm-schedule | FileCheck %s --check-prefixes=CHECK,FREE

// Each computation of 100 ns: none, one, or any number of them ahead.
// RUN: commute-opt %s --comm-schedule=prefetch-ops=0 | FileCheck %s --check-prefixes=CHECK,ZERO
// RUN: commute-opt %s --comm-schedule=prefetch-ops=1 | FileCheck %s --check-prefixes=CHECK,ONE
// RUN: commute-opt %s --comm-schedule=prefetch-ops=9 | FileCheck %s --check-prefixes=CHECK,FREE

// Each gather has 256 bytes.
// RUN: commute-opt %s --comm-schedule=prefetch-bytes=256 | FileCheck %s --check-prefixes=CHECK,BYTES
// RUN: commute-opt %s --comm-schedule=prefetch-bytes=0 | FileCheck %s --check-prefixes=CHECK,BYTES
// RUN: commute-opt %s --comm-schedule=prefetch-bytes=768 | FileCheck %s --check-prefixes=CHECK,FREE

// RUN: commute-opt %s --comm-schedule=prefetch-layers=0 | FileCheck %s --check-prefixes=CHECK,ZERO
// RUN: commute-opt %s --comm-schedule=prefetch-layers=1 | FileCheck %s --check-prefixes=CHECK,BYTES
// RUN: commute-opt %s --comm-schedule=prefetch-layers=2 | FileCheck %s --check-prefixes=CHECK,FREE

// Smaller than 257 bytes, they stay between the computations around them: in
// the input, before the first.
// RUN: commute-opt %s --comm-schedule=min-bytes=257 | FileCheck %s --check-prefix=FREE

// By name.
// RUN: commute-opt %s --comm-schedule='order=none start-early=c' | FileCheck %s --check-prefixes=CHECK,EARLY
// RUN: commute-opt %s --comm-schedule='start-late=b,c' | FileCheck %s --check-prefixes=CHECK,LATE
// RUN: commute-opt %s --comm-schedule='pin=b,x' | FileCheck %s --check-prefixes=CHECK,PIN

// What a control asks for is an edge that can be proved to be kept.
// RUN: commute-opt %s --comm-schedule='prefetch-ops=1 verify-order=true' | FileCheck %s --check-prefixes=CHECK,ONE

comm.process_group @dp size 8
comm.process_group @tp size 8

// CHECK-LABEL: func.func @layers

// FREE-COUNT-3: comm.all_gather
// FREE-NOT: comm.all_gather
// FREE: comm.compute "x"

// ZERO: comm.all_gather {{.*}} "a"
// ZERO: comm.compute "x"
// ZERO: comm.all_gather {{.*}} "b"
// ZERO: comm.compute "y"
// ZERO: comm.all_gather {{.*}} "c"

// ONE: comm.all_gather {{.*}} "a"
// ONE-NEXT: comm.all_gather {{.*}} "b"
// ONE: comm.compute "x"
// ONE-NEXT: comm.all_gather {{.*}} "c"
// ONE: comm.compute "y"

// BYTES: %[[F:.*]] = comm.all_gather {{.*}} "a"
// BYTES: comm.wait %[[F]]
// BYTES-NEXT: %[[G:.*]] = comm.all_gather {{.*}} "b"
// BYTES-NEXT: comm.compute "x"
// BYTES-NEXT: comm.wait %[[G]]
// BYTES-NEXT: comm.all_gather {{.*}} "c"
// BYTES-NEXT: comm.compute "y"

// EARLY: comm.all_gather {{.*}} "c"
// EARLY-NEXT: comm.all_gather {{.*}} "a"

// LATE: comm.all_gather {{.*}} "a"
// LATE: comm.compute "x"
// LATE-NEXT: comm.all_gather {{.*}} "b"
// LATE: comm.compute "y"
// LATE-NEXT: comm.all_gather {{.*}} "c"

// PIN: comm.all_gather {{.*}} "a"
// PIN-NEXT: comm.all_gather {{.*}} "b"
// PIN-NEXT: comm.all_gather {{.*}} "c"
// PIN-NEXT: comm.wait
// PIN-NEXT: comm.compute "x"
func.func @layers(%s: tensor<8xf32>, %i: tensor<64xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 100, comm.name = "a"} : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %g = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 100, comm.name = "b"} : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %h = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 100, comm.name = "c"} : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %u = comm.wait %f : !comm.future<tensor<64xf32>>
  %x = comm.compute "x"(%i, %u) {comm.cost_ns = 100, comm.name = "x"} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %v = comm.wait %g : !comm.future<tensor<64xf32>>
  %y = comm.compute "y"(%x, %v) {comm.cost_ns = 100} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %w = comm.wait %h : !comm.future<tensor<64xf32>>
  %z = comm.compute "z"(%y, %w) {comm.cost_ns = 100} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %z : tensor<64xf32>
}

// The same as attributes.
// CHECK-LABEL: func.func @attributes
// CHECK-NEXT: comm.compute "pinned"
// CHECK-NEXT: %[[A:.*]] = comm.compute "cast"
// CHECK-NEXT: comm.all_reduce %[[A]] on @dp reduce sum {{.*}} comm.start = "early"
// CHECK: comm.compute "x"
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.all_reduce {{.*}} comm.start = "late"
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.compute "last"
func.func @attributes(%s: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %p = comm.compute "pinned"(%s) {comm.pin, comm.cost_ns = 100} : (tensor<8xf32>) -> tensor<8xf32>
  %g = comm.all_reduce %s on @tp reduce sum {comm.start = "late", comm.cost_ns = 1} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %x = comm.compute "x"(%s) {comm.cost_ns = 100} : (tensor<8xf32>) -> tensor<8xf32>
  %c = comm.compute "cast"(%s) {comm.cost_ns = 100} : (tensor<8xf32>) -> tensor<8xf32>
  %f = comm.all_reduce %c on @dp reduce sum {comm.start = "early", comm.cost_ns = 1} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %w = comm.wait %g : !comm.future<tensor<8xf32>>
  %l = comm.compute "last"(%w) : (tensor<8xf32>) -> tensor<8xf32>
  return %l, %v : tensor<8xf32>, tensor<8xf32>
}
