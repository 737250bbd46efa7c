// The registry of cost models.

// RUN: commute-opt %s --load-pass-plugin=%commute_lib/libCommuteCostTests.so \
// RUN:   --pass-pipeline='builtin.module(test-commute-cost-registry)' \
// RUN:   -o /dev/null | FileCheck %s

// CHECK: register 1
// CHECK-NEXT: again 0
// CHECK-NEXT: models:
// CHECK-NEXT: temporary: for a while
// CHECK-NEXT: for each 1
// CHECK-NEXT: unregister 1
// CHECK-NEXT: registered 0
// CHECK-NEXT: in use, destroyed 0
// CHECK-NEXT: device generic
// CHECK-NEXT: out of use, destroyed 1
// CHECK-NEXT: unregister 0
// CHECK-NEXT: built in: registered 1, unregister 0
// CHECK-NEXT: register built in 0
// CHECK-NEXT: register without name 0
// CHECK-NEXT: register without estimate 0
// CHECK-NEXT: threads left 0, registered 0
