// The graph for Graphviz: quotes in names are escaped, those of functions, too,
// in one digraph for all blocks.

// RUN: commute-opt %s --comm-print-schedule-graph=format=dot -o /dev/null 2>&1 \
// RUN:   | FileCheck %s
// RUN: commute-opt %s -o /dev/null \
// RUN:   --comm-print-schedule-graph="format=dot file=%t.dot"
// RUN: FileCheck %s < %t.dot
// RUN: not commute-opt %s -o /dev/null \
// RUN:   --comm-print-schedule-graph=file=%t.missing/graph.dot 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNWRITABLE

// UNWRITABLE: error: {{.*}}graph.dot

// CHECK: digraph schedule {
// CHECK-NEXT: subgraph cluster_0 {
// CHECK-NEXT: label="block 0 in func.func @f";
// CHECK-NEXT: b0_n0 [shape=ellipse, label="comm.all_gather#0\ncollective, 5 ns, channel 0"];
// CHECK-NEXT: b0_n1 [shape=diamond, label="the \"wait\" \\ it\nwait, 0 ns"];
// CHECK-NEXT: b0_n2 [shape=box, label="fill\ncompute, 1 ns"];
// CHECK-NEXT: b0_n0 -> b0_n1 [];
// CHECK-NEXT: b0_n0 -> b0_n2 [style=dashed, label="write after read on %arg0"];
// CHECK-NEXT: b0_n1 -> b0_n2 [style=dashed, label="in flight on %arg0"];
// CHECK-NEXT: }
// CHECK-NEXT: subgraph cluster_1 {
// CHECK: [shape=point, label="join#{{[0-9]+}}\njoin"];
// CHECK: }
// CHECK-NEXT: subgraph cluster_2 {
// CHECK-NEXT: label="block 2 in func.func @\"a \\22b\\22\\0A\"";
// CHECK: }
// CHECK-NEXT: }

comm.process_group @dp size 8

func.func @f(%m: memref<8xf32>, %v: f32) {
  %f = comm.all_gather %m on @dp dim 0 {comm.cost_ns = 5}
      : memref<8xf32> -> !comm.future<tensor<64xf32>>
  %w = comm.wait %f {comm.name = "the \"wait\" \\ it"}
      : !comm.future<tensor<64xf32>>
  linalg.fill {comm.name = "fill", comm.cost_ns = 1} ins(%v : f32)
      outs(%m : memref<8xf32>)
  return
}

func.func @join(%a: memref<8xf32>, %b: memref<8xf32>, %v: f32, %i: index) {
  %f = comm.barrier on @dp
  comm.wait %f : !comm.future
  %d:2 = memref.distinct_objects %a, %b : memref<8xf32>, memref<8xf32>
  memref.store %v, %d#0[%i] : memref<8xf32>
  memref.store %v, %d#1[%i] : memref<8xf32>
  %0 = memref.load %a[%i] : memref<8xf32>
  return
}

func.func @"a \"b\"\n"() {
  %f = comm.barrier on @dp
  comm.wait %f : !comm.future
  return
}
