//===- CommCollectives.td - Process groups and collectives -*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0
//
//===----------------------------------------------------------------------===//

#ifndef COMMUTE_IR_COMMCOLLECTIVES_TD
#define COMMUTE_IR_COMMCOLLECTIVES_TD

include "commute/IR/CommBase.td"

//===----------------------------------------------------------------------===//
// Process group
//===----------------------------------------------------------------------===//

def Comm_ProcessGroupOp : Comm_Op<"process_group", [Symbol]> {
  let summary = "Name the ranks that communicate with each other";
  let description = [{
    Declares a process group: `size` ranks. What a cost model may want to know
    is optional: the global `ranks`, in the group's order; `ranks_per_node`; the
    kind of `link`; its `latency` in nanoseconds and its `bandwidth` in bytes
    per second and rank. Groups of one `channel` take turns, as those that share
    a network card do; a group that names none has a channel of its own.

    Example:

    ```mlir
    comm.process_group @world size 16
    comm.process_group @tp size 2 ranks [0, 1] link "nvlink"
    comm.process_group @dp size 4 ranks [0, 2, 4, 6] ranks_per_node 4
        link "infiniband" latency 5.0e3 bandwidth 5.0e10 channel "network"
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                   ConfinedAttr<I64Attr, [IntPositive]>:$size,
                   OptionalAttr<DenseI64ArrayAttr>:$ranks,
                   OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>
                       :$ranks_per_node,
                   OptionalAttr<StrAttr>:$link, OptionalAttr<F64Attr>:$latency,
                   OptionalAttr<F64Attr>:$bandwidth,
                   OptionalAttr<StrAttr>:$channel,
                   OptionalAttr<StrAttr>:$sym_visibility);
  let assemblyFormat = [{
    ($sym_visibility^)? $sym_name `size` $size (`ranks` $ranks^)?
    (`ranks_per_node` $ranks_per_node^)? (`link` $link^)?
    (`latency` $latency^)? (`bandwidth` $bandwidth^)?
    (`channel` $channel^)? attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDefinition = Comm_Forward<"ProcessGroup">.verifier;
}

//===----------------------------------------------------------------------===//
// Collectives: inputs -> one future with a result for each input
//===----------------------------------------------------------------------===//

/// A collective over any number of inputs (a bucket is one op), into optional
/// destinations.
class Comm_DataCollectiveOp<string mnemonic, string cName, dag attributes,
                            string attributeFormat>
    : Comm_CollectiveOp<mnemonic, cName, [AttrSizedOperandSegments]> {
  let arguments = !con((ins Variadic<Comm_Data>:$inputs,
                        Variadic<Comm_Buffer>:$destinations,
                        Variadic<AnyType>:$after, FlatSymbolRefAttr:$group),
                       attributes);
  let results = (outs Comm_Future:$future);
  let assemblyFormat =
      "$inputs (`into` $destinations^)? `on` $group " # attributeFormat # [{
    (`after` `(` $after^ `:` type($after) `)`)? attr-dict
    `:` type($inputs) (`into` type($destinations)^)?
    `->` qualified(type($future))
  }];
}

def Comm_AllGatherOp
    : Comm_DataCollectiveOp<"all_gather", "AllGather",
                            (ins ConfinedAttr<I64Attr, [IntNonNegative]>:$dim),
                            "`dim` $dim"> {
  let summary = "Start to gather every rank's shard on all ranks";
  let description = [{
    Each rank receives the inputs of all ranks, concatenated along `dim` in the
    group's order. Several inputs are gathered each for itself, in one
    communication.

    Example:

    ```mlir
    %f = comm.all_gather %w on @dp dim 0
        : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
    %g = comm.all_gather %shard into %full on @dp dim 0 after(%f : !comm.future<tensor<4096x4096xbf16>>)
        : memref<8xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
    ```
  }];
}

def Comm_ReduceScatterOp
    : Comm_DataCollectiveOp<"reduce_scatter", "ReduceScatter",
                            (ins ConfinedAttr<I64Attr, [IntNonNegative]>:$dim,
                             Comm_ReductionKind:$reduction),
                            "`dim` $dim `reduce` $reduction"> {
  let summary = "Start to reduce over all ranks and leave a shard on each";
  let description = [{
    The inputs of all ranks are combined element by element; rank r receives
    the r-th of `size` equal parts along `dim`.

    Example:

    ```mlir
    %f = comm.reduce_scatter %grad on @dp dim 0 reduce avg
        : tensor<4096x4096xf32> -> !comm.future<tensor<512x4096xf32>>
    ```
  }];
}

def Comm_AllReduceOp
    : Comm_DataCollectiveOp<"all_reduce", "AllReduce",
                            (ins Comm_ReductionKind:$reduction),
                            "`reduce` $reduction"> {
  let summary = "Start to reduce over all ranks and leave the result on each";
  let description = [{
    The inputs of all ranks are combined element by element; every rank
    receives the result. With its input as its destination it works in place.

    Example:

    ```mlir
    %f = comm.all_reduce %partial on @tp reduce sum
        : tensor<64x4096xbf16> -> !comm.future<tensor<64x4096xbf16>>
    %g = comm.all_reduce %grad into %grad on @dp reduce avg
        : memref<64xf32> into memref<64xf32> -> !comm.future<memref<64xf32>>
    ```
  }];
}

def Comm_AllToAllOp
    : Comm_DataCollectiveOp<
          "all_to_all", "AllToAll",
          (ins ConfinedAttr<I64Attr, [IntNonNegative]>:$split_dim,
           ConfinedAttr<I64Attr, [IntNonNegative]>:$concat_dim,
           OptionalAttr<DenseI64ArrayAttr>:$send_splits,
           OptionalAttr<DenseI64ArrayAttr>:$recv_splits),
          "`split` $split_dim `concat` $concat_dim "
          "(`send` $send_splits^ `recv` $recv_splits)?"> {
  let summary = "Start to exchange parts between all pairs of ranks";
  let description = [{
    Each input is split along the split dimension into one part per rank; part
    r goes to rank r, and what arrives is concatenated along the concat
    dimension in the group's order. The parts are equal unless `send` and
    `recv` state this rank's sizes, in elements of that dimension; then both
    dimensions are the same.

    Example:

    ```mlir
    %f = comm.all_to_all %tokens on @ep split 0 concat 1
        : tensor<64x128xbf16> -> !comm.future<tensor<16x512xbf16>>
    %g = comm.all_to_all %ragged on @ep split 0 concat 0
        send [1, 2, 3, 4] recv [2, 2, 2, 2]
        : tensor<10x128xbf16> -> !comm.future<tensor<8x128xbf16>>
    ```
  }];
}

def Comm_BroadcastOp
    : Comm_DataCollectiveOp<"broadcast", "Broadcast",
                            (ins ConfinedAttr<I64Attr, [IntNonNegative]>:$root),
                            "`root` $root"> {
  let summary = "Start to send one rank's data to all ranks";
  let description = [{
    Every rank receives the input of rank `root` of the group.

    Example:

    ```mlir
    %f = comm.broadcast %w on @dp root 0
        : tensor<64xf32> -> !comm.future<tensor<64xf32>>
    ```
  }];
}

def Comm_PermuteOp
    : Comm_DataCollectiveOp<"permute", "Permute",
                            (ins DenseI64ArrayAttr:$sources,
                             DenseI64ArrayAttr:$targets),
                            "`from` $sources `to` $targets"> {
  let summary = "Start to send along given pairs of ranks";
  let description = [{
    The i-th source sends its inputs to the i-th target. A rank is source at
    most once and target at most once; one that is no target receives zeros.

    Example:

    ```mlir
    %f = comm.permute %kv on @cp from [0, 1, 2, 3] to [1, 2, 3, 0]
        : tensor<8x64xbf16> -> !comm.future<tensor<8x64xbf16>>
    ```
  }];
}

//===----------------------------------------------------------------------===//
// Point to point, barrier
//===----------------------------------------------------------------------===//

def Comm_SendOp
    : Comm_CollectiveOp<"send", "Send", [AttrSizedOperandSegments]> {
  let summary = "Start to send to one rank";
  let description = [{
    Sends the inputs to rank `to` of the group, which receives them with
    `comm.recv`. The future holds nothing; its wait says that the inputs may be
    overwritten.

    Example:

    ```mlir
    %f = comm.send %activation on @pp to 1 : tensor<8x64xbf16>
    ```
  }];
  let arguments = (ins Variadic<Comm_Data>:$inputs, Variadic<AnyType>:$after,
                   FlatSymbolRefAttr:$group,
                   ConfinedAttr<I64Attr, [IntNonNegative]>:$peer);
  let results = (outs Comm_EmptyFuture:$future);
  let assemblyFormat = [{
    $inputs `on` $group `to` $peer (`after` `(` $after^ `:` type($after) `)`)?
    attr-dict `:` type($inputs)
  }];
}

def Comm_RecvOp
    : Comm_CollectiveOp<"recv", "Recv", [AttrSizedOperandSegments]> {
  let summary = "Start to receive from one rank";
  let description = [{
    Receives what rank `from` of the group sends with `comm.send`.

    Example:

    ```mlir
    %f = comm.recv on @pp from 0 -> !comm.future<tensor<8x64xbf16>>
    %g = comm.recv into %buffer on @pp from 0
        : memref<64xf32> -> !comm.future<memref<64xf32>>
    ```
  }];
  let arguments = (ins Variadic<Comm_Buffer>:$destinations,
                   Variadic<AnyType>:$after, FlatSymbolRefAttr:$group,
                   ConfinedAttr<I64Attr, [IntNonNegative]>:$peer);
  let results = (outs Comm_Future:$future);
  let assemblyFormat = [{
    (`into` $destinations^)? `on` $group `from` $peer
    (`after` `(` $after^ `:` type($after) `)`)? attr-dict
    (`:` type($destinations)^)? `->` qualified(type($future))
  }];
}

def Comm_BarrierOp : Comm_CollectiveOp<"barrier", "Barrier"> {
  let summary = "Start a barrier";
  let description = [{
    Its wait returns when every rank of the group has started it. No other
    communication and no access to memory moves past a barrier or its wait;
    computation on tensors does.

    Example:

    ```mlir
    %f = comm.barrier on @world
    comm.wait %f : !comm.future
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$after, FlatSymbolRefAttr:$group);
  let results = (outs Comm_EmptyFuture:$future);
  let assemblyFormat = [{
    `on` $group (`after` `(` $after^ `:` type($after) `)`)? attr-dict
  }];
}

#endif // COMMUTE_IR_COMMCOLLECTIVES_TD
