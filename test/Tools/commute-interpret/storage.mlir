// Storage: what is written where, how large it is, what is poison. Cell i of
// argument a on rank r is 1000 * (a + 1) + 100 * r + i.

// RUN: commute-interpret --print --seed=0 %s | FileCheck %s

// An argument that is resized to a size before it is freed begins empty.
// CHECK-LABEL: @fill on 1 ranks
// CHECK-NEXT: result 0: 1000 1001
// CHECK-NEXT: argument 1: 0 bytes{{$}}
// CHECK: reads of poison: 0, writes to nowhere: 0
func.func @fill(%y: tensor<2xf32>, %p: memref<2xf32>) -> tensor<2xf32> {
  comm.resize %p to 8 : memref<2xf32>
  comm.copy %y into %p : tensor<2xf32> into memref<2xf32>
  %t = bufferization.to_tensor %p : memref<2xf32> to tensor<2xf32>
  comm.resize %p to 0 : memref<2xf32>
  return %t : tensor<2xf32>
}

// What was in it is lost.
// CHECK-LABEL: @lost
// CHECK-NEXT: argument 0: 4 bytes poison
// CHECK-NEXT: order
// CHECK-NEXT: messages
// CHECK-NEXT: reads of poison: 1, writes to nowhere: 1
func.func @lost(%p: memref<2xf32>) {
  comm.resize %p to 0 : memref<2xf32>
  comm.compute "read"(%p) : (memref<2xf32>) -> ()
  comm.compute "write"(%p) mutates [0] : (memref<2xf32>) -> ()
  comm.resize %p to 4 : memref<2xf32>
  return
}

// Memory that was never written, and memory that was freed.
// CHECK-LABEL: @freed
// CHECK-NEXT: result 0: poison poison
// CHECK-NEXT: result 1: poison
// CHECK: reads of poison: 2
func.func @freed(%i: index) -> (tensor<2xf32>, f32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<2xf32>
  %t = bufferization.to_tensor %a : memref<2xf32> to tensor<2xf32>
  memref.dealloc %a : memref<2xf32>
  %x = memref.load %a[%c0] : memref<2xf32>
  return %t, %x : tensor<2xf32>, f32
}

// CHECK-LABEL: @views
// CHECK-NEXT: result 0: 1001 1003
// CHECK-NEXT: argument 1: 8 bytes 2000 1003
// CHECK-NEXT: argument 0: 16 bytes 1000 2001 1002 1003
func.func @views(%a: memref<2x2xf32>, %b: memref<2xf32>) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %column = memref.subview %a[0, 1] [2, 1] [1, 1]
      : memref<2x2xf32> to memref<2xf32, strided<[2], offset: 1>>
  %t = bufferization.to_tensor %column
      : memref<2xf32, strided<[2], offset: 1>> to tensor<2xf32>
  %x = memref.load %b[%c1] : memref<2xf32>
  memref.store %x, %column[%c0] : memref<2xf32, strided<[2], offset: 1>>
  %y = memref.load %column[%c1] : memref<2xf32, strided<[2], offset: 1>>
  memref.store %y, %b[%c1] : memref<2xf32>
  return %t : tensor<2xf32>
}

// The input lies in the output, at this rank's place.
// CHECK-LABEL: @copy_in
// CHECK-NEXT: result 0: 24 bytes 1000 1001 2000
// CHECK-NEXT: result 1: 24 bytes poison poison poison 1000 1001 2000
func.func @copy_in(%a: tensor<2xf32>, %b: tensor<1xf32>)
    -> (memref<3xf32>, memref<6xf32>) {
  %in, %out = comm.all_gather_copy_in %a, %b rank 1
      : tensor<2xf32>, tensor<1xf32> -> memref<3xf32>, memref<6xf32>
  return %in, %out : memref<3xf32>, memref<6xf32>
}

// CHECK-LABEL: @split
// CHECK-NEXT: result 0: 1000 1001 1003 1004
// CHECK-NEXT: result 1: 1002 1005
func.func @split(%a: tensor<2x3xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  %p:2 = comm.split_copy_out %a dim 1 sizes [2, 1]
      : tensor<2x3xf32> -> tensor<4xf32>, tensor<2xf32>
  return %p#0, %p#1 : tensor<4xf32>, tensor<2xf32>
}

// Chunks that do not come out even are padded with zeros.
// CHECK-LABEL: @chunks
// CHECK-NEXT: result 0: 1000 1001 2000 2001 1002 0 2002 2003
func.func @chunks(%a: tensor<3xf32>, %b: tensor<2x2xf32>) -> tensor<2x4xf32> {
  %s = comm.chunk_cat %a, %b dim 0 chunks 2
      : tensor<3xf32>, tensor<2x2xf32> -> tensor<2x4xf32>
  return %s : tensor<2x4xf32>
}

// CHECK-LABEL: @control
// CHECK-NEXT: result 0: 3
// CHECK-NEXT: result 1: 10
func.func @control() -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %sum = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %c0) -> index {
    %next = arith.addi %s, %i : index
    scf.yield %next : index
  }
  %n = scf.while (%i = %c0) : (index) -> index {
    %more = arith.cmpi ult, %i, %c3 : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %next = func.call @next(%i) : (index) -> index
    scf.yield %next : index
  }
  return %n, %sum : index, index
}

func.func private @next(%i: index) -> index {
  %c1 = arith.constant 1 : index
  %next = arith.addi %i, %c1 : index
  cf.br ^end(%next : index)
^end(%n: index):
  return %n : index
}
