// What the verifiers of collectives and waits refuse.
// RUN: commute-opt %s --split-input-file --verify-diagnostics

// The process group exists ...
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.broadcast' op uses @dp, which is not declared}}
  %f = comm.broadcast %t on @dp root 0 : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

// ... in the nearest symbol table ...
comm.process_group @dp size 4
module {
  func.func @f(%t: tensor<8xf32>) {
    // expected-error @+1 {{'comm.broadcast' op uses @dp, which is not declared}}
    %f = comm.broadcast %t on @dp root 0 : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    return
  }
}

// -----

// ... and is a process group.
comm.process_group @dp size 4
// expected-note @+1 {{declared here}}
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.broadcast' op uses @f, which is not a process group}}
  %f = comm.broadcast %t on @f root 0 : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

// A future has a result for each input.
comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_gather' op expects a future with one result for each input, got 1 inputs and 0 results}}
  %f = comm.all_gather %t on @dp dim 0 : tensor<8xf32> -> !comm.future
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_reduce' op expects a future with one result for each input, got 2 inputs and 1 results}}
  %f = comm.all_reduce %t, %t on @dp reduce sum
      : tensor<8xf32>, tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

// Element types stay.
comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_gather' op expects input #0 and future result #0 to have the same element type, got 'tensor<8xf32>' and 'tensor<32xf16>'}}
  %f = comm.all_gather %t on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<32xf16>>
  return
}

// -----

// Unranked data cannot be checked.
comm.process_group @dp size 4
func.func @f(%t: tensor<*xf32>) {
  // expected-error @+1 {{'comm.all_gather' op operand #0 must be variadic of ranked tensor or memref, but got 'tensor<*xf32>'}}
  %f = comm.all_gather %t on @dp dim 0
      : tensor<*xf32> -> !comm.future<tensor<32xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: memref<*xf32>) {
  // expected-error @+1 {{'comm.all_gather' op operand #0 must be variadic of ranked tensor or memref, but got 'memref<*xf32>'}}
  %f = comm.all_gather %t on @dp dim 0
      : memref<*xf32> -> !comm.future<memref<32xf32>>
  return
}

// -----

// Scalars are no data.
comm.process_group @dp size 4
func.func @f(%t: i32) {
  // expected-error @+1 {{'comm.all_gather' op operand #0 must be variadic of ranked tensor or memref, but got 'i32'}}
  %f = comm.all_gather %t on @dp dim 0
      : i32 -> !comm.future<tensor<32xf32>>
  return
}

// -----

// A future has no data before its wait.
comm.process_group @dp size 4
func.func @f(%t: !comm.future<tensor<8xf32>>) {
  // expected-error @+1 {{'comm.all_gather' op operand #0 must be variadic of ranked tensor or memref, but got '!comm.future<tensor<8xf32>>'}}
  %f = comm.all_gather %t on @dp dim 0
      : !comm.future<tensor<8xf32>> -> !comm.future<tensor<32xf32>>
  return
}

// -----

// There is a destination for each result, or none.
comm.process_group @dp size 4
func.func @f(%m: memref<8xf32>, %n: memref<32xf32>) {
  // expected-error @+1 {{'comm.all_gather' op expects one destination for each result of the future, got 1 destinations and 2 results}}
  %f = comm.all_gather %m, %m into %n on @dp dim 0
      : memref<8xf32>, memref<8xf32> into memref<32xf32>
      -> !comm.future<memref<32xf32>, memref<32xf32>>
  return
}

// -----

// A destination has the type of its result ...
comm.process_group @dp size 4
func.func @f(%m: memref<8xf32>, %n: memref<32xf32, 1>) {
  // expected-error @+1 {{'comm.all_gather' op expects destination #0 to have the type 'memref<32xf32>' that the future promises, got 'memref<32xf32, 1>'}}
  %f = comm.all_gather %m into %n on @dp dim 0
      : memref<8xf32> into memref<32xf32, 1> -> !comm.future<memref<32xf32>>
  return
}

// -----

// ... which is a buffer, therefore.
comm.process_group @dp size 4
func.func @f(%m: memref<8xf32>, %n: memref<32xf32>) {
  // expected-error @+1 {{'comm.all_gather' op expects destination #0 to have the type 'tensor<32xf32>' that the future promises, got 'memref<32xf32>'}}
  %f = comm.all_gather %m into %n on @dp dim 0
      : memref<8xf32> into memref<32xf32> -> !comm.future<tensor<32xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%m: memref<8xf32>, %n: tensor<32xf32>) {
  // expected-error @+1 {{'comm.all_gather' op operand #1 must be variadic of ranked memref, but got 'tensor<32xf32>'}}
  %f = comm.all_gather %m into %n on @dp dim 0
      : memref<8xf32> into tensor<32xf32> -> !comm.future<tensor<32xf32>>
  return
}

// -----

// all_gather: the dimension exists.
comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_gather' op expects dim below the rank of input #0, got 1 and rank 1}}
  %f = comm.all_gather %t on @dp dim 1
      : tensor<8xf32> -> !comm.future<tensor<32xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<f32>) {
  // expected-error @+1 {{'comm.all_gather' op expects dim below the rank of input #0, got 0 and rank 0}}
  %f = comm.all_gather %t on @dp dim 0
      : tensor<f32> -> !comm.future<tensor<f32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_gather' op expects dim below the rank of input #0, got 9223372036854775807 and rank 1}}
  %f = comm.all_gather %t on @dp dim 9223372036854775807
      : tensor<8xf32> -> !comm.future<tensor<32xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_gather' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %f = comm.all_gather %t on @dp dim -1
      : tensor<8xf32> -> !comm.future<tensor<32xf32>>
  return
}

// -----

// all_gather: ranks and the other sizes agree.
comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_gather' op expects input #0 and future result #0 to have the same rank, got 'tensor<8xf32>' and 'tensor<32x1xf32>'}}
  %f = comm.all_gather %t on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<32x1xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8x2xf32>) {
  // expected-error @+1 {{'comm.all_gather' op expects input #0 and future result #0 to have the same size of dimension 1, got 'tensor<8x2xf32>' and 'tensor<32x1xf32>'}}
  %f = comm.all_gather %t on @dp dim 0
      : tensor<8x2xf32> -> !comm.future<tensor<32x1xf32>>
  return
}

// -----

// The second input counts as the first.
comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>, %u: tensor<8x2xf32>) {
  // expected-error @+1 {{'comm.all_gather' op expects input #1 and future result #1 to have the same size of dimension 1, got 'tensor<8x2xf32>' and 'tensor<32x3xf32>'}}
  %f = comm.all_gather %t, %u on @dp dim 0
      : tensor<8xf32>, tensor<8x2xf32>
      -> !comm.future<tensor<32xf32>, tensor<32x3xf32>>
  return
}

// -----

// all_gather: the result holds a shard of each rank, without overflow.
comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_gather' op expects dimension 0 of future result #0 to be 4 times that of input #0, the size of the process group, got 8 and 8}}
  %f = comm.all_gather %t on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<9223372036854775807xf32>) {
  // expected-error @+1 {{'comm.all_gather' op expects dimension 0 of future result #0 to be 4 times that of input #0, the size of the process group, got 9223372036854775807 and 9223372036854775807}}
  %f = comm.all_gather %t on @dp dim 0
      : tensor<9223372036854775807xf32> -> !comm.future<tensor<9223372036854775807xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<4611686018427387904xf32>) {
  // expected-error @+1 {{'comm.all_gather' op expects dimension 0 of future result #0 to be 4 times that of input #0, the size of the process group, got 0 and 4611686018427387904}}
  %f = comm.all_gather %t on @dp dim 0
      : tensor<4611686018427387904xf32> -> !comm.future<tensor<0xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<0xf32>) {
  // expected-error @+1 {{'comm.all_gather' op expects dimension 0 of future result #0 to be 4 times that of input #0, the size of the process group, got 8 and 0}}
  %f = comm.all_gather %t on @dp dim 0
      : tensor<0xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

// reduce_scatter: the size divides into shards.
comm.process_group @dp size 4
func.func @f(%t: tensor<9xf32>) {
  // expected-error @+1 {{'comm.reduce_scatter' op expects dimension 0 of input #0 to be 4 times that of future result #0, the size of the process group, got 9 and 2}}
  %f = comm.reduce_scatter %t on @dp dim 0 reduce sum
      : tensor<9xf32> -> !comm.future<tensor<2xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.reduce_scatter' op expects dimension 0 of input #0 to be 4 times that of future result #0, the size of the process group, got 8 and 3}}
  %f = comm.reduce_scatter %t on @dp dim 0 reduce sum
      : tensor<8xf32> -> !comm.future<tensor<3xf32>>
  return
}

// -----

// Bitwise reductions are for integers.
comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.reduce_scatter' op expects integers for a bitwise reduction, got 'f32'}}
  %f = comm.reduce_scatter %t on @dp dim 0 reduce band
      : tensor<8xf32> -> !comm.future<tensor<2xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xcomplex<f32>>) {
  // expected-error @+1 {{'comm.all_reduce' op expects integers for a bitwise reduction, got 'complex<f32>'}}
  %f = comm.all_reduce %t on @dp reduce bor
      : tensor<8xcomplex<f32>> -> !comm.future<tensor<8xcomplex<f32>>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xbf16>) {
  // expected-error @+1 {{'comm.all_reduce' op expects integers for a bitwise reduction, got 'bf16'}}
  %f = comm.all_reduce %t on @dp reduce bxor
      : tensor<8xbf16> -> !comm.future<tensor<8xbf16>>
  return
}

// -----

// all_reduce: shapes stay.
comm.process_group @dp size 4
func.func @f(%t: tensor<?x8xf32>) {
  // expected-error @+1 {{'comm.all_reduce' op expects input #0 and future result #0 to have the same shape, got 'tensor<?x8xf32>' and 'tensor<?x7xf32>'}}
  %f = comm.all_reduce %t on @dp reduce max
      : tensor<?x8xf32> -> !comm.future<tensor<?x7xf32>>
  return
}

// -----

// all_to_all: the dimensions exist.
comm.process_group @dp size 4
func.func @f(%t: tensor<8x8xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects split below the rank of input #0, got 2 and rank 2}}
  %f = comm.all_to_all %t on @dp split 2 concat 1
      : tensor<8x8xf32> -> !comm.future<tensor<2x32xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8x8xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects concat below the rank of input #0, got 2 and rank 2}}
  %f = comm.all_to_all %t on @dp split 0 concat 2
      : tensor<8x8xf32> -> !comm.future<tensor<2x32xf32>>
  return
}

// -----

// all_to_all: a part of each rank arrives.
comm.process_group @dp size 4
func.func @f(%t: tensor<8x8xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects dimension 0 of input #0 to be 4 times that of future result #0, the size of the process group, got 8 and 3}}
  %f = comm.all_to_all %t on @dp split 0 concat 1
      : tensor<8x8xf32> -> !comm.future<tensor<3x32xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8x8xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects dimension 1 of future result #0 to be 4 times that of input #0, the size of the process group, got 33 and 8}}
  %f = comm.all_to_all %t on @dp split 0 concat 1
      : tensor<8x8xf32> -> !comm.future<tensor<2x33xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8x8x2xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects input #0 and future result #0 to have the same size of dimension 2, got 'tensor<8x8x2xf32>' and 'tensor<2x32x3xf32>'}}
  %f = comm.all_to_all %t on @dp split 0 concat 1
      : tensor<8x8x2xf32> -> !comm.future<tensor<2x32x3xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects input #0 and future result #0 to have the same shape, got 'tensor<8xf32>' and 'tensor<4xf32>'}}
  %f = comm.all_to_all %t on @dp split 0 concat 0
      : tensor<8xf32> -> !comm.future<tensor<4xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<7xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects dimension 0 of input #0 to be a multiple of 4, the size of the process group, got 7}}
  %f = comm.all_to_all %t on @dp split 0 concat 0
      : tensor<7xf32> -> !comm.future<tensor<7xf32>>
  return
}

// -----

// all_to_all: uneven parts need one dimension, sizes of both sides, one for each
// rank, that add up.
comm.process_group @dp size 4
func.func @f(%t: tensor<8x8xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects split and concat to be the same dimension where send and recv sizes are given}}
  %f = comm.all_to_all %t on @dp split 0 concat 1 send [2, 2, 2, 2] recv [8, 8, 8, 8]
      : tensor<8x8xf32> -> !comm.future<tensor<2x32xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects both send and recv sizes, or neither}}
  %f = "comm.all_to_all"(%t) <{split_dim = 0, concat_dim = 0, group = @dp, operandSegmentSizes = array<i32: 1, 0, 0>, recv_splits = array<i64: 2, 2, 2, 2>}>
      : (tensor<8xf32>) -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects as many send sizes as the process group of size 4 has ranks, got 3}}
  %f = comm.all_to_all %t on @dp split 0 concat 0 send [3, 3, 2] recv [1, 1, 1, 1]
      : tensor<8xf32> -> !comm.future<tensor<4xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects as many recv sizes as the process group of size 4 has ranks, got 5}}
  %f = comm.all_to_all %t on @dp split 0 concat 0 send [2, 2, 2, 2] recv [1, 1, 1, 1, 0]
      : tensor<8xf32> -> !comm.future<tensor<4xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects send sizes that are not negative, got -1}}
  %f = comm.all_to_all %t on @dp split 0 concat 0 send [3, 3, 3, -1] recv [1, 1, 1, 1]
      : tensor<8xf32> -> !comm.future<tensor<4xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects send sizes whose sum fits 64 bits}}
  %f = comm.all_to_all %t on @dp split 0 concat 0 send [9223372036854775807, 9, 0, 0] recv [1, 1, 1, 1]
      : tensor<8xf32> -> !comm.future<tensor<4xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects send sizes to add up to dimension 0 of input #0, got 9 and 8}}
  %f = comm.all_to_all %t on @dp split 0 concat 0 send [3, 3, 3, 0] recv [1, 1, 1, 1]
      : tensor<8xf32> -> !comm.future<tensor<4xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_to_all' op expects recv sizes to add up to dimension 0 of future result #0, got 5 and 4}}
  %f = comm.all_to_all %t on @dp split 0 concat 0 send [3, 3, 2, 0] recv [1, 1, 1, 2]
      : tensor<8xf32> -> !comm.future<tensor<4xf32>>
  return
}

// -----

// broadcast: the root is a rank.
comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.broadcast' op expects root to be a rank of the process group of size 4, got 4}}
  %f = comm.broadcast %t on @dp root 4
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.broadcast' op attribute 'root' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %f = comm.broadcast %t on @dp root -1
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<f32>) {
  // expected-error @+1 {{'comm.broadcast' op expects input #0 and future result #0 to have the same rank, got 'tensor<f32>' and 'tensor<1xf32>'}}
  %f = comm.broadcast %t on @dp root 0
      : tensor<f32> -> !comm.future<tensor<1xf32>>
  return
}

// -----

// permute: each source has a target, each is a rank, each stands once.
comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.permute' op expects as many targets as sources, got 1 sources and 2 targets}}
  %f = comm.permute %t on @dp from [0] to [1, 2]
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.permute' op expects a source to be a rank of the process group of size 4, got 4}}
  %f = comm.permute %t on @dp from [0, 4] to [1, 2]
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.permute' op expects a target to be a rank of the process group of size 4, got -1}}
  %f = comm.permute %t on @dp from [0, 1] to [-1, 2]
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.permute' op expects a rank to be a source at most once, got 3 twice}}
  %f = comm.permute %t on @dp from [3, 1, 3] to [0, 1, 2]
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.permute' op expects a rank to be a target at most once, got 1 twice}}
  %f = comm.permute %t on @dp from [0, 1, 2] to [0, 1, 1]
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.permute' op expects input #0 and future result #0 to have the same shape, got 'tensor<8xf32>' and 'tensor<9xf32>'}}
  %f = comm.permute %t on @dp from [] to []
      : tensor<8xf32> -> !comm.future<tensor<9xf32>>
  return
}

// -----

// send: the receiver is a rank.
comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.send' op expects the receiver to be a rank of the process group of size 4, got 4}}
  %f = comm.send %t on @dp to 4 : tensor<8xf32>
  return
}

// -----

// recv: the sender is a rank.
comm.process_group @dp size 4
func.func @f() {
  // expected-error @+1 {{'comm.recv' op expects the sender to be a rank of the process group of size 4, got 4}}
  %f = comm.recv on @dp from 4 -> !comm.future<tensor<8xf32>>
  return
}

// -----

// recv: something is received.
comm.process_group @dp size 4
func.func @f() {
  // expected-error @+1 {{'comm.recv' op expects a future with at least one result}}
  %f = comm.recv on @dp from 0 -> !comm.future
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%m: memref<8xf32>) {
  // expected-error @+1 {{'comm.recv' op expects one destination for each result of the future, got 1 destinations and 2 results}}
  %f = comm.recv into %m on @dp from 0 : memref<8xf32>
      -> !comm.future<memref<8xf32>, memref<8xf32>>
  return
}

// -----

comm.process_group @dp size 4
func.func @f(%m: memref<8xf32>) {
  // expected-error @+1 {{'comm.recv' op expects destination #0 to have the type 'memref<9xf32>' that the future promises, got 'memref<8xf32>'}}
  %f = comm.recv into %m on @dp from 0 : memref<8xf32> -> !comm.future<memref<9xf32>>
  return
}

// -----

// A future is waited for once in a block ...
comm.process_group @dp size 4
func.func @f(%f: !comm.future<tensor<8xf32>>) {
  // expected-note @+1 {{the first wait is here}}
  %a = comm.wait %f : !comm.future<tensor<8xf32>>
  // expected-error @+1 {{'comm.wait' op waits for a future that is waited for already}}
  %b = comm.wait %f : !comm.future<tensor<8xf32>>
  return
}

// -----

// ... wherever it comes from.
comm.process_group @dp size 4
func.func @f(%f: !comm.future<tensor<8xf32>>, %c: i1) {
  %g = scf.if %c -> (!comm.future<tensor<8xf32>>) {
    scf.yield %f : !comm.future<tensor<8xf32>>
  } else {
    scf.yield %f : !comm.future<tensor<8xf32>>
  }
  // expected-note @+1 {{the first wait is here}}
  comm.wait %g : !comm.future<tensor<8xf32>>
  %x = comm.barrier on @dp after(%g : !comm.future<tensor<8xf32>>)
  // expected-error @+1 {{'comm.wait' op waits for a future that is waited for already}}
  comm.wait %g : !comm.future<tensor<8xf32>>
  return
}

// -----

// Blocks count each for themselves.
comm.process_group @dp size 4
func.func @f(%f: !comm.future<tensor<8xf32>>, %c: i1) {
  scf.if %c {
    comm.wait %f : !comm.future<tensor<8xf32>>
  } else {
    // expected-note @+1 {{the first wait is here}}
    comm.wait %f : !comm.future<tensor<8xf32>>
    // expected-error @+1 {{'comm.wait' op waits for a future that is waited for already}}
    comm.wait %f : !comm.future<tensor<8xf32>>
  }
  return
}

// -----

// What is waited for is a future.
comm.process_group @dp size 4
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{custom op 'comm.wait' 'future' must be future of a communication's results, but got 'tensor<8xf32>'}}
  comm.wait %t : tensor<8xf32>
  return
}

// -----

// Other ops take no future.
comm.process_group @dp size 4
func.func @f(%f: !comm.future<tensor<8xf32>>) {
  // expected-error @+1 {{'arith.addf' op operand #0 must be floating-point-like, but got '!comm.future<tensor<8xf32>>'}}
  %a = arith.addf %f, %f : !comm.future<tensor<8xf32>>
  return
}

// -----

// A future orders nothing that comes before it.
comm.process_group @dp size 4
func.func @f() {
  // expected-error @+2 {{operand #0 does not dominate this use}}
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %f = comm.barrier on @dp after(%f : !comm.future)
  return
}
