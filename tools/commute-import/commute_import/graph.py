# SPDX-License-Identifier: Apache-2.0
"""Writes a program as the graph that commute-graph reads.

Every recorded operation becomes a node, getitems and repeated waits included,
with what it reads as `deps`. A buffer that was written orders its users: they
come after the last write (in `deps`), and a write comes after what read or
wrote the buffer before it (in `order_deps`).
"""

from __future__ import annotations

import json
from typing import Any

from .model import Kind, Node, Program, Ref
from .values import Values


def write_graph(program: Program) -> str:
    """Returns the text of the graph, one node a line."""
    Values(program)  # For its checks of what references mean.
    writer = _GraphWriter()
    for node in program.nodes:
        writer.add(node)
    head = {
        "id": program.name,
        "about": program.about,
        "inputs": list(writer.input_bytes),
        "input_bytes": writer.input_bytes,
        "outputs": [str(ref) for ref in program.outputs],
    }
    lines = [f"{json.dumps(key)}: {json.dumps(value)},\n" for key, value in head.items()]
    nodes = ",\n".join(json.dumps(node) for node in writer.nodes)
    return "{" + "".join(lines) + f'"nodes": [\n{nodes}\n]}}\n'


class _GraphWriter:
    def __init__(self) -> None:
        self.input_bytes: dict[str, int] = {}
        self.nodes: list[dict[str, Any]] = []
        self._storages: dict[Ref, str] = {}  # a result -> the storage it stands in
        self._writer: dict[str, str] = {}  # a storage -> who wrote it last
        self._readers: dict[str, list[str]] = {}  # and who read it since

    def add(self, node: Node) -> None:
        self._place_results(node)
        if node.kind is Kind.INPUT:
            shared = self._storages[Ref(node.name, 0)] != node.name
            self.input_bytes[node.name] = 0 if shared else node.results[0].bytes
            return
        reads = list(dict.fromkeys([*node.operands(), *node.writes]))
        deps, order_deps = self._order(node, reads)
        written: dict[str, Any] = {
            "name": node.name,
            "kind": node.kind.value
            if node.kind in (Kind.COLLECTIVE, Kind.WAIT)
            else Kind.COMPUTE.value,
            "cost_ns": 0 if node.cost_ns is None else node.cost_ns,
            "deps": deps,
        }
        if order_deps:
            written["order_deps"] = order_deps
        if len(node.results) > 1:
            written["outputs"] = len(node.results)
        written |= self._sizes(node)
        if node.kind is Kind.COLLECTIVE:
            written["channel"] = node.group
        self.nodes.append(written)

    def _storage(self, ref: Ref) -> str | None:
        return self._storages.get(Ref(ref.name, ref.index or 0))

    def _place_results(self, node: Node) -> None:
        for i, alias in enumerate(node.aliases):
            own = node.name if i == 0 else f"{node.name}#{i}"
            shared = self._storage(alias) if alias is not None else None
            self._storages[Ref(node.name, i)] = shared or own
        if not node.results:
            # It stands for the buffer that it names.
            buffer = node.reads_as or (node.writes[0] if node.writes else None)
            shared = self._storage(buffer) if buffer is not None else None
            if shared is not None:
                self._storages[Ref(node.name, 0)] = shared

    def _sizes(self, node: Node) -> dict[str, Any]:
        """Returns the results' bytes, and their storages where not their own."""
        if node.results:
            sizes = {"result_bytes": [result.bytes for result in node.results]}
            if any(alias is not None for alias in node.aliases):
                sizes["storages"] = [
                    self._storages[Ref(node.name, i)] for i in range(len(node.results))
                ]
            return sizes
        storage = self._storages.get(Ref(node.name, 0))
        if storage is not None and node.kind is Kind.COLLECTIVE:
            # What is in flight is the buffer that receives.
            return {"result_bytes": [node.bytes or 0], "storages": [storage]}
        if storage is not None and node.kind is Kind.WAIT:
            return {"result_bytes": [0], "storages": [storage]}
        return {"result_bytes": []}

    def _order(self, node: Node, reads: list[Ref]) -> tuple[list[str], list[str]]:
        """Returns what `node` needs, and what it only comes after."""
        deps = {str(ref): ref.name for ref in reads}
        read = dict.fromkeys(self._touched(reads))
        written = dict.fromkeys(self._touched(node.writes))
        if node.kind is Kind.WAIT and not node.results and node.reads_as is not None:
            written |= dict.fromkeys(self._touched([node.reads_as]))
        for storage in [*read, *written]:
            if storage in self._writer:
                deps.setdefault(self._writer[storage], self._writer[storage])
        order = {str(ref): ref.name for ref in node.after if ref.name not in self.input_bytes}
        for storage in written:
            for reader in self._readers.pop(storage, []):
                if reader != node.name:
                    order.setdefault(reader, reader)
            self._writer[storage] = node.name
        for storage in read:
            if storage not in written:
                self._readers.setdefault(storage, []).append(node.name)
        needed = set(deps.values())
        return list(deps), [text for text, name in order.items() if name not in needed]

    def _touched(self, refs: list[Ref]) -> list[str]:
        found = (self._storage(ref) for ref in refs)
        return [storage for storage in found if storage is not None]
