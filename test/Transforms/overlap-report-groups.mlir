// Process groups are known again after somebody else's pass: in a group of one,
// a collective takes no time in any row.

// RUN: commute-opt %s --comm-overlap='report passes=cse,cse' -o /dev/null 2>&1 | FileCheck %s

//      CHECK: overlap of block 0 in func.func @step
// CHECK-NEXT: after
// CHECK-NEXT: input 0.000 us 0.000 us
// CHECK-NEXT: cse 0.000 us 0.000 us
// CHECK-NEXT: cse 0.000 us 0.000 us

comm.process_group @one size 1

func.func @step(%s: tensor<8xf32>) -> tensor<8xf32> {
  %f = comm.all_gather %s on @one dim 0
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %w = comm.wait %f : !comm.future<tensor<8xf32>>
  return %w : tensor<8xf32>
}
