# SPDX-License-Identifier: Apache-2.0
"""Writes collectives and their waits.

PyTorch's collectives gather and scatter along dimension 0. What a start sends
is spelt with the shape that its result implies: where the recorded operand has
another, the start saw it through a view, which is written too.
"""

from __future__ import annotations

from . import optable
from .errors import node_failure
from .function import FunctionState, Future, Value, names, types
from .model import Node, Ref, TensorType, references
from .text import spell_list
from .values import Key


def lower_collective(state: FunctionState, node: Node) -> None:
    """Writes the start of a communication; its future takes the node's name."""
    form = optable.collective_form(node.op)
    if form is None:
        raise node_failure(node.name, f"unknown collective '{node.op}'")
    sources = _references_at(node, form.source)
    if not sources:
        raise node_failure(node.name, "sends nothing")
    targets = _targets(state, node, form, sources)
    outs = [state.read(key, node) for key in targets]
    promised = outs or [_fresh_result(state, node, i) for i in range(len(node.results))]
    if len(promised) != len(sources):
        raise node_failure(node.name, f"sends {len(sources)} tensors, receives {len(promised)}")
    splits = _Splits(node, form)
    inputs = []
    for ref, result in zip(sources, promised):
        assert isinstance(result.kind, TensorType)
        source = state.read_tensor(ref, node)
        wanted = _sent_type(node, form.mnemonic, result.kind, splits)
        inputs.append(_fitted(state, node, ref, source, wanted))
    after = state.after_clause(node)
    future = Future(state.ssa_name(node.name), f"!comm.future<{types(promised)}>")
    assert node.group is not None
    into = f" into {names(outs)}" if outs else ""
    into_types = f" into {types(outs)}" if outs else ""
    state.write(
        f"{future.name} = comm.{form.mnemonic} {names(inputs)}{into} "
        f"on @{state.groups[node.group]}{_details(node, form, splits)}{after} "
        f"{state.attributes(node)} : {types(inputs)}{into_types} -> {future.type}"
    )
    state.futures[node.name] = future
    state.finish(node, future)


def lower_wait(state: FunctionState, node: Node) -> None:
    """Writes the wait of a start where the program first waits for it.

    A later wait for the same start, or for another result of it, is no
    operation: what it names is there already.
    """
    start = state.values.starts[node.name]
    if start.name in state.waited:
        state.finish(node, state.done(start))
        return
    state.waited.add(start.name)
    form = optable.collective_form(start.op)
    assert form is not None
    sources = _references_at(start, form.source)
    received = _targets(state, start, form, sources)
    received = received or [state.values.result(start, i) for i in range(len(start.results))]
    # Inductor lets a wait depend on what the start sends: the future does.
    implied = {*received, *(state.values.key(ref, start) for ref in sources)}
    others = []
    for ref in node.operands()[1:]:
        key = state.values.key(ref, node)
        if key not in implied:
            others.append(state.read(key, node))
    after = state.after_clause(node, others)
    future = state.futures[start.name]
    left, results = state.new_results(node, received)
    state.write(
        f"{left}comm.wait {future.name}{after} {state.attributes(node)} : {future.type}"
    )
    for key, value in zip(received, results):
        state.hold(key, value)
    state.finish(start, results[0])
    state.finish(node, results[0])


def _references_at(node: Node, position: int | None) -> list[Ref]:
    if position is None or position >= len(node.args):
        return []
    return list(references([node.args[position]]))


def _targets(
    state: FunctionState, node: Node, form: optable.CollectiveForm, sources: list[Ref]
) -> list[Key]:
    """Returns the buffers that receive, empty where the results are new."""
    if not node.writes:
        return []
    stated = _references_at(node, form.target) or list(references(node.kwargs.get("out")))
    found = stated or (sources if form.writes_source else node.writes)
    keys = [state.values.key(ref, node) for ref in found]
    written = {state.values.key(ref, node) for ref in node.writes}
    if set(keys) != written:
        raise node_failure(node.name, "writes other buffers than those that receive")
    return keys


def _fresh_result(state: FunctionState, node: Node, index: int) -> Value:
    """Returns the shape of a value to come; it has no name before its wait."""
    key = (node.name, index)
    if not state.values.is_fresh(node, index):
        raise node_failure(node.name, f"result {index} is a view, but is received anew")
    return Value("", state.values.type_of(key), state.values.is_buffer(key))


class _Splits:
    """The split sizes of an all-to-all; None where all parts are equal."""

    def __init__(self, node: Node, form: optable.CollectiveForm):
        self.send = _split_sizes(node, form.send)
        self.recv = _split_sizes(node, form.recv)
        if (self.send is None) != (self.recv is None):
            raise node_failure(node.name, "states only one of its two lists of split sizes")
        if self.send is not None and len({*self.send, *(self.recv or [])}) == 1:
            self.send = self.recv = None


def _split_sizes(node: Node, position: int | None) -> list[int] | None:
    if position is None or position >= len(node.args) or not node.args[position]:
        return None
    sizes = node.args[position]
    if not isinstance(sizes, list) or not all(type(n) is int and n >= 0 for n in sizes):
        raise node_failure(node.name, "its split sizes are not constants")
    if len(sizes) != node.group_size:
        raise node_failure(
            node.name, f"has {len(sizes)} split sizes for {node.group_size} ranks"
        )
    return sizes


def _sent_type(
    node: Node, mnemonic: str, received: TensorType, splits: _Splits
) -> TensorType:
    """Returns the type that a start sends for one result."""
    size = node.group_size or 1
    if mnemonic in ("all_reduce", "broadcast"):
        return received
    if not received.shape:
        raise node_failure(node.name, "its result has no dimension to divide")
    first, *rest = received.shape
    if mnemonic == "reduce_scatter":
        first *= size
    elif mnemonic == "all_to_all" and splits.send is not None:
        if sum(splits.recv or []) != first:
            raise node_failure(
                node.name, f"receives {sum(splits.recv or [])} rows into a result of {first}"
            )
        first = sum(splits.send)
    elif first % size != 0:
        raise node_failure(node.name, f"{first} rows do not divide among {size} ranks")
    elif mnemonic == "all_gather":
        first //= size
    return TensorType((first, *rest), received.dtype)


def _fitted(
    state: FunctionState, node: Node, ref: Ref, source: Value, wanted: TensorType
) -> Value:
    """Returns the operand in the shape that is sent; a view may be a part of it."""
    assert isinstance(source.kind, TensorType)
    if source.kind.dtype != wanted.dtype:
        raise node_failure(
            node.name, f"sends {source.kind.dtype} '%{ref}', but receives {wanted.dtype}"
        )
    if wanted.elements > source.kind.elements:
        raise node_failure(
            node.name,
            f"sends {wanted.elements} elements of '%{ref}', which has {source.kind.elements}",
        )
    return state.reshaped(node, source, wanted)


def _details(node: Node, form: optable.CollectiveForm, splits: _Splits) -> str:
    if form.mnemonic == "all_gather":
        return " dim 0"
    if form.mnemonic == "all_to_all":
        if splits.send is None or splits.recv is None:
            return " split 0 concat 0"
        return (
            f" split 0 concat 0 send {spell_list(splits.send)} recv {spell_list(splits.recv)}"
        )
    if form.mnemonic == "broadcast":
        root = node.args[form.root] if form.root is not None and form.root < len(node.args) else 0
        if type(root) is not int or root < 0:
            raise node_failure(node.name, f"its root {root!r} is no rank")
        return f" root {root}"
    # Inductor does not record the reduction; c10d's own default is the sum.
    reduction = node.reduction or "sum"
    if reduction not in optable.REDUCTIONS:
        raise node_failure(node.name, f"unknown reduction '{reduction}'")
    dim = " dim 0" if form.mnemonic == "reduce_scatter" else ""
    return f"{dim} reduce {optable.REDUCTIONS[reduction]}"
