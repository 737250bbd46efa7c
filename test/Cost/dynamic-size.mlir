// Sizes that are not known are taken to be what an option says, with a remark,
// once for each kind of operation.

// RUN: commute-opt %s -verify-diagnostics -o /dev/null \
// RUN:   --comm-print-schedule-graph="dynamic-size=1000 file=%t"
// RUN: FileCheck %s < %t

comm.process_group @dp size 8

// CHECK: "ar": collective, 37000 ns
// CHECK: "compute": compute, 3000 ns
// CHECK: "matmul": compute, 5333.3333{{[0-9]*}} ns
// CHECK: "static": compute, 2000.0128 ns
func.func @f(%a: tensor<206x?xi8>, %b: tensor<1250x?xi8>, %c: tensor<?x?xf16>,
             %d: tensor<4xf32>) {
  // expected-remark @+1 {{'comm.all_reduce' op has dynamic sizes, 1000 is assumed for each}}
  %0 = comm.all_reduce %a on @dp reduce sum {comm.name = "ar"}
      : tensor<206x?xi8> -> !comm.future<tensor<206x?xi8>>
  // expected-remark @+1 {{'comm.compute' op has dynamic sizes, 1000 is assumed for each}}
  %1 = comm.compute "p"(%b) {comm.name = "compute"}
      : (tensor<1250x?xi8>) -> tensor<1250x?xi8>
  // expected-remark @+1 {{'linalg.matmul' op has dynamic sizes, 1000 is assumed for each}}
  %2 = linalg.matmul {comm.name = "matmul"}
      ins(%c, %c : tensor<?x?xf16>, tensor<?x?xf16>)
      outs(%c : tensor<?x?xf16>) -> tensor<?x?xf16>
  %3 = comm.compute "p"(%d) {comm.name = "static"}
      : (tensor<4xf32>) -> tensor<4xf32>
  %4 = comm.compute "p"(%b) : (tensor<1250x?xi8>) -> tensor<1250x?xi8>
  %w = comm.wait %0 : !comm.future<tensor<206x?xi8>>
  return
}
