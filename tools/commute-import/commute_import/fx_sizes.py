# SPDX-License-Identifier: Apache-2.0
"""Types of the values of an FX graph that states none.

Each value is a one-dimensional f32 buffer of the bytes that the resizes of its
storage give, 64 where none does. What is copied into a buffer is as large as
the buffer. An input that serves as the size of a resize is a number.
"""

from __future__ import annotations

from .errors import node_failure
from .model import IndexType, Kind, Node, Ref, TensorType

_BYTES = 64
_DTYPE = "float32"
_DTYPE_BYTES = 4

DEFAULT = TensorType((_BYTES // _DTYPE_BYTES,), _DTYPE)


class _Classes:
    """Classes of values that have one size (union-find over node names)."""

    def __init__(self) -> None:
        self._parents: dict[str, str] = {}

    def find(self, name: str) -> str:
        root = name
        while (parent := self._parents.get(root, root)) != root:
            root = parent
        while (parent := self._parents.get(name, name)) != root:
            self._parents[name] = root
            name = parent
        return root

    def join(self, first: str, second: str) -> None:
        self._parents[self.find(second)] = self.find(first)


def assign(nodes: list[Node]) -> None:
    """Sets the result types of all nodes."""
    storages = _Classes()
    for node in nodes:
        for alias in node.aliases:
            if alias is not None:
                storages.join(alias.name, node.name)
    sizes: dict[str, int] = {}
    numbers: set[str] = set()
    for node in nodes:
        if node.kind is Kind.RESIZE:
            _note_resize(node, storages, sizes, numbers)
    # A storage that no resize sizes takes the size of what it is copied to or
    # from, over any number of copies.
    copies = _Classes()
    for node in nodes:
        if node.kind is Kind.COPY:
            _join_copied(node, storages, sizes, copies)
    shared: dict[str, int] = {}
    for storage, size in sizes.items():
        root = copies.find(storage)
        shared[root] = max(shared.get(root, 0), size)
    for node in nodes:
        if node.name in numbers:
            if node.kind is not Kind.INPUT:
                raise node_failure(node.name, "is the size of a resize, but no input")
            node.results = [IndexType()]
        elif node.results:
            storage = storages.find(node.name)
            size = sizes.get(storage) or shared.get(copies.find(storage)) or _BYTES
            node.results = [TensorType((size // _DTYPE_BYTES,), _DTYPE)] * len(node.results)


def _note_resize(
    node: Node, storages: _Classes, sizes: dict[str, int], numbers: set[str]
) -> None:
    size = node.args[1] if len(node.args) > 1 else node.kwargs.get("size")
    if isinstance(size, Ref):
        numbers.add(size.name)
    elif type(size) is int and size > 0:
        if size % _DTYPE_BYTES != 0:
            raise node_failure(node.name, f"{size} bytes are not a whole number of f32")
        storage = storages.find(node.writes[0].name)
        sizes[storage] = max(sizes.get(storage, 0), size)


def _join_copied(
    node: Node, storages: _Classes, sizes: dict[str, int], copies: _Classes
) -> None:
    ends = [storages.find(ref.name) for ref in node.operands()]
    # Two resized buffers of different sizes stay apart: the copy converts.
    for other in ends[1:]:
        if ends[0] not in sizes or other not in sizes:
            copies.join(ends[0], other)
