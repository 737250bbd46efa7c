// What the figures of a block mean. Times are in microseconds.

// RUN: commute-opt %s --comm-print-overlap -o /dev/null 2>&1 | FileCheck %s

// Warnings come as the blocks are looked at, the text as one piece at the end.
// CHECK: warning: 'comm.broadcast' op is never waited for
// CHECK: warning: 'func.call' op
// CHECK: overlap of block 0

comm.process_group @dp size 8
comm.process_group @one size 1

// Compute of 30 hides a gather of 10. The reference adds only the gather, and
// takes whatever runs behind it for hidden.
// CHECK-SAME: in func.func @hidden
// CHECK-NEXT: 3 operations, 1 collective, 1 wait
// CHECK-NEXT: makespan 30.000 us 0.0 % above the lower bound
// CHECK-NEXT: compute 30.000 us 100.0 % of the makespan
// CHECK-NEXT: exposed 0.000 us 0.0 % of the makespan: compute waits for communication
// CHECK-NEXT: communication 10.000 us 0.0 % of it exposed
// CHECK-NEXT: lower bound 30.000 us
// CHECK-NEXT: critical path 30.000 us
// CHECK-NEXT: compute 30.000 us
// CHECK-NEXT: busiest channel 10.000 us
// CHECK-NEXT: heads and tails 30.000 us
// CHECK-NEXT: visualize_overlap 10.000 us
// CHECK-NEXT: peak live
// CHECK-NEXT: peak in flight
// CHECK-NEXT: process group
// CHECK-NEXT: @dp 1 10.000 us 0.000 us 0.0 %
// CHECK-NOT: most exposed
func.func @hidden(%s: tensor<8xf32>) -> (tensor<64xf32>, tensor<8xf32>) {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 10000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%s) {comm.cost_ns = 30000}
      : (tensor<8xf32>) -> tensor<8xf32>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  return %w, %a : tensor<64xf32>, tensor<8xf32>
}

// A broadcast that nothing waits for runs on for 20 after all compute: that is
// no exposed time, but a part of the makespan.
// CHECK-LABEL: in func.func @tail
// CHECK-NEXT: 2 operations, 1 collective, 0 waits
// CHECK-NEXT: makespan 30.000 us 0.0 % above the lower bound
// CHECK-NEXT: compute 10.000 us 33.3 % of the makespan
// CHECK-NEXT: exposed 0.000 us 0.0 % of the makespan
// CHECK-NEXT: tail 20.000 us 66.7 % of the makespan: communication after all compute
// CHECK-NEXT: communication 30.000 us 0.0 % of it exposed
// CHECK: visualize_overlap 30.000 us
func.func @tail(%s: tensor<8xf32>) -> tensor<8xf32> {
  %f = comm.broadcast %s on @dp root 0 {comm.cost_ns = 30000}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %a = comm.compute "a"(%s) {comm.cost_ns = 10000}
      : (tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}

// Nothing takes any time: there are no parts of it.
// CHECK-LABEL: in func.func @nothing
// CHECK-NEXT: 2 operations, 1 collective, 1 wait
// CHECK-NEXT: {{^  makespan +0.000 us$}}
// CHECK-NEXT: {{^    compute +0.000 us$}}
// CHECK-NEXT: {{^    exposed +0.000 us$}}
// CHECK-NEXT: {{^  communication +0.000 us$}}
// CHECK: visualize_overlap 0.000 us
// CHECK: {{^    @one +1 +0.000 us +0.000 us +0.000 MiB$}}
// CHECK-NOT: most exposed
func.func @nothing(%s: tensor<8xf32>) -> tensor<8xf32> {
  %f = comm.all_gather %s on @one dim 0
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %w = comm.wait %f : !comm.future<tensor<8xf32>>
  return %w : tensor<8xf32>
}

// Fractions of a nanosecond: 1000.75 for the gather, 2001 for the rest.
// CHECK-LABEL: in func.func @doubles
// CHECK: makespan 3.002 us
// CHECK-NEXT: compute 2.001 us 66.7 % of the makespan
// CHECK-NEXT: exposed 1.001 us 33.3 % of the makespan
// CHECK: visualize_overlap 3.002 us
func.func @doubles(%s: tensor<8xf32>) -> (tensor<64xf32>, tensor<8xf32>) {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 1000.75}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%s) {comm.cost_ns = 2001}
      : (tensor<8xf32>) -> tensor<8xf32>
  return %w, %a : tensor<64xf32>, tensor<8xf32>
}

// Integers stay exact where doubles are not: 2^53 + 1.
// CHECK-LABEL: in func.func @exact
// CHECK: makespan 9007199254740.994 us
// CHECK-NEXT: compute 0.001 us
// CHECK-NEXT: exposed 9007199254740.993 us
func.func @exact(%s: tensor<8xf32>) -> (tensor<64xf32>, tensor<8xf32>) {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 9007199254740993}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%s) {comm.cost_ns = 1}
      : (tensor<8xf32>) -> tensor<8xf32>
  return %w, %a : tensor<64xf32>, tensor<8xf32>
}

// A MiB and a half in, which is live throughout; twelve out; a boolean has a
// byte of its own, so that the mask takes 3 MiB.
// CHECK-LABEL: in func.func @bytes
// CHECK: peak live 16.500 MiB (17301504 bytes)
// CHECK-NEXT: peak in flight 12.000 MiB (12582912 bytes)
func.func @bytes(%s: tensor<3x262144xbf16>)
    -> (tensor<24x262144xbf16>, tensor<3x1048576xi1>) {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 1}
      : tensor<3x262144xbf16> -> !comm.future<tensor<24x262144xbf16>>
  %w = comm.wait %f : !comm.future<tensor<24x262144xbf16>>
  %m = comm.compute "mask"(%s) {comm.cost_ns = 1}
      : (tensor<3x262144xbf16>) -> tensor<3x1048576xi1>
  return %w, %m : tensor<24x262144xbf16>, tensor<3x1048576xi1>
}

// A size that is not known makes all sums of sizes unknown.
// CHECK-LABEL: in func.func @unknown
// CHECK: makespan 0.002 us
// CHECK: peak live unknown (some sizes are dynamic)
// CHECK-NEXT: peak in flight 0.000 MiB (256 bytes)
func.func @unknown(%s: tensor<8xf32>, %n: index)
    -> (tensor<64xf32>, tensor<?xf32>) {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 1}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%n) {comm.cost_ns = 1} : (index) -> tensor<?xf32>
  return %w, %a : tensor<64xf32>, tensor<?xf32>
}

// CHECK-LABEL: in func.func @unknown_in_flight
// CHECK: peak live unknown (some sizes are dynamic)
// CHECK-NEXT: peak in flight unknown (some sizes are dynamic)
func.func @unknown_in_flight(%s: tensor<?xf32>) -> tensor<?xf32> {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 1}
      : tensor<?xf32> -> !comm.future<tensor<?xf32>>
  %w = comm.wait %f : !comm.future<tensor<?xf32>>
  return %w : tensor<?xf32>
}

// No cost is known of the call: 2 us, and a warning.
// CHECK-LABEL: in func.func @guess
// CHECK: makespan 3.000 us
// CHECK-NEXT: compute 2.000 us
// CHECK-NEXT: exposed 1.000 us
func.func private @foreign()
func.func @guess(%s: tensor<8xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 3000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  call @foreign() : () -> ()
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  return %w : tensor<64xf32>
}
