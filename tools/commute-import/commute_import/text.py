# SPDX-License-Identifier: Apache-2.0
"""How types, names and attributes are spelt in MLIR."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .model import ELEMENT_TYPES, TensorType, ValueType

_ESCAPED = re.compile(r'[^ !#-\[\]-~]')
_NOT_IN_NAME = re.compile(r"[^A-Za-z0-9_$.]")


def quote(text: str) -> str:
    """Returns a string literal, other bytes than printable ASCII escaped."""
    if not _ESCAPED.search(text):
        return f'"{text}"'
    out = []
    for byte in text.encode("utf-8", "surrogatepass"):
        char = chr(byte)
        out.append(f"\\{byte:02X}" if byte > 126 or _ESCAPED.match(char) else char)
    return '"' + "".join(out) + '"'


def spell_number(value: int | float) -> str:
    """Returns an attribute of a number; the default types are i64 and f64."""
    if isinstance(value, int):
        return str(value)
    text = repr(float(value))
    mantissa, mark, exponent = text.partition("e")
    if "." not in mantissa:
        mantissa += ".0"
    return mantissa + mark + exponent


def spell_type(kind: ValueType, buffer: bool) -> str:
    """Returns the type of a value: a memref if it is a buffer, else a tensor."""
    if not isinstance(kind, TensorType):
        return "index"
    sizes = "".join(f"{size}x" for size in kind.shape)
    return f"{'memref' if buffer else 'tensor'}<{sizes}{ELEMENT_TYPES[kind.dtype][0]}>"


def spell_list(values: Iterable[int]) -> str:
    """Returns an array of integers."""
    return "[" + ", ".join(map(str, values)) + "]"


class NameTable:
    """Legal names, each given out once."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def unique(self, wanted: str, prefix: str) -> str:
        """Returns a name like `wanted` that starts with a letter or `_`.

        `prefix` is put in front where `wanted` starts with something else.
        """
        base = _NOT_IN_NAME.sub("_", wanted)
        if not base or not (base[0].isalpha() or base[0] == "_"):
            base = prefix + base
        name = base
        count = 0
        while name in self._taken:
            count += 1
            name = f"{base}_{count}"
        self._taken.add(name)
        return name
