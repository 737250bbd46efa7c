// RUN: commute-opt %s --comm-order-collectives=scope=all | FileCheck %s --check-prefix=ALL
// RUN: commute-opt %s --comm-order-collectives=scope=group | FileCheck %s --check-prefix=GROUP
// RUN: commute-opt %s --pass-pipeline='builtin.module(comm-order-collectives{scope=group verify-order})' | FileCheck %s --check-prefix=GROUP

// Of each group, then of all: what is there stays.
// RUN: commute-opt %s --comm-order-collectives=scope=group --comm-order-collectives | FileCheck %s --check-prefix=BOTH

// RUN: commute-opt %s -o /dev/null --dump-pass-pipeline --comm-order-collectives 2>&1 | FileCheck %s --check-prefix=DUMP
// DUMP: comm-order-collectives{scope=all verify-order=false}

// RUN: commute-opt --help | FileCheck %s --check-prefix=HELP
// HELP: --comm-order-collectives - Have each collective come after the one before it, by 'after' operands
// HELP: --scope=<all|group>
// HELP: --verify-order
// HELP: --comm-verify-order

comm.process_group @dp size 8
comm.process_group @tp size 2

// ALL: %[[F:.*]] = comm.all_gather
// ALL-NEXT: %[[G:.*]] = comm.all_reduce {{.*}} after(%[[F]] :
// ALL-NEXT: %[[H:.*]] = comm.all_gather {{.*}} after(%[[G]] :
// ALL-NEXT: comm.all_reduce {{.*}} after(%[[H]] :

// GROUP: %[[F:.*]] = comm.all_gather
// GROUP-NEXT: %[[G:.*]] = comm.all_reduce
// GROUP-NOT: after
// GROUP-NEXT: %[[H:.*]] = comm.all_gather {{.*}} after(%[[F]] :
// GROUP-NEXT: comm.all_reduce {{.*}} after(%[[G]] :

// BOTH: %[[F:.*]] = comm.all_gather
// BOTH-NEXT: %[[G:.*]] = comm.all_reduce {{.*}} after(%[[F]] :
// BOTH-NEXT: %[[H:.*]] = comm.all_gather {{.*}} after(%[[F]], %[[G]] :
// BOTH-NEXT: comm.all_reduce {{.*}} after(%[[G]], %[[H]] :
func.func @f(%s: tensor<8xf32>)
    -> (tensor<64xf32>, tensor<8xf32>, tensor<64xf32>, tensor<8xf32>) {
  %0 = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %1 = comm.all_reduce %s on @tp reduce sum
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %2 = comm.all_gather %s on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %3 = comm.all_reduce %s on @tp reduce sum
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %4 = comm.wait %0 : !comm.future<tensor<64xf32>>
  %5 = comm.wait %1 : !comm.future<tensor<8xf32>>
  %6 = comm.wait %2 : !comm.future<tensor<64xf32>>
  %7 = comm.wait %3 : !comm.future<tensor<8xf32>>
  return %4, %5, %6, %7
      : tensor<64xf32>, tensor<8xf32>, tensor<64xf32>, tensor<8xf32>
}

// A group with collectives of two process groups comes after those of both, and
// before those of both.
// GROUP-LABEL: func.func @both
// GROUP: %[[F:.*]] = comm.barrier on @dp
// GROUP: %[[G:.*]] = comm.barrier on @tp
// GROUP-NOT: after
// GROUP: %[[B:.*]]:2 = comm.schedule_group after(%[[F]], %[[G]] :
// GROUP: comm.barrier on @tp after(%[[B]]#0 :
// GROUP: comm.barrier on @dp after(%[[B]]#0 :
func.func @both() {
  %f = comm.barrier on @dp
  comm.wait %f : !comm.future
  %g = comm.barrier on @tp
  comm.wait %g : !comm.future
  %b:2 = comm.schedule_group -> (!comm.future, !comm.future) {
    %0 = comm.barrier on @dp
    %1 = comm.barrier on @tp
    comm.yield %0, %1 : !comm.future, !comm.future
  }
  comm.wait %b#0 : !comm.future
  comm.wait %b#1 : !comm.future
  %h = comm.barrier on @tp
  comm.wait %h : !comm.future
  %i = comm.barrier on @dp
  comm.wait %i : !comm.future
  return
}
