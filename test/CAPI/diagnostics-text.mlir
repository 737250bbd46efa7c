// What a message shows besides itself: an op that fails, no function.

// RUN: not %commute_opt_tests %s --remarks-filter='test-commute.*' \
// RUN:   --pass-pipeline='builtin.module(func.func(test-commute-diagnostics))' \
// RUN:   2>&1 | FileCheck %s
// RUN: %python -c "open(r'%t.txt', 'w').write('old text, longer than the new')"
// RUN: sed 's|FILE|%t.txt|' %s | not %commute_opt_tests \
// RUN:   --pass-pipeline='builtin.module(func.func(test-commute-diagnostics))'
// RUN: FileCheck %s --check-prefix=FILE < %t.txt

// CHECK: error: 'arith.addi' op is wrong in 2 ways
// CHECK: note: see current operation: %0 = "arith.addi"
// CHECK: remark: [Missed] not-moved | Category:test-commute-diagnostics | Function=f | Remark="held by an effect"
// CHECK: remark: 'func.func' op is a function
// CHECK-NOT: see current operation

// FILE: {{^}}written{{$}}
// FILE-NOT: {{.}}

func.func @f(%a: i32) attributes {test.remark} {
  %0 = arith.addi %a, %a {test.error} : i32
  %1 = arith.addi %a, %a {test.opt} : i32
  %2 = arith.addi %a, %a {test.write = "FILE"} : i32
  return
}
