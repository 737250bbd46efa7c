// What keeps an all-gather from its copy-in's buffer. The program stays as it
// was, and whoever asks is told why.

// RUN: commute-opt %s -o %t.mlir
// RUN: commute-opt %s --comm-reinplace-all-gather | cmp - %t.mlir
// RUN: commute-opt %s --comm-reinplace-all-gather --remarks-filter='comm.*' -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=remark:
// RUN: not commute-opt /dev/null --pass-pipeline='builtin.module(comm-reinplace-all-gather{none})' 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: error: {{.*}}no such option none

comm.process_group @dp size 8

// CHECK: remark: [Missed] InPlace {{.*}} Function=input_used | Remark="allocates what it gathers: what is gathered has other users"
func.func @input_used(%a: tensor<16xf32>) -> tensor<1xf32> {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %g = comm.all_gather %in on @dp dim 0
      : memref<16xf32> -> !comm.future<tensor<128xf32>>
  %w = comm.wait %g : !comm.future<tensor<128xf32>>
  %u = comm.compute "use"(%in, %w) : (memref<16xf32>, tensor<128xf32>) -> tensor<1xf32>
  return %u : tensor<1xf32>
}

// CHECK: remark: [Missed] InPlace {{.*}} Function=output_used | Remark="allocates what it gathers: the output buffer of the copy-in has users"
func.func @output_used(%a: tensor<16xf32>) -> memref<128xf32> {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %g = comm.all_gather %in on @dp dim 0
      : memref<16xf32> -> !comm.future<tensor<128xf32>>
  %w = comm.wait %g : !comm.future<tensor<128xf32>>
  return %out : memref<128xf32>
}

// CHECK: remark: [Missed] InPlace {{.*}} Function=twice | Remark="allocates what it gathers: what is gathered has other users"
// CHECK: remark: [Missed] InPlace {{.*}} Function=twice | Remark="allocates what it gathers: what is gathered has other users"
func.func @twice(%a: tensor<16xf32>) {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %g = comm.all_gather %in on @dp dim 0
      : memref<16xf32> -> !comm.future<tensor<128xf32>>
  %w = comm.wait %g : !comm.future<tensor<128xf32>>
  %h = comm.all_gather %in on @dp dim 0
      : memref<16xf32> -> !comm.future<tensor<128xf32>>
  %x = comm.wait %h : !comm.future<tensor<128xf32>>
  return
}

// CHECK: remark: [Missed] InPlace {{.*}} Function=transposed | Remark="allocates what it gathers: a view in between is not known to keep the order of elements"
func.func @transposed(%a: tensor<16xf32>) {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<4x4xf32>, memref<32x4xf32>
  %t = comm.view "t" %in : memref<4x4xf32> -> memref<4x4xf32>
  %g = comm.all_gather %t on @dp dim 0
      : memref<4x4xf32> -> !comm.future<tensor<32x4xf32>>
  %w = comm.wait %g : !comm.future<tensor<32x4xf32>>
  return
}

// CHECK: remark: [Missed] InPlace {{.*}} Function=part | Remark="allocates what it gathers: a view in between is not known to keep the order of elements"
func.func @part(%a: tensor<16xf32>) {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %t = comm.view "slice" %in : memref<16xf32> -> memref<8xf32>
  %g = comm.all_gather %t on @dp dim 0
      : memref<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %g : !comm.future<tensor<64xf32>>
  return
}

// CHECK: remark: [Missed] InPlace {{.*}} Function=inner_dimension | Remark="allocates what it gathers: the output buffer of the copy-in does not have what is gathered"
func.func @inner_dimension(%a: tensor<16xf32>) {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<4x4xf32>, memref<32x4xf32>
  %g = comm.all_gather %in on @dp dim 1
      : memref<4x4xf32> -> !comm.future<tensor<4x32xf32>>
  %w = comm.wait %g : !comm.future<tensor<4x32xf32>>
  return
}

// CHECK: remark: [Missed] InPlace {{.*}} Function=other_size | Remark="allocates what it gathers: the output buffer of the copy-in does not have what is gathered"
func.func @other_size(%a: tensor<16xf32>) {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<64xf32>
  %g = comm.all_gather %in on @dp dim 0
      : memref<16xf32> -> !comm.future<tensor<128xf32>>
  %w = comm.wait %g : !comm.future<tensor<128xf32>>
  return
}

// CHECK: remark: [Missed] InPlace {{.*}} Function=layout | Remark="allocates what it gathers: what is gathered has a layout of its own"
func.func @layout(%a: tensor<16xf32>) {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %g = comm.all_gather %in on @dp dim 0
      : memref<16xf32> -> !comm.future<memref<128xf32, strided<[2]>>>
  %w = comm.wait %g : !comm.future<memref<128xf32, strided<[2]>>>
  return
}

// CHECK: remark: [Missed] InPlace {{.*}} Function=encoding | Remark="allocates what it gathers: what is gathered has an encoding"
func.func @encoding(%a: tensor<16xf32>) {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %g = comm.all_gather %in on @dp dim 0
      : memref<16xf32> -> !comm.future<tensor<128xf32, "packed">>
  %w = comm.wait %g : !comm.future<tensor<128xf32, "packed">>
  return
}

// CHECK: remark: [Missed] InPlace {{.*}} Function=future_returned | Remark="allocates what it gathers: its future goes elsewhere than to waits"
func.func @future_returned(%a: tensor<16xf32>) -> !comm.future<tensor<128xf32>> {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %g = comm.all_gather %in on @dp dim 0
      : memref<16xf32> -> !comm.future<tensor<128xf32>>
  return %g : !comm.future<tensor<128xf32>>
}

// CHECK: remark: [Missed] InPlace {{.*}} Function=mixed_bucket | Remark="allocates what it gathers: another input does not come from a copy-in"
func.func @mixed_bucket(%a: tensor<16xf32>) {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  %g = comm.all_gather %in, %a on @dp dim 0
      : memref<16xf32>, tensor<16xf32>
        -> !comm.future<tensor<128xf32>, tensor<128xf32>>
  %w:2 = comm.wait %g : !comm.future<tensor<128xf32>, tensor<128xf32>>
  return
}

// Each run of the loop would gather into the same buffer.
// CHECK: remark: [Missed] InPlace {{.*}} Function=loop | Remark="allocates what it gathers: the copy-in stands in another block"
func.func @loop(%a: tensor<16xf32>, %c: index) {
  %in, %out = comm.all_gather_copy_in %a rank 0
      : tensor<16xf32> -> memref<16xf32>, memref<128xf32>
  scf.for %k = %c to %c step %c {
    %g = comm.all_gather %in on @dp dim 0
        : memref<16xf32> -> !comm.future<tensor<128xf32>>
    %w = comm.wait %g : !comm.future<tensor<128xf32>>
  }
  return
}

// CHECK: remark: [Missed] InPlace {{.*}} Function=buffer_outside | Remark="allocates what it gathers: the buffer of the copy-in is not new, or has other users"
func.func @buffer_outside(%a: tensor<16xf32>, %c: index) {
  %b = memref.alloc() : memref<128xf32>
  scf.for %k = %c to %c step %c {
    %in, %out = comm.all_gather_copy_in %a into %b rank 0
        : tensor<16xf32> into memref<128xf32> -> memref<16xf32>, memref<128xf32>
    %g = comm.all_gather %in on @dp dim 0
        : memref<16xf32> -> !comm.future<tensor<128xf32>>
    %w = comm.wait %g : !comm.future<tensor<128xf32>>
  }
  return
}

// CHECK: remark: [Missed] InPlace {{.*}} Function=buffer_of_caller | Remark="allocates what it gathers: the buffer of the copy-in is not new, or has other users"
func.func @buffer_of_caller(%a: tensor<16xf32>, %b: memref<128xf32>) {
  %in, %out = comm.all_gather_copy_in %a into %b rank 0
      : tensor<16xf32> into memref<128xf32> -> memref<16xf32>, memref<128xf32>
  %g = comm.all_gather %in on @dp dim 0
      : memref<16xf32> -> !comm.future<tensor<128xf32>>
  %w = comm.wait %g : !comm.future<tensor<128xf32>>
  return
}

// Not fed by a copy-in: nothing to say.
func.func @plain(%a: memref<16xf32>) {
  %g = comm.all_gather %a on @dp dim 0
      : memref<16xf32> -> !comm.future<tensor<128xf32>>
  %w = comm.wait %g : !comm.future<tensor<128xf32>>
  return
}
