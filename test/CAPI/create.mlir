// Passes created by their table entry, and entries registered a second time.

// RUN: %commute_opt_tests %s -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(test-commute-create)' | FileCheck %s

// CHECK: create with '': created
// CHECK-NEXT: run with limit=7 and user data 'given'
// CHECK-NEXT: create with 'limit=9': created
// CHECK-NEXT: run with limit=9 and user data 'given'
// CHECK-NEXT: create with 'limit=many': option 'limit' expects a 64-bit integer, got 'many'
// CHECK-NEXT: known: 1, taken: 1

module {}
