// RUN: commute-opt %s --comm-bucket | FileCheck %s --check-prefixes=CHECK,ALL
// RUN: commute-opt %s --comm-bucket=max-bytes=0 | FileCheck %s --check-prefixes=CHECK,ALL

// Full tensors of 256 bytes: three fit, then two.
// RUN: commute-opt %s --comm-bucket=max-bytes=1023 | FileCheck %s --check-prefixes=CHECK,THREE
// RUN: commute-opt %s --comm-bucket=max-bytes=255 | FileCheck %s --check-prefixes=CHECK,NONE

// RUN: commute-opt %s --comm-bucket='max-bytes=1023 min-count=3' | FileCheck %s --check-prefixes=CHECK,ATLEAST
// RUN: commute-opt %s --comm-bucket=min-count=6 | FileCheck %s --check-prefixes=CHECK,NONE

// The argument has 32 bytes, each result 256: five, and that of a computation.
// RUN: commute-opt %s --comm-bucket=memory-limit=1567 | FileCheck %s --check-prefixes=CHECK,HALVES
// RUN: commute-opt %s --comm-bucket=memory-limit=1568 | FileCheck %s --check-prefixes=CHECK,ALL
// RUN: commute-opt %s --comm-bucket=memory-limit=1 | FileCheck %s --check-prefixes=CHECK,NONE
// RUN: commute-opt %s --comm-bucket=max-in-flight=1279 | FileCheck %s --check-prefixes=CHECK,HALVES
// RUN: commute-opt %s --comm-bucket=max-in-flight=1 | FileCheck %s --check-prefixes=CHECK,NONE

// The order of all collectives keeps the send between the third and the
// fourth; that of each group does not.
// RUN: commute-opt %s --comm-bucket=order=all | FileCheck %s --check-prefixes=CHECK,ORDER
// RUN: commute-opt %s --comm-bucket=order=group | FileCheck %s --check-prefixes=CHECK,ALL

// RUN: commute-opt %s -o /dev/null --dump-pass-pipeline --comm-bucket 2>&1 | FileCheck %s --check-prefix=DUMP
// DUMP: comm-bucket{cost-model=roofline {{.*}}max-bytes=26214400 max-in-flight=0 memory-limit=0 min-count=2 order=none profile= single-channel=false}

comm.process_group @dp size 8
comm.process_group @tp size 2

// CHECK-LABEL: func.func @five
// ALL: comm.all_gather %arg0, %arg0, %arg0, %arg0, %arg0 on

// THREE: comm.all_gather %arg0, %arg0, %arg0 on
// THREE: comm.all_gather %arg0, %arg0 on

// ATLEAST: comm.all_gather %arg0, %arg0, %arg0 on
// ATLEAST-COUNT-2: comm.all_gather %arg0 on

// NONE-COUNT-5: comm.all_gather %arg0 on

// HALVES: comm.all_gather %arg0, %arg0 on
// HALVES: comm.all_gather %arg0, %arg0, %arg0 on

// ORDER: comm.all_gather %arg0, %arg0, %arg0 on
// ORDER: comm.send
// ORDER: comm.all_gather %arg0, %arg0 on
// CHECK: return
func.func @five(%a: tensor<8xf32>) {
  %f0 = comm.all_gather %a on @dp dim 0 : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v0 = comm.wait %f0 : !comm.future<tensor<64xf32>>
  %x0 = comm.compute "x"(%v0) : (tensor<64xf32>) -> tensor<64xf32>
  %f1 = comm.all_gather %a on @dp dim 0 : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v1 = comm.wait %f1 : !comm.future<tensor<64xf32>>
  %x1 = comm.compute "x"(%v1) : (tensor<64xf32>) -> tensor<64xf32>
  %f2 = comm.all_gather %a on @dp dim 0 : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v2 = comm.wait %f2 : !comm.future<tensor<64xf32>>
  %x2 = comm.compute "x"(%v2) : (tensor<64xf32>) -> tensor<64xf32>
  %b = comm.send %a on @tp to 1 : tensor<8xf32>
  comm.wait %b : !comm.future
  %f3 = comm.all_gather %a on @dp dim 0 : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v3 = comm.wait %f3 : !comm.future<tensor<64xf32>>
  %x3 = comm.compute "x"(%v3) : (tensor<64xf32>) -> tensor<64xf32>
  %f4 = comm.all_gather %a on @dp dim 0 : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %v4 = comm.wait %f4 : !comm.future<tensor<64xf32>>
  %x4 = comm.compute "x"(%v4) : (tensor<64xf32>) -> tensor<64xf32>
  return
}
