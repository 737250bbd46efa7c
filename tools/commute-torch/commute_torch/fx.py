# SPDX-License-Identifier: Apache-2.0
"""Orders the nodes of an FX graph, as a pass after Inductor's own on the graph.

Inductor keeps that order down to the code that it generates, as far as its own
later passes do not change it.
"""

from __future__ import annotations

import math
import pathlib
from collections.abc import Callable, Iterable

import torch.fx
from torch._inductor.custom_graph_pass import CustomGraphPass, get_hash_for_files

from commute_torch import costs as cost_models
from commute_torch import effects, library, operators
from commute_torch.graph import COLLECTIVE, COMPUTE, DATA, ORDER, WAIT, Graph
from commute_torch.policy import CannotOrder, Plan, describe, log

# Inputs stay first, the output last.
_FIXED = ("placeholder", "output")


class GraphPass(CustomGraphPass):
    """An entry for `config.post_grad_custom_post_pass`.

    The arguments are those of SchedulerPass; a function for `costs` is given
    FX nodes. "inductor" needs a release that has estimates for them. Collectives
    are the functional ones, `torch.ops._c10d_functional`.

    Raises ValueError for unknown names, ImportError where the library is not
    found. When it is called it raises nothing: a graph that it cannot order
    stays as it is, with one warning.
    """

    def __init__(
        self,
        policies: str | Iterable[str] = "pipeline",
        *,
        costs: str | Callable[[torch.fx.Node], float] = "inductor",
        keep_order: str = "group",
        **optimizer,
    ):
        self.plan = Plan(policies, keep_order, **optimizer)
        self.costs = costs
        self.estimate = cost_models.choose(
            costs, {"inductor": cost_models.inductor_fx}
        )
        self.version = library.load().commuteGetVersion()

    def __call__(self, graph: torch.fx.Graph) -> None:
        try:
            order = self._order(graph)
        except Exception as error:
            log.warning(
                "the FX graph is left in its order: %s",
                describe(error),
            )
            return
        _rearrange(graph, order)

    def uuid(self):
        """What the framework's cache knows the pass by.

        None, which turns that cache off, where it depends on a function.
        """
        if callable(self.costs):
            return None
        sources = pathlib.Path(__file__).parent.glob("*.py")
        return (
            get_hash_for_files(tuple(sorted(map(str, sources)))),
            self.version,
            self.plan.policies,
            self.plan.keep_order,
            tuple(sorted(self.plan.optimizer.items())),
            self.costs,
        )

    def _order(self, fx_graph):
        """Returns the nodes that may move, in their new order."""
        nodes = [node for node in fx_graph.nodes if node.op not in _FIXED]
        if not any(operators.is_collective(n.target) for n in nodes):
            return nodes
        graph = Graph()
        numbers = {}
        channels = {}
        members = []
        for node in nodes:
            numbers[node] = len(numbers)
            channel = 0
            if operators.is_collective(node.target):
                group = operators.get_group(node)
                members.append((numbers[node], () if group is None else (group,)))
                channel = channels.setdefault(group, len(channels))
            self._add_node(graph, node, channel)
        for node in nodes:
            for source in node.all_input_nodes:
                if source in numbers:
                    graph.add_edge(numbers[source], numbers[node], DATA)
        for source, node in effects.iterate_edges(nodes):
            graph.add_edge(numbers[source], numbers[node], ORDER)
        self.plan.constrain(graph, members)
        order = self.plan.run(graph, f"an FX graph of {len(nodes)} nodes")
        return [nodes[number] for number in order]

    def _add_node(self, graph, node, channel):
        kind = COMPUTE
        if operators.is_collective(node.target):
            kind = COLLECTIVE
        elif operators.is_wait(node.target):
            kind = WAIT
        cost = self.estimate(node)
        if not isinstance(cost, int):
            cost = float(cost)
        if not math.isfinite(cost):
            raise CannotOrder(f"the cost of {node.name} is {cost}")
        graph.add_node(node.name, kind, cost, channel=channel)


def _rearrange(graph, order):
    """Puts the nodes that may move into an order, behind those that may not."""
    cursor = None
    for node in graph.nodes:
        if node.op == "placeholder":
            cursor = node
    for node in order:
        if cursor is None:
            graph._root.append(node)
        else:
            cursor.append(node)
        cursor = node
