// A collective uses its buffers until its wait: what conflicts stays before the
// start or behind the wait.

// RUN: commute-opt %s --comm-print-schedule-graph -o /dev/null 2>&1 | FileCheck %s

comm.process_group @dp size 8
func.func private @take(!comm.future<memref<8xf32>>)

// The input may be read meanwhile, and written afterwards; the destination is
// as good as written by the wait.
// CHECK-LABEL: func.func @buffers
// CHECK: dependences:
// CHECK-NEXT: "d" -> "before": data
// CHECK-NEXT: "d" -> "start": data
// CHECK-NEXT: "before" -> "start": read after write on %0#0
// CHECK-NEXT: "d" -> "read": data
// CHECK-NEXT: "before" -> "read": read after write on %0#0
// CHECK-NEXT: "start" -> "wait": data
// CHECK-NEXT: "before" -> "wait": in flight on %0#0
// CHECK-NEXT: "d" -> "write": data
// CHECK-NEXT: "before" -> "write": write after write on %0#0
// CHECK-NEXT: "start" -> "write": write after read on %0#0
// CHECK-NEXT: "read" -> "write": write after read on %0#0
// CHECK-NEXT: "wait" -> "write": in flight on %0#0
// CHECK-NEXT: "d" -> "after": data
// CHECK-NEXT: "wait" -> "after": in flight on %0#1
// CHECK-NOT: ->
// CHECK-LABEL: func.func @may_be
func.func @buffers(%x: memref<8xf32>, %y: memref<64xf32>, %i: index, %v: f32) {
  %a, %b = memref.distinct_objects %x, %y {comm.name = "d"}
      : memref<8xf32>, memref<64xf32>
  memref.store %v, %a[%i] {comm.name = "before"} : memref<8xf32>
  %f = comm.all_gather %a into %b on @dp dim 0 {comm.name = "start"}
      : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  %0 = memref.load %a[%i] {comm.name = "read"} : memref<8xf32>
  %w = comm.wait %f {comm.name = "wait"} : !comm.future<memref<64xf32>>
  memref.store %v, %a[%i] {comm.name = "write"} : memref<8xf32>
  %1 = memref.load %b[%i] {comm.name = "after"} : memref<64xf32>
  return
}

// What only may be the same memory is no race, but stays in between: another
// argument, another part of the buffer.
// CHECK: "start" -> "part": write after write on %subview
// CHECK: "part" -> "wait": in flight on %
// CHECK: "wait" -> "next": in flight on %subview
// CHECK-LABEL: func.func @two
func.func @may_be(%x: memref<8xf32>, %v: f32) {
  %p = memref.subview %x[0] [4] [1] : memref<8xf32> to memref<4xf32>
  %q = memref.subview %x[4] [4] [1]
      : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
  %f = comm.all_reduce %p into %p on @dp reduce sum {comm.name = "start"}
      : memref<4xf32> into memref<4xf32> -> !comm.future<memref<4xf32>>
  linalg.fill {comm.name = "part"} ins(%v : f32)
      outs(%q : memref<4xf32, strided<[1], offset: 4>>)
  %w = comm.wait %f {comm.name = "wait"} : !comm.future<memref<4xf32>>
  linalg.fill {comm.name = "next"} ins(%v : f32)
      outs(%q : memref<4xf32, strided<[1], offset: 4>>)
  return
}

// Collectives may read the same buffer at once, and write different ones.
// CHECK: "f" -> "v": data
// CHECK-NEXT: "g" -> "w": data
// CHECK-NEXT: "f" -> "write": write after read on %arg0
// CHECK-NEXT: "g" -> "write": write after read on %arg0
// CHECK-NEXT: "v" -> "write": in flight on %arg0
// CHECK-NEXT: "w" -> "write": in flight on %arg0
// CHECK-LABEL: func.func @taken
func.func @two(%x: memref<8xf32>, %v: f32) {
  %f = comm.all_gather %x on @dp dim 0 {comm.name = "f"}
      : memref<8xf32> -> !comm.future<memref<64xf32>>
  %g = comm.all_gather %x on @dp dim 0 {comm.name = "g"}
      : memref<8xf32> -> !comm.future<memref<64xf32>>
  %0 = comm.wait %f {comm.name = "v"} : !comm.future<memref<64xf32>>
  %1 = comm.wait %g {comm.name = "w"} : !comm.future<memref<64xf32>>
  linalg.fill {comm.name = "write"} ins(%v : f32) outs(%x : memref<8xf32>)
  return
}

// Whatever takes the future may be what waits: a call, a region.
// CHECK: "call" -> "write": unknown effects
// CHECK-LABEL: func.func @inside
func.func @taken(%x: memref<8xf32>, %v: f32) {
  %f = comm.broadcast %x into %x on @dp root 0 {comm.name = "f"}
      : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  call @take(%f) {comm.name = "call", comm.cost_ns = 0}
      : (!comm.future<memref<8xf32>>) -> ()
  linalg.fill {comm.name = "write"} ins(%v : f32) outs(%x : memref<8xf32>)
  return
}

// A wait in a region ends the flight for what follows, inside and behind it.
// CHECK: "f" -> "if": data
// CHECK: "if" -> "write": in flight on %arg0
// CHECK-LABEL: func.func @unseen
func.func @inside(%x: memref<8xf32>, %v: f32, %c: i1) {
  %f = comm.broadcast %x into %x on @dp root 0 {comm.name = "f"}
      : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  scf.if %c {
    %w = comm.wait %f : !comm.future<memref<8xf32>>
    linalg.fill ins(%v : f32) outs(%w : memref<8xf32>)
  } {comm.name = "if"}
  linalg.fill {comm.name = "write"} ins(%v : f32) outs(%x : memref<8xf32>)
  return
}

// A wait whose start is not in sight is one for anything.
// CHECK: dependences:
// CHECK-NEXT: "alloc" -> "before": data
// CHECK-NEXT: "before" -> "wait": in flight on %arg0
// CHECK-NEXT: "alloc" -> "after": data
// CHECK-NEXT: "wait" -> "after": in flight on %alloc
// CHECK-NOT: ->
// CHECK-LABEL: func.func @through_groups
func.func @unseen(%f: !comm.future, %i: index, %v: f32) {
  %m = memref.alloc() {comm.name = "alloc"} : memref<8xf32>
  memref.store %v, %m[%i] {comm.name = "before"} : memref<8xf32>
  comm.wait %f {comm.name = "wait"} : !comm.future
  %0 = memref.load %m[%i] {comm.name = "after"} : memref<8xf32>
  return
}

// Groups pass futures and buffers on.
// CHECK: "start": collective
// CHECK: "wait": wait
// CHECK: dependences:
// CHECK-NEXT: "start" -> "wait": data
// CHECK-NEXT: "start" -> "input": write after read on %arg0
// CHECK-NEXT: "wait" -> "input": in flight on %arg0
// CHECK-NEXT: "start" -> "output": data
// CHECK-NEXT: "wait" -> "output": in flight on %0#1
// CHECK-NOT: ->
// CHECK-LABEL: func.func @future_of_if
func.func @through_groups(%x: memref<8xf32>, %v: f32) {
  %f, %o = comm.schedule_group
      -> (!comm.future<memref<64xf32>>, memref<64xf32>)
      attributes {comm.name = "start"} {
    %m = memref.alloc() : memref<64xf32>
    %g = comm.all_gather %x into %m on @dp dim 0
        : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
    comm.yield %g, %m : !comm.future<memref<64xf32>>, memref<64xf32>
  }
  %r = comm.schedule_group -> (memref<64xf32>)
      attributes {comm.name = "wait"} {
    %w = comm.wait %f : !comm.future<memref<64xf32>>
    comm.yield %w : memref<64xf32>
  }
  linalg.fill {comm.name = "input"} ins(%v : f32) outs(%x : memref<8xf32>)
  linalg.fill {comm.name = "output"} ins(%v : f32) outs(%o : memref<64xf32>)
  return
}

// A future that a region passes on is not in sight any more.
// CHECK: "f" -> "if": data
// CHECK: "if" -> "w": data
// CHECK: "w" -> "write": in flight on %arg0
func.func @future_of_if(%x: memref<8xf32>, %v: f32, %c: i1) {
  %f = comm.broadcast %x into %x on @dp root 0 {comm.name = "f"}
      : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  %g = scf.if %c -> !comm.future<memref<8xf32>> {
    scf.yield %f : !comm.future<memref<8xf32>>
  } else {
    %h = comm.broadcast %x into %x on @dp root 1
        : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
    scf.yield %h : !comm.future<memref<8xf32>>
  } {comm.name = "if"}
  %w = comm.wait %g {comm.name = "w"} : !comm.future<memref<8xf32>>
  linalg.fill {comm.name = "write"} ins(%v : f32) outs(%x : memref<8xf32>)
  return
}

// A wait inside an operation that states effects besides those inside it.
// CHECK-LABEL: func.func @stated_effects
// CHECK: "f" -> "data": data
// CHECK: "data" -> "store": in flight on %arg0
func.func @stated_effects(%m: memref<8xf32>, %i: index, %v: f32) {
  %f = comm.all_reduce %m on @dp reduce sum {comm.name = "f"}
      : memref<8xf32> -> !comm.future<memref<8xf32>>
  acc.data {
    %w = comm.wait %f : !comm.future<memref<8xf32>>
    memref.store %v, %m[%i] : memref<8xf32>
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue none>, comm.name = "data",
                comm.cost_ns = 0}
  memref.store %v, %m[%i] {comm.name = "store"} : memref<8xf32>
  return
}
