// Every operation, read with the accessors of the C API and made again with its
// builder, is what it was.

// RUN: commute-opt %s --mlir-print-debuginfo > %t.mlir
// RUN: %commute_opt_tests %s --pass-pipeline='builtin.module(any(test-commute-rebuild))' --mlir-print-debuginfo | diff %t.mlir -

comm.process_group @plain size 4
comm.process_group @full size 4 ranks [0, 2, 4, 6] ranks_per_node 2
    link "infiniband" latency 5.0e3 bandwidth 5.0e10 channel "network"
comm.process_group @free size 1 latency 0.0

func.func @collectives(%t: tensor<8xf32>, %m: memref<8xf32>,
                       %n: memref<32xf32>, %g: tensor<8x16xf32>) {
  %0 = comm.all_gather %t, %t on @plain dim 0
      {comm.cost_ns = 7, comm.name = "gather"}
      : tensor<8xf32>, tensor<8xf32>
      -> !comm.future<tensor<32xf32>, tensor<32xf32>>
  %1 = comm.all_gather %m into %n on @full dim 0
      after(%0 : !comm.future<tensor<32xf32>, tensor<32xf32>>)
      : memref<8xf32> into memref<32xf32> -> !comm.future<memref<32xf32>>
  %2 = comm.reduce_scatter %g on @plain dim 1 reduce avg
      {comm.cost_ns = 7.5}
      : tensor<8x16xf32> -> !comm.future<tensor<8x4xf32>>
  %3 = comm.all_reduce %g on @plain reduce max
      : tensor<8x16xf32> -> !comm.future<tensor<8x16xf32>>
  %4 = comm.all_to_all %g on @plain split 0 concat 1
      : tensor<8x16xf32> -> !comm.future<tensor<2x64xf32>>
  %5 = comm.all_to_all %t on @plain split 0 concat 0
      send [1, 2, 3, 2] recv [2, 2, 2, 2]
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %6 = comm.broadcast %t on @plain root 3
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %7 = comm.permute %t on @plain from [0, 1, 2] to [1, 2, 3]
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %8 = comm.send %t, %m on @plain to 1 : tensor<8xf32>, memref<8xf32>
  %9 = comm.recv into %m on @plain from 2 after(%8 : !comm.future)
      : memref<8xf32> -> !comm.future<memref<8xf32>>
  %10 = comm.recv on @plain from 0 -> !comm.future<tensor<8xf32>>
  %11 = comm.barrier on @plain after(%t : tensor<8xf32>)
  %r:2 = comm.wait %0 : !comm.future<tensor<32xf32>, tensor<32xf32>>
  comm.wait %11 after(%r#0, %r#1 : tensor<32xf32>, tensor<32xf32>)
      : !comm.future
  return
}

func.func @storage(%t: tensor<8xf32>, %m: memref<8xf32>, %n: memref<32xf32>,
                   %i: index) -> tensor<8xf32> {
  comm.resize %m to 32 : memref<8xf32>
  comm.resize %m to %i after(%t : tensor<8xf32>) : memref<8xf32>
  comm.copy %t into %m : tensor<8xf32> into memref<8xf32>
  %in, %out = comm.all_gather_copy_in %t, %t rank 1
      : tensor<8xf32>, tensor<8xf32> -> memref<16xf32>, memref<64xf32>
  %in2, %out2 = comm.all_gather_copy_in %t into %n rank 3
      after(%m : memref<8xf32>)
      : tensor<8xf32> into memref<32xf32> -> memref<8xf32>, memref<32xf32>
  %p:2 = comm.split_copy_out %t dim 0 sizes [3, 5]
      : tensor<8xf32> -> tensor<3xf32>, tensor<5xf32>
  comm.split_copy_out %t into %m dim 0 sizes [8]
      : tensor<8xf32> into memref<8xf32>
  %c = comm.chunk_cat %t, %t dim 0 chunks 4
      : tensor<8xf32>, tensor<8xf32> -> tensor<4x4xf32>
  comm.chunk_cat %t into %n dim 0 chunks 32
      : tensor<8xf32> into memref<32xf32>
  %v = comm.view "aten.view" %t {comm.name = "v"}
      : tensor<8xf32> -> tensor<8xf32>
  return %v : tensor<8xf32>
}

func.func @groups(%t: tensor<8xf32>, %m: memref<8xf32>, %x: f32) {
  %y:2 = comm.compute "adam"(%t, %m, %x) mutates [1] after(%t : tensor<8xf32>)
      {comm.cost_ns = 1}
      : (tensor<8xf32>, memref<8xf32>, f32) -> (tensor<8xf32>, f32)
  %f = comm.schedule_group after(%t : tensor<8xf32>)
      -> (!comm.future<tensor<32xf32>>) {
    %g = comm.all_gather %y#0 on @plain dim 0
        : tensor<8xf32> -> !comm.future<tensor<32xf32>>
    comm.yield %g : !comm.future<tensor<32xf32>>
  }
  comm.schedule_group {
    comm.yield
  }
  return
}
