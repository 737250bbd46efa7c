// Passes that look at costs say where nothing is known of one, once per kind of
// operation, also where several of them run; others do not. A communication
// that nothing waits for is worth a word to all of them.

// RUN: commute-opt %s --comm-reorder-compute -o /dev/null 2>&1 | FileCheck %s --check-prefixes=WAIT,COST --implicit-check-not=warning:
// RUN: commute-opt %s --comm-overlap -o /dev/null 2>&1 | FileCheck %s --check-prefixes=WAIT,COST --implicit-check-not=warning:
// RUN: commute-opt %s --comm-sink-waits -o /dev/null 2>&1 | FileCheck %s --check-prefix=WAIT --implicit-check-not=warning:
// RUN: commute-opt %s --comm-raise-collectives -o /dev/null 2>&1 | FileCheck %s --check-prefix=WAIT --implicit-check-not=warning:
// RUN: commute-opt %s --comm-overlap='passes=comm-sink-waits,comm-raise-collectives' -o /dev/null 2>&1 | FileCheck %s --check-prefix=WAIT --implicit-check-not=warning:
// RUN: commute-opt %s --comm-overlap='passes=comm-sink-waits,cse,comm-raise-collectives' -o /dev/null 2>&1 | FileCheck %s --check-prefix=WAIT --implicit-check-not=warning:
// RUN: commute-opt %s --comm-overlap='report passes=cse,comm-sink-waits,cse,comm-reorder-compute' -o /dev/null 2>&1 | FileCheck %s --check-prefixes=WAIT,COST --implicit-check-not=warning:

// COST: warning: 'func.call' op
// WAIT: warning: 'comm.all_gather' op is never waited for

comm.process_group @dp size 8
func.func private @foreign(tensor<8xf32>) -> tensor<8xf32>

func.func @f(%s: tensor<8xf32>) -> (tensor<64xf32>, tensor<8xf32>) {
  %f = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f : !comm.future<tensor<64xf32>>
  %a = call @foreign(%s) : (tensor<8xf32>) -> tensor<8xf32>
  %b = call @foreign(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %g = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  return %w, %b : tensor<64xf32>, tensor<8xf32>
}
