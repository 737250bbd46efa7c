// A pipeline inside a pass, run element by element, on what each element takes.

// RUN: %commute_opt_tests %s -o /dev/null --pass-pipeline='builtin.module(test-commute-pipeline)' | FileCheck %s --check-prefix=INITIAL
// INITIAL: after canonicalize: 6 operations
// INITIAL-NEXT: after cse: 5 operations
// INITIAL-NOT: after

// Passes for any op run where the pass runs.
// RUN: %commute_opt_tests %s -o /dev/null --pass-pipeline='builtin.module(func.func(test-commute-pipeline{passes=cse}))' | FileCheck %s --check-prefix=FUNCTION
// FUNCTION-DAG: after cse: 3 operations
// FUNCTION-DAG: after cse: 0 operations

// An anchor runs on the ops inside, or on the op itself where it names it.
// RUN: %commute_opt_tests %s -o /dev/null --pass-pipeline='builtin.module(test-commute-pipeline{passes=func.func(canonicalize,cse)})' | FileCheck %s --check-prefix=NESTED
// NESTED: after func.func(canonicalize,cse): 5 operations
// RUN: %commute_opt_tests %s -o /dev/null --pass-pipeline='builtin.module(func.func(test-commute-pipeline{passes=func.func(canonicalize,cse)}))' | FileCheck %s --check-prefix=SAME
// SAME-DAG: after func.func(canonicalize,cse): 3 operations
// SAME-DAG: after func.func(canonicalize,cse): 0 operations
// RUN: %commute_opt_tests %s -o /dev/null --pass-pipeline='builtin.module(test-commute-pipeline{passes=builtin.module(any(cse))})' | FileCheck %s --check-prefix=WHOLE
// WHOLE: after builtin.module(any(cse)): 5 operations

// A pass for functions runs on those of a module without being told so: one of
// exactly func.func, and one of any function.
// RUN: %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-pipeline{passes=llvm-request-c-wrappers,cse})' | FileCheck %s --check-prefix=IMPLICIT
// IMPLICIT: after llvm-request-c-wrappers: 7 operations
// IMPLICIT-NEXT: after cse: 5 operations
// IMPLICIT: llvm.emit_c_interface
// IMPLICIT: llvm.emit_c_interface
// RUN: %commute_opt_tests %s -o /dev/null --pass-pipeline='builtin.module(test-commute-pipeline{passes=ownership-based-buffer-deallocation})' | FileCheck %s --check-prefix=INTERFACE
// INTERFACE: after ownership-based-buffer-deallocation: 7 operations

// Options, a pipeline that is registered under a name, and itself.
// RUN: %commute_opt_tests %s -o /dev/null --pass-pipeline='builtin.module(test-commute-pipeline{passes=canonicalize{max-iterations=2 top-down=false},buffer-deallocation-pipeline,test-commute-pipeline{passes=cse,cse}})' | FileCheck %s --check-prefix=OPTIONS
// OPTIONS: after canonicalize{max-iterations=2 top-down=false}: 6 operations
// OPTIONS-NEXT: after buffer-deallocation-pipeline: 5 operations
// OPTIONS-NEXT: after cse: 5 operations
// OPTIONS-NEXT: after cse: 5 operations
// OPTIONS-NEXT: after test-commute-pipeline{passes=cse,cse}: 5 operations

// The dialects that the passes need are loaded before anything runs.
// RUN: %commute_opt_tests %s --pass-pipeline='builtin.module(test-commute-pipeline{passes=convert-arith-to-llvm})' | FileCheck %s --check-prefix=DIALECT
// DIALECT: llvm.add

// Other plugins' passes are passes like all others, in stock mlir-opt, too.
// RUN: %mlir_opt_tests %s -o /dev/null --pass-pipeline='builtin.module(test-commute-pipeline{passes=test-commute-options{limit=8}})' | FileCheck %s --check-prefix=PLUGIN
// PLUGIN: builtin.module: verbose=0 limit=8
// PLUGIN-NEXT: after test-commute-options{limit=8}: 7 operations

// RUN: %commute_opt_tests %s -o /dev/null --dump-pass-pipeline --pass-pipeline='builtin.module(test-commute-pipeline{passes=cse,func.func(cse)})' 2>&1 | FileCheck %s --check-prefix=DUMP
// DUMP: test-commute-pipeline{passes=cse,func.func(cse)}

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %0, %1 : i32
  %3 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func private @declared(%a: i32) -> i32
