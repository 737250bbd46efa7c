// An all-gather of what a copy-in has laid down gathers into the copy-in's
// buffer.

// RUN: commute-opt %s --comm-reinplace-all-gather | FileCheck %s
// RUN: commute-opt %s --pass-pipeline='builtin.module(func.func(comm-reinplace-all-gather))' | FileCheck %s

// The plugin gives the same bytes, and a second run changes nothing.
// RUN: commute-opt %s --comm-reinplace-all-gather -o %t.mlir
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-reinplace-all-gather)' | cmp - %t.mlir
// RUN: commute-opt %t.mlir --comm-reinplace-all-gather | cmp - %t.mlir

// The result is a program that can be scheduled.
// RUN: commute-opt %t.mlir --comm-verify-order --comm-overlap -o /dev/null

// RUN: commute-opt %s --comm-reinplace-all-gather --remarks-filter='comm.*' -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: remark: [Passed] InPlace | Category:comm-reinplace-all-gather | Function=plain | Remark="gathers into the output buffer of the copy-in"

comm.process_group @dp size 8

// Operations of the dialect take what was gathered as a buffer; attributes and
// order stay.
// CHECK-LABEL: func.func @plain
// CHECK: %[[IN:.*]], %[[OUT:.*]] = comm.all_gather_copy_in
// CHECK-NEXT: %[[F:.*]] = comm.all_gather %[[IN]] into %[[OUT]] on @dp dim 0 after(%[[T:.*]] : tensor<16xf32>) {comm.cost_ns = 25000 : i64, comm.name = "g"} : memref<16xf32> into memref<128xf32> -> !comm.future<memref<128xf32>>
// CHECK-NEXT: comm.compute "meanwhile"(%[[T]]) after(%[[F]] : !comm.future<memref<128xf32>>)
// CHECK-NEXT: %[[W:.*]] = comm.wait %[[F]] : !comm.future<memref<128xf32>>
// CHECK-NEXT: %[[V:.*]] = comm.view "rows" %[[W]] : memref<128xf32> -> memref<8x16xf32>
// CHECK-NEXT: comm.split_copy_out %[[V]] dim 1 sizes [4, 12] : memref<8x16xf32> -> tensor<32xf32>, tensor<96xf32>
// CHECK-NEXT: comm.compute "use"(%[[W]], %[[V]]) after(%[[V]] : memref<8x16xf32>)
func.func @plain(%a: tensor<4xf32>, %b: tensor<3x4xf32>, %x: tensor<16xf32>)
    -> (tensor<32xf32>, tensor<96xf32>, tensor<4xf32>) {
  %in, %out = comm.all_gather_copy_in %a, %b rank 0
      : tensor<4xf32>, tensor<3x4xf32> -> memref<16xf32>, memref<128xf32>
  %g = comm.all_gather %in on @dp dim 0 after(%x : tensor<16xf32>)
      {comm.name = "g", comm.cost_ns = 25000}
      : memref<16xf32> -> !comm.future<tensor<128xf32>>
  %m = comm.compute "meanwhile"(%x) after(%g : !comm.future<tensor<128xf32>>)
      : (tensor<16xf32>) -> tensor<16xf32>
  %w = comm.wait %g : !comm.future<tensor<128xf32>>
  %v = comm.view "rows" %w : tensor<128xf32> -> tensor<8x16xf32>
  %p:2 = comm.split_copy_out %v dim 1 sizes [4, 12]
      : tensor<8x16xf32> -> tensor<32xf32>, tensor<96xf32>
  %u = comm.compute "use"(%w, %v) after(%v : tensor<8x16xf32>)
      : (tensor<128xf32>, tensor<8x16xf32>) -> tensor<4xf32>
  return %p#0, %p#1, %u : tensor<32xf32>, tensor<96xf32>, tensor<4xf32>
}

// Others get a tensor, made once of each buffer.
// CHECK-LABEL: func.func @other_users
// CHECK: %[[W:.*]] = comm.wait
// CHECK-NEXT: %[[T:.*]] = bufferization.to_tensor %[[W]] restrict : memref<128xf32> to tensor<128xf32>
// CHECK-NEXT: %[[V:.*]] = comm.view "rows" %[[W]]
// CHECK-NEXT: %[[R:.*]] = bufferization.to_tensor %[[V]] restrict : memref<8x16xf32> to tensor<8x16xf32>
// CHECK-NEXT: tensor.extract %[[T]]
// CHECK-NEXT: tensor.extract %[[T]]
// CHECK-NEXT: return %[[R]]
func.func @other_users(%a: tensor<16xf32>, %c: index)
    -> (tensor<8x16xf32>, f32, f32) {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %g = comm.all_gather %in on @dp dim 0
      : memref<16xf32> -> !comm.future<tensor<128xf32>>
  %w = comm.wait %g : !comm.future<tensor<128xf32>>
  %v = comm.view "rows" %w : tensor<128xf32> -> tensor<8x16xf32>
  %e = tensor.extract %w[%c] : tensor<128xf32>
  %f = tensor.extract %w[%c] : tensor<128xf32>
  return %v, %e, %f : tensor<8x16xf32>, f32, f32
}

// Several inputs, each from a copy-in of its own; views in between that keep
// the order; outputs in the shape of what is gathered.
// CHECK-LABEL: func.func @bucket
// CHECK: %[[I0:.*]], %[[O0:.*]] = comm.all_gather_copy_in
// CHECK: %[[I1:.*]], %[[O1:.*]] = comm.all_gather_copy_in
// CHECK: %[[V:.*]] = comm.view "part" %[[I0]]
// CHECK: %[[E:.*]] = memref.expand_shape %[[I1]]
// CHECK: %[[R0:.*]] = comm.view "reshape" %[[O0]] : memref<128xf32> -> memref<32x4xf32>
// CHECK: %[[F:.*]] = comm.all_gather %[[V]], %[[I2:.*]] into %[[R0]], %{{.*}} on @dp dim 0
// CHECK: comm.wait %[[F]] : !comm.future<memref<32x4xf32>, memref<64xbf16>>
// CHECK: %[[R1:.*]] = comm.view "reshape" %[[O1]] : memref<64xbf16> -> memref<1x64xbf16>
// CHECK: comm.all_gather %[[E]] into %[[R1]] on @dp dim 1
func.func @bucket(%a: tensor<16xf32>, %b: tensor<8xbf16>) -> tensor<1xf32> {
  %i0, %o0 = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %i1, %o1 = comm.all_gather_copy_in %b rank 0
      : tensor<8xbf16> -> memref<8xbf16>, memref<64xbf16>
  %i2, %o2 = comm.all_gather_copy_in %b rank 0
      : tensor<8xbf16> -> memref<8xbf16>, memref<64xbf16>
  %v = comm.view "part" %i0 : memref<16xf32> -> memref<4x4xf32>
  %e = memref.expand_shape %i1 [[0, 1]] output_shape [1, 8]
      : memref<8xbf16> into memref<1x8xbf16>
  %g = comm.all_gather %v, %i2 on @dp dim 0
      : memref<4x4xf32>, memref<8xbf16>
        -> !comm.future<tensor<32x4xf32>, tensor<64xbf16>>
  %w:2 = comm.wait %g : !comm.future<tensor<32x4xf32>, tensor<64xbf16>>
  %h = comm.all_gather %e on @dp dim 1
      : memref<1x8xbf16> -> !comm.future<tensor<1x64xbf16>>
  %x = comm.wait %h : !comm.future<tensor<1x64xbf16>>
  %y = comm.compute "use"(%w#0, %w#1, %x)
      : (tensor<32x4xf32>, tensor<64xbf16>, tensor<1x64xbf16>) -> tensor<1xf32>
  return %y : tensor<1xf32>
}

// A buffer that was made for the copy-in; one promised as a buffer; in a loop.
// CHECK-LABEL: func.func @given_buffer
// CHECK: scf.for
// CHECK: %[[B:.*]] = memref.alloc
// CHECK-NEXT: %[[I:.*]], %[[O:.*]] = comm.all_gather_copy_in %{{.*}} into %[[B]]
// CHECK-NEXT: comm.all_gather %[[I]] into %[[O]] on @dp dim 0
func.func @given_buffer(%a: tensor<16xf32>, %c: index) {
  scf.for %k = %c to %c step %c {
    %b = memref.alloc() : memref<128xf32>
    %in, %out = comm.all_gather_copy_in %a into %b rank 0
        : tensor<16xf32> into memref<128xf32> -> memref<16xf32>, memref<128xf32>
    %g = comm.all_gather %in on @dp dim 0
        : memref<16xf32> -> !comm.future<memref<128xf32>>
    %w = comm.wait %g : !comm.future<memref<128xf32>>
    %u = comm.compute "use"(%w) : (memref<128xf32>) -> tensor<4xf32>
  }
  return
}
