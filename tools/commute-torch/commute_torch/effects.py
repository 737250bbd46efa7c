# SPDX-License-Identifier: Apache-2.0
"""What must not pass what in an FX graph, besides users and what they use.

Read from the operators' schemas: what an operator writes, and which results
share memory with which arguments. A collective reads its inputs and writes its
results until its wait. What draws random numbers keeps its order, and so does
what acts on the world outside. What is not known, or communicates in a way that
is not known, passes nothing.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator

import torch
from torch.fx import Node
from torch.utils._pytree import tree_leaves

from commute_torch import operators

# Operators that call others, which write nothing but their results.
_PURE_HIGHER_ORDER = frozenset(
    (
        "auto_functionalized",
        "auto_functionalized_v2",
        "flex_attention",
        "flex_attention_backward",
        "triton_kernel_wrapper_functional",
    )
)

# Give a tensor another storage, which then has the views of both.
_CHANGES_STORAGE = frozenset(("set_", "set_data"))

# In these, results share memory only where the schema says so.
_EXACT_NAMESPACES = frozenset(("_c10d_functional", "aten", "prims"))

# Python's and torch's functions on numbers and symbols.
_NUMBER_MODULES = frozenset(("_operator", "builtins", "math", "operator"))


def iterate_edges(nodes: list[Node]) -> Iterator[tuple[Node, Node]]:
    """Yields pairs of nodes of a list of which the second comes after the first.

    Linear in the nodes and their arguments.
    """
    effects = _Effects()
    for node in nodes:
        for source in effects.add(node):
            if source is not node:
                yield source, node


def _is_about_numbers(node):
    """Whether a node computes a size, not a tensor."""
    target = node.target
    return (
        getattr(target, "__module__", None) in _NUMBER_MODULES
        or getattr(target, "__name__", "").startswith("sym_")
    )


def _is_barrier(node):
    if node.op == "get_attr":
        return False
    if node.op != "call_function":
        return True
    target = node.target
    if isinstance(target, torch._ops.OpOverload):
        if operators.is_collective(target) or operators.is_wait(target):
            return False
        return (
            operators.is_communication(target)
            or operators.get_name(target) in _CHANGES_STORAGE
        )
    if isinstance(target, torch._ops.HigherOrderOperator):
        return target.name() not in _PURE_HIGHER_ORDER
    return not _is_about_numbers(node)


def _has_state(node):
    """Whether a node draws random numbers, or acts on the world outside."""
    target = node.target
    if operators.is_collective(target) or operators.is_wait(target):
        return False
    return (
        isinstance(target, torch._ops.OpOverload)
        and torch.Tag.nondeterministic_seeded in target.tags
    ) or target in torch.fx.node._side_effectful_functions


def _iterate_arguments(node):
    """Yields, for each tensor argument, its node and its AliasInfo or None."""
    if not isinstance(node.target, torch._ops.OpOverload):
        for leaf in node.all_input_nodes:
            yield leaf, None
        return
    for position, formal in enumerate(node.target._schema.arguments):
        if formal.name in node.kwargs:
            actual = node.kwargs[formal.name]
        elif position < len(node.args):
            actual = node.args[position]
        else:
            continue
        for leaf in tree_leaves(actual):
            if isinstance(leaf, Node):
                yield leaf, formal.alias_info


def _find_collective(node):
    """Returns the collective that a wait is for, or None."""
    source = node.args[0]
    while isinstance(source, Node) and source.op == "call_function":
        if operators.is_collective(source.target):
            return source
        if source.target is not operator.getitem and not operators.is_wait(
            source.target
        ):
            return None
        source = source.args[0]
    return None


class _Effects:
    """The nodes so far, by what they touch."""

    def __init__(self):
        self._storages = {}  # node -> the names of the storages of its results
        self._writers = {}  # storage -> the node that wrote it last
        self._readers = {}  # storage -> the nodes that read it since
        self._state = None  # the last node with state
        self._barrier = None
        self._since_barrier = []

    def add(self, node):
        """Notes a node; returns those that it comes after."""
        sources = []
        if self._barrier is not None:
            sources.append(self._barrier)
        wait_of = None
        barrier = _is_barrier(node)
        if operators.is_wait(node.target):
            wait_of = _find_collective(node)
            # It ends what began out of sight, on whatever memory.
            barrier = wait_of is None
        if barrier:
            sources.extend(self._since_barrier)
            self._barrier = node
            self._since_barrier = []
        else:
            self._since_barrier.append(node)
        if barrier or _has_state(node):
            if self._state is not None:
                sources.append(self._state)
            self._state = node
        self._touch(node, wait_of, sources)
        return sources

    def _touch(self, node, wait_of, sources):
        reads, writes = {}, {}
        for argument, alias in _iterate_arguments(node):
            touched = writes if alias is not None and alias.is_write else reads
            touched.update(dict.fromkeys(self._get_storages(argument)))
        if wait_of is not None:
            # Until here the collective read its inputs and wrote its results.
            writes.update(dict.fromkeys(self._get_storages(node.args[0])))
            for argument, _ in _iterate_arguments(wait_of):
                reads.update(dict.fromkeys(self._get_storages(argument)))
        for storage in reads:
            if storage in self._writers:
                sources.append(self._writers[storage])
            self._readers.setdefault(storage, []).append(node)
        for storage in writes:
            if storage in self._writers:
                sources.append(self._writers[storage])
            sources.extend(self._readers.pop(storage, ()))
            self._writers[storage] = node
        self._storages[node] = self._place_results(node)

    def _get_storages(self, node):
        # A node that was not added, such as an input, has one of its own.
        return self._storages.get(node, (node,))

    def _place_results(self, node):
        """Returns the storages that the results of a node may be in."""
        target = node.target
        if target is operator.getitem:
            source, index = node.args
            storages = self._get_storages(source)
            if not self._has_distinct_results(source):
                return storages
            return (storages[index],) if len(storages) > 1 else storages
        if not isinstance(target, torch._ops.OpOverload):
            # Attributes, numbers, and what passes nothing anyhow.
            shared = [s for a in node.all_input_nodes for s in self._get_storages(a)]
            return tuple(dict.fromkeys((node, *shared)))
        shared = {}
        for argument, alias in _iterate_arguments(node):
            if alias is not None or operators.is_wait(target):
                shared.update(dict.fromkeys(self._get_storages(argument)))
        returns = target._schema.returns
        if operators.is_wait(target):
            return tuple(shared)
        if shared and any(result.alias_info is not None for result in returns):
            return tuple(shared)
        value = node.meta.get("val")
        if self._has_distinct_results(node) and isinstance(value, (tuple, list)):
            return tuple((node, index) for index in range(len(value)))
        return (node, *shared)

    @staticmethod
    def _has_distinct_results(node):
        target = node.target
        return (
            isinstance(node, Node)
            and isinstance(target, torch._ops.OpOverload)
            and operators.get_namespace(target) in _EXACT_NAMESPACES
            and all(result.alias_info is None for result in target._schema.returns)
        )
