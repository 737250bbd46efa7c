// What comm.cost_ns and comm.name may not be, on ops of any dialect.
// RUN: commute-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// A cost is a number ...
func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got "fast"}}
  %y = arith.addf %x, %x {comm.cost_ns = "fast"} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got unit}}
  %y = arith.addf %x, %x {comm.cost_ns} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got true}}
  %y = arith.addf %x, %x {comm.cost_ns = true} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got [1]}}
  %y = arith.addf %x, %x {comm.cost_ns = [1]} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got @f}}
  %y = arith.addf %x, %x {comm.cost_ns = @f} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got dense<1> : tensor<1xi64>}}
  %y = arith.addf %x, %x {comm.cost_ns = dense<1> : tensor<1xi64>} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got i64}}
  %y = arith.addf %x, %x {comm.cost_ns = i64} : f32
  return
}

// -----

// ... that is not negative ...
func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got -1 : i64}}
  %y = arith.addf %x, %x {comm.cost_ns = -1} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got -1 : i8}}
  %y = arith.addf %x, %x {comm.cost_ns = -1 : i8} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got -1 : si64}}
  %y = arith.addf %x, %x {comm.cost_ns = -1 : si64} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got -1 : index}}
  %y = arith.addf %x, %x {comm.cost_ns = -1 : index} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got -5.000000e-01 : f64}}
  %y = arith.addf %x, %x {comm.cost_ns = -0.5} : f32
  return
}

// -----

// ... that fits ...
func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got 18446744073709551615 : ui64}}
  %y = arith.addf %x, %x {comm.cost_ns = 18446744073709551615 : ui64} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got 1 : i128}}
  %y = arith.addf %x, %x {comm.cost_ns = 1 : i128} : f32
  return
}

// -----

// ... and is finite.
func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got 0x7FF0000000000000 : f64}}
  %y = arith.addf %x, %x {comm.cost_ns = 0x7FF0000000000000 : f64} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got 0x7FF8000000000000 : f64}}
  %y = arith.addf %x, %x {comm.cost_ns = 0x7FF8000000000000 : f64} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got 0xFFF0000000000000 : f64}}
  %y = arith.addf %x, %x {comm.cost_ns = 0xFFF0000000000000 : f64} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got 0x7C00 : f16}}
  %y = arith.addf %x, %x {comm.cost_ns = 0x7C00 : f16} : f32
  return
}

// -----

// On any op.
// expected-error @+1 {{'builtin.module' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got -1 : i64}}
module attributes {comm.cost_ns = -1} {
}

// -----

// expected-error @+1 {{'comm.process_group' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got -1 : i64}}
comm.process_group @dp size 1 {comm.cost_ns = -1}

// -----

// expected-error @+1 {{'comm.process_group' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got -1 : i64}}
"comm.process_group"() <{sym_name = "dp", size = 1}> {comm.cost_ns = -1} : () -> ()

// -----

func.func @f() {
  // expected-error @+1 {{'other.op' op expects comm.cost_ns to be an integer from 0 to 2^63 - 1 or a finite float that is not negative, got -1 : i64}}
  "other.op"() {comm.cost_ns = -1} : () -> ()
  return
}

// -----

// A name is a string.
func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.name to be a string, got 3 : i64}}
  %y = arith.addf %x, %x {comm.name = 3} : f32
  return
}

// -----

// expected-error @+1 {{'func.func' op expects comm.name to be a string, got unit}}
func.func private @f() attributes {comm.name}
