// Profiles that are wrong: one error, with its line and column.
//
// RUN: split-file %s %t

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/schema.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=SCHEMA

// SCHEMA: schema.json:1:12: error: expected 'schema' to be "commute-profile"

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/version.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=VERSION

// VERSION: version.json:1:42: error: expected 'version' to be 1

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/list.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=LIST

// LIST: list.json:1:1: error: expected the file to hold an object

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/syntax.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=SYNTAX

// SYNTAX: syntax.json:3:12: error: parse error: unallowed token

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/nan.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=NAN

// NAN: nan.json:3:35: error: lexical error: invalid char

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/infinite.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=INFINITE

// INFINITE: infinite.json:3:34: error: expected the nanoseconds of a sample to be a finite number above zero

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/negative.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=NEGATIVE

// NEGATIVE: negative.json:3:34: error: expected the nanoseconds of a sample to be a finite number above zero

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/zero.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=ZERO

// ZERO: zero.json:3:34: error: expected the nanoseconds of a sample to be a finite number above zero

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/text.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=TEXT

// TEXT: text.json:3:34: error: expected the nanoseconds of a sample to be a finite number above zero

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/bytes.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=BYTES

// BYTES: bytes.json:3:31: error: expected the bytes of a sample to be a finite number above zero

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/pair.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=PAIR

// PAIR: pair.json:3:30: error: expected a sample to be [bytes, nanoseconds]

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/number.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=NUMBER

// NUMBER: number.json:3:30: error: expected each element of 'samples' to be a list

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/none.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=NONE

// NONE: none.json:3:29: error: expected 'samples' to have an element

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/order.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=ORDER

// ORDER: order.json:3:38: error: expected the bytes of samples to grow

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/missing.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=MISSING

// MISSING: missing.json:3:3: error: expected an entry to have 'samples'

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/size.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=SIZE

// SIZE: size.json:3:53: error: expected 'group_size' to be an integer of at least 1

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/key.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=KEY

// KEY: key.json:3:39: error: unknown key 'dtype' in an entry

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/nothing.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=NOTHING

// NOTHING: nothing.json:3:3: error: expected an entry to have 'op' or 'kind'

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/empty.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=EMPTY

// EMPTY: empty.json:3:10: error: expected a text that is not empty

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/twice.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=TWICE

// TWICE: twice.json:4:3: error: the entry is there twice

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/entry.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=ENTRY

// ENTRY: entry.json:2:12: error: expected each element of 'times' to be an object

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/fallback.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=FALLBACK

// FALLBACK: fallback.json:1:57: error: unknown cost model 'zzz'

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="cost-model=measured profile=%t/circle.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=CIRCLE

// CIRCLE: error: the cost model 'measured' falls back to itself

// RUN: not ls %t/out.mlir

// RUN: not commute-opt %t/program.mlir --comm-overlap=cost-model=measured \
// RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=NEEDED
// NEEDED: error: the cost model 'measured' needs a profile

// RUN: not commute-opt %t/program.mlir -o /dev/null 2>&1 \
// RUN:   --comm-overlap="cost-model=measured profile=%t/no-such-file" \
// RUN:   | FileCheck %s --check-prefix=FILE
// FILE: error: cannot read '{{.*}}no-such-file': cannot open the file

// RUN: not commute-opt %t/program.mlir --comm-overlap=profile=some-file \
// RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNREAD
// UNREAD: error: the cost model 'roofline' reads no profile

//--- program.mlir
func.func @f() {
  return
}

//--- schema.json
{"schema": "commute-devices", "version": 1, "times": []}

//--- version.json
{"schema": "commute-profile", "version": 2, "times": []}

//--- list.json
[1]

//--- syntax.json
{"schema": "commute-profile",
 "version": 1,
 "times": [}

//--- nan.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"kind": "mm", "samples": [[1, NaN]]}]}

//--- infinite.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"kind": "mm", "samples": [[1, 1e999]]}]}

//--- negative.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"kind": "mm", "samples": [[1, -5]]}]}

//--- zero.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"kind": "mm", "samples": [[1, 0.0]]}]}

//--- text.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"kind": "mm", "samples": [[1, "5"]]}]}

//--- bytes.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"kind": "mm", "samples": [[0, 5]]}]}

//--- pair.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"kind": "mm", "samples": [[1, 2, 3]]}]}

//--- number.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"kind": "mm", "samples": [7]}]}

//--- none.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"kind": "mm", "samples": []}]}

//--- order.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"kind": "mm", "samples": [[2, 5], [2, 6]]}]}

//--- missing.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"kind": "mm", "group_size": 8}]}

//--- size.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"kind": "mm", "samples": [[1, 1]], "group_size": 0}]}

//--- key.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"kind": "mm", "samples": [[1, 1]], "dtype": "f32"}]}

//--- nothing.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"samples": [[1, 1]]}]}

//--- empty.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"op": "", "samples": [[1, 1]]}]}

//--- twice.json
{"schema": "commute-profile", "version": 1,
 "times": [
  {"kind": "mm", "samples": [[1, 1]]},
  {"kind": "mm", "samples": [[1, 2]]}]}

//--- entry.json
{"schema": "commute-profile", "version": 1,
 "times": [7]}

//--- fallback.json
{"schema": "commute-profile", "version": 1, "fallback": "zzz", "times": []}

//--- circle.json
{"schema": "commute-profile", "version": 1, "fallback": "measured", "times": []}
