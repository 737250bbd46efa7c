// CHECK-LABEL: func.func @step
// CHECK-NEXT: comm.all_gather %{{.*}} on @dp
// CHECK-NEXT: comm.wait
// CHECK-NEXT: %[[H:.*]] = comm.compute "norm"
// CHECK-NEXT: return %{{.*}}, %[[H]] :
// CHECK-LABEL: func.func @kept
// CHECK: comm.all_reduce
// CHECK: comm.all_reduce
// LIMIT: comm.all_reduce %{{.*}} on @alone
// OVERLAP-LABEL: func.func @step
// OVERLAP-NEXT: comm.all_gather %{{.*}} on @dp
// OVERLAP-NEXT: comm.compute "norm"
// OVERLAP-NEXT: comm.wait
// OVERLAP-NEXT: return

comm.process_group @dp size 8
comm.process_group @alone size 1

func.func @step(%w: tensor<8xf32>, %x: tensor<8xf32>)
    -> (tensor<64xf32>, tensor<8xf32>) {
  %f = comm.all_gather %w on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %full = comm.wait %f : !comm.future<tensor<64xf32>>
  %h = comm.compute "norm"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %g = comm.all_reduce %h on @alone reduce sum
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %r = comm.wait %g : !comm.future<tensor<8xf32>>
  return %full, %r : tensor<64xf32>, tensor<8xf32>
}

// A buffer of its own, and a collective that comes after something.
func.func @kept(%m: memref<8xf32>, %x: tensor<8xf32>)
    -> (memref<8xf32>, tensor<8xf32>) {
  %f = comm.all_reduce %m on @alone reduce sum
      : memref<8xf32> -> !comm.future<memref<8xf32>>
  %n = comm.wait %f : !comm.future<memref<8xf32>>
  %g = comm.all_reduce %x on @alone reduce sum after(%n : memref<8xf32>)
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %r = comm.wait %g : !comm.future<tensor<8xf32>>
  return %n, %r : memref<8xf32>, tensor<8xf32>
}
