// Where the time of a program goes, to the letter. The stream of compute, a
// channel for each group, in microseconds:
//
//   compute  a 0-10, waits for g, mm 30-70, c 70-75, waits for h, waits for r,
//            d 90-100
//   @dp      g 0-30, h 70-85
//   @tp      r 70-90
//
// Compute stands still for g from 10 to 30, for h from 75 to 85, for r from 85
// to 90. The longest path is g, mm, d. Of the 64-element tensors, each of 256
// bytes, five are live at d (mm, r, h, c, d), besides the inputs' 288 bytes;
// two are in flight between h and its wait.

// RUN: commute-opt %s --comm-print-overlap -o %t.mlir 2>%t.txt
// RUN: FileCheck %s --strict-whitespace --match-full-lines < %t.txt
// RUN: commute-opt %s | cmp - %t.mlir

// Stock mlir-opt prints the same, and so does a run on each function.
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-print-overlap)' -o /dev/null 2>&1 | cmp - %t.txt
// RUN: commute-opt %s --pass-pipeline='builtin.module(func.func(comm-print-overlap))' -o /dev/null 2>&1 | cmp - %t.txt

//      CHECK:overlap of block 0 in func.func @step
// CHECK-NEXT:  10 operations, 3 collectives, 3 waits
// CHECK-NEXT:  makespan                   100.000 us    25.0 % above the lower bound
// CHECK-NEXT:    compute                   65.000 us    65.0 % of the makespan
// CHECK-NEXT:    exposed                   35.000 us    35.0 % of the makespan: compute waits for communication
// CHECK-NEXT:  communication               65.000 us    53.8 % of it exposed
// CHECK-NEXT:  lower bound                 80.000 us
// CHECK-NEXT:    critical path             80.000 us
// CHECK-NEXT:    compute                   65.000 us
// CHECK-NEXT:    busiest channel           45.000 us
// CHECK-NEXT:    heads and tails           80.000 us
// CHECK-NEXT:  visualize_overlap             none    (two collectives at once, or a wait for none)
// CHECK-NEXT:  peak live                    0.001 MiB (1568 bytes)
// CHECK-NEXT:  peak in flight               0.000 MiB (512 bytes)
// CHECK-NEXT:  process group      collectives    communication          exposed     of it    peak in flight
// CHECK-NEXT:    @dp                        2        45.000 us        30.000 us    66.7 %         0.000 MiB
// CHECK-NEXT:    @tp                        1        20.000 us         5.000 us    25.0 %         0.000 MiB
// CHECK-NEXT:  most exposed                        process group                time          exposed
// CHECK-NEXT:    g                                 @dp                     30.000 us        20.000 us
// CHECK-NEXT:        at print-overlap.mlir:{{[0-9]+}}:8
// CHECK-NEXT:      start is at the top of the block
// CHECK-NEXT:      wait cannot move past "mm" (data) at print-overlap.mlir:{{[0-9]+}}:9
// CHECK-NEXT:    h                                 @dp                     15.000 us        10.000 us
// CHECK-NEXT:        at print-overlap.mlir:{{[0-9]+}}:8
// CHECK-NEXT:      start can move up by 5, to the top of the block
// CHECK-NEXT:      wait can move down by 1, not past "d" (data) at print-overlap.mlir:{{[0-9]+}}:8
// CHECK-NEXT:    r                                 @tp                     20.000 us         5.000 us
// CHECK-NEXT:        at print-overlap.mlir:{{[0-9]+}}:8
// CHECK-NEXT:      start can move up by 2, not past "a" (data) at print-overlap.mlir:{{[0-9]+}}:8
// CHECK-NEXT:      wait cannot move past "d" (data) at print-overlap.mlir:{{[0-9]+}}:8
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
