// The buffer of a future that goes through a region comes out of a wait that
// does not show what it waits for: to that wait's uses it may be any memory that
// was passed on, this one too.

// RUN: commute-opt %s --comm-print-schedule-graph -o /dev/null 2>&1 \
// RUN:   | FileCheck %s
// RUN: commute-interpret '--pipeline=any(comm-schedule)' %s

comm.process_group @dp size 8

// CHECK: dependences:
// CHECK: "use" -> "free": write after read
func.func @f(%m: memref<8xf32>, %c: i1) -> tensor<8xf32> {
  %n = memref.alloc() : memref<64xf32>
  %f = comm.all_gather %m into %n on @dp dim 0
      : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
  %g = scf.if %c -> !comm.future<memref<64xf32>> {
    scf.yield %f : !comm.future<memref<64xf32>>
  } else {
    scf.yield %f : !comm.future<memref<64xf32>>
  }
  %w = comm.wait %g : !comm.future<memref<64xf32>>
  %u = comm.compute "use"(%w) {comm.name = "use"}
      : (memref<64xf32>) -> tensor<8xf32>
  memref.dealloc %n {comm.name = "free"} : memref<64xf32>
  return %u : tensor<8xf32>
}
