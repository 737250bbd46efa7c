// What does not tell its effects keeps its place among all that has any, and
// among collectives and waits. So does, among its like and what communicates,
// what has effects on a resource that is not memory.

// RUN: commute-opt %s --comm-print-schedule-graph -allow-unregistered-dialect \
// RUN:   -o /dev/null 2>&1 | FileCheck %s

comm.process_group @dp size 8
func.func private @f()

// CHECK-LABEL: func.func @call
// CHECK: dependences:
// CHECK-NEXT: "ag" -> "call": unknown effects
// CHECK-NEXT: "store" -> "call": unknown effects
// CHECK-NEXT: "ag" -> "wait": data
// CHECK-NEXT: "call" -> "wait": unknown effects
// CHECK-NEXT: "call" -> "load": unknown effects
// CHECK-NEXT: "wait" -> "again": unknown effects
// CHECK-NEXT: "load" -> "again": unknown effects
// CHECK-NEXT: "again" -> "third": unknown effects
// CHECK-NEXT: "pure" -> "use": data
// CHECK-NOT: ->
func.func @call(%s: tensor<8xf32>, %m: memref<8xf32>, %i: index, %v: f32) {
  %p = comm.compute "p"(%s) {comm.name = "pure"}
      : (tensor<8xf32>) -> tensor<8xf32>
  %f = comm.all_gather %s on @dp dim 0 {comm.name = "ag"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  memref.store %v, %m[%i] {comm.name = "store"} : memref<8xf32>
  call @f() {comm.name = "call", comm.cost_ns = 0} : () -> ()
  %w = comm.wait %f {comm.name = "wait"} : !comm.future<tensor<64xf32>>
  %0 = memref.load %m[%i] {comm.name = "load"} : memref<8xf32>
  call @f() {comm.name = "again", comm.cost_ns = 0} : () -> ()
  call @f() {comm.name = "third", comm.cost_ns = 0} : () -> ()
  %u = comm.compute "p"(%p) {comm.name = "use"}
      : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// Unregistered operations, also inside a region, and communication of other
// dialects.
// CHECK-LABEL: func.func @foreign
// CHECK: dependences:
// CHECK-NEXT: "f" -> "foreign": unknown effects
// CHECK-NEXT: "foreign" -> "g": unknown effects
// CHECK-NEXT: "g" -> "if": unknown effects
// CHECK-NEXT: "f" -> "v": data
// CHECK-NEXT: "if" -> "v": unknown effects
// CHECK-NEXT: "v" -> "mpi": unknown effects
// CHECK-NEXT: "g" -> "w": data
// CHECK-NEXT: "mpi" -> "w": unknown effects
// CHECK-NOT: ->
func.func @foreign(%s: tensor<8xf32>, %m: memref<8xf32>, %c: i1, %r: i32,
                   %comm: !mpi.comm) {
  %f = comm.all_gather %s on @dp dim 0 {comm.name = "f"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  "other.barrier"() {comm.name = "foreign", comm.cost_ns = 0} : () -> ()
  %g = comm.all_gather %s on @dp dim 0 {comm.name = "g"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  scf.if %c {
    "other.barrier"() {comm.cost_ns = 0} : () -> ()
  } {comm.name = "if"}
  %0 = comm.wait %f {comm.name = "v"} : !comm.future<tensor<64xf32>>
  mpi.send(%m, %r, %r, %comm) {comm.name = "mpi", comm.cost_ns = 0}
      : memref<8xf32>, i32, i32
  %1 = comm.wait %g {comm.name = "w"} : !comm.future<tensor<64xf32>>
  return
}

// Other resources: users of one keep their order, and pass neither a collective
// nor a wait. Memory is not among them.
// CHECK-LABEL: func.func @resources
// CHECK: dependences:
// CHECK-NEXT: "f" -> "data": resource
// CHECK-NEXT: "f" -> "data2": resource
// CHECK-NEXT: "data" -> "data2": resource
// CHECK-NEXT: "data" -> "[[JOIN:join#[0-9]+]]": resource
// CHECK-NEXT: "data2" -> "[[JOIN]]": resource
// CHECK-NEXT: "f" -> "g": order
// CHECK-NEXT: "[[JOIN]]" -> "g": resource
// CHECK-NEXT: "f" -> "w": data
// CHECK-NEXT: "[[JOIN]]" -> "w": resource
// CHECK-NOT: ->
func.func @resources(%s: tensor<8xf32>, %m: memref<8xf32>, %i: index,
                     %v: f32, %signal: tensor<1xf32>) {
  %f = comm.all_gather %s on @dp dim 0 {comm.name = "f"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  acc.data {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue none>, comm.name = "data",
                comm.cost_ns = 0}
  acc.data {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue none>, comm.name = "data2",
                comm.cost_ns = 0}
  memref.store %v, %m[%i] {comm.name = "store"} : memref<8xf32>
  %g = comm.send %signal on @dp to 1
      after(%f : !comm.future<tensor<64xf32>>) {comm.name = "g"} : tensor<1xf32>
  %w = comm.wait %f {comm.name = "w"} : !comm.future<tensor<64xf32>>
  return
}
