// What each rank receives. Cell i of argument a on rank r is
// 1000 * (a + 1) + 100 * r + i; a bar stands between ranks.

// RUN: commute-interpret --print --seed=0 %s | FileCheck %s

comm.process_group @dp size 2
// The ranks of @tp are 0 and 2, or 1 and 3.
comm.process_group @tp size 2 ranks [0, 2]

// CHECK-LABEL: @gather on 4 ranks
// CHECK-NEXT: result 0: 1000 1001 1100 1101 | 1000 1001 1100 1101 | 1200 1201 1300 1301 | 1200 1201 1300 1301
// CHECK-NEXT: result 1: 1000 1001 1200 1201 | 1100 1101 1300 1301 | 1000 1001 1200 1201 | 1100 1101 1300 1301
func.func @gather(%w: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %f = comm.all_gather %w on @dp dim 0
      : tensor<2xf32> -> !comm.future<tensor<4xf32>>
  %y = comm.wait %f : !comm.future<tensor<4xf32>>
  %g = comm.all_gather %w on @tp dim 0
      : tensor<2xf32> -> !comm.future<tensor<4xf32>>
  %z = comm.wait %g : !comm.future<tensor<4xf32>>
  return %y, %z : tensor<4xf32>, tensor<4xf32>
}

// Along the second dimension, two inputs at once.
// CHECK-LABEL: @bucket
// CHECK-NEXT: result 0: 1000 1001 1100 1101 1002 1003 1102 1103 |
// CHECK-NEXT: result 1: 2000 2100 |
func.func @bucket(%v: tensor<2x2xf32>, %w: tensor<1x1xf32>)
    -> (tensor<2x4xf32>, tensor<1x2xf32>) {
  %f = comm.all_gather %v, %w on @dp dim 1 : tensor<2x2xf32>, tensor<1x1xf32>
      -> !comm.future<tensor<2x4xf32>, tensor<1x2xf32>>
  %y:2 = comm.wait %f : !comm.future<tensor<2x4xf32>, tensor<1x2xf32>>
  return %y#0, %y#1 : tensor<2x4xf32>, tensor<1x2xf32>
}

// CHECK-LABEL: @reduce
// CHECK-NEXT: result 0: 2100 2102 | 2104 2106 | 2500 2502 | 2504 2506
// CHECK-NEXT: result 1: 1100 1101 1102 1103 | 1100 1101 1102 1103 | 1300
// CHECK-NEXT: result 2: 10500 10510 10520 10530 | 10500 {{.*}} | 12500
func.func @reduce(%w: tensor<4xf32>)
    -> (tensor<2xf32>, tensor<4xf32>, tensor<4xf32>) {
  %f = comm.reduce_scatter %w on @dp dim 0 reduce sum
      : tensor<4xf32> -> !comm.future<tensor<2xf32>>
  %x = comm.wait %f : !comm.future<tensor<2xf32>>
  %g = comm.all_reduce %w on @dp reduce max
      : tensor<4xf32> -> !comm.future<tensor<4xf32>>
  %y = comm.wait %g : !comm.future<tensor<4xf32>>
  %h = comm.all_reduce %w on @dp reduce avg
      : tensor<4xf32> -> !comm.future<tensor<4xf32>>
  %z = comm.wait %h : !comm.future<tensor<4xf32>>
  return %x, %y, %z : tensor<2xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: @exchange
// CHECK-NEXT: result 0: 1000 1001 1100 1101 | 1002 1003 1102 1103 |
// CHECK-NEXT: result 1: 2000 2001 2002 2100 2101 2102 | 2003 2003 2003 2103 2103 2103 |
func.func @exchange(%w: tensor<2x2xf32>, %v: tensor<4xf32>)
    -> (tensor<1x4xf32>, tensor<6xf32>) {
  %f = comm.all_to_all %w on @dp split 0 concat 1
      : tensor<2x2xf32> -> !comm.future<tensor<1x4xf32>>
  %x = comm.wait %f : !comm.future<tensor<1x4xf32>>
  // Rank 1 is sent 1 element where it expects 3: it is fitted.
  %g = comm.all_to_all %v on @dp split 0 concat 0 send [3, 1] recv [3, 3]
      : tensor<4xf32> -> !comm.future<tensor<6xf32>>
  %y = comm.wait %g : !comm.future<tensor<6xf32>>
  return %x, %y : tensor<1x4xf32>, tensor<6xf32>
}

// CHECK-LABEL: @pairs
// CHECK-NEXT: result 0: 1100 1101 | 1100 1101 | 1300
// CHECK-NEXT: result 1: 0 0 | 1000 1001 | 0 0 | 1200 1201
func.func @pairs(%w: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %f = comm.broadcast %w on @dp root 1
      : tensor<2xf32> -> !comm.future<tensor<2xf32>>
  %x = comm.wait %f : !comm.future<tensor<2xf32>>
  %g = comm.permute %w on @dp from [0] to [1]
      : tensor<2xf32> -> !comm.future<tensor<2xf32>>
  %y = comm.wait %g : !comm.future<tensor<2xf32>>
  return %x, %y : tensor<2xf32>, tensor<2xf32>
}

// A destination is poison until the wait, and an input may be one.
// CHECK-LABEL: @into
// CHECK-NEXT: result 0: poison poison |
// CHECK-NEXT: argument 0: 8 bytes 2100 2102 | 2100 2102 | 2500
// CHECK: reads of poison: 1, writes to nowhere: 0
// CHECK-NOT: race
func.func @into(%w: memref<2xf32>) -> tensor<2xf32> {
  %f = comm.all_reduce %w into %w on @dp reduce sum
      : memref<2xf32> into memref<2xf32> -> !comm.future<memref<2xf32>>
  %x = comm.compute "early"(%w) : (memref<2xf32>) -> tensor<2xf32>
  %y = comm.wait %f : !comm.future<memref<2xf32>>
  return %x : tensor<2xf32>
}

// Who writes an input in flight has a race; who writes a destination spoils it.
// CHECK-LABEL: @race
// CHECK: argument 1: 8 bytes poison poison
// CHECK: has a race: argument 2
func.func @race(%v: tensor<2xf32>, %w: memref<2xf32>, %x: memref<2xf32>,
                %y: memref<2xf32>) {
  %0:3 = memref.distinct_objects %w, %x, %y
      : memref<2xf32>, memref<2xf32>, memref<2xf32>
  %f = comm.all_reduce %v into %0#0 on @dp reduce sum
      : tensor<2xf32> into memref<2xf32> -> !comm.future<memref<2xf32>>
  comm.copy %v into %0#0 : tensor<2xf32> into memref<2xf32>
  %z = comm.wait %f : !comm.future<memref<2xf32>>
  %g = comm.all_reduce %0#2 into %0#1 on @dp reduce sum
      : memref<2xf32> into memref<2xf32> -> !comm.future<memref<2xf32>>
  comm.copy %v into %0#2 : tensor<2xf32> into memref<2xf32>
  %t = comm.wait %g : !comm.future<memref<2xf32>>
  return
}
