// What each pass of the list gained, for each block: the input, and the order
// after each pass. Times are those of the simulator.

// RUN: commute-opt %s --comm-overlap=report -o %t.mlir 2>&1 | FileCheck %s --strict-whitespace
// RUN: commute-opt %s --comm-overlap -o %t.plain.mlir 2>&1 | count 0
// RUN: cmp %t.mlir %t.plain.mlir
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-overlap{report})' -o /dev/null 2>&1 | FileCheck %s --strict-whitespace

//      CHECK:overlap of block 0 in func.func @step
// CHECK-NEXT:  after                         makespan         exposed    vs. input  above bound
// CHECK-NEXT:  input                         0.060 us        0.020 us       +0.0 %      +50.0 %
// CHECK-NEXT:  comm-reorder-compute          0.040 us        0.000 us      -33.3 %       +0.0 %
// CHECK-NEXT:  comm-sink-waits               0.040 us        0.000 us      -33.3 %       +0.0 %
// CHECK-NEXT:  comm-raise-collectives        0.040 us        0.000 us      -33.3 %       +0.0 %
// CHECK-NEXT:overlap of block 1 in scf.for @step
// CHECK-NEXT:  after                         makespan         exposed    vs. input  above bound
// CHECK-NEXT:  input                         0.000 us        0.000 us            -            -
// CHECK-NEXT:  comm-reorder-compute          0.000 us        0.000 us            -            -
//  CHECK-NOT:overlap

// Somebody else's passes are steps like all others, and may take blocks away.
// RUN: commute-opt %s --comm-overlap='report passes=cse,comm-sink-waits,func.func(canonicalize),comm-sink-waits{order=all}' -o /dev/null 2>&1 | FileCheck %s --check-prefix=MIXED

//      MIXED: overlap of block 0 in func.func @step
// MIXED-NEXT: after
// MIXED-NEXT: {{^  input  +0.060 us}}
// MIXED-NEXT: {{^  cse  +0.050 us}}
// MIXED-NEXT: {{^  comm-sink-waits  +}}
// MIXED-NEXT: {{^  func.func\(canonicalize\)  +}}
// MIXED-NEXT: {{^  comm-sink-waits\{order=all\}  +}}
//      MIXED: overlap of block 1 in scf.for @step
// MIXED-NEXT: after
// MIXED-NEXT: {{^  input  }}
// MIXED-NEXT: {{^  cse  }}
// MIXED-NEXT: {{^  comm-sink-waits  }}
//  MIXED-NOT: {{^  [a-z]}}

comm.process_group @dp size 8

func.func @step(%s: tensor<8xf32>, %x: tensor<64xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %s on @dp dim 0 {comm.cost_ns = 20}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = comm.compute "a"(%x) {comm.cost_ns = 15}
      : (tensor<64xf32>) -> tensor<64xf32>
  %dead = comm.compute "dead"(%x) {comm.cost_ns = 10}
      : (tensor<64xf32>) -> tensor<64xf32>
  %y = comm.compute "use"(%w, %a) {comm.cost_ns = 15}
      : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c0 step %c1 {
    %g = comm.barrier on @dp {comm.cost_ns = 0}
    comm.wait %g : !comm.future
  }
  return %y : tensor<64xf32>
}
