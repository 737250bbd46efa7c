// One channel for all process groups:
//
//   compute  a 0-10, waits for g, mm 30-70, c 70-75, waits for h, d 105-115
//   channel  g 0-30, r 70-90, h 90-105
//
// The wait for h is also one for r, which runs before it: from 75 to 105 compute
// stands still for 15 of the one and 15 of the other.

// RUN: commute-opt %s --comm-print-overlap=single-channel -o /dev/null 2>%t.txt
// RUN: FileCheck %s --strict-whitespace --match-full-lines < %t.txt
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-print-overlap{single-channel=true})' -o /dev/null 2>&1 | cmp - %t.txt

// RUN: commute-opt %s --pass-pipeline='builtin.module(comm-print-overlap{single-channel=true})' --dump-pass-pipeline -o /dev/null 2>&1 | FileCheck %s --check-prefix=DUMP
// DUMP: comm-print-overlap{before= cost-model=roofline device= devices= dynamic-size=0 file= format=text profile= single-channel=true}

// A report goes into a file in place of what that held.
// RUN: echo before > %t.file
// RUN: commute-opt %s --comm-print-overlap='single-channel=true file=%t.file' -o /dev/null 2>&1 | count 0
// RUN: cmp %t.file %t.txt

// RUN: commute-opt --help | FileCheck %s --check-prefix=HELP
// HELP: --comm-print-overlap - Print how long each block takes, and which communication it waits for
// HELP: --before=<string> - A file with the program as it was before, to compare with
// HELP: --file=<string> - Where to write it, in place of what the file held; standard error if empty
// HELP: --format=<text|json|trace|svg|html> - How the report is written
// HELP: text: tables for people
// HELP: json: everything, for programs
// HELP: trace: trace events, for Perfetto
// HELP: svg: a timeline as a picture
// HELP: html: a timeline to look around in, for browsers
// HELP: --single-channel[=<bool>] - Run the collectives of all process groups on one channel, rather than each group's on its own

//      CHECK:overlap of block 0 in func.func @step
// CHECK-NEXT:  10 operations, 3 collectives, 3 waits; one channel for all process groups
// CHECK-NEXT:  makespan                   115.000 us    43.8 % above the lower bound
// CHECK-NEXT:    compute                   65.000 us    56.5 % of the makespan
// CHECK-NEXT:    exposed                   50.000 us    43.5 % of the makespan: compute waits for communication
// CHECK-NEXT:  communication               65.000 us    76.9 % of it exposed
// CHECK-NEXT:  lower bound                 80.000 us
// CHECK-NEXT:    critical path             80.000 us
// CHECK-NEXT:    compute                   65.000 us
// CHECK-NEXT:    busiest channel           65.000 us
// CHECK-NEXT:    heads and tails           80.000 us
// CHECK-NEXT:  visualize_overlap             none    (two collectives at once, or a wait for none)
// CHECK-NEXT:  peak live                    0.001 MiB (1568 bytes)
// CHECK-NEXT:  peak in flight               0.000 MiB (512 bytes)
// CHECK-NEXT:  process group      collectives    communication          exposed     of it    peak in flight
// CHECK-NEXT:    @dp                        2        45.000 us        35.000 us    77.8 %         0.000 MiB
// CHECK-NEXT:    @tp                        1        20.000 us        15.000 us    75.0 %         0.000 MiB
// CHECK-NEXT:  most exposed                        process group                time          exposed
// CHECK-NEXT:    g                                 @dp                     30.000 us        20.000 us
// CHECK-NEXT:        at print-overlap-options.mlir:{{[0-9]+}}:8
// CHECK-NEXT:      start is at the top of the block
// CHECK-NEXT:      wait cannot move past "mm" (data) at print-overlap-options.mlir:{{[0-9]+}}:9
// CHECK-NEXT:    r                                 @tp                     20.000 us        15.000 us
// CHECK-NEXT:        at print-overlap-options.mlir:{{[0-9]+}}:8
// CHECK-NEXT:      start can move up by 2, not past "a" (data) at print-overlap-options.mlir:{{[0-9]+}}:8
// CHECK-NEXT:      wait can move down by 1, not past "d" (data) at print-overlap-options.mlir:{{[0-9]+}}:8
// CHECK-NEXT:    h                                 @dp                     15.000 us        15.000 us
// CHECK-NEXT:        at print-overlap-options.mlir:{{[0-9]+}}:8
// CHECK-NEXT:      start can move up by 5, to the top of the block
// CHECK-NEXT:      wait can move down by 1, not past "d" (data) at print-overlap-options.mlir:{{[0-9]+}}:8
//  CHECK-NOT:{{.}}

comm.process_group @dp size 8
comm.process_group @tp size 4

func.func @step(%s: tensor<8xf32>, %x: tensor<64xf32>) -> tensor<64xf32> {
  %g = comm.all_gather %s on @dp dim 0 {comm.name = "g", comm.cost_ns = 30000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) {comm.name = "a", comm.cost_ns = 10000}
      : (tensor<64xf32>) -> tensor<64xf32>
  %wg = comm.wait %g : !comm.future<tensor<64xf32>>
  %mm = comm.compute "mm"(%wg, %a) {comm.name = "mm", comm.cost_ns = 40000}
      : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %r = comm.all_reduce %a on @tp reduce sum
      {comm.name = "r", comm.cost_ns = 20000}
      : tensor<64xf32> -> !comm.future<tensor<64xf32>>
  %h = comm.all_gather %s on @dp dim 0 {comm.name = "h", comm.cost_ns = 15000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %c = comm.compute "c"(%x) {comm.name = "c", comm.cost_ns = 5000}
      : (tensor<64xf32>) -> tensor<64xf32>
  %wh = comm.wait %h : !comm.future<tensor<64xf32>>
  %wr = comm.wait %r : !comm.future<tensor<64xf32>>
  %d = comm.compute "d"(%mm, %c, %wh, %wr)
      {comm.name = "d", comm.cost_ns = 10000}
      : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
      -> tensor<64xf32>
  return %d : tensor<64xf32>
}
