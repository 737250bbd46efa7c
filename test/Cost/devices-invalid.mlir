// Device files that are wrong: one error, with its line and column.
//
// RUN: split-file %s %t

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/schema.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=SCHEMA

// SCHEMA: schema.json:1:12: error: expected 'schema' to be "commute-devices"

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/name.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=NAME

// NAME: name.json:2:2: error: expected a device to have 'name'

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/empty.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=EMPTY

// EMPTY: empty.json:2:11: error: expected a device to have a name

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/twice.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=TWICE

// TWICE: twice.json:3:11: error: device 'x' is there twice

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/base.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=BASE

// BASE: base.json:2:28: error: unknown device 'zzz'

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/later.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=LATER

// LATER: later.json:2:28: error: unknown device 'y'

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/needed.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=NEEDED

// NEEDED: needed.json:2:2: error: expected a device that is based on no other to have 'flops_per_s'

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/key.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=KEY

// KEY: key.json:2:36: error: unknown key 'memory' in a device

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/memory.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=MEMORY

// MEMORY: memory.json:2:68: error: expected 'memory_bandwidth_bytes_per_s' to be a finite number above zero

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/launch.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=LAUNCH

// LAUNCH: launch.json:2:49: error: expected 'launch_ns' to be a finite number that is not negative

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/infinite.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=INFINITE

// INFINITE: infinite.json:2:49: error: expected 'launch_ns' to be a finite number that is not negative

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/nan.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=NAN

// NAN: nan.json:2:50: error: lexical error: invalid string

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/ranks.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=RANKS

// RANKS: ranks.json:2:54: error: expected 'ranks_per_node' to be an integer of at least 1

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/contention.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=CONTENTION

// CONTENTION: contention.json:2:50: error: expected 'contention' to be at least 1

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/peak.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=PEAK

// PEAK: peak.json:2:59: error: expected a peak to be a finite number above zero

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/peaks.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=PEAKS

// PEAKS: peaks.json:2:51: error: expected 'flops_per_s' to have an element type

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/links.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=LINKS

// LINKS: links.json:2:45: error: expected 'links' to be a list

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/wire.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=WIRE

// WIRE: wire.json:2:46: error: expected each element of 'links' to be an object

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/hop.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=HOP

// HOP: hop.json:3:3: error: expected a link to have 'hop_latency_ns'

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/bandwidth.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=BANDWIDTH

// BANDWIDTH: bandwidth.json:3:63: error: expected 'bandwidth_bytes_per_s' to be a finite number above zero

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/both.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=BOTH

// BOTH: both.json:4:3: error: link 'l' is there twice

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/kind.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=KIND

// KIND: kind.json:3:82: error: unknown collective 'gather'

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/time.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=TIME

// TIME: time.json:3:96: error: expected 'all_gather' to be an object

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/size.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=SIZE

// SIZE: error: expected 'group_size' to be an integer of at least 2

// RUN: not commute-opt %t/program.mlir -o %t/out.mlir 2>&1 \
// RUN:   --comm-reorder-compute="devices=%t/devices.json" \
// RUN:   | FileCheck %s --implicit-check-not=error: --check-prefix=DEVICES

// DEVICES: devices.json:2:1: error: expected each element of 'devices' to be an object

// RUN: not ls %t/out.mlir

// RUN: not commute-opt %t/program.mlir --comm-overlap --comm-devices=no-such-file \
// RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: error: cannot read 'no-such-file': cannot open the file

// RUN: not commute-opt %t/program.mlir -o /dev/null 2>&1 \
// RUN:   --comm-overlap="devices=%S/Inputs/devices.json device=zzz" \
// RUN:   | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: unknown device 'zzz', expected one of {{.*}} or of the device file

// A device between whose nodes there is no link.
// RUN: not commute-opt %t/nodes.mlir -o /dev/null 2>&1 \
// RUN:   --comm-print-overlap="devices=%t/island.json device=x" \
// RUN:   | FileCheck %s --check-prefix=NODES
// NODES: nodes.mlir:3:8: error: 'comm.barrier' op spans 2 nodes, for which device 'x' has no link

//--- nodes.mlir
comm.process_group @g size 16
func.func @f() {
  %0 = comm.barrier on @g
  comm.wait %0 : !comm.future
  return
}
//--- island.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "links": [
  {"name": "l", "hop_latency_ns": 1, "bandwidth_bytes_per_s": 1}]}]}

//--- program.mlir
func.func @f() {
  return
}

//--- schema.json
{"schema": "commute-profile", "version": 1, "devices": []}

//--- name.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"based_on": "H100"}]}

//--- empty.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "", "based_on": "H100"}]}

//--- twice.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100"},
 {"name": "x", "based_on": "H100"}]}

//--- base.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "zzz"}]}

//--- later.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "y"},
 {"name": "y", "based_on": "H100"}]}

//--- needed.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x"}]}

//--- key.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "memory": 1}]}

//--- memory.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "memory_bandwidth_bytes_per_s": 0}]}

//--- launch.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "launch_ns": -1}]}

//--- infinite.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "launch_ns": 1e400}]}

//--- nan.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "launch_ns": nan}]}

//--- ranks.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "ranks_per_node": 0.5}]}

//--- contention.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "contention": 0.5}]}

//--- peak.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "flops_per_s": {"f32": -1}}]}

//--- peaks.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "flops_per_s": {}}]}

//--- links.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "links": 7}]}

//--- wire.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "links": [7]}]}

//--- hop.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "links": [
  {"name": "l", "bandwidth_bytes_per_s": 1}]}]}

//--- bandwidth.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "links": [
  {"name": "l", "hop_latency_ns": 1, "bandwidth_bytes_per_s": 0}]}]}

//--- both.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "links": [
  {"name": "l", "hop_latency_ns": 1, "bandwidth_bytes_per_s": 1},
  {"name": "l", "hop_latency_ns": 1, "bandwidth_bytes_per_s": 1}]}]}

//--- kind.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "links": [
  {"name": "l", "hop_latency_ns": 1, "bandwidth_bytes_per_s": 1, "collectives": {"gather": {}}}]}]}

//--- time.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "links": [
  {"name": "l", "hop_latency_ns": 1, "bandwidth_bytes_per_s": 1, "collectives": {"all_gather": 7}}]}]}

//--- size.json
{"schema": "commute-devices", "version": 1, "devices": [
 {"name": "x", "based_on": "H100", "links": [
  {"name": "l", "hop_latency_ns": 1, "bandwidth_bytes_per_s": 1, "collectives": {"all_gather": {"latency_ns": 1, "bandwidth_bytes_per_s": 1, "group_size": 1}}}]}]}

//--- devices.json
{"schema": "commute-devices", "version": 1, "devices": [
7]}
