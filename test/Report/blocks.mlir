// Several blocks: a report of each in the order of the text, and their total.

// RUN: split-file %s %t
// RUN: commute-opt %t/nested.mlir --comm-print-overlap -o /dev/null 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: commute-opt %t/none.mlir --comm-print-overlap -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --match-full-lines
// RUN: commute-opt %t/none.mlir --pass-pipeline='builtin.module(func.func(comm-print-overlap))' -o /dev/null 2>&1 | FileCheck %s --check-prefix=EACH
// RUN: commute-opt /dev/null --comm-print-overlap -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --match-full-lines

// The loop runs four times, 3 us each (1 of compute, 2 of communication that
// nothing hides), so that it takes 12 us of @train's 32. Then there is the
// gather, of which compute stands still for 10. A total of the blocks that
// stand in no other one, @train's and one of @infer's, counts no time twice:
//
//           makespan  compute  exposed  tail  communication  lower bound
//   @train    32        22       10       0     10             22
//   @infer     7         2        0       5      5              7
//             39        24       10       5     15             29

// NESTED:      overlap of block 0 in func.func @train
// NESTED-NEXT: 7 operations, 1 collective, 1 wait
// NESTED-NEXT: makespan 32.000 us 45.5 % above the lower bound
// NESTED-NEXT: compute 22.000 us
// NESTED-NEXT: exposed 10.000 us
// NESTED-NEXT: communication 10.000 us
// NESTED-NEXT: lower bound 22.000 us
// NESTED:      overlap of block 1 in scf.for @train
// NESTED-NEXT: 3 operations, 1 collective, 1 wait
// NESTED-NEXT: makespan 3.000 us
// NESTED-NEXT: compute 1.000 us
// NESTED-NEXT: exposed 2.000 us
// NESTED:      overlap of block 2 in func.func @infer
// NESTED-NEXT: 2 operations, 1 collective, 0 waits
// NESTED-NEXT: makespan 7.000 us
// NESTED:      overlap of 2 blocks, one after the other
// NESTED-NEXT: 2 collectives
// NESTED-NEXT: makespan 39.000 us 34.5 % above the lower bound
// NESTED-NEXT: compute 24.000 us 61.5 % of the makespan
// NESTED-NEXT: exposed 10.000 us 25.6 % of the makespan
// NESTED-NEXT: tail 5.000 us 12.8 % of the makespan
// NESTED-NEXT: communication 15.000 us 66.7 % of it exposed
// NESTED-NEXT: lower bound 29.000 us
// NESTED-NEXT: peak live {{.*}}
// NESTED-NEXT: peak in flight 0.000 MiB (256 bytes){{$}}
// NESTED-NOT:  {{.}}

// NONE: no communication in builtin.module
// NONE-NOT: {{.}}

// EACH-DAG: no communication in func.func @alone
// EACH-DAG: no communication in func.func @empty

//--- nested.mlir
comm.process_group @dp size 8

func.func @train(%s: tensor<8xf32>) -> (tensor<64xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 10000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%s) {comm.cost_ns = 10000}
      : (tensor<8xf32>) -> tensor<8xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %b = comm.barrier on @dp {comm.cost_ns = 2000}
    comm.wait %b : !comm.future
    %x = comm.compute "x"(%s) {comm.cost_ns = 1000}
        : (tensor<8xf32>) -> tensor<8xf32>
  }
  return %w, %a : tensor<64xf32>, tensor<8xf32>
}

func.func @infer(%s: tensor<8xf32>) -> !comm.future<tensor<64xf32>> {
  %a = comm.compute "a"(%s) {comm.cost_ns = 2000}
      : (tensor<8xf32>) -> tensor<8xf32>
  %f = comm.all_gather %a on @dp dim 0 {comm.cost_ns = 5000}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  return %f : !comm.future<tensor<64xf32>>
}

//--- none.mlir
comm.process_group @dp size 8
func.func private @declared()
func.func @empty() {
  return
}
func.func @alone(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = comm.compute "a"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
