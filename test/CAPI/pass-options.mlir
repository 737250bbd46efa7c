// Passes created with their options in a structure.

// RUN: %commute_opt_tests %s -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(test-commute-pass-options)' | FileCheck %s

// CHECK: any(comm-sink-waits{{.*}}order=none{{.*}})
// CHECK-NEXT: any(comm-overlap{{.*}}order=all passes=comm-reorder-compute,comm-sink-waits,comm-raise-collectives {{.*}}report=false{{.*}})
// CHECK-NEXT: any(comm-overlap{{.*}}order=group passes=cse,comm-sink-waits{order=group verify-order} {{.*}}report=true{{.*}})
// CHECK-NEXT: option 'passes': 'comm-unheard-of' does not refer to a registered pass or pass pipeline
// CHECK-NEXT: option 'order' expects none or group or all, got '7'
// CHECK-NEXT: any(comm-print-schedule-graph{{.*}}file={a 'b' {c}} format=text{{.*}})
module {}
