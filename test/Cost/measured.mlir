// A profile of measured times.

// RUN: commute-opt %s -verify-diagnostics -o /dev/null \
// RUN:   --comm-print-schedule-graph="cost-model=measured profile=%S/Inputs/profile.json file=%t"
// RUN: FileCheck %s < %t

comm.process_group @dp size 8
comm.process_group @four size 4
comm.process_group @one size 1

// Of two entries that agree, the one that states more: the group size, then the
// element type too.
// CHECK-LABEL: func.func @entries
// CHECK: "any": collective, 10000 ns
// CHECK: "four": collective, 7 ns
// CHECK: "f32": collective, 5 ns
// CHECK: "one": collective, 0 ns
func.func @entries(%a: tensor<125xi8>, %b: tensor<250xi8>,
                   %c: tensor<64xf32>) {
  %0 = comm.all_gather %a on @dp dim 0 {comm.name = "any"}
      : tensor<125xi8> -> !comm.future<tensor<1000xi8>>
  %1 = comm.all_gather %b on @four dim 0 {comm.name = "four"}
      : tensor<250xi8> -> !comm.future<tensor<1000xi8>>
  %2 = comm.all_gather %c on @four dim 0 {comm.name = "f32"}
      : tensor<64xf32> -> !comm.future<tensor<256xf32>>
  %3 = comm.all_gather %a on @one dim 0 {comm.name = "one"}
      : tensor<125xi8> -> !comm.future<tensor<125xi8>>
  %w0 = comm.wait %0 : !comm.future<tensor<1000xi8>>
  %w1 = comm.wait %1 : !comm.future<tensor<1000xi8>>
  %w2 = comm.wait %2 : !comm.future<tensor<256xf32>>
  %w3 = comm.wait %3 : !comm.future<tensor<125xi8>>
  return
}

// Between two sizes a power law, below the smallest its time, above the largest
// its rate.
// CHECK-LABEL: func.func @sizes
// CHECK: "below": collective, 10000 ns
// CHECK: "middle": collective, 100000 ns
// CHECK: "above": collective, 2000000 ns
// CHECK: "first": compute, 1414.21356{{[0-9]*}} ns
// CHECK: "second": compute, 5656.854{{[0-9]*}} ns
// CHECK: "sample": compute, 2000 ns
// CHECK: "view": compute, 0 ns
func.func @sizes(%a: tensor<8xi8>, %b: tensor<1250xi8>, %c: tensor<25000xi8>,
                 %d: tensor<1000xbf16>, %e: tensor<4000xbf16>,
                 %f: tensor<2000xbf16>) {
  %0 = comm.all_gather %a on @dp dim 0 {comm.name = "below"}
      : tensor<8xi8> -> !comm.future<tensor<64xi8>>
  %1 = comm.all_gather %b on @dp dim 0 {comm.name = "middle"}
      : tensor<1250xi8> -> !comm.future<tensor<10000xi8>>
  %2 = comm.all_gather %c on @dp dim 0 {comm.name = "above"}
      : tensor<25000xi8> -> !comm.future<tensor<200000xi8>>
  comm.compute "mm"(%d) {comm.name = "first"} : (tensor<1000xbf16>) -> ()
  comm.compute "mm"(%e) {comm.name = "second"} : (tensor<4000xbf16>) -> ()
  comm.compute "mm"(%f) {comm.name = "sample"} : (tensor<2000xbf16>) -> ()
  %v = comm.view "v" %d {comm.name = "view"}
      : tensor<1000xbf16> -> tensor<10x100xbf16>
  %w0 = comm.wait %0 : !comm.future<tensor<64xi8>>
  %w1 = comm.wait %1 : !comm.future<tensor<10000xi8>>
  %w2 = comm.wait %2 : !comm.future<tensor<200000xi8>>
  return
}

// What the profile lacks is estimated by its fallback, with one warning for each
// kind.
// CHECK-LABEL: func.func @lacking
// CHECK: "ar": collective, 37000 ns
// CHECK: "matmul": compute, 42 ns
// CHECK: "other": compute, 200 ns
// CHECK: "batch": compute, 2001.
// CHECK: "comm.all_reduce#{{.*}}": collective, 37000 ns
func.func @lacking(%c: tensor<206000xi8>, %x: tensor<8x8xf16>,
                   %y: tensor<8x8x8xf16>) {
  // expected-warning @+1 {{'comm.all_reduce' op is not known to the cost model 'measured', 'alpha-beta' estimates it}}
  %0 = comm.all_reduce %c on @dp reduce sum {comm.name = "ar"}
      : tensor<206000xi8> -> !comm.future<tensor<206000xi8>>
  %1 = linalg.matmul {comm.name = "matmul"}
      ins(%x, %x : tensor<8x8xf16>, tensor<8x8xf16>)
      outs(%x : tensor<8x8xf16>) -> tensor<8x8xf16>
  comm.compute "other"(%x, %x, %x, %x) {comm.name = "other"}
      : (tensor<8x8xf16>, tensor<8x8xf16>, tensor<8x8xf16>, tensor<8x8xf16>)
      -> ()
  // expected-warning @+1 {{'linalg.batch_matmul' op is not known to the cost model 'measured', 'alpha-beta' estimates it}}
  %2 = linalg.batch_matmul {comm.name = "batch"}
      ins(%y, %y : tensor<8x8x8xf16>, tensor<8x8x8xf16>)
      outs(%y : tensor<8x8x8xf16>) -> tensor<8x8x8xf16>
  %3 = comm.all_reduce %c on @dp reduce sum
      : tensor<206000xi8> -> !comm.future<tensor<206000xi8>>
  %w0 = comm.wait %0 : !comm.future<tensor<206000xi8>>
  %w3 = comm.wait %3 : !comm.future<tensor<206000xi8>>
  return
}
