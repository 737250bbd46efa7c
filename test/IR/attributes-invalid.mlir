// What the attributes that any op may have may not be, on ops of any dialect.
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

// -----

// A bucket says what its members were.
comm.process_group @dp size 8
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_reduce' op expects comm.bucket to be an array of dictionaries with inputs (i64, above zero), after (i64 array, not negative), and attributes (dictionary), got 3 : i64}}
  %f = comm.all_reduce %a on @dp reduce sum {comm.bucket = 3} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 8
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_reduce' op expects comm.bucket to be an array of dictionaries with inputs (i64, above zero), after (i64 array, not negative), and attributes (dictionary), got []}}
  %f = comm.all_reduce %a on @dp reduce sum {comm.bucket = []} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 8
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{got ["a"]}}
  %f = comm.all_reduce %a on @dp reduce sum {comm.bucket = ["a"]} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 8
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{got [{inputs = 0 : i64}]}}
  %f = comm.all_reduce %a on @dp reduce sum {comm.bucket = [{inputs = 0}]} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 8
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{got [{inputs = 1 : i32}]}}
  %f = comm.all_reduce %a on @dp reduce sum {comm.bucket = [{inputs = 1 : i32}]} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 8
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{got [{after = array<i64: -1>}]}}
  %f = comm.all_reduce %a on @dp reduce sum {comm.bucket = [{after = array<i64: -1>}]} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 8
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{got [{after = [0]}]}}
  %f = comm.all_reduce %a on @dp reduce sum {comm.bucket = [{after = [0]}]} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 8
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{got [{attributes = "a"}]}}
  %f = comm.all_reduce %a on @dp reduce sum {comm.bucket = [{attributes = "a"}]} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 8
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{got [{name = "a"}]}}
  %f = comm.all_reduce %a on @dp reduce sum {comm.bucket = [{name = "a"}]} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 8
func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'comm.all_reduce' op expects the members in comm.bucket to have its inputs, got 3 and 1}}
  %f = comm.all_reduce %a on @dp reduce sum {comm.bucket = [{inputs = 2}, {}]} : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  return
}

// -----

comm.process_group @dp size 8
func.func @f(%a: tensor<8xf32>) {
  %f = comm.all_reduce %a on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  // expected-error @+1 {{'comm.wait' op expects the members in comm.bucket to have its results, got 9223372036854775807 and 1}}
  %v = comm.wait %f {comm.bucket = [{inputs = 9223372036854775807}, {}]} : !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.bucket on a collective with inputs or its wait alone}}
  %y = arith.addf %x, %x {comm.bucket = [{}]} : f32
  return
}

// -----

comm.process_group @dp size 8
func.func @f() {
  // expected-error @+1 {{'comm.barrier' op expects comm.bucket on a collective with inputs or its wait alone}}
  %f = comm.barrier on @dp {comm.bucket = [{}]}
  return
}

// -----

// A pin says nothing but that there is one.
func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.pin to be a unit attribute, got 3 : i64}}
  %y = arith.addf %x, %x {comm.pin = 3} : f32
  return
}

// -----

comm.process_group @dp size 8
func.func @f() {
  // expected-error @+1 {{'comm.barrier' op expects comm.start to be "early" or "late", got "soon"}}
  %f = comm.barrier on @dp {comm.start = "soon"}
  return
}

// -----

comm.process_group @dp size 8
func.func @f() {
  // expected-error @+1 {{'comm.barrier' op expects comm.start to be "early" or "late", got 1 : i64}}
  %f = comm.barrier on @dp {comm.start = 1}
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.start on a collective or a schedule group}}
  %y = arith.addf %x, %x {comm.start = "late"} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.layer to be an i64 from 0 to 2^31 - 2, got -1 : i64}}
  %y = arith.addf %x, %x {comm.layer = -1} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.layer to be an i64 from 0 to 2^31 - 2, got 2147483647 : i64}}
  %y = arith.addf %x, %x {comm.layer = 2147483647} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{'arith.addf' op expects comm.layer to be an i64 from 0 to 2^31 - 2, got 1 : i32}}
  %y = arith.addf %x, %x {comm.layer = 1 : i32} : f32
  return
}
