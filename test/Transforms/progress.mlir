// What a pass is at, where somebody sees it; else nothing.

// RUN: %python %S/Inputs/terminal.py commute-opt %s --comm-overlap --comm-progress -o /dev/null | FileCheck %s
// RUN: %python %S/Inputs/terminal.py commute-opt %s --comm-schedule --comm-progress -o /dev/null | FileCheck %s --check-prefix=SCHEDULE
// RUN: %python %S/Inputs/terminal.py commute-opt %s --comm-overlap -o /dev/null | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: commute-opt %s --comm-overlap --comm-progress -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty

// CHECK: clear comm-{{[a-z-]+}}: reading block 0
// CHECK-NEXT: clear comm-{{[a-z-]+}}: ordering block 0, 2 operations
// CHECK-NEXT: clear comm-{{[a-z-]+}}: reading block 1
// CHECK-NEXT: clear comm-{{[a-z-]+}}: ordering block 1, 3 operations
// CHECK-NEXT: clear comm-{{[a-z-]+}}: moving operations
// CHECK-NEXT: {{^}}clear{{ *$}}
// SCHEDULE: clear comm-schedule: reading block 0
// SCHEDULE: {{^}}clear{{ *$}}
// NONE-NOT: {{.}}

comm.process_group @dp size 8

func.func @f(%w: tensor<8xf32>) -> tensor<64xf32> {
  %f = comm.all_gather %w on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %a = comm.wait %f : !comm.future<tensor<64xf32>>
  return %a : tensor<64xf32>
}

func.func @g(%w: tensor<8xf32>, %x: tensor<8xf32>)
    -> (tensor<64xf32>, tensor<8xf32>) {
  %f = comm.all_gather %w on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %a = comm.wait %f : !comm.future<tensor<64xf32>>
  %b = comm.compute "b"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %a, %b : tensor<64xf32>, tensor<8xf32>
}
