// Each gather has 256 bytes in flight, and live until its use.

// RUN: commute-opt %s --comm-schedule | FileCheck %s --check-prefix=FREE
// RUN: commute-opt %s --comm-schedule=max-in-flight=512 | FileCheck %s --check-prefix=TWO
// RUN: commute-opt %s --comm-schedule=max-in-flight-count=2 | FileCheck %s --check-prefix=TWO
// RUN: commute-opt %s --comm-schedule=max-in-flight-per-channel=512 | FileCheck %s --check-prefix=TWO
// RUN: commute-opt %s --comm-schedule=max-in-flight-count-per-channel=2 | FileCheck %s --check-prefix=TWO
// RUN: commute-opt %s --comm-schedule=max-in-flight-of=all_reduce:1,all_gather:512 | FileCheck %s --check-prefix=TWO
// RUN: commute-opt %s --comm-schedule=max-in-flight-count-of=all_gather:2 | FileCheck %s --check-prefix=TWO
// RUN: commute-opt %s --comm-schedule=max-in-flight-count=1 | FileCheck %s --check-prefix=ONE
// RUN: commute-opt %s --comm-schedule=max-in-flight-count=3 | FileCheck %s --check-prefix=FREE

// Limits on what the program has none of do not matter.
// RUN: commute-opt %s --comm-schedule=max-in-flight-of=barrier:1 | FileCheck %s --check-prefix=FREE

// RUN: commute-opt %s --comm-schedule='report=true memory-limit=1311' -o /dev/null 2>&1 | FileCheck %s --check-prefix=MEMORY

// RUN: commute-opt %s --comm-schedule='memory-limit=3' -o /dev/null 2>&1 | FileCheck %s --check-prefix=ABOVE
// ABOVE: warning: 'func.func' op has {{[0-9]+}} bytes live at once, above the memory limit of 3; the limit is raised to that
// ABOVE-NOT: warning:
// RUN: commute-opt %s --comm-schedule='max-in-flight=3' -o /dev/null 2>&1 | FileCheck %s --check-prefix=FLIGHT
// FLIGHT: warning: 'func.func' op has more in flight at once than a limit allows; the limit is raised to that
// FLIGHT-NOT: warning:

comm.process_group @dp size 8

// FREE: comm.all_gather
// FREE-NEXT: comm.all_gather
// FREE-NEXT: comm.all_gather
// FREE: return

// TWO: comm.all_gather
// TWO-NEXT: comm.all_gather
// TWO-NEXT: comm.wait
// TWO: comm.all_gather
// TWO: return

// ONE: comm.all_gather
// ONE-NEXT: comm.wait
// ONE: comm.all_gather
// ONE: comm.wait
// ONE: comm.all_gather
// ONE: return

// MEMORY: input {{.*}} us 1056 256
// MEMORY-NEXT: result 0.480 us 0.210 us 1056 512
func.func @layers(%s: tensor<8xf32>, %i: tensor<64xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 100} : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %u = comm.wait %f : !comm.future<tensor<64xf32>>
  %x = comm.compute "x"(%i, %u) {comm.cost_ns = 90} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %g = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 100} : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v = comm.wait %g : !comm.future<tensor<64xf32>>
  %y = comm.compute "y"(%x, %v) {comm.cost_ns = 90} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %h = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 100} : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %h : !comm.future<tensor<64xf32>>
  %z = comm.compute "z"(%y, %w) {comm.cost_ns = 90} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %z : tensor<64xf32>
}
