// What is wrong in a pipeline option is one message, before anything runs.

// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-options,test-commute-pipeline{passes=cse,unheard-of})' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN-NOT: builtin.module:
// UNKNOWN: error: option 'passes': 'unheard-of' does not refer to a registered pass or pass pipeline
// UNKNOWN-NOT: error:

// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-pipeline{passes=cse,,cse})' 2>&1 | FileCheck %s --check-prefix=COMMA
// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-pipeline{passes=cse,})' 2>&1 | FileCheck %s --check-prefix=COMMA
// COMMA: error: option 'passes': expected a pass between commas
// COMMA-NOT: error:

// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-pipeline{passes=func.func(cse})' 2>&1 | FileCheck %s --check-prefix=PARENTHESIS
// PARENTHESIS: error: option 'passes': encountered unbalanced parentheses while parsing pipeline
// PARENTHESIS-NOT: error:

// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-pipeline{passes=test-commute-options{limit=many}})' 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: error: option 'passes': option 'limit' expects a 64-bit integer, got 'many'
// OPTION-NOT: error:

// What an element takes is around the op.
// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(func.func(test-commute-pipeline{passes=lower-host-to-llvm}))' 2>&1 | FileCheck %s --check-prefix=PASS
// PASS: error: 'func.func' op cannot hold what 'lower-host-to-llvm' runs on
// PASS-NOT: error:
// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(func.func(test-commute-pipeline{passes=builtin.module(cse)}))' 2>&1 | FileCheck %s --check-prefix=ANCHOR
// ANCHOR: error: 'func.func' op cannot hold what 'builtin.module(cse)' runs on
// ANCHOR-NOT: error:

// A pass that fails stops the pipeline.
// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-pipeline{passes=canonicalize,func.func(test-commute-diagnostics),cse})' 2>&1 | FileCheck %s --check-prefix=FAILING
// FAILING: error: 'func.call' op is wrong in 2 ways
// FAILING-NOT: error:
// FAILING-NOT: after func.func
// FAILING-NOT: after cse

func.func @f() {
  call @f() {test.error} : () -> ()
  return
}
