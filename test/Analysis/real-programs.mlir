// What real programs do that made-up ones do not.

// RUN: commute-opt %s --comm-print-schedule-graph -o /dev/null 2>&1 | FileCheck %s
// RUN: commute-opt %s --comm-sink-waits=verify-order \
// RUN:   --comm-raise-collectives=verify-order \
// RUN:   | FileCheck %s --check-prefix=MOVED

comm.process_group @dp size 8

// Equal gathers (a layer resharded after its forward) stay two, each with its
// own wait; nothing orders one against the other.
// CHECK-LABEL: func.func @duplicates
// CHECK: dependences:
// CHECK-NEXT: "g0" -> "w0": data
// CHECK-NEXT: "w0" -> "use0": data
// CHECK-NEXT: "g1" -> "w1": data
// CHECK-NEXT: "w1" -> "use1": data
// CHECK-NOT: ->
// MOVED-LABEL: func.func @duplicates
// MOVED-COUNT-2: comm.all_gather
// MOVED: comm.wait
// MOVED: comm.wait
func.func @duplicates(%p: tensor<8xf32>) {
  %f = comm.all_gather %p on @dp dim 0 {comm.name = "g0"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %f {comm.name = "w0"} : !comm.future<tensor<64xf32>>
  %0 = comm.compute "use"(%v) {comm.name = "use0"}
      : (tensor<64xf32>) -> tensor<64xf32>
  %g = comm.all_gather %p on @dp dim 0 {comm.name = "g1"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %g {comm.name = "w1"} : !comm.future<tensor<64xf32>>
  %1 = comm.compute "use"(%w) {comm.name = "use1"}
      : (tensor<64xf32>) -> tensor<64xf32>
  return
}

// A start's operand is a view or a cast of a parameter, which moves with it.
// CHECK-LABEL: func.func @view_and_cast
// CHECK: "view" -> "cast": data
// CHECK-NEXT: "cast" -> "start": data
// MOVED-LABEL: func.func @view_and_cast
// MOVED-NEXT: comm.view
// MOVED-NEXT: comm.compute "cast"
// MOVED-NEXT: comm.all_gather
// MOVED-NEXT: comm.compute "a"
func.func @view_and_cast(%p: tensor<2x4xf32>, %x: tensor<8xf32>) {
  %a = comm.compute "a"(%x) {comm.name = "a"}
      : (tensor<8xf32>) -> tensor<8xf32>
  %v = comm.view "aten.view" %p {comm.name = "view"}
      : tensor<2x4xf32> -> tensor<8xf32>
  %c = comm.compute "cast"(%v) {comm.name = "cast"}
      : (tensor<8xf32>) -> tensor<8xbf16>
  %f = comm.all_gather %c on @dp dim 0 {comm.name = "start"}
      : tensor<8xbf16> -> !comm.future<tensor<64xbf16>>
  %w = comm.wait %f {comm.name = "wait"} : !comm.future<tensor<64xbf16>>
  return
}

// A wait may wait on another wait's result: reduce-scatter, then all-reduce.
// CHECK-LABEL: func.func @chained
// CHECK: "rs" -> "shard": data
// CHECK-NEXT: "shard" -> "ar": data
// CHECK-NEXT: "ar" -> "sum": data
func.func @chained(%g: tensor<64xf32>) {
  %f = comm.reduce_scatter %g on @dp dim 0 reduce sum {comm.name = "rs"}
      : tensor<64xf32> -> !comm.future<tensor<8xf32>>
  %s = comm.wait %f {comm.name = "shard"} : !comm.future<tensor<8xf32>>
  %h = comm.all_reduce %s on @dp reduce sum {comm.name = "ar"}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %t = comm.wait %h {comm.name = "sum"} : !comm.future<tensor<8xf32>>
  return
}

// The optimizer writes a parameter after the wait of the gather that reads it,
// and through a view after the use of another view.
// CHECK-LABEL: func.func @optimizer
// CHECK: "wait" -> "adam": in flight on %0#0
// CHECK: "norm" -> "adam": write after read on %0#0
// CHECK-NOT: "other" -> "adam"
// CHECK: "adam" -> "next": read after write on %0#0
func.func @optimizer(%a: memref<8xf32>, %b: memref<8xf32>, %g: tensor<8xf32>) {
  %p, %q = memref.distinct_objects %a, %b : memref<8xf32>, memref<8xf32>
  %f = comm.all_gather %p on @dp dim 0 {comm.name = "start"}
      : memref<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f {comm.name = "wait"} : !comm.future<tensor<64xf32>>
  %v = comm.view "aten.view" %p : memref<8xf32> -> memref<2x4xf32>
  comm.compute "norm"(%v) {comm.name = "norm"} : (memref<2x4xf32>) -> ()
  comm.compute "norm"(%q) {comm.name = "other"} : (memref<8xf32>) -> ()
  comm.compute "adam"(%p, %g) mutates [0] {comm.name = "adam"}
      : (memref<8xf32>, tensor<8xf32>) -> ()
  %n = comm.all_gather %p on @dp dim 0 {comm.name = "next"}
      : memref<8xf32> -> !comm.future<tensor<64xf32>>
  %y = comm.wait %n : !comm.future<tensor<64xf32>>
  return
}

// A bucket with several results, taken one by one; the copies that lay it out
// and take it apart.
// CHECK-LABEL: func.func @bucket
// CHECK: dependences:
// CHECK-NEXT: "in" -> "start": data
// CHECK-NEXT: "start" -> "wait": data
// CHECK-NEXT: "wait" -> "out": data
// CHECK-NEXT: "out" -> "use0": data
// CHECK-NEXT: "out" -> "use1": data
// CHECK-NOT: ->
func.func @bucket(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  %in, %whole = comm.all_gather_copy_in %a, %b rank 0 {comm.name = "in"}
      : tensor<4xf32>, tensor<4xf32> -> memref<8xf32>, memref<64xf32>
  %f = comm.all_gather %in into %whole on @dp dim 0 {comm.name = "start"}
      : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  %w = comm.wait %f {comm.name = "wait"} : !comm.future<memref<64xf32>>
  %o:2 = comm.split_copy_out %w dim 0 sizes [32, 32] {comm.name = "out"}
      : memref<64xf32> -> tensor<32xf32>, tensor<32xf32>
  %0 = comm.compute "use"(%o#0) {comm.name = "use0"}
      : (tensor<32xf32>) -> tensor<32xf32>
  %1 = comm.compute "use"(%o#1) {comm.name = "use1"}
      : (tensor<32xf32>) -> tensor<32xf32>
  return
}

// FSDP's full-size parameter: filled, used, freed, and again.
// CHECK-LABEL: func.func @resharded
// CHECK: dependences:
// CHECK: "grow" -> "fill": write after write on %arg0
// CHECK: "fill" -> "use": read after write on %arg0
// CHECK: "use" -> "free": write after read on %arg0
// CHECK: "free" -> "grow2": write after write on %arg0
// CHECK: "grow2" -> "fill2": write after write on %arg0
// CHECK: "fill2" -> "use2": read after write on %arg0
func.func @resharded(%p: memref<64xf32>, %s: tensor<8xf32>) {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  comm.resize %p to 256 {comm.name = "grow"} : memref<64xf32>
  comm.copy %w into %p {comm.name = "fill"}
      : tensor<64xf32> into memref<64xf32>
  comm.compute "use"(%p) {comm.name = "use"} : (memref<64xf32>) -> ()
  comm.resize %p to 0 {comm.name = "free"} : memref<64xf32>
  %g = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %g : !comm.future<tensor<64xf32>>
  comm.resize %p to 256 {comm.name = "grow2"} : memref<64xf32>
  comm.copy %v into %p {comm.name = "fill2"}
      : tensor<64xf32> into memref<64xf32>
  comm.compute "use"(%p) {comm.name = "use2"} : (memref<64xf32>) -> ()
  return
}
