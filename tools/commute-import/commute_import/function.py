# SPDX-License-Identifier: Apache-2.0
"""The state of one function while its operations are written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .errors import node_failure
from .model import Node, Program, Ref, TensorType, ValueType
from .text import NameTable, quote, spell_number, spell_type
from .values import Key, Values


@dataclass(frozen=True)
class Value:
    """An SSA value: its name, the type it is spelt with, and what it holds."""

    name: str
    kind: ValueType
    buffer: bool

    @property
    def type(self) -> str:
        return spell_type(self.kind, self.buffer)


@dataclass(frozen=True)
class Future:
    """The SSA value of a collective in flight."""

    name: str
    type: str


class FunctionState:
    """What has been written so far, and which SSA value holds which value.

    A buffer may be held by several SSA values over time: the wait for what was
    received into it yields the one that later operations use.
    """

    def __init__(self, program: Program, groups: dict[str, str]):
        self.program = program
        self.groups = groups  # group -> symbol
        self.values = Values(program)
        self.lines: list[str] = []
        self.futures: dict[str, Future] = {}  # collective -> its future
        self.waited: set[str] = set()  # collectives whose wait is written
        self._held: dict[Key, Value] = {}
        self._done: dict[str, Value | Future] = {}
        self._ssa = NameTable()
        self._op_names = {node.name for node in program.nodes}

    # Names

    def ssa_name(self, wanted: str) -> str:
        """Returns a new SSA name like `wanted`."""
        return "%" + self._ssa.unique(wanted, "v")

    def op_name(self, node: Node, part: str) -> str:
        """Returns a new operation name: that of `node`, a dot, and `part`."""
        name = f"{node.name}.{part}"
        count = 0
        while name in self._op_names:
            count += 1
            name = f"{node.name}.{part}{count}"
        self._op_names.add(name)
        return name

    # Values

    def hold(self, key: Key, value: Value) -> None:
        """Lets `value` hold the value `key` from here on."""
        self._held[key] = value

    def read(self, key: Key, user: Node) -> Value:
        """Returns what holds `key` for `user`; fails before its wait."""
        if key not in self._held:
            raise node_failure(user.name, f"reads '%{key[0]}' before its wait")
        return self._held[key]

    def read_ref(self, ref: Ref, user: Node) -> Value:
        return self.read(self.values.key(ref, user), user)

    def read_tensor(self, ref: Ref, user: Node) -> Value:
        """Returns what holds `ref`, which must have a shape."""
        value = self.read_ref(ref, user)
        if not isinstance(value.kind, TensorType):
            raise node_failure(user.name, f"'%{ref}' is a number, not a tensor")
        return value

    def new_value(self, wanted: str, key: Key) -> Value:
        """Returns a new SSA value of the type of `key`."""
        kind = self.values.type_of(key)
        return Value(self.ssa_name(wanted), kind, self.values.is_buffer(key))

    def new_results(self, node: Node, keys: Sequence[Key]) -> tuple[str, list[Value]]:
        """Returns the left side of an operation that yields `keys`, and its values."""
        if not keys:
            return "", []
        name = self.ssa_name(node.name)
        values = []
        for i, key in enumerate(keys):
            part = name if len(keys) == 1 else f"{name}#{i}"
            values.append(Value(part, self.values.type_of(key), self.values.is_buffer(key)))
        return (f"{name} = " if len(keys) == 1 else f"{name}:{len(keys)} = "), values

    # Order

    def finish(self, node: Node, value: Value | Future | None) -> None:
        """Notes the SSA value that exists once `node` has run."""
        if value is not None:
            self._done[node.name] = value

    def done(self, node: Node) -> Value | Future | None:
        """Returns the SSA value that exists once `node` has run, if there is one."""
        return self._done.get(node.name)

    def after_clause(self, node: Node, extra: Sequence[Value] = ()) -> str:
        """Returns the `after` clause for the order that `node` asks for."""
        values: dict[str, str] = {value.name: value.type for value in extra}
        for ref in node.after:
            done = self._done.get(ref.name) or self._token(ref, node)
            values[done.name] = done.type
        if not values:
            return ""
        return f" after({', '.join(values)} : {', '.join(values.values())})"

    def _token(self, ref: Ref, user: Node) -> Value:
        """Writes a read of what `ref` wrote: a value to be ordered after."""
        before = self.program.by_name[ref.name]
        if not before.results and not before.writes:
            raise node_failure(user.name, f"is ordered after '%{ref}', which leaves no trace")
        buffer = self.read(self.values.key(ref, user, loose=True), user)
        token = Value(self.ssa_name(f"{ref.name}.done"), TensorType((0,), "i8"), False)
        attributes = f'{{comm.cost_ns = 0, comm.name = {quote(self.op_name(before, "done"))}}}'
        self.write(
            f'{token.name} = comm.compute "done"({buffer.name}) {attributes} : '
            f"({buffer.type}) -> {token.type}"
        )
        self._done[ref.name] = token
        return token

    # Text

    def write(self, line: str) -> None:
        self.lines.append(line)

    def attributes(self, node: Node) -> str:
        """Returns the attributes that every operation of `node` carries."""
        return spell_attributes(node.name, node.cost_ns)

    def write_view(self, node: Node, part: str | None, op: str, source: Value, to: Value) -> None:
        """Writes a view of `source`; `part` names it where `node` is more than it."""
        if part is None:
            attributes = self.attributes(node)
        else:
            free = 0 if node.cost_ns is not None else None
            attributes = spell_attributes(self.op_name(node, part), free)
        self.write(
            f"{to.name} = comm.view {quote(op)} {source.name} {attributes} : "
            f"{source.type} -> {to.type}"
        )

    def reshaped(self, node: Node, source: Value, kind: TensorType) -> Value:
        """Returns `source` in the shape of `kind`, by a view where it has another."""
        assert isinstance(source.kind, TensorType)
        if source.kind.shape == kind.shape:
            return source
        view = Value(
            self.ssa_name(f"{node.name}.reshape"),
            TensorType(kind.shape, source.kind.dtype),
            source.buffer,
        )
        self.write_view(node, "reshape", "reshape", source, view)
        return view


def spell_attributes(name: str, cost: int | float | None) -> str:
    """Returns an attribute dictionary with a name and, if known, a cost."""
    start = "" if cost is None else f"comm.cost_ns = {spell_number(cost)}, "
    return f"{{{start}comm.name = {quote(name)}}}"


def names(values: Sequence[Value]) -> str:
    return ", ".join(value.name for value in values)


def types(values: Sequence[Value]) -> str:
    return ", ".join(value.type for value in values)
