# SPDX-License-Identifier: Apache-2.0
"""What to run on a graph: names of policies, and which collectives keep order."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence

from commute_torch import library
from commute_torch.graph import ORDER, Graph, ScheduleError

log = logging.getLogger("commute_torch")

# The list schedulers, and the optimizer, which has no enumerator.
POLICIES = {
    "none": "POLICY_NONE",
    "sink-waits": "POLICY_SINK_WAITS",
    "raise-collectives": "POLICY_RAISE_COLLECTIVES",
    "reorder-compute": "POLICY_REORDER_COMPUTE",
    "pipeline": "POLICY_PIPELINE",
    "schedule": None,
}

# What torch/_inductor/comms.py calls them, or did. The last is the list of
# passes that releases up to 2.8 ran as given.
REFERENCE_NAMES = {
    "sink_waits": "sink-waits",
    "raise_comms": "raise-collectives",
    "reorder_compute_for_overlap": "reorder-compute",
    "reorder_compute_and_comm_for_overlap": "pipeline",
}

# Which collectives keep the order of the program:
#   group      those of each process group
#   all        all of them: decide_global_ordering_of_comms, as meant
#   none       what depends on nothing may pass
#   framework  no edges but the framework's own, all of them
KEEP_ORDER = ("group", "all", "none", "framework")


class CannotOrder(Exception):
    """A program that is left as it is, and why."""


def describe(error: Exception) -> str:
    """Returns an error as a warning has it."""
    if isinstance(error, (CannotOrder, ScheduleError)):
        return str(error)
    return f"{type(error).__name__}: {error}"


class Plan:
    """Policies, each run on the order that the one before it made."""

    def __init__(self, policies: str | Iterable[str], keep_order: str, **optimizer):
        """Raises ValueError for a name that is not known, and for values of
        `optimizer` that Graph.optimize refuses; its options have no effect on
        the other policies.
        """
        names = policies.split(",") if isinstance(policies, str) else policies
        self.policies = tuple(
            REFERENCE_NAMES.get(name.strip(), name.strip()) for name in names
        )
        for name in self.policies:
            if name not in POLICIES:
                known = ", ".join([*POLICIES, *REFERENCE_NAMES])
                raise ValueError(f"unknown policy {name!r}, expected one of {known}")
        if keep_order not in KEEP_ORDER:
            raise ValueError(
                f"unknown keep_order {keep_order!r}, expected one of "
                f"{', '.join(KEEP_ORDER)}"
            )
        self.keep_order = keep_order
        self.optimizer = optimizer
        if optimizer:
            try:
                Graph().optimize(**optimizer)
            except ScheduleError as error:
                raise ValueError(str(error)) from None

    def constrain(self, graph: Graph, groups: Iterable[tuple]) -> None:
        """Adds the edges that keep the order of what communicates.

        `groups` has a pair for each such node, in the order of the program: its
        number, and the names of its process groups, none where they are not
        known: such a node keeps its place among all.
        """
        if self.keep_order in ("none", "framework"):
            return
        last = {}  # group -> the last node that communicates in it
        everywhere = None  # the last node of which no group is known
        for node, names in groups:
            if self.keep_order == "all" or not names:
                sources = {*last.values(), everywhere}
                last, everywhere = {}, node
            else:
                sources = {last.get(name, everywhere) for name in names}
                last.update(dict.fromkeys(names, node))
            for source in sorted(sources - {None}):
                graph.add_edge(source, node, ORDER)

    def run(self, graph: Graph, title: str) -> list[int]:
        """Returns the order, checked; raises ScheduleError."""
        order = list(range(len(graph)))
        for name in self.policies:
            enumerator = POLICIES[name]
            if enumerator is None:
                order = graph.optimize(order, **self.optimizer)
            else:
                order = graph.run(library.ENUMERATORS[enumerator], order)
        graph.check_order(order)
        if log.isEnabledFor(logging.INFO):
            self._report(graph, order, title)
        return order

    def _report(self, graph: Graph, order: Sequence[int], title: str) -> None:
        try:
            before = graph.simulate()
            after = graph.simulate(order)
            bound = graph.compute_lower_bound()
        except ScheduleError as error:
            log.info("%s: ordered by %s (%s)", title, ",".join(self.policies), error)
            return
        log.info(
            "%s: ordered by %s: makespan %g -> %g (at least %g), "
            "exposed communication %g -> %g",
            title,
            ",".join(self.policies),
            before.makespan,
            after.makespan,
            bound,
            before.exposed,
            after.exposed,
        )
