// Operand groups and futures, read and changed from C.

// RUN: %commute_opt_tests %s -o /dev/null --pass-pipeline='builtin.module(func.func(test-commute-dialect))' | FileCheck %s --check-prefix=READ
// RUN: %commute_opt_tests %s --pass-pipeline='builtin.module(func.func(test-commute-dialect{append}))' | FileCheck %s --check-prefix=APPEND
// RUN: %commute_opt_tests %s --pass-pipeline='builtin.module(func.func(test-commute-dialect{clear}))' | FileCheck %s --check-prefix=CLEAR
// The dialect of another library than the one that the pass was linked to, in
// a host that did not load it, is loaded because the pass depends on it.
// RUN: %mlir_opt_tests %s --pass-pipeline='builtin.module(func.func(test-commute-dialect{append}))' | FileCheck %s --check-prefix=APPEND

// READ: comm.all_gather inputs=0+1 destinations=1+1 after=0+0 future of 1 uniqued{{$}}
// READ-NEXT: comm.all_gather inputs=0+2 destinations=0+0 after=2+1 future of 2 uniqued{{$}}
// READ-NEXT: comm.barrier inputs=0+0 destinations=0+0 after=0+0 future of 0 uniqued{{$}}
// READ-NEXT: comm.wait inputs=0+0 destinations=0+0 after=0+0{{$}}
// READ-NEXT: comm.wait inputs=0+0 destinations=0+0 after=1+1{{$}}
// READ-NEXT: func.return inputs=0+0 destinations=0+0 after=0+0{{$}}

// APPEND: %[[F:.*]] = comm.all_gather %{{.*}} into %{{.*}} on @dp dim 0 :
// APPEND: %[[G:.*]] = comm.all_gather %{{.*}}, %{{.*}} on @dp dim 0 after(%[[F]], %[[F]] :
// APPEND: comm.barrier on @dp after(%[[G]] :
// APPEND: comm.wait %[[F]] :
// APPEND: comm.wait %[[G]] after(

// CLEAR: %[[F:.*]] = comm.all_gather
// CLEAR: %[[G:.*]] = comm.all_gather %{{.*}}, %{{.*}} on @dp dim 0 :
// CLEAR: comm.wait %[[F]] :
// CLEAR: comm.wait %[[G]] :

comm.process_group @dp size 8
func.func @f(%m: memref<8xf32>, %t: tensor<8xf32>, %n: memref<64xf32>) {
  %f = comm.all_gather %m into %n on @dp dim 0
      : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  %g = comm.all_gather %t, %t on @dp dim 0
      after(%f : !comm.future<memref<64xf32>>)
      : tensor<8xf32>, tensor<8xf32>
      -> !comm.future<tensor<64xf32>, tensor<64xf32>>
  %b = comm.barrier on @dp
  %w = comm.wait %f : !comm.future<memref<64xf32>>
  %x:2 = comm.wait %g after(%t : tensor<8xf32>)
      : !comm.future<tensor<64xf32>, tensor<64xf32>>
  return
}
