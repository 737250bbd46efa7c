// The bound is that of the program, not of the order that the run keeps: "r"
// could start at once, so that "v" need not wait for "a", and compute takes 61.
// Keeping "r" behind "h", no order takes less than the input's 71.

// RUN: commute-opt %s --comm-overlap=report -o /dev/null 2>&1 | FileCheck %s
// RUN: commute-opt %s --comm-overlap='report order=group' -o /dev/null 2>&1 | FileCheck %s

// CHECK: overlap of block 0 in func.func @step
// CHECK-NEXT: after
// CHECK-NEXT: input 71.000 us 10.000 us +0.0 % +16.4 %
// CHECK-NEXT: comm-reorder-compute 71.000 us 10.000 us +0.0 % +16.4 %

// Where the text itself states the order, it is the program's.
// RUN: commute-opt %s --comm-order-collectives --comm-overlap=report -o /dev/null 2>&1 | FileCheck %s --check-prefix=TEXT
// TEXT: input 71.000 us 10.000 us +0.0 % +0.0 %

comm.process_group @dp size 8
comm.process_group @tp size 8

func.func @step(%s: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = comm.compute "a"(%s) {comm.cost_ns = 20000}
      : (tensor<8xf32>) -> tensor<8xf32>
  %h = comm.all_reduce %a on @dp reduce sum {comm.cost_ns = 10000}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %r = comm.all_reduce %s on @tp reduce sum {comm.cost_ns = 10000}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %wh = comm.wait %h : !comm.future<tensor<8xf32>>
  %u = comm.compute "u"(%wh) {comm.cost_ns = 1000}
      : (tensor<8xf32>) -> tensor<8xf32>
  %wr = comm.wait %r : !comm.future<tensor<8xf32>>
  %v = comm.compute "v"(%wr) {comm.cost_ns = 40000}
      : (tensor<8xf32>) -> tensor<8xf32>
  return %u, %v : tensor<8xf32>, tensor<8xf32>
}
