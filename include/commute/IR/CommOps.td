//===- CommOps.td - Operations of the comm dialect ---------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Waits, storage and copies, opaque computations, schedule groups. Collectives
// are in CommCollectives.td.
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_IR_COMMOPS_TD
#define COMMUTE_IR_COMMOPS_TD

include "commute/IR/CommCollectives.td"

//===----------------------------------------------------------------------===//
// Wait
//===----------------------------------------------------------------------===//

def Comm_WaitOp
    : Comm_EffectOp<
          "wait", "Wait",
          [DeclareOpInterfaceMethods<Comm_OrderedOpInterface>,
           DeclareOpInterfaceMethods<BufferViewFlowOpInterface,
                                     ["mayBeTerminalBuffer"]>,
           RangedTypesMatchWith<
               "results have the types that the future promises", "future",
               "results",
               "::llvm::cast<::commute::FutureType>($_self).getTypes()">]> {
  let summary = "Wait for a communication and take its results";
  let description = [{
    Holds the compute stream until the communication is done. A future has at
    most one wait in a block. Result i is destination i where the start names
    destinations.

    Example:

    ```mlir
    %full = comm.wait %f : !comm.future<tensor<4096x4096xbf16>>
    %r:2 = comm.wait %g after(%h : tensor<8xf32>)
        : !comm.future<tensor<8xf32>, memref<8xf32>>
    ```
  }];
  let arguments = (ins Comm_Future:$future, Variadic<AnyType>:$after);
  let results = (outs Variadic<Comm_Data>:$results);
  let assemblyFormat = [{
    $future (`after` `(` $after^ `:` type($after) `)`)? attr-dict
    `:` qualified(type($future))
  }];
  let extraClassDefinition = !strconcat(
      Comm_Forward<"Wait">.verifier, Comm_Forward<"Wait">.effects, [{
    void $cppClass::populateDependencies(
        ::mlir::bufferization::RegisterDependenciesFn registerDependencies) {
      ::commute::registerFlowOutOfFuture(getOperation(), registerDependencies);
    }
    bool $cppClass::mayBeTerminalBuffer(::mlir::Value) { return true; }
  }]);
}

//===----------------------------------------------------------------------===//
// Storage and copies
//===----------------------------------------------------------------------===//

def Comm_ResizeOp
    : Comm_EffectOp<"resize", "Resize",
                    [AttrSizedOperandSegments,
                     DeclareOpInterfaceMethods<Comm_OrderedOpInterface>]> {
  let summary = "Change the size of a buffer's storage";
  let description = [{
    Gives the storage behind the buffer a new size in bytes; 0 frees it. What
    was in it is lost. The buffer's type stays the same: it says what the
    storage holds when it is full.

    Example:

    ```mlir
    comm.resize %param to 33554432 : memref<4096x4096xbf16>
    comm.resize %param to %bytes : memref<4096x4096xbf16>
    comm.resize %param to 0 after(%y : tensor<64xf32>) : memref<4096x4096xbf16>
    ```
  }];
  let arguments = (ins Comm_Buffer:$buffer, Optional<Index>:$size,
                   Variadic<AnyType>:$after,
                   OptionalAttr<ConfinedAttr<I64Attr, [IntNonNegative]>>
                       :$bytes);
  let assemblyFormat = [{
    $buffer `to` ($bytes^) : ($size)?
    (`after` `(` $after^ `:` type($after) `)`)? attr-dict `:` type($buffer)
  }];
}

def Comm_CopyOp
    : Comm_EffectOp<"copy", "Copy",
                    [DeclareOpInterfaceMethods<Comm_OrderedOpInterface>]> {
  let summary = "Copy a value into a buffer";
  let description = [{
    Writes the whole source into the destination. Shapes agree; element types
    may differ, the copy then converts.

    Example:

    ```mlir
    comm.copy %gathered into %param
        : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
    ```
  }];
  let arguments = (ins Comm_Data:$source, Comm_Buffer:$destination,
                   Variadic<AnyType>:$after);
  let assemblyFormat = [{
    $source `into` $destination (`after` `(` $after^ `:` type($after) `)`)?
    attr-dict `:` type($source) `into` type($destination)
  }];
}

def Comm_AllGatherCopyInOp
    : Comm_EffectOp<"all_gather_copy_in", "AllGatherCopyIn",
                    [AttrSizedOperandSegments,
                     DeclareOpInterfaceMethods<Comm_OrderedOpInterface>,
                     DeclareOpInterfaceMethods<BufferViewFlowOpInterface,
                                               ["mayBeTerminalBuffer"]>]> {
  let summary = "Lay shards side by side where an all-gather will find them";
  let description = [{
    Flattens the inputs and writes them one after the other into this rank's
    part of the output buffer. Yields that part, the input of the all-gather
    that follows, and the whole output: two views of one storage. The output is
    the destination where one is given, else a fresh buffer.

    Example:

    ```mlir
    %in, %out = comm.all_gather_copy_in %a, %b rank 0
        : tensor<512xf32>, tensor<4x128xf32> -> memref<1024xf32>, memref<8192xf32>
    %in2, %out2 = comm.all_gather_copy_in %a into %buffer rank 3
        : tensor<512xf32> into memref<4096xf32> -> memref<512xf32>, memref<4096xf32>
    ```
  }];
  let arguments = (ins Variadic<Comm_Data>:$inputs,
                   Optional<Comm_Buffer>:$destination,
                   Variadic<AnyType>:$after,
                   ConfinedAttr<I64Attr, [IntNonNegative]>:$rank);
  let results = (outs Comm_Buffer:$input, Comm_Buffer:$output);
  let assemblyFormat = [{
    $inputs (`into` $destination^)? `rank` $rank
    (`after` `(` $after^ `:` type($after) `)`)? attr-dict
    `:` type($inputs) (`into` type($destination)^)?
    `->` type($input) `,` type($output)
  }];
  let extraClassDefinition = !strconcat(
      Comm_Forward<"AllGatherCopyIn">.verifier,
      Comm_Forward<"AllGatherCopyIn">.effects, [{
    void $cppClass::populateDependencies(
        ::mlir::bufferization::RegisterDependenciesFn registerDependencies) {
      ::commute::registerFlowIntoViews(*this, getDestination(),
                                       registerDependencies);
    }
    bool $cppClass::mayBeTerminalBuffer(::mlir::Value) {
      return !getDestination();
    }
  }]);
}

def Comm_SplitCopyOutOp
    : Comm_EffectOp<"split_copy_out", "SplitCopyOut",
                    [AttrSizedOperandSegments,
                     DeclareOpInterfaceMethods<Comm_OrderedOpInterface>]> {
  let summary = "Copy the parts of a gathered buffer out";
  let description = [{
    Splits the source along `dim` into parts of the given sizes and copies each
    out: into the destinations where they are given, else into results. Part i
    has as many elements as its target, whose shape may differ.

    Example:

    ```mlir
    %p:2 = comm.split_copy_out %full dim 1 sizes [512, 512]
        : tensor<8x1024xf32> -> tensor<4096xf32>, tensor<64x64xf32>
    comm.split_copy_out %full into %a, %b dim 1 sizes [512, 512]
        : tensor<8x1024xf32> into memref<4096xf32>, memref<64x64xf32>
    ```
  }];
  let arguments = (ins Comm_Data:$source, Variadic<Comm_Buffer>:$destinations,
                   Variadic<AnyType>:$after,
                   ConfinedAttr<I64Attr, [IntNonNegative]>:$dim,
                   DenseI64ArrayAttr:$sizes);
  let results = (outs Variadic<Comm_Data>:$results);
  let assemblyFormat = [{
    $source (`into` $destinations^)? `dim` $dim `sizes` $sizes
    (`after` `(` $after^ `:` type($after) `)`)? attr-dict
    `:` type($source) (`into` type($destinations)^)? (`->` type($results)^)?
  }];
}

def Comm_ChunkCatOp
    : Comm_EffectOp<"chunk_cat", "ChunkCat",
                    [AttrSizedOperandSegments,
                     DeclareOpInterfaceMethods<Comm_OrderedOpInterface>]> {
  let summary = "Chunk each input and lay the chunks side by side";
  let description = [{
    Splits each input along `dim` into `chunks` equal parts, padded where the
    size does not divide, and lays the i-th parts of all inputs side by side in
    row i: what a reduce-scatter of many gradients sends. The element type may
    differ from the inputs'; the op then converts. Written into the destination
    where one is given, else a result.

    Example:

    ```mlir
    %s = comm.chunk_cat %g0, %g1 dim 0 chunks 8
        : tensor<64x64xf32>, tensor<64xf32> -> tensor<8x520xf32>
    comm.chunk_cat %g0, %g1 into %buffer dim 0 chunks 8
        : tensor<64x64xf32>, tensor<64xf32> into memref<8x520xf32>
    ```
  }];
  let arguments = (ins Variadic<Comm_Data>:$inputs,
                   Optional<Comm_Buffer>:$destination,
                   Variadic<AnyType>:$after,
                   ConfinedAttr<I64Attr, [IntNonNegative]>:$dim,
                   ConfinedAttr<I64Attr, [IntPositive]>:$chunks);
  let results = (outs Optional<Comm_Data>:$result);
  let assemblyFormat = [{
    $inputs (`into` $destination^)? `dim` $dim `chunks` $chunks
    (`after` `(` $after^ `:` type($after) `)`)? attr-dict
    `:` type($inputs) (`into` type($destination)^)? (`->` type($result)^)?
  }];
}

def Comm_ViewOp
    : Comm_Op<"view", [Pure, DeclareOpInterfaceMethods<ViewLikeOpInterface,
                                                       ["getViewDest"]>]> {
  let summary = "See the same data in another shape";
  let description = [{
    The result aliases the operand: a reshape, a slice, a transpose, named by a
    string that only importers and exporters read. A buffer gives a buffer, a
    tensor a tensor. Costs nothing unless `comm.cost_ns` says otherwise.

    Example:

    ```mlir
    %v = comm.view "aten.view" %x : tensor<64x64xf32> -> tensor<4096xf32>
    %w = comm.view "aten.slice" %buffer : memref<4096xf32> -> memref<512xf32>
    ```
  }];
  let arguments = (ins StrAttr:$name, Comm_Data:$source);
  let results = (outs Comm_Data:$result);
  let assemblyFormat = [{
    $name $source attr-dict `:` type($source) `->` type($result)
  }];
  let hasVerifier = 1;
  let extraClassDefinition = !strconcat(Comm_Forward<"View">.verifier, [{
    ::mlir::Value $cppClass::getViewSource() { return getSource(); }
    ::mlir::Value $cppClass::getViewDest() { return getResult(); }
  }]);
}

//===----------------------------------------------------------------------===//
// Computations and groups
//===----------------------------------------------------------------------===//

def Comm_ComputeOp
    : Comm_EffectOp<"compute", "Compute",
                    [AttrSizedOperandSegments, ConditionallySpeculatable,
                     DeclareOpInterfaceMethods<Comm_OrderedOpInterface>]> {
  let summary = "An opaque computation of an imported program";
  let description = [{
    Computes its results from its operands; the name says what it is to
    importers, exporters and cost models. Results are fresh: a memref result is
    a new buffer. The op reads the buffers among its operands, writes those
    that `mutates` lists by operand index, and is otherwise pure.

    Example:

    ```mlir
    %y = comm.compute "mm"(%x, %w) {comm.cost_ns = 9000}
        : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    comm.compute "adam"(%p, %g) mutates [0]
        : (memref<64xf32>, tensor<64xf32>) -> ()
    ```
  }];
  let arguments = (ins StrAttr:$name, Variadic<Comm_NotFuture>:$inputs,
                   Variadic<AnyType>:$after,
                   OptionalAttr<DenseI64ArrayAttr>:$mutates);
  let results = (outs Variadic<Comm_NotFuture>:$results);
  let assemblyFormat = [{
    $name `(` $inputs `)` (`mutates` $mutates^)?
    (`after` `(` $after^ `:` type($after) `)`)? attr-dict
    `:` functional-type($inputs, $results)
  }];
  let extraClassDeclaration = [{
    /// Pure computations may be speculated.
    ::mlir::Speculation::Speculatability getSpeculatability();
  }];
  let extraClassDefinition = !strconcat(
      Comm_Forward<"Compute">.verifier, Comm_Forward<"Compute">.effects, [{
    ::mlir::Speculation::Speculatability $cppClass::getSpeculatability() {
      return ::mlir::isMemoryEffectFree(getOperation())
                 ? ::mlir::Speculation::Speculatable
                 : ::mlir::Speculation::NotSpeculatable;
    }
  }]);
}

def Comm_ScheduleGroupOp
    : Comm_Op<"schedule_group",
              [RecursiveMemoryEffects, NoRegionArguments, SingleBlock,
               SingleBlockImplicitTerminator<"YieldOp">,
               DeclareOpInterfaceMethods<Comm_OrderedOpInterface>,
               DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let summary = "Ops that stay together and move as one";
  let description = [{
    Runs its body in order, once, where it stands. A scheduler treats it as one
    op: a collective if its body holds one, else a wait if its body holds one,
    else compute. The body sees the values around it; `comm.yield` passes
    results out.

    Example:

    ```mlir
    %f = comm.schedule_group -> (!comm.future<tensor<4096xf32>>) {
      %cast = comm.compute "cast"(%w) : (tensor<512xf64>) -> tensor<512xf32>
      %g = comm.all_gather %cast on @dp dim 0
          : tensor<512xf32> -> !comm.future<tensor<4096xf32>>
      comm.yield %g : !comm.future<tensor<4096xf32>>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$after);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    (`after` `(` $after^ `:` type($after) `)`)?
    (`->` `(` type($results)^ `)`)? attr-dict-with-keyword $body
  }];
  let extraClassDefinition = [{
    void $cppClass::getSuccessorRegions(
        ::mlir::RegionBranchPoint point,
        ::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &successors) {
      if (point.isParent())
        successors.emplace_back(&getBody());
      else
        successors.emplace_back(getOperation(), getResults());
    }
  }];
}

def Comm_YieldOp
    : Comm_Op<"yield", [Pure, ReturnLike, Terminator, HasParent<"ScheduleGroupOp">]> {
  let summary = "End a schedule group and pass its results out";
  let description = [{
    Its operands are the results of the enclosing `comm.schedule_group`. May be
    left out where there are none.

    Example:

    ```mlir
    comm.yield %a, %b : tensor<8xf32>, !comm.future<tensor<64xf32>>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
  let builders = [OpBuilder<(ins), [{ (void)$_builder; (void)$_state; }]>];
  let hasVerifier = 1;
  let extraClassDefinition = Comm_Forward<"Yield">.verifier;
}

#endif // COMMUTE_IR_COMMOPS_TD
