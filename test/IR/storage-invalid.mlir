// What the verifiers of resizes, copies, views and the ops around buckets refuse.
// RUN: commute-opt %s --split-input-file --verify-diagnostics

// resize: there is one size.
func.func @f(%m: memref<8xf32>) {
  // expected-error @+1 {{'comm.resize' op expects one size in bytes, a constant or an operand}}
  comm.resize %m to : memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %s: index) {
  // expected-error @+1 {{'comm.resize' op expects one size in bytes, a constant or an operand}}
  "comm.resize"(%m, %s) <{bytes = 32 : i64, operandSegmentSizes = array<i32: 1, 1, 0>}>
      : (memref<8xf32>, index) -> ()
  return
}

// -----

// resize: it is not negative.
func.func @f(%m: memref<8xf32>) {
  // expected-error @+1 {{'comm.resize' op attribute 'bytes' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  comm.resize %m to -1 : memref<8xf32>
  return
}

// -----

// resize: a tensor has no storage.
func.func @f(%m: tensor<8xf32>) {
  // expected-error @+1 {{'comm.resize' op operand #0 must be ranked memref, but got 'tensor<8xf32>'}}
  comm.resize %m to 0 : tensor<8xf32>
  return
}

// -----

// copy: shapes agree.
func.func @f(%t: tensor<8xf32>, %m: memref<9xf32>) {
  // expected-error @+1 {{'comm.copy' op expects the source and the destination to have the same shape, got 'tensor<8xf32>' and 'memref<9xf32>'}}
  comm.copy %t into %m : tensor<8xf32> into memref<9xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8x1xf32>) {
  // expected-error @+1 {{'comm.copy' op expects the source and the destination to have the same rank, got 'tensor<8xf32>' and 'memref<8x1xf32>'}}
  comm.copy %t into %m : tensor<8xf32> into memref<8x1xf32>
  return
}

// -----

// copy: the destination is a buffer.
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.copy' op operand #1 must be ranked memref, but got 'tensor<8xf32>'}}
  comm.copy %t into %t : tensor<8xf32> into tensor<8xf32>
  return
}

// -----

// copy: unranked buffers have no shape to compare.
func.func @f(%t: tensor<8xf32>, %m: memref<*xf32>) {
  // expected-error @+1 {{'comm.copy' op operand #1 must be ranked memref, but got 'memref<*xf32>'}}
  comm.copy %t into %m : tensor<8xf32> into memref<*xf32>
  return
}

// -----

// all_gather_copy_in: the parts fill the input view.
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_gather_copy_in' op expects the input view to have 16 elements, got 15}}
  %a, %b = comm.all_gather_copy_in %t, %t rank 0
      : tensor<8xf32>, tensor<8xf32> -> memref<15xf32>, memref<64xf32>
  return
}

// -----

// all_gather_copy_in: element types are one.
func.func @f(%t: tensor<8xf16>) {
  // expected-error @+1 {{'comm.all_gather_copy_in' op expects input #0 and the input view to have the same element type, got 'tensor<8xf16>' and 'memref<8xf32>'}}
  %a, %b = comm.all_gather_copy_in %t rank 0
      : tensor<8xf16> -> memref<8xf32>, memref<32xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_gather_copy_in' op expects the input view and the output to have the same element type, got 'memref<8xf32>' and 'memref<32xf16>'}}
  %a, %b = comm.all_gather_copy_in %t rank 0
      : tensor<8xf32> -> memref<8xf32>, memref<32xf16>
  return
}

// -----

// all_gather_copy_in: the destination is the output.
func.func @f(%t: tensor<8xf32>, %m: memref<33xf32>) {
  // expected-error @+1 {{'comm.all_gather_copy_in' op expects the destination and the output to have the same type, got 'memref<33xf32>' and 'memref<32xf32>'}}
  %a, %b = comm.all_gather_copy_in %t into %m rank 0
      : tensor<8xf32> into memref<33xf32> -> memref<8xf32>, memref<32xf32>
  return
}

// -----

// all_gather_copy_in: the output is whole parts, one of them this rank's.
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_gather_copy_in' op expects the output to hold a whole number of parts of 8 elements, got 33 elements}}
  %a, %b = comm.all_gather_copy_in %t rank 0
      : tensor<8xf32> -> memref<8xf32>, memref<33xf32>
  return
}

// -----

func.func @f(%t: tensor<0xf32>) {
  // expected-error @+1 {{'comm.all_gather_copy_in' op expects the output to hold a whole number of parts of 0 elements, got 8 elements}}
  %a, %b = comm.all_gather_copy_in %t rank 0
      : tensor<0xf32> -> memref<0xf32>, memref<8xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_gather_copy_in' op expects a rank below 4, the number of parts of the output, got 4}}
  %a, %b = comm.all_gather_copy_in %t rank 4
      : tensor<8xf32> -> memref<8xf32>, memref<32xf32>
  return
}

// -----

// split_copy_out: either destinations or results.
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.split_copy_out' op expects either destinations or results}}
  comm.split_copy_out %t dim 0 sizes [8] : tensor<8xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{'comm.split_copy_out' op expects either destinations or results}}
  %a = comm.split_copy_out %t into %m dim 0 sizes [8]
      : tensor<8xf32> into memref<8xf32> -> tensor<8xf32>
  return
}

// -----

// split_copy_out: the dimension exists.
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.split_copy_out' op expects dim below the rank of the source, got 1 and rank 1}}
  %a = comm.split_copy_out %t dim 1 sizes [8] : tensor<8xf32> -> tensor<8xf32>
  return
}

// -----

// split_copy_out: each part has a size, and they add up.
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.split_copy_out' op expects one size for each destination or result, got 2 sizes and 1 of those}}
  %a = comm.split_copy_out %t dim 0 sizes [8, 0] : tensor<8xf32> -> tensor<8xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.split_copy_out' op expects sizes to add up to dimension 0 of the source, got 7 and 8}}
  %a = comm.split_copy_out %t dim 0 sizes [7] : tensor<8xf32> -> tensor<8xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.split_copy_out' op expects sizes that are not negative, got -1}}
  %a:2 = comm.split_copy_out %t dim 0 sizes [9, -1]
      : tensor<8xf32> -> tensor<9xf32>, tensor<1xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.split_copy_out' op expects sizes whose sum fits 64 bits}}
  %a:2 = comm.split_copy_out %t dim 0 sizes [8, 9223372036854775807]
      : tensor<8xf32> -> tensor<8xf32>, tensor<8xf32>
  return
}

// -----

// split_copy_out: a target holds its part.
func.func @f(%t: tensor<8x4xf32>) {
  // expected-error @+1 {{'comm.split_copy_out' op expects result #1 to have 16 elements, got 4}}
  %a:2 = comm.split_copy_out %t dim 0 sizes [4, 4]
      : tensor<8x4xf32> -> tensor<16xf32>, tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf16>) {
  // expected-error @+1 {{'comm.split_copy_out' op expects the source and destination #0 to have the same element type, got 'tensor<8xf32>' and 'memref<8xf16>'}}
  comm.split_copy_out %t into %m dim 0 sizes [8] : tensor<8xf32> into memref<8xf16>
  return
}

// -----

func.func @f(%t: tensor<8x0xf32>) {
  // expected-error @+1 {{'comm.split_copy_out' op expects result #0 to have 0 elements, got 8}}
  %a = comm.split_copy_out %t dim 0 sizes [8] : tensor<8x0xf32> -> tensor<8xf32>
  return
}

// -----

// chunk_cat: either a destination or a result.
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.chunk_cat' op expects either a destination or a result}}
  comm.chunk_cat %t dim 0 chunks 8 : tensor<8xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{'comm.chunk_cat' op expects either a destination or a result}}
  %a = comm.chunk_cat %t into %m dim 0 chunks 8
      : tensor<8xf32> into memref<8xf32> -> tensor<8xf32>
  return
}

// -----

// chunk_cat: the dimension exists.
func.func @f(%t: tensor<8xf32>, %u: tensor<f32>) {
  // expected-error @+1 {{'comm.chunk_cat' op expects dim below the rank of input #1, got 0 and rank 0}}
  %a = comm.chunk_cat %t, %u dim 0 chunks 8
      : tensor<8xf32>, tensor<f32> -> tensor<9xf32>
  return
}

// -----

// chunk_cat: there is a chunk.
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.chunk_cat' op attribute 'chunks' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %a = comm.chunk_cat %t dim 0 chunks 0 : tensor<8xf32> -> tensor<8xf32>
  return
}

// -----

// chunk_cat: the rows hold all chunks, the padding too.
func.func @f(%t: tensor<9xf32>) {
  // expected-error @+1 {{'comm.chunk_cat' op expects the result to have 16 elements, got 9}}
  %a = comm.chunk_cat %t dim 0 chunks 8 : tensor<9xf32> -> tensor<9xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<16xf32>) {
  // expected-error @+1 {{'comm.chunk_cat' op expects the destination to have 8 elements, got 16}}
  comm.chunk_cat %t into %m dim 0 chunks 8 : tensor<8xf32> into memref<16xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.chunk_cat' op expects the result to have 9223372036854775807 elements, got 8}}
  %a = comm.chunk_cat %t dim 0 chunks 9223372036854775807
      : tensor<8xf32> -> tensor<8xf32>
  return
}

// -----

// view: data stays what it is.
func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.view' op expects a buffer to be seen as a buffer and a tensor as a tensor, got 'tensor<8xf32>' and 'memref<8xf32>'}}
  %a = comm.view "v" %t : tensor<8xf32> -> memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @+1 {{'comm.view' op expects a buffer to be seen as a buffer and a tensor as a tensor, got 'memref<8xf32>' and 'tensor<8xf32>'}}
  %a = comm.view "v" %m : memref<8xf32> -> tensor<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @+1 {{'comm.view' op result #0 must be ranked tensor or memref, but got 'memref<*xf32>'}}
  %a = comm.view "v" %m : memref<8xf32> -> memref<*xf32>
  return
}
