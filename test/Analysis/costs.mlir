// What operations cost where nobody says more.

// RUN: commute-opt %s --comm-print-schedule-graph=file=%t.txt \
// RUN:   -verify-diagnostics -o /dev/null
// RUN: FileCheck %s < %t.txt

comm.process_group @dp size 8
comm.process_group @one size 1
comm.process_group @slow size 4 latency 1.0e5 bandwidth 1.0e9
func.func private @f()

// Attributes, as they are.
// CHECK-LABEL: func.func @given
// CHECK: "start": collective, 9007199254740993 ns
// CHECK: "wait": wait, 1.5 ns
// CHECK: "view": compute, 4 ns
// CHECK: "call": compute, 0 ns
func.func @given(%s: tensor<8xf32>) {
  %f = comm.all_gather %s on @dp dim 0
      {comm.name = "start", comm.cost_ns = 9007199254740993}
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f {comm.name = "wait", comm.cost_ns = 1.5}
      : !comm.future<tensor<64xf32>>
  %v = comm.view "v" %s {comm.name = "view", comm.cost_ns = 4 : si8}
      : tensor<8xf32> -> tensor<8xf32>
  call @f() {comm.name = "call", comm.cost_ns = 0 : ui64} : () -> ()
  return
}

// Collectives: a latency, and the bytes of the full tensors over a bandwidth.
// 368, 356, 206 and 368 kB take 1000 ns.
// CHECK-LABEL: func.func @collectives
// CHECK: "ag": collective, 26000 ns
// CHECK: "rs": collective, 28000 ns
// CHECK: "ar": collective, 37000 ns
// CHECK: "a2a": collective, 33000 ns
// CHECK: "bc": collective, 26000 ns
// CHECK: "send": collective, 26000 ns
// CHECK: "recv": collective, 26000 ns
// CHECK: "barrier": collective, 25000 ns
// CHECK: "one": collective, 0 ns
// CHECK: "slow": collective, 102000 ns
// CHECK: "two": collective, 27000 ns
// CHECK: "dynamic": collective, 2000 ns
func.func @collectives(%a: tensor<46000xi8>, %b: tensor<356000xi8>,
                       %c: tensor<206000xi8>, %d: tensor<368000xi8>,
                       %e: tensor<500xi8>, %u: tensor<?xi8>) {
  %0 = comm.all_gather %a on @dp dim 0 {comm.name = "ag"}
      : tensor<46000xi8> -> !comm.future<tensor<368000xi8>>
  %1 = comm.reduce_scatter %b on @dp dim 0 reduce sum {comm.name = "rs"}
      : tensor<356000xi8> -> !comm.future<tensor<44500xi8>>
  %2 = comm.all_reduce %c on @dp reduce sum {comm.name = "ar"}
      : tensor<206000xi8> -> !comm.future<tensor<206000xi8>>
  %3 = comm.all_to_all %d on @dp split 0 concat 0 {comm.name = "a2a"}
      : tensor<368000xi8> -> !comm.future<tensor<368000xi8>>
  %4 = comm.broadcast %d on @dp root 0 {comm.name = "bc"}
      : tensor<368000xi8> -> !comm.future<tensor<368000xi8>>
  %5 = comm.send %d on @dp to 1 {comm.name = "send"} : tensor<368000xi8>
  %6 = comm.recv on @dp from 1 {comm.name = "recv"}
      -> !comm.future<tensor<368000xi8>>
  %7 = comm.barrier on @dp {comm.name = "barrier"}
  %8 = comm.all_gather %d on @one dim 0 {comm.name = "one"}
      : tensor<368000xi8> -> !comm.future<tensor<368000xi8>>
  %9 = comm.all_gather %e on @slow dim 0 {comm.name = "slow"}
      : tensor<500xi8> -> !comm.future<tensor<2000xi8>>
  %10 = comm.all_gather %a, %a on @dp dim 0 {comm.name = "two"}
      : tensor<46000xi8>, tensor<46000xi8>
      -> !comm.future<tensor<368000xi8>, tensor<368000xi8>>
  // expected-warning @+1 {{'comm.all_reduce' op has no known cost, 2000 ns are assumed}}
  %11 = comm.all_reduce %u on @dp reduce sum {comm.name = "dynamic"}
      : tensor<?xi8> -> !comm.future<tensor<?xi8>>
  %w0 = comm.wait %0 : !comm.future<tensor<368000xi8>>
  %w1 = comm.wait %1 : !comm.future<tensor<44500xi8>>
  %w2 = comm.wait %2 : !comm.future<tensor<206000xi8>>
  %w3 = comm.wait %3 : !comm.future<tensor<368000xi8>>
  %w4 = comm.wait %4 : !comm.future<tensor<368000xi8>>
  comm.wait %5 : !comm.future
  %w6 = comm.wait %6 : !comm.future<tensor<368000xi8>>
  comm.wait %7 : !comm.future
  %w8 = comm.wait %8 : !comm.future<tensor<368000xi8>>
  %w9 = comm.wait %9 : !comm.future<tensor<2000xi8>>
  %w10:2 = comm.wait %10 : !comm.future<tensor<368000xi8>, tensor<368000xi8>>
  %w11 = comm.wait %11 : !comm.future<tensor<?xi8>>
  return
}

// Computations: 2 us, and memory traffic or arithmetic, whichever is longer.
// 2.5 MB take 1000 ns; 1000^3 multiply-adds take 3333.3 ns.
// CHECK-LABEL: func.func @computations
// CHECK: "memory": compute, 3000 ns
// CHECK: "matmul": compute, 5333.3333{{[0-9]*}} ns
// CHECK: "batch": compute, 15333.3333{{[0-9]*}} ns
// CHECK: "comm.view#{{.*}}": compute, 0 ns
// CHECK: "tensor.empty#{{.*}}": compute, 0 ns
// CHECK: "tensor.cast#{{.*}}": compute, 0 ns
// CHECK: "memref.subview#{{.*}}": compute, 0 ns
// CHECK: "comm.resize#{{.*}}": compute, 0 ns
// CHECK: "arith.addi#{{.*}}": compute, 0 ns
// CHECK: "element": compute, 0.0032 ns
// CHECK: "scalar": compute, 2000 ns
func.func @computations(%x: tensor<1250000xi8>, %a: tensor<1000x1000xf16>,
                        %b: tensor<4x1000x1000xf16>,
                        %m: memref<8xf32>, %i: index) {
  %f = comm.barrier on @dp
  comm.wait %f : !comm.future
  %0 = comm.compute "p"(%x) {comm.name = "memory"}
      : (tensor<1250000xi8>) -> tensor<1250000xi8>
  %1 = linalg.matmul {comm.name = "matmul"}
      ins(%a, %a : tensor<1000x1000xf16>, tensor<1000x1000xf16>)
      outs(%a : tensor<1000x1000xf16>) -> tensor<1000x1000xf16>
  %2 = linalg.batch_matmul {comm.name = "batch"}
      ins(%b, %b : tensor<4x1000x1000xf16>, tensor<4x1000x1000xf16>)
      outs(%b : tensor<4x1000x1000xf16>) -> tensor<4x1000x1000xf16>
  %3 = comm.view "v" %x : tensor<1250000xi8> -> tensor<1250000xi8>
  %4 = tensor.empty() : tensor<8xf32>
  %5 = tensor.cast %4 : tensor<8xf32> to tensor<?xf32>
  %6 = memref.subview %m[0] [4] [1] : memref<8xf32> to memref<4xf32>
  comm.resize %m to 0 : memref<8xf32>
  %7 = arith.addi %i, %i : index
  %8 = memref.load %m[%i] {comm.name = "element"} : memref<8xf32>
  comm.compute "seed"(%i) {comm.name = "scalar"} : (index) -> ()
  return
}

// Regions: a loop times its trip count, the more costly branch, the members of
// a group; a loop of unknown length counts once.
// CHECK-LABEL: func.func @regions
// CHECK: "loop": compute, 90 ns
// CHECK: "never": compute, 0 ns
// CHECK: "if": compute, 8 ns
// CHECK: "group": collective and wait, 12 ns
// CHECK: "while": compute, 5 ns
// CHECK: "again": compute, 5 ns
func.func @regions(%c: i1, %n: index) {
  %0 = arith.constant 0 : index
  %10 = arith.constant 10 : index
  %3 = arith.constant 3 : index
  scf.for %i = %0 to %10 step %3 {
    comm.compute "a"() {comm.cost_ns = 5} : () -> ()
    scf.for %j = %0 to %3 step %3 {
      comm.compute "a"() {comm.cost_ns = 8} : () -> ()
      comm.compute "a"() {comm.cost_ns = 9.5} : () -> ()
    }
  } {comm.name = "loop"}
  scf.for %i = %10 to %0 step %3 {
    comm.compute "a"() {comm.cost_ns = 5} : () -> ()
  } {comm.name = "never"}
  scf.if %c {
    comm.compute "a"() {comm.cost_ns = 5} : () -> ()
    comm.compute "a"() {comm.cost_ns = 3} : () -> ()
  } else {
    comm.compute "a"() {comm.cost_ns = 7} : () -> ()
  } {comm.name = "if"}
  comm.schedule_group attributes {comm.name = "group"} {
    %f = comm.barrier on @dp {comm.cost_ns = 10}
    comm.wait %f {comm.cost_ns = 2} : !comm.future
  }
  // expected-remark @+1 {{'scf.for' op has no known number of iterations, the cost of one is assumed}}
  scf.for %i = %0 to %n step %3 {
    comm.compute "a"() {comm.cost_ns = 5} : () -> ()
  } {comm.name = "while"}
  scf.for %i = %0 to %n step %3 {
    comm.compute "a"() {comm.cost_ns = 5} : () -> ()
  } {comm.name = "again"}
  return
}

// Where nothing is known, a warning says so: once for each kind of operation.
// CHECK-LABEL: func.func @nothing
// CHECK: "call": compute, 2000 ns
// CHECK: "call2": compute, 2000 ns
// CHECK: "dynamic": compute, 2000 ns
func.func @nothing(%u: tensor<?xi8>) {
  %f = comm.barrier on @dp
  comm.wait %f : !comm.future
  // expected-warning @+1 {{'func.call' op has no known cost, 2000 ns are assumed}}
  call @f() {comm.name = "call"} : () -> ()
  call @f() {comm.name = "call2"} : () -> ()
  // expected-warning @+1 {{'comm.compute' op has no known cost, 2000 ns are assumed}}
  %0 = comm.compute "a"(%u) {comm.name = "dynamic"}
      : (tensor<?xi8>) -> tensor<?xi8>
  return
}

// The process group is that of the closest module.
// CHECK-LABEL: func.func @other_module
// CHECK: "other": collective, 0 ns
module {
  comm.process_group @dp size 1
  func.func @other_module() {
    %f = comm.barrier on @dp {comm.name = "other"}
    comm.wait %f : !comm.future
    return
  }
}
