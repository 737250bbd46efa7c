# SPDX-License-Identifier: Apache-2.0
"""A schedule graph of the C library, as an object."""

from __future__ import annotations

import ctypes
import dataclasses
import math
from collections.abc import Sequence

from commute_torch import library as c

COMPUTE = c.ENUMERATORS["NODE_COMPUTE"]
COLLECTIVE = c.ENUMERATORS["NODE_COLLECTIVE"]
WAIT = c.ENUMERATORS["NODE_WAIT"]

DATA = c.ENUMERATORS["EDGE_DATA"]
ORDER = c.ENUMERATORS["EDGE_ORDER"]


class ScheduleError(Exception):
    """What the library refuses; `status` is its name for the reason."""

    def __init__(self, status: str, message: str):
        super().__init__(message)
        self.status = status


@dataclasses.dataclass(frozen=True)
class Simulation:
    """What an order costs, in the unit that the nodes' costs are given in."""

    makespan: float
    exposed: float
    compute: float
    communication: float


def make_cost(value: int | float) -> c.CommuteCost:
    """Returns a cost: exact for an integer that fits, else a double."""
    cost = c.CommuteCost()
    if isinstance(value, int) and -(2**63) <= value < 2**63:
        cost.value.integer = value
    else:
        cost.isReal = True
        cost.value.real = float(value)
    return cost


def _read_cost(cost):
    return cost.value.real if cost.isReal else cost.value.integer


class Graph:
    """Nodes are numbered in the order in which they are added."""

    def __init__(self):
        self._library = c.load()
        self._graph = self._library.commuteGraphCreate(None)
        if not self._graph:
            raise MemoryError
        self._names = names = []

        def write_name(_, node, buffer, size):
            name = names[node].encode()[: size - 1] + b"\0"
            ctypes.memmove(buffer, name, len(name))

        # Kept as long as the graph, which holds the bare function. It knows the
        # names alone: a graph that is part of a cycle would be freed late.
        self._namer = c.NodeNamer(write_name)
        self._library.commuteGraphSetNodeNamer(self._graph, self._namer, None)

    def __del__(self):
        graph, self._graph = getattr(self, "_graph", None), None
        if graph:
            self._library.commuteGraphDestroy(graph)

    def __len__(self):
        return len(self._names)

    def _call(self, function, *arguments):
        error = c.CommuteError()
        status = function(self._graph, *arguments, ctypes.byref(error))
        if status == c.ENUMERATORS["STATUS_OUT_OF_MEMORY"]:
            raise MemoryError
        if status != c.ENUMERATORS["STATUS_OK"]:
            raise ScheduleError(
                self._library.commuteStatusGetName(status).decode(),
                error.message.decode(errors="replace"),
            )

    def add_node(
        self,
        name: str,
        kind: int = COMPUTE,
        cost: int | float = 0,
        *,
        channel: int = 0,
        also_wait: bool = False,
        grouped: bool = False,
    ) -> int:
        """Adds a node and returns its number."""
        if not math.isfinite(cost):
            # The library refuses it too, but without a name.
            raise ScheduleError("invalid argument", f"cost of {name!r} is {cost}")
        info = c.CommuteNodeInfo(
            kind=kind,
            alsoWait=also_wait,
            grouped=grouped,
            cost=make_cost(cost),
            channel=channel,
            bytes=c.ENUMERATORS["BYTES_UNKNOWN"],
        )
        self._call(self._library.commuteGraphAddNode, ctypes.byref(info), None)
        self._names.append(name)
        return len(self._names) - 1

    def add_edge(self, source: int, target: int, kind: int = DATA) -> None:
        """States that `target` comes after `source`."""
        self._call(self._library.commuteGraphAddEdge, source, target, kind, None)

    def _make_list(self, order: Sequence[int] | None):
        if order is None:
            return None
        if len(order) != len(self):
            raise ScheduleError(
                "not a permutation",
                f"expected {len(self)} nodes in the list, got {len(order)}",
            )
        return (ctypes.c_uint32 * len(self))(*order)

    def run(self, policy: int, order: Sequence[int] | None = None) -> list[int]:
        """Returns the order that a policy makes of one (None: as added)."""
        result = (ctypes.c_uint32 * len(self))()
        self._call(
            self._library.commuteGraphRun, policy, self._make_list(order), result
        )
        return list(result)

    def optimize(
        self,
        order: Sequence[int] | None = None,
        *,
        effort: int = 0,
        cost_scale: float = 1,
        max_in_flight_count: int | None = None,
    ) -> list[int]:
        """Returns the best order that the optimizing scheduler finds.

        Not worse than the one given. Collectives keep the order that edges say,
        and no other. The options are those of commute-graph: `effort` is 0 to 2;
        collectives are taken for `cost_scale` times as costly; at most
        `max_in_flight_count` of them are started and not yet waited for.
        """
        options = self._library.commuteOptimizeOptionsGetDefault()
        options.orderScope = c.ENUMERATORS["ORDER_SCOPE_NONE"]
        options.effort = effort
        options.costScale = cost_scale
        if max_in_flight_count is not None:
            if max_in_flight_count < 0:
                raise ScheduleError(
                    "invalid argument",
                    f"max_in_flight_count is {max_in_flight_count}",
                )
            limit = c.CommuteFlightLimit(bytes=2**64 - 1, count=max_in_flight_count)
            options.flightLimits = ctypes.pointer(limit)
            options.numFlightLimits = 1
        result = (ctypes.c_uint32 * len(self))()
        self._call(
            self._library.commuteGraphOptimize,
            self._make_list(order),
            ctypes.byref(options),
            result,
            ctypes.byref(c.CommuteOptimization()),
        )
        return list(result)

    def order_collectives(
        self, scope: int, order: Sequence[int] | None = None
    ) -> None:
        """Has collectives keep their order, all or those of a channel."""
        self._call(
            self._library.commuteGraphOrderCollectives, scope, self._make_list(order)
        )

    def check_order(self, order: Sequence[int]) -> None:
        """Raises ScheduleError unless an order respects every edge."""
        self._call(
            self._library.commuteGraphCheckOrder, self._make_list(order), len(order)
        )

    def simulate(self, order: Sequence[int] | None = None) -> Simulation:
        """Returns what a legal order costs."""
        result = c.CommuteSimulation()
        self._call(
            self._library.commuteGraphSimulate,
            self._make_list(order),
            None,
            ctypes.byref(result),
            None,
        )
        return Simulation(
            *(
                _read_cost(getattr(result, field.name))
                for field in dataclasses.fields(Simulation)
            )
        )

    def compute_lower_bound(self) -> float:
        """Returns a makespan that no order undercuts."""
        bounds = c.CommuteBounds()
        self._call(
            self._library.commuteGraphComputeBounds, None, ctypes.byref(bounds)
        )
        return _read_cost(bounds.lowerBound)
