# SPDX-License-Identifier: Apache-2.0
"""Orders the nodes of Inductor's scheduler.

Inductor calls each of `config.reorder_for_compute_comm_overlap_passes` once for
each graph, after fusion, with the list of its scheduler nodes, and goes on with
the list that comes back. It does not check that list.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from torch._inductor import comms, ir
from torch._inductor.dependencies import WeakDep
from torch._inductor.scheduler import BaseSchedulerNode, GroupedSchedulerNode
from torch._inductor.utils import contains_collective, contains_wait

from commute_torch import costs as cost_models
from commute_torch import library, operators
from commute_torch.graph import COLLECTIVE, COMPUTE, DATA, ORDER, WAIT, Graph
from commute_torch.policy import CannotOrder, Plan, describe, log

# Nodes that run other programs, which may communicate.
_SUBPROGRAMS = tuple(
    getattr(ir, name)
    for name in ("Conditional", "WhileLoop", "InvokeSubgraph")
    if hasattr(ir, name)
)


def options(policies: str | Iterable[str] = "pipeline", **keywords) -> dict:
    """Returns options of torch.compile that add a SchedulerPass."""
    return {
        "reorder_for_compute_comm_overlap": True,
        "reorder_for_compute_comm_overlap_passes": [
            SchedulerPass(policies, **keywords)
        ],
    }


class SchedulerPass:
    """An entry for `config.reorder_for_compute_comm_overlap_passes`.

    `policies` is a name of a policy, Commute's or the reference's, or several:
    a list, or separated by commas. `costs` is "inductor" (what the framework
    estimates, `config.estimate_op_runtime` included), "roofline"
    (commute_torch.roofline), or a function from a scheduler node to its time;
    the unit is the function's own, milliseconds for the others. `keep_order`
    says which collectives keep their order: "group", "all", "none", or
    "framework" (commute_torch.policy). The other keywords are for "schedule":
    `effort`, `cost_scale`, `max_in_flight_count` (commute_torch.graph.Graph).

    Raises ValueError for unknown names, ImportError where the library is not
    found. When it is called it raises nothing: a program that it cannot order
    stays as it is, with one warning.
    """

    def __init__(
        self,
        policies: str | Iterable[str] = "pipeline",
        *,
        costs: str | Callable[[BaseSchedulerNode], float] = "inductor",
        keep_order: str = "group",
        **optimizer,
    ):
        self.plan = Plan(policies, keep_order, **optimizer)
        self.estimate = cost_models.choose(
            costs, {"inductor": comms.estimate_op_runtime}
        )
        # The framework pickles the pass as part of the key of its cache.
        self.version = library.load().commuteGetVersion()

    def __call__(self, snodes: list[BaseSchedulerNode]) -> list[BaseSchedulerNode]:
        try:
            return self._order(snodes)
        except Exception as error:
            log.warning(
                "the scheduler's nodes are left in their order: %s",
                describe(error),
            )
            return snodes

    def _order(self, snodes):
        graph = Graph()
        groups = _Groups()
        # Without a collective no policy asks for costs.
        has_costs = any(map(contains_collective, snodes))
        for snode in snodes:
            cost = self._get_cost(snode) if has_costs else 0
            _add_node(graph, groups, snode, cost)
        for edge in _iterate_edges(snodes, self.plan.keep_order == "framework"):
            graph.add_edge(*edge)
        self.plan.constrain(graph, groups.members)
        order = self.plan.run(graph, f"a graph of {len(snodes)} scheduler nodes")
        return [snodes[node] for node in order]

    def _get_cost(self, snode):
        cost = self.estimate(snode)
        if not isinstance(cost, int):
            cost = float(cost)
        if not math.isfinite(cost):
            raise CannotOrder(f"the cost of {snode.get_name()} is {cost}")
        return cost


def _add_node(graph, groups, snode, cost):
    collective = contains_collective(snode)
    wait = contains_wait(snode)
    number = len(graph)
    graph.add_node(
        snode.get_name(),
        COLLECTIVE if collective else WAIT if wait else COMPUTE,
        cost,
        channel=groups.add(number, snode) if _communicates(snode) else 0,
        also_wait=collective and wait,
        grouped=isinstance(snode, GroupedSchedulerNode),
    )


class _Groups:
    """Who communicates in which process group."""

    def __init__(self):
        self.members = []
        self._channels = {}

    def add(self, number, snode):
        """Notes a node; returns its channel."""
        names = _find_groups(snode)
        self.members.append((number, names))
        return self._channels.setdefault(names[:1], len(self._channels))


def _iterate_leaves(snode):
    """Yields what a node stands for, fused and grouped ones opened."""
    stack = [snode]
    while stack:
        node = stack.pop()
        members = getattr(node, "snodes", None)
        if members:
            stack.extend(reversed(members))
        else:
            yield node


def _communicates(snode):
    """Whether a node communicates, or may."""
    return contains_collective(snode) or any(
        isinstance(leaf.node, _SUBPROGRAMS)
        or operators.is_communication(getattr(leaf.node, "op_overload", None))
        for leaf in _iterate_leaves(snode)
        if not contains_wait(leaf)
    )


def _find_groups(snode):
    """Returns the names of the groups that a node communicates in.

    Empty where one of them is not known.
    """
    names = {}
    for leaf in _iterate_leaves(snode):
        if contains_wait(leaf) or not _communicates(leaf):
            continue
        # The name is the last string among a collective's arguments.
        constants = getattr(leaf.node, "constant_args", ())
        strings = [item for item in constants if isinstance(item, str)]
        if not contains_collective(leaf) or not strings:
            return ()
        names[strings[-1]] = True
    return tuple(names)


# ===----------------------------------------------------------------------=== #
# Dependences
# ===----------------------------------------------------------------------=== #


def _iterate_edges(snodes, with_framework_order):
    """Yields source, target, kind of each dependence."""
    owners = {
        name: number
        for number, snode in enumerate(snodes)
        for name in snode.get_buffer_names()
    }
    storages = None
    for number, snode in enumerate(snodes):
        for dep in snode.unmet_dependencies:
            owner = owners.get(dep.name)
            if owner is None:
                raise CannotOrder(
                    f"{snode.get_name()} needs {dep.name}, which no node makes"
                )
            if owner == number:
                continue
            weak = isinstance(dep, WeakDep)
            if weak and not with_framework_order:
                storages = storages or _Storages(snodes)
                if _is_framework_order(dep, snode, snodes[owner], storages):
                    continue
            yield owner, number, ORDER if weak else DATA


def _is_framework_order(dep, snode, source, storages):
    """Whether an edge is of decide_global_ordering_of_comms.

    The framework has each collective come after the one before it, in the form
    in which it also states that a write comes after the reads before it. Its
    renaming of buffers turns the first into "after the wait of the one before
    it", which leaves nothing to overlap. Those edges alone are dropped: one
    from a node that shares a storage with what the collective writes stays, and
    so does every edge of a group, which somebody made on purpose, and every
    edge that a control dependence made.
    """
    return (
        contains_collective(snode)
        and (contains_collective(source) or contains_wait(source))
        and not isinstance(snode, GroupedSchedulerNode)
        and not isinstance(source, GroupedSchedulerNode)
        and dep.mutating_buf in snode.get_buffer_names()
        and storages.of_writes(snode).isdisjoint(storages.of_node(source))
    )


class _Storages:
    """Which buffers may share memory: those that are views or mutations."""

    def __init__(self, snodes):
        self._parents = {}
        for snode in snodes:
            for buffer in snode.get_outputs():
                for other in (*buffer.get_aliases(), *buffer.get_mutations()):
                    self._join(buffer.get_name(), other)

    def _find(self, name):
        root = name
        while self._parents.get(root, root) != root:
            root = self._parents[root]
        while self._parents.get(name, name) != root:
            self._parents[name], name = root, self._parents[name]
        return root

    def _join(self, one, other):
        self._parents[self._find(one)] = self._find(other)

    def of_writes(self, snode):
        """Returns the storages that a node writes besides its own results."""
        return {
            self._find(name)
            for buffer in snode.get_outputs()
            for name in buffer.get_mutations()
        }

    def of_node(self, snode):
        """Returns the storages that a node reads or makes."""
        reads = (d.name for d in snode.read_writes.reads if not isinstance(d, WeakDep))
        return {self._find(name) for name in (*reads, *snode.get_buffer_names())}
