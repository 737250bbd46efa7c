// Which collectives compute stands still for, and what keeps them from moving.

// RUN: commute-opt %s --comm-print-overlap -o /dev/null 2>&1 | FileCheck %s

comm.process_group @dp size 8
comm.process_group @tp size 4

// A wait for two is one for the last to end: the permute, which holds compute
// from 2 to 20, whatever the reduction does meanwhile.
// CHECK-LABEL: in func.func @last
// CHECK: exposed 18.000 us
// CHECK: process group
// CHECK-NEXT: @dp 1 15.000 us 0.000 us 0.0 %
// CHECK-NEXT: @tp 1 20.000 us 18.000 us 90.0 %
// CHECK-NEXT: most exposed
// CHECK-NEXT: permute @tp 20.000 us 18.000 us
// CHECK-NEXT: at exposed.mlir:{{[0-9]+}}:8
// CHECK-NEXT: start can move up by 1, to the top of the block
// CHECK-NEXT: wait is at the end of the block
// CHECK-NEXT: overlap of block 1
func.func @last(%s: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %r = comm.all_reduce %s on @dp reduce sum
      {comm.name = "reduce", comm.cost_ns = 15000}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %p = comm.permute %s on @tp from [0, 1] to [1, 0]
      {comm.name = "permute", comm.cost_ns = 20000}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %a = comm.compute "a"(%s) {comm.cost_ns = 2000}
      : (tensor<8xf32>) -> tensor<8xf32>
  %g:2 = comm.schedule_group -> (tensor<8xf32>, tensor<8xf32>) {
    %v = comm.wait %p : !comm.future<tensor<8xf32>>
    %w = comm.wait %r : !comm.future<tensor<8xf32>>
    comm.yield %v, %w : tensor<8xf32>, tensor<8xf32>
  }
  return %g#0, %g#1, %a : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// Three in a queue. Compute comes to the wait for the third at 5, when the first
// still runs: it stands still for 5 of the first (to 10), 10 of the second, 10
// of the third. The waits for the others take no time.
// CHECK-LABEL: in func.func @queue
// CHECK: makespan 30.000 us
// CHECK-NEXT: compute 5.000 us
// CHECK-NEXT: exposed 25.000 us
// CHECK: @dp 3 30.000 us 25.000 us 83.3 %
// CHECK-NEXT: most exposed
// CHECK-NEXT: second @dp 10.000 us 10.000 us
// CHECK-NEXT: at exposed.mlir:{{[0-9]+}}:8
// CHECK-NEXT: start
// CHECK-NEXT: wait
// CHECK-NEXT: third @dp 10.000 us 10.000 us
// CHECK-NEXT: at exposed.mlir:{{[0-9]+}}:8
// CHECK-NEXT: start
// CHECK-NEXT: wait
// CHECK-NEXT: first @dp 10.000 us 5.000 us
// CHECK-NEXT: at exposed.mlir:{{[0-9]+}}:8
func.func @queue(%s: tensor<8xf32>)
    -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<8xf32>) {
  %f = comm.all_gather %s on @dp dim 0
      {comm.name = "first", comm.cost_ns = 10000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %g = comm.all_gather %s on @dp dim 0
      {comm.name = "second", comm.cost_ns = 10000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %h = comm.all_gather %s on @dp dim 0
      {comm.name = "third", comm.cost_ns = 10000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%s) {comm.cost_ns = 5000}
      : (tensor<8xf32>) -> tensor<8xf32>
  %u = comm.wait %h : !comm.future<tensor<64xf32>>
  %v = comm.wait %g : !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  return %u, %v, %w, %a
      : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<8xf32>
}

// A group that waits before it starts: compute stands still in it for the
// gather, 10, and in the wait behind it for the group's own reduction, 4.
// CHECK-LABEL: in func.func @group
// CHECK: 3 operations, 2 collectives, 1 wait
// CHECK-NEXT: makespan 14.000 us
// CHECK-NEXT: compute 0.000 us
// CHECK-NEXT: exposed 14.000 us
// CHECK: @dp 1 10.000 us 10.000 us
// CHECK-NEXT: @tp 1 4.000 us 4.000 us
// CHECK-NEXT: most exposed
// CHECK-NEXT: gather @dp 10.000 us 10.000 us
// CHECK-NEXT: at exposed.mlir:{{[0-9]+}}:8
// CHECK-NEXT: start is at the top of the block
// CHECK-NEXT: wait cannot move past "comm.wait#2" (data)
// CHECK-NEXT: group @tp 4.000 us 4.000 us
// CHECK-NEXT: at exposed.mlir:{{[0-9]+}}:8
// CHECK-NEXT: start cannot move past "gather" (data)
// CHECK-NEXT: wait is at the end of the block
func.func @group(%s: tensor<8xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %s on @dp dim 0
      {comm.name = "gather", comm.cost_ns = 10000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %r = comm.schedule_group -> (!comm.future<tensor<64xf32>>)
      attributes {comm.name = "group"} {
    %w = comm.wait %f : !comm.future<tensor<64xf32>>
    %g = comm.all_reduce %w on @tp reduce sum {comm.cost_ns = 4000}
        : tensor<64xf32> -> !comm.future<tensor<64xf32>>
    comm.yield %g : !comm.future<tensor<64xf32>>
  }
  %v = comm.wait %r : !comm.future<tensor<64xf32>>
  return %v : tensor<64xf32>
}

// Why they stay: memory, and operations that do not tell what they do.
// CHECK-LABEL: in func.func @buffers
// CHECK: most exposed
// CHECK-NEXT: gather @dp
// CHECK-NEXT: at exposed.mlir:{{[0-9]+}}:8
// CHECK-NEXT: start can move up by 1, not past "fill" (read after write)
// CHECK-NEXT: wait can move down by 1, not past "again" (in flight)
func.func @buffers(%b: memref<8xf32>, %x: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %d = memref.alloc() : memref<64xf32>
  comm.compute "fill"(%b) mutates [0] {comm.name = "fill", comm.cost_ns = 1}
      : (memref<8xf32>) -> ()
  %a = comm.compute "a"(%x) {comm.cost_ns = 1}
      : (tensor<8xf32>) -> tensor<8xf32>
  %f = comm.all_gather %b into %d on @dp dim 0
      {comm.name = "gather", comm.cost_ns = 20000}
      : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  %w = comm.wait %f : !comm.future<memref<64xf32>>
  %c = comm.compute "c"(%x) {comm.cost_ns = 1}
      : (tensor<8xf32>) -> tensor<8xf32>
  comm.compute "again"(%b) mutates [0] {comm.name = "again", comm.cost_ns = 1}
      : (memref<8xf32>) -> ()
  return %a, %c : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: in func.func @calls
// CHECK: most exposed
// CHECK-NEXT: gather @dp
// CHECK-NEXT: at exposed.mlir:{{[0-9]+}}:8
// CHECK-NEXT: start cannot move past "before" (unknown effects)
// CHECK-NEXT: wait cannot move past "behind" (unknown effects)
func.func private @foreign()
func.func @calls(%s: tensor<8xf32>) -> tensor<64xf32> {
  call @foreign() {comm.name = "before", comm.cost_ns = 1} : () -> ()
  %f = comm.all_gather %s on @dp dim 0
      {comm.name = "gather", comm.cost_ns = 20000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  call @foreign() {comm.name = "behind", comm.cost_ns = 1} : () -> ()
  return %w : tensor<64xf32>
}

// The ten that cost most, those that cost the same in their order.
// CHECK-LABEL: in func.func @many
// CHECK: most exposed
// CHECK-NEXT: k @dp 3.000 us 3.000 us
// CHECK-NEXT: at exposed.mlir:{{[0-9]+}}:8
// CHECK-NEXT: start
// CHECK-NEXT: wait
// CHECK-NEXT: l @dp 2.000 us 2.000 us
// CHECK-NEXT: at exposed.mlir:{{[0-9]+}}:8
// CHECK-NEXT: start
// CHECK-NEXT: wait
// CHECK-NEXT: a @dp 1.000 us 1.000 us
// CHECK-NEXT: at exposed.mlir:{{[0-9]+}}:8
// CHECK-NEXT: start
// CHECK-NEXT: wait
// CHECK-NEXT: b @dp 1.000 us 1.000 us
// CHECK-NEXT: at exposed.mlir:{{[0-9]+}}:8
// CHECK: {{^    h }}
// CHECK-NEXT: at exposed.mlir:{{[0-9]+}}:8
// CHECK-NEXT: start
// CHECK-NEXT: wait
// CHECK-NEXT: overlap of 6 blocks
func.func @many(%signal: tensor<1xf32>) {
  %a = comm.send %signal on @dp to 1 {comm.name = "a", comm.cost_ns = 1000} : tensor<1xf32>
  comm.wait %a : !comm.future
  %b = comm.send %signal on @dp to 1 {comm.name = "b", comm.cost_ns = 1000} : tensor<1xf32>
  comm.wait %b : !comm.future
  %c = comm.send %signal on @dp to 1 {comm.name = "c", comm.cost_ns = 1000} : tensor<1xf32>
  comm.wait %c : !comm.future
  %d = comm.send %signal on @dp to 1 {comm.name = "d", comm.cost_ns = 1000} : tensor<1xf32>
  comm.wait %d : !comm.future
  %e = comm.send %signal on @dp to 1 {comm.name = "e", comm.cost_ns = 1000} : tensor<1xf32>
  comm.wait %e : !comm.future
  %f = comm.send %signal on @dp to 1 {comm.name = "f", comm.cost_ns = 1000} : tensor<1xf32>
  comm.wait %f : !comm.future
  %g = comm.send %signal on @dp to 1 {comm.name = "g", comm.cost_ns = 1000} : tensor<1xf32>
  comm.wait %g : !comm.future
  %h = comm.send %signal on @dp to 1 {comm.name = "h", comm.cost_ns = 1000} : tensor<1xf32>
  comm.wait %h : !comm.future
  %i = comm.send %signal on @dp to 1 {comm.name = "i", comm.cost_ns = 1000} : tensor<1xf32>
  comm.wait %i : !comm.future
  %j = comm.send %signal on @dp to 1 {comm.name = "j", comm.cost_ns = 1000} : tensor<1xf32>
  comm.wait %j : !comm.future
  %k = comm.send %signal on @dp to 1 {comm.name = "k", comm.cost_ns = 3000} : tensor<1xf32>
  comm.wait %k : !comm.future
  %l = comm.send %signal on @dp to 1 {comm.name = "l", comm.cost_ns = 2000} : tensor<1xf32>
  comm.wait %l : !comm.future
  return
}
