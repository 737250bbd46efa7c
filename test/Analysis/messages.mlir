// Messages between two ranks have no names: the first that is received is the
// first that was sent. Those to one rank keep their order, and so do those from
// one; other collectives pass.

// RUN: commute-opt %s --comm-print-schedule-graph -o /dev/null 2>&1 \
// RUN:   | FileCheck %s
// RUN: commute-opt %s --comm-raise-collectives --comm-verify-order \
// RUN:   | FileCheck %s --check-prefix=RAISE
// RUN: commute-opt %s --comm-order-collectives \
// RUN:   | FileCheck %s --check-prefix=AFTER

comm.process_group @pp size 4
comm.process_group @dp size 8

// CHECK-LABEL: func.func @peers
// CHECK: dependences:
// CHECK-NEXT: "slow" -> "first": data
// CHECK-NEXT: "first" -> "second": same peer
// CHECK-NEXT: "from 1" -> "again from 1": same peer
// CHECK-NOT: ->

// RAISE-LABEL: func.func @peers
// RAISE-NEXT: comm.compute "slow"
// RAISE-NEXT: comm.send {{.*}}"first"
// RAISE: comm.send {{.*}}"second"

// AFTER-LABEL: func.func @peers
// AFTER: %[[FIRST:.+]] = comm.send {{.*}}"first"
// AFTER: %[[SECOND:.+]] = comm.send {{.*}} after(%[[FIRST]] : !comm.future)
// AFTER: %[[THIRD:.+]] = comm.send {{.*}} after(%[[SECOND]] : !comm.future)
func.func @peers(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = comm.compute "slow"(%x) {comm.name = "slow", comm.cost_ns = 9}
      : (tensor<4xf32>) -> tensor<4xf32>
  %0 = comm.send %y on @pp to 1 {comm.name = "first"} : tensor<4xf32>
  %1 = comm.send %x on @pp to 1 {comm.name = "second"} : tensor<4xf32>
  %2 = comm.send %x on @pp to 2 {comm.name = "to 2"} : tensor<4xf32>
  %3 = comm.send %x on @dp to 1 {comm.name = "on dp"} : tensor<4xf32>
  %4 = comm.recv on @pp from 1 {comm.name = "from 1"}
      -> !comm.future<tensor<4xf32>>
  %5 = comm.recv on @pp from 2 {comm.name = "from 2"}
      -> !comm.future<tensor<4xf32>>
  %6 = comm.recv on @pp from 1 {comm.name = "again from 1"}
      -> !comm.future<tensor<4xf32>>
  return %y : tensor<4xf32>
}

// A loop sends what it sends before what comes after it.
// CHECK-LABEL: func.func @loop
// CHECK: dependences:
// CHECK: "loop" -> "after": same peer
func.func @loop(%x: tensor<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = comm.send %x on @pp to 1 : tensor<4xf32>
    comm.wait %0 : !comm.future
  } {comm.name = "loop"}
  %1 = comm.send %x on @pp to 1 {comm.name = "after"} : tensor<4xf32>
  comm.wait %1 : !comm.future
  return
}
