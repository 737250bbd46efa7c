# SPDX-License-Identifier: Apache-2.0
"""Typed access to JSON objects; every complaint says where it is."""

from __future__ import annotations

import math
from typing import Any

from .errors import ImportFailure
from .model import ELEMENT_TYPES, Ref, TensorType, ValueType

_TYPE_NAMES = {str: "a string", list: "a list", dict: "an object", int: "an integer"}


class Fields:
    """A JSON object with the place at which it stands."""

    def __init__(self, value: Any, place: str):
        if not isinstance(value, dict):
            raise ImportFailure(f"{place}: expected an object")
        self.value: dict[str, Any] = value
        self.place = place

    def fail(self, message: str) -> ImportFailure:
        return ImportFailure(f"{self.place}: {message}")

    def __contains__(self, key: str) -> bool:
        return self.value.get(key) is not None

    def get(self, key: str, expected: type, default: Any = None) -> Any:
        """Returns the value of an optional key, checked against a type."""
        value = self.value.get(key)
        if value is None:
            return default
        if not isinstance(value, expected) or (expected is int and isinstance(value, bool)):
            raise self.fail(f"'{key}' is not {_TYPE_NAMES[expected]}")
        return value

    def require(self, key: str, expected: type) -> Any:
        """Returns the value of a key that must be there."""
        value = self.get(key, expected)
        if value is None:
            raise self.fail(f"missing '{key}'")
        return value

    def strings(self, key: str) -> list[str]:
        """Returns an optional list of strings."""
        values = self.get(key, list, [])
        if not all(isinstance(value, str) for value in values):
            raise self.fail(f"'{key}' is not a list of strings")
        return values

    def cost(self, key: str) -> int | float | None:
        """Returns an optional cost: a number that is finite and not negative."""
        value = self.value.get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise self.fail(f"'{key}' is not a number")
        if value < 0 or not math.isfinite(value):
            raise self.fail(f"'{key}' is negative or not finite")
        if value >= 2**63:
            raise self.fail(f"'{key}' does not fit 64 bits")
        return value

    def count(self, key: str, least: int) -> int | None:
        """Returns an optional integer of at least `least`."""
        value = self.get(key, int)
        if value is not None and not least <= value < 2**63:
            raise self.fail(f"'{key}' is out of range: {value}")
        return value

    def results(self, key: str = "results") -> list[ValueType]:
        """Returns the types in an optional list of {shape, dtype}."""
        return [
            tensor_type(Fields(value, f"{self.place}: result {i}"))
            for i, value in enumerate(self.get(key, list, []))
        ]


def tensor_type(fields: Fields) -> TensorType:
    """Returns the type that {shape, dtype} states."""
    shape = fields.require("shape", list)
    for size in shape:
        if isinstance(size, bool) or not isinstance(size, int) or size < 0:
            raise fields.fail(f"size {size!r} is not a non-negative integer")
    dtype = fields.require("dtype", str)
    if dtype not in ELEMENT_TYPES:
        raise fields.fail(f"unknown dtype '{dtype}'")
    found = TensorType(tuple(shape), dtype)
    if found.bytes >= 2**63:
        raise fields.fail("more bytes than 64 bits can count")
    return found


def parse_reference(text: str) -> Ref:
    """Returns what "name", "%name" or "name#k" refers to."""
    text = text.removeprefix("%")
    name, mark, index = text.rpartition("#")
    if mark and index.isdecimal():
        return Ref(name, int(index))
    return Ref(text)


def parse_value(value: Any) -> Any:
    """Returns a JSON value with each "%name" turned into a reference."""
    if isinstance(value, str) and value.startswith("%"):
        return parse_reference(value)
    if isinstance(value, list):
        return [parse_value(element) for element in value]
    if isinstance(value, dict):
        return {key: parse_value(element) for key, element in value.items()}
    return value


class Names:
    """The nodes read so far: what a reference may name."""

    def __init__(self) -> None:
        self._results: dict[str, int] = {}

    def check_new(self, name: str, fields: Fields) -> None:
        if not name:
            raise fields.fail("its name is empty")
        if name in self._results:
            raise fields.fail("this name is taken by an earlier node")

    def define(self, name: str, results: int) -> None:
        self._results[name] = results

    def check(self, ref: Ref, fields: Fields) -> None:
        """Checks that a reference names an earlier node and a result of it."""
        if ref.name not in self._results:
            raise fields.fail(f"'%{ref}' names no earlier node")
        # A node without results stands for the buffers that it writes.
        results = self._results[ref.name]
        if ref.index is not None and results and ref.index >= results:
            raise fields.fail(f"'%{ref}' does not exist: '{ref.name}' has {results} results")
