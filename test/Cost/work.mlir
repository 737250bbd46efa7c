// What operations compute, on a device that computes one operation in a
// nanosecond and has memory for free, and on one that moves one byte in a
// nanosecond and computes for free.

// RUN: split-file %s %t
// RUN: commute-opt %t/program.mlir -o /dev/null \
// RUN:   --comm-print-schedule-graph="cost-model=alpha-beta devices=%t/devices.json device=arithmetic file=%t/flops"
// RUN: FileCheck --check-prefix=FLOPS %s < %t/flops
// RUN: commute-opt %t/program.mlir -o /dev/null \
// RUN:   --comm-print-schedule-graph="cost-model=alpha-beta devices=%t/devices.json device=memory file=%t/bytes"
// RUN: FileCheck --check-prefix=BYTES %s < %t/bytes

// FLOPS: "matmul": compute, 192 ns
// BYTES: "matmul": compute, 400 ns
// FLOPS: "transposed": compute, 192 ns
// BYTES: "transposed": compute, 400 ns
// FLOPS: "batch": compute, 384 ns
// BYTES: "batch": compute, 800 ns
// FLOPS: "conv": compute, 31104 ns
// BYTES: "conv": compute, 6368 ns
// FLOPS: "pool": compute, 2592 ns
// BYTES: "pool": compute, 4352 ns
// FLOPS: "fill": compute, {{.*e-[0-9]+}} ns
// BYTES: "fill": compute, 128 ns
// FLOPS: "generic": compute, 128 ns
// BYTES: "generic": compute, 544 ns
// FLOPS: "reduction": compute, 64 ns
// BYTES: "reduction": compute, 320 ns
// FLOPS: "softmax": compute, {{.*e-[0-9]+}} ns
// BYTES: "softmax": compute, 768 ns
// FLOPS: "add": compute, {{.*e-[0-9]+}} ns
// BYTES: "add": compute, 768 ns
// FLOPS: "exp": compute, {{.*e-[0-9]+}} ns
// BYTES: "exp": compute, 512 ns
// FLOPS: "convert": compute, {{.*e-[0-9]+}} ns
// BYTES: "convert": compute, 384 ns
// FLOPS: "concat": compute, {{.*e-[0-9]+}} ns
// BYTES: "concat": compute, 1024 ns
// FLOPS: "mm": compute, 192 ns
// BYTES: "mm": compute, 272 ns
// FLOPS: "aten.mm": compute, 192 ns
// BYTES: "aten.mm": compute, 272 ns
// FLOPS: "extern": compute, 192 ns
// BYTES: "extern": compute, 272 ns
// FLOPS: "into": compute, 192 ns
// BYTES: "into": compute, 272 ns
// FLOPS: "bmm": compute, 384 ns
// BYTES: "bmm": compute, 544 ns
// FLOPS: "addmm": compute, 224 ns
// BYTES: "addmm": compute, 304 ns
// FLOPS: "baddbmm": compute, 448 ns
// BYTES: "baddbmm": compute, 576 ns
// FLOPS: "convolution": compute, 31104 ns
// BYTES: "convolution": compute, 4640 ns
// FLOPS: "convolution_backward": compute, 62208 ns
// BYTES: "convolution_backward": compute, 7552 ns
// FLOPS: "attention": compute, 16128 ns
// BYTES: "attention": compute, 7296 ns
// FLOPS: "flash": compute, 16128 ns
// BYTES: "flash": compute, 7488 ns
// FLOPS: "attention_backward": compute, 40320 ns
// BYTES: "attention_backward": compute, 8832 ns
// FLOPS: "unknown": compute, {{.*e-[0-9]+}} ns
// BYTES: "unknown": compute, 512 ns
// FLOPS: "odd": compute, {{.*e-[0-9]+}} ns
// BYTES: "odd": compute, 272 ns
// FLOPS: "stated": compute, 7000 ns
// BYTES: "stated": compute, 9000 ns
// FLOPS: "flops": compute, 7000 ns
// BYTES: "flops": compute, 272 ns
// FLOPS: "bytes": compute, {{.*e-[0-9]+}} ns
// BYTES: "bytes": compute, 9.5 ns
// FLOPS: "any": compute, 3 ns
// BYTES: "any": compute, 768 ns
// FLOPS: "pointer": compute, 11 ns
// BYTES: "pointer": compute, 12 ns
//--- program.mlir
comm.process_group @one size 1
func.func @f(%a: tensor<8x3xf32>, %b: tensor<3x4xf32>, %c: tensor<8x4xf32>,
             %m: memref<8x4xf32>, %bt: tensor<4x3xf32>, %v: tensor<8xf32>,
             %a2: tensor<2x8x3xf32>, %b2: tensor<2x3x4xf32>,
             %c2: tensor<2x8x4xf32>, %x: tensor<8x8xf32>,
             %image: tensor<2x4x8x8xf32>, %weights: tensor<6x4x3x3xf32>,
             %out: tensor<2x6x6x6xf32>, %w: tensor<3x3xf32>,
             %pooled: tensor<2x4x6x6xf32>,
             %q: tensor<2x4x6x8xf32>, %k: tensor<2x2x7x8xf32>,
             %e: tensor<2x2x7x16xf32>, %o: tensor<2x4x6x16xf32>,
             %h: tensor<8x8xf16>, %zero: f32, %unknown: !llvm.ptr) {
  %start = comm.barrier on @one
  comm.wait %start : !comm.future
  %0 = linalg.matmul {comm.name = "matmul"}
      ins(%a, %b : tensor<8x3xf32>, tensor<3x4xf32>)
      outs(%c : tensor<8x4xf32>) -> tensor<8x4xf32>
  %1 = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>]
      {comm.name = "transposed"}
      ins(%a, %bt : tensor<8x3xf32>, tensor<4x3xf32>)
      outs(%c : tensor<8x4xf32>) -> tensor<8x4xf32>
  %2 = linalg.batch_matmul {comm.name = "batch"}
      ins(%a2, %b2 : tensor<2x8x3xf32>, tensor<2x3x4xf32>)
      outs(%c2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  %3 = linalg.conv_2d_nchw_fchw {comm.name = "conv"}
      ins(%image, %weights : tensor<2x4x8x8xf32>, tensor<6x4x3x3xf32>)
      outs(%out : tensor<2x6x6x6xf32>) -> tensor<2x6x6x6xf32>
  %4 = linalg.pooling_nchw_max {comm.name = "pool"}
      ins(%image, %w : tensor<2x4x8x8xf32>, tensor<3x3xf32>)
      outs(%pooled : tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
  linalg.fill {comm.name = "fill"} ins(%zero : f32) outs(%m : memref<8x4xf32>)
  // Two operations at each point; the output is not read.
  %5 = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                        affine_map<(i, j) -> (i, j)>],
       iterator_types = ["parallel", "parallel"]}
      ins(%x, %v : tensor<8x8xf32>, tensor<8xf32>) outs(%x : tensor<8x8xf32>)
      attrs = {comm.name = "generic"} {
  ^bb0(%in: f32, %row: f32, %old: f32):
    %sum = arith.addf %in, %row : f32
    %wide = arith.extf %sum : f32 to f64
    %narrow = arith.truncf %wide : f64 to f32
    %exp = math.exp %narrow : f32
    linalg.yield %exp : f32
  } -> tensor<8x8xf32>
  %6 = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
       iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<8x8xf32>) outs(%v : tensor<8xf32>)
      attrs = {comm.name = "reduction"} {
  ^bb0(%in: f32, %old: f32):
    %sum = arith.addf %in, %old : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  // No loop nest of linalg: operands and results.
  %7 = linalg.softmax {comm.name = "softmax"} dimension(1)
      ins(%x : tensor<8x8xf32>) outs(%x : tensor<8x8xf32>) -> tensor<8x8xf32>
  %8 = arith.addf %x, %x {comm.name = "add"} : tensor<8x8xf32>
  %9 = math.exp %x {comm.name = "exp"} : tensor<8x8xf32>
  %10 = arith.truncf %x {comm.name = "convert"} : tensor<8x8xf32> to tensor<8x8xf16>
  %11 = tensor.concat dim(0) %x, %x {comm.name = "concat"}
      : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>

  %20 = comm.compute "mm"(%a, %b) {comm.name = "mm"}
      : (tensor<8x3xf32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  %21 = comm.compute "aten.mm.default"(%a, %bt) {comm.name = "aten.mm"}
      : (tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<8x4xf32>
  %22 = comm.compute "extern_kernels.mm"(%a, %b) {comm.name = "extern"}
      : (tensor<8x3xf32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  comm.compute "mm"(%a, %b, %m) mutates [2] {comm.name = "into"}
      : (tensor<8x3xf32>, tensor<3x4xf32>, memref<8x4xf32>) -> ()
  %24 = comm.compute "aten.bmm.default"(%a2, %b2) {comm.name = "bmm"}
      : (tensor<2x8x3xf32>, tensor<2x3x4xf32>) -> tensor<2x8x4xf32>
  %25 = comm.compute "aten.addmm.default"(%v, %a, %b) {comm.name = "addmm"}
      : (tensor<8xf32>, tensor<8x3xf32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  %26 = comm.compute "baddbmm"(%v, %a2, %b2) {comm.name = "baddbmm"}
      : (tensor<8xf32>, tensor<2x8x3xf32>, tensor<2x3x4xf32>)
      -> tensor<2x8x4xf32>
  %27 = comm.compute "aten.convolution.default"(%image, %weights)
      {comm.name = "convolution"}
      : (tensor<2x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<2x6x6x6xf32>
  %28:2 = comm.compute "aten.convolution_backward.default"(%out, %image, %weights)
      {comm.name = "convolution_backward"}
      : (tensor<2x6x6x6xf32>, tensor<2x4x8x8xf32>, tensor<6x4x3x3xf32>)
      -> (tensor<2x4x8x8xf32>, tensor<6x4x3x3xf32>)
  %29 = comm.compute "attention"(%q, %k, %e) {comm.name = "attention"}
      : (tensor<2x4x6x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x16xf32>)
      -> tensor<2x4x6x16xf32>
  %30:2 = comm.compute "aten._scaled_dot_product_flash_attention.default"
      (%q, %k, %e) {comm.name = "flash"}
      : (tensor<2x4x6x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x16xf32>)
      -> (tensor<2x4x6x16xf32>, tensor<2x4x6xf32>)
  %31 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"
      (%o, %q, %k, %e) {comm.name = "attention_backward"}
      : (tensor<2x4x6x16xf32>, tensor<2x4x6x8xf32>, tensor<2x2x7x8xf32>,
         tensor<2x2x7x16xf32>) -> tensor<2x4x6x8xf32>
  %32 = comm.compute "aten.relu.default"(%x) {comm.name = "unknown"}
      : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // Shapes that are not those of the name count as traffic alone.
  %33 = comm.compute "bmm"(%a, %b) {comm.name = "odd"}
      : (tensor<8x3xf32>, tensor<3x4xf32>) -> tensor<8x4xf32>

  %40 = comm.compute "mm"(%a, %b)
      {comm.name = "stated", comm.flops = 7000, comm.bytes = 9000}
      : (tensor<8x3xf32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  %41 = comm.compute "mm"(%a, %b) {comm.name = "flops", comm.flops = 7.0e3}
      : (tensor<8x3xf32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  %42 = comm.compute "relu"(%x) {comm.name = "bytes", comm.bytes = 9.5}
      : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %43 = arith.addf %x, %x {comm.name = "any", comm.flops = 3} : tensor<8x8xf32>
  comm.compute "opaque"(%unknown)
      {comm.name = "pointer", comm.flops = 11, comm.bytes = 12}
      : (!llvm.ptr) -> ()
  return
}

//--- devices.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "arithmetic", "based_on": "generic", "launch_ns": 0,
  "flops_per_s": {"f32": 1e9}, "memory_bandwidth_bytes_per_s": 1e18},
 {"name": "memory", "based_on": "generic", "launch_ns": 0,
  "flops_per_s": {"f32": 1e18}, "memory_bandwidth_bytes_per_s": 1e9}]}
