# SPDX-License-Identifier: Apache-2.0
"""A recorded program, whatever file format it came from.

A program is a list of nodes in the order in which they ran. Readers have
checked every name and every reference: a reference names an earlier node and,
where it has an index, a result of it.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

# What frameworks call an element type -> (its MLIR spelling, its bytes).
ELEMENT_TYPES: dict[str, tuple[str, int]] = {
    "f64": ("f64", 8),
    "f32": ("f32", 4),
    "f16": ("f16", 2),
    "bf16": ("bf16", 2),
    "f8e4m3fn": ("f8E4M3FN", 1),
    "f8e5m2": ("f8E5M2", 1),
    "i64": ("i64", 8),
    "i32": ("i32", 4),
    "i16": ("i16", 2),
    "i8": ("i8", 1),
    "i1": ("i1", 1),
    "u64": ("i64", 8),
    "u32": ("i32", 4),
    "u16": ("i16", 2),
    "u8": ("i8", 1),
    "c64": ("complex<f32>", 8),
    "c128": ("complex<f64>", 16),
}
_FRAMEWORK_NAMES = {
    "float64": "f64",
    "float32": "f32",
    "float16": "f16",
    "bfloat16": "bf16",
    "float8_e4m3fn": "f8e4m3fn",
    "float8_e5m2": "f8e5m2",
    "int64": "i64",
    "int32": "i32",
    "int16": "i16",
    "int8": "i8",
    "bool": "i1",
    "uint64": "u64",
    "uint32": "u32",
    "uint16": "u16",
    "uint8": "u8",
    "complex64": "c64",
    "complex128": "c128",
}
ELEMENT_TYPES |= {name: ELEMENT_TYPES[short] for name, short in _FRAMEWORK_NAMES.items()}


@dataclass(frozen=True)
class TensorType:
    """A shape and a framework's element type."""

    shape: tuple[int, ...]
    dtype: str

    @property
    def elements(self) -> int:
        return math.prod(self.shape)

    @property
    def bytes(self) -> int:
        return self.elements * ELEMENT_TYPES[self.dtype][1]

    @property
    def is_placeholder(self) -> bool:
        """Whether it is what Inductor gives a result that is no data of its own."""
        return self.shape == (0,) and self.dtype == "i8"


@dataclass(frozen=True)
class IndexType:
    """A number: an input that is no tensor."""

    bytes: int = 0
    is_placeholder: bool = False


ValueType = TensorType | IndexType


class Ref(NamedTuple):
    """A reference to a node, or to one of its results."""

    name: str
    index: int | None = None

    def __str__(self) -> str:
        return self.name if self.index is None else f"{self.name}#{self.index}"


class Kind(enum.Enum):
    INPUT = "input"
    COMPUTE = "compute"
    COLLECTIVE = "collective"
    WAIT = "wait"
    COPY = "copy"
    RESIZE = "resize"


@dataclass
class Node:
    """One recorded operation.

    `args` and `kwargs` hold JSON values in which references have become `Ref`.
    `aliases` has, for each result, what it is a view of, if anything.
    `reads_as` is what a reference to a node without results reads.
    """

    name: str
    kind: Kind
    op: str
    args: list[Any] = field(default_factory=list)
    kwargs: dict[str, Any] = field(default_factory=dict)
    results: list[ValueType] = field(default_factory=list)
    aliases: list[Ref | None] = field(default_factory=list)
    reads_as: Ref | None = None
    writes: list[Ref] = field(default_factory=list)
    after: list[Ref] = field(default_factory=list)
    group: str | None = None
    group_size: int | None = None
    reduction: str | None = None
    cost_ns: int | float | None = None
    bytes: int | None = None

    def operands(self) -> list[Ref]:
        """Returns the references among the arguments, in order."""
        return [*references(self.args), *references(self.kwargs)]


@dataclass(frozen=True)
class Group:
    """A process group."""

    name: str
    size: int
    ranks: tuple[int, ...] | None = None


@dataclass
class Program:
    """A recorded program; `nodes` is in the order in which it ran."""

    name: str
    about: str
    groups: dict[str, Group]
    nodes: list[Node]
    outputs: list[Ref]

    def __post_init__(self) -> None:
        self.by_name = {node.name: node for node in self.nodes}

    @property
    def states_costs(self) -> bool:
        return any(node.cost_ns is not None for node in self.nodes)


def references(value: Any) -> Iterator[Ref]:
    """Yields the references inside nested lists and objects, in order."""
    if isinstance(value, Ref):
        yield value
    elif isinstance(value, list):
        for element in value:
            yield from references(element)
    elif isinstance(value, dict):
        for element in value.values():
            yield from references(element)
