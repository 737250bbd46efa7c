// Devices of a file, which come before those that are built in.

// RUN: commute-opt %s -o /dev/null --comm-print-schedule-graph="cost-model=alpha-beta devices=%S/Inputs/devices.json device=mine file=%t.1"
// RUN: FileCheck --check-prefixes=CHECK,MINE %s < %t.1
// RUN: commute-opt %s -o /dev/null --comm-devices=%S/Inputs/devices.json \
// RUN:   --comm-print-schedule-graph="cost-model=roofline device=faster file=%t.2"
// RUN: FileCheck --check-prefixes=CHECK,FASTER %s < %t.2
// RUN: %mlir_opt_plugin %s -o /dev/null --pass-pipeline='builtin.module(comm-print-schedule-graph{cost-model=inductor devices=%S/Inputs/devices.json device=mine file=%t.3})'
// RUN: FileCheck --check-prefix=NCCL %s < %t.3
// RUN: commute-opt %s -o /dev/null --comm-devices=%S/Inputs/devices.json \
// RUN:   --comm-print-schedule-graph="cost-model=alpha-beta file=%t.4"
// RUN: FileCheck --check-prefix=H100 %s < %t.4

// An option comes before the flag.
// RUN: commute-opt %s -o /dev/null --comm-devices=no-such-file \
// RUN:   --comm-print-schedule-graph="cost-model=alpha-beta devices=%S/Inputs/devices.json file=%t.5"
// RUN: FileCheck --check-prefix=H100 %s < %t.5

comm.process_group @four size 4
comm.process_group @two size 2
comm.process_group @eight size 8

// CHECK: "ar": collective, 5000 ns
// CHECK: "ag": collective, 9000 ns
// CHECK: "two": collective, 5000 ns
// CHECK: "rs": collective, 7500 ns
// CHECK: "eight": collective, 568600 ns
// MINE: "f32": compute, 502 ns
// FASTER: "f32": compute, 2 ns
// MINE: "i32": compute, 504 ns
// MINE: "bytes": compute, 2500 ns
// H100: "bytes": compute, 5597.0149{{[0-9]*}} ns
// NCCL: "f32": compute, 2 ns
// NCCL: "bytes": compute, 2000 ns
func.func @f(%a: tensor<8000xi8>, %b: tensor<4500xi8>, %c: tensor<9000xi8>,
             %d: tensor<9600xi8>, %x: tensor<10x10xf32>,
             %y: tensor<10x10xi32>, %z: tensor<1000x1000xi8>) {
  %0 = comm.all_reduce %a on @four reduce sum {comm.name = "ar"}
      : tensor<8000xi8> -> !comm.future<tensor<8000xi8>>
  %1 = comm.all_gather %b on @four dim 0 {comm.name = "ag"}
      : tensor<4500xi8> -> !comm.future<tensor<18000xi8>>
  %2 = comm.all_gather %c on @two dim 0 {comm.name = "two"}
      : tensor<9000xi8> -> !comm.future<tensor<18000xi8>>
  %3 = comm.reduce_scatter %d on @four dim 0 reduce sum {comm.name = "rs"}
      : tensor<9600xi8> -> !comm.future<tensor<2400xi8>>
  %4 = comm.all_gather %a on @eight dim 0 {comm.name = "eight"}
      : tensor<8000xi8> -> !comm.future<tensor<64000xi8>>
  %5 = linalg.matmul {comm.name = "f32"}
      ins(%x, %x : tensor<10x10xf32>, tensor<10x10xf32>)
      outs(%x : tensor<10x10xf32>) -> tensor<10x10xf32>
  %6 = linalg.matmul {comm.name = "i32"}
      ins(%y, %y : tensor<10x10xi32>, tensor<10x10xi32>)
      outs(%y : tensor<10x10xi32>) -> tensor<10x10xi32>
  comm.compute "copy"(%z, %z) {comm.name = "bytes"}
      : (tensor<1000x1000xi8>, tensor<1000x1000xi8>) -> ()
  return
}
