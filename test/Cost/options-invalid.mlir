// Models, devices and groups that make no sense: one error, and nothing is
// written.

// RUN: split-file %s %t

// RUN: not commute-opt %t/good.mlir --comm-reorder-compute=cost-model=zzz \
// RUN:   -o %t/out.mlir 2>&1 | FileCheck --check-prefix=MODEL %s
// RUN: not ls %t/out.mlir
// MODEL-NOT: error
// MODEL: error: unknown cost model 'zzz', expected one of 'alpha-beta', 'inductor', 'measured', 'roofline'
// MODEL-NOT: error

// RUN: not commute-opt %t/good.mlir --comm-print-overlap=device=h100 \
// RUN:   -o /dev/null 2>&1 | FileCheck --check-prefix=DEVICE %s
// DEVICE: error: unknown device 'h100', expected one of 'generic', 'V100', 'A100', 'H100', 'B200', 'GB200', 'TPUv5p'

// RUN: not commute-opt %t/good.mlir --comm-schedule=dynamic-size=-1 \
// RUN:   -o /dev/null 2>&1 | FileCheck --check-prefix=DYNAMIC %s
// DYNAMIC: error: expected a dynamic size that is not negative, got -1

// RUN: not commute-opt %t/link.mlir --comm-overlap="cost-model=alpha-beta" \
// RUN:   -o %t/out.mlir 2>&1 | FileCheck --check-prefix=LINK %s
// RUN: not ls %t/out.mlir
// LINK: link.mlir:4:8: error: 'comm.all_gather' op goes over link 'wire', which device 'H100' does not have
// LINK-NOT: error

// A device without named links takes any name.
// RUN: commute-opt %t/link.mlir --comm-overlap -o /dev/null

// What a pass of comm-overlap's own list has as its options.
// RUN: not commute-opt %t/good.mlir -o /dev/null 2>&1 \
// RUN:   --comm-overlap="passes=comm-reorder-compute{cost-model=zzz}" \
// RUN:   | FileCheck --check-prefix=MODEL %s

//--- good.mlir
comm.process_group @dp size 8
func.func @f(%a: tensor<8xf32>) -> tensor<64xf32> {
  %0 = comm.all_gather %a on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %1 = comm.wait %0 : !comm.future<tensor<64xf32>>
  return %1 : tensor<64xf32>
}

//--- link.mlir
comm.process_group @dp size 8 link "wire"
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<64xf32> {
  %x = comm.compute "a"(%b) : (tensor<8xf32>) -> tensor<8xf32>
  %0 = comm.all_gather %a on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %1 = comm.wait %0 : !comm.future<tensor<64xf32>>
  return %1 : tensor<64xf32>
}
