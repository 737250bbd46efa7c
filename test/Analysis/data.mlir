// An operation comes after those whose results it uses, or an operation in its
// regions does, or that it names in `after`; the terminator is no node.

// RUN: commute-opt %s --comm-print-schedule-graph -o /dev/null 2>&1 | FileCheck %s

comm.process_group @dp size 8

// CHECK-LABEL: block 0 in func.func @operands: 4 operations, 3 dependences
// CHECK-NEXT: "ag": collective
// CHECK-NEXT: not after "w": data
// CHECK-NEXT: "a": compute, 5 ns
// CHECK-NEXT: not after "mm": data
// CHECK-NEXT: "w": wait, 0 ns
// CHECK-NEXT: not before "ag": data
// CHECK-NEXT: not after "mm": data
// CHECK-NEXT: "mm": compute
// CHECK-NEXT: not before "w": data
// CHECK-NEXT: dependences:
// CHECK-NEXT: "ag" -> "w": data{{$}}
// CHECK-NEXT: "a" -> "mm": data
// CHECK-NEXT: "w" -> "mm": data
// CHECK-NOT: ->
func.func @operands(%s: tensor<8xf32>, %x: tensor<64xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %s on @dp dim 0 {comm.name = "ag"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) {comm.name = "a", comm.cost_ns = 5}
      : (tensor<64xf32>) -> tensor<64xf32>
  %w = comm.wait %f {comm.name = "w"} : !comm.future<tensor<64xf32>>
  %y = comm.compute "mm"(%a, %w, %a) {comm.name = "mm"}
      : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %y : tensor<64xf32>
}

// Values that only order: a start after a start, a wait after a computation.
// Where both hold, the data counts.
// CHECK-LABEL: block 1 in func.func @after
// CHECK: dependences:
// CHECK-NEXT: "f" -> "g": order{{$}}
// CHECK-NEXT: "f" -> "v": data
// CHECK-NEXT: "a" -> "v": order
// CHECK-NEXT: "g" -> "w": data
// CHECK-NEXT: "a" -> "b": data
// CHECK-NOT: ->
func.func @after(%s: tensor<8xf32>, %x: tensor<64xf32>) {
  %f = comm.all_gather %s on @dp dim 0 {comm.name = "f"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) {comm.name = "a"}
      : (tensor<64xf32>) -> tensor<64xf32>
  %g = comm.all_gather %s on @dp dim 0
      after(%f : !comm.future<tensor<64xf32>>) {comm.name = "g"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %f after(%a : tensor<64xf32>) {comm.name = "v"}
      : !comm.future<tensor<64xf32>>
  %w = comm.wait %g {comm.name = "w"} : !comm.future<tensor<64xf32>>
  %b = comm.compute "b"(%a) after(%a : tensor<64xf32>) {comm.name = "b"}
      : (tensor<64xf32>) -> tensor<64xf32>
  return
}

// What a region captures is used by its operation; a body's own values are not
// the block's.
// CHECK-LABEL: block 2 in func.func @captured
// CHECK: dependences:
// CHECK-NEXT: "f" -> "w": data
// CHECK-NEXT: "a" -> "if": data
// CHECK-NEXT: "w" -> "if": data
// CHECK-NEXT: "if" -> "use": data
// CHECK-NOT: ->
func.func @captured(%s: tensor<8xf32>, %x: tensor<64xf32>, %c: i1) {
  %f = comm.all_gather %s on @dp dim 0 {comm.name = "f"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) {comm.name = "a"}
      : (tensor<64xf32>) -> tensor<64xf32>
  %w = comm.wait %f {comm.name = "w"} : !comm.future<tensor<64xf32>>
  %r = scf.if %c -> (tensor<64xf32>) {
    %p = scf.if %c -> (tensor<64xf32>) {
      %q = comm.compute "q"(%a) : (tensor<64xf32>) -> tensor<64xf32>
      scf.yield %q : tensor<64xf32>
    } else {
      scf.yield %x : tensor<64xf32>
    }
    scf.yield %p : tensor<64xf32>
  } else {
    scf.yield %w : tensor<64xf32>
  } {comm.name = "if"}
  %u = comm.compute "use"(%r) {comm.name = "use"}
      : (tensor<64xf32>) -> tensor<64xf32>
  return
}

// Constants, symbols and whatever else has no effect are tied to nothing.
// CHECK-LABEL: block 3 in func.func @free: 4 operations, 1 dependences
// CHECK: "c": compute, 0 ns
// CHECK-NEXT: "arith.addi#2": compute, 0 ns
// CHECK-NEXT: "w": wait
func.func @free(%i: index) -> index {
  %f = comm.barrier on @dp {comm.name = "f"}
  %c = arith.constant {comm.name = "c"} 1 : index
  %d = arith.addi %i, %i : index
  comm.wait %f {comm.name = "w"} : !comm.future
  return %d : index
}
