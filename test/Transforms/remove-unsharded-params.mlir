// What is used through a buffer that is resized and copied into is used as it
// was gathered.

// RUN: commute-opt %s --comm-remove-unsharded-params --verify-diagnostics | FileCheck %s
// RUN: commute-opt %s --pass-pipeline='builtin.module(func.func(comm-remove-unsharded-params))' | FileCheck %s

// The plugin gives the same bytes, and a second run changes nothing.
// RUN: commute-opt %s --comm-remove-unsharded-params -o %t.mlir
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-remove-unsharded-params)' | cmp - %t.mlir
// RUN: commute-opt %t.mlir --comm-remove-unsharded-params | cmp - %t.mlir

// What was done is told to whoever asks.
// RUN: commute-opt %s --comm-remove-unsharded-params --remarks-filter='comm.*' -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: remark: [Passed] Removed | Category:comm-remove-unsharded-params | Function=reused |{{.*}}uses of unsharded parameter #0 in 2 window(s) read what is copied into it

comm.process_group @dp size 8

// Each window has its own source; views are made again from it, and attributes
// stay.
// CHECK-LABEL: func.func @reused
// CHECK-SAME: %{{.*}}: memref<4x4xf32>, %[[Y1:.*]]: tensor<4x4xf32>, %[[Y2:.*]]: tensor<4x4xf32>
// CHECK-NEXT: %[[V1:.*]] = comm.view "flat" %[[Y1]] {comm.name = "flat"} : tensor<4x4xf32> -> tensor<16xf32>
// CHECK-NEXT: %[[W1:.*]] = comm.view "half" %[[V1]] : tensor<16xf32> -> tensor<8xf32>
// CHECK-NEXT: %[[A:.*]] = comm.compute "a"(%[[Y1]], %[[W1]], %[[V1]])
// CHECK-NEXT: %[[V2:.*]] = comm.view "flat" %[[Y2]] {comm.name = "flat"} : tensor<4x4xf32> -> tensor<16xf32>
// CHECK-NEXT: %[[W2:.*]] = comm.view "half" %[[V2]] : tensor<16xf32> -> tensor<8xf32>
// CHECK-NEXT: %[[B:.*]] = comm.compute "b"(%[[W2]], %[[A]])
// CHECK-NEXT: return %[[B]]
func.func @reused(%p: memref<4x4xf32>, %y1: tensor<4x4xf32>,
                  %y2: tensor<4x4xf32>) -> tensor<8xf32> {
  comm.resize %p to 64 : memref<4x4xf32>
  comm.copy %y1 into %p : tensor<4x4xf32> into memref<4x4xf32>
  %v = comm.view "flat" %p {comm.name = "flat"} : memref<4x4xf32> -> memref<16xf32>
  %w = comm.view "half" %v : memref<16xf32> -> memref<8xf32>
  %a = comm.compute "a"(%p, %w, %v)
      : (memref<4x4xf32>, memref<8xf32>, memref<16xf32>) -> tensor<8xf32>
  comm.resize %p to 0 : memref<4x4xf32>
  comm.resize %p to 64 : memref<4x4xf32>
  comm.copy %y2 into %p : tensor<4x4xf32> into memref<4x4xf32>
  %b = comm.compute "b"(%w, %a) : (memref<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  comm.resize %p to 0 : memref<4x4xf32>
  return %b : tensor<8xf32>
}

// A parameter that is full when the function is called is used until it is
// freed, and keeps that.
// CHECK-LABEL: func.func @full_at_first
// CHECK-SAME: %[[P:.*]]: memref<16xf32>, %[[Y:.*]]: tensor<16xf32>
// CHECK-NEXT: %[[A:.*]] = comm.compute "a"(%[[P]])
// CHECK-NEXT: comm.resize %[[P]] to 0
// CHECK-NEXT: %[[B:.*]] = comm.compute "b"(%[[Y]], %[[A]])
// CHECK-NEXT: return %[[B]], %[[P]]
func.func @full_at_first(%p: memref<16xf32>, %y: tensor<16xf32>)
    -> (tensor<16xf32>, memref<16xf32>) {
  %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  %b = comm.compute "b"(%p, %a) : (memref<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return %b, %p : tensor<16xf32>, memref<16xf32>
}

// Uses inside of regions are uses. A view that is made in a loop is made there
// again.
// CHECK-LABEL: func.func @nested_uses
// CHECK-SAME: %{{.*}}: memref<16xf32>, %[[Y:[a-z0-9]*]]: tensor<16xf32>
// CHECK: scf.for
// CHECK-NEXT: %[[V:.*]] = comm.view "v" %[[Y]] : tensor<16xf32> -> tensor<4x4xf32>
// CHECK-NEXT: comm.compute "in"(%[[Y]], %[[V]], %{{.*}}) mutates [2]
// CHECK-NEXT: }
// CHECK-NEXT: comm.schedule_group
// CHECK-NEXT: comm.compute "grouped"(%[[Y]], %{{.*}}) mutates
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @nested_uses(%p: memref<16xf32>, %y: tensor<16xf32>, %lo: index,
                       %hi: index, %x: tensor<16xf32>) {
  %o = comm.compute "o"() : () -> memref<16xf32>
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  scf.for %i = %lo to %hi step %hi {
    %v = comm.view "v" %p : memref<16xf32> -> memref<4x4xf32>
    comm.compute "in"(%p, %v, %o) mutates [2]
        : (memref<16xf32>, memref<4x4xf32>, memref<16xf32>) -> ()
  }
  comm.schedule_group {
    comm.compute "grouped"(%p, %o) mutates [1]
        : (memref<16xf32>, memref<16xf32>) -> ()
  }
  comm.resize %p to 0 : memref<16xf32>
  return
}

// A window that one block holds is a window, in a loop or a branch, too.
// CHECK-LABEL: func.func @nested_windows
// CHECK-SAME: %[[P:.*]]: memref<16xf32>, %[[Y:[a-z0-9]*]]: tensor<16xf32>
// CHECK-NEXT: scf.for
// CHECK-NEXT: %[[Z:.*]] = comm.compute "gathered"
// CHECK-NEXT: comm.compute "a"(%[[Z]])
// CHECK-NEXT: }
// CHECK-NEXT: scf.if
// CHECK-NEXT: comm.compute "b"(%[[Y]])
// CHECK-NEXT: }
// CHECK-NEXT: comm.compute "c"(%[[Y]])
// CHECK-NEXT: return
func.func @nested_windows(%p: memref<16xf32>, %y: tensor<16xf32>, %lo: index,
                          %hi: index, %is: i1) {
  scf.for %i = %lo to %hi step %hi {
    %z = comm.compute "gathered"(%i) : (index) -> tensor<16xf32>
    comm.resize %p to 64 : memref<16xf32>
    comm.copy %z into %p : tensor<16xf32> into memref<16xf32>
    %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
    comm.resize %p to 0 : memref<16xf32>
  }
  scf.if %is {
    comm.resize %p to 64 : memref<16xf32>
    comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
    %b = comm.compute "b"(%p) : (memref<16xf32>) -> tensor<16xf32>
    comm.resize %p to 0 : memref<16xf32>
  }
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  %c = comm.compute "c"(%p) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

// Blocks stand in any order in the text; a view may be used in one that stands
// before that which makes it.
// CHECK-LABEL: func.func @blocks
// CHECK-SAME: %[[P:.*]]: memref<16xf32>, %[[Y:[a-z0-9]*]]: tensor<16xf32>
// CHECK-NEXT: cf.br ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: %[[V:.*]] = comm.view "v" %[[Y]]
// CHECK-NEXT: comm.compute "a"(%[[V]])
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: cf.br ^bb1
func.func @blocks(%p: memref<16xf32>, %y: tensor<16xf32>) {
  cf.br ^two
^one:
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  %a = comm.compute "a"(%v) : (memref<4xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
^two:
  %v = comm.view "v" %p : memref<16xf32> -> memref<4xf32>
  cf.br ^one
}

// A buffer that was copied takes the buffer's place for operations of all
// dialects; views of any dialect are made again, once in each window.
// CHECK-LABEL: func.func @other_dialects
// CHECK-SAME: %[[P:.*]]: memref<4x4xf32>, %[[O:[a-z0-9]*]]: memref<4x4xf32>
// CHECK: %[[Y:.*]] = memref.alloc
// CHECK-NEXT: comm.compute "gather"(%[[Y]])
// CHECK-NEXT: %[[S:.*]] = memref.subview %[[Y]][0, 0] [2, 4] [1, 1]
// CHECK-NEXT: memref.load %[[S]]
// CHECK-NEXT: linalg.matmul ins(%[[Y]], %[[Y]] :
// CHECK-NEXT: %[[R:.*]] = memref.subview %[[Y]][0, 0] [2, 4] [1, 1]
// CHECK-NEXT: comm.compute "more"(%[[R]], %[[R]])
// CHECK-NEXT: comm.compute "gather"(%[[Y]])
// CHECK-NEXT: return
func.func @other_dialects(%p.arg: memref<4x4xf32>, %o.arg: memref<4x4xf32>) {
  %p, %o = memref.distinct_objects %p.arg, %o.arg
      : memref<4x4xf32>, memref<4x4xf32>
  %c0 = arith.constant 0 : index
  %y = memref.alloc() : memref<4x4xf32>
  comm.compute "gather"(%y) mutates [0] : (memref<4x4xf32>) -> ()
  comm.resize %p to 64 : memref<4x4xf32>
  comm.copy %y into %p : memref<4x4xf32> into memref<4x4xf32>
  %s = memref.subview %p[0, 0] [2, 4] [1, 1]
      : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1]>>
  %l = memref.load %s[%c0, %c0] : memref<2x4xf32, strided<[4, 1]>>
  linalg.matmul ins(%p, %p : memref<4x4xf32>, memref<4x4xf32>)
      outs(%o : memref<4x4xf32>)
  comm.resize %p to 0 : memref<4x4xf32>
  comm.resize %p to 64 : memref<4x4xf32>
  comm.copy %y into %p : memref<4x4xf32> into memref<4x4xf32>
  %m = comm.compute "more"(%s, %s)
      : (memref<2x4xf32, strided<[4, 1]>>, memref<2x4xf32, strided<[4, 1]>>)
        -> tensor<4xf32>
  comm.resize %p to 0 : memref<4x4xf32>
  comm.compute "gather"(%y) mutates [0] : (memref<4x4xf32>) -> ()
  return
}

// A tensor is a buffer to those that take no tensor.
// CHECK-LABEL: func.func @tensor_as_buffer
// CHECK-SAME: %[[Y:[a-z0-9]*]]: tensor<4x4xf32>
// CHECK: %[[B:.*]] = bufferization.to_buffer %[[Y]] read_only : tensor<4x4xf32> to memref<4x4xf32>
// CHECK-NEXT: %[[S:.*]] = memref.subview %[[B]][0, 0] [2, 4] [1, 1]
// CHECK-NEXT: comm.compute "both"(%[[Y]], %[[S]])
// CHECK-NEXT: linalg.matmul ins(%[[B]], %[[B]] :
// CHECK-NEXT: return
func.func @tensor_as_buffer(%p: memref<4x4xf32>, %y: tensor<4x4xf32>) {
  %o = memref.alloc() : memref<4x4xf32>
  comm.resize %p to 64 : memref<4x4xf32>
  comm.copy %y into %p : tensor<4x4xf32> into memref<4x4xf32>
  %s = memref.subview %p[0, 0] [2, 4] [1, 1]
      : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1]>>
  %b = comm.compute "both"(%p, %s)
      : (memref<4x4xf32>, memref<2x4xf32, strided<[4, 1]>>) -> tensor<4xf32>
  linalg.matmul ins(%p, %p : memref<4x4xf32>, memref<4x4xf32>)
      outs(%o : memref<4x4xf32>)
  comm.resize %p to 0 : memref<4x4xf32>
  return
}

// One parameter may be copied from another, whatever the order of their names,
// and be used when that one is freed.
// CHECK-LABEL: func.func @chain
// CHECK-SAME: %[[Y:[a-z0-9]*]]: tensor<16xf32>
// CHECK: %[[V:.*]] = comm.view "v" %[[Y]] : tensor<16xf32> -> tensor<4x4xf32>
// CHECK-NEXT: comm.compute "a"(%[[V]], %[[Y]])
// CHECK-NEXT: comm.compute "b"(%[[V]])
// CHECK-NEXT: return
func.func @chain(%q.arg: memref<4x4xf32>, %p.arg: memref<16xf32>,
                 %y: tensor<16xf32>) {
  %q, %p = memref.distinct_objects %q.arg, %p.arg
      : memref<4x4xf32>, memref<16xf32>
  comm.resize %p to 64 : memref<16xf32>
  comm.resize %q to 64 : memref<4x4xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  %v = comm.view "v" %p : memref<16xf32> -> memref<4x4xf32>
  comm.copy %v into %q : memref<4x4xf32> into memref<4x4xf32>
  %a = comm.compute "a"(%q, %p)
      : (memref<4x4xf32>, memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  %b = comm.compute "b"(%q) : (memref<4x4xf32>) -> tensor<16xf32>
  comm.resize %q to 0 : memref<4x4xf32>
  return
}

// A parameter that stays in use may be another one's source.
// CHECK-LABEL: func.func @chain_from_kept
// CHECK: %[[D:.*]]:2 = memref.distinct_objects
// CHECK-NEXT: comm.copy %{{.*}} into %[[D]]#0
// CHECK-NEXT: comm.compute "a"(%[[D]]#0)
// CHECK-NEXT: comm.resize %[[D]]#0 to 0
// CHECK-NEXT: return
func.func @chain_from_kept(%p.arg: memref<16xf32>, %q.arg: memref<16xf32>,
                           %y: tensor<16xf32>) {
  %p, %q = memref.distinct_objects %p.arg, %q.arg
      : memref<16xf32>, memref<16xf32>
  // expected-warning @below {{'comm.copy' op keeps unsharded parameter #0 in use: it is copied into without having been resized to its full size}}
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  comm.resize %q to 64 : memref<16xf32>
  comm.copy %p into %q : memref<16xf32> into memref<16xf32>
  %a = comm.compute "a"(%q) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  comm.resize %q to 0 : memref<16xf32>
  return
}

// The source may be an argument that nothing says is distinct: after the
// resize, there would be nothing to copy from the parameter itself.
// CHECK-LABEL: func.func @source_argument
// CHECK-SAME: %{{.*}}: memref<16xf32>, %[[Y:[a-z0-9]*]]: memref<16xf32>
// CHECK-NEXT: comm.compute "a"(%[[Y]])
// CHECK-NEXT: return
func.func @source_argument(%p: memref<16xf32>, %y: memref<16xf32>) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : memref<16xf32> into memref<16xf32>
  %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

// A view that is returned is one of the empty parameter; sizes may be computed
// constants; order and sizes are no uses.
// CHECK-LABEL: func.func @beside
// CHECK-SAME: %[[P:.*]]: memref<16xf32>, %[[Y:.*]]: tensor<16xf32>
// CHECK: memref.dim %[[P]]
// CHECK: %[[V:.*]] = comm.view "v" %[[P]]
// CHECK-NEXT: %[[W:.*]] = comm.view "v" %[[Y]]
// CHECK-NEXT: comm.compute "a"(%[[Y]]) after(%[[P]] : memref<16xf32>)
// CHECK-NEXT: comm.compute "b"(%[[W]])
// CHECK-NOT: comm.resize
// CHECK: return %[[V]]
func.func @beside(%p: memref<16xf32>, %y: tensor<16xf32>)
    -> (memref<4x4xf32>, index) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %d = memref.dim %p, %c0 : memref<16xf32>
  %v = comm.view "v" %p : memref<16xf32> -> memref<4x4xf32>
  comm.resize %p to %c64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  %a = comm.compute "a"(%p) after(%p : memref<16xf32>)
      : (memref<16xf32>) -> tensor<16xf32>
  %b = comm.compute "b"(%v) : (memref<4x4xf32>) -> tensor<16xf32>
  comm.resize %p to %c0 : memref<16xf32>
  return %v, %d : memref<4x4xf32>, index
}

// A collective reads until its wait, and the source until then.
// CHECK-LABEL: func.func @in_flight
// CHECK: %[[Y:.*]] = memref.alloc
// CHECK: %[[F:.*]] = comm.all_reduce %[[Y]] on @dp
// CHECK: comm.wait %[[F]]
// CHECK-NEXT: comm.compute "again"(%[[Y]]) mutates [0]
// CHECK-NOT: comm.resize
// CHECK: return
func.func @in_flight(%p: memref<16xf32>) {
  %y = memref.alloc() : memref<16xf32>
  comm.compute "gather"(%y) mutates [0] : (memref<16xf32>) -> ()
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : memref<16xf32> into memref<16xf32>
  %f = comm.all_reduce %p on @dp reduce sum
      : memref<16xf32> -> !comm.future<tensor<16xf32>>
  %r = comm.wait %f : !comm.future<tensor<16xf32>>
  comm.compute "again"(%y) mutates [0] : (memref<16xf32>) -> ()
  comm.resize %p to 0 : memref<16xf32>
  return
}

// A buffer that is freed and never filled is nothing to rewrite.
// CHECK-LABEL: func.func @freed_only
// CHECK-NEXT: comm.compute "a"
// CHECK-NEXT: comm.resize
// CHECK-NEXT: return
func.func @freed_only(%p: memref<16xf32>) {
  %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func private @declared(memref<16xf32>)

// What is gathered in groups, in a window: the waits are for what is in sight.
// CHECK-LABEL: func.func @grouped_gather
// CHECK-NOT: comm.resize
// CHECK: comm.wait
// CHECK: comm.compute "a"(%[[Y:.*]], %{{.*}}) :
// CHECK-NOT: comm.resize
// CHECK: return
func.func @grouped_gather(%p.arg: memref<16xf32>, %s.arg: memref<2xf32>,
                          %y: tensor<16xf32>) {
  %p, %s = memref.distinct_objects %p.arg, %s.arg
      : memref<16xf32>, memref<2xf32>
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  %f = comm.schedule_group -> (!comm.future<memref<16xf32>>) {
    %g = comm.all_gather %s on @dp dim 0
        : memref<2xf32> -> !comm.future<memref<16xf32>>
    comm.yield %g : !comm.future<memref<16xf32>>
  }
  %w = comm.wait %f : !comm.future<memref<16xf32>>
  %a = comm.compute "a"(%p, %w)
      : (memref<16xf32>, memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

// All operations of the dialect that read buffers read tensors as well.
// CHECK-LABEL: func.func @all_readers
// CHECK-SAME: %[[Y:[a-z0-9]*]]: tensor<16xf32>
// CHECK: comm.all_gather %[[Y]]
// CHECK: comm.reduce_scatter %[[Y]]
// CHECK: comm.all_reduce %[[Y]]
// CHECK: comm.all_to_all %[[Y]]
// CHECK: comm.broadcast %[[Y]]
// CHECK: comm.permute %[[Y]]
// CHECK: comm.send %[[Y]]
// CHECK: comm.all_gather_copy_in %[[Y]]
// CHECK: comm.split_copy_out %[[Y]]
// CHECK: comm.chunk_cat %[[Y]]
// CHECK: comm.copy %[[Y]]
// CHECK: return
func.func @all_readers(%p: memref<16xf32>, %y: tensor<16xf32>) {
  %o = memref.alloc() : memref<16xf32>
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  %f0 = comm.all_gather %p on @dp dim 0
      : memref<16xf32> -> !comm.future<memref<128xf32>>
  %w0 = comm.wait %f0 : !comm.future<memref<128xf32>>
  %f1 = comm.reduce_scatter %p on @dp dim 0 reduce sum
      : memref<16xf32> -> !comm.future<memref<2xf32>>
  %w1 = comm.wait %f1 : !comm.future<memref<2xf32>>
  %f2 = comm.all_reduce %p on @dp reduce sum
      : memref<16xf32> -> !comm.future<memref<16xf32>>
  %w2 = comm.wait %f2 : !comm.future<memref<16xf32>>
  %f3 = comm.all_to_all %p on @dp split 0 concat 0
      : memref<16xf32> -> !comm.future<memref<16xf32>>
  %w3 = comm.wait %f3 : !comm.future<memref<16xf32>>
  %f4 = comm.broadcast %p on @dp root 0
      : memref<16xf32> -> !comm.future<memref<16xf32>>
  %w4 = comm.wait %f4 : !comm.future<memref<16xf32>>
  %f5 = comm.permute %p on @dp from [0] to [1]
      : memref<16xf32> -> !comm.future<memref<16xf32>>
  %w5 = comm.wait %f5 : !comm.future<memref<16xf32>>
  %f6 = comm.send %p on @dp to 1 : memref<16xf32>
  comm.wait %f6 : !comm.future
  %in, %out = comm.all_gather_copy_in %p rank 0
      : memref<16xf32> -> memref<16xf32>, memref<128xf32>
  %s = comm.split_copy_out %p dim 0 sizes [16] : memref<16xf32> -> tensor<16xf32>
  %c = comm.chunk_cat %p dim 0 chunks 8 : memref<16xf32> -> tensor<8x2xf32>
  // expected-warning @below {{'comm.copy' op copies into a buffer that is no argument of the function, and stays as it is}}
  comm.copy %p into %o : memref<16xf32> into memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}
