// What keeps a parameter in use: one warning, at the operation that is the
// reason. Nothing changes, but for the other parameters of the function.

// RUN: commute-opt %s --comm-remove-unsharded-params --verify-diagnostics | FileCheck %s
// RUN: commute-opt %s -o %t.mlir
// RUN: commute-opt %s --comm-remove-unsharded-params 2> %t.err | cmp - %t.mlir

comm.process_group @dp size 8

// CHECK-LABEL: func.func @never_resized
func.func @never_resized(%p: memref<16xf32>, %y: tensor<16xf32>) {
  // expected-warning @below {{'comm.copy' op keeps unsharded parameter #0 in use: it is copied into without having been resized to its full size}}
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
  return
}

// Once, however often it is filled.
func.func @never_freed(%p: memref<16xf32> {comm.name = "embedding"},
                       %y: tensor<16xf32>) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  // expected-warning @below {{'comm.resize' op keeps unsharded parameter #0 ('embedding') in use: it is not freed after this}}
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  %b = comm.compute "b"(%p) : (memref<16xf32>) -> tensor<16xf32>
  return
}

func.func @full_twice(%p: memref<16xf32>, %y: tensor<16xf32>) {
  comm.resize %p to 64 : memref<16xf32>
  // expected-warning @below {{'comm.resize' op keeps unsharded parameter #0 in use: it is resized to its full size again before it is freed}}
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @freed_twice(%p: memref<16xf32>, %y: tensor<16xf32>) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  // expected-warning @below {{'comm.resize' op keeps unsharded parameter #0 in use: it is freed again}}
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @freed_perhaps(%p: memref<16xf32>, %y: tensor<16xf32>, %is: i1) {
  scf.if %is {
    // expected-warning @below {{'comm.resize' op keeps unsharded parameter #0 in use: it is freed in a nested region or a later block, having been full when the function was called}}
    comm.resize %p to 0 : memref<16xf32>
  }
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @not_copied(%p: memref<16xf32>, %y: tensor<16xf32>) {
  // expected-warning @below {{'comm.resize' op keeps unsharded parameter #0 in use: it is freed without having been copied into}}
  comm.resize %p to 64 : memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @copied_twice(%p: memref<16xf32>, %y: tensor<16xf32>) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  // expected-warning @below {{'comm.copy' op keeps unsharded parameter #0 in use: it is copied into a second time before it is freed}}
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @copied_in_part(%p: memref<16xf32>, %y: tensor<8xf32>) {
  comm.resize %p to 64 : memref<16xf32>
  %v = comm.view "half" %p : memref<16xf32> -> memref<8xf32>
  // expected-warning @below {{'comm.copy' op keeps unsharded parameter #0 in use: it is copied into through a view}}
  comm.copy %y into %v : tensor<8xf32> into memref<8xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @converted(%p: memref<16xf32>, %y: tensor<16xbf16>) {
  comm.resize %p to 64 : memref<16xf32>
  // expected-warning @below {{'comm.copy' op keeps unsharded parameter #0 in use: what is copied into it has another type}}
  comm.copy %y into %p : tensor<16xbf16> into memref<16xf32>
  %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @other_layout(%p: memref<4x4xf32>, %o: memref<8x8xf32>) {
  %y = memref.alloc() : memref<8x8xf32>
  %v = memref.subview %y[0, 0] [4, 4] [1, 1]
      : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  comm.resize %p to 64 : memref<4x4xf32>
  // expected-warning @below {{'comm.copy' op keeps unsharded parameter #0 in use: what is copied into it has another type}}
  comm.copy %v into %p
      : memref<4x4xf32, strided<[8, 1]>> into memref<4x4xf32>
  comm.resize %p to 0 : memref<4x4xf32>
  return
}

func.func @copied_from_itself(%p: memref<16xf32>) {
  %v = comm.view "v" %p : memref<16xf32> -> memref<16xf32>
  comm.resize %p to 64 : memref<16xf32>
  // expected-warning @below {{'comm.copy' op keeps unsharded parameter #0 in use: it is used before it is copied into}}
  comm.copy %v into %p : memref<16xf32> into memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

// Each is the other's source, in turn.
func.func @circle(%p.arg: memref<16xf32>, %q.arg: memref<16xf32>,
                  %y: tensor<16xf32>) {
  %p, %q = memref.distinct_objects %p.arg, %q.arg
      : memref<16xf32>, memref<16xf32>
  comm.resize %p to 64 : memref<16xf32>
  // expected-warning @below {{'comm.copy' op keeps unsharded parameter #0 in use: what is copied into it comes from itself}}
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  comm.resize %q to 64 : memref<16xf32>
  // expected-warning @below {{'comm.copy' op keeps unsharded parameter #1 in use: what is copied into it comes from itself}}
  comm.copy %p into %q : memref<16xf32> into memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %q into %p : memref<16xf32> into memref<16xf32>
  comm.resize %q to 0 : memref<16xf32>
  %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @other_block(%p: memref<16xf32>, %y: tensor<16xf32>, %is: i1) {
  comm.resize %p to 64 : memref<16xf32>
  scf.if %is {
    // expected-warning @below {{'comm.copy' op keeps unsharded parameter #0 in use: it was resized to its full size in another block}}
    comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  }
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @over_blocks(%p: memref<16xf32>, %y: tensor<16xf32>) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  cf.br ^next
^next:
  %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
  // expected-warning @below {{'comm.resize' op keeps unsharded parameter #0 in use: it was resized to its full size in another block}}
  comm.resize %p to 0 : memref<16xf32>
  return
}

// Half of a group is no window, either.
func.func @grouped(%p: memref<16xf32>, %y: tensor<16xf32>) {
  comm.schedule_group {
    comm.resize %p to 64 : memref<16xf32>
    comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  }
  %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
  // expected-warning @below {{'comm.resize' op keeps unsharded parameter #0 in use: it was resized to its full size in another block}}
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @used_before_copy(%p: memref<16xf32>, %y: tensor<16xf32>) {
  // expected-warning @below {{'comm.compute' op keeps unsharded parameter #0 in use: it is used before it is copied into}}
  %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @used_after_free(%p: memref<16xf32>, %y: tensor<16xf32>, %lo: index) {
  %v = comm.view "v" %p : memref<16xf32> -> memref<4xf32>
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  scf.for %i = %lo to %lo step %lo {
    // expected-warning @below {{'comm.compute' op keeps unsharded parameter #0 in use: it is used after it was freed}}
    %a = comm.compute "a"(%v) : (memref<4xf32>) -> tensor<16xf32>
  }
  return
}

func.func @in_flight(%p: memref<16xf32>, %y: tensor<16xf32>) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  %f = comm.all_reduce %p on @dp reduce sum
      : memref<16xf32> -> !comm.future<tensor<16xf32>>
  comm.resize %p to 0 : memref<16xf32>
  // expected-warning @below {{'comm.wait' op keeps unsharded parameter #0 in use: a collective reads it until a wait that is not known to come before it is freed}}
  %r = comm.wait %f : !comm.future<tensor<16xf32>>
  return
}

func.func @in_flight_elsewhere(%p: memref<16xf32>, %y: tensor<16xf32>)
    -> !comm.future<tensor<16xf32>> {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  // expected-warning @below {{'comm.all_reduce' op keeps unsharded parameter #0 in use: a collective reads it until a wait that is not known to come before it is freed}}
  %f = comm.all_reduce %p on @dp reduce sum
      : memref<16xf32> -> !comm.future<tensor<16xf32>>
  comm.resize %p to 0 : memref<16xf32>
  return %f : !comm.future<tensor<16xf32>>
}

func.func @passed_on(%p: memref<16xf32>, %y: tensor<16xf32>, %o: memref<16xf32>,
                     %is: i1) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  // expected-warning @below {{'arith.select' op keeps unsharded parameter #0 in use: its address is passed on}}
  %s = arith.select %is, %p, %o : memref<16xf32>
  %a = comm.compute "a"(%s) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @stored(%p: memref<16xf32>, %y: tensor<16xf32>,
                  %all: memref<memref<16xf32>>) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  // expected-warning @below {{'memref.store' op keeps unsharded parameter #0 in use: its address is passed on}}
  memref.store %p, %all[] : memref<memref<16xf32>>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @carried(%p: memref<16xf32>, %y: tensor<16xf32>, %lo: index) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  // expected-warning @below {{'scf.for' op keeps unsharded parameter #0 in use: its address is passed on}}
  %r = scf.for %i = %lo to %lo step %lo iter_args(%q = %p) -> memref<16xf32> {
    scf.yield %q : memref<16xf32>
  }
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func private @unknown(memref<16xf32>)
func.func private @opaque()

func.func @called(%p: memref<16xf32>, %y: tensor<16xf32>) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  // expected-warning @below {{'func.call' op keeps unsharded parameter #0 in use: an operation of unknown effects may access it}}
  func.call @unknown(%p) : (memref<16xf32>) -> ()
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @called_meanwhile(%p: memref<16xf32>, %y: tensor<16xf32>) {
  func.call @opaque() : () -> ()
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  // expected-warning @below {{'func.call' op keeps unsharded parameter #0 in use: an operation of unknown effects may access it}}
  func.call @opaque() : () -> ()
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @unknown_memory(%p: memref<16xf32>, %y: tensor<16xf32>) {
  %all = memref.alloc() : memref<memref<16xf32>>
  %q = memref.load %all[] : memref<memref<16xf32>>
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  // expected-warning @below {{'comm.compute' op keeps unsharded parameter #0 in use: memory is accessed, while it is full, that may be its own}}
  %a = comm.compute "a"(%q) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

// A wait for what is not in sight may write anything.
func.func @waits_for_unknown(%p: memref<16xf32>, %y: tensor<16xf32>,
                             %f: !comm.future<memref<4xf32>>) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  // expected-warning @below {{'comm.wait' op keeps unsharded parameter #0 in use: memory is accessed, while it is full, that may be its own}}
  %w = comm.wait %f : !comm.future<memref<4xf32>>
  comm.resize %p to 0 : memref<16xf32>
  return
}

// A view that reads one parameter shows another.
func.func @shape_of_view(%p.arg: memref<2xindex>, %q.arg: memref<16xf32>,
                         %y: tensor<2xindex>, %z: tensor<16xf32>) {
  %p, %q = memref.distinct_objects %p.arg, %q.arg
      : memref<2xindex>, memref<16xf32>
  comm.resize %p to 16 : memref<2xindex>
  comm.copy %y into %p : tensor<2xindex> into memref<2xindex>
  // expected-warning @below {{'comm.resize' op keeps unsharded parameter #1 in use: it is freed without having been copied into}}
  comm.resize %q to 64 : memref<16xf32>
  // expected-warning @below {{'memref.reshape' op keeps unsharded parameter #0 in use: its address is passed on}}
  %v = memref.reshape %q(%p) : (memref<16xf32>, memref<2xindex>) -> memref<?x?xf32>
  comm.resize %p to 0 : memref<2xindex>
  comm.resize %q to 0 : memref<16xf32>
  return
}

func.func @aliased(%p: memref<16xf32>, %q: memref<4x4xf32>, %y: tensor<16xf32>) {
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  // expected-warning @below {{'comm.compute' op keeps unsharded parameter #0 in use: another argument is accessed that may be the same memory}}
  %a = comm.compute "a"(%q) : (memref<4x4xf32>) -> tensor<16xf32>
  return
}

// The source of one parameter may be the memory of another.
func.func @aliased_by_source(%p.arg: memref<16xf32>, %q.arg: memref<16xf32>,
                             %y: memref<16xf32>, %z: tensor<16xf32>) {
  %p, %q = memref.distinct_objects %p.arg, %q.arg
      : memref<16xf32>, memref<16xf32>
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %z into %p : tensor<16xf32> into memref<16xf32>
  // expected-warning @below {{'comm.resize' op keeps unsharded parameter #1 in use: it is not freed after this}}
  comm.resize %q to 64 : memref<16xf32>
  // expected-warning @below {{'comm.copy' op keeps unsharded parameter #0 in use: another argument is accessed that may be the same memory}}
  comm.copy %y into %q : memref<16xf32> into memref<16xf32>
  %a = comm.compute "a"(%q) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @source_written(%p: memref<16xf32>, %lo: index) {
  %y = memref.alloc() : memref<16xf32>
  %v = comm.view "v" %y : memref<16xf32> -> memref<4xf32>
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : memref<16xf32> into memref<16xf32>
  scf.for %i = %lo to %lo step %lo {
    %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
    // expected-warning @below {{'comm.compute' op keeps unsharded parameter #0 in use: what was copied into it is written while uses of it remain}}
    comm.compute "next"(%v) mutates [0] : (memref<4xf32>) -> ()
  }
  comm.resize %p to 0 : memref<16xf32>
  return
}

// A collective that reads a parameter does so until its wait.
func.func @source_written_in_flight(%p: memref<16xf32>) {
  %y = memref.alloc() : memref<16xf32>
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : memref<16xf32> into memref<16xf32>
  %f = comm.all_reduce %p on @dp reduce sum
      : memref<16xf32> -> !comm.future<tensor<16xf32>>
  // expected-warning @below {{'comm.compute' op keeps unsharded parameter #0 in use: what was copied into it is written while uses of it remain}}
  comm.compute "next"(%y) mutates [0] : (memref<16xf32>) -> ()
  %r = comm.wait %f : !comm.future<tensor<16xf32>>
  comm.resize %p to 0 : memref<16xf32>
  return
}

// A tensor made of a buffer shows what is in it.
func.func @source_written_below(%p: memref<16xf32>) {
  %y = memref.alloc() : memref<16xf32>
  %t = bufferization.to_tensor %y : memref<16xf32> to tensor<16xf32>
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %t into %p : tensor<16xf32> into memref<16xf32>
  // expected-warning @below {{'comm.compute' op keeps unsharded parameter #0 in use: what was copied into it is written while uses of it remain}}
  comm.compute "next"(%y) mutates [0] : (memref<16xf32>) -> ()
  %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

// An argument may be the memory of the source if it may be that of nothing else.
func.func @source_perhaps_written(%p.arg: memref<16xf32>, %q.arg: memref<16xf32>,
                                  %y: memref<16xf32>) {
  %p, %q = memref.distinct_objects %p.arg, %q.arg
      : memref<16xf32>, memref<16xf32>
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : memref<16xf32> into memref<16xf32>
  // expected-warning @below {{'comm.compute' op keeps unsharded parameter #0 in use: what was copied into it is written while uses of it remain}}
  comm.compute "next"(%q) mutates [0] : (memref<16xf32>) -> ()
  %a = comm.compute "a"(%p) : (memref<16xf32>) -> tensor<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @size_not_constant(%p: memref<16xf32>, %y: tensor<16xf32>, %n: index) {
  // expected-warning @below {{'comm.resize' op keeps unsharded parameter #0 in use: its size is not constant here}}
  comm.resize %p to %n : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @size_negative(%p: memref<16xf32>, %y: tensor<16xf32>) {
  %n = arith.constant -64 : index
  // expected-warning @below {{'comm.resize' op keeps unsharded parameter #0 in use: its size is not constant here}}
  comm.resize %p to %n : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @size_too_small(%p: memref<16xf32>, %y: tensor<16xf32>) {
  // expected-warning @below {{'comm.resize' op keeps unsharded parameter #0 in use: its type is not known to fit into the size it is given here}}
  comm.resize %p to 63 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  comm.resize %p to 0 : memref<16xf32>
  return
}

func.func @size_dynamic(%p: memref<?xf32>, %y: tensor<?xf32>) {
  // expected-warning @below {{'comm.resize' op keeps unsharded parameter #0 in use: its type is not known to fit into the size it is given here}}
  comm.resize %p to 64 : memref<?xf32>
  comm.copy %y into %p : tensor<?xf32> into memref<?xf32>
  comm.resize %p to 0 : memref<?xf32>
  return
}

func.func @size_overflows(%p: memref<4611686018427387904x4xf32>,
                          %y: tensor<4611686018427387904x4xf32>) {
  // expected-warning @below {{'comm.resize' op keeps unsharded parameter #0 in use: its type is not known to fit into the size it is given here}}
  comm.resize %p to 9223372036854775807 : memref<4611686018427387904x4xf32>
  comm.copy %y into %p : tensor<4611686018427387904x4xf32>
      into memref<4611686018427387904x4xf32>
  comm.resize %p to 0 : memref<4611686018427387904x4xf32>
  return
}

// Once for each buffer.
func.func @no_argument(%y: tensor<16xf32>, %is: i1, %p: memref<16xf32>) {
  %t = memref.alloc() : memref<16xf32>
  %u = memref.alloc() : memref<16xf32>
  %s = arith.select %is, %t, %p : memref<16xf32>
  // expected-warning @below {{'comm.resize' op resizes a buffer that is no argument of the function, and stays as it is}}
  comm.resize %t to 64 : memref<16xf32>
  comm.copy %y into %t : tensor<16xf32> into memref<16xf32>
  comm.resize %t to 0 : memref<16xf32>
  // expected-warning @below {{'comm.copy' op copies into a buffer that is no argument of the function, and stays as it is}}
  comm.copy %y into %u : tensor<16xf32> into memref<16xf32>
  // expected-warning @below {{'comm.resize' op resizes a buffer that is no argument of the function, and stays as it is}}
  comm.resize %s to 64 : memref<16xf32>
  return
}

// The user's own write to a parameter that stays in use is none of the pass's
// concern.
func.func @mutated_while_kept(%p: memref<16xf32>, %y: tensor<16xf32>) {
  // expected-warning @below {{'comm.resize' op keeps unsharded parameter #0 in use: it is not freed after this}}
  comm.resize %p to 64 : memref<16xf32>
  comm.copy %y into %p : tensor<16xf32> into memref<16xf32>
  comm.compute "add_"(%p) mutates [0] : (memref<16xf32>) -> ()
  return
}
