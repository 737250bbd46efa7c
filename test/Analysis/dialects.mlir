// Operations of upstream's dialects, between collectives.

// RUN: commute-opt %s --comm-print-schedule-graph -o /dev/null 2>&1 | FileCheck %s
// RUN: commute-opt %s --comm-raise-collectives=verify-order \
// RUN:   | FileCheck %s --check-prefix=RAISED

comm.process_group @dp size 8
func.func private @log(f32)

// CHECK-LABEL: func.func @step
// CHECK: "log": compute
// CHECK-NEXT: not before "shard": unknown effects
// CHECK-NEXT: not after "free": unknown effects
// CHECK: dependences:
// CHECK-NEXT: "ag" -> "full": data
// CHECK-NEXT: "zero" -> "fill": data
// CHECK-NEXT: "empty" -> "fill": data
// CHECK-NEXT: "full" -> "expand": data
// CHECK-NEXT: "expand" -> "mm": data
// CHECK-NEXT: "x" -> "mm": data
// CHECK-NEXT: "fill" -> "mm": data
// CHECK-NEXT: "zero" -> "buffer": data
// CHECK-NEXT: "acc" -> "buffer": data
// CHECK-NEXT: "acc" -> "loop": data
// CHECK-NEXT: "zero" -> "loop": data
// CHECK-NEXT: "buffer" -> "loop": write after write on %alloc
// CHECK-NEXT: "acc" -> "part": data
// CHECK-NEXT: "acc" -> "load": data
// CHECK-NEXT: "loop" -> "load": read after write on %alloc
// CHECK-NEXT: "part" -> "rs": data
// CHECK-NEXT: "loop" -> "rs": read after write on %subview
// CHECK-NEXT: "rs" -> "shard": data
// CHECK-NEXT: "loop" -> "shard": in flight on %subview
// CHECK-NEXT: "load" -> "log": data
// CHECK-NEXT: "ag" -> "log": unknown effects
// CHECK-NEXT: "full" -> "log": unknown effects
// CHECK-NEXT: "acc" -> "log": unknown effects
// CHECK-NEXT: "buffer" -> "log": unknown effects
// CHECK-NEXT: "loop" -> "log": unknown effects
// CHECK-NEXT: "rs" -> "log": unknown effects
// CHECK-NEXT: "shard" -> "log": unknown effects
// CHECK-NEXT: "acc" -> "free": data
// CHECK-NEXT: "log" -> "free": unknown effects
// CHECK-NEXT: "mm" -> "generic": data
// CHECK-NEXT: "zero" -> "generic": data
// CHECK-NOT: ->

// RAISED-LABEL: func.func @step
// RAISED-NEXT: comm.all_gather
// RAISED: memref.alloc
// RAISED: scf.for
// RAISED: comm.reduce_scatter
// RAISED: comm.wait
// RAISED: linalg.matmul
// RAISED: memref.load
// RAISED: comm.wait
// RAISED-NEXT: call @log
func.func @step(%w: tensor<8x64xf32>, %y: tensor<64x64xf32>, %n: index)
    -> tensor<64x64xf32> {
  %zero = arith.constant {comm.name = "zero"} 0.0 : f32
  %f = comm.all_gather %w on @dp dim 0 {comm.name = "ag"}
      : tensor<8x64xf32> -> !comm.future<tensor<64x64xf32>>
  %full = comm.wait %f {comm.name = "full"} : !comm.future<tensor<64x64xf32>>
  %x = math.exp %y {comm.name = "x"} : tensor<64x64xf32>
  %empty = tensor.empty() {comm.name = "empty"} : tensor<64x64xf32>
  %fill = linalg.fill {comm.name = "fill"} ins(%zero : f32)
      outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32>
  %expand = tensor.cast %full {comm.name = "expand"}
      : tensor<64x64xf32> to tensor<64x?xf32>
  %mm = linalg.matmul {comm.name = "mm", comm.cost_ns = 1}
      ins(%expand, %x : tensor<64x?xf32>, tensor<64x64xf32>)
      outs(%fill : tensor<64x64xf32>) -> tensor<64x64xf32>
  %acc = memref.alloc() {comm.name = "acc"} : memref<64xf32>
  linalg.fill {comm.name = "buffer"} ins(%zero : f32) outs(%acc : memref<64xf32>)
  scf.for %i = %n to %n step %n {
    %0 = memref.load %acc[%i] : memref<64xf32>
    %1 = arith.addf %0, %zero : f32
    memref.store %1, %acc[%i] : memref<64xf32>
  } {comm.name = "loop", comm.cost_ns = 1}
  %part = memref.subview %acc[0] [32] [1] {comm.name = "part"}
      : memref<64xf32> to memref<32xf32>
  %load = memref.load %acc[%n] {comm.name = "load"} : memref<64xf32>
  %g = comm.reduce_scatter %part on @dp dim 0 reduce sum {comm.name = "rs"}
      : memref<32xf32> -> !comm.future<tensor<4xf32>>
  %shard = comm.wait %g {comm.name = "shard"} : !comm.future<tensor<4xf32>>
  func.call @log(%load) {comm.name = "log", comm.cost_ns = 1} : (f32) -> ()
  memref.dealloc %acc {comm.name = "free"} : memref<64xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      outs(%mm : tensor<64x64xf32>) attrs = {comm.name = "generic"} {
  ^bb0(%in: f32):
    %0 = arith.addf %in, %zero : f32
    linalg.yield %0 : f32
  } -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
