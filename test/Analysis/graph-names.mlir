// Names in the graph, as text: one line each, quotes and backslashes escaped,
// cut off before a character that does not fit; those of functions as in the
// program.

// RUN: commute-opt %s --comm-print-schedule-graph -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --strict-whitespace

//      CHECK:block 0 in func.func @"a \22b\22": 2 operations, 1 dependences
// CHECK-NEXT:  "one \"line\" \\": collective, 1 ns, channel 0
// CHECK-NEXT:    not after "{{a+}}ä": data
// CHECK-NEXT:  "{{a+}}ä": wait, 0 ns
// CHECK-NEXT:    not before "one \"line\" \\": data
// CHECK-NEXT:  dependences:
// CHECK-NEXT:    "one \"line\" \\" -> "{{a+}}ä": data

comm.process_group @dp size 8

func.func @"a \"b\""() {
  %f = comm.barrier on @dp {comm.name = "one\00\"line\"\n\\", comm.cost_ns = 1}
  comm.wait %f {comm.name = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaääää"} : !comm.future
  return
}
