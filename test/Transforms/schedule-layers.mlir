// Gathers of one layer start together, one layer ahead; a group that holds a
// gather is one, too.

// RUN: commute-opt %s --comm-schedule=prefetch-layers=1 | FileCheck %s

comm.process_group @dp size 8

// CHECK: %[[A:.*]] = comm.all_gather {{.*}} {comm.layer = 0 : i64}
// CHECK: %[[B:.*]] = comm.all_gather {{.*}} {comm.layer = 0 : i64}
// CHECK: comm.wait %[[A]]
// CHECK: comm.schedule_group
// CHECK: comm.compute "x"
func.func @layers(%s: tensor<8xf32>, %i: tensor<64xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %s on @dp dim 0 {comm.layer = 0} : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %g = comm.all_gather %s on @dp dim 0 {comm.layer = 0} : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %h = comm.schedule_group -> (!comm.future<tensor<64xf32>>) attributes {comm.layer = 1} {
    %k = comm.all_gather %s on @dp dim 0 : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    comm.yield %k : !comm.future<tensor<64xf32>>
  }
  %u = comm.wait %f : !comm.future<tensor<64xf32>>
  %v = comm.wait %g : !comm.future<tensor<64xf32>>
  %x = comm.compute "x"(%i, %u, %v) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %w = comm.wait %h : !comm.future<tensor<64xf32>>
  %z = comm.compute "z"(%x, %w) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %z : tensor<64xf32>
}
