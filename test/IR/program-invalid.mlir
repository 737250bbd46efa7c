// What the verifiers of process groups, computations and schedule groups refuse.
// RUN: commute-opt %s --split-input-file --verify-diagnostics

// A process group has ranks ...
// expected-error @+1 {{'comm.process_group' op attribute 'size' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
comm.process_group @dp size 0

// -----

// expected-error @+1 {{'comm.process_group' op attribute 'size' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
comm.process_group @dp size -3

// -----

// ... as many as it lists, each once ...
// expected-error @+1 {{'comm.process_group' op expects as many ranks as its size, got 1 ranks and size 2}}
comm.process_group @dp size 2 ranks [0]

// -----

// expected-error @+1 {{'comm.process_group' op expects as many ranks as its size, got 0 ranks and size 2}}
comm.process_group @dp size 2 ranks []

// -----

// expected-error @+1 {{'comm.process_group' op expects ranks that are not negative, got -1}}
comm.process_group @dp size 2 ranks [-1, 0]

// -----

// expected-error @+1 {{'comm.process_group' op expects a rank to be a member at most once, got 4 twice}}
comm.process_group @dp size 3 ranks [4, 2, 4]

// -----

// expected-error @+1 {{'comm.process_group' op attribute 'ranks_per_node' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
comm.process_group @dp size 1 ranks_per_node 0

// -----

// ... and a link of finite figures.
// expected-error @+1 {{'comm.process_group' op expects a finite latency that is not negative, got -1}}
comm.process_group @dp size 1 latency -1.0

// -----

// expected-error @+1 {{'comm.process_group' op expects a finite latency that is not negative, got inf}}
comm.process_group @dp size 1 latency 0x7FF0000000000000

// -----

// expected-error @+1 {{'comm.process_group' op expects a channel that has a name}}
comm.process_group @dp size 1 channel ""

// -----

// expected-error @+1 {{'comm.process_group' op expects a finite bandwidth above zero, got 0}}
comm.process_group @dp size 1 bandwidth 0.0

// -----

// expected-error @+1 {{'comm.process_group' op expects a finite bandwidth above zero, got nan}}
comm.process_group @dp size 1 bandwidth 0x7FF8000000000000

// -----

// It is a symbol.
// expected-note @+1 {{see existing symbol definition here}}
comm.process_group @dp size 1
// expected-error @+1 {{redefinition of symbol named 'dp'}}
comm.process_group @dp size 2

// -----

func.func @f() {
  // expected-error @+1 {{'comm.process_group' op symbol's parent must have the SymbolTable trait}}
  comm.process_group @dp size 1
  return
}

// -----

// expected-error @+1 {{'comm.process_group' op visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
comm.process_group "hidden" @dp size 1

// -----

// compute: what is mutated are buffers among the operands, in order.
func.func @f(%m: memref<8xf32>) {
  // expected-error @+1 {{'comm.compute' op mutates operand #1, but has 1 operands}}
  comm.compute "f"(%m) mutates [1] after(%m : memref<8xf32>) : (memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @+1 {{'comm.compute' op mutates operand #-1, but has 1 operands}}
  comm.compute "f"(%m) mutates [-1] : (memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @+1 {{'comm.compute' op mutates operand #4294967296, but has 1 operands}}
  comm.compute "f"(%m) mutates [4294967296] : (memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>) {
  // expected-error @+1 {{'comm.compute' op mutates operand #0, which is no buffer}}
  comm.compute "f"(%t) mutates [0] : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @+1 {{'comm.compute' op expects the mutated operands in ascending order, each once}}
  comm.compute "f"(%m, %m) mutates [1, 0] : (memref<8xf32>, memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error @+1 {{'comm.compute' op expects the mutated operands in ascending order, each once}}
  comm.compute "f"(%m) mutates [0, 0] : (memref<8xf32>) -> ()
  return
}

// -----

// compute: no futures.
func.func @f(%f: !comm.future) {
  // expected-error @+1 {{'comm.compute' op operand #0 must be variadic of any type but a future (a future is used by comm.wait and by ordering operands), but got '!comm.future'}}
  comm.compute "f"(%f) : (!comm.future) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'comm.compute' op result #0 must be variadic of any type but a future (a future is used by comm.wait and by ordering operands), but got '!comm.future'}}
  %f = comm.compute "f"() : () -> !comm.future
  return
}

// -----

// schedule_group: results are what the body yields.
func.func @f(%i: i32) {
  %g = comm.schedule_group -> (i64) {
    // expected-error @+1 {{'comm.yield' op expects value #0 to have the type 'i64' of the group's result, got 'i32'}}
    comm.yield %i : i32
  }
  return
}

// -----

func.func @f(%i: i32) {
  comm.schedule_group {
    // expected-error @+1 {{'comm.yield' op expects one value for each result of the group, got 1 values and 0 results}}
    comm.yield %i : i32
  }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @+1 {{'comm.yield' op expects one value for each result of the group, got 0 values and 1 results}}
  %g = comm.schedule_group -> (i64) {
  }
  return
}

// -----

// schedule_group: one block without arguments.
func.func @f() {
  // expected-error @+1 {{'comm.schedule_group' op region should have no arguments}}
  comm.schedule_group {
  ^entry(%i: i32):
  }
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @+1 {{'comm.schedule_group' op expects region #0 to have 0 or 1 blocks}}
  comm.schedule_group {
    cf.br ^exit
  ^exit:
    comm.yield
  }
  return
}

// -----

// yield: only in a group.
func.func @f() {
  // expected-error @+1 {{'comm.yield' op expects parent op 'comm.schedule_group'}}
  comm.yield
}

// -----

// Values do not leave a group but by its yield.
func.func @f(%t: tensor<8xf32>) {
  comm.schedule_group {
    %a = comm.compute "inner"(%t) : (tensor<8xf32>) -> tensor<8xf32>
  }
  // expected-error @+1 {{use of undeclared SSA value name}}
  comm.compute "outer"(%a) : (tensor<8xf32>) -> ()
  return
}
