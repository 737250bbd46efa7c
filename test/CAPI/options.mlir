// Options of every kind: initial values, values given, clones for threads, the
// text that --dump-pass-pipeline prints and reads again, --help.

// RUN: %commute_opt_tests %s -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(test-commute-options)' \
// RUN:   | FileCheck %s --check-prefix=INITIAL
// INITIAL: builtin.module: verbose=0 limit=4 factor=0.5 label='' scope=group
// INITIAL-SAME: sizes=[1][2] names= set=0000000

// RUN: %commute_opt_tests %s -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(test-commute-options{verbose=1 limit=0x10 factor=2.5e-3 label={a b} scope=all sizes=3,-4 names={x, y}})' \
// RUN:   | FileCheck %s --check-prefix=GIVEN
// RUN: %mlir_opt_tests %s -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(test-commute-options{verbose=1 limit=0x10 factor=2.5e-3 label={a b} scope=all sizes=3,-4 names={x, y}})' \
// RUN:   | FileCheck %s --check-prefix=GIVEN
// GIVEN: builtin.module: verbose=1 limit=16 factor=0.0025 label='a b' scope=all
// GIVEN-SAME: sizes=[3][-4] names=[x][y] set=1111111

// A bare name is true for a bool and an empty text for a string.
// RUN: %commute_opt_tests %s -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(test-commute-options{verbose label limit=-0})' \
// RUN:   | FileCheck %s --check-prefix=BARE
// BARE: verbose=1 limit=0 factor=0.5 label=''
// BARE-SAME: set=1101000

// RUN: %commute_opt_tests %s -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(func.func(test-commute-options{limit=5 scope=all}),any(test-commute-options{limit=6}))' \
// RUN:   | FileCheck %s --check-prefix=NESTED
// NESTED-COUNT-2: func.func: verbose=0 limit=5 factor=0.5 label='' scope=all
// NESTED-COUNT-2: func.func: verbose=0 limit=6 factor=0.5 label='' scope=group

// RUN: %commute_opt_tests %s -o /dev/null --dump-pass-pipeline \
// RUN:   --pass-pipeline='builtin.module(test-commute-options{label={a b} sizes=3,4 names=x,y factor=0.1})' \
// RUN:   2>&1 | FileCheck %s --check-prefix=DUMP
// DUMP: builtin.module(
// DUMP-NEXT: test-commute-options{factor=0.1 label={a b} limit=4 names=x,y scope=group sizes=3,4 verbose=false}

// RUN: %commute_opt_tests --help | FileCheck %s --check-prefix=HELP
// RUN: %mlir_opt_tests --help | FileCheck %s --check-prefix=HELP
// HELP: --test-commute-options {{ *}}- Print the values of options of every kind
// HELP-NEXT: --factor=<number> {{ *}}- By how much
// HELP-NEXT: --label=<string> {{ *}}- What to call it
// HELP-NEXT: --limit=<integer> {{ *}}- At most this many
// HELP-NEXT: --names=<strings> {{ *}}- Which ones
// HELP-NEXT: --scope=<all|group> {{ *}}- What counts
// HELP-NEXT: all: everything counts
// HELP-NEXT: group: only what is in the same group counts
// HELP-NEXT: --sizes=<integers> {{ *}}- How large
// HELP-NEXT: --verbose[=<bool>] {{ *}}- Say more

func.func @f() {
  return
}
func.func @g() {
  return
}
