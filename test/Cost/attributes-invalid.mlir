// RUN: commute-opt %s -split-input-file -verify-diagnostics

func.func @f() {
  // expected-error @+1 {{'comm.compute' op expects comm.flops to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got -1 : i64}}
  comm.compute "a"() {comm.flops = -1} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'arith.constant' op expects comm.flops to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got 0x7FF0000000000000 : f64}}
  %0 = arith.constant {comm.flops = 0x7FF0000000000000 : f64} 1 : i32
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'comm.compute' op expects comm.bytes to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got "many"}}
  comm.compute "a"() {comm.bytes = "many"} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'comm.compute' op expects comm.bytes to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got 0x7FF8000000000000 : f64}}
  comm.compute "a"() {comm.bytes = 0x7FF8000000000000 : f64} : () -> ()
  return
}

// -----

// expected-error @+1 {{'comm.process_group' op expects a link that has a name}}
comm.process_group @dp size 2 link ""

// -----

// expected-error @+1 {{attribute 'ranks_per_node' failed to satisfy constraint}}
comm.process_group @dp size 2 ranks_per_node 0
