// Upstream's passes treat each op as what its effects say that it is. What
// communicates or writes is neither dropped, merged, duplicated, speculated nor
// moved; what is pure is optimized as anything pure.

// RUN: commute-opt %s --split-input-file --cse | FileCheck %s --check-prefixes=CHECK,CSE
// RUN: commute-opt %s --split-input-file --canonicalize | FileCheck %s --check-prefixes=CHECK,CANON
// RUN: commute-opt %s --split-input-file --loop-invariant-code-motion | FileCheck %s --check-prefixes=CHECK,LICM
// RUN: commute-opt %s --split-input-file --remove-dead-values | FileCheck %s --check-prefixes=CHECK,DEAD
// RUN: commute-opt %s --split-input-file --sccp | FileCheck %s --check-prefixes=CHECK,SCCP
// RUN: commute-opt %s --split-input-file --control-flow-sink | FileCheck %s --check-prefixes=CHECK,SINK
// RUN: commute-opt %s --split-input-file --mem2reg --sroa | FileCheck %s --check-prefixes=CHECK,MEM
// RUN: commute-opt %s --split-input-file --symbol-privatize=exclude=main --symbol-dce | FileCheck %s --check-prefix=SYMBOL
// RUN: commute-opt %s --split-input-file --buffer-deallocation-pipeline | FileCheck %s --check-prefix=DEALLOC
// RUN: commute-opt %s --split-input-file --buffer-hoisting --buffer-loop-hoisting --promote-buffers-to-stack | FileCheck %s --check-prefix=CHECK

// Every kind of collective twice, on equal operands, with nobody to wait: none is
// redundant and none is dead. Their order stays.
// CHECK-LABEL: func.func @collectives
// CHECK-COUNT-2: comm.all_gather
// CHECK-COUNT-2: comm.reduce_scatter
// CHECK-COUNT-2: comm.all_reduce
// CHECK-COUNT-2: comm.all_to_all
// CHECK-COUNT-2: comm.broadcast
// CHECK-COUNT-2: comm.permute
// CHECK-COUNT-2: comm.send
// CHECK-COUNT-2: comm.recv
// CHECK-COUNT-2: comm.barrier
// CHECK-NEXT: return
comm.process_group @dp size 8
func.func @collectives(%t: tensor<8xf32>) {
  comm.all_gather %t on @dp dim 0 : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  comm.all_gather %t on @dp dim 0 : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  comm.reduce_scatter %t on @dp dim 0 reduce sum : tensor<8xf32> -> !comm.future<tensor<1xf32>>
  comm.reduce_scatter %t on @dp dim 0 reduce sum : tensor<8xf32> -> !comm.future<tensor<1xf32>>
  comm.all_reduce %t on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  comm.all_reduce %t on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  comm.all_to_all %t on @dp split 0 concat 0 : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  comm.all_to_all %t on @dp split 0 concat 0 : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  comm.broadcast %t on @dp root 0 : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  comm.broadcast %t on @dp root 0 : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  comm.permute %t on @dp from [0] to [1] : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  comm.permute %t on @dp from [0] to [1] : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  comm.send %t on @dp to 1 : tensor<8xf32>
  comm.send %t on @dp to 1 : tensor<8xf32>
  comm.recv on @dp from 1 -> !comm.future<tensor<8xf32>>
  comm.recv on @dp from 1 -> !comm.future<tensor<8xf32>>
  comm.barrier on @dp
  comm.barrier on @dp
  return
}

// -----

// A wait whose results nobody uses stays, where it is, as does an `after` that
// carries no data.
// CHECK-LABEL: func.func @waits
// CHECK: %[[F:.*]] = comm.barrier
// CHECK-NEXT: %[[G:.*]] = comm.all_reduce %{{.*}} on @dp reduce sum after(%[[F]] : !comm.future)
// CHECK-NEXT: comm.wait %[[F]]
// CHECK-NEXT: comm.wait %[[G]]
// CHECK-NEXT: return
comm.process_group @dp size 8
func.func @waits(%t: tensor<8xf32>) {
  %f = comm.barrier on @dp
  %g = comm.all_reduce %t on @dp reduce sum after(%f : !comm.future)
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  comm.wait %f : !comm.future
  %r = comm.wait %g : !comm.future<tensor<8xf32>>
  return
}

// -----

// What writes a buffer stays, equal or not, between the ops that it stood
// between.
// CHECK-LABEL: func.func @writes
// CHECK: comm.resize %{{.*}} to 32
// CHECK-NEXT: comm.copy
// CHECK-NEXT: comm.copy
// CHECK-NEXT: comm.compute "adam"
// CHECK-NEXT: comm.compute "adam"
// CHECK-NEXT: comm.split_copy_out
// CHECK-NEXT: comm.split_copy_out
// CHECK-NEXT: comm.chunk_cat
// CHECK-NEXT: comm.chunk_cat
// CHECK-NEXT: comm.all_gather_copy_in
// CHECK-NEXT: comm.all_gather_copy_in
// CHECK-NEXT: comm.resize %{{.*}} to 0
// CHECK-NEXT: comm.resize %{{.*}} to 0
// CHECK-NEXT: return
func.func @writes(%t: tensor<8xf32>, %m: memref<8xf32>) {
  comm.resize %m to 32 : memref<8xf32>
  comm.copy %t into %m : tensor<8xf32> into memref<8xf32>
  comm.copy %t into %m : tensor<8xf32> into memref<8xf32>
  comm.compute "adam"(%m) mutates [0] : (memref<8xf32>) -> ()
  comm.compute "adam"(%m) mutates [0] : (memref<8xf32>) -> ()
  comm.split_copy_out %t into %m dim 0 sizes [8] : tensor<8xf32> into memref<8xf32>
  comm.split_copy_out %t into %m dim 0 sizes [8] : tensor<8xf32> into memref<8xf32>
  comm.chunk_cat %t into %m dim 0 chunks 8 : tensor<8xf32> into memref<8xf32>
  comm.chunk_cat %t into %m dim 0 chunks 8 : tensor<8xf32> into memref<8xf32>
  %a, %b = comm.all_gather_copy_in %t into %m rank 0
      : tensor<8xf32> into memref<8xf32> -> memref<8xf32>, memref<8xf32>
  %c, %d = comm.all_gather_copy_in %t into %m rank 0
      : tensor<8xf32> into memref<8xf32> -> memref<8xf32>, memref<8xf32>
  comm.resize %m to 0 : memref<8xf32>
  comm.resize %m to 0 : memref<8xf32>
  return
}

// -----

// Pure computations that are equal are one, those that nobody uses are none.
// CHECK-LABEL: func.func @pure
// CSE: %[[A:.*]] = comm.compute "mm"
// CSE-NEXT: %[[V:.*]] = comm.view "v" %[[A]]
// CSE-NEXT: %[[C:.*]] = comm.chunk_cat %[[V]]
// CSE-NEXT: %[[S:.*]] = comm.split_copy_out %[[C]]
// CSE-NEXT: return %[[S]], %[[S]]
// CANON-NOT: "dead"
// CANON: return
// DEAD-NOT: "dead"
// DEAD: return
func.func @pure(%t: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %dead0 = comm.compute "dead"(%t) : (tensor<8xf32>) -> tensor<8xf32>
  %dead1 = comm.view "dead" %dead0 : tensor<8xf32> -> tensor<4x2xf32>
  %a = comm.compute "mm"(%t) : (tensor<8xf32>) -> tensor<8xf32>
  %b = comm.compute "mm"(%t) : (tensor<8xf32>) -> tensor<8xf32>
  %v = comm.view "v" %a : tensor<8xf32> -> tensor<8x1xf32>
  %w = comm.view "v" %b : tensor<8xf32> -> tensor<8x1xf32>
  %c = comm.chunk_cat %v dim 0 chunks 8 : tensor<8x1xf32> -> tensor<8x1xf32>
  %d = comm.chunk_cat %w dim 0 chunks 8 : tensor<8x1xf32> -> tensor<8x1xf32>
  %x = comm.split_copy_out %c dim 0 sizes [8] : tensor<8x1xf32> -> tensor<8xf32>
  %y = comm.split_copy_out %d dim 0 sizes [8] : tensor<8x1xf32> -> tensor<8xf32>
  return %x, %y : tensor<8xf32>, tensor<8xf32>
}

// -----

// Of another name, or with other costs, a computation is another one.
// CHECK-LABEL: func.func @unequal
// CSE: comm.compute "mm"
// CSE: comm.compute "mm.out"
// CSE: comm.compute "mm"(%{{.*}}) {comm.cost_ns = 1 : i64}
func.func @unequal(%t: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %a = comm.compute "mm"(%t) : (tensor<8xf32>) -> tensor<8xf32>
  %b = comm.compute "mm.out"(%t) : (tensor<8xf32>) -> tensor<8xf32>
  %c = comm.compute "mm"(%t) {comm.cost_ns = 1} : (tensor<8xf32>) -> tensor<8xf32>
  return %a, %b, %c : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// Equal reads of a buffer are one unless something writes it between them: a
// collective into it, its wait, a resize. Equal views are one.
// CHECK-LABEL: func.func @reads
// CSE: comm.view
// CSE-NOT: comm.view
// CSE: %[[A:.*]] = comm.compute "sum"
// CSE-NEXT: comm.all_reduce
// CSE-NEXT: comm.wait
// CSE-NEXT: %[[C:.*]] = comm.compute "sum"
// CSE-NEXT: comm.resize
// CSE-NEXT: %[[D:.*]] = comm.compute "sum"
// CSE-NEXT: return %[[A]], %[[A]], %[[C]], %[[D]]
comm.process_group @dp size 8
func.func @reads(%m: memref<8xf32>)
    -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %v = comm.view "v" %m : memref<8xf32> -> memref<4xf32>
  %w = comm.view "v" %m : memref<8xf32> -> memref<4xf32>
  %a = comm.compute "sum"(%v) : (memref<4xf32>) -> tensor<f32>
  %b = comm.compute "sum"(%w) : (memref<4xf32>) -> tensor<f32>
  %f = comm.all_reduce %m into %m on @dp reduce sum
      : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  %r = comm.wait %f : !comm.future<memref<8xf32>>
  %c = comm.compute "sum"(%v) : (memref<4xf32>) -> tensor<f32>
  comm.resize %m to 32 : memref<8xf32>
  %d = comm.compute "sum"(%v) : (memref<4xf32>) -> tensor<f32>
  return %a, %b, %c, %d : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}

// -----

// Fresh buffers of equal computations, packings and waits are different buffers.
// CHECK-LABEL: func.func @fresh
// CSE-COUNT-2: comm.compute "zeros"
// CSE-COUNT-2: comm.all_gather_copy_in
// CSE-COUNT-2: comm.chunk_cat
// CSE-COUNT-2: comm.split_copy_out
// CSE: return
func.func @fresh(%t: tensor<8xf32>)
    -> (memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>,
        memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>) {
  %a = comm.compute "zeros"() : () -> memref<8xf32>
  %b = comm.compute "zeros"() : () -> memref<8xf32>
  %x, %c = comm.all_gather_copy_in %t rank 0 : tensor<8xf32> -> memref<8xf32>, memref<8xf32>
  %y, %d = comm.all_gather_copy_in %t rank 0 : tensor<8xf32> -> memref<8xf32>, memref<8xf32>
  %e = comm.chunk_cat %t dim 0 chunks 8 : tensor<8xf32> -> memref<8xf32>
  %f = comm.chunk_cat %t dim 0 chunks 8 : tensor<8xf32> -> memref<8xf32>
  %g = comm.split_copy_out %t dim 0 sizes [8] : tensor<8xf32> -> memref<8xf32>
  %h = comm.split_copy_out %t dim 0 sizes [8] : tensor<8xf32> -> memref<8xf32>
  return %a, %b, %c, %d, %e, %f, %g, %h
      : memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>,
        memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>
}

// -----

// Pure invariants leave a loop; communication, writes and fresh buffers do not.
// CHECK-LABEL: func.func @loop
// LICM: comm.compute "scale"
// LICM-NEXT: comm.view
// LICM-NEXT: scf.for
// LICM-NEXT: comm.compute "zeros"
// LICM-NEXT: comm.compute "read"
// LICM-NEXT: comm.all_reduce
// LICM-NEXT: comm.wait
// LICM-NEXT: comm.copy
comm.process_group @dp size 8
func.func @loop(%t: tensor<8xf32>, %m: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %s = comm.compute "scale"(%t) : (tensor<8xf32>) -> tensor<8xf32>
    %v = comm.view "v" %s : tensor<8xf32> -> tensor<8x1xf32>
    %z = comm.compute "zeros"() : () -> memref<8xf32>
    %r = comm.compute "read"(%m) : (memref<8xf32>) -> tensor<8xf32>
    %f = comm.all_reduce %v, %r on @dp reduce sum
        : tensor<8x1xf32>, tensor<8xf32>
        -> !comm.future<tensor<8x1xf32>, tensor<8xf32>>
    %w:2 = comm.wait %f : !comm.future<tensor<8x1xf32>, tensor<8xf32>>
    comm.copy %w#1 into %m : tensor<8xf32> into memref<8xf32>
  }
  return
}

// -----

// A wait that only one branch needs is not sunk into it, a pure view is.
// CHECK-LABEL: func.func @branch
// SINK: comm.all_reduce
// SINK-NEXT: comm.wait
// SINK-NEXT: scf.if
// SINK-NEXT: comm.view
comm.process_group @dp size 8
func.func @branch(%t: tensor<8xf32>, %m: memref<8xf32>, %c: i1) {
  %f = comm.all_reduce %t on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %w = comm.wait %f : !comm.future<tensor<8xf32>>
  %v = comm.view "v" %w : tensor<8xf32> -> tensor<8xf32>
  scf.if %c {
    comm.copy %v into %m : tensor<8xf32> into memref<8xf32>
  }
  return
}

// -----

// A group is as pure as its body, and communicates where its body does.
// CHECK-LABEL: func.func @groups
// CSE-COUNT-1: comm.compute "pure"
// CANON-NOT: comm.compute "unused"
// CHECK: comm.all_reduce
// CHECK: comm.all_reduce
// CHECK: comm.copy
// CHECK: return
// CSE-NOT: comm.compute "pure"
comm.process_group @dp size 8
func.func @groups(%t: tensor<8xf32>, %m: memref<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = comm.schedule_group -> (tensor<8xf32>) {
    %p = comm.compute "pure"(%t) : (tensor<8xf32>) -> tensor<8xf32>
    comm.yield %p : tensor<8xf32>
  }
  %b = comm.schedule_group -> (tensor<8xf32>) {
    %p = comm.compute "pure"(%t) : (tensor<8xf32>) -> tensor<8xf32>
    comm.yield %p : tensor<8xf32>
  }
  %c = comm.schedule_group -> (tensor<8xf32>) {
    %u = comm.compute "unused"(%t) : (tensor<8xf32>) -> tensor<8xf32>
    comm.yield %u : tensor<8xf32>
  }
  comm.schedule_group {
    %f = comm.all_reduce %t on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  }
  comm.schedule_group {
    %f = comm.all_reduce %t on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  }
  comm.schedule_group {
    comm.copy %t into %m : tensor<8xf32> into memref<8xf32>
  }
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

// -----

// Constants pass through a group.
// CHECK-LABEL: func.func @constant
// SCCP: %[[C:.*]] = arith.constant 7 : index
// SCCP: return %[[C]]
func.func @constant() -> index {
  %g = comm.schedule_group -> (index) {
    %c = arith.constant 7 : index
    comm.yield %c : index
  }
  return %g : index
}

// -----

// What is copied into a local buffer, or arrives in it, is not promoted away.
// CHECK-LABEL: func.func @local
// MEM: memref.alloca
// MEM: comm.recv into
// MEM: comm.wait
// MEM: memref.load
comm.process_group @dp size 8
func.func @local() -> f32 {
  %m = memref.alloca() : memref<f32>
  %f = comm.recv into %m on @dp from 1 : memref<f32> -> !comm.future<memref<f32>>
  %w = comm.wait %f : !comm.future<memref<f32>>
  %x = memref.load %m[] : memref<f32>
  return %x : f32
}

// -----

// A process group that no op names is dropped once it is private, another one
// stays.
// SYMBOL-NOT: @idle
// SYMBOL: comm.process_group "private" @dp size 8
// SYMBOL-NOT: @idle
// SYMBOL-LABEL: func.func @main
// SYMBOL: comm.barrier on @dp
comm.process_group @idle size 2
comm.process_group @dp size 8
func.func @main() {
  %f = comm.barrier on @dp
  comm.wait %f : !comm.future
  return
}

// -----

// Buffers are freed behind the last use of what a wait returns, whether the start
// names a destination or allocates, also where a group passes it on.
// DEALLOC-LABEL: func.func @owned
// DEALLOC: %[[N:.*]] = memref.alloc()
// DEALLOC: comm.all_gather %{{.*}} into %[[N]]
// DEALLOC: %[[W:.*]] = comm.wait
// DEALLOC: %[[X:.*]] = comm.wait
// DEALLOC: comm.compute "use"(%[[W]], %[[X]])
// DEALLOC-DAG: memref.dealloc %[[N]]
// DEALLOC-DAG: memref.dealloc %[[X]]
// DEALLOC: return
comm.process_group @dp size 8
func.func @owned(%m: memref<8xf32>) -> tensor<64xf32> {
  %n = memref.alloc() : memref<64xf32>
  %f = comm.all_gather %m into %n on @dp dim 0
      : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  %g = comm.all_gather %m on @dp dim 0 : memref<8xf32> -> !comm.future<memref<64xf32>>
  %w = comm.wait %f : !comm.future<memref<64xf32>>
  %x = comm.wait %g : !comm.future<memref<64xf32>>
  %u = comm.compute "use"(%w, %x) : (memref<64xf32>, memref<64xf32>) -> tensor<64xf32>
  return %u : tensor<64xf32>
}

// -----

// DEALLOC-LABEL: func.func @owned_by_group
// DEALLOC: %[[G:.*]]:2 = comm.schedule_group -> (memref<8xf32>, i1)
// DEALLOC: comm.compute "use"(%[[G]]#0)
// DEALLOC: memref.dealloc
func.func @owned_by_group(%t: tensor<8xf32>) -> tensor<8xf32> {
  %g = comm.schedule_group -> (memref<8xf32>) {
    %a = memref.alloc() : memref<8xf32>
    comm.copy %t into %a : tensor<8xf32> into memref<8xf32>
    comm.yield %a : memref<8xf32>
  }
  %u = comm.compute "use"(%g) : (memref<8xf32>) -> tensor<8xf32>
  return %u : tensor<8xf32>
}
