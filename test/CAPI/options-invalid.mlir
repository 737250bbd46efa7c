// Each wrong option is one message, before anything runs.

// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-options,test-commute-options{limit=many})' 2>&1 | FileCheck %s --check-prefix=INTEGER
// INTEGER-NOT: builtin.module:
// INTEGER: error: option 'limit' expects a 64-bit integer, got 'many'
// INTEGER-NOT: error:

// RUN: not %mlir_opt_tests %s --pass-pipeline='builtin.module(func.func(test-commute-options{limit=many}))' 2>&1 | FileCheck %s --check-prefix=INTEGER

// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-options{limit=99999999999999999999})' 2>&1 | FileCheck %s --check-prefix=RANGE
// RANGE: error: option 'limit' expects a 64-bit integer, got '99999999999999999999'
// RANGE-NOT: error:

// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-options{limit})' 2>&1 | FileCheck %s --check-prefix=BARE
// BARE: error: option 'limit' expects a 64-bit integer, got ''
// BARE-NOT: error:

// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-options{verbose=perhaps})' 2>&1 | FileCheck %s --check-prefix=BOOL
// BOOL: error: option 'verbose' expects true or false, got 'perhaps'
// BOOL-NOT: error:

// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-options{factor=half})' 2>&1 | FileCheck %s --check-prefix=DOUBLE
// DOUBLE: error: option 'factor' expects a number, got 'half'
// DOUBLE-NOT: error:

// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-options{scope=none})' 2>&1 | FileCheck %s --check-prefix=CHOICE
// CHOICE: error: option 'scope' expects all or group, got 'none'
// CHOICE-NOT: error:

// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-options{sizes=1,a})' 2>&1 | FileCheck %s --check-prefix=LIST
// LIST: error: option 'sizes' expects 64-bit integers between commas, got '1,a'
// LIST-NOT: error:

// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-options{unknown=1})' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: {{.*}}no such option unknown
// UNKNOWN-NOT: error:

// The pass's own check.
// RUN: not %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-options{limit=-1})' 2>&1 | FileCheck %s --check-prefix=CHECK-HOOK
// CHECK-HOOK: error: option 'limit' expects no negative number, got -1
// CHECK-HOOK-NOT: error:

module {}
