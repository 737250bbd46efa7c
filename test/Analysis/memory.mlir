// Accesses to memory that may be the same keep their order, if one is a write.

// RUN: commute-opt %s --comm-print-schedule-graph -o /dev/null 2>&1 | FileCheck %s

comm.process_group @dp size 8
func.func private @unused()

// CHECK-LABEL: func.func @hazards
// CHECK: dependences:
// CHECK-NEXT: "b" -> "bw": data
// CHECK-NEXT: "s0" -> "l0": read after write on %arg0
// CHECK-NEXT: "s0" -> "l1": read after write on %arg0
// CHECK-NEXT: "s0" -> "s1": write after write on %arg0
// CHECK-NEXT: "l0" -> "s1": write after read on %arg0
// CHECK-NEXT: "l1" -> "s1": write after read on %arg0
// CHECK-NEXT: "s1" -> "s2": write after write on %arg0
// CHECK-NOT: ->
func.func @hazards(%m: memref<8xf32>, %i: index, %v: f32,
    %signal: tensor<1xf32>) {
  %f = comm.send %signal on @dp to 1 {comm.name = "b"} : tensor<1xf32>
  comm.wait %f {comm.name = "bw"} : !comm.future
  memref.store %v, %m[%i] {comm.name = "s0"} : memref<8xf32>
  %0 = memref.load %m[%i] {comm.name = "l0"} : memref<8xf32>
  %1 = memref.load %m[%i] {comm.name = "l1"} : memref<8xf32>
  memref.store %v, %m[%i] {comm.name = "s1"} : memref<8xf32>
  memref.store %v, %m[%i] {comm.name = "s2"} : memref<8xf32>
  return
}

// What frees, resizes, copies or computes in place writes.
// CHECK-LABEL: func.func @writers
// CHECK: dependences:
// CHECK-NEXT: "b" -> "bw": data
// CHECK-NEXT: "alloc" -> "adam": data
// CHECK-NEXT: "alloc" -> "copy": data
// CHECK-NEXT: "adam" -> "copy": write after write on %alloc
// CHECK-NEXT: "alloc" -> "resize": data
// CHECK-NEXT: "copy" -> "resize": write after write on %alloc
// CHECK-NEXT: "alloc" -> "fill": data
// CHECK-NEXT: "resize" -> "fill": write after write on %alloc
// CHECK-NEXT: "alloc" -> "dealloc": data
// CHECK-NEXT: "fill" -> "dealloc": write after write on %alloc
// CHECK-NOT: ->
func.func @writers(%x: tensor<8xf32>, %v: f32, %signal: tensor<1xf32>) {
  %f = comm.send %signal on @dp to 1 {comm.name = "b"} : tensor<1xf32>
  comm.wait %f {comm.name = "bw"} : !comm.future
  %m = memref.alloc() {comm.name = "alloc"} : memref<8xf32>
  comm.compute "adam"(%m, %x) mutates [0] {comm.name = "adam"}
      : (memref<8xf32>, tensor<8xf32>) -> ()
  comm.copy %x into %m {comm.name = "copy"}
      : tensor<8xf32> into memref<8xf32>
  comm.resize %m to 0 {comm.name = "resize"} : memref<8xf32>
  linalg.fill {comm.name = "fill"} ins(%v : f32) outs(%m : memref<8xf32>)
  memref.dealloc %m {comm.name = "dealloc"} : memref<8xf32>
  return
}

// An access inside a region is the operation's; what is allocated there is
// nobody else's concern.
// CHECK-LABEL: func.func @inside
// CHECK: "loop2": compute
// CHECK-NEXT: not before "bw"
// CHECK-NEXT: "load"
// CHECK: dependences:
// CHECK-NEXT: "b" -> "bw": data
// CHECK-NEXT: "store" -> "loop1": read after write on %arg0
// CHECK-NEXT: "bw" -> "loop2": order
// CHECK-NEXT: "store" -> "load": read after write on %arg0
// CHECK-NOT: ->
func.func @inside(%m: memref<8xf32>, %i: index, %v: f32,
    %signal: tensor<1xf32>) {
  %f = comm.send %signal on @dp to 1 {comm.name = "b"} : tensor<1xf32>
  %t = comm.schedule_group -> (tensor<8xf32>)
      attributes {comm.name = "bw", comm.cost_ns = 0} {
    comm.wait %f : !comm.future
    %e = tensor.empty() : tensor<8xf32>
    comm.yield %e : tensor<8xf32>
  }
  memref.store %v, %m[%i] {comm.name = "store"} : memref<8xf32>
  scf.for %k = %i to %i step %i {
    %0 = memref.load %m[%k] : memref<8xf32>
  } {comm.name = "loop1", comm.cost_ns = 1}
  comm.schedule_group after(%t : tensor<8xf32>)
      attributes {comm.name = "loop2", comm.cost_ns = 1} {
    scf.for %k = %i to %i step %i {
      %a = memref.alloc() : memref<8xf32>
      memref.store %v, %a[%k] : memref<8xf32>
    }
  }
  %1 = memref.load %m[%i] {comm.name = "load"} : memref<8xf32>
  return
}

// An effect that names no value is one on all memory; a symbol's is none on
// what is allocated here.
// CHECK-LABEL: func.func @no_value
// CHECK: dependences:
// CHECK-NEXT: "b" -> "bw": data
// CHECK-NEXT: "alloc" -> "s0": data
// CHECK-NEXT: "s1" -> "print": {{.*}} after
// CHECK-NEXT: "s0" -> "print": {{.*}} after
// CHECK-NEXT: "alloc" -> "l0": data
// CHECK-NEXT: "print" -> "l0": {{.*}} after {{.*}} on %alloc
// CHECK-NOT: ->
func.func @no_value(%m: memref<8xf32>, %i: index, %v: f32,
    %signal: tensor<1xf32>) {
  %f = comm.send %signal on @dp to 1 {comm.name = "b"} : tensor<1xf32>
  comm.wait %f {comm.name = "bw"} : !comm.future
  %a = memref.alloc() {comm.name = "alloc"} : memref<8xf32>
  memref.store %v, %m[%i] {comm.name = "s1"} : memref<8xf32>
  memref.store %v, %a[%i] {comm.name = "s0"} : memref<8xf32>
  "vector.print"(%v) {comm.name = "print", comm.cost_ns = 0} : (f32) -> ()
  %0 = memref.load %a[%i] {comm.name = "l0"} : memref<8xf32>
  return
}

// A tensor that is made of a buffer reads it.
// CHECK-LABEL: func.func @tensor_of_buffer
// CHECK: dependences:
// CHECK: "store" -> "to_tensor": read after write on %arg0
// CHECK: "to_tensor" -> "copy": write after read on %arg0
// CHECK: "copy" -> "cast": read after write on %arg0
func.func @tensor_of_buffer(%m: memref<8xf32>, %x: tensor<8xf32>, %i: index,
                            %v: f32, %signal: tensor<1xf32>) {
  %f = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %f : !comm.future
  memref.store %v, %m[%i] {comm.name = "store"} : memref<8xf32>
  %t = bufferization.to_tensor %m {comm.name = "to_tensor"}
      : memref<8xf32> to tensor<8xf32>
  comm.copy %x into %m {comm.name = "copy"} : tensor<8xf32> into memref<8xf32>
  %u = builtin.unrealized_conversion_cast %m : memref<8xf32> to tensor<8xf32>
      {comm.name = "cast"}
  return
}

// A tensor that is freed is not before those that use it, or what is made of it
// without an effect.
// CHECK-LABEL: func.func @free_tensor
// CHECK-DAG: "use" -> "dealloc": write after read
// CHECK-DAG: "use of a part" -> "dealloc": write after read
func.func @free_tensor(%x: tensor<8xf32>, %signal: tensor<1xf32>) -> tensor<8xf32> {
  %f = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %f : !comm.future
  %t = bufferization.alloc_tensor() copy(%x) : tensor<8xf32>
  %u = comm.compute "use"(%t) {comm.name = "use"}
      : (tensor<8xf32>) -> tensor<8xf32>
  %part = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %v = comm.compute "use"(%part) {comm.name = "use of a part"}
      : (tensor<4xf32>) -> tensor<4xf32>
  bufferization.dealloc_tensor %t {comm.name = "dealloc"} : tensor<8xf32>
  return %u : tensor<8xf32>
}
