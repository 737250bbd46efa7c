// Resizes, copies, the ops that pack and unpack buckets, and views in every
// form.
// RUN: commute-opt %s | FileCheck %s --match-full-lines
// RUN: commute-opt %s | commute-opt | FileCheck %s --match-full-lines
// RUN: commute-opt %s --mlir-print-op-generic | commute-opt | FileCheck %s --match-full-lines
// RUN: commute-opt %s --emit-bytecode | commute-opt | FileCheck %s --match-full-lines
// RUN: commute-opt %s --verify-roundtrip -o /dev/null

// CHECK-LABEL: func.func @resize(%arg0: memref<64x64xbf16>, %arg1: index, %arg2: tensor<8xf32>) {
func.func @resize(%m: memref<64x64xbf16>, %size: index, %t: tensor<8xf32>) {
  // CHECK: comm.resize %arg0 to 0 : memref<64x64xbf16>
  comm.resize %m to 0 : memref<64x64xbf16>
  // CHECK: comm.resize %arg0 to 9223372036854775807 : memref<64x64xbf16>
  comm.resize %m to 9223372036854775807 : memref<64x64xbf16>
  // CHECK: comm.resize %arg0 to %arg1 : memref<64x64xbf16>
  comm.resize %m to %size : memref<64x64xbf16>
  // CHECK: comm.resize %arg0 to 8192 after(%arg2 : tensor<8xf32>) {comm.cost_ns = 3 : i64} : memref<64x64xbf16>
  comm.resize %m to 8192 after(%t : tensor<8xf32>) {comm.cost_ns = 3} : memref<64x64xbf16>
  // CHECK: comm.resize %arg0 to %arg1 after(%arg2, %arg1 : tensor<8xf32>, index) {note} : memref<64x64xbf16>
  comm.resize %m to %size after(%t, %size : tensor<8xf32>, index) {note} : memref<64x64xbf16>
  return
}

// CHECK-LABEL: func.func @copy(%arg0: tensor<8x?xf32>, %arg1: tensor<f32>, %arg2: memref<8x4xbf16>, %arg3: memref<f32>) {
func.func @copy(%t: tensor<8x?xf32>, %s: tensor<f32>, %m: memref<8x4xbf16>, %n: memref<f32>) {
  // CHECK: comm.copy %arg0 into %arg2 : tensor<8x?xf32> into memref<8x4xbf16>
  comm.copy %t into %m : tensor<8x?xf32> into memref<8x4xbf16>
  // CHECK: comm.copy %arg2 into %arg2 : memref<8x4xbf16> into memref<8x4xbf16>
  comm.copy %m into %m : memref<8x4xbf16> into memref<8x4xbf16>
  // CHECK: comm.copy %arg1 into %arg3 after(%arg0, %arg2 : tensor<8x?xf32>, memref<8x4xbf16>) {note} : tensor<f32> into memref<f32>
  comm.copy %s into %n after(%t, %m : tensor<8x?xf32>, memref<8x4xbf16>) {note} : tensor<f32> into memref<f32>
  return
}

// CHECK-LABEL: func.func @all_gather_copy_in(%arg0: tensor<512xf32>, %arg1: memref<4x128xf32>, %arg2: memref<4096xf32>) {
func.func @all_gather_copy_in(%t: tensor<512xf32>, %m: memref<4x128xf32>, %n: memref<4096xf32>) {
  // CHECK: %input, %output = comm.all_gather_copy_in %arg0, %arg1 rank 0 : tensor<512xf32>, memref<4x128xf32> -> memref<1024xf32>, memref<8192xf32>
  %a, %b = comm.all_gather_copy_in %t, %m rank 0 : tensor<512xf32>, memref<4x128xf32> -> memref<1024xf32>, memref<8192xf32>
  // CHECK: %input_0, %output_1 = comm.all_gather_copy_in %arg0 into %arg2 rank 7 : tensor<512xf32> into memref<4096xf32> -> memref<512xf32>, memref<4096xf32>
  %c, %d = comm.all_gather_copy_in %t into %n rank 7 : tensor<512xf32> into memref<4096xf32> -> memref<512xf32>, memref<4096xf32>
  // CHECK: %input_2, %output_3 = comm.all_gather_copy_in %arg0 into %arg2 rank 3 after(%input_0 : memref<512xf32>) {note} : tensor<512xf32> into memref<4096xf32> -> memref<2x256xf32, strided<[256, 1], offset: 1536>>, memref<4096xf32>
  %e, %f = comm.all_gather_copy_in %t into %n rank 3 after(%c : memref<512xf32>) {note} : tensor<512xf32> into memref<4096xf32> -> memref<2x256xf32, strided<[256, 1], offset: 1536>>, memref<4096xf32>
  return
}

// CHECK-LABEL: func.func @split_copy_out(%arg0: tensor<8x1024xf32>, %arg1: memref<4096xf32>, %arg2: memref<64x64xf32>) {
func.func @split_copy_out(%t: tensor<8x1024xf32>, %m: memref<4096xf32>, %n: memref<64x64xf32>) {
  // CHECK: %0:2 = comm.split_copy_out %arg0 dim 1 sizes [512, 512] : tensor<8x1024xf32> -> tensor<4096xf32>, memref<64x64xf32>
  %a:2 = comm.split_copy_out %t dim 1 sizes [512, 512] : tensor<8x1024xf32> -> tensor<4096xf32>, memref<64x64xf32>
  // CHECK: comm.split_copy_out %arg0 into %arg1, %arg2 dim 1 sizes [512, 512] : tensor<8x1024xf32> into memref<4096xf32>, memref<64x64xf32>
  comm.split_copy_out %t into %m, %n dim 1 sizes [512, 512] : tensor<8x1024xf32> into memref<4096xf32>, memref<64x64xf32>
  // CHECK: %1 = comm.split_copy_out %arg0 dim 0 sizes [8] after(%arg1 : memref<4096xf32>) {note} : tensor<8x1024xf32> -> tensor<8192xf32>
  %b = comm.split_copy_out %t dim 0 sizes [8] after(%m : memref<4096xf32>) {note} : tensor<8x1024xf32> -> tensor<8192xf32>
  // CHECK: comm.split_copy_out %arg1 into %arg1 dim 0 sizes [4096] after(%arg0, %1 : tensor<8x1024xf32>, tensor<8192xf32>) {note} : memref<4096xf32> into memref<4096xf32>
  comm.split_copy_out %m into %m dim 0 sizes [4096] after(%t, %b : tensor<8x1024xf32>, tensor<8192xf32>) {note} : memref<4096xf32> into memref<4096xf32>
  return
}

// CHECK-LABEL: func.func @chunk_cat(%arg0: tensor<64x64xf32>, %arg1: tensor<61xf32>, %arg2: memref<8x520xf32>, %arg3: tensor<?xf32>) {
func.func @chunk_cat(%t: tensor<64x64xf32>, %u: tensor<61xf32>, %m: memref<8x520xf32>, %d: tensor<?xf32>) {
  // CHECK: %0 = comm.chunk_cat %arg0, %arg1 dim 0 chunks 8 : tensor<64x64xf32>, tensor<61xf32> -> tensor<8x520xbf16>
  %a = comm.chunk_cat %t, %u dim 0 chunks 8 : tensor<64x64xf32>, tensor<61xf32> -> tensor<8x520xbf16>
  // CHECK: comm.chunk_cat %arg0, %arg1 into %arg2 dim 0 chunks 8 : tensor<64x64xf32>, tensor<61xf32> into memref<8x520xf32>
  comm.chunk_cat %t, %u into %m dim 0 chunks 8 : tensor<64x64xf32>, tensor<61xf32> into memref<8x520xf32>
  // CHECK: %1 = comm.chunk_cat %arg3 dim 0 chunks 1 after(%0 : tensor<8x520xbf16>) {note} : tensor<?xf32> -> memref<5xf32>
  %b = comm.chunk_cat %d dim 0 chunks 1 after(%a : tensor<8x520xbf16>) {note} : tensor<?xf32> -> memref<5xf32>
  // CHECK: comm.chunk_cat %arg0 into %arg2 dim 1 chunks 65 after(%arg0, %arg1 : tensor<64x64xf32>, tensor<61xf32>) {note} : tensor<64x64xf32> into memref<8x520xf32>
  comm.chunk_cat %t into %m dim 1 chunks 65 after(%t, %u : tensor<64x64xf32>, tensor<61xf32>) {note} : tensor<64x64xf32> into memref<8x520xf32>
  return
}

// CHECK-LABEL: func.func @view(%arg0: tensor<64x64xf32>, %arg1: memref<4096xf32>) {
func.func @view(%t: tensor<64x64xf32>, %m: memref<4096xf32>) {
  // CHECK: %0 = comm.view "aten.view" %arg0 : tensor<64x64xf32> -> tensor<4096xf32>
  %a = comm.view "aten.view" %t : tensor<64x64xf32> -> tensor<4096xf32>
  // CHECK: %1 = comm.view "aten.slice" %arg1 {comm.cost_ns = 0 : i64, comm.name = "slice_1"} : memref<4096xf32> -> memref<512xf32>
  %b = comm.view "aten.slice" %m {comm.cost_ns = 0, comm.name = "slice_1"} : memref<4096xf32> -> memref<512xf32>
  // CHECK: %2 = comm.view "" %arg1 : memref<4096xf32> -> memref<64x?xbf16, strided<[?, 1]>>
  %c = comm.view "" %m : memref<4096xf32> -> memref<64x?xbf16, strided<[?, 1]>>
  return
}
