// Malformed ops in the generic form, which checks nothing on its own: attributes
// that are missing or of another kind, wrong counts of operands, results,
// regions and blocks.
// RUN: commute-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Attributes that are missing.
func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.all_reduce' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %f = "comm.all_reduce"(%t) : (tensor<8xf32>) -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.all_reduce' op requires attribute 'reduction'}}
  %f = "comm.all_reduce"(%t) <{group = @dp, operandSegmentSizes = array<i32: 1, 0, 0>}>
      : (tensor<8xf32>) -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.all_reduce' op requires attribute 'group'}}
  %f = "comm.all_reduce"(%t) <{reduction = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}>
      : (tensor<8xf32>) -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.barrier' op requires attribute 'group'}}
  %f = "comm.barrier"() : () -> !comm.future
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.view' op requires attribute 'name'}}
  %v = "comm.view"(%t) : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.compute' op requires attribute 'name'}}
  "comm.compute"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  return
}

// -----

// expected-error @+1 {{'comm.process_group' op requires attribute 'size'}}
"comm.process_group"() <{sym_name = "dp"}> : () -> ()

// -----

// expected-error @+1 {{'comm.process_group' op requires attribute 'sym_name'}}
"comm.process_group"() <{size = 8}> : () -> ()

// -----

// Attributes of another kind.
func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{invalid properties {group = @dp, operandSegmentSizes = array<i32: 1, 0, 0>, reduction = "sum"} for op comm.all_reduce: Invalid attribute `reduction` in property conversion: "sum"}}
  %f = "comm.all_reduce"(%t) <{group = @dp, reduction = "sum", operandSegmentSizes = array<i32: 1, 0, 0>}>
      : (tensor<8xf32>) -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{invalid properties {group = @dp, operandSegmentSizes = array<i32: 1, 0, 0>, reduction = 8 : i32} for op comm.all_reduce: Invalid attribute `reduction` in property conversion: 8 : i32}}
  %f = "comm.all_reduce"(%t) <{group = @dp, reduction = 8 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}>
      : (tensor<8xf32>) -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{invalid properties {group = "dp", operandSegmentSizes = array<i32: 1, 0, 0>, reduction = 0 : i32} for op comm.all_reduce: Invalid attribute `group` in property conversion: "dp"}}
  %f = "comm.all_reduce"(%t) <{group = "dp", reduction = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}>
      : (tensor<8xf32>) -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.all_gather' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %f = "comm.all_gather"(%t) <{group = @dp, dim = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}>
      : (tensor<8xf32>) -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{invalid properties {name = 3 : i64} for op comm.view: Invalid attribute `name` in property conversion: 3 : i64}}
  %v = "comm.view"(%t) <{name = 3}> : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// expected-error @+1 {{invalid properties {ranks = [0], size = 1 : i64, sym_name = "dp"} for op comm.process_group: Invalid attribute `ranks` in property conversion: [0]}}
"comm.process_group"() <{sym_name = "dp", size = 1, ranks = [0]}> : () -> ()

// -----

// expected-error @+1 {{invalid properties {ranks = array<i32: 0>, size = 1 : i64, sym_name = "dp"} for op comm.process_group: Invalid attribute `ranks` in property conversion: array<i32: 0>}}
"comm.process_group"() <{sym_name = "dp", size = 1, ranks = array<i32: 0>}> : () -> ()

// -----

// expected-error @+1 {{invalid properties {latency = 3 : i64, size = 1 : i64, sym_name = "dp"} for op comm.process_group: Invalid attribute `latency` in property conversion: 3 : i64}}
"comm.process_group"() <{sym_name = "dp", size = 1, latency = 3}> : () -> ()

// -----

// Operand groups that do not fit the operands.
func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{invalid properties {group = @dp, operandSegmentSizes = array<i32: 1, 0>, reduction = 0 : i32} for op comm.all_reduce: size mismatch in attribute conversion: 2 vs 3}}
  %f = "comm.all_reduce"(%t) <{group = @dp, reduction = 0 : i32, operandSegmentSizes = array<i32: 1, 0>}>
      : (tensor<8xf32>) -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.all_reduce' op 'operandSegmentSizes' attribute cannot have negative elements}}
  %f = "comm.all_reduce"(%t) <{group = @dp, reduction = 0 : i32, operandSegmentSizes = array<i32: 2, -1, 0>}>
      : (tensor<8xf32>) -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.all_reduce' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  %f = "comm.all_reduce"(%t) <{group = @dp, reduction = 0 : i32, operandSegmentSizes = array<i32: 1, 1, 0>}>
      : (tensor<8xf32>) -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.resize' op operand group starting at #1 requires 0 or 1 element, but found 2}}
  "comm.resize"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0>}>
      : (memref<8xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.resize' op operand #0 must be index, but got 'memref<8xf32>'}}
  "comm.resize"(%m, %i) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (memref<8xf32>, index) -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.resize' op operand #1 must be index, but got 'tensor<8xf32>'}}
  "comm.resize"(%m, %t) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<8xf32>, tensor<8xf32>) -> ()
  return
}

// -----

// Operands that are missing.
func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.all_reduce' op expects at least one input}}
  %f = "comm.all_reduce"() <{group = @dp, reduction = 0 : i32, operandSegmentSizes = array<i32: 0, 0, 0>}>
      : () -> !comm.future
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.send' op expects at least one input}}
  %f = "comm.send"() <{group = @dp, peer = 0, operandSegmentSizes = array<i32: 0, 0>}> : () -> !comm.future
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.wait' op expected 1 or more operands, but found 0}}
  "comm.wait"() : () -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.copy' op expected 2 or more operands, but found 1}}
  "comm.copy"(%t) : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.all_gather_copy_in' op expects at least one input}}
  %v:2 = "comm.all_gather_copy_in"() <{rank = 0, operandSegmentSizes = array<i32: 0, 0, 0>}>
      : () -> (memref<8xf32>, memref<8xf32>)
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.chunk_cat' op expects at least one input}}
  %v = "comm.chunk_cat"() <{dim = 0, chunks = 1, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<8xf32>
  return
}

// -----

// Results that are missing, too many, or of another type.
func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.all_reduce' op requires one result}}
  "comm.all_reduce"(%t) <{group = @dp, reduction = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}>
      : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.barrier' op requires one result}}
  %f:2 = "comm.barrier"() <{group = @dp}> : () -> (!comm.future, !comm.future)
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.barrier' op result #0 must be future of no results, but got '!comm.future<tensor<8xf32>>'}}
  %f = "comm.barrier"() <{group = @dp}> : () -> !comm.future<tensor<8xf32>>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.barrier' op result #0 must be future of no results, but got 'index'}}
  %f = "comm.barrier"() <{group = @dp}> : () -> index
  return
}

// -----

func.func @f(%f: !comm.future<tensor<8xf32>>) {
  // expected-error @+1 {{'comm.wait' op failed to verify that results have the types that the future promises}}
  "comm.wait"(%f) : (!comm.future<tensor<8xf32>>) -> ()
  return
}

// -----

func.func @f(%f: !comm.future<tensor<8xf32>>) {
  // expected-error @+1 {{'comm.wait' op failed to verify that results have the types that the future promises}}
  %a = "comm.wait"(%f) : (!comm.future<tensor<8xf32>>) -> memref<8xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.wait' op operand #0 must be future of a communication's results, but got 'memref<8xf32>'}}
  %a = "comm.wait"(%m) : (memref<8xf32>) -> memref<8xf32>
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.chunk_cat' op result group starting at #0 requires 0 or 1 element, but found 2}}
  %v:2 = "comm.chunk_cat"(%t) <{dim = 0, chunks = 1, operandSegmentSizes = array<i32: 1, 0, 0>}>
      : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return
}

// -----

// Regions and blocks of a group.
func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.schedule_group' op requires one region}}
  "comm.schedule_group"() : () -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.schedule_group' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  "comm.schedule_group"() ({
  }) : () -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.schedule_group' op expects a non-empty block}}
  "comm.schedule_group"() ({
  ^entry:
  }) : () -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  "comm.schedule_group"() ({
    // expected-error @+1 {{block with no terminator, has %0 = "comm.view"(%arg0) <{name = "v"}> : (tensor<8xf32>) -> tensor<8xf32>}}
    %a = "comm.view"(%t) <{name = "v"}> : (tensor<8xf32>) -> tensor<8xf32>
  }) : () -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.schedule_group' op expects region #0 to have 0 or 1 blocks}}
  "comm.schedule_group"() ({
    "comm.yield"() : () -> ()
  ^next:
    "comm.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+1 {{'comm.schedule_group' op requires one region}}
  "comm.schedule_group"() ({
    "comm.yield"() : () -> ()
  }, {
    "comm.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  "comm.schedule_group"() ({
    // expected-error @+1 {{'comm.yield' op must be the last operation in the parent block}}
    "comm.yield"() : () -> ()
    "comm.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+2 {{'comm.schedule_group' op expects regions to end with 'comm.yield', found 'ub.unreachable'}}
  // expected-note @+1 {{in custom textual format, the absence of terminator implies 'comm.yield'}}
  "comm.schedule_group"() ({
    "ub.unreachable"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  "comm.schedule_group"() ({
    // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
    "func.return"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%t: tensor<8xf32>, %m: memref<8xf32>, %i: index) {
  // expected-error @+2 {{'comm.schedule_group' op expects regions to end with 'comm.yield', found 'other.end'}}
  // expected-note @+1 {{in custom textual format, the absence of terminator implies 'comm.yield'}}
  %a = "comm.schedule_group"() ({
    "other.end"() : () -> ()
  }) : () -> index
  return
}
