// What is a block to schedule, and what is not.

// RUN: commute-opt %s --allow-unregistered-dialect --comm-sink-waits | FileCheck %s
// RUN: commute-opt %s --allow-unregistered-dialect --comm-sink-waits --comm-verify-order | FileCheck %s
// RUN: commute-opt %s --allow-unregistered-dialect --comm-overlap=passes=comm-sink-waits --comm-verify-order | FileCheck %s
// RUN: commute-opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(any(comm-sink-waits))' | FileCheck %s

comm.process_group @dp size 8

// The bodies of loops and branches are blocks like all others.
// CHECK-LABEL: func.func @nested
// CHECK: scf.for
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.compute "a"
// CHECK-NEXT: scf.if
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.compute "b"
// CHECK-NEXT: comm.wait
// CHECK-NEXT: scf.yield
// CHECK-NEXT: else
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.compute "c"
// CHECK-NEXT: comm.wait
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.compute "d"
func.func @nested(%s: tensor<8xf32>, %x: tensor<64xf32>, %n: index, %p: i1)
    -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x)
      -> (tensor<64xf32>) {
    %f = comm.all_gather %s on @dp dim 0
        : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    %w = comm.wait %f : !comm.future<tensor<64xf32>>
    %a = comm.compute "a"(%acc) : (tensor<64xf32>) -> tensor<64xf32>
    %e = scf.if %p -> (tensor<64xf32>) {
      %g = comm.all_gather %s on @dp dim 0
          : tensor<8xf32> -> !comm.future<tensor<64xf32>>
      %v = comm.wait %g : !comm.future<tensor<64xf32>>
      %b = comm.compute "b"(%a) : (tensor<64xf32>) -> tensor<64xf32>
      scf.yield %v : tensor<64xf32>
    } else {
      %h = comm.all_gather %s on @dp dim 0
          : tensor<8xf32> -> !comm.future<tensor<64xf32>>
      %u = comm.wait %h : !comm.future<tensor<64xf32>>
      %c = comm.compute "c"(%a) : (tensor<64xf32>) -> tensor<64xf32>
      scf.yield %u : tensor<64xf32>
    }
    %d = comm.compute "d"(%w, %e)
        : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    scf.yield %d : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}

// So is every block of a function; one may hold nothing but its terminator.
// CHECK-LABEL: func.func @blocks
// CHECK: cf.cond_br
// CHECK: ^bb1:
// CHECK-NEXT: cf.br ^bb3
// CHECK: ^bb2:
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.compute "a"
// CHECK-NEXT: comm.wait
// CHECK-NEXT: cf.br ^bb3
func.func @blocks(%s: tensor<8xf32>, %x: tensor<64xf32>, %p: i1)
    -> tensor<64xf32> {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%x : tensor<64xf32>)
^bb2:
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) : (tensor<64xf32>) -> tensor<64xf32>
  cf.br ^bb3(%w : tensor<64xf32>)
^bb3(%r: tensor<64xf32>):
  return %r : tensor<64xf32>
}

// CHECK-LABEL: func.func @empty
// CHECK-NEXT: return
func.func @empty() {
  return
}

// CHECK-LABEL: func.func private @declared
func.func private @declared(%s: tensor<8xf32>) -> tensor<8xf32>

// The order of a graph region means nothing, and stays.
// CHECK-LABEL: module @graph
// CHECK-NEXT: comm.process_group
// CHECK-NEXT: comm.barrier
// CHECK-NEXT: comm.wait
// CHECK-NEXT: arith.constant
module @graph {
  comm.process_group @dp size 8
  %f = comm.barrier on @dp
  comm.wait %f : !comm.future
  %c = arith.constant 1 : i32
}

// What is in a schedule group stays as it is.
// CHECK-LABEL: func.func @group
// CHECK-NEXT: comm.schedule_group
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.wait
// CHECK-NEXT: comm.compute "a"
func.func @group(%s: tensor<8xf32>, %x: tensor<64xf32>)
    -> (tensor<64xf32>, tensor<64xf32>) {
  %v, %b = comm.schedule_group -> (tensor<64xf32>, tensor<64xf32>) {
    %f = comm.all_gather %s on @dp dim 0
        : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    %w = comm.wait %f : !comm.future<tensor<64xf32>>
    %a = comm.compute "a"(%x) : (tensor<64xf32>) -> tensor<64xf32>
    comm.yield %w, %a : tensor<64xf32>, tensor<64xf32>
  }
  return %v, %b : tensor<64xf32>, tensor<64xf32>
}

// Nobody knows what an unregistered op does: the wait stays before it.
// CHECK-LABEL: func.func @unregistered
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: comm.compute "a"
// CHECK-NEXT: comm.wait
// CHECK-NEXT: "foreign.op"()
// CHECK-NEXT: comm.compute "b"
func.func @unregistered(%s: tensor<8xf32>, %x: tensor<64xf32>)
    -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) : (tensor<64xf32>) -> tensor<64xf32>
  "foreign.op"() : () -> ()
  %b = comm.compute "b"(%w) : (tensor<64xf32>) -> tensor<64xf32>
  return %w, %a, %b : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}

// In its regions there may be anything, blocks to schedule, too.
// CHECK-LABEL: func.func @unregistered_region
// CHECK-NEXT: comm.all_gather
// CHECK-NEXT: "foreign.region"
// CHECK-NEXT: comm.compute "a"
// CHECK-NEXT: comm.wait
func.func @unregistered_region(%s: tensor<8xf32>, %x: tensor<64xf32>) {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  "foreign.region"() ({
    %w = comm.wait %f : !comm.future<tensor<64xf32>>
    %a = comm.compute "a"(%x) : (tensor<64xf32>) -> tensor<64xf32>
    "foreign.yield"(%w) : (tensor<64xf32>) -> ()
  }) : () -> ()
  return
}

// Where control never gets, a value may be used before it is made.
// CHECK-LABEL: func.func @unreachable
// CHECK: comm.compute "a"
// CHECK: comm.wait
func.func @unreachable(%x: tensor<8xf32>) {
  return
^bb1:
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %a = comm.compute "a"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %f = comm.all_reduce %v on @dp reduce sum
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  cf.br ^bb1
}
