// Latency and bandwidth, by kind of collective, group size and link.

// RUN: commute-opt %s -o /dev/null \
// RUN:   --comm-print-schedule-graph="cost-model=alpha-beta file=%t.h100" \
// RUN:   && FileCheck --check-prefixes=CHECK,H100 %s < %t.h100
// RUN: commute-opt %s -o /dev/null --comm-print-schedule-graph="cost-model=alpha-beta device=B200 file=%t.b200" \
// RUN:   && FileCheck --check-prefixes=CHECK,B200 %s < %t.b200
// RUN: commute-opt %s -o /dev/null --comm-print-schedule-graph="cost-model=alpha-beta device=GB200 file=%t.gb200" \
// RUN:   && FileCheck --check-prefixes=CHECK,GB200 %s < %t.gb200

comm.process_group @eight size 8
comm.process_group @all size 72
comm.process_group @four size 4
comm.process_group @one size 1
comm.process_group @strided size 2 ranks [0, 8]
comm.process_group @wide size 8 ranks_per_node 4
comm.process_group @slow size 8 link "network"
comm.process_group @stated size 8 link "nvlink" latency 1.0e3 bandwidth 1.0e9
comm.process_group @latency size 8 latency 1.0e3

// The measured times where the group has the size that they were measured with.
// CHECK-LABEL: func.func @measured
// H100: "ag": collective, 26000 ns
// H100: "rs": collective, 28000 ns
// H100: "ar": collective, 37000 ns
// H100: "a2a": collective, 33000 ns
// B200: "ag": collective, 34556.7{{[0-9]*}} ns
// B200: "rs": collective, 37526.6{{[0-9]*}} ns
// B200: "ar": collective, 51645.7{{[0-9]*}} ns
// B200: "a2a": collective, 38589.7{{[0-9]*}} ns
// A group of eight takes 7 of the 71 steps that were measured, and moves 7/8
// rather than 71/72 of the bytes: 8400 + 101600 * 7/71 + 496.3
// GB200: "ag": collective, 18913.{{[0-9]*}} ns
func.func @measured(%a: tensor<46000xi8>, %b: tensor<356000xi8>,
                    %c: tensor<206000xi8>, %d: tensor<368000xi8>) {
  %0 = comm.all_gather %a on @eight dim 0 {comm.name = "ag"}
      : tensor<46000xi8> -> !comm.future<tensor<368000xi8>>
  %1 = comm.reduce_scatter %b on @eight dim 0 reduce sum {comm.name = "rs"}
      : tensor<356000xi8> -> !comm.future<tensor<44500xi8>>
  %2 = comm.all_reduce %c on @eight reduce sum {comm.name = "ar"}
      : tensor<206000xi8> -> !comm.future<tensor<206000xi8>>
  %3 = comm.all_to_all %d on @eight split 0 concat 0 {comm.name = "a2a"}
      : tensor<368000xi8> -> !comm.future<tensor<368000xi8>>
  return
}

// 72 GPUs: nine nodes of H100, one of GB200. Over nine nodes: 8.4 us, 8 steps of
// 14 us, 63 of 3.4 us, and 71/72 of the bytes at 25 GB/s.
// CHECK-LABEL: func.func @large
// H100: "ag": collective, 360160 ns
// H100: "ar": collective, 717600 ns
// GB200: "ag": collective, 110984.8{{[0-9]*}} ns
// GB200: "ar": collective, 63920 ns
func.func @large(%a: tensor<9x1000xi8>, %b: tensor<720000xi8>) {
  %0 = comm.all_gather %a on @all dim 1 {comm.name = "ag"}
      : tensor<9x1000xi8> -> !comm.future<tensor<9x72000xi8>>
  %1 = comm.all_reduce %b on @all reduce sum {comm.name = "ar"}
      : tensor<720000xi8> -> !comm.future<tensor<720000xi8>>
  return
}

// Half the steps but one, and 3/4 rather than 7/8 of the bytes; a permutation,
// which nobody measured, is one step; ranks on two nodes go over the network,
// and so do those of a group that says so.
// CHECK-LABEL: func.func @groups
// H100: "four": collective, 16371.4{{[0-9]*}} ns
// H100: "permute": collective, 12617.7{{[0-9]*}} ns
// H100: "one": collective, 0 ns
// H100: "strided": collective, 29760 ns
// H100: "wide": collective, 55680 ns
// H100: "slow": collective, 119280 ns
// H100: "stated": collective, 369000 ns
// H100: "latency": collective, 2000 ns
func.func @groups(%a: tensor<368000xi8>, %b: tensor<92000xi8>,
                  %c: tensor<46000xi8>, %d: tensor<184000xi8>) {
  %0 = comm.all_gather %b on @four dim 0 {comm.name = "four"}
      : tensor<92000xi8> -> !comm.future<tensor<368000xi8>>
  %1 = comm.permute %a on @eight from [0] to [1] {comm.name = "permute"}
      : tensor<368000xi8> -> !comm.future<tensor<368000xi8>>
  %2 = comm.all_gather %a on @one dim 0 {comm.name = "one"}
      : tensor<368000xi8> -> !comm.future<tensor<368000xi8>>
  %3 = comm.all_gather %d on @strided dim 0 {comm.name = "strided"}
      : tensor<184000xi8> -> !comm.future<tensor<368000xi8>>
  %4 = comm.all_gather %c on @wide dim 0 {comm.name = "wide"}
      : tensor<46000xi8> -> !comm.future<tensor<368000xi8>>
  %5 = comm.all_gather %c on @slow dim 0 {comm.name = "slow"}
      : tensor<46000xi8> -> !comm.future<tensor<368000xi8>>
  %6 = comm.all_gather %c on @stated dim 0 {comm.name = "stated"}
      : tensor<46000xi8> -> !comm.future<tensor<368000xi8>>
  %7 = comm.all_gather %c on @latency dim 0 {comm.name = "latency"}
      : tensor<46000xi8> -> !comm.future<tensor<368000xi8>>
  return
}

// Kernels: a launch of 2 us, and arithmetic at the peak of the type or traffic.
// CHECK-LABEL: func.func @kernels
// H100: "bf16": compute, 140911.4{{[0-9]*}} ns
// H100: "f32": compute, 2056393.{{[0-9]*}} ns
// H100: "bytes": compute, 2000.59{{[0-9]*}} ns
func.func @kernels(%a: tensor<4096x4096xbf16>, %b: tensor<4096x4096xf32>,
                   %c: tensor<1000xi8>) {
  %f = comm.barrier on @one
  comm.wait %f : !comm.future
  %0 = linalg.matmul {comm.name = "bf16"}
      ins(%a, %a : tensor<4096x4096xbf16>, tensor<4096x4096xbf16>)
      outs(%a : tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %1 = linalg.matmul {comm.name = "f32"}
      ins(%b, %b : tensor<4096x4096xf32>, tensor<4096x4096xf32>)
      outs(%b : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %2 = comm.compute "copy"(%c) {comm.name = "bytes"}
      : (tensor<1000xi8>) -> tensor<1000xi8>
  return
}
