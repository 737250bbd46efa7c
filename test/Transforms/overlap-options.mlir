// RUN: commute-opt %s -o /dev/null --dump-pass-pipeline --comm-overlap 2>&1 | FileCheck %s --check-prefix=DUMP
// DUMP: comm-overlap{cost-model=roofline device= devices= dynamic-size=0 order=all passes=comm-reorder-compute,comm-sink-waits,comm-raise-collectives profile= report=false verify-order=false}

// RUN: commute-opt --help | FileCheck %s --check-prefix=HELP
// HELP: --comm-overlap
// HELP: --order=<none|group|all>
// HELP: --passes=<passes>
// HELP: --report
// HELP: --verify-order

// The order constrains the passes that are named without options of their own.
// RUN: commute-opt %s --comm-overlap='passes=comm-sink-waits' | FileCheck %s --check-prefix=ALL
// RUN: commute-opt %s --comm-overlap='passes=comm-sink-waits order=none' | FileCheck %s --check-prefix=NONE
// RUN: commute-opt %s --comm-overlap='passes=comm-sink-waits order=group' | FileCheck %s --check-prefix=NONE
// RUN: commute-opt %s --comm-overlap='passes=comm-sink-waits{order=none}' | FileCheck %s --check-prefix=NONE
// RUN: commute-opt %s --comm-overlap='passes=comm-sink-waits{order=all} order=none' | FileCheck %s --check-prefix=ALL
// RUN: commute-opt %s --comm-overlap='passes=func.func(comm-sink-waits)' | FileCheck %s --check-prefix=NONE
// RUN: commute-opt %s --comm-overlap='passes=comm-sink-waits verify-order' | FileCheck %s --check-prefix=ALL

// An order in the text, by a pass of the list.
// RUN: commute-opt %s --comm-overlap='passes=comm-order-collectives,comm-sink-waits order=none' | FileCheck %s --check-prefix=ALL

// Anybody's passes: upstream's with options and at other levels, those of
// another plugin, pipelines, this pass.
// RUN: commute-opt %s --comm-overlap='passes=comm-sink-waits,cse,func.func(canonicalize{top-down=false}),comm-raise-collectives' | FileCheck %s --check-prefix=DEAD
// RUN: %commute_opt_tests %s --comm-overlap='passes=comm-sink-waits,test-commute-options{limit=8},cse' | FileCheck %s --check-prefixes=USER,DEAD
// RUN: %mlir_opt_tests %s --pass-pipeline='builtin.module(comm-overlap{passes=comm-sink-waits,test-commute-options{limit=8},cse})' | FileCheck %s --check-prefixes=USER,DEAD
// RUN: %mlir_opt_tests %s --pass-pipeline='builtin.module(func.func(comm-overlap{passes=test-commute-options{limit=8}}))' | FileCheck %s --check-prefix=FUNCTION
// RUN: commute-opt %s --comm-overlap='passes=comm-overlap{passes=comm-sink-waits},cse' | FileCheck %s --check-prefixes=ALL,DEAD
// RUN: commute-opt %s --comm-overlap='passes=comm-overlap' | FileCheck %s --check-prefix=DEFAULT

comm.process_group @dp size 8
comm.process_group @tp size 2

// USER: builtin.module: verbose=0 limit=8
// FUNCTION: func.func: verbose=0 limit=8

// DEFAULT: comm.compute "dead"

// NONE: comm.all_reduce
// NONE-NEXT: comm.send
// NONE-NEXT: comm.compute "dead"
// NONE-NEXT: comm.wait
// NONE-NEXT: comm.all_gather

// ALL: comm.all_reduce
// ALL: comm.wait
// ALL-NEXT: comm.all_gather
// ALL-NEXT: comm.send

// DEAD-NOT: comm.compute "dead"
func.func @f(%s: tensor<8xf32>, %signal: tensor<1xf32>) -> tensor<64xf32> {
  %f = comm.all_reduce %s on @dp reduce sum
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %v = comm.wait %f : !comm.future<tensor<8xf32>>
  %g = comm.all_gather %v on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %b = comm.send %signal on @tp to 1 : tensor<1xf32>
  comm.wait %b : !comm.future
  %d = comm.compute "dead"(%s) : (tensor<8xf32>) -> tensor<8xf32>
  %w = comm.wait %g : !comm.future<tensor<64xf32>>
  return %w : tensor<64xf32>
}
