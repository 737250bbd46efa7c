// Shapes at the edges of what verifies: sizes that are not known, none, the
// largest, scalars, groups of one and of more ranks than there are.

// RUN: commute-opt %s --verify-roundtrip | FileCheck %s

comm.process_group @dp size 4
comm.process_group @one size 1
comm.process_group @huge size 9223372036854775807

// What is not known may agree.
// CHECK-LABEL: func.func @dynamic
func.func @dynamic(%t: tensor<?xf32>, %u: tensor<?x3xf32>, %m: memref<?xf32>) {
  %a = comm.all_gather %t on @dp dim 0 : tensor<?xf32> -> !comm.future<tensor<7xf32>>
  %b = comm.reduce_scatter %t on @dp dim 0 reduce sum : tensor<?xf32> -> !comm.future<tensor<7xf32>>
  %c = comm.all_reduce %u on @dp reduce sum : tensor<?x3xf32> -> !comm.future<tensor<5x?xf32>>
  %d = comm.all_to_all %t on @dp split 0 concat 0 : tensor<?xf32> -> !comm.future<tensor<?xf32>>
  %e = comm.all_to_all %u on @dp split 0 concat 1 : tensor<?x3xf32> -> !comm.future<tensor<2x12xf32>>
  %f = comm.all_to_all %t on @dp split 0 concat 0 send [1, 2, 3, 4] recv [4, 3, 2, 0]
      : tensor<?xf32> -> !comm.future<tensor<9xf32>>
  %g, %h = comm.all_gather_copy_in %t, %u rank 9
      : tensor<?xf32>, tensor<?x3xf32> -> memref<8xf32>, memref<?xf32>
  %i:2 = comm.split_copy_out %u dim 1 sizes [1, 2] : tensor<?x3xf32> -> tensor<4xf32>, tensor<8xf32>
  %j = comm.chunk_cat %t, %u dim 0 chunks 4 : tensor<?xf32>, tensor<?x3xf32> -> tensor<17xf32>
  comm.copy %t into %m : tensor<?xf32> into memref<?xf32>
  return
}

// Nothing is as much for every rank.
// CHECK-LABEL: func.func @zero
func.func @zero(%t: tensor<0xf32>) {
  %a = comm.all_gather %t on @dp dim 0 : tensor<0xf32> -> !comm.future<tensor<0xf32>>
  %b = comm.reduce_scatter %t on @dp dim 0 reduce sum : tensor<0xf32> -> !comm.future<tensor<0xf32>>
  %c = comm.all_to_all %t on @dp split 0 concat 0 send [0, 0, 0, 0] recv [0, 0, 0, 0]
      : tensor<0xf32> -> !comm.future<tensor<0xf32>>
  %d, %e = comm.all_gather_copy_in %t rank 3 : tensor<0xf32> -> memref<0xf32>, memref<0xf32>
  %f:2 = comm.split_copy_out %t dim 0 sizes [0, 0] : tensor<0xf32> -> tensor<0xf32>, tensor<0x8xf32>
  %g = comm.chunk_cat %t dim 0 chunks 8 : tensor<0xf32> -> tensor<8x0xf32>
  return
}

// CHECK-LABEL: func.func @scalar
func.func @scalar(%t: tensor<f32>, %m: memref<f32>) {
  %a = comm.all_reduce %t on @dp reduce sum : tensor<f32> -> !comm.future<tensor<f32>>
  %b = comm.broadcast %m into %m on @dp root 3
      : memref<f32> into memref<f32> -> !comm.future<memref<f32>>
  %c, %d = comm.all_gather_copy_in %t rank 1 : tensor<f32> -> memref<f32>, memref<4xf32>
  return
}

// CHECK-LABEL: func.func @group_of_one
func.func @group_of_one(%t: tensor<8xf32>) {
  %a = comm.all_gather %t on @one dim 0 : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %b = comm.reduce_scatter %t on @one dim 0 reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %c = comm.all_to_all %t on @one split 0 concat 0 send [8] recv [8] : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %d = comm.permute %t on @one from [0] to [0] : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %e = comm.send %t on @one to 0 : tensor<8xf32>
  %f = comm.recv on @one from 0 -> !comm.future<tensor<8xf32>>
  return
}

// No sum or product overflows: one that does not fit counts as not known.
// CHECK-LABEL: func.func @largest
func.func @largest(%t: tensor<1xf32>, %u: tensor<9223372036854775807x4xf32>) {
  %a = comm.all_gather %t on @huge dim 0 : tensor<1xf32> -> !comm.future<tensor<9223372036854775807xf32>>
  %b = comm.broadcast %t on @huge root 9223372036854775806 : tensor<1xf32> -> !comm.future<tensor<1xf32>>
  %c = comm.all_reduce %u on @huge reduce max
      : tensor<9223372036854775807x4xf32> -> !comm.future<tensor<9223372036854775807x4xf32>>
  %d:2 = comm.split_copy_out %u dim 0 sizes [4611686018427387904, 4611686018427387903]
      : tensor<9223372036854775807x4xf32> -> tensor<4xf32>, tensor<4xf32>
  %e = comm.chunk_cat %u, %u dim 0 chunks 9223372036854775807
      : tensor<9223372036854775807x4xf32>, tensor<9223372036854775807x4xf32> -> tensor<8xf32>
  %f, %g = comm.all_gather_copy_in %u, %u rank 9223372036854775807
      : tensor<9223372036854775807x4xf32>, tensor<9223372036854775807x4xf32>
      -> memref<8xf32>, memref<?xf32>
  return
}
