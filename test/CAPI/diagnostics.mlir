// RUN: %commute_opt_tests %s --split-input-file --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(func.func(test-commute-diagnostics))'

func.func @severities(%a: i32) {
  // expected-warning @below {{'arith.addi' op is odd}}
  %0 = arith.addi %a, %a {test.warning} : i32
  // expected-remark @below {{'arith.addi' op is fine}}
  %1 = arith.addi %a, %a {test.remark} : i32
  %2 = arith.addi %a, %a {test.abandoned} : i32
  return
}

// -----

func.func @error(%a: i32) {
  // expected-error @below {{'arith.addi' op is wrong in 2 ways}}
  %0 = arith.addi %a, %a {test.error} : i32
  return
}

// -----

func.func @location(%a: i32) {
  // expected-error @below {{something is wrong here}}
  %0 = arith.addi %a, %a {test.located} : i32
  return
}

// -----

// expected-note @below {{inside 'func.func' named "built"}}
func.func @built(%a: i32) {
  // expected-warning @below {{'arith.addi' op has 2 operands and type 'i32'}}
  %0 = arith.addi %a, %a {test.built} : i32
  return
}

// -----

func.func @file(%a: i32) {
  // expected-error @below {{cannot write '/nonexistent/file': No such file or directory}}
  %0 = arith.addi %a, %a {test.write = "/nonexistent/file"} : i32
  return
}

// -----

// expected-remark @below {{'func.func' op is a function}}
func.func @function() attributes {test.remark} {
  return
}
