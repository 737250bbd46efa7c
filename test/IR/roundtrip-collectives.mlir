// Collectives, waits and process groups in every form.
// RUN: commute-opt %s | FileCheck %s --match-full-lines
// RUN: commute-opt %s | commute-opt | FileCheck %s --match-full-lines
// RUN: commute-opt %s --mlir-print-op-generic | commute-opt | FileCheck %s --match-full-lines
// RUN: commute-opt %s --emit-bytecode | commute-opt | FileCheck %s --match-full-lines
// RUN: commute-opt %s --verify-roundtrip -o /dev/null

// CHECK: comm.process_group @dp size 8
comm.process_group @dp size 8
// CHECK: comm.process_group @one size 1 ranks [3]
comm.process_group @one size 1 ranks [3]
// CHECK: comm.process_group @four size 4 ranks [6, 4, 2, 0] ranks_per_node 2 link "nvlink" latency 5.000000e+03 bandwidth 5.000000e+10
comm.process_group @four size 4 ranks [6, 4, 2, 0] ranks_per_node 2 link "nvlink" latency 5.0e3 bandwidth 5.0e10
// CHECK: comm.process_group @shared size 2 channel "network"
comm.process_group @shared size 2 channel "network"
// CHECK: comm.process_group @partly size 2 link "pcie" bandwidth 1.000000e+00
comm.process_group @partly size 2 link "pcie" bandwidth 1.0
// CHECK: comm.process_group "private" @hidden size 2 latency 0.000000e+00 {comm.name = "tp"}
comm.process_group "private" @hidden size 2 latency 0.0 {comm.name = "tp"}

// CHECK-LABEL: func.func @all_gather(%arg0: tensor<8x4xbf16>, %arg1: tensor<2xi8>, %arg2: memref<8xf32>, %arg3: memref<64xf32>) {
func.func @all_gather(%t: tensor<8x4xbf16>, %u: tensor<2xi8>, %m: memref<8xf32>, %n: memref<64xf32>) {
  // CHECK: %0 = comm.all_gather %arg0 on @dp dim 0 : tensor<8x4xbf16> -> !comm.future<tensor<64x4xbf16>>
  %a = comm.all_gather %t on @dp dim 0 : tensor<8x4xbf16> -> !comm.future<tensor<64x4xbf16>>
  // CHECK: %1 = comm.all_gather %arg0 on @dp dim 1 {comm.cost_ns = 1.250000e+01 : f64, comm.name = "ag"} : tensor<8x4xbf16> -> !comm.future<tensor<8x32xbf16>>
  %b = comm.all_gather %t on @dp dim 1 {comm.cost_ns = 12.5, comm.name = "ag"} : tensor<8x4xbf16> -> !comm.future<tensor<8x32xbf16>>
  // CHECK: %2 = comm.all_gather %arg0, %arg1, %arg2 on @dp dim 0 : tensor<8x4xbf16>, tensor<2xi8>, memref<8xf32> -> !comm.future<tensor<64x4xbf16>, tensor<16xi8>, memref<64xf32>>
  %c = comm.all_gather %t, %u, %m on @dp dim 0 : tensor<8x4xbf16>, tensor<2xi8>, memref<8xf32> -> !comm.future<tensor<64x4xbf16>, tensor<16xi8>, memref<64xf32>>
  // CHECK: %3 = comm.all_gather %arg2, %arg2 into %arg3, %arg3 on @dp dim 0 after(%0, %arg0 : !comm.future<tensor<64x4xbf16>>, tensor<8x4xbf16>) {note} : memref<8xf32>, memref<8xf32> into memref<64xf32>, memref<64xf32> -> !comm.future<memref<64xf32>, memref<64xf32>>
  %d = comm.all_gather %m, %m into %n, %n on @dp dim 0 after(%a, %t : !comm.future<tensor<64x4xbf16>>, tensor<8x4xbf16>) {note} : memref<8xf32>, memref<8xf32> into memref<64xf32>, memref<64xf32> -> !comm.future<memref<64xf32>, memref<64xf32>>
  return
}

// CHECK-LABEL: func.func @reduce_scatter(%arg0: tensor<16xi32>, %arg1: memref<16xf32>, %arg2: memref<2xf32>) {
func.func @reduce_scatter(%t: tensor<16xi32>, %m: memref<16xf32>, %n: memref<2xf32>) {
  // CHECK: %0 = comm.reduce_scatter %arg0 on @dp dim 0 reduce sum : tensor<16xi32> -> !comm.future<tensor<2xi32>>
  %a = comm.reduce_scatter %t on @dp dim 0 reduce sum : tensor<16xi32> -> !comm.future<tensor<2xi32>>
  // CHECK: %1 = comm.reduce_scatter %arg0, %arg0 on @dp dim 0 reduce avg : tensor<16xi32>, tensor<16xi32> -> !comm.future<tensor<2xi32>, tensor<2xi32>>
  %b = comm.reduce_scatter %t, %t on @dp dim 0 reduce avg : tensor<16xi32>, tensor<16xi32> -> !comm.future<tensor<2xi32>, tensor<2xi32>>
  // CHECK: %2 = comm.reduce_scatter %arg1 into %arg2 on @dp dim 0 reduce product after(%1 : !comm.future<tensor<2xi32>, tensor<2xi32>>) {note = 1 : i8} : memref<16xf32> into memref<2xf32> -> !comm.future<memref<2xf32>>
  %c = comm.reduce_scatter %m into %n on @dp dim 0 reduce product after(%b : !comm.future<tensor<2xi32>, tensor<2xi32>>) {note = 1 : i8} : memref<16xf32> into memref<2xf32> -> !comm.future<memref<2xf32>>
  return
}

// CHECK-LABEL: func.func @all_reduce(%arg0: tensor<16xi1>, %arg1: memref<16xf32, strided<[2], offset: ?>, 1>) {
func.func @all_reduce(%t: tensor<16xi1>, %m: memref<16xf32, strided<[2], offset: ?>, 1>) {
  // CHECK: %0 = comm.all_reduce %arg0 on @dp reduce min : tensor<16xi1> -> !comm.future<tensor<16xi1>>
  %a = comm.all_reduce %t on @dp reduce min : tensor<16xi1> -> !comm.future<tensor<16xi1>>
  // CHECK: %1 = comm.all_reduce %arg0 on @dp reduce max : tensor<16xi1> -> !comm.future<tensor<16xi1>>
  %b = comm.all_reduce %t on @dp reduce max : tensor<16xi1> -> !comm.future<tensor<16xi1>>
  // CHECK: %2 = comm.all_reduce %arg0 on @dp reduce band : tensor<16xi1> -> !comm.future<tensor<16xi1>>
  %c = comm.all_reduce %t on @dp reduce band : tensor<16xi1> -> !comm.future<tensor<16xi1>>
  // CHECK: %3 = comm.all_reduce %arg0 on @dp reduce bor : tensor<16xi1> -> !comm.future<tensor<16xi1>>
  %d = comm.all_reduce %t on @dp reduce bor : tensor<16xi1> -> !comm.future<tensor<16xi1>>
  // CHECK: %4 = comm.all_reduce %arg0 on @dp reduce bxor : tensor<16xi1> -> !comm.future<tensor<16xi1>>
  %e = comm.all_reduce %t on @dp reduce bxor : tensor<16xi1> -> !comm.future<tensor<16xi1>>
  // CHECK: %5 = comm.all_reduce %arg1 into %arg1 on @dp reduce sum after(%arg0 : tensor<16xi1>) {note} : memref<16xf32, strided<[2], offset: ?>, 1> into memref<16xf32, strided<[2], offset: ?>, 1> -> !comm.future<memref<16xf32, strided<[2], offset: ?>, 1>>
  %f = comm.all_reduce %m into %m on @dp reduce sum after(%t : tensor<16xi1>) {note} : memref<16xf32, strided<[2], offset: ?>, 1> into memref<16xf32, strided<[2], offset: ?>, 1> -> !comm.future<memref<16xf32, strided<[2], offset: ?>, 1>>
  return
}

// CHECK-LABEL: func.func @all_to_all(%arg0: tensor<64x128xbf16>, %arg1: tensor<10x4xf32>, %arg2: memref<8xf32>) {
func.func @all_to_all(%t: tensor<64x128xbf16>, %u: tensor<10x4xf32>, %m: memref<8xf32>) {
  // CHECK: %0 = comm.all_to_all %arg0 on @four split 0 concat 1 : tensor<64x128xbf16> -> !comm.future<tensor<16x512xbf16>>
  %a = comm.all_to_all %t on @four split 0 concat 1 : tensor<64x128xbf16> -> !comm.future<tensor<16x512xbf16>>
  // CHECK: %1 = comm.all_to_all %arg0 on @four split 1 concat 1 : tensor<64x128xbf16> -> !comm.future<tensor<64x128xbf16>>
  %b = comm.all_to_all %t on @four split 1 concat 1 : tensor<64x128xbf16> -> !comm.future<tensor<64x128xbf16>>
  // CHECK: %2 = comm.all_to_all %arg1 on @four split 0 concat 0 send [1, 2, 3, 4] recv [2, 2, 2, 0] : tensor<10x4xf32> -> !comm.future<tensor<6x4xf32>>
  %c = comm.all_to_all %u on @four split 0 concat 0 send [1, 2, 3, 4] recv [2, 2, 2, 0] : tensor<10x4xf32> -> !comm.future<tensor<6x4xf32>>
  // CHECK: %3 = comm.all_to_all %arg2, %arg2 into %arg2, %arg2 on @four split 0 concat 0 after(%2 : !comm.future<tensor<6x4xf32>>) {note} : memref<8xf32>, memref<8xf32> into memref<8xf32>, memref<8xf32> -> !comm.future<memref<8xf32>, memref<8xf32>>
  %d = comm.all_to_all %m, %m into %m, %m on @four split 0 concat 0 after(%c : !comm.future<tensor<6x4xf32>>) {note} : memref<8xf32>, memref<8xf32> into memref<8xf32>, memref<8xf32> -> !comm.future<memref<8xf32>, memref<8xf32>>
  return
}

// CHECK-LABEL: func.func @broadcast(%arg0: tensor<f32>, %arg1: memref<8xf32>) {
func.func @broadcast(%t: tensor<f32>, %m: memref<8xf32>) {
  // CHECK: %0 = comm.broadcast %arg0 on @dp root 0 : tensor<f32> -> !comm.future<tensor<f32>>
  %a = comm.broadcast %t on @dp root 0 : tensor<f32> -> !comm.future<tensor<f32>>
  // CHECK: %1 = comm.broadcast %arg1, %arg1 into %arg1, %arg1 on @dp root 7 after(%0 : !comm.future<tensor<f32>>) {note} : memref<8xf32>, memref<8xf32> into memref<8xf32>, memref<8xf32> -> !comm.future<memref<8xf32>, memref<8xf32>>
  %b = comm.broadcast %m, %m into %m, %m on @dp root 7 after(%a : !comm.future<tensor<f32>>) {note} : memref<8xf32>, memref<8xf32> into memref<8xf32>, memref<8xf32> -> !comm.future<memref<8xf32>, memref<8xf32>>
  return
}

// CHECK-LABEL: func.func @permute(%arg0: tensor<8x?xf32>, %arg1: memref<8xf32>) {
func.func @permute(%t: tensor<8x?xf32>, %m: memref<8xf32>) {
  // CHECK: %0 = comm.permute %arg0 on @four from [0, 1, 2, 3] to [1, 2, 3, 0] : tensor<8x?xf32> -> !comm.future<tensor<8x?xf32>>
  %a = comm.permute %t on @four from [0, 1, 2, 3] to [1, 2, 3, 0] : tensor<8x?xf32> -> !comm.future<tensor<8x?xf32>>
  // CHECK: %1 = comm.permute %arg0, %arg0 on @four from [] to [] : tensor<8x?xf32>, tensor<8x?xf32> -> !comm.future<tensor<8x?xf32>, tensor<8x3xf32>>
  %b = comm.permute %t, %t on @four from [] to [] : tensor<8x?xf32>, tensor<8x?xf32> -> !comm.future<tensor<8x?xf32>, tensor<8x3xf32>>
  // CHECK: %2 = comm.permute %arg1 into %arg1 on @four from [2] to [2] after(%0 : !comm.future<tensor<8x?xf32>>) {note} : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  %c = comm.permute %m into %m on @four from [2] to [2] after(%a : !comm.future<tensor<8x?xf32>>) {note} : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  return
}

// CHECK-LABEL: func.func @point_to_point(%arg0: tensor<8xf32>, %arg1: memref<8xf32>) {
func.func @point_to_point(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // CHECK: %0 = comm.send %arg0 on @dp to 1 : tensor<8xf32>
  %a = comm.send %t on @dp to 1 : tensor<8xf32>
  // CHECK: %1 = comm.send %arg0, %arg1 on @dp to 0 after(%0 : !comm.future) {note} : tensor<8xf32>, memref<8xf32>
  %b = comm.send %t, %m on @dp to 0 after(%a : !comm.future) {note} : tensor<8xf32>, memref<8xf32>
  // CHECK: %2 = comm.recv on @dp from 0 -> !comm.future<tensor<8xf32>>
  %c = comm.recv on @dp from 0 -> !comm.future<tensor<8xf32>>
  // CHECK: %3 = comm.recv on @dp from 0 after(%1, %2 : !comm.future, !comm.future<tensor<8xf32>>) {note} -> !comm.future<memref<8xf32>, tensor<?xi8>>
  %d = comm.recv on @dp from 0 after(%b, %c : !comm.future, !comm.future<tensor<8xf32>>) {note} -> !comm.future<memref<8xf32>, tensor<?xi8>>
  // CHECK: %4 = comm.recv into %arg1, %arg1 on @dp from 7 : memref<8xf32>, memref<8xf32> -> !comm.future<memref<8xf32>, memref<8xf32>>
  %e = comm.recv into %m, %m on @dp from 7 : memref<8xf32>, memref<8xf32> -> !comm.future<memref<8xf32>, memref<8xf32>>
  // CHECK: %5 = comm.recv into %arg1 on @dp from 7 after(%arg0 : tensor<8xf32>) {note} : memref<8xf32> -> !comm.future<memref<8xf32>>
  %f = comm.recv into %m on @dp from 7 after(%t : tensor<8xf32>) {note} : memref<8xf32> -> !comm.future<memref<8xf32>>
  return
}

// CHECK-LABEL: func.func @barrier_and_wait(%arg0: !comm.future<tensor<8xf32>, memref<8xf32>>, %arg1: i32) {
func.func @barrier_and_wait(%f: !comm.future<tensor<8xf32>, memref<8xf32>>, %i: i32) {
  // CHECK: %0 = comm.barrier on @dp
  %a = comm.barrier on @dp
  // CHECK: %1 = comm.barrier on @one after(%0, %arg1 : !comm.future, i32) {note}
  %b = comm.barrier on @one after(%a, %i : !comm.future, i32) {note}
  // CHECK: comm.wait %0 : !comm.future
  comm.wait %a : !comm.future
  // CHECK: comm.wait %1 after(%arg1 : i32) {comm.name = "w"} : !comm.future
  comm.wait %b after(%i : i32) {comm.name = "w"} : !comm.future
  // CHECK: %2:2 = comm.wait %arg0 after(%1, %0 : !comm.future, !comm.future) : !comm.future<tensor<8xf32>, memref<8xf32>>
  %r:2 = comm.wait %f after(%b, %a : !comm.future, !comm.future) : !comm.future<tensor<8xf32>, memref<8xf32>>
  return
}

// CHECK-LABEL: func.func private @callee(!comm.future, !comm.future<tensor<8xf32>>) -> !comm.future<memref<8xf32>, tensor<4x?xi64>>
func.func private @callee(!comm.future, !comm.future<tensor<8xf32>>) -> !comm.future<memref<8xf32>, tensor<4x?xi64>>

// Futures pass through calls, regions and block arguments, each with a wait.
// CHECK-LABEL: func.func @futures(%arg0: i1, %arg1: !comm.future, %arg2: !comm.future<tensor<8xf32>>, %arg3: index) {
func.func @futures(%c: i1, %g: !comm.future, %f: !comm.future<tensor<8xf32>>, %n: index) {
  // CHECK: %0 = call @callee(%arg1, %arg2) : (!comm.future, !comm.future<tensor<8xf32>>) -> !comm.future<memref<8xf32>, tensor<4x?xi64>>
  %r = call @callee(%g, %f) : (!comm.future, !comm.future<tensor<8xf32>>) -> !comm.future<memref<8xf32>, tensor<4x?xi64>>
  // CHECK: %1:2 = comm.wait %0 : !comm.future<memref<8xf32>, tensor<4x?xi64>>
  %x:2 = comm.wait %r : !comm.future<memref<8xf32>, tensor<4x?xi64>>
  // CHECK: %2 = scf.if %arg0 -> (!comm.future<tensor<8xf32>>) {
  %h = scf.if %c -> (!comm.future<tensor<8xf32>>) {
    // CHECK: scf.yield %arg2 : !comm.future<tensor<8xf32>>
    scf.yield %f : !comm.future<tensor<8xf32>>
  } else {
    // CHECK: %4 = comm.all_reduce %1#0 on @dp reduce sum : memref<8xf32> -> !comm.future<tensor<8xf32>>
    %p = comm.all_reduce %x#0 on @dp reduce sum : memref<8xf32> -> !comm.future<tensor<8xf32>>
    // CHECK: scf.yield %4 : !comm.future<tensor<8xf32>>
    scf.yield %p : !comm.future<tensor<8xf32>>
  }
  // CHECK: %3 = comm.wait %2 : !comm.future<tensor<8xf32>>
  %y = comm.wait %h : !comm.future<tensor<8xf32>>
  return
}
