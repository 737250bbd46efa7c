// A collective whose inputs are known an iteration before starts then.

// RUN: commute-opt %s --comm-pipeline-loop -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: commute-opt %s --pass-pipeline='builtin.module(func.func(comm-pipeline-loop))' | cmp - %t.mlir
// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-pipeline-loop)' | cmp - %t.mlir
// RUN: commute-opt %t.mlir | cmp - %t.mlir

// Schedulers take what comes of it.
// RUN: commute-opt %t.mlir --comm-schedule --comm-verify-order -o /dev/null

// RUN: commute-opt %s --comm-pipeline-loop --remarks-filter=comm.* -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: starts one iteration ahead

// RUN: commute-interpret '--pipeline=any(comm-pipeline-loop)' '--pipeline=any(comm-pipeline-loop{order=none},comm-schedule)' %s %S/pipeline-loop-kept.mlir | FileCheck %s --check-prefix=MEANING
// MEANING: {{[0-9]+}} agree, 0 differ ({{[0-9]+}} rewritten)

comm.process_group @dp size 8
comm.process_group @tp size 2

// The weights of layer i: the next ones are gathered while these are in use.
// The bounds are constants, 0, 2, 4 and 6, the last iteration is behind the
// loop.
// CHECK-LABEL: func.func @weights
// CHECK-SAME: (%[[W:.*]]: tensor<8x8xf32>, %[[X:.*]]: tensor<64xf32>)
// CHECK-DAG: %[[LOWER:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[STEP:.*]] = arith.constant 2 : index
// CHECK: %[[LAST:.*]] = arith.constant 6 : index
// CHECK-NEXT: %[[S:.*]] = tensor.extract_slice %[[W]][%[[LOWER]], 0] [1, 8] [1, 1]
// CHECK-NEXT: %[[F:.*]] = comm.all_gather %[[S]] on @dp
// CHECK-NEXT: %[[L:.*]]:2 = scf.for %[[I:.*]] = %[[LOWER]] to %[[LAST]] step %[[STEP]] iter_args(%[[Y:.*]] = %[[X]], %[[G:.*]] = %[[F]]) -> (tensor<64xf32>, !comm.future<tensor<64xf32>>) {
// CHECK-NEXT: %[[H:.*]] = comm.compute "attention"(%[[Y]])
// CHECK-NEXT: %[[FULL:.*]] = comm.wait %[[G]]
// CHECK-NEXT: %[[NEXT:.*]] = arith.addi %[[I]], %[[STEP]] : index
// CHECK-NEXT: %[[T:.*]] = tensor.extract_slice %[[W]][%[[NEXT]], 0] [1, 8] [1, 1]
// CHECK-NEXT: %[[N:.*]] = comm.all_gather %[[T]] on @dp
// CHECK-NEXT: %[[Z:.*]] = comm.compute "mm"(%[[H]], %[[FULL]])
// CHECK-NEXT: scf.yield %[[Z]], %[[N]]
// CHECK-NEXT: }
// CHECK-NEXT: %[[H:.*]] = comm.compute "attention"(%[[L]]#0)
// CHECK-NEXT: %[[FULL:.*]] = comm.wait %[[L]]#1
// CHECK-NEXT: %[[Z:.*]] = comm.compute "mm"(%[[H]], %[[FULL]])
// CHECK-NEXT: return %[[Z]]
func.func @weights(%w: tensor<8x8xf32>, %x: tensor<64xf32>) -> tensor<64xf32> {
  %lower = arith.constant 0 : index
  %upper = arith.constant 7 : index
  %step = arith.constant 2 : index
  %r = scf.for %i = %lower to %upper step %step iter_args(%y = %x) -> (tensor<64xf32>) {
    %s = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<8xf32>
    %f = comm.all_gather %s on @dp dim 0 : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    %h = comm.compute "attention"(%y) : (tensor<64xf32>) -> tensor<64xf32>
    %full = comm.wait %f : !comm.future<tensor<64xf32>>
    %z = comm.compute "mm"(%h, %full) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    scf.yield %z : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}

// Where nobody knows whether the loop runs, it is asked first.
// CHECK-LABEL: func.func @guarded
// CHECK-SAME: %[[LOWER:.*]]: i32, %[[UPPER:.*]]: i32, %[[STEP:.*]]: i32
// CHECK-NEXT: %[[RUNS:.*]] = arith.cmpi slt, %[[LOWER]], %[[UPPER]] : i32
// CHECK-NEXT: %[[R:.*]] = scf.if %[[RUNS]] -> (tensor<8xf32>) {
// CHECK: %[[LENGTH:.*]] = arith.subi %[[UPPER]], %[[LOWER]] : i32
// CHECK: %[[LESS:.*]] = arith.subi %[[LENGTH]], %{{.*}} : i32
// CHECK: %[[STEPS:.*]] = arith.divui %[[LESS]], %[[STEP]] : i32
// CHECK: %[[DISTANCE:.*]] = arith.muli %[[STEPS]], %[[STEP]] : i32
// CHECK: %[[LAST:.*]] = arith.addi %[[LOWER]], %[[DISTANCE]] : i32
// CHECK: comm.all_reduce
// CHECK: %[[L:.*]]:2 = scf.for %{{.*}} = %[[LOWER]] to %[[LAST]] step %[[STEP]]
// CHECK: comm.wait %[[L]]#1
// CHECK: %[[Z:.*]] = comm.compute "z"
// CHECK: scf.yield %[[Z]]
// CHECK: } else {
// CHECK-NEXT: scf.yield %arg3
// CHECK: return %[[R]]
func.func @guarded(%lower: i32, %upper: i32, %step: i32, %x: tensor<8xf32>) -> tensor<8xf32> {
  %r = scf.for %i = %lower to %upper step %step iter_args(%y = %x) -> (tensor<8xf32>) : i32 {
    %f = comm.all_reduce %x on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %z = comm.compute "z"(%y, %v) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    scf.yield %z : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// Inputs that the loop carries: it starts as soon as they are there.
// CHECK-LABEL: func.func @carried
// CHECK: comm.permute %arg0
// CHECK: scf.for {{.*}} iter_args(%[[KV:.*]] = %arg0, %[[Y:.*]] = %arg0, %[[G:.*]] = %{{.*}})
// CHECK-NEXT: %[[V:.*]] = comm.wait %[[G]]
// CHECK-NEXT: arith.addi
// CHECK-NEXT: %[[N:.*]] = comm.permute %[[V]]
// CHECK-NEXT: %[[Z:.*]] = comm.compute "attention"(%[[Y]], %[[KV]])
// CHECK-NEXT: scf.yield %[[V]], %[[Z]], %[[N]]
func.func @carried(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r:2 = scf.for %i = %zero to %n step %one iter_args(%kv = %x, %y = %x) -> (tensor<8xf32>, tensor<8xf32>) {
    %f = comm.permute %kv on @dp from [0, 1] to [1, 0] : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %z = comm.compute "attention"(%y, %kv) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    scf.yield %v, %z : tensor<8xf32>, tensor<8xf32>
  }
  return %r#1 : tensor<8xf32>
}

// Two of one group keep their order, and stay behind what is of their group in
// the body; one loop in another.
// CHECK-LABEL: func.func @two
// CHECK: scf.for
// CHECK: comm.all_gather %arg0
// CHECK-NEXT: comm.all_gather %arg1
// CHECK-NEXT: %[[L:.*]]:2 = scf.for {{.*}} iter_args(%[[F:.*]] = %{{.*}}, %[[G:.*]] = %{{.*}})
// CHECK-NEXT: comm.wait %[[F]]
// CHECK-NEXT: comm.wait %[[G]]
// CHECK-NEXT: comm.compute "mm"
// CHECK-NEXT: comm.reduce_scatter
// CHECK-NEXT: arith.addi
// CHECK-NEXT: %[[M:.*]] = comm.all_gather %arg0
// CHECK-NEXT: arith.addi
// CHECK-NEXT: %[[N:.*]] = comm.all_gather %arg1
// CHECK-NEXT: comm.compute "hidden"
// CHECK: scf.yield %[[M]], %[[N]]
func.func @two(%a: tensor<8xf32>, %b: tensor<8xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %one = arith.constant 1 : index
  scf.for %j = %zero to %n step %one {
    scf.for %i = %zero to %four step %one {
      %f = comm.all_gather %a on @dp dim 0 : tensor<8xf32> -> !comm.future<tensor<64xf32>>
      %g = comm.all_gather %b on @dp dim 0 : tensor<8xf32> -> !comm.future<tensor<64xf32>>
      %v = comm.wait %f : !comm.future<tensor<64xf32>>
      %w = comm.wait %g : !comm.future<tensor<64xf32>>
      %z = comm.compute "mm"(%v, %w) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
      %h = comm.reduce_scatter %z on @dp dim 0 reduce sum : tensor<64xf32> -> !comm.future<tensor<8xf32>>
      %y = comm.compute "hidden"(%z) : (tensor<64xf32>) -> tensor<64xf32>
      %u = comm.wait %h : !comm.future<tensor<8xf32>>
    }
  }
  return
}

// Bounds whose difference a signed number does not hold: it is divided as an
// unsigned one.
// CHECK-LABEL: func.func @far_apart
// CHECK-DAG: %[[LOWER:.*]] = arith.constant -9223372036854775808 : i64
// CHECK-DAG: %[[UPPER:.*]] = arith.constant 9223372036854775807 : i64
// CHECK-DAG: %[[STEP:.*]] = arith.constant 4611686018427387905 : i64
// CHECK: %[[LENGTH:.*]] = arith.subi %[[UPPER]], %[[LOWER]] : i64
// CHECK: %[[LESS:.*]] = arith.subi %[[LENGTH]], %{{.*}} : i64
// CHECK-NEXT: arith.divui %[[LESS]], %[[STEP]] : i64
func.func @far_apart(%w: tensor<8xf32>, %x: tensor<64xf32>) -> tensor<64xf32> {
  %lower = arith.constant -9223372036854775808 : i64
  %upper = arith.constant 9223372036854775807 : i64
  %step = arith.constant 4611686018427387905 : i64
  %r = scf.for %i = %lower to %upper step %step iter_args(%y = %x) -> (tensor<64xf32>) : i64 {
    %f = comm.all_gather %w on @dp dim 0 : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    %full = comm.wait %f : !comm.future<tensor<64xf32>>
    %z = comm.compute "mm"(%y, %full) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    scf.yield %z : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}

// Constants of more than 64 bits: not the lowest 64 of them.
// CHECK-LABEL: func.func @wide
// CHECK-DAG: %[[UPPER:.*]] = arith.constant 18446744073709551617 : i128
// CHECK: arith.cmpi slt, %{{.*}}, %[[UPPER]] : i128
func.func @wide(%x: tensor<8xf32>) {
  %lower = arith.constant 0 : i128
  %upper = arith.constant 18446744073709551617 : i128
  %step = arith.constant 9223372036854775808 : i128
  scf.for %i = %lower to %upper step %step : i128 {
    %f = comm.all_reduce %x on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %z = comm.compute "z"(%v) : (tensor<8xf32>) -> tensor<8xf32>
  }
  return
}

// CHECK-LABEL: func.func @one_bit
// CHECK: arith.cmpi slt
// CHECK: arith.subi %{{.*}}, %{{.*}} : i1
func.func @one_bit(%x: tensor<8xf32>, %n: i1) {
  scf.for %i = %n to %n step %n : i1 {
    %f = comm.all_reduce %x on @dp reduce sum : tensor<8xf32> -> !comm.future<tensor<8xf32>>
    %v = comm.wait %f : !comm.future<tensor<8xf32>>
    %z = comm.compute "z"(%v) : (tensor<8xf32>) -> tensor<8xf32>
  }
  return
}
