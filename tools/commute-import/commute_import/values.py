# SPDX-License-Identifier: Apache-2.0
"""Which names mean the same value, and which values share a storage.

A recorded program names one value in many ways: a getitem names a result of
another node, a wait names what its start yields, an operation in place names
the buffer that it wrote. Here each of them is reduced to the one (node, result)
that holds the value. A view is a value of its own, in the storage of its
source. A storage that is written, resized or received into is a buffer, and so
are all values in it; the others are values in the sense of SSA.
"""

from __future__ import annotations

from . import optable
from .errors import node_failure
from .model import Kind, Node, Program, Ref, TensorType, ValueType

Key = tuple[str, int]


class Values:
    """The values of a program and their storages."""

    def __init__(self, program: Program):
        self.views: dict[Key, Key] = {}  # a view -> the value it is a view of
        self.starts: dict[str, Node] = {}  # wait -> the collective it waits for
        self._program = program
        self._keys: dict[Key, Key] = {}
        self._reads: dict[str, list[Key]] = {}
        self._storages: dict[Key, Key] = {}
        self._buffers: set[Key] = set()
        for node in program.nodes:
            if node.op in optable.GETITEM:
                self._add_getitem(node)
            elif node.kind is Kind.WAIT:
                self._add_wait(node)
            else:
                self._add_operation(node)
            if not node.results:
                read = [node.reads_as] if node.reads_as else node.writes
                self._reads[node.name] = [self.key(ref, node, loose=True) for ref in read]

    def key(self, ref: Ref, user: Node, loose: bool = False) -> Key:
        """Returns the value that `user` means by `ref`.

        Where `ref` names one of several results without saying which, that is
        a failure at `user`, or with `loose` the first.
        """
        node = self._program.by_name[ref.name]
        count = len(node.results) or len(self._reads[ref.name])
        if count == 0:
            raise node_failure(user.name, f"reads '%{ref}', which has no result")
        if ref.index is None and count > 1 and not loose:
            raise node_failure(user.name, f"reads '%{ref}', which has {count} results")
        index = ref.index or 0
        if index >= count:
            raise node_failure(user.name, f"reads '%{ref}', which has {count} results")
        return self._keys[ref.name, index] if node.results else self._reads[ref.name][index]

    def result(self, node: Node, index: int) -> Key:
        """Returns the value that result `index` of `node` is."""
        return self._keys[node.name, index]

    def is_fresh(self, node: Node, index: int) -> bool:
        """Tells whether result `index` is a new value, not one by another name."""
        key = (node.name, index)
        return self._keys[key] == key and key not in self.views

    def storage(self, key: Key) -> Key:
        return self._storages[key]

    def is_buffer(self, key: Key) -> bool:
        return self._storages[key] in self._buffers

    def type_of(self, key: Key) -> ValueType:
        return self._program.by_name[key[0]].results[key[1]]

    def start_of(self, ref: Ref, user: Node) -> Node:
        """Returns the collective whose results `ref` names, over getitems and waits."""
        while True:
            node = self._program.by_name[ref.name]
            if node.kind is Kind.COLLECTIVE:
                return node
            passes = node.kind is Kind.WAIT or node.op in optable.GETITEM
            if not passes or not node.args or not isinstance(node.args[0], Ref):
                raise node_failure(user.name, f"waits for '%{ref}', which is no collective")
            ref = node.args[0]

    def _add_getitem(self, node: Node) -> None:
        if len(node.args) != 2 or not isinstance(node.args[0], Ref):
            raise node_failure(node.name, "a getitem takes a node and an index")
        source, index = node.args
        if type(index) is not int or len(node.results) != 1:
            raise node_failure(node.name, "a getitem has one result and a constant index")
        producer = self._program.by_name[source.name]
        index -= optable.first_item(producer.op)
        if source.index is not None or not 0 <= index < len(producer.results):
            raise node_failure(
                node.name,
                f"takes item {node.args[1]} of '%{source}', "
                f"which has {len(producer.results)} results",
            )
        self._keys[node.name, 0] = self._keys[source.name, index]

    def _add_wait(self, node: Node) -> None:
        if not node.args or not isinstance(node.args[0], Ref):
            raise node_failure(node.name, "a wait names what it waits for first")
        source = node.args[0]
        start = self.start_of(source, node)
        self.starts[node.name] = start
        # A wait for a whole bucket names all of its results at once.
        whole = source == Ref(start.name) and len(node.results) == len(start.results) > 1
        for i in range(len(node.results)):
            ref = node.aliases[i] or source
            if whole and ref.index is None:
                ref = Ref(start.name, i)
            self._keys[node.name, i] = self.key(ref, node)
        if not node.results and node.reads_as is None:
            node.reads_as = source

    def _add_operation(self, node: Node) -> None:
        for ref in node.writes:
            written = self.key(ref, node)
            if not isinstance(self.type_of(written), TensorType):
                raise node_failure(node.name, f"writes '%{ref}', which is a number")
            self._buffers.add(self._storages[written])
        placeholders = sum(kind.is_placeholder for kind in node.results)
        seen = 0
        for i, (alias, kind) in enumerate(zip(node.aliases, node.results)):
            key = (node.name, i)
            self._keys[key] = key
            self._storages[key] = key
            if node.writes and kind.is_placeholder:
                # Inductor's way to say "what was written, after the write".
                self._keys[key] = self._written(node, seen, placeholders)
                seen += 1
            elif alias is not None and node.op not in optable.CONCATENATIONS:
                self._add_alias(node, key, alias)
        if optable.is_copy_in(node.op):
            self._add_copy_in(node)

    def _written(self, node: Node, index: int, placeholders: int) -> Key:
        if len(node.writes) == 1:
            return self.key(node.writes[0], node)
        if placeholders != len(node.writes):
            raise node_failure(
                node.name,
                f"has {placeholders} results for the {len(node.writes)} buffers it writes",
            )
        return self.key(node.writes[index], node)

    def _add_alias(self, node: Node, key: Key, alias: Ref) -> None:
        aliased = self.key(alias, node, loose=True)
        if not isinstance(self.type_of(aliased), TensorType):
            raise node_failure(node.name, f"is a view of '%{alias}', which is a number")
        storage = self._storages[aliased]
        self._storages[key] = storage
        if node.kind is Kind.INPUT or optable.is_copy_in(node.op):
            return
        for ref in node.writes:
            written = self.key(ref, node)
            same = self.type_of(written) == self.type_of(key)
            if same and self._storages[written] == storage:
                self._keys[key] = written
                return
        candidates = [self.key(ref, node, loose=True) for ref in node.operands()]
        sources = [found for found in candidates if self._storages[found] == storage]
        self.views[key] = sources[0] if sources else aliased

    def _add_copy_in(self, node: Node) -> None:
        """Lets both results of a copy-in stand in one buffer."""
        if len(node.results) != 2:
            raise node_failure(node.name, f"a copy-in has two results, not {len(node.results)}")
        whole = self._storages[node.name, 1]
        self._storages[node.name, 0] = whole
        self._buffers.add(whole)
