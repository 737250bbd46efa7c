# SPDX-License-Identifier: Apache-2.0
"""Writes the operations of one node."""

from __future__ import annotations

from . import optable
from .collectives import lower_collective, lower_wait
from .copies import lower_copy
from .errors import node_failure
from .function import FunctionState, Value, names, types
from .model import Kind, Node, Ref
from .text import quote, spell_list


def lower_node(state: FunctionState, node: Node) -> None:
    """Writes the operations of a node that is no input."""
    if node.op in optable.GETITEM:
        return  # It only names a result of another node.
    if node.kind is Kind.COLLECTIVE:
        lower_collective(state, node)
    elif node.kind is Kind.WAIT:
        lower_wait(state, node)
    elif node.kind is Kind.RESIZE:
        _lower_resize(state, node)
    elif _is_views_only(state, node):
        _write_views(state, node)
    elif not lower_copy(state, node):
        _lower_compute(state, node)


def _is_views_only(state: FunctionState, node: Node) -> bool:
    if node.writes or not node.results or node.kind is not Kind.COMPUTE:
        return False
    return all((node.name, i) in state.values.views for i in range(len(node.results)))


def _write_views(state: FunctionState, node: Node, whole: bool = True) -> None:
    """Writes the views among the results; `whole` says that they are all of it."""
    alone = whole and len(node.results) == 1
    for i in range(len(node.results)):
        key = (node.name, i)
        if key not in state.values.views:
            continue
        source = state.read(state.values.views[key], node)
        view = state.new_value(node.name if alone else f"{node.name}.{i}", key)
        state.write_view(node, None if alone else str(i), node.op, source, view)
        state.hold(key, view)
        state.finish(node, view)


def _lower_resize(state: FunctionState, node: Node) -> None:
    buffer = state.read_tensor(node.writes[0], node)
    size = node.args[1] if len(node.args) > 1 else node.kwargs.get("size")
    if isinstance(size, Ref):
        value = state.read_ref(size, node)
        if value.type != "index":
            raise node_failure(node.name, f"its size '%{size}' is a tensor, not a number")
        spelt = value.name
    elif type(size) is int and 0 <= size < 2**63:
        spelt = str(size)
    else:
        raise node_failure(node.name, f"its size {size!r} is neither a count of bytes nor a node")
    state.write(
        f"comm.resize {buffer.name} to {spelt}{state.after_clause(node)} "
        f"{state.attributes(node)} : {buffer.type}"
    )


def _lower_compute(state: FunctionState, node: Node) -> None:
    """Writes an opaque computation, and views for results that are its operands."""
    operands: list[Value] = [state.read_ref(ref, node) for ref in node.operands()]
    keys = [state.values.key(ref, node) for ref in node.operands()]
    mutated = []
    for ref in node.writes:
        key = state.values.key(ref, node)
        if key not in keys:
            keys.append(key)
            operands.append(state.read(key, node))
        mutated.append(keys.index(key))
    mutates = f" mutates {spell_list(sorted(set(mutated)))}" if mutated else ""
    after = state.after_clause(node)
    fresh = [(node.name, i) for i in range(len(node.results)) if state.values.is_fresh(node, i)]
    left, results = state.new_results(node, fresh)
    spelt = results[0].type if len(results) == 1 else f"({types(results)})"
    state.write(
        f"{left}comm.compute {quote(node.op)}({names(operands)}){mutates}{after} "
        f"{state.attributes(node)} : ({types(operands)}) -> {spelt}"
    )
    for key, value in zip(fresh, results):
        state.hold(key, value)
    state.finish(node, results[0] if results else None)
    _write_views(state, node, whole=False)
