// RUN: %commute_opt_tests %s -o /dev/null --allow-unregistered-dialect \
// RUN:   --pass-pipeline='builtin.module(test-commute-effects)' | FileCheck %s

// CHECK-LABEL: comm.process_group: symbol{{$}}
comm.process_group @dp size 8

// CHECK-LABEL: func.func: function symbol isolated{{$}}
func.func private @declared()

// CHECK-LABEL: func.func: function symbol isolated{{$}}
func.func @memory(%m: memref<8xf32>, %i: index, %c: i1) {
  // CHECK: arith.constant: effects constant effect-free pure is 1 : index
  %c1 = arith.constant 1 : index
  // CHECK: memref.alloc: effects allocates-0
  // CHECK-NEXT: allocate memory of type memref<8xf32> by memref.alloc
  %0 = memref.alloc() : memref<8xf32>
  // CHECK-NEXT: memref.load: effects{{$}}
  // CHECK-NEXT: read memory of type memref<8xf32> by memref.load
  %1 = memref.load %m[%i] : memref<8xf32>
  // CHECK-NEXT: memref.subview: effects view effect-free pure views-operand-0=1 result-0-is-view=1
  %2 = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4xf32>
  // CHECK-NEXT: memref.distinct_objects: effects distinct-objects effect-free pure
  %3:2 = memref.distinct_objects %m, %0 : memref<8xf32>, memref<8xf32>
  // An op has the effects of those inside it, in their order.
  // CHECK-NEXT: scf.if: recursive region-branch
  // CHECK-NEXT: write memory of type memref<8xf32> by memref.store
  // CHECK-NEXT: unknown
  // CHECK-NEXT: memref.store: effects
  // CHECK-NEXT: write memory
  // CHECK-NEXT: func.call: call
  // CHECK-NEXT: unknown
  // CHECK-NEXT: scf.yield: terminator effects effect-free pure
  scf.if %c {
    memref.store %1, %m[%i] : memref<8xf32>
    func.call @declared() : () -> ()
  }
  // CHECK-NEXT: scf.for: recursive loop region-branch
  // CHECK-NEXT: write memory of type memref<8xf32> by memref.store
  // CHECK-NEXT: read memory of type memref<8xf32> by memref.load
  // CHECK-NEXT: write memory of type memref<8xf32> by memref.store
  // CHECK-NEXT: memref.store
  // CHECK-NEXT: write
  // CHECK-NEXT: scf.if: recursive region-branch
  // CHECK-NEXT: read memory of type memref<8xf32> by memref.load
  // CHECK: memref.store
  scf.for %k = %c1 to %i step %c1 {
    memref.store %1, %m[%k] : memref<8xf32>
    scf.if %c {
      %5 = memref.load %m[%k] : memref<8xf32>
    }
    memref.store %1, %m[%k] : memref<8xf32>
  }
  // CHECK: foo.bar: unregistered
  // CHECK-NEXT: unknown
  "foo.bar"() : () -> ()
  // Division may trap: no effect, but its place matters.
  // CHECK-NEXT: arith.divsi: effects effect-free{{$}}
  %4 = arith.divsi %i, %i : index
  // CHECK-NEXT: memref.dealloc: effects
  // CHECK-NEXT: free memory of type memref<8xf32> by memref.dealloc
  memref.dealloc %0 : memref<8xf32>
  // CHECK-NEXT: func.return: terminator effects effect-free pure
  return
}

func.func @communication(%m: memref<8xf32>, %n: memref<64xf32>) {
  // CHECK: comm.all_gather: effects collective ordered{{$}}
  // CHECK-DAG: read channel by comm.all_gather
  // CHECK-DAG: write channel by comm.all_gather
  // CHECK-DAG: read memory of type memref<8xf32> by comm.all_gather
  // CHECK-DAG: write memory of type memref<64xf32> by comm.all_gather
  %f = comm.all_gather %m into %n on @dp dim 0
      : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  // CHECK: comm.wait: effects wait ordered{{$}}
  // CHECK-DAG: read channel by comm.wait
  // CHECK-DAG: write channel by comm.wait
  %w = comm.wait %f : !comm.future<memref<64xf32>>
  // CHECK: comm.view: effects view effect-free pure views-operand-0=1 result-0-is-view=1
  %v = comm.view "aten.slice" %w : memref<64xf32> -> memref<8xf32>
  // CHECK: comm.compute: effects ordered allocates-0
  // CHECK-DAG: read memory of type memref<8xf32> by comm.compute
  // CHECK-DAG: allocate memory of type memref<8xf32> by comm.compute
  %y = comm.compute "mm"(%v) : (memref<8xf32>) -> memref<8xf32>
  // CHECK: comm.schedule_group: recursive region-branch ordered
  // CHECK-NEXT: allocate memory of type memref<8xf32> by memref.alloca
  comm.schedule_group {
    %a = memref.alloca() : memref<8xf32>
  }
  return
}

// A module is a graph region.
// CHECK: builtin.module: {{.*}}symbol-table isolated {{.*}}graph-0
module @inner {
}
