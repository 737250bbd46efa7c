// Computations and schedule groups in every form, attributes of any op.
// RUN: commute-opt %s | FileCheck %s --match-full-lines
// RUN: commute-opt %s | commute-opt | FileCheck %s --match-full-lines
// RUN: commute-opt %s --mlir-print-op-generic | commute-opt | FileCheck %s --match-full-lines
// RUN: commute-opt %s --emit-bytecode | commute-opt | FileCheck %s --match-full-lines
// RUN: commute-opt %s --verify-roundtrip -o /dev/null

// CHECK: comm.process_group @dp size 8
comm.process_group @dp size 8

// CHECK-LABEL: func.func @compute(%arg0: tensor<8xf32>, %arg1: memref<8xf32>, %arg2: memref<*xf32>, %arg3: i32) {
func.func @compute(%t: tensor<8xf32>, %m: memref<8xf32>, %n: memref<*xf32>, %i: i32) {
  // CHECK: comm.compute "barrier"() : () -> ()
  comm.compute "barrier"() : () -> ()
  // CHECK: %0 = comm.compute "mm"(%arg0, %arg3) : (tensor<8xf32>, i32) -> tensor<8xf32>
  %a = comm.compute "mm"(%t, %i) : (tensor<8xf32>, i32) -> tensor<8xf32>
  // CHECK: %1:3 = comm.compute "a \22quoted\22 name"() {comm.cost_ns = 9000 : i64, comm.name = "q"} : () -> (memref<8xf32>, tensor<*xf32>, index)
  %b:3 = comm.compute "a \"quoted\" name"() {comm.cost_ns = 9000, comm.name = "q"} : () -> (memref<8xf32>, tensor<*xf32>, index)
  // CHECK: comm.compute "adam"(%arg1, %arg0, %arg2) mutates [0, 2] : (memref<8xf32>, tensor<8xf32>, memref<*xf32>) -> ()
  comm.compute "adam"(%m, %t, %n) mutates [0, 2] : (memref<8xf32>, tensor<8xf32>, memref<*xf32>) -> ()
  // CHECK: comm.compute "nothing"(%arg1) mutates [] : (memref<8xf32>) -> ()
  comm.compute "nothing"(%m) mutates [] : (memref<8xf32>) -> ()
  // CHECK: %2 = comm.compute "all"(%arg1) mutates [0] after(%0, %1#2 : tensor<8xf32>, index) {note} : (memref<8xf32>) -> i1
  %c = comm.compute "all"(%m) mutates [0] after(%a, %b#2 : tensor<8xf32>, index) {note} : (memref<8xf32>) -> i1
  return
}

// CHECK-LABEL: func.func @schedule_group(%arg0: tensor<8xf32>, %arg1: i32) -> tensor<64xf32> {
func.func @schedule_group(%t: tensor<8xf32>, %i: i32) -> tensor<64xf32> {
  // CHECK: comm.schedule_group {
  comm.schedule_group {
  }
  // CHECK: comm.schedule_group after(%arg0, %arg1 : tensor<8xf32>, i32) attributes {comm.name = "g"} {
  comm.schedule_group after(%t, %i : tensor<8xf32>, i32) attributes {comm.name = "g"} {
    // CHECK: %2 = comm.compute "inside"(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    %a = comm.compute "inside"(%t) : (tensor<8xf32>) -> tensor<8xf32>
  }
  // CHECK: %0:2 = comm.schedule_group after(%arg1 : i32) -> (!comm.future<tensor<64xf32>>, tensor<8xf32>) attributes {note} {
  %f, %b = comm.schedule_group after(%i : i32) -> (!comm.future<tensor<64xf32>>, tensor<8xf32>) attributes {note} {
    // CHECK: %2 = comm.all_gather %arg0 on @dp dim 0 : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    %g = comm.all_gather %t on @dp dim 0 : tensor<8xf32> -> !comm.future<tensor<64xf32>>
    // CHECK: %3 = comm.schedule_group -> (tensor<8xf32>) {
    %h = comm.schedule_group -> (tensor<8xf32>) {
      // CHECK: comm.yield %arg0 : tensor<8xf32>
      comm.yield %t : tensor<8xf32>
    }
    // CHECK: comm.yield %2, %3 : !comm.future<tensor<64xf32>>, tensor<8xf32>
    comm.yield %g, %h : !comm.future<tensor<64xf32>>, tensor<8xf32>
  }
  // CHECK: comm.schedule_group {
  comm.schedule_group {
    // CHECK: comm.yield {note}
    comm.yield {note}
  }
  // CHECK: %1 = comm.wait %0#0 : !comm.future<tensor<64xf32>>
  %r = comm.wait %f : !comm.future<tensor<64xf32>>
  return %r : tensor<64xf32>
}

// Costs are integers or floats of any width up to 64 bits, or wider floats.
// CHECK-LABEL: func.func @attributes(%arg0: tensor<8xf32>) attributes {comm.name = "layer"} {
func.func @attributes(%t: tensor<8xf32>) attributes {comm.name = "layer"} {
  // CHECK: %0 = arith.addf %arg0, %arg0 {comm.cost_ns = 0 : i8, comm.name = ""} : tensor<8xf32>
  %a = arith.addf %t, %t {comm.cost_ns = 0 : i8, comm.name = ""} : tensor<8xf32>
  // CHECK: %1 = arith.addf %arg0, %arg0 {comm.cost_ns = 9223372036854775807 : i64} : tensor<8xf32>
  %b = arith.addf %t, %t {comm.cost_ns = 9223372036854775807} : tensor<8xf32>
  // CHECK: %2 = arith.addf %arg0, %arg0 {comm.cost_ns = 255 : ui8} : tensor<8xf32>
  %c = arith.addf %t, %t {comm.cost_ns = 255 : ui8} : tensor<8xf32>
  // CHECK: %3 = arith.addf %arg0, %arg0 {comm.cost_ns = 7 : index} : tensor<8xf32>
  %d = arith.addf %t, %t {comm.cost_ns = 7 : index} : tensor<8xf32>
  // CHECK: %4 = arith.addf %arg0, %arg0 {comm.cost_ns = 7 : si64} : tensor<8xf32>
  %e = arith.addf %t, %t {comm.cost_ns = 7 : si64} : tensor<8xf32>
  // CHECK: %5 = arith.addf %arg0, %arg0 {comm.cost_ns = 1.500000e+00 : f32} : tensor<8xf32>
  %f = arith.addf %t, %t {comm.cost_ns = 1.5 : f32} : tensor<8xf32>
  // CHECK: %6 = arith.addf %arg0, %arg0 {comm.cost_ns = 0x406293E5939A08CEA000000000000000 : f128} : tensor<8xf32>
  %g = arith.addf %t, %t {comm.cost_ns = 1.0e+30 : f128} : tensor<8xf32>
  // CHECK: %7 = arith.addf %arg0, %arg0 {comm.cost_ns = -0.000000e+00 : f64} : tensor<8xf32>
  %h = arith.addf %t, %t {comm.cost_ns = -0.0} : tensor<8xf32>
  return
}
