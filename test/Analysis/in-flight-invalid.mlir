// A conflicting access to a buffer in flight: one error at the access, a note
// at the start. All passes that build the graph say the same, and change
// nothing.

// RUN: commute-opt %s --comm-print-schedule-graph -split-input-file \
// RUN:   -verify-diagnostics -o /dev/null
// RUN: commute-opt %s --comm-sink-waits -split-input-file \
// RUN:   -verify-diagnostics -o /dev/null

comm.process_group @dp size 8
func.func @write_destination(%x: tensor<8xf32>, %m: memref<8xf32>, %v: f32) {
  // expected-note @+1 {{the communication starts here}}
  %f = comm.broadcast %x into %m on @dp root 0
      : tensor<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  // expected-error @+1 {{'linalg.fill' op writes a buffer that a communication in flight writes}}
  linalg.fill ins(%v : f32) outs(%m : memref<8xf32>)
  %w = comm.wait %f : !comm.future<memref<8xf32>>
  return
}

// -----

comm.process_group @dp size 8
func.func @read_destination(%x: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-note @+1 {{the communication starts here}}
  %f = comm.broadcast %x into %m on @dp root 0
      : tensor<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  // expected-error @+1 {{'memref.load' op reads a buffer that a communication in flight writes}}
  %0 = memref.load %m[%i] : memref<8xf32>
  %w = comm.wait %f : !comm.future<memref<8xf32>>
  return
}

// -----

comm.process_group @dp size 8
func.func @write_input(%x: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-note @+1 {{the communication starts here}}
  %f = comm.all_gather %m on @dp dim 0
      : memref<8xf32> -> !comm.future<memref<64xf32>>
  // expected-error @+1 {{'comm.copy' op writes a buffer that a communication in flight reads}}
  comm.copy %x into %m : tensor<8xf32> into memref<8xf32>
  %w = comm.wait %f : !comm.future<memref<64xf32>>
  return
}

// -----

// In place.
comm.process_group @dp size 8
func.func @in_place(%m: memref<8xf32>, %i: index) {
  // expected-note @+1 {{the communication starts here}}
  %f = comm.all_reduce %m into %m on @dp reduce sum
      : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  // expected-error @+1 {{'memref.load' op reads a buffer that a communication in flight writes}}
  %0 = memref.load %m[%i] : memref<8xf32>
  %w = comm.wait %f : !comm.future<memref<8xf32>>
  return
}

// -----

// A view of it is in flight, the whole is written.
comm.process_group @dp size 8
func.func @whole(%m: memref<64xf32>, %v: f32) {
  %s = comm.view "aten.slice" %m : memref<64xf32> -> memref<8xf32>
  // expected-note @+1 {{the communication starts here}}
  %f = comm.all_reduce %s into %s on @dp reduce sum
      : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  // expected-error @+1 {{'linalg.fill' op writes a buffer that a communication in flight writes}}
  linalg.fill ins(%v : f32) outs(%m : memref<64xf32>)
  %w = comm.wait %f : !comm.future<memref<8xf32>>
  return
}

// -----

// It is in flight, a view of it is read.
comm.process_group @dp size 8
func.func @part(%m: memref<64xf32>, %i: index) {
  %s = memref.subview %m[4] [4] [1]
      : memref<64xf32> to memref<4xf32, strided<[1], offset: 4>>
  // expected-note @+1 {{the communication starts here}}
  %f = comm.all_reduce %m into %m on @dp reduce sum
      : memref<64xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  // expected-error @+1 {{'memref.load' op reads a buffer that a communication in flight writes}}
  %0 = memref.load %s[%i] : memref<4xf32, strided<[1], offset: 4>>
  %w = comm.wait %f : !comm.future<memref<64xf32>>
  return
}

// -----

// The same part.
comm.process_group @dp size 8
func.func @same_part(%m: memref<64xf32>, %i: index) {
  %s = comm.view "aten.slice" %m : memref<64xf32> -> memref<8xf32>
  // expected-note @+1 {{the communication starts here}}
  %f = comm.all_reduce %s into %s on @dp reduce sum
      : memref<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  // expected-error @+1 {{'memref.load' op reads a buffer that a communication in flight writes}}
  %0 = memref.load %s[%i] : memref<8xf32>
  %w = comm.wait %f : !comm.future<memref<8xf32>>
  return
}

// -----

// Another view of all of it, of an argument that is distinct from another.
comm.process_group @dp size 8
func.func @other_shape(%x: memref<8x8xf32>, %y: memref<8xf32>, %i: index) {
  %a, %b = memref.distinct_objects %x, %y : memref<8x8xf32>, memref<8xf32>
  %s = comm.view "aten.view" %a : memref<8x8xf32> -> memref<64xf32>
  %t = comm.view "aten.view" %x : memref<8x8xf32> -> memref<4x16xf32>
  // expected-note @+1 {{the communication starts here}}
  %f = comm.all_reduce %s into %s on @dp reduce sum
      : memref<64xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  // expected-error @+1 {{'memref.load' op reads a buffer that a communication in flight writes}}
  %0 = memref.load %t[%i, %i] : memref<4x16xf32>
  %w = comm.wait %f : !comm.future<memref<64xf32>>
  return
}

// -----

// Two collectives.
comm.process_group @dp size 8
func.func @two(%x: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-note @+1 {{the communication starts here}}
  %f = comm.broadcast %x into %m on @dp root 0
      : tensor<8xf32> into memref<8xf32> -> !comm.future<memref<8xf32>>
  // expected-error @+1 {{'comm.all_gather' op reads a buffer that a communication in flight writes}}
  %g = comm.all_gather %m on @dp dim 0
      : memref<8xf32> -> !comm.future<memref<64xf32>>
  %0 = comm.wait %f : !comm.future<memref<8xf32>>
  %1 = comm.wait %g : !comm.future<memref<64xf32>>
  return
}

// -----

// Freed, resized, or made a tensor.
comm.process_group @dp size 8
func.func @freed() {
  %m = memref.alloc() : memref<8xf32>
  // expected-note @+1 {{the communication starts here}}
  %f = comm.all_gather %m on @dp dim 0
      : memref<8xf32> -> !comm.future<memref<64xf32>>
  // expected-error @+1 {{'memref.dealloc' op writes a buffer that a communication in flight reads}}
  memref.dealloc %m : memref<8xf32>
  %w = comm.wait %f : !comm.future<memref<64xf32>>
  return
}

// -----

comm.process_group @dp size 8
func.func @resized(%m: memref<8xf32>) {
  // expected-note @+1 {{the communication starts here}}
  %f = comm.send %m on @dp to 1 : memref<8xf32>
  // expected-error @+1 {{'comm.resize' op writes a buffer that a communication in flight reads}}
  comm.resize %m to 0 : memref<8xf32>
  comm.wait %f : !comm.future
  return
}

// -----

comm.process_group @dp size 8
func.func @tensor(%m: memref<8xf32>) {
  // expected-note @+1 {{the communication starts here}}
  %f = comm.recv into %m on @dp from 1
      : memref<8xf32> -> !comm.future<memref<8xf32>>
  // expected-error @+1 {{'builtin.unrealized_conversion_cast' op reads a buffer that a communication in flight writes}}
  %0 = builtin.unrealized_conversion_cast %m : memref<8xf32> to tensor<8xf32>
  %w = comm.wait %f : !comm.future<memref<8xf32>>
  return
}

// -----

// Inside a region.
comm.process_group @dp size 8
func.func @region(%m: memref<8xf32>, %v: f32, %c: i1) {
  // expected-note @+1 {{the communication starts here}}
  %f = comm.all_gather %m on @dp dim 0
      : memref<8xf32> -> !comm.future<memref<64xf32>>
  scf.if %c {
    // expected-error @+1 {{'linalg.fill' op writes a buffer that a communication in flight reads}}
    linalg.fill ins(%v : f32) outs(%m : memref<8xf32>)
    %w = comm.wait %f : !comm.future<memref<64xf32>>
  }
  return
}

// -----

// Between a start and a wait that are both inside one.
comm.process_group @dp size 8
func.func @in_loop(%m: memref<8xf32>, %v: f32, %i: index) {
  scf.for %j = %i to %i step %i {
    // expected-note @+1 {{the communication starts here}}
    %f = comm.all_gather %m on @dp dim 0
        : memref<8xf32> -> !comm.future<memref<64xf32>>
    // expected-error @+1 {{'linalg.fill' op writes a buffer that a communication in flight reads}}
    linalg.fill ins(%v : f32) outs(%m : memref<8xf32>)
    %w = comm.wait %f : !comm.future<memref<64xf32>>
  }
  return
}

// -----

// Between members of a group.
comm.process_group @dp size 8
func.func @members(%m: memref<8xf32>, %v: f32) {
  comm.schedule_group {
    comm.schedule_group {
      // expected-note @+1 {{the communication starts here}}
      %f = comm.all_gather %m on @dp dim 0
          : memref<8xf32> -> !comm.future<memref<64xf32>>
      // expected-error @+1 {{'linalg.fill' op writes a buffer that a communication in flight reads}}
      linalg.fill ins(%v : f32) outs(%m : memref<8xf32>)
      %w = comm.wait %f : !comm.future<memref<64xf32>>
    }
  }
  return
}

// -----

// Between two groups.
comm.process_group @dp size 8
func.func @groups(%m: memref<8xf32>, %v: f32) {
  %f = comm.schedule_group -> (!comm.future<memref<64xf32>>) {
    // expected-note @+1 {{the communication starts here}}
    %g = comm.all_gather %m on @dp dim 0
        : memref<8xf32> -> !comm.future<memref<64xf32>>
    comm.yield %g : !comm.future<memref<64xf32>>
  }
  // expected-error @+1 {{'linalg.fill' op writes a buffer that a communication in flight reads}}
  linalg.fill ins(%v : f32) outs(%m : memref<8xf32>)
  comm.schedule_group {
    %w = comm.wait %f : !comm.future<memref<64xf32>>
  }
  return
}

// -----

// Without a wait in the block, it is in flight to its end.
comm.process_group @dp size 8
func.func @returned(%m: memref<8xf32>, %v: f32) -> !comm.future<memref<64xf32>> {
  // expected-note @+1 {{the communication starts here}}
  %f = comm.all_gather %m on @dp dim 0
      : memref<8xf32> -> !comm.future<memref<64xf32>>
  // expected-error @+1 {{'linalg.fill' op writes a buffer that a communication in flight reads}}
  linalg.fill ins(%v : f32) outs(%m : memref<8xf32>)
  return %f : !comm.future<memref<64xf32>>
}

// -----

// Ordering is no wait.
comm.process_group @dp size 8
func.func @ordered(%x: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-note @+1 {{the communication starts here}}
  %f = comm.all_gather %m on @dp dim 0
      : memref<8xf32> -> !comm.future<memref<64xf32>>
  // expected-error @+1 {{'comm.copy' op writes a buffer that a communication in flight reads}}
  comm.copy %x into %m after(%f : !comm.future<memref<64xf32>>)
      : tensor<8xf32> into memref<8xf32>
  %w = comm.wait %f : !comm.future<memref<64xf32>>
  return
}

// -----

// The second flight of a buffer is found, too, and only that is reported.
comm.process_group @dp size 8
func.func @second(%m: memref<8xf32>, %v: f32) {
  %f = comm.all_gather %m on @dp dim 0
      : memref<8xf32> -> !comm.future<memref<64xf32>>
  // expected-note @+1 {{the communication starts here}}
  %g = comm.all_gather %m on @dp dim 0
      : memref<8xf32> -> !comm.future<memref<64xf32>>
  %0 = comm.wait %f : !comm.future<memref<64xf32>>
  // expected-error @+1 {{'linalg.fill' op writes a buffer that a communication in flight reads}}
  linalg.fill ins(%v : f32) outs(%m : memref<8xf32>)
  linalg.fill ins(%v : f32) outs(%m : memref<8xf32>)
  %1 = comm.wait %g : !comm.future<memref<64xf32>>
  return
}
