// comm-annotate-costs writes what every operation costs.

// RUN: commute-opt %s --comm-annotate-costs -verify-diagnostics | FileCheck %s

// A program whose costs are written is the same for every model.
// RUN: commute-opt %s --comm-annotate-costs 2> %t.err \
// RUN:   | commute-opt --comm-annotate-costs=cost-model=inductor | FileCheck %s

// RUN: %mlir_opt_plugin %s --pass-pipeline='builtin.module(comm-annotate-costs{cost-model=inductor})' \
// RUN:   | FileCheck --check-prefix=NCCL %s

comm.process_group @dp size 8

// CHECK-LABEL: func.func @step
// CHECK: arith.constant {comm.cost_ns = 0 : i64}
// CHECK: comm.all_gather {{.*}} {comm.cost_ns = 26000 : i64}
// NCCL: comm.all_gather {{.*}} {comm.cost_ns = 11227.43{{.*}} : f64}
// CHECK: comm.compute "a"{{.*}} {comm.cost_ns = 7 : i64}
// CHECK: scf.for
// CHECK: comm.compute "b"{{.*}} {comm.cost_ns = 3.000000e+00 : f32}
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK-NOT: cost_ns
// CHECK: linalg.yield
// CHECK: {comm.cost_ns = {{[0-9.e+]*}} : f64}
// CHECK: comm.wait {{.*}} {comm.cost_ns = 0 : i64}
// CHECK: return
// CHECK-NOT: cost_ns
func.func @step(%s: tensor<46000xi8>, %x: tensor<8xf32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %10 = arith.constant 10 : index
  %f = comm.all_gather %s on @dp dim 0
      : tensor<46000xi8> -> !comm.future<tensor<368000xi8>>
  comm.compute "a"(%x) {comm.cost_ns = 7} : (tensor<8xf32>) -> ()
  scf.for %i = %0 to %10 step %1 {
    comm.compute "b"(%x) {comm.cost_ns = 3.0 : f32} : (tensor<8xf32>) -> ()
    %y = linalg.generic
        {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
         iterator_types = ["parallel"]}
        ins(%x : tensor<8xf32>) outs(%x : tensor<8xf32>) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      linalg.yield %c : f32
    } -> tensor<8xf32>
  }
  %w = comm.wait %f : !comm.future<tensor<368000xi8>>
  return
}
