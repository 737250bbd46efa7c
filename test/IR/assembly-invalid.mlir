// What is written wrongly, in ops and in types.
// RUN: commute-opt %s --split-input-file --verify-diagnostics

// A clause is missing or is no clause.
func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{custom op 'comm.all_reduce' expected 'on'}}
  %f = comm.all_reduce %t reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{custom op 'comm.all_reduce' expected 'reduce'}}
  %f = comm.all_reduce %t on @dp : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{custom op 'comm.all_gather' expected 'dim'}}
  %f = comm.all_gather %t on @dp after(%t : tensor<8xf32>) dim 0 : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{custom op 'comm.recv' expected 'from'}}
  %f = comm.recv on @dp to 0 -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{custom op 'comm.all_to_all' expected 'recv'}}
  %f = comm.all_to_all %t on @dp split 0 concat 0 send [8] : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{custom op 'comm.barrier' expected 'on'}}
  %f = comm.barrier @dp
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{custom op 'comm.copy' expected 'into'}}
  comm.copy %t to %m : tensor<8xf32> into memref<8xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{custom op 'comm.resize' expected 'to'}}
  comm.resize %m 0 : memref<8xf32>
  return
}

// -----

// expected-error @+1 {{custom op 'comm.process_group' expected 'size'}}
comm.process_group @dp ranks [0]

// -----

// expected-error @+1 {{custom op 'comm.process_group' expected valid '@'-identifier for symbol name}}
comm.process_group dp size 8

// -----

// A clause holds something else.
func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{custom op 'comm.all_reduce' expected string or keyword containing one of the following enum values for attribute 'reduction' [sum, avg, product, min, max, band, bor, bxor]}}
  %f = comm.all_reduce %t on @dp reduce median : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{expected attribute value}}
  %f = comm.all_reduce %t on dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{custom op 'comm.all_reduce' invalid kind of attribute specified}}
  %f = comm.all_reduce %t on @outer::@dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{floating point value not valid for specified type}}
  %f = comm.all_gather %t on @dp dim 0.5 : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{integer constant out of range for attribute}}
  %f = comm.all_gather %t on @dp dim 99999999999999999999 : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{expected '['}}
  %f = comm.permute %t on @dp from 0 to [1] : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{floating point value not valid for specified type}}
  comm.resize %m to 1.5 : memref<8xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{use of value '%t' expects different type than prior uses: 'index' vs 'tensor<8xf32>'}}
  comm.resize %m to %t : memref<8xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{expected attribute value}}
  comm.compute mm(%t) : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{expected '['}}
  comm.compute "mm"(%m) mutates 0 : (memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{expected ':'}}
  comm.compute "mm"(%m) after(%t) : (memref<8xf32>) -> ()
  return
}

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
comm.process_group @dp size 8 latency 5

// -----

// expected-error @+1 {{expected attribute value}}
comm.process_group @dp size 8 link nvlink

// -----

// Operands and types do not match.
func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{custom op 'comm.all_reduce' number of operands and types do not match: got 1 operands and 2 types}}
  %f = comm.all_reduce %t on @dp reduce sum : tensor<8xf32>, tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{custom op 'comm.all_reduce' number of operands and types do not match: got 1 operands and 0 types}}
  %f = comm.all_reduce %m into %m on @dp reduce sum : memref<8xf32> -> !comm.future<memref<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{custom op 'comm.recv' number of operands and types do not match: got 1 operands and 0 types}}
  %f = comm.recv into %m on @dp from 0 -> !comm.future<memref<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{custom op 'comm.compute' number of operands and types do not match: got 2 operands and 1 types}}
  comm.compute "mm"(%t, %m) : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{expected non-function type}}
  %f = comm.all_reduce on @dp reduce sum : -> !comm.future<tensor<8xf32>>
  return
}

// -----

// Types of results: a collective yields a future, a wait what it promises.
func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>) {
  // expected-error @+1 {{'comm.all_reduce' op result #0 must be future of a communication's results, but got 'tensor<8xf32>'}}
  %f = comm.all_reduce %t on @dp reduce sum : tensor<8xf32> -> tensor<8xf32>
  return
}

// -----

func.func @f(%f: !comm.future<tensor<8xf32>>) {
  // expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
  %a:2 = comm.wait %f : !comm.future<tensor<8xf32>>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%f: !comm.future<tensor<8xf32>>) {
  // expected-error @+1 {{use of value '%f' expects different type than prior uses: '!comm.future<tensor<9xf32>>' vs '!comm.future<tensor<8xf32>>'}}
  %a = comm.wait %f : !comm.future<tensor<9xf32>>
  return
}

// -----

// A future is of ranked tensors and memrefs.
// expected-error @+1 {{expected a future of ranked tensors and ranked memrefs, got 'i32'}}
func.func private @f(!comm.future<i32>)

// -----

// expected-error @+1 {{expected a future of ranked tensors and ranked memrefs, got 'tensor<*xf32>'}}
func.func private @f(!comm.future<tensor<*xf32>>)

// -----

// expected-error @+1 {{expected a future of ranked tensors and ranked memrefs, got 'memref<*xf32>'}}
func.func private @f(!comm.future<memref<*xf32>>)

// -----

// expected-error @+1 {{expected a future of ranked tensors and ranked memrefs, got '!comm.future'}}
func.func private @f(!comm.future<!comm.future>)

// -----

// expected-error @+1 {{unknown  type `promise` in dialect `comm`}}
func.func private @f(!comm.promise)

// -----

// There is no such op.
func.func @f() {
  // expected-error @+1 {{custom op 'comm.all_scatter' is unknown}}
  comm.all_scatter
  return
}
