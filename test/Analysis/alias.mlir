// Which memory may be the same: the answers of upstream's local alias analysis,
// each held against what keeps two writes in order. Where upstream's says "no
// alias", none does; elsewhere some edge must.

// RUN: commute-opt %s --comm-print-schedule-graph -o /dev/null 2>&1 | FileCheck %s

comm.process_group @dp size 8
func.func private @get() -> memref<8xf32>
func.func private @keep(memref<8xf32>)
memref.global @g : memref<8xf32>

// An argument against itself, another one, and an allocation.
// CHECK-LABEL: func.func @argument
// CHECK: dependences:
// CHECK-DAG: "arg0" -> "same": write after write
// CHECK-DAG: "same" -> "arg1": write after write
// CHECK-NOT: -> "alloc0": write
// CHECK-NOT: "arg1" -> "alloc1"
// CHECK-NOT: "alloc0" -> "alloc1"
// CHECK-LABEL: func.func @views
func.func @argument(%a: memref<8xf32>, %b: memref<8xf32>,
    %signal: tensor<1xf32>) {
  %f = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %f : !comm.future
  %m = memref.alloc() : memref<8xf32>
  %n = memref.alloca() : memref<8xf32>
  comm.compute "w"(%a) mutates [0] {comm.name = "arg0"} : (memref<8xf32>) -> ()
  comm.compute "w"(%a) mutates [0] {comm.name = "same"} : (memref<8xf32>) -> ()
  comm.compute "w"(%b) mutates [0] {comm.name = "arg1"} : (memref<8xf32>) -> ()
  comm.compute "w"(%m) mutates [0] {comm.name = "alloc0"} : (memref<8xf32>) -> ()
  comm.compute "w"(%n) mutates [0] {comm.name = "alloc1"} : (memref<8xf32>) -> ()
  return
}

// Views share the memory of their root.
// CHECK: dependences:
// CHECK-DAG: "root" -> "subview": write after write
// CHECK-DAG: "subview" -> "cast": write after write
// CHECK-DAG: "cast" -> "reinterpret": write after write
// CHECK-DAG: "reinterpret" -> "expand": write after write
// CHECK-DAG: "expand" -> "view": write after write
// CHECK-NOT: -> "other": write
// CHECK-LABEL: func.func @distinct
func.func @views(%signal: tensor<1xf32>) {
  %f = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %f : !comm.future
  %m = memref.alloc() : memref<8xf32>
  %o = memref.alloc() : memref<8xf32>
  %s = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4xf32>
  %c = memref.cast %m : memref<8xf32> to memref<?xf32>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1]
      : memref<8xf32> to memref<2xf32>
  %e = memref.expand_shape %m [[0, 1]] output_shape [2, 4]
      : memref<8xf32> into memref<2x4xf32>
  %v = comm.view "v" %s : memref<4xf32> -> memref<2xf32>
  comm.compute "w"(%m) mutates [0] {comm.name = "root"} : (memref<8xf32>) -> ()
  comm.compute "w"(%s) mutates [0] {comm.name = "subview"} : (memref<4xf32>) -> ()
  comm.compute "w"(%c) mutates [0] {comm.name = "cast"} : (memref<?xf32>) -> ()
  comm.compute "w"(%r) mutates [0] {comm.name = "reinterpret"} : (memref<2xf32>) -> ()
  comm.compute "w"(%e) mutates [0] {comm.name = "expand"} : (memref<2x4xf32>) -> ()
  comm.compute "w"(%v) mutates [0] {comm.name = "view"} : (memref<2xf32>) -> ()
  comm.compute "w"(%o) mutates [0] {comm.name = "other"} : (memref<8xf32>) -> ()
  return
}

// Results of one memref.distinct_objects differ from each other, not from other
// arguments, nor from those of another one.
// CHECK: dependences:
// CHECK-NEXT: data
// CHECK-NEXT: "memref.distinct_objects#2" -> "d0": data
// CHECK-NEXT: "memref.distinct_objects#2" -> "d1": data
// CHECK-NEXT: "memref.distinct_objects#2" -> "again": data
// CHECK-NEXT: "d0" -> "again": read after write on %1#0
// CHECK-NEXT: "d0" -> "[[READ:join#[0-9]+]]": read after write
// CHECK-NEXT: "d1" -> "[[READ]]": read after write
// CHECK-NEXT: "[[READ]]" -> "raw": read after write on %arg2
// CHECK-NEXT: "d0" -> "[[WRITE:join#[0-9]+]]": write after write
// CHECK-NEXT: "d1" -> "[[WRITE]]": write after write
// CHECK-NEXT: "again" -> "[[OVER:join#[0-9]+]]": write after read
// CHECK-NEXT: "raw" -> "[[OVER]]": write after read
// CHECK-NEXT: "memref.distinct_objects#3" -> "e0": data
// CHECK-NEXT: "[[WRITE]]" -> "e0": write after write on %2#0
// CHECK-NEXT: "[[OVER]]" -> "e0": write after read on %2#0
// CHECK-NOT: ->
// CHECK-LABEL: func.func @distinct_late
func.func @distinct(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>,
    %signal: tensor<1xf32>) {
  %f = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %f : !comm.future
  %d:2 = memref.distinct_objects %a, %b : memref<8xf32>, memref<8xf32>
  %e:2 = memref.distinct_objects %b, %c : memref<8xf32>, memref<8xf32>
  comm.compute "w"(%d#0) mutates [0] {comm.name = "d0"} : (memref<8xf32>) -> ()
  comm.compute "w"(%d#1) mutates [0] {comm.name = "d1"} : (memref<8xf32>) -> ()
  comm.compute "r"(%d#0) {comm.name = "again"} : (memref<8xf32>) -> ()
  comm.compute "r"(%c) {comm.name = "raw"} : (memref<8xf32>) -> ()
  comm.compute "w"(%e#0) mutates [0] {comm.name = "e0"} : (memref<8xf32>) -> ()
  return
}

// What was written before the arguments were said to be distinct counts, too.
// CHECK: "raw" -> "d0": read after write
// CHECK-LABEL: func.func @unknown
func.func @distinct_late(%a: memref<8xf32>, %b: memref<8xf32>,
    %signal: tensor<1xf32>) {
  %f = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %f : !comm.future
  comm.compute "w"(%a) mutates [0] {comm.name = "raw"} : (memref<8xf32>) -> ()
  %d:2 = memref.distinct_objects %a, %b : memref<8xf32>, memref<8xf32>
  comm.compute "r"(%d#0) {comm.name = "d0"} : (memref<8xf32>) -> ()
  return
}

// Selected, loaded and global pointers, and those that regions yield, may be
// any argument's, and each other's; not that of an allocation that nobody else
// has got hold of.
// CHECK: dependences:
// CHECK-DAG: "arg" -> "select": write after write
// CHECK-DAG: "select" -> "if": write after write
// CHECK-DAG: "if" -> "loaded": write after write
// CHECK-DAG: "loaded" -> "global": write after write
// CHECK-DAG: "global" -> "buffer": write after write
// CHECK-NOT: -> "alloc": write
// CHECK-LABEL: func.func @escapes
func.func @unknown(%a: memref<8xf32>, %b: memref<8xf32>,
                   %p: memref<memref<8xf32>>, %t: tensor<8xf32>, %c: i1, %signal: tensor<1xf32>) {
  %f = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %f : !comm.future
  %s = arith.select %c, %a, %b : memref<8xf32>
  %i = scf.if %c -> (memref<8xf32>) {
    scf.yield %a : memref<8xf32>
  } else {
    scf.yield %b : memref<8xf32>
  }
  %l = memref.load %p[] : memref<memref<8xf32>>
  %g = memref.get_global @g : memref<8xf32>
  %u = bufferization.to_buffer %t : tensor<8xf32> to memref<8xf32>
  %m = memref.alloc() : memref<8xf32>
  comm.compute "w"(%a) mutates [0] {comm.name = "arg"} : (memref<8xf32>) -> ()
  comm.compute "w"(%s) mutates [0] {comm.name = "select"} : (memref<8xf32>) -> ()
  comm.compute "w"(%i) mutates [0] {comm.name = "if"} : (memref<8xf32>) -> ()
  comm.compute "w"(%l) mutates [0] {comm.name = "loaded"} : (memref<8xf32>) -> ()
  comm.compute "w"(%g) mutates [0] {comm.name = "global"} : (memref<8xf32>) -> ()
  comm.compute "w"(%u) mutates [0] {comm.name = "buffer"} : (memref<8xf32>) -> ()
  comm.compute "w"(%m) mutates [0] {comm.name = "alloc"} : (memref<8xf32>) -> ()
  return
}

// An allocation that was stored, selected, made a tensor, or passed into a loop
// may be what a pointer points to afterwards; an argument still is not.
// CHECK: dependences:
// CHECK-DAG: "stored" -> "loaded": write after write
// CHECK-DAG: "selected" -> "loaded": write after write
// CHECK-DAG: "tensored" -> "loaded": write after write
// CHECK-DAG: "passed" -> "loop": write after write
// CHECK-NOT: "kept" -> "loaded"
// CHECK-NOT: "loaded" -> "kept
// CHECK-NOT: "stored" -> "arg"
// CHECK-LABEL: func.func @call
func.func @escapes(%a: memref<8xf32>, %p: memref<memref<8xf32>>, %c: i1,
                   %i: index, %v: f32, %signal: tensor<1xf32>) {
  %f = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %f : !comm.future
  %k = memref.alloc() : memref<8xf32>
  %m = memref.alloc() : memref<8xf32>
  %n = memref.alloc() : memref<8xf32>
  %o = memref.alloc() : memref<8xf32>
  %q = memref.alloc() : memref<8xf32>
  comm.compute "w"(%k) mutates [0] {comm.name = "kept"} : (memref<8xf32>) -> ()
  comm.compute "w"(%m) mutates [0] {comm.name = "stored"} : (memref<8xf32>) -> ()
  comm.compute "w"(%n) mutates [0] {comm.name = "selected"} : (memref<8xf32>) -> ()
  comm.compute "w"(%o) mutates [0] {comm.name = "tensored"} : (memref<8xf32>) -> ()
  comm.compute "w"(%q) mutates [0] {comm.name = "passed"} : (memref<8xf32>) -> ()
  %loop = scf.for %j = %i to %i step %i iter_args(%x = %q) -> (memref<8xf32>) {
    memref.store %v, %x[%j] : memref<8xf32>
    scf.yield %x : memref<8xf32>
  } {comm.name = "loop", comm.cost_ns = 0}
  memref.store %m, %p[] : memref<memref<8xf32>>
  %s = arith.select %c, %n, %a : memref<8xf32>
  %t = bufferization.to_tensor %o : memref<8xf32> to tensor<8xf32>
  %l = memref.load %p[] : memref<memref<8xf32>>
  comm.compute "w"(%l) mutates [0] {comm.name = "loaded"} : (memref<8xf32>) -> ()
  comm.compute "w"(%a) mutates [0] {comm.name = "arg"} : (memref<8xf32>) -> ()
  comm.compute "w"(%k) mutates [0] {comm.name = "kept2"} : (memref<8xf32>) -> ()
  return
}

// A call's result may be an allocation that it, or an earlier one, was given.
// CHECK: dependences:
// CHECK: "given" -> "got": read after write
// CHECK-NOT: "not given" -> "got"
// CHECK-LABEL: func.func @future
func.func @call(%signal: tensor<1xf32>) {
  %f = comm.send %signal on @dp to 1 : tensor<1xf32>
  comm.wait %f : !comm.future
  %m = memref.alloc() : memref<8xf32>
  %n = memref.alloc() : memref<8xf32>
  call @keep(%m) {comm.cost_ns = 0} : (memref<8xf32>) -> ()
  %r = call @get() {comm.cost_ns = 0} : () -> memref<8xf32>
  comm.compute "w"(%m) mutates [0] {comm.name = "given"} : (memref<8xf32>) -> ()
  comm.compute "w"(%n) mutates [0] {comm.name = "not given"} : (memref<8xf32>) -> ()
  comm.compute "r"(%r) {comm.name = "got"} : (memref<8xf32>) -> ()
  return
}

// A wait's buffer is the destination of its start, or a new one; that of a wait
// whose start is not in sight may be any.
// CHECK: dependences:
// CHECK-DAG: "b" -> "into": write after write
// CHECK-NOT: "b" -> "new"
// CHECK-DAG: "into" -> "unseen": write after write
// CHECK-NOT: "new" -> "unseen"
func.func @future(%a: memref<8xf32>, %b: memref<8xf32>, %t: tensor<8xf32>,
                  %u: !comm.future<memref<8xf32>>) {
  %z = comm.wait %u : !comm.future<memref<8xf32>>
  %f = comm.broadcast %t into %b on @dp root 0
      : tensor<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  %g = comm.broadcast %t on @dp root 0
      : tensor<8xf32> -> !comm.future<memref<8xf32>>
  %x = comm.wait %f : !comm.future<memref<8xf32>>
  %y = comm.wait %g : !comm.future<memref<8xf32>>
  comm.compute "w"(%b) mutates [0] {comm.name = "b"} : (memref<8xf32>) -> ()
  comm.compute "w"(%x) mutates [0] {comm.name = "into"} : (memref<8xf32>) -> ()
  comm.compute "w"(%y) mutates [0] {comm.name = "new"} : (memref<8xf32>) -> ()
  comm.compute "w"(%z) mutates [0] {comm.name = "unseen"} : (memref<8xf32>) -> ()
  return
}

// From outside of the block: allocations are distinct from each other and from
// the function's arguments, but a loop's argument may be any.
// CHECK-LABEL: in scf.for @outside
// CHECK: dependences:
// CHECK-NOT: "outer" -> "other"
// CHECK-DAG: "outer" -> "carried": write after write
// CHECK-DAG: "other" -> "carried": write after write
// CHECK-DAG: "carried" -> "arg": write after write
// CHECK-NOT: "carried" -> "fresh"
// CHECK-NOT: "outer" -> "arg"
func.func @outside(%a: memref<8xf32>, %i: index, %c: i1,
    %signal: tensor<1xf32>) {
  %m = memref.alloc() : memref<8xf32>
  %n = memref.alloc() : memref<8xf32>
  %w = memref.cast %n : memref<8xf32> to memref<?xf32>
  %r = scf.for %j = %i to %i step %i iter_args(%x = %m) -> (memref<8xf32>) {
    %f = comm.send %signal on @dp to 1 : tensor<1xf32>
    comm.wait %f : !comm.future
    %y = memref.alloc() : memref<8xf32>
    comm.compute "w"(%m) mutates [0] {comm.name = "outer"} : (memref<8xf32>) -> ()
    comm.compute "w"(%w) mutates [0] {comm.name = "other"} : (memref<?xf32>) -> ()
    comm.compute "w"(%x) mutates [0] {comm.name = "carried"} : (memref<8xf32>) -> ()
    comm.compute "w"(%a) mutates [0] {comm.name = "arg"} : (memref<8xf32>) -> ()
    comm.compute "w"(%y) mutates [0] {comm.name = "fresh"} : (memref<8xf32>) -> ()
    scf.yield %x : memref<8xf32>
  }
  return
}
