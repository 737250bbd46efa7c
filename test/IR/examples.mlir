// The dialect's reference page can be generated, each entry of it has a summary,
// a description and an example, and each example is a program: with its operands
// declared and in a place where it may stand, it verifies and prints as it was
// parsed.

// RUN: mlir-tblgen -gen-dialect-doc -dialect=comm %tblgen_includes %commute_source/include/commute/IR/CommOps.td -o %t.md
// RUN: FileCheck %s --check-prefix=PAGE --input-file=%t.md
// RUN: %python %S/Inputs/examples.py %t.md %s > %t.mlir
// RUN: commute-opt %t.mlir --verify-roundtrip | FileCheck %s

// PAGE: # 'comm' Dialect
// PAGE: _Communication in flight
// PAGE: ## Operations
// PAGE: ### `comm.all_gather` (
// PAGE: ### `comm.all_gather_copy_in` (
// PAGE: ### `comm.all_reduce` (
// PAGE: ### `comm.all_to_all` (
// PAGE: ### `comm.barrier` (
// PAGE: ### `comm.broadcast` (
// PAGE: ### `comm.chunk_cat` (
// PAGE: ### `comm.compute` (
// PAGE: ### `comm.copy` (
// PAGE: ### `comm.permute` (
// PAGE: ### `comm.process_group` (
// PAGE: ### `comm.recv` (
// PAGE: ### `comm.reduce_scatter` (
// PAGE: ### `comm.resize` (
// PAGE: ### `comm.schedule_group` (
// PAGE: ### `comm.send` (
// PAGE: ### `comm.split_copy_out` (
// PAGE: ### `comm.view` (
// PAGE: ### `comm.wait` (
// PAGE: ### `comm.yield` (
// PAGE: ## Types
// PAGE: ### FutureType
// PAGE: ## Enums
// PAGE: ### ReductionKind
// PAGE-EMPTY:
// PAGE-NEXT: _How a reducing collective combines ranks_
// PAGE: | Sum | `0` | sum |

// CHECK: @layer
module @dialect {
  // EXAMPLE dialect
}

// CHECK: @process_group
module @process_group {
  // EXAMPLE comm.process_group
}

// CHECK: @future
module @future {
  // EXAMPLE FutureType
}

comm.process_group @dp size 8
comm.process_group @tp size 2
comm.process_group @ep size 4
comm.process_group @cp size 4
comm.process_group @pp size 2
comm.process_group @world size 16

// CHECK-LABEL: func.func @all_gather
func.func @all_gather(%w: tensor<512x4096xbf16>, %shard: memref<8xf32>,
                      %full: memref<64xf32>) {
  // EXAMPLE comm.all_gather
  return
}

// CHECK-LABEL: func.func @reduce_scatter
func.func @reduce_scatter(%grad: tensor<4096x4096xf32>) {
  // EXAMPLE comm.reduce_scatter
  return
}

// CHECK-LABEL: func.func @all_reduce
func.func @all_reduce(%partial: tensor<64x4096xbf16>, %grad: memref<64xf32>) {
  // EXAMPLE comm.all_reduce
  return
}

// CHECK-LABEL: func.func @all_to_all
func.func @all_to_all(%tokens: tensor<64x128xbf16>,
                      %ragged: tensor<10x128xbf16>) {
  // EXAMPLE comm.all_to_all
  return
}

// CHECK-LABEL: func.func @broadcast
func.func @broadcast(%w: tensor<64xf32>) {
  // EXAMPLE comm.broadcast
  return
}

// CHECK-LABEL: func.func @permute
func.func @permute(%kv: tensor<8x64xbf16>) {
  // EXAMPLE comm.permute
  return
}

// CHECK-LABEL: func.func @send
func.func @send(%activation: tensor<8x64xbf16>) {
  // EXAMPLE comm.send
  return
}

// CHECK-LABEL: func.func @recv
func.func @recv(%buffer: memref<64xf32>) {
  // EXAMPLE comm.recv
  return
}

// CHECK-LABEL: func.func @barrier
func.func @barrier() {
  // EXAMPLE comm.barrier
  return
}

// CHECK-LABEL: func.func @wait
func.func @wait(%f: !comm.future<tensor<4096x4096xbf16>>,
                %g: !comm.future<tensor<8xf32>, memref<8xf32>>,
                %h: tensor<8xf32>) {
  // EXAMPLE comm.wait
  return
}

// CHECK-LABEL: func.func @resize
func.func @resize(%param: memref<4096x4096xbf16>, %bytes: index,
                  %y: tensor<64xf32>) {
  // EXAMPLE comm.resize
  return
}

// CHECK-LABEL: func.func @copy
func.func @copy(%gathered: tensor<4096x4096xbf16>,
                %param: memref<4096x4096xbf16>) {
  // EXAMPLE comm.copy
  return
}

// CHECK-LABEL: func.func @all_gather_copy_in
func.func @all_gather_copy_in(%a: tensor<512xf32>, %b: tensor<4x128xf32>,
                              %buffer: memref<4096xf32>) {
  // EXAMPLE comm.all_gather_copy_in
  return
}

// CHECK-LABEL: func.func @split_copy_out
func.func @split_copy_out(%full: tensor<8x1024xf32>, %a: memref<4096xf32>,
                          %b: memref<64x64xf32>) {
  // EXAMPLE comm.split_copy_out
  return
}

// CHECK-LABEL: func.func @chunk_cat
func.func @chunk_cat(%g0: tensor<64x64xf32>, %g1: tensor<64xf32>,
                     %buffer: memref<8x520xf32>) {
  // EXAMPLE comm.chunk_cat
  return
}

// CHECK-LABEL: func.func @view
func.func @view(%x: tensor<64x64xf32>, %buffer: memref<4096xf32>) {
  // EXAMPLE comm.view
  return
}

// CHECK-LABEL: func.func @compute
func.func @compute(%x: tensor<64x64xbf16>, %w: tensor<64x64xbf16>,
                   %p: memref<64xf32>, %g: tensor<64xf32>) {
  // EXAMPLE comm.compute
  return
}

// CHECK-LABEL: func.func @schedule_group
func.func @schedule_group(%w: tensor<512xf64>) {
  // EXAMPLE comm.schedule_group
  return
}

// CHECK-LABEL: func.func @yield
func.func @yield(%a: tensor<8xf32>, %b: !comm.future<tensor<64xf32>>) {
  %x, %y = comm.schedule_group -> (tensor<8xf32>, !comm.future<tensor<64xf32>>) {
    // EXAMPLE comm.yield
  }
  return
}
