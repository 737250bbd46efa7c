// Groups that name one channel take turns on it; others run side by side.
// RUN: commute-opt %s --comm-print-overlap='format=json file=%t.json' -o /dev/null
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// RUN: commute-opt %s --comm-print-overlap=file=- -o /dev/null | FileCheck %s --check-prefix=TEXT
// RUN: sed 's/channel "network"//' %s | commute-opt --comm-print-overlap=file=- -o /dev/null | FileCheck %s --check-prefix=APART

comm.process_group @dp size 8 channel "network"
comm.process_group @tp size 2
comm.process_group @pp size 4 channel "network"

// 100 of @dp, then 100 of @pp; @tp is done long before.
// TEXT: makespan {{ *}}0.200 us
// TEXT: @dp
// TEXT: @tp
// TEXT: @pp
// JSON: "channel_ns": 200,
// JSON: "name": "@dp",
// JSON: "communication_ns": 100,
// JSON: "name": "@tp",
// JSON: "communication_ns": 50,
// JSON: "name": "@pp",
// JSON: "communication_ns": 100,
// JSON: "name": "comm.all_reduce#2",
// JSON: "group": 2,
// JSON-NEXT: "start_ns": 100,
// APART: makespan {{ *}}0.100 us
func.func @three(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %f = comm.all_reduce %x on @dp reduce sum {comm.cost_ns = 100}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %g = comm.all_reduce %y on @tp reduce sum {comm.cost_ns = 50}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %h = comm.all_reduce %z on @pp reduce sum {comm.cost_ns = 100}
      : tensor<8xf32> -> !comm.future<tensor<8xf32>>
  %a = comm.wait %f : !comm.future<tensor<8xf32>>
  %b = comm.wait %g : !comm.future<tensor<8xf32>>
  %c = comm.wait %h : !comm.future<tensor<8xf32>>
  return %a, %b, %c : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
