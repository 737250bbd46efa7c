# SPDX-License-Identifier: Apache-2.0
"""Writes copies: plain ones, and those around FSDP's collectives."""

from __future__ import annotations

from typing import Any

from . import optable
from .errors import node_failure
from .function import FunctionState, Value, names, types
from .model import Node, Ref, TensorType, references
from .text import spell_list
from .values import Key


def lower_copy(state: FunctionState, node: Node) -> bool:
    """Writes a node that copies; returns false where it is something else."""
    op = optable.split_name(node.op)
    if optable.is_copy_in(node.op):
        _lower_copy_in(state, node)
    elif op == ("fsdp", "split_with_sizes_copy"):
        _lower_split(state, node)
    elif op == ("fsdp", "chunk_cat"):
        _lower_chunk_cat(state, node)
    elif node.op == optable.AUTO_FUNCTIONALIZED:
        return _lower_functionalized(state, node)
    elif node.op == optable.FX_COPY or op == ("aten", "copy_"):
        return _lower_plain(state, node)
    else:
        return False
    return True


class _Targets:
    """Where a copy goes: into buffers, or else into results.

    `bases` are the values in whose place the results stand, if any.
    """

    def __init__(self, state: FunctionState, node: Node, outs: list[Value]):
        keys = [(node.name, i) for i in range(len(node.results))]
        if outs and any(state.values.is_fresh(node, i) for i in range(len(keys))):
            raise node_failure(node.name, "has both buffers to copy into and new results")
        self.keys: list[Key] = [] if outs else keys
        bases = node.kwargs.get("_all_bases")
        self.bases = [state.read_ref(ref, node) for ref in references(bases)]
        self.left, self.results = state.new_results(node, self.keys)
        self.into = f" into {names(outs)}" if outs else ""
        self.into_types = f" into {types(outs)}" if outs else ""
        self.count = len(outs) + len(self.results)

    @property
    def arrow(self) -> str:
        return f" -> {types(self.results)}" if self.results else ""

    def finish(self, state: FunctionState, node: Node) -> None:
        for key, value in zip(self.keys, self.results):
            state.hold(key, value)
        state.finish(node, self.results[0] if self.results else None)


def _lower_plain(state: FunctionState, node: Node) -> bool:
    ends = node.operands()
    if len(ends) != 2 or len(node.writes) != 1:
        return False  # What is copied is a number: a computation.
    target = state.read_tensor(node.writes[0], node)
    source = state.read_tensor(ends[1], node)
    assert isinstance(target.kind, TensorType)
    source = state.reshaped(node, source, target.kind)
    state.write(
        f"comm.copy {source.name} into {target.name}{state.after_clause(node)} "
        f"{state.attributes(node)} : {source.type} into {target.type}"
    )
    return True


def _lower_copy_in(state: FunctionState, node: Node) -> None:
    """fsdp.all_gather_copy_in(inputs, output, sizes, count, rank), or without
    an output (inputs, sizes, count, world size, rank, dtype, device)."""
    inputs = [state.read_tensor(ref, node) for ref in references(_argument(node, 0))]
    target = _argument(node, 1)
    into = [state.read_tensor(target, node)] if isinstance(target, Ref) else []
    rank = _integer(node, _argument(node, 4), "rank")
    part = state.new_value(f"{node.name}.in", (node.name, 0))
    whole = state.new_value(f"{node.name}.out", (node.name, 1))
    into_names = f" into {names(into)}" if into else ""
    into_types = f" into {types(into)}" if into else ""
    state.write(
        f"{part.name}, {whole.name} = comm.all_gather_copy_in {names(inputs)}{into_names} "
        f"rank {rank}{state.after_clause(node)} {state.attributes(node)} : "
        f"{types(inputs)}{into_types} -> {part.type}, {whole.type}"
    )
    state.hold((node.name, 0), part)
    state.hold((node.name, 1), whole)
    state.finish(node, whole)


def _lower_split(state: FunctionState, node: Node) -> None:
    """fsdp.split_with_sizes_copy(source, sizes, dim=0, *, out)."""
    targets = _Targets(state, node, _outs(state, node))
    dim = _argument(node, 2, node.kwargs.get("dim", 0))
    _write_split(state, node, _argument(node, 0), _argument(node, 1), dim, targets)


def _lower_chunk_cat(state: FunctionState, node: Node) -> None:
    """fsdp.chunk_cat(tensors, dim, chunks, *, out)."""
    targets = _Targets(state, node, _outs(state, node))
    _write_chunk_cat(
        state, node, _argument(node, 0), _argument(node, 1), _argument(node, 2), targets
    )


def _lower_functionalized(state: FunctionState, node: Node) -> bool:
    """auto_functionalized_v2(op, **arguments): results in place of writes.

    The operators here do not read their bases, `_all_bases`: each result takes
    the place of a base, and is as large. They only come after them.
    """
    op = optable.split_name(node.args[0]) if node.args and isinstance(node.args[0], str) else None
    keywords = node.kwargs
    count = len(node.results)
    if node.writes or not all(state.values.is_fresh(node, i) for i in range(count)):
        return False
    if op == ("fsdp", "split_with_sizes_copy"):
        bases = [keywords.get(f"_out_{i}_base_index") for i in range(count)]
        if keywords.get("_out_length") != count or bases != list(range(count)):
            return False
        source = keywords.get("all_gather_output")
        sizes = keywords.get("all_gather_input_split_sizes")
        targets = _Targets(state, node, [])
        _write_split(state, node, source, sizes, keywords.get("dim", 0), targets)
        return True
    if op == ("fsdp", "chunk_cat"):
        return _lower_functionalized_chunk_cat(state, node)
    return False


def _lower_functionalized_chunk_cat(state: FunctionState, node: Node) -> bool:
    """Writes the chunk_cat with its rows, and a view of them in the base's shape."""
    keywords = node.kwargs
    shape = keywords.get("_out_size")
    base = node.results[0] if len(node.results) == 1 else None
    if keywords.get("_out_base_index") != 0 or not isinstance(base, TensorType):
        return False
    if not isinstance(shape, list) or not all(type(n) is int and n >= 0 for n in shape):
        return False
    rows = TensorType(tuple(shape), base.dtype)
    if rows.elements != base.elements:
        return False
    targets = _Targets(state, node, [])
    laid = Value(targets.results[0].name, rows, targets.results[0].buffer)
    targets.results = [laid]
    _write_chunk_cat(
        state,
        node,
        keywords.get("tensors"),
        keywords.get("dim", 0),
        keywords.get("num_chunks"),
        targets,
    )
    state.hold((node.name, 0), state.reshaped(node, laid, base))
    return True


def _write_split(
    state: FunctionState, node: Node, source: Any, sizes: Any, dim: Any, targets: _Targets
) -> None:
    if not isinstance(source, Ref):
        raise node_failure(node.name, "copies from no node")
    if not isinstance(sizes, list) or not all(type(n) is int and n >= 0 for n in sizes):
        raise node_failure(node.name, "its split sizes are not constants")
    if len(sizes) != targets.count:
        raise node_failure(node.name, f"has {len(sizes)} parts for {targets.count} targets")
    value = state.read_tensor(source, node)
    state.write(
        f"{targets.left}comm.split_copy_out {value.name}{targets.into} "
        f"dim {_dimension(node, dim, value)} sizes {spell_list(sizes)}"
        f"{state.after_clause(node, targets.bases)} {state.attributes(node)} : "
        f"{value.type}{targets.into_types}{targets.arrow}"
    )
    targets.finish(state, node)


def _write_chunk_cat(
    state: FunctionState, node: Node, inputs: Any, dim: Any, chunks: Any, targets: _Targets
) -> None:
    values = [state.read_tensor(ref, node) for ref in references(inputs)]
    if not values or targets.count != 1:
        raise node_failure(node.name, "a chunk_cat lays inputs into one target")
    state.write(
        f"{targets.left}comm.chunk_cat {names(values)}{targets.into} "
        f"dim {_dimension(node, dim, values[0])} "
        f"chunks {_integer(node, chunks, 'number of chunks')}"
        f"{state.after_clause(node, targets.bases)} {state.attributes(node)} : "
        f"{types(values)}{targets.into_types}{targets.arrow}"
    )
    targets.finish(state, node)


def _outs(state: FunctionState, node: Node) -> list[Value]:
    return [state.read_tensor(ref, node) for ref in references(node.kwargs.get("out"))]


def _argument(node: Node, position: int, default: Any = None) -> Any:
    return node.args[position] if position < len(node.args) else default


def _integer(node: Node, value: Any, what: str) -> int:
    if type(value) is not int or not 0 <= value < 2**63:
        raise node_failure(node.name, f"its {what} is no non-negative integer: {value!r}")
    return value


def _dimension(node: Node, dim: Any, value: Value) -> int:
    """Returns a dimension of `value`, counted from the end where negative."""
    assert isinstance(value.kind, TensorType)
    rank = len(value.kind.shape)
    if type(dim) is int and -rank <= dim < 0:
        return dim + rank
    return _integer(node, dim, "dimension")
