// Names as they are, in columns, on one line each. What does not fit is cut off,
// but not in the middle of a character.

// RUN: commute-opt %s --comm-print-overlap -o /dev/null 2>&1 | FileCheck %s --strict-whitespace

//      CHECK:  process group      collectives    communication          exposed     of it    peak in flight
// CHECK-NEXT:    @a_process_gr...           1         1.000 us         1.000 us   100.0 %
// CHECK-NEXT:    @dp                        2         7.000 us         7.000 us   100.0 %
// CHECK-NEXT:  most exposed                        process group                time          exposed
// CHECK-NEXT:    two  lines                        @dp                      4.000 us         4.000 us
// CHECK-NEXT:        at names.mlir:{{[0-9]+}}:8
// CHECK-NEXT:      start cannot move past "a_name_that_is_much_longer_..." (data)
// CHECK-NEXT:      wait
// CHECK-NEXT:    äääääääääääääääääääääääääääää...  @dp                      3.000 us         3.000 us
// CHECK-NEXT:        at names.mlir:{{[0-9]+}}:8
// CHECK-NEXT:      start
// CHECK-NEXT:      wait
// CHECK-NEXT:    a_name_of_thirty_two_characters_  @a_process_gr...         1.000 us         1.000 us
// CHECK-NEXT:        at names.mlir:{{[0-9]+}}:8

comm.process_group @a_process_group_with_a_long_name size 8
comm.process_group @dp size 8

func.func @step(%s: tensor<8xf32>, %signal: tensor<1xf32>) {
  %f = comm.send %signal on @a_process_group_with_a_long_name to 1
      {comm.name = "a_name_of_thirty_two_characters_", comm.cost_ns = 1000} : tensor<1xf32>
  comm.wait %f : !comm.future
  %g = comm.send %signal on @dp to 1
      {comm.name = "ääääääääääääääääääääääääääääääääääääääää", comm.cost_ns = 3000} : tensor<1xf32>
  comm.wait %g : !comm.future
  %a = comm.compute "a"(%s)
      {comm.name = "a_name_that_is_much_longer_than_any_line", comm.cost_ns = 0}
      : (tensor<8xf32>) -> tensor<8xf32>
  %h = comm.all_reduce %a on @dp reduce sum
      {comm.name = "two\0A\1Blines", comm.cost_ns = 4000}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %w = comm.wait %h : !comm.future<tensor<8xf32>>
  return
}
