// Costs that a callback gives, and the bytes that storages take.

// RUN: commute-opt %s -o /dev/null \
// RUN:   --load-pass-plugin=%commute_lib/libCommuteAnalysisTests.so \
// RUN:   --pass-pipeline='builtin.module(test-commute-estimate)' | FileCheck %s

comm.process_group @dp size 8

// The attribute comes first, then the callback, then shapes; a group is the sum
// of its members.
// CHECK: start: 100 ns
// CHECK-NEXT: results: 256 bytes
// CHECK-NEXT: attribute: 7 ns
// CHECK-NEXT: callback: 40 ns
// CHECK-NEXT: nonsense: 2000.03 ns
// CHECK-NEXT: group: 42 ns
// CHECK-NEXT: wait: 0 ns
// CHECK-NEXT: makespan: 2089.03 ns
func.func @costs(%s: tensor<8xf32>) {
  %f = comm.all_gather %s on @dp dim 0 {comm.name = "start", test.cost = 100}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %0 = comm.compute "a"(%s)
      {comm.name = "attribute", comm.cost_ns = 7, test.cost = 100}
      : (tensor<8xf32>) -> tensor<8xf32>
  %1 = comm.compute "a"(%s) {comm.name = "callback", test.cost = 40}
      : (tensor<8xf32>) -> tensor<8xf32>
  %2 = comm.compute "a"(%s) {comm.name = "nonsense", test.nonsense}
      : (tensor<8xf32>) -> tensor<8xf32>
  comm.schedule_group attributes {comm.name = "group", test.cost = 1} {
    %3 = comm.compute "a"(%s) {test.cost = 40}
        : (tensor<8xf32>) -> tensor<8xf32>
    %4 = comm.compute "a"(%s) {comm.cost_ns = 2}
        : (tensor<8xf32>) -> tensor<8xf32>
  }
  %w = comm.wait %f {comm.name = "wait"} : !comm.future<tensor<64xf32>>
  return
}

// An input is live all the time, an output to the end; a view and what a wait
// returns take nothing of their own. 32 + 32 of inputs, 256 gathered, of which
// a copy of 256 is made.
// CHECK: gather: 1 ns
// CHECK-NEXT: results: 256 bytes
// CHECK: peak live: 576 bytes
// CHECK-NEXT: peak in flight: 256 bytes
func.func @live(%s: tensor<8xf32>, %unused: tensor<8xf32>) -> tensor<64xf32> {
  %v = comm.view "v" %s : tensor<8xf32> -> tensor<8xf32>
  %f = comm.all_gather %v on @dp dim 0 {comm.name = "gather", comm.cost_ns = 1}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %x = comm.view "v" %w : tensor<64xf32> -> tensor<64xf32>
  %y = comm.compute "copy"(%x) : (tensor<64xf32>) -> tensor<64xf32>
  return %y : tensor<64xf32>
}

// Buffers: those of a destination are its own, by the root of all views. Two
// flights at once.
// CHECK: into: 1 ns
// CHECK-NEXT: results: 256 bytes
// CHECK: both: 1 ns
// CHECK-NEXT: results: 512 bytes
// CHECK: send: 1 ns
// CHECK-NEXT: results: 0 bytes
// CHECK: peak live: 1056 bytes
// CHECK-NEXT: peak in flight: 768 bytes
func.func @buffers(%a: memref<8xf32>) {
  %m = memref.alloc() : memref<128xf32>
  %h = memref.subview %m[0] [64] [1] : memref<128xf32> to memref<64xf32>
  %f = comm.all_gather %a into %h on @dp dim 0
      {comm.name = "into", comm.cost_ns = 1}
      : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  %g = comm.all_gather %a, %a on @dp dim 0
      {comm.name = "both", comm.cost_ns = 1}
      : memref<8xf32>, memref<8xf32>
      -> !comm.future<memref<64xf32>, tensor<64xf32>>
  %s = comm.send %a on @dp to 1 {comm.name = "send", comm.cost_ns = 1}
      : memref<8xf32>
  %w = comm.wait %f : !comm.future<memref<64xf32>>
  %x:2 = comm.wait %g : !comm.future<memref<64xf32>, tensor<64xf32>>
  comm.wait %s : !comm.future
  comm.compute "use"(%w, %x#0, %x#1)
      : (memref<64xf32>, memref<64xf32>, tensor<64xf32>) -> ()
  return
}

// A group's members count for it: what it gathers, and what it gathers from.
// CHECK: group: {{.*}} ns
// CHECK-NEXT: results: 256 bytes
// CHECK: peak live: 384 bytes
func.func @group(%s: tensor<8xf32>, %t: tensor<16xf32>) -> tensor<64xf32> {
  %f = comm.schedule_group -> (!comm.future<tensor<64xf32>>)
      attributes {comm.name = "group"} {
    %c = comm.compute "cast"(%s) {comm.cost_ns = 1}
        : (tensor<8xf32>) -> tensor<8xf32>
    %g = comm.all_gather %c on @dp dim 0 {comm.cost_ns = 1}
        : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    comm.yield %g : !comm.future<tensor<64xf32>>
  }
  %w = comm.schedule_group -> (tensor<64xf32>) {
    %g = comm.wait %f : !comm.future<tensor<64xf32>>
    comm.yield %g : tensor<64xf32>
  }
  return %w : tensor<64xf32>
}

// A size that is not known makes the peak unknown.
// CHECK: dynamic: 1 ns
// CHECK-NEXT: results: unknown
// CHECK: peak live: unknown
// CHECK-NEXT: peak in flight: unknown
// CHECK: asked {{[1-9][0-9]*}} times
func.func @dynamic(%s: tensor<?xf32>) {
  %f = comm.all_reduce %s on @dp reduce sum
      {comm.name = "dynamic", comm.cost_ns = 1}
      : tensor<?xf32> -> !comm.future<tensor<?xf32>>
  %w = comm.wait %f : !comm.future<tensor<?xf32>>
  return
}
