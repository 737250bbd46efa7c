// What a pass might do wrong, done on purpose: the check finds it.

// RUN: commute-opt %s -split-input-file -verify-diagnostics -o /dev/null \
// RUN:   --load-pass-plugin=%commute_lib/libCommuteAnalysisTests.so \
// RUN:   -allow-unregistered-dialect \
// RUN:   --pass-pipeline='builtin.module(test-commute-order-check)'

// A legal change.
comm.process_group @dp size 8
func.func @legal(%s: tensor<8xf32>, %a: memref<8xf32>, %i: index, %v: f32) {
  %f = comm.all_gather %s on @dp dim 0 {comm.name = "start"}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f {comm.name = "wait"} : !comm.future<tensor<64xf32>>
  memref.store %v, %a[%i] {test.before = "wait"} : memref<8xf32>
  %n = comm.compute "n"(%s) {test.before = "start"}
      : (tensor<8xf32>) -> tensor<8xf32>
  %0 = memref.load %a[%i] : memref<8xf32>
  return
}

// -----

func.func @read_after_write(%a: memref<8xf32>, %i: index, %v: f32) {
  // expected-note @+1 {{it must come after this one}}
  memref.store %v, %a[%i] {comm.name = "store"} : memref<8xf32>
  // expected-error @+1 {{'memref.load' op was moved before an operation that it must come after: read after write}}
  %0 = memref.load %a[%i] {test.before = "store"} : memref<8xf32>
  return
}

// -----

func.func @write_after_read(%a: memref<8xf32>, %b: memref<8xf32>, %i: index,
                            %v: f32) {
  // expected-note @+1 {{it must come after this one}}
  %0 = memref.load %b[%i] {comm.name = "load"} : memref<8xf32>
  // expected-error @+1 {{'memref.store' op was moved before an operation that it must come after: write after read}}
  memref.store %v, %a[%i] {test.before = "load"} : memref<8xf32>
  return
}

// -----

func.func @write_after_write(%a: memref<8xf32>, %i: index, %v: f32) {
  %m = memref.alloc() : memref<8xf32>
  %w = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4xf32>
  // expected-note @+1 {{it must come after this one}}
  memref.store %v, %w[%i] {comm.name = "store"} : memref<4xf32>
  // expected-error @+1 {{'memref.store' op was moved before an operation that it must come after: write after write}}
  memref.store %v, %m[%i] {test.before = "store"} : memref<8xf32>
  return
}

// -----

// Distinct memory.
func.func @distinct(%a: memref<8xf32>, %b: memref<8xf32>, %i: index, %v: f32) {
  %m = memref.alloc() : memref<8xf32>
  %d:2 = memref.distinct_objects %a, %b : memref<8xf32>, memref<8xf32>
  memref.store %v, %d#0[%i] {comm.name = "store"} : memref<8xf32>
  memref.store %v, %d#1[%i] {test.before = "store"} : memref<8xf32>
  memref.store %v, %m[%i] {test.before = "store"} : memref<8xf32>
  return
}

// -----

// An allocation that got out.
func.func @escaped(%p: memref<memref<8xf32>>, %i: index, %v: f32) {
  %m = memref.alloc() : memref<8xf32>
  memref.store %m, %p[] : memref<memref<8xf32>>
  %l = memref.load %p[] : memref<memref<8xf32>>
  // expected-note @+1 {{it must come after this one}}
  memref.store %v, %m[%i] {comm.name = "store"} : memref<8xf32>
  // expected-error @+1 {{'memref.load' op was moved before an operation that it must come after: read after write}}
  %0 = memref.load %l[%i] {test.before = "store"} : memref<8xf32>
  return
}

// -----

// Into a flight, from behind and from before.
comm.process_group @dp size 8
func.func @behind(%a: memref<8xf32>, %i: index, %v: f32) {
  %f = comm.all_gather %a on @dp dim 0
      : memref<8xf32> -> !comm.future<tensor<64xf32>>
  // expected-note @+1 {{it must come after this one}}
  %w = comm.wait %f {comm.name = "wait"} : !comm.future<tensor<64xf32>>
  // expected-error @+1 {{'memref.store' op was moved before an operation that it must come after: write after read}}
  memref.store %v, %a[%i] {test.before = "wait"} : memref<8xf32>
  return
}

// -----

comm.process_group @dp size 8
func.func @from_before(%a: memref<8xf32>, %i: index, %v: f32) {
  // expected-note @+1 {{it must come after this one}}
  memref.store %v, %a[%i] {comm.name = "store"} : memref<8xf32>
  // expected-error @+1 {{'comm.all_gather' op was moved before an operation that it must come after: read after write}}
  %f = comm.all_gather %a on @dp dim 0 {test.before = "store"}
      : memref<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  return
}

// -----

// A wait whose start is not in sight.
func.func @unseen(%f: !comm.future, %a: memref<8xf32>, %i: index, %v: f32) {
  // expected-note @+1 {{it must come after this one}}
  memref.store %v, %a[%i] {comm.name = "store"} : memref<8xf32>
  // expected-error @+1 {{'comm.wait' op was moved before an operation that it must come after: write after write}}
  comm.wait %f {test.before = "store"} : !comm.future
  return
}

// -----

// Inside regions.
func.func @inside(%c: i1, %a: memref<8xf32>, %i: index, %v: f32) {
  // expected-note @+1 {{it must come after this one}}
  scf.if %c {
    memref.store %v, %a[%i] : memref<8xf32>
  } {comm.name = "if"}
  // expected-error @+1 {{'scf.if' op was moved before an operation that it must come after: read after write}}
  scf.if %c {
    %0 = memref.load %a[%i] : memref<8xf32>
  } {test.before = "if"}
  return
}

// -----

func.func @unknown(%a: memref<8xf32>, %i: index, %v: f32) {
  // expected-note @+1 {{it must come after this one}}
  "other.op"() {comm.name = "op"} : () -> ()
  // expected-error @+1 {{'memref.load' op was moved before an operation that it must come after: unknown effects}}
  %0 = memref.load %a[%i] {test.before = "op"} : memref<8xf32>
  return
}

// -----

func.func @unknown_after(%a: memref<8xf32>, %i: index, %v: f32) {
  // expected-note @+1 {{it must come after this one}}
  %0 = memref.load %a[%i] {comm.name = "load"} : memref<8xf32>
  // expected-error @+1 {{'other.op' op was moved before an operation that it must come after: unknown effects}}
  "other.op"() {test.before = "load"} : () -> ()
  return
}

// -----

comm.process_group @dp size 8
func.func @resource() {
  // expected-note @+1 {{it must come after this one}}
  acc.data {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue none>, comm.name = "data"}
  // expected-error @+1 {{'comm.barrier' op was moved before an operation that it must come after: resource}}
  %f = comm.barrier on @dp {test.before = "data"}
  comm.wait %f : !comm.future
  return
}

// -----

// A tensor that is made of a buffer, and one that is freed.
func.func @tensor(%a: memref<8xf32>, %i: index, %v: f32) {
  // expected-note @+1 {{it must come after this one}}
  memref.store %v, %a[%i] {comm.name = "store"} : memref<8xf32>
  // expected-error @+1 {{'builtin.unrealized_conversion_cast' op was moved before an operation that it must come after: read after write}}
  %0 = builtin.unrealized_conversion_cast %a : memref<8xf32> to tensor<8xf32>
      {test.before = "store"}
  return
}

// -----

func.func @freed(%x: tensor<8xf32>) -> tensor<4xf32> {
  %t = bufferization.alloc_tensor() copy(%x) : tensor<8xf32>
  %part = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  // expected-note @+1 {{it must come after this one}}
  %u = comm.compute "use"(%part) {comm.name = "use"}
      : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{'bufferization.dealloc_tensor' op was moved before an operation that it must come after: write after read}}
  bufferization.dealloc_tensor %t {test.before = "use"} : tensor<8xf32>
  return %u : tensor<4xf32>
}

// -----

// Other operations than before.
func.func @copied(%i: index) {
  // expected-error @+1 {{'arith.constant' op was not in this block before}}
  %0 = arith.constant {test.copy} 1 : index
  return
}

// -----

// expected-error @+1 {{'func.func' op has lost operations of a block}}
func.func @erased(%i: index) {
  %0 = arith.constant {test.erase} 1 : index
  return
}

// -----

// expected-error @+1 {{'func.func' op has lost operations of a block}}
func.func @moved_in(%c: i1, %x: index) {
  %0 = arith.addi %x, %x {test.before = "inner"} : index
  scf.if %c {
    %1 = arith.constant {comm.name = "inner"} 1 : index
  }
  return
}

// -----

func.func @moved_out(%c: i1, %x: index) {
  scf.if %c {
    // expected-error @+1 {{'arith.addi' op was not in this block before}}
    %0 = arith.addi %x, %x {test.before = "if"} : index
  } {comm.name = "if"}
  return
}

// -----

func.func @block() {
  // expected-error @+1 {{'scf.execute_region' op has a block that it did not have before}}
  scf.execute_region {
    scf.yield
  } {test.block}
  return
}

// -----

// expected-error @+1 {{'builtin.module' op has lost a block}}
module {
  func.func @lost_block(%c: i1) {
    scf.if %c {
      scf.yield
    } {test.erase_block}
    return
  }
}

// -----

// The order means nothing in a module, but its operations stay.
func.func private @first() attributes {comm.name = "first"}
func.func private @second() attributes {test.before = "first"}

// -----

comm.process_group @pp size 4
func.func @messages(%x: tensor<4xf32>) {
  // expected-note @+1 {{it must come after this one}}
  %0 = comm.send %x on @pp to 1 {comm.name = "first"} : tensor<4xf32>
  // expected-error @+1 {{'comm.send' op was moved before an operation that it must come after: same peer}}
  %1 = comm.send %x on @pp to 1 {test.before = "first"} : tensor<4xf32>
  return
}
